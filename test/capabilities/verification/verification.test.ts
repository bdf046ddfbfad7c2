import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { FaultName } from '../../../packages/simulator/src/gateway/faults.ts';
import type { Answer } from '../../harness.ts';
import { many, one, type Verified } from './verified.ts';
import { startScenario } from '../../scenario.ts';

const PATH = '/api/v1/verify';
const OPERATIONS = join(import.meta.dirname, '../../../schema/operations');
const VERIFY = `query ($invoice: InvoiceToVerify!) {
  verifyInvoice(invoice: $invoice) {
    verdict verified reason channel checksToday invoiceNumber issuedOn typeCode reconciliationId raw
  }
}`;

const genuine = {
  digitalGeneral: {
    invoiceNumber: '26442000000000000011',
    issuedOn: '2026-11-02',
    amountWithTax: '1660.00',
  },
};

const service = startScenario();

const verify = (invoice: object): Promise<Answer> => service.query(VERIFY, { invoice });
const calls = (): number => service.calls(PATH);
const fail = (fault: FaultName): void => service.fail(PATH, fault, null);
const example = async (name: string): Promise<Answer> =>
  service.query(await readFile(join(OPERATIONS, `${name}.graphql`), 'utf8'));

describe('a verdict', () => {
  test('is GENUINE with all the platform’s data on the invoice', async () => {
    expect(await verify(genuine)).toMatchObject({
      data: {
        verifyInvoice: {
          verdict: 'GENUINE',
          verified: true,
          reason: null,
          channel: 'national',
          checksToday: 1,
          invoiceNumber: '26442000000000000011',
          issuedOn: '2026-11-02',
          typeCode: '82',
          raw: {
            verified: true,
            success: true,
            fphm: '26442000000000000011',
            data: { jshj: 1660 },
          },
        },
      },
      extensions: { billing: { calls: [{ path: PATH, billed: 'per invoice, from the quota' }] } },
    });
  });

  test('includes the number of checks on that day', async () => {
    await verify(genuine);
    expect(one(await verify(genuine)).checksToday).toBe(2);
  });

  test('is NOT_PASSED with the reason, and no face, for an invoice that was red-offset', async () => {
    const answer = await service.query(
      `query ($invoice: InvoiceToVerify!) {
        verifyInvoice(invoice: $invoice) { verdict verified reason face { __typename } }
      }`,
      {
        invoice: {
          digitalGeneral: {
            invoiceNumber: '26442000000000000099',
            issuedOn: '2026-11-13',
            amountWithTax: '530',
          },
        },
      },
    );
    expect(answer).toMatchObject({
      data: {
        verifyInvoice: {
          verdict: 'NOT_PASSED',
          verified: false,
          reason: '该发票已被红冲',
          face: null,
        },
      },
    });
  });

  test('is NO_SUCH_INVOICE for CYT_10001, without an error and after one call', async () => {
    const answer = await example('verify-missing-invoice');
    expect(answer.errors).toBeUndefined();
    expect(one(answer)).toMatchObject({ verdict: 'NO_SUCH_INVOICE', verified: false });
    expect(one(answer).reason).not.toBe('');
    expect(calls()).toBe(1);
  });

  test('is ELEMENTS_DISAGREE for CYT_10002, without an error and after one call', async () => {
    const { digitalGeneral } = genuine;
    const answer = await verify({
      digitalGeneral: { ...digitalGeneral, amountWithTax: '1660.01' },
    });
    expect(answer.errors).toBeUndefined();
    expect(one(answer)).toMatchObject({
      verdict: 'ELEMENTS_DISAGREE',
      verified: false,
      invoiceNumber: digitalGeneral.invoiceNumber,
      raw: { code: 'CYT_10002' },
    });
    expect(calls()).toBe(1);
  });
});

