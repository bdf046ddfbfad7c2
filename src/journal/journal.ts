import type { JsonObject } from '../kernel/json.ts';
import { Unavailable } from '../kernel/unavailable.ts';

/** Names one subject: whatever is submitted to us and changes later (an order, a seller, a contract, …). */
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
  /** Milliseconds since the epoch at which it is to be looked at next; null when nothing is planned. */
  readonly dueAt: number | null;
  readonly openedAt: number;
  readonly changedAt: number;
}

/** One change of a subject: an entry of the tenant's ordered stream. Kept for a limited time. */
export interface Update extends SubjectId {
  /** Its place in the tenant's stream; opaque, made by `cursor.ts`. */
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

/**
 * The wholes to which a subject belongs, at most four, by the name of what each is: the `seller` of an order, the
 * `enterprise` that buys. A value is any text by which one such whole is known. Values are kept for ever and stand
 * in the names of keys: where one could mean a person, the capability that opens the subject gives a pseudonym.
 */
export type Groups = Readonly<Record<string, string>>;

/** A subject as `open` starts it. */
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
  /** Where the subject belongs; `list` finds all that belong to the same. Never changes. */
  readonly groups?: Groups;
  /** Numbers that lead to the subject from now on; see `Journal.resolve`. Bound only when it is opened. */
  readonly aliases?: readonly string[];
}

/** A subject that is opened together with the change of another one, unless its key was opened before. */
export interface Opening extends Omit<Intent, 'openingId' | 'aliases'> {
  readonly kind: string;
  readonly key: string;
}

/** A subject as `advance` leaves it. */
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
  /** Numbers that lead to the subject from now on; see `Journal.resolve`. Bound only when it is advanced. */
  readonly aliases?: readonly string[];
  /** Numbers, of any kind, that go back to where numbers come from; under the same condition. */
  readonly returned?: readonly Binding[];
  /**
   * Subjects of the same tenant to be followed from now on: opened in the same transaction, so that none is
   * opened for a change that did not come about, and none is missing after one that did.
   */
  readonly opens?: readonly Opening[];
}

/** A number of a kind, and the subject of the same tenant and kind that it led to. */
export interface Binding {
  readonly kind: string;
  readonly number: string;
  readonly key: string;
}

/** The subject to which a number leads, and the one to which it led before. */
export interface Alias {
  /** Of the subject that was bound last. */
  readonly key: string;
  /** True when that subject gave the number back: it leads nowhere until another one is bound. */
  readonly isReturned: boolean;
  /** Of the subject that was bound before that one; null when there was none. */
  readonly former: string | null;
}

/** An exclusive hold of a name, as another holder is told of it. */
export interface Hold {
  readonly holder: string;
  /** The newest of the attempts for which the holder has it. */
  readonly attempt: string;
  /** Milliseconds since the epoch at which that attempt took it. */
  readonly takenAt: number;
}

/** A name wanted by `hold`. */
export interface HoldRequest {
  /** For whom the name is held, for example the key of an order. */
  readonly holder: string;
  /** Made by the caller, once per attempt, unique in the tenant: the same id again is the same attempt. */
  readonly attempt: string;
  /** Milliseconds since the epoch from which on the attempt holds nothing any more. */
  readonly runsOutAt: number;
  /** A hold that was told in a refusal and was found to be over: it is ended, if it is still that one. */
  readonly insteadOf?: Hold;
}

export type HoldResult =
  | { readonly outcome: 'held' }
  | { readonly outcome: 'refused'; readonly by: Hold };

/** The right to work on a due subject until `leasedUntil`, given to one worker at a time. */
export interface Claim {
  readonly subject: Subject;
  /** Rises with every claim of the subject. A worker whose token is no longer the newest is refused. */
  readonly fence: number;
  readonly leasedUntil: number;
  /** True when a push was received since the last claim. */
  readonly pushed: boolean;
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
  /** The place from which to read on: behind the last update looked at, filtered out or not. */
  readonly cursor: string;
  /**
   * True when `after` points before what is kept or into another epoch: entries may be missing, the
   * reading starts at the oldest kept entry, and the reader needs fresh snapshots.
   */
  readonly gap: boolean;
  /** True when nothing was left behind `cursor` at the time of reading. */
  readonly atEnd: boolean;
}

