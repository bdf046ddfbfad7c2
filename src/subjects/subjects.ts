import { beforeAll } from '../journal/follow/cursor.ts';
import type { Journal } from '../journal/contract/journal.ts';
import type { Cause } from '../journal/contract/update.ts';
import { inputHash } from '../kernel/ids.ts';
import type { JsonObject } from '../kernel/json/json.ts';
import type { Log } from '../kernel/log/log.ts';
import { errorName } from '../kernel/log/log-fields.ts';
import { bestEffort, type StoreFailure, written } from './errors.ts';
import {
  type FeedOptions,
  followFeed,
  type FollowOptions,
  type FollowParts,
  followSubject,
} from './follow/follow.ts';
import type { Kind, Observation, Tracked } from './kind/kind.ts';
import { supplementOf } from './kind/observation.ts';
import { type Party, normalForm } from './projection/facts.ts';
import type { Pseudonyms } from './projection/pseudonyms.ts';
import type { LossDetection } from './loss-detection.ts';
import type { CursorSeal } from './follow/sealed-cursor.ts';
import { type StatusItem, toItem } from './follow/status-item.ts';
import type { Following } from './follow/status-iterator.ts';
import type {
  Alias,
  Failure,
  Found,
  SearchQuery,
  Total,
  TotalsQuery,
  Groups,
  HoldRequest,
  HoldResult,
  ListQuery,
  StateCount,
  Subject,
  SubjectId,
  SubjectPage,
} from './subject.ts';
import { type Submission, type SubmissionParts, submitOnce } from './submit/submit-once.ts';

/** A subject that is followed without being sent once, such as a seller: any input opens the same one. */
export interface Opening<State extends string = string> {
  readonly state: State;
  readonly snapshot: JsonObject;
  /** The wait until the first poll; the kind's first wait when left out, null where nothing is to be polled yet. */
  readonly firstPollMs?: number | null;
  /** The groups that it belongs to, by which it is listed. */
  readonly groups?: Groups;
  /** `refuse` when left out. */
  readonly onStoreFailure?: StoreFailure;
}

/** A change that a client's own request makes. */
export interface Revision {
  /** The wait until the platform is polled about it; the kind's first wait when left out. */
  readonly nextPollMs?: number;
  /** `ignore`: where it cannot be written the subject stays as it was. */
  readonly onStoreFailure: StoreFailure | 'ignore';
}

/** One row of totals; its party is null for a month, a rate, the rest, and where it is not known. */
export interface TotalOf extends Omit<Total, 'label'> {
  readonly party: Party | null;
}

/** A kind, where only its name matters. */
type KindName = Pick<Tracked<never>, 'kind'>;

