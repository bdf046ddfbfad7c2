import { setTimeout as sleep } from 'node:timers/promises';
import { chooseInstance, query } from './client.ts';
import { ISSUE, type Issued } from './documents.ts';
import type { Instance } from './instance.ts';
import { inputOf } from './issuer.ts';
import type { Random } from './random.ts';

/** An order, as its client saw it go. */
export interface LossyOrder {
  readonly orderId: string;
  /** When the service said for the first time that it has the order, in milliseconds since the epoch. */
  acceptedAt: number | null;
}

export interface LossyClients {
  readonly orders: readonly LossyOrder[];
  /** When orders were accepted for the first time, in milliseconds since the epoch. */
  readonly acceptedAt: readonly number[];
  /** No more orders; resolves when nobody waits for an answer any more. */
  finish(): Promise<void>;
  /** Sends every order once more, until it is answered. Answers those of which nobody knows after long. */
  repeatAll(): Promise<readonly string[]>;
}

const ISSUERS = 6;
const RETRY_MS = 300;
/** Until then an answer must have come, when nothing fails any more. */
const LONGEST_REPEATING_MS = 30_000;
const [SHORTEST_PAUSE_MS, LONGEST_PAUSE_MS] = [50, 400];

/** Starts clients that issue one order after the other, and send each again until it is answered. */
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

/** True once the service says that it has the order, or that it may have been sent. */
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
