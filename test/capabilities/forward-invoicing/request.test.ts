import { expect, test } from 'vitest';
import { buyer, provisionedSeller } from '../../../packages/simulator/src/seed/parties.ts';
import { sendEnvelope, startStub, type StubPlatform } from '../../platform/stub-platform.ts';
import { type Found, INVOICE, ISSUE, line, order, QUERY_PATH } from './invoice-orders.ts';
import { startBefore } from '../../scenario.ts';

/** A platform that accepts all orders and returns `answer` to all queries. */
const startPlatform = (answer: object = { status: 1 }): Promise<StubPlatform> =>
  startStub((response, { path }) =>
    sendEnvelope(
      response,
      'CYT_00000',
      path === QUERY_PATH ? answer : { state: 1, order_sn: 'S1' },
    ),
  );

async function sent(input: object): Promise<Record<string, unknown>> {
  const platform = await startPlatform();
  const service = await startBefore(platform, { PUBLIC_URL: 'https://invoices.example' });
  const answer = await service.query(ISSUE, { input });
  expect(answer).toMatchObject({
    data: { issueInvoice: { __typename: 'Invoice', platformOrderNumber: 'S1' } },
  });
  const [request] = platform.received;
  expect(request?.path).toBe('/api/v1/invoice/forward/create');
  return parsed(request?.body ?? '');
}

function parsed(body: string): Record<string, unknown> {
  // All requests of this service are JSON objects.
  return JSON.parse(body) as Record<string, unknown>;
}

test('an order is sent under the platform’s names, complete and with amounts of two decimals', async () => {
  const body = await sent({
    ...order({ orderId: 'full-1', kind: 'SPECIAL' }),
    seller: {
      taxNumber: provisionedSeller.taxNumber.toLowerCase(),
      name: provisionedSeller.name,
      address: '深圳市南山区科技园路1号',
      phone: '0755-86000000',
      bankName: '招商银行深圳分行',
      bankAccount: '755900000010001',
    },
    lines: [
      {
        ...line,
        specification: 'S5735',
        unit: '台',
        quantity: '2.5',
        discount: '-5',
        preferentialPolicyFlag: '0',
        zeroTaxFlag: '1',
      },
      { ...line, amountWithTax: null, amountWithoutTax: '0.5', quantity: '1', unitPrice: '0.50' },
    ],
    payments: [{ channel: 'SOCIAL_APP', transactionNumber: '4200001' }, { channel: 'CASH' }],
    extra: { differential_taxation: { kind: '01' }, taxpayer_confirmation: { other: 1 } },
  });
  const { callback_url: callbackUrl, ...rest } = body;
  expect(callbackUrl).toMatch(/^https:\/\/invoices\.example\/callbacks\/[\w.-]+$/);
  expect(rest).toEqual({
    order_id: 'full-1',
    invoice_type_code: '081',
    seller_taxpayer_num: provisionedSeller.taxNumber,
    seller_name: provisionedSeller.name,
    seller_address: '深圳市南山区科技园路1号',
    seller_tel: '0755-86000000',
    seller_bank_name: '招商银行深圳分行',
    seller_bank_account: '755900000010001',
    terminal_code: provisionedSeller.taxNumber,
    title_type: 2,
    buyer_title: buyer.name,
    buyer_taxpayer_num: buyer.taxNumber,
    drawer: provisionedSeller.drawers[0],
    template: 1,
    amount_has_tax: '113.57',
    amount_without_tax: '100.50',
    tax_amount: '13.07',
    items: [
      {
        name: line.itemName,
        tax_code: line.taxClassificationCode,
        models: 'S5735',
        unit: '台',
        total: '2.5',
        price: '40',
        tax_rate: '0.13',
        amount_has_tax: '113.00',
        total_price: '100.00',
        tax_amount: '13.00',
        discount: '-5.00',
        preferential_policy_flag: '0',
        zero_tax_flag: '1',
      },
      {
        name: line.itemName,
        tax_code: line.taxClassificationCode,
        total: '1',
        price: '0.5',
        tax_rate: '0.13',
        amount_has_tax: '0.57',
        total_price: '0.50',
        tax_amount: '0.07',
      },
    ],
    pay_info: [{ pay_channel_code: '010', pay_num: '4200001' }, { pay_channel_code: '001' }],
    differential_taxation: { kind: '01' },
    taxpayer_confirmation: { other: 1 },
  });
});

