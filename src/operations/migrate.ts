import { parseArgs } from 'node:util';
import { type Config, ConfigError } from '../config/config.ts';
import { createLog } from '../kernel/log/log.ts';

/**
 * Runs the command `migrate`: migrates the tables in PostgreSQL to the version of this service, or with `--print` returns the
 * statements. Throws for an unknown argument. Resolves with the text to print.
 */
export async function runMigrate(
  { database }: Pick<Config, 'database'>,
  words: readonly string[],
): Promise<string> {
  const { values } = parseArgs({
    args: [...words],
    options: { print: { type: 'boolean', default: false } },
  });
  if (database === null) {
    throw new ConfigError('DATABASE_URL must be set: a file is brought up to date at each start.');
  }
  const { upgrade, upgradeScript } = await import('../database/postgres/migrations.ts');
  const options = { ...database, log: createLog('silent') };
  if (values.print) return (await upgradeScript(options)) || '-- Nothing is missing.';
  const { from, to } = await upgrade(options);
  return from === to
    ? `The tables are of version ${to} already.`
    : `The tables were brought from version ${from} to ${to}.`;
}
