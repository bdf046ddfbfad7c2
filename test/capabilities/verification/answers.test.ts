import { describe, expect, test } from 'vitest';
import type { Answer } from '../../harness.ts';
import {
  sendEnvelope,
  sendText,
  startStub,
  type StubPlatform,
} from '../../platform/stub-platform.ts';
import { faceOf, hintOf, many, one } from './verified.ts';
import { startBefore } from '../../scenario.ts';
import { answering, askOne, digital, item, ONE } from './answering.ts';
import { code, day, numberOf } from './asking.ts';

const MANY = `query ($invoices: [InvoiceToVerify!]!) {
  verifyInvoices(invoices: $invoices) { invoiceNumber verdict reason channel checksToday }
}`;

async function askMany(stub: StubPlatform, ...numbers: string[]): Promise<Answer> {
  return (await startBefore(stub)).query(MANY, { invoices: numbers.map(digital) });
}

const DOUBTFUL = {
  message: 'The platform’s response can’t be attributed to this invoice.',
  extensions: { code: 'PLATFORM_UNAVAILABLE', retryable: true },
};

describe('the response to a batch', () => {
  test('is attributed by number, whatever its order', async () => {
    const result = [item('3', { times: 3 }), item('1', { times: 1 }), item('2', { times: 2 })];
    const stub = await answering({ verified: true, result });
    expect(many(await askMany(stub, '1', '2', '3'))).toMatchObject([
      { invoiceNumber: numberOf(1), checksToday: 1 },
      { invoiceNumber: numberOf(2), checksToday: 2 },
      { invoiceNumber: numberOf(3), checksToday: 3 },
    ]);
  });

  test('is NOT_PASSED, with the reason, if an item did not succeed', async () => {
    const result = [item('1'), item('2', { success: false })];
    const stub = await answering({ verified: false, reason: 'void', result });
    const answer = await askMany(stub, '1', '2');
    expect(answer.errors).toBeUndefined();
    expect(many(answer)).toMatchObject([
      { verdict: 'GENUINE', reason: null },
      { verdict: 'NOT_PASSED', reason: 'void' },
    ]);
  });

  test('gives each invoice that did not pass its own part of the reason, and its verdict', async () => {
    const numbers = ['1', '2', '3', '4'];
    const result = numbers.map((ending) => item(ending, { success: false }));
    const reason = `${numberOf(1)}：查无此票；${numberOf(2)}：发票要素与税务台账不一致；请核对；${numberOf(3)} 已作废`;
    const stub = await answering({ verified: false, reason, result });
    const answer = await askMany(stub, ...numbers);
    expect(answer.errors).toBeUndefined();
    expect(many(answer)).toMatchObject([
      { verdict: 'NO_SUCH_INVOICE', reason: '查无此票' },
      { verdict: 'ELEMENTS_DISAGREE', reason: '发票要素与税务台账不一致；请核对' },
      { verdict: 'NOT_PASSED', reason: '已作废' },
      { verdict: 'NOT_PASSED', reason: null },
    ]);
  });

  test('has a verdict from the common reason only if a single invoice did not pass', async () => {
    const failed = { success: false };
    const both = [item('1', failed), item('2', failed)];
    const stub = await startStub((response, _request, nth) => {
      const result = nth === 1 ? both : [both[0], nth === 2 ? item('2') : item('9')];
      sendEnvelope(response, 'CYT_00000', { verified: false, reason: '查无此票', result });
    });
    const service = await startBefore(stub);
    const asked = { invoices: ['1', '2'].map(digital) };
    const reason = '查无此票';
    expect(many(await service.query(MANY, asked))).toMatchObject([
      { verdict: 'NOT_PASSED', reason },
      { verdict: 'NOT_PASSED', reason },
    ]);
    expect(many(await service.query(MANY, asked))).toMatchObject([
      { verdict: 'NO_SUCH_INVOICE', reason },
      { verdict: 'GENUINE', reason: null },
    ]);
    expect(many(await service.query(MANY, asked))).toMatchObject([
      { verdict: 'NOT_PASSED', reason },
      null,
    ]);
  });

  test.each([[{}], [{ verified: null }], [{ verified: '' }]])(
    'gives each invoice the result of its item if there is none of all (%j)',
    async (all) => {
      const result = [item('1'), item('2', { success: false, reason: '查无此票' })];
      const stub = await answering({ ...all, result });
      expect(many(await askMany(stub, '1', '2'))).toMatchObject([
        { verdict: 'GENUINE' },
        { verdict: 'NO_SUCH_INVOICE' },
      ]);
    },
  );

  test.each([
    [{}],
    [{ result: [] }],
    [{ result: [item('1', { success: null })] }],
    [{ verified: 'x', result: [item('1')] }],
  ])('is no verdict without any result, or with an unreadable one (%j)', async (data) => {
    const answer = await askMany(await answering(data), '1', '2');
    expect(answer.data).toEqual({ verifyInvoices: [null, null] });
    expect(hintOf(answer)).toContain('data.verified should be true or false');
  });

  test('prefers an item’s reason for its own invoice', async () => {
    const result = [
      item('1', { success: false, code: 'CYT_10002', reason: 'the amount' }),
      item('2', { success: false, reason: '查无此票', channel: null }),
      item('3', { success: false, reason: '' }),
      item('4', { success: false, code: ' CYT_１０００１' }),
    ];
    const stub = await answering({ verified: false, channel: 'c', reason: 'see each', result });
    expect(many(await askMany(stub, '1', '2', '3', '4'))).toMatchObject([
      { verdict: 'ELEMENTS_DISAGREE', reason: 'the amount', channel: 'c' },
      { verdict: 'NO_SUCH_INVOICE', reason: '查无此票', channel: 'c' },
      { verdict: 'NOT_PASSED', reason: 'see each', channel: 'c' },
      { verdict: 'NO_SUCH_INVOICE' },
    ]);
  });

  test.for([
    ['CYT_10001', 'NO_SUCH_INVOICE'],
    ['CYT_10002', 'ELEMENTS_DISAGREE'],
  ] as const)('that is %s as a whole is the verdict on the only item that failed', async (one) => {
    const [platformCode, verdict] = one;
    const failed = item('2', { success: false, times: 3 });
    const stub = await answering({ reason: 'no', result: [item('1'), failed] }, platformCode);
    const answer = await askMany(stub, '1', '2');
    expect(answer.errors).toBeUndefined();
    expect(many(answer)).toMatchObject([
      { verdict: 'GENUINE', reason: null },
      { verdict, reason: 'no', checksToday: 3 },
    ]);
  });

  test('with CYT_10001 for several items reports only that they failed', async () => {
    const failed = { success: false };
    const result = [item('1', failed), item('2', failed)];
    const answer = await askMany(await answering({ result }, 'CYT_10001'), '1', '2', '3');
    expect(many(answer)).toMatchObject([
      { verdict: 'NOT_PASSED' },
      { verdict: 'NOT_PASSED' },
      null,
    ]);
    expect(answer.errors).toMatchObject([
      { path: ['verifyInvoices', 2], extensions: { code: 'PLATFORM_REJECTED' } },
    ]);
  });

  test('with CYT_10001 calls no invoice genuine, even if all items succeeded', async () => {
    const stub = await answering({ result: [item('1'), item('2')] }, 'CYT_10001');
    const answer = await askMany(stub, '1', '2');
    expect(many(answer)).toEqual([null, null]);
    expect(answer.errors).toMatchObject([DOUBTFUL, DOUBTFUL]);
  });

  test('fails for an invoice without an item, and only for that one', async () => {
    const stub = await answering({ verified: true, result: [item('1'), item('9')] });
    const answer = await askMany(stub, '1', '2');
    expect(many(answer)).toMatchObject([{ verdict: 'GENUINE' }, null]);
    expect(answer.errors).toMatchObject([{ ...DOUBTFUL, path: ['verifyInvoices', 1] }]);
  });

  test('fails for an invoice whose number is in two items', async () => {
    const result = [item('1'), item('2'), item('2', { success: false })];
    const stub = await answering({ verified: false, result });
    const answer = await askMany(stub, '1', '2');
    expect(many(answer)).toMatchObject([{ verdict: 'GENUINE' }, null]);
    expect(answer.errors).toMatchObject([{ ...DOUBTFUL, path: ['verifyInvoices', 1] }]);
  });

  test('gives an invoice the result of its item if that is repeated as it is', async () => {
    const failed = item('2', { success: false, reason: '查无此票', data: { je: 1.1 } });
    const result = [item('1'), failed, { ...failed }, item('1')];
    const answer = await askMany(await answering({ verified: false, result }), '1', '2');
    expect(answer.errors).toBeUndefined();
    expect(many(answer)).toMatchObject([{ verdict: 'GENUINE' }, { verdict: 'NO_SUCH_INVOICE' }]);
  });

  test.for([
    ['does not say whose it is', { fphm: undefined }],
    ['does not say how it fared', { success: undefined }],
    ['says how it fared in another way', { success: 'ok' }],
  ] as const)('fails for an item that %s, and only for that', async ([_what, change]) => {
    const stub = await answering({ verified: true, result: [item('1'), item('2', change)] });
    const answer = await askMany(stub, '1', '2');
    expect(many(answer)).toMatchObject([{ verdict: 'GENUINE' }, null]);
    expect(answer.errors).toMatchObject([DOUBTFUL]);
  });

  test.for([
    ['date', { kprq: '2025-11-02' }],
    ['total', { data: { jshj: '9.00' } }],
    ['date and total, in other spellings', { kprq: '2025年11月2日', data: [{ jshj: '¥9' }] }],
  ] as const)(
    'calls no invoice genuine that it shows with another %s, alone or among others',
    async ([_what, change]) => {
      const alone = await askOne(item('1', change));
      expect(alone).toMatchObject({ data: { verifyInvoice: null }, errors: [DOUBTFUL] });
      const stub = await answering({ verified: true, result: [item('1', change), item('2')] });
      const answer = await askMany(stub, '1', '2');
      expect(many(answer)).toMatchObject([null, { verdict: 'GENUINE' }]);
      expect(answer.errors).toMatchObject([{ ...DOUBTFUL, path: ['verifyInvoices', 0] }]);
      expect(hintOf(answer)).toContain('another date or amount');
    },
  );

  test.for([
    ['the same day with a time', { kprq: '2026-11-02 09:30:00' }],
    ['an unreadable day', { kprq: '今天' }],
    ['the total with decimals', { data: { jshj: '1.00' } }],
    ['the total of a red invoice without its sign', { data: { jshj: -1 } }],
    ['an unreadable total', { data: { jshj: '壹圆整' } }],
    ['no face', { data: null }],
  ] as const)('calls an invoice genuine that it shows with %s', async ([_what, change]) => {
    const { data } = await askOne(item('1', change));
    expect(data).toMatchObject({ verifyInvoice: { verdict: 'GENUINE' } });
  });

  test('calls no special invoice genuine that it shows with another amount without tax', async () => {
    const vatSpecial = { ...code, ...day, amountWithoutTax: '1234.50' };
    const result = [{ success: true, fphm: code.invoiceNumber, data: { je: '1234.05' } }];
    const before = await startBefore(await answering({ verified: true, result }));
    const { errors } = await before.query(ONE, { invoice: { vatSpecial } });
    expect(errors).toMatchObject([DOUBTFUL]);
  });

  test('leaves another date to an invoice whose elements disagree with it', async () => {
    const change = { success: false, reason: '票面信息不一致', kprq: '2025-11-02' };
    expect(one(await askOne(item('1', change)))).toMatchObject({
      verdict: 'ELEMENTS_DISAGREE',
      issuedOn: '2025-11-02',
    });
  });

  test('calls no invoice genuine if it contradicts itself', async () => {
    const stub = await answering({ verified: false, result: [item('1'), item('2')] });
    const answer = await askMany(stub, '1', '2');
    expect(many(answer)).toEqual([null, null]);
    expect(answer.errors).toMatchObject([DOUBTFUL, DOUBTFUL]);
  });

  test.for(['CYT_10001', 'CYT_10002'])(
    'that is %s for the batch is a verdict on none of them, and nothing is sent again',
    async (platformCode) => {
      const stub = await answering({}, platformCode);
      const answer = await askMany(stub, '1', '2');
      expect(many(answer)).toEqual([null, null]);
      expect(answer.errors).toMatchObject(
        [0, 1].map((index) => ({
          path: ['verifyInvoices', index],
          extensions: {
            code: 'PLATFORM_REJECTED',
            platformCode,
            retryable: false,
            platformRequestId: 'request-1',
          },
        })),
      );
      expect(hintOf(answer)).toContain('one by one');
      expect(stub.received).toHaveLength(1);
    },
  );

  test('that is a rejection does not affect the verdicts of other batches', async () => {
    const stub = await startStub((response, { body }) =>
      body.includes('cyList')
        ? sendEnvelope(response, 'CYT_50200', {}, { status: 502 })
        : sendEnvelope(response, 'CYT_00000', { verified: true, result: [item('51')] }),
    );
    const numbers = Array.from({ length: 51 }, (_none, index) => String(index + 1));
    const answer = await askMany(stub, ...numbers);
    expect(many(answer).slice(49)).toMatchObject([null, { verdict: 'GENUINE' }]);
    expect(answer.errors).toHaveLength(50);
    expect(stub.received).toHaveLength(2);
  });
});

