import type { JsonObject } from '../../../kernel/json.ts';
import { type Answer, success } from '../../envelope.ts';
import {
  isGiven,
  malformed,
  requiredDecimal,
  requiredList,
  requiredText,
  sentText,
} from '../../fields.ts';
import type { World } from '../../world.ts';
import { enterUpload, isIssued } from '../atomic/uploads.ts';
import { refuse } from './refusal.ts';
import { change, clockText, transactionWith } from './transactions.ts';

const REQUIRED = ['kpr', 'kprzjhm', 'qyDm'];
/** Document 3, section 4.1, interface 10, of every line; figures are checked by themselves. */
const LINE_REQUIRED = ['hwhyslwfwmc', 'spfwjc', 'xmmc', 'sphfwssflhbbm', 'fphxz'];

/** Interface 7: takes the face of an invoice and lets the tax bureau examine it. */
export function createInvoice(request: JsonObject, world: World): Answer {
  const fphm = requiredText(request, 'fphm');
  if (fphm.length !== 20) malformed('fphm must have 20 characters');
  checkFace(request);
  const step = { step: 'BFCPSGFPSC', returncode: '01' };
  const transaction = transactionWith(fphm, world);
  if (transaction === undefined || ['CANCELLED', 'VOIDED'].includes(transaction.state))
    refuse('发票号码非预开票号码', step);
  if (isIssued(fphm, world)) {
    const result = { status: '03', message: '发票号码已存在' };
    return success({ fphm, sllsh: transaction.sllsh, result, mock: true });
  }
  if (transaction.state !== 'PAID') refuse('税款未缴纳', step);
  if ((sentText(request, 'fppz') || '02') !== transaction.ykfplx)
    refuse('票种与预开票不一致', step);
  if (request['sfxszrrsygdbfcp'] !== transaction.sfxszy) refuse('自用标志与预开票不一致', step);
  const issuedAt = sentText(request, 'kprq') || clockText(world.now());
  if (issuedAt.slice(0, 7) !== transaction.lrrq.slice(0, 7))
    refuse('开票月份与预开票月份不一致', step);
  const sllsh = enterUpload([{ number: fphm, confirmationUuid: null }], world);
  change({ ...transaction, sllsh }, world);
  return success({
    fphm,
    sllsh,
    result: { status: '01', message: '处理中' },
    hint: '请凭受理流水号查询上传结果',
    mock: true,
  });
}

function checkFace(request: JsonObject): void {
  for (const name of REQUIRED) requiredText(request, name);
  if (request['kprzjlx'] !== '201') malformed('kprzjlx must be 201');
  const ownUse = oneOf(request, 'sfxszrrsygdbfcp', ['Y', 'N']);
  const incomeTaxItem = oneOf(request, 'grsdsxm', ['1', '2']);
  if ((ownUse === 'Y') !== (incomeTaxItem === '1')) malformed('grsdsxm does not fit');
  if (isGiven(request, 'fppz')) oneOf(request, 'fppz', ['01', '02']);
  if (isGiven(request, 'lzfpbz')) oneOf(request, 'lzfpbz', ['0', '1']);
  for (const [index, line] of requiredList(request, 'mxList').entries()) {
    const where = `mxList[${index}].`;
    for (const name of [...LINE_REQUIRED, 'hwmc']) requiredText(line, name, where);
    for (const name of ['je', 'se', 'hsje']) requiredDecimal(line, name, 2, where);
    for (const name of ['slv', 'zzssl']) requiredDecimal(line, name, 6, where);
  }
}

function oneOf(request: JsonObject, name: string, values: readonly string[]): string {
  const value = requiredText(request, name);
  return values.includes(value) ? value : malformed(`${name} must be one of ${values.join(', ')}`);
}
