import { setTimeout as sleep } from 'node:timers/promises';
import { chooseInstance, query } from './client.ts';
import { ISSUE, type Issued } from './documents.ts';
import type { Instance } from './instance.ts';
import { inputOf } from './issuer.ts';
import type { Random } from './random.ts';

/** An order, from its client's view. */
export interface LossyOrder {
  readonly orderId: string;
  /** Time of the service's first confirmation of the order, in milliseconds since the epoch. */
  acceptedAt: number | null;
}

export interface LossyClients {
  readonly orders: readonly LossyOrder[];
  /** Times at which orders were first accepted, in milliseconds since the epoch. */
  readonly acceptedAt: readonly number[];
  /** Stops new orders; resolves when no response is pending. */
  finish(): Promise<void>;
  /** Repeats each order until it gets a response. Returns those that stay unknown for long. */
  repeatAll(): Promise<readonly string[]>;
}

const ISSUERS = 6;
const RETRY_MS = 300;
/** Time limit for a response after the last failure. */
const LONGEST_REPEATING_MS = 30_000;
const [SHORTEST_PAUSE_MS, LONGEST_PAUSE_MS] = [50, 400];

/** Starts clients that issue one order after another, and repeat each until it gets a response. */
export function startLossyClients(instances: readonly Instance[], random: Random): LossyClients {
  const orders: LossyOrder[] = [];
  const acceptedAt: number[] = [];
  const stop = new AbortController();

  async function issue(name: string, choice: Random): Promise<void> {
    for (let count = 1; !stop.signal.aborted; count += 1) {
      const order: LossyOrder = { orderId: `${name}-${count}`, acceptedAt: null };
      orders.push(order);
      while (!stop.signal.aborted && order.acceptedAt === null) {
        if (await isAnswered(order.orderId, instances, choice)) {
          order.acceptedAt = Date.now();
          acceptedAt.push(order.acceptedAt);
        } else await sleep(RETRY_MS);
      }
      await sleep(choice.between(SHORTEST_PAUSE_MS, LONGEST_PAUSE_MS));
    }
  }

  const issuing = Array.from({ length: ISSUERS }, (_, index) =>
    issue(`client${index}`, random.fork(`issuer ${index}`)),
  );
  return {
    orders,
    acceptedAt,
    async finish() {
      stop.abort();
      await Promise.all(issuing);
    },
    async repeatAll() {
      const unanswered: string[] = [];
      const left = [...orders];
      const until = performance.now() + LONGEST_REPEATING_MS;
      const repeat = async (): Promise<void> => {
        for (let order = left.pop(); order !== undefined; order = left.pop()) {
          while (!(await isAnswered(order.orderId, instances, random))) {
            if (performance.now() > until) {
              unanswered.push(order.orderId);
              break;
            }
            await sleep(RETRY_MS);
          }
        }
      };
      await Promise.all(Array.from({ length: ISSUERS }, repeat));
      return unanswered;
    },
  };
}

/** True once the service reports that it has the order, or that it may have been sent. */
async function isAnswered(
  orderId: string,
  instances: readonly Instance[],
  random: Random,
): Promise<boolean> {
  const url = chooseInstance(instances, random);
  const answer = url && (await query<Issued>(url, ISSUE, { input: inputOf(orderId) }));
  const result = answer ? answer.data?.issueInvoice : undefined;
  if (result === undefined) return false;
  return result.outcome === 'Invoice' ? result.state !== 'NOT_SENT' : result.retryable === false;
}