describe('the face', () => {
  test('of a VAT or digital invoice has its lines', async () => {
    const answer = await example('verify-invoice');
    expect(answer.errors).toBeUndefined();
    expect(one(answer)).toMatchObject({
      verified: true,
      face: {
        __typename: 'VatInvoiceFace',
        amountWithoutTax: '1500.00',
        taxAmount: '160.00',
        amountWithTax: '1660.00',
        sellerTaxNumber: '91440300MA5F0A0A1X',
        lines: [
          { itemName: '*软件*财务管理软件', taxRate: '0.13', taxAmount: '130.00' },
          { taxClassificationCode: '3040203000000000000', taxRate: '0.06', taxAmount: '30.00' },
        ],
      },
    });
  });

  test('of an aviation itinerary has its segments, and `zzsse` as its tax', async () => {
    const [, aviation] = many(await example('verify-invoices'));
    expect(aviation?.face).toEqual({
      __typename: 'AviationFace',
      amountWithTax: '1240.00',
      taxAmount: '95.33',
      passengerName: '张三',
      passengerIdNumber: '110*************34',
      segments: [
        { flightNumber: 'CA1301', departurePlace: '北京首都', destinationPlace: '广州白云' },
        { flightNumber: 'CA1302', departurePlace: '广州白云', destinationPlace: '北京首都' },
      ],
    });
  });

  test('of a railway e-ticket has the passenger from `name`', async () => {
    const [, , railway] = many(await example('verify-invoices'));
    expect(railway?.face).toEqual({
      __typename: 'RailwayFace',
      amountWithTax: '553.50',
      taxAmount: '45.70',
      passengerName: '李四',
      trainNumber: 'G102',
      departureStation: '上海虹桥站',
      arrivalStation: '北京南站',
    });
  });

  test('of a blockchain invoice has its status from `fpzt`', async () => {
    const answer = await service.query(
      `query ($invoice: InvoiceToVerify!) { verifyInvoice(invoice: $invoice) {
        face { statusCode ... on BlockchainFace { onBlockchain shortCode amountWithoutTax } } } }`,
      {
        invoice: {
          blockchain: {
            invoiceCode: '144032650110',
            invoiceNumber: '00000017',
            sellerTaxNumber: '91440300MA5F0A0A1X',
            shortCode: 'a1b2c',
            region: 'SHENZHEN',
          },
        },
      },
    );
    expect(one(answer).face).toEqual({
      statusCode: '0',
      onBlockchain: true,
      shortCode: 'a1b2c',
      amountWithoutTax: '1000.00',
    });
  });

  test('exists for all kinds that can be verified, all in one call', async () => {
    const answer = await example('verify-every-kind');
    expect(answer.errors).toBeUndefined();
    const kinds = Object.entries(answer.data as Record<string, Verified>); // aliases of one field
    expect(kinds.map(([kind, { verdict, face }]) => [kind, verdict, face?.['__typename']])).toEqual(
      [
        ['digitalGeneral', 'GENUINE', 'VatInvoiceFace'],
        ['digitalSpecial', 'GENUINE', 'VatInvoiceFace'],
        ['digitalPaperSpecial', 'GENUINE', 'VatInvoiceFace'],
        ['digitalPaperGeneral', 'GENUINE', 'VatInvoiceFace'],
        ['vatSpecial', 'GENUINE', 'VatInvoiceFace'],
        ['vatGeneral', 'GENUINE', 'VatInvoiceFace'],
        ['blockchain', 'GENUINE', 'BlockchainFace'],
        ['generalElectronic', 'GENUINE', 'VatInvoiceFace'],
        ['vehicleToll', 'GENUINE', 'VatInvoiceFace'],
      ],
    );
    expect(calls()).toBe(1);
  });
});

describe('a failed call', () => {
  test('with CYT_50200 has the advice to retry in 15 minutes and is not repeated', async () => {
    fail('UPSTREAM_UNAVAILABLE');
    const answer = await verify(genuine);
    expect(answer.data).toEqual({ verifyInvoice: null });
    expect(answer.errors?.[0]).toMatchObject({
      path: ['verifyInvoice'],
      extensions: {
        code: 'PLATFORM_UNAVAILABLE',
        platformCode: 'CYT_50200',
        retryable: true,
        retryAfterSeconds: 900,
      },
    });
    expect(answer.errors?.[0]?.extensions?.['platformRequestId']).toMatch(/^sandbox-/);
    expect(calls()).toBe(1);
  });

  test.for([
    ['QUOTA_EXHAUSTED', 'CYT_42900'],
    ['NOT_PERMITTED', 'CYT_40301'],
  ] as const)(
    'with %s (%s) is an error that waiting does not resolve',
    async ([code, platformCode]) => {
      fail(code === 'NOT_PERMITTED' ? 'NOT_ENABLED' : code);
      const answer = await verify(genuine);
      expect(answer.errors?.[0]?.extensions).toMatchObject({
        code,
        platformCode,
        retryable: false,
      });
      expect(calls()).toBe(1);
    },
  );

  test('without a response is an error and is not repeated: the check may be used up', async () => {
    fail('LOST_REPLY');
    const answer = await verify(genuine);
    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'PLATFORM_UNAVAILABLE' });
    expect(calls()).toBe(1);
  });

  test('counts among the billed calls', async () => {
    fail('TRUNCATED');
    const answer = await verify(genuine);
    expect(answer.extensions).toMatchObject({ billing: { calls: [{ path: PATH }] } });
  });
});
