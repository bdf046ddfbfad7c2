import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { crc32, deflateRawSync } from 'node:zlib';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';

// Files made by hand from public descriptions of their formats, not by the tested code.

/** An invoice as printed by the files of this folder. */
export const printed = {
  invoiceNumber: '26442000000000000011',
  day: '2026-11-02',
  without: '1500.00',
  tax: '160.00',
  total: '1660.00',
  sellerName: '深圳示例软件有限公司',
  sellerTaxNumber: '91440300MA5DA1B2X3',
  buyerName: '北京示例贸易有限公司',
  buyerTaxNumber: '91110108MA01C8JT6R',
};

export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Bytes of a text in GBK, by the decoder's own table inverted. */
export function gbk(text: string): Uint8Array {
  const decoder = new TextDecoder('gbk');
  const bytesOf = new Map<string, readonly number[]>();
  for (let code = 0x8140; code <= 0xfefe; code += 1) {
    const bytes = [code >> 8, code & 0xff];
    const character = decoder.decode(Uint8Array.from(bytes));
    if (character.length === 1 && !bytesOf.has(character)) bytesOf.set(character, bytes);
  }
  return Uint8Array.from(
    Array.from(text).flatMap((character) =>
      character < '\u0080' ? [character.charCodeAt(0)] : (bytesOf.get(character) ?? []),
    ),
  );
}

/** The XML of a digital invoice. `change` edits it like a forger or another program. */
export function digitalXml(change: (xml: string) => string = (xml) => xml): string {
  const p = printed;
  return change(`<?xml version="1.0" encoding="UTF-8"?>
<EInvoice>
  <Header>
    <EIid>${p.invoiceNumber}</EIid>
    <InherentLabel><GeneralOrSpecialVAT><LabelCode>02</LabelCode><LabelName>普通发票</LabelName></GeneralOrSpecialVAT></InherentLabel>
  </Header>
  <EInvoiceData>
    <SellerInformation><SellerIdNum>${p.sellerTaxNumber}</SellerIdNum><SellerName>${p.sellerName}</SellerName></SellerInformation>
    <BuyerInformation><BuyerIdNum>${p.buyerTaxNumber}</BuyerIdNum><BuyerName>${p.buyerName}</BuyerName></BuyerInformation>
    <BasicInformation><TotalAmWithoutTax>${p.without}</TotalAmWithoutTax><TotalTaxAm>${p.tax}</TotalTaxAm><TotalTax-includedAmount>${p.total}</TotalTax-includedAmount><Drawer>王五</Drawer></BasicInformation>
    <IssuItemInformation><ItemName>*软件*财务管理软件</ItemName><Quantity>1</Quantity><UnPrice>1000</UnPrice><Amount>1000.00</Amount><TaxRate>0.13</TaxRate><ComTaxAm>130.00</ComTaxAm></IssuItemInformation>
    <IssuItemInformation><ItemName>*信息技术服务*运维服务</ItemName><Amount>500.00</Amount><TaxRate>0.06</TaxRate><ComTaxAm>30.00</ComTaxAm></IssuItemInformation>
  </EInvoiceData>
  <TaxSupervisionInfo><InvoiceNumber>${p.invoiceNumber}</InvoiceNumber><IssueTime>${p.day} 10:11:12</IssueTime></TaxSupervisionInfo>
</EInvoice>
`);
}

