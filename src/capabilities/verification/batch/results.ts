import type { Context } from '../../../context/context.ts';
import { notACursor } from '../../../context/invalid-input.ts';
import { oncePerOperation } from '../../../context/look-up.ts';
import { type Page, pageOf } from '../../../context/page.ts';
import { pageCursorsOf } from '../../../kernel/page-cursors.ts';
import { type Verdict, elementsIn, type Verification } from '../verification.ts';
import type { BatchItem } from './items.ts';
import { type ItemOutcome, newestAttempt, outcomesOf, partKey, verificationPart } from './part.ts';
import type { BatchView } from './start.ts';
import { storedFile } from '../../../context/stored-file.ts';
import type { StoredDocument } from '../../../documents/documents.ts';
import type { TableColumn, TableRow, TableFormat } from '../../../documents/tables/tables.ts';
import { shownAmount } from '../../../kernel/text/amounts.ts';
import { type Language, type Message, inWords } from '../../../messages/message.ts';
import { PlatformUnavailable } from '../../../platform/errors.ts';
import { readFace } from '../faces.ts';
import { verificationTexts } from '../texts.ts';
import { verificationBatch } from './tracking.ts';

/** An item of a batch with its outcome. */
export interface BatchResult extends ItemOutcome {
  readonly item: BatchItem;
}

const nothing: ItemOutcome = { verification: null, failure: null };

/** Results of a part, read once per operation. */
const resultsOfPart = oncePerOperation(
  async ({ subjects }: Context, key: string): Promise<readonly BatchResult[]> => {
    const { part } = await newestAttempt(subjects, key);
    const outcomes = outcomesOf(part);
    const { items } = verificationPart.read(part.snapshot);
    return items.map((item) => {
      const { verification, failure } = outcomes.get(item.position) ?? nothing;
      return { item, verification, failure };
    });
  },
);

/** Verdicts to select; null selects all. */
type Verdicts = ReadonlySet<Verdict> | null;

/** All results of a batch from a position on, part by part. */
async function* resultsFrom(
  context: Context,
  { key, starts, tallies }: BatchView,
  position: number,
  verdicts: Verdicts = null,
): AsyncGenerator<BatchResult> {
  for (const [index, start] of starts.entries()) {
    const next = starts[index + 1] ?? Infinity;
    if (next <= position) continue;
    const counts = tallies[index]?.verdicts ?? {};
    if (verdicts !== null && ![...verdicts].some((verdict) => counts[verdict])) continue;
    for (const result of await resultsOfPart(context, partKey(key ?? '', index)))
      if (result.item.position >= Math.max(position, start) && isWanted(result, verdicts))
        yield result;
  }
}

function isWanted({ verification }: BatchResult, verdicts: Verdicts): boolean {
  return verdicts === null || (verification !== null && verdicts.has(verification.verdict));
}

/** A page of results, in the order of the list. Throws `InvalidInput` for an invalid cursor. */
export async function pageOfResults(
  context: Context,
  batch: BatchView,
  { first, after, verdicts }: { first: number; after: string | null; verdicts: Verdicts },
): Promise<Page<BatchResult>> {
  const cursors = pageCursorsOf('verification batch', batch.key ?? '');
  const last = after === null ? '0' : cursors.decode(after);
  if (last === null) throw notACursor('after');
  const position = Number(last) + 1;
  const edges: Page<BatchResult>['edges'] = [];
  let hasNextPage = false;
  for await (const node of resultsFrom(context, batch, position, verdicts)) {
    hasNextPage = edges.length === first;
    if (hasNextPage) break;
    edges.push({ node, cursor: cursors.encode(`${node.item.position}`) });
  }
  return pageOf(edges, { hasNextPage, hasPreviousPage: after !== null });
}

/** A column of the report. */
interface ReportColumn {
  readonly title: Message;
  readonly kind: TableColumn['kind'];
  readonly width?: number;
  readonly cell: (result: BatchResult, language: Language) => string | null;
}

/** Character limit of a reason: the platform may give one reason for all invoices of a call, with each number. */
const LONGEST_REASON = 200;

const verdictTexts: Readonly<Record<Verdict, Message>> = {
  GENUINE: verificationTexts.verdictGenuine,
  NOT_PASSED: verificationTexts.verdictNotPassed,
  NO_SUCH_INVOICE: verificationTexts.verdictNoSuchInvoice,
  ELEMENTS_DISAGREE: verificationTexts.verdictElementsDisagree,
};

