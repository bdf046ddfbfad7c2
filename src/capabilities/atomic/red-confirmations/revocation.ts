import { z } from 'zod';
import type { PollContext } from '../../../platform/client/client.ts';
import { targetOf, attemptToSubmit, isNewestAttempt } from '../../../subjects/kind/attempts.ts';
import { defineKind, failed, succeeded, STALE } from '../../../subjects/kind/kind.ts';
import {
  beforeAcceptance,
  hasFailed,
  leftBehind,
  notKnownToPlatform,
} from '../../../subjects/submit/submission.ts';
import { itemOf, pollList, redConfirmationKind, settledByList, stateOfItem } from './tracking.ts';
import { personal } from '../../../subjects/personal/personal-members.ts';
import { keptText, type Input } from '../../../platform/record/index.ts';
import type { Context } from '../../../context/context.ts';
import { pollContextOf } from '../../../context/look-up.ts';
import { atomicTexts } from '../texts.ts';
import type { Subject } from '../../../subjects/subject.ts';
import { actOnRed } from '../wire/red-confirmations/index.ts';
import { confirmationToFollow } from './look-up.ts';

const REVOKED: ReadonlySet<string> = new Set(['VOID_REVOKED', 'VOID_REVOKED_AFTER_CONFIRMATION']);

/** Details of a revocation. No data of the seller are stored. */
const details = z.object({
  revocationId: keptText,
  buyerTaxNumber: personal(keptText),
  buyerName: personal(keptText),
  confirmationNumber: keptText,
  confirmedAt: keptText,
});

/** Revocations; the key is the confirmation and the attempt. The list recovers a lost response. */
export const redRevocation = defineKind({
  kind: 'red-confirmation-revocation',
  names: ['Red confirmation revocations', '红字确认单撤销'],
  labels: {
    ENDED_OTHERWISE: ['Ended otherwise', '以其他方式结束'],
    REVOKED: ['Revoked', '已撤销'],
  },
  states: {
    ...beforeAcceptance,
    OUTCOME_UNKNOWN: [
      'The response was lost, and the service polls the confirmation’s status in the list. Wait: the status shows whether the confirmation was revoked.',
      '应答已丢失，正在查询该红字确认单在列表中的状态。请等待：状态会显示是否已撤销。',
    ],
    REJECTED: failed(
      'The tax bureau rejected it, and the confirmation is unchanged: read `rejection`. Another attempt needs a new `revocationId`.',
    ),
    ENDED_OTHERWISE: failed(
      'The response was lost, and the confirmation ended otherwise: read its own state.',
    ),
    REVOKED: succeeded('The confirmation is revoked and void.'),
  },
  stale:
    'For a week the list did not show the result, so polling has stopped. Read the confirmation’s state by `redConfirmation`; if it is not void, revoke it under a new `revocationId`, which can only void it, too.',
  details,
  facts: { numbers: ['revocationId', 'confirmationNumber'], names: ['buyerName'] },
  cadence: settledByList,
  async poll(subject, { platform, clock }: PollContext) {
    const { key, snapshot } = subject;
    const question = { ...details.parse(snapshot), originalInvoiceNumber: null };
    const item = itemOf(await pollList({ platform }, question), targetOf(key));
    if (item === null) return null;
    const state = stateOfItem(item, null);
    // A missing or unrecognized status may mean that the confirmation is revoked.
    if (state === null) return leftBehind(subject);
    if (REVOKED.has(state)) return { state: 'REVOKED', snapshot };
    // Only a confirmation that is already revoked explains a rejection.
    if (hasFailed(subject)) return null;
    if (redConfirmationKind.finalStates.has(state)) return { state: 'ENDED_OTHERWISE', snapshot };
    return notKnownToPlatform(subject, clock);
  },
});

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
