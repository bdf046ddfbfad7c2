import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startService } from '../../../harness.ts';
import { sendEnvelope, startStub } from '../../../platform/stub-platform.ts';
import {
  CREATE_PATH,
  type Found,
  INVOICE,
  ISSUE,
  ISSUED,
  type Issued,
  type Item,
  order,
  QUERY_PATH,
  typeOf,
} from '../invoice-orders.ts';
import { textWith } from '../../../texts.ts';
import { startBefore } from '../../../scenario.ts';

/** Members sent for each business beside those of all orders, under the documents' names. */
const blocks: Readonly<Record<string, object>> = {
  'refined-oil': {
    specific_business_code: '01',
    special_invoice_kind: '08',
    e_extra_info:
      '{"station":"南方石油科技园加油站","trade_time":"2026-11-20T08:30:00+08:00","gun_number":"3"}',
  },
  construction: {
    specific_business_code: '03',
    building_service: {
      site: '广东省广州市天河区',
      detail_site: '珠江新城华夏路8号',
      building_project: '启明星华南总部装修工程',
      cross_sign: 'Y',
      cross_num: '440300202611000018',
    },
  },
  'goods-transport': {
    specific_business_code: '04',
    goods_transport: [
      {
        transport_number: '粤B12345',
        transport_kind: '公路运输',
        goods_name: '网络设备',
        departure_place: '广东省深圳市南山区科技园路1号',
        destination_place: '北京市海淀区',
      },
    ],
  },
  'real-estate-sale': {
    specific_business_code: '05',
    real_static_sales: {
      loaction: '广东省深圳市南山区',
      address_detail: '科技园路1号3栋201',
      property_num: '粤2026深圳市不动产权第0012345号',
      cross_sign: 'N',
      unit_of_area: 20,
      online_contract_code: 'SZ20261100018',
      actual_taxable_amount: '5000000.00',
    },
  },
  'operating-lease': {
    specific_business_code: '06',
    real_static_rent: {
      property_num: '无',
      location: '广东省深圳市南山区',
      address_detail: '科技园路1号3栋',
      rent_begin_date: '202611010000',
      rent_end_date: '202611302359',
      intercity_flag: 'N',
      unit_of_area: '20',
    },
  },
  'parking-lease': {
    specific_business_code: '06',
    real_static_rent: {
      property_num: '无',
      location: '广东省深圳市南山区',
      address_detail: '科技园路1号停车场',
      rent_begin_date: '202611200900',
      rent_end_date: '202611201830',
      intercity_flag: 'N',
      unit_of_area: '20',
      car_num: '粤B12345',
    },
  },
  'passenger-transport': {
    specific_business_code: '09',
    passenger_transport: [
      {
        traveler: '张伟',
        id_type: '201',
        id_number: '110101199003070011',
        travel_date: '2026-11-18',
        departure_place: '深圳',
        destination_palce: '广州',
        vehicle_type: '火车',
        level: '二等座',
      },
    ],
  },
  'medical-inpatient': {
    specific_business_code: '10',
    e_extra_info: '{"patient_name":"张伟","admission_number":"ZY26110018"}',
  },
  'medical-outpatient': {
    specific_business_code: '11',
    e_extra_info: '{"patient_name":"张伟","visit_number":"MZ26110018"}',
  },
  tractor: {
    specific_business_code: '13',
    tractor_combine: {
      chassis_number: 'C26110001',
      engine_number: 'E26110001',
      machine_type: '轮式拖拉机',
      brand_model: '东方红LX904',
      factory_number: 'F26110001',
    },
  },
  'used-car': {
    specific_business_code: '15',
    used_car_service: {
      ticket_sn: '26442000000000000011',
      paper_ticket_code: '044002600111',
      paper_ticket_sn: '00000013',
    },
  },
  'used-car-unified': {
    specific_business_code: '51',
    used_car_unified: { plate_number: '粤B12345' },
  },
};

/** Members that an ordinary order's request has, too; all others belong to the business. */
const ORDINARY = new Set([
  'order_id',
  'invoice_type_code',
  'seller_taxpayer_num',
  'seller_name',
  'terminal_code',
  'title_type',
  'buyer_title',
  'buyer_taxpayer_num',
  'taxpayer_confirmation',
  'drawer',
  'callback_url',
  'template',
  'amount_has_tax',
  'amount_without_tax',
  'tax_amount',
  'items',
]);

const example = (business: string): Promise<string> =>
  readFile(
    join(import.meta.dirname, `../../../../schema/operations/issue-${business}.graphql`),
    'utf8',
  );

/** The last received request, without the members of all orders. */
function businessOf(body: string | undefined): unknown {
  // All requests of this service are JSON objects.
  const request = JSON.parse(body ?? '{}') as Record<string, unknown>;
  return Object.fromEntries(Object.entries(request).filter(([name]) => !ORDINARY.has(name)));
}

const startAccepting = () =>
  startStub((response, { path }) =>
    sendEnvelope(
      response,
      'CYT_00000',
      path === QUERY_PATH ? { status: 1 } : { state: 1, order_sn: 'S1' },
    ),
  );

test('each business is sent with its code and its block, under the documents’ names', async () => {
  const platform = await startAccepting();
  const service = await startBefore(platform);
  const sent: Record<string, unknown> = {};
  for (const business of Object.keys(blocks)) {
    const answer = await service.query<Issued>(await example(business));
    expect([business, typeOf(answer)]).toEqual([business, 'Invoice']);
    const created = platform.received.findLast(({ path }) => path === CREATE_PATH);
    sent[business] = businessOf(created?.body);
  }
  expect(sent).toEqual(blocks);
});

