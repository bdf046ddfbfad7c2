/**
 * What a PDF file says that this code cannot take in: no PDF at all, cut off, encrypted, or made with
 * a filter that nobody uses for text. The message says which.
 */
export class UnreadablePdf extends Error {
  override readonly name = 'UnreadablePdf';
}

/** Points to an indirect object. */
export class Ref {
  readonly number: number;
  readonly generation: number;
  constructor(number: number, generation: number) {
    this.number = number;
    this.generation = generation;
  }
}

/** A bare word: an operator of a content stream, or the structure's own (`obj`, `stream`, `>>`, …). Empty at the end. */
export class Word {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** A dictionary; keys come without their slash. */
export type Dict = Map<string, PdfValue>;

/** A dictionary with bytes, still encoded as the file holds them. */
export class Stream {
  readonly dict: Dict;
  readonly encoded: Buffer;
  constructor(dict: Dict, encoded: Buffer) {
    this.dict = dict;
    this.encoded = encoded;
  }
}

/** Any value of the format: a name is a `string` without its slash, a string its bytes. */
export type PdfValue =
  | null
  | boolean
  | number
  | string
  | Buffer
  | PdfValue[]
  | Dict
  | Stream
  | Ref
  | Word;

const WHITESPACE = new Set(Buffer.from('\0\t\n\f\r '));
const DELIMITERS = new Set(Buffer.from('()<>[]{}/%'));
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
const NUMERIC = /^[+-]*(?:\d|\.\d)/;
const REST_OF_REF = /^[\0\t\n\f\r ]+(\d+)[\0\t\n\f\r ]+R(?![^\0\t\n\f\r ()<>[\]{}/%])/;
const DEEPEST = 100;

/** Reads values one after the other; `at` is the position of the next byte. */
export class Syntax {
  readonly bytes: Buffer;
  at: number;
  #depth = 0;

  constructor(bytes: Buffer, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }

  /** The next value or word. Tolerates what other readers tolerate; throws `UnreadablePdf` when nested without end. */
  next(): PdfValue {
    this.#skipWhitespace();
    switch (this.#peek()) {
      case '':
        return new Word('');
      case '/':
        this.at += 1;
        return this.#token().replace(/#([\dA-Fa-f]{2})/g, (_, hex: string) =>
          String.fromCharCode(Number.parseInt(hex, 16)),
        );
      case '(':
        return this.#literalString();
      case '[':
        return this.#nested(() => this.#array());
      case '<':
        return this.#peek(1) === '<' ? this.#nested(() => this.#dict()) : this.#hexString();
      case '>':
        return this.#mark(this.#peek(1) === '>' ? '>>' : '>');
      case ']':
      case '{':
      case '}':
      case ')':
        return this.#mark(this.#peek());
      default:
        return this.#wordOrNumber();
    }
  }

  /** Whether the next value is this word, which is then consumed. */
  takes(word: string): boolean {
    const before = this.at;
    const value = this.next();
    if (value instanceof Word && value.text === word) return true;
    this.at = before;
    return false;
  }

