import { setTimeout as sleep } from 'node:timers/promises';
import { buyer, provisionedSeller } from '../../packages/simulator/src/seed/parties.ts';
import { chooseInstance, query } from './client.ts';
import { ISSUE, type Issued } from './documents.ts';
import type { Instance } from './instance.ts';
import type { Random } from './random.ts';
import { bankAccount, phone } from './secrets.ts';

/** Issuing of an order, as its client saw it. */
export interface Order {
  readonly orderId: string;
  /** True when the service said that it has the order. */
  accepted: boolean;
  /** Number of times that the client had to send it again. */
  repeats: number;
}

export interface Issuing {
  readonly instances: readonly Instance[];
  readonly random: Random;
  /** Told of every order just before it is sent for the first time. */
  readonly onOrder: (order: Order) => void;
  readonly onComplaint: (complaint: string) => void;
}

const RETRY_MS = 300;
/** Attempts to send an order of which it is unknown whether it was sent: three seconds. */
const LOOKS = 10;
/** The states in which the same input may yet send it. */
const OPEN = new Set(['SUBMITTED', 'NOT_SENT']);
const [SHORTEST_PAUSE_MS, LONGEST_PAUSE_MS] = [200, 800];

/**
 * A client that issues one order after the other until `stop` aborts. An order whose answer is lost or
 * invites to it is sent again, with the same number and input, as an app does; until `giveUp` aborts. So is
 * one that stands as not sent, or may soon.
 */
export async function issueOrders(
  name: string,
  issuing: Issuing,
  stop: AbortSignal,
  giveUp: AbortSignal,
): Promise<void> {
  for (let count = 1; !stop.aborted; count += 1) {
    const order: Order = { orderId: `${name}-${count}`, accepted: false, repeats: 0 };
    issuing.onOrder(order);
    for (let looks = 0; looks < LOOKS && !giveUp.aborted;) {
      const standing = await send(order.orderId, issuing);
      order.accepted ||= standing !== 'unheard';
      if (standing === 'settled') break;
      if (standing === 'open') looks += 1;
      order.repeats += 1;
      await sleep(RETRY_MS);
    }
    await sleep(issuing.random.between(SHORTEST_PAUSE_MS, LONGEST_PAUSE_MS));
  }
}

/**
 * The answer that a client has to its order: nothing that it could rely on; that the service has it,
 * and may yet find out that it was not sent; or that nothing is left to do.
 */
type Standing = 'unheard' | 'open' | 'settled';

async function send(
  orderId: string,
  { instances, random, onComplaint }: Issuing,
): Promise<Standing> {
  const url = chooseInstance(instances, random);
  const answer = url && (await query<Issued>(url, ISSUE, { input: inputOf(orderId) }));
  if (!answer) return 'unheard';
  const result = answer.data?.issueInvoice;
  // The platform may have taken it, which is being found out; the order stands in the journal.
  if (result?.outcome === 'OutcomeUnknownError') return 'settled';
  if (result?.outcome === 'Invoice') return OPEN.has(result.state ?? '') ? 'open' : 'settled';
  const isRetryable = result?.retryable ?? answer.errors?.[0]?.extensions?.retryable ?? false;
  if (!isRetryable) onComplaint(`order ${orderId} was answered ${JSON.stringify(answer)}`);
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
