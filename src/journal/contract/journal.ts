import type { Alias, HoldRequest, HoldResult } from './names.ts';
import type { AdvanceResult, Change, Claim, Intent, OpenResult } from './change.ts';
import type { Failure, FailureReason } from './failure-reason.ts';
import type { ListQuery, StateCount, SubjectPage } from './list-query.ts';
import type { Projected } from './projection.ts';
import type { Followed, Reading, UpdateFilter } from './reading.ts';
import type { Subject, SubjectId } from './subject.ts';

/** Opening and changing subjects. */
export interface Changes {
  /**
   * Exactly one caller opens a key, over all instances, for as long as the journal lives. Rejects with a
   * `TypeError` for more than four groups.
   */
  open(id: SubjectId, intent: Intent): Promise<OpenResult>;

  /**
   * Compare-and-set on `fromVersion`: new state, the update appended, next due time set, claim
   * released, as one. A `fence` makes it also conditional on that claim being the newest and not released.
   * A push that no claim has seen yet keeps the subject due at once, unless the change is final.
   * If several rejections apply, the result is the first of `missing`, `final`, `fenced`, `stale`.
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
   * rejections are `missing` and `stale`, which is also the result for a subject that is not final.
   */
  correct(id: SubjectId, fromVersion: number, change: Change): Promise<AdvanceResult>;

  /**
   * Notes a push for a subject and makes it due now. The same receipt again is `repeated`, for as long
   * as updates are kept, and does nothing. A subject that is final stays undisturbed (`final`, also for
   * a repeat); one that was never opened is `missing`. A receipt belongs to its subject.
   */
  recordPush(id: SubjectId, receiptId: string): Promise<'noted' | 'repeated' | 'final' | 'missing'>;
}

/** Subjects: what was submitted, and what became of it. */
export interface Records extends Changes {
  get(id: SubjectId): Promise<Subject | null>;

  /**
   * A page of the subjects that `query` finds, in the order of `openedAt`; what was opened within the same
   * millisecond has an order that stays. A page costs the same however many subjects there are, wherever in
   * the list it begins. Rejects with `BadCursor` for a page cursor that this journal cannot have made.
   */
  list(tenant: string, query: ListQuery): Promise<SubjectPage>;

  /**
   * Number of a tenant's subjects in each state, of some kinds or of all, in no order. Those that were
   * shrunk count too. Nothing is counted for it: it costs the same however many subjects there are.
   */
  counts(tenant: string, kinds?: readonly string[]): Promise<readonly StateCount[]>;
}

/** Schedule of polls, and the leases of the workers that make them. */
export interface Schedule {
  /**
   * Leases up to `limit` subjects that are due. Where more are, tenants take turns: one subject of each, then the next,
   * so that however much is due of one tenant, it keeps no other waiting for longer than a turn of each. Of one
   * tenant, and where all can be had, the longest due comes first. Each process keeps turns of its own.
   */
  claimDue(kinds: readonly string[], limit: number, leaseMs: number): Promise<readonly Claim[]>;

  /**
   * Releases a claim without a change: the subject is due again at `dueAt`, at once if it was pushed
   * meanwhile. With `failure` the poll failed; see `lastFailure`. False, without effect, when the claim is no
   * longer the newest or was released already.
   */
  postpone(
    id: SubjectId,
    fence: number,
    dueAt: number | null,
    failure?: FailureReason,
  ): Promise<boolean>;

  /**
   * The last poll of a subject, if it failed: what the last change or `postpone` was given, and how many
   * before it in a row. Null when that was given none, and after a change that needed no poll. Stored with the
   * subject: it makes neither a version nor an update. Forgotten when the subject is shrunk.
   */
  lastFailure(id: SubjectId): Promise<Failure | null>;

  /** Brings the next poll of a subject forward to `dueAt` if it is planned later; not an update. */
  rescheduleEarlier(id: SubjectId, dueAt: number): Promise<void>;

  /**
   * Makes a subject due now, also where nothing is planned; not an update. A claim on it stays, and decides when it is
   * released. One that is final stays undisturbed.
   */
  makeDue(id: SubjectId): Promise<'due' | 'final' | 'missing'>;

  /**
   * Undoes, of one kind, what no wait can have planned, as after the clock was set back: what is due after `latest` is
   * due at `dueAt`, which is no later, and a lease that ends after it ends now. Not an update. Answers how many
   * subjects it was.
   */
  rescheduleOverlong(kind: string, latest: number, dueAt: number): Promise<number>;

  /** The earliest due time over all tenants, leases counted as due at their end; null when none is planned. */
  nextDueAt(kinds: readonly string[]): Promise<number | null>;
}

