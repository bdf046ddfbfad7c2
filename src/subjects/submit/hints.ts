import { z } from 'zod';
import type { JsonObject } from '../../kernel/json/json.ts';
import type { Message } from '../../messages/message.ts';
import { keptMessage } from './rejection.ts';

/** The snapshot's member for what may be mistyped in the input. A kind's own details do not have it, so that it is carried from change to change. */
const HINTS = 'inputHints';

const kept = z.array(keptMessage);

/** Input values that may be mistyped; they were sent all the same. */
export function hintsIn({ [HINTS]: mark }: JsonObject): readonly Message[] {
  return kept.safeParse(mark).data ?? [];
}

/** The mark that a snapshot has already; empty for none. */
export function hintMarkIn({ [HINTS]: mark }: JsonObject): JsonObject {
  return mark === undefined ? {} : { [HINTS]: mark };
}

/** A snapshot with the hints on the input that it comes from, in place of those on an earlier one. */
export function withHints(
  snapshot: JsonObject,
  hints: readonly Message[],
  before: JsonObject = {},
): JsonObject {
  return hints.length === 0 && !(HINTS in before) ? snapshot : { ...snapshot, [HINTS]: [...hints] };
}
