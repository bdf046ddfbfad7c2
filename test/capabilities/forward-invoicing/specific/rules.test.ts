import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Answer } from '../../../harness.ts';
import { CREATE_PATH, ISSUE, line, order } from '../invoice-orders.ts';
import { textWith } from '../../../texts.ts';
import { startScenario } from '../../../scenario.ts';

const service = startScenario();

const refusal = z.object({
  issueInvoice: z.object({
    __typename: z.literal('InvalidInputError'),
    fieldErrors: z.array(z.object({ path: z.array(z.string()), message: z.string() })),
  }),
});
const issue = (input: object): Promise<Answer> => service.query(ISSUE, { input });
const fieldErrors = async (input: object): Promise<readonly unknown[]> =>
  refusal.parse((await issue(input)).data).issueInvoice.fieldErrors;
const calls = (): number => service.calls(CREATE_PATH);

const gasoline = {
  itemName: '92号车用汽油',
  taxClassificationCode: '1070101010100000000',
  taxRate: '0.13',
  unit: 'LITER',
  quantity: '40',
  amountWithTax: '316.40',
};
const lpg = {
  ...gasoline,
  itemName: '液化石油气',
  taxClassificationCode: '1070101110100000000',
  taxRate: '0.09',
};
const refueling = {
  station: '科技园加油站',
  refueledAt: '2026-11-20T08:30:00+08:00',
  gunNumber: '3',
};
const oil = (change: object, business: object = {}): object =>
  order({
    lines: [gasoline, { ...gasoline, ...change }],
    specificBusiness: { refinedOil: business },
  });

const site = { site: '广州', project: '一期', crossCity: false };
const leased = {
  location: '广东省深圳市南山区',
  detailedAddress: '科技园路1号',
  crossCity: false,
  areaUnit: 'SQUARE_METER',
};
const lease = { ...leased, leaseFrom: '2026-11-01', leaseTo: '2026-11-30' };
const parking = {
  ...leased,
  leaseFrom: '2026-11-20T09:00:00+08:00',
  leaseTo: '2026-11-20T18:30:00+08:00',
  plateNumber: '粤B12345',
};
const fee = {
  ...line,
  itemName: '停车费',
  taxClassificationCode: '3040502020200000000',
  taxRate: '0.09',
};
const sale = { address: '深圳湾', crossCity: false, areaUnit: 1 };
const car = {
  invoiceNumber: '26442000000000000011',
  paperInvoiceCode: '1',
  paperInvoiceNumber: '2',
};

const of = (specificBusiness: object): object => order({ specificBusiness });

