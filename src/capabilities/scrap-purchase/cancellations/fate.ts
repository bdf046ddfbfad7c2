import type { Context } from '../../../graphql/context.ts';
import { PlatformError } from '../../../platform/errors.ts';
import type { PendingTransaction } from '../orders/candidates.ts';
import { scrapTaxPayment } from '../payments/tracking.ts';
import { type NumberFate, saidOf } from './tracking.ts';

/**
 * The fate of a number whose transaction is given up: it goes back to the pool, unless the tax was paid or
 * that is unclear (document 2, section 3). Asked before: afterwards the slip may be gone.
 *
 * Of the payment results only "paid" is documented, so that any other leaves it unclear. Where none is said
 * the list of the pending ones counts, whose "unpaid" is documented.
 */
export async function fateOf(
  context: Context,
  slip: string | null,
  listed: PendingTransaction | null,
): Promise<NumberFate> {
  const known = slip === null ? null : await context.subjects.get(scrapTaxPayment, slip);
  if (known?.state === 'PAID') return 'KEPT_AS_PAID';
  try {
    const result = slip === null ? null : await saidOf(context, slip);
    if (result !== null) return result === 'PAID' ? 'KEPT_AS_PAID' : 'UNCLEAR';
    return listed?.paymentState === 'UNPAID' ? 'RETURNED' : 'UNCLEAR';
  } catch (error) {
    if (error instanceof PlatformError) return 'UNCLEAR';
    throw error;
  }
}
