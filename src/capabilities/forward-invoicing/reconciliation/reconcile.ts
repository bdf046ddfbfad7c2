import type { Context } from '../../../context/context.ts';
import { endedAt } from '../../../subjects/kind/snapshot-marks.ts';
import type { Subject } from '../../../subjects/subject.ts';
import { forwardInvoice } from '../tracking.ts';
import { pollContextOf } from '../../../context/look-up.ts';
import type { JsonObject } from '../../../kernel/json/json.ts';
import { answerOrNull } from '../../../platform/errors.ts';
import { UNRECOGNIZED } from '../../../platform/record/index.ts';
import type { Difference } from '../../../subjects/kind/kind.ts';
import { hasFailed, isNotTakenYet, isUndecided } from '../../../subjects/submit/submission.ts';
import { differentAmounts, hasNoAmount } from '../figures.ts';
import { uncomparedTexts } from '../texts.ts';
import { type ReconciliationReport, ReportBuilder } from './report.ts';
import { type StatementEntry, isRed, Statements } from './statements.ts';

/** An issued order whose issue may fall into a month. */
interface IssuedOrder {
  readonly subject: Subject;
  /** False if a month ended between submission and the observed issue, so that either month is possible. */
  readonly isSurelyOfMonth: boolean;
}

/** Page size of `Journal.list`, which limits the orders in memory. */
const PAGE = 100;
/** Issuing hardly ever takes longer than this; older orders are found by number only. */
const LOOK_BACK_DAYS = 31;
const DAY_MS = 24 * 60 * 60_000;

/**
 * The tenant's orders that, according to the journal, were or may have been issued in a month, page by page. The
 * journal knows the time of submission and the time when the issue was observed; the issue is between them.
 */
async function* issuedIn(context: Context, month: string): AsyncGenerator<IssuedOrder> {
  const { start, end } = boundsOf(month);
  const query = {
    kinds: [forwardInvoice.kind],
    states: ['ISSUED'],
    openedFrom: start - LOOK_BACK_DAYS * DAY_MS,
    openedTo: end,
    first: PAGE,
  };
  for (let after: string | undefined; ;) {
    const page = await context.subjects.list({ ...query, ...(after && { after }) });
    for (const { subject } of page.subjects) {
      const { openedAt } = subject;
      const issuedAt = endedAt(subject);
      if (issuedAt < start) continue;
      yield { subject, isSurelyOfMonth: openedAt >= start && issuedAt < end };
    }
    after = page.subjects.at(-1)?.pageCursor;
    if (!page.hasNextPage || after === undefined) return;
  }
}

/** First instant of a month in Shanghai, and of the next, in milliseconds since the epoch. */
function boundsOf(month: string): { readonly start: number; readonly end: number } {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
  return { start: startOf(month), end: startOf(next) };
}

function startOf(month: string): number {
  return Date.parse(`${month}-01T00:00:00+08:00`);
}

/** The month to reconcile. */
interface ReconciliationQuestion {
  /** `yyyy-MM`. */
  readonly month: string;
  /** Null for all sellers whose invoices are in the journal. */
  readonly sellerTaxNumber: string | null;
  readonly extra: JsonObject | null;
}

/**
 * Compares the invoices issued by this service in a month with the platform's statistic. The journal's orders are
 * searched in the statistic by every number, then the remaining entries of the statistic in the journal by order
 * number. Throws the platform's errors and `InvalidInput`.
 */
export async function reconcile(
  context: Context,
  { month, sellerTaxNumber, extra }: ReconciliationQuestion,
): Promise<ReconciliationReport> {
  const report = new ReportBuilder();
  const statements = new Statements(context, month, extra);
  if (sellerTaxNumber !== null) await statements.of(sellerTaxNumber);
  let hasForgotten = false;
  for await (const order of issuedIn(context, month)) {
    const details = forwardInvoice.read(order.subject.snapshot);
    const seller = details.sellerTaxNumber;
    if (seller === null) {
      hasForgotten = true;
      report.leave(uncomparedTexts.forgotten, order.subject.key);
    } else if (sellerTaxNumber === null || seller === sellerTaxNumber) {
      const statement = await statements.of(seller);
      const entry = statement.take({ ...details, orderId: order.subject.key });
      if (entry) compare(report, order, entry, month);
      else if (!statement.isReadable) report.leave(uncomparedTexts.unreadable, order.subject.key);
      else if (statement.unlisted > 0) report.leave(uncomparedTexts.unlisted, order.subject.key, 0);
      else miss(report, order);
    }
  }
  for (const statement of statements.all()) {
    const { unlisted: count, isReadable } = statement;
    if (count > 0 && isReadable) report.leave(uncomparedTexts.unlisted, null, count);
    for (const entry of statement.rest()) {
      if (isRed(entry)) report.leave(uncomparedTexts.red, numberOf(entry));
      else if (statement.isRepeat(entry)) report.leave(uncomparedTexts.twice, numberOf(entry));
      else if ((entry.month ?? month) !== month)
        report.leave(uncomparedTexts.otherMonth, numberOf(entry));
      else if (entry.orderId === null && hasForgotten)
        report.leave(uncomparedTexts.noOrderNumber, numberOf(entry));
      else await find(context, report, entry);
    }
  }
  return report.finish();
}

