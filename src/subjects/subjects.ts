import { beforeAll } from '../journal/follow/feeds.ts';
import type { Journal } from '../journal/contract/journal.ts';
import type { Cause } from '../journal/contract/subject.ts';
import { BadCursor } from '../kernel/errors.ts';
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
  type CursorSeal,
} from './follow/follow.ts';
import {
  type GroupValues,
  storedGroups,
  storedValue,
  type Pseudonyms,
  type Party,
  normalForm,
} from './projection/contributions.ts';
import type { FollowUp, Kind, Observation, Tracked } from './kind/kind.ts';
import { supplementOf } from './kind/observation.ts';
import type { LossDetection } from './loss-detection.ts';
import { type StatusItem, toItem } from './follow/topic.ts';
import type { Following } from './follow/status-iterator.ts';
import type {
  Alias,
  Failure,
  Found,
  SearchQuery,
  Total,
  TotalsQuery,
  HoldRequest,
  HoldResult,
  ListQuery,
  StateCount,
  Subject,
  SubjectId,
  SubjectPage,
} from './subject.ts';
import { type Submission, type SubmissionParts, submitOnce } from './submit/submit-once.ts';
import { followUpDue } from './writer.ts';

/** Opening of a subject that is followed but not submitted once, such as a seller: any input opens the same subject. */
interface Opening<State extends string = string> {
  readonly state: State;
  readonly snapshot: JsonObject;
  /** Wait until the first poll; by default the kind's first wait, null for no poll yet. */
  readonly firstPollMs?: number | null;
  /** Groups to which it belongs, for lists. */
  readonly groups?: GroupValues;
  /** By default `refuse`. */
  readonly onStoreFailure?: StoreFailure;
}

/** A change that a client's own request makes. */
interface Revision {
  /** Wait until the platform is polled about the change; by default the kind's first wait. */
  readonly nextPollMs?: number;
  /** `ignore`: if the write fails, the subject stays as it was. */
  readonly onStoreFailure: StoreFailure | 'ignore';
}

/** One row of totals; the party is null for a month, a rate or the remaining buckets, and if it is unknown. */
export interface TotalOf extends Omit<Total, 'label'> {
  readonly party: Party | null;
}

/** A kind, for code that needs only its name. */
type KindName = Pick<Tracked<never>, 'kind'>;

