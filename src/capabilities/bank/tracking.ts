import { z } from 'zod';
import type { Context } from '../../context/context.ts';
import { shownAnswer } from '../../context/kept-answer.ts';
import type { JsonObject } from '../../kernel/json/json.ts';
import { fromKeptAnswer, toKeptAnswer } from '../../platform/kept-answer.ts';
import { businessNumbers, type Decoded, keptText } from '../../platform/record/index.ts';
import { defineKind, succeeded, type ViewOf } from '../../subjects/kind/kind.ts';
import { withoutStatusQuery } from '../../subjects/kind/without-status-query.ts';
import { personal } from '../../subjects/personal/personal-members.ts';
import { beforeAcceptance, refusal } from '../../subjects/submit/submission.ts';
import { bankTexts } from './texts.ts';
import { bankAnswer, type BankCommandName, bankCommands } from './wire/index.ts';

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

/** A command as the schema shows it, with the text that is kept of its answer. */
export type CommandView = ViewOf<typeof bankCommand>;

/** A command that a client sent or repeated, and the answer that it gets: in full where this request had it sent. */
export interface SentCommand {
  readonly command: CommandView;
  readonly answer: Decoded<typeof bankAnswer> | null;
}

/** A command as a client gives it. */
export interface Command {
  readonly commandId: string;
  readonly operation: BankCommandName;
  readonly payload: JsonObject;
}

/**
 * Sends a command, once. The payload is not kept, and the answer masked: nobody knows whom their members
 * concern. Throws what `submitOnce` throws.
 */
export async function sendCommand(context: Context, command: Command): Promise<SentCommand> {
  const { commandId, operation, payload } = command;
  const { endpoint } = bankCommands[operation];
  const asked = businessNumbers(endpoint.request, { payload });
  context.learn(asked);
  let answer: SentCommand['answer'] = null;
  const subject = await context.subjects.submitOnce(bankCommand, commandId, {
    input: { operation, payload },
    snapshot: { operation },
    send: async () => {
      answer = await context.platform.call(endpoint, { payload });
      return answer;
    },
    accepted: ({ raw }) => ({
      state: 'ACCEPTED',
      snapshot: { operation, answer: toKeptAnswer(bankAnswer, raw, asked) },
    }),
  });
  const view = bankCommand.view(subject);
  return {
    command: view,
    answer: answer ?? shownAnswer(context, fromKeptAnswer(bankAnswer, view.answer)),
  };
}
