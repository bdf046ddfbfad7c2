import { type Json, spoilsLaterNames } from '../../kernel/json/json.ts';
import { parseLossless } from '../../kernel/json/lossless-json.ts';
import { type Excess, excessOf, LONGEST_WORD, MOST_NESTED } from '../../kernel/json/json-scan.ts';
import { type Message, type Param, inEnglish } from '../../messages/message.ts';
import { requests } from '../../messages/requests.ts';

/** JSON that a client sent. The words of what it throws are for the client. */
export class NotJson extends Error {
  override readonly name = 'NotJson';
  readonly text: Message;

  constructor(text: Message) {
    super(inEnglish(text));
    this.text = text;
  }
}

/** Why a text of JSON or GraphQL is not parsed at all: it would take too long, or too much stack. Null where it may be. */
export function rejectionOf(text: string, mostValues = Infinity): Message | null {
  const rejections: Readonly<Record<Excess, () => Message>> = {
    nesting: () => requests.nestedTooDeep({ most: MOST_NESTED }),
    values: () => requests.tooManyValues({ most: mostValues }),
    word: () => requests.wordTooLong({ most: LONGEST_WORD }),
  };
  const excess = excessOf(text, mostValues);
  return excess && rejections[excess]();
}

/**
 * As `parseLossless`; throws `NotJson`, with the part in its words, for what is no JSON, nested too deep or of too many
 * values. A part that is short by itself needs no limit of those.
 */
export function parseRequest(text: string, part: Param, mostValues?: number): Json {
  const rejection = rejectionOf(text, mostValues);
  if (rejection !== null) throw new NotJson(rejection);
  if (spoilsLaterNames(text)) throw new NotJson(requests.nameEndsInBackslash);
  try {
    return parseLossless(text);
  } catch {
    throw new NotJson(requests.notJson({ part }));
  }
}

/** The JSON of a body, or why there is none. */
export type ParsedBody = Json | NotJson;

/** As `parseRequest`, but returns the rejection. */
export function parseBody(text: string, mostValues: number): ParsedBody {
  try {
    return parseRequest(text, requests.theBody, mostValues);
  } catch (error) {
    if (error instanceof NotJson) return error;
    throw error;
  }
}
