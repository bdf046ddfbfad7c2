import { SaxesParser } from 'saxes';
import { Unreadable } from '../reading.ts';

/** Callbacks for the parts of a document; names have no prefixes. */
interface Scanner {
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  text?(text: string): void;
  close?(name: string): void;
}

const PIECE = 64 * 1024;
/** Limit of pieces that one text or tag may span, because the parser buffers it until it ends. */
const LONGEST_PIECES = 16;
/** Depth of real documents is below 10. */
const DEEPEST = 64;
const bareName = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * Streams the parts of a UTF-8 document to a scanner without storing them. Entities other than the five of XML are an
 * error. Ends early once `isDone` returns true. Throws `Unreadable`.
 */
export function scanXml(bytes: Uint8Array, scanner: Scanner, isDone = (): boolean => false): void {
  const parser = new SaxesParser({ position: false, xmlns: false });
  let [depth, silentPieces] = [0, 0];
  parser.on('opentag', ({ name, attributes }) => {
    silentPieces = 0;
    if (++depth > DEEPEST) throw new Unreadable('TOO_MUCH');
    scanner.open(bareName(name), attributes);
  });
  const takeText = (text: string): void => scanner.text?.(text);
  parser.on('text', takeText);
  parser.on('cdata', takeText);
  parser.on('closetag', ({ name }) => {
    silentPieces = 0;
    depth -= 1;
    scanner.close?.(bareName(name));
  });
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for (let at = 0; at < bytes.length && !isDone(); at += PIECE) {
      if (++silentPieces > LONGEST_PIECES) throw new Unreadable('TOO_MUCH');
      parser.write(decoder.decode(bytes.subarray(at, at + PIECE), { stream: true }));
    }
    if (!isDone()) parser.close();
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable('DAMAGED', { cause: error });
  }
}