test('a line of refined oil has its unit in English and its quantity', async () => {
  const platform = await startAccepting();
  const service = await startBefore(platform);
  await service.query(await example('refined-oil'));
  expect(JSON.parse(platform.received[0]?.body ?? '')).toMatchObject({
    // 316.40 / 1.13 = 280.00, / 40 = 7.00
    items: [{ unit: 'LITER', total: '40', price: '7', total_price: '280.00', tax_rate: '0.13' }],
  });
});

test('a missing number is omitted, or sent as "none" only if the platform requires the word', async () => {
  const platform = await startAccepting();
  const service = await startBefore(platform);
  const sent = async (specificBusiness: object): Promise<unknown> => {
    const orderId = `order-${platform.received.length}`;
    const { data } = await service.query<Issued>(ISSUE, {
      input: order({ orderId, specificBusiness }),
    });
    expect(data?.issueInvoice).toMatchObject({ __typename: 'Invoice' });
    return businessOf(platform.received.findLast(({ path }) => path === CREATE_PATH)?.body);
  };
  expect(await sent({ goodsTransport: {} })).toEqual({
    specific_business_code: '04',
    goods_transport: [{ transport_number: '无' }],
  });
  expect(
    await sent({ realEstateSale: { address: '深圳湾', crossCity: false, areaUnit: 1 } }),
  ).toEqual({
    specific_business_code: '05',
    real_static_sales: { loaction: '深圳湾', cross_sign: 'N', unit_of_area: 1 },
  });
  expect(await sent({ construction: { site: '深圳', project: '一期', crossCity: false } })).toEqual(
    {
      specific_business_code: '03',
      building_service: { site: '深圳', building_project: '一期', cross_sign: 'N' },
    },
  );
  expect(await sent({ passengerTransport: { vehicle: '长途汽车' } })).toEqual({
    specific_business_code: '09',
    passenger_transport: [{ vehicle_type: '长途汽车' }],
  });
  expect(await sent({ passengerTransport: [{ traveler: '张伟' }, { traveler: '李娜' }] })).toEqual({
    specific_business_code: '09',
    passenger_transport: [{ traveler: '张伟' }, { traveler: '李娜' }],
  });
  expect(
    await sent({ goodsTransport: [{ plateNumber: '粤B12345' }, { goodsName: '设备' }] }),
  ).toEqual({
    specific_business_code: '04',
    goods_transport: [
      { transport_number: '粤B12345' },
      { transport_number: '无', goods_name: '设备' },
    ],
  });
  expect(await sent({ tractorHarvester: { engineNumber: 'E1' } })).toEqual({
    specific_business_code: '13',
    tractor_combine: { engine_number: 'E1' },
  });
  expect(await sent({ usedCarUnified: { kind: 'REVERSE' } })).toEqual({
    specific_business_code: '52',
  });
});

test('oil sold without a filling station has no extension', async () => {
  const platform = await startAccepting();
  const service = await startBefore(platform);
  await service.query(ISSUE, {
    input: order({
      lines: [
        {
          itemName: '0号车用柴油',
          taxClassificationCode: '1070101030100000000',
          taxRate: '0.130',
          unit: 'TON',
          quantity: '1.5',
          amountWithTax: '11300.00',
        },
      ],
      specificBusiness: { refinedOil: {} },
    }),
  });
  expect(businessOf(platform.received[0]?.body)).toEqual({
    specific_business_code: '01',
    special_invoice_kind: '08',
  });
});

test('the simulated platform issues the examples of all businesses', async () => {
  const service = await startService({ sandboxProgressDelayMs: 1 });
  const feed = service.subscribe<{ invoiceIssued: Item }>(ISSUED, {});
  const expected = Object.keys(blocks).map((business) => `example-${business}-1`);
  for (const business of Object.keys(blocks)) {
    const answer = await service.query<Issued>(await example(business));
    expect([business, typeOf(answer)]).toEqual([business, 'Invoice']);
  }
  const issued = new Set<unknown>();
  while (issued.size < expected.length) {
    issued.add((await feed.next()).data?.invoiceIssued.invoice?.['orderId']);
  }
  expect(issued).toEqual(new Set(expected));
  // The traveler's number is passed on and stored nowhere.
  expect(service.log.join('\n')).not.toContain('110101199003070011');
});

test('a client that invoices refined oil for an unqualified seller receives the tax bureau’s text', async () => {
  const service = await startService({ sandboxProgressDelayMs: null });
  const oil = {
    itemName: '92号车用汽油',
    taxClassificationCode: '1070101010100000000',
    taxRate: '0.13',
    unit: 'LITER',
    quantity: '40',
    amountWithTax: '316.40',
  };
  const input = order({ lines: [oil], specificBusiness: { refinedOil: {} } });
  expect(typeOf(await service.query<Issued>(ISSUE, { input }))).toBe('Invoice');
  // The simulated platform finishes all due work before it answers a query.
  service.sandbox.controls.setProgressDelay({ delayMs: 0 });
  const { data } = await service.query<Found>(INVOICE, { by: { orderId: input.orderId } });
  expect(data?.invoice).toMatchObject({
    state: 'ISSUING',
    raw: { fail_reason: textWith('不具备成品油经销或生产资质') },
  });
});
