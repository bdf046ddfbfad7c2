import { textWith } from '../../texts.ts';
import { describe, expect, test } from 'vitest';
import {
  sendEnvelope,
  sendText,
  type StubPlatform,
  startStub,
} from '../../platform/stub-platform.ts';
import type { Answer, Connection } from '../../harness.ts';
import {
  blueLine,
  CANCEL,
  face,
  ISSUE,
  ORDER,
  path,
  PAYMENTS,
  purchase,
  type Result,
} from './walk.ts';
import { startBefore } from '../../scenario.ts';

const NUMBER = '26468000000000000001';
const SLIP = '34460000000000000001';

/** Answers of the stub by path; a function is given how often it was asked before. */
type Said = Readonly<Record<string, Readonly<Record<string, unknown>> | ((nth: number) => object)>>;

/** A refusal that the platform explains. */
const explained = {
  code: 'CYT_50200',
  data: { hint: '01 税款未缴纳', data: { steps: ['CXZRRKPXX 00', 'BFCPSGFPSC 01'] } },
};

interface Stage {
  readonly stub: StubPlatform;
  readonly before: Connection;
  readonly bodies: (of: string) => readonly unknown[];
}

async function startSaying(said: Said): Promise<Stage> {
  const asked = new Map<string, number>();
  const stub = await startStub((response, { path: at }) => {
    const nth = asked.get(at) ?? 0;
    asked.set(at, nth + 1);
    const entry = said[at] ?? {};
    const answer = typeof entry === 'function' ? entry(nth) : entry;
    if ('code' in answer && 'data' in answer) {
      const { code, data } = answer as typeof explained;
      return sendEnvelope(response, code, data, { status: 502 });
    }
    if ('html' in answer) return sendText(response, '<html>', 502);
    sendEnvelope(response, 'CYT_00000', answer);
  });
  const before = await startBefore(stub);
  const bodies = (of: string): readonly unknown[] =>
    stub.received
      .filter((request) => request.path === of)
      .map(({ body }): unknown => JSON.parse(body));
  return { stub, before, bodies };
}

const order = (before: Connection, change: object = {}): Promise<Answer<Result>> =>
  before.query<Result>(ORDER, { input: { orderId: 'scrap-1', ...purchase(change) } });

const unpaid = { blocked: false, records: { wjskjlsl: 0, list: [] } };
const taken = { ykfphm: NUMBER, dzsphm: SLIP, tax: { items: [{ yjsf: 2.5 }], yjsfhj: 2.5 } };

