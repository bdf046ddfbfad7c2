import type { InvoiceCode, InvoiceCodeKind } from '../../../packages/client/src/invoice-code.ts';
import { amountFields, fieldArg } from '../../graphql/records/record-fields.ts';
import { query } from '../../graphql/records/root-fields.ts';
import { builder } from '../../graphql/schema/builder.ts';
import { describedEnum } from '../../graphql/schema/code-enums.ts';
import { isMessage, inWords } from '../../messages/message.ts';
import { issueText, messageIn } from '../../platform/record/index.ts';
import { readPrintedCode } from './wire/printed-code.ts';
import { invoiceToVerify, printedText } from './wire/index.ts';

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