test('an order after a discount keeps the amounts of its line', async () => {
  const discounted = { lines: [{ ...line, discount: '-11.3' }], amountWithTax: '101.70' };
  expect(await sent(order(discounted))).toMatchObject({
    amount_has_tax: '101.70',
    amount_without_tax: '90.00',
    tax_amount: '11.70',
    items: [{ amount_has_tax: '113.00', total_price: '100.00', discount: '-11.30' }],
  });
});

test('an individual has the personal title and the confirmation, and no number', async () => {
  for (const individual of [{}, { title: 'PERSONAL' }]) {
    const body = await sent(order({ buyer: { individual } }));
    expect(body).toMatchObject({
      title_type: 1,
      buyer_title: '个人',
      taxpayer_confirmation: { draw_with_nobuyer_flag: 1 },
    });
    expect(body).not.toHaveProperty('buyer_taxpayer_num');
  }
});

test('an institution has its own name, and neither number nor confirmation', async () => {
  const body = await sent(order({ buyer: { institution: { name: '深圳市图书馆' } } }));
  expect(body).toMatchObject({ title_type: 1, buyer_title: '深圳市图书馆' });
  expect(body).not.toHaveProperty('buyer_taxpayer_num');
  expect(body).not.toHaveProperty('taxpayer_confirmation');
});

test('a query has the seller and one number, and masks undocumented members of its response', async () => {
  const platform = await startPlatform({
    status: 3,
    order_id: 'elsewhere-1',
    ticket_sn: '26442000000000000099',
    pdf_url: 'https://files.example/1.pdf',
    is_red_washed: 1,
    buyer_mobile: '13812345678',
  });
  const service = await startBefore(platform);
  const name = { platformOrderNumber: 'S9', sellerTaxNumber: provisionedSeller.taxNumber };
  const { data } = await service.query<Found>(INVOICE, { by: { platformOrder: name } });
  expect(platform.received.map(({ path, body }) => [path, parsed(body)])).toEqual([
    [QUERY_PATH, { order_sn: 'S9', seller_taxpayer_num: provisionedSeller.taxNumber }],
  ]);
  expect(data?.invoice).toMatchObject({
    orderId: 'elsewhere-1',
    platformOrderNumber: 'S9',
    state: 'ISSUED',
    platformStatus: 'ISSUED',
    platformStatusCode: '3',
    invoiceNumber: '26442000000000000099',
    isRedOffset: true,
    operation: null,
    raw: { buyer_mobile: '138****5678' },
  });
});

test('an undocumented status is shown raw and leaves the order ISSUING', async () => {
  const platform = await startPlatform({ status: 7 });
  const service = await startBefore(platform);
  await service.query(ISSUE, { input: order() });
  const { data } = await service.query<Found>(INVOICE, { by: { orderId: 'order-1' } });
  expect(data?.invoice).toMatchObject({
    state: 'ISSUING',
    platformStatus: 'UNRECOGNIZED',
    platformStatusCode: '7',
  });
});

test('an order is not final until it has its invoice number', async () => {
  const platform = await startPlatform({ status: 3, pdf_url: 'https://files.example/1.pdf' });
  const service = await startBefore(platform);
  await service.query(ISSUE, { input: order() });
  const { data } = await service.query<Found>(INVOICE, { by: { orderId: 'order-1' } });
  expect(data?.invoice).toMatchObject({ state: 'ISSUING', invoiceNumber: null });
});
