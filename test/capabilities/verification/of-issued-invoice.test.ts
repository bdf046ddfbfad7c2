import { beforeEach, expect, test } from 'vitest';
import { IssueInvoiceDocument, VerifyIssuedInvoiceDocument } from '../../generated/operations.ts';
import { startScenario } from '../../scenario.ts';

const VERIFY = '/api/v1/verify';
const orderId = 'example-enterprise-1';
const VERIFY_OF_DAY = `query ($by: InvoiceBy!, $day: Date) {
  invoice(by: $by) { verification(issuedOn: $day) { verdict } }
}`;
const service = startScenario();

beforeEach(async () => {
  await service.query(IssueInvoiceDocument);
});

async function issue(): Promise<void> {
  service.sandbox.controls.issueInvoice({ orderId });
  await service.query('query ($by: InvoiceBy!) { invoice(by: $by) { state } }', {
    by: { orderId },
  });
}

test('an invoice issued here is found genuine without input of its data', async () => {
  await issue();
  const { data, errors } = await service.query(VerifyIssuedInvoiceDocument);
  expect(errors).toBeUndefined();
  expect(data?.invoice).toMatchObject({
    state: 'ISSUED',
    verification: { verdict: 'GENUINE', face: { amountWithTax: '2529.00' } },
  });
  expect(service.calls(VERIFY)).toBe(1);
});

test('an invoice that does not exist yet costs no check', async () => {
  const { data } = await service.query(VerifyIssuedInvoiceDocument);
  expect(data?.invoice).toMatchObject({ state: 'ISSUING', verification: null });
  expect(service.calls(VERIFY)).toBe(0);
});

test('the date can be given if the invoice was found on another day than it was issued', async () => {
  const day = new Date(service.clock.now() + 8 * 60 * 60_000).toISOString().slice(0, 10);
  await issue();
  const asked = async (given: string) =>
    (await service.query(VERIFY_OF_DAY, { by: { orderId }, day: given })).data;
  expect(await asked('2020-02-29')).toEqual({
    invoice: { verification: { verdict: 'ELEMENTS_DISAGREE' } },
  });
  expect(await asked(day)).toEqual({ invoice: { verification: { verdict: 'GENUINE' } } });
});

test('a date in China’s future is rejected by name, and costs no check', async () => {
  await issue();
  const tomorrow = new Date(service.clock.now() + (8 + 24) * 60 * 60_000).toISOString();
  const { data, errors } = await service.query(VERIFY_OF_DAY, {
    by: { orderId },
    day: tomorrow.slice(0, 10),
  });
  expect(data).toEqual({ invoice: { verification: null } });
  expect(errors).toMatchObject([
    {
      path: ['invoice', 'verification'],
      message: expect.stringContaining('issuedOn') as string,
      extensions: { code: 'INVALID_INPUT' },
    },
  ]);
  expect(service.calls(VERIFY)).toBe(0);
});

test('its QR text verifies it, and is null until it is issued', async () => {
  const PRINTED = `query ($by: InvoiceBy!) { invoice(by: $by) { printedCode } }`;
  const before = await service.query(PRINTED, { by: { orderId } });
  expect(before.data).toEqual({ invoice: { printedCode: null } });
  await issue();
  const { data } = await service.query<{ invoice: { printedCode: string } }>(PRINTED, {
    by: { orderId },
  });
  const printedCode = data?.invoice.printedCode ?? '';
  expect(printedCode).toMatch(/^01,3[12],,\d{20},2529\.00,\d{8},,$/);
  const verified = await service.query(
    'query ($code: String!) { verifyInvoice(invoice: { printedCode: $code }) { verdict } }',
    { code: printedCode },
  );
  expect(verified.data).toEqual({ verifyInvoice: { verdict: 'GENUINE' } });
});
