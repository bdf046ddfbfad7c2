import { describe, expect, test } from 'vitest';
import { blueLine, CANCEL, face, ISSUE, path, PAYMENTS, type Result } from './walk.ts';
import { NUMBER, SLIP, startSaying, order, unpaid, taken } from './saying.ts';

const slipsIn = (body: unknown): readonly unknown[] =>
  (body as { mxList: { dzsphmList?: unknown }[] }).mxList.map(({ dzsphmList }) => dzsphmList);

describe('the request', () => {
  test('for an order has all fields under their names, and those of extra', async () => {
    const { before, bodies } = await startSaying({ [path.pending]: unpaid, [path.order]: taken });
    await order(before, { kind: 'SPECIAL', ownUse: true, extra: { gmfmc: '甲公司' } });
    expect(bodies(path.order)).toEqual([
      {
        nsrsbh: '91460100MA5RYC037E',
        zrrxm: '林初卖',
        sfzjhm: '460106198510101231',
        ykfplx: '01',
        sfxszy: 'Y',
        ykfpje: 1000,
        gmfmc: '甲公司',
      },
    ]);
    expect(bodies(path.pending)).toEqual([{ zrrxm: '林初卖', sfzjhm: '460106198510101231' }]);
  });

  test('for a blue invoice has all fields under their names, fixed ones and both names of a line’s own', async () => {
    const { before, bodies } = await startSaying({
      [path.payment]: { skjnjg: '01' },
      [path.invoice]: { sllsh: 'S1', result: { status: '01' } },
    });
    const line = blueLine({ taxSlipNumbers: [SLIP], taxRate: '0.01', specification: 'HMS' });
    const input = face(NUMBER, {
      kind: 'SPECIAL',
      issuedAt: '2026-11-21T01:02:03Z',
      lines: { blue: [line, line] },
      extra: { bz: '备注' },
    });
    await before.query(ISSUE, { input });
    const sent = {
      hwhyslwfwmc: '*废钢*废旧钢材',
      hwmc: '*废钢*废旧钢材',
      spfwjc: '废钢',
      xmmc: '废旧钢材',
      ggxh: 'HMS',
      dw: '吨',
      sl: '2',
      dj: '500',
      je: 1000,
      slv: 0.01,
      zzssl: 0.01,
      se: 0,
      hsje: 1000,
      sphfwssflhbbm: '1010301990000000000',
      fphxz: '00',
      yhzcbs: '03',
      dzsphmList: [SLIP],
    };
    expect(bodies(path.invoice)).toEqual([
      {
        fphm: NUMBER,
        fppz: '01',
        lzfpbz: '0',
        kprq: '2026-11-21 09:02:03',
        kpr: '何敏',
        kprzjlx: '201',
        kprzjhm: '460106198501010025',
        qyDm: '460100',
        sfxszrrsygdbfcp: 'N',
        grsdsxm: '2',
        bz: '备注',
        mxList: [
          { mxxh: 1, ...sent },
          { mxxh: 2, ...sent },
        ],
      },
    ]);
  });

  const half = { quantity: '1', amountWithoutTax: '500.00', amountWithTax: '500.00' };
  const taxed = { taxRate: '0.01', taxAmount: '5.00', amountWithTax: '505.00', benefit: null };
  const discount = { nature: 'DISCOUNT', quantity: '-1', amountWithoutTax: '-500.00' };
  test.each([
    ['an exempt invoice', {}, 0, [{}], [undefined]],
    ['an exempt one with a supplement', { kind: 'SPECIAL', ownUse: true }, 10, [{}], [[SLIP]]],
    [
      'a taxed one',
      {},
      10,
      [
        { ...half, ...taxed },
        { ...half, ...taxed, taxSlipNumbers: ['B1'] },
        half,
        { ...discount, amountWithTax: '-500.00' },
      ],
      [[SLIP], ['B1'], [SLIP], undefined],
    ],
  ])(
    'for %s names the slip of its order in the lines that need one and name none',
    async (_what, own, yjsf, lines, slips) => {
      const { before, bodies } = await startSaying({
        [path.pending]: unpaid,
        [path.order]: { ...taken, tax: { items: [{ zsxm: '增值税', yjsf }], yjsfhj: yjsf } },
        [path.payment]: { skjnjg: '01' },
        [path.invoice]: { sllsh: 'S1', result: { status: '01' } },
      });
      await order(before, own);
      const blue = lines.map((line) => blueLine(line));
      await before.query(ISSUE, { input: face(NUMBER, { ...own, lines: { blue } }) });
      expect(bodies(path.invoice).map(slipsIn)).toEqual([slips]);
    },
  );

  test('for a red invoice is marked as red, and needs no payment', async () => {
    const { before, bodies } = await startSaying({ [path.invoice]: { result: { status: '00' } } });
    const { benefit: _benefit, ...line } = blueLine({
      amountWithoutTax: '-1000.00',
      amountWithTax: '-1000.00',
    });
    const lines = { red: [{ ...line, originalLineNumber: 1 }] };
    const { data } = await before.query<Result>(ISSUE, {
      input: face(NUMBER, { ownUse: true, lines }),
    });
    expect(data?.result).toMatchObject({ state: 'ISSUED', isRed: true });
    // The item of the income tax follows from the seller’s own use.
    expect(bodies(path.invoice)).toMatchObject([{ sfxszrrsygdbfcp: 'Y', grsdsxm: '1' }]);
    expect(bodies(path.invoice)).toMatchObject([
      { fppz: '02', lzfpbz: '1', grsdsxm: '1', mxList: [{ mxxh: 1, dylzfpmxxh: 1 }] },
    ]);
    expect(bodies(path.payment)).toEqual([]);
  });

  test('about one slip names it, about several lists them, each in one call', async () => {
    const list = [
      { dzsphm: 'B', skjnjg: '01' },
      { dzsphm: 'A', skjnjg: '07' },
    ];
    const { before, bodies } = await startSaying({
      [path.payment]: (nth) => (nth === 0 ? { skjnjg: '01' } : { rows: { list } }),
    });
    expect(await before.query(PAYMENTS, { slips: ['A'] })).toMatchObject({
      data: {
        taxPayments: {
          payments: [
            {
              taxSlipNumber: 'A',
              state: 'PAID',
              paid: true,
              result: 'PAID',
              resultCode: '01',
              order: null,
            },
          ],
        },
      },
    });
    expect(await before.query(PAYMENTS, { slips: ['A', 'B', 'C'] })).toMatchObject({
      data: {
        taxPayments: {
          payments: [
            { taxSlipNumber: 'A', paid: false, result: 'UNRECOGNIZED', resultCode: '07' },
            { taxSlipNumber: 'B', paid: true },
            { taxSlipNumber: 'C', paid: null, result: null },
          ],
        },
      },
    });
    expect(bodies(path.payment)).toEqual([{ dzsphm: 'A' }, { dzsphmList: ['A', 'B', 'C'] }]);
  });

  test('about slips that the response to several does not name is repeated for each before an invoice', async () => {
    const { before, bodies } = await startSaying({
      [path.payment]: (nth) =>
        nth === 0 ? { [SLIP]: { skjnjg: '01' }, B: { skjnjg: '01' } } : { skjnjg: '01' },
      [path.invoice]: { sllsh: 'S1', result: { status: '00' } },
    });
    const lines = { blue: [blueLine({ taxSlipNumbers: [SLIP, 'B'] })] };
    const { data } = await before.query<Result>(ISSUE, { input: face(NUMBER, { lines }) });
    expect(data?.result).toMatchObject({ state: 'ISSUED' });
    expect(bodies(path.payment)).toEqual([
      { dzsphmList: [SLIP, 'B'] },
      { dzsphm: SLIP },
      { dzsphm: 'B' },
    ]);
  });

  test('for a cancellation has the number, and the fields of extra', async () => {
    const { before, bodies } = await startSaying({ [path.cancel]: { cljg: '00' } });
    const input = { by: { invoiceNumber: NUMBER }, extra: { qxyy: '误开' } };
    expect((await before.query<Result>(CANCEL, { input })).data?.result).toMatchObject({
      state: 'CANCELED',
      numberFate: 'UNCLEAR',
      raw: { cljg: '00' },
    });
    expect(bodies(path.cancel)).toEqual([{ ykfphm: NUMBER, qxyy: '误开' }]);
  });

  test.each(['blue', 'red'])('is not sent without a %s line', async (colour) => {
    const { before, stub } = await startSaying({});
    const input = face(NUMBER, { lines: { [colour]: [] } });
    expect((await before.query<Result>(ISSUE, { input })).data?.result).toMatchObject({
      __typename: 'InvalidInputError',
    });
    expect(stub.received).toEqual([]);
  });
});