/** The updates of each tenant, in the order of their commits. */
export interface Feed {
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
   * is buffered for it. A gap, at the beginning or when trimming overtakes a slow reader, is reported
   * before the oldest stored update follows. A reader that has everything receives an `end` before it waits: once
   * for each position, after any update or gap before it. By that position several readers of the same filter can
   * be compared, also if the last entries before it do not pass the filter.
   *
   * `return()` settles a waiting `next()` at once; so does the abort of `signal`. A `next()` that waits when the
   * journal is closed rejects with `DatabaseUnavailable`: the end of the iteration would read as "nothing more will
   * come". Throws, at once, what `read` rejects with.
   */
  follow(
    tenant: string,
    after: string,
    filter: UpdateFilter,
    signal?: AbortSignal,
  ): AsyncIterableIterator<Followed, undefined>;
}

/** Numbers that lead to subjects, and names that one holder has at a time. */
export interface Names {
  /**
   * The subject of a kind to which a number leads; null for a number that was never bound. Numbers are
   * bound by `open` and `advance`, as one with what they write: a number leads to the subject that was
   * bound last, and the one before stays known. The same subject binds a number once: naming it again,
   * also after it was returned or led elsewhere, changes nothing. A number is returned only by the
   * subject that was bound last. Numbers are no subjects: nothing lists or follows them, and they are
   * never trimmed.
   */
  resolve(tenant: string, kind: string, number: string): Promise<Alias | null>;

  /**
   * Holds a name in a tenant for one holder, over all instances. Refused, without effect, while another
   * holder has it, unless `insteadOf` is exactly that hold: one that another attempt joined meanwhile is
   * another hold. Attempts of one holder have it together: it ends when each of them was released or has
   * run out, so that one that fails takes nothing from its siblings. The same attempt again only moves
   * its own end. Nothing lists or follows holds, and trimming leaves them alone.
   *
   * After a doubtful `DatabaseUnavailable` the attempt may hold the name until it runs out, also when it
   * was released meanwhile: a caller that got no response must not continue as if it held it.
   */
  hold(tenant: string, name: string, request: HoldRequest): Promise<HoldResult>;

  /** Ends what one attempt holds of a name; without effect for one that holds nothing of it. */
  release(tenant: string, name: string, attempt: string): Promise<void>;
}

/** Loss that the journal knows of. */
export interface LossDetection {
  /**
   * False where the store has lost updates of a tenant: it is an older copy, or was emptied. `newestClaim` is that of an update
   * that a client received (null: none is known); its absence is remembered until `acceptLoss`. Those that
   * were trimmed, and those of before the last `acceptLoss`, are believed.
   */
  knows(tenant: string, newestClaim: string | null): Promise<boolean>;

  /** The tenants of which updates were found to be lost. */
  tenantsWithLoss(): Promise<readonly string[]>;

  /** Has updates of until now believed, whether they are there or not. Answers the tenants that had a loss. */
  acceptLoss(): Promise<readonly string[]>;
}

/** State of the store: usable, complete, and trimmed. */
export interface Health extends LossDetection {
  /** Resolves when a change would be written and reported now; rejects with `DatabaseUnavailable` otherwise. */
  ready(): Promise<void>;

  /**
   * Drops updates and receipts older than `updatesBefore`, and shrinks final subjects that last changed
   * before `shrinkBefore` to key, input hash, state and version, but for those of the `lasting` kinds. No key is ever
   * forgotten, nor what it is found and summed up by; only attention is needed no more.
   */
  trim(updatesBefore: number, shrinkBefore: number, lasting?: readonly string[]): Promise<void>;

  /** Every later call fails with `DatabaseUnavailable`. */
  close(): Promise<void>;
}

/**
 * The durable memory of everything that was submitted to the service and finishes later.
 *
 * Every method that changes something is durable and atomic when its promise resolves, and without
 * effect when it rejects with a `DatabaseUnavailable` that is not doubtful. After a doubtful one it may
 * have been written, or yet be: a caller that has to know repeats it with the same ids (`openingId`,
 * `changeId`, `receiptId`, `attempt`), which never has a second effect.
 *
 * A store can be replaced by a copy of it that is behind, as by a backup that was put back or a failover to a standby
 * that lagged. The claims that clients received reveal that: see `knows`.
 *
 * Both back ends pass `test/journal/conformance.ts`.
 */
export interface Journal extends Records, Schedule, Feed, Names, Projected, Health {}

/**
 * Facts of a whole store and all instances that share it, by name: such as fingerprints of the keys that it was
 * written with. Few, small, and never trimmed.
 */
export interface Marks {
  /** Null for a name without a mark. Rejects with `DatabaseUnavailable`, as `replace` does. */
  get(name: string): Promise<string | null>;
  /**
   * Sets a mark where the one that stands is `before`, null for none, and resolves with what stands then. May be
   * repeated without a second effect. Marks are not empty.
   */
  replace(name: string, before: string | null, mark: string): Promise<string>;
}
