import { Big } from 'big.js';
import type { Json, JsonObject } from '../../from-service.ts';
import { sentText, words } from '../../gateway/fields.ts';
import { rejectedLine } from '../../seed/parties.ts';
import { buysScrap, taxpayerOf } from '../../seed/taxpayers.ts';
import { refuse } from './answer.ts';
import {
  amountOf,
  fits,
  isOneOf,
  isNamedInFull,
  isTime,
  lengths,
  needs,
  numbersFit,
  objectsIn,
  sumOf,
} from './face.ts';

/** Rules for an uploaded invoice (document 3, section 4.1, interface 10), as the simulated tax bureau reads them. */
const REQUIRED = words(
  'ptbh fppz fphm lzfpbz kprq kpr kprzjhm kprzjlx tdys qyDm sfxszrrsygdbfcp grsdsxm sgfplxDm',
  'xsfmc xsfnsrsbh xsfzrrbz xsfzrrzjlxDm xsfzrrzjhm xsfzrrgjDm gmfnsrsbh gmfmc',
  'hjje hjse jshj jsfs ip macdz fpkjfsDm',
);
const REQUIRED_OF_BLUE = words('grsdssf zzsjfjsf xsfdz xsfdh');
const REQUIRED_OF_RED = words('dylzfphm hzqrxxdbh hzqrduuid');
const LENGTHS = lengths(
  'ptbh:20 fphm:20 kpr:300 kprzjhm:30 kprzjlx:4 skrxm:150 fhrxm:75 qyDm:20',
  'xsfmc:300 xsfnsrsbh:20 xsfzrrzjhm:30 xsfdz:300 xsfdh:60 xsfkhh:120 xsfzh:50',
  'skyhmc:120 skyhzh:100 gmfnsrsbh:20 gmfmc:300 gmfdz:300 gmfdh:60 gmfkhh:120 gmfzh:50',
  'gmfjbr:150 jbrsfzjhm:30 gmfjbrlxdh:60 ysxwfsd:11 dylzfphm:20 hzqrxxdbh:20 hzqrduuid:32',
  'ip:20 macdz:20 jylsh:50 jydh:40 bz:450',
);
const yesOrNo = words('Y N');
const CODES = {
  fppz: words('01 02'),
  lzfpbz: words('0 1'),
  tdys: words('24'),
  sfxszrrsygdbfcp: yesOrNo,
  grsdsxm: words('1 2'),
  sgfplxDm: words('04'),
  xsfzrrbz: words('Y'),
  xsfzrrzjlxDm: words('201'),
  xsfzrrgjDm: words('156'),
  jsfs: words('01 02 03 04 05 99'),
  sfzsxsfyhzhbq: yesOrNo,
  sfzsgmfyhzhbq: yesOrNo,
  sfzsxsfdzdh: yesOrNo,
  sfzsgmfdzdh: yesOrNo,
  jazslxDm: words('54 55'),
  fpkjfsDm: words('4 5'),
  lqkpmsDm: words('01 02 03 04 05 06 07 08 09'),
  jyxxlyqdDm: words('01 02 03'),
  zfqdDm: words('001 002 003 004 005 006 007 008 009 010 011 012 013 014 099'),
};

const LINE_REQUIRED = words('mxxh hwhyslwfwmc spfwjc xmmc je slv se hsje sphfwssflhbbm fphxz');
const LINE_LENGTHS = lengths(
  'hwhyslwfwmc:300 spfwjc:120 xmmc:600 ggxh:150 dw:300 sl:25 dj:25 sphfwssflhbbm:19',
  'fjysmc:200 fjyslx:200 fjysz:200',
);
const LINE_NUMBERS = { mxxh: [8, 0], dylzfpmxxh: [8, 0], slv: [16, 6] } as const;
const EXEMPT = '03';
const LINE_CODES = { fphxz: words('00 01 02'), yhzcbs: [EXEMPT, '08'] };
/** `List(20)` may mean the length of the list, or of each number: the sandbox limits both. */
const SLIPS = 20;

/** Amount above which the enterprise's quota does not suffice. */
const QUOTA = new Big(10_000_000);

/**
 * Rejects an invoice whose face breaks the table's rules, then one that fails the tax bureau's four checks, in the documents'
 * order.
 */
