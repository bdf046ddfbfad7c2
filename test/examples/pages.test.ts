import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { buildSchema, isEnumType } from 'graphql';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { errorCodes, requestErrorCodes } from '../../src/kernel/error-codes.ts';
import { allPages, readPage, ROOT, type Table } from './markdown.ts';

/** The dependency-cruiser rules that forbid imports. */
const rules = z.object({
  forbidden: z.array(
    z.object({
      name: z.string(),
      to: z.object({ pathNot: z.union([z.string(), z.array(z.string())]).default([]) }),
    }),
  ),
});

const pages = allPages();
const named = pages.map((page) => ({ path: page.path, page }));

test('the README has at most 150 lines', () => {
  expect(readPage('README.md').lines.length).toBeLessThanOrEqual(150);
});

test.each(named)('$path: its links have existing targets', ({ page }) => {
  const broken = page.links
    .filter(({ target }) => !/^[a-z]+:/.test(target))
    .filter(({ target }) => !leadsSomewhere(page.path, target))
    .map(({ line, target }) => `${page.path}:${line}: ${target}`);
  expect(broken).toEqual([]);
});

test('every page of docs/ can be reached from the README', () => {
  const reached = new Set<string>();
  const waiting = ['README.md'];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (reached.has(path) || !path.endsWith('.md')) continue;
    reached.add(path);
    const folder = dirname(path);
    for (const { target } of readPage(path).links)
      if (!/^([a-z]+:|#)/.test(target)) waiting.push(join(folder, target.replace(/#.*/, '')));
  }
  const lost = pages.map(({ path }) => path).filter((path) => !reached.has(path));
  // The README of a room is found by its folder; `src/README.md` lists the rooms.
  expect(lost.filter((path) => !/^(?:src|packages)\/.+\/README\.md$/.test(path))).toEqual([]);
});

test('each enum of states has a table, which codegen fills', () => {
  const schema = buildSchema(readFileSync(join(ROOT, 'schema/schema.graphql'), 'utf8'));
  const enums = Object.values(schema.getTypeMap())
    .filter((type) => isEnumType(type) && type.getValue('NOT_SENT') !== undefined)
    .map(({ name }) => name)
    // The states of all kinds together, each with its own table; and reasons, each explained by its state.
    .filter((name) => name !== 'OperationState' && name !== 'AttentionReason');
  const heads = new Set(pages.flatMap(({ tables }) => tables.map(({ rows }) => rows[0]?.[0])));
  expect(enums.filter((name) => !heads.has(`\`${name}\``))).toEqual([]);
});

test('the table of settings lists exactly the settings that are read', () => {
  // Read as text: the list is not exported, as no other code needs it.
  const source = readFileSync(join(ROOT, 'src/config/settings.ts'), 'utf8');
  const read = [...source.matchAll(/^ {2}([A-Z][A-Z_]+): \[/gm)].map(([, name = '']) => name);
  const table = tableOf('docs/operating/settings.md', 'Setting');
  expect(statesOf(table).toSorted()).toEqual(read.toSorted());
});

test('the tables of error codes list all codes, the same in both languages', () => {
  const inEnglish = statesOf(tableOf('docs/basics.md', '`code`'));
  expect(statesOf(tableOf('docs/basics.zh-CN.md', '`code`'))).toEqual(inEnglish);
  expect(inEnglish.toSorted()).toEqual(
    [...Object.keys(errorCodes), ...requestErrorCodes].toSorted(),
  );
});

test("the values to enter from the simulated platform's page exist in its data", () => {
  // A non-existent invoice is in the example that verifies it.
  const sources = globSync(['packages/simulator/src/**/*.ts', 'schema/operations/*.graphql'], {
    cwd: ROOT,
  });
  const data = sources.map((name) => readFileSync(join(ROOT, name), 'utf8')).join('\n');
  const cells = readPage('docs/sandbox.md').tables.flatMap(({ rows }) => rows.flat());
  const numbers = [...cells.join(' ').matchAll(/`([\dA-Z]{8,})`/g)];
  expect(numbers.length).toBeGreaterThan(30);
  expect(
    numbers.map(([, number = '']) => number).filter((number) => !data.includes(number)),
  ).toEqual([]);
});

test('names in the instructions of the pages exist in the schema', () => {
  const sdl = readFileSync(join(ROOT, 'schema/schema.graphql'), 'utf8');
  const names = new Set(sdl.match(/\w+/g));
  const readers = pages.filter(({ path }) =>
    /^(README|docs[/](basics|sandbox|guides[/].*))[.]md$/.test(path),
  );
  const unknown = readers.flatMap(({ path, lines, fences }) => {
    const shown = fences.map(({ text }) => text).join('\n');
    const prose = lines.filter((line) => !shown.includes(line)).join('\n');
    const told = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
    const camelCase = told.join(' ').match(/(?<![\w/.-])[a-z]+[A-Z]\w*/g) ?? [];
    return camelCase.filter((name) => !names.has(name)).map((name) => `${path}: ${name}`);
  });
  expect(unknown).toEqual([]);
});

test('the table of layers equals the import rules', () => {
  const told = tableOf('docs/architecture.md', 'Folder').rows.slice(2);
  const folders = told.map(([folder = '', , imports = '']) => [
    folder.replaceAll('`', ''),
    (imports.match(/`[\w/]+`/g) ?? []).map((name) => name.replaceAll('`', '')),
  ]);
  expect(Object.fromEntries(folders)).toEqual(mayImport());
});

test('the glossary has at most 28 words', () => {
  const rows = tableOf('docs/architecture.md', 'Word').rows.length - 2;
  expect(rows).toBeGreaterThan(10);
  expect(rows).toBeLessThanOrEqual(28);
});

/** Folders that each folder may import, besides itself, by dependency-cruiser's rules. */
function mayImport(): Record<string, string[]> {
  const load = createRequire(import.meta.url);
  const { forbidden } = rules.parse(load('../architecture/rules.cjs'));
  return Object.fromEntries(
    forbidden.flatMap(({ name, to: { pathNot } }) => {
      const folder = /^(.+)-imports-only-upward$/.exec(name)?.[1];
      if (folder === undefined) return [];
      const allowed = [pathNot]
        .flat()
        .flatMap(
          (path) => /^\^((?:src|packages)(?:\/\w+)+)\/(?:\(\?!.*\))?$/.exec(path)?.[1] ?? [],
        );
      return [[folder, allowed.filter((other) => other !== folder)] as const];
    }),
  );
}

function tableOf(path: string, firstCell: string): Table {
  const table = readPage(path).tables.find(({ rows }) => rows[0]?.[0] === firstCell);
  if (!table) throw new Error(`${path} has no table of ${firstCell}.`);
  return table;
}

/** All upper-case names in the first column. */
function statesOf({ rows }: Table): readonly string[] {
  return rows
    .slice(2)
    .flatMap(([first = '']) =>
      [...first.matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name = '']) => name),
    );
}

function leadsSomewhere(from: string, target: string): boolean {
  const [file = '', anchor] = target.split('#');
  const path = file === '' ? from : join(dirname(from), file);
  if (!existsSync(join(ROOT, path))) return false;
  if (anchor === undefined) return true;
  return !statSync(join(ROOT, path)).isDirectory() && readPage(path).anchors.has(anchor);
}
