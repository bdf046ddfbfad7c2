import { Big } from 'big.js';
import { type JsonObject, toShanghaiClock } from '../../from-service.ts';
import { isClock } from '../../world/calendar.ts';
import { type Answer, mocked } from '../../gateway/envelope.ts';
import {
  isGiven,
  malformed,
  requiredDecimal,
  requiredOneOf,
  requiredList,
  requiredText,
  requiredTexts,
  sentText,
} from '../../gateway/fields.ts';
import type { World } from '../../world/world.ts';
import { enterUpload, isIssued } from '../atomic/uploads.ts';
import { failed, refuse } from './refusal.ts';
import { change, type Transaction, transactionWith } from './transactions.ts';

/** Forms of the lines: by the table of BFCPSGFPSC, as the interface says, or like those of its sample. */
const lineForms = [
  {
    texts: ['hwhyslwfwmc', 'spfwjc', 'xmmc', 'sphfwssflhbbm', 'fphxz'],
    amounts: ['je', 'se', 'hsje'],
    rate: 'slv',
  },
  { texts: ['hwmc'], amounts: ['je', 'se'], rate: 'zzssl' },
] as const;

/** Interface 7: accepts the face of an invoice, which the tax bureau then examines. */
export function createInvoice(request: JsonObject, world: World): Answer {
  const fphm = requiredText(request, 'fphm');
  if (fphm.length !== 20) malformed('fphm must have 20 characters');
  checkFace(request);
  const step = failed('BFCPSGFPSC');
  const transaction = transactionWith(fphm, world);
  if (transaction === undefined || ['CANCELLED', 'VOIDED'].includes(transaction.state))
    refuse('发票号码非预开票号码', step);
  if (isIssued(fphm, world)) {
    const result = { status: '03', message: '发票号码已存在' };
    return mocked({ fphm, sllsh: transaction.sllsh, result });
  }
  if (transaction.state !== 'PAID') refuse('税款未缴纳', step);
  if ((sentText(request, 'fppz') || '02') !== transaction.ykfplx)
    refuse('票种与预开票不一致', step);
  if (request['sfxszrrsygdbfcp'] !== transaction.sfxszy) refuse('自用标志与预开票不一致', step);
  checkSums(request, transaction);
  const issuedAt = sentText(request, 'kprq') || toShanghaiClock(world.now());
  if (issuedAt.slice(0, 7) !== transaction.lrrq.slice(0, 7))
    refuse('开票月份与预开票月份不一致', step);
  const sllsh = enterUpload([{ number: fphm, confirmationUuid: null }], world);
  change({ ...transaction, sllsh }, world);
  return mocked({
    fphm,
    sllsh,
    result: { status: '01', message: '处理中' },
    hint: '请凭受理流水号查询上传结果',
  });
}

/** Amounts were fixed at calc-order; each line rounds its own tax. A red invoice may have any amounts. */
function checkSums(request: JsonObject, { ykfpje, ykfpse }: Transaction): void {
  if (sentText(request, 'lzfpbz') === '1') return;
  const lines = requiredList(request, 'mxList');
  const sumOf = (name: string): Big =>
    lines.reduce((sum, line) => sum.plus(requiredDecimal(line, name, 2)), new Big(0));
  const step = failed('BFCPSGFPSC');
  if (!sumOf('je').eq(ykfpje)) refuse('开票金额与预开票不一致', step);
  const difference = sumOf('se').minus(ykfpse);
  if (difference.abs().gt(lines.length / 100)) refuse('票面税额与预开票不一致', step);
}

function checkFace(request: JsonObject): void {
  requiredTexts(request, 'kpr', 'kprzjhm', 'qyDm');
  if (request['kprzjlx'] !== '201') malformed('kprzjlx must be 201');
  const ownUse = requiredOneOf(request, 'sfxszrrsygdbfcp', ['Y', 'N']);
  const incomeTaxItem = requiredOneOf(request, 'grsdsxm', ['1', '2']);
  if ((ownUse === 'Y') !== (incomeTaxItem === '1')) malformed('grsdsxm does not fit');
  if (isGiven(request, 'fppz')) requiredOneOf(request, 'fppz', ['01', '02']);
  if (isGiven(request, 'lzfpbz')) requiredOneOf(request, 'lzfpbz', ['0', '1']);
  const at = sentText(request, 'kprq');
  if (at !== '' && !isClock(at)) malformed('kprq must be yyyy-MM-dd HH:mm:ss');
  for (const [index, line] of requiredList(request, 'mxList').entries()) {
    const where = `mxList[${index}].`;
    const [byTable, asInSample] = lineForms;
    const { texts, amounts, rate } = isGiven(line, 'hwhyslwfwmc') ? byTable : asInSample;
    for (const name of texts) requiredText(line, name, where);
    for (const name of amounts) requiredDecimal(line, name, 2, where);
    requiredDecimal(line, rate, 6, where);
  }
}
