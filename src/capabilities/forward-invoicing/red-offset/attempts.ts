import type { Context } from '../../../context/context.ts';
import { lookedUp } from '../../../context/look-up.ts';
import { attemptsAt } from '../../../subjects/kind/attempts.ts';
import type { Subject } from '../../../subjects/subject.ts';
import { hasFailed } from '../../../subjects/submit/submission.ts';
import { forwardRedOffset } from './tracking.ts';

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
  await lookedUp(context, forwardRedOffset, orderId);
  return latestAttempt(context, orderId);
}

/** True when this service found the invoice reversed, also where the invoice's own record is older than that. */
export async function isKnownAsOffset(context: Context, orderId: string): Promise<boolean> {
  return (await knownAttempt(context, orderId))?.state === 'OFFSET';
}