function miss(report: ReportBuilder, { subject, isSurelyOfMonth }: IssuedOrder): void {
  if (isSurelyOfMonth) {
    report.missAtPlatform({ ...forwardInvoice.read(subject.snapshot), orderId: subject.key });
  } else report.leave(uncomparedTexts.turnOfMonth, subject.key);
}

/** Searches an entry of the statistic that the journal does not have in this month; the order may have another state there. */
async function find(context: Context, report: ReportBuilder, entry: StatementEntry): Promise<void> {
  const subject =
    entry.orderId === null ? null : await context.subjects.get(forwardInvoice, entry.orderId);
  if (subject === null) return report.missHere(entry);
  if (subject.state !== 'ISSUED') {
    const { orderId, invoiceNumber } = entry;
    const platform = (await stateAtPlatform(context, subject)) ?? entry.status;
    if (platform === null) return report.leave(uncomparedTexts.noState, numberOf(entry));
    if (waits(subject) && platform === 'ACCEPTING')
      return report.leave(uncomparedTexts.waits, numberOf(entry));
    return report.differ({ orderId, invoiceNumber, field: 'state', here: subject.state, platform });
  }
  // An order without details was already counted when the journal was scanned.
  if (forwardInvoice.read(subject.snapshot).sellerTaxNumber !== null)
    compareFigures(report, subject, entry);
}

/** True for an order that the platform has or may have, and that is not issued yet. */
function waits(order: Subject): boolean {
  return isUndecided(order) || order.state === 'ISSUING';
}

function compare(
  report: ReportBuilder,
  { subject, isSurelyOfMonth }: IssuedOrder,
  entry: StatementEntry,
  month: string,
): void {
  if (entry.month === null || entry.month === month) return compareFigures(report, subject, entry);
  if (!isSurelyOfMonth) return report.leave(uncomparedTexts.otherMonth, subject.key);
  const { invoiceNumber } = entry;
  const months: Difference = { field: 'month', here: month, platform: entry.month };
  report.differ({ orderId: subject.key, invoiceNumber, ...months });
}

function compareFigures(report: ReportBuilder, subject: Subject, entry: StatementEntry): void {
  const ours = forwardInvoice.read(subject.snapshot);
  const { invoiceNumber } = ours;
  const numbers: readonly Difference[] =
    invoiceNumber === null || entry.invoiceNumber === null || invoiceNumber === entry.invoiceNumber
      ? []
      : [{ field: 'invoiceNumber', here: invoiceNumber, platform: entry.invoiceNumber }];
  const differences = [...numbers, ...differentAmounts(ours, entry)];
  for (const field of differences) report.differ({ orderId: subject.key, invoiceNumber, ...field });
  if (differences.length > 0) return;
  if (hasNoAmount(entry)) report.leave(uncomparedTexts.noAmount, subject.key);
  else report.agree();
}

function numberOf({ orderId, invoiceNumber, platformOrderNumber }: StatementEntry): string | null {
  return orderId ?? invoiceNumber ?? platformOrderNumber;
}

/**
 * Queries the state of an order that is not issued according to the journal, free of charge, and stores it; null if the
 * platform reports none.
 */
async function stateAtPlatform(context: Context, order: Subject): Promise<string | null> {
  // The platform cannot be queried without the seller's number, which was removed.
  if (forwardInvoice.read(order.snapshot).sellerTaxNumber === null) return null;
  const answer = await answerOrNull(forwardInvoice.ask(order, pollContextOf(context)));
  if (answer === null) return null;
  const { subjects, app } = context;
  const seen = forwardInvoice.observe(order, answer, app.clock);
  if (hasFailed(order)) await subjects.correct(forwardInvoice, order, seen);
  else if (!isNotTakenYet(order)) await subjects.observe(forwardInvoice, order, seen);
  const { platformStatus, platformStatusCode } = answer;
  return platformStatus === UNRECOGNIZED ? platformStatusCode : platformStatus;
}
