import type { Context } from '../../../context/context.ts';
import { createLookUp, afterLookUp, type Shown } from '../../../context/look-up.ts';
import { attemptsAt } from '../../../subjects/kind/attempts.ts';
import type { Subject } from '../../../subjects/subject.ts';
import { hasFailed, isNotTakenYet } from '../../../subjects/submit/submission.ts';
import { askAndNote, forwardRedOffset, toRedOffsetObservation } from './tracking.ts';

/** The newest attempt to reverse an order's invoice; null when there was none. */
export async function latestAttempt(
  { subjects }: Context,
  orderId: string,
): Promise<Subject | null> {
  const { made } = await attemptsAt(subjects, forwardRedOffset, orderId, hasFailed);
  return made.at(-1) ?? null;
}

/** The newest attempt as this service knows it once another field of the operation that asks about it has its answer. */
export async function knownAttempt(context: Context, orderId: string): Promise<Subject | null> {
  await afterLookUp(context, forwardRedOffset, orderId);
  return latestAttempt(context, orderId);
}

/** True when this service found the invoice reversed, also where the invoice's own record is older than that. */
export async function isKnownAsOffset(context: Context, orderId: string): Promise<boolean> {
  return (await knownAttempt(context, orderId))?.state === 'OFFSET';
}

/** A red-offset as the schema shows it. */
export type RedOffsetView = Shown<typeof forwardRedOffset> & { readonly key: string };

/**
 * The present standing of the red-offset of an order's invoice; null when none was submitted. A finished one does
 * not change, but red-query may name its red invoice and the files later on: the platform is asked, unless
 * nobody knows the seller to ask with. Throws the platform's errors.
 */
export const lookUpRedOffset = createLookUp(forwardRedOffset, {
  find: (context, orderId: string) => latestAttempt(context, orderId),
  isSettled: (subject) =>
    isNotTakenYet(subject) ||
    (subject.final && forwardRedOffset.read(subject.snapshot).sellerTaxNumber === null),
  poll: ({ platform, subjects, app: { callbacks } }, subject) =>
    askAndNote(subject, {
      platform,
      subjects,
      addressFor: callbacks.addressFor.bind(callbacks),
    }),
  toObservation: (subject, facts, now) =>
    facts.isNoted ? toRedOffsetObservation(subject, facts, now) : null,
  toView: (view, facts): RedOffsetView | null => ({
    ...view,
    raw: facts?.answer?.raw ?? null,
  }),
  findElsewhere: () => Promise.resolve(null),
});
