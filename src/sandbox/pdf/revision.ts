import type { Structure } from './structure.ts';
import { type Dict, type PdfValue, type Ref, written } from './syntax.ts';

/** An object of an update: its number and its text, ASCII. */
export interface NewObject {
  readonly ref: Ref;
  readonly text: string;
}

/** What an update follows, and what the next one after it has to follow. */
export interface Standing {
  /** Bytes before the update. */
  readonly length: number;
  readonly trailer: Dict;
  /** Null where the file's own table was of no use: the update then lists all objects. */
  readonly startxref: number | null;
  readonly asStream: boolean;
}

/** An update as text, ASCII, and how the file stands behind it. */
export interface Revision {
  readonly text: string;
  readonly standing: Standing;
}

/** Objects added or replaced behind the end of a file, whose bytes before stay as they are. */
export function revision(
  before: Standing,
  objects: readonly NewObject[],
  places: Structure['places'],
): Revision {
  let text = '\n';
  const rows = new Map<number, readonly [number, number, number]>(
    before.startxref === null ? rowsOf(places) : [],
  );
  for (const { ref, text: object } of objects) {
    rows.set(ref.number, [1, before.length + text.length, ref.generation]);
    text += `${ref.number} ${ref.generation} obj\n${object}\nendobj\n`;
  }
  const startxref = before.length + text.length;
  const trailer: Dict = new Map([['Size', sizeOf(before.trailer, rows)]]);
  for (const key of ['Root', 'Info', 'ID']) {
    const value = before.trailer.get(key);
    if (value !== undefined) trailer.set(key, value);
  }
  if (before.startxref !== null) trailer.set('Prev', before.startxref);
  text += before.asStream ? streamed(trailer, rows, startxref) : tabled(trailer, rows);
  text += `startxref\n${startxref}\n%%EOF\n`;
  const { asStream } = before;
  return { text, standing: { length: before.length + text.length, trailer, startxref, asStream } };
}

function* rowsOf(places: Structure['places']): Iterable<[number, [number, number, number]]> {
  const inside = new Map<number, number>();
  for (const [number, place] of places) {
    if (!place) continue;
    if ('offset' in place) {
      yield [number, [1, place.offset, place.generation]];
      continue;
    }
    const index = inside.get(place.container) ?? 0;
    inside.set(place.container, index + 1);
    yield [number, [2, place.container, index]];
  }
}

function sizeOf(trailer: Dict, rows: ReadonlyMap<number, unknown>): number {
  const size = trailer.get('Size');
  let highest = typeof size === 'number' ? size : 0;
  for (const number of rows.keys()) highest = Math.max(highest, number + 1);
  return highest;
}

type Rows = ReadonlyMap<number, readonly [number, number, number]>;

/** The rows in runs of consecutive numbers. */
function runs(rows: Rows): [number, (readonly [number, number, number])[]][] {
  const found: [number, (readonly [number, number, number])[]][] = [];
  for (const [number, row] of [...rows].toSorted(([one], [other]) => one - other)) {
    const last = found.at(-1);
    if (last && last[0] + last[1].length === number) last[1].push(row);
    else found.push([number, [row]]);
  }
  return found;
}

function tabled(trailer: Dict, rows: Rows): string {
  const sections = runs(rows).map(([first, entries]) => {
    const lines = entries.map(
      ([, offset, generation]) =>
        `${String(offset).padStart(10, '0')} ${String(generation).padStart(5, '0')} n \n`,
    );
    return `${first} ${entries.length}\n${lines.join('')}`;
  });
  return `xref\n${sections.join('')}trailer\n${written(trailer)}\n`;
}

/** As hexadecimal text, so that the update stays ASCII. */
function streamed(trailer: Dict, rows: Rows, offset: number): string {
  const number = sizeOf(trailer, rows);
  const all = new Map([...rows, [number, [1, offset, 0] as const]]);
  const sections = runs(all);
  const bytes = sections.flatMap(([, entries]) =>
    entries.map(([kind, second, third]) => {
      const row = Buffer.alloc(7);
      row.writeUInt8(kind, 0);
      row.writeUInt32BE(second, 1);
      row.writeUInt16BE(third, 5);
      return row;
    }),
  );
  const data = `${Buffer.concat(bytes).toString('hex')}>`;
  trailer.set('Size', number + 1);
  const dict: Dict = new Map<string, PdfValue>([
    ...trailer,
    ['Type', 'XRef'],
    ['W', [1, 4, 2]],
    ['Index', sections.flatMap(([first, entries]) => [first, entries.length])],
    ['Filter', 'ASCIIHexDecode'],
    ['Length', data.length],
  ]);
  return `${number} 0 obj\n${written(dict)}\nstream\n${data}\nendstream\nendobj\n`;
}

/** The next number that the file has not given away. */
export function nextNumber(standing: Standing, places: Structure['places']): number {
  return sizeOf(standing.trailer, places);
}