/** The data of an electronic invoice of the older kind, as attached to its OFD. */
export function electronicXml({
  code = '044002600111',
  check = '12345678901234271828',
} = {}): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<fp:eInvoice xmlns:fp="http://www.edrm.org.cn/schema/e-invoice/2019" Version="1.0">
  <fp:InvoiceCode>${code}</fp:InvoiceCode><fp:InvoiceNo>00000016</fp:InvoiceNo><fp:IssueDate>2026年11月07日</fp:IssueDate>
  ${check === '' ? '' : `<fp:InvoiceCheckCode>${check}</fp:InvoiceCheckCode>`}
  <fp:Buyer><fp:BuyerName>${printed.buyerName}</fp:BuyerName><fp:BuyerTaxID>${printed.buyerTaxNumber}</fp:BuyerTaxID></fp:Buyer>
  <fp:Seller><fp:SellerName>${printed.sellerName}</fp:SellerName><fp:SellerTaxID>${printed.sellerTaxNumber}</fp:SellerTaxID></fp:Seller>
  <fp:TaxInclusiveTotalAmount>530.00</fp:TaxInclusiveTotalAmount><fp:TaxExclusiveTotalAmount>500.00</fp:TaxExclusiveTotalAmount><fp:TaxTotalAmount>30.00</fp:TaxTotalAmount>
  <fp:GoodsInfos><fp:GoodsInfo><fp:Item>*信息技术服务*运维服务</fp:Item><fp:Amount>500.00</fp:Amount><fp:TaxScheme>6%</fp:TaxScheme><fp:TaxAmount>30.00</fp:TaxAmount></fp:GoodsInfo></fp:GoodsInfos>
