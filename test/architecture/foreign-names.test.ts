import { glob, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

/**
 * A name from outside must never become a member by assignment: `__proto__` would be none, and every object has a
 * `constructor` already. Such names are collected in a Map, or by `Object.fromEntries` and spreads, which define members;
 * the types of JSON are read-only, so that only these files assign to a name that they compute.
 */
const ASSIGNING: Readonly<Record<string, string>> = {
  'app/open-telemetry.ts': 'names of attributes, which are ours',
  'capabilities/forward-invoicing/wire/specific/lease.ts': 'names of a record',
  'capabilities/forward-invoicing/wire/specific/medical.ts': 'names of a record',
  'capabilities/verification/wire/printed.ts': 'names of a record',
  'graphql/kinds.ts': 'names of kinds',
  'kernel/ids.ts': 'places in bytes',
  'kernel/log.ts': 'names of fields of the log, which are ours',
  'kernel/lossless-json.ts': 'members that JSON.parse has defined, and places in lists',
  'kernel/metric-families.ts': 'places in a list',
  'messages/words.ts': 'names of the parameters of a message',
  'misspelt-settings.ts': 'places in a list',
  'platform/answer-files.ts': 'places in a list',
  'platform/record/choice.ts': 'names of a record',
  'platform/record/code-list.ts': 'names of a record',
  'platform/record/file-content.ts': 'names of a record',
  'platform/record/leaf.ts': 'names of a record',
  'platform/record/members.ts': 'names of a record',
  'platform/record/personal.ts': 'names of a record',
  'platform/record/record.ts': 'names of a record',
  'platform/record/scalars.ts': 'names of a record; members of `rest` are defined',
  'platform/record/scattered.ts': 'names of a record',
  'platform/record/side-by-side.ts': 'names of a record',
  'platform/record/unnamed-list.ts': 'names of a record',
  'sandbox/request-info.ts': 'places in a list',
  'server/operations.ts': 'members that JSON.parse has defined',
  'subjects/personal-data/sealed-snapshot.ts': 'JSON pointers, which begin with a slash',
};

const SOURCE = resolve(import.meta.dirname, '../../src');
const ASSIGNMENT = /[\w)\]]\[(?!['"\d])[^\]\n]+\]\s*(?:\?\?|\|\||&&|[+\-*/])?=(?![=>])/;
const DECLARATION = /^\s*(?:const|let|\/?\*|\/\/)/;

function assigns(text: string): boolean {
  return text.split('\n').some((line) => !DECLARATION.test(line) && ASSIGNMENT.test(line));
}

test('only known files assign to names that they compute', async () => {
  const found: string[] = [];
  for await (const file of glob('**/*.ts', { cwd: SOURCE })) {
    if (!file.startsWith('web/') && assigns(await readFile(join(SOURCE, file), 'utf8')))
      found.push(file);
  }
  expect(found.toSorted()).toEqual(Object.keys(ASSIGNING).toSorted());
});

test.each([
  ['  into[name] = value;', true],
  ['  (sinks[index] ??= open()).write(bytes);', true],
  ['  counts[bucket] += 1;', true],
  ['  if (a[b] === c) return;', false],
  ['  const [a] = list;', false],
  ["  holder['own'] = value;", false],
  ['  headers.map((name) => [name, given[name]]);', false],
])('%s assigns: %s', (line, does) => {
  expect(assigns(line)).toBe(does);
});
