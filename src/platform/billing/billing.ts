import type { BilledCapability } from '../../kernel/billed-units.ts';
import type { MaybePromise } from '../../kernel/maybe-promise.ts';
import { NotPermitted, PlatformError, QuotaExhausted, RateLimited } from '../errors.ts';

/** Terms on which an endpoint is billed. */
export interface Billed<Input = unknown> {
  readonly capability: BilledCapability;
  /** Unit that is paid for, as the schema shows it: `per call`, `per invoice`. */
  readonly unit: string;
  /** Units that a call costs. */
  unitsOf(input: Input): number;
  /** False where the documents bill successful calls only, so that a rejected one costs nothing. */
  readonly refusalsCost: boolean;
}

/**
 * Reserves what a call to the path costs, durably, before the call is sent. Throws `BudgetExhausted` when too little is
 * left, and `StoreUnavailable` when nothing can be reserved now; the call must not be sent then.
 */
export type Meter = (
  path: string,
  terms: Pick<Billed, 'capability' | 'unit'>,
  units: number,
) => MaybePromise<ReturnUnits>;

/**
 * Returns the units of a call that failed. `unsent` removes the call from the counts, too; `unbilled` leaves it, as it was
 * made and cost nothing.
 */
export type ReturnUnits = (reason: 'unsent' | 'unbilled') => Promise<void>;

/** Terms of an endpoint that costs one unit a call, unless `more` says otherwise. A call that the gateway rejects costs nothing anywhere. */
export function billed<Input>(
  capability: BilledCapability,
  unit: string,
  more: Partial<Pick<Billed<Input>, 'unitsOf' | 'refusalsCost'>> = {},
): Billed<Input> {
  return { capability, unit, unitsOf: () => 1, refusalsCost: true, ...more };
}

/**
 * Reason for which a failed call certainly cost nothing; null where it may have cost its units. The gateway rejects a call
 * before anything behind it runs for wrong credentials, a product that is not enabled, a used-up quota, and too many
 * requests (document 1, section 7).
 */
export function whyFree(
  { refusalsCost }: Pick<Billed, 'refusalsCost'>,
  error: unknown,
  wasAnswered: boolean,
): 'unsent' | 'unbilled' | null {
  if (!(error instanceof PlatformError) || error.maybeApplied) return null;
  if (!wasAnswered) return 'unsent';
  const isGateway =
    error instanceof NotPermitted ||
    error instanceof QuotaExhausted ||
    error instanceof RateLimited;
  return isGateway || !refusalsCost ? 'unbilled' : null;
}
