import { z } from 'zod';
import type { JsonObject } from '../kernel/json/json.ts';
import type { Text } from '../messages/message.ts';
import { fromKeptAnswer, toKeptAnswer } from '../platform/kept-answer.ts';
import {
  businessNumbers,
  type Decoded,
  keptText,
  numbersAmong,
  type RecordType,
  type Structure,
} from '../platform/record/index.ts';
import { defineKind, type Kind, type SubjectView, succeeded } from '../subjects/kind/kind.ts';
import { withoutStatusQuery, beforeAcceptance, refusal } from '../subjects/submit/submission.ts';
import { personal } from '../subjects/personal/personal-members.ts';
import type { Context } from './context.ts';

/**
 * Declares a kind of command that the platform cannot be queried about, identified by the caller's number. The payload is not
 * stored; the response is stored masked, as it is unknown whose personal data it holds. `lost` is the advice after a lost
 * response, `accepted` the meaning of `ACCEPTED`, and `more` are further details.
 */
export function defineCommand<More extends z.ZodRawShape>(
  kind: string,
  {
    lost,
    accepted,
    more,
    ...words
  }: {
    readonly names: Text;
    readonly labels?: { readonly ACCEPTED: Text };
    readonly lost: Text;
    readonly accepted: string;
    readonly more: More;
  },
) {
  return defineKind({
    kind,
    ...words,
    states: {
      ...beforeAcceptance,
      OUTCOME_UNKNOWN: lost,
      ...refusal,
      ACCEPTED: succeeded(accepted),
    },
    details: z.object({ ...more, answer: personal(keptText) }),
    ...withoutStatusQuery,
  });
}

/** A command, and the response to the request that named it. */
interface CommandResult<Command, Answer> {
  readonly command: Command;
  /** Complete for the request that sent the command, masked as stored for a repeat; null until a response has arrived. */
  readonly answer: Answer | null;
}

interface Command<R extends RecordType> {
  readonly key: string;
  readonly payload: JsonObject;
  /** Details known before the response. */
  readonly known: JsonObject;
  readonly endpoint: { readonly request: Structure; readonly response: R };
  readonly send: () => Promise<Decoded<R> & { readonly raw: JsonObject | null }>;
}

/** Sends a command once. Throws the errors of `submitOnce`. */
export async function submitCommand<
  State extends string,
  Details extends { readonly answer: string | null },
  R extends RecordType,
>(
  context: Context,
  kind: Kind<State | 'ACCEPTED', Details, never>,
  { key, payload, known, endpoint, send }: Command<R>,
): Promise<CommandResult<SubjectView<State | 'ACCEPTED', Details>, Decoded<R>>> {
  const asked = businessNumbers(endpoint.request, { payload });
  context.learn(asked);
  let answer: Decoded<R> | null = null;
  const subject = await context.subjects.submitOnce(kind, key, {
    input: { ...known, payload },
    snapshot: known,
    send: async () => {
      const received = await send();
      answer = received;
      return received;
    },
    accepted: ({ raw }) => ({
      state: 'ACCEPTED',
      snapshot: { ...known, answer: toKeptAnswer(endpoint.response, raw, asked) },
    }),
  });
  const command = kind.view(subject);
  const stored = () => shownResponse(context, fromKeptAnswer(endpoint.response, command.answer));
  return { command, answer: answer ?? stored() };
}

/** Response stored in a snapshot, as every field shows it. Its personal data was masked before it was stored. */
export function shownResponse<Answer>({ learn }: Pick<Context, 'learn'>, kept: Answer): Answer {
  learn(numbersAmong(kept));
  return kept;
}
