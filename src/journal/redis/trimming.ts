import { runToEnd } from './batches.ts';
import type { Connection } from './connection.ts';
import type { Keyspace } from './keyspace.ts';

/** Removes what is too old; see `Journal.trim`. */
export type Trim = (updatesBefore: number, shrinkBefore: number) => Promise<void>;

/** Trims in many small steps. Several instances may trim at once. */
export function openTrim(connection: Connection, { roots }: Keyspace): Trim {
  return async (updatesBefore, shrinkBefore) => {
    for (const root of roots) {
      const tenants = await connection.run((client) => client.smembers(`${root}:tenants`));
      for (const tenant of tenants)
        await runToEnd(connection, 'drop-updates', root, tenant, updatesBefore);
      await runToEnd(connection, 'forget-receipts', root, updatesBefore);
      await runToEnd(connection, 'shrink', root, shrinkBefore);
    }
  };
}
