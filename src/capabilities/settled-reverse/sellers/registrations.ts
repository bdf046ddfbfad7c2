import type { Context } from '../../../context/context.ts';
import { attemptsAt } from '../../../subjects/kind/attempts.ts';
import type { Subject } from '../../../subjects/subject.ts';
import type { Subjects } from '../../../subjects/subjects.ts';
import type { StoreFailure } from '../../../subjects/errors.ts';
import { reverseInvoice } from '../orders/tracking.ts';
import { reverseSeller, type SellerDetails, stateOf } from './tracking.ts';

/** Names of a seller that the caller may add for later queries. */
interface Remembered {
  readonly serviceProviderId?: string | null | undefined;
  readonly buyerTaxNumber?: string | null | undefined;
}

/** Members of the last registration that stay valid for the next one. */
export type Carried = (last: SellerDetails) => Partial<SellerDetails>;

/** The latest registration of a seller; null for a seller who was never registered here. */
export async function latestRegistration(
  subjects: Pick<Subjects, 'get'>,
  sellerId: string,
): Promise<Subject | null> {
  const { made } = await attemptsAt(subjects, reverseSeller, sellerId);
  return made.at(-1) ?? null;
}

/**
 * Ensures that a registration is stored before any call to the platform: the one under way or, after an onboarded
 * payee, the next one. Unlike an order, a registration takes several steps, each of which may be repeated with other
 * data (a new page, a corrected card), so any input opens the same one. Throws `StoreUnavailable`, by default with the
 * words that nothing was sent.
 */
export async function openRegistration(
  { subjects }: Pick<Context, 'subjects'>,
  sellerId: string,
  carried: Carried,
  onStoreFailure: StoreFailure = 'refuse',
): Promise<Subject> {
  const { made, nextKey } = await attemptsAt(subjects, reverseSeller, sellerId);
  const newest = made.at(-1);
  const isNext = newest?.final === true;
  const snapshot = reverseSeller.read(carried(reverseSeller.read(newest?.snapshot ?? {})));
  return subjects.ensure(reverseSeller, newest === undefined || isNext ? nextKey : newest.key, {
    state: stateOf(snapshot),
    snapshot,
    groups: { seller: sellerId, enterprise: snapshot.buyerTaxNumber },
    // The platform does not know the first registration yet. A later one that fails may leave the payee unchanged.
    firstPollMs: isNext ? reverseSeller.cadence.firstMs : null,
    onStoreFailure,
  });
}

/** Details with the names given by the caller; omitted names keep the stored values. */
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

/** The order with this number, and the latest registration of the seller with this id. */
export async function ordersAndSellersNamed(
  id: string,
  subjects: Pick<Subjects, 'get'>,
): Promise<readonly Subject[]> {
  const found = await Promise.all([
    subjects.get(reverseInvoice, id),
    latestRegistration(subjects, id),
  ]);
  return found.filter((subject) => subject !== null);
}
