import { unaskable } from '../../../tracker/unaskable.ts';

/** The states of a command that differ from what is common, each with what it means to whoever waits. */
export const atomicCommandStates = {
  UNKNOWN:
    'The answer was lost, and the platform cannot be asked about a command. Ask by the `atomicQuery` that shows its effect; send it under a new `commandId` only when that says it was not done.',
  ACCEPTED: 'Final. The tax bureau took it.',
} as const;

/** Commands, by the caller's own number. There is no question about one. */
export const atomicCommand = unaskable(
  'atomic-command',
  'ACCEPTED' satisfies keyof typeof atomicCommandStates,
);
