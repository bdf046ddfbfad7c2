import type { Context } from '../../context/context.ts';
import { defineCommand, submitCommand } from '../../context/commands.ts';
import type { JsonObject } from '../../kernel/json/json.ts';
import { keptText } from '../../platform/record/index.ts';
import { bankCommands } from './wire/index.ts';

/** Commands to the bank. */
export const bankCommand = defineCommand('bank-command', {
  names: ['Bank commands', '银行接口'],
  lost: [
    'The response was lost, and the platform cannot be queried about a command. Query its effect by `bankQuery`; send it under a new `commandId` only if the query shows that it was not executed.',
    '应答已丢失，且无法向平台查询该命令的结果。请通过能显示其效果的`bankQuery`查询；仅在确认未办理时，才以新的`commandId`提交。',
  ],
  accepted:
    'The platform responded without a rejection: `answer` has the bank’s own result, whose codes are not documented. A process that it began continues at the bank.',
  more: { operation: keptText },
});

/** A command as given by a client. */
interface Command {
  readonly commandId: string;
  readonly operation: keyof typeof bankCommands;
  readonly payload: JsonObject;
}

/** Sends a command, once. Throws the errors of `submitOnce`. */
export function sendCommand(context: Context, command: Command) {
  const { commandId: key, operation, payload } = command;
  const { endpoint } = bankCommands[operation];
  const send = () => context.platform.call(endpoint, { payload });
  return submitCommand(context, bankCommand, {
    key,
    payload,
    known: { operation },
    endpoint,
    send,
  });
}
