import { errorName } from '../kernel/log/log-fields.ts';
import type { AdvanceResult, Claim } from '../journal/contract/change.ts';
import type { Journal } from '../journal/contract/journal.ts';
import type { Clock } from '../kernel/time/clock.ts';
import type { DataCipher } from '../kernel/privacy/data-cipher.ts';
import { inputHash, type NewId } from '../kernel/ids.ts';
import type { Log } from '../kernel/log/log.ts';
import type { Measurements } from '../kernel/log/measurements.ts';
import type { SubjectFields } from '../kernel/privacy/masking.ts';
import { longestWaitMs, type Pacing, waitMs } from './kind/observation.ts';
import { createDeferredWrites } from './submit/deferred-writes.ts';
import { createLossDetection, type NewestClaims } from './loss-detection.ts';
import type { Observation, Tracked } from './kind/kind.ts';
import { createCursorSeal } from './follow/follow.ts';
import { createPseudonyms, pseudonymsUnder } from './projection/contributions.ts';
import type { Subject, SubjectId } from './subject.ts';
import { hasFailed } from './submit/submission.ts';
import { isSameInput } from './subject-journal.ts';
import { createSubjects, type Subjects } from './subjects.ts';
import { CALL_ABANDONED_MS } from './submit/submit-once.ts';
import { createWriter, type Pushed, type Writing } from './writer.ts';

/** Parts that the subjects of all tenants share. */
interface SubjectStoreOptions extends Pacing {
  readonly journal: Journal;
  /** Compares inputs with keyed digests; null without a `DATA_KEY`. */
  readonly cipher: DataCipher | null;
  readonly kinds: ReadonlyMap<string, Tracked<never>>;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly log: Log;
  /** Signs the cursors of clients, and derives the pseudonyms for searches; it never changes. */
  readonly secret: string;
  readonly claims: NewestClaims;
  readonly logFieldsOf: SubjectFields;
  readonly measurements: Pick<Measurements, 'pushToUpdate'>;
  /** Called when a subject may have become due earlier: at a time in milliseconds since the epoch, by default now. */
  readonly wake: (at?: number) => void;
}

/** The part of the journal that the tracker reads and schedules by itself. */
export type TrackedJournal = Pick<Journal, 'get' | 'claimDue' | 'postpone' | 'nextDueAt'>;

/** The subjects of all tenants. */
export interface SubjectStore {
  forTenant(tenant: string): Subjects;
  /**
   * Makes subjects due in a minute if they are planned later than any wait of their kind or any lease allows, as after a clock
   * was set back. A `wakeAt` is not lost, as it only brings a poll forward. Resolves with the number of subjects.
   */
  rescheduleOverlong(leaseMs: number): Promise<number>;
  /** Records the result of a claim, unless a client or another worker was faster: then their change stays. */
  conclude(
    claim: Claim,
    writing: Omit<Writing, 'changeId' | 'fence'>,
  ): Promise<AdvanceResult['outcome']>;
  /** Milliseconds until the next poll of a subject that last changed `elapsedMs` ago. */
  waitMs(subject: Subject, elapsedMs: number): number;
  /**
   * Receives a push: records, as not confirmed, the part that only its body can report, as `toObservation` reads it; then records
   * the push durably, so that the subject is polled at once. For a final subject it only adds details that no other source
   * reports. A repeated receipt has no second effect. Rejects with `DatabaseUnavailable`.
   */
  takePush(
    id: SubjectId,
    receiptId: string,
    toObservation: ((subject: Subject) => Observation | null) | null,
  ): ReturnType<Journal['recordPush']>;
  /** A subject that was rejected or not accepted; null for any other. */
  getFailed(id: SubjectId): Promise<Subject | null>;
  /** See `Subjects.correct`, with the push as the cause. Afterwards the push adds its own data that the subject still lacks. */
  correct(subject: Subject, seen: Observation | null, pushed: Pushed | null): Promise<void>;
  /** Finds out, at the start, for which tenants the journal lost orders, and logs it. */
  detectLosses(tenants: readonly string[]): Promise<void>;
  /** Drops deferred writes. */
  stop(): void;
}

