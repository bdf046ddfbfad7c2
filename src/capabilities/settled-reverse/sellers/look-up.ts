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
  readonly userId: string;
  readonly vendorId?: string | null | undefined;
  readonly taxNumber?: string | null | undefined;
  readonly transNo?: string | null | undefined;
}

/**
 * How a seller stands now; the same question twice within one operation is asked once. Throws what the
 * platform answers, also of an onboarded one: only the platform knows whether they are a payee still.
 */
export const lookUpSeller = oncePerOperation(
  async ({ subjects, platform }, { userId, ...given }: SellerQuestion): Promise<SellerView> => {
    const subject = await latestRegistration(subjects, userId);
    const known = reverseSeller.read(subject?.snapshot ?? {});
    const asked = {
      ...known,
      vendorId: given.vendorId ?? known.vendorId,
      taxNumber: given.taxNumber ?? known.taxNumber,
      transNo: given.transNo ?? known.transNo,
    };
    const isGiven = typeof given.transNo === 'string';
    const answer = await (isGiven ? askAbout : askAboutKnown)(userId, asked, { platform });
    const snapshot = updated(asked, answer);
    const now = { ...snapshot, key: subject?.key ?? userId, snapshot, raw: answer.raw };
    if (subject === null) return { ...now, state: stateOf(snapshot), elsewhere: true };
    // An onboarded seller is remembered as they were then; what the platform says now is newer.
    const { state } = subject.final
      ? subject
      : await subjects.observe(reverseSeller, subject, toObservation(subject, answer));
    return { ...now, state: reverseSeller.stateOf(state) };
  },
);
