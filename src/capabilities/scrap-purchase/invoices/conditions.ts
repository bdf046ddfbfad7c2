import type { Context } from '../../../context/context.ts';
import { type FieldError, InvalidInput } from '../../../context/invalid-input.ts';
import { toShanghaiDay } from '../../../kernel/time/shanghai.ts';
import type { Message } from '../../../messages/message.ts';
import { scrapTexts } from '../texts.ts';
import type { Input } from '../../../platform/record/index.ts';
import type { OrderDetails } from '../orders/tracking.ts';
import { unpaidOf } from '../payments/look-up.ts';
import type { invoiceCreate } from '../wire/invoice.ts';
import { slipsNamed } from './order-meant.ts';
import { sumsAgainst } from './sums.ts';

type Invoice = Pick<Input<(typeof invoiceCreate)['request']>, 'ownUse' | 'lines'> & {
  readonly kind: NonNullable<OrderDetails['kind']>;
  readonly issuedAt: string;
};

/**
 * Compares an invoice with its order and the payment of its tax before it is sent. Throws `InvalidInput` with every
 * contradiction. For an order placed elsewhere only the payment can be checked, by the slips that the lines name.
 */
export async function checkIssuing(
  context: Context,
  invoice: Invoice,
  ordered: OrderDetails,
): Promise<void> {
  const wrong = [...against(ordered, invoice), ...(await unpaid(context, invoice, ordered))];
  if (wrong.length > 0) throw new InvalidInput(wrong);
}

function against(ordered: OrderDetails, invoice: Invoice): readonly FieldError[] {
  const { kind, ownUse, preOpenedOn } = ordered;
  const month = toShanghaiDay(Date.parse(invoice.issuedAt)).slice(0, 7);
  const preOpenedIn = preOpenedOn?.slice(0, 7) ?? null;
  return [
    ...(kind !== null && kind !== invoice.kind
      ? [differs('kind', scrapTexts.kindOfOrder({ kind }))]
      : []),
    ...(ownUse !== null && ownUse !== invoice.ownUse
      ? [differs('ownUse', scrapTexts.ownUseOfOrder({ value: String(ownUse) }))]
      : []),
    ...(preOpenedIn !== null && preOpenedIn !== month
      ? [differs('issuedAt', scrapTexts.monthOfOrder({ month: preOpenedIn }))]
      : []),
    // A red invoice reverses its own sums.
    ...(invoice.lines.blue ? sumsAgainst(ordered, invoice.lines.blue) : []),
  ];
}

function differs(field: keyof Invoice, message: Message): FieldError {
  return { code: 'DIFFERS_FROM_RECORD', path: ['input', field], message };
}

/** A red invoice requires no payment. */
async function unpaid(
  context: Context,
  { lines }: Invoice,
  { taxSlipNumber }: OrderDetails,
): Promise<readonly FieldError[]> {
  if ((lines.blue ?? null) === null) return [];
  const named = slipsNamed({ lines });
  const slips = new Set([...(taxSlipNumber === null ? [] : [taxSlipNumber]), ...named]);
  const left = await unpaidOf(context, [...slips]);
  if (left.length === 0) return [];
  const message = scrapTexts.taxUnpaid({ unpaid: left.length, all: slips.size });
  return [{ code: 'NOT_IN_THIS_STATE', path: ['input', 'invoiceNumber'], message }];
}
