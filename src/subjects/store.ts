import { keptStates } from './shown-states.ts';
import type { Claim, Journal } from '../journal/journal.ts';
import type { Clock } from '../kernel/clock.ts';
import type { NewId } from '../kernel/ids.ts';
import type { Log } from '../kernel/log.ts';
import { longestWaitMs, type Pacing, waitMs } from './cadence.ts';
import { createDeferredWrites } from './deferred-writes.ts';
import { createFollowers } from './followers.ts';
import { correctionOf } from './found.ts';
import { type Observation, shownState, type Tracked } from './kind.ts';
import { dueAfter, isNews } from './observation.ts';
import { writePushed } from './pushed.ts';
import type { Subject, SubjectId } from './subject.ts';
import { hasFailed } from './submission.ts';
import { createSubjects, type Subjects } from './subjects.ts';
import { CALL_ABANDONED_MS } from './submit-once.ts';
import { createWriter, type Writing } from './writer.ts';

/** The parts that all tenants' subjects share. */
export interface SubjectStoreOptions extends Pacing {
  readonly journal: Journal;
  readonly kinds: ReadonlyMap<string, Tracked<never>>;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly log: Log;
  /** Told when a subject may have become due earlier. */
  readonly wake: () => void;
}

/** The subjects of all tenants: the only reader and writer of the journal. */
export interface SubjectStore {
  forTenant(tenant: string): Subjects;
  /** Leases up to `limit` subjects that are due; see `Journal.claimDue`. */
  claimDue(limit: number, leaseMs: number): Promise<readonly Claim[]>;
  /** The earliest due time over all tenants; null when none is planned. */
  nextDueAt(): Promise<number | null>;
  /**
   * Makes due in a minute what is planned later than any wait of its kind, and any lease, can have planned it, as after
   * a clock was set back. Appointments (`wakeAt`) only ever bring a poll forward, so none is lost. Answers how many
   * subjects it was.
   */
  rescheduleOverlong(leaseMs: number): Promise<number>;
  /** Gives a claim back without a change; see `Journal.postpone`. */
  postpone(claim: Claim, dueAt: number | null): Promise<void>;
  /** Writes down what came of a claim, unless a client or another worker was faster: then theirs stands. */
  conclude(claim: Claim, writing: Omit<Writing, 'changeId' | 'fence'>): Promise<void>;
  /** Milliseconds until the next poll of a subject that last changed `elapsedMs` ago. */
  waitMs(subject: Subject, elapsedMs: number): number;
  /**
   * Takes in a push: writes down, as not confirmed, the part that only its body can tell, in `toObservation`'s
   * reading; then records the push durably, so that the subject is polled at once. To a subject that has ended
   * it only adds what nobody else tells. The same receipt again has no second effect. Rejects with
   * `JournalUnavailable`.
   */
  takePush(
    id: SubjectId,
    receiptId: string,
    toObservation: ((subject: Subject) => Observation | null) | null,
  ): ReturnType<Journal['recordPush']>;
  /** A subject that was refused or not accepted; null for any other. */
  getFailed(id: SubjectId): Promise<Subject | null>;
  /** See `Subjects.correct`; the cause is what had the platform asked. */
  correct(subject: Subject, seen: Observation | null, cause: Writing['cause']): Promise<Subject>;
  /** Gives up what could not be written yet. */
  stop(): void;
}

