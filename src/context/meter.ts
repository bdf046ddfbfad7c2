import type { BilledUnits, ReserveUnitsResult, UnitCharge } from '../kernel/billed-units.ts';
import type { Payer } from '../kernel/budget.ts';
import type { Clock } from '../kernel/time/clock.ts';
import type { Log } from '../kernel/log/log.ts';
import type { MaybePromise } from '../kernel/maybe-promise.ts';
import { toShanghaiDay } from '../kernel/time/shanghai.ts';
import { Unavailable } from '../kernel/unavailable.ts';
import type { Bill, Meter, Reservation } from '../platform/billing/billing.ts';
import { StoreUnavailable } from '../subjects/errors.ts';
import { type Accounting, accountsOf, exhausted, mostPerRequest, overBudget } from './accounts.ts';

/** The parts that a meter works with. */
export interface MeterOptions {
  readonly tenant: string;
  /** Null where nobody in particular asks: then nothing may cost anything. */
  readonly payer: Payer | null;
  readonly accounting: Accounting;
  readonly billedUnits: BilledUnits;
  readonly clock: Pick<Clock, 'now'>;
  readonly log: Log;
  /** Told of each call whose cost was reserved, before it is sent. */
  readonly reserved: (bill: Bill) => void;
}

/**
 * The meter of one operation, or of one event of a subscription. A call reserves what it costs when it is about to be
 * sent, and not before: so a crash leaves the units of calls counted that may have been on their way, and no others.
 */
export function createMeter(options: MeterOptions): Meter {
  const { tenant, payer, accounting, billedUnits, clock, log, reserved } = options;
  let unitsOfRequest = 0;

  /** What cannot be given back stays counted, which is the safe side. */
  async function giveBack(charge: UnitCharge): Promise<void> {
    unitsOfRequest -= charge.units;
    try {
      await billedUnits.giveBack(tenant, charge);
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error;
      log.warn('billed units were not given back', { reason: error.message });
    }
  }

  return {
    reserve(bill): MaybePromise<Reservation> {
      const { path, billed, units } = bill;
      if (payer === null) throw new TypeError(`${path} is billed, and nobody asked for it.`);
      const { capability } = billed;
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
      const answered = (result: ReserveUnitsResult): Reservation => {
        if (result.outcome === 'refused')
          return failed(exhausted(result.account, capability, result.left, clock.now()));
        reserved(bill);
        return {
          cancel: () => giveBack(charge),
          refund: () => giveBack({ ...charge, calls: 0 }),
        };
      };
      const asked = billedUnits.reserve(tenant, charge);
      return asked instanceof Promise ? asked.then(answered, failed) : answered(asked);
    },
  };
}

/** Asks the store; where it cannot be asked nothing is sent. */
export async function inStore<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    throw asStoreError(error);
  }
}

function asStoreError(error: unknown): unknown {
  return error instanceof Unavailable ? new StoreUnavailable(error) : error;
}
