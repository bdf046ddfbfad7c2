import type { JsonObject } from '../kernel/json.ts';
import type { Finding, Subject } from './tracked.ts';

/** Where everything stands that is sent to the platform exactly once, before the platform's own states begin. */
export type EntrustedState =
  /** Durably noted; the call is under way. Found in this state later, it is asked about, never sent again. */
  | 'SUBMITTED'
  /** It is certain that the platform took nothing. The same input under the same key sends it. */
  | 'NOT_SENT'
  /** The answer was lost; asking settles it. */
  | 'UNKNOWN'
  /** The platform refused it. Final. */
  | 'REJECTED'
  /** The answer was lost, and the platform never got it, as it kept saying. Final. */
  | 'NOT_ACCEPTED';

/**
 * How long the platform has to keep saying that it does not know something before that is believed. A
 * request that was cut off may still lie in a queue on its way; taking it for lost too early invites
 * a second one under a new number, which would be billed as well.
 */
const BELIEVED_AFTER_MS = 30 * 60_000;

/** In the snapshot: since when, in milliseconds since the epoch, the platform says so. */
const SINCE = 'unknownToPlatformSince';

/**
 * What to make of the platform's answer that it does not know a subject whose acceptance it never
 * confirmed: `UNKNOWN` at first, `NOT_ACCEPTED` when it has said so for long enough.
 */
export function notKnownToPlatform(subject: Subject, now: number): Finding | null {
  const since = subject.snapshot[SINCE];
  const snapshot: JsonObject = { ...subject.snapshot, [SINCE]: since ?? now };
  if (typeof since !== 'number') {
    return { state: 'UNKNOWN' satisfies EntrustedState, final: false, snapshot };
  }
  if (now - since < BELIEVED_AFTER_MS) return null;
  return { state: 'NOT_ACCEPTED' satisfies EntrustedState, final: true, snapshot };
}
