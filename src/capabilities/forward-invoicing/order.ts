import type { Context } from '../../context/context.ts';
import { type FieldError, InvalidInput } from '../../context/invalid-input.ts';
import { pollContextOf } from '../../context/look-up.ts';
import type { JsonObject } from '../../kernel/json/json.ts';
import type { Message } from '../../messages/message.ts';
import type { Input, Sent } from '../../platform/record/index.ts';
import type { Subject } from '../../subjects/subject.ts';
import { type AmountsByRate, byRateOf } from '../../subjects/projection/contributions.ts';
import { type Amounts, completeLine, completeTotals } from './amounts.ts';
import { hintsOf } from './hints.ts';
import { checkLine } from './specific-lines.ts';
import { aliasesOf, forwardInvoice } from './tracking.ts';
import { create } from './wire/invoice.ts';
import type { invoiceOrder } from './wire/order.ts';

type OrderInput = Input<typeof invoiceOrder>;

/** An order with complete and consistent amounts; the remaining members depend on the sender. */
export type CompleteOrder = Omit<Sent<typeof invoiceOrder>, 'callbackUrl'>;

/** Present in every sample of the platform; its meaning is not documented. */
const TEMPLATE = 1;

/**
 * Computes the missing amounts of an order. Throws `InvalidInput` with every contradicting figure, and with every line
 * that the specific business does not allow, each with its path.
 */
function completeOrder(input: OrderInput): CompleteOrder {
  const fieldErrors: FieldError[] = [];
  const refuseAt =
    (given: object, ...path: readonly string[]) =>
    (field: string, message: Message): void => {
      const isGiven = Object.entries(given).some(
        ([name, value]) => name === field && value !== null,
      );
      const code = isGiven ? 'INCONSISTENT' : 'REQUIRED';
      fieldErrors.push({ code, path: [...path, field], message });
    };
  const lines = input.lines.map((line, index) => {
    const refuse = refuseAt(line, 'input', 'lines', String(index));
    checkLine(line, input, refuse);
    return { ...line, ...completeLine(line, refuse) };
  });
  const totals = completeTotals(input, lines, refuseAt(input, 'input'));
  if (fieldErrors.length > 0) throw new InvalidInput(fieldErrors);
  return {
    ...input,
    ...totals,
    lines,
    terminalCode: input.seller.taxNumber,
    template: TEMPLATE,
  };
}

/** Stored summary of an order, without an individual's data and the seller's bank and telephone. */
function summaryOf(order: CompleteOrder): OrderSummary & JsonObject {
  const { kind, seller, buyer, amountWithTax, amountWithoutTax, taxAmount } = order;
  return {
    kind,
    sellerTaxNumber: seller.taxNumber,
    sellerName: seller.name,
    buyerName: (buyer.enterprise ?? buyer.institution)?.name ?? null,
    buyerTaxNumber: buyer.enterprise?.taxNumber ?? null,
    amountWithTax,
    amountWithoutTax,
    taxAmount,
    amountsByRate: byRateOf(order.lines),
  };
}

/** Summary of an order for its followers. */
interface OrderSummary extends Amounts {
  readonly kind: OrderInput['kind'];
  readonly sellerTaxNumber: string;
  readonly sellerName: string;
  /** Null for an individual. */
  readonly buyerName: string | null;
  readonly buyerTaxNumber: string | null;
  readonly amountsByRate: AmountsByRate;
}

/** Submits an order for an invoice, once. Throws the errors of `completeOrder` and `submitOnce`. */
export function issueInvoice(context: Context, input: OrderInput): Promise<Subject> {
  const { app, platform, subjects } = context;
  const order = completeOrder(input);
  const snapshot = { ...summaryOf(order), hints: [...hintsOf(input)] };
  return subjects.submitOnce(forwardInvoice, input.orderId, {
    input,
    snapshot,
    groups: {
      enterprise: order.seller.taxNumber,
      buyer: order.buyer.enterprise?.taxNumber,
    },
    send: (opened) =>
      platform.call(create, { ...order, callbackUrl: app.callbacks.addressFor(opened) }),
    accepted: (answer) => ({
      state: 'ISSUING',
      snapshot: { ...snapshot, ...answer },
      aliases: aliasesOf(answer),
    }),
    // The rejection of a used number is not documented, so any rejection may be one.
    findExisting: (refused) => forwardInvoice.poll(refused, pollContextOf(context)),
  });
}
