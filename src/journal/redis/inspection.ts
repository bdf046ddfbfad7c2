import { Cluster } from 'ioredis';
import type { Log } from '../../kernel/log.ts';
import type { Client } from './client.ts';

/** Settings of the server on which a promise of the journal rests, and what breaks without it. */
const needed = [
  ['appendonly', 'yes', 'what was acknowledged is lost when Redis ends'],
  [
    'appendfsync',
    'always',
    'the last second of what was acknowledged is lost when its machine ends',
  ],
  ['maxmemory-policy', 'noeviction', 'orders are forgotten when its memory is full'],
] as const;

/**
 * Says in the log which settings of the servers endanger what was acknowledged. Many hosted ones
 * refuse to show them; that is said too, and is no reason not to start.
 */
export async function inspect(client: Client, log: Log): Promise<void> {
  const servers = client instanceof Cluster ? client.nodes('master') : [client];
  for (const server of servers) {
    for (const [setting, wanted, harm] of needed) {
      try {
        const [, value] = await server.config('GET', setting);
        if (value === wanted) continue;
        log.warn(`Redis is set up with ${setting} other than ${wanted}: ${harm}`);
      } catch {
        return log.info(
          'Redis does not show its settings; see that nothing acknowledged gets lost',
        );
      }
    }
  }
}
