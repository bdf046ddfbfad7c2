import type { BilledCapability } from '../../kernel/billed-units.ts';
import type { MaybePromise } from '../../kernel/maybe-promise.ts';

/** The terms on which an endpoint is billed. */
export interface Billed<Input = unknown> {
  readonly capability: BilledCapability;
  /** The unit that is paid for, in words for the schema: `per call`, `per invoice`. */
  readonly unit: string;
  /** How many units a call costs. */
  unitsOf(input: Input): number;
  /** False where the documents bill only what succeeds, so that any refusal costs nothing. */
  readonly refusalsCost: boolean;
}

/** A call that is about to be made, and what it costs. */
export interface Bill {
  readonly path: string;
  readonly billed: Billed;
  readonly units: number;
}

/** Units that were reserved for a call. */
export interface Reservation {
  /** Gives everything back: nothing was sent. */
  cancel(): Promise<void>;
  /** Gives the units back and leaves the call: it was made, and cost nothing. */
  refund(): Promise<void>;
}

/** Pays for the billed calls of an operation. */
export interface Meter {
  /**
   * Reserves what a call costs, durably. Throws `BudgetExhausted` where there is not enough left, and what says
   * that nothing can be reserved now; nothing may be sent then.
   */
  reserve(bill: Bill): MaybePromise<Reservation>;
}

/** Terms of an endpoint that costs one unit a call, unless `more` says otherwise. A refusal at the gateway costs nothing anywhere. */
export function billed<Input>(
  capability: BilledCapability,
  unit: string,
  more: Partial<Pick<Billed<Input>, 'unitsOf' | 'refusalsCost'>> = {},
): Billed<Input> {
  return { capability, unit, unitsOf: () => 1, refusalsCost: true, ...more };
}
