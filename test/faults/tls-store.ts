import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeAuthority, tlsPort } from '../redis-authority.ts';
import { startRedis } from '../redis-server.ts';
import type { LossyStore } from './lossy-store.ts';
import type { Random } from './random.ts';
import { redisPassword } from './secrets.ts';

const INSTANCES = 3;
const MANNERS = ['killed', 'frozen', 'another certificate', 'a foreign certificate'] as const;
const [SHORTEST_MS, LONGEST_MS] = [500, 3_000];

/**
 * A Redis that takes TLS only, from clients with a certificate: killed, frozen, started with another certificate,
 * and started with one of an authority that nobody trusts.
 */
export async function openTlsStore(random: Random): Promise<LossyStore> {
  const folder = await mkdtemp(join(tmpdir(), 'fapiao-graph-tls-'));
  const authority = makeAuthority(folder);
  const client = await authority.signClient('client');
  const own = [await authority.signServer('first'), await authority.signServer('second')] as const;
  const foreignFolder = await mkdtemp(join(tmpdir(), 'fapiao-graph-tls-foreign-'));
  const foreign = await makeAuthority(foreignFolder).signServer('server');
  let presented = own[0];
  const listenOn = (port: number): readonly string[] => tlsPort(presented)(port);
  const server = await startRedis(['--requirepass', redisPassword], listenOn);
  // A frozen server would outlive a run that was broken off.
  const breakOff = (): void => void server.kill();
  process.once('exit', breakOff);
  const pause = (): Promise<void> => sleep(random.between(SHORTEST_MS, LONGEST_MS));
  const present = async (certificate: typeof presented): Promise<void> => {
    await server.kill();
    presented = certificate;
    await server.start();
  };

  return {
    instances: INSTANCES,
    env: () => ({
      REDIS_URL: `rediss://:${redisPassword}@127.0.0.1:${server.port}`,
      REDIS_CONNECT_TIMEOUT_SECONDS: '60',
      REDIS_CA_FILE: client.ca,
      REDIS_CERT_FILE: client.cert,
      REDIS_KEY_FILE: client.key,
    }),
    loses: 'what came last',
    seenAgainMs: 0,
    async lose() {
      switch (random.pick(MANNERS)) {
        case 'killed':
          await server.kill();
          await pause();
          return server.start();
        case 'frozen':
          server.freeze();
          await pause();
          return server.thaw();
        case 'another certificate':
          return present(presented === own[0] ? own[1] : own[0]);
        case 'a foreign certificate':
          await present(foreign);
          await pause();
          return present(own[0]);
      }
    },
    async [Symbol.asyncDispose]() {
      process.off('exit', breakOff);
      await server.destroy();
      for (const each of [folder, foreignFolder]) await rm(each, { recursive: true, force: true });
    },
  };
}
