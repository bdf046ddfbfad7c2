import { describe, expect, test } from 'vitest';
import type { Answer } from '../../../harness.ts';
import { CREATE_PATH, ISSUE, line, order } from '../invoice-orders.ts';
import { textWith } from '../../../texts.ts';
import { startScenario } from '../../../scenario.ts';
import { fee, lease, lpg, of, oil, parking, site } from './businesses.ts';

const service = startScenario();
const issue = (input: object): Promise<Answer> => service.query(ISSUE, { input });
const calls = (): number => service.calls(CREATE_PATH);

describe('a valid input is accepted', () => {
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

const hinted = (input: object): Promise<Answer> =>
  service.query(
    `mutation ($input: InvoiceOrderInput!) {
      issueInvoice(input: $input) { __typename ... on Invoice { hints } }
    }`,
    { input },
  );

describe('a text that the tax bureau may reject is sent, and returns a hint', () => {
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

  test('an address without a keyword, which the simulated platform rejects', async () => {
    const { data } = await issue(
      of({ operatingLease: { ...lease, detailedAddress: '科技大厦3栋' } }),
    );
    expect(data).toMatchObject({
      issueInvoice: { __typename: 'PlatformRejectedError', hint: textWith('address_detail') },
    });
    expect(calls()).toBe(1);
  });
});
