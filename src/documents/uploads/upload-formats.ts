import { type FileHandle, open } from 'node:fs/promises';
import { textByMark } from '../../kernel/text/unreadable.ts';
import { type FileBytes, LocalFile } from '../../kernel/files/local-file.ts';
import type { UploadFormat } from '../../kernel/files/uploaded-file.ts';
import { formatOfBytes } from '../formats.ts';
import { type Message, inEnglish } from '../../messages/message.ts';
import { requests } from '../../messages/requests.ts';

const mediaTypes: Readonly<Record<UploadFormat, string>> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ofd: 'application/ofd',
  xml: 'application/xml',
  zip: 'application/zip',
  png: 'image/png',
  jpg: 'image/jpeg',
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** PNG, sections 5.2 and 11.2: its signature and the beginning of the header chunk; type and checksum of the last chunk. */
const PNG_BEGIN = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1');
const PNG_END = Buffer.from('IEND\xaeB`\x82', 'latin1');

/** ITU T.81, B.1.1.3: the first and last marker of a JPEG. */
const JPEG_BEGIN = Buffer.from('ffd8ff', 'hex');
const JPEG_END = Buffer.from('ffd9', 'hex');
const START_OF_SCAN = 0xda;

/** Limit of segments before the picture of a JPEG: a large color profile has some hundred. */
const MOST_SEGMENTS = 500;

/** The media type of a format that clients may send. */
export function uploadMediaType(format: UploadFormat): string {
  return mediaTypes[format];
}

/**
 * Bytes read at a file's ends: enough for the markers of PDF, and for the end of a ZIP archive with its longest comment.
 * Both are even, because characters in UTF-16 have two bytes.
 */
const HEAD = 1024;
const TAIL = 64 * 1024 + 22;

/** Root element of an invoice's XML; a web page's script is well-formed XML, too. */
const INVOICE_ROOT = /<(?:[\w-]+:)?EInvoice[\s>]/i;

/** [MS-CFB] 2.2: first bytes of every compound file. */
const COMPOUND_FILE = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/** [MS-DOC] 2.1.1: name of the stream that makes a compound file a Word document, as its directory spells it. */
const WORD_STREAM = Buffer.from('WordDocument\0', 'utf16le');

/** Number of bytes read of a ZIP archive's table of contents, enough for thousands of entries. */
const LARGEST_DIRECTORY = 1024 * 1024;

/** Format of a complete file by its bytes; null for a format that clients may not send. */
export async function uploadFormatOf(
  file: FileHandle,
  byteSize: number,
): Promise<UploadFormat | null> {
  const { head, tail } = await readEnds(file, byteSize);
  if (begins(head, COMPOUND_FILE)) {
    return (await holds(file, WORD_STREAM)) ? 'doc' : null;
  }
  if (begins(head, PNG_BEGIN)) return tail.includes(PNG_END) ? 'png' : null;
  if (begins(head, JPEG_BEGIN)) return (await isWholeJpeg(file)) ? 'jpg' : null;
  const format = formatOfBytes(Buffer.concat([head, tail]));
  // An OFD is a ZIP archive, and so are DOCX and XLSX: the entries distinguish them (ECMA-376 part 2; part 1, 11.3.10).
  if (format === 'xml') return INVOICE_ROOT.test(textByMark(head)) ? 'xml' : null;
  if (format === null) return isCsv(head) ? 'csv' : null;
  if (format !== 'ofd') return format;
  const directory = await directoryOf(file, tail);
  if (directory.includes('[Content_Types].xml')) {
    if (directory.includes('word/document')) return 'docx';
    return directory.includes('xl/worksheets/') ? 'xlsx' : null;
  }
  if (directory.length === 0) return null;
  return directory.includes('OFD.xml') ? 'ofd' : 'zip';
}

const begins = (head: Buffer, mark: Buffer): boolean => head.subarray(0, mark.length).equals(mark);

