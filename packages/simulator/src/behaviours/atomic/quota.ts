import { Big } from 'big.js';
import { type JsonObject, toShanghaiIso } from '../../from-service.ts';
import { sentText } from '../../gateway/fields.ts';
import { collection, type World } from '../../world/world.ts';
import { refuse } from './answer.ts';
import { lengths, needsTexts } from './face.ts';
import { oncePerSerial } from './serials.ts';
import { askedTaxpayer } from './taxpayers.ts';

/** Quota that enterprises have downloaded, by tax number and month; in yuan as an exact text. No invoice here uses it up. */
const quotas = collection<{ readonly downloaded: string }>('atomic quotas');

/** `2026-11` */
function monthOf(world: World): string {
  return toShanghaiIso(world.now()).slice(0, 7);
}

function keyOf(taxNumber: string, world: World): string {
  return `${taxNumber} ${monthOf(world)}`;
}

function downloadedBy(taxNumber: string, world: World): Big {
  return new Big(quotas(world).get(keyOf(taxNumber, world))?.downloaded ?? 0);
}

/** CXSXED: the granted quota and its remaining part. */
export function creditQuota(request: JsonObject, world: World): JsonObject {
  const { taxNumber, monthQuota, isQuotaPaused } = askedTaxpayer(request);
  const downloaded = downloadedBy(taxNumber, world);
  return {
    ztsxbz: isQuotaPaused ? 'Y' : 'N',
    bysxed: monthQuota,
    kysyed: yuan(new Big(monthQuota).minus(downloaded)),
    yxzed: yuan(downloaded),
    yxzwsyed: yuan(downloaded),
    sq: monthOf(world).replace('-', ''),
  };
}

/** XZTHSXED: downloads quota for this month, or returns quota that no invoice has used. */
export function adjustQuota(request: JsonObject, world: World): JsonObject {
  const { taxNumber, monthQuota, isQuotaPaused } = askedTaxpayer(request);
  needsTexts(request, lengths('ptbh:20'));
  const direction = sentText(request, 'sqlx');
  if (direction !== '0' && direction !== '1') refuse('sqlx：应为0下载或1退回');
  const amount = sentAmount(request);
  return oncePerSerial('XZTHSXED', request, world, () => {
    const downloaded = downloadedBy(taxNumber, world);
    const put = (left: Big): void =>
      quotas(world).put(keyOf(taxNumber, world), { downloaded: left.toFixed() });
    if (direction === '1') {
      if (amount.gt(downloaded)) refuse('退回额度大于未使用额度');
      put(downloaded.minus(amount));
      return {};
    }
    if (isQuotaPaused) refuse('授信额度已暂停');
    if (amount.gt(new Big(monthQuota).minus(downloaded))) refuse('下载额度大于可用额度');
    put(downloaded.plus(amount));
    return intervalOf(monthOf(world));
  });
}

/** TZSXEDYXQ: extends the validity of a month's quota to the end of the month. */
export function extendValidity(request: JsonObject, world: World): JsonObject {
  askedTaxpayer(request, 'xsfnsrsbh');
  const month = sentText(request, 'sxedsq');
  if (!/^\d{4}-(?:0[1-9]|1[0-2])$/.test(month)) refuse('sxedsq：应为yyyy-MM');
  if (month > monthOf(world)) refuse('sxedsq：不能晚于当前月');
  return { sxedsq: month, ...intervalOf(month) };
}

/** First and last day of a month, `yyyyMMdd`. */
function intervalOf(month: string): JsonObject {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const days = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const digits = month.replace('-', '');
  return { syqjq: `${digits}01`, syqjz: `${digits}${days}` };
}

function sentAmount(request: JsonObject): Big {
  const digits = sentText(request, 'sqed');
  if (!/^\d{1,18}(?:\.\d{1,2})?$/.test(digits) || new Big(digits).eq(0)) refuse('sqed：应为正数');
  return new Big(digits);
}

function yuan(amount: Big): JsonObject[string] {
  return Number(amount.toFixed(2));
}
