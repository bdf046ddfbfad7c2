import { expect, test } from 'vitest';
import { holdsTo, onePlatform, type Platform, send } from '../differential.ts';
import { forwardOrder } from './order.ts';
import { casesOf } from '../table.ts';

const create = '/api/v1/invoice/forward/create';
const query = '/api/v1/invoice/forward/query';
const red = '/api/v1/invoice/forward/red';
const seller = '91440300MA5F0A0A1X';

const platform = onePlatform();

/** An issued order, by both of its numbers. */
async function issued(serial: string, platform: Platform) {
  const { body } = await send(platform, create, forwardOrder(serial));
  const orderId = `order-${serial}`;
  platform.controls.issueInvoice({ orderId });
  // Document 1, section 4.3: the response to create contains it.
  const { order_sn: orderSn } = body['data'] as { order_sn: string };
  return { orderId, orderSn };
}

// Section 4.3, rule 1: the seller's number together with one of the order's numbers.
holdsTo(platform, {
  path: query,
  cases: casesOf(
    {
      seller_taxpayer_num: { required: 'yes', refuses: ['91110108MA01C8JT6R'] },
      order_id: { required: 'no', refuses: ['order-that-never-was'] },
      order_sn: { required: 'no', refuses: ['order-that-never-was'] },
    },
    {
      takes: [{ name: 'all three', changes: {} }],
      refuses: [{ name: 'neither number', changes: { order_id: undefined, order_sn: undefined } }],
    },
  ),
  request: async (serial, platform) => {
    const { orderId, orderSn } = await issued(serial, platform);
    return { seller_taxpayer_num: seller, order_id: orderId, order_sn: orderSn };
  },
});

// Sections 3 and 4.3: of the request only the list and the address in it are shown.
for (const path of [red, '/api/v1/invoice/forward/red-query']) {
  holdsTo(platform, {
    path,
    cases: casesOf(
      {
        invoices: { required: 'yes', type: 'list', refuses: [[], ['a']] },
        'invoices[0].callback_url': { refuses: ['push', '/push', 7, ['a']] },
      },
      { takes: [{ name: 'one invoice', changes: {} }] },
    ),
    request: async (serial, platform) => {
      const { orderId } = await issued(serial, platform);
      const request = {
        invoices: [
          {
            order_id: orderId,
            seller_taxpayer_num: seller,
            callback_url: 'http://127.0.0.1:9/push',
          },
        ],
      };
      if (path !== red) await send(platform, red, request);
      return request;
    },
  });
}

// Sections 2.5 and 3.
test('an order number is accepted once, and its order can be queried free of charge', async () => {
  const first = await send(platform(), create, forwardOrder('again'));
  const units = platform().counters.billedUnits(create);
  const second = await send(platform(), create, forwardOrder('again'));
  const asked = await send(platform(), query, {
    seller_taxpayer_num: seller,
    order_id: 'order-again',
  });

  // Section 4.3, rule 1: the two members only.
  expect(first.body['data']).toEqual({ state: 1, order_sn: expect.any(String) as unknown });
  expect(second.body).not.toMatchObject({ code: 'CYT_00000' });
  expect(asked.body).toMatchObject({ code: 'CYT_00000' });
  expect(platform().counters.billedUnits(create)).toBe(units);
  expect(platform().counters.billedUnits(query)).toBe(0);
});

// Section 4.3, rule 2.
test('an issued order has its number and three URLs', async () => {
  const { orderId } = await issued('files', platform());
  const { body } = await send(platform(), query, {
    seller_taxpayer_num: seller,
    order_id: orderId,
  });

  const address = expect.stringMatching(/^http/) as unknown;
  expect(body['data']).toMatchObject({
    status: 3,
    ticket_sn: expect.any(String) as unknown,
    pdf_url: address,
    ofd_url: address,
    xml_url: address,
  });
});
