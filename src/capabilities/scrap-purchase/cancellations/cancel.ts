import type { Context } from '../../../graphql/context.ts';
import { entrust } from '../../../graphql/entrust.ts';
import { InvalidInput } from '../../../graphql/invalid-input.ts';
import { subjectId } from '../../../graphql/operation.ts';
import { inputHash } from '../../../kernel/ids.ts';
import { PlatformError } from '../../../platform/errors.ts';
import type { Decoded, Input } from '../../../platform/record/index.ts';
import type { Subject } from '../../../tracker/tracked.ts';
import { attemptFor } from '../attempts.ts';
import { lastOrderWithNumber, returnNumber } from '../orders/number.ts';
import { scrapOrder, toOrderDetails } from '../orders/tracking.ts';
import { paymentSubject } from '../payments/look-up.ts';
import { namesReason, toRefusal } from '../upstream-reason.ts';
import { orderCancel } from '../wire/order.ts';
import {
  type CancellationDetails,
  isPaid,
  scrapCancellation,
  toCancellationDetails,
  toCancelled,
} from './tracking.ts';

type CancellationInput = Input<(typeof orderCancel)['request']>;

/** A cancellation, and the platform's answer when this very request brought it. */
export interface Cancellation {
  readonly subject: Subject;
  readonly answer: Decoded<(typeof orderCancel)['response']> | null;
}

/** After these the transaction stands as before, and may be cancelled once more. */
const OVER = new Set(['REJECTED', 'NOT_ACCEPTED']);

/**
 * Gives a pre-opened transaction up, once. Throws `InvalidInput` where it is not clear which one is
 * meant, and what `entrust` throws.
 */
export async function cancelOrder(
  context: Context,
  input: CancellationInput,
  orderId: string | null,
): Promise<Cancellation> {
  const { invoiceNumber } = input;
  const order = await orderMeant(context, invoiceNumber, orderId);
  const hash = inputHash(input);
  // By the order, as another one may have the number later.
  const { id } = await attemptFor(
    context,
    scrapCancellation.kind,
    order?.key ?? invoiceNumber,
    ({ state, inputHash: earlier }) =>
      OVER.has(state) || (state === 'NOT_SENT' && earlier !== hash),
  );
  const { taxSlipNumber, enterpriseTaxNumber } = toOrderDetails(order?.snapshot ?? {});
  const details = toCancellationDetails({ invoiceNumber, taxSlipNumber, enterpriseTaxNumber });
  let answer: Cancellation['answer'] = null;
  let fate: CancellationDetails['numberFate'] = null;
  const subject = await entrust(context, {
    id,
    inputHash: hash,
    snapshot: details,
    firstLookMs: scrapCancellation.cadence.firstMs,
    send: async () => {
      fate = await fateOf(context, taxSlipNumber);
      answer = await send(context, input);
      return answer;
    },
    accepted: ({ isMock }) => toCancelled(details, fate, isMock),
  });
  if (subject.state === 'CANCELLED') await settle(context, details, fate);
  return { subject, answer };
}

/** Null for a transaction that was not ordered here. */
async function orderMeant(
  context: Context,
  invoiceNumber: string,
  orderId: string | null,
): Promise<Subject | null> {
  const last = await lastOrderWithNumber(context, invoiceNumber);
  if (orderId === null && last?.isReused === true) {
    const message = 'is needed: the number was given back and taken by another order';
    throw new InvalidInput([{ path: 'orderId', message }]);
  }
  const key = orderId ?? last?.orderId;
  if (key === undefined) return null;
  const order = await context.app.journal.get(subjectId(context, scrapOrder.kind, key));
  if (order !== null && toOrderDetails(order.snapshot).invoiceNumber === invoiceNumber)
    return order;
  throw new InvalidInput([
    { path: 'orderId', message: 'must be an order with this invoiceNumber' },
  ]);
}

async function send(
  { platform }: Context,
  input: CancellationInput,
): Promise<Decoded<(typeof orderCancel)['response']>> {
  try {
    return await platform.call(orderCancel, input);
  } catch (error) {
    throw namesReason(error) ? toRefusal(error) : error;
  }
}

/** The number goes back to the pool, unless the tax was paid or nobody can tell. Asked before: afterwards the slip may be gone. */
async function fateOf(
  context: Context,
  slip: string | null,
): Promise<CancellationDetails['numberFate']> {
  if (slip === null) return 'UNCLEAR';
  const known = await paymentSubject(context, slip);
  if (known?.state === 'PAID') return 'KEPT_AS_PAID';
  try {
    const paid = await isPaid(context, slip);
    return paid === null ? 'UNCLEAR' : paid ? 'KEPT_AS_PAID' : 'RETURNED';
  } catch (error) {
    if (error instanceof PlatformError) return 'UNCLEAR';
    throw error;
  }
}

/** Ends what waited for the payment, and lets the number go. */
async function settle(
  context: Context,
  { invoiceNumber, taxSlipNumber }: CancellationDetails,
  fate: CancellationDetails['numberFate'],
): Promise<void> {
  if (taxSlipNumber !== null) {
    const payment = await paymentSubject(context, taxSlipNumber);
    if (payment !== null && !payment.final) {
      const { snapshot } = payment;
      await context.app.tracker.note(payment, { state: 'CANCELLED', final: true, snapshot });
    }
  }
  if (fate === 'RETURNED' && invoiceNumber !== null) await returnNumber(context, invoiceNumber);
}
