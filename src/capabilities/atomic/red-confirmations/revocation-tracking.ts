import { z } from 'zod';
import type { PollContext } from '../../../platform/client/client.ts';
import { targetOf } from '../../../subjects/kind/attempts.ts';
import { defineKind, failed, succeeded } from '../../../subjects/kind/kind.ts';
import {
  beforeAcceptance,
  hasFailed,
  notKnownToPlatform,
} from '../../../subjects/submit/submission.ts';
import { itemOf, pollList, redConfirmationKind, settledByList, stateOfItem } from './tracking.ts';
import { personal } from '../../../subjects/personal/personal-members.ts';
import { keptText } from '../../../platform/record/index.ts';

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
    const state = stateOfItem(item, '');
    if (REVOKED.has(state)) return { state: 'REVOKED', snapshot };
    // Only a confirmation that is already revoked explains a rejection.
    if (hasFailed(subject)) return null;
    if (redConfirmationKind.finalStates.has(state)) return { state: 'ENDED_OTHERWISE', snapshot };
    return notKnownToPlatform(subject, clock);
  },
});
