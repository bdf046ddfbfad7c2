import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { imageSize } from 'image-size';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { InvoiceCodeError, readInvoiceCode } from '../../packages/client/src/invoice-code.ts';
import { toFace } from './printed-values.ts';
import { type FaceMember, type Reading, Unreadable } from './reading.ts';

/** Limit of pixels, at four bytes each: 100 MB. A page scanned at 300 dpi has 9 million. */
const MOST_PIXELS = 25_000_000;

/** A decoded picture, four bytes a pixel. */
interface Pixels {
  readonly data: Uint8ClampedArray<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
}

/** Reads the QR codes of invoices in a PNG or JPEG, at any angle. Throws `Unreadable`. */
export async function readPicture(
  bytes: Uint8Array,
): Promise<readonly Omit<Reading, 'fileName'>[]> {
  const { width, height } = sizeOf(bytes);
  if (width * height > MOST_PIXELS) throw new Unreadable('TOO_MUCH');
  const read = await readCodes(bytes);
  if (read === null) throw new Unreadable('DAMAGED');
  return read;
}

/** Reads the QR codes in a picture; null for bytes that are no picture. */
export async function readCodes(
  picture: Uint8Array | Pixels,
): Promise<readonly Omit<Reading, 'fileName'>[] | null> {
  await (prepared ??= prepare());
  const codes = await readBarcodes('width' in picture ? asImageData(picture) : picture, {
    formats: ['QRCode'],
    tryHarder: true,
  });
  if (codes.some(({ error }) => error.includes('load image'))) return null;
  // A photo of several copies of an invoice has its code several times.
  const texts = new Set(codes.filter(({ isValid }) => isValid).map(({ text }) => text));
  return [...texts].flatMap((text) => toReading(text) ?? []);
}

function asImageData({ data, width, height }: Pixels): ImageData {
  return { data, width, height, colorSpace: 'srgb' };
}

function toReading(text: string): Omit<Reading, 'fileName'> | null {
  try {
    const { kind, amountWithTax, amountWithoutTax, ...code } = readInvoiceCode(text);
    const { invoiceCode, invoiceNumber, issuedOn, checkCode } = code;
    const members = {
      invoiceCode,
      invoiceNumber,
      issuedOn,
      checkCode,
      amountWithTax,
      amountWithoutTax,
    };
    const texts = new Map(
      Object.entries(members).flatMap(
        ([member, value]) => (value === null ? [] : [[member as FaceMember, [value]] as const]), // a member of the list above
      ),
    );
    const type = kind.includes('SPECIAL') ? 'SPECIAL' : kind.includes('GENERAL') ? 'GENERAL' : null;
    const { face, warnings } = toFace([{ texts, type, lines: [] }]);
    return { source: 'QR_IMAGE', printedCode: text, face, hasSignature: false, warnings };
  } catch (error) {
    if (error instanceof InvoiceCodeError) return null;
    throw error;
  }
}

function sizeOf(bytes: Uint8Array): { readonly width: number; readonly height: number } {
  try {
    return imageSize(bytes);
  } catch (error) {
    throw new Unreadable('DAMAGED', { cause: error });
  }
}

let prepared: Promise<void> | undefined;

/** Loads the reader's WebAssembly from beside the bundle or from the package; by default the package would download it. */
async function prepare(): Promise<void> {
  const bundled = new URL('zxing_reader.wasm', import.meta.url);
  const file = existsSync(fileURLToPath(bundled))
    ? bundled
    : new URL(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'));
  const wasm = await readFile(file);
  const wasmBinary = Uint8Array.from(wasm).buffer;
  prepareZXingModule({ overrides: { wasmBinary } });
}
