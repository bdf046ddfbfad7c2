import { inputHash, type NewId } from '../../kernel/ids.ts';
import { isJsonObject, type JsonObject } from '../../kernel/json/json.ts';

/** The content of a push's body; undefined when it is no JSON. */
export function parseBody(body: string): unknown {
  try {
    return JSON.parse(body, wholeNumbers);
  } catch {
    return undefined;
  }
}

/** An integer beyond those of a double is somebody's id: a text, so that no digit is lost. */
function wholeNumbers(_key: string, value: unknown, { source }: { source?: string }): unknown {
  const isId = typeof value === 'number' && !Number.isSafeInteger(value);
  return isId && source !== undefined && /^\d+$/.test(source) ? source : value;
}

/** The body of a push where it is an object, which alone says anything. */
export function objectIn(body: string): JsonObject | null {
  const pushed = parseBody(body);
  return isJsonObject(pushed) ? pushed : null;
}

/**
 * The sign that tells a repeat of a push from the next one: its `notifyNo`. Where there is none, every push
 * counts as new. Equal bodies would not do: a platform that says "something changed" in the same words
 * each time would be heard once. One free question too many is the price, and no update is doubled by it.
 */
export function receiptOf(pushed: JsonObject | null, newId: NewId): string {
  const notifyNo = pushed?.['notifyNo'];
  const isNumbered =
    (typeof notifyNo === 'string' && notifyNo !== '') || typeof notifyNo === 'number';
  return isNumbered ? `notifyNo:${inputHash(String(notifyNo))}` : newId();
}

/** The answer to a push: an HTTP status and a plain text. */
export interface CallbackAnswer {
  readonly status: number;
  readonly body: string;
}

export const SUCCESS: CallbackAnswer = { status: 200, body: 'success' };
export const NOT_FOUND: CallbackAnswer = { status: 404, body: 'not found' };
export const TRY_AGAIN: CallbackAnswer = { status: 503, body: 'try again' };
