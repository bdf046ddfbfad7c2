import { expect, test } from 'vitest';
import { atomicAnswers, holdsTo, onePlatform, send } from '../differential.ts';
import { casesOf, codes, type Field, type Table, within } from '../table.ts';
import { applied, buyer, lq, redApplication } from './uploaded-invoice.ts';

const platform = onePlatform();

const must = (longest: number): Field => ({ required: 'yes', type: 'plain', longest });
const may = (longest: number): Field => ({ required: 'no', type: 'plain', longest });
const only = (row: string): Field => ({ required: 'yes', codes: codes(row) });
const amount: Field = { required: 'yes', type: 'number', digits: [18, 2], isFree: false };
const serialNo: Field = { required: 'yes', type: 'number', digits: [8, 0], isFree: false };

/** Document 3, section 4.1, interface 12. */
const head: Table = {
  lrfsf: { ...only('1'), refuses: ['0', '2'] },
  xsfnsrsbh: may(20),
  xsfmc: must(300),
  gmfnsrsbh: { ...must(20), isFree: false },
  gmfmc: must(300),
  lzfpdm: may(12),
  lzfphm: must(20),
  sfzzfpbz: only('Y N'),
  lzkprq: {
    required: 'yes',
    refuses: ['2026-11-20', '20261120120000', '2026-11-31 12:00:00', 'a'],
  },
  lzhjje: { ...amount, takes: [1000.01] },
  lzhjse: { ...amount, takes: [10.01] },
  lzfppzDm: { ...only('01 02'), refuses: ['03'] },
  lzfpTdyslxDm: { ...only('24'), refuses: ['01', '25'] },
  hzcxje: amount,
  hzcxse: amount,
  chyyDm: { ...only('01 02 04'), refuses: ['03', '05'] },
};

const line: Table = {
  lzmxxh: { ...serialNo, takes: [99_999_999] },
  xh: serialNo,
  sphfwssflhbbm: must(19),
  hwhyslwfwmc: { ...must(300), isFree: false },
  spfwjc: {
    ...must(120),
    along: (value) => ({ 'mxList[0].hwhyslwfwmc': `*${String(value)}*废旧钢材` }),
  },
  xmmc: { ...must(600), isFree: false },
  ggxh: may(150),
  dw: may(300),
  je: amount,
  sl1: { required: 'yes', type: 'number', digits: [16, 6], takes: [0.01, 0.03] },
  se: amount,
};

/** Amounts that are consistent. */
const reversed = (amount: number, tax: number) => ({
  hzcxje: amount,
  hzcxse: tax,
  'mxList[0].je': amount,
  'mxList[0].se': tax,
});

/** A line whose full name has this length. */
const named = (length: number) => ({
  'mxList[0].xmmc': 'x'.repeat(length - 4),
  'mxList[0].hwhyslwfwmc': `*废钢*${'x'.repeat(length - 4)}`,
});

const price = (fpspdj: unknown, fpspsl: unknown) => ({
  'mxList[0].fpspdj': fpspdj,
  'mxList[0].fpspsl': fpspsl,
});

holdsTo(platform, {
  path: lq('QDHZQRDSQ'),
  cases: casesOf(
    {
      ...head,
      ...within('mxList[0]', line),
    },
    {
      takes: [
        { name: 'required fields alone', changes: {} },
        { name: 'price and quantity', changes: price('500', '-2') },
        {
          name: 'price and quantity of 25 characters',
          changes: price('1'.repeat(25), `-${'1'.repeat(24)}`),
        },
        { name: 'a unit', changes: { 'mxList[0].dw': '吨' } },
        { name: 'amounts of two decimals', changes: reversed(-100.01, -1.01) },
        { name: 'a full name of 300 characters', changes: named(300) },
      ],
      refuses: [
        { name: 'amounts of three decimals', changes: reversed(-100.001, -1.01) },
        { name: 'taxes of three decimals', changes: reversed(-100.01, -1.001) },
        { name: 'a full name of 301 characters', changes: named(301) },
        { name: 'a price without a quantity', changes: price('500', undefined) },
        { name: 'a quantity without a price', changes: price(undefined, '-2') },
        { name: 'a price of 26 characters', changes: price('1'.repeat(26), '-2') },
        { name: 'a quantity of 26 characters', changes: price('500', `-${'1'.repeat(25)}`) },
      ],
    },
  ),
  request: (serial) => redApplication(`2650${serial.padStart(16, '0')}`),
  answers: atomicAnswers,
});

