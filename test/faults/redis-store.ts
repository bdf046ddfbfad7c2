import { startRedis } from '../redis-server.ts';
import { layLine, type Line } from './line.ts';
import type { Outage } from './outages.ts';
import type { Random } from './random.ts';
import { redisPassword } from './secrets.ts';
import type { Store } from './store.ts';

/** A signal needs a moment to strike. */
const MARGIN_MS = 100;

/** Starts a Redis that keeps what it acknowledged, and for each instance a line to it of its own. */
export async function openRedisStore(instances: number, random: Random): Promise<Store> {
  const server = await startRedis(['--requirepass', redisPassword]);
  // A frozen server would outlive a run that was broken off.
  const breakOff = (): void => void server.kill();
  process.once('exit', breakOff);
  const lines: Line[] = [];
  for (let index = 0; index < instances; index += 1) {
    lines.push(await layLine(server.port, random.fork(`line ${index}`)));
  }
  const outages: Outage[] = [];
  let from = 0;
  return {
    env: (index) => ({
      REDIS_URL: `redis://:${redisPassword}@127.0.0.1:${lines[index]?.port}`,
      // An instance that is started into the longest freeze waits for its end.
      REDIS_CONNECT_TIMEOUT_SECONDS: '120',
    }),
    outages,
    async begin(fault) {
      if (fault.target === 'line') lines[fault.index]?.begin(fault.manner);
      else {
        if (fault.manner === 'freeze') server.freeze();
        else await server.kill();
        from = Date.now() + MARGIN_MS;
      }
    },
    async end(fault) {
      if (fault.target === 'line') {
        lines[fault.index]?.end(fault.manner);
        return;
      }
      const to = Date.now();
      if (fault.manner === 'freeze') server.thaw();
      else await server.start();
      outages.push({ from, to, backAt: Date.now() });
    },
    async [Symbol.asyncDispose]() {
      process.off('exit', breakOff);
      await Promise.all(lines.map((line) => line[Symbol.asyncDispose]()));
      await server.destroy();
    },
  };
}
