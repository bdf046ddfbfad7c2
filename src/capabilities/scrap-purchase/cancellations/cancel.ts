import type { Context } from '../../../context/context.ts';
import { answerOrNull, namesReason, toRefusal } from '../../../platform/errors.ts';
import type { Decoded, Input, Sent } from '../../../platform/record/index.ts';
import { attemptFor } from '../../../subjects/kind/attempts.ts';
import { STALE } from '../../../subjects/kind/kind.ts';
import type { Subject } from '../../../subjects/subject.ts';
import type { PendingTransaction } from '../orders/candidates.ts';
import { scrapOrder } from '../orders/tracking.ts';
import { scrapTaxPayment } from '../payments/tracking.ts';
import { orderCancel } from '../wire/order.ts';
import { listedNow, mayBePending, mustHaveNumber, transactionMeant } from './meant.ts';
import { type NumberFate, numbersOf, saidOf, scrapCancellation, toAnswered } from './tracking.ts';

type CancellationInput = Input<(typeof orderCancel)['request']>;
type CancellationAnswer = Decoded<(typeof orderCancel)['response']>;

/** States after which the transaction is unchanged and may be cancelled again. */
const OVER = new Set(['REJECTED', 'NOT_ACCEPTED']);

/**
 * Cancels a pre-opened transaction, once; resolves with the attempt. Throws `InvalidInput` if the transaction is
 * ambiguous or its number now belongs to another one, and the errors of `submitOnce`.
 */
export async function cancelOrder(
  context: Context,
  { by, ...input }: CancellationInput,
): Promise<Subject> {
  const { subjects } = context;
  const meant = await transactionMeant(context, by);
  const { order, invoiceNumber, buyerTaxNumber, target } = meant;
  const request = { ...input, invoiceNumber };
  const isOver = async (attempt: Subject): Promise<boolean> =>
    OVER.has(attempt.state) ||
    // A pending transaction was not cancelled. An unlisted number may belong to another transaction by now.
    (attempt.state === STALE && (await listedNow(context, meant)) !== null) ||
    (attempt.state === 'NOT_SENT' && !subjects.isSameInput(attempt, request));
  const { key, known } = await attemptFor(subjects, scrapCancellation, target, isOver);
  const mayBeSent = known === null || known.state === 'NOT_SENT';
  const listed = mayBeSent ? await listedNow(context, meant) : null;
  if (mayBeSent) mustHaveNumber(meant, listed);
  const { taxSlipNumber } = scrapOrder.read(order?.snapshot ?? {});
  const details = scrapCancellation.read({ invoiceNumber, taxSlipNumber, buyerTaxNumber });
  const subject = await subjects.submitOnce(scrapCancellation, key, {
    input: request,
    snapshot: details,
    groups: { enterprise: buyerTaxNumber, order: order?.key },
    send: async () => {
      const fate = await fateOf(context, taxSlipNumber, listed);
      const answer = await send(context, request);
      // A paid transaction is never listed.
      const isListed = fate !== 'KEPT_AS_PAID' && (await mayBePending(context, meant));
      return { fate, answer, mayBePending: isListed };
    },
    accepted: ({ answer, ...known }, { state, snapshot }) => {
      // A poll may have found the cancellation first, and only an unclear fate.
      const found = scrapCancellation.read(snapshot).numberFate;
      const fate = known.fate === 'UNCLEAR' ? (found ?? known.fate) : known.fate;
      const mayBePending = known.mayBePending && state !== 'CANCELED';
      return {
        ...toAnswered(details, answer, { fate, mayBePending }),
        returned: mayBePending ? [] : numbersOf(order?.key ?? null, invoiceNumber),
      };
    },
  });
  if (subject.state === 'CANCELED') await endPayment(context, taxSlipNumber);
  return subject;
}

async function send(
  { platform }: Context,
  request: Sent<(typeof orderCancel)['request']>,
): Promise<CancellationAnswer> {
  try {
    return await platform.call(orderCancel, request);
  } catch (error) {
    throw namesReason(error) ? toRefusal(error) : error;
  }
}

/** Ends polling of the payment. */
async function endPayment({ subjects }: Context, slip: string | null): Promise<void> {
  const payment = slip === null ? null : await subjects.get(scrapTaxPayment, slip);
  if (payment === null) return;
  await subjects.update(
    scrapTaxPayment,
    payment,
    ({ snapshot }) => ({ state: 'CANCELED', snapshot }),
    { onStoreFailure: 'ignore' },
  );
}

/**
 * Fate of a cancelled transaction's number: it returns to the pool, unless the tax was paid or that is unclear
 * (document 2, section 3). It is determined before the cancellation, because the slip may be gone afterwards. Two signs
 * of a payment are documented: "paid" on the slip, and "unpaid" in the list of pending transactions. The first takes
 * precedence; without either the fate is unclear.
 */
async function fateOf(
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
