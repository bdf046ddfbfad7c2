import type { Context } from '../../../graphql/context.ts';
import { inputHash } from '../../../kernel/ids.ts';
import type { Decoded, Input } from '../../../platform/record/index.ts';
import { attemptFor } from '../../../subjects/attempts.ts';
import type { ViewOf } from '../../../subjects/kind.ts';
import type { Subject } from '../../../subjects/subject.ts';
import { scrapOrder } from '../orders/tracking.ts';
import { scrapTaxPayment } from '../payments/tracking.ts';
import { namesReason, toRefusal } from '../upstream-reason.ts';
import { orderCancel } from '../wire/order.ts';
import { fateOf } from './fate.ts';
import { listedNow, mustHaveNumber, type Named, transactionMeant } from './meant.ts';
import { numbersOf, scrapCancellation, toCancelled } from './tracking.ts';

type CancellationInput = Input<(typeof orderCancel)['request']>;
type CancellationAnswer = Decoded<(typeof orderCancel)['response']>;

/** A cancellation as the schema shows it. */
export type CancellationView = ViewOf<typeof scrapCancellation> &
  Pick<CancellationAnswer, 'raw' | 'processingResult' | 'timestamp'>;

/** After these the transaction stands as before, and may be cancelled once more. */
const OVER = new Set(['REJECTED', 'NOT_ACCEPTED']);

/**
 * Gives a pre-opened transaction up, once; resolves with the platform's answer when this very request
 * brought it. Throws `InvalidInput` where it is not clear which one is meant, or somebody else has its number
 * by now, and what `submitOnce` throws.
 */
export async function cancelOrder(
  context: Context,
  input: CancellationInput,
  named: Omit<Named, 'invoiceNumber'>,
): Promise<CancellationView> {
  const { subjects } = context;
  const { invoiceNumber } = input;
  const meant = await transactionMeant(context, { ...named, invoiceNumber });
  const { order, buyerTaxNumber, target } = meant;
  const hash = inputHash(input);
  const isOver = ({ state, inputHash: earlier }: Subject): boolean =>
    OVER.has(state) || (state === 'NOT_SENT' && earlier !== hash);
  const { key, known } = await attemptFor(subjects, scrapCancellation, target, isOver);
  const mayBeSent = known === null || known.state === 'NOT_SENT';
  const listed = mayBeSent ? await listedNow(context, input, meant) : null;
  if (mayBeSent) mustHaveNumber(meant, listed);
  const { taxSlipNumber } = scrapOrder.read(order?.snapshot ?? {});
  const details = scrapCancellation.read({ invoiceNumber, taxSlipNumber, buyerTaxNumber });
  let answer: CancellationAnswer | null = null;
  const subject = await subjects.submitOnce(scrapCancellation, key, {
    inputHash: hash,
    snapshot: details,
    send: async () => {
      const fate = await fateOf(context, taxSlipNumber, listed);
      answer = await send(context, input);
      return { ...answer, fate };
    },
    accepted: ({ fate, isMock }) => ({
      ...toCancelled(details, fate, isMock),
      returned: numbersOf(order?.key ?? null, invoiceNumber),
    }),
  });
  if (subject.state === 'CANCELLED') await endPayment(context, taxSlipNumber);
  return withAnswer(subject, answer);
}

function withAnswer(subject: Subject, answer: CancellationAnswer | null): CancellationView {
  const { raw = null, processingResult = null, timestamp = null } = answer ?? {};
  return { ...scrapCancellation.view(subject), raw, processingResult, timestamp };
}

async function send({ platform }: Context, input: CancellationInput): Promise<CancellationAnswer> {
  try {
    return await platform.call(orderCancel, input);
  } catch (error) {
    throw namesReason(error) ? toRefusal(error) : error;
  }
}

/** Ends the waiting for the payment. */
async function endPayment({ subjects }: Context, slip: string | null): Promise<void> {
  const payment = slip === null ? null : await subjects.get(scrapTaxPayment, slip);
  if (payment === null || payment.final) return;
  const { snapshot } = payment;
  await subjects.observe(scrapTaxPayment, payment, { state: 'CANCELLED', snapshot });
}
