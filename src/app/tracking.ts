import { createBankNotices } from '../callbacks/bank-notices.ts';
import { type Callbacks, createCallbacks } from '../callbacks/receiver.ts';
import { capabilities } from '../capabilities/index.ts';
import type { Journal } from '../journal/journal.ts';
import type { Platform } from '../platform/client.ts';
import { byName } from '../subjects/kind.ts';
import { createSubjectStore, type SubjectStore } from '../subjects/store.ts';
import { createTracker, type Tracker } from '../tracker/tracker.ts';
import type { Files } from './files.ts';
import type { Surroundings } from './surroundings.ts';

/** At 200 orders a second 16 made a push wait for seconds. */
const POLLS_AT_ONCE = { initial: 64, least: 4, most: 128 };

/** The parts that follow what finishes later. */
export interface Tracking {
  readonly subjects: SubjectStore;
  readonly tracker: Tracker;
  readonly callbacks: Pick<Callbacks, 'addressFor'>;
  /** Answers a push to a path below the callbacks' own. */
  readonly receivePush: Callbacks['receive'];
  /** The address of a tenant for the bank's notices. */
  readonly noticeAddressFor: (tenant: string) => string;
}

export function createTracking(
  { config, clock, random, newId, log, secret, opened }: Surroundings,
  {
    journal,
    platformFor,
    publicUrl,
    documents,
    leaseMs,
  }: Pick<Files, 'documents'> & {
    readonly journal: Journal;
    readonly platformFor: (tenant: string) => Platform;
    readonly publicUrl: string;
    /** Longer than any poll takes; see `TrackerOptions`. */
    readonly leaseMs: number;
  },
): Tracking {
  const kinds = byName(capabilities.flatMap(({ tracked }) => tracked));
  const subjects = createSubjectStore({
    journal,
    kinds,
    clock,
    newId,
    log,
    pace: config.trackerPace,
    random,
    wake: () => tracker.wake(),
  });
  opened.defer(() => subjects.stop());
  const tracker = createTracker({
    subjects,
    clock,
    kinds,
    contextFor: (tenant) => ({
      platform: platformFor(tenant),
      documents,
      subjects: subjects.forTenant(tenant),
      addressFor: (subject) => callbacks.addressFor(subject),
      now: clock.now(),
    }),
    log,
    leaseMs,
    concurrency: POLLS_AT_ONCE,
  });
  const receiving = { secret, publicUrl, tracker, newId, log };
  const callbacks = createCallbacks(receiving);
  const notices = createBankNotices({
    ...receiving,
    findNamed: async (tenant, id) => {
      const known = subjects.forTenant(tenant);
      const finders = capabilities.flatMap(({ namedInNotice = [] }) => namedInNotice);
      return (await Promise.all(finders.map((find) => find(id, known)))).flat();
    },
  });
  return {
    subjects,
    tracker,
    callbacks,
    receivePush(path, body) {
      const token = notices.tokenIn(path);
      return token === null ? callbacks.receive(path, body) : notices.receive(token, body);
    },
    noticeAddressFor: (tenant) => notices.addressFor(tenant),
  };
}