const SAID = `query ($invoice: InvoiceToVerify!) {
  verifyInvoice(invoice: $invoice) { verdict reason channel checksToday invoiceNumber issuedOn raw }
}`;

describe('a documented verdict', () => {
  test.for([
    ['CYT_10001', 'NO_SUCH_INVOICE'],
    ['CYT_10002', 'ELEMENTS_DISAGREE'],
  ] as const)('%s keeps its meaning under any HTTP status', async ([platformCode, verdict]) => {
    const statuses = [200, 400, 404, 500, 502];
    const stub = await startStub((response, _request, nth) =>
      sendEnvelope(response, platformCode, {}, { status: statuses[nth - 1] ?? 200 }),
    );
    const before = await startBefore(stub);
    for (const [index] of statuses.entries()) {
      const answer = await before.query(ONE, { invoice: digital(String(index)) });
      expect(answer).toMatchObject({ data: { verifyInvoice: { verdict } } });
    }
    expect(stub.received).toHaveLength(statuses.length);
  });

  test('has all members of the response: reason, channel, number of checks and date', async () => {
    const result = [item('1', { success: false, times: 4, kprq: '2026-11-02', data: null })];
    const data = { reason: '票面金额不符', channel: 'national', result };
    const before = await startBefore(await answering(data, 'CYT_10002'));
    const answer = await before.query(SAID, { invoice: digital('1') });
    expect(answer.errors).toBeUndefined();
    expect(one(answer)).toMatchObject({
      verdict: 'ELEMENTS_DISAGREE',
      reason: '票面金额不符',
      channel: 'national',
      checksToday: 4,
      issuedOn: '2026-11-02',
      raw: { code: 'CYT_10002', requestId: 'request-1', times: 4 },
    });
  });

  test('has the platform’s message as its reason if the response has none', async () => {
    const before = await startBefore(await answering({ reason: '' }, 'CYT_10001'));
    expect(one(await before.query(SAID, { invoice: digital('1') }))).toMatchObject({
      verdict: 'NO_SUCH_INVOICE',
      invoiceNumber: numberOf(1),
      reason: 'message of CYT_10001',
      checksToday: null,
    });
  });

  test('is read in other spellings: one object for the list, a number without its zeros, Y and 1', async () => {
    const result = {
      success: '１',
      fphm: 15,
      kprq: '2026-11-05T16:00:00Z',
      times: '3 ',
      data: { je: '1,234.50', se: '¥160.49', fpztDm: '０ ', hwxx: { mc: ' 钢材 ', slv: '0.13' } },
    };
    const before = await startBefore(await answering({ verified: 'Y', result }));
    const { data, errors } = await before.query(
      `query ($invoice: InvoiceToVerify!) {
        verifyInvoice(invoice: $invoice) {
          verdict invoiceNumber issuedOn checksToday
          face { ... on VatInvoiceFace { amountWithoutTax taxAmount lines { itemName taxRate } } }
        }
      }`,
      { invoice: { vatSpecial: { ...code, ...day, amountWithoutTax: '1234.50' } } },
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      verifyInvoice: {
        verdict: 'GENUINE',
        invoiceNumber: '00000015',
        issuedOn: '2026-11-06',
        checksToday: 3,
        face: {
          amountWithoutTax: '1234.50',
          taxAmount: '160.49',
          lines: [{ itemName: '钢材', taxRate: '0.13' }],
        },
      },
    });
  });

  test('is absent if its item names another invoice', async () => {
    const data = { result: [item('2', { times: 4 })] };
    const before = await startBefore(await answering(data, 'CYT_10001'));
    const { data: none, errors } = await before.query(SAID, { invoice: digital('1') });
    expect(none).toEqual({ verifyInvoice: null });
    expect(errors).toMatchObject([{ extensions: { code: 'PLATFORM_UNAVAILABLE' } }]);
  });

  test('is absent if one of two items is positive and one negative', async () => {
    const result = [item('1', { success: true }), item('1', { success: false })];
    for (const verified of [true, false]) {
      const before = await startBefore(await answering({ verified, result }));
      const { errors } = await before.query(SAID, { invoice: digital('1') });
      expect(errors).toMatchObject([{ extensions: { code: 'PLATFORM_UNAVAILABLE' } }]);
    }
  });

  test.for([
    ['NO_SUCH_INVOICE', '查无此票'],
    ['ELEMENTS_DISAGREE', '票面信息不一致'],
    ['NOT_PASSED', '查无此票，或票面信息不一致'],
    ['NOT_PASSED', '该发票已作废'],
  ] as const)('is %s where a success without a code says %s', async ([verdict, reason]) => {
    const before = await startBefore(await answering({ verified: false, reason }));
    const answer = await before.query(SAID, { invoice: digital('1') });
    expect(one(answer)).toMatchObject({ verdict, reason });
  });
});

