import { constants, inflateSync } from 'node:zlib';
import { type Dict, type PdfValue, UnreadablePdf } from './syntax.ts';

/** More than any page of text takes: guards against a file that inflates without end. */
const LARGEST_DECODED = 128 * 1024 * 1024;

/** Undoes one filter. Throws `UnreadablePdf` for bad data, and for the filters of images. */
export function unfiltered(bytes: Buffer, filter: string, parms: Dict | null): Buffer {
  switch (filter) {
    case 'FlateDecode':
    case 'Fl':
      return unpredicted(inflated(bytes), parms);
    case 'ASCII85Decode':
    case 'A85':
      return fromAscii85(bytes);
    case 'ASCIIHexDecode':
    case 'AHx':
      return Buffer.from(bytes.toString('latin1').replace(/>[^]*|[^\dA-Fa-f]/g, ''), 'hex');
    default:
      throw new UnreadablePdf(`the filter ${filter} is not one of text`);
  }
}

function inflated(bytes: Buffer): Buffer {
  try {
    // A stream that lacks its end is shown by every viewer as far as it goes.
    const lenient = { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: LARGEST_DECODED };
    return inflateSync(bytes, lenient);
  } catch (error) {
    throw new UnreadablePdf('a compressed stream is damaged', { cause: error });
  }
}

function numberIn(parms: Dict | null, key: string, otherwise: number): number {
  const value: PdfValue | undefined = parms?.get(key);
  return typeof value === 'number' ? value : otherwise;
}

/** PNG's row predictors, which cross-reference streams are written with. */
function unpredicted(bytes: Buffer, parms: Dict | null): Buffer {
  const predictor = numberIn(parms, 'Predictor', 1);
  if (predictor === 1) return bytes;
  if (predictor < 10) throw new UnreadablePdf(`predictor ${predictor} is not one of text`);
  const bits = numberIn(parms, 'Colors', 1) * numberIn(parms, 'BitsPerComponent', 8);
  const pixel = Math.max(1, bits >> 3);
  const width = (bits * numberIn(parms, 'Columns', 1) + 7) >> 3;
  const rows = Math.ceil(bytes.length / (width + 1));
  const out = Buffer.alloc(rows * width);
  for (let row = 0; row < rows; row += 1) {
    const kind = bytes[row * (width + 1)] ?? 0;
    for (let column = 0; column < width; column += 1) {
      const at = row * width + column;
      const left = column < pixel ? 0 : (out[at - pixel] ?? 0);
      const up = row === 0 ? 0 : (out[at - width] ?? 0);
      const corner = row === 0 || column < pixel ? 0 : (out[at - width - pixel] ?? 0);
      const raw = bytes[row * (width + 1) + 1 + column] ?? 0;
      out[at] = raw + predicted(kind, left, up, corner);
    }
  }
  return out;
}

function predicted(kind: number, left: number, up: number, corner: number): number {
  switch (kind) {
    case 1:
      return left;
    case 2:
      return up;
    case 3:
      return (left + up) >> 1;
    case 4:
      return paeth(left, up, corner);
    default:
      return 0;
  }
}

function paeth(left: number, up: number, corner: number): number {
  const [toLeft, toUp] = [Math.abs(up - corner), Math.abs(left - corner)];
  const toCorner = Math.abs(left + up - 2 * corner);
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}

function fromAscii85(bytes: Buffer): Buffer {
  const out: number[] = [];
  let group: number[] = [];
  const flush = (): void => {
    const kept = group.length - 1;
    while (group.length < 5) group.push(84);
    const value = group.reduce((sum, digit) => sum * 85 + digit, 0) >>> 0;
    out.push(
      ...[value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255].slice(0, kept),
    );
    group = [];
  };
  for (const character of bytes.toString('latin1').replace(/~[^]*|\s/g, '')) {
    if (character === 'z' && group.length === 0) {
      out.push(0, 0, 0, 0);
      continue;
    }
    group.push(character.charCodeAt(0) - 33);
    if (group.length === 5) flush();
  }
  if (group.length > 1) flush();
  return Buffer.from(out);
}
