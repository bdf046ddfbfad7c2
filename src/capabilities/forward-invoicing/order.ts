import type { Context } from '../../context/context.ts';
import { groupsOf } from '../../context/groups.ts';
import { type FieldError, InvalidInput } from '../../context/invalid-input.ts';
import type { JsonObject } from '../../kernel/json/json.ts';
import type { Message } from '../../messages/message.ts';
import type { Input, Sent } from '../../platform/record/index.ts';
import { type AmountsByRate, byRateOf } from '../../subjects/projection/contributions.ts';
import { type Amounts, completeLine, completeTotals } from './amounts.ts';
import { hintsOf } from './hints.ts';
import { type InvoiceView, toInvoice } from './look-up.ts';
import { checkLine } from './specific-lines.ts';
import { aliasesOf, askAbout, forwardInvoice, toObservation } from './tracking.ts';
import { create } from './wire/invoice.ts';
import type { invoiceOrder } from './wire/order.ts';

type OrderInput = Input<typeof invoiceOrder>;

/** An order whose amounts are all there and agree; what is still missing depends on who sends it. */
export type CompleteOrder = Omit<Sent<typeof invoiceOrder>, 'callbackUrl'>;

/** In every sample of the platform; its meaning is not shown. */
const TEMPLATE = 1;

/**
 * Computes what an order leaves out. Throws `InvalidInput` with every figure that disagrees and every line that its
 * business does not take, each under its path.
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

/** The summary that is stored of an order. Neither an individual nor the seller's bank and telephone stand in it. */
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

/** An order in short, for its followers. */
interface OrderSummary extends Amounts {
  readonly kind: OrderInput['kind'];
  readonly sellerTaxNumber: string;
  readonly sellerName: string;
  /** Null for an individual. */
  readonly buyerName: string | null;
  readonly buyerTaxNumber: string | null;
  readonly amountsByRate: AmountsByRate;
}

/** Has an order issued, once. Throws what `completeOrder` and `submitOnce` throw. */
export async function issueInvoice(
  { app, platform, subjects }: Context,
  input: OrderInput,
): Promise<InvoiceView> {
  const order = completeOrder(input);
  const snapshot = { ...summaryOf(order), hints: [...hintsOf(input)] };
  const subject = await subjects.submitOnce(forwardInvoice, input.orderId, {
    input,
    snapshot,
    groups: groupsOf(app, {
      enterprise: order.seller.taxNumber,
      buyer: order.buyer.enterprise?.taxNumber,
    }),
    send: (opened) =>
      platform.call(create, { ...order, callbackUrl: app.callbacks.addressFor(opened) }),
    accepted: (answer) => ({
      state: 'ISSUING',
      snapshot: { ...snapshot, ...answer },
      aliases: aliasesOf(answer),
    }),
    // Which refusal a number that was used before gets is not documented: any may be it.
    findExisting: async (refused) =>
      toObservation(refused, await askAbout(refused, { platform }), app.clock.now()),
  });
  return toInvoice(forwardInvoice.view(subject));
}
