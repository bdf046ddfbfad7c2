import type { Operation } from './documents.ts';
import type { Order } from './issuer.ts';
import type { PlatformCounts } from './platform.ts';

export interface OrdersVerdict {
  /** Orders that the platform has, final in the journal. */
  readonly issued: number;
  /**
   * Orders whose issuing was interrupted after they were noted and before they were sent. They are
   * never sent later, so they stay open until the platform has denied them for half an hour.
   */
  readonly interrupted: number;
  readonly complaints: readonly string[];
}

/** True for an order that was recorded, never reached the platform, and does not wait for a poll. */
export function isUnsent(state: string): boolean {
  return state === 'OUTCOME_UNKNOWN' || state === 'NOT_SENT';
}

/**
 * Compares the clients' orders, the journal and the platform. As the platform accepts an order number
 * once, `arrived = created` proves that no order was sent twice, and `created = issued` that the journal
 * has the end of each.
 */
export function judgeOrders(
  orders: readonly Order[],
  operations: readonly Operation[],
  { arrived, created }: PlatformCounts,
): OrdersVerdict {
  const complaints: string[] = [];
  const standing = new Map(operations.map((operation) => [operation.key, operation]));
  const issued = operations.filter(({ state, final }) => final && state === 'ISSUED').length;
  if (arrived !== created) {
    complaints.push(`${arrived} orders arrived at the platform, which took ${created} of them`);
  }
  if (created !== issued) {
    complaints.push(`the platform issued ${created} orders, the journal knows it of ${issued}`);
  }
  let interrupted = 0;
  for (const { orderId, accepted, repeats } of orders) {
    const operation = standing.get(orderId);
    if (operation === undefined) {
      if (accepted) complaints.push(`order ${orderId} was accepted and is not in the journal`);
      continue;
    }
    if (!accepted) complaints.push(`order ${orderId} is in the journal, its client never heard so`);
    if (operation.final) continue;
    interrupted += 1;
    if (!isUnsent(operation.state) || repeats === 0) {
      complaints.push(`order ${orderId} is ${operation.state} after ${repeats} repeats`);
    }
  }
  return { issued, interrupted, complaints };
}