/** Yielded by `follow`: updates in stream order, or the notice that some can no longer be had. */
export type Followed =
  | { readonly type: 'update'; readonly update: Update }
  | { readonly type: 'gap'; readonly cursor: string };

/** Notice to a reader that asked for it: nothing was left behind `cursor`, and from here on it waits. */
export interface AtEnd {
  readonly type: 'end';
  readonly cursor: string;
}

/** One page of subjects, newest opened first, whichever end it was counted from. */
export interface SubjectPage {
  readonly subjects: readonly { readonly subject: Subject; readonly pageCursor: string }[];
  /** True when the query also finds what was opened before all of the page. */
  readonly hasNextPage: boolean;
  /** True when the query also finds what was opened after all of the page. */
  readonly hasPreviousPage: boolean;
}

/** Which subjects of a tenant are listed; an absent member does not restrict, and each of the others does. */
export interface ListFilter {
  readonly kinds?: readonly string[];
  readonly states?: readonly string[];
  /** Only what was opened with this one among its `Intent.groups`. */
  readonly group?: { readonly name: string; readonly value: string };
  /** Only what was opened at this time or later, in milliseconds since the epoch. */
  readonly openedFrom?: number;
  /** Only what was opened before this time, in milliseconds since the epoch. */
  readonly openedTo?: number;
}

/** The stretch of a list that is wanted, counted from either end or from a `pageCursor` of an earlier page. */
export type PageQuery =
  /** The newest that were opened before the one at `after`. */
  | { readonly first: number; readonly after?: string }
  /** The oldest that were opened after the one at `before`. */
  | { readonly last: number; readonly before?: string };

export type ListQuery = ListFilter & PageQuery;

/** How many subjects of a kind are in a state. */
export interface StateCount {
  readonly kind: string;
  readonly state: string;
  /** At least 1. */
  readonly count: number;
}

/**
 * The durable memory of everything that was submitted to the service and finishes later.
 *
 * Every method that changes something is durable and atomic when its promise resolves, and without
 * effect when it rejects with a `JournalUnavailable` that is not doubtful. After a doubtful one it may
 * have been written, or yet be: a caller that has to know repeats it with the same ids (`openingId`,
 * `changeId`, `receiptId`, `attempt`), which never has a second effect.
 * Both back ends pass `test/journal/conformance.ts`.
 */
export interface Journal {
  /**
   * Exactly one caller opens a key, over all instances, for as long as the journal lives. Rejects with a
   * `TypeError` for more than four groups.
   */
  open(id: SubjectId, intent: Intent): Promise<OpenResult>;

  get(id: SubjectId): Promise<Subject | null>;

  /**
   * Compare-and-set on `fromVersion`: new state, the update appended, next due time set, claim given
   * up, as one. A `fence` makes it also conditional on that claim being the newest and not given up.
   * A recordPush that no claim has seen yet keeps the subject due at once, unless the change is final.
   * Of several refusals that apply the answer is the first of `missing`, `final`, `fenced`, `stale`.
   */
  advance(
    id: SubjectId,
    fromVersion: number,
    change: Change,
    fence?: number,
  ): Promise<AdvanceResult>;

  /**
   * Changes a subject that is final, which nothing else does: for what turned out to be otherwise after its
   * end. Compare-and-set on `fromVersion` as `advance`, with one update; final again where `change` says so,
   * and else due as it says: a push from before the end counts no more, as the correction is newer. The only
   * refusals are `missing` and `stale`, which is also the answer about a subject that is not final.
   */
  correct(id: SubjectId, fromVersion: number, change: Change): Promise<AdvanceResult>;

  /**
   * Notes a push for a subject and makes it due now. The same receipt again is `repeated`, for as long
   * as updates are kept, and does nothing. A subject that is final stays undisturbed (`final`, also for
   * a repeat); one that was never opened is `missing`. A receipt belongs to its subject.
   */
  recordPush(id: SubjectId, receiptId: string): Promise<'noted' | 'repeated' | 'final' | 'missing'>;

  /** Leases up to `limit` subjects of all tenants that are due, the longest due first. */
  claimDue(kinds: readonly string[], limit: number, leaseMs: number): Promise<readonly Claim[]>;

