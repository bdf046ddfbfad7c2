import { describe, expect, test } from 'vitest';
import type { Answer } from '../../../harness.ts';
import { sendEnvelope, startStub } from '../../../platform/stub-platform.ts';
import {
  orderId,
  PAY,
  type Result,
  REVERSE_INVOICE,
  reverseOrder,
  buyerTaxNumber,
  sellerId,
  serviceProviderId,
} from '../walk.ts';
import { startBefore, startScenario } from '../../../scenario.ts';

const CREATE = '/api/v1/rinv/invoice/create';
const STATUS = '/api/v1/rinv/invoice/status';

const service = startScenario();
const created = (): number => service.calls(CREATE);
const pay = (change: object = {}): Promise<Answer<Result>> =>
  service.query<Result>(PAY, { input: reverseOrder(change) });

/** The service before a platform that returns this for all orders. */
async function startAnswering(answer: object) {
  const stub = await startStub((response, { path }) =>
    sendEnvelope(response, 'CYT_00000', path === STATUS ? answer : { canInvoice: true }),
  );
  return { stub, before: await startBefore(stub) };
}

describe('the request', () => {
  const BASE64 = Buffer.from('the whole invoice').toString('base64');
  test('has all fields under the platform’s names, with goodsInfo in extra', async () => {
    const { stub, before } = await startAnswering({});
    await before.query(PAY, { input: reverseOrder() });
    expect(JSON.parse(stub.received[0]?.body ?? '')).toEqual({
      orderId,
      userId: sellerId,
      vendorId: serviceProviderId,
      taxNo: buyerTaxNumber,
      trxChannel: 'channel-1',
      jumpUrl: 'https://example.com/back',
      goodsInfo: [{ name: '废钢' }],
    });
  });

  test('never requests the file, and a response that contains it shows none of it', async () => {
    const { stub, before } = await startAnswering({
      orderId: 'elsewhere-1',
      status: 'verifying_somehow',
      taxAmount: 1.1,
      states: { confirm: 1, pay: true, invoice: { code: 'A' } },
      invoice: { byteData: BASE64 },
    });
    const answer = await before.query(REVERSE_INVOICE, { orderId: 'elsewhere-1' });
    expect(answer.data).toMatchObject({
      reverseInvoice: {
        state: 'ORDERED',
        platformStatus: 'UNRECOGNIZED',
        platformStatusCode: 'verifying_somehow',
        taxAmount: '1.10',
        isMock: false,
        stepStatuses: { confirm: '1', pay: 'true', invoice: '{"code":"A"}', upload: null },
        raw: { status: 'verifying_somehow' },
        operation: null,
      },
    });
    expect(JSON.stringify(answer)).not.toContain(BASE64);
    expect(stub.received.map(({ body }): unknown => JSON.parse(body))).toEqual([
      { orderId: 'elsewhere-1', withInvoice: false },
    ]);
  });

  test('with an empty response is an unknown order', async () => {
    const { before } = await startAnswering({ mock: true });
    expect(await before.query(REVERSE_INVOICE, { orderId: 'nobody-1' })).toEqual({
      data: { reverseInvoice: null },
    });
  });

  test.each([
    ['an order number with a space', { orderId: 'a b' }, 'orderId'],
    ['a malformed tax number', { buyerTaxNumber: '123' }, 'buyerTaxNumber'],
    ['a field’s own name in extra', { extra: { taxNo: 'x' } }, 'extra'],
  ])('is not sent for %s', async (_case, change, path) => {
    expect((await pay(change)).data?.result).toMatchObject({
      __typename: 'InvalidInputError',
      fieldErrors: [{ path: `input.${path}`.split('.') }],
    });
    expect(created()).toBe(0);
  });

  test('is not sent for an invalid URL', async () => {
    const { errors } = await pay({ returnUrl: 'example.com' });
    expect(errors?.[0]?.message).toContain('returnUrl');
    expect(created()).toBe(0);
  });

  const required = Object.keys(reverseOrder()).filter((name) => name !== 'extra');
  test.each(required)('is not sent without %s', async (name) => {
    const { errors } = await pay({ [name]: undefined });
    expect(errors?.[0]?.message).toContain(name);
    expect(created()).toBe(0);
  });
});
