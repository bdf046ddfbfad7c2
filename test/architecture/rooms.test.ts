import { globSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Folders whose rooms are still being tidied, each with all that is below it. */
const unfinished = [
  'packages/',
  'src/audit',
  'src/capabilities',
  'src/database',
  'src/documents',
  'src/graphql/followed',
  'src/graphql/lists',
  'src/journal',
  'src/kernel',
  'src/messenger',
  'src/server',
  'src/subjects',
];

const rooms = globSync(['src/', 'src/**/', 'packages/*/src/', 'packages/*/src/**/']).filter(
  (folder) =>
    !folder.includes('generated') && !unfinished.some((beginning) => folder.startsWith(beginning)),
);

test.each(rooms)('%s explains itself and holds at most 15 files', (folder) => {
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  expect(files.map(({ name }) => name)).toContain('README.md');
  expect(files.length).toBeLessThanOrEqual(15);
});
