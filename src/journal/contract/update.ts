import type { JsonObject } from '../../kernel/json/json.ts';
import type { SubjectId } from './subject.ts';

/** Origin of an update. */
export type Cause =
  /** A client's own request changed the subject. */
  | 'REQUEST'
  /** The platform pushed, and this service then polled it. */
  | 'PUSH'
  /** A scheduled poll of the platform found the change. */
  | 'POLL'
  /** No response came before the deadline. */
  | 'DEADLINE';

/** One change of a subject: an entry of the tenant's ordered stream. Stored for a limited time. */
export interface Update extends SubjectId {
  /** Position in the tenant's stream; opaque, made by `cursor.ts`. */
  readonly cursor: string;
  /** The same for every delivery of the update. */
  readonly eventId: string;
  readonly version: number;
  readonly occurredAt: number;
  readonly cause: Cause;
  /** False if the platform could not be queried and only a push reported it. */
  readonly confirmed: boolean;
  /** Null on the update that opened the subject. */
  readonly previousState: string | null;
  readonly state: string;
  readonly final: boolean;
  readonly snapshot: JsonObject;
  /** Proof with which a client later checks the store for this update; see `Journal.knows`. */
  readonly newestClaim: string;
}