// Interface 13.
holdsTo(platform, {
  path: lq('QDHZQRDQR'),
  cases: casesOf(
    {
      xsfnsrsbh: { ...must(20), isFree: false },
      uuid: { ...must(32), isFree: false },
      hzqrdbh: { ...must(20), isFree: false },
      qrlx: { ...only('C'), refuses: ['Y', 'N', 'c'] },
    },
    { takes: [{ name: 'all of its fields', changes: {} }] },
  ),
  request: async (serial, platform) => {
    const { uuid, hzfpxxqrdbh } = await applied(`2651${serial.padStart(16, '0')}`, platform);
    return { xsfnsrsbh: '460106198510101231', uuid, hzqrdbh: hzfpxxqrdbh, qrlx: 'C' };
  },
  answers: atomicAnswers,
});

const day = { required: 'no', refuses: ['20261101', '2026-11', '2026-13-01', 'a'] } as const;
const page: Field = { required: 'no', type: 'integer', takes: [1, 2], refuses: [10_000_000_000] };

/** Interface 14, requested by a buyer. */
const list: Table = {
  yhjslx: { required: 'yes', codes: ['1'], refuses: ['2'] },
  xsfnsrsbh: may(20),
  xsfmc: may(300),
  gmfnsrsbh: { ...must(20), isFree: false },
  gmfmc: must(300),
  lrfsf: { required: 'no', codes: codes('0 1'), refuses: ['2'] },
  lrrqq: { ...day, takes: ['2026-11-01'] },
  lrrqz: { ...day, takes: ['2026-11-30'] },
  lzfpdm: may(12),
  lzfphm: may(20),
  hzfpxxqrdbh: may(20),
  hzqrxxztDm: {
    required: 'no',
    codes: codes('01 02 03 04 05 06 07 08 09 10 11 12 13'),
    refuses: ['00', '14'],
  },
  fppzDm: { required: 'no', codes: codes('01 02 03 04 05 06'), refuses: ['00', '07'] },
  pageNumber: page,
  pageSize: page,
};

holdsTo(platform, {
  path: lq('CXQDHZQRDLB'),
  cases: casesOf(list, {
    takes: [
      {
        name: 'a seller who asks',
        changes: {
          yhjslx: '0',
          xsfnsrsbh: '460106198510101231',
          xsfmc: '林初卖',
          gmfnsrsbh: undefined,
          gmfmc: undefined,
        },
      },
    ],
    refuses: [
      { name: 'a seller who does not say their number', changes: { yhjslx: '0', xsfmc: '林初卖' } },
      { name: 'a seller who does not say their name', changes: { yhjslx: '0', xsfnsrsbh: '1' } },
    ],
  }),
  request: () => ({ yhjslx: '1', gmfnsrsbh: buyer, gmfmc: '海南绿循再生资源有限公司' }),
  answers: atomicAnswers,
});

// Interface 15.
holdsTo(platform, {
  path: lq('CXQDHZQRDMX'),
  cases: casesOf(
    { uuid: { ...must(32), isFree: false }, xsfnsrsbh: may(20) },
    { takes: [{ name: 'the uuid alone', changes: {} }] },
  ),
  request: async (serial, platform) => ({
    uuid: (await applied(`2652${serial.padStart(16, '0')}`, platform)).uuid,
  }),
  answers: atomicAnswers,
});

// Section 3: 03 is the buyer's entry, 08 revoked by the initiator, 07 without an answer for 72 hours.
test('a buyer’s application waits for the seller, and is void when revoked or after 72 hours', async () => {
  const revoked = await applied('26530000000000000001', platform());
  const forgotten = await applied('26530000000000000002', platform());
  const status = async (hzfpxxqrdbh: string): Promise<unknown> => {
    const { body } = await send(platform(), lq('CXQDHZQRDLB'), {
      yhjslx: '1',
      gmfnsrsbh: buyer,
      gmfmc: '海南绿循再生资源有限公司',
      hzfpxxqrdbh,
    });
    return JSON.stringify(body).match(/"hzqrxxztDm":"(\d\d)"/)?.[1];
  };
  const before = await status(revoked.hzfpxxqrdbh);
  await send(platform(), lq('QDHZQRDQR'), {
    xsfnsrsbh: '460106198510101231',
    uuid: revoked.uuid,
    hzqrdbh: revoked.hzfpxxqrdbh,
    qrlx: 'C',
  });
  const after = await status(revoked.hzfpxxqrdbh);
  await platform().clock.advance(72 * 3_600_000);

  expect([before, after, await status(forgotten.hzfpxxqrdbh)]).toEqual(['03', '08', '07']);
});
