import type { MaybePromise } from '../../kernel/maybe-promise.ts';
import type { Billed, Meter, Reservation } from './billing.ts';
import type { Endpoint } from '../endpoint.ts';
import { NotPermitted, PlatformError, QuotaExhausted, RateLimited } from '../errors.ts';
import type { Sent, Structure } from '../record/index.ts';

/** How far a call came, over all attempts. */
export interface Progress {
  /** True when something answered. */
  wasAnswered: boolean;
}

/** Reserves what a call costs; null where it is free. Throws where nobody pays. */
export function reserve<Request extends Structure>(
  { path, billed }: Endpoint<Request>,
  input: Sent<Request>,
  meter: Meter | undefined,
): MaybePromise<Reservation> | null {
  if (billed === null) return null;
  if (!meter) throw new TypeError(`${path} is billed, and nobody pays for the call.`);
  return meter.reserve({ path, billed, units: billed.unitsOf(input) });
}

/**
 * True if the gateway turned the call away before anything behind it ran: wrong credentials, a product that is not
 * enabled, a used-up quota, too many requests (document 1, section 7).
 */
function wasRefusedAtTheDoor(error: PlatformError): boolean {
  return (
    error instanceof NotPermitted || error instanceof QuotaExhausted || error instanceof RateLimited
  );
}

/** Returns the units that a failed call has certainly not cost. Anything else stays counted. */
export async function giveBack(
  reservation: Reservation | null,
  { refusalsCost }: Billed,
  error: unknown,
  { wasAnswered }: Progress,
): Promise<void> {
  if (!(error instanceof PlatformError) || error.maybeApplied) return;
  if (!wasAnswered) await reservation?.cancel();
  else if (!refusalsCost || wasRefusedAtTheDoor(error)) await reservation?.refund();
}
