import { unfiltered } from './filters.ts';
import { type Dict, type PdfValue, Ref, Stream, Syntax, UnreadablePdf, Word } from './syntax.ts';

/** Where an object stands: at an offset of the file, or inside an object stream. */
export type Place =
  | { readonly offset: number; readonly generation: number }
  | { readonly container: number };

/** Where all objects stand, and what the last trailer says. */
export interface Structure {
  /** Freed objects stand here as null, so that an older section cannot bring them back. */
  readonly places: ReadonlyMap<number, Place | null>;
  readonly trailer: Dict;
  /** Of the newest cross-reference section; null where none could be read and the file was searched instead. */
  readonly startxref: number | null;
  /** Whether that section is a stream: an update has to be written in the same form. */
  readonly asStream: boolean;
}

/** Reads the cross-reference sections, newest first, or finds the objects by searching where they are broken. */
export function structureOf(bytes: Buffer): Structure {
  try {
    const structure = linked(bytes);
    const root = structure.trailer.get('Root');
    const place = root instanceof Ref ? structure.places.get(root.number) : null;
    // Offsets that are wrong are wrong for all objects as a rule: the catalog stands for them.
    if (place && 'offset' in place) objectAt(bytes, place.offset, direct);
    if (place) return structure;
  } catch (error) {
    if (!(error instanceof UnreadablePdf)) throw error;
  }
  return searched(bytes);
}

/** The object that begins at an offset, with its number. Throws `UnreadablePdf` where none begins. */
export function objectAt(
  bytes: Buffer,
  offset: number,
  lengthOf: (length: PdfValue) => PdfValue,
): { readonly number: number; readonly generation: number; readonly value: PdfValue } {
  const syntax = new Syntax(bytes, offset);
  const [number, generation] = [syntax.next(), syntax.next()];
  if (typeof number !== 'number' || typeof generation !== 'number' || !syntax.takes('obj')) {
    throw new UnreadablePdf(`no object begins at ${offset}`);
  }
  const value = syntax.next();
  const hasBytes = value instanceof Map && syntax.takes('stream');
  return {
    number,
    generation,
    value: hasBytes
      ? new Stream(value, streamBytes(syntax, lengthOf(value.get('Length') ?? null)))
      : value,
  };
}

function streamBytes(syntax: Syntax, length: PdfValue): Buffer {
  const { bytes } = syntax;
  let start = syntax.at;
  if (bytes[start] === 0x0d) start += 1;
  if (bytes[start] === 0x0a) start += 1;
  if (typeof length === 'number' && length >= 0) {
    const behind = new Syntax(bytes, start + length);
    if (behind.takes('endstream')) return bytes.subarray(start, start + length);
  }
  const end = bytes.indexOf('endstream', start);
  if (end < 0) throw new UnreadablePdf('a stream is cut off');
  return bytes.subarray(start, end);
}

/** A stream's bytes with its filters undone. Throws `UnreadablePdf`. */
export function decoded(stream: Stream, resolve: (value: PdfValue) => PdfValue): Buffer {
  const filter = resolve(stream.dict.get('Filter') ?? null);
  const parms = resolve(stream.dict.get('DecodeParms') ?? null);
  const filters = Array.isArray(filter) ? filter : filter === null ? [] : [filter];
  let bytes = stream.encoded;
  for (const [index, each] of filters.entries()) {
    const name = resolve(each);
    const of = Array.isArray(parms) ? resolve(parms[index] ?? null) : parms;
    bytes = unfiltered(bytes, typeof name === 'string' ? name : '', of instanceof Map ? of : null);
  }
  return bytes;
}

const direct = (value: PdfValue): PdfValue => value;

function linked(bytes: Buffer): Structure {
  const marker = bytes.lastIndexOf('startxref');
  const startxref = marker < 0 ? null : new Syntax(bytes, marker + 9).next();
  if (typeof startxref !== 'number') throw new UnreadablePdf('no startxref');
  const places = new Map<number, Place | null>();
  const first = section(bytes, startxref, places);
  const seen = new Set<PdfValue>([startxref]);
  const waiting = [first.dict.get('XRefStm'), first.dict.get('Prev')];
  while (waiting.length > 0) {
    const offset = waiting.shift();
    if (typeof offset !== 'number' || seen.has(offset)) continue;
    seen.add(offset);
    const { dict } = section(bytes, offset, places);
    waiting.unshift(dict.get('XRefStm'), dict.get('Prev'));
  }
  return { places, trailer: first.dict, startxref, asStream: first.asStream };
}

