import { isMessage } from '../../../messages/message.ts';
import { rules } from '../../../messages/rules.ts';
import * as r from '../../../platform/record/index.ts';
import { readPrintedCode, toInvoice } from './printed-code.ts';

const digitalNumber = r.digitalInvoiceNumber('fphm', {
  doc: 'Invoice number (发票号码), printed at the upper right: 20 digits.',
});
const invoiceNumber = r.codedInvoiceNumber('fphm', {
  doc: 'Invoice number (发票号码), printed at the upper right: 8 digits, zeros in front included.',
});
const invoiceCode = r.invoiceCode('fpdm', {
  doc: 'Invoice code (发票代码), printed beside or above the invoice number: 10 or 12 digits, zeros in front included.',
});
const issuedOn = r.date('kprq', {
  latest: 'today',
  doc: 'Issue date (开票日期): today in China, or before.',
});
const amountWithoutTax = r.amount('je', {
  as: 'number',
  scale: 2,
  doc: 'Total without tax (合计金额) in yuan: the sum of the amount column, not the total that was paid. Negative on a red invoice.',
});
const amountWithTax = r.amount('jshj', {
  as: 'number',
  scale: 2,
  doc: 'Total including tax (价税合计, in figures) in yuan. Negative on a red invoice.',
});
const sellerTaxNumber = r.taxNumber('xfsbh', {
  doc: 'Seller’s taxpayer number (销售方纳税人识别号): 15 to 20 digits or letters.',
});

const byAmountWithTax = r.record(
  'InvoiceByAmountWithTax',
  'A digital invoice (数电发票查验), known by its number, date and total including tax.',
  { invoiceNumber: digitalNumber, issuedOn, amountWithTax },
);
const byAmountWithoutTax = r.record(
  'InvoiceByAmountWithoutTax',
  'An invoice known by its code (发票查验), number, date and total without tax.',
  { invoiceCode, invoiceNumber, issuedOn, amountWithoutTax },
);
const byCheckCode = r.record(
  'InvoiceByCheckCode',
  'An invoice known by its code (发票查验), number, date and check code.',
  {
    invoiceCode,
    invoiceNumber,
    issuedOn,
    checkCode: r.checkCode('jym', {
      doc: 'The last 6 digits of the check code (校验码), which is printed below the issue date.',
    }),
  },
);

/** Codes of GB/T 2260, the national table of administrative divisions, as in `GeneralElectronicRegion`. */
export const BlockchainRegion = r.codes(
  'BlockchainRegion',
  'Tax bureaus that issue blockchain invoices (区块链电子发票).',
  {
    SHENZHEN: ['4403', 'Shenzhen city', '深圳市'],
    BEIJING: ['1100', 'Beijing city', '北京市'],
    YUNNAN: ['5300', 'Yunnan province', '云南省'],
  },
  { inputOnly: true },
);
const blockchain = r.record(
  'BlockchainInvoiceToVerify',
  'A blockchain electronic invoice (区块链电子发票), known by its code, number, seller and short code.',
  {
    invoiceCode,
    invoiceNumber,
    sellerTaxNumber,
    // No standard defines its format, and some contain letters.
    shortCode: r.numberText('jym', {
      max: 32,
      pattern: /^\S+$/,
      hint: rules.noSpaces({ max: 32 }),
      doc: 'The short code printed on the invoice where others have the check code (校验码).',
    }),
    region: r.code('dq', BlockchainRegion, {
      doc: 'Region whose tax bureau issued it, as in its title.',
    }),
  },
);

/** Codes of GB/T 2260, as in `BlockchainRegion`. */
export const GeneralElectronicRegion = r.codes(
  'GeneralElectronicRegion',
  'Tax bureaus that issue general electronic invoices (通用电子发票).',
  {
    GUANGDONG: ['4400', 'Guangdong province', '广东省'],
    ZHEJIANG: ['3300', 'Zhejiang province, Ningbo included', '浙江省'],
  },
  { inputOnly: true },
);
const generalElectronic = r.record(
  'GeneralElectronicInvoiceToVerify',
  'A general electronic invoice (通用电子发票), known by its code, number, seller and total.',
  {
    invoiceCode,
    invoiceNumber,
    sellerTaxNumber,
    amountWithTax,
    region: r.code('dq', GeneralElectronicRegion, {
      doc: 'Region whose tax bureau issued it, as in its title.',
    }),
  },
);

/** Text of an invoice's QR code. */
export const printedText = r.unsent(
  r.text('', {
    max: 500,
    doc: 'The text of the QR code printed on the invoice (二维码), such as `01,32,,23442000000014209621,112,20230215,,74AE`.',
  }),
);

/** Kinds of invoices, each with exactly the fields that verify it (document 1, section 2.2). */
export const invoiceToVerify = r.choice(
  'InvoiceToVerify',
  'One invoice (发票查验), by its kind: each kind is verified by fields of its own. The kind is the title printed at the top of the invoice.',
  {
    digitalGeneral: r.variant(byAmountWithTax, {
      doc: 'Digital general invoice (电子发票（普通发票）). Railway e-tickets and aviation itineraries are digital invoices as well.',
    }),
    digitalSpecial: r.variant(byAmountWithTax, {
      doc: 'Digital special invoice (电子发票（增值税专用发票）).',
    }),
    digitalPaperSpecial: r.variant(byAmountWithoutTax, {
      doc: 'Digital invoice on paper (数电纸质发票), special: it carries an invoice code and is titled 增值税专用发票.',
    }),
    digitalPaperGeneral: r.variant(byCheckCode, {
      doc: 'Digital invoice on paper (数电纸质发票), general: it carries an invoice code and is titled 普通发票.',
    }),
    vatSpecial: r.variant(byAmountWithoutTax, { doc: 'VAT special invoice (增值税专用发票).' }),
    vatGeneral: r.variant(byCheckCode, {
      doc: 'VAT general invoice (增值税普通发票), its electronic form, and the electronic road-toll invoice (通行费).',
    }),
    blockchain: r.variant(blockchain, {
      doc: 'Blockchain electronic invoice (区块链电子发票). Only its authenticity is checked.',
    }),
    generalElectronic: r.variant(generalElectronic, {
      doc: 'General electronic invoice (通用电子发票) of a region that issues it.',
    }),
    vehicleToll: r.variant(byAmountWithoutTax, {
      fixed: { dq: '3200' },
      labelZh: '通行费发票（江苏省）',
      doc: 'Vehicle toll invoice (通行费发票) of Jiangsu province, the one region that has it.',
    }),
  },
  {
    printedCode: {
      field: {
        ...printedText,
        doc: `${printedText.doc} The elements of its kind are read from it, free of charge. Where it lacks one, as on a general electronic invoice, or is a web address, as on a blockchain invoice, the error says so.`,
      },
      read(printed) {
        const code = readPrintedCode(printed);
        const meant = isMessage(code) ? code : toInvoice(code);
        return isMessage(meant) ? meant : Object.fromEntries([meant]);
      },
    },
  },
);
