import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isInterfaceType } from 'graphql';
import { expect, test } from 'vitest';
import { createSchema } from '../../src/schema.ts';

test('a test reaches every type with an id on every path', async () => {
  const schema = createSchema();
  const node = schema.getType('Node');
  if (!isInterfaceType(node)) throw new Error('There is no Node.');
  const files = await readdir('test', { recursive: true });
  const tests = await Promise.all(
    files
      .filter((name) => name.endsWith('.test.ts'))
      .map((name) => readFile(join('test', name), 'utf8')),
  );
  const reached = new Set(
    tests.flatMap((text) =>
      [...text.matchAll(/sameOnEveryPath\(\s*\w+,\s*'(\w+)'/g)].map(([, name]) => name),
    ),
  );
  const missing = schema.getPossibleTypes(node).filter(({ name }) => !reached.has(name));
  expect(missing.map(({ name }) => name)).toEqual([]);
});
