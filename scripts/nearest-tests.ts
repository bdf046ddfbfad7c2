import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { filesOf } from './sources.ts';

/** Files that assemble everything. Nearly every test imports them, so an import of them says nothing about a test's subject. */
const ASSEMBLIES = new Set(['src/app.ts', 'src/schema.ts', 'packages/simulator/src/index.ts']);
const SOURCES = [
  '{src,test,scripts,bench,schema,examples}/**/*.ts',
  'packages/*/src/**/*.{ts,tsx}',
];
const IMPORT = /\b(?:from|import)\s*\(?\s*'([^']+)'/g;
/** Test that follows every link of every document; it imports no document, but finds them on disk. */
const TEST_OF_DOCUMENTS = 'test/examples/pages.test.ts';
const PACKAGE = /^@fapiao-graph\/(\w+)(?:\/(\w+))?$/;

export interface Selection {
  /** Tests to run: the changed ones first, then the nearest. */
  readonly chosen: readonly string[];
  /** Number of other tests that import a changed file indirectly. */
  readonly left: number;
}

/**
 * Selects the tests nearest to the changed files: every changed test, then up to `limit` others. Near is a test that
 * names or imports a changed file, a test whose path shares words with it (`test/server/hub` with `src/server/hub`), and
 * then a test that imports it through others, by the number of files between.
 */
export async function nearestTests(
  changed: readonly string[],
  limit: number,
  slow: ReadonlySet<string>,
): Promise<Selection> {
  const texts = new Map<string, string>();
  for (const file of await filesOf(SOURCES, '.')) texts.set(file, await readFile(file, 'utf8'));
  const own = changed.filter(isTest);
  const distances = distancesFrom(changed, importersOf(texts));
  for (const [file, text] of texts)
    if (isTest(file) && changed.some((each) => isNamed(each, text))) distances.set(file, 1);
  if (changed.some((file) => file.endsWith('.md'))) distances.set(TEST_OF_DOCUMENTS, 1);
  for (const file of texts.keys()) {
    const shared = Math.max(0, ...changed.map((each) => sharedWords(file, each)));
    if (isTest(file) && shared > 0)
      distances.set(file, Math.min(distances.get(file) ?? Infinity, 2 - shared / 4));
  }
  const others = [...distances.keys()]
    .filter((file) => isTest(file) && !own.includes(file))
    .toSorted((a, b) => (distances.get(a) ?? 0) - (distances.get(b) ?? 0) || a.localeCompare(b));
  const near = others.filter((file) => !slow.has(file)).slice(0, limit);
  return { chosen: [...own, ...near], left: others.length - near.length };
}

function isTest(file: string): boolean {
  return file.endsWith('.test.ts');
}

/** True if the text of a test names a file that is no module, such as `compose.yaml` or `docs/sandbox.md`. */
function isNamed(file: string, text: string): boolean {
  return !/\.tsx?$/.test(file) && text.includes(`'${file}'`);
}

/**
 * Counts the words that two paths share: `server` and `hub` in `test/server/hub/hub.test.ts` and `src/server/hub/member.ts`.
 * The file's own name counts twice.
 */
function sharedWords(test: string, file: string): number {
  const words = new Set(wordsOf(file));
  const isNamesake = wordsOf(test).at(-1) === wordsOf(file).at(-1);
  return new Set(wordsOf(test).filter((word) => words.has(word))).size + Number(isNamesake);
}

function wordsOf(file: string): readonly string[] {
  return file
    .replace(/(\.test)?\.tsx?$/, '')
    .split('/')
    .filter((word) => !/^(src|test|packages|index|schema|capabilities)$/.test(word));
}

/** The importers of each file, by its path. */
function importersOf(texts: ReadonlyMap<string, string>): ReadonlyMap<string, readonly string[]> {
  const importers = new Map<string, string[]>();
  for (const [file, text] of texts)
    for (const [, specifier = ''] of text.matchAll(IMPORT)) {
      const imported = resolveImport(file, specifier);
      if (imported !== null) importers.set(imported, [...(importers.get(imported) ?? []), file]);
    }
  return importers;
}

function resolveImport(file: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return join(dirname(file), specifier);
  const [, name, part] = PACKAGE.exec(specifier) ?? [];
  if (name === undefined) return null;
  return join('packages', name, 'src', part ?? '', 'index.ts');
}

/** Searches breadth first; it passes through an assembly only if the assembly itself changed. */
function distancesFrom(
  changed: readonly string[],
  importers: ReadonlyMap<string, readonly string[]>,
): Map<string, number> {
  const distances = new Map(changed.map((file) => [file, 0]));
  for (const [file, distance] of distances) {
    if (distance > 0 && ASSEMBLIES.has(file)) continue;
    for (const importer of importers.get(file) ?? [])
      if (!distances.has(importer)) distances.set(importer, distance + 1);
  }
  return distances;
}
