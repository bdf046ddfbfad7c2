import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { query } from './client.ts';
import { createMember } from './crowd.ts';
import { FOLLOW_ORDER, ISSUE, type Issued, OPERATIONS } from './documents.ts';
import { inputOf } from './issuer.ts';
import type { Random } from './random.ts';

/** Number of operations done. */
export interface Traffic {
  /** All queries, subscriptions and mutations. */
  readonly operations: number;
  readonly orders: number;
  /** Orders whose subscription did not complete. */
  readonly unfinished: number;
}

const AT_ONCE = 12;
/** Wait between two operations of a client. */
const [SHORTEST_PAUSE_MS, LONGEST_PAUSE_MS] = [0, 40];
/** Time limit for a followed order. */
const LONGEST_FOLLOWING_MS = 60_000;

const WRONG = '{ nothingOfThisName }';

/** Clients that issue, follow, query, send errors and disconnect at random, for a while. */
export async function mixedTraffic(
  url: string,
  name: string,
  forMs: number,
  random: Random,
): Promise<Traffic> {
  let [operations, orders, unfinished] = [0, 0, 0];
  const until = performance.now() + forMs;

  const issueAndFollow = async (): Promise<void> => {
    orders += 1;
    const orderId = `${name}-${orders}`;
    await query<Issued>(url, ISSUE, { input: inputOf(orderId) });
    if (!(await isFollowedToEnd(url, orderId))) unfinished += 1;
  };
  const works: readonly (() => Promise<unknown>)[] = [
    issueAndFollow,
    () => query(url, OPERATIONS, { after: null }),
    () => query(url, ISSUE, { input: { ...inputOf('never'), kind: 'NONE' } }),
    () => query(url, WRONG, {}),
    () => cutOff(url, random.between(0, 50)),
  ];

  const client = async (choice: Random): Promise<void> => {
    while (performance.now() < until) {
      operations += 1;
      await choice.pick(works)();
      await sleep(choice.between(SHORTEST_PAUSE_MS, LONGEST_PAUSE_MS));
    }
  };
  await Promise.all(
    Array.from({ length: AT_ONCE }, (_, index) => client(random.fork(`${name} ${index}`))),
  );
  return { operations, orders, unfinished };
}

/** True if the service completed the subscription. */
async function isFollowedToEnd(url: string, orderId: string): Promise<boolean> {
  const client = connect(url);
  const timer = setTimeout(() => client.terminate(), LONGEST_FOLLOWING_MS);
  const items = client.iterate({ query: FOLLOW_ORDER, variables: { orderId, after: null } });
  try {
    for (;;) if ((await items.next()).done) return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
    await client.dispose();
  }
}

/** Follows everything for a moment, then cuts the connection. */
async function cutOff(url: string, afterMs: number): Promise<void> {
  const member = createMember(url, null);
  await member.connect();
  await sleep(afterMs);
  member.cut();
}

function connect(url: string): ReturnType<typeof createClient> {
  return createClient({
    url: `${url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
  });
}
