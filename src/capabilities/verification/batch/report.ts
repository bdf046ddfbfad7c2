import type { Context } from '../../../context/context.ts';
import { storedFile } from '../../../context/stored-file.ts';
import type { StoredDocument } from '../../../documents/documents.ts';
import type { TableColumn, TableRow, TableFormat } from '../../../documents/tables/tables.ts';
import { shownAmount } from '../../../kernel/text/amounts.ts';
import { type Language, type Message, inWords } from '../../../messages/message.ts';
import { PlatformUnavailable } from '../../../platform/errors.ts';
import { readFace } from '../faces.ts';
import { verificationTexts } from '../texts.ts';
import { elementsIn, type Verdict, type Verification } from '../verification.ts';
import { type BatchResult, resultsFrom } from './results.ts';
import type { BatchView } from './start.ts';
import { verificationBatch } from './tracking.ts';

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
