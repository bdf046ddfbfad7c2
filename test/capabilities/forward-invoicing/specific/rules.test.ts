import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Answer } from '../../../harness.ts';
import { CREATE_PATH, ISSUE, line, order } from '../invoice-orders.ts';
import { textWith } from '../../../texts.ts';
import { startScenario } from '../../../scenario.ts';
import {
  car,
  fee,
  gasoline,
  lease,
  lpg,
  of,
  oil,
  parking,
  refueling,
  sale,
  site,
} from './businesses.ts';

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

describe('an order that breaks a rule of its business is rejected at the field, and nothing is sent', () => {
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
      'the kind of refined oil without the business as a number',
      order({ extra: { special_invoice_kind: 8 } }),
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
      'number plate',
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
      'digits',
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

test('all broken rules of the lines are reported at once, each at its own line', async () => {
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