describe('a rejection of one invoice', () => {
  test.for(['CYT_40001', 'CYT_40101', 'CYT_40102', 'CYT_42900'])(
    'with %s is an error and is not sent again',
    async (platformCode) => {
      const stub = await startStub((response) =>
        sendEnvelope(response, platformCode, { hint: 'jym is missing' }, { status: 400 }),
      );
      const answer = await (await startBefore(stub)).query(ONE, { invoice: digital('1') });
      expect(answer.data).toEqual({ verifyInvoice: null });
      expect(answer.errors?.[0]?.extensions).toMatchObject({
        platformCode,
        retryable: false,
        retryAfterSeconds: null,
        platformRequestId: 'request-1',
        hint: 'jym is missing',
      });
      expect(stub.received).toHaveLength(1);
    },
  );

  test('with CYT_40103 is signed again by the platform’s clock and sent again', async () => {
    const stub = await startStub((response, _request, nth) =>
      nth === 1
        ? sendEnvelope(response, 'CYT_40103', {}, { status: 401, date: Date.now() + 3_600_000 })
        : sendEnvelope(response, 'CYT_00000', { verified: true, result: [item('1')] }),
    );
    const answer = await (await startBefore(stub)).query(ONE, { invoice: digital('1') });
    expect(one(answer).verdict).toBe('GENUINE');
    const [first, second] = stub.received.map(({ headers }) => Number(headers['x-timestamp']));
    expect((second ?? 0) - (first ?? 0)).toBeGreaterThan(3_590);
  });
});

