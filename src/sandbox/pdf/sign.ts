import { createHash } from 'node:crypto';
import { signerNamed } from './certificate.ts';
import { PdfDocument } from './document.ts';
import { findKeyword, type KeywordPlace } from './keyword.ts';
import { nextNumber, type NewObject, revision, type Standing } from './revision.ts';
import { handwriting, roundSeal, type Seal, CHINESE_FONT } from './seal.ts';
import { detachedSignature } from './signed-data.ts';
import { type Dict, type PdfValue, Ref, textString, UnreadablePdf, written } from './syntax.ts';

/** Somebody who signs. */
export interface Signer {
  /** Stands in the certificate, in the signature and on the page. */
  readonly name: string;
  /** What for, as viewers show it. */
  readonly reason: string;
  /** An enterprise seals with a round stamp, a person writes. */
  readonly kind: 'enterprise' | 'person';
  /** What the mark stands under; invisible where it is null or not in the text. */
  readonly keyword: string | null;
}

/** What `signPdf` needs beside the file. */
export interface Signing {
  /** In the order in which they sign: each signature covers the ones before. */
  readonly signers: readonly Signer[];
  readonly signedAt: Date;
}

/** Room for one signature with its certificates and its time stamp, in bytes. */
const SIGNATURE_ROOM = 6_000;

/**
 * The file with a real, detached PKCS #7 signature of each signer behind it, each in an update of its
 * own: what was there before, other signatures included, stays as it is. The certificates are the
 * sandbox's own and prove nothing about anybody. Throws `UnreadablePdf`.
 */
export function signPdf(file: Buffer, { signers, signedAt }: Signing): Buffer {
  const document = new PdfDocument(file);
  const { bytes, structure } = document;
  const { trailer, startxref, asStream } = structure;
  let standing: Standing = { length: bytes.length, trailer, startxref, asStream };
  // What earlier signers replaced: the document itself is not read again.
  const replaced = new Map<number, Dict>();
  // A large file is hashed once and copied once, however many sign.
  const hashed = createHash('sha256').update(bytes);
  const updates: Buffer[] = [];
  for (const signer of signers) {
    const objects = objectsOf({ document, replaced, standing, signer, signedAt });
    const update = revision(standing, objects, structure.places);
    const signed = filled(update.text, standing.length, (before, behind) => {
      const digest = hashed.copy().update(before).update(behind).digest();
      return detachedSignature(digest, signerNamed(signer.name), signedAt);
    });
    hashed.update(signed);
    updates.push(signed);
    standing = update.standing;
  }
  return Buffer.concat([bytes, ...updates]);
}

interface Task {
  readonly document: PdfDocument;
  readonly replaced: Map<number, Dict>;
  readonly standing: Standing;
  readonly signer: Signer;
  readonly signedAt: Date;
}

/** The catalog and the page with the new field, the field, its signature and its looks. */
function objectsOf(task: Task): NewObject[] {
  const { document, signer, standing } = task;
  const place = signer.keyword === null ? null : findKeyword(document, signer.keyword);
  const page = document.pages()[place?.page ?? 0];
  const root = document.structure.trailer.get('Root');
  if (!page || !(root instanceof Ref)) throw new UnreadablePdf('the PDF has no page');
  const number = nextNumber(standing, document.structure.places);
  const field = new Ref(number, 0);
  const signature = new Ref(number + 1, 0);
  const looks = new Ref(number + 2, 0);
  const seal = signer.kind === 'enterprise' ? roundSeal(signer.name) : handwriting(signer.name);
  return [
    replaced(task, root, (catalog) => {
      const form = new Map(document.dict(catalog.get('AcroForm')));
      form.set('Fields', [...document.array(form.get('Fields')), field]);
      form.set('SigFlags', SIGNED_AND_ONLY_ADDED_TO);
      catalog.set('AcroForm', form);
    }),
    replaced(task, page.ref, (dict) => {
      dict.set('Annots', [...document.array(dict.get('Annots')), field]);
    }),
    {
      ref: field,
      text: written(
        new Map<string, PdfValue>([
          ['Type', 'Annot'],
          ['Subtype', 'Widget'],
          ['FT', 'Sig'],
          ['T', textString(`Signature${number}`)],
          ['V', signature],
          ['P', page.ref],
          ['F', PRINTED_AND_LOCKED],
          ['Rect', rectangle(place, seal)],
          ['AP', new Map([['N', looks]])],
        ]),
      ),
    },
    { ref: signature, text: signatureText(signer, task.signedAt) },
    {
      ref: looks,
      text:
        `<< /Type /XObject /Subtype /Form /BBox [0 0 ${seal.width} ${seal.height}] ` +
        `/Resources << /Font << /F1 ${CHINESE_FONT} >> >> /Length ${seal.drawing.length} >>\n` +
        `stream\n${seal.drawing}\nendstream`,
    },
  ];
}

/** Bits of `SigFlags`. */
const SIGNED_AND_ONLY_ADDED_TO = 3;
/** Bits of an annotation's `F`. */
const PRINTED_AND_LOCKED = 132;

function replaced(task: Task, ref: Ref, change: (dict: Dict) => void): NewObject {
  const dict = new Map(task.replaced.get(ref.number) ?? task.document.dict(ref));
  change(dict);
  task.replaced.set(ref.number, dict);
  return { ref, text: written(dict) };
}

/** Under the keyword's first character, but on the page. */
function rectangle(place: KeywordPlace | null, { width, height }: Seal): number[] {
  if (!place) return [0, 0, 0, 0];
  const top = Math.max(place.y - place.size / 2, height);
  return [place.x, top - height, place.x + width, top];
}

const RANGE_ROOM = '/ByteRange [0 ********** ********** **********]';
const CONTENTS_ROOM = `/Contents <${'0'.repeat(2 * SIGNATURE_ROOM)}>`;

function signatureText({ name, reason }: Signer, at: Date): string {
  // The platform's clock is China's, eight hours ahead of UTC all year.
  const local = new Date(at.getTime() + 8 * 3_600_000).toISOString().replace(/\D/g, '');
  return (
    `<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /adbe.pkcs7.detached ${RANGE_ROOM} ` +
    `${CONTENTS_ROOM} /Name ${written(textString(name))} /Reason ${written(textString(reason))} ` +
    `/M (D:${local.slice(0, 14)}+08'00') >>`
  );
}

/** The update with its signature in the room left for it. `sign` gets all of the update but the signature. */
function filled(
  text: string,
  start: number,
  sign: (before: Buffer, behind: Buffer) => Buffer,
): Buffer {
  const from = text.indexOf(CONTENTS_ROOM) + '/Contents '.length;
  const to = from + CONTENTS_ROOM.length - '/Contents '.length;
  const range = `/ByteRange [0 ${start + from} ${start + to} ${text.length - to}]`;
  const update = Buffer.from(text.replace(RANGE_ROOM, range.padEnd(RANGE_ROOM.length)), 'latin1');
  const signature = sign(update.subarray(0, from), update.subarray(to)).toString('hex');
  if (signature.length > to - from - 2) throw new RangeError('a signature needs more room');
  update.write(signature, from + 1, 'latin1');
  return update;
}
