import type { JsonObject } from '../kernel/json.ts';
import { Unavailable } from '../kernel/unavailable.ts';

/** Names one subject: whatever is entrusted to us and changes later (an order, a seller, a contract, …). */
export interface SubjectId {
  /** Whose it is. Every read is confined to one tenant. */
  readonly tenant: string;
  /** The tracked kind, for example `forward-invoice`. */
  readonly kind: string;
  /** The caller's or the platform's own number of it; unique within tenant and kind, for ever. */
  readonly key: string;
}

/** Why an update came about. */
export type Cause =
  /** A client's own request changed it. */
  | 'REQUEST'
  /** The platform pushed, and was then asked. */
  | 'PUSH'
  /** A scheduled question to the platform found the change. */
  | 'POLL'
  /** Time ran out: nothing answered before the deadline. */
  | 'DEADLINE';

/** A subject as the journal keeps it. */
export interface Subject extends SubjectId {
  /** What the kind calls its present state, for example `ISSUING`. */
  readonly state: string;
  /** 1 when opened, one more with every change; never reused. */
  readonly version: number;
  /** A final subject never changes again and is never due. */
  readonly final: boolean;
  /** SHA-256 of the input that opened it. */
  readonly inputHash: string;
  /** What is known of it, in the kind's own plain form. Empty once a long-final subject was shrunk. */
  readonly snapshot: JsonObject;
  /** Milliseconds since the epoch at which it is to be looked at next; null when nothing is planned. */
  readonly dueAt: number | null;
  readonly openedAt: number;
  readonly changedAt: number;
}

/** One change of a subject: an entry of the tenant's ordered stream. Kept for a limited time. */
export interface Update extends SubjectId {
  /** Where it stands in the tenant's stream; opaque, made by `cursor.ts`. */
  readonly cursor: string;
  /** The same however often it is delivered. */
  readonly eventId: string;
  readonly version: number;
  readonly occurredAt: number;
  readonly cause: Cause;
  /** False where the platform could not be asked and only a push says so. */
  readonly confirmed: boolean;
  /** Null on the update that opened the subject. */
  readonly previousState: string | null;
  readonly state: string;
  readonly final: boolean;
  readonly snapshot: JsonObject;
}

/** What `open` starts a subject with. */
export interface Intent {
  /**
   * Made by the caller, once per attempt to open, where the attempt may have to be repeated: the same id
   * again is the same opening, for as long as its update is kept.
   */
  readonly openingId?: string;
  readonly inputHash: string;
  readonly state: string;
  readonly snapshot: JsonObject;
  /** When a tracker should look at it if nobody advanced it before: covers a crash right after `open`. */
  readonly dueAt: number | null;
  /**
   * What the subject belongs to, for example the seller of an order: `list` finds all of one kind that
   * belong to the same. Never changes, and holds nothing personal.
   */
  readonly group?: string;
}

/** What `advance` turns a subject into. */
export interface Change {
  /**
   * Made by the caller, once per intended change of one subject. The same id again has no second
   * effect: for as long as updates are kept it is recognized, and after that `fromVersion` is old.
   */
  readonly changeId: string;
  readonly state: string;
  readonly final: boolean;
  readonly snapshot: JsonObject;
  readonly dueAt: number | null;
  readonly cause: Cause;
  readonly confirmed: boolean;
}

/** The right to work on a due subject until `leasedUntil`, given to one worker at a time. */
export interface Claim {
  readonly subject: Subject;
  /** Rises with every claim of the subject. A worker whose token is no longer the newest is refused. */
  readonly fence: number;
  readonly leasedUntil: number;
  /** True when a push was received since the last claim. */
  readonly nudged: boolean;
}

export type OpenResult =
  /** Done; also the answer to a repeated `openingId`: the update of the first time, the subject as it stands now. */
  | { readonly outcome: 'opened'; readonly subject: Subject; readonly update: Update }
  /** The key was opened before with the same input. */
  | { readonly outcome: 'existing'; readonly subject: Subject }
  /** The key was opened before with other input. */
  | { readonly outcome: 'conflict'; readonly subject: Subject };

export type AdvanceResult =
  /** Done; also the answer to a repeated `changeId`: the update of the first time, the subject as it stands now. */
  | { readonly outcome: 'advanced'; readonly subject: Subject; readonly update: Update }
  /** Somebody else changed it: `subject` is how it stands now. */
  | { readonly outcome: 'stale'; readonly subject: Subject }
  /** It had reached its final state already. */
  | { readonly outcome: 'final'; readonly subject: Subject }
  /** The claim behind `fence` was given up, or taken over by another worker. */
  | { readonly outcome: 'fenced'; readonly subject: Subject }
  | { readonly outcome: 'missing' };

/** Which updates a reader wants; an absent member does not restrict. */
export interface UpdateFilter {
  readonly kinds?: readonly string[];
  /** Only with exactly one kind. */
  readonly key?: string;
  readonly states?: readonly string[];
}

/** A stretch of a tenant's stream. */
export interface Reading {
  readonly updates: readonly Update[];
  /** Where to read on: behind the last update looked at, filtered out or not. */
  readonly cursor: string;
  /**
   * True when `after` points before what is kept or into another epoch: entries may be missing, the
   * reading starts at the oldest kept entry, and the reader needs fresh snapshots.
   */
  readonly gap: boolean;
  /** True when nothing was left behind `cursor` at the time of reading. */
  readonly atEnd: boolean;
}

