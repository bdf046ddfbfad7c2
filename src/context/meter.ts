import type { BilledUnits, ReserveUnitsResult, UnitCharge } from '../kernel/billed-units.ts';
import type { Payer } from '../kernel/budget.ts';
import type { Clock } from '../kernel/time/clock.ts';
import type { Log } from '../kernel/log/log.ts';
import { toShanghaiDay } from '../kernel/time/shanghai.ts';
import { Unavailable } from '../kernel/unavailable.ts';
import type { Meter, ReturnUnits } from '../platform/billing/billing.ts';
import { StoreUnavailable } from '../subjects/errors.ts';
import { type Accounting, accountsOf, exhausted, mostPerRequest, overBudget } from './accounts.ts';

/** A billed call that an operation made. */
export interface BilledCall {
  readonly path: string;
  /** The unit that is paid for, for example `per call`. */
  readonly billed: string;
}

/** The parts that a meter works with. */
interface MeterOptions {
  readonly tenant: string;
  /** Null where several callers share an execution, in which no call may cost anything. */
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

  /** Units that cannot be returned stay counted: a budget is never exceeded that way. */
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

/** Queries the store; throws `StoreUnavailable` when it is away. */
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
