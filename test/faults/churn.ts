import { type Client, createClient } from 'graphql-ws';
import { Agent, fetch } from 'undici';
import { WebSocket } from 'ws';
import {
  type MeasuredService,
  type ServiceLevel,
  startMeasuredService,
} from './measured-service.ts';

/** Levels before and after rounds of subscriptions. */
export interface ChurnReport {
  /** Maximum growth of a round that left nothing behind. */
  readonly mostBytes: number;
  /** Before the first subscription. */
  readonly start: ServiceLevel;
  /** After an uncounted first round, then after each counted one. */
  readonly levels: readonly ServiceLevel[];
}

/** Maximum number of rounds. A leak grows in each; compiled code, and doubled tables, grow in some. */
const MOST_ROUNDS = 8;
/** Less than the size of one leaked subscription. */
const BYTES_PER_CYCLE = 400;

/** Fills caches and lets V8 compile the used code. */
const WARMING_UP = 500;
const AT_ONCE = 20;

const FOLLOW = `subscription ($orderId: String!) { invoiceUpdates(orderId: $orderId) { version } }`;

/** Growth of a round that left nothing behind. `noiseBytes`: its possible own growth. */
export function mostGrowth(cycles: number, noiseBytes: number): number {
  return noiseBytes + cycles * BYTES_PER_CYCLE;
}

/** True while each round grew by more, and before the first. */
export function growsAlways({
  levels,
  mostBytes,
}: Pick<ChurnReport, 'levels' | 'mostBytes'>): boolean {
  return growthsOf(levels).every((bytes) => bytes > mostBytes);
}

function growthsOf(levels: ChurnReport['levels']): readonly number[] {
  return levels.slice(1).map(({ heapBytes }, round) => heapBytes - (levels[round]?.heapBytes ?? 0));
}

/**
 * Subscribes and unsubscribes this many times per round, over all transports, and compares the
 * service's levels, until a round left nothing behind.
 */
export async function churn(
  cycles: number,
  env: Readonly<Record<string, string>> = {},
  noiseBytes = 0,
): Promise<ChurnReport> {
  await using service = await startMeasuredService(env);
  const start = await service.level();
  const mostBytes = mostGrowth(cycles, noiseBytes);
  await subscribeTimes(WARMING_UP, service);
  const levels = [await service.calmLevel(start)];
  while (growsAlways({ levels, mostBytes }) && levels.length <= MOST_ROUNDS) {
    await subscribeTimes(cycles, service);
    levels.push(await service.calmLevel(start));
  }
  return { mostBytes, start, levels };
}

/** Resources that a process holds only while measured; a leak has one for each of many cycles. */
const MOMENTARY_DESCRIPTORS = 4;

/**
 * Complaints about levels that did not return in the end; empty without a leak. Files are opened at their first
 * use: the baseline of descriptors is after the first round.
 */
export function leaksIn({ mostBytes, start, levels }: ChurnReport): readonly string[] {
  const end = levels.at(-1) ?? start;
  const warmedUp = levels[0] ?? start;
  return [
    ...(end.handles > start.handles ? [`handles: ${start.handles} to ${end.handles}`] : []),
    ...(end.descriptors > warmedUp.descriptors + MOMENTARY_DESCRIPTORS
      ? [`descriptors: ${warmedUp.descriptors} to ${end.descriptors}`]
      : []),
    ...(growsAlways({ levels, mostBytes })
      ? [`heap: ${growthsOf(levels).join(', ')} bytes more, round by round`]
      : []),
  ];
}

async function subscribeTimes(
  cycles: number,
  { url }: Pick<MeasuredService, 'url'>,
): Promise<void> {
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

/** Unsubscribes after the snapshot, which shows that the subscription has started. */
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
