import type { JsonObject } from '../../from-service.ts';
import { isGiven } from '../../gateway/fields.ts';
import { type BoundSeller, rejectedBuyer, rejectedLine } from '../../seed/parties.ts';
import type { Line } from './lines.ts';
import type { CheckedOrder } from './order.ts';

/** Legal rates by tax classification code (document 1, section 2.6). */
const OIL_RATES: ReadonlyMap<string, string> = new Map([
  ['1070101010100000000', '0.13'],
  ['1070101030100000000', '0.13'],
  ['1070101110100000000', '0.09'],
]);
const OIL_UNITS: ReadonlySet<unknown> = new Set(['LITER', 'TON']);
const PARKING = '3040502020200000000';
/** `YYYYMMDDhhmm` */
const TO_THE_MINUTE = /^\d{12}$/;

/**
 * Reason why the tax bureau rejects an order that the platform has accepted, in its words, which the platform passes on; null if
 * it issues. The documents name some causes but no texts: these are this sandbox's choice.
 */
export function taxBureauObjection(order: CheckedOrder, seller: BoundSeller): string | null {
  const { buyerName, drawer, business, lines } = order;
  if (buyerName === rejectedBuyer.name) return rejectedBuyer.reason;
  if (lines.some(({ name }) => name === rejectedLine.name)) return rejectedLine.reason;
  if (!seller.drawers.includes(drawer)) return '开票人与电子税务局登记信息不一致';
  switch (business?.code) {
    case '01':
      return objectionToOil(lines, seller);
    case '06':
      return objectionToLease(business.block, lines);
    default:
      return null;
  }
}

function objectionToOil(lines: readonly Line[], seller: BoundSeller): string | null {
  if (!seller.sellsRefinedOil) return '销售方不具备成品油经销或生产资质，不允许开具成品油发票';
  for (const { taxCode, rate, unit, hasQuantity } of lines) {
    const legal = OIL_RATES.get(taxCode);
    if (legal === undefined) return '商品和服务税收分类编码不属于成品油';
    if (!rate.eq(legal)) return '成品油税率不正确';
    if (!OIL_UNITS.has(unit)) return '成品油发票单位枚举值不正确，应为LITER或TON';
    if (!hasQuantity) return '成品油发票数量不能为空';
  }
  return null;
}

function objectionToLease(block: JsonObject, lines: readonly Line[]): string | null {
  if (!lines.some(({ taxCode }) => taxCode === PARKING)) return null;
  if (!isGiven(block, 'car_num')) return '车辆停放服务的车牌号不能为空';
  const { rent_begin_date: begin, rent_end_date: end } = block;
  const isExact = [begin, end].every(
    (time) => typeof time === 'string' && TO_THE_MINUTE.test(time),
  );
  return isExact ? null : '车辆停放服务的起止时间应精确到分钟';
}