describe('an order that breaks a rule of its business is refused at the field, and nothing is sent', () => {
  test.each<[rule: string, input: object, path: string, message: string]>([
    ['oil in Chinese liters', oil({ unit: '升' }), 'lines.1.unit', 'LITER or TON'],
    ['oil in lower-case liters', oil({ unit: 'liter' }), 'lines.1.unit', 'LITER or TON'],
    ['oil without a unit', oil({ unit: null }), 'lines.1.unit', 'LITER or TON'],
    ['oil without a quantity', oil({ quantity: null }), 'lines.1.quantity', 'liters or tons'],
    [
      'oil with another tax code',
      oil({ taxClassificationCode: line.taxClassificationCode }),
      'lines.1.taxClassificationCode',
      '1070101030100000000 (diesel)',
    ],
    ['gasoline at 9 %', oil({ taxRate: '0.09' }), 'lines.1.taxRate', '0.13, the legal rate'],
    [
      'diesel at 9 %',
      oil({ taxClassificationCode: '1070101030100000000', taxRate: '0.09' }),
      'lines.1.taxRate',
      'must be 0.13',
    ],
    ['gas at 13 %', oil({ ...lpg, taxRate: '0.13' }), 'lines.1.taxRate', 'must be 0.09'],
    [
      'oil on an ordinary invoice',
      order({ lines: [gasoline] }),
      'lines.0.taxClassificationCode',
      'specificBusiness.refinedOil',
    ],
    [
      'no name of the station',
      oil({}, { refueling: { ...refueling, station: '' } }),
      'specificBusiness.refinedOil.refueling.station',
      'empty',
    ],
    [
      'no gun number',
      oil({}, { refueling: { ...refueling, gunNumber: '' } }),
      'specificBusiness.refinedOil.refueling.gunNumber',
      'empty',
    ],
    [
      'the kind of refined oil without the business',
      order({ extra: { special_invoice_kind: '08' } }),
      'extra',
      'specificBusiness.refinedOil',
    ],
    [
      'construction without a site',
      of({ construction: { ...site, site: '' } }),
      'specificBusiness.construction.site',
      'empty',
    ],
    [
      'construction without a project',
      of({ construction: { ...site, project: '' } }),
      'specificBusiness.construction.project',
      'empty',
    ],
    [
      'construction in another city without its report',
      of({ construction: { ...site, crossCity: true } }),
      'specificBusiness.construction.crossRegionReportNumber',
      'needed when crossCity is true',
    ],
    [
      'no transport at all',
      of({ goodsTransport: [] }),
      'specificBusiness.goodsTransport',
      '1 item',
    ],
    ...['火车', '高铁动车', '飞机', '轮船', 'train', 'Aircraft', 'ship'].map(
      (vehicle): [string, object, string, string] => [
        `a passenger without a class on a ${vehicle}`,
        of({ passengerTransport: [{ vehicle: '长途汽车' }, { vehicle }] }),
        'specificBusiness.passengerTransport.1.level',
        'train, aircraft and ship',
      ],
    ),
    [
      'a sale without an address',
      of({ realEstateSale: { ...sale, address: '' } }),
      'specificBusiness.realEstateSale.address',
      'empty',
    ],
    [
      'a sale with a negative unit',
      of({ realEstateSale: { ...sale, areaUnit: -1 } }),
      'specificBusiness.realEstateSale.areaUnit',
      'whole number from 0',
    ],
    ...['assessedTaxableAmount', 'actualTaxableAmount'].map(
      (field): [string, object, string, string] => [
        `a sale with an ${field} of 3 decimals`,
        of({ realEstateSale: { ...sale, [field]: '1.001' } }),
        `specificBusiness.realEstateSale.${field}`,
        'at most 2 decimals',
      ],
    ),
    [
      'a lease that ends before it begins',
      of({ operatingLease: { ...lease, leaseTo: '2026-10-31' } }),
      'specificBusiness.operatingLease.leaseTo',
      'not be before',
    ],
    [
      'a parking fee on a lease without a plate',
      order({ lines: [fee], specificBusiness: { operatingLease: lease } }),
      'lines.0.taxClassificationCode',
      'operatingLease with a plateNumber',
    ],
    [
      'a parking fee on no lease',
      order({ lines: [fee] }),
      'lines.0.taxClassificationCode',
      'parkingLease',
    ],
    [
      'parking without a plate',
      order({ lines: [fee], specificBusiness: { parkingLease: { ...parking, plateNumber: '' } } }),
      'specificBusiness.parkingLease.plateNumber',
      'empty',
    ],
    [
      'parking that ends before it begins',
      order({
        lines: [fee],
        specificBusiness: { parkingLease: { ...parking, leaseTo: '2026-11-20T08:59:00+08:00' } },
      }),
      'specificBusiness.parkingLease.leaseTo',
      'not be before',
    ],
    [
      'a tractor without its engine',
      of({ tractorHarvester: { engineNumber: '' } }),
      'specificBusiness.tractorHarvester.engineNumber',
      'empty',
    ],
    ...Object.keys(car).map((field): [string, object, string, string] => [
      `a used car without ${field}`,
      of({ usedCar: { ...car, [field]: '' } }),
      `specificBusiness.usedCar.${field}`,
      'empty',
    ]),
    ...['medicalInpatient', 'medicalOutpatient'].map((name): [string, object, string, string] => [
      `${name} without anything about the patient`,
      of({ [name]: { patient: {} } }),
      `specificBusiness.${name}.patient`,
      'it is empty',
    ]),
    ...['items', 'specific_business_code', 'building_service'].map(
      (name): [string, object, string, string] => [
        `a unified used-car invoice that sets ${name}`,
        of({ usedCarUnified: { kind: 'NORMAL', members: { [name]: 'x' } } }),
        'specificBusiness',
        'has a field for',
      ],
    ),
  ])('%s', async (_rule, input, path, message) => {
    expect(await fieldErrors(input)).toEqual([
      { path: `input.${path}`.split('.'), message: textWith(message) },
    ]);
    expect(calls()).toBe(0);
  });
});

