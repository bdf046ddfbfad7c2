import {
  createBankNotices,
  type Callbacks,
  createCallbacks,
} from '../subjects/callbacks/receiver.ts';
import { namedInNotice } from '../capabilities/index.ts';
import type { Audience } from '../context/context.ts';
import { createMeter } from '../context/meter.ts';
import { createExportJobs } from '../graphql/exports/jobs.ts';
import { exportKind } from '../graphql/exports/tracking.ts';
import type { Reader } from '../graphql/exports/rows.ts';
import type { Journal } from '../journal/contract/journal.ts';
import type { BilledUnits, PayerName } from '../kernel/billed-units.ts';
import type { SteadyClock } from '../kernel/time/clock.ts';
import type { DataCipher } from '../kernel/privacy/data-cipher.ts';
import type { Platform } from '../platform/client/client.ts';
import { pseudonymsUnder } from '../subjects/projection/contributions.ts';
import { createSubjectStore, type SubjectStore } from '../subjects/store.ts';
import { createTracker, type Tracker } from '../subjects/tracker/tracker.ts';
import type { Files } from './files.ts';
import { openClaims } from '../operations/claims-file.ts';
import { kinds } from '../schema.ts';
import type { Surroundings } from './surroundings.ts';

/** Concurrent polls. With 16, pushes waited for seconds at 200 orders per second. */
const POLLS_AT_ONCE = { initial: 64, least: 4, most: 128 };

/** Concurrent polls of each kind of long work: a poll may fetch three files, or write a table of any length. */
const LONG_AT_ONCE = 4;

/** The parts that follow subjects until they are final. */
interface Tracking {
  readonly subjects: SubjectStore;
  readonly tracker: Tracker;
  readonly callbacks: Pick<Callbacks, 'addressFor'>;
  /** Handles a push to a path below that of the callbacks. */
  readonly receivePush: Callbacks['receive'];
  /** Address for the bank's notices to a tenant. */
  readonly noticeAddressFor: (tenant: string) => string;
}

export function createTracking(
  around: Surroundings & { readonly clock: SteadyClock },
  {
    journal,
    cipher,
    lasting,
    platformFor,
    publicUrl,
    billedUnits,
    documents,
    readAs,
    leaseMs,
    progressMs,
  }: Pick<Files, 'documents'> & {
    readonly readAs: (audience: Audience) => Reader;
    readonly billedUnits: BilledUnits;
    readonly journal: Journal;
    /** Compares inputs with keyed digests; null without a `DATA_KEY`. */
    readonly cipher: DataCipher | null;
    /** Secret that stays the same as long as the journal; see `lastingSecret`. */
    readonly lasting: string;
    readonly platformFor: (tenant: string) => Platform;
    readonly publicUrl: string;
    /** Longer than any poll; see `TrackerOptions`. */
    readonly leaseMs: number;
    /** Time after which the progress of an export is recorded. */
    readonly progressMs: number;
  },
): Tracking {
  const { config, tenants, clock, random, newId, log, logFieldsOf, measurements, secrets, opened } =
    around;
  const { tracing } = around;
  const subjects = createSubjectStore({
    journal,
    cipher,
    kinds,
    clock,
    newId,
    log,
    secret: lasting,
    claims: openClaims(config.storePrintFile),
    logFieldsOf,
    measurements,
    pace: config.trackerPace,
    random,
    wake: (at) => tracker.wake(at),
  });
  opened.defer(() => subjects.stop());
  const pseudonymOf = pseudonymsUnder(lasting);
  const paidBy =
    (tenant: string) =>
    (name: PayerName): Pick<Platform, 'call'> | null => {
      const payer = tenants.payerNamed(tenant, name, 'verify', clock.now());
      if (payer === null) return null;
      const accounting = { budgets: tenants.budgetsOf(tenant), pseudonymOf };
      const meter = createMeter({ tenant, payer, accounting, billedUnits, clock, log }, []);
      return {
        call: (endpoint, input) => platformFor(tenant).call(endpoint, input, meter),
      };
    };
  const exportJobs = createExportJobs({
    documents,
    readAs,
    newId,
    leaseMs,
    progressMs,
    pollSoon: ({ tenant, key }) => subjects.forTenant(tenant).pollSoon(exportKind, key),
  });
  opened.defer(() => exportJobs.stop());
  const tracker = createTracker({
    journal,
    subjects,
    clock,
    kinds,
    contextFor: (tenant) => ({
      platform: platformFor(tenant),
      documents,
      exportJobs,
      subjects: subjects.forTenant(tenant),
      platformPaidBy: paidBy(tenant),
      newId,
      addressFor: (subject) => callbacks.addressFor(subject),
      clock,
    }),
    log,
    logFieldsOf,
    measurements,
    tracing,
    leaseMs,
    concurrency: POLLS_AT_ONCE,
    longAtOnce: LONG_AT_ONCE,
  });
  const receiving = { secrets, publicUrl, tracker, newId, log, logFieldsOf, measurements };
  const callbacks = createCallbacks(receiving);
  const notices = createBankNotices({
    ...receiving,
    findNamed: async (tenant, id) => {
      const known = subjects.forTenant(tenant);
      return (await Promise.all(namedInNotice.map((find) => find(id, known)))).flat();
    },
  });
  return {
    subjects,
    tracker: {
      ...tracker,
      async stop() {
        await exportJobs.stop();
        await tracker.stop();
      },
    },
    callbacks,
    receivePush(path, body) {
      const token = notices.tokenIn(path);
      return token === null ? callbacks.receive(path, body) : notices.receive(token, body);
    },
    noticeAddressFor: (tenant) => notices.addressFor(tenant),
  };
}
