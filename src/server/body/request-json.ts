import { type Json, spoilsLaterNames } from '../../kernel/json/json.ts';
import { parseLossless } from '../../kernel/json/lossless-json.ts';
import { type Excess, excessOf, LONGEST_WORD, MOST_NESTED } from '../../kernel/json/json-scan.ts';
import { type Message, type Param, inEnglish } from '../../messages/message.ts';
import { requests } from '../../messages/requests.ts';

/** Invalid JSON in a request. Its text is for the client. */
export class NotJson extends Error {
  override readonly name = 'NotJson';
  readonly text: Message;

  constructor(text: Message) {
    super(inEnglish(text));
    this.text = text;
  }
}

/** Reason for which a text of JSON or GraphQL is not parsed, as it would take too long or too much stack; null for none. */
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
 * Like `parseLossless`. Throws `NotJson`, which names the part, for invalid JSON, and for JSON that is nested too deep or has
 * too many values. A short part needs no limit of values.
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

/** Parsed body, or the reason for which it was not parsed. */
export type ParsedBody = Json | NotJson;

/** Like `parseRequest`, but returns the rejection. */
export function parseBody(text: string, mostValues: number): ParsedBody {
  try {
    return parseRequest(text, requests.theBody, mostValues);
  } catch (error) {
    if (error instanceof NotJson) return error;
    throw error;
  }
}