/** The subjects of one tenant: everything that was submitted and is followed. */
export interface Subjects {
  get(kind: KindName, key: string): Promise<Subject | null>;
  /** True if a subject was opened with this input. The stored hash may be a keyed digest. */
  isSameInput(subject: Pick<Subject, 'inputHash'>, input: unknown): boolean;
  /** A page of subjects; see `Journal.list`. */
  list(query: ListQuery): Promise<SubjectPage>;
  /** The subjects that a number or name leads to, or the beginning of one; see `Journal.search`. */
  search(text: string, query: Pick<SearchQuery, 'kinds' | 'first'>): Promise<readonly Found[]>;
  /** Totals, each with the party that it is of; see `Journal.totals`. */
  totals(query: TotalsQuery): Promise<readonly TotalOf[]>;
  /** Number of subjects that need attention now, up to `most`; `list` lists them, by `attentionBy`. */
  attentionCount(most: number): Promise<number>;
  /**
   * Ends the attention that a subject needs, until it reaches another state; not an update. Answers how it stands. Throws
   * `StoreUnavailable`.
   */
  dismiss(subject: Subject): Promise<Subject>;
  /** Number of subjects in each state, of some kinds or of all. */
  counts(kinds?: readonly string[]): Promise<readonly StateCount[]>;
  /** The position behind every update until now: a feed from there misses none that comes later. */
  end(): Promise<string>;
  /** The subject of a kind that a number leads to, and the one that it led to before; null for an unknown number. */
  resolve(kind: KindName, number: string): Promise<Alias | null>;
  /**
   * Takes a name for a holder, such as the one order that a person may have pending; see `Journal.hold`. Throws
   * `StoreUnavailable`.
   */
  hold(name: string, request: HoldRequest): Promise<HoldResult>;
  /** Gives back the hold of one attempt. Where it cannot be written, the hold runs out by itself. */
  release(name: string, attempt: string): Promise<void>;
  /** Resolves when a write would go through now. Throws `StoreUnavailable` otherwise. */
  ready(): Promise<void>;
  /** Finds a subject, or opens it. */
  ensure<State extends string>(
    kind: Kind<State, unknown, never>,
    key: string,
    opening: Opening<NoInfer<State>>,
  ): Promise<Subject>;
  /** Does something at the platform exactly once; see `submitOnce`. */
  submitOnce<Answer, State extends string>(
    kind: Kind<State, unknown, never>,
    key: string,
    submission: Submission<Answer, NoInfer<State>>,
  ): Promise<Subject>;
  /**
   * Writes down a client's change of a subject, from whatever the subject has become meanwhile; null where
   * that leaves nothing to change. A final subject stays as it is.
   */
  update<State extends string>(
    kind: Kind<State, unknown, never>,
    subject: Subject,
    change: (known: Subject) => Observation<NoInfer<State>> | null,
    revision: Revision,
  ): Promise<Subject>;
  /**
   * Writes down the finding of a client's own question to the platform, as if it had been a poll. One that
   * is no news, or that would go back, changes nothing; a change by another writer meanwhile stands. Where the store
   * cannot be written the subject stays as it was, and the next query or poll writes it down.
   */
  observe<State extends string>(
    kind: Kind<State, unknown, never>,
    subject: Subject,
    seen: Observation<NoInfer<State>> | null,
  ): Promise<Subject>;
  /**
   * Records what the platform, when queried, turned out to have of a subject that it had rejected or
   * denied. Changes nothing for any other subject and for what is not at the platform. A store that cannot be written
   * leaves the subject as `observe` does.
   */
  correct<State extends string>(
    kind: Kind<State, unknown, never>,
    subject: Subject,
    seen: Observation<NoInfer<State>> | null,
  ): Promise<Subject>;
  /**
   * Records what the platform, when queried, reported of an ended subject beyond what is stored:
   * details that were null, or that the kind says may change. To a subject whose snapshot was emptied for its
   * age, and where the store cannot be written, it is added in the response only. `cause` is `REQUEST` where a client's
   * own request brought it about, else `POLL`.
   */
  supplement<State extends string>(
    kind: Kind<State, unknown, never>,
    subject: Subject,
    seen: Observation<NoInfer<State>> | null,
    cause?: Cause,
  ): Promise<Subject>;
  /** As `supplement`, for what nothing else would write down later: rejects as the journal does. */
  supplementSurely<State extends string>(
    kind: Kind<State, unknown, never>,
    subject: Subject,
    seen: Observation<NoInfer<State>> | null,
  ): Promise<Subject>;
  /** Brings the next poll forward to now if it is planned later; not an update. */
  pollSoon(kind: KindName, key: string): Promise<void>;
  /**
   * Has a subject that is not final polled at once, also where nothing is planned. Answers how it stands. Throws
   * `StoreUnavailable`.
   */
  pollNow(subject: Subject): Promise<Subject>;
  /** The last poll of a subject, where it failed; see `Journal.lastFailure`. */
  lastFailure(subject: SubjectId): Promise<Failure | null>;
  /** The updates of a subject that are kept, the oldest first: up to `limit` behind `after`, or from the first one. */
  history(subject: SubjectId, limit: number, after: string | null): Promise<readonly StatusItem[]>;
  /** Follows one subject until its final state; see `followSubject`. */
  follow(kind: KindName, key: string, options?: FollowOptions): Promise<Following>;
  /** The cursor of an item as its readers get it; see `CursorSeal`. */
  cursorOf(item: StatusItem): string;
  /** Follows all subjects of some kinds, for ever; see `followFeed`. */
  followAll(options: FeedOptions): Promise<Following>;
}

/** The parts that a tenant's subjects are made of. */
export interface SubjectsParts
  extends SubmissionParts, Omit<FollowParts, 'journal' | 'cursorSeal' | 'losses'> {
  readonly cursorSeal: CursorSeal;
  readonly losses: LossDetection;
  readonly journal: Journal;
  readonly isSameInput: Subjects['isSameInput'];
  readonly pseudonyms: Pick<Pseudonyms, 'searched' | 'partyIn'>;
  readonly log: Log;
}

