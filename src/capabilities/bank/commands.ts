import type { Context } from '../../graphql/context.ts';
import { inputHash } from '../../kernel/ids.ts';
import type { JsonObject } from '../../kernel/json.ts';
import { fromKeptAnswer, toKeptAnswer } from '../../platform/kept-answer.ts';
import { businessNumbers, type Decoded, text } from '../../platform/record/index.ts';
import type { ViewOf } from '../../subjects/kind.ts';
import { bankCommand } from './tracking.ts';
import { bankAnswer, type BankCommandName, bankCommands } from './wire/index.ts';

/** The caller's own number of a command. */
export const commandId = {
  ...text('commandId', {
    pattern: /^[\x21-\x7e]{1,64}$/,
    hint: 'must have 1 to 64 letters, digits and signs, without spaces',
    doc: 'Your number of the command, 1 to 64 characters: unique for ever, no personal data. It goes no further than this service.',
  }),
  wire: null,
} as const;

/** A command as the schema shows it. */
export type CommandView = Omit<ViewOf<typeof bankCommand>, 'answer'> & {
  readonly answer: Decoded<typeof bankAnswer> | null;
};

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
export async function sendCommand(context: Context, command: Command): Promise<CommandView> {
  const { commandId, operation, payload } = command;
  const { endpoint } = bankCommands[operation];
  const asked = businessNumbers(endpoint.request, { payload });
  context.learn(asked);
  let answer: CommandView['answer'] = null;
  const subject = await context.subjects.submitOnce(bankCommand, commandId, {
    inputHash: inputHash({ operation, payload }),
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
  return { ...view, answer: answer ?? fromKeptAnswer(bankAnswer, view.answer) };
}
