import { createLog } from '../kernel/log/log.ts';
import { randomId } from '../kernel/ids.ts';
import { type ConnectionOptions, openConnection } from './connection.ts';

/** Resolves with the reason why Redis is of no use, or null if it is. Leaves no connection open. */
export async function findWhyAway(
  options: Pick<ConnectionOptions, 'url' | 'access' | 'connectTimeoutMs'>,
): Promise<string | null> {
  let reason = 'no answer';
  const log = {
    ...createLog('silent'),
    warn: (_message: string, fields?: object) => {
      const told: unknown = fields && Reflect.get(fields, 'reason');
      if (typeof told === 'string') reason = told;
    },
  };
  const connection = await openConnection({ ...options, newId: randomId, log });
  try {
    return connection.isThere ? null : reason;
  } finally {
    await connection.close();
  }
}
