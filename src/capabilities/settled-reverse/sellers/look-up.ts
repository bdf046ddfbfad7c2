import { oncePerOperation } from '../../../graphql/look-up.ts';
import { latestRegistration } from './registrations.ts';
import {
  askAbout,
  askAboutKnown,
  reverseSeller,
  stateOf,
  toObservation,
  updated,
} from './tracking.ts';
import type { SellerView } from './types.ts';

/** Names a seller, with what the journal may not know of them. */
interface SellerQuestion {
  readonly sellerId: string;
  readonly serviceProviderId?: string | null | undefined;
  readonly buyerTaxNumber?: string | null | undefined;
  readonly faceScanNumber?: string | null | undefined;
}

/**
 * How a seller stands now; the same question twice within one operation is asked once. Throws what the
 * platform answers, also of an onboarded one: only the platform knows whether they are a payee still.
 */
export const lookUpSeller = oncePerOperation(
  async ({ subjects, platform }, { sellerId, ...given }: SellerQuestion): Promise<SellerView> => {
    const subject = await latestRegistration(subjects, sellerId);
    const known = reverseSeller.read(subject?.snapshot ?? {});
    const asked = {
      ...known,
      serviceProviderId: given.serviceProviderId ?? known.serviceProviderId,
      buyerTaxNumber: given.buyerTaxNumber ?? known.buyerTaxNumber,
      faceScanNumber: given.faceScanNumber ?? known.faceScanNumber,
    };
    const isGiven = typeof given.faceScanNumber === 'string';
    const answer = await (isGiven ? askAbout : askAboutKnown)(sellerId, asked, { platform });
    const snapshot = updated(asked, answer);
    const now = { ...snapshot, key: subject?.key ?? sellerId, snapshot, raw: answer.raw };
    if (subject === null) return { ...now, state: stateOf(snapshot), elsewhere: true };
    // An onboarded seller is remembered as they were then; what the platform says now is newer.
    const { state } = subject.final
      ? subject
      : await subjects.observe(reverseSeller, subject, toObservation(subject, answer));
    return { ...now, state: reverseSeller.stateOf(state) };
  },
);
