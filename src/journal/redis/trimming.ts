import type { Argument, Connection } from './connection.ts';
import type { Keyspace } from './keyspace.ts';
import { listOf, numberOf } from './reply.ts';
import type { ScriptName } from './scripts.ts';

/** Removes what is too old; see `Journal.trim`. */
export type Trim = (updatesBefore: number, shrinkBefore: number) => Promise<void>;

/** Trims in many small steps: while a script runs, Redis serves nobody else. Several instances may trim at once. */
export function openTrim(connection: Connection, { roots }: Keyspace): Trim {
  async function repeat(
    name: ScriptName,
    root: string,
    ...args: readonly Argument[]
  ): Promise<void> {
    for (;;) {
      const [count, batch] = listOf(await connection.script(name, root, ...args)).map(numberOf);
      if ((count ?? 0) < (batch ?? 0)) return;
    }
  }

  return async (updatesBefore, shrinkBefore) => {
    for (const root of roots) {
      const tenants = await connection.run((client) => client.smembers(`${root}:tenants`));
      for (const tenant of tenants) await repeat('drop-updates', root, tenant, updatesBefore);
      await repeat('forget-receipts', root, updatesBefore);
      await repeat('shrink', root, shrinkBefore);
    }
  };
}
