import { unitTexts } from '../messages/unit-texts.ts';
import type { MaybePromise } from './maybe-promise.ts';

/**
 * Billed capabilities of the platform, by name as settings name it, each with the unit that is counted: what the platform
 * bills as one.
 */
export const BILLED_CAPABILITIES = unitTexts;

/** A capability of the platform that costs money. */
export type BilledCapability = keyof typeof BILLED_CAPABILITIES;

export const BILLED_CAPABILITY_NAMES = Object.keys(BILLED_CAPABILITIES).filter(
  (name): name is BilledCapability => Object.hasOwn(BILLED_CAPABILITIES, name),
);

/** Units of one day and one account. */
export interface UnitAccount {
  /** Unique within the tenant. */
  readonly name: string;
  /** The most units of a day; null: without limit. */
  readonly mostUnits: number | null;
  /** For how many days, that of the units included, its counts can be read. */
  readonly keptDays: number;
}

/** Cost of a call, and the accounts that it is counted for. */
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
  /** Nothing was counted: this account has only `left` units left of the day. */
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
 * Counts billed units, by tenant and day, over all instances. A reservation is durable once it is confirmed, and
 * counts until it is returned: after a crash, or a lost response of the store, a unit may be counted that was never
 * used, but never the other way round.
 *
 * Rejects with `Unavailable`.
 */
export interface BilledUnits {
  /** Counts a charge for all of its accounts, or, where one of them has too little left, for none. */
  reserve(tenant: string, charge: UnitCharge): MaybePromise<ReserveUnitsResult>;
  /** Returns reserved calls and units. */
  giveBack(tenant: string, charge: UnitCharge): Promise<void>;
  /** The units that are counted for each of some accounts, in their order. */
  used(
    tenant: string,
    question: Pick<UnitCharge, 'day' | 'capability' | 'accounts'>,
  ): Promise<readonly number[]>;
  /** All counts of a range of days, both ends included, of accounts that are stored for `keptDays`, in no order. */
  counts(
    tenant: string,
    days: { readonly from: string; readonly to: string; readonly keptDays: number },
  ): Promise<readonly UnitCount[]>;
}
