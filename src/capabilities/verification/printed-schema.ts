import type { InvoiceCode, InvoiceCodeKind } from '../../../packages/client/src/invoice-code.ts';
import {
  amountFields,
  fieldArg,
  fieldOutput,
  personalOutput,
} from '../../graphql/records/record-fields.ts';
import { query } from '../../graphql/followed/followed.ts';
import { describedEnum } from '../../graphql/schema/code-enums.ts';
import { isMessage, inWords } from '../../messages/message.ts';
import { issueText, messageIn } from '../../platform/record/index.ts';
import { readPrintedCode } from './wire/printed-code.ts';
import { invoiceToVerify, printedText } from './wire/elements.ts';
import { vatInvoiceFace } from './wire/faces.ts';
import type { Context } from '../../context/context.ts';
import { builder } from '../../graphql/schema/builder.ts';
import { mask } from '../../kernel/privacy/masking.ts';
import type { PrintedFace, PrintedLine } from '../../readings/reading.ts';
import type { Difference } from './file-readings.ts';

const descriptions: Readonly<Record<InvoiceCodeKind, string>> = {
  VAT_SPECIAL: 'VAT special invoice on paper (增值税专用发票).',
  VAT_SPECIAL_ELECTRONIC: 'Electronic VAT special invoice (增值税电子专用发票).',
  VAT_GENERAL: 'VAT general invoice on paper (增值税普通发票).',
  VAT_GENERAL_ELECTRONIC: 'Electronic VAT general invoice (增值税电子普通发票).',
  VAT_GENERAL_ROLL: 'VAT general invoice on a roll of paper (增值税普通发票（卷票）).',
  ROAD_TOLL: 'Electronic road-toll invoice (通行费电子发票).',
  MOTOR_VEHICLE: 'Unified invoice for the sale of a motor vehicle (机动车销售统一发票).',
  USED_CAR: 'Unified invoice for the sale of a used car (二手车销售统一发票).',
  DIGITAL_SPECIAL: 'Digital special invoice (数电专票).',
  DIGITAL_GENERAL: 'Digital general invoice (数电普票).',
  OTHER: 'A kind that this service has no name for: see `kindCode`.',
};

const PrintedInvoiceKind = describedEnum(
  'PrintedInvoiceKind',
  'Kinds of invoices by the QR code printed on them (二维码票种).',
  descriptions,
);

/** A code, and the text that contains it. */
type ReadCode = InvoiceCode & { readonly text: string };

const InvoiceCodeType = builder.objectRef<ReadCode>('InvoiceCode').implement({
  description: 'The content of the QR code printed on an invoice (发票二维码).',
  fields: (t) => ({
    kind: t.expose('kind', { type: PrintedInvoiceKind, description: 'Kind of the invoice.' }),
    kindCode: t.exposeString('kindCode', { description: 'The kind as two digits, as printed.' }),
    invoiceCode: t.exposeString('invoiceCode', {
      nullable: true,
      description: 'Invoice code (发票代码); null on a digital invoice, which has none.',
    }),
    invoiceNumber: t.exposeString('invoiceNumber', {
      description: 'Invoice number (发票号码): 20 digits on a digital invoice, else 8.',
    }),
    issuedOn: t.expose('issuedOn', { type: 'Date', description: 'Issue date.' }),
    ...amountFields(
      t,
      {
        amountWithTax: 'Total including tax, in yuan; null where the code holds the other total.',
        amountWithoutTax: 'Total without tax, in yuan; null where the code holds the other total.',
      },
      { nullable: true },
    ),

    checkCode: t.exposeString('checkCode', {
      nullable: true,
      description: 'Check code (校验码), whole; verification takes its last 6 digits.',
    }),
    obstacle: t.string({
      nullable: true,
      description:
        'Reason why `verifyInvoice(invoice: { printedCode })` does not take this code, in the language of the request; null where it does.',
      resolve({ text }, _args, { language }) {
        const { error } = invoiceToVerify.input().safeParse({ printedCode: text });
        return error?.issues.map((issue) => inWords(messageIn(issue), language)).join('; ') ?? null;
      },
    }),
  }),
});

/** A text that is no invoice's code is rejected as invalid input. */
const readableText = {
  ...printedText,
  input: () =>
    printedText.input().check(({ value, issues }) => {
      const code = readPrintedCode(String(value));
      if (!isMessage(code)) return;
      issues.push({ code: 'custom', input: value, message: issueText(code) });
    }),
};

