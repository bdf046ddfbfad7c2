/**
 * Names the changes since the last release that can break a client, from `schema/released.graphql` to
 * `schema/schema.graphql`. Exits with 1 where the section Unreleased of CHANGELOG.md names one of them not: a
 * client has to read there what to do.
 */
import { readFile } from 'node:fs/promises';
import { schemaChanges } from './schema-changes.ts';

const [released, current, changelog] = await Promise.all([
  readFile('schema/released.graphql', 'utf8'),
  readFile('schema/schema.graphql', 'utf8'),
  readFile('CHANGELOG.md', 'utf8'),
]);
for (const change of await schemaChanges(released, current, changelog)) {
  const { path, message, isBreaking, isNamed } = change;
  console.log(`${isBreaking ? 'breaking ' : 'dangerous'} ${path}: ${message}`);
  if (isNamed) continue;
  console.error(`  no entry of CHANGELOG.md under Unreleased names \`${path}\``);
  process.exitCode = 1;
}
