import { Redis } from 'ioredis';
import { expect, onTestFinished, test, vi } from 'vitest';
import { findWhyAway } from '../../src/messenger/messenger.ts';
import { createLog } from '../../src/kernel/log/log.ts';
import { startRedis } from '../redis-server.ts';
import { openAccess, openMessengerForTest } from './messenger.ts';

const WINDOW = { number: 1, lengthMs: 60_000, units: 1_000_000 };
const CALLS = 500;
/** A new connection is checked, and so is the old one every second. */
const MOST_CONNECTIONS = 10;

test.each([
  ['READONLY', ['REPLICAOF', '127.0.0.1', '1'], ['REPLICAOF', 'NO', 'ONE']],
  ['OOM', ['CONFIG', 'SET', 'maxmemory', '1'], ['CONFIG', 'SET', 'maxmemory', '0']],
  [
    'NOREPLICAS',
    ['CONFIG', 'SET', 'min-replicas-to-write', '1'],
    ['CONFIG', 'SET', 'min-replicas-to-write', '0'],
  ],
])(
  'a Redis that rejects writes with %s counts as away until it takes them, with one line for each change',
  async (reason, [begin = '', ...beginning], [end = '', ...ending]) => {
    const server = await startRedis();
    onTestFinished(() => server.destroy());
    const operator = new Redis(server.port, '127.0.0.1');
    onTestFinished(() => operator.disconnect());
    const connections = async (): Promise<number> =>
      Number(/total_connections_received:(\d+)/.exec(await operator.info('stats'))?.[1]);
    const lines: string[] = [];
    const log = createLog('info', { write: (line) => void lines.push(line) });
    const messenger = await openMessengerForTest(server.url, { log });
    const take = (): Promise<unknown> => messenger.take('units', WINDOW, 1);
    await take();

    await operator.call(begin, ...beginning);
    const before = await connections();
    const until = performance.now() + 2_000;
    let calls = 0;
    while (calls < CALLS || performance.now() < until) {
      await expect(take()).rejects.toThrow('Redis cannot be reached');
      calls += 1;
      await new Promise(setImmediate);
    }
    expect(messenger.isThere).toBe(false);
    expect(lines).toEqual([expect.stringContaining(`"reason":"${reason}"`)]);
    expect((await connections()) - before).toBeLessThan(MOST_CONNECTIONS);
    const options = { url: server.url, access: openAccess, connectTimeoutMs: 500 };
    expect(await findWhyAway(options)).toBe(reason);

    await operator.call(end, ...ending);
    await vi.waitUntil(() => messenger.isThere, { timeout: 60_000 });
    await take();
    expect(lines).toEqual([expect.any(String), expect.stringContaining('Redis is in use again')]);
    expect(await findWhyAway(options)).toBe(null);
  },
);
