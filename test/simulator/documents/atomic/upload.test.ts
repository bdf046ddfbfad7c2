import { expect, test } from 'vitest';
import { atomicAnswers, holdsTo, onePlatform, type Platform, send } from '../differential.ts';
import { casesOf, type Changes, codes, type Field, type Table, within } from '../table.ts';
import { applied, blueInvoice, blueLine, lq } from './uploaded-invoice.ts';

const platform = onePlatform();

const must = (longest: number): Field => ({ required: 'yes', type: 'plain', longest });
const may = (longest: number): Field => ({ required: 'no', type: 'plain', longest });
const only = (row: string): Field => ({ required: 'yes', codes: codes(row) });
const amount: Field = { required: 'yes', type: 'number', digits: [18, 2], isFree: false };
const yesOrNo: Field = { required: 'no', codes: ['Y', 'N'] };

/** Document 3, section 4.1, interface 10: head, seller, buyer, totals and device of a blue invoice. */
const head: Table = {
  ptbh: must(20),
  fppz: only('01 02'),
  fphm: { ...must(20), isFree: false },
  lzfpbz: { ...only('0'), refuses: ['2'] },
  kprq: {
    required: 'yes',
    refuses: ['2026-11-21', '2026-11-21T12:00:00', '20261121120000', '2026-11-31 12:00:00', 'a'],
  },
  kpr: must(300),
  kprzjhm: must(30),
  kprzjlx: must(4),
  skrxm: may(150),
  fhrxm: may(75),
  tdys: only('24'),
  qyDm: must(20),
  sfxszrrsygdbfcp: only('N'),
  grsdsxm: { ...only('2'), refuses: ['3', '0'] },
  grsdssf: { required: 'yes', type: 'number', digits: [18, 2], takes: [0] },
  zzsjfjsf: { required: 'yes', type: 'number', digits: [18, 2], takes: [0] },
  sgfplxDm: only('04'),
  xsfmc: must(300),
  xsfnsrsbh: { ...must(20), isFree: false },
  xsfzrrbz: only('Y'),
  xsfzrrzjlxDm: only('201'),
  xsfzrrzjhm: { ...must(30), isFree: false },
  xsfzrrgjDm: only('156'),
  xsfdz: must(300),
  xsfdh: must(60),
  xsfkhh: may(120),
  xsfzh: may(50),
  skyhmc: may(120),
  skyhzh: may(100),
  gmfnsrsbh: { ...must(20), isFree: false },
  gmfmc: must(300),
  gmfdz: may(300),
  gmfdh: may(60),
  gmfkhh: may(120),
  gmfzh: may(50),
  gmfjbr: may(150),
  jbrsfzjhm: may(30),
  gmfjbrlxdh: may(60),
  hjje: amount,
  hjse: amount,
  jshj: amount,
  jsfs: only('01 02 03 04 05 99'),
  ysxwfsd: may(11),
  bz: may(450),
  ip: must(20),
  macdz: must(20),
  cpuid: { required: 'no', takes: ['x'] },
  zbxlh: { required: 'no', takes: ['x'] },
  sfzsxsfyhzhbq: yesOrNo,
  sfzsgmfyhzhbq: yesOrNo,
  sfzsxsfdzdh: yesOrNo,
  sfzsgmfdzdh: yesOrNo,
  jazslxDm: { required: 'no', codes: codes('54 55') },
  fpkjfsDm: { ...only('4 5'), refuses: ['1', '6'] },
  lqkpmsDm: { required: 'no', codes: codes('01 02 03 04 05 06 07 08 09'), refuses: ['10'] },
  jyxxlyqdDm: { required: 'no', codes: codes('01 02 03') },
  jylsh: may(50),
  zfqdDm: {
    required: 'no',
    codes: codes('001 002 003 004 005 006 007 008 009 010 011 012 013 014 099'),
    refuses: ['015'],
  },
  jydh: may(40),
};

const serialNo: Field = { required: 'yes', type: 'number', digits: [8, 0], isFree: false };
const name = (value: unknown) => ({
  'fpList[0].mxList[0].hwhyslwfwmc': `*${String(value)}*废旧钢材`,
});

