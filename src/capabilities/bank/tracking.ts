import { unaskable } from '../../tracker/unaskable.ts';

/** The states of a command that differ from what is common, each with what it means to whoever waits. */
export const bankCommandStates = {
  UNKNOWN:
    'The answer was lost, and the platform cannot be asked about a command. Ask by the `bankQuery` that shows its effect; send it under a new `commandId` only when that says it was not done.',
  ACCEPTED: 'Final. The bank took it. What it began goes on at the bank.',
} as const;

/** Commands, by the caller's own number. There is no question about one. */
export const bankCommand = unaskable(
  'bank-command',
  'ACCEPTED' satisfies keyof typeof bankCommandStates,
);
