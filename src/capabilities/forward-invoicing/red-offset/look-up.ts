import { createLookUp } from '../../../context/look-up.ts';
import { isNotTakenYet } from '../../../subjects/submit/submission.ts';
import { latestAttempt } from './attempts.ts';
import { askAboutRedOffset, forwardRedOffset, toRedOffsetObservation } from './tracking.ts';
import type { RedOffsetView } from './view.ts';

/**
 * How the red-offset of an order's invoice stands now; null when none was submitted. A finished one does
 * not change, but red-query may name its red invoice and the files later on: the platform is asked, unless
 * nobody knows the seller to ask with. Throws what the platform answers.
 */
export const lookUpRedOffset = createLookUp(forwardRedOffset, {
  find: (context, orderId: string) => latestAttempt(context, orderId),
  isSettled: (subject) =>
    isNotTakenYet(subject) ||
    (subject.final && forwardRedOffset.read(subject.snapshot).sellerTaxNumber === null),
  poll: ({ platform, app: { callbacks } }, subject) =>
    askAboutRedOffset(subject, { platform, addressFor: (id) => callbacks.addressFor(id) }),
  toObservation: (subject, facts, now) => facts && toRedOffsetObservation(subject, facts, now),
  toView: (view, facts): RedOffsetView | null => ({
    ...view,
    raw: facts?.answer?.raw ?? null,
  }),
  findElsewhere: () => Promise.resolve(null),
});
