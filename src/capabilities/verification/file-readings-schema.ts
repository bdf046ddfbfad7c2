import { openFiles } from '../../context/opened-files.ts';
import { mutationErrors } from '../../graphql/errors/errors.ts';
import { inputArg } from '../../graphql/records/record-fields.ts';
import { builder } from '../../graphql/schema/builder.ts';
import { describedEnum } from '../../graphql/schema/code-enums.ts';
import { upstream } from '../../graphql/schema/directives.ts';
import { inWords } from '../../messages/message.ts';
import * as r from '../../platform/record/index.ts';
import { LARGEST_READABLE } from '../../readings/reader.ts';
import type { Problem, Reading, Source, UnreadFile } from '../../readings/reading.ts';
import { MOST_ROWS } from '../../readings/spreadsheet/spreadsheet.ts';
import { verifications } from './batching.ts';
import {
  differencesBetween,
  elementsOf,
  problemText,
  readInTurn,
  type ReadElements,
  warningText,
} from './file-readings.ts';
import { PrintedDifference, PrintedFaceType } from './printed-schema.ts';
import { InvoiceVerification } from './schema.ts';
import { verificationTexts } from './texts.ts';
import { verify } from './wire/index.ts';
import type { ReadKind } from './wire/printed-code.ts';

const fileToRead = r.record('ReadInvoiceFileInput', 'A file with invoices (发票文件).', {
  file: r.unsent(
    r.fileContent('', {
      formats: ['pdf', 'ofd', 'xml', 'png', 'jpg', 'zip'],
      largestBytes: LARGEST_READABLE,
      elsewhere: verificationTexts.sheetIsForBatch,
      doc: 'The file, up to 10 MB: XML, OFD or PDF of an invoice, a picture (PNG, JPEG) of its QR code, or a ZIP of up to 50 of them.',
    }),
  ),
});

const InvoiceReadingSource = describedEnum<Source>(
  'InvoiceReadingSource',
  'Part of a file that an invoice was read from (识读来源).',
  {
    XML: 'The invoice’s own data (数电票XML), as a file or attached to a PDF.',
    OFD: 'The data within an OFD, or the texts that its tags point at.',
    PDF_PROPERTIES: 'The properties of a PDF.',
    PDF_TEXT: 'The text of a PDF’s pages.',
    QR_IMAGE: 'The QR code in a picture, which holds the elements and no names.',
  },
);

const InvoiceReadingKind = builder.enumType('InvoiceReadingKind', {
  description: 'Member of `InvoiceToVerify` that an invoice is verified as (查验票种).',
  values: {
    DIGITAL_GENERAL: {
      value: 'digitalGeneral',
      description: 'Digital general invoice (数电普票): `digitalGeneral`.',
    },
    DIGITAL_SPECIAL: {
      value: 'digitalSpecial',
      description: 'Digital special invoice (数电专票): `digitalSpecial`.',
    },
    VAT_GENERAL: {
      value: 'vatGeneral',
      description: 'VAT general invoice (增值税普通发票): `vatGeneral`.',
    },
    VAT_SPECIAL: {
      value: 'vatSpecial',
      description: 'VAT special invoice (增值税专用发票): `vatSpecial`.',
    },
  } as const satisfies Readonly<
    Record<string, { readonly value: ReadKind; readonly description: string }>
  >,
});

const element = (name: string, description: string) => ({
  nullable: true as const,
  description,
  resolve: (elements: ReadElements['elements']) => elements[name] ?? null,
});

/** The elements of one invoice. */
export const InvoiceElements = builder
  .objectRef<ReadElements['elements']>('InvoiceElements')
  .implement({
    description:
      'The elements by which an invoice is verified (查验要素). Those that its kind does not need are null.',
    fields: (t) => ({
      invoiceCode: t.string(element('invoiceCode', 'Invoice code (发票代码).')),
      invoiceNumber: t.string(element('invoiceNumber', 'Invoice number (发票号码).')),
      issuedOn: t.field({ type: 'Date', ...element('issuedOn', 'Issue date.') }),
      checkCode: t.string(element('checkCode', 'Last 6 digits of the check code (校验码).')),
      amountWithTax: t.field({
        type: 'Decimal',
        isAmount: true,
        ...element('amountWithTax', 'Total including tax, in yuan.'),
      }),
      amountWithoutTax: t.field({
        type: 'Decimal',
        isAmount: true,
        ...element('amountWithoutTax', 'Total without tax, in yuan.'),
      }),
    }),
  });

/** An invoice read from a file, with the elements that verify it. */
type ReadInvoice = Reading & ReadElements;

