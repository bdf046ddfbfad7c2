import { z } from 'zod';
import { bankTexts } from './texts.ts';
import { keptText } from '../../platform/record/index.ts';
import { defineKind, succeeded } from '../../subjects/kind/kind.ts';
import { beforeAcceptance, refusal } from '../../subjects/submit/submission.ts';
import { withoutStatusQuery } from '../../subjects/kind/without-status-query.ts';
import { personal } from '../../subjects/personal/personal-members.ts';

/** Commands, by the caller's own number. There is no question about one. */
export const bankCommand = defineKind({
  kind: 'bank-command',
  states: {
    ...beforeAcceptance,
    OUTCOME_UNKNOWN: bankTexts.commandLost,
    ...refusal,
    ACCEPTED: succeeded('The bank took it. What it began goes on at the bank.'),
  },
  details: z.object({
    operation: keptText,
    /** See `toKeptAnswer`. */
    answer: personal(keptText),
  }),
  ...withoutStatusQuery,
});