/** The subjects over a journal. */
export function createSubjectStore(options: SubjectStoreOptions): SubjectStore {
  const { journal, cipher, kinds, clock, newId, log, logFieldsOf, measurements, wake } = options;
  const followers = createFollowers();
  const deferredWrites = createDeferredWrites({ journal, clock, log, logFieldsOf });

  const wait = (kind: Tracked<never>, id: SubjectId, elapsedMs: number): number =>
    waitMs(kind.cadence, elapsedMs, followers.has(id), options);

  const writer = createWriter({
    journal,
    clock,
    newId,
    wake,
    waitMs: (kind, id) => wait(kind, id, 0),
  });

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
      const at = clock.now() + longestMs;
      journal.rescheduleEarlier(id, at).then(
        () => wake(at),
        (error: unknown) => {
          const reason = errorName(error);
          log.warn('failed to advance the poll of a followed subject', {
            ...logFieldsOf(id),
            reason,
          });
        },
      );
    }
    return release;
  }

  const pseudonymOf = pseudonymsUnder(options.secret);
  const losses = createLossDetection(journal, options.claims, log);
  const parts = {
    journal,
    clock,
    newId,
    log,
    logFieldsOf,
    writer,
    deferredWrites,
    losses,
    pseudonymOf,
    pseudonyms: createPseudonyms(pseudonymOf, cipher),
    cursorSeal: createCursorSeal(options.secret),
    wake,
    addFollower,
    isSameInput: (subject: Pick<Subject, 'inputHash'>, input: unknown) =>
      isSameInput(cipher, subject, inputHash(input)),
  };
  /** One instance for each tenant, as every operation and every subscription refers to it. Tenants are settings, and few. */
  const tenants = new Map<string, Subjects>();

  function forTenant(tenant: string): Subjects {
    const known = tenants.get(tenant) ?? createSubjects(parts, tenant);
    tenants.set(tenant, known);
    return known;
  }

  return {
    forTenant,
    async rescheduleOverlong(leaseMs) {
      const now = clock.now();
      // The poll is delayed: another instance's call, for which the subject was opened, may still be in progress.
      const dueAt = now + CALL_ABANDONED_MS;
      const counts = await Promise.all(
        [...kinds.values()].map(({ kind, cadence }) => {
          const longestMs = Math.max(longestWaitMs(cadence, options), leaseMs, CALL_ABANDONED_MS);
          return journal.rescheduleOverlong(kind, now + longestMs, dueAt);
        }),
      );
      return counts.reduce((sum, count) => sum + count, 0);
    },
    async conclude({ subject, fence }, writing) {
      const changed = { ...writing, changeId: newId(), fence };
      const { outcome } = await writer.write(kindOf(subject), subject, changed);
      return outcome;
    },
    waitMs: (subject, elapsedMs) => wait(kindOf(subject), subject, elapsedMs),
    async takePush(id, receiptId, toObservation) {
      // The unrepeatable part is written first; if the second write fails, the platform repeats the push.
      const subject = toObservation && (await journal.get(id));
      if (toObservation && subject) {
        const receivedAt = clock.now();
        const pushed = { receiptId, toObservation };
        const known = await writer.writePushed(kindOf(id), subject, pushed);
        const isNews = known.version > subject.version;
        if (isNews) measurements.pushToUpdate.observe((clock.now() - receivedAt) / 1000);
      }
      const outcome = await journal.recordPush(id, receiptId);
      if (outcome === 'noted') wake();
      return outcome;
    },
    getFailed: async (id) => {
      const subject = await journal.get(id);
      return subject && hasFailed(subject) ? subject : null;
    },
    async correct(subject, seen, pushed) {
      const kind = kindOf(subject);
      const known = await writer.correct(kind, subject, seen, 'PUSH');
      if (pushed !== null) await writer.writePushed(kind, known, pushed);
    },
    async detectLosses(tenants) {
      for (const tenant of tenants) await losses.look(tenant);
    },
    stop: () => deferredWrites.stop(),
  };
}

/** Counts the followers of each subject in this process. */
interface Followers {
  has(id: SubjectId): boolean;
  /** Adds a follower; the returned function removes it, and is called once. */
  add(id: SubjectId): () => void;
}

function createFollowers(): Followers {
  const counts = new Map<string, number>();

  function change(name: string, by: 1 | -1): void {
    const count = (counts.get(name) ?? 0) + by;
    if (count === 0) counts.delete(name);
    else counts.set(name, count);
  }

  return {
    has: (id) => counts.has(nameOf(id)),
    add(id) {
      const name = nameOf(id);
      change(name, 1);
      return () => change(name, -1);
    },
  };
}

function nameOf({ tenant, kind, key }: SubjectId): string {
  return JSON.stringify([tenant, kind, key]);
}
