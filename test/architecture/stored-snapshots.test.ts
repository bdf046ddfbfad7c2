import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { kinds } from '../../src/schema.ts';

test('all kinds have stored snapshots of an earlier release, and no kind with snapshots was removed', () => {
  const files = readdirSync(new URL('../subjects/stored-snapshots', import.meta.url));
  // CONTRIBUTING, "Add a kind", explains how to write a file; test/subjects/stored-snapshots.test.ts reads them.
  expect(files.toSorted()).toEqual([...kinds.keys()].map((kind) => `${kind}.json`).toSorted());
});
