import { z } from 'zod';
import { atomicTexts } from '../texts.ts';
import { keptText } from '../../../platform/record/index.ts';
import { defineKind, succeeded } from '../../../subjects/kind/kind.ts';
import { beforeAcceptance, refusal } from '../../../subjects/submit/submission.ts';
import { withoutStatusQuery } from '../../../subjects/kind/without-status-query.ts';
import { personal } from '../../../subjects/personal/personal-members.ts';

/** Commands, by the caller's own number. There is no question about one. */
export const atomicCommand = defineKind({
  kind: 'atomic-command',
  states: {
    ...beforeAcceptance,
    OUTCOME_UNKNOWN: atomicTexts.commandLost,
    ...refusal,
    ACCEPTED: succeeded('The tax bureau accepted it.'),
  },
  details: z.object({
    service: keptText,
    /** See `toKeptAnswer`. */
    answer: personal(keptText),
  }),
  ...withoutStatusQuery,
});
