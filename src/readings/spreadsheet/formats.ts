import { markedEncoding } from '../../kernel/text/unreadable.ts';
import { Unreadable } from '../reading.ts';
import { readCsv } from './csv.ts';
import type { SpreadsheetReading } from './spreadsheet.ts';
import { readXlsx } from './xlsx.ts';

/** [MS-CFB] 2.2: container of old workbooks and of password-protected ones. */
const COMPOUND_FILE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
/** [MS-OFFCRYPTO] 2.3.4.4: name of the stream of a password-protected workbook, as the directory spells it. */
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le');

/** Reads a list of invoices in the format that its first bytes reveal. Throws `Unreadable`. */
export function readSpreadsheet(bytes: Uint8Array): SpreadsheetReading {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.subarray(0, COMPOUND_FILE.length).equals(COMPOUND_FILE))
    throw new Unreadable(file.includes(ENCRYPTED) ? 'ENCRYPTED' : 'OLD_SPREADSHEET');
  if (file.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1'))) return readXlsx(bytes);
  if (file.includes(0) && markedEncoding(file) === null) throw new Unreadable('FORMAT');
  return readCsv(bytes);
}
