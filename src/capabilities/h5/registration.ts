import { z } from 'zod';
import { attemptsAt } from '../../subjects/kind/attempts.ts';
import { type FollowUp, STALE } from '../../subjects/kind/kind.ts';
import type { Subject } from '../../subjects/subject.ts';
import type { Subjects } from '../../subjects/subjects.ts';
import { personal } from '../../subjects/personal/personal-members.ts';
import { keptText } from '../../platform/record/index.ts';

/** The seller of a link, by the names of the status query. */
export const linkedSeller = z.object({
  sellerId: z.string(),
  serviceProviderId: keptText,
  buyerTaxNumber: personal(keptText),
  /** The key of the registration at the bank; null until the person has finished. */
  registration: keptText,
});

/** Sellers as the bank-settled flow declares and polls them: capabilities know of each other by name only. */
const SELLER = { kind: 'reverse-seller', accepted: 'REGISTRATION_ACCEPTED' } as const;

/**
 * The registration that a finished link belongs to: the one of the seller's that is being polled, or
 * else the next, behind one that has ended or is queried about no more.
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

/** The seller, to be followed through the bank's audit from now on. */
export function auditOf({
  serviceProviderId,
  buyerTaxNumber,
  registration,
}: z.output<typeof linkedSeller>): readonly FollowUp[] {
  if (registration === null) return [];
  const snapshot = { serviceProviderId, buyerTaxNumber, registrationAccepted: true };
  return [{ kind: SELLER.kind, key: registration, state: SELLER.accepted, snapshot }];
}