function section(
  bytes: Buffer,
  offset: number,
  places: Map<number, Place | null>,
): { readonly dict: Dict; readonly asStream: boolean } {
  const syntax = new Syntax(bytes, offset);
  if (syntax.takes('xref')) return { dict: table(syntax, places), asStream: false };
  const { value } = objectAt(bytes, offset, direct);
  if (!(value instanceof Stream)) throw new UnreadablePdf(`no cross-references at ${offset}`);
  packed(value, places);
  return { dict: value.dict, asStream: true };
}

function table(syntax: Syntax, places: Map<number, Place | null>): Dict {
  while (!syntax.takes('trailer')) {
    const [first, count] = [syntax.next(), syntax.next()];
    if (typeof first !== 'number' || typeof count !== 'number') {
      throw new UnreadablePdf('a cross-reference table is damaged');
    }
    for (let number = first; number < first + count; number += 1) {
      const [offset, generation, kind] = [syntax.next(), syntax.next(), syntax.next()];
      if (typeof offset !== 'number' || typeof generation !== 'number' || !(kind instanceof Word)) {
        throw new UnreadablePdf('a cross-reference table is damaged');
      }
      if (!places.has(number))
        places.set(number, kind.text === 'n' ? { offset, generation } : null);
    }
  }
  const trailer = syntax.next();
  if (!(trailer instanceof Map)) throw new UnreadablePdf('no trailer');
  return trailer;
}

function packed(stream: Stream, places: Map<number, Place | null>): void {
  const bytes = decoded(stream, direct);
  const numbers = (key: string): number[] | null => {
    const value = stream.dict.get(key);
    return Array.isArray(value) ? value.map(Number) : null;
  };
  const [kindWidth = 0, secondWidth = 0, thirdWidth = 0] = numbers('W') ?? [];
  const index = numbers('Index') ?? [0, Number(stream.dict.get('Size') ?? 0)];
  let at = 0;
  const field = (width: number): number => {
    let value = 0;
    for (const end = at + width; at < end; at += 1) value = value * 256 + (bytes[at] ?? 0);
    return value;
  };
  for (let pair = 0; pair < index.length; pair += 2) {
    const [first = 0, count = 0] = index.slice(pair);
    for (let number = first; number < first + count && at < bytes.length; number += 1) {
      const kind = kindWidth === 0 ? 1 : field(kindWidth);
      const [second, third] = [field(secondWidth), field(thirdWidth)];
      if (!places.has(number)) places.set(number, placeOf(kind, second, third));
    }
  }
}

function placeOf(kind: number, second: number, third: number): Place | null {
  if (kind === 1) return { offset: second, generation: third };
  return kind === 2 ? { container: second } : null;
}

/** Every `n g obj` of the file, the last of a number counting, as viewers do with a broken table. */
function searched(bytes: Buffer): Structure {
  const places = new Map<number, Place | null>();
  const trailer: Dict = new Map();
  const take = (dict: PdfValue): void => {
    if (!(dict instanceof Map)) return;
    for (const key of ['Root', 'Info', 'ID', 'Encrypt']) {
      const value = dict.get(key);
      if (value !== undefined) trailer.set(key, value);
    }
  };
  for (let at = bytes.indexOf(' obj'); at >= 0; at = bytes.indexOf(' obj', at + 4)) {
    const start = Math.max(0, at - 20);
    const found = /(\d+)[ \t]+\d+$/.exec(bytes.toString('latin1', start, at));
    if (!found) continue;
    const offset = start + found.index;
    const object = readable(bytes, offset);
    if (!object) continue;
    const { number, generation, value } = object;
    places.set(number, { offset, generation });
    const type = value instanceof Stream ? value.dict.get('Type') : null;
    if (value instanceof Stream && type === 'XRef') take(value.dict);
    if (value instanceof Stream && type === 'ObjStm') {
      for (const inner of innerNumbers(value)) places.set(inner, { container: number });
    }
    if (value instanceof Map && value.get('Type') === 'Catalog') {
      trailer.set('Root', new Ref(number, generation));
    }
  }
  for (let at = bytes.indexOf('trailer'); at >= 0; at = bytes.indexOf('trailer', at + 7)) {
    take(new Syntax(bytes, at + 7).next());
  }
  if (!trailer.has('Root')) throw new UnreadablePdf('no PDF: it has no document catalog');
  return { places, trailer, startxref: null, asStream: true };
}

function readable(bytes: Buffer, offset: number): ReturnType<typeof objectAt> | null {
  try {
    return objectAt(bytes, offset, direct);
  } catch (error) {
    if (error instanceof UnreadablePdf) return null;
    throw error;
  }
}

function innerNumbers(stream: Stream): number[] {
  const syntax = new Syntax(decoded(stream, direct));
  const count = Number(stream.dict.get('N') ?? 0);
  return Array.from({ length: count }, () => {
    const number = Number(syntax.next());
    syntax.next();
    return number;
  });
}
