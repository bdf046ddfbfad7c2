import type { AuditTrail } from '../audit/trail.ts';
import type { Documents } from '../documents/documents.ts';
import type { AddressedFile, Collected } from '../documents/stored-files.ts';
import type { Fetcher } from '../documents/fetch/fetcher.ts';
import type { Links } from '../documents/links.ts';
import type { Uploads } from '../documents/uploads/uploads.ts';
import type { BilledUnits } from '../kernel/billed-units.ts';
import type { Payer, TenantBudgets } from '../kernel/budget.ts';
import type { Clock } from '../kernel/time/clock.ts';
import type { BoundControls } from '../kernel/text/controls.ts';
import type { NewId } from '../kernel/ids.ts';
import type { Log } from '../kernel/log/log.ts';
import type { IsBusiness, SubjectFields } from '../kernel/privacy/masking.ts';
import type { Measurements } from '../kernel/log/measurements.ts';
import type { Scope } from '../kernel/scopes.ts';
import type { Tracing } from '../kernel/log/tracing.ts';
import type { SealedIds } from '../kernel/privacy/sealed-ids.ts';
import type { Language } from '../messages/message.ts';
import type { Platform } from '../platform/client/client.ts';
import type { Webhooks } from '../webhooks/webhooks.ts';
import { businessNumbers } from '../platform/record/index.ts';
import type { Readings } from '../readings/reader.ts';
import type { SubjectId } from '../subjects/subject.ts';
import type { Subjects } from '../subjects/subjects.ts';
import type { Keys } from './keys.ts';
import { type Accounting, type BilledCall, createMeter } from './meter.ts';

/** Who sends an operation, as authentication found. */
export interface Caller {
  readonly tenant: string;
  /** Everything that they may do. */
  readonly scopes: ReadonlySet<Scope>;
  /** Payer of billed calls. No response depends on it, except rejections for the budget. */
  readonly payer: Payer;
}

/** The part of a caller that decides on what they may do and see. */
type Rights = Pick<Caller, 'tenant' | 'scopes'>;

/** The same text for callers who may do and see the same. Another member does not compile without its part. */
export function rightsKey({ tenant, scopes, ...others }: Rights): string {
  others satisfies Record<string, never>;
  return JSON.stringify([tenant, [...scopes].toSorted()]);
}

/**
 * Everything of a caller that the execution of an operation can read, so that callers with the same audience
 * get the same responses. Another member belongs into `audienceKey`, too, which does not compile without it.
 */
export interface Audience extends Rights {
  /** The language of errors and of whatever else this service says in words. */
  readonly language: Language;
}

/** The same text for audiences that get the same responses. */
export function audienceKey({ language, ...rights }: Audience): string {
  return `${language} ${rightsKey(rights)}`;
}

/** The operator's names at the tax bureau's direct connection; serials begin with both. */
export interface TaxUnits {
  readonly useUnitId: string;
  readonly connectionUnitId: string;
}

/** The parts that live as long as the process and that every operation shares. */
export interface App {
  /** The time of everything that is stored, which no setting of the machine's clock moves. */
  readonly clock: Clock;
  /** The machine's: for what the world outside has dated. */
  readonly wallClock: Pick<Clock, 'now'>;
  readonly newId: NewId;
  readonly log: Log;
  /** Names subjects in the log. */
  readonly logFieldsOf: SubjectFields;
  readonly measurements: Measurements;
  readonly tracing: Tracing;
  /** The subjects of a tenant. */
  subjectsFor(tenant: string): Subjects;
  readonly callbacks: {
    /** The address at which the platform may push news of a subject. */
    addressFor(id: SubjectId): string;
    /** False where the platform cannot reach that address, so that everything is found by polling. */
    readonly areReachable: boolean;
  };
  readonly documents: {
    /** A file that is stored. */
    find: Documents['find'];
    /** Fetches the files that a platform response names, and stores them. */
    storeNow(wanted: readonly AddressedFile[]): Promise<Collected>;
    /** Stores a file returned inside a platform response. */
    storeBytes: Documents['storeBytes'];
    /** Stores a table that this service wrote. */
    storeTable: Documents['storeTable'];
    /** A link under which a file is served for a while. */
    linkTo: Links['create'];
    /** Why an address that a client names is not one that files are fetched from; null when it is. */
    refusalOf: Fetcher['refusalOf'];
  };
  /** The files that clients send. */
  readonly uploads: Pick<Uploads, 'receive' | 'open'>;
  readonly readings: Readings;
  /** Makes and opens the ids of things. */
  readonly sealedIds: SealedIds;
  /** Stands for a personal number as a key: always the same, and reversible only with the service's secret. */
  pseudonymOf(personal: string): string;
  /** Who did what. */
  readonly audit: AuditTrail;
  /** The keys of a tenant, and when each was last used. */
  readonly keys: Keys;
  /** Addresses to which updates are sent. */
  readonly webhooks: Webhooks;
  /** The tenant's client of the platform. */
  platformFor(tenant: string): Platform;
  /** Rejections of the tenant's account by the platform, as far as this instance has called it; empty for none. */
  credentialFailuresOf(tenant: string): readonly {
    readonly product: string;
    readonly code: string;
    /** True where the key is good, and not enabled for the product. */
    readonly isNotEnabled: boolean;
    /** Milliseconds since the epoch. */
    readonly since: number;
  }[];
  /** The counts of what was billed. */
  readonly billedUnits: BilledUnits;
  /** Budgets of a tenant. */
  budgetsFor(tenant: string): TenantBudgets;
  /** The operator's unit ids at the tax bureau; null when they are not set. */
  taxUnitsFor(tenant: string): TaxUnits | null;
  /** The controls of the simulated platform; null when the real one is called. */
  readonly sandbox: BoundControls | null;
}

