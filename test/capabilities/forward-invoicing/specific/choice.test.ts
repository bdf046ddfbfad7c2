import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Answer } from '../../../harness.ts';
import { CREATE_PATH, ISSUE, line, order } from '../invoice-orders.ts';
import { textWith } from '../../../texts.ts';
import { startScenario } from '../../../scenario.ts';
import { car, gasoline, lease, of, parking, refueling, sale, site } from './businesses.ts';

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

describe('extra cannot bypass the choice', () => {
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
  ])('%s is rejected beside %j', async (name, specificBusiness) => {
    const lines = [specificBusiness && 'refinedOil' in specificBusiness ? gasoline : line];
    expect(await fieldErrors(order({ lines, specificBusiness, extra: { [name]: '{}' } }))).toEqual([
      {
        path: ['input', 'extra'],
        message: textWith(`name ${name}: this input has a field for it`),
      },
    ]);
  });

  test.each([{}, 1, null, '', 'split', '{split:1}'])(
    'e_extra_info must be a JSON text there, as on the wire, and not %j',
    async (e_extra_info) => {
      expect(await fieldErrors(order({ extra: { e_extra_info } }))).toEqual([
        { path: ['input', 'extra'], message: textWith('a JSON text as e_extra_info') },
      ]);
    },
  );

  test('e_extra_info is sent as the given JSON text', async () => {
    const { data } = await issue(order({ extra: { e_extra_info: '{"split":"x"}' } }));
    expect(data).toMatchObject({ issueInvoice: { __typename: 'Invoice' } });
  });

  test.each([{ draw_with_nobuyer_flag: 0 }, { other: 1 }])(
    'an individual’s taxpayer_confirmation %j is rejected by name, as the order has one already',
    async (taxpayer_confirmation) => {
      const buyer = { individual: {} };
      expect(await fieldErrors(order({ buyer, extra: { taxpayer_confirmation } }))).toEqual([
        { path: ['input', 'extra'], message: textWith('name taxpayer_confirmation') },
      ]);
      expect(calls()).toBe(0);
    },
  );

  test.each([
    [{ special_invoice_kind: '08' }, 'refinedOil'],
    [{ e_extra_info: {} }, 'a JSON text as e_extra_info'],
    [{ terminal_code: 'x', seller_tel: 'x' }, 'name terminal_code, seller_tel in'],
    [{ title_type: 1 }, 'has a field for'],
    [{ building_service: {} }, 'has a field for'],
  ])(
    'the members %j of a used-car unified invoice follow the same rules',
    async (members, says) => {
      const specificBusiness = { usedCarUnified: { kind: 'NORMAL', members } };
      expect(await fieldErrors(order({ specificBusiness }))).toEqual([
        { path: ['input', 'specificBusiness'], message: textWith(says) },
      ]);
    },
  );

  test('the members of a used-car unified invoice for an individual have no taxpayer_confirmation', async () => {
    const members = { taxpayer_confirmation: {} };
    const specificBusiness = { usedCarUnified: { kind: 'NORMAL', members } };
    expect(await fieldErrors(order({ buyer: { individual: {} }, specificBusiness }))).toEqual([
      { path: ['input', 'specificBusiness'], message: textWith('name taxpayer_confirmation') },
    ]);
  });
});

describe('the schema itself rejects', () => {
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