describe('extra is no way around the choice', () => {
  test.each(['12', '16', '24', 12, 16, 24])(
    'the business %j is pointed to reverse invoicing',
    async (specific_business_code) => {
      expect(await fieldErrors(order({ extra: { specific_business_code } }))).toEqual([
        { path: ['input', 'extra'], message: textWith('by reverse invoicing') },
      ]);
      expect(calls()).toBe(0);
    },
  );

  test.each<[name: string, specificBusiness: object | null]>([
    ['specific_business_code', null],
    ['building_service', null],
    ['goods_transport', null],
    ['real_static_sales', null],
    ['real_static_rent', null],
    ['passenger_transport', null],
    ['tractor_combine', null],
    ['used_car_service', null],
    ['special_invoice_kind', { refinedOil: { refueling } }],
    ['e_extra_info', { refinedOil: { refueling } }],
    ['e_extra_info', { medicalInpatient: { patient: { name: '张伟' } } }],
    ['plate', { usedCarUnified: { kind: 'REVERSE', members: { plate: '粤B12345' } } }],
  ])('%s is refused beside %j', async (name, specificBusiness) => {
    const lines = [specificBusiness && 'refinedOil' in specificBusiness ? gasoline : line];
    expect(await fieldErrors(order({ lines, specificBusiness, extra: { [name]: 'x' } }))).toEqual([
      { path: ['input', 'extra'], message: textWith('has a field for') },
    ]);
  });

  test('e_extra_info is a JSON text there, as on the wire, never an object', async () => {
    expect(await fieldErrors(order({ extra: { e_extra_info: {} } }))).toEqual([
      { path: ['input', 'extra'], message: textWith('a JSON text') },
    ]);
    const { data } = await issue(order({ extra: { e_extra_info: '{"split":"x"}' } }));
    expect(data).toMatchObject({ issueInvoice: { __typename: 'Invoice' } });
  });
});

describe('what the schema itself does not let anybody write', () => {
  test.each<[what: string, specificBusiness: object]>([
    ['two businesses', { refinedOil: {}, usedCar: car }],
    ['no business', {}],
    ['agricultural products', { agriculturalPurchase: {} }],
    ['a code', { refinedOil: { specificBusinessCode: '16' } }],
    ['refueling without a time', { refinedOil: { refueling: { ...refueling, refueledAt: null } } }],
    ['refueling at no time', { refinedOil: { refueling: { ...refueling, refueledAt: 'now' } } }],
    ['construction that says nothing of the city', { construction: { ...site, crossCity: null } }],
    ['an unknown document', { passengerTransport: { idType: 'LIBRARY_CARD' } }],
    ['a day of travel as a time', { passengerTransport: { travelOn: '20261118' } }],
    ['a unit of a sale in words', { realEstateSale: { ...sale, areaUnit: '平方米' } }],
    ['a unit of a lease by number', { operatingLease: { ...lease, areaUnit: 20 } }],
    ['a lease without an address', { operatingLease: { ...lease, detailedAddress: null } }],
    ['a lease without its end', { operatingLease: { ...lease, leaseTo: null } }],
    ['a lease by times', { operatingLease: { ...lease, leaseFrom: parking.leaseFrom } }],
    ['parking without a plate', { parkingLease: { ...parking, plateNumber: null } }],
    ['parking by days', { parkingLease: { ...parking, leaseFrom: lease.leaseFrom } }],
    ['a tractor without its engine', { tractorHarvester: {} }],
    ['a used car without its invoice', { usedCar: { ...car, invoiceNumber: null } }],
    ['a unified used-car invoice without its code', { usedCarUnified: {} }],
    ['medical service without patient', { medicalInpatient: {} }],
  ])('%s', async (_what, specificBusiness) => {
    const { data, errors } = await issue(of(specificBusiness));
    expect(data).toBeUndefined();
    expect(errors?.[0]?.message).toContain('input.specificBusiness');
    expect(calls()).toBe(0);
  });
});

