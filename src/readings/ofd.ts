import { type Found, toFace } from './printed-values.ts';
import { type Reading, Unreadable } from './reading.ts';
import { faceInXml, isInvoice, type XmlText, xmlTexts } from './xml.ts';
import { unzip } from './zip.ts';

const BOUNDS = { files: 2_000, bytes: 48 * 1024 * 1024 };

/**
 * Reads an OFD (GB/T 33190): the attached XML of the invoice, under any file name; without one, the tags that refer to
 * texts of its pages. Throws `Unreadable`.
 */
export function readOfd(bytes: Uint8Array): Omit<Reading, 'fileName'> {
  const files = unzip(bytes, BOUNDS, (name) => /\.xml$/i.test(name));
  if (![...files.keys()].some((name) => /(?:^|\/)OFD\.xml$/i.test(name)))
    throw new Unreadable('FORMAT');
  const documents = [...files].flatMap(([name, content]) => textsOf(name, content) ?? []);
  const attached = documents.filter(({ name, texts }) => !isTags(name) && isInvoice(texts));
  const printed = printedTexts(
    documents.filter(({ name }) => /Content\.xml$/i.test(name)).map(({ texts }) => texts),
  );
  const tagged = documents.filter(({ name }) => isTags(name)).map(({ texts }) => texts);
  const parts: readonly Found[] = [
    ...attached.map(({ texts }) => faceInXml(texts)),
    ...tagged.map((texts) => faceInTags(texts, printed)),
  ];
  const { face, warnings } = toFace(parts);
  if (face.invoiceNumber === null) throw new Unreadable('NO_INVOICE');
  const hasSignature = [...files.keys()].some((name) => /(?:^|\/)Signatures?\.xml$/i.test(name));
  return { source: 'OFD', printedCode: null, face, hasSignature, warnings };
}

const isTags = (name: string): boolean => /CustomTag\.xml$/i.test(name);

/** Texts of one part of the file; null for a damaged part, which does not affect the others. */
function textsOf(name: string, content: Uint8Array) {
  try {
    return { name, texts: xmlTexts(content) };
  } catch {
    return null;
  }
}

/** The texts of the pages by the ids of their objects. */
function printedTexts(pages: readonly (readonly XmlText[])[]): ReadonlyMap<string, string> {
  const printed = new Map<string, string>();
  for (const { path, text, id } of pages.flat())
    if (id !== null && path.at(-1) === 'TextCode') printed.set(id, (printed.get(id) ?? '') + text);
  return printed;
}

/** The face of an OFD without an attachment: its tags refer to the objects that print each member. */
function faceInTags(tags: readonly XmlText[], printed: ReadonlyMap<string, string>): Found {
  const resolved = tags.flatMap(({ path, text, id }) => {
    const shown = path.at(-1) === 'ObjectRef' ? printed.get(text) : undefined;
    return shown === undefined ? [] : [{ path: path.slice(0, -1), text: shown, id }];
  });
  // A value may be split over several objects, such as year, month and day.
  const joined = new Map<string, XmlText>();
  for (const each of resolved) {
    const before = joined.get(each.path.join('/'));
    joined.set(each.path.join('/'), { ...each, text: (before?.text ?? '') + each.text });
  }
  return faceInXml([...joined.values()]);
}
