import { globSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Folders whose rooms are still being tidied, each with all that is below it. */
const unfinished = ['src/capabilities', 'src/graphql/followed', 'src/graphql/lists'];

const rooms = globSync([
  'src/',
  'src/**/',
  'packages/*/',
  'packages/*/src/**/',
  'packages/web/**/',
]).filter(
  (folder) =>
    !/generated|node_modules/.test(folder) &&
    !unfinished.some((beginning) => folder.startsWith(beginning)),
);

test.each(rooms)('%s explains itself and holds at most 15 files', (folder) => {
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  expect(files.map(({ name }) => name)).toContain('README.md');
  expect(files.length).toBeLessThanOrEqual(15);
});
