import { zipSync } from 'fflate';
import { drawnPage, shown } from '../../pdf/new-file.ts';
import { software, support } from '../../seed/invoices.ts';
import { buyer, provisionedSeller } from '../../seed/parties.ts';
import type { ServedFile } from '../../world/world.ts';
import type { Order } from './issuing.ts';

/** Printed content of an issued invoice. */
type Issued = Pick<
  Order,
  | 'typeCode'
  | 'buyerName'
  | 'buyerTaxNumber'
  | 'sellerName'
  | 'sellerTaxNumber'
  | 'drawer'
  | 'lines'
  | 'withTax'
  | 'withoutTax'
  | 'tax'
> & { readonly ticketSn: string; readonly issuedAt: string };

/**
 * An issued invoice in one of the formats that the platform re-hosts, as tax software writes digital invoices; null for any other
 * format or order. The platform's documents do not describe the contents of the files.
 */
export function invoiceFile(order: Order, format: string): ServedFile | null {
  const { ticketSn, issuedAt } = order;
  if (ticketSn === null || issuedAt === null) return null;
  const issued = { ...order, ticketSn, issuedAt };
  switch (format) {
    case 'pdf':
      return { type: 'application/pdf', bytes: invoicePage(issued) };
    case 'ofd':
      return { type: 'application/ofd', bytes: invoiceOfd(issued) };
    case 'xml':
      return { type: 'application/xml', bytes: Buffer.from(invoiceXml(issued)) };
    default:
      return null;
  }
}

/** The first invoice of the seed as a PDF, as its buyer has it: an example to try. */
export function exampleInvoice(): Buffer {
  return invoicePage({
    typeCode: '082',
    ticketSn: '26442000000000000011',
    issuedAt: '2026-11-02 10:00:00',
    buyerName: buyer.name,
    buyerTaxNumber: buyer.taxNumber,
    sellerName: provisionedSeller.name,
    sellerTaxNumber: provisionedSeller.taxNumber,
    drawer: '李静',
    lines: [software, support],
    withoutTax: '1500.00',
    tax: '160.00',
    withTax: '1660.00',
  });
}

const isSpecial = ({ typeCode }: Issued): boolean => typeCode === '081';

/** Page of the width of a letter page and half its height, as invoices are. */
function invoicePage(order: Issued): Buffer {
  const [day = ''] = order.issuedAt.split(' ');
  const [year = '', month = '', date = ''] = day.split('-');
  const rows: readonly (readonly [x: number, y: number, text: string])[] = [
    [200, 380, isSpecial(order) ? '电子发票（增值税专用发票）' : '电子发票（普通发票）'],
    [360, 355, `发票号码：${order.ticketSn}`],
    [360, 337, `开票日期：${year}年${month}月${date}日`],
    [24, 310, `名称：${order.buyerName}`],
    [310, 310, `名称：${order.sellerName}`],
    [24, 292, `纳税人识别号：${order.buyerTaxNumber ?? ''}`],
    [310, 292, `纳税人识别号：${order.sellerTaxNumber}`],
    ...order.lines.map((line, index): readonly [number, number, string] => [
      24,
      262 - index * 14,
      lineText(line),
    ]),
    [24, 90, `合计 ¥${order.withoutTax}　¥${order.tax}`],
    [24, 70, `价税合计　（小写）¥${order.withTax}`],
    [24, 30, `开票人：${order.drawer}`],
    [300, 30, '模拟平台，无税务效力'],
  ];
  const drawing = rows.map(([x, y, text]) => `BT /F1 9 Tf ${x} ${y} Td ${shown(text)} ET`);
  return drawnPage(drawing.join(' '), 595, 421, {
    InvoiceNumber: order.ticketSn,
    IssueTime: `${year}年${month}月${date}日`,
    TotalAmWithoutTax: order.withoutTax,
    TotalTaxAm: order.tax,
    SellerIdNum: order.sellerTaxNumber,
  });
}

function lineText({ name, rate, amount, tax }: Order['lines'][number]): string {
  return `${name}　${amount}　${rate}　${tax}`;
}

function invoiceXml(order: Issued): string {
  const line = ({ name, amount, rate, tax }: Order['lines'][number]): string =>
    `<IssuItemInformation>${element('ItemName', name)}${element('Amount', amount)}${element('TaxRate', rate)}${element('ComTaxAm', tax)}</IssuItemInformation>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<EInvoice><Header>${element('EIid', order.ticketSn)}<InherentLabel><GeneralOrSpecialVAT>${element('LabelCode', isSpecial(order) ? '01' : '02')}</GeneralOrSpecialVAT></InherentLabel></Header>
<EInvoiceData><SellerInformation>${element('SellerIdNum', order.sellerTaxNumber)}${element('SellerName', order.sellerName)}</SellerInformation>
<BuyerInformation>${element('BuyerIdNum', order.buyerTaxNumber ?? '')}${element('BuyerName', order.buyerName)}</BuyerInformation>
<BasicInformation>${element('TotalAmWithoutTax', order.withoutTax)}${element('TotalTaxAm', order.tax)}${element('TotalTax-includedAmount', order.withTax)}${element('Drawer', order.drawer)}</BasicInformation>
${order.lines.map(line).join('')}</EInvoiceData>
<TaxSupervisionInfo>${element('InvoiceNumber', order.ticketSn)}${element('IssueTime', order.issuedAt)}</TaxSupervisionInfo></EInvoice>
`;
}

function element(name: string, text: string): string {
  const escaped = text.replace(/[<>&]/g, (character) => `&#${character.charCodeAt(0)};`);
  return `<${name}>${escaped}</${name}>`;
}

/** Fixed date in the headers of an archive, so that every request gets the same bytes. */
const MIDNIGHT_1980 = new Date(1980, 0, 1);

/** OFD (GB/T 33190) with the invoice's XML attached. */
function invoiceOfd(order: Issued): Uint8Array {
  const files = {
    'OFD.xml': ofd(
      'OFD',
      `<ofd:DocBody><ofd:DocInfo><ofd:DocID>${order.ticketSn}</ofd:DocID></ofd:DocInfo><ofd:DocRoot>Doc_0/Document.xml</ofd:DocRoot></ofd:DocBody>`,
      ' Version="1.1" DocType="OFD"',
    ),
    'Doc_0/Document.xml': ofd(
      'Document',
      '<ofd:CommonData><ofd:PageArea><ofd:PhysicalBox>0 0 210 148.5</ofd:PhysicalBox></ofd:PageArea></ofd:CommonData><ofd:Attachments>Attachs/Attachments.xml</ofd:Attachments>',
    ),
    'Doc_0/Attachs/Attachments.xml': ofd(
      'Attachments',
      '<ofd:Attachment ID="1" Name="original_invoice" Format="xml"><ofd:FileLoc>original_invoice.xml</ofd:FileLoc></ofd:Attachment>',
    ),
    'Doc_0/Attachs/original_invoice.xml': invoiceXml(order),
  };
  const entries = Object.entries(files).map(([name, text]): [string, Uint8Array] => [
    name,
    Buffer.from(text),
  ]);
  return zipSync(Object.fromEntries(entries), { mtime: MIDNIGHT_1980 });
}

function ofd(name: string, inside: string, more = ''): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<ofd:${name} xmlns:ofd="http://www.ofdspec.org/2016"${more}>${inside}</ofd:${name}>\n`;
}