/** What `follow` yields: updates in stream order, or the notice that some can no longer be had. */
export type Followed =
  | { readonly type: 'update'; readonly update: Update }
  | { readonly type: 'gap'; readonly cursor: string };

/** One page of subjects, newest opened first. */
export interface SubjectPage {
  readonly subjects: readonly { readonly subject: Subject; readonly pageCursor: string }[];
  readonly hasMore: boolean;
}

export interface ListQuery {
  readonly kinds?: readonly string[];
  readonly states?: readonly string[];
  /** Only what was opened with this `Intent.group`; with exactly one kind and without `states`. */
  readonly group?: string;
  readonly first: number;
  /** A `pageCursor` from an earlier page. */
  readonly after?: string;
}

/**
 * The durable memory of everything that was entrusted to the service and finishes later.
 *
 * Every method that changes something is durable and atomic when its promise resolves, and without
 * effect when it rejects with a `JournalUnavailable` that is not doubtful. After a doubtful one it may
 * have been written, or yet be: a caller that has to know repeats it with the same ids (`openingId`,
 * `changeId`, `receiptId`), which never has a second effect.
 * Both back ends pass `test/journal/conformance.ts`.
 */
export interface Journal {
  /** Exactly one caller opens a key, over all instances, for as long as the journal lives. */
  open(id: SubjectId, intent: Intent): Promise<OpenResult>;

  get(id: SubjectId): Promise<Subject | null>;

  /**
   * Compare-and-set on `fromVersion`: new state, the update appended, next due time set, claim given
   * up, as one. A `fence` makes it also conditional on that claim being the newest and not given up.
   * A nudge that no claim has seen yet keeps the subject due at once, unless the change is final.
   * Where several refusals apply the answer is the first of `missing`, `final`, `fenced`, `stale`.
   */
  advance(
    id: SubjectId,
    fromVersion: number,
    change: Change,
    fence?: number,
  ): Promise<AdvanceResult>;

  /**
   * Notes a push for a subject and makes it due now. The same receipt again is `repeated`, for as long
   * as updates are kept, and does nothing. A subject that is final stays undisturbed (`final`, also for
   * a repeat); one that was never opened is `missing`. A receipt belongs to its subject.
   */
  nudge(id: SubjectId, receiptId: string): Promise<'noted' | 'repeated' | 'final' | 'missing'>;

  /** Leases up to `limit` subjects of all tenants that are due, the longest due first. */
  claimDue(kinds: readonly string[], limit: number, leaseMs: number): Promise<readonly Claim[]>;

  /**
   * Gives a claim back without a change: the subject is due again at `dueAt`, at once if it was nudged
   * meanwhile. False, without effect, when the claim is no longer the newest or was given up already.
   */
  postpone(id: SubjectId, fence: number, dueAt: number | null): Promise<boolean>;

  /** Brings the next look at a subject forward to `dueAt` if it is planned later; not an update. */
  hasten(id: SubjectId, dueAt: number): Promise<void>;

  /** The earliest due time over all tenants, leases counted as due at their end; null when none is planned. */
  nextDueAt(kinds: readonly string[]): Promise<number | null>;

  /** The position behind everything that stands in the tenant's stream now. */
  end(tenant: string): Promise<string>;

  /**
   * Up to `limit` updates behind `after`. May hold fewer, even none, though `atEnd` is false: a rare
   * filter is searched in bounded steps. Rejects with `BadCursor` for a cursor that no journal can have
   * made, and with a `TypeError` for a filter that names a key without exactly one kind.
   */
  read(tenant: string, after: string, filter: UpdateFilter, limit: number): Promise<Reading>;

  /**
   * Replay behind `after`, then live, with no gap and no repeat at the seam. The reader pulls: nothing
   * is buffered for it. A gap, at the beginning or when trimming overtakes a slow reader, is told
   * before the oldest kept update follows. `return()` settles a waiting `next()` at once; so does the
   * abort of `signal`. A `next()` that waits when the journal is closed rejects with
   * `JournalUnavailable`: an end would read as "nothing more will come". Throws, at once, what `read`
   * rejects with.
   */
  follow(
    tenant: string,
    after: string,
    filter: UpdateFilter,
    signal?: AbortSignal,
  ): AsyncIterableIterator<Followed, undefined>;

  /**
   * Rejects with `BadCursor` for an `after` that this journal cannot have made, and with a `TypeError`
   * for a group beside other than exactly one kind.
   */
  list(tenant: string, query: ListQuery): Promise<SubjectPage>;

  /**
   * Drops updates and receipts older than `updatesBefore`, and shrinks final subjects that last changed
   * before `shrinkBefore` to key, input hash, state and version. No key is ever forgotten.
   */
  trim(updatesBefore: number, shrinkBefore: number): Promise<void>;

  /** Resolves when a write would go through now; rejects with `JournalUnavailable` otherwise. */
  ready(): Promise<void>;

  /** Every later call fails with `JournalUnavailable`. */
  close(): Promise<void>;
}

/** The store behind the journal cannot be reached or written. Nothing may be acknowledged or sent. */
export class JournalUnavailable extends Unavailable {
  override readonly name = 'JournalUnavailable';
}

export { BadCursor } from '../kernel/bad-cursor.ts';