/** The subjects of a tenant. */
export function createSubjects(parts: SubjectsParts, tenant: string): Subjects {
  const { journal, clock, newId, writer, wake, pseudonyms, log, logFieldsOf } = parts;
  /** A query is answered all the same. No state is shown that the record lacks: a later answer would take it back. */
  const ifWritten = (write: () => Promise<Subject>, otherwise: Subject): Promise<Subject> =>
    bestEffort(write, otherwise, (error) => {
      const reason = errorName(error);
      log.warn('failed to record the finding of a query', { ...logFieldsOf(otherwise), reason });
    });
  const idOf = ({ kind }: KindName, key: string): SubjectId => ({
    tenant,
    kind,
    key,
  });
  return {
    get: (kind, key) => journal.get(idOf(kind, key)),
    isSameInput: parts.isSameInput,
    list: (query) => journal.list(tenant, query),
    search: (text, query) =>
      journal.search(tenant, {
        ...query,
        number: normalForm(text),
        name: pseudonyms.searched(tenant, text),
      }),
    async totals(query) {
      const rows = await journal.totals(tenant, query);
      return rows.map((row) => withParty(pseudonyms, tenant, row));
    },
    attentionCount: (most) => journal.attentionCount(tenant, clock.now(), most),
    async dismiss(subject) {
      await written(() => journal.dismiss(subject, subject.state), 'refuse');
      return (await journal.get(subject)) ?? subject;
    },
    counts: (kinds) => journal.counts(tenant, kinds),
    end: () => journal.end(tenant),
    resolve: ({ kind }, number) => journal.resolve(tenant, kind, number),
    hold: (name, request) => written(() => journal.hold(tenant, name, request), 'refuse'),
    release: (name, attempt) => bestEffort(() => journal.release(tenant, name, attempt), undefined),
    ready: () => written(() => journal.ready(), 'refuse'),
    async ensure(kind, key, { onStoreFailure = 'refuse', ...given }) {
      const { firstPollMs = kind.cadence.firstMs, ...opening } = given;
      const dueAt = firstPollMs === null ? null : clock.now() + firstPollMs;
      const intent = { ...opening, inputHash: inputHash([kind.kind, key]), dueAt };
      const opened = await written(() => journal.open(idOf(kind, key), intent), onStoreFailure);
      if (dueAt !== null) wake(dueAt);
      return opened.subject;
    },
    submitOnce: (kind, key, submission) =>
      submitOnce(parts, { ...submission, kind, id: idOf(kind, key) }),
    update(kind, subject, change, { nextPollMs = kind.cadence.firstMs, onStoreFailure }) {
      const changeId = newId();
      const write = async (): Promise<Subject> => {
        const now = await writer.writeAnyway(kind, subject, (known) => {
          const dueAt = clock.now() + nextPollMs;
          const changed = change(known);
          return changed && { ...changed, changeId, dueAt, cause: 'REQUEST' };
        });
        wake();
        return now;
      };
      return onStoreFailure === 'ignore'
        ? bestEffort(write, subject)
        : written(write, onStoreFailure);
    },
    observe: (kind, subject, seen) => ifWritten(() => writer.observe(kind, subject, seen), subject),
    correct: (kind, subject, seen) => ifWritten(() => writer.correct(kind, subject, seen), subject),
    supplement: (kind, subject, seen, cause) =>
      ifWritten(() => writer.supplement(kind, subject, seen, cause), {
        ...subject,
        ...supplementOf(kind, subject, seen),
      }),
    supplementSurely: (kind, subject, seen) => writer.supplement(kind, subject, seen),
    async pollSoon(kind, key) {
      await journal.rescheduleEarlier(idOf(kind, key), clock.now());
      wake();
    },
    async pollNow(subject) {
      await written(() => journal.makeDue(subject), 'refuse');
      wake();
      return (await journal.get(subject)) ?? subject;
    },
    lastFailure: (subject) => journal.lastFailure(subject),
    async history({ kind, key }, limit, after) {
      const filter = { kinds: [kind], key };
      const { updates } = await journal.read(tenant, after ?? beforeAll, filter, limit);
      return updates.map(toItem);
    },
    follow: (kind, key, options) => followSubject(parts, idOf(kind, key), options),
    cursorOf: (item) => parts.cursorSeal.seal(item),
    followAll: (options) => followFeed(parts, tenant, options),
  };
}

function withParty(
  { partyIn }: Pick<Pseudonyms, 'partyIn'>,
  tenant: string,
  { label, ...total }: Total,
): TotalOf {
  const { bucket } = total;
  const isNamed = bucket !== null && label !== null;
  return { ...total, party: isNamed ? partyIn(tenant, { pseudonym: bucket, label }) : null };
}
