import { globSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { STAGES } from '../../bench/peers/stages.ts';

const rooms = globSync([
  'src/',
  'src/**/',
  'packages/*/',
  'packages/*/src/**/',
  'packages/web/**/',
]).filter((folder) => !/generated|node_modules/.test(folder));

test.each(rooms)('%s has a README and at most 15 files', (folder) => {
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  expect(files.map(({ name }) => name)).toContain('README.md');
  expect(files.length).toBeLessThanOrEqual(15);
});

test("all paths of the benchmark's stages exist", () => {
  const paths = STAGES.flatMap(([, ...each]) => each).filter((path) => path.startsWith('src/'));
  expect(paths.length).toBeGreaterThan(10);
  expect(paths.filter((path) => globSync([path, `${path}*`]).length === 0)).toEqual([]);
});
