import type { JsonObject } from '../../kernel/json/json.ts';
import type { SubjectId } from './subject.ts';

/** Why an update came about. */
export type Cause =
  /** A client's own request changed it. */
  | 'REQUEST'
  /** The platform pushed, and was then polled. */
  | 'PUSH'
  /** A scheduled poll of the platform found the change. */
  | 'POLL'
  /** No response came before the deadline. */
  | 'DEADLINE';

/** One change of a subject: an entry of the tenant's ordered stream. Stored for a limited time. */
export interface Update extends SubjectId {
  /** Its position in the tenant's stream; opaque, made by `cursor.ts`. */
  readonly cursor: string;
  /** The same however often it is delivered. */
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
  /** Proof by which the store is later checked for it; see `Journal.knows`. */
  readonly newestClaim: string;
}