  /**
   * Gives a claim back without a change: the subject is due again at `dueAt`, at once if it was pushed
   * meanwhile. False, without effect, when the claim is no longer the newest or was given up already.
   */
  postpone(id: SubjectId, fence: number, dueAt: number | null): Promise<boolean>;

  /** Brings the next look at a subject forward to `dueAt` if it is planned later; not an update. */
  rescheduleEarlier(id: SubjectId, dueAt: number): Promise<void>;

  /**
   * Undoes, of one kind, what no wait can have planned, as after the clock was set back: what is due after `latest` is
   * due at `dueAt`, which is no later, and a lease that ends after it ends now. Not an update. Answers how many
   * subjects it was.
   */
  rescheduleOverlong(kind: string, latest: number, dueAt: number): Promise<number>;

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
   * As `follow`, and tells the reader each time that it has everything, before it waits: once for a place,
   * after whatever update or gap stands before it. By that place several readers of the same filter can
   * be compared, also where the last entries before it pass none.
   */
  followToEnd(
    tenant: string,
    after: string,
    filter: UpdateFilter,
    signal?: AbortSignal,
  ): AsyncIterableIterator<Followed | AtEnd, undefined>;

  /**
   * A page of the subjects that `query` finds, in the order of `openedAt`; what was opened within the same
   * millisecond has an order that stays. A page costs the same however many subjects there are, wherever in
   * the list it begins. Rejects with `BadCursor` for a page cursor that this journal cannot have made.
   */
  list(tenant: string, query: ListQuery): Promise<SubjectPage>;

  /**
   * How many of a tenant's subjects of some kinds, or of all, are in each state, in no order. Those that were
   * shrunk count too. Nothing is counted for it: it costs the same however many subjects there are.
   */
  counts(tenant: string, kinds?: readonly string[]): Promise<readonly StateCount[]>;

  /**
   * The subject of a kind to which a number leads; null for a number that was never bound. Numbers are
   * bound by `open` and `advance`, as one with what they write: a number leads to the subject that was
   * bound last and still tells the one before. The same subject binds a number once: naming it again,
   * also after it was returned or led elsewhere, changes nothing. A number is returned only by the
   * subject that was bound last. Numbers are no subjects: nothing lists or follows them, and they are
   * never trimmed.
   */
  resolve(tenant: string, kind: string, number: string): Promise<Alias | null>;

  /** Every number that was ever bound to a subject, in the order of binding; also those that lead elsewhere by now. */
  numbersOf(id: SubjectId): Promise<readonly string[]>;

  /**
   * Holds a name in a tenant for one holder, over all instances. Refused, without effect, while another
   * holder has it, unless `insteadOf` is exactly that hold: one that another attempt joined meanwhile is
   * another hold. Attempts of one holder have it together: it ends when each of them was released or has
   * run out, so that one that fails takes nothing from its siblings. The same attempt again only moves
   * its own end. Nothing lists or follows holds, and trimming leaves them alone.
   *
   * After a doubtful `JournalUnavailable` the attempt may hold the name until it runs out, also when it
   * was released meanwhile: a caller that got no answer must not go on as if it held it.
   */
  hold(tenant: string, name: string, request: HoldRequest): Promise<HoldResult>;

  /** Ends what one attempt holds of a name; without effect for one that holds nothing of it. */
  release(tenant: string, name: string, attempt: string): Promise<void>;

  /**
   * Drops updates and receipts older than `updatesBefore`, and shrinks final subjects that last changed
   * before `shrinkBefore` to key, input hash, state and version. No key is ever forgotten.
   */
  trim(updatesBefore: number, shrinkBefore: number): Promise<void>;

  /** Resolves when a change would go through and be told now; rejects with `JournalUnavailable` otherwise. */
  ready(): Promise<void>;

  /** Every later call fails with `JournalUnavailable`. */
  close(): Promise<void>;
}

/** The store behind the journal cannot be reached or written. Nothing may be acknowledged or sent. */
export class JournalUnavailable extends Unavailable {
  override readonly name = 'JournalUnavailable';
}

/** Pages of the journal's file cannot be read any more: an operator has to put a copy back. */
export class JournalDamaged extends JournalUnavailable {}

export { BadCursor } from '../kernel/bad-cursor.ts';
