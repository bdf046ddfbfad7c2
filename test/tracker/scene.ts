import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { randomId } from '../../src/kernel/ids.ts';
import { type Log, logFieldsHere, noTracing } from '../../src/kernel/log/log.ts';
import type { Journal } from '../../src/journal/contract/journal.ts';
import type { SubjectId, Update } from '../../src/journal/contract/subject.ts';
import { openSqliteJournal } from '../../src/journal/sqlite.ts';
import { byName, type Observation, type Tracked } from '../../src/subjects/kind/kind.ts';
import type { Subject } from '../../src/subjects/subject.ts';
import { createPassingClaims } from '../../src/subjects/loss-detection.ts';
import { createSubjectStore, type SubjectStore } from '../../src/subjects/store.ts';
import { createTracker, type Tracker } from '../../src/subjects/tracker/tracker.ts';
import { createMeasurements, type Measurements } from '../../src/kernel/log/measurements.ts';
import { createSubjectFields } from '../../src/kernel/privacy/masking.ts';
import { withoutEnds } from '../journal/conformance/subject-of-test.ts';
import { ManualClock } from '../manual-clock.ts';

/** An observation of the platform, in short form. */
export function found(state: string, rest: Partial<Observation> = {}): Observation {
  return { state, snapshot: { state }, ...rest };
}

export const SECOND = 1000;
export const HOUR = 60 * 60 * SECOND;

export const id: SubjectId = { tenant: 'acme', kind: 'order', key: '1' };

/** A tracker over a real journal, a platform with given responses, and a manual clock. */
export interface Scene {
  readonly journal: Journal;
  readonly clock: ManualClock;
  readonly tracker: Tracker;
  /** The tracker's store. */
  readonly subjects: SubjectStore;
  /** The platform's response; replace it to change it. */
  answer: (subject: Subject) => Promise<Observation | null>;
  /** Times of the polls, in milliseconds since the start of the scene. */
  readonly askedAt: readonly number[];
  /** All log lines, with their fields, as JSON. */
  readonly logged: readonly string[];
  readonly measurements: Measurements;
  /** Opens a subject that is first polled after one second. */
  open(subject?: SubjectId): Promise<void>;
  /** The updates of the tenant after the opening ones. */
  changes(): Promise<readonly Update[]>;
  /** Another tracker on the same journal and platform. */
  another(): Tracker;
}

/** Polls after 1, 2, 4, … seconds but once a minute at least, every 5 seconds while followed, for an hour. */
export const cadence = {
  firstMs: SECOND,
  growth: 2,
  longestMs: 60 * SECOND,
  followedMs: 5 * SECOND,
  staleAfterMs: HOUR,
};

interface SceneOptions {
  readonly kinds?: readonly Tracked<string>[];
  readonly pace?: number;
  readonly concurrency?: number;
  readonly longAtOnce?: number;
  readonly leaseMs?: number;
  readonly wrap?: (journal: Journal) => Journal;
}

export async function createScene({
  pace = 1,
  concurrency = 4,
  longAtOnce = 4,
  leaseMs = 60 * SECOND,
  wrap = (same) => same,
  ...rest
}: SceneOptions = {}): Promise<Scene> {
  const folder = await mkdtemp(join(tmpdir(), 'tracker-'));
  const clock = new ManualClock();
  const begin = clock.now();
  const journal = openSqliteJournal({ file: join(folder, 'journal.db'), clock, newId: randomId });
  const askedAt: number[] = [];
  const logged: string[] = [];
  const kind: Tracked<string> = {
    kind: 'order',
    stateOrder: ['NOT_SENT', 'ISSUING', 'CHECKED', 'ISSUED'],
    finalStates: new Set(['ISSUED']),
    progressIn: () => 'PENDING',
    stateDocs: {},
    lostResponse: null,
    cadence,
    poll(subject) {
      askedAt.push(clock.now() - begin);
      return scene.answer(subject);
    },
  };
  const kinds = byName(rest.kinds ?? [kind]);
  const log = recordingLog(logged);
  const logFieldsOf = createSubjectFields('secret');
  const measurements = createMeasurements();
  const create = (): { tracker: Tracker; subjects: SubjectStore } => {
    const wrapped = wrap(journal);
    const subjects: SubjectStore = createSubjectStore({
      cipher: null,
      journal: wrapped,
      kinds,
      clock,
      pace,
      random: () => 0.5,
      newId: randomId,
      log,
      secret: 'secret of the scene',
      claims: createPassingClaims(),
      logFieldsOf,
      measurements,
      wake: () => tracker.wake(),
    });
    const tracker = createTracker({
      journal: wrapped,
      subjects,
      clock: Object.assign(clock, { steadyForMs: () => clock.elapsed() }),
      kinds,
      contextFor: (tenant) => tenant,
      log,
      logFieldsOf,
      measurements,
      tracing: noTracing,
      leaseMs,
      concurrency: { initial: concurrency, least: Math.min(concurrency, 4), most: concurrency },
      longAtOnce,
    });
    onTestFinished(() => tracker.stop());
    return { tracker, subjects };
  };
  onTestFinished(async () => {
    await journal.close();
    await rm(folder, { recursive: true, force: true });
  });
  const start = await journal.end('acme');
  const scene: Scene = {
    journal,
    clock,
    askedAt,
    logged,
    measurements,
    ...create(),
    another: () => create().tracker,
    answer: async () => null,
    async open(subject = id) {
      const intent = { inputHash: 'hash', state: 'SUBMITTED', snapshot: {} };
      await journal.open(subject, { ...intent, dueAt: clock.now() + SECOND });
      scene.tracker.wake();
    },
    async changes() {
      const { updates } = await journal.read('acme', start, {}, 100);
      return updates.filter(({ version }) => version > 1);
    },
  };
  return scene;
}

function recordingLog(lines: string[]): Log {
  const record = (event: string, fields?: Parameters<Log['info']>[1]): void => {
    lines.push(JSON.stringify({ event, ...logFieldsHere(), ...fields }));
  };
  return { debug: record, info: record, warn: record, error: record };
}

/** The next update of the tenant. */
export async function nextChange(journal: Journal): Promise<Update> {
  const follower = withoutEnds(journal.follow('acme', await journal.end('acme'), {}));
  const { value } = await follower.next();
  await follower.return?.();
  if (value?.type !== 'update') throw new Error('no update');
  return value.update;
}
