import { follow, type Follower } from './follower.ts';
import type { Instance } from './instance.ts';
import { issueOrders, type Order } from './issuer.ts';
import type { Random } from './random.ts';

/** The clients of a run: they issue orders, follow each of them, and follow everything. */
export interface Workload {
  readonly orders: readonly Order[];
  readonly followers: readonly Follower[];
  readonly complaints: readonly string[];
  /** Ends the issuers, each of which has had an order taken by the platform then, or `graceMs` have passed. */
  finish(graceMs: number): Promise<void>;
  /** Disconnects all clients. */
  end(): void;
}

export interface WorkloadOptions {
  readonly instances: readonly Instance[];
  readonly random: Random;
  /** The journal's beginning, after which every follower starts. */
  readonly after: string;
}

const ISSUERS = 4;
const FEEDS = 4;

/** Starts the clients. */
export function startWorkload({ instances, random, after }: WorkloadOptions): Workload {
  const orders: Order[] = [];
  const followers: Follower[] = [];
  const complaints: string[] = [];
  const stop = new AbortController();
  const giveUp = new AbortController();
  const hangUp = new AbortController();

  const onComplaint = (complaint: string): void => void complaints.push(complaint);
  const begin = (orderId: string | null, name: string): void => {
    followers.push(
      follow(orderId, {
        instances,
        random: random.fork(name),
        after,
        onComplaint,
        signal: hangUp.signal,
      }),
    );
  };
  for (let feed = 0; feed < FEEDS; feed += 1) begin(null, `feed ${feed}`);
  const issuers = Array.from({ length: ISSUERS }, (_, issuer) =>
    issueOrders(
      `client${issuer}`,
      {
        instances,
        random: random.fork(`issuer ${issuer}`),
        onOrder(order) {
          orders.push(order);
          begin(order.orderId, order.orderId);
        },
        onComplaint,
      },
      stop.signal,
      giveUp.signal,
    ),
  );
  return {
    orders,
    followers,
    complaints,
    async finish(graceMs) {
      stop.abort();
      const timer = setTimeout(() => giveUp.abort(), graceMs);
      await Promise.all(issuers);
      clearTimeout(timer);
    },
    end: () => hangUp.abort(),
  };
}
