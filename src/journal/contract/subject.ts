import type { JsonObject } from '../../kernel/json/json.ts';

/** Names one subject: anything that is submitted to us and changes later (an order, a seller, a contract, …). */
export interface SubjectId {
  /** Tenant that owns the subject. Every read is confined to one tenant. */
  readonly tenant: string;
  /** The tracked kind, for example `forward-invoice`. */
  readonly kind: string;
  /** Number of the subject, the caller's or the platform's; unique within tenant and kind, for ever. */
  readonly key: string;
}

/** A subject as the journal stores it. */
export interface Subject extends SubjectId {
  /** Present state in the kind's own words, for example `ISSUING`. */
  readonly state: string;
  /** 1 when opened, incremented with every change; never reused. */
  readonly version: number;
  /** A final subject is never due, and only `correct` changes it. */
  readonly final: boolean;
  /** SHA-256 of the input with which the subject was opened. */
  readonly inputHash: string;
  /** All known data of the subject, in the kind's own plain form. Empty after a final subject was shrunk. */
  readonly snapshot: JsonObject;
  /** Milliseconds since the epoch of the next poll; null if no poll is planned. */
  readonly dueAt: number | null;
  readonly openedAt: number;
  readonly changedAt: number;
  /** Milliseconds since the epoch from which on the subject needs attention; null for never. See `Projection`. */
  readonly attentionAt: number | null;
}

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
  /** Position in the tenant's stream; opaque, made by `encodeCursor`. */
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

/** A number of a kind, and the subject of the same tenant and kind that it led to. */
export interface Binding {
  readonly kind: string;
  readonly number: string;
  readonly key: string;
}

/** The subject to which a number leads, and the one to which it led before. */
export interface Alias {
  /** Key of the subject that was bound last. */
  readonly key: string;
  /** True if that subject returned the number: the number leads nowhere until another subject is bound. */
  readonly isReturned: boolean;
  /** Key of the subject that was bound before that one; null if there was none. */
  readonly former: string | null;
}

/** Exclusive hold of a name, as reported to another holder. */
export interface Hold {
  readonly holder: string;
  /** The newest of the holder's attempts. */
  readonly attempt: string;
  /** Milliseconds since the epoch at which that attempt took the name. */
  readonly takenAt: number;
}

/** A name wanted by `hold`. */
export interface HoldRequest {
  /** The holder, for example the key of an order. */
  readonly holder: string;
  /** Made by the caller, once per attempt, unique in the tenant: the same id again is the same attempt. */
  readonly attempt: string;
  /** Milliseconds since the epoch at which the hold of this attempt expires. */
  readonly runsOutAt: number;
  /** A hold that was reported in a rejection and is over by now: it is ended if it has not changed since. */
  readonly insteadOf?: Hold;
}

export type HoldResult =
  | { readonly outcome: 'held' }
  | { readonly outcome: 'refused'; readonly by: Hold };
