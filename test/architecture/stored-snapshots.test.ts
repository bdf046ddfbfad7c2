import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { kinds } from '../../src/schema.ts';

test('every kind has stored snapshots of an earlier release, and no kind is gone that has', () => {
  const files = readdirSync(new URL('../subjects/stored-snapshots', import.meta.url));
  // CONTRIBUTING, "Add a kind", says how a file is written; test/subjects/stored-snapshots.test.ts reads them.
  expect(files.toSorted()).toEqual([...kinds.keys()].map((kind) => `${kind}.json`).toSorted());
});
