import { type Json, parseLossless } from '../kernel/json.ts';
import { isNestedTooDeep, MOST_NESTED } from '../kernel/nesting.ts';

/** The refusal of a request with too many brackets within each other. */
export const NESTED_TOO_DEEP = `A request may be nested at most ${MOST_NESTED} deep.`;

/** JSON that a client sent. The words of what it throws are for the client. */
export class NotJson extends Error {
  override readonly name = 'NotJson';
}

/** As `parseLossless`; throws `NotJson`, with `what` in its words, for what is no JSON or nested too deep. */
export function parseRequest(text: string, what: string): Json {
  if (isNestedTooDeep(text)) throw new NotJson(NESTED_TOO_DEEP);
  try {
    return parseLossless(text);
  } catch {
    throw new NotJson(`${what} is not valid JSON.`);
  }
}
