import type { Context } from '../../../context/context.ts';
import { toShanghaiIso } from '../../../kernel/time/shanghai.ts';
import type { Decoded, Input, Sent } from '../../../platform/record/index.ts';
import { byRateOf, sumOf } from '../../../subjects/projection/contributions.ts';
import type { Subject } from '../../../subjects/subject.ts';
import { incomeTaxItemOf } from '../../atomic/wire/uploads/codes.ts';
import { numberedLines } from '../../atomic/wire/goods.ts';
import { type OrderDetails, scrapOrder } from '../orders/tracking.ts';
import { namesReason, toRefusal } from '../../../platform/errors.ts';
import { RESIDENT_ID_CARD } from '../wire/members.ts';
import { invoiceCreate, type issuingAnswer } from '../wire/invoice.ts';
import { checkIssuing } from './conditions.ts';
import { attemptOf, newestOf } from './of-order.ts';
import { orderMeant } from './order-meant.ts';
import { scrapInvoice, toAcceptance } from './tracking.ts';

type InvoiceInput = Input<(typeof invoiceCreate)['request']>;

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
    lines: blue === null ? { red: numberedLines(red ?? []) } : { blue: numberedLines(blue) },
  };
}
