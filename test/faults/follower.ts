import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { type Answer, chooseInstance } from './client.ts';
import { FOLLOW_ALL, FOLLOW_ORDER, type Item } from './documents.ts';
import type { Instance } from './instance.ts';
import type { Random } from './random.ts';

/** A received item, with its connection. */
export interface Received extends Item {
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** Number of the connection, to report what happened around a loss. */
  readonly connection: number;
  readonly url: string;
}

/** A subscriber that resumes after its last item, at any instance, after each cut. */
export interface Follower {
  /** The followed order; null: all. */
  readonly orderId: string | null;
  readonly received: readonly Received[];
  /** Number of cuts. */
  readonly cuts: () => number;
  /** True when the service has completed the subscription. */
  readonly isComplete: () => boolean;
}

export interface Following {
  readonly instances: readonly Pick<Instance, 'url'>[];
  readonly random: Random;
  /** The cursor to start after; null: with a snapshot, from now on. */
  readonly after: string | null;
  readonly onComplaint: (complaint: string) => void;
  readonly signal: AbortSignal;
}

const HANDSHAKE_MS = 2_000;
const PING_MS = 1_000;
const RETRY_MS = 150;

/** Follows one order to its end, or all until `signal` is aborted. */
export function follow(orderId: string | null, following: Following): Follower {
  const { instances, random, after, onComplaint, signal } = following;
  const received: Received[] = [];
  let cuts = 0;
  let connections = 0;
  let isComplete = false;

  async function connect(url: string): Promise<boolean> {
    connections += 1;
    const cursor = received.at(-1)?.cursor ?? after;
    for await (const { data, errors } of subscribe(url, orderId, cursor, signal)) {
      if (data) received.push({ ...data.item, at: Date.now(), connection: connections, url });
      else {
        const isRetryable = errors?.[0]?.extensions?.retryable ?? false;
        if (!isRetryable) onComplaint(`a subscription got ${JSON.stringify(errors)}`);
        return false;
      }
    }
    return !signal.aborted;
  }

  async function run(): Promise<void> {
    while (!signal.aborted && !isComplete) {
      const url = chooseInstance(instances, random);
      if (url !== null) {
        isComplete = await connect(url).catch(() => false);
        if (!isComplete) cuts += 1;
      }
      if (!isComplete) await sleep(RETRY_MS);
    }
    if (isComplete && orderId === null) onComplaint('the feed of all orders was completed');
  }

  void run();
  return { orderId, received, cuts: () => cuts, isComplete: () => isComplete };
}

/** The items of one connection. Returns when the service completes it; throws when it is cut. */
async function* subscribe(
  url: string,
  orderId: string | null,
  after: string | null,
  signal: AbortSignal,
): AsyncGenerator<Answer<{ item: Item }>> {
  let silence: NodeJS.Timeout | undefined;
  const client = createClient({
    url: `${url.replace('http', 'ws')}/graphql`,
    webSocketImpl: ImpatientSocket,
    retryAttempts: 0,
    connectionAckWaitTimeout: HANDSHAKE_MS,
    keepAlive: PING_MS,
    on: {
      ping: (isReceived) => {
        if (!isReceived) silence = setTimeout(() => client.terminate(), HANDSHAKE_MS);
      },
      pong: () => clearTimeout(silence),
      closed: () => clearTimeout(silence),
    },
  });
  // If the connection failed, its disposal fails too.
  const end = (): void => void Promise.resolve(client.dispose()).catch(() => undefined);
  signal.addEventListener('abort', end);
  try {
    const query = orderId === null ? FOLLOW_ALL : FOLLOW_ORDER;
    // The documents define `data`.
    yield* client.iterate({ query, variables: { orderId, after } }) as AsyncIterable<
      Answer<{ item: Item }>
    >;
  } finally {
    signal.removeEventListener('abort', end);
    end();
  }
}

/** A frozen instance accepts connections and never responds. */
class ImpatientSocket extends WebSocket {
  constructor(url: string, protocols?: string | string[]) {
    super(url, protocols, { handshakeTimeout: HANDSHAKE_MS });
  }
}
