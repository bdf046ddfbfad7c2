import type { Context } from '../../../graphql/context.ts';
import { inputHash } from '../../../kernel/ids.ts';
import type { Input } from '../../../platform/record/index.ts';
import type { Subject } from '../../../tracker/tracked.ts';
import { actOnRed } from '../wire/red-confirmations/index.ts';
import { attemptFor, entrustAttempt } from './attempts.ts';
import { followed } from './follow.ts';
import { redRevocation, toRevocationDetails } from './revocation-tracking.ts';
import { toRedDetails } from './tracking.ts';

/**
 * Revokes a confirmation, once; resolves with the subject of the attempt. The confirmation is known
 * before anything is sent, so that a lost answer can be asked about. Throws `Conflict` for one whose
 * revocation is under way or done, what the tax bureau answers about it, and what `entrust` throws.
 */
export async function revoke(
  context: Context,
  revocationId: string,
  input: Input<(typeof actOnRed)['request']>,
): Promise<Subject> {
  const { uuid, confirmationNumber } = input;
  const hash = inputHash({ revocationId, input });
  const { id } = await attemptFor(context, {
    kind: redRevocation.kind,
    target: uuid,
    inputHash: hash,
    isOver: ({ state }) => Promise.resolve(state === 'REJECTED' || state === 'NOT_ACCEPTED'),
  });
  const confirmation = await followed(context, uuid);
  const { buyerTaxNumber, buyerName } = toRedDetails(confirmation.snapshot);
  const before = toRevocationDetails({
    revocationId,
    buyerTaxNumber,
    buyerName,
    confirmationNumber,
  });
  const subject = await entrustAttempt(
    context,
    {
      id,
      inputHash: hash,
      snapshot: before,
      firstLookMs: redRevocation.cadence.firstMs,
      send: () => context.platform.call(actOnRed, input),
      accepted: ({ confirmedAt }) => ({
        state: 'REVOKED',
        final: true,
        snapshot: { ...before, confirmedAt },
      }),
    },
    'The revocation of this confirmation was entrusted before, under another revocationId or with other input. Follow that one.',
  );
  // Those who follow the confirmation need not wait for its turn.
  await context.app.journal.hasten(confirmation, context.app.clock.now());
  context.app.tracker.wake();
  return subject;
}