/** The subjects over a journal. */
export function createSubjectStore(options: SubjectStoreOptions): SubjectStore {
  const { journal, kinds, clock, newId, log, wake } = options;
  const kindNames = [...kinds.keys()];
  const followers = createFollowers();
  const writer = createWriter(journal, clock);
  const deferredWrites = createDeferredWrites({ journal, clock, log });

  const wait = (kind: Tracked<never>, id: SubjectId, elapsedMs: number): number =>
    waitMs(kind.cadence, elapsedMs, followers.has(id), options);

  function kindOf({ kind: name }: SubjectId): Tracked<never> {
    const kind = kinds.get(name);
    if (!kind) throw new Error(`There is no kind ${name}.`);
    return kind;
  }

  function addFollower(id: SubjectId): () => void {
    const release = followers.add(id);
    const kind = kinds.get(id.kind);
    if (kind) {
      const longestMs = wait(kind, id, Number.MAX_SAFE_INTEGER);
      journal.rescheduleEarlier(id, clock.now() + longestMs).then(wake, (error: unknown) => {
        const reason = error instanceof Error ? error.name : typeof error;
        log.warn('a followed subject is not polled earlier', { reason });
      });
    }
    return release;
  }

  async function observe(
    kind: Tracked<never>,
    subject: Subject,
    seen: Observation | null,
  ): Promise<Subject> {
    if (!isNews(kind, subject, seen)) return subject;
    const times = { now: clock.now(), waitMs: wait(kind, subject, 0) };
    const dueAt = dueAfter(kind, subject, seen, times);
    const writing = { ...seen, changeId: newId(), dueAt, cause: 'POLL' } as const;
    const advanced = await writer.write(kind, subject, writing);
    wake();
    return advanced.outcome === 'missing' ? subject : advanced.subject;
  }

  async function correct(
    kind: Tracked<never>,
    subject: Subject,
    seen: Observation | null,
    cause: Writing['cause'] = 'POLL',
  ): Promise<Subject> {
    const found = correctionOf(subject, seen);
    if (found === null) return subject;
    const times = { now: clock.now(), waitMs: wait(kind, subject, 0) };
    const dueAt = dueAfter(kind, subject, found, times);
    const writing = { ...found, changeId: newId(), dueAt, cause };
    const corrected = await writer.correct(kind, subject, writing);
    wake();
    return corrected.outcome === 'missing' ? subject : corrected.subject;
  }

  const parts = {
    journal,
    clock,
    newId,
    writer,
    deferredWrites,
    wake,
    addFollower,
    observe,
    correct,
    shownState: (kind: string, state: string) => shownState(kinds.get(kind) ?? {}, state),
    keptStates: (asked: readonly string[] | null, shown: readonly string[]) =>
      keptStates(
        [...kinds.values()].filter(({ kind }) => asked?.includes(kind) ?? true),
        shown,
      ),
  };
  /** One each, as every operation and every subscription holds its tenant's. Tenants are settings, and few. */
  const tenants = new Map<string, Subjects>();

  function forTenant(tenant: string): Subjects {
    const known = tenants.get(tenant) ?? createSubjects(parts, tenant);
    tenants.set(tenant, known);
    return known;
  }

  return {
    forTenant,
    claimDue: (limit, leaseMs) => journal.claimDue(kindNames, limit, leaseMs),
    nextDueAt: () => journal.nextDueAt(kindNames),
    async rescheduleOverlong(leaseMs) {
      const now = clock.now();
      // Not at once: the call of another instance, for which a subject was opened, may still be under way.
      const dueAt = now + CALL_ABANDONED_MS;
      const counts = await Promise.all(
        [...kinds.values()].map(({ kind, cadence }) => {
          const longestMs = Math.max(longestWaitMs(cadence, options), leaseMs, CALL_ABANDONED_MS);
          return journal.rescheduleOverlong(kind, now + longestMs, dueAt);
        }),
      );
      return counts.reduce((sum, count) => sum + count, 0);
    },
    async postpone({ subject, fence }, dueAt) {
      await journal.postpone(subject, fence, dueAt);
    },
    async conclude({ subject, fence }, writing) {
      await writer.write(kindOf(subject), subject, { ...writing, changeId: newId(), fence });
    },
    waitMs: (subject, elapsedMs) => wait(kindOf(subject), subject, elapsedMs),
    async takePush(id, receiptId, toObservation) {
      // First what could not be found again; if the second write fails, the push comes once more.
      const subject = toObservation && (await journal.get(id));
      if (toObservation && subject) {
        const kind = kindOf(id);
        const dueAt = clock.now() + wait(kind, id, 0);
        await writePushed(writer, kind, subject, { receiptId, toObservation, dueAt });
      }
      const outcome = await journal.recordPush(id, receiptId);
      if (outcome === 'noted') wake();
      return outcome;
    },
    getFailed: async (id) => {
      const subject = await journal.get(id);
      return subject && hasFailed(subject) ? subject : null;
    },
    correct: (subject, seen, cause) => correct(kindOf(subject), subject, seen, cause),
    stop: () => deferredWrites.stop(),
  };
}
