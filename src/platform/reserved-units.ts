import type { MaybePromise } from '../kernel/maybe-promise.ts';
import type { Billed, Meter, Reservation } from './billing.ts';
import type { Endpoint } from './endpoint.ts';
import { PlatformError } from './errors.ts';
import type { Sent, Structure } from './record/index.ts';

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

/** Gives back what a failed call has certainly not cost. Anything else stays counted. */
export async function giveBack(
  reservation: Reservation | null,
  { refusalsCost }: Billed,
  error: unknown,
  { wasAnswered }: Progress,
): Promise<void> {
  if (!(error instanceof PlatformError) || error.maybeApplied) return;
  if (!wasAnswered) await reservation?.cancel();
  else if (!refusalsCost) await reservation?.refund();
}