describe('a response to one invoice', () => {
  test.for([
    [1, 'GENUINE'],
    ['1', 'GENUINE'],
    ['TRUE', 'GENUINE'],
    [' true ', 'GENUINE'],
    ['Yes', 'GENUINE'],
    ['是', 'GENUINE'],
    [0, 'NOT_PASSED'],
    ['False', 'NOT_PASSED'],
    ['no', 'NOT_PASSED'],
    ['否', 'NOT_PASSED'],
  ] as const)('whose `verified` is %j is %s', async ([verified, verdict]) => {
    const stub = await answering({ verified, result: [] });
    const answer = await (await startBefore(stub)).query(ONE, { invoice: digital('1') });
    expect(one(answer).verdict).toBe(verdict);
  });

  test('calls no invoice genuine whose own item did not succeed, as in a batch', async () => {
    const answer = await askOne(item('1', { success: false }));
    expect(one(answer).verdict).toBe('NOT_PASSED');
  });

  test('without `verified` is no verdict', async () => {
    const stub = await answering({ result: [item('1')] });
    const answer = await (await startBefore(stub)).query(ONE, { invoice: digital('1') });
    expect(answer.data).toEqual({ verifyInvoice: null });
    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'PLATFORM_UNAVAILABLE' });
    expect(hintOf(answer)).toContain('data.verified should be true or false');
  });

  test('without an envelope is an error with its first characters, masked', async () => {
    const stub = await startStub((response) => sendText(response, '<html>110101199003071234', 502));
    const answer = await (await startBefore(stub)).query(ONE, { invoice: digital('1') });
    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'PLATFORM_UNAVAILABLE' });
    expect(JSON.stringify(answer.errors)).not.toContain('110101199003071234');
  });

  test('has the face of its own kind, even beside empty members of other kinds', async () => {
    const sent = { jshj: 1, xfmc: 'A', lkxm: null, zzsse: null, cc: '' };
    expect(one(await askOne(item('1', { data: sent })))).toMatchObject({
      face: { __typename: 'VatInvoiceFace', amountWithTax: '1.00' },
    });
    const empty = { jshj: null, xfmc: null, lkxm: null };
    expect(one(await askOne(item('1', { data: empty })))).toMatchObject({ face: null });
  });

  test('is a verdict even if a part of it can’t be read: that part alone fails', async () => {
    const answer = await askOne(
      item('1', {
        times: 'many',
        kprq: '2026-11-02',
        data: { jshj: 'much', gfsbh: '91110108MA01C8JT6R', hwxx: [{ slv: 0.13 }] },
      }),
    );
    expect(one(answer)).toMatchObject({
      verdict: 'GENUINE',
      checksToday: null,
      issuedOn: '2026-11-02',
      face: {
        amountWithTax: null,
        buyerTaxNumber: '91110108MA01C8JT6R',
        lines: [{ taxRate: '0.13' }],
      },
      raw: { times: 'many' },
    });
    expect(answer.errors).toMatchObject([
      {
        path: ['verifyInvoice', 'checksToday'],
        extensions: { hint: 'times should be a whole number' },
      },
      {
        path: ['verifyInvoice', 'face', 'amountWithTax'],
        extensions: { code: 'PLATFORM_UNAVAILABLE', hint: 'jshj should be a decimal number' },
      },
    ]);
  });

  test('has all lines, with null for unreadable members', async () => {
    const answer = await askOne(item('1', { data: { hwxx: [{}, { slv: 'none' }] } }));
    expect(one(answer).face).toMatchObject({
      __typename: 'VatInvoiceFace',
      lines: [{ taxRate: null }, { taxRate: null }],
    });
    expect(answer.errors).toBeUndefined();
  });

  test('keeps all digits of an amount', async () => {
    const stub = await startStub((response) =>
      sendText(
        response,
        `{"code":"CYT_00000","msg":"","requestId":"r","data":{"verified":true,"result":[{"success":true,"fphm":"00000015","data":{"jshj":90071992547409930.10}}]}}`,
      ),
    );
    const vatGeneral = { ...code, ...day, checkCode: '014159' };
    const answer = await (await startBefore(stub)).query(ONE, { invoice: { vatGeneral } });
    expect(faceOf(answer)['amountWithTax']).toBe('90071992547409930.10');
  });

  test('has the rate of a line as a fraction of one, also where the platform writes percent', async () => {
    const hwxx = [{ slv: 13 }, { slv: '13%' }, { slv: 0.13 }, { slv: '1' }, { slv: 0 }];
    const answer = await askOne(item('1', { data: { hwxx } }));
    expect(one(answer).face).toMatchObject({
      lines: ['0.13', '0.13', '0.13', '0.01', '0'].map((taxRate) => ({ taxRate })),
    });
  });

  test.for([
    [{ slv: '9%', ccrq: '2026-11-13' }, '0.09', '2026-11-13'],
    [{ slv: ' 9 ％', ccrq: '20261113' }, '0.09', '2026-11-13'],
    [{ slv: '0.09', ccrq: '2026年1月3日 06:26' }, '0.09', '2026-01-03'],
    [{ slv: '9', ccrq: '2026/11/13' }, '0.09', '2026-11-13'],
    [{ slv: 0.03, ccrq: '2026.11.13' }, '0.03', '2026-11-13'],
    [{ slv: '0', ccrq: '2026-02-30' }, '0', null],
    [{ slv: '免税', ccrq: '11月13日' }, null, null],
    [{ slv: '***', ccrq: '2026111' }, null, null],
  ] as const)(
    'reads the printed rate and day of %j as a fraction of one and a date',
    async ([data, taxRate, travelOn]) => {
      const answer = await askOne(item('1', { data: { cc: 'G1', ...data } }));
      expect(answer.errors).toBeUndefined();
      expect(one(answer)).toMatchObject({ face: { taxRate, travelOn }, raw: { data } });
    },
  );

  test('has no face without any member of one', async () => {
    for (const data of [undefined, null, {}, { unheardOf: 1 }]) {
      const answer = await askOne(item('1', { data }));
      expect(answer.errors).toBeUndefined();
      expect(one(answer).face).toBeNull();
    }
  });

  test.for([
    ['AviationFace', { lkxm: '张三' }],
    ['AviationFace', { zzsse: 9 }],
    ['RailwayFace', { cc: 'G1' }],
    ['RailwayFace', { cfz: '上海' }],
    ['BlockchainFace', { qkl: true, jshj: 1 }],
    ['BlockchainFace', { qkl: 'Y', jshj: 1 }],
    ['VatInvoiceFace', { qkl: false, jshj: 1 }],
  ] as const)('has the face %s for %j', async ([type, data]) => {
    const answer = await askOne(item('1', { data }));
    expect(faceOf(answer)['__typename']).toBe(type);
  });
});
