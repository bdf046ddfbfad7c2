import type { Context } from '../../../context/context.ts';
import { type CommandResult, defineCommand, submitCommand } from '../../../context/commands.ts';
import type { JsonObject } from '../../../kernel/json/json.ts';
import { type Decoded, keptText } from '../../../platform/record/index.ts';
import type { ViewOf } from '../../../subjects/kind/kind.ts';
import type { AtomicService, serviceAnswer } from '../wire/services.ts';
import { codeOf } from './choice.ts';

/** Commands to the tax bureau. */
export const atomicCommand = defineCommand('atomic-command', {
  names: ['Atomic commands', '乐企原子接口'],
  lost: [
    'The response was lost, and the platform cannot be queried about a command. Query its effect by `atomicQuery`; send it under a new `commandId` only if the query shows that it was not executed.',
    '应答已丢失，且无法向平台查询该命令的结果。请通过能显示其效果的`atomicQuery`查询；仅在确认未办理时，才以新的`commandId`提交。',
  ],
  accepted: 'The tax bureau accepted it.',
  more: { service: keptText },
});

/** A command, and the response to it if this request sent it. */
export type SentCommand = CommandResult<
  ViewOf<typeof atomicCommand>,
  Decoded<typeof serviceAnswer>
>;

/** A command as given by a client. */
interface Command {
  /** The caller's own number of the command. */
  readonly commandId: string;
  readonly endpoint: AtomicService['endpoint'];
  readonly payload: JsonObject;
}

/** Sends a command, once. Throws the errors of `submitOnce`. */
export function sendCommand(context: Context, command: Command): Promise<SentCommand> {
  const { commandId: key, endpoint, payload } = command;
  const send = () => context.platform.call(endpoint, { payload });
  const known = { service: codeOf(endpoint) };
  return submitCommand(context, atomicCommand, { key, payload, known, endpoint, send });
}