</fp:eInvoice>`;
}

/**
 * A ZIP archive of texts and bytes, by the layout of APPNOTE.TXT. Names are in UTF-8; hundreds of megabytes compress in
 * a second.
 */
export function zip(files: Readonly<Record<string, string | Uint8Array>>): Uint8Array {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(files)) {
    const data = typeof content === 'string' ? utf8(content) : content;
    const deflated = deflateRawSync(data);
    const title = Buffer.from(name);
    // Version, flags (UTF-8), method (deflate), time, date, checksum, both sizes, length of the name, no extra field.
    const entry = numbers(
      [2, 20, 0x800, 8, 0, 0x21],
      [4, crc32(data), deflated.length, data.length],
      [2, title.length, 0],
    );
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), entry, title, deflated]);
    locals.push(local);
    directory.push(
      Buffer.from('PK\x01\x02', 'latin1'),
      numbers([2, 20]),
      entry,
      numbers([2, 0, 0, 0], [4, 0, offset]),
      title,
    );
    offset += local.length;
  }
  const entries = Buffer.concat(directory);
  const count = locals.length;
  const end = numbers([2, 0, 0, count, count], [4, entries.length, offset], [2, 0]);
  return Buffer.concat([...locals, entries, Buffer.from('PK\x05\x06', 'latin1'), end]);
}

/** Numbers in little-endian order; each row begins with their size in bytes. */
function numbers(
  ...rows: readonly (readonly [size: number, ...values: readonly number[]])[]
): Buffer {
  return Buffer.concat(
    rows.flatMap(([size, ...values]) =>
      values.map((value) => {
        const bytes = Buffer.alloc(size);
        bytes.writeUIntLE(value, 0, size);
        return bytes;
      }),
    ),
  );
}

const OFD_ROOT = `<?xml version="1.0" encoding="UTF-8"?><ofd:OFD xmlns:ofd="http://www.ofdspec.org/2016" Version="1.1" DocType="OFD"><ofd:DocBody><ofd:DocRoot>Doc_0/Document.xml</ofd:DocRoot></ofd:DocBody></ofd:OFD>`;

/** An OFD with these further files. */
export function ofd(files: Readonly<Record<string, string | Uint8Array>>): Uint8Array {
  return zip({
    'OFD.xml': OFD_ROOT,
    'Doc_0/Document.xml': `<ofd:Document xmlns:ofd="http://www.ofdspec.org/2016"><ofd:Attachments>Attachs/Attachments.xml</ofd:Attachments></ofd:Document>`,
    ...files,
  });
}

/** An OFD without an attachment: tags refer to the texts of its page. */
export function taggedOfd(): Uint8Array {
  const texts = [
    '044002600111',
    '00000016',
    '2026',
    '年11月',
    '07日',
    '500.00',
    '30.00',
    '530.00',
    '12345678901234271828',
  ];
  const objects = texts.map(
    (text, index) =>
      `<ofd:TextObject ID="${index + 10}" Boundary="0 0 9 9"><ofd:TextCode X="0" Y="3">${text}</ofd:TextCode></ofd:TextObject>`,
  );
  return ofd({
    'Doc_0/Pages/Page_0/Content.xml': `<ofd:Page xmlns:ofd="http://www.ofdspec.org/2016"><ofd:Content><ofd:Layer>${objects.join('')}</ofd:Layer></ofd:Content></ofd:Page>`,
    'Doc_0/Tags/CustomTag.xml': `<fp:eInvoice xmlns:fp="a"><fp:InvoiceCode>${ref(10)}</fp:InvoiceCode><fp:InvoiceNo>${ref(11)}</fp:InvoiceNo><fp:IssueDate>${ref(12)}${ref(13)}${ref(14)}</fp:IssueDate><fp:TaxExclusiveTotalAmount>${ref(15)}</fp:TaxExclusiveTotalAmount><fp:TaxTotalAmount>${ref(16)}</fp:TaxTotalAmount><fp:TaxInclusiveTotalAmount>${ref(17)}</fp:TaxInclusiveTotalAmount><fp:InvoiceCheckCode>${ref(18)}</fp:InvoiceCheckCode></fp:eInvoice>`,
  });
}

function ref(id: number): string {
  return `<fp:ObjectRef PageRef="1">${id}</fp:ObjectRef>`;
}

/** A text at a position of a page, in points from its lower left corner. */
export type Placed = readonly [x: number, y: number, text: string];

/** The texts of a digital invoice's page: labels in one part of the file and values in another, as programs write them. */
export function printedPage(change: Partial<typeof printed> = {}): readonly Placed[] {
  const p = { ...printed, ...change };
  const [year = '', month = '', day = ''] = p.day.split('-');
  return [
    [200, 380, '电子发票（普通发票）'],
    [400, 380, '发票号码：'],
    [400, 360, '开票日期：'],
    [30, 330, '名称：'],
    [320, 330, '名称：'],
    [30, 310, '统一社会信用代码/纳税人识别号：'],
    [320, 310, '统一社会信用代码/纳税人识别号：'],
    [40, 120, '合'],
    [60, 120, '计'],
    [40, 100, '价税合计（大写）'],
    [330, 100, '（小写）'],
    [30, 60, '开票人：'],
    [460, 380, p.invoiceNumber],
    [460, 360, `${year}年${month}月${day}日`],
    [80, 330, p.buyerName],
    [370, 330, p.sellerName],
    [190, 310, p.buyerTaxNumber],
    [480, 310, p.sellerTaxNumber],
    [300, 120, `¥${p.without}`],
    [450, 120, `¥${p.tax}`],
    [380, 100, `¥${Number(p.total).toLocaleString('en-US', { minimumFractionDigits: 2 })}`],
    [90, 60, '王五'],
  ];
}

/** Parts of a PDF made by hand. */
export interface PdfParts {
  readonly pages: readonly (readonly Placed[])[];
  /** Custom properties of the document's information. */
  readonly properties?: Readonly<Record<string, string>>;
  readonly attachment?: string;
  /** Modules of a QR code for each page, drawn as a picture; none on later pages. */
  readonly pictures?: readonly Modules[];
  readonly isSigned?: boolean;
}

interface Modules {
  readonly data: Uint8ClampedArray | Uint8Array;
  readonly width: number;
  readonly height: number;
}

const FONT =
  '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 2 >> /DW 1000 >>] >>';

export function pdf({
  pages,
  properties,
  attachment,
  pictures = [],
  isSigned,
}: PdfParts): Uint8Array {
  const objects: string[] = ['', '', FONT];
  const add = (object: string): number => objects.push(object);
  const images = pictures.map((picture) =>
    add(
      stream(
        `${Buffer.from(scaled(picture)).toString('hex')}>`,
        `/Type /XObject /Subtype /Image /Width ${picture.width * SCALE} /Height ${picture.height * SCALE} /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /ASCIIHexDecode`,
      ),
    ),
  );
  const kids = pages.map((page, index) => {
    const text = page.map(([x, y, text]) => `BT /F1 9 Tf ${x} ${y} Td <${hex(text)}> Tj ET`);
    const image = images[index];
    const drawn = image ? [...text, 'q 200 0 0 200 20 20 cm /I1 Do Q'] : text;
    const content = add(stream(drawn.join('\n')));
    const resources = `<< /Font << /F1 3 0 R >> ${image ? `/XObject << /I1 ${image} 0 R >>` : ''} >>`;
    return add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 1800 800] /Contents ${content} 0 R /Resources ${resources} >>`,
    );
  });
  let names = '';
  if (attachment !== undefined) {
    const bytes = Buffer.from(attachment).toString('hex');
    const file = add(stream(`${bytes}>`, '/Type /EmbeddedFile /Filter /ASCIIHexDecode'));
    const spec = add(
      `<< /Type /Filespec /F (invoice.xml) /UF (invoice.xml) /EF << /F ${file} 0 R >> >>`,
    );
    names = `/Names << /EmbeddedFiles << /Names [(invoice.xml) ${spec} 0 R] >> >>`;
  }
  if (isSigned) add('<< /Type /Sig /Filter /Adobe.PPKLite >>');
  const info = add(
    `<< ${Object.entries({ Producer: 'by hand', ...properties })
      .map(([name, value]) => `/${name} <feff${hex(value)}>`)
      .join(' ')} >>`,
  );
  objects[0] = `<< /Type /Catalog /Pages 2 0 R ${names} >>`;
  objects[1] = `<< /Type /Pages /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] /Count ${kids.length} >>`;
  return written(objects, info);
}

