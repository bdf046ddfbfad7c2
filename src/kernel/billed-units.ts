import { unitTexts } from '../messages/unit-texts.ts';
import type { MaybePromise } from './maybe-promise.ts';

/**
 * Billed capabilities of the platform, by the names that settings use, each with the unit that the platform bills and this
 * service counts.
 */
export const BILLED_CAPABILITIES = unitTexts;

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
