import { describe, expect, test } from 'vitest';
import { createPath, line, order, queryPath, startSandbox, textWith } from '../start.ts';

const OIL_SELLER = '91440300MA5FY0L17P';

const building = { site: '广州', building_project: '一期', cross_sign: 'N' };
const sale = { loaction: '深圳湾', cross_sign: 'N', unit_of_area: 20 };
const rent = {
  property_num: '无',
  location: '广东省深圳市南山区',
  address_detail: '科技园路1号',
  rent_begin_date: '202611010000',
  rent_end_date: '202611302359',
  intercity_flag: 'N',
  unit_of_area: '20',
};
const parked = {
  ...rent,
  rent_begin_date: '202611200900',
  rent_end_date: '202611201830',
  car_num: '粤B12345',
};
const car = { ticket_sn: '1', paper_ticket_code: '2', paper_ticket_sn: '3' };
const extension = JSON.stringify({
  station: '科技园加油站',
  trade_time: '2026-11-20T08:30:00+08:00',
  gun_number: '3',
});

type Request = Record<string, unknown>;

const of = (code: string, block: Request = {}): Request =>
  order({ specific_business_code: code, ...block });

/** An order of one line of 1,000.00 without tax. */
const oneLine = (item: Request, changes: Request): Request =>
  order({
    items: [line(item)],
    amount_has_tax: '1130.00',
    amount_without_tax: '1000.00',
    tax_amount: '130.00',
    ...changes,
  });

const oil = (item: Request = {}, changes: Request = {}): Request =>
  oneLine(
    { tax_code: '1070101010100000000', unit: 'LITER', total: '125', price: '8', ...item },
    {
      seller_taxpayer_num: OIL_SELLER,
      terminal_code: OIL_SELLER,
      drawer: '陈立新',
      specific_business_code: '01',
      special_invoice_kind: '08',
      e_extra_info: extension,
      ...changes,
    },
  );

const parking = (changes: Request = {}): Request =>
  oneLine(
    { tax_code: '3040502020200000000' },
    { specific_business_code: '06', real_static_rent: { ...parked, ...changes } },
  );

describe('a request that breaks the form of its business is rejected with a hint that names the field', () => {
  test.each<[rule: string, request: Request, hint: string]>([
    ['a business that is not in the table', of('02'), 'specific_business_code 02'],
    ['12', of('12'), 'reverse'],
    ['16', of('16'), 'reverse'],
    ['refined oil without its kind', oil({}, { special_invoice_kind: '' }), 'must be 08'],
    ['the kind without refined oil', order({ special_invoice_kind: '08' }), 'special_invoice_kind'],
    ['an extension that is no JSON', oil({}, { e_extra_info: '{' }), 'e_extra_info'],
    ['an extension that is a list', oil({}, { e_extra_info: '[]' }), 'e_extra_info'],
    [
      'a trade time without zone',
      oil({}, { e_extra_info: '{"trade_time":"2026-11-20 08:30:00"}' }),
      'trade_time',
    ],
    ['construction without its block', of('03'), 'building_service is required'],
    ...Object.keys(building).map((name): [string, Request, string] => [
      `construction without ${name}`,
      of('03', { building_service: { ...building, [name]: '' } }),
      `building_service.${name}`,
    ]),
    [
      'construction across cities without a report',
      of('03', { building_service: { ...building, cross_sign: 'Y' } }),
      'cross_num',
    ],
    [
      'a flag in words',
      of('03', { building_service: { ...building, cross_confirm_flag: 'yes' } }),
      'cross_confirm_flag',
    ],
    ['goods transport as an object', of('04', { goods_transport: {} }), 'goods_transport'],
    ['passenger transport without its block', of('09'), 'passenger_transport'],
    [
      'an unknown document',
      of('09', { passenger_transport: [{ id_type: '205' }] }),
      'passenger_transport.id_type',
    ],
    [
      'an unknown document of the second traveler',
      of('09', { passenger_transport: [{ id_type: '201' }, { id_type: '205' }] }),
      'passenger_transport.id_type',
    ],
    [
      'a day of travel without dashes',
      of('09', { passenger_transport: [{ travel_date: '20261118' }] }),
      'travel_date',
    ],
    ...Object.keys(sale).map((name): [string, Request, string] => [
      `a sale without ${name}`,
      of('05', { real_static_sales: { ...sale, [name]: null } }),
      `real_static_sales.${name}`,
    ]),
    [
      'a sale with its unit in words',
      of('05', { real_static_sales: { ...sale, unit_of_area: '平方米' } }),
      'unit_of_area',
    ],
    ...Object.keys(rent).map((name): [string, Request, string] => [
      `a lease without ${name}`,
      of('06', { real_static_rent: { ...rent, [name]: '' } }),
      `real_static_rent.${name}`,
    ]),
    [
      'a lease without an address keyword',
      of('06', { real_static_rent: { ...rent, address_detail: '科技大厦' } }),
      'address_detail',
    ],
    [
      'a lease with dashes in its dates',
      of('06', { real_static_rent: { ...rent, rent_begin_date: '2026-11-01' } }),
      'rent_begin_date',
    ],
    [
      'a lease that begins in a 13th month',
      of('06', { real_static_rent: { ...rent, rent_begin_date: '202613010000' } }),
      'rent_begin_date',
    ],
    [
      'a lease with an unknown unit',
      of('06', { real_static_rent: { ...rent, unit_of_area: '50' } }),
      'unit_of_area',
    ],
    ['a tractor without its engine', of('13', { tractor_combine: {} }), 'engine_number'],
    ...Object.keys(car).map((name): [string, Request, string] => [
      `a used car without ${name}`,
      of('15', { used_car_service: { ...car, [name]: '' } }),
      `used_car_service.${name}`,
    ]),
  ])('%s', async (_rule, request, hint) => {
    const { call, counters } = await startSandbox();
    const reply = await call(createPath, request);
    expect([reply.status, reply.code]).toEqual([400, 'CYT_40001']);
    expect(reply.data['hint']).toContain(hint);
    expect(counters.billedUnits(createPath)).toBe(0);
  });
});

