import { createHash } from 'node:crypto';
import { PDF, PdfArray, PdfDict, PdfName, PdfNumber, PdfString } from '@libpdf/core';
import type { Extension } from '../world/file-store.ts';
import { markOf } from './seal.ts';
import { detachedSignature } from './signed-data.ts';
import type { KeywordPlace } from './text.ts';

/** Signer of a PDF. */
export interface Signer {
  /** Name in the certificate, in the signature and on the page. */
  readonly name: string;
  /** Purpose, as viewers show it. */
  readonly reason: string;
  /** An enterprise seals with a round stamp, a person writes. */
  readonly kind: 'enterprise' | 'person';
  /** Keyword under which the mark is placed; null for an invisible mark. */
  readonly place: KeywordPlace | null;
}

/**
 * Adds a real, detached PKCS #7 signature for each signer, in a separate update: earlier bytes, including other signatures, stay
 * as they are, and each signature covers the ones before. The certificates are the sandbox's own and prove nobody's identity.
 * Rejects for a file that is encrypted or cannot be read, and for one without a page.
 */
export async function signed(file: Buffer, by: readonly Signer[], at: Date): Promise<Extension> {
  // Offsets count from the header, before which mail gateways and the like put lines.
  const start = Math.max(0, file.subarray(0, 1024).indexOf('%PDF-'));
  const { document, rewritten } = await opened(file.subarray(start));
  const before = rewritten ?? file.subarray(start);
  const hash = createHash('sha256').update(before);
  const added = rewritten ? [rewritten] : [];
  let { length } = before;
  for (const signer of by) {
    await addField(document, signer, at);
    const update = await updateBehind(document, length);
    const { covered, put } = gapIn(update, length);
    const digest = covered.reduce((sum, part) => sum.update(part), hash.copy()).digest();
    put(await detachedSignature(digest, signer.name, at));
    hash.update(update);
    added.push(update);
    length += update.length;
  }
  return { start, end: rewritten ? start : file.length, added: Buffer.concat(added) };
}

/** Reads a file's structure. A broken file is rewritten, as an update cannot follow it. */
async function opened(bytes: Buffer): Promise<{ document: PDF; rewritten: Uint8Array | null }> {
  const document = await PDF.load(bytes).catch(() => {
    // The offsets are wrong: without them the library searches for the objects.
    bytes.fill(' ', bytes.lastIndexOf('startxref'));
    return PDF.load(bytes);
  });
  if (document.isEncrypted) throw new TypeError('the PDF is encrypted');
  if (!document.recoveredViaBruteForce) return { document, rewritten: null };
  // The library returns the same bytes unless something is marked as changed.
  document.getCatalog().dirty = true;
  const rewritten = await document.save();
  return { document: await PDF.load(rewritten), rewritten };
}

/** Adds the field with a signer's mark, and a gap for the signature. */
async function addField(document: PDF, signer: Signer, signedAt: Date): Promise<void> {
  const { kind, name, place } = signer;
  const page = document.getPage(place?.page ?? 0);
  if (!page) throw new RangeError('the PDF has no page');
  const mark = await document.embedPage(await PDF.load(markOf(kind, name)), 0);
  const fieldName = `Signature${document.context.registry.nextObjectNumber}`;
  const field = document.getOrCreateForm().createSignatureField(fieldName).getDict();
  field.delete('Kids');
  const entries = PdfDict.of({
    Type: PdfName.of('Annot'),
    Subtype: PdfName.of('Widget'),
    V: document.register(signatureDict(signer, signedAt)),
    P: page.ref,
    // Flags: printed, and locked.
    F: PdfNumber.of(132),
    Rect: rectangle(place, mark),
    AP: PdfDict.of({ N: mark.ref }),
  });
  for (const [key, value] of entries) field.set(key, value);
  const annotations =
    page.dict.getArray('Annots', (ref) => document.getObject(ref)) ?? new PdfArray();
  annotations.push(document.context.getRef(field) ?? field);
  page.dict.set('Annots', annotations);
}

/** Rectangle under a keyword's first character, within the page. */
function rectangle(place: KeywordPlace | null, mark: { width: number; height: number }): PdfArray {
  const { x, y, size } = place ?? { x: 0, y: 0, size: 0 };
  const { width, height } = place ? mark : { width: 0, height: 0 };
  const top = Math.max(y - size / 2, height);
  return numbers([x, top - height, x + width, top]);
}

/** Bytes reserved for one signature with its certificates and its time stamp. */
const SIGNATURE_ROOM = 6_000;
const CONTENTS_ROOM = `<${'0'.repeat(2 * SIGNATURE_ROOM)}>`;
const LENGTH_ROOM = 9_999_999_999;
const RANGE_ROOM = `[0 ${LENGTH_ROOM} ${LENGTH_ROOM} ${LENGTH_ROOM}]`;

function signatureDict({ name, reason }: Signer, signedAt: Date): PdfDict {
  // The platform's clock is China's, eight hours ahead of UTC all year.
  const local = new Date(signedAt.getTime() + 8 * 3_600_000).toISOString().replace(/\D/g, '');
  return PdfDict.of({
    Type: PdfName.of('Sig'),
    Filter: PdfName.of('Adobe.PPKLite'),
    SubFilter: PdfName.of('adbe.pkcs7.detached'),
    ByteRange: numbers([0, LENGTH_ROOM, LENGTH_ROOM, LENGTH_ROOM]),
    Contents: PdfString.fromBytes(new Uint8Array(SIGNATURE_ROOM)),
    Name: PdfString.fromString(name),
    Reason: PdfString.fromString(reason),
    M: PdfString.fromString(`D:${local.slice(0, 14)}+08'00'`),
  });
}

function numbers(values: readonly number[]): PdfArray {
  return PdfArray.of(...values.map((value) => PdfNumber.of(value)));
}

/** Gap for a signature in an update that follows `start` bytes, and the parts of the update around it. */
function gapIn(update: Buffer, start: number) {
  const from = update.indexOf(CONTENTS_ROOM);
  const to = from + CONTENTS_ROOM.length;
  const range = `[0 ${start + from} ${start + to} ${update.length - to}]`;
  update.write(range.padEnd(RANGE_ROOM.length), update.indexOf(RANGE_ROOM), 'latin1');
  const put = (signature: Buffer): void => {
    if (signature.length > SIGNATURE_ROOM) throw new RangeError('a signature needs more room');
    update.write(signature.toString('hex'), from + 1, 'latin1');
  };
  return { covered: [update.subarray(0, from), update.subarray(to)], put };
}

/** A document's changes as an update that follows the first `length` bytes. */
async function updateBehind(document: PDF, length: number): Promise<Buffer> {
  // The library copies the bytes before an update, up to 60 MB, but needs only their length. An update may also follow a
  // linearized file (ISO 32000-1, annex F.4.6).
  const originalBytes = Object.defineProperty(new Uint8Array(), 'length', { value: length });
  Object.assign(document, { originalBytes, _isLinearized: false });
  const update = Buffer.from((await document.save({ incremental: true })).slice(length));
  const startxref = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(update.toString('latin1'))?.[1];
  Object.assign(document, { originalXRefOffset: Number(startxref) });
  return update;
}
