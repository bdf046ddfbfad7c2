import type { Context } from '../../graphql/context.ts';
import { entrust } from '../../graphql/entrust.ts';
import { subjectId } from '../../graphql/operation.ts';
import { inputHash } from '../../kernel/ids.ts';
import type { JsonObject } from '../../kernel/json.ts';
import type { Decoded } from '../../platform/record/index.ts';
import type { Subject } from '../../tracker/tracked.ts';
import { bankCommand } from './tracking.ts';
import { type bankAnswer, type BankCommandName, bankCommands } from './wire.ts';

/** What became of a command. */
export interface CommandView {
  readonly subject: Subject;
  /** Null when this request sent nothing, as the command was there already. */
  readonly answer: Decoded<typeof bankAnswer> | null;
}

/** A command as a client gives it. */
export interface Command {
  /** The caller's own number of the command. */
  readonly commandId: string;
  readonly operation: BankCommandName;
  readonly payload: JsonObject;
}

/**
 * Sends a command, once. Neither payload nor answer is kept: nobody knows whom their members concern.
 * Throws what `entrust` throws.
 */
export async function sendCommand(context: Context, command: Command): Promise<CommandView> {
  const { commandId, operation, payload } = command;
  let answer: CommandView['answer'] = null;
  const subject = await entrust(context, {
    id: subjectId(context, bankCommand.kind, commandId),
    inputHash: inputHash({ operation, payload }),
    snapshot: { operation },
    firstLookMs: bankCommand.cadence.firstMs,
    send: async () => {
      answer = await context.platform.call(bankCommands[operation].endpoint, { payload });
      return answer;
    },
    accepted: ({ isMock }) => ({
      state: 'ACCEPTED',
      final: true,
      snapshot: { operation, isMock: isMock ?? false },
    }),
  });
  return { subject, answer };
}
