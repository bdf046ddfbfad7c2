import type { PoolClient } from 'pg';
import type { Log } from '../../kernel/log/log.ts';
import { patiently } from '../sql.ts';
import { openConnection } from './connection.ts';
import { checkSchema, migrate, readSchema, type Schema, scriptFrom } from './migrations.ts';

/** Dependencies of a command for the tables. */
interface UpgradeOptions {
  readonly url: string;
  readonly connectTimeoutMs: number;
  readonly log: Log;
}

/** Migrates the tables to the newest version. Resolves with their versions before and after. */
export async function upgrade(
  options: UpgradeOptions,
): Promise<{ readonly from: number; readonly to: number }> {
  const { before, after } = await withTables(options, async (found, client) => ({
    before: found,
    after: await migrate(client),
  }));
  checkSchema(after);
  return { from: before.version, to: after.version };
}

/** Script that `upgrade` would run; empty if nothing is missing. Changes nothing. */
export function upgradeScript(options: UpgradeOptions): Promise<string> {
  return withTables(options, ({ version }) => Promise.resolve(scriptFrom(version)));
}

async function withTables<Result>(
  { url, connectTimeoutMs, log }: UpgradeOptions,
  work: (found: Schema, client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const connection = openConnection({ url, connections: 1, log });
  const until = performance.now() + connectTimeoutMs;
  try {
    return await patiently(
      () => connection.together(async (client) => work(await readSchema(client), client)),
      until,
    );
  } finally {
    await connection.close();
  }
}