const columns: readonly ReportColumn[] = [
  {
    title: verificationTexts.reportPosition,
    kind: 'count',
    width: 8,
    cell: ({ item }) => String(item.position),
  },
  {
    title: verificationTexts.reportOrigin,
    kind: 'text',
    cell: ({ item }) => item.fileName ?? (item.row === null ? null : String(item.row)),
  },
  element(verificationTexts.reportInvoiceCode, 'invoiceCode', 'text'),
  element(verificationTexts.reportInvoiceNumber, 'invoiceNumber', 'text'),
  element(verificationTexts.reportIssuedOn, 'issuedOn', 'day'),
  element(verificationTexts.reportCheckCode, 'checkCode', 'text'),
  {
    title: verificationTexts.reportVerdict,
    kind: 'text',
    cell: ({ item, verification }, language) => {
      if (item.duplicateOf !== null)
        return inWords(verificationTexts.reportDuplicate({ position: item.duplicateOf }), language);
      return verification && inWords(verdictTexts[verification.verdict], language);
    },
  },
  {
    title: verificationTexts.reportReason,
    kind: 'text',
    width: 48,
    cell: ({ item, verification, failure }, language) => {
      const problem = item.problem ?? failure?.message ?? null;
      if (problem !== null) return inWords(problem, language);
      const reason = ofVerification(verification, 'reason');
      return reason !== null && reason.length > LONGEST_REASON
        ? `${reason.slice(0, LONGEST_REASON)}…`
        : reason;
    },
  },
  {
    title: verificationTexts.reportChecks,
    kind: 'count',
    width: 10,
    cell: ({ verification }) => ofVerification(verification, 'checksToday'),
  },
  face(verificationTexts.reportSellerName, 'sellerName', 'text'),
  face(verificationTexts.reportSellerTaxNumber, 'sellerTaxNumber', 'text'),
  face(verificationTexts.reportBuyerName, 'buyerName', 'text'),
  face(verificationTexts.reportBuyerTaxNumber, 'buyerTaxNumber', 'text'),
  face(verificationTexts.reportAmountWithoutTax, 'amountWithoutTax', 'amount'),
  face(verificationTexts.reportTaxAmount, 'taxAmount', 'amount'),
  face(verificationTexts.reportAmountWithTax, 'amountWithTax', 'amount'),
];

function element(title: Message, name: string, kind: ReportColumn['kind']): ReportColumn {
  const cell: ReportColumn['cell'] = ({ item }) =>
    item.invoice && (elementsIn(item.invoice)[name] ?? null);
  return { title, kind, cell };
}

/** A column with a member of the face that the tax bureau reports. */
function face(title: Message, name: string, kind: ReportColumn['kind']): ReportColumn {
  const cell: ReportColumn['cell'] = ({ verification }) =>
    verification &&
    readable(() => {
      const sent = verification.face && readFace(verification.face, verification.asked);
      // The members depend on the kind of face.
      return (sent as Readonly<Record<string, unknown>> | null)?.[name];
    });
  return { title, kind, cell };
}

function ofVerification(
  verification: Verification | null,
  name: 'reason' | 'checksToday',
): string | null {
  return verification && readable(() => verification[name]);
}

/** A member as text; null if the platform sent it in an undocumented format. */
function readable(read: () => unknown): string | null {
  try {
    const value = read();
    return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
  } catch (error) {
    if (error instanceof PlatformUnavailable) return null;
    throw error;
  }
}

/** Writes and stores the results of a finished batch; null for an unfinished one. */
export async function storeReport(
  context: Context,
  batch: BatchView,
  format: TableFormat,
): Promise<StoredDocument | null> {
  if (!verificationBatch.finalStates.has(batch.state)) return null;
  const { app, language } = context;
  const table = {
    name: inWords(verificationTexts.reportSheet, language),
    columns: columns.map(({ title, kind, width }) => ({
      title: inWords(title, language),
      kind,
      ...(width !== undefined && { width }),
    })),
    rows: rowsOf(context, batch),
  };
  const name = `verification-${batch.key ?? ''}`;
  return storedFile(app.documents.storeTable(name, format, table));
}

async function* rowsOf(context: Context, batch: BatchView): AsyncGenerator<TableRow> {
  for await (const result of resultsFrom(context, batch, 1))
    yield columns.map(({ kind, cell }) => {
      const text = cell(result, context.language);
      return text !== null && kind === 'amount' ? shownAmount(text) : text;
    });
}
