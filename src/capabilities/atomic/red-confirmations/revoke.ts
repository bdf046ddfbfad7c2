import type { Context } from '../../../context/context.ts';
import { pollContextOf } from '../../../context/look-up.ts';
import { atomicTexts } from '../texts.ts';
import type { Input } from '../../../platform/record/index.ts';
import { attemptToSubmit, isNewestAttempt } from '../../../subjects/kind/attempts.ts';
import { STALE } from '../../../subjects/kind/kind.ts';
import type { Subject } from '../../../subjects/subject.ts';
import { hasFailed } from '../../../subjects/submit/submission.ts';
import { actOnRed } from '../wire/red-confirmations/index.ts';
import { confirmationToFollow } from './look-up.ts';
import { redRevocation } from './revocation-tracking.ts';
import { redConfirmationKind } from './tracking.ts';

/**
 * Revokes a confirmation, once; resolves with the attempt. The confirmation is stored before the request, so that a
 * lost response can be recovered by a query. Throws `Conflict` if its revocation is under way or done, the tax bureau's
 * rejections, and the errors of `submitOnce`.
 */
export async function revoke(
  context: Context,
  { revocationId, ...input }: Input<(typeof actOnRed)['request']>,
): Promise<Subject> {
  const { subjects, platform } = context;
  const { confirmationUuid, confirmationNumber } = input;
  const given = { revocationId, ...input };
  const { key } = await attemptToSubmit(subjects, redRevocation, confirmationUuid, {
    input: given,
    // Another attempt is harmless: it voids the same confirmation.
    isOver: (attempt) => hasFailed(attempt) || attempt.state === STALE,
  });
  const confirmation = await confirmationToFollow(context, confirmationUuid);
  const { buyerTaxNumber, buyerName } = redConfirmationKind.read(confirmation.snapshot);
  const known = { revocationId, buyerTaxNumber, buyerName, confirmationNumber };
  const before = redRevocation.read(known);
  const subject = await subjects.submitOnce(redRevocation, key, {
    input: given,
    snapshot: before,
    send: () => platform.call(actOnRed, input),
    accepted: ({ confirmedAt }) => ({ state: 'REVOKED', snapshot: { ...before, confirmedAt } }),
    findExisting: async (refused) =>
      (await isNewestAttempt(subjects, redRevocation, refused.key))
        ? redRevocation.poll(refused, pollContextOf(context))
        : null,
    conflict: atomicTexts.revocationOpen,
  });
  // Polling at once spares subscribers of the confirmation the wait for its next poll.
  await subjects.pollSoon(redConfirmationKind, confirmationUuid);
  return subject;
}
