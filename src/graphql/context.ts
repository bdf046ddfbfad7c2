import type { Documents } from '../documents/documents.ts';
import type { Links } from '../documents/links.ts';
import type { Uploads } from '../documents/uploads.ts';
import type { Clock } from '../kernel/clock.ts';
import type { NewId } from '../kernel/ids.ts';
import type { Log } from '../kernel/log.ts';
import type { Journal, Subject, SubjectId } from '../journal/journal.ts';
import type { Platform } from '../platform/client.ts';
import type { OwedWrites } from '../tracker/owed.ts';
import type { Finding } from '../tracker/tracked.ts';
import type { SandboxControls } from './sandbox-controls.ts';

/** What a caller may see or do beyond the ordinary. */
export type Scope =
  /** ID numbers, bank cards and phones come out in full. */
  'pii';

/** Who sends an operation, as authentication found. */
export interface Caller {
  readonly tenant: string;
  readonly scopes: ReadonlySet<Scope>;
}

/** What an operator is called at the tax bureau's direct connection; serials begin with both. */
export interface TaxUnits {
  readonly useUnitId: string;
  readonly connectionUnitId: string;
}

/** What lives as long as the process and every operation shares. */
export interface App {
  readonly clock: Clock;
  readonly newId: NewId;
  readonly log: Log;
  readonly journal: Journal;
  readonly tracker: {
    /** Asks about a subject more often until the returned function is called. */
    follow(id: SubjectId): () => void;
    /** Looks at what is due now. */
    wake(): void;
    /** Writes down what a client's own question found out, and resolves with the subject as it then stands. */
    note(subject: Subject, finding: Finding | null): Promise<Subject>;
  };
  /** What is certain of something that was to be sent, and could not be written down. */
  readonly owed: Pick<OwedWrites, 'add' | 'settle'>;
  readonly callbacks: {
    /** The address at which the platform may push news of a subject. */
    addressFor(id: SubjectId): string;
  };
  readonly documents: {
    /** Which files belong to something that the journal has forgotten the details of. */
    getList: Documents['getList'];
    /** Keeps a file that an answer of the platform brought along. */
    keepBytes: Documents['keepBytes'];
    /** A link under which a file is served for a while. */
    linkTo: Links['create'];
  };
  /** The files that clients send. */
  readonly uploads: Pick<Uploads, 'receive' | 'open'>;
  /** Stands for a personal number as a key: always the same, and nobody without the service's secret can find out whose. */
  pseudonymOf(personal: string): string;
  /** The tenant's client of the platform. */
  platformFor(tenant: string): Platform;
  /** The operator's unit ids at the tax bureau; null when they are not set. */
  taxUnitsFor(tenant: string): TaxUnits | null;
  /** Null when the real platform is called. */
  readonly sandbox: SandboxControls | null;
}

/** A billed call that an operation made. */
export interface BilledCall {
  readonly path: string;
  /** What is paid for, for example `per call`. */
  readonly billed: string;
}

/** What every resolver gets. One per operation, over HTTP and over a socket. */
export interface Context {
  readonly app: App;
  readonly tenant: string;
  readonly scopes: ReadonlySet<Scope>;
  readonly requestId: string;
  /** The tenant's client; its billed calls are noted in `billedCalls`. */
  readonly platform: Pick<Platform, 'call'>;
  readonly billedCalls: readonly BilledCall[];
}

/** Makes the context of one operation. */
export function createContext(app: App, { tenant, scopes }: Caller, requestId: string): Context {
  const billedCalls: BilledCall[] = [];
  const platform = app.platformFor(tenant);
  return {
    app,
    tenant,
    scopes,
    requestId,
    billedCalls,
    platform: {
      call: (endpoint, input) =>
        platform.call(endpoint, input, ({ path, billed }) => {
          if (billed !== null) billedCalls.push({ path, billed });
        }),
    },
  };
}

/** Something made on first use and kept for one operation, such as a DataLoader. */
export function perOperation<T>(create: (context: Context) => T): (context: Context) => T {
  const made = new WeakMap<Context, T>();
  return (context) => once(made, context, () => create(context));
}

/** Something made on first use and kept for the life of the process, such as a cache. */
export function perApp<T>(create: (app: App) => T): (context: Context) => T {
  const made = new WeakMap<App, T>();
  return ({ app }) => once(made, app, () => create(app));
}

function once<K extends object, T>(made: WeakMap<K, T>, key: K, create: () => T): T {
  const known = made.get(key);
  if (known !== undefined) return known;
  const fresh = create();
  made.set(key, fresh);
  return fresh;
}