/** Outcome of a mutation's field. */
export interface AuditNote {
  /** The first subject that it wrote to; null where it wrote to none. */
  readonly subject: Pick<SubjectId, 'kind' | 'key'> | null;
  /** The error that it ended with; null where it succeeded. */
  readonly failure: unknown;
}

/** The surroundings that every resolver gets. One per operation, over HTTP and over a socket. */
export interface Context extends Audience {
  readonly app: App;
  readonly requestId: string;
  /** Outcomes of the fields of a mutation, by their names in the response. */
  readonly auditNotes: Map<string, AuditNote>;
  /** Everything that the tenant has submitted and follows. */
  readonly subjects: Subjects;
  /** Null where several share the execution: nothing in it may cost anything. */
  readonly payer: Payer | null;
  /** For whom, and up to what, billed units are counted. */
  readonly accounting: Accounting;
  /** The tenant's client; its billed calls are paid for by `payer` and noted in `billedCalls`. */
  readonly platform: Pick<Platform, 'call' | 'now'>;
  readonly billedCalls: readonly BilledCall[];
  /** Recognizes the numbers in typed fields of this operation's platform requests and responses. */
  readonly isBusiness: IsBusiness;
  /** Notes more numbers of business, such as those of what was sent earlier. */
  readonly learn: (isBusiness: IsBusiness) => void;
  /** See `perOperation`. */
  readonly made: Map<unknown, unknown>;
  /** Results of resolvers that a second execution gets without calling them again; null where there is only one. */
  fieldResults: Map<string, { readonly returned: unknown } | { readonly thrown: unknown }> | null;
}

/** Makes the context of one operation, or of one event of a subscription. */
export function createContext(
  app: App,
  { tenant, scopes, language, payer }: Audience & Pick<Context, 'payer'>,
  requestId: string,
): Context {
  const billedCalls: BilledCall[] = [];
  const accounting: Accounting = {
    budgets: app.budgetsFor(tenant),
    pseudonymOf: (subject) => app.pseudonymOf(subject),
  };
  const meter = createMeter(
    { tenant, payer, accounting, billedUnits: app.billedUnits, clock: app.clock, log: app.log },
    billedCalls,
  );
  const exchanged: IsBusiness[] = [];
  const platform = app.platformFor(tenant);
  return {
    app,
    tenant,
    scopes,
    language,
    requestId,
    payer,
    accounting,
    auditNotes: new Map(),
    subjects: app.subjectsFor(tenant),
    billedCalls,
    made: new Map(),
    fieldResults: null,
    learn: (isBusiness) => void exchanged.push(isBusiness),
    isBusiness: (digits) => exchanged.some((isBusiness) => isBusiness(digits)),
    platform: {
      now: () => platform.now(),
      async call(endpoint, input) {
        const answer = await platform.call(endpoint, input, meter);
        exchanged.push(
          businessNumbers(endpoint.request, input),
          businessNumbers(endpoint.response, answer),
        );
        return answer;
      },
    },
  };
}

/**
 * Something made on first use and kept for one operation, such as a DataLoader. The context itself has it: what a
 * WeakMap holds counts as alive when young objects are collected, and with it the whole request.
 */
export function perOperation<T, Rest extends readonly unknown[]>(
  create: (context: Context, ...rest: Rest) => T,
): (context: Context, ...rest: Rest) => T {
  return (context, ...rest) => {
    // Under `create` there is only what it made.
    const known = context.made.get(create) as T | undefined;
    if (known !== undefined) return known;
    const fresh = create(context, ...rest);
    context.made.set(create, fresh);
    return fresh;
  };
}

/** Something made on first use and kept for the life of the process, such as a cache. */
export function perApp<T>(create: (app: App) => T): (context: Context) => T {
  const made = new WeakMap<App, T>();
  return ({ app }) => {
    const known = made.get(app);
    if (known !== undefined) return known;
    const fresh = create(app);
    made.set(app, fresh);
    return fresh;
  };
}
