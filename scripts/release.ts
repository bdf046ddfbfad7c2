/**
 * Writes a release into CHANGELOG.md and its notes into a file, and stores the schema as the released one:
 * `npm run release -- <version> <file>`. The workflow `.github/workflows/release.yml` calls it and does the rest.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { releaseUnreleased } from './changelog.ts';

const [version = '', notesFile] = process.argv.slice(2);
if (!/^\d+\.\d+\.\d+(-[0-9a-z.]+)?$/.test(version) || notesFile === undefined) {
  console.error('It takes a version, such as 1.2.0, and the file for its notes.');
  process.exit(1);
}
const day = new Date().toISOString().slice(0, 10);
try {
  const release = releaseUnreleased(await readFile('CHANGELOG.md', 'utf8'), version, day);
  await writeFile('CHANGELOG.md', release.changelog);
  await writeFile(notesFile, release.notes);
  await copyFile('schema/schema.graphql', 'schema/released.graphql');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
