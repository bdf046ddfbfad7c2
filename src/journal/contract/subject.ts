import type { JsonObject } from '../../kernel/json/json.ts';

/** Names one subject: whatever is submitted to us and changes later (an order, a seller, a contract, …). */
export interface SubjectId {
  /** Whose it is. Every read is confined to one tenant. */
  readonly tenant: string;
  /** The tracked kind, for example `forward-invoice`. */
  readonly kind: string;
  /** The caller's or the platform's own number of it; unique within tenant and kind, for ever. */
  readonly key: string;
}

/** A subject as the journal stores it. */
export interface Subject extends SubjectId {
  /** The present state in the kind's own words, for example `ISSUING`. */
  readonly state: string;
  /** 1 when opened, one more with every change; never reused. */
  readonly version: number;
  /** A final subject is never due, and nothing but `correct` changes it. */
  readonly final: boolean;
  /** SHA-256 of the input that opened it. */
  readonly inputHash: string;
  /** All that is known of it, in the kind's own plain form. Empty once a long-final subject was shrunk. */
  readonly snapshot: JsonObject;
  /** Milliseconds since the epoch at which it is polled next; null when no poll is planned. */
  readonly dueAt: number | null;
  readonly openedAt: number;
  readonly changedAt: number;
  /** Milliseconds since the epoch from which on it needs attention; null for never. See `Projection`. */
  readonly attentionAt: number | null;
}
