import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { type RedisServer, startRedis, startSentinel } from '../redis-server.ts';
import { layLaggingLine, type LaggingLine } from './lagging-line.ts';
import type { LossyStore } from './lossy-store.ts';
import type { Random } from './random.ts';
import { redisPassword } from './secrets.ts';

interface Member {
  readonly server: RedisServer;
  readonly line: LaggingLine;
}

const LOGIN = ['--requirepass', redisPassword, '--masterauth', redisPassword];
/** Replicas behind by more than what a claim is given to be confirmed, and by less. */
const LONGEST_LAG_MS = 2_200;
/** So long orders meet the lag before the master goes. */
const LAGGING_MS = 2_500;
/** When a claim counts as left behind, and an idle tracker's next look. */
const SEEN_AGAIN_MS = 12_000;
const LONGEST_TAKING_OVER_MS = 20_000;
/** Sentinel's patience with a master that says nothing: on a busy machine one that is alive may not for seconds. */
const PATIENT_MS = 15_000;
const IMPATIENT_MS = 500;

/** Starts a master, a replica that lags behind, and a Sentinel that lets it take over. */
export async function openSentinelStore(random: Random): Promise<LossyStore> {
  const opened = new AsyncDisposableStack();
  const members: Member[] = [];
  for (let index = 0; index < 2; index += 1) members.push(await startMember(opened));
  const [first, second] = members;
  if (!first || !second) throw new Error('two members were started');
  await within(LONGEST_TAKING_OVER_MS, () => follows(second, first));
  let [master, replica] = [first, second];
  const lines = [
    `sentinel down-after-milliseconds main ${PATIENT_MS}`,
    'sentinel failover-timeout main 3000',
    `sentinel auth-pass main ${redisPassword}`,
  ];
  const sentinel = await startSentinel(first.line, lines);
  opened.defer(() => sentinel.destroy());
  const watching = new Redis(sentinel.port, '127.0.0.1');
  opened.defer(() => watching.disconnect());
  watching.on('error', ignore);
  const waitAtMost = (ms: number): Promise<unknown> =>
    watching.call('SENTINEL', 'SET', 'main', 'down-after-milliseconds', ms);
  const isMaster = async ({ line }: Member): Promise<boolean> => {
    const address = await watching.call('SENTINEL', 'GET-MASTER-ADDR-BY-NAME', 'main');
    return Array.isArray(address) && address[1] === String(line.port);
  };
  const knowsReplica = async (): Promise<boolean> => {
    const known = await watching.call('SENTINEL', 'REPLICAS', 'main');
    return JSON.stringify(known).includes('"master-link-status","ok"');
  };

  return {
    instances: 3,
    env: () => ({
      REDIS_URL: `redis+sentinel://:${redisPassword}@127.0.0.1:${sentinel.port}/main`,
      REDIS_CONNECT_TIMEOUT_SECONDS: '60',
    }),
    loses: 'what came last',
    seenAgainMs: SEEN_AGAIN_MS,
    async lose() {
      const [old, next] = [master, replica];
      await within(LONGEST_TAKING_OVER_MS, knowsReplica);
      old.line.lag(random.between(0, LONGEST_LAG_MS));
      await sleep(LAGGING_MS);
      await old.server.kill();
      await waitAtMost(IMPATIENT_MS);
      await within(LONGEST_TAKING_OVER_MS, () => isMaster(next));
      await waitAtMost(PATIENT_MS);
      old.line.lag(0);
      await old.server.start();
      // On a busy machine Sentinel may change its mind meanwhile, and let the old one lead again.
      await within(LONGEST_TAKING_OVER_MS, async () => {
        const [leader, follower] = (await isMaster(next)) ? [next, old] : [old, next];
        [master, replica] = [leader, follower];
        return follows(follower, leader);
      });
    },
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  };
}

async function startMember(opened: AsyncDisposableStack): Promise<Member> {
  const line = opened.use(await layLaggingLine());
  const announced = ['--replica-announce-ip', '127.0.0.1', '--replica-announce-port'];
  const server = await startRedis([
    ...LOGIN,
    ...announced,
    String(line.port),
    '--repl-diskless-sync-delay',
    '0',
  ]);
  opened.defer(() => server.destroy());
  line.leadTo(server.port);
  return { server, line };
}

/** Makes one member the replica of another; true when it has all that the other has. */
async function follows({ server }: Member, { line }: Member): Promise<boolean> {
  const client = new Redis(server.port, '127.0.0.1', { password: redisPassword });
  client.on('error', ignore);
  try {
    const standing = await client.info('replication');
    if (standing.includes(`master_port:${line.port}\r`))
      return standing.includes('master_link_status:up');
    await client.replicaof('127.0.0.1', line.port);
    return false;
  } finally {
    client.disconnect();
  }
}

async function within(ms: number, isSo: () => Promise<boolean>): Promise<void> {
  const until = performance.now() + ms;
  while (!(await isSo())) {
    if (performance.now() > until)
      throw new Error('the servers and their Sentinel did not come to an end');
    await sleep(50);
  }
}

/** A server that goes away is what this is about; the client comes back by itself. */
function ignore(): void {}
