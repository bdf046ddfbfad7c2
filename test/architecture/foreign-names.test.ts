import { glob, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

/**
 * An external name must never become a member by assignment: `__proto__` would be none, and every object has a
 * `constructor` already. Such names are collected in a Map, or by `Object.fromEntries` and spreads, which define members;
 * the types of JSON are read-only, so that only these files assign to a name that they compute.
 */
const ASSIGNING: Readonly<Record<string, string>> = {
  'packages/simulator/src/gateway/request-info.ts': 'places in a list',
  'src/app/tracing/open-telemetry.ts': 'names of attributes, which are ours',
  'src/capabilities/forward-invoicing/wire/specific/lease.ts': 'names of a record',
  'src/capabilities/forward-invoicing/wire/specific/index.ts': 'names of a record',
  'src/capabilities/truck-trace/wire.ts': 'names of a record',
  'src/capabilities/verification/wire/faces.ts': 'names of a record',
  'src/config/config.ts': 'places in a list',
  'src/graphql/followed/kinds.ts': 'names of kinds',
  'src/kernel/json/lossless-json.ts': 'members that JSON.parse has defined, and places in lists',
  'src/kernel/log/log.ts': 'names of fields of the log, which are ours',
  'src/messages/message.ts': 'names of the parameters of a message',
  'src/platform/client/envelope.ts': 'places in a list',
  'src/platform/record/field.ts': 'names of a record',
  'src/platform/record/leaves/code-list.ts': 'names of a record',

  'src/platform/record/leaves/scalars.ts': 'names of a record; members of `rest` are defined',
  'src/platform/record/members.ts': 'names of a record',
  'src/platform/record/personal.ts': 'names of a record',
  'src/platform/record/record.ts': 'names of a record',
  'src/platform/record/shapes/choice.ts': 'names of a record',
  'src/platform/record/shapes/file-content.ts': 'names of a record',
  'src/platform/record/shapes/received.ts': 'names of a record',
  'src/readings/pdf.ts': 'places in bytes',
  'src/server/body/multipart-operation.ts': 'members that JSON.parse has defined',
  'src/subjects/personal/personal-members.ts': 'JSON pointers, which begin with a slash',
};

const PROJECT = resolve(import.meta.dirname, '../..');
const ASSIGNMENT = /[\w)\]]\[(?!['"\d])[^\]\n]+\]\s*(?:\?\?|\|\||&&|[+\-*/])?=(?![=>])/;
const DECLARATION = /^\s*(?:const|let|\/?\*|\/\/)/;

function assigns(text: string): boolean {
  return text.split('\n').some((line) => !DECLARATION.test(line) && ASSIGNMENT.test(line));
}

test('only known files assign to computed names', async () => {
  const found: string[] = [];
  for await (const file of glob(['src/**/*.ts', 'packages/simulator/src/**/*.ts'], {
    cwd: PROJECT,
  })) {
    if (assigns(await readFile(join(PROJECT, file), 'utf8'))) found.push(file);
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