describe('what keeps every rule is taken', () => {
  test.each<[what: string, input: object]>([
    ['two kinds of oil', oil(lpg)],
    ['a rate with a zero behind', oil({ taxRate: '0.130' })],
    [
      'construction at home with a report number',
      of({ construction: { ...site, crossRegionReportNumber: '1' } }),
    ],
    [
      'a place with detail',
      of({
        goodsTransport: {
          departurePlace: '广东省东莞市',
          destinationPlace: '北京市朝阳区建国路1号',
        },
      }),
    ],
    ...['新疆伊犁州伊宁市', '北京海淀区', '东莞市长安镇', '香港特别行政区', '深圳南山'].map(
      (place): [string, object] => [
        `goods from ${place}`,
        of({ goodsTransport: { departurePlace: place } }),
      ],
    ),
    ...['北京海淀区', '东莞市长安镇', '香港特别行政区'].map((location): [string, object] => [
      `a lease in ${location}`,
      of({ operatingLease: { ...lease, location } }),
    ]),
    [
      'a parking fee beside rent, by the minute',
      order({ lines: [fee, line], specificBusiness: { parkingLease: parking } }),
    ],
    [
      'a parking fee beside rent, by days',
      order({
        lines: [line, fee],
        specificBusiness: { operatingLease: { ...lease, plateNumber: '粤B12345' } },
      }),
    ],
    ['a class on a train', of({ passengerTransport: { vehicle: '火车', level: '二等座' } })],
    ['a vehicle without classes', of({ passengerTransport: { vehicle: '长途汽车' } })],
    ['a vehicle by a code that is not documented', of({ passengerTransport: { vehicle: '2' } })],
    ['a lease of one day', of({ operatingLease: { ...lease, leaseTo: lease.leaseFrom } })],
    ['a lease with a plate', of({ operatingLease: { ...lease, plateNumber: '粤B12345' } })],
    ...['街', '路', '村', '乡', '镇', '巷', '号', '道', '弄', '里', '胡同', '段'].map(
      (word): [string, object] => [
        `an address with ${word}`,
        of({ operatingLease: { ...lease, detailedAddress: `科技${word}` } }),
      ],
    ),
  ])('%s', async (_what, input) => {
    expect((await issue(input)).data).toMatchObject({ issueInvoice: { __typename: 'Invoice' } });
    expect(calls()).toBe(1);
  });
});

test('every broken rule of the lines is reported at once, each at its own line', async () => {
  const wrong = { ...gasoline, unit: '升', quantity: null, taxRate: '0.09' };
  const errors = await fieldErrors(
    order({ lines: [wrong, gasoline, fee], specificBusiness: { refinedOil: {} } }),
  );
  expect(errors).toMatchObject([
    { path: ['input', 'lines', '0', 'taxRate'] },
    { path: ['input', 'lines', '0', 'unit'] },
    { path: ['input', 'lines', '0', 'quantity'] },
    { path: ['input', 'lines', '2', 'taxClassificationCode'], message: textWith('parkingLease') },
  ]);
});

const hinted = (input: object): Promise<Answer> =>
  service.query(
    `mutation ($input: InvoiceOrderInput!) {
      issueInvoice(input: $input) { __typename ... on Invoice { hints } }
    }`,
    { input },
  );

describe('a text that the tax bureau may reject is sent, and answered with a hint', () => {
  test.each<[what: string, business: object, hints: readonly unknown[]]>([
    ['a usual address', { operatingLease: lease }, []],
    [
      'a place without its county',
      { operatingLease: { ...lease, location: '深圳' } },
      [textWith('operatingLease.location does not seem to name')],
    ],
    [
      'the second transport’s destination without its county',
      { goodsTransport: [{ destinationPlace: '北京市' }, { destinationPlace: '上海' }] },
      [textWith('goodsTransport.1.destinationPlace')],
    ],
  ])('%s', async (_what, business, hints) => {
    expect((await hinted(of(business))).data).toEqual({
      issueInvoice: { __typename: 'Invoice', hints },
    });
    expect(calls()).toBe(1);
  });

  test('an address without a keyword, which the simulated platform refuses', async () => {
    const { data } = await issue(
      of({ operatingLease: { ...lease, detailedAddress: '科技大厦3栋' } }),
    );
    expect(data).toMatchObject({
      issueInvoice: { __typename: 'PlatformRejectedError', hint: textWith('address_detail') },
    });
    expect(calls()).toBe(1);
  });
});
