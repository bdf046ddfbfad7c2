import { expect, test } from 'vitest';
import { holdsTo, businessAnswers, onePlatform } from '../differential.ts';
import { lqbiz, newcomer, ordered, orderOf } from './requests.ts';
import { casesOf } from '../table.ts';

const platform = onePlatform();

// Document 2, section 4.3: codes and flag of interface 5 stand in the table of interface 7.
holdsTo(platform, {
  path: lqbiz('tax/calc-order'),
  cases: casesOf({
    ykfplx: { codes: ['01', '02'], refuses: ['1', '03'] },
    sfxszy: { codes: ['Y', 'N'] },
    ykfpje: { takes: [0.01, 1000, 1234.56], refuses: ['a', 0.001] },
  }),
  request: (serial) => orderOf(newcomer(serial)),
  answers: businessAnswers,
});

/** Sold for 20,000 this month and 80,000 this year; 200 of income tax paid. */
const regular = { zrrxm: '张建国', sfzjhm: '110101198503154217' };
/** Sold for 120,000 this month and 650,000 this year; 1,750 of income tax paid. */
const heavy = { zrrxm: '钱超限', sfzjhm: '110101197501012317' };

/**
 * Orders with their tax, computed by hand from the four groups of rules. The province of
 * the simulated platform uses 7 % for urban maintenance and halves six taxes and two fees.
 */
const vectors: readonly [name: string, order: object, total: number][] = [
  // Exempt from all but income tax: 50,000 × 0.25 %.
  ['a first general invoice', orderOf(newcomer('900001'), { ykfpje: 50_000 }), 125],
  // 99,999.99 × 0.25 % = 249.999975.
  ['just below the threshold', orderOf(newcomer('900002'), { ykfpje: 99_999.99 }), 250],
  // VAT 1,000; urban 1,000 × 7 % / 2 = 35; both surcharges exempt up to 100,000; income tax 250.
  ['on the threshold', orderOf(newcomer('900003'), { ykfpje: 100_000 }), 1285],
  // VAT 2,000; urban 70; 2,000 × 3 % / 2 = 30; 2,000 × 2 % / 2 = 20; income tax 500.
  ['above the threshold', orderOf(newcomer('900004'), { ykfpje: 200_000 }), 2620],
  // VAT 100; urban 3.50; surcharges exempt; income tax 25.
  ['a special invoice', orderOf(newcomer('900005'), { ykfplx: '01', ykfpje: 10_000 }), 128.5],
  // Income tax (80,000 + 10,000) × 0.25 % − 200.
  ['somebody who sold before', orderOf(regular, { ykfpje: 10_000 }), 25],
  // VAT 100; urban 3.50; 1.50; 1.00; income tax (650,000 + 10,000) × 0.5 % − 1,500 − 1,750 = 50.
  ['somebody above 600,000', orderOf(heavy, { ykfpje: 10_000 }), 156],
  // VAT 6,000; urban 210; 90; 60; income tax 600,000 × 0.25 % = 1,500.
  ['600,000 in the year', orderOf(newcomer('900006'), { ykfpje: 600_000 }), 7860],
  // VAT 7,000; urban 245; 105; 70; income tax 700,000 × 0.5 % − 1,500 = 2,000.
  ['more than 600,000 in the year', orderOf(newcomer('900007'), { ykfpje: 700_000 }), 9420],
];

test.each(vectors)('%s: tax by hand', async (_name, order, total) => {
  const { tax, ykfphm, dzsphm } = await ordered(platform(), order);

  expect(tax.yjsfhj).toBe(total);
  expect(tax.items).toHaveLength(5);
  expect(ykfphm).toHaveLength(20);
  expect(dzsphm).toMatch(/./);
});

test('own-used scrap without a gain has no tax at any amount', async () => {
  const order = orderOf(newcomer('900008'), { sfxszy: 'Y', ykfpje: 300_000 });

  expect((await ordered(platform(), order)).tax.yjsfhj).toBe(0);
});
