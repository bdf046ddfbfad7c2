import type { AuditTrail } from '../audit/trail.ts';
import type { Documents } from '../documents/documents.ts';
import type { AddressedFile, Collected } from '../documents/stored-files.ts';
import type { Fetcher } from '../documents/fetch/fetcher.ts';
import type { Links } from '../documents/links.ts';
import type { Uploads } from '../documents/uploads/uploads.ts';
import type { BilledUnits, Payer, TenantBudgets, Budget } from '../kernel/billed-units.ts';
import type { Clock, SteadyClock } from '../kernel/time/clock.ts';
import type { BoundControls } from '../kernel/controls.ts';
import type { NewId } from '../kernel/ids.ts';
import type { Log, Tracing } from '../kernel/log/log.ts';
import type { IsBusiness, SubjectFields } from '../kernel/privacy/masking.ts';
import type { Measurements } from '../kernel/log/measurements.ts';
import type { SealedIds } from '../kernel/privacy/data-cipher.ts';
import type { Language } from '../messages/message.ts';
import type { Platform } from '../platform/client/client.ts';
import type { Webhooks } from '../webhooks/webhooks.ts';
import { businessNumbers } from '../platform/record/index.ts';
import type { Readings } from '../readings/reader.ts';
import type { SubjectId } from '../subjects/subject.ts';
import type { Subjects } from '../subjects/subjects.ts';
import { type Accounting, type BilledCall, createMeter } from './meter.ts';
import type { Scope } from '../kernel/scopes.ts';

/** The authenticated caller of an operation. */
export interface Caller {
  readonly tenant: string;
  /** Everything that the caller may do. */
  readonly scopes: ReadonlySet<Scope>;
  /** Payer of billed calls. No response depends on it, except rejections for the budget. */
  readonly payer: Payer;
}

/** The part of a caller that determines which data and actions are allowed. */
type Rights = Pick<Caller, 'tenant' | 'scopes'>;

/** Text that is equal for callers with equal rights. A new member of `Rights` does not compile until it is part of the text. */
export function rightsKey({ tenant, scopes, ...others }: Rights): string {
  others satisfies Record<string, never>;
  return JSON.stringify([tenant, [...scopes].toSorted()]);
}

/**
 * Everything about a caller that an execution can read, so that callers with the same audience get the same responses. A new
 * member does not compile until `audienceKey` includes it.
 */
export interface Audience extends Rights {
  /** Language of errors and other texts of this service. */
  readonly language: Language;
}

/** Text that is equal for audiences that get the same responses. */
export function audienceKey({ language, ...rights }: Audience): string {
  return `${language} ${rightsKey(rights)}`;
}

/** The operator's unit ids at the tax bureau's direct connection. Serials begin with both. */
interface TaxUnits {
  readonly useUnitId: string;
  readonly connectionUnitId: string;
}

/** Parts that live as long as the process and are shared by all operations. */
export interface App {
  /** Clock for all stored times. Setting the machine's clock does not change it. */
  readonly clock: SteadyClock;
  /** The machine's clock, for times set by other systems. */
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
    /** False if the platform cannot reach that address, so that all changes are found by polling. */
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
    /** Creates a temporary link to a file. */
    linkTo: Links['create'];
    /** Reason for which files are not fetched from a client's address; null for an allowed address. */
    refusalOf: Fetcher['refusalOf'];
  };
  /** The files that clients send. */
  readonly uploads: Pick<Uploads, 'receive' | 'open'>;
  readonly readings: Readings;
  /** Creates and opens the ids of objects. */
  readonly sealedIds: SealedIds;
  /** Pseudonym that replaces a personal number in keys: always the same, and not computable without the service's secret. */
  pseudonymOf(personal: string): string;
  /** Audit of the callers' actions. */
  readonly audit: AuditTrail;
  /** The keys of a tenant, and when each was last used. */
  readonly keys: Keys;
  /** Addresses to which updates are sent. */
  readonly webhooks: Webhooks;
  /** The tenant's client of the platform. */
  platformFor(tenant: string): Platform;
  /** Rejections of the tenant's account by the platform, known from this instance's calls; empty for none. */
  credentialFailuresOf(tenant: string): readonly {
    readonly product: string;
    readonly code: string;
    /** True if the key is valid but not enabled for the product. */
    readonly isNotEnabled: boolean;
    /** Milliseconds since the epoch. */
    readonly since: number;
  }[];
  /** Counts of billed units. */
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
  /** First subject that the field wrote to; null for none. */
  readonly subject: Pick<SubjectId, 'kind' | 'key'> | null;
  /** Error that the field ended with; null for success. */
  readonly failure: unknown;
}

/** The context that every resolver gets: one per operation, over HTTP and over a socket. */
export interface Context extends Audience {
  readonly app: App;
  readonly requestId: string;
  /** Outcomes of the fields of a mutation, by their names in the response. */
  readonly auditNotes: Map<string, AuditNote>;
  /** Everything that the tenant has submitted and follows. */
  readonly subjects: Subjects;
  /** Null if several callers share the execution, in which nothing may cost anything. */
  readonly payer: Payer | null;
  /** Accounts and budgets to which billed units are charged. */
  readonly accounting: Accounting;
  /** The tenant's client; its billed calls are paid for by `payer` and noted in `billedCalls`. */
  readonly platform: Pick<Platform, 'call' | 'now'>;
  readonly billedCalls: readonly BilledCall[];
  /** Recognizes the numbers in typed fields of this operation's platform requests and responses. */
  readonly isBusiness: IsBusiness;
  /** Adds further business numbers, such as those of earlier submissions. */
  readonly learn: (isBusiness: IsBusiness) => void;
  /** See `perOperation`. */
  readonly made: Map<unknown, unknown>;
  /** Results of resolvers that a second execution reuses; null for a single execution. */
  fieldResults: Map<string, { readonly returned: unknown } | { readonly thrown: unknown }> | null;
}

/** Creates the context of one operation, or of one event of a subscription. */
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
 * Creates a value on first use and stores it for one operation, such as a DataLoader. The context stores it itself: entries of
 * a WeakMap count as alive in collections of young objects, and keep the whole request alive.
 */
export function perOperation<T, Rest extends readonly unknown[]>(
  create: (context: Context, ...rest: Rest) => T,
): (context: Context, ...rest: Rest) => T {
  return (context, ...rest) => {
    // The entry under `create` is always its own result.
    const known = context.made.get(create) as T | undefined;
    if (known !== undefined) return known;
    const fresh = create(context, ...rest);
    context.made.set(create, fresh);
    return fresh;
  };
}

/** Creates a value on first use and stores it for the life of the process, such as a cache. */
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

/** Description of a tenant's key, without the secret part. */
export interface ListedKey {
  /** Name in the log, the audit and the billing. Several keys may share one. */
  readonly name: string;
  /** First characters of its SHA-256 in hex. They help an operator find the entry in the tenants' file. */
  readonly fingerprint: string;
  readonly scopes: ReadonlySet<Scope>;
  /** Expiry in milliseconds since the epoch; null: never. */
  readonly endsAt: number | null;
  readonly budget: Budget;
  /** Last day of use in Shanghai, `yyyy-MM-dd`; null: never since uses are stored. */
  readonly lastUsedOn: string | null;
}

/** The keys of a tenant, for callers who may list them. */
export interface Keys {
  /** In the order of the settings. Rejects with `Unavailable`. */
  list(tenant: string): Promise<readonly ListedKey[]>;
}
