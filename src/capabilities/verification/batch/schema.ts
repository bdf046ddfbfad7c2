import { storedView } from '../../../context/look-up.ts';
import { RejectionType } from '../../../graphql/errors/error-interface.ts';
import { mutationErrors } from '../../../graphql/errors/errors.ts';
import { followed } from '../../../graphql/followed/followed.ts';
import {
  connectionOf,
  DEFAULT_FIRST,
  emptyList,
  forwardPageArgs,
  pageComplexity,
} from '../../../graphql/lists/subject-page.ts';
import { Document, TableFormatType, withLinks } from '../../../graphql/records/document.ts';
import { fieldArg, inputArg } from '../../../graphql/records/record-fields.ts';
import { builder } from '../../../graphql/schema/builder.ts';
import { inWords } from '../../../messages/message.ts';
import { differencesBetween } from '../file-readings.ts';
import { InvoiceElements } from '../file-readings-schema.ts';
import { PrintedDifference } from '../printed-schema.ts';
import { InvoiceVerdict, InvoiceVerification } from '../schema.ts';
import { elementsIn } from '../verification.ts';
import { verify } from '../wire/index.ts';
import { batchInput, batchName } from './input.ts';
import { storeReport, type BatchResult, pageOfResults } from './results.ts';
import { type BatchView, cancelBatch, startBatch } from './start.ts';
import { verificationBatch } from './tracking.ts';

const VerificationBatchResult = builder
  .objectRef<BatchResult>('VerificationBatchResult')
  .implement({
    description: 'One item of a batch with its result (批量查验结果).',
    fields: (t) => ({
      position: t.int({
        description: 'Position in the list, from 1.',
        resolve: ({ item }) => item.position,
      }),
      row: t.int({
        nullable: true,
        description: 'Row of the spreadsheet, from 1; null for an item of another origin.',
        resolve: ({ item }) => item.row,
      }),
      fileName: t.string({
        nullable: true,
        description: 'Name of the file within a ZIP; null for an item of another origin.',
        resolve: ({ item }) => item.fileName,
      }),
      elements: t.field({
        type: InvoiceElements,
        nullable: true,
        description: 'Elements by which it is verified; null where the item could not be read.',
        resolve: ({ item }) => item.invoice && elementsIn(item.invoice),
      }),
      problem: t.string({
        nullable: true,
        description:
          'Reason why the item could not be read, in the language of the request; null for none.',
        resolve: ({ item }, _args, { language }) => item.problem && inWords(item.problem, language),
      }),
      duplicateOf: t.int({
        nullable: true,
        description:
          'Position of the first item with the same invoice, which has the verification; null for an invoice that the list has once.',
        resolve: ({ item }) => item.duplicateOf,
      }),
      verification: t.expose('verification', {
        type: InvoiceVerification,
        nullable: true,
        description: 'The tax bureau’s verification of the invoice; null while it is not known.',
      }),
      failure: t.expose('failure', {
        type: RejectionType,
        nullable: true,
        description: 'Reason why the invoice has no verdict although it was sent; null for none.',
      }),
      differences: t.field({
        type: [PrintedDifference],
        description:
          'Members of the face that differ between the tax bureau and the file. Empty for an item that is no file, and without a verification.',
        resolve: ({ item, verification }) =>
          item.printed && verification ? [...differencesBetween(item.printed, verification)] : [],
      }),
    }),
  });

const results = connectionOf(VerificationBatchResult, {
  page: 'A page of results, in the order of the list.',
  edge: 'A result and its place in the list.',
});

/** Number of verdicts of a batch that satisfy a condition. */
function verdictsOf({ tallies }: BatchView, isCounted: (verdict: string) => boolean): number {
  const counts = tallies.flatMap((tally) => Object.entries(tally?.verdicts ?? {}));
  return counts.reduce((sum, [verdict, count]) => sum + (isCounted(verdict) ? count : 0), 0);
}

const sumOf = ({ tallies }: BatchView, member: 'failed' | 'unanswered'): number =>
  tallies.reduce((sum, tally) => sum + (tally?.[member] ?? 0), 0);

const withVerdict = (batch: BatchView): number => verdictsOf(batch, () => true);
const withoutVerdict = (batch: BatchView): number => batch.unread + sumOf(batch, 'failed');

type Column = BatchView['columns'][number];

const SpreadsheetColumn = builder.objectRef<Column>('SpreadsheetColumn').implement({
  description: 'A column of a spreadsheet (表格列) and what was read from it.',
  fields: (t) => ({
    column: t.exposeString('column', { description: 'Letters of the column, such as `A`.' }),
    header: t.exposeString('header', { description: 'Title as it stands in the sheet.' }),
    element: t.exposeString('element', {
      nullable: true,
      description:
        'Element of `InvoiceToVerify` that it holds, such as `invoiceNumber`; `amount` where the kind of the invoice decides which amount it is. Null for a column that was not read.',
    }),
  }),
});

