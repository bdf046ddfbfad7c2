import { exempt, exemptOwnUse, type Vector } from './vector.ts';

const own = { ownUse: true, originalValue: '4000' } as const;

/** An exempt order of 10,000 on which only the income tax is paid. */
const income = (tax: string, toSeller: string) => ({
  ...exempt,
  income: tax,
  total: tax,
  toSeller,
});

/** Income tax of a business, by the yearly cumulative. */
export const businessVectors: readonly Vector[] = [
  {
    sum: 'year 30,000 × 0.25 % = 75, less 50 paid = 25',
    order: { incomeTaxBase: '20000', incomeTaxPaid: '50' },
    ...exempt,
  },
  {
    sum: 'year exactly 600,000 × 0.25 % = 1,500, less 1,475 paid = 25',
    order: { incomeTaxBase: '590000', incomeTaxPaid: '1475' },
    ...exempt,
  },
  {
    sum: 'year 600,000.01 × 0.5 % = 3,000.00005 − 1,500, less 1,475 paid = 25.00005',
    order: { incomeTaxBase: '590000.01', incomeTaxPaid: '1475' },
    ...exempt,
  },
  {
    sum: 'year 600,010 × 0.5 % = 3,000.05 − 1,500 = 1,500.05',
    order: { incomeTaxBase: '590010' },
    ...income('1500.05', '8499.95'),
  },
  {
    sum: 'year 599,990 × 0.25 % = 1,499.975, half up 1,499.98',
    order: { incomeTaxBase: '589990' },
    ...income('1499.98', '8500.02'),
  },
  {
    sum: 'year exactly 600,000, nothing paid: 1,500',
    order: { incomeTaxBase: '590000' },
    ...income('1500.00', '8500.00'),
  },
  {
    sum: 'year 610,000 × 0.5 % = 3,050 − 1,500 = 1,550, less 1,500 paid = 50',
    order: { incomeTaxBase: '600000', incomeTaxPaid: '1500' },
    ...income('50.00', '9950.00'),
  },
  {
    sum: 'year 610,000: 1,550, less 1,549.99 paid = 0.01',
    order: { incomeTaxBase: '600000', incomeTaxPaid: '1549.99' },
    ...income('0.01', '9999.99'),
  },
  {
    sum: 'year 610,000: 1,550, less 1,550 paid = 0',
    order: { incomeTaxBase: '600000', incomeTaxPaid: '1550' },
    ...income('0.00', '10000.00'),
  },
  {
    sum: 'year 610,000: 1,550, less 1,550.01 paid is below zero: 0, nothing is paid back',
    order: { incomeTaxBase: '600000', incomeTaxPaid: '1550.01' },
    ...income('0.00', '10000.00'),
  },
  {
    sum: 'year 10,000: 25, less 4,000 paid is below zero: 0',
    order: { incomeTaxPaid: '4000' },
    ...income('0.00', '10000.00'),
  },
];

/** Scrap from the seller's own use. */
export const ownUseVectors: readonly Vector[] = [
  { sum: 'general: exempt; (10,000 − 4,000) × 20 % = 1,200', order: own, ...exemptOwnUse },
  {
    sum: 'general, month 210,000: exempt at any amount, and nothing to levy surcharges on',
    order: { ...own, monthlyCumulative: '200000' },
    ...exemptOwnUse,
  },
  {
    sum: 'general, month 110,000, supplement: merges nothing',
    order: { ...own, monthlyCumulative: '100000', supplements: true },
    pending: { general: '60000', specialAtOnePercent: '500', specialAtThreePercent: '500' },
    ...exemptOwnUse,
  },
  {
    sum: 'general, 700,000 in the year and 5,000 paid: neither counts here, 1,200',
    order: { ...own, incomeTaxBase: '700000', incomeTaxPaid: '5000' },
    ...exemptOwnUse,
  },
  {
    sum: 'income equals the original value: 0',
    order: { ...own, originalValue: '10000' },
    ...income('0.00', '10000.00'),
  },
  {
    sum: 'income below the original value of 12,000: 0',
    order: { ...own, originalValue: '12000' },
    ...income('0.00', '10000.00'),
  },
  {
    sum: 'gain of 0.01 × 20 % = 0.002: 0',
    order: { ...own, originalValue: '9999.99' },
    ...income('0.00', '10000.00'),
  },
  {
    sum: 'gain of 0.03 × 20 % = 0.006: 0.01',
    order: { ...own, originalValue: '9999.97' },
    ...income('0.01', '9999.99'),
  },
  {
    sum: 'got for nothing: 10,000 × 20 % = 2,000',
    order: { ...own, originalValue: '0' },
    ...income('2000.00', '8000.00'),
  },
  {
    sum: 'special at 1 %, month 10,000: V 100; 3.50; 1,200 = 1,303.50; 10,100 − 1,303.50',
    order: { ...own, kind: 'SPECIAL' },
    vat: '100.00',
    urban: '3.50',
    education: '0.00',
    local: '0.00',
    income: '1200.00',
    total: '1303.50',
    face: '100.00',
    toSeller: '8796.50',
  },
  {
    sum: 'special at 3 %, month 110,000, supplement: 300 and 600; of 900: 31.50, 13.50, 9; 1,200 = 2,154; 10,300 − 2,154',
    order: {
      ...own,
      kind: 'SPECIAL',
      enjoysReduction: false,
      monthlyCumulative: '100000',
      supplements: true,
    },
    pending: { general: '60000' },
    vat: '300.00 600.00',
    urban: '31.50',
    education: '13.50',
    local: '9.00',
    income: '1200.00',
    total: '2154.00',
    face: '300.00',
    toSeller: '8146.00',
  },
];
