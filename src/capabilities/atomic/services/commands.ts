import type { Context } from '../../../graphql/context.ts';
import { entrust } from '../../../graphql/entrust.ts';
import { subjectId } from '../../../graphql/operation.ts';
import { inputHash } from '../../../kernel/ids.ts';
import type { JsonObject } from '../../../kernel/json.ts';
import type { Decoded } from '../../../platform/record/index.ts';
import type { Subject } from '../../../tracker/tracked.ts';
import type { AtomicService, serviceAnswer } from '../wire/services.ts';
import { codeOf } from './choice.ts';
import { atomicCommand } from './tracking.ts';

/** What became of a command. */
export interface CommandView {
  readonly subject: Subject;
  /** Null when this request sent nothing, as the command was there already. */
  readonly answer: Decoded<typeof serviceAnswer> | null;
}

/** A command as a client gives it. */
interface Command {
  /** The caller's own number of the command. */
  readonly commandId: string;
  readonly endpoint: AtomicService['endpoint'];
  readonly payload: JsonObject;
}

/**
 * Sends a command, once. Neither payload nor answer is kept: nobody knows whom their members concern.
 * Throws what `entrust` throws.
 */
export async function sendCommand(
  context: Context,
  { commandId, endpoint, payload }: Command,
): Promise<CommandView> {
  const service = codeOf(endpoint);
  let answer: CommandView['answer'] = null;
  const subject = await entrust(context, {
    id: subjectId(context, atomicCommand.kind, commandId),
    inputHash: inputHash({ service, payload }),
    snapshot: { service },
    firstLookMs: atomicCommand.cadence.firstMs,
    send: async () => {
      answer = await context.platform.call(endpoint, { payload });
      return answer;
    },
    accepted: () => ({ state: 'ACCEPTED', final: true, snapshot: { service } }),
  });
  return { subject, answer };
}
