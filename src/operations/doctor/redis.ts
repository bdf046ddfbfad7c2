import { type Check, note } from './check.ts';

/** Longer than a sound Redis takes, and no more than somebody waits for a line. */
const PATIENCE_MS = 5_000;

/** Redis, where it is set up: whether it can be reached. */
export const redisCheck: Check = {
  name: 'redis',
  async run({ redis }) {
    if (redis === null) return [];
    // Not at the head: a start without it needs no client.
    const { findWhyAway } = await import('../../messenger/examination.ts');
    const connectTimeoutMs = Math.min(redis.connectTimeoutMs, PATIENCE_MS);
    const reason = await findWhyAway({ ...redis, connectTimeoutMs });
    if (reason === null) return [];
    return [
      note(
        `Redis cannot be reached: ${reason}.`,
        'Updates of other instances come within a second, and each instance holds its share of the limits.',
        'See that Redis runs, that REDIS_URL names it with its password, and that this machine may reach it.',
      ),
    ];
  },
};
