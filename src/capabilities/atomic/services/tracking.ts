import { z } from 'zod';
import type { Context } from '../../../context/context.ts';
import { shownAnswer } from '../../../context/kept-answer.ts';
import type { JsonObject } from '../../../kernel/json/json.ts';
import { fromKeptAnswer, toKeptAnswer } from '../../../platform/kept-answer.ts';
import { businessNumbers, type Decoded, keptText } from '../../../platform/record/index.ts';
import { defineKind, succeeded, type ViewOf } from '../../../subjects/kind/kind.ts';
import { withoutStatusQuery } from '../../../subjects/kind/without-status-query.ts';
import { personal } from '../../../subjects/personal/personal-members.ts';
import { beforeAcceptance, refusal } from '../../../subjects/submit/submission.ts';
import { atomicTexts } from '../texts.ts';
import { type AtomicService, serviceAnswer } from '../wire/services.ts';
import { codeOf } from './choice.ts';

/** Commands, by the caller's own number. There is no question about one. */
export const atomicCommand = defineKind({
  kind: 'atomic-command',
  states: {
    ...beforeAcceptance,
    OUTCOME_UNKNOWN: atomicTexts.commandLost,
    ...refusal,
    ACCEPTED: succeeded('The tax bureau accepted it.'),
  },
  details: z.object({
    service: keptText,
    /** See `toKeptAnswer`. */
    answer: personal(keptText),
  }),
  ...withoutStatusQuery,
});

/** A command, and the answer to the request that named it. */
export interface CommandResult {
  readonly command: ViewOf<typeof atomicCommand>;
  /** In full to the request that had it sent, and as it is kept to a repeat; null while there is none. */
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
 * Sends a command, once. The payload is not kept, and the answer masked: nobody knows whom their members
 * concern. Throws what `submitOnce` throws.
 */
export async function sendCommand(
  context: Context,
  { commandId, endpoint, payload }: Command,
): Promise<CommandResult> {
  const service = codeOf(endpoint);
  const asked = businessNumbers(endpoint.request, { payload });
  context.learn(asked);
  let answer: CommandResult['answer'] = null;
  const subject = await context.subjects.submitOnce(atomicCommand, commandId, {
    input: { service, payload },
    snapshot: { service },
    send: async () => {
      answer = await context.platform.call(endpoint, { payload });
      return answer;
    },
    accepted: ({ raw }) => ({
      state: 'ACCEPTED',
      snapshot: { service, answer: toKeptAnswer(serviceAnswer, raw, asked) },
    }),
  });
  const command = atomicCommand.view(subject);
  return {
    command,
    answer: answer ?? shownAnswer(context, fromKeptAnswer(serviceAnswer, command.answer)),
  };
}
