import { globSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

const rooms = globSync([
  'src/',
  'src/**/',
  'packages/*/',
  'packages/*/src/**/',
  'packages/web/**/',
]).filter((folder) => !/generated|node_modules/.test(folder));

test.each(rooms)('%s explains itself and holds at most 15 files', (folder) => {
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  expect(files.map(({ name }) => name)).toContain('README.md');
  expect(files.length).toBeLessThanOrEqual(15);
});
