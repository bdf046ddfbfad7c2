import { describe, expect, test } from 'vitest';
import {
  blue,
  blueLine,
  invoiceNumber,
  red,
  redLine,
  upload,
  UPLOAD_PATH,
} from './scrap-uploads.ts';
import { startScenario } from '../../../scenario.ts';

const service = startScenario();

/** Rejections of invoices, by path; nothing may have been sent. */
async function problems(...invoices: object[]): Promise<Record<string, string>> {
  const { __typename: type, fieldErrors } = await upload(service, invoices);
  expect(type).toBe('InvalidInputError');
  expect(service.calls(UPLOAD_PATH)).toBe(0);
  const errors = fieldErrors as readonly { path: readonly string[]; message: string }[];
  return Object.fromEntries(
    errors.map(({ path, message }) => [path.join('.').replace('input.invoices.', ''), message]),
  );
}

const line = (change: object): object => ({ lines: [blueLine(change)] });
const long = (length: number): string => '长'.repeat(length);
const needed = 'is needed, except on a DISCOUNT line';

describe('of a blue invoice', () => {
  test.each([
    [
      'its number',
      { invoiceNumber: '123' },
      '0.blue.invoiceNumber',
      'must be the 20 digits of a digital invoice’s number',
    ],
    [
      'the total without tax',
      { amountWithoutTax: '1249.00', amountWithTax: '1261.50' },
      '0.blue.amountWithoutTax',
      'must be the sum of the lines’ amountWithoutTax',
    ],
    [
      'the total of tax',
      { taxAmount: '12.49', amountWithTax: '1262.49' },
      '0.blue.taxAmount',
      'must be the sum of the lines’ taxAmount',
    ],
    [
      'the total with tax',
      { amountWithTax: '1262.51' },
      '0.blue.amountWithTax',
      'must be amountWithoutTax + taxAmount',
    ],
    ['a remark of 451', { remark: long(451) }, '0.blue.remark', 'must have 1 to 450 characters'],
    [
      'the personal income tax',
      { incomeTaxPaid: '-1.00' },
      '0.blue.incomeTaxPaid',
      'must be a non-negative decimal number with at most 2 decimals',
    ],
    [
      'tax slips',
      line({ taxSlipNumbers: [] }),
      '0.blue.lines',
      'must each have taxSlipNumbers, except a DISCOUNT line, unless taxAmount and vatAndSurchargesPaid are 0: exempt without a supplement',
    ],
    [
      'tax slips of a taxed one that pays nothing',
      { ...line({ taxSlipNumbers: [] }), vatAndSurchargesPaid: '0.00' },
      '0.blue.lines',
      'must each have taxSlipNumbers, except a DISCOUNT line, unless taxAmount and vatAndSurchargesPaid are 0: exempt without a supplement',
    ],
    [
      'the length of tax slips',
      line({ taxSlipNumbers: ['1'.repeat(41)] }),
      '0.blue.lines.0.taxSlipNumbers.0',
      'must have 1 to 40 characters',
    ],
    ['a unit', line({ unit: null }), '0.blue.lines.0.unit', needed],
    ['a quantity', line({ quantity: null }), '0.blue.lines.0.quantity', needed],
    ['a price', line({ unitPrice: null }), '0.blue.lines.0.unitPrice', needed],
    [
      'the length of a quantity',
      line({ quantity: `${'1'.repeat(12)}.${'1'.repeat(13)}` }),
      '0.blue.lines.0.quantity',
      'must have 1 to 25 characters',
    ],
    [
      'the length of a price',
      line({ unitPrice: `-${'1'.repeat(20)}.12345` }),
      '0.blue.lines.0.unitPrice',
      'must have 1 to 25 characters',
    ],
    [
      'a line’s amounts',
      line({ amountWithTax: '1262.49' }),
      '0.blue.lines.0.amountWithTax',
      'must be amountWithoutTax + taxAmount',
    ],
    [
      'a line’s name',
      line({ itemName: long(295) }),
      '0.blue.lines.0.itemName',
      'must leave *category*item within 300 characters',
    ],
    [
      'a line’s code',
      line({ taxClassificationCode: '109' }),
      '0.blue.lines.0.taxClassificationCode',
      'must be 19 digits',
    ],
    ['lines', { lines: [] }, '0.blue.lines', 'must have at least 1 item'],
    [
      'the seller’s ID number',
      { seller: { name: '甲', idNumber: '12', address: '海口', phone: '13800138000' } },
      '0.blue.seller.idNumber',
      'must be 15 to 18 digits or letters',
    ],
    [
      'the buyer’s tax number',
      { buyer: { name: '甲', taxNumber: '12' } },
      '0.blue.buyer.taxNumber',
      'must be 15 to 20 digits or letters',
    ],
  ])('%s is rejected before any call', async (_what, change, path, message) => {
    expect(await problems(blue(change))).toMatchObject({ [path]: message });
  });

  test.each([
    ['the number of tax slips', { taxSlipNumbers: ['346016251100000001'] }],
    ['no tax slips', { taxSlipNumbers: null }],
  ])('a discount line needs no unit, quantity or price, and may have %s', async (_what, slips) => {
    const discount = blueLine({
      nature: 'DISCOUNT',
      unit: null,
      quantity: null,
      unitPrice: null,
      amountWithoutTax: '-50.00',
      taxAmount: '-0.50',
      amountWithTax: '-50.50',
      ...slips,
    });
    const invoice = blue({
      lines: [blueLine({ nature: 'DISCOUNTED' }), discount],
      amountWithoutTax: '1200.00',
      taxAmount: '12.00',
      amountWithTax: '1212.00',
    });
    expect(await upload(service, [invoice])).toMatchObject({ state: 'ACCEPTED' });
  });

  test('an exempt invoice without a supplement needs no tax slips', async () => {
    const amounts = { amountWithoutTax: '100.00', taxAmount: '0.00', amountWithTax: '100.00' };
    const exempt = blueLine({ ...amounts, taxRate: '0', benefit: 'EXEMPT', taxSlipNumbers: null });
    const invoice = blue({
      lines: [exempt],
      amountWithoutTax: '100.00',
      taxAmount: '0.00',
      amountWithTax: '100.00',
      incomeTaxPaid: '0',
      vatAndSurchargesPaid: '0.00',
    });
    expect(await upload(service, [invoice])).toMatchObject({ state: 'ACCEPTED' });
  });

  test('scrap from the seller’s own use is a transfer of property', async () => {
    const own = blue({ ownUse: true });
    expect(await upload(service, [own])).toMatchObject({ state: 'ACCEPTED' });
  });

  test('a quantity of 25 characters fits, whatever number of zeros follows, and a price of 16 decimals', async () => {
    const quantity = `${'1'.repeat(12)}.${'1'.repeat(12)}0`;
    const unitPrice = '33.3333333333333333';
    const invoice = blue(line({ quantity, unitPrice }));
    expect(await upload(service, [invoice])).toMatchObject({ state: 'ACCEPTED' });
  });

  test('a remark of 450 characters fits', async () => {
    expect(await upload(service, [blue({ remark: long(450) })])).toMatchObject({
      state: 'ACCEPTED',
    });
  });
});

