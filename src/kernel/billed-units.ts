import type { MaybePromise } from './turns.ts';
import { catalogue } from '../messages/message.ts';

/**
 * Billed capabilities of the platform, by the names that settings use, each with the unit that the platform bills and this
 * service counts.
 */
export const BILLED_CAPABILITIES = catalogue('unit', {
  verification: [
    'Verifying invoices (发票查验). A unit is an invoice in a call.',
    '发票查验：每次调用中的一张发票为一个单位。',
  ],
  enterprise: [
    'Looking up enterprises (企业查询). A unit is a call.',
    '企业查询：一次调用为一个单位。',
  ],
  'forward-invoicing': [
    'Issuing invoices to buyers (正向开票). A unit is an invoice that is ordered.',
    '正向开票：一张下单的发票为一个单位。',
  ],
  'truck-trace': [
    'Tracks, maps and positions of trucks (车辆轨迹). A unit is a call.',
    '车辆轨迹：一次调用为一个单位。',
  ],
  esign: [
    'Signing tasks (电子签章). A unit is a task that is created.',
    '电子签章：一个创建的任务为一个单位。',
  ],
  'partner-contract': [
    'Contracts with persons (个人签约). A unit is a contract that is created.',
    '个人签约：一份创建的合同为一个单位。',
  ],
});

/** A capability of the platform that costs money. */
export type BilledCapability = keyof typeof BILLED_CAPABILITIES;

export const BILLED_CAPABILITY_NAMES = Object.keys(BILLED_CAPABILITIES).filter(
  (name): name is BilledCapability => Object.hasOwn(BILLED_CAPABILITIES, name),
);

/** Account for which the units of a day are counted. */
export interface UnitAccount {
  /** Unique within the tenant. */
  readonly name: string;
  /** Maximum units in a day; null: unlimited. */
  readonly mostUnits: number | null;
  /** Days for which its counts can be read, the day of the units included. */
  readonly keptDays: number;
}

/** Cost of a call, and the accounts that it is charged to. */
export interface UnitCharge {
  /** The day in Shanghai, `yyyy-MM-dd`. */
  readonly day: string;
  readonly capability: string;
  readonly calls: number;
  readonly units: number;
  readonly accounts: readonly UnitAccount[];
}

export type ReserveUnitsResult =
  | { readonly outcome: 'reserved' }
  /** Nothing was counted: this account has only `left` units left for the day. */
  | { readonly outcome: 'refused'; readonly account: string; readonly left: number };

/** Units counted for one account on one day. */
export interface UnitCount {
  readonly day: string;
  readonly capability: string;
  readonly account: string;
  readonly calls: number;
  readonly units: number;
}

/**
 * Counts billed units, by tenant and day, over all instances. A reservation is durable once it is confirmed, and counts until it
 * is returned. After a crash, or a lost response of the store, an unused unit may stay counted, but a used unit is never
 * uncounted.
 *
 * Rejects with `Unavailable`.
 */
export interface BilledUnits {
  /** Counts a charge for all of its accounts, or for none if one of them has too little left. */
  reserve(tenant: string, charge: UnitCharge): MaybePromise<ReserveUnitsResult>;
  /** Returns reserved calls and units. */
  giveBack(tenant: string, charge: UnitCharge): Promise<void>;
  /** Units counted for each of the given accounts, in their order. */
  used(
    tenant: string,
    question: Pick<UnitCharge, 'day' | 'capability' | 'accounts'>,
  ): Promise<readonly number[]>;
  /** All counts of a range of days, both ends included, of accounts with this `keptDays`, in no order. */
  counts(
    tenant: string,
    days: { readonly from: string; readonly to: string; readonly keptDays: number },
  ): Promise<readonly UnitCount[]>;
}

/** Limits of billed units. An absent member does not limit. */
export interface Budget {
  readonly unitsPerRequest?: number | undefined;
  /** For each capability, in one Shanghai day. */
  readonly unitsPerDay?:
    | Readonly<Partial<Record<BilledCapability, number | undefined>>>
    | undefined;
}

/** Budgets of all callers of a tenant. */
export interface TenantBudgets {
  /** For all keys and tokens of the tenant together; its `unitsPerRequest` applies to keys that have none. */
  readonly tenant: Budget;
  /** For each subject of a token. */
  readonly subject: Budget;
}

/** Name of a payer; it outlives the request. */
export interface PayerName {
  /** Name of the key; null for a token, and if no keys are configured. */
  readonly key: string | null;
  /** Subject of the token; null for a key. */
  readonly subject: string | null;
}

/** Payer of an operation: the credential of its request. */
export interface Payer extends PayerName {
  /** Budget of the key itself. */
  readonly budget: Budget;
}

/** Most billed units of one request if no budget sets a limit: as many invoices as `verifyInvoices` takes. */
export const UNITS_PER_REQUEST = 250;
