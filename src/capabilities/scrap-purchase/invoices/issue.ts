import { Big } from 'big.js';
import { type FieldError, InvalidInput } from '../../../context/invalid-input.ts';
import { alternatives, type Message } from '../../../messages/message.ts';
import { scrapTexts } from '../texts.ts';
import type { Input, Decoded, Sent } from '../../../platform/record/index.ts';
import { type OrderDetails, scrapOrder } from '../orders/tracking.ts';
import { payablesOf } from '../tax-comparison.ts';
import { figures } from '../tax/figures.ts';
import { invoiceCreate, type issuingAnswer } from '../wire/invoice.ts';
import type { Context } from '../../../context/context.ts';
import { toShanghaiDay, toShanghaiIso } from '../../../kernel/time/clock.ts';
import { unpaidOf, scrapTaxPayment } from '../payments/tracking.ts';
import type { Subject } from '../../../subjects/subject.ts';
import { scrapOrders } from '../orders/candidates.ts';
import { toCents, sumOf } from '../../../kernel/text/amounts.ts';
import { byRateOf } from '../../../subjects/projection/contributions.ts';
import { incomeTaxItemOf } from '../../atomic/wire/uploads/codes.ts';
import { numberedLines } from '../../atomic/wire/goods.ts';
import { namesReason, toRefusal } from '../../../platform/errors.ts';
import { RESIDENT_ID_CARD } from '../wire/members.ts';
import { attemptOf, newestOf, scrapInvoice, toAcceptance } from './tracking.ts';

type Line = NonNullable<Input<(typeof invoiceCreate)['request']>['lines']['blue']>[number];

/**
 * Compares the sums of a blue invoice with its order: money, invoice and tax are fixed by the order (document 2,
 * section 2). Unknown members of the order are skipped.
 */
function sumsAgainst(
  order: OrderDetails,
  lines: readonly Pick<Line, 'amountWithoutTax' | 'taxAmount'>[],
): readonly FieldError[] {
  const { amountWithoutTax } = order;
  if (amountWithoutTax === null) return [];
  const at = { code: 'DIFFERS_FROM_RECORD', path: ['input', 'lines', 'blue'] } as const;
  const amount = sum(lines.map((line) => line.amountWithoutTax));
  if (!amount.eq(amountWithoutTax)) {
    const ordered = new Big(amountWithoutTax).toFixed(2);
    const message = scrapTexts.amountOfOrder({ ordered, sum: amount.toFixed(2) });
    return [{ ...at, message }];
  }
  const tax = sum(lines.map(({ taxAmount }) => taxAmount));
  const possible = possibleTaxes(order, amount);
  // Each line rounds its own tax.
  const tolerance = new Big('0.01').times(lines.length);
  if (possible.length === 0 || possible.some((one) => one.minus(tax).abs().lte(tolerance))) {
    return [];
  }
  const either = alternatives([...new Set(possible.map((one) => one.toFixed(2)))]);
  const message = scrapTexts.taxOfOrder({ possible: either, sum: tax.toFixed(2) });
  return [{ ...at, message }];
}

/**
 * Possible taxes on the face of an order's invoice, by the rates of its kind and the platform's taxes of the order.
 * Empty if these depend on undocumented rules.
 */
function possibleTaxes(order: OrderDetails, amount: Big): readonly Big[] {
  const { kind, ownUse, taxItems, totalTaxPayable } = order;
  if (kind === null || ownUse === null) return [];
  const byRates = ratesOf({ kind, ownUse }).map((rate) => amount.times(rate).round(2));
  const payables = payablesOf('VALUE_ADDED_TAX', taxItems ?? []);
  if (payables !== null) {
    const exact = byRates.filter((tax) => payables.some((payable) => payable.eq(tax)));
    // With a supplement, more tax is payable than the face shows, and the sum may match a higher rate. For own-used
    // scrap the whole sum may be the supplement.
    const [most = sum(payables)] = exact;
    const isOnFace = most.gt(0) && !ownUse;
    return byRates.filter(
      (tax) => exact.includes(tax) || (tax.lte(most) && (tax.gt(0) || !isOnFace)),
    );
  }
  if (totalTaxPayable === null) return byRates;
  const most = toCents(totalTaxPayable);
  return byRates.filter((tax) => tax.lte(most));
}

