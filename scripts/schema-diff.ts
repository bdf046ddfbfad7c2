/**
 * Names the changes since the last release that can break a client, from `schema/released.graphql` to
 * `schema/schema.graphql`. Exits with 1 where the section Unreleased of CHANGELOG.md names one of them not: a
 * client has to read there what to do.
 *
 * `node scripts/schema-diff.ts --release` is the step of a release that makes the schema of now the released one.
 */
import { copyFile, readFile } from 'node:fs/promises';
import { schemaChanges } from './schema-changes.ts';

const RELEASED = 'schema/released.graphql';
const CURRENT = 'schema/schema.graphql';

async function compare(): Promise<void> {
  const [released, current, changelog] = await Promise.all([
    readFile(RELEASED, 'utf8'),
    readFile(CURRENT, 'utf8'),
    readFile('CHANGELOG.md', 'utf8'),
  ]);
  const changes = await schemaChanges(released, current, changelog);
  for (const { path, message, isBreaking, isNamed } of changes) {
    console.log(`${isBreaking ? 'breaking ' : 'dangerous'} ${path}: ${message}`);
    if (isNamed) continue;
    console.error(`  no entry of CHANGELOG.md under Unreleased names \`${path}\``);
    process.exitCode = 1;
  }
}

await (process.argv.includes('--release') ? copyFile(CURRENT, RELEASED) : compare());