const standing = async (request: Request): Promise<Request> => {
  const { call, clock } = await startSandbox();
  expect(await call(createPath, request)).toMatchObject({ code: 'CYT_00000' });
  await clock.advance(2_000);
  const { data } = await call(queryPath, {
    order_id: 'order-1',
    seller_taxpayer_num: request['seller_taxpayer_num'],
  });
  return data;
};

describe('the tax bureau rejects with its own text, after the platform accepted,', () => {
  test.each<[what: string, request: Request, words: RegExp]>([
    ['oil in Chinese litres', oil({ unit: '升' }), /单位枚举值/],
    ['oil without a unit', oil({ unit: undefined }), /单位枚举值/],
    ['oil without a quantity', oil({ total: undefined, price: undefined }), /数量/],
    ['oil with another tax code', oil({ tax_code: line().tax_code }), /分类编码/],
    ['gas at the rate of gasoline', oil({ tax_code: '1070101110100000000' }), /税率/],
    [
      'oil of a seller without qualification',
      oil(
        {},
        {
          seller_taxpayer_num: '91440300MA5F0A0A1X',
          terminal_code: '91440300MA5F0A0A1X',
          drawer: '王小明',
        },
      ),
      /资质/,
    ],
    ['parking without a plate', parking({ car_num: '' }), /车牌/],
    ['parking by days', parking({ rent_end_date: '20261120' }), /分钟/],
  ])('%s', async (_what, request, words) => {
    const data = await standing(request);
    expect(data).toMatchObject({ status: 4, fail_reason: textWith(words) });
    expect(data).not.toHaveProperty('ticket_sn');
  });
});

describe('a request that satisfies the rules of its business is issued', () => {
  test.each<[what: string, request: Request]>([
    ['oil', oil()],
    ['oil without a filling station', oil({}, { e_extra_info: undefined })],
    ['construction', of('03', { building_service: building })],
    ['transport of goods', of('04', { goods_transport: [{}] })],
    ['a sale', of('05', { real_static_sales: sale })],
    ['a lease', of('06', { real_static_rent: rent })],
    ['a lease with times, which are cut', of('06', { real_static_rent: parked })],
    [
      'a lease by days',
      of('06', {
        real_static_rent: { ...rent, rent_begin_date: '20261101', rent_end_date: '20261130' },
      }),
    ],
    [
      'a lease with parking',
      order({
        items: [line({ tax_code: '3040502020200000000' }), order().items[1]],
        specific_business_code: '06',
        real_static_rent: parked,
      }),
    ],
    ['two transports of goods', of('04', { goods_transport: [{}, {}] })],
    ['parking', parking()],
    ['transport of a passenger', of('09', { passenger_transport: [{ id_type: '215' }] })],
    ['medical service', of('10', { e_extra_info: '{}' })],
    ['a tractor', of('13', { tractor_combine: { engine_number: 'E1' } })],
    ['a used car', of('15', { used_car_service: car })],
    ['a unified used-car invoice', of('52')],
  ])('%s', async (_what, request) => {
    expect(await standing(request)).toMatchObject({ status: 3 });
  });
});
