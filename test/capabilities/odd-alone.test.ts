import { expect, test } from 'vitest';
import type { Json } from '../../src/kernel/json/json.ts';
import { startBench } from '../platform/bench.ts';
import { sendText } from '../platform/stub-platform.ts';
import { cancel } from '../../src/capabilities/partner-contract/wire.ts';
import { bankCommands } from '../../src/capabilities/bank/wire/index.ts';
import { readPiecemeal } from '../../src/platform/record/record.ts';
import { vatInvoiceFace } from '../../src/capabilities/verification/wire/faces.ts';
import { startSaying } from './answering-stub.ts';
import { SEARCH } from './enterprise/searches.ts';

/* One malformed member fails alone: all others in the response remain. */

test('a search returns its list, without cached and isMock and with a company that lacks its number', async () => {
  const list = [
    { company_name: '甲公司' },
    { company_name: '乙公司', tax_id: '91440300MA5F0A0B2Y' },
    'odd',
  ];
  const before = await startSaying({ '/search': { list } });
  expect(await before.query(SEARCH, { by: { name: '公司' } })).toMatchObject({
    data: {
      enterprises: {
        cached: false,
        isMock: false,
        enterprises: [{ name: '乙公司', taxNumber: '91440300MA5F0A0B2Y' }],
      },
    },
  });
});

test.each([
  [
    'a text of JSON',
    JSON.stringify({ list: [{ company_name: '乙公司', tax_id: '91440300MA5F0A0B2Y' }] }),
  ],
  ['a text of a list', JSON.stringify([{ company_name: '乙公司', tax_id: '91440300MA5F0A0B2Y' }])],
])('a search returns its list, where its data are %s', async (_what, data) => {
  const before = await startSaying({ '/search': data });
  expect(await before.query(SEARCH, { by: { name: '公司' } })).toMatchObject({
    data: { enterprises: { enterprises: [{ name: '乙公司' }] } },
  });
});

test('a search without data found nothing', async () => {
  const before = await startSaying({ '/search': ' ' });
  expect((await before.query(SEARCH, { by: { name: '公司' } })).data).toMatchObject({
    enterprises: { enterprises: [] },
  });
});

test.each(['未找到', '{"list":', 7, true])(
  'a search is unreadable, and found not nothing, where its data are %j',
  async (data) => {
    const before = await startSaying({ '/search': data });
    expect(await before.query(SEARCH, { by: { name: '公司' } })).toMatchObject({
      data: { enterprises: null },
      errors: [{ extensions: { code: 'PLATFORM_UNAVAILABLE' } }],
    });
  },
);

test('a line of an invoice keeps its other members beside malformed ones', () => {
  const hwxx = [
    { mc: '书', slv: '免税', se: '***' },
    { mc: '笔', slv: 0.13, se: 1.3 },
  ];
  expect(readPiecemeal(vatInvoiceFace, { hwxx }).lines).toMatchObject([
    { itemName: '书', taxRate: null, taxAmount: null },
    { itemName: '笔', taxRate: '0.13' },
  ]);
});

test.each<readonly [Json, object]>([
  [[{ a: 1 }], { list: [{ a: 1 }] }],
  ['done', { value: 'done' }],
  [7, { value: 7 }],
  [true, { value: true }],
])('data %j are shown and accepted', async (data, raw) => {
  const { platform, stub } = await startBench((response) =>
    sendText(response, JSON.stringify({ code: 'CYT_00000', msg: '', requestId: 'r', data })),
  );
  expect(await platform.call(cancel, { contractNo: 'C1' })).toEqual({ raw });
  const { endpoint } = bankCommands.PAY_ORDER;
  expect(await platform.call(endpoint, { payload: {} })).toMatchObject({ raw });
  expect(stub.received).toHaveLength(2);
});
