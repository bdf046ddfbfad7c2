import type { Subject } from '../../../subjects/subject.ts';
import type { Subjects } from '../../../subjects/subjects.ts';

/** Orders by the name of their kind, for what the kind itself rests on. */
export const scrapOrders = { kind: 'scrap-order' } as const;

/** The newest order of ours that has an invoice number; null when there is none, or when it gave the number back. */
export async function orderWithNumber(
  subjects: Pick<Subjects, 'get' | 'resolve'>,
  invoiceNumber: string,
): Promise<Subject | null> {
  const alias = await subjects.resolve(scrapOrders, invoiceNumber);
  return alias === null || alias.isReturned ? null : subjects.get(scrapOrders, alias.key);
}
