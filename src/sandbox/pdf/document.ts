import { decoded, objectAt, type Structure, structureOf } from './structure.ts';
import { type Dict, type PdfValue, Ref, Stream, Syntax, UnreadablePdf } from './syntax.ts';

/** One page, with what it inherits from the tree above it. */
export interface Page {
  readonly ref: Ref;
  readonly dict: Dict;
  readonly resources: Dict;
}

const DEEPEST_TREE = 50;

/** A PDF whose objects are read when they are asked for: a large file of images costs no more than a small one. */
export class PdfDocument {
  readonly bytes: Buffer;
  readonly structure: Structure;
  readonly #known = new Map<number, PdfValue>();
  readonly #containers = new Map<number, ReadonlyMap<number, PdfValue>>();

  /** Throws `UnreadablePdf` for what is no PDF, and for an encrypted one. */
  constructor(file: Buffer) {
    // Offsets count from the header, which mail gateways and the like put lines before.
    const header = file.subarray(0, 1024).indexOf('%PDF-');
    if (header < 0) throw new UnreadablePdf('no PDF: it does not begin like one');
    this.bytes = file.subarray(header);
    this.structure = structureOf(this.bytes);
    if (this.structure.trailer.has('Encrypt')) throw new UnreadablePdf('the PDF is encrypted');
  }

  /** The value itself where it is a reference; null for what the file lacks. */
  readonly resolve = (value: PdfValue | undefined): PdfValue => {
    let current = value ?? null;
    for (let hops = 0; current instanceof Ref && hops < 10; hops += 1) {
      current = this.#object(current.number);
    }
    return current instanceof Ref ? null : current;
  };

  dict(value: PdfValue | undefined): Dict {
    const found = this.resolve(value);
    if (found instanceof Stream) return found.dict;
    return found instanceof Map ? found : new Map<string, PdfValue>();
  }

  array(value: PdfValue | undefined): PdfValue[] {
    const found = this.resolve(value);
    return Array.isArray(found) ? found : [];
  }

  number(value: PdfValue | undefined, otherwise: number): number {
    const found = this.resolve(value);
    return typeof found === 'number' ? found : otherwise;
  }

  /** A stream's bytes with its filters undone; throws `UnreadablePdf`. */
  decoded(stream: Stream): Buffer {
    return decoded(stream, this.resolve);
  }

  get catalog(): Dict {
    return this.dict(this.structure.trailer.get('Root'));
  }

  /** The pages in order. */
  pages(): Page[] {
    const pages: Page[] = [];
    const walk = (value: PdfValue, inherited: Dict, above: ReadonlySet<number>): void => {
      if (!(value instanceof Ref) || above.has(value.number) || above.size > DEEPEST_TREE) return;
      const dict = this.dict(value);
      const resources = dict.has('Resources') ? this.dict(dict.get('Resources')) : inherited;
      if (!dict.has('Kids')) {
        pages.push({ ref: value, dict, resources });
        return;
      }
      const path = new Set([...above, value.number]);
      for (const kid of this.array(dict.get('Kids'))) walk(kid, resources, path);
    };
    walk(this.catalog.get('Pages') ?? null, new Map(), new Set());
    return pages;
  }

  #object(number: number): PdfValue {
    const known = this.#known.get(number);
    if (known !== undefined) return known;
    // An object that needs itself to be read, as a stream whose length is in that stream, is null.
    this.#known.set(number, null);
    const value = this.#read(number);
    this.#known.set(number, value);
    return value;
  }

  #read(number: number): PdfValue {
    const place = this.structure.places.get(number);
    if (!place) return null;
    if ('container' in place) return this.#inside(place.container).get(number) ?? null;
    const object = objectAt(this.bytes, place.offset, this.resolve);
    return object.number === number ? object.value : null;
  }

  #inside(container: number): ReadonlyMap<number, PdfValue> {
    const known = this.#containers.get(container);
    if (known) return known;
    const values = new Map<number, PdfValue>();
    this.#containers.set(container, values);
    const stream = this.#object(container);
    if (!(stream instanceof Stream)) return values;
    const bytes = this.decoded(stream);
    const first = this.number(stream.dict.get('First'), 0);
    const heads = new Syntax(bytes);
    for (let left = this.number(stream.dict.get('N'), 0); left > 0; left -= 1) {
      const [number, offset] = [heads.next(), heads.next()];
      if (typeof number !== 'number' || typeof offset !== 'number') break;
      values.set(number, new Syntax(bytes, first + offset).next());
    }
    return values;
  }
}
