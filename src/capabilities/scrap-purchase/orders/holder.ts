import { z } from 'zod';
import type { FollowUp, Subject } from '../../../tracker/tracked.ts';

/** Which order an invoice number belongs to: numbers come from a pool and may return to it. */
export const NUMBER_KIND = 'scrap-invoice-number';

/** The states of a number. */
export const numberStates = { held: 'HELD', returned: 'RETURNED' } as const;

const holder = z.object({
  orderId: z.string(),
  /** Whether another order of ours had the number before. */
  isReused: z.boolean().default(false),
});

/** The order that took a number last. */
export type Holder = Readonly<z.infer<typeof holder>>;

/** Reads the subject of a number: who has it, or had it last. Null for one that no order of ours ever had. */
export function lastHolder(subject: Subject | null): Holder | null {
  return holder.safeParse(subject?.snapshot).data ?? null;
}

/** The order that has a number; null when it was given back, and when no order of ours ever had it. */
export async function holderOf(
  find: (kind: string, key: string) => Promise<Subject | null>,
  invoiceNumber: string,
): Promise<Holder | null> {
  const subject = await find(NUMBER_KIND, invoiceNumber);
  return subject?.state === numberStates.held ? lastHolder(subject) : null;
}

/** Notes the number of an order; nothing for an order that has none. */
export function numberOfOrder(
  orderId: string,
  { invoiceNumber }: { readonly invoiceNumber: string | null },
): FollowUp | null {
  if (invoiceNumber === null) return null;
  return {
    kind: NUMBER_KIND,
    key: invoiceNumber,
    state: numberStates.held,
    snapshot: { orderId, isReused: false },
  };
}