/** The same table, a line. Name and short name make up the full name, which has 300 characters at the most. */
const line: Table = {
  mxxh: serialNo,
  dylzfpmxxh: { required: 'no' },
  hwhyslwfwmc: {
    ...must(300),
    isFree: false,
    refuses: ['废旧钢材', '*废钢*铜', '*废铜*废旧钢材', '废钢废旧钢材'],
  },
  spfwjc: { ...must(120), along: name },
  xmmc: { ...must(600), isFree: false },
  ggxh: may(150),
  dw: must(300),
  sl: { ...must(25), isFree: false, takes: ['1'.repeat(25), '0.00000002'] },
  dj: { ...must(25), isFree: false, takes: ['1'.repeat(25), '500.00000001'] },
  je: amount,
  slv: { required: 'yes', type: 'number', digits: [16, 6], takes: [0.01, 0.03, 0] },
  se: amount,
  hsje: amount,
  sphfwssflhbbm: must(19),
  fphxz: { ...only('00 02'), refuses: ['03', '0'] },
  yhzcbs: { required: 'no', codes: codes('03 08'), refuses: ['01'] },
  fjysmc: may(200),
  fjyslx: may(200),
  fjysz: may(200),
  dzsphmList: { type: 'list' },
};

const blue = (changes: Changes): Changes => within('fpList[0]', changes);

/** A line whose full name has this length. */
const named = (length: number): Changes => {
  const xmmc = 'x'.repeat(length - 4);
  return blue({ 'mxList[0].xmmc': xmmc, 'mxList[0].hwhyslwfwmc': `*废钢*${xmmc}` });
};

/** Consistent amounts of an exempt invoice. */
const amounting = (amount: number): Changes =>
  blue({
    hjje: amount,
    jshj: amount,
    mxList: [{ ...blueLine(1), je: amount, hsje: amount }],
  });

/** A discount line, whose unit, quantity and price may be missing. */
const discount = {
  ...blueLine(1),
  fphxz: '01',
  dw: undefined,
  sl: undefined,
  dj: undefined,
};

holdsTo(platform, {
  path: lq('BFCPSGFPSC'),
  about: ', a blue invoice',
  cases: casesOf(
    {
      ...within('fpList[0]', head),
      ...within('fpList[0].mxList[0]', line),
      'fpList[0].mxList': { required: 'yes', type: 'list', refuses: [[], ['a']] },
    },
    {
      takes: [
        { name: 'own-used scrap', changes: blue({ sfxszrrsygdbfcp: 'Y', grsdsxm: '1' }) },
        {
          name: 'an ID number of 20 characters',
          changes: blue({ xsfnsrsbh: 'x'.repeat(20), xsfzrrzjhm: 'x'.repeat(20) }),
        },
        {
          name: 'amounts of two decimals',
          changes: blue({
            hjje: 1000.01,
            hjse: 10.01,
            jshj: 1010.02,
            zzsjfjsf: 10.01,
            mxList: [{ ...blueLine(1), je: 1000.01, slv: 0.01, se: 10.01, hsje: 1010.02 }],
          }),
        },
        { name: 'a full name of 300 characters', changes: named(300) },
        { name: 'an amount of a cent', changes: amounting(0.01) },
        { name: 'a discount line without quantity', changes: blue({ mxList: [discount] }) },
        {
          name: 'no slip on an exempt invoice',
          changes: blue({ 'mxList[0].yhzcbs': '03', 'mxList[0].dzsphmList': undefined }),
        },
        {
          name: 'twenty slips of twenty characters',
          changes: blue({ 'mxList[0].dzsphmList': Array(20).fill('1'.repeat(20)) }),
        },
        {
          name: 'two lines',
          changes: blue({ hjje: 2000, jshj: 2000, mxList: [blueLine(1), blueLine(2)] }),
        },
      ],
      refuses: [
        { name: 'a full name of 301 characters', changes: named(301) },
        { name: 'amounts of three decimals', changes: amounting(1000.001) },
        {
          name: 'an ID number of 21 characters',
          changes: blue({ xsfnsrsbh: 'x'.repeat(21), xsfzrrzjhm: 'x'.repeat(21) }),
        },
        { name: 'own-used scrap as business income', changes: blue({ sfxszrrsygdbfcp: 'Y' }) },
        { name: 'purchased scrap as property transfer', changes: blue({ grsdsxm: '1' }) },
        {
          name: 'another ID number than the seller number',
          changes: blue({ xsfzrrzjhm: '460106198611111246' }),
        },
        {
          name: 'no slip where tax is due',
          changes: blue({
            zzsjfjsf: 10,
            'mxList[0].yhzcbs': '03',
            'mxList[0].dzsphmList': [],
          }),
        },
        {
          name: 'no slip where nothing says that it is exempt',
          changes: blue({ 'mxList[0].dzsphmList': undefined }),
        },
        {
          name: 'a slip of 21 characters',
          changes: blue({ 'mxList[0].dzsphmList': ['1'.repeat(21)] }),
        },
        { name: 'a slip that is a number', changes: blue({ 'mxList[0].dzsphmList': [1] }) },
        {
          name: '21 slips',
          changes: blue({ 'mxList[0].dzsphmList': Array(21).fill('1') }),
        },
        { name: 'no invoice', changes: { fpList: [] } },
      ],
    },
  ),
  request: (serial) => ({ fpList: [blueInvoice(`2646${serial.padStart(16, '0')}`)] }),
  answers: atomicAnswers,
});

