import { setTimeout as sleep } from 'node:timers/promises';
import { buyer, provisionedSeller } from '../../packages/simulator/src/seed/parties.ts';
import { chooseInstance, query } from './client.ts';
import { ISSUE, type Issued } from './documents.ts';
import type { Instance } from './instance.ts';
import type { Random } from './random.ts';
import { bankAccount, phone } from './secrets.ts';

/** Issuing of an order, from its client's view. */
export interface Order {
  readonly orderId: string;
  /** True when the service has reported that it has the order. */
  accepted: boolean;
  /** Number of repeats by the client. */
  repeats: number;
}

export interface Issuing {
  readonly instances: readonly Instance[];
  readonly random: Random;
  /** Called with each order just before it is sent for the first time. */
  readonly onOrder: (order: Order) => void;
  readonly onComplaint: (complaint: string) => void;
}

const RETRY_MS = 300;
/** Time for which an order is repeated that may not have been sent, by slow responses as by fast ones. */
const LONGEST_OPEN_MS = 3_000;
/** States in which the same input may still send it. */
const OPEN = new Set(['SUBMITTED', 'NOT_SENT']);
const [SHORTEST_PAUSE_MS, LONGEST_PAUSE_MS] = [200, 800];

/**
 * A client that issues one order after another until `stop` aborts, and at least until the platform has taken one of
 * them: on a slow machine, faults follow each other faster than an instance starts. An order whose response is lost or
 * invites a repeat is sent again, with the same number and input, like an app does, until `giveUp` aborts. The same
 * applies to an order that is, or may soon be, NOT_SENT.
 */
export async function issueOrders(
  name: string,
  issuing: Issuing,
  stop: AbortSignal,
  giveUp: AbortSignal,
): Promise<void> {
  let taken = 0;
  const isDone = (): boolean => giveUp.aborted || (stop.aborted && taken > 0);
  for (let count = 1; !isDone(); count += 1) {
    const order: Order = { orderId: `${name}-${count}`, accepted: false, repeats: 0 };
    issuing.onOrder(order);
    let openUntil = Infinity;
    while (performance.now() < openUntil && !giveUp.aborted) {
      const standing = await send(order.orderId, issuing);
      order.accepted ||= standing !== 'unheard';
      if (standing === 'taken') taken += 1;
      if (standing === 'taken' || standing === 'unknown') break;
      if (standing === 'open') openUntil = Math.min(openUntil, performance.now() + LONGEST_OPEN_MS);
      order.repeats += 1;
      await sleep(RETRY_MS);
    }
    await sleep(issuing.random.between(SHORTEST_PAUSE_MS, LONGEST_PAUSE_MS));
  }
}

/**
 * The client's knowledge of its order: nothing reliable; the service has it, and may still find that it was not sent;
 * the platform may have it, which is being polled; or the platform has it.
 */
type Standing = 'unheard' | 'open' | 'unknown' | 'taken';

async function send(
  orderId: string,
  { instances, random, onComplaint }: Issuing,
): Promise<Standing> {
  const url = chooseInstance(instances, random);
  const answer = url && (await query<Issued>(url, ISSUE, { input: inputOf(orderId) }));
  if (!answer) return 'unheard';
  const result = answer.data?.issueInvoice;
  if (result?.outcome === 'OutcomeUnknownError') return 'unknown';
  if (result?.state === 'OUTCOME_UNKNOWN') return 'unknown';
  if (result?.outcome === 'Invoice') return OPEN.has(result.state ?? '') ? 'open' : 'taken';
  const isRetryable = result?.retryable ?? answer.errors?.[0]?.extensions?.retryable ?? false;
  if (!isRetryable) onComplaint(`order ${orderId} got ${JSON.stringify(answer)}`);
  return 'unheard';
}

/** The order with this number. */
export function inputOf(orderId: string): object {
  const { name, taxNumber, drawers } = provisionedSeller;
  return {
    orderId,
    kind: 'GENERAL',
    seller: { name, taxNumber, phone, bankAccount },
    buyer: { enterprise: buyer },
    drawer: drawers[0],
    lines: [
      {
        itemName: '网络交换机',
        taxClassificationCode: '1090511010000000000',
        taxRate: '0.13',
        amountWithTax: '113.00',
      },
    ],
  };
}