const InvoiceReading = builder.objectRef<ReadInvoice>('InvoiceReading').implement({
  description: 'An invoice that was read from a file (发票识读).',
  fields: (t) => ({
    fileName: t.exposeString('fileName', {
      nullable: true,
      description: 'Name of the file within the ZIP; null where the file was none.',
    }),
    source: t.expose('source', {
      type: InvoiceReadingSource,
      description: 'Part of the file that it was read from.',
    }),
    kind: t.expose('kind', {
      type: InvoiceReadingKind,
      nullable: true,
      description: 'Kind that it is verified as; null where `obstacle` says why it is not.',
    }),
    elements: t.expose('elements', {
      type: InvoiceElements,
      description: 'Elements by which it is verified.',
    }),
    missing: t.exposeStringList('missing', {
      description:
        'Names of the elements that the file lacks: `verification` is null while there is one.',
    }),
    obstacle: t.string({
      nullable: true,
      description:
        'Reason why the QR code that was read is not verified, in the language of the request: the platform verifies no such kind, or the code lacks what its kind needs. Null for none.',
      resolve: ({ obstacle }, _args, { language }) => obstacle && inWords(obstacle, language),
    }),
    face: t.expose('face', { type: PrintedFaceType, description: 'The face as the file has it.' }),
    hasSignature: t.exposeBoolean('hasSignature', {
      description:
        'True where the file carries a signature or seal. It is not checked: verify the invoice.',
    }),
    warnings: t.stringList({
      description:
        'Observations that may mean that the file was changed, in the language of the request.',
      resolve: ({ warnings }, _args, { language }) =>
        warnings.map((warning) => inWords(warningText(warning), language)),
    }),
    verification: t.field({
      type: InvoiceVerification,
      nullable: true,
      description:
        'The tax bureau’s verification of the invoice, as by `verifyInvoice`: billed per invoice, and it uses up one of the few checks that the tax bureau allows an invoice a day. Null while an element is `missing` or there is an `obstacle`.',
      directives: upstream(verify),
      resolve: ({ invoice }, _args, context) =>
        invoice && verifications(context).ask(invoice, null),
    }),
    differences: t.field({
      type: [PrintedDifference],
      nullable: true,
      description:
        'Members of the face that the tax bureau reports differently: a forged file keeps the elements and changes the rest. Selecting this field verifies the invoice, only once together with `verification`. Null where `verification` is null; also empty where the tax bureau sends no face, as with a negative verdict.',
      directives: upstream(verify),
      resolve: async ({ face, invoice }, _args, context) =>
        invoice && [...differencesBetween(face, await verifications(context).ask(invoice, null))],
    }),
  }),
});

const InvoiceFileProblem = describedEnum<Problem>(
  'InvoiceFileProblem',
  'Reasons for which nothing was read from a file (识读失败原因).',
  {
    FORMAT: 'It is neither XML, OFD, PDF, PNG nor JPEG, nor a ZIP of them.',
    DAMAGED: 'It is cut off, malformed, or in another encoding than it says.',
    ENCRYPTED: 'It is protected by a password.',
    TOO_MUCH: 'It is larger, deeper or longer than what is read, or takes too long.',
    NESTED: 'It is an archive within an archive.',
    NO_INVOICE: 'It can be read, and there is no invoice in it.',
    OLD_SPREADSHEET: 'It is a spreadsheet of Excel before 2007 (.xls): save it as .xlsx or CSV.',
    NO_HEADER:
      'It is a spreadsheet without a row of titles that name invoice numbers (发票号码) or QR codes (二维码).',
    TOO_MANY_ROWS: `It is a spreadsheet of more than ${MOST_ROWS} rows.`,
  },
);

const UnreadFileType = builder.objectRef<UnreadFile>('UnreadInvoiceFile').implement({
  description: 'A file from which nothing was read (未识读文件).',
  fields: (t) => ({
    fileName: t.exposeString('fileName', {
      nullable: true,
      description: 'Its name within the ZIP; null for the file itself.',
    }),
    problem: t.expose('problem', {
      type: InvoiceFileProblem,
      description: 'Reason, for programs.',
    }),
    message: t.string({
      description: 'Reason, in the language of the request.',
      resolve: ({ problem }, _args, { language }) => inWords(problemText(problem), language),
    }),
  }),
});

/** Everything that was read from a file. */
interface ReadInvoiceFile {
  readonly invoices: readonly ReadInvoice[];
  readonly unread: readonly UnreadFile[];
}

const InvoiceFileReading = builder.objectRef<ReadInvoiceFile>('InvoiceFileReading').implement({
  description: 'Everything that was read from a file (发票文件识读).',
  fields: (t) => ({
    invoices: t.expose('invoices', {
      type: [InvoiceReading],
      description: 'The invoices, in the order of the file: a PDF and a ZIP may hold several.',
    }),
    unread: t.expose('unread', {
      type: [UnreadFileType],
      description: 'Files without a readable invoice; empty where each has one.',
    }),
  }),
});

builder.mutationField('readInvoiceFile', (t) =>
  t.field({
    type: InvoiceFileReading,
    description:
      'Reads the invoices in a file (发票识读): XML, OFD, PDF, a picture with a QR code, or a ZIP of them. Free of charge, and nothing is stored; select `verification` to have each verified. A file that cannot be read is in `unread`, no error. Files are read one at a time and tenant by tenant; with 64 of yours waiting a further one is rejected as `RATE_LIMITED`: send it again later.',
    errors: mutationErrors,
    args: { input: inputArg(fileToRead, 'The file.') },
    resolve: async (_root, { input }, context) => {
      const { file } = await openFiles(context, fileToRead, input);
      const { invoices, unread } = await readInTurn(context, (readings, tenant) =>
        readings.read(tenant, file),
      );
      return {
        invoices: invoices.map((reading) => Object.assign(reading, elementsOf(reading))),
        unread,
      };
    },
  }),
);