/** True for a JPEG whose picture ends. Earlier segments may hold a thumbnail, and phones append a video. */
async function isWholeJpeg(file: FileHandle): Promise<boolean> {
  let position = 2;
  for (let segments = 0; segments < MOST_SEGMENTS; segments += 1) {
    const marker = await readAt(file, position, 4);
    if (marker.length < 4 || marker[0] !== 0xff) return false;
    if (marker[1] === START_OF_SCAN) return holds(file, JPEG_END, position);
    // B.1.1.2: any number of 0xff bytes may precede a marker.
    position += marker[1] === 0xff ? 1 : 2 + marker.readUInt16BE(2);
  }
  return false;
}

/**
 * True for lines of text with a delimiter, in any encoding: CSV has no signature. Truncated files of other formats, and
 * text that runs in a browser, are excluded.
 */
function isCsv(head: Buffer): boolean {
  // Other encodings differ only in characters that this check ignores.
  const text = textByMark(head);
  const isText = !/[^\P{Cc}\t\r\n\u0080-\u009f]/u.test(text);
  return isText && !/^\s*<|%PDF-/.test(text) && /[,;\t|]/.test(text) && /[\r\n]/.test(text);
}

/** Bytes that reveal the format of a file: all of a short file, both ends of a file on the disk. */
export async function endsOf(bytes: FileBytes): Promise<Buffer> {
  if (!(bytes instanceof LocalFile)) return bytes;
  const file = await open(bytes.path);
  try {
    const { head, tail } = await readEnds(file, bytes.byteSize);
    return Buffer.concat([head, tail]);
  } finally {
    await file.close();
  }
}

async function readEnds(
  file: FileHandle,
  byteSize: number,
): Promise<{ readonly head: Buffer; readonly tail: Buffer }> {
  const tailAt = Math.max(0, byteSize - TAIL);
  return {
    head: await readAt(file, 0, Math.min(HEAD, byteSize)),
    tail: await readAt(file, tailAt, byteSize - tailAt),
  };
}

/** Table of contents of an archive, up to `LARGEST_DIRECTORY`. */
async function directoryOf(file: FileHandle, tail: Buffer): Promise<Buffer> {
  const end = tail.lastIndexOf('PK\x05\x06');
  if (end < 0 || tail.length < end + 22) return Buffer.alloc(0);
  const length = Math.min(tail.readUInt32LE(end + 12), LARGEST_DIRECTORY);
  return readAt(file, tail.readUInt32LE(end + 16), length);
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

/** True if the file contains the bytes at or after a position. Reads overlapping pieces, so that no piece boundary hides them. */
async function holds(file: FileHandle, wanted: Buffer, from = 0): Promise<boolean> {
  const piece = 256 * 1024;
  for (let position = from; ; position += piece) {
    const bytes = await readAt(file, position, piece + wanted.length - 1);
    if (bytes.includes(wanted)) return true;
    if (bytes.length < piece) return false;
  }
}

/** Size limit of the endpoint that takes the longest files (document 3, section 4.3: 60 MB). */
export const LARGEST_UPLOAD = 60 * 1024 * 1024;

type Reason = 'too-large' | 'unknown-format' | 'no-room' | 'disk-full';

const texts: Readonly<Record<Reason, (most: number) => Message>> = {
  'too-large': () => requests.fileTooLarge({ most: LARGEST_UPLOAD }),
  'unknown-format': () => requests.unknownFormat,
  'no-room': (most) => requests.noRoom({ most }),
  'disk-full': () => requests.diskFull,
};

/** A rejected file, with a sentence for the client. */
export class UploadRejected extends Error {
  override readonly name = 'UploadRejected';
  readonly reason: Reason;
  readonly text: Message;

  /** `most` is the byte limit of a tenant's files. */
  constructor(reason: Reason, most = 0) {
    const text = texts[reason](most);
    super(inEnglish(text));
    this.reason = reason;
    this.text = text;
  }
}
