import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { paths } from '../../packages/simulator/src/behaviours/index.ts';

/** The simulated platform has its paths from the documents, and shares no code with the endpoints of the service. */
test('the schema names the caller of each documented endpoint, and calls no other', async () => {
  const sdl = await readFile(join(import.meta.dirname, '../../schema/schema.graphql'), 'utf8');
  const called = [...sdl.matchAll(/@upstream\(path: "([^"]+)"/g)].map(([, path]) => path);
  expect(new Set(called)).toEqual(new Set(paths));
});
