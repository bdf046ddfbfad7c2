import { describe, expect, test } from 'vitest';
import { startBefore } from '../../scenario.ts';
import { code, day, digital, numbered, numberOf, startGenuine, verifyMany } from './asking.ts';

const byAmount = (change: object) => ({
  vatSpecial: { ...code, ...day, amountWithoutTax: '1', ...change },
});

describe('an input that breaks a rule is rejected before any call', () => {
  test.for([
    [
      'an unknown field',
      {
        digitalGeneral: {
          ...day,
          invoiceNumber: numberOf(1),
          amountWithTax: '1',
          invoiceCode: '2',
        },
      },
    ],
    [
      'an unknown field that all objects have',
      {
        digitalGeneral: {
          ...day,
          invoiceNumber: numberOf(1),
          amountWithTax: '1',
          constructor: '2',
        },
      },
    ],
    ['a missing field', { digitalGeneral: { ...day, invoiceNumber: '1' } }],
    ['two kinds', { ...digital(1), vatGeneral: { ...code, ...day, checkCode: '014159' } }],
    ['no kind', {}],
    [
      'a region of another kind',
      {
        blockchain: {
          ...code,
          sellerTaxNumber: '91110108MA01C8JT6R',
          shortCode: 'a',
          region: 'GUANGDONG',
        },
      },
    ],
    [
      'a region where none belongs',
      { vehicleToll: { ...code, ...day, amountWithoutTax: '1', region: 'BEIJING' } },
    ],
    [
      'a date in another form',
      { digitalGeneral: { invoiceNumber: numberOf(1), issuedOn: '20261102', amountWithTax: '1' } },
    ],
  ] as const)('%s', async ([_rule, invoice]) => {
    const stub = await startGenuine();
    const answer = await verifyMany(await startBefore(stub), [invoice]);
    expect(answer.errors).toHaveLength(1);
    expect(stub.received).toEqual([]);
  });

  const NUMBER = 'must be the 8 digits of the invoice’s number, including leading zeros';
  const TAX_NUMBER = 'must be 15 to 20 digits or letters';
  test.for([
    [byAmount({ invoiceNumber: '' }), 'vatSpecial.invoiceNumber', NUMBER],
    [
      byAmount({ invoiceNumber: '0000 0015' }),
      'vatSpecial.invoiceNumber',
      `${NUMBER}: its parts are separated by blanks or signs`,
    ],
    [
      byAmount({ invoiceCode: '1'.repeat(11) }),
      'vatSpecial.invoiceCode',
      'must be the 10 or 12 digits of the invoice’s code, including leading zeros',
    ],
    [
      byAmount({ issuedOn: '2026-02-30' }),
      'vatSpecial.issuedOn',
      'must be a calendar day, yyyy-MM-dd',
    ],
    [
      byAmount({ amountWithoutTax: '1.005' }),
      'vatSpecial.amountWithoutTax',
      'must be a decimal number with at most 2 decimals',
    ],
    [
      { digitalGeneral: { invoiceNumber: numberOf(1), ...day, amountWithTax: '1.005' } },
      'digitalGeneral.amountWithTax',
      'must be a decimal number with at most 2 decimals',
    ],
    [
      { vatGeneral: { ...code, ...day, checkCode: '0314159' } },
      'vatGeneral.checkCode',
      'must be the last 6 digits of the check code, including zeros',
    ],
    [
      { blockchain: { ...code, sellerTaxNumber: '9 1', shortCode: 'a', region: 'BEIJING' } },
      'blockchain.sellerTaxNumber',
      TAX_NUMBER,
    ],
    [
      {
        blockchain: {
          ...code,
          sellerTaxNumber: '91110108MA01C8JT6R',
          shortCode: '',
          region: 'BEIJING',
        },
      },
      'blockchain.shortCode',
      'must have 1 to 32 characters and no spaces',
    ],
  ] as const)('and the place is named: %j', async ([invoice, place, message]) => {
    const stub = await startGenuine();
    const answer = await verifyMany(await startBefore(stub), [digital(1), invoice]);
    expect(answer.errors?.[0]?.extensions).toMatchObject({
      code: 'INVALID_INPUT',
      fieldErrors: [{ path: `invoices.1.${place}`.split('.'), message }],
    });
    expect(stub.received).toEqual([]);
  });

  test('of `verifyInvoice` as well', async () => {
    const stub = await startGenuine();
    const answer = await (
      await startBefore(stub)
    ).query(`query ($invoice: InvoiceToVerify!) { verifyInvoice(invoice: $invoice) { verdict } }`, {
      invoice: byAmount({ issuedOn: '2026-02-30' }),
    });
    expect(answer.errors?.[0]?.extensions).toMatchObject({
      fieldErrors: [{ path: ['invoice', 'vatSpecial', 'issuedOn'] }],
    });
    expect(stub.received).toEqual([]);
  });

  test.for([0, 251])('a list of %i invoices', async (count) => {
    const stub = await startGenuine();
    const answer = await verifyMany(await startBefore(stub), numbered(count));
    expect(answer.errors?.[0]?.extensions).toMatchObject({
      fieldErrors: [{ path: ['invoices'], message: 'must have 1 to 250 items' }],
    });
    expect(stub.received).toEqual([]);
  });
});