describe('what is sent', () => {
  test('of an order is every field under its name, extra beside them', async () => {
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

  test('of a blue invoice is every field under its name, fixed ones and both names of a line’s own', async () => {
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

  test('of a red invoice says so, and asks for no payment', async () => {
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

  test('about one slip names it, about several the list, each in one call', async () => {
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

  test('to cancel is the number, extra beside it', async () => {
    const { before, bodies } = await startSaying({ [path.cancel]: { cljg: '00' } });
    const input = { by: { invoiceNumber: NUMBER }, extra: { qxyy: '误开' } };
    expect((await before.query<Result>(CANCEL, { input })).data?.result).toMatchObject({
      state: 'CANCELED',
      numberFate: 'UNCLEAR',
      raw: { cljg: '00' },
    });
    expect(bodies(path.cancel)).toEqual([{ ykfphm: NUMBER, qxyy: '误开' }]);
  });

  test.each(['blue', 'red'])('is nothing without a %s line', async (colour) => {
    const { before, stub } = await startSaying({});
    const input = face(NUMBER, { lines: { [colour]: [] } });
    expect((await before.query<Result>(ISSUE, { input })).data?.result).toMatchObject({
      __typename: 'InvalidInputError',
    });
    expect(stub.received).toEqual([]);
  });
});

describe('a failure of an order that the platform explains', () => {
  test('stays unknown, with its steps, where the person’s transactions cannot be asked for', async () => {
    const { before } = await startSaying({
      [path.pending]: (nth) => (nth === 0 ? unpaid : { html: true }),
      [path.order]: explained,
    });
    expect((await order(before)).data?.result).toMatchObject({
      __typename: 'OutcomeUnknownError',
      hint: textWith('Received: 01 税款未缴纳'),
      platformCode: 'CYT_50200',
      unknownSteps: ['CXZRRKPXX 00', 'BFCPSGFPSC 01'],
    });
  });

  test('is an order where it left a transaction of its amount behind', async () => {
    const list = [{ ykfphm: NUMBER, ykfpje: 1000, ykfpse: 2.5, jfzt: '0' }];
    const { before, bodies } = await startSaying({
      [path.pending]: (nth) => (nth === 0 ? unpaid : { blocked: true, records: { list } }),
      [path.order]: explained,
    });
    expect((await order(before)).data?.result).toMatchObject({
      state: 'PRE_OPENED',
      invoiceNumber: NUMBER,
      foundBy: 'PERSON',
    });
    expect(bodies(path.order)).toHaveLength(1);
  });

  test.each([
    ['of another amount', { ykfpje: 5 }],
    ['entered before it was sent', { lrrq: '2026-01-01 00:00:00' }],
    ['of an earlier day', { ykfprq: '2026-01-01', lrrq: 'unreadable' }],
  ])('stays unknown where the person has a transaction %s', async (_case, change) => {
    const list = [{ ykfphm: NUMBER, ykfpje: 1000, ykfpse: 2.5, jfzt: '0', ...change }];
    const { before } = await startSaying({
      [path.pending]: (nth) => (nth === 0 ? unpaid : { blocked: true, records: { list } }),
      [path.order]: explained,
    });
    expect((await order(before)).data?.result).toMatchObject({ __typename: 'OutcomeUnknownError' });
  });

  test('is a refusal where only a voided transaction of its amount is there', async () => {
    const list = [{ ykfphm: NUMBER, ykfpje: 1000, ykfpse: 2.5, jfzt: '5' }];
    const { before } = await startSaying({
      [path.pending]: (nth) => (nth === 0 ? unpaid : { blocked: false, records: { list } }),
      [path.order]: explained,
    });
    expect((await order(before)).data?.result).toMatchObject({
      __typename: 'PlatformRejectedError',
    });
  });

  test('without a reason is a lost answer', async () => {
    const { before } = await startSaying({
      [path.pending]: unpaid,
      [path.order]: { code: 'CYT_50200', data: {} },
    });
    expect((await order(before)).data?.result).toMatchObject({ __typename: 'OutcomeUnknownError' });
  });
});

/** The answer to the issuing when the platform says this. */
async function issueOn(
  answer: Readonly<Record<string, unknown>>,
): Promise<Result['result'] | undefined> {
  const { before } = await startSaying({ [path.invoice]: answer, [path.result]: {} });
  return (await before.query<Result>(ISSUE, { input: face(NUMBER) })).data?.result;
}

describe('an answer to the issuing', () => {
  test.each([
    ['00', 'ISSUED', 'UPLOADED'],
    ['01', 'UPLOADING', 'PROCESSING'],
    ['02', 'UPLOAD_FAILED', 'FAILED'],
    ['03', 'ALREADY_ISSUED', 'NUMBER_EXISTS'],
    ['04', 'UPLOADING', 'UNRECOGNIZED'],
  ])('of status %s is %s', async (status, state, name) => {
    const answer = { sllsh: 'S1', result: { status, message: 'said' } };
    expect(await issueOn(answer)).toMatchObject({
      state,
      acceptanceSerial: 'S1',
      uploadStatus: name,
      uploadStatusCode: status,
      uploadMessage: 'said',
    });
  });

  test('without a status is asked for by its serial', async () => {
    expect(await issueOn({ sllsh: 'S1' })).toMatchObject({
      state: 'UPLOADING',
      uploadStatus: null,
      uploadStatusCode: null,
      uploadMessage: null,
    });
  });

  test('of a failure that the platform explains is a refusal with its steps', async () => {
    expect(await issueOn(explained)).toMatchObject({
      __typename: 'PlatformRejectedError',
      hint: '01 税款未缴纳',
      steps: ['CXZRRKPXX 00', 'BFCPSGFPSC 01'],
    });
  });
});
