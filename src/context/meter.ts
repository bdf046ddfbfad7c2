import {
  BILLED_CAPABILITIES,
  type BilledCapability,
  type BilledUnits,
  type ReserveUnitsResult,
  type UnitAccount,
  type UnitCharge,
  type Payer,
  type TenantBudgets,
  UNITS_PER_REQUEST,
} from '../kernel/billed-units.ts';
import { type Clock, endOfShanghaiDay, toShanghaiDay } from '../kernel/time/clock.ts';
import type { Log } from '../kernel/log/log.ts';
import { Unavailable } from '../kernel/errors.ts';
import type { Meter, ReturnUnits } from '../platform/billing.ts';
import { StoreUnavailable } from '../subjects/errors.ts';
import { errors } from '../messages/errors.ts';
import { BudgetExhausted, RequestOverBudget } from '../platform/errors.ts';

/** Days for which counts are stored for `Query.billing`: a year, also a leap year. */
export const BILLING_DAYS = 366;

/** Days for which counts of budgets are stored: today, and yesterday for calls that began before midnight. */
const BUDGET_DAYS = 2;

const KEY = 'key/';
const SUBJECT = 'subject/';
const TENANT = 'tenant';

/** Account names by key, built once. Names of keys are those of the settings. */
const accountsOfKeys = new Map<string | null, string>();

/** Account of a key. All calls without a key share one account. */
function accountOfKey(key: string | null): string {
  const known = accountsOfKeys.get(key);
  if (known !== undefined) return known;
  const account = `${KEY}${key ?? ''}`;
  accountsOfKeys.set(key, account);
  return account;
}

/** Name of the key of an account; null for calls without a key; undefined for another account. */
export function keyOfAccount(account: string): string | null | undefined {
  return account.startsWith(KEY) ? account.slice(KEY.length) || null : undefined;
}

/** Kind of the owner of an account. */
export type AccountHolder = 'TENANT' | 'KEY' | 'SUBJECT';

/** Returns the kind of the owner of an account. */
export function holderOfAccount(account: string): AccountHolder {
  if (account === TENANT) return 'TENANT';
  return account.startsWith(SUBJECT) ? 'SUBJECT' : 'KEY';
}

/** Data that determines the accounts of a tenant. */
export interface Accounting {
  readonly budgets: TenantBudgets;
  /** Pseudonym of the subject of a token, which may be a person's number. */
  readonly pseudonymOf: (subject: string) => string;
}

/** Accounts to which a payer's units of a capability are charged, with their daily budgets. */
export function accountsOf(
  { key, subject, budget }: Payer,
  { budgets, pseudonymOf }: Accounting,
  capability: BilledCapability,
): readonly UnitAccount[] {
  const mostOfSubject = budgets.subject.unitsPerDay?.[capability];
  return [
    {
      name: accountOfKey(key),
      mostUnits: budget.unitsPerDay?.[capability] ?? null,
      keptDays: BILLING_DAYS,
    },
    {
      name: TENANT,
      mostUnits: budgets.tenant.unitsPerDay?.[capability] ?? null,
      keptDays: BUDGET_DAYS,
    },
    // Only subjects with a budget are counted, as there may be many thousands.
    ...(subject === null || mostOfSubject === undefined
      ? []
      : [
          {
            name: `${SUBJECT}${pseudonymOf(subject)}`,
            mostUnits: mostOfSubject,
            keptDays: BUDGET_DAYS,
          },
        ]),
  ];
}

/** Largest number of billed units of one request. */
export function mostPerRequest({ budget, subject }: Payer, budgets: TenantBudgets): number {
  const own = subject === null ? budget : budgets.subject;
  return own.unitsPerRequest ?? budgets.tenant.unitsPerRequest ?? UNITS_PER_REQUEST;
}

const WHOSE = {
  TENANT: errors.ofTenant,
  KEY: errors.ofKey,
  SUBJECT: errors.ofSubject,
} as const satisfies Record<AccountHolder, unknown>;

/** Error for a call that exceeds the daily budget. */
export function exhausted(
  account: string,
  capability: BilledCapability,
  left: number,
  now: number,
): BudgetExhausted {
  const whose = WHOSE[holderOfAccount(account)];
  return new BudgetExhausted(
    {
      text: errors.budgetUsedUp({ whose, capability, left }),
      hint: errors.wholeAtMidnight({ unit: BILLED_CAPABILITIES[capability] }),
      left,
    },
    { now, resetsAt: endOfShanghaiDay(now) },
  );
}

/** Error for a request that exceeds its own limit. */
export function overBudget(wanted: number, left: number, most: number): RequestOverBudget {
  return new RequestOverBudget({
    text: errors.requestOverBudget({ most, wanted, left }),
    hint: errors.askForLess,
    left,
  });
}

/** A billed call that an operation made. */
export interface BilledCall {
  readonly path: string;
  /** The billed unit, for example `per call`. */
  readonly billed: string;
}

/** Dependencies of a meter. */
interface MeterOptions {
  readonly tenant: string;
  /** Null if several callers share an execution, in which no call may cost anything. */
  readonly payer: Payer | null;
  readonly accounting: Accounting;
  readonly billedUnits: BilledUnits;
  readonly clock: Pick<Clock, 'now'>;
  readonly log: Log;
}

/**
 * Meter of one operation, or of one event of a subscription. It adds each call whose cost was reserved to `billedCalls`. A
 * call reserves its cost right before it is sent, so a crash leaves only the units counted of calls that may have been sent.
 */
export function createMeter(
  { tenant, payer, accounting, billedUnits, clock, log }: MeterOptions,
  billedCalls: BilledCall[],
): Meter {
  let unitsOfRequest = 0;

  /** Units that cannot be returned stay counted, so that a budget is never exceeded. */
  async function returnUnits(charge: UnitCharge): Promise<void> {
    unitsOfRequest -= charge.units;
    try {
      await billedUnits.giveBack(tenant, charge);
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error;
      log.warn('failed to return billed units', { reason: error.message });
    }
  }

  return (path, { capability, unit }, units) => {
    if (payer === null) throw new TypeError(`${path} is billed, and the operation has no payer.`);
    const most = mostPerRequest(payer, accounting.budgets);
    const left = Math.max(most - unitsOfRequest, 0);
    if (units > left) throw overBudget(units, left, most);
    unitsOfRequest += units;
    const charge: UnitCharge = {
      day: toShanghaiDay(clock.now()),
      capability,
      calls: 1,
      units,
      accounts: accountsOf(payer, accounting, capability),
    };
    const failed = (error: unknown): never => {
      unitsOfRequest -= units;
      throw asStoreError(error);
    };
    const answered = (result: ReserveUnitsResult): ReturnUnits => {
      if (result.outcome === 'refused')
        return failed(exhausted(result.account, capability, result.left, clock.now()));
      billedCalls.push({ path, billed: unit });
      return (reason) => returnUnits(reason === 'unsent' ? charge : { ...charge, calls: 0 });
    };
    const reserving = billedUnits.reserve(tenant, charge);
    return reserving instanceof Promise ? reserving.then(answered, failed) : answered(reserving);
  };
}

/** Queries the store. Throws `StoreUnavailable` if the store is unavailable. */
export async function inStore<T>(query: () => Promise<T>): Promise<T> {
  try {
    return await query();
  } catch (error) {
    throw asStoreError(error);
  }
}

function asStoreError(error: unknown): unknown {
  return error instanceof Unavailable ? new StoreUnavailable(error) : error;
}
