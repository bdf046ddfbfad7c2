import { type AuditLog, auditPageOf, placesOf } from '../audit-log.ts';
import { firstPlaceOf } from '../listing.ts';
import { runToEnd } from './batches.ts';
import type { Connection } from './connection.ts';
import { encodeName, type Keyspace } from './keyspace.ts';

/** The audit in Redis: a stream for each tenant, whose entries have their places as ids. */
export function openAuditLog(connection: Connection, keyspace: Keyspace): AuditLog {
  return {
    async append(tenant, batchId, records) {
      const places = records.flatMap(({ at, text }) => [firstPlaceOf(at), text]);
      await connection.script(
        'audit',
        keyspace.rootOf(tenant),
        encodeName(tenant),
        batchId,
        ...places,
      );
    },
    async list(tenant, query) {
      const { from, to } = placesOf(query);
      if (to < from) return auditPageOf([], query);
      const stream = `${keyspace.rootOf(tenant)}:audit:${encodeName(tenant)}`;
      const entries = await connection.run((client) =>
        client.xrevrange(stream, `${to}-0`, `${from}-0`, 'COUNT', query.first + 1),
      );
      const found = entries.map(([id, [, text = '']]) => ({
        place: Number(id.split('-')[0]),
        text,
      }));
      return auditPageOf(found, query);
    },
    async trim(before) {
      for (const root of keyspace.roots) {
        const tenants = await connection.run((client) => client.smembers(`${root}:audited`));
        for (const tenant of tenants)
          await runToEnd(connection, 'drop-audit', root, tenant, firstPlaceOf(before));
      }
    },
  };
}