/** The subjects of one tenant: everything that was submitted and is followed. */
export interface Subjects {
  get(kind: KindName, key: string): Promise<Subject | null>;
  /** True if a subject was opened with this input. The stored hash may be a keyed digest. */
  isSameInput(subject: Pick<Subject, 'inputHash'>, input: unknown): boolean;
  /** A page of subjects; see `Journal.list`. */
  list(query: ListQuery): Promise<SubjectPage>;
  /** Subjects with a number or name, or a prefix of one; see `Journal.search`. */
  search(text: string, query: Pick<SearchQuery, 'kinds' | 'first'>): Promise<readonly Found[]>;
  /** Totals, each row with its party; see `Journal.totals`. */
  totals(query: TotalsQuery): Promise<readonly TotalOf[]>;
  /** Number of subjects that need attention now, up to `most`; `list` with `attentionBy` lists them. */
  attentionCount(most: number): Promise<number>;
  /**
   * Dismisses the attention that a subject needs, until it reaches another state; not an update. Resolves with the subject.
   * Throws `StoreUnavailable`.
   */
  dismiss(subject: Subject): Promise<Subject>;
  /** Number of subjects in each state, of the given kinds or of all. */
  counts(kinds?: readonly string[]): Promise<readonly StateCount[]>;
  /** Position behind every update until now: a feed from there misses no later one. */
  end(): Promise<string>;
  /** Subject of a kind to which a number leads, and the one before it; null for an unknown number. */
  resolve(kind: KindName, number: string): Promise<Alias | null>;
  /**
   * Holds a name for a holder, such as the one order that a person may have pending; see `Journal.hold`. Throws
   * `StoreUnavailable`.
   */
  hold(name: string, request: HoldRequest): Promise<HoldResult>;
  /** Releases the hold of one attempt. If the write fails, the hold expires by itself. */
  release(name: string, attempt: string): Promise<void>;
  /** Resolves if a write would succeed now. Throws `StoreUnavailable` otherwise. */
  ready(): Promise<void>;
  /** Finds or opens a subject. */
  ensure<State extends string>(
    kind: Kind<State, unknown, never>,
    key: string,
    opening: Opening<NoInfer<State>>,
  ): Promise<Subject>;
  /**
   * Opens a follow-up of a subject before the change that entails it, so that no other subject can have its key by then, unless the
   * key is in use. The input of the opened subject is `[kind, key]` of the one that it follows. Rejects as the journal does.
   */
  openFollowUp(before: SubjectId, followUp: FollowUp): Promise<Subject>;
  /** Performs an action at the platform exactly once; see `submitOnce`. */
  submitOnce<Answer, State extends string>(
    kind: Kind<State, unknown, never>,
    key: string,
    submission: Submission<Answer, NoInfer<State>>,
  ): Promise<Subject>;
  /**
   * Records a client's change of a subject, computed from its present state; null means that nothing is left to change. A final
   * subject stays as it is.
   */
  update<State extends string>(
    kind: Kind<State, unknown, never>,
    subject: Subject,
    change: (known: Subject) => Observation<NoInfer<State>> | null,
    revision: Revision,
  ): Promise<Subject>;
  /**
   * Records the result of a client's query to the platform, like that of a poll. A result without news, or with an earlier state,
   * changes nothing; a change by another writer meanwhile stays. If the store cannot be written, the subject stays as it was, and
   * the next query or poll records the result.
   */
  observe<State extends string>(
    kind: Kind<State, unknown, never>,
    subject: Subject,
    seen: Observation<NoInfer<State>> | null,
  ): Promise<Subject>;
  /**
   * Records that the platform, when queried, has a subject that it had rejected or denied. Changes nothing for any other subject,
   * and nothing if the platform does not have it. If the store cannot be written, the subject stays as it was, as with `observe`.
   */
  correct<State extends string>(
    kind: Kind<State, unknown, never>,
    subject: Subject,
    seen: Observation<NoInfer<State>> | null,
  ): Promise<Subject>;
  /**
   * Adds to an ended subject what the platform, when queried, reported beyond the stored details: those that were null, or that
   * the kind allows to change. If the snapshot was emptied for its age, or the store cannot be written, the details are in the
   * result only. `cause` is `REQUEST` if a client's own request brought it about, otherwise `POLL`.
   */
  supplement<State extends string>(
    kind: Kind<State, unknown, never>,
    subject: Subject,
    seen: Observation<NoInfer<State>> | null,
    cause?: Cause,
  ): Promise<Subject>;
  /** Like `supplement`, for details that nothing else would record later: rejects as the journal does. */
  supplementSurely<State extends string>(
    kind: Kind<State, unknown, never>,
    subject: Subject,
    seen: Observation<NoInfer<State>> | null,
  ): Promise<Subject>;
  /** Brings the next poll forward to now if it is planned later; not an update. If the store fails, it stays as planned. */
  pollSoon(kind: KindName, key: string): Promise<void>;
  /**
   * Has a subject that is not final polled at once, even if no poll is planned. Resolves with the subject. Throws
   * `StoreUnavailable`.
   */
  pollNow(subject: Subject): Promise<Subject>;
  /** The last poll of a subject, if it failed; see `Journal.lastFailure`. */
  lastFailure(subject: SubjectId): Promise<Failure | null>;
  /**
   * Stored updates of a subject, oldest first: up to `limit` behind `after`, or from the first one. Rejects with `BadCursor` for
   * a cursor whose update is no longer stored, or belongs to another history.
   */
  history(subject: SubjectId, limit: number, after: string | null): Promise<readonly StatusItem[]>;
  /** Follows one subject until its final state; see `followSubject`. */
  follow(kind: KindName, key: string, options?: FollowOptions): Promise<Following>;
  /** Cursor of an item for clients; see `CursorSeal`. */
  cursorOf(item: StatusItem): string;
  /** Follows all subjects of some kinds, for ever; see `followFeed`. */
  followAll(options: FeedOptions): Promise<Following>;
}

interface SubjectsParts
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
  /** If the write fails, the query still succeeds, with the stored state: a later result could take back an unrecorded one. */
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
    list({ group, ...query }) {
      if (group === undefined) return journal.list(tenant, query);
      const value = storedValue(parts.pseudonymOf, group.name, group.value);
      return journal.list(tenant, { ...query, group: { ...group, value } });
    },
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
      const { firstPollMs = kind.cadence.firstMs, groups, ...opening } = given;
      const dueAt = firstPollMs === null ? null : clock.now() + firstPollMs;
      const intent = {
        ...opening,
        ...(groups && { groups: storedGroups(parts.pseudonymOf, groups) }),
        inputHash: inputHash([kind.kind, key]),
        dueAt,
      };
      const opened = await written(() => journal.open(idOf(kind, key), intent), onStoreFailure);
      if (dueAt !== null) wake(dueAt);
      return opened.subject;
    },
    async openFollowUp(before, { kind, key, ...opening }) {
      const intent = { ...opening, ...followUpDue(before, clock) };
      const opened = await journal.open({ tenant, kind, key }, intent);
      wake();
      return opened.subject;
    },
    submitOnce: (kind, key, submission) =>
      submitOnce(parts, { ...submission, kind, id: idOf(kind, key) }),
    update(kind, subject, change, { nextPollMs = kind.cadence.firstMs, onStoreFailure }) {
      const changeId = newId();
      const write = async (): Promise<Subject> => {
        const now = await writer.writeAnyway(kind, subject, (known) => {
          const dueAt = clock.now() + nextPollMs;
          const changed = known.final ? null : change(known);
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
      await bestEffort(() => journal.rescheduleEarlier(idOf(kind, key), clock.now()), undefined);
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
      const { updates, gap } = await journal.read(tenant, after ?? beforeAll, filter, limit);
      if (gap && after !== null) throw new BadCursor('not a position of the stored history');
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
