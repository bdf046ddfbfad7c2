import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Client, createClient } from 'graphql-ws';
import { Agent, fetch } from 'undici';
import { WebSocket } from 'ws';
import { type Life, startNode } from './process.ts';

/** How much a service holds, as it says itself. */
export interface ServiceLevel {
  readonly heapBytes: number;
  /** Sockets, timers and whatever else keeps a process alive. */
  readonly handles: number;
}

export interface Level extends ServiceLevel {
  /** Connections to Redis, as that counts them. */
  readonly redisConnections: number;
}

/** Place of the service's journal. */
export interface ChurnStore {
  readonly env: Readonly<Record<string, string>>;
  countConnections(): Promise<number>;
}

const FILE: ChurnStore = { env: {}, countConnections: () => Promise.resolve(0) };

/** Messages of the service's process; any message to it asks for its levels. */
export type ServiceMessage =
  | { readonly type: 'listening'; readonly url: string }
  | ({ readonly type: 'level' } & ServiceLevel);

/** Levels around rounds of `cycles` subscriptions each. */
export interface ChurnReport {
  readonly cycles: number;
  /** Before the first subscription. */
  readonly start: Level;
  /** After a first round that isn't counted, then after each that is. */
  readonly levels: readonly Level[];
}

/**
 * A leak grows in every round; code that is compiled, and tables that are doubled, grow in some. So the
 * round that grew least is the one that counts.
 */
const ROUNDS = 4;
/** Less than what one subscription that is forgotten would hold. */
const BYTES_PER_CYCLE = 400;

/** Fills caches and lets the machine compile what is used. */
const WARMING_UP = 500;
const AT_ONCE = 20;
/** Connections that were cut are gone within it. */
const LONGEST_CALMING_MS = 20_000;

const FOLLOW = `subscription ($orderId: String!) { invoiceUpdates(orderId: $orderId) { version } }`;

/**
 * Subscribes and unsubscribes so many times a round, in all the ways there are, and compares what the
 * service holds.
 */
export async function churn(cycles: number, store = FILE): Promise<ChurnReport> {
  const folder = await mkdtemp(join(tmpdir(), 'fapiao-graph-churn-'));
  const life = startNode({
    args: ['--expose-gc', fileURLToPath(new URL('churn-process.ts', import.meta.url))],
    env: { PORT: '0', DATA_DIR: folder, ...store.env },
    onLine: () => {},
  });
  try {
    const listening = await hear(life);
    if (listening.type !== 'listening') throw new Error('The service says first where it is.');
    const start = await levelOf(life, store);
    await subscribeTimes(WARMING_UP, listening.url);
    const levels = [await calmLevel(life, store, start)];
    for (let round = 0; round < ROUNDS; round += 1) {
      await subscribeTimes(cycles, listening.url);
      levels.push(await calmLevel(life, store, start));
    }
    return { cycles, start, levels };
  } finally {
    await life.kill();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Complaints of levels that were not back in the end; empty when nothing leaks. */
export function leaksIn({ cycles, start, levels }: ChurnReport): readonly string[] {
  const end = levels.at(-1) ?? start;
  const growths = levels
    .slice(1)
    .map(({ heapBytes }, round) => heapBytes - (levels[round]?.heapBytes ?? 0));
  const leastGrowth = Math.min(...growths);
  return [
    ...(end.handles > start.handles ? [`handles: ${start.handles} to ${end.handles}`] : []),
    ...(end.redisConnections === start.redisConnections
      ? []
      : [`connections to Redis: ${start.redisConnections} to ${end.redisConnections}`]),
    ...(leastGrowth > cycles * BYTES_PER_CYCLE
      ? [`heap: ${growths.join(', ')} bytes more, round by round`]
      : []),
  ];
}

async function subscribeTimes(cycles: number, url: string): Promise<void> {
  const shared = connect(url);
  const agent = new Agent();
  let left = cycles;
  const work = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      const orderId = `order-${left}`;
      if (left % 10 === 0) await firstItem(connect(url), orderId, 'dispose');
      else if (left % 10 === 1) await firstEvent(url, orderId, agent);
      else await firstItem(shared, orderId, 'keep');
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await shared.dispose();
  await agent.destroy();
}

function connect(url: string): Client {
  return createClient({
    url: `${url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
  });
}

/** Unsubscribes after the snapshot, which says that the subscription stands. */
async function firstItem(client: Client, orderId: string, end: 'keep' | 'dispose'): Promise<void> {
  const items = client.iterate({ query: FOLLOW, variables: { orderId } });
  await items.next();
  await items.return?.();
  if (end === 'dispose') await client.dispose();
}

async function firstEvent(url: string, orderId: string, dispatcher: Agent): Promise<void> {
  const abort = new AbortController();
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ query: FOLLOW, variables: { orderId } }),
    signal: abort.signal,
    dispatcher,
  });
  await response.body?.getReader().read();
  abort.abort();
}

/** The level once no more handles are left than at the start, or none have gone for long enough. */
async function calmLevel(life: Life, store: ChurnStore, start: Level): Promise<Level> {
  const until = performance.now() + LONGEST_CALMING_MS;
  for (;;) {
    const level = await levelOf(life, store);
    if (level.handles <= start.handles || performance.now() > until) return level;
    await sleep(200);
  }
}

async function levelOf(life: Life, store: ChurnStore): Promise<Level> {
  const answer = hear(life);
  life.child.send('level');
  const level = await answer;
  if (level.type !== 'level') throw new Error('The service was asked for its level.');
  const { heapBytes, handles } = level;
  return { heapBytes, handles, redisConnections: await store.countConnections() };
}

async function hear({ child, ended }: Life): Promise<ServiceMessage> {
  const death = ended.then((how) => {
    throw new Error(`The service ended (${how}).`);
  });
  // The child sends nothing but these.
  const [message] = (await Promise.race([once(child, 'message'), death])) as [ServiceMessage];
  return message;
}
