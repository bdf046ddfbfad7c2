import { line, order } from '../invoice-orders.ts';

/** Lines of an order, each with its kind of goods. */
export const gasoline = {
  itemName: '92号车用汽油',
  taxClassificationCode: '1070101010100000000',
  taxRate: '0.13',
  unit: 'LITER',
  quantity: '40',
  amountWithTax: '316.40',
};
export const lpg = {
  ...gasoline,
  itemName: '液化石油气',
  taxClassificationCode: '1070101110100000000',
  taxRate: '0.09',
};
export const refueling = {
  station: '科技园加油站',
  refueledAt: '2026-11-20T08:30:00+08:00',
  gunNumber: '3',
};
/** An order of gasoline with the given changes, and the block of the business. */
export const oil = (change: object, business: object = {}): object =>
  order({
    lines: [gasoline, { ...gasoline, ...change }],
    specificBusiness: { refinedOil: business },
  });

/** Blocks of businesses, as in the examples. */
export const site = { site: '广州', project: '一期', crossCity: false };
const leased = {
  location: '广东省深圳市南山区',
  detailedAddress: '科技园路1号',
  crossCity: false,
  areaUnit: 'SQUARE_METER',
};
export const lease = { ...leased, leaseFrom: '2026-11-01', leaseTo: '2026-11-30' };
export const parking = {
  ...leased,
  leaseFrom: '2026-11-20T09:00:00+08:00',
  leaseTo: '2026-11-20T18:30:00+08:00',
  plateNumber: '粤B12345',
};
export const fee = {
  ...line,
  itemName: '停车费',
  taxClassificationCode: '3040502020200000000',
  taxRate: '0.09',
};
export const sale = { address: '深圳湾', crossCity: false, areaUnit: 1 };
export const car = {
  invoiceNumber: '26442000000000000011',
  paperInvoiceCode: '044002600111',
  paperInvoiceNumber: '00000013',
};

/** An order with the block of a business. */
export const of = (specificBusiness: object): object => order({ specificBusiness });
