import type { Context } from '../../../context/context.ts';
import { atomicTexts } from '../texts.ts';
import type { Input } from '../../../platform/record/index.ts';
import { attemptToSubmit, isNewestAttempt } from '../../../subjects/kind/attempts.ts';
import { STALE, type ViewOf } from '../../../subjects/kind/kind.ts';
import { hasFailed } from '../../../subjects/submit/submission.ts';
import { actOnRed } from '../wire/red-confirmations/index.ts';
import { confirmationToFollow } from './look-up.ts';
import { findRevoked, redRevocation } from './revocation-tracking.ts';
import { redConfirmationKind } from './tracking.ts';

/**
 * Revokes a confirmation, once; resolves with the attempt. The confirmation is known before anything is
 * sent, so that a lost response can be queried about. Throws `Conflict` for one whose revocation is under way
 * or done, what the tax bureau answers about it, and what `submitOnce` throws.
 */
export async function revoke(
  context: Context,
  { revocationId, ...input }: Input<(typeof actOnRed)['request']>,
): Promise<ViewOf<typeof redRevocation>> {
  const { subjects, platform } = context;
  const { confirmationUuid, confirmationNumber } = input;
  const given = { revocationId, ...input };
  const { key } = await attemptToSubmit(subjects, redRevocation, confirmationUuid, {
    input: given,
    // Another one does no harm: it is the same confirmation that it makes void.
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
        ? findRevoked(refused, { platform })
        : null,
    conflict: atomicTexts.revocationOpen,
  });
  // Subscribers of the confirmation need not wait for its next poll.
  await subjects.pollSoon(redConfirmationKind, confirmationUuid);
  return redRevocation.view(subject);
}
