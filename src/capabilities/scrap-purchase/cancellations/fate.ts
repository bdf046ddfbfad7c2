import type { Context } from '../../../context/context.ts';
import { answerOrNull } from '../../../platform/errors.ts';
import type { PendingTransaction } from '../orders/candidates.ts';
import { scrapTaxPayment } from '../payments/tracking.ts';
import { type NumberFate, saidOf } from './tracking.ts';

/**
 * The fate of a number whose transaction is given up: it goes back to the pool, unless the tax was paid or
 * that is unclear (document 2, section 3). Asked before: afterwards the slip may be gone.
 *
 * Two words on a payment are documented: "paid" of the slip, and "unpaid" of the list of the pending ones. The
 * first wins; where neither is said the fate is unclear.
 */
export async function fateOf(
  context: Context,
  slip: string | null,
  listed: PendingTransaction | null,
): Promise<NumberFate> {
  const known = slip === null ? null : await context.subjects.get(scrapTaxPayment, slip);
  if (known?.state === 'PAID') return 'KEPT_AS_PAID';
  const result = slip === null ? null : await answerOrNull(saidOf(context, slip));
  if (result === 'PAID') return 'KEPT_AS_PAID';
  return listed?.paymentState === 'UNPAID' ? 'RETURNED' : 'UNCLEAR';
}
