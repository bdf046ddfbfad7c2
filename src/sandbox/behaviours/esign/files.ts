import { createHash } from 'node:crypto';
import type { JsonObject } from '../../../kernel/json.ts';
import { malformed, requiredFile, requiredText, sentText } from '../../fields.ts';
import { hasKeyword } from '../../pdf/keyword.ts';
import { textPage } from '../../pdf/new-file.ts';
import type { World } from '../../world.ts';
import { checkCode, knownParty } from './parties.ts';
import { UpstreamRefusal } from './upstream.ts';

/** Document 3, section 8. */
const TOO_LARGE = 10 * 1024 * 1024;

/** What uploaded contracts are, by their code; the files themselves stand in the file store. */
const suffixes = (world: World) => world.collection<string>('esign contracts');

/** Keeps a contract. The sandbox fetches nothing, so it takes no address in place of the file. */
export function upload(request: JsonObject, world: World): JsonObject {
  requiredText(request, 'fileName');
  const suffix = checkCode(request, 'fileSuffix', ['pdf', 'doc', 'docx']);
  checkCode(request, 'fileType', ['1']);
  const { unionId } = knownParty(requiredText(request, 'unionId'), world);
  const text = sentText(request, 'file');
  if (/[^A-Za-z0-9+/=]/.test(text)) malformed('file must be base64 without a header');
  const file = requiredFile(request, 'file');
  if (file.length >= TOO_LARGE) malformed('file must be under 10 MB');
  const digest = createHash('sha256').update(unionId).update(file).digest('hex');
  const fileCode = `FILE${digest.slice(0, 16)}`;
  world.files.write(nameOf(fileCode), file);
  suffixes(world).put(fileCode, suffix);
  return { fileCode };
}

/** Refuses a contract that is not there, or one whose text lacks a keyword. Only in a PDF can it look. */
export function checkContract(fileCode: string, keywords: readonly string[], world: World): void {
  const file = world.files.read(nameOf(fileCode));
  if (file === null) throw new UpstreamRefusal('20001', '文件不存在');
  if (suffixes(world).get(fileCode) !== 'pdf') return;
  if (!keywords.every((keyword) => hasKeyword(file, keyword))) throw new UpstreamRefusal('11003');
}

/** The contract as a PDF to be signed: one that is none already becomes a page that says so. */
export function contractPdf(fileCode: string, title: string, world: World): Buffer {
  const suffix = suffixes(world).get(fileCode) ?? '';
  const file = world.files.read(nameOf(fileCode));
  return suffix === 'pdf' && file !== null ? file : textPage([title, `（${suffix}）`]);
}

/** The finished file of a task; null before. */
export function finishedContract(taskNo: string, world: World): Buffer | null {
  return world.files.read(nameOf(taskNo));
}

/** Keeps the finished file: a second signing would give other bytes. */
export function keepFinished(taskNo: string, pdf: Buffer, world: World): void {
  world.files.write(nameOf(taskNo), pdf);
}

function nameOf(code: string): string {
  return `esign-${code}`;
}
