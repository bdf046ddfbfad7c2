import { Unreadable } from '../reading.ts';
import { unzip } from '../zip.ts';
import type { DateSystem } from './cells.ts';
import { scanXml } from './xml-scan.ts';

/** Parts of a workbook that its sheets need (ECMA-376 part 1, section 18.2). */
export interface Workbook {
  /** Visible sheets in order, with the paths of their entries. */
  readonly sheets: readonly { readonly name: string; readonly path: string }[];
  readonly dateSystem: DateSystem;
  /** Shared texts, which cells reference by index. */
  readonly texts: readonly string[];
  /** True for each cell format that shows a day. */
  readonly isDay: readonly boolean[];
  /** The bytes of an entry; throws `Unreadable`. */
  readonly entry: (path: string) => Uint8Array;
}

/** Limit per unpacked entry: 20,000 rows of 30 columns have some 35 MB. */
const BOUNDS = { files: 1, bytes: 64 * 1024 * 1024 };
const MOST_TEXTS = 400_000;

/** Opens a workbook. Throws `Unreadable`. */
export function openWorkbook(bytes: Uint8Array): Workbook {
  const find = (path: string): Uint8Array | null =>
    unzip(bytes, BOUNDS, (name) => name === path).get(path) ?? null;
  const entry = (path: string): Uint8Array => {
    const found = find(path);
    if (found === null) throw new Unreadable('DAMAGED');
    return found;
  };
  const [path] = targetsIn(entry('_rels/.rels'), '').byType.get('officeDocument') ?? [];
  if (path === undefined) throw new Unreadable('FORMAT');
  const slash = path.lastIndexOf('/') + 1;
  const folder = path.slice(0, slash);
  const targets = targetsIn(entry(`${folder}_rels/${path.slice(slash)}.rels`), folder);
  const [texts] = targets.byType.get('sharedStrings') ?? [];
  const [styles] = targets.byType.get('styles') ?? [];
  const { sheets, dateSystem } = sheetsIn(entry(path));
  return {
    sheets: sheets.flatMap(({ name, id }) => {
      const target = targets.byId.get(id);
      return target === undefined ? [] : [{ name, path: target }];
    }),
    dateSystem,
    texts: texts === undefined ? [] : textsIn(entry(texts)),
    isDay: styles === undefined ? [] : dayFormatsIn(entry(styles)),
    entry,
  };
}

/** Related parts of a part (ECMA-376 part 2, section 9.3), by id and by the last word of their type. */
function targetsIn(bytes: Uint8Array, folder: string) {
  const byId = new Map<string, string>();
  const byType = new Map<string, string[]>();
  scanXml(bytes, {
    open(name, { Id = '', Type = '', Target = '' }) {
      if (name !== 'Relationship') return;
      const path = Target.startsWith('/') ? Target.slice(1) : closed(folder + Target);
      byId.set(Id, path);
      const type = Type.slice(Type.lastIndexOf('/') + 1);
      byType.set(type, [...(byType.get(type) ?? []), path]);
    },
  });
  return { byId, byType };
}

/** Resolves `./` and `../` in a path. */
function closed(path: string): string {
  return new URL(path, 'file:///').pathname.slice(1);
}

function sheetsIn(bytes: Uint8Array) {
  const sheets: { readonly name: string; readonly id: string }[] = [];
  let dateSystem: DateSystem = 1900;
  scanXml(bytes, {
    open(element, attributes) {
      if (element === 'workbookPr' && /^(?:1|true)$/.test(attributes['date1904'] ?? ''))
        dateSystem = 1904;
      if (element !== 'sheet' || (attributes['state'] ?? 'visible') !== 'visible') return;
      const id = Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1] ?? '';
      sheets.push({ name: attributes['name'] ?? '', id });
    },
  });
  return { sheets, dateSystem };
}

/** Shared texts, without the pronunciation guides that some Chinese characters have (18.4.6). */
function textsIn(bytes: Uint8Array): readonly string[] {
  const texts: string[] = [];
  let [text, isText, isReading] = ['', false, false];
  scanXml(bytes, {
    open(name) {
      if (name === 'si') text = '';
      if (name === 'rPh') isReading = true;
      isText = name === 't' && !isReading;
    },
    text(more) {
      if (isText) text += more;
    },
    close(name) {
      isText = false;
      if (name === 'rPh') isReading = false;
      if (name === 'si' && texts.push(text) > MOST_TEXTS) throw new Unreadable('TOO_MUCH');
    },
  });
  return texts;
}

/** Built-in formats that show a day; 27 to 36 and 50 to 58 do so in Chinese (18.8.30). */
const BUILT_IN = new Set([
  14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 34, 35, 36, 50, 51, 52, 53, 54, 57, 58,
]);

function dayFormatsIn(bytes: Uint8Array): readonly boolean[] {
  const isDay: boolean[] = [];
  const codes = new Map<number, string>();
  let isInCells = false;
  scanXml(bytes, {
    open(name, { numFmtId = '', formatCode = '' }) {
      if (name === 'numFmt') codes.set(Number(numFmtId), formatCode);
      if (name === 'cellXfs') isInCells = true;
      if (name !== 'xf' || !isInCells) return;
      const id = Number(numFmtId);
      isDay.push(BUILT_IN.has(id) || showsDay(codes.get(id) ?? ''));
    },
    close(name) {
      if (name === 'cellXfs') isInCells = false;
    },
  });
  return isDay;
}

/** True for a format that shows a year or a day; literal texts, conditions and colors are ignored. */
function showsDay(code: string): boolean {
  return /[yd]/i.test(code.replaceAll(/"[^"]*"|\\.|\[[^[\]]*\]|general/gi, ''));
}
