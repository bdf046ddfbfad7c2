/**
 * Lists the changes from `schema/released.graphql` to `schema/schema.graphql` that can break a client. Exits with 1 if the
 * section Unreleased of CHANGELOG.md omits one of them, as clients read there how to adapt.
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
