import type { Context } from '../../../context/context.ts';
import { createLookUp, afterLookUp, type Shown } from '../../../context/look-up.ts';
import { attemptsAt } from '../../../subjects/kind/attempts.ts';
import type { Subject } from '../../../subjects/subject.ts';
import { hasFailed, isNotTakenYet } from '../../../subjects/submit/submission.ts';
import { forwardRedOffset } from './tracking.ts';

/** The latest attempt to reverse an order's invoice; null if there was none. */
export async function latestAttempt(
  { subjects }: Context,
  orderId: string,
): Promise<Subject | null> {
  const { made } = await attemptsAt(subjects, forwardRedOffset, orderId, hasFailed);
  return made.at(-1) ?? null;
}

/** The latest attempt, after other fields of this operation that query it have finished. */
export async function knownAttempt(context: Context, orderId: string): Promise<Subject | null> {
  await afterLookUp(context, forwardRedOffset, orderId);
  return latestAttempt(context, orderId);
}

/** True if this service knows the invoice as reversed, even if the invoice's own record is older. */
export async function isKnownAsOffset(context: Context, orderId: string): Promise<boolean> {
  return (await knownAttempt(context, orderId))?.state === 'OFFSET';
}

/** A red-offset as shown in the schema. */
export type RedOffsetView = Shown<typeof forwardRedOffset> & { readonly key: string };

/**
 * Current state of the red-offset of an order's invoice; null if none was submitted. A finished one does not change,
 * but red-query may report its red invoice and files later. So the platform is queried, unless the seller is unknown.
 * Throws the platform's errors.
 */
export const lookUpRedOffset = createLookUp(forwardRedOffset, {
  find: (context, orderId: string) => latestAttempt(context, orderId),
  isSettled: (subject) =>
    isNotTakenYet(subject) ||
    (subject.final && forwardRedOffset.read(subject.snapshot).sellerTaxNumber === null),
  toView: (view, facts): RedOffsetView | null => ({
    ...view,
    raw: facts?.answer?.raw ?? null,
  }),
  findElsewhere: () => Promise.resolve(null),
});