/** Members that only a red invoice has, and members that only a blue one has. */
async function redInvoice(serial: string, platform: Platform) {
  const fphm = `2647${serial.padStart(16, '0')}`;
  const { uuid, hzfpxxqrdbh } = await applied(fphm, platform);
  platform.controls.setRedConfirmationStatus({ confirmationUuid: uuid, status: '04' });
  const {
    grsdssf: _incomeTax,
    zzsjfjsf: _vat,
    xsfdz: _home,
    xsfdh: _phone,
    ...face
  } = {
    ...blueInvoice(`2648${serial.padStart(16, '0')}`),
    lzfpbz: '1',
    hjje: -1000,
    jshj: -1000,
    dylzfphm: fphm,
    hzqrxxdbh: hzfpxxqrdbh,
    hzqrduuid: uuid,
  };
  const { dzsphmList: _slips, ...line } = { ...blueLine(1), dylzfpmxxh: 1, je: -1000, hsje: -1000 };
  return { ...face, mxList: [line] };
}

holdsTo(platform, {
  path: lq('BFCPSGFPSC'),
  about: ', a red invoice',
  cases: casesOf(
    {
      'fpList[0].dylzfphm': { ...must(20), isFree: false },
      'fpList[0].hzqrxxdbh': { ...must(20), isFree: false },
      'fpList[0].hzqrduuid': { ...must(32), isFree: false },
      'fpList[0].bz': may(382),
      'fpList[0].mxList[0].dylzfpmxxh': serialNo,
    },
    {
      takes: [{ name: 'without what only blue ones need', changes: {} }],
      refuses: [
        {
          name: 'a slip',
          changes: blue({ 'mxList[0].dzsphmList': ['34460000000000000001'] }),
        },
        { name: 'a confirmation that is not there', changes: blue({ hzqrduuid: 'x'.repeat(32) }) },
      ],
    },
  ),
  request: async (serial, platform) => ({ fpList: [await redInvoice(serial, platform)] }),
  answers: atomicAnswers,
});

test.each([
  [100, atomicAnswers.taken],
  [101, atomicAnswers.refused],
])('an upload of %i invoices is accepted up to 100', async (count, answer) => {
  const fpList = Array.from({ length: count }, (_, index) =>
    blueInvoice(`2649${String(count * 1000 + index).padStart(16, '0')}`),
  );

  expect(await send(platform(), lq('BFCPSGFPSC'), { fpList })).toMatchObject(answer);
});

holdsTo(platform, {
  path: lq('CXQDFPSCJG'),
  cases: casesOf(
    { sllsh: { required: 'yes' } },
    { takes: [{ name: 'the serial of an upload', changes: {} }] },
  ),
  request: async (serial, platform) => {
    const fpList = [blueInvoice(`2650${serial.padStart(16, '0')}`)];
    const { body } = await send(platform, lq('BFCPSGFPSC'), { fpList });
    return { sllsh: body['sllsh'] };
  },
  answers: atomicAnswers,
});

test('an upload is examined, then issued, and a second one finds its number in use', async () => {
  const fpList = [blueInvoice('26510000000000000001')];
  const upload = async () => {
    const { body } = await send(platform(), lq('BFCPSGFPSC'), { fpList });
    return String(body['sllsh']);
  };
  const result = async (sllsh: string) =>
    (await send(platform(), lq('CXQDFPSCJG'), { sllsh })).body;
  const first = await upload();
  const waiting = await result(first);
  platform().controls.finishScrapUpload({ acceptanceSerial: first });
  const issued = await result(first);
  const second = await upload();
  platform().controls.finishScrapUpload({ acceptanceSerial: second });

  expect([waiting, issued, await result(second)]).toMatchObject([
    { fphm: '26510000000000000001', status: '01' },
    { fphm: '26510000000000000001', status: '00' },
    { fphm: '26510000000000000001', status: '03' },
  ]);
});
