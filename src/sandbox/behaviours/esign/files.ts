import { createHash } from 'node:crypto';
import type { JsonObject } from '../../../kernel/json.ts';
import { malformed, requiredText } from '../../fields.ts';
import { hasKeyword } from '../../pdf/keyword.ts';
import { textPage } from '../../pdf/new-file.ts';
import type { World } from '../../world.ts';
import { checkCode, knownParty } from './parties.ts';
import { UpstreamRefusal } from './upstream.ts';

/** An uploaded contract. */
interface Contract {
  readonly suffix: string;
  readonly base64: string;
}

/** Document 3, section 8. */
const TOO_LARGE = 10 * 1024 * 1024;

const contracts = (world: World) => world.collection<Contract>('esign contracts');

/** Keeps a contract. The sandbox fetches nothing, so it takes no address in place of the file. */
export function upload(request: JsonObject, world: World): JsonObject {
  const base64 = requiredText(request, 'file');
  requiredText(request, 'fileName');
  const suffix = checkCode(request, 'fileSuffix', ['pdf', 'doc', 'docx']);
  checkCode(request, 'fileType', ['1']);
  const { unionId } = knownParty(requiredText(request, 'unionId'), world);
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) malformed('file must be base64 without a header');
  if (Buffer.byteLength(base64, 'base64') >= TOO_LARGE) malformed('file must be under 10 MB');
  const digest = createHash('sha256').update(`${unionId} ${base64}`).digest('hex');
  const fileCode = `FILE${digest.slice(0, 16)}`;
  contracts(world).put(fileCode, { suffix, base64 });
  return { fileCode };
}

/** Refuses a contract that is not there, or one whose text lacks a keyword. Only in a PDF can it look. */
export function checkContract(fileCode: string, keywords: readonly string[], world: World): void {
  const contract = contracts(world).get(fileCode);
  if (contract === undefined) throw new UpstreamRefusal('20001', '文件不存在');
  if (contract.suffix !== 'pdf') return;
  const pdf = Buffer.from(contract.base64, 'base64');
  if (!keywords.every((keyword) => hasKeyword(pdf, keyword))) throw new UpstreamRefusal('11003');
}

/** The contract as a PDF to be signed: one that is none already becomes a page that says so. */
export function contractPdf(fileCode: string, title: string, world: World): Buffer {
  const contract = contracts(world).get(fileCode);
  if (contract?.suffix === 'pdf') return Buffer.from(contract.base64, 'base64');
  return textPage([title, `（${contract?.suffix ?? ''}）`]);
}
