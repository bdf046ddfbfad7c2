import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { schemaChanges } from '../../scripts/schema-changes.ts';

const SCRIPT = resolve(import.meta.dirname, '../../scripts/schema-diff.ts');

const RELEASED = `
  directive @wire(name: String!) on FIELD_DEFINITION
  scalar Decimal
  input By { name: String taxNumber: String }
  type Enterprise {
    "Its name."
    name: String! @wire(name: "company_name")
    capital: Decimal
  }
  type Query { enterprises(by: By!): [Enterprise!]! }
`;
const WITHOUT_NAME = RELEASED.replace('name: String! @wire(name: "company_name")', '');

/** A changelog with entries under Unreleased, and one of an earlier version. */
const changelog = (...entries: readonly string[]): string =>
  `# Changelog\n\n## Unreleased\n\n${entries.join('\n')}\n\n## 1.0.0\n\n- \`Enterprise.name\` was new.\n`;

test('an equal or extended schema has no change', async () => {
  expect(await schemaChanges(RELEASED, RELEASED, changelog())).toEqual([]);
  const more = `${RELEASED} type Added { member: Int } extend type Enterprise { added: Added }`;
  expect(await schemaChanges(RELEASED, more, changelog())).toEqual([]);
});

test('changes on which no document depends are none: descriptions, and informative directives', async () => {
  const now = RELEASED.replace('Its name.', 'How it is called.')
    .replace('company_name', 'companyName')
    .replace('scalar Decimal', 'scalar Decimal @specifiedBy(url: "https://a.example")');
  expect(await schemaChanges(RELEASED, now, changelog())).toEqual([]);
});

test.each<[where: string, isNamed: boolean, ...entries: string[]]>([
  ['nowhere', false],
  ['in another entry than its type', false, '- `Enterprise` is new.', '- `name` is gone.'],
  ['without the marks of code', false, '- Enterprise.name is gone.'],
  ['as a longer name', false, '- `Enterprise.nameInFull` is gone.'],
  ['of types with another ending', false, '- `…Invoice.name` is gone.'],
  ['in full', true, '- `Enterprise.name` is gone.'],
  [
    'in a row of a table',
    true,
    '| Before | Now |',
    '| --- | --- |',
    '| `Enterprise { name }` | gone |',
  ],
  ['over two lines', true, '- Of an `Enterprise` one thing', '  is gone, its `name`.'],
  ['of all types', true, '- `….name` is gone.'],
  ['of all types with its ending', true, '- `…prise.name` is gone.'],
])('a removed field that an entry names %s', async (_where, isNamed, ...entries) => {
  expect(await schemaChanges(RELEASED, WITHOUT_NAME, changelog(...entries))).toMatchObject([
    { path: 'Enterprise.name', isBreaking: true, isNamed },
  ]);
});

test('an argument is named with its field, without the root type', async () => {
  const now = RELEASED.replace('(by: By!)', '(by: By!, month: String!)');
  const path = 'Query.enterprises.month';
  expect(await schemaChanges(RELEASED, now, changelog('- `enterprises(month:)`'))).toMatchObject([
    { path, isBreaking: true, isNamed: true },
  ]);
  expect(await schemaChanges(RELEASED, now, changelog('- `truck(month:)`'))).toMatchObject([
    { path, isNamed: false },
  ]);
});

test('an input that now requires exactly one of its members is a change', async () => {
  const now = RELEASED.replace('input By', 'input By @oneOf');
  expect(await schemaChanges(RELEASED, now, changelog('- `By @oneOf`'))).toMatchObject([
    { path: 'By.@oneOf', isNamed: true },
  ]);
});

test('the check fails for a change missing in the changelog, until it is named or released', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'schema-diff-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await mkdir(join(folder, 'schema'));
  const write = (file: string, text: string): Promise<void> => writeFile(join(folder, file), text);
  const release = (): Promise<void> =>
    copyFile(join(folder, 'schema/schema.graphql'), join(folder, 'schema/released.graphql'));
  const run = (): Promise<Ended> => runIn(folder);

  await write('schema/schema.graphql', RELEASED);
  await write('CHANGELOG.md', changelog());
  await release();
  expect(await run()).toEqual({ code: 0, output: '' });

  await write('schema/schema.graphql', WITHOUT_NAME);
  const named = /^breaking  Enterprise\.name: Field 'name' was removed/;
  const refused = await run();
  expect(refused.code).toBe(1);
  expect(refused.output).toMatch(named);
  expect(refused.output).toMatch(/under Unreleased names `Enterprise\.name`/);

  await write('CHANGELOG.md', changelog('- `Enterprise.name` is gone.'));
  expect(await run()).toEqual({ code: 0, output: expect.stringMatching(named) as unknown });

  await release();
  expect(await run()).toEqual({ code: 0, output: '' });
});

interface Ended {
  readonly code: unknown;
  readonly output: string;
}

function runIn(cwd: string): Promise<Ended> {
  return new Promise((settle) => {
    execFile(process.execPath, [SCRIPT], { cwd }, (error, stdout, stderr) =>
      settle({ code: error?.code ?? 0, output: stdout + stderr }),
    );
  });
}
