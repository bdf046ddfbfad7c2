import { setTimeout as sleep } from 'node:timers/promises';
import { buyer, provisionedSeller } from '../../src/sandbox/seed/parties.ts';
import { chooseInstance, query } from './client.ts';
import { ISSUE, type Issued } from './documents.ts';
import type { Instance } from './instance.ts';
import type { Random } from './random.ts';
import { bankAccount, phone } from './secrets.ts';

/** How the issuing of an order went, as its client saw it. */
export interface Order {
  readonly orderId: string;
  /** True when the service said that it has the order. */
  accepted: boolean;
  /** How often the client had to send it again. */
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
const [SHORTEST_PAUSE_MS, LONGEST_PAUSE_MS] = [200, 800];

/**
 * A client that issues one order after the other until `stop` aborts. An order whose answer is lost or
 * invites to it is sent again, with the same number and input, as an app does; until `giveUp` aborts.
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
    while (!order.accepted && !giveUp.aborted) {
      order.accepted = await send(order.orderId, issuing);
      if (order.accepted) break;
      order.repeats += 1;
      await sleep(RETRY_MS);
    }
    await sleep(issuing.random.between(SHORTEST_PAUSE_MS, LONGEST_PAUSE_MS));
  }
}

/** True when the service has the order; false when it is to be sent again. */
async function send(
  orderId: string,
  { instances, random, onComplaint }: Issuing,
): Promise<boolean> {
  const url = chooseInstance(instances, random);
  const answer = url && (await query<Issued>(url, ISSUE, { input: inputOf(orderId) }));
  if (!answer) return false;
  const result = answer.data?.issueInvoice;
  // Whether the platform took it is being found out; the order stands in the journal.
  if (result?.outcome === 'Invoice' || result?.outcome === 'OutcomeUnknownError') return true;
  const isRetryable = result?.retryable ?? answer.errors?.[0]?.extensions?.retryable ?? false;
  if (!isRetryable) onComplaint(`order ${orderId} was answered ${JSON.stringify(answer)}`);
  return false;
}

function inputOf(orderId: string): object {
  const { name, taxNumber, drawers } = provisionedSeller;
  return {
    orderId,
    kind: 'GENERAL',
    seller: { name, taxNumber, phone, bankAccount },
    buyer: { enterprise: buyer },
    drawer: drawers[0],
    lines: [
      {
        name: '网络交换机',
        taxCode: '1090511010000000000',
        taxRate: '0.13',
        amountWithTax: '113.00',
      },
    ],
  };
}
