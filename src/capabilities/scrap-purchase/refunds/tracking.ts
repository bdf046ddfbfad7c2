import { z } from 'zod';
import { scrapTexts } from '../texts.ts';
import { keptText } from '../../../platform/record/index.ts';
import { defineKind, succeeded } from '../../../subjects/kind/kind.ts';
import { beforeAcceptance, refusal } from '../../../subjects/submit/submission.ts';
import { withoutStatusQuery } from '../../../subjects/kind/without-status-query.ts';
import { personal } from '../../../subjects/personal/personal-members.ts';

/** Applications for a refund, by the caller's own number. There is no question about one. */
export const scrapRefund = defineKind({
  kind: 'scrap-refund',
  states: {
    ...beforeAcceptance,
    OUTCOME_UNKNOWN: scrapTexts.refundLost,
    ...refusal,
    ACCEPTED: succeeded(
      'The platform answered: `answer` has the result of pre-check, application and acceptance.',
    ),
  },
  details: z.object({
    /** See `toKeptAnswer`. */
    answer: personal(keptText),
  }),
  ...withoutStatusQuery,
});
