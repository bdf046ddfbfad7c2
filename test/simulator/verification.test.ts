import { expect, test } from 'vitest';
import { createPath, order, queryPath, startSandbox, verifyPath, anyText } from './start.ts';

const SELLER = '91440300MA5F0A0A1X';

/** Inputs for the seeded invoices, which docs/sandbox.md shows as well. */
const seeded = {
  'digital general': { fphm: '26442000000000000011', kprq: '2026-11-02', jshj: 1660 },
  'digital special': { fphm: '26442000000000000012', kprq: '2026-11-03', jshj: 1130 },
  'paper-style special': { fpdm: '044002600111', fphm: '00000013', kprq: '2026-11-04', je: 1000 },
  'paper-style general': {
    fpdm: '044002600112',
    fphm: '00000014',
    kprq: '2026-11-05',
    jym: '314159',
  },
  'VAT special': { fpdm: '4400261130', fphm: '00000015', kprq: '2026-11-06', je: 1500 },
  'VAT general': { fpdm: '044002600104', fphm: '00000016', kprq: '2026-11-07', jym: '271828' },
  'general electronic': {
    fpdm: '144002650118',
    fphm: '00000018',
    xfsbh: SELLER,
    jshj: 530,
    dq: '4400',
  },
  'vehicle toll': {
    fpdm: '032002600119',
    fphm: '00000019',
    kprq: '2026-11-10',
    je: 100,
    dq: '3200',
  },
  blockchain: { fpdm: '144032650110', fphm: '00000017', xfsbh: SELLER, jym: 'a1b2c', dq: '4403' },
  aviation: { fphm: '26119001000000000021', kprq: '2026-11-11', jshj: 1240 },
  railway: { fphm: '26519001000000000022', kprq: '2026-11-12', jshj: 553.5 },
};
const general = seeded['digital general'];
const missing = { ...general, fphm: '26442000000000000404' };

/** The fields of a face of each form (section 2.3), sorted. */
const faces = {
  vat: ['bz', 'fpztDm', 'gfmc', 'gfsbh', 'hwxx', 'je', 'jshj', 'jshjcn', 'se', 'xfmc', 'xfsbh'],
  aviation: [
    'bxf',
    'fpztDm',
    'hwxx',
    'jshj',
    'lkxm',
    'mhfzjj',
    'pj',
    'qtsf',
    'ryfjf',
    'sfzjhm',
    'zzssl',
    'zzsse',
  ],
  railway: [
    'ccrq',
    'cc',
    'cfsj',
    'cfz',
    'ddz',
    'fpztDm',
    'je',
    'jshj',
    'name',
    'se',
    'slv',
    'xw',
    'zjh',
  ],
  blockchain: ['fpzt', 'gfmc', 'je', 'jshj', 'jym', 'qkl', 'se', 'xfmc', 'xfsbh'],
};

test.each(Object.entries(seeded))(
  'the seeded %s invoice verifies with the face of its kind',
  async (kind, request) => {
    const { call, counters } = await startSandbox();

    const { code, data } = await call(verifyPath, request);

    expect(code).toBe('CYT_00000');
    expect(data).toMatchObject({
      verified: true,
      result: [{ success: true, fphm: request.fphm, times: 1 }],
    });
    const face = (data['result'] as { data: object }[])[0]?.data ?? {};
    const form = kind in faces ? (kind as keyof typeof faces) : 'vat';
    expect(Object.keys(face).toSorted()).toEqual(faces[form].toSorted());
    expect(counters.billedUnits(verifyPath)).toBe(1);
  },
);

test('an amount in capital characters is beside the total', async () => {
  const { call } = await startSandbox();

  const { data } = await call(verifyPath, general);

  expect(data['result']).toMatchObject([
    { data: { je: 1500, se: 160, jshj: 1660, jshjcn: '壹仟陆佰陆拾圆整' } },
  ]);
});

test.each([
  ['no such invoice', missing, 'CYT_10001'],
  ['another date', { ...general, kprq: '2026-11-01' }, 'CYT_10002'],
  ['another total', { ...general, jshj: 1660.01 }, 'CYT_10002'],
  ['another check code', { ...seeded['VAT general'], jym: '000000' }, 'CYT_10002'],
  ['another amount', { ...seeded['VAT special'], je: 1 }, 'CYT_10002'],
  ['another seller', { ...seeded.blockchain, xfsbh: '91440101MA5CXY7K28' }, 'CYT_10002'],
  ['the right fields in the wrong region', { ...seeded.blockchain, dq: '1100' }, 'CYT_10001'],
])('returns the code and reason for a single %s', async (_case, request, code) => {
  const { call } = await startSandbox();

  const reply = await call(verifyPath, request);

  expect(reply).toMatchObject({ code, data: { verified: false, reason: anyText } });
});