describe('of a red invoice', () => {
  test.each([
    ['a remark of 383', { remark: long(383) }, '0.red.remark', 'must have 1 to 382 characters'],
    [
      'the original’s number',
      { originalInvoiceNumber: 'x' },
      '0.red.originalInvoiceNumber',
      'must be the 20 digits of a digital invoice’s number, or the code and number of another invoice together: 18 or 20 digits',
    ],
    [
      'the original’s line',
      { lines: [redLine({ originalLineNumber: 0 })] },
      '0.red.lines.0.originalLineNumber',
      'must be a whole number from 1 to 99999999',
    ],
  ])('%s is rejected before any call', async (_what, change, path, message) => {
    expect(await problems(red(change))).toMatchObject({ [path]: message });
  });

  test.each(['originalInvoiceNumber', 'confirmationNumber', 'confirmationUuid'])(
    '%s is required, and tax slips are rejected',
    async (member) => {
      const invoice = (change: object) =>
        service.query(
          'mutation ($input: ScrapInvoiceUploadInput!) { uploadScrapInvoices(input: $input) { __typename } }',
          { input: { uploadId: 'u', invoices: [red(change)] } },
        );
      expect((await invoice({ [member]: undefined })).errors?.[0]?.message).toContain(member);
      const slips = { lines: [redLine({ taxSlipNumbers: ['1'] })] };
      expect((await invoice(slips)).errors?.[0]?.message).toContain('taxSlipNumbers');
      expect(service.calls(UPLOAD_PATH)).toBe(0);
    },
  );
});

test('an invoice is either blue or red', async () => {
  const answer = await service.query(
    'mutation ($input: ScrapInvoiceUploadInput!) { uploadScrapInvoices(input: $input) { __typename } }',
    { input: { uploadId: 'u', invoices: [{ ...blue(), ...red() }] } },
  );
  expect(JSON.stringify(answer)).toContain('must have exactly one of blue, red');
  expect(service.calls(UPLOAD_PATH)).toBe(0);
});

test('two invoices with one number are rejected, whatever their color', async () => {
  expect(await problems(blue(), red())).toEqual({
    'input.invoices': 'must each have an invoiceNumber of its own',
  });
  const other = blue({ invoiceNumber: invoiceNumber(2) });
  expect(await upload(service, [blue(), other])).toMatchObject({ state: 'ACCEPTED' });
});

test('all errors are reported at once, each with its full path', async () => {
  const second = blue({ invoiceNumber: invoiceNumber(2), remark: long(451) });
  expect(await problems(blue(line({ unit: null })), second)).toEqual({
    '0.blue.lines.0.unit': needed,
    '1.blue.remark': 'must have 1 to 450 characters',
  });
});

test('an ID number is rejected as uploadId: it would appear in updates', async () => {
  expect(await upload(service, [blue()], '110101198503154217')).toMatchObject({
    __typename: 'InvalidInputError',
    fieldErrors: [{ path: ['input', 'uploadId'] }],
  });
});
