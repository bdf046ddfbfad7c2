import { createHash } from 'node:crypto';
import type { JsonObject } from '../../from-service.ts';
import { malformed, requiredFile, requiredText, sentText } from '../../gateway/fields.ts';
import { textPage } from '../../pdf/new-file.ts';
import type { Signer } from '../../pdf/sign.ts';
import { findKeywords, type KeywordPlaces, signPdf } from '../../pdf/work.ts';
import { collection, type World } from '../../world/world.ts';
import { checkCode, knownParty } from './parties.ts';
import { UpstreamRefusal } from './upstream.ts';

/** Limit of document 3, section 8. */
const TOO_LARGE = 10 * 1024 * 1024;

/** Formats of uploaded contracts, by their code; the files are in the file store. */
const suffixes = collection<string>('esign contracts');

/** Stores a contract, or its address: the sandbox fetches nothing, and searches no keyword in a file that it does not have. */
export function upload(request: JsonObject, world: World): JsonObject {
  requiredText(request, 'fileName');
  const suffix = checkCode(request, 'fileSuffix', ['pdf', 'doc', 'docx']);
  checkCode(request, 'fileType', ['1']);
  const { unionId } = knownParty(requiredText(request, 'unionId'), world);
  const text = sentText(request, 'file');
  if (/^https?:\/\//.test(text) && URL.canParse(text)) return keep(text, suffix, unionId, world);
  if (/[^A-Za-z0-9+/=]/.test(text)) malformed('file must be base64 without a header');
  const file = requiredFile(request, 'file');
  if (file.length >= TOO_LARGE) malformed('file must be under 10 MB');
  return keep(file, suffix, unionId, world);
}

/** Stores the bytes of a file, or only its address. */
function keep(
  file: Buffer | string,
  suffix: string,
  unionId: string,
  world: World,
): { readonly fileCode: string } {
  const digest = createHash('sha256').update(unionId).update(file).digest('hex');
  const fileCode = `FILE${digest.slice(0, 16)}`;
  if (typeof file !== 'string') world.files.write(nameOf(fileCode), file);
  suffixes(world).put(fileCode, suffix);
  return { fileCode };
}

/**
 * Positions of keywords in a contract. Rejects an unknown contract, and one whose text lacks a keyword; only a PDF can be
 * searched.
 */
export function contractPlaces(
  fileCode: string,
  keywords: readonly string[],
  world: World,
): KeywordPlaces {
  const suffix = suffixes(world).get(fileCode);
  if (suffix === undefined) throw new UpstreamRefusal('20001', '文件不存在');
  const file = world.files.locate(nameOf(fileCode));
  if (suffix !== 'pdf' || file === null || keywords.length === 0) return new Map();
  // The code is a digest of the bytes, so the positions can be cached.
  const places = world.beside(`keywords ${fileCode}`, () => findKeywords(file, keywords));
  if (!keywords.every((keyword) => places.has(keyword))) throw new UpstreamRefusal('11003');
  return places;
}

/** True if the sandbox has the uploaded file, and it is a PDF. */
export function isHandedIn(fileCode: string, world: World): boolean {
  return suffixes(world).get(fileCode) === 'pdf' && world.files.locate(nameOf(fileCode)) !== null;
}

/** Uploaded file with this code; null for none. */
export function handedIn(fileCode: string, world: World): Buffer | null {
  return isHandedIn(fileCode, world) ? world.files.read(nameOf(fileCode)) : null;
}

/** Finished file of a task; null before its end. */
export function finishedContract(taskNo: string, world: World): Buffer | null {
  return world.files.read(nameOf(taskNo));
}

/** Contract, and all parties whose signatures its finished file gets. */
export interface Finishing {
  readonly taskNo: string;
  readonly fileCode: string;
  readonly title: string;
  readonly signers: readonly Signer[];
}

/**
 * Signs and stores the finished file: a second signing would give other bytes. A contract that is not a PDF, or that cannot be
 * signed, is replaced by a page that says so.
 */
export function keepFinished({ taskNo, fileCode, title, signers }: Finishing, world: World): void {
  const { files } = world;
  const suffix = suffixes(world).get(fileCode) ?? '';
  const file = suffix === 'pdf' ? files.locate(nameOf(fileCode)) : null;
  const signedAt = new Date(world.now());
  const signed = file && world.beside(`finished ${taskNo}`, () => signPdf(file, signers, signedAt));
  if (signed) return files.extend(nameOf(fileCode), nameOf(taskNo), signed);
  const page = textPage([title, `（${suffix}）`]);
  const signedPage = world.beside(`page of ${taskNo}`, () => signPdf(page, signers, signedAt));
  files.write(nameOf(taskNo), Buffer.concat([page, signedPage?.added ?? Buffer.alloc(0)]));
}

function nameOf(code: string): string {
  return `esign-${code}`;
}