function stream(content: string, entries = ''): string {
  return `<< ${entries} /Length ${content.length} >>\nstream\n${content}\nendstream`;
}

function hex(text: string): string {
  return Buffer.from(text, 'utf16le').swap16().toString('hex');
}

function written(objects: readonly string[], info: number): Uint8Array {
  let text = '%PDF-1.7\n';
  let table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`;
  for (const [index, object] of objects.entries()) {
    table += `${String(text.length).padStart(10, '0')} 00000 n \n`;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
  }
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info ${info} 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(text + table + trailer, 'latin1');
}

/** Properties written by tax software into the PDF of a digital invoice. */
export const properties = {
  InvoiceNumber: printed.invoiceNumber,
  IssueTime: '2026年11月02日',
  TotalAmWithoutTax: printed.without,
  TotalTaxAm: printed.tax,
  SellerIdNum: printed.sellerTaxNumber,
};

const SCALE = 4;
const QUIET = 4;

function scaled({ data, width, height }: Modules): Uint8Array {
  const pixels = new Uint8Array(width * height * SCALE * SCALE);
  for (let y = 0; y < height * SCALE; y += 1)
    for (let x = 0; x < width * SCALE; x += 1)
      pixels[y * width * SCALE + x] =
        data[Math.floor(y / SCALE) * width + Math.floor(x / SCALE)] ?? 255;
  return pixels;
}

const wasm = readFileSync(
  createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm'),
);
prepareZXingModule({ overrides: { wasmBinary: Uint8Array.from(wasm).buffer } });

/** A QR code as a PNG. */
export async function qrPng(text: string): Promise<Uint8Array> {
  const { image } = await writeBarcode(text, { format: 'QRCode', scale: 4 });
  return new Uint8Array((await image?.arrayBuffer()) ?? new ArrayBuffer());
}

/** The modules of a QR code with the white margin required by readers: 0 is black, 255 is white. */
export async function qrModules(text: string): Promise<Modules> {
  const { symbol } = await writeBarcode(text, { format: 'QRCode' });
  const [width, height] = [symbol.width + 2 * QUIET, symbol.height + 2 * QUIET];
  const data = new Uint8Array(width * height).fill(255);
  for (let y = 0; y < symbol.height; y += 1)
    for (let x = 0; x < symbol.width; x += 1)
      data[(y + QUIET) * width + x + QUIET] = symbol.data[y * symbol.width + x] ?? 255;
  return { data, width, height };
}

/** The QR text of the printed invoice. */
export const qrText = '01,32,,26442000000000000011,1660.00,20261102,,74AE';