/** Group 1 of the rules, which leaves a special invoice for own-used scrap open. */
function ratesOf({
  kind,
  ownUse,
}: {
  readonly kind: NonNullable<OrderDetails['kind']>;
  readonly ownUse: boolean;
}): readonly string[] {
  if (kind === 'GENERAL') return ownUse ? ['0'] : ['0', figures.vat.reduced];
  return [...(ownUse ? ['0'] : []), figures.vat.reduced, figures.vat.full];
}

function sum(values: readonly (Big | string)[]): Big {
  return values.reduce<Big>((total, value) => total.plus(value), new Big(0));
}

type Invoice = Pick<Input<(typeof invoiceCreate)['request']>, 'ownUse' | 'lines'> & {
  readonly kind: NonNullable<OrderDetails['kind']>;
  readonly issuedAt: string;
};

/**
 * Compares an invoice with its order and the payment of its tax before it is sent. Throws `InvalidInput` with every
 * contradiction. For an order placed elsewhere only the payment can be checked, by the slips that the lines name.
 */
async function checkIssuing(
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

type InvoiceInput = Input<(typeof invoiceCreate)['request']>;

/** Distinct slips that the lines of a blue invoice name. */
function slipsNamed({ lines }: Pick<InvoiceInput, 'lines'>): readonly string[] {
  return [...new Set((lines.blue ?? []).flatMap((line) => line.taxSlipNumbers ?? []))];
}

/** The order that an invoice belongs to. */
interface Meant {
  /** Null for an order placed elsewhere. */
  readonly order: Subject | null;
  /** True if the number leads, or led before a cancellation, to an order of this service that the invoice does not belong to. */
  readonly isElsewhere: boolean;
}

/**
 * Order whose invoice is to be issued. A number that returned to the pool unnoticed still leads to this service's
 * earlier order. If that order's tax is unpaid and the lines name unknown slips, the invoice belongs to an order placed
 * elsewhere.
 */
async function orderMeant(context: Context, input: InvoiceInput): Promise<Meant> {
  const { subjects } = context;
  const alias = await subjects.resolve(scrapOrders, input.invoiceNumber);
  // The order was cancelled here, so the number belongs to no order of this service.
  if (alias?.isReturned === true) return { order: null, isElsewhere: true };
  const order = alias && (await subjects.get(scrapOrder, alias.key));
  const { taxSlipNumber } = scrapOrder.read(order?.snapshot ?? {});
  const named = slipsNamed(input);
  if (taxSlipNumber === null || named.length === 0) return { order, isElsewhere: false };
  const own = await Promise.all(named.map((slip) => subjects.get(scrapTaxPayment, slip)));
  if (own.some((payment) => payment !== null)) return { order, isElsewhere: false };
  const isElsewhere = (await unpaidOf(context, [taxSlipNumber])).length > 0;
  return { order: isElsewhere ? null : order, isElsewhere };
}

/** States after which the same number may be uploaded again: the attempt failed, or its outcome can no longer be queried. */
const OVER = new Set(['REJECTED', 'UPLOAD_FAILED', 'STALE']);

/**
 * Issues the invoice of a pre-opened number; resolves with the attempt. A failed attempt is followed by another; an
 * attempt with unknown outcome only if `sendAgain` is set. Throws `InvalidInput` if the order or its payment forbids
 * the invoice, and the errors of `submitOnce`.
 */
export async function issueInvoice(
  context: Context,
  { sendAgain, ...input }: InvoiceInput,
): Promise<Subject> {
  const { subjects, app } = context;
  const isOver = (attempt: Subject): boolean =>
    OVER.has(attempt.state) ||
    (attempt.state === 'NOT_SENT' && !subjects.isSameInput(attempt, input)) ||
    (attempt.state === 'OUTCOME_UNKNOWN' && sendAgain === true);
  const { order, isElsewhere } = await orderMeant(context, input);
  const { key, known } = await attemptOf(subjects, input.invoiceNumber, order, isOver);
  const ordered = scrapOrder.read(order?.snapshot ?? {});
  const invoice = complete(input, ordered, context.platform.now());
  if (known === null || known.state === 'NOT_SENT') await checkIssuing(context, invoice, ordered);
  const { kind, isRed, issuedAt } = invoice;
  const lines = invoice.lines.blue ?? invoice.lines.red ?? [];
  const details = scrapInvoice.read({
    orderId: order?.key ?? null,
    isElsewhere,
    repeatsLost: known === null && (await repeatsLost(subjects, input, order)),
    kind,
    isRed,
    issuedAt,
    buyerTaxNumber: ordered.buyerTaxNumber,
    ...sumOf(lines),
    amountsByRate: [...byRateOf(lines)],
  });
  return subjects.submitOnce(scrapInvoice, key, {
    input,
    snapshot: details,
    groups: { enterprise: ordered.buyerTaxNumber, order: order?.key },
    send: () => send(context, invoice),
    accepted: (answer) => toAcceptance(details, answer, app.clock.now()),
  });
}

/** States of attempts whose upload may have succeeded. */
const IN_DOUBT = new Set(['OUTCOME_UNKNOWN', 'STALE']);

/** True if the previous attempt uploaded the same input with unknown outcome, or repeated such an attempt. */
async function repeatsLost(
  subjects: Context['subjects'],
  input: Omit<InvoiceInput, 'sendAgain'>,
  order: Subject | null,
): Promise<boolean> {
  const before = await newestOf(subjects, input.invoiceNumber, order);
  if (before === null || !subjects.isSameInput(before, input)) return false;
  return IN_DOUBT.has(before.state) || scrapInvoice.read(before.snapshot).repeatsLost;
}

/** A failure with the tax bureau's reason is a failed upload (document 2). */
async function send(
  { platform }: Context,
  invoice: Sent<(typeof invoiceCreate)['request']>,
): Promise<Decoded<typeof issuingAnswer>> {
  try {
    return await platform.call(invoiceCreate, invoice);
  } catch (error) {
    throw namesReason(error) ? toRefusal(error) : error;
  }
}

/** Adds members derived from the other members, the order and the time. */
function complete(input: InvoiceInput, ordered: OrderDetails, now: number) {
  const { ownUse } = input;
  const { blue = null, red } = input.lines;
  return {
    ...input,
    kind: input.kind ?? ordered.kind ?? 'GENERAL',
    isRed: blue === null,
    issuedAt: input.issuedAt ?? toShanghaiIso(now),
    drawerIdType: RESIDENT_ID_CARD,
    incomeTaxItem: incomeTaxItemOf(ownUse),
    lines:
      blue === null
        ? { red: numberedLines(red ?? []) }
        : { blue: numberedLines(withSlips(blue, ordered)) },
  };
}

type BlueLine = NonNullable<InvoiceInput['lines']['blue']>[number];

/**
 * Names the order's slip in the lines that name none: it runs through the issuing (document 2, section 2). Only an exempt invoice
 * without a supplement has no slips (document 3, interface 10).
 */
function withSlips(
  lines: readonly BlueLine[],
  { taxSlipNumber, taxItems }: OrderDetails,
): readonly BlueLine[] {
  const payables = payablesOf('VALUE_ADDED_TAX', taxItems ?? []) ?? [];
  const isTaxed =
    payables.some((payable) => payable.gt(0)) ||
    lines.some(({ taxAmount }) => !new Big(taxAmount).eq(0));
  if (taxSlipNumber === null || !isTaxed) return lines;
  return lines.map((line) =>
    line.nature === 'DISCOUNT' || (line.taxSlipNumbers ?? []).length > 0
      ? line
      : { ...line, taxSlipNumbers: [taxSlipNumber] },
  );
}