query(InvoiceCodeType, {
  name: 'readInvoiceCode',
  description:
    'Reads the QR code printed on an invoice (发票二维码), without querying the platform: free of charge. Null only with an error. To verify the invoice pass the same text as `verifyInvoice(invoice: { printedCode })`.',
  args: { text: fieldArg(readableText) },
  run: (_context, { text }) => {
    const code = readPrintedCode(text);
    // Validation of the argument admits only readable texts.
    return isMessage(code) ? null : { ...code, text };
  },
});

const ours = { wire: null } as const;
const {
  sellerName,
  sellerTaxNumber,
  buyerName,
  buyerTaxNumber,
  amountWithoutTax,
  taxAmount,
  amountWithTax,
} = vatInvoiceFace.fields;

const PrintedInvoiceLine = builder.objectRef<PrintedLine>('PrintedInvoiceLine').implement({
  description: 'One line of goods or services, as printed (发票明细).',
  fields: (t) => ({
    itemName: t.exposeString('itemName', {
      nullable: true,
      description: 'Name of the goods or service.',
    }),
    specification: t.exposeString('specification', {
      nullable: true,
      description: 'Specification or model.',
    }),
    unit: t.exposeString('unit', { nullable: true, description: 'Unit of the quantity.' }),
    quantity: t.exposeString('quantity', { nullable: true, description: 'Quantity, as printed.' }),
    unitPrice: t.exposeString('unitPrice', {
      nullable: true,
      description: 'Price of one unit without tax, as printed.',
    }),
    amountWithoutTax: t.exposeString('amountWithoutTax', {
      nullable: true,
      description: 'Amount without tax in yuan, as printed.',
    }),
    taxRate: t.exposeString('taxRate', {
      nullable: true,
      description: 'Tax rate or levy rate, as printed.',
    }),
    taxAmount: t.exposeString('taxAmount', {
      nullable: true,
      description: 'Tax in yuan, as printed.',
    }),
  }),
});

/** The face of an invoice as a file has it. */
export const PrintedFaceType = builder.objectRef<PrintedFace>('PrintedFace').implement({
  description:
    'The face of an invoice as a file has it (票面信息). A member is null if the file lacks it.',
  fields: (t) => ({
    sellerName: t.expose('sellerName', fieldOutput({ ...sellerName, ...ours })),
    sellerTaxNumber: t.field(
      personalOutput(
        { ...sellerTaxNumber, ...ours },
        ({ sellerTaxNumber }: PrintedFace) => sellerTaxNumber,
      ),
    ),
    buyerName: t.expose('buyerName', fieldOutput({ ...buyerName, ...ours })),
    buyerTaxNumber: t.field(
      personalOutput(
        { ...buyerTaxNumber, ...ours },
        ({ buyerTaxNumber }: PrintedFace) => buyerTaxNumber,
      ),
    ),
    amountWithoutTax: t.expose('amountWithoutTax', fieldOutput({ ...amountWithoutTax, ...ours })),
    taxAmount: t.expose('taxAmount', fieldOutput({ ...taxAmount, ...ours })),
    amountWithTax: t.expose('amountWithTax', fieldOutput({ ...amountWithTax, ...ours })),
    drawer: t.exposeString('drawer', { nullable: true, description: 'Drawer (开票人).' }),
    remark: t.field(
      personalOutput(
        { ...vatInvoiceFace.fields.remark, ...ours },
        ({ remark }: PrintedFace) => remark,
      ),
    ),
    lines: t.expose('lines', {
      type: [PrintedInvoiceLine],
      description: 'Lines of goods and services; empty where only pages or a QR code were read.',
    }),
  }),
});

const PERSONAL = new Set(['sellerTaxNumber', 'buyerTaxNumber']);

/** Masks a person's tax number, as in the face. */
const shown =
  (side: 'printed' | 'platform') =>
  (difference: Difference, _args: object, { scopes }: Context): string =>
    PERSONAL.has(difference.field) && !scopes.has('pii')
      ? mask(difference[side], 'taxNumber')
      : difference[side];

/** A member whose printed value differs from the tax bureau's. */
export const PrintedDifference = builder.objectRef<Difference>('PrintedDifference').implement({
  description: 'A member of the face that differs between the tax bureau and the file (票面差异).',
  fields: (t) => ({
    field: t.exposeString('field', { description: 'Name of the member in `PrintedFace`.' }),
    printed: t.string({ description: 'The value in the file.', resolve: shown('printed') }),
    platform: t.string({
      description: 'The value that the tax bureau has.',
      resolve: shown('platform'),
    }),
  }),
});
