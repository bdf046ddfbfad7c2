import { describe, expect, test } from 'vitest';
import { startBefore, startScenario } from '../scenario.ts';
import {
  CREATE_PATH,
  ISSUE,
  type Issued,
  line,
  order,
} from './forward-invoicing/invoice-orders.ts';
import { startGenuine } from './verification/asking.ts';

describe('an invoice written in three spellings', () => {
  const spelt = ['106', '106.0', '106.00'].map((amountWithTax) => ({
    digitalGeneral: {
      invoiceNumber: '26442000000000000001',
      issuedOn: '2026-11-02',
      amountWithTax,
    },
  }));

  test('is checked once in an operation', async () => {
    const stub = await startGenuine();
    const service = await startBefore(stub);
    const { data } = await service.query(
      `query ($all: [InvoiceToVerify!]!, $one: InvoiceToVerify!) {
        all: verifyInvoices(invoices: $all) { verdict }
        one: verifyInvoice(invoice: $one) { verdict }
      }`,
      { all: spelt, one: spelt[1] },
    );
    const genuine = { verdict: 'GENUINE' };
    expect(data).toEqual({ all: [genuine, genuine, genuine], one: genuine });
    expect(stub.received.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
      expect.objectContaining({ jshj: 106 }),
    ]);
  });
});

describe('an order', () => {
  const service = startScenario();
  const issue = async (lineOf: object, change: object = {}) => {
    const input = order({ lines: [{ ...line, ...lineOf }], ...change });
    const { data } = await service.query<Issued>(ISSUE, { input });
    return data?.issueInvoice;
  };
  const created = (): number => service.calls(CREATE_PATH);

  test.each([
    ['an amount', { amountWithTax: '113' }],
    ['an amount of one decimal', { amountWithTax: '113.0' }],
    ['a rate', { taxRate: '0.130' }],
    ['a text with blanks at its ends', { itemName: ` ${line.itemName}\u{3000}` }],
  ])('that is repeated with %s in another spelling is the same order', async (_what, other) => {
    const first = await issue({});
    expect(first).toMatchObject({ __typename: 'Invoice' });
    expect(await issue(other)).toEqual(first);
    expect(created()).toBe(1);
  });

  test('with another value is a conflict that names the field, without a value', async () => {
    await issue({});
    const input = order({ lines: [{ ...line, amountWithTax: '226' }], drawer: '李晓华' });
    const { data } = await service.query<Issued>(
      `mutation ($input: InvoiceOrderInput!) {
        issueInvoice(input: $input) { ... on ConflictError { differences { path } } }
      }`,
      { input },
    );
    expect(data?.issueInvoice).toEqual({
      differences: [
        { path: ['input', 'drawer'] },
        { path: ['input', 'lines', '0', 'amountWithTax'] },
      ],
    });
  });
});
