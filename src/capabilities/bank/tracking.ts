import { z } from 'zod';
import { keptText } from '../../platform/record/index.ts';
import { defineKind, succeeded } from '../../subjects/kind.ts';
import { beforeAcceptance, refusal } from '../../subjects/submission.ts';
import { withoutStatusQuery } from '../../subjects/without-status-query.ts';

/** Commands, by the caller's own number. There is no question about one. */
export const bankCommand = defineKind({
  kind: 'bank-command',
  states: {
    ...beforeAcceptance,
    UNKNOWN:
      'The answer was lost, and the platform cannot be asked about a command. Ask by the `bankQuery` that shows its effect; send it under a new `commandId` only when that says it was not done.',
    ...refusal,
    ACCEPTED: succeeded('The bank took it. What it began goes on at the bank.'),
  },
  details: z.object({
    operation: keptText,
    /** See `toKeptAnswer`. */
    answer: keptText,
  }),
  ...withoutStatusQuery,
});
