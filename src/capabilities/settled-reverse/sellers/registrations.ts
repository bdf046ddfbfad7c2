import type { Context } from '../../../context/context.ts';
import { groupsOf } from '../../../context/groups.ts';
import { attemptsAt } from '../../../subjects/kind/attempts.ts';
import type { Subject } from '../../../subjects/subject.ts';
import type { Subjects } from '../../../subjects/subjects.ts';
import { reverseSeller, type SellerDetails, stateOf } from './tracking.ts';

/** Names of a seller that the caller may add to the request, for later queries. */
interface Remembered {
  readonly serviceProviderId?: string | null | undefined;
  readonly buyerTaxNumber?: string | null | undefined;
}

/** The newest registration of a seller; null for one who was never registered through this service. */
export async function latestRegistration(
  subjects: Pick<Subjects, 'get'>,
  sellerId: string,
): Promise<Subject | null> {
  const { made } = await attemptsAt(subjects, reverseSeller, sellerId);
  return made.at(-1) ?? null;
}

/**
 * Makes sure that a registration is stored before the platform hears of it: the one that is under way,
 * or, once that has ended with an onboarded payee, the next. Unlike an order, a registration comes about in
 * several steps, each of which may be taken again with other data (a fresh page, a corrected card), so any
 * input opens the same one. `carried` is what of the last one holds for the next, too. Throws
 * `StoreUnavailable`; then nothing was sent.
 */
export async function openRegistration(
  { app, subjects }: Pick<Context, 'app' | 'subjects'>,
  sellerId: string,
  carried: (last: SellerDetails) => Partial<SellerDetails>,
): Promise<Subject> {
  const { made, nextKey } = await attemptsAt(subjects, reverseSeller, sellerId);
  const newest = made.at(-1);
  const isNext = newest?.final === true;
  const snapshot = reverseSeller.read(carried(reverseSeller.read(newest?.snapshot ?? {})));
  return subjects.ensure(reverseSeller, newest === undefined || isNext ? nextKey : newest.key, {
    state: stateOf(snapshot),
    snapshot,
    groups: groupsOf(app, { seller: sellerId, enterprise: snapshot.buyerTaxNumber }),
    // The platform does not know the first registration yet. A later one that fails may leave the payee as before.
    firstPollMs: isNext ? reverseSeller.cadence.firstMs : null,
  });
}

/** The details with the names that the caller passed; where it passed none, the stored ones. */
export function withRemembered<Known extends Partial<SellerDetails>>(
  known: Known,
  { serviceProviderId, buyerTaxNumber }: Remembered,
): Known {
  return {
    ...known,
    serviceProviderId: serviceProviderId ?? known.serviceProviderId,
    buyerTaxNumber: buyerTaxNumber ?? known.buyerTaxNumber,
  };
}
