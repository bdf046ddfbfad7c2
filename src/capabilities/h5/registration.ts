import { z } from 'zod';
import { attemptsAt } from '../../subjects/kind/attempts.ts';
import { type FollowUp, STALE } from '../../subjects/kind/kind.ts';
import type { Subject } from '../../subjects/subject.ts';
import type { Subjects } from '../../subjects/subjects.ts';
import { personal } from '../../subjects/personal/personal-members.ts';
import { keptText } from '../../platform/record/index.ts';

/** Seller of a link, with the names that a status query requires. */
export const linkedSeller = z.object({
  sellerId: z.string(),
  serviceProviderId: keptText,
  buyerTaxNumber: personal(keptText),
  /** Key of the registration at the bank; null until the person has finished. */
  registration: keptText,
});

/** Kind of the sellers in the bank-settled flow, by name, because capabilities do not import each other. */
const SELLER = { kind: 'reverse-seller', accepted: 'REGISTRATION_ACCEPTED' } as const;

/**
 * Registration that a finished link belongs to: the seller's registration that is being polled, or else the next one
 * after a final or `STALE` one.
 */
export async function registrationOf(
  subjects: Pick<Subjects, 'get'>,
  sellerId: string,
): Promise<string> {
  const { made, nextKey } = await attemptsAt(subjects, SELLER, sellerId);
  const newest = made.at(-1);
  return newest !== undefined && isPolled(newest) ? newest.key : nextKey;
}

function isPolled({ final, state, dueAt }: Subject): boolean {
  return !final && state !== STALE && dueAt !== null;
}

/** Follow-up that polls the seller during the bank's audit. */
export function auditOf({
  serviceProviderId,
  buyerTaxNumber,
  registration,
}: z.output<typeof linkedSeller>): readonly FollowUp[] {
  if (registration === null) return [];
  const snapshot = { serviceProviderId, buyerTaxNumber, registrationAccepted: true };
  return [{ kind: SELLER.kind, key: registration, state: SELLER.accepted, snapshot }];
}
