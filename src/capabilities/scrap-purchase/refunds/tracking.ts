import { z } from 'zod';
import { keptText } from '../../../platform/record/index.ts';
import { defineKind, succeeded } from '../../../subjects/kind.ts';
import { beforeAcceptance, refusal } from '../../../subjects/submission.ts';
import { withoutStatusQuery } from '../../../subjects/without-status-query.ts';

/** Applications for a refund, by the caller's own number. There is no question about one. */
export const scrapRefund = defineKind({
  kind: 'scrap-refund',
  states: {
    ...beforeAcceptance,
    UNKNOWN:
      'The answer was lost, and the platform cannot be asked about an application. It is never sent again: apply under a new `refundId` only when the electronic tax bureau shows none.',
    ...refusal,
    ACCEPTED: succeeded(
      'The platform answered: `answer` has the result of pre-check, application and acceptance.',
    ),
  },
  details: z.object({
    /** See `toKeptAnswer`. */
    answer: keptText,
  }),
  ...withoutStatusQuery,
});
