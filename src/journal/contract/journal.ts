import type { Alias, HoldRequest, HoldResult, Subject, SubjectId } from './subject.ts';
import type {
  AdvanceResult,
  Change,
  Claim,
  Intent,
  OpenResult,
  Failure,
  FailureReason,
} from './change.ts';
import type { ListQuery, StateCount, SubjectPage, Projected } from './projection.ts';
import type { Followed, Reading, UpdateFilter } from './reading.ts';

/** Operations that open and change subjects. */
export interface Changes {
  /**
   * Exactly one caller opens a key, over all instances, for as long as the journal lives. Rejects with a
   * `TypeError` for more than four groups.
   */
  open(id: SubjectId, intent: Intent): Promise<OpenResult>;

  /**
   * Compare-and-set on `fromVersion`: sets the new state, appends the update, sets the next due time and releases the claim,
   * atomically. With a `fence` it also requires that this claim is the newest and not released. A push that no claim has seen yet
   * keeps the subject due at once, unless the change is final. If several rejections apply, the result is the first of `missing`,
   * `final`, `fenced`, `stale`.
   */
  advance(
    id: SubjectId,
    fromVersion: number,
    change: Change,
    fence?: number,
  ): Promise<AdvanceResult>;

  /**
   * Changes a final subject, which no other method does: for facts that changed after its end. Compare-and-set on `fromVersion`
   * as `advance`, with one update. The subject is final again if `change` is final, and otherwise due at its `dueAt`: the
   * correction is newer than any push from before the end, so such a push is ignored. The only rejections are `missing` and
   * `stale`; a subject that is not final is `stale`.
   */
  correct(id: SubjectId, fromVersion: number, change: Change): Promise<AdvanceResult>;

  /**
   * Records a push for a subject and makes the subject due now. A repeated receipt is `repeated`, for as long as updates are
   * stored, and has no effect. A final subject stays unchanged (`final`, also for a repeat); one that was never opened is
   * `missing`. A receipt belongs to its subject.
   */
  recordPush(id: SubjectId, receiptId: string): Promise<'noted' | 'repeated' | 'final' | 'missing'>;
}

/** Subjects: everything that was submitted, and its results. */
export interface Records extends Changes {
  get(id: SubjectId): Promise<Subject | null>;

  /**
   * A page of the subjects that `query` finds, in the order of `openedAt`; subjects opened within the same millisecond have a
   * stable order. A page costs the same however many subjects there are and wherever in the list it begins. Rejects with
   * `BadCursor` for a page cursor that this journal cannot have made.
   */
  list(tenant: string, query: ListQuery): Promise<SubjectPage>;

  /**
   * Number of a tenant's subjects in each state, of the given kinds or of all, in no order. Shrunk subjects count too. Reads
   * stored counters, so it costs the same however many subjects there are.
   */
  counts(tenant: string, kinds?: readonly string[]): Promise<readonly StateCount[]>;
}

/** Schedule of polls, and the leases of the workers that make them. */
export interface Schedule {
  /**
   * Leases up to `limit` subjects that are due. If more are due, tenants take turns: one subject of each, then the next, so that
   * a tenant with many due subjects delays no other for longer than one turn of each. Within a tenant, and if all due subjects
   * fit, the longest due comes first. Each process has its own order of turns.
   */
  claimDue(kinds: readonly string[], limit: number, leaseMs: number): Promise<readonly Claim[]>;

  /**
   * Releases a claim without a change: the subject is due again at `dueAt`, or at once if it was pushed meanwhile. `failure` says
   * that the poll failed; see `lastFailure`. Returns false, without effect, if the claim is no longer the newest or was released
   * already.
   */
  postpone(
    id: SubjectId,
    fence: number,
    dueAt: number | null,
    failure?: FailureReason,
  ): Promise<boolean>;

  /**
   * The last poll of a subject, if it failed: the reason passed to the last change or `postpone`, and the number of failures in a
   * row. Null if that call had no reason, and after a change that needed no poll. Stored with the subject: it makes neither a
   * version nor an update. Removed when the subject is shrunk.
   */
  lastFailure(id: SubjectId): Promise<Failure | null>;

  /** Brings the next poll of a subject forward to `dueAt` if it is planned later; not an update. */
  rescheduleEarlier(id: SubjectId, dueAt: number): Promise<void>;

  /**
   * Makes a subject due now, even if no poll is planned; not an update. A claim on it stays valid, and its release sets the next
   * due time. A final subject stays unchanged.
   */
  makeDue(id: SubjectId): Promise<'due' | 'final' | 'missing'>;

  /**
   * Repairs times of one kind that no wait can have planned, as after the clock was set back: subjects due after `latest` become
   * due at `dueAt`, which is no later, and leases that end after `latest` end now. Not an update. Resolves with the number of
   * subjects.
   */
  rescheduleOverlong(kind: string, latest: number, dueAt: number): Promise<number>;

  /** The earliest due time over all tenants, leases counted as due at their end; null when none is planned. */
  nextDueAt(kinds: readonly string[]): Promise<number | null>;
}

/** The updates of each tenant, in the order of their commits. */
export interface Feed {
  /** Position behind the last update in the tenant's stream now. */
  end(tenant: string): Promise<string>;