export function checkInvoice(invoice: JsonObject): void {
  const isRed = checkFace(invoice);
  const lines = checkLines(invoice, isRed);
  checkAmounts(invoice, lines);
  const buyer = taxpayerOf(sentText(invoice, 'gmfnsrsbh'));
  if (buyer === null || !buysScrap(buyer) || buyer.state !== '03')
    refuse('不满足开票条件：购买方不是可反向开票的回收企业');
  if (buyer.riskClass === '01') refuse('不满足开票条件：购买方为高风险纳税人');
  if (lines.some(({ xmmc }) => xmmc === rejectedLine.name)) refuse('合规性校验不通过：商品不合规');
  if (amountOf(invoice, 'hjje').gt(QUOTA)) refuse('授信额度不足');
  const number = sentText(invoice, 'fphm');
  if (!/^\d{20}$/.test(number) || !number.startsWith(sentText(invoice, 'kprq').slice(2, 4)))
    refuse('数电发票号码不合法');
}

/** True for a red invoice. */
function checkFace(invoice: JsonObject): boolean {
  needs(invoice, REQUIRED);
  fits(invoice, LENGTHS);
  numbersFit(invoice, { grsdssf: [18, 2], zzsjfjsf: [18, 2] });
  isOneOf(invoice, CODES);
  isTime(invoice, 'kprq');
  const isRed = invoice['lzfpbz'] === '1';
  needs(invoice, isRed ? REQUIRED_OF_RED : REQUIRED_OF_BLUE);
  if (isRed) fits(invoice, { bz: 382 });
  if (invoice['xsfnsrsbh'] !== invoice['xsfzrrzjhm']) refuse('xsfnsrsbh应与证件号码一致');
  const isOwn = invoice['sfxszrrsygdbfcp'] === 'Y';
  if ((invoice['grsdsxm'] === '1') !== isOwn) refuse('grsdsxm与sfxszrrsygdbfcp不符');
  return isRed;
}

function checkLines(invoice: JsonObject, isRed: boolean): readonly JsonObject[] {
  const lines = objectsIn(invoice, 'mxList', 2_000);
  const isExempt = lines.every(({ yhzcbs }) => yhzcbs === EXEMPT);
  const mayMissSlips = isRed || (isExempt && amountOf(invoice, 'zzsjfjsf').eq(0));
  for (const [index, line] of lines.entries()) {
    const where = `mxList[${index}].`;
    needs(line, LINE_REQUIRED, where);
    fits(line, LINE_LENGTHS, where);
    numbersFit(line, LINE_NUMBERS, where);
    isOneOf(line, LINE_CODES, where);
    if (line['mxxh'] !== index + 1) refuse(`${where}mxxh应连续`);
    isNamedInFull(line, where);
    if (isRed) needs(line, ['dylzfpmxxh'], where);
    else if (line['fphxz'] !== '01') needs(line, ['dw', 'sl', 'dj'], where);
    checkSlips(line, mayMissSlips || line['fphxz'] === '01', isRed, where);
    const total = amountOf(line, 'je', where).plus(amountOf(line, 'se', where));
    if (!total.eq(amountOf(line, 'hsje', where))) refuse(`${where}hsje不等于je与se之和`);
  }
  return lines;
}

/** Slips may be missing only on a discount or an exempt invoice without a supplement; a red invoice must have none. */
function checkSlips(line: JsonObject, mayMiss: boolean, isRed: boolean, where: string): void {
  const slips = line['dzsphmList'] ?? [];
  if (!Array.isArray(slips)) refuse(`${where}dzsphmList应为列表`);
  if (slips.length > SLIPS || !slips.every(isSlip)) refuse(`${where}dzsphmList超出长度`);
  const count = slips.length;
  if (isRed && count > 0) refuse(`${where}dzsphmList应为空`);
  if (!mayMiss && count === 0) refuse(`${where}dzsphmList不能为空`);
}

function isSlip(slip: Json): boolean {
  return typeof slip === 'string' && /^.{1,20}$/.test(slip);
}

function checkAmounts(invoice: JsonObject, lines: readonly JsonObject[]): void {
  const [without, tax] = [amountOf(invoice, 'hjje'), amountOf(invoice, 'hjse')];
  if (!sumOf(lines, 'je').eq(without)) refuse('hjje不等于明细之和');
  if (!sumOf(lines, 'se').eq(tax)) refuse('hjse不等于明细之和');
  if (!without.plus(tax).eq(amountOf(invoice, 'jshj'))) refuse('jshj不等于hjje与hjse之和');
}
