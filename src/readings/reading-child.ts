import { answerWith } from '../kernel/bounded-worker.ts';
import { type FileReading, type Reading, Unreadable } from './reading.ts';
import { readOfd } from './ofd.ts';
import { faceInXml, isInvoice, xmlTexts } from './xml.ts';
import { toFace } from './printed-values.ts';
import type { SpreadsheetReading, UnreadSpreadsheet } from './spreadsheet/spreadsheet.ts';
import { unzip } from './zip.ts';

const ZIP_BOUNDS = { files: 50, bytes: 48 * 1024 * 1024 };

/** A file to read, either as invoices or as a list of invoices. */
export interface ReadingTask {
  readonly as: 'FILE' | 'SPREADSHEET';
  readonly bytes: Uint8Array;
}

answerWith((task) => {
  const { as, bytes } = task as ReadingTask; // `reader.ts` sends no other type
  return as === 'FILE' ? readFile(bytes) : readSheet(bytes);
});

async function readSheet(bytes: Uint8Array): Promise<SpreadsheetReading | UnreadSpreadsheet> {
  try {
    return (await import('./spreadsheet/formats.ts')).readSpreadsheet(bytes);
  } catch (error) {
    return { problem: problemOf(error) };
  }
}

/** Reads a file of any supported format, or a ZIP of such files. */
async function readFile(bytes: Uint8Array): Promise<FileReading> {
  if (formatOf(bytes) !== 'zip') return readOne(null, bytes);
  let files: ReadonlyMap<string, Uint8Array>;
  try {
    files = unzip(bytes, ZIP_BOUNDS, (name) => !/(?:^|\/)(?:__MACOSX\/|\.)/.test(name));
  } catch (error) {
    return { invoices: [], unread: [{ fileName: null, problem: problemOf(error) }] };
  }
  const read: FileReading[] = [];
  for (const [name, content] of files) read.push(await readOne(name, content));
  return {
    invoices: read.flatMap(({ invoices }) => invoices),
    unread: read.flatMap(({ unread }) => unread),
  };
}

async function readOne(fileName: string | null, bytes: Uint8Array): Promise<FileReading> {
  try {
    const read = await readInvoices(bytes);
    if (read.length === 0) throw new Unreadable('NO_INVOICE');
    return { invoices: read.map((reading) => Object.assign(reading, { fileName })), unread: [] };
  } catch (error) {
    return { invoices: [], unread: [{ fileName, problem: problemOf(error) }] };
  }
}

/** Reads one file. The libraries of a format are loaded with its first file. */
async function readInvoices(bytes: Uint8Array): Promise<readonly Omit<Reading, 'fileName'>[]> {
  switch (formatOf(bytes)) {
    case 'xml': {
      const texts = xmlTexts(bytes);
      if (!isInvoice(texts)) throw new Unreadable('NO_INVOICE');
      const { face, warnings } = toFace([faceInXml(texts)]);
      if (face.invoiceNumber === null) throw new Unreadable('NO_INVOICE');
      const hasSignature = texts.some(({ path }) => path.includes('Signature'));
      return [{ source: 'XML', printedCode: null, face, hasSignature, warnings }];
    }
    case 'ofd':
      return [readOfd(bytes)];
    case 'pdf':
      return (await import('./pdf.ts')).readPdf(bytes);
    case 'picture':
      return (await import('./picture.ts')).readPicture(bytes);
    case 'zip':
      throw new Unreadable('NESTED');
    case null:
      throw new Unreadable('FORMAT');
  }
}

type FileFormat = 'xml' | 'ofd' | 'pdf' | 'picture' | 'zip';

/** Format by the first bytes; an OFD is a ZIP archive that contains the entry `OFD.xml`. */
function formatOf(bytes: Uint8Array): FileFormat | null {
  const head = Buffer.from(bytes.subarray(0, 1024)).toString('latin1');
  if (head.startsWith('PK\x03\x04')) return Buffer.from(bytes).includes('OFD.xml') ? 'ofd' : 'zip';
  if (head.includes('%PDF-')) return 'pdf';
  if (head.startsWith('\x89PNG') || head.startsWith('\xff\xd8\xff')) return 'picture';
  const text = head.replaceAll('\0', '').replace(/^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?\s*/, '');
  return text.startsWith('<') ? 'xml' : null;
}

function problemOf(error: unknown): Unreadable['problem'] {
  return error instanceof Unreadable ? error.problem : 'DAMAGED';
}
