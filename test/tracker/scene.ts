import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { randomId } from '../../src/kernel/ids.ts';
import type { Log, LogFields } from '../../src/kernel/log.ts';
import type { Journal, SubjectId, Update } from '../../src/journal/journal.ts';
import { openSqliteJournal } from '../../src/journal/sqlite.ts';
import type { Finding, Subject, Tracked } from '../../src/tracker/tracked.ts';
import { createTracker, type Tracker, type TrackerOptions } from '../../src/tracker/tracker.ts';
import { ManualClock } from '../manual-clock.ts';

/** A finding of the platform in these tests, in short. */
export function found(state: string, rest: Partial<Finding> = {}): Finding {
  return { state, final: state === 'ISSUED', snapshot: { state }, ...rest };
}

export const SECOND = 1000;
export const HOUR = 60 * 60 * SECOND;

export const id: SubjectId = { tenant: 'acme', kind: 'order', key: '1' };

/** A tracker over a real journal, a platform that answers as told, and a clock that stands still. */
export interface Scene {
  readonly journal: Journal;
  readonly clock: ManualClock;
  readonly tracker: Tracker;
  /** What the platform answers; replace it to change its mind. */
  answer: (subject: Subject) => Promise<Finding | null>;
  /** When the platform was asked, in milliseconds since the scene began. */
  readonly askedAt: readonly number[];
  /** Every line that was logged, with its fields, as JSON. */
  readonly logged: readonly string[];
  /** Opens a subject that is asked about first after one second. */
  open(subject?: SubjectId): Promise<void>;
  /** The updates of the tenant after the opening ones. */
  changes(): Promise<readonly Update[]>;
  /** Another tracker on the same journal and platform. */
  another(): Tracker;
}

/** Asks after 1, 2, 4, … seconds but once a minute at least, every 5 seconds while followed, for an hour. */
export const cadence = {
  firstMs: SECOND,
  growth: 2,
  longestMs: 60 * SECOND,
  followedMs: 5 * SECOND,
  staleAfterMs: HOUR,
};

export async function createScene(
  rest: Partial<TrackerOptions<string>> & { wrap?: (journal: Journal) => Journal } = {},
): Promise<Scene> {
  const folder = await mkdtemp(join(tmpdir(), 'tracker-'));
  const clock = new ManualClock();
  const begin = clock.now();
  const journal = openSqliteJournal({ file: join(folder, 'journal.db'), clock, newId: randomId });
  const askedAt: number[] = [];
  const logged: string[] = [];
  const kind: Tracked<string> = {
    kind: 'order',
    progress: ['ISSUING', 'CHECKED', 'ISSUED'],
    cadence,
    ask(subject) {
      askedAt.push(clock.now() - begin);
      return scene.answer(subject);
    },
  };
  const { wrap = (same: Journal) => same, ...options } = rest;
  const create = (): Tracker => {
    const tracker = createTracker({
      journal: wrap(journal),
      clock,
      kinds: [kind],
      contextFor: (tenant: string) => tenant,
      pace: 1,
      random: () => 0.5,
      newId: randomId,
      log: recordingLog(logged),
      leaseMs: 60 * SECOND,
      concurrency: 4,
      ...options,
    });
    onTestFinished(() => tracker.stop());
    return tracker;
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
    tracker: create(),
    another: create,
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
  const record = (event: string, fields?: LogFields): void => {
    lines.push(JSON.stringify({ event, ...fields }));
  };
  return { debug: record, info: record, warn: record, error: record };
}

/** The next update of the tenant, whenever it comes. */
export async function nextChange(journal: Journal): Promise<Update> {
  const follower = journal.follow('acme', await journal.end('acme'), {});
  const { value } = await follower.next();
  await follower.return?.();
  if (value?.type !== 'update') throw new Error('no update');
  return value.update;
}