const VerificationBatch = builder.objectRef<BatchView>('VerificationBatch').implement({
  description:
    'A list of invoices that is verified call by call (批量查验). Every invoice is verified once, however often the list has it.',
  fields: (t) => ({
    batchId: t.exposeString('key', { nullable: true, description: 'Your number of the batch.' }),
    total: t.exposeInt('total', { description: 'Items of the list.' }),
    done: t.int({
      description: 'Finished items: `genuine`, `failed`, `unread` and `duplicates` together.',
      resolve: (batch) => withVerdict(batch) + withoutVerdict(batch) + batch.duplicates,
    }),
    genuine: t.int({
      description: 'Invoices with the verdict `GENUINE`.',
      resolve: (batch) => verdictsOf(batch, (verdict) => verdict === 'GENUINE'),
    }),
    failed: t.int({
      description: 'Invoices with any other verdict.',
      resolve: (batch) => verdictsOf(batch, (verdict) => verdict !== 'GENUINE'),
    }),
    unread: t.int({
      description:
        'Items without a verdict: they could not be read (`problem`), or the platform rejected them (`failure`).',
      resolve: withoutVerdict,
    }),
    duplicates: t.exposeInt('duplicates', {
      description:
        'Items with the invoice of an earlier one (`duplicateOf`), which is verified for both.',
    }),
    unanswered: t.int({
      description:
        'Invoices of calls whose response was lost. A check of each was probably used up, so they are verified again on another day, three times at most.',
      resolve: (batch) => sumOf(batch, 'unanswered'),
    }),
    obstacle: t.expose('obstacle', {
      type: RejectionType,
      nullable: true,
      description:
        'Obstacle that stops the batch at the moment, such as `QUOTA_EXHAUSTED` or `BUDGET_EXHAUSTED`. The batch continues by itself; `lookAgain` retries at once. Null for none.',
    }),
    columns: t.expose('columns', {
      type: [SpreadsheetColumn],
      description:
        'Columns of the spreadsheet that the list was read from; empty for a list of another origin.',
    }),
    report: t.field({
      type: Document,
      nullable: true,
      description:
        'All results as a file, with titles in the language of the request: for the ledger, or to be sent on. Null while the batch is running.',
      complexity: 200,
      args: {
        format: t.arg({
          type: TableFormatType,
          required: true,
          description: 'Format of the file.',
        }),
      },
      resolve: async (batch, { format }, context) => {
        const stored = await storeReport(context, batch, format);
        return stored && (withLinks(context, [stored])[0] ?? null);
      },
    }),
    results: t.field({
      type: results,
      nullable: true,
      description:
        'The items with their results, in the order of the list, also while the batch is running. Deleted half a year after its end. Null, with an error, for a key without the scope `read`.',
      complexity: pageComplexity,
      args: {
        verdicts: t.arg({
          type: [InvoiceVerdict],
          description: `Only invoices with one of these verdicts. ${emptyList}`,
        }),
        ...forwardPageArgs,
      },
      resolve: (batch, { verdicts, first, after }, context) =>
        pageOfResults(context, batch, {
          first: first ?? DEFAULT_FIRST,
          after: after ?? null,
          verdicts: verdicts ? new Set(verdicts) : null,
        }),
    }),
  }),
});

followed(verificationBatch, VerificationBatch, {
  states: 'State of a batch (批量查验).',
  operation: 'This service’s record of the batch.',
  submit: {
    name: 'startVerificationBatch',
    description:
      'Verifies a list of up to 20,000 invoices (批量查验), in calls of up to 50, eight at a time. Follow `verificationBatchUpdates`, and read `VerificationBatch.results`. Each invoice is billed once, however often the list has it, and uses up one of the few checks that the tax bureau allows an invoice a day. Where the quota or the budget is used up, the batch waits and goes on by itself; the limit of one request does not apply to the whole list. The same `batchId` with the same input returns the existing batch.',
    endpoint: verify,
    input: [batchInput, 'The list.'],
    run: startBatch,
  },
  query: {
    name: 'verificationBatch',
    description: 'A batch by your number; null for a number under which none was started.',
    args: { batchId: fieldArg(batchName.fields.batchId) },
    run: (context, { batchId }) => storedView(context, verificationBatch, batchId),
  },
  list: {
    name: 'verificationBatches',
    description: 'The batches that were started through this service.',
    of: ['batches', '批次'],
  },
  subscriptions: {
    item: 'A change of a batch (批量查验), or the current state.',
    resource: [
      'batch',
      'The batch as of this update; null while none was started under the number.',
    ],
    by: ['batchId', 'Your number of the batch.', batchName.fields.batchId],
    updates:
      'Follows one batch until it ends, with one update a second at most, then completes. It may be followed before it is started.',
  },
});

builder.mutationField('cancelVerificationBatch', (t) =>
  t.field({
    type: VerificationBatch,
    description:
      'Cancels a batch: nothing more is sent, what was verified stays readable, and calls on their way are awaited. A canceled batch stays as it is; a finished one is a `ConflictError`.',
    errors: mutationErrors,
    args: { input: inputArg(batchName, 'The batch.') },
    resolve: (_root, { input }, context) => cancelBatch(context, input),
  }),
);