  /**
   * Up to `limit` updates behind `after`. May return fewer, even none, although `atEnd` is false: a rare filter is searched in
   * bounded steps. Rejects with `BadCursor` for a cursor that no journal can have made, and with a `TypeError` for a filter that
   * names a key without exactly one kind.
   */
  read(tenant: string, after: string, filter: UpdateFilter, limit: number): Promise<Reading>;

  /**
   * Replay behind `after`, then live, with no gap and no repeat at the seam. The reader pulls: the journal buffers nothing for
   * it. A gap, at the beginning or when trimming overtakes a slow reader, is reported before the oldest stored update follows. A
   * reader that has received every update receives an `end` before it waits: once for each position, after any update or gap
   * before it. Readers of the same filter can be compared by that position, even if the last entries before it do not pass the
   * filter.
   *
   * `return()` settles a waiting `next()` at once; so does the abort of `signal`. A `next()` that waits when the journal is
   * closed rejects with `DatabaseUnavailable`: the end of the iteration would mean that no more updates come. Throws
   * synchronously the errors with which `read` rejects.
   */
  follow(
    tenant: string,
    after: string,
    filter: UpdateFilter,
    signal?: AbortSignal,
  ): AsyncIterableIterator<Followed, undefined>;
}

/** Numbers that lead to subjects, and names that have one holder at a time. */
export interface Names {
  /**
   * The subject of a kind to which a number leads; null for a number that was never bound. `open` and `advance` bind numbers,
   * atomically with their update: a number leads to the subject that was bound last, and the subject before it stays known. A
   * subject binds a number once: naming it again, even after it was returned or bound to another subject, changes nothing. Only
   * the subject that was bound last can return a number. Numbers are not subjects: they are never listed, followed or trimmed.
   */
  resolve(tenant: string, kind: string, number: string): Promise<Alias | null>;

  /**
   * Holds a name in a tenant for one holder, over all instances. Rejected, without effect, while another holder has it, unless
   * `insteadOf` is exactly that hold (a hold that another attempt joined meanwhile is a different one). Attempts of one holder
   * share the hold: it ends when each of them was released or has expired, so that a failing attempt does not end the hold of the
   * others. A repeated attempt only moves its own expiry. After the clock was set back, an attempt from before lasts for its full
   * length. Holds are never listed or followed, and trimmed only after their end.
   *
   * After a doubtful `DatabaseUnavailable` the attempt may hold the name until it expires, even if it was released meanwhile: a
   * caller without a response must not continue as if it held the name.
   */
  hold(tenant: string, name: string, request: HoldRequest): Promise<HoldResult>;

  /** Ends the hold of one attempt on a name; without effect if the attempt does not hold it. */
  release(tenant: string, name: string, attempt: string): Promise<void>;
}

/** Detection of updates that the store has lost. */
export interface LossDetection {
  /**
   * False if the store has lost updates of a tenant: it is an older copy, or was emptied. `newestClaim` belongs to an update that
   * a client received (null: none is known); the loss is remembered until `acceptLoss`. Updates that were trimmed, and updates
   * from before the last `acceptLoss`, count as present.
   */
  knows(tenant: string, newestClaim: string | null): Promise<boolean>;

  /** Tenants with lost updates. */
  tenantsWithLoss(): Promise<readonly string[]>;

  /** Treats all updates until now as present, even lost ones. Resolves with the tenants that had a loss. */
  acceptLoss(): Promise<readonly string[]>;
}

/** State of the store: usable, complete, and trimmed. */
export interface Health extends LossDetection {
  /** Resolves if a change would be written and reported now; rejects with `DatabaseUnavailable` otherwise. */
  ready(): Promise<void>;

  /**
   * Drops updates and receipts older than `updatesBefore`, and holds that ended before it. Shrinks final subjects that last
   * changed before `shrinkBefore` to key, input hash, state and version, except those of the `lasting` kinds. Keys, projected
   * terms and sums are never removed; a shrunk subject needs no more attention.
   */
  trim(updatesBefore: number, shrinkBefore: number, lasting?: readonly string[]): Promise<void>;

  /** Every later call fails with `DatabaseUnavailable`. */
  close(): Promise<void>;
}

/**
 * The durable memory of everything that was submitted to the service and finishes later.
 *
 * When the promise of a changing method resolves, the change is durable and atomic. When it rejects with a `DatabaseUnavailable`
 * that is not doubtful, there was no effect. After a doubtful one the change may have been written, or may still be: a caller
 * that needs to know repeats it with the same ids (`openingId`, `changeId`, `receiptId`, `attempt`), which never has a second
 * effect.
 *
 * A store can be replaced by an older copy of itself: a backup was restored, or a standby that lagged took over. The claims that
 * clients received reveal such a loss: see `knows`.
 *
 * Both back ends pass `test/journal/conformance.ts`.
 */
export interface Journal extends Records, Schedule, Feed, Names, Projected, Health {}

/**
 * Facts about a whole store and all instances that share it, by name, such as fingerprints of the keys that encrypt it. Few,
 * small, and never trimmed.
 */
export interface Marks {
  /** Null for a name without a mark. Rejects with `DatabaseUnavailable`, as `replace` does. */
  get(name: string): Promise<string | null>;
  /**
   * Sets a mark if its present value is `before` (null: no mark), and resolves with the value after that. A repeat has no second
   * effect. Marks are not empty.
   */
  replace(name: string, before: string | null, mark: string): Promise<string>;
}