test('an existing invoice that does not pass is a successful call with a reason', async () => {
  const { call } = await startSandbox();

  const reply = await call(verifyPath, {
    fphm: '26442000000000000099',
    kprq: '2026-11-13',
    jshj: 530,
  });

  expect(reply).toMatchObject({
    code: 'CYT_00000',
    data: { verified: false, reason: '该发票已被红冲' },
  });
});

test.each([
  ['no number', { kprq: '2026-11-02', jshj: 1660 }],
  ['no date', { fphm: general.fphm, jshj: 1660 }],
  ['no amount', { fphm: general.fphm, kprq: general.kprq }],
  ['a field too many', { ...general, je: 1500 }],
  ['a region where none belongs', { ...general, dq: '4400' }],
  ['a region of another kind', { ...seeded.blockchain, dq: '4400' }],
  ['an unknown region', { ...seeded.blockchain, dq: '9999' }],
  ['no region where one is due', { ...seeded.blockchain, dq: undefined }],
  ['an amount as a text', { ...general, jshj: '1660.00' }],
  ['three decimals', { ...general, jshj: 1660.005 }],
  ['a date with slashes', { ...general, kprq: '2026/11/02' }],
  ['a day that is none', { ...general, kprq: '2026-02-30' }],
  ['a check code of five characters', { ...seeded['VAT general'], jym: '71828' }],
  ['an empty batch', { cyList: [] }],
  ['a batch of 51', { cyList: Array.from({ length: 51 }, () => general) }],
  ['a batch with a broken invoice', { cyList: [general, { fphm: '1' }] }],
  ['a batch beside one invoice', { ...general, cyList: [general] }],
])('rejects %s with 400 CYT_40001 and bills nothing', async (_case, request) => {
  const { call, counters } = await startSandbox();

  const reply = await call(verifyPath, request);

  expect([reply.status, reply.code]).toEqual([400, 'CYT_40001']);
  expect(reply.data['hint']).toEqual(anyText);
  expect(counters.billedUnits(verifyPath)).toBe(0);
});

test('a batch of 50 returns one verdict each, in order, and bills each', async () => {
  const { call, counters } = await startSandbox();
  const cyList = Array.from(
    { length: 50 },
    (_, index) => [general, missing, { ...general, jshj: 1 }][index % 3],
  );

  const { code, data } = await call(verifyPath, { cyList });

  expect([code, data['verified']]).toEqual(['CYT_00000', false]);
  const result = data['result'] as { success: boolean; data?: object }[];
  expect(result.map(({ success }) => success)).toEqual(cyList.map((asked) => asked === general));
  expect(result.map((item) => 'data' in item)).toEqual(cyList.map((asked) => asked === general));
  expect(data['reason']).toMatch(
    /^26442000000000000404：查无此票；26442000000000000011：发票要素与税务台账不一致；/,
  );
  expect([counters.calls(verifyPath), counters.billedUnits(verifyPath)]).toEqual([1, 50]);
});

test('counts all checks of an invoice, including failed ones, until midnight in Shanghai', async () => {
  const { call, clock } = await startSandbox();
  const times = async () => {
    const { data } = await call(verifyPath, { cyList: [general] });
    return (data['result'] as { times: number }[])[0]?.times;
  };

  expect(await times()).toBe(1);
  await call(verifyPath, { ...general, jshj: 1 });
  // The clock is at noon in Shanghai.
  await clock.advance(12 * 3_600_000 - 1);
  expect(await times()).toBe(3);
  await clock.advance(1);
  expect(await times()).toBe(1);
});

test('an invoice issued here verifies like any other', async () => {
  const { call, controls } = await startSandbox();
  await call(createPath, order());
  controls.issueInvoice({ orderId: 'order-1' });
  const { data } = await call(queryPath, { order_id: 'order-1', seller_taxpayer_num: SELLER });

  const reply = await call(verifyPath, { fphm: data['ticket_sn'], kprq: '2026-11-21', jshj: 1660 });

  expect(reply.data).toMatchObject({
    verified: true,
    result: [{ data: { xfsbh: SELLER, jshj: 1660 } }],
  });
});
