import { crc32 } from 'node:zlib';
import { drawnPage, shown } from '../../pdf/new-file.ts';
import type { ServedFile } from '../../world/world.ts';
import type { Order } from './issuing.ts';

/** An issued invoice in one of the formats that the platform re-hosts; null for any other format or order. */
export function invoiceFile(order: Order, format: string): ServedFile | null {
  if (order.ticketSn === null) return null;
  const xml = invoiceXml(order, order.ticketSn);
  switch (format) {
    case 'pdf':
      return {
        type: 'application/pdf',
        bytes: invoicePage(order, order.ticketSn),
      };
    case 'ofd':
      return {
        type: 'application/ofd',
        bytes: zip('OFD.xml', Buffer.from(ofdXml(order.ticketSn))),
      };
    case 'xml':
      return { type: 'application/xml', bytes: Buffer.from(xml) };
    default:
      return null;
  }
}

/** A page as wide and as high as half of one for letters, as invoices are. */
function invoicePage({ buyerName, withTax }: Order, ticketSn: string): Buffer {
  const lines = [
    '电子发票（模拟平台，无税务效力）',
    `发票号码 ${ticketSn}`,
    `购买方 ${buyerName}`,
    `价税合计 ${withTax} 元`,
  ];
  const text = lines.map((line) => `${shown(line)} T*`).join(' ');
  return drawnPage(`BT /F1 14 Tf 40 TL 56 330 Td ${text} ET`, 595, 421);
}

function invoiceXml(order: Order, ticketSn: string): string {
  const buyer = order.buyerName.replace(/[<>&]/g, (character) => `&#${character.charCodeAt(0)};`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<EInvoice><InvoiceNumber>${ticketSn}</InvoiceNumber><IssueTime>${order.issuedAt}</IssueTime><Buyer>${buyer}</Buyer><TotalTax-includedAmount>${order.withTax}</TotalTax-includedAmount></EInvoice>
`;
}

function ofdXml(ticketSn: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<ofd:OFD xmlns:ofd="http://www.ofdspec.org/2016" Version="1.1" DocType="OFD"><ofd:DocBody><ofd:DocInfo><ofd:DocID>${ticketSn}</ofd:DocID></ofd:DocInfo></ofd:DocBody></ofd:OFD>
`;
}

/** A ZIP archive, which an OFD is, with one uncompressed file. */
function zip(name: string, content: Buffer): Uint8Array {
  const version = 20;
  const midnight1980 = 0x0021;
  // Version, flags, method, time, day, CRC, both sizes and the length of the name stand alike in both headers.
  const common = Buffer.alloc(26);
  common.writeUInt16LE(version, 0);
  common.writeUInt16LE(midnight1980, 8);
  common.writeUInt32LE(crc32(content), 10);
  common.writeUInt32LE(content.length, 14);
  common.writeUInt32LE(content.length, 18);
  common.writeUInt16LE(name.length, 22);
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(name), content]);
  const madeBy = Buffer.from([version, 0]);
  // Comment length, disk, attributes and the offset of the one file are all zero.
  const directory = Buffer.concat([
    Buffer.from('PK\x01\x02'),
    madeBy,
    common,
    Buffer.alloc(14),
    Buffer.from(name),
  ]);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, directory, end]);
}
