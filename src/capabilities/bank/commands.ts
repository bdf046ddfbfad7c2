import type { Context } from '../../context/context.ts';
import { shownAnswer } from '../../context/kept-answer.ts';
import type { JsonObject } from '../../kernel/json/json.ts';
import { fromKeptAnswer, toKeptAnswer } from '../../platform/kept-answer.ts';
import { businessNumbers } from '../../platform/record/index.ts';
import { bankCommand } from './tracking.ts';
import type { SentCommand } from './view.ts';
import { bankAnswer, type BankCommandName, bankCommands } from './wire/index.ts';

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