  #peek(ahead = 0): string {
    const byte = this.bytes[this.at + ahead];
    return byte === undefined ? '' : String.fromCharCode(byte);
  }

  #mark(text: string): Word {
    this.at += text.length;
    return new Word(text);
  }

  #skipWhitespace(): void {
    for (;;) {
      const byte = this.bytes[this.at];
      if (byte === undefined) return;
      if (byte === 0x25) this.#skipComment();
      else if (WHITESPACE.has(byte)) this.at += 1;
      else return;
    }
  }

  #skipComment(): void {
    while (this.at < this.bytes.length && !'\r\n'.includes(this.#peek())) this.at += 1;
  }

  #token(): string {
    const start = this.at;
    for (; this.at < this.bytes.length; this.at += 1) {
      const byte = this.bytes[this.at] ?? 0;
      if (WHITESPACE.has(byte) || DELIMITERS.has(byte)) break;
    }
    return this.bytes.toString('latin1', start, this.at);
  }

  #wordOrNumber(): PdfValue {
    const token = this.#token();
    if (NUMERIC.test(token)) return this.#refOrNumber(token);
    if (token === 'true') return true;
    if (token === 'false') return false;
    return token === 'null' ? null : new Word(token);
  }

  #refOrNumber(token: string): Ref | number {
    if (/^\d+$/.test(token)) {
      const rest = REST_OF_REF.exec(this.bytes.toString('latin1', this.at, this.at + 20));
      if (rest) {
        this.at += rest[0].length;
        return new Ref(Number(token), Number(rest[1]));
      }
    }
    const value = Number.parseFloat(token.replace(/^[+-]*(?=[+-])/, ''));
    return Number.isNaN(value) ? 0 : value;
  }

  #nested<Value>(read: () => Value): Value {
    if (this.#depth >= DEEPEST) throw new UnreadablePdf('values are nested too deeply');
    this.#depth += 1;
    try {
      return read();
    } finally {
      this.#depth -= 1;
    }
  }

  #array(): PdfValue[] {
    this.at += 1;
    const items: PdfValue[] = [];
    for (;;) {
      const item = this.next();
      if (item instanceof Word && (item.text === ']' || item.text === '')) return items;
      items.push(item);
    }
  }

  #dict(): Dict {
    this.at += 2;
    const dict: Dict = new Map();
    for (;;) {
      const key = this.next();
      if (key instanceof Word && (key.text === '>>' || key.text === '')) return dict;
      if (typeof key !== 'string') continue;
      const before = this.at;
      const value = this.next();
      // A key without a value: the word ends the dictionary, in the next round.
      if (value instanceof Word) this.at = before;
      else dict.set(key, value);
    }
  }

  #hexString(): Buffer {
    const end = this.bytes.indexOf('>', this.at);
    const stop = end < 0 ? this.bytes.length : end;
    const digits = this.bytes.toString('latin1', this.at + 1, stop).replace(/[^\dA-Fa-f]/g, '');
    this.at = stop + 1;
    return Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, 'hex');
  }

  #literalString(): Buffer {
    this.at += 1;
    let text = '';
    for (let open = 1; this.at < this.bytes.length;) {
      const character = this.#peek();
      this.at += 1;
      if (character === '\\') {
        text += this.#escaped();
        continue;
      }
      if (character === '(') open += 1;
      if (character === ')') open -= 1;
      if (open === 0) break;
      text += character;
    }
    return Buffer.from(text, 'latin1');
  }

  #escaped(): string {
    const octal = /^[0-7]{1,3}/.exec(this.bytes.toString('latin1', this.at, this.at + 3))?.[0];
    if (octal !== undefined) {
      this.at += octal.length;
      return String.fromCharCode(Number.parseInt(octal, 8) % 256);
    }
    const character = this.#peek();
    this.at += 1;
    if (character === '\r' && this.#peek() === '\n') this.at += 1;
    return character === '\r' || character === '\n' ? '' : (ESCAPES[character] ?? character);
  }
}

/** A value in the file's notation, ASCII throughout. Streams are written by whoever knows their bytes. */
export function written(value: PdfValue): string {
  if (value === null || typeof value === 'boolean') return String(value);
  // Never an exponent, which the format does not have.
  if (typeof value === 'number') return Number.isInteger(value) ? String(value) : value.toFixed(5);
  if (typeof value === 'string') return writtenName(value);
  if (Buffer.isBuffer(value)) return `<${value.toString('hex')}>`;
  if (Array.isArray(value)) return `[${value.map(written).join(' ')}]`;
  if (value instanceof Ref) return `${value.number} ${value.generation} R`;
  if (value instanceof Word) return value.text;
  if (value instanceof Stream) throw new TypeError('a stream cannot stand inside a value');
  const members = [...value].map(([key, member]) => `${writtenName(key)} ${written(member)}`);
  return `<< ${members.join(' ')} >>`;
}

function writtenName(name: string): string {
  const special = /[^!-~]|[()<>[\]{}/%#]/g;
  return `/${name.replace(special, (character) => `#${Buffer.from(character, 'latin1').toString('hex')}`)}`;
}

/** Bytes of a text as the format's text strings have them: UTF-16 with its mark. */
export function textString(text: string): Buffer {
  return Buffer.from(`\uFEFF${text}`, 'utf16le').swap16();
}
