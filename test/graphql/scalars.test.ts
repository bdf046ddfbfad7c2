import { isScalarType, isSpecifiedScalarType } from 'graphql';
import { describe, expect, test } from 'vitest';
import typesForClients from '../../schema/scalars.json' with { type: 'json' };
import { createSchema } from '../../src/schema.ts';
import { startScenario } from '../scenario.ts';

const scalars = Object.values(createSchema().getTypeMap())
  .filter(isScalarType)
  .filter((type) => !isSpecifiedScalarType(type));

test('every scalar names the page that describes its form, and has a type for clients', () => {
  expect(scalars.map(({ name }) => name).toSorted()).toEqual(Object.keys(typesForClients));
  for (const { name, specifiedByURL } of scalars)
    expect([name, URL.canParse(specifiedByURL ?? '')]).toEqual([name, true]);
});

describe('a wrong value', () => {
  const service = startScenario();

  const wrong: readonly (readonly [scalar: string, literal: string, message: string])[] = [
    ['Decimal', '"1,5"', 'Decimal takes a decimal number as a text, such as "1234.50".'],
    ['Decimal', '1.5', 'Decimal takes a decimal number as a text, such as "1234.50".'],
    ['Date', '"2026-1-2"', 'Date takes a day, yyyy-MM-dd.'],
    [
      'DateTime',
      '"2026-11-21T09:30:00"',
      'DateTime takes an ISO 8601 time with an offset, such as "2026-11-21T09:30:00+08:00".',
    ],
    ['YearMonth', '"202611"', 'YearMonth takes a month, yyyy-MM.'],
    ['URL', '"ftp://a.example"', 'URL takes an http or https address.'],
    ['Cursor', '""', 'Cursor takes a cursor from an earlier update.'],
    ['JSONObject', '[{ a: 1 }]', 'JSONObject takes a JSON object.'],
    ['File', '"../secret"', 'File takes the id of a file that was sent here.'],
  ];

  test('is looked for in every scalar', () => {
    expect(new Set(wrong.map(([scalar]) => scalar))).toEqual(
      new Set(scalars.map(({ name }) => name)),
    );
  });

  test.each(wrong)('of a %s in the document, %s, is found in its place', async (...given) => {
    const [scalar, literal, message] = given;
    const { errors } = await service.query(
      `query (\n  $v: ${scalar} = ${literal}\n) { __typename }`,
    );
    const column = `  $v: ${scalar} = `.length + 1;
    expect(errors).toContainEqual(
      expect.objectContaining({ message, locations: [{ line: 2, column }] }),
    );
  });

  test('deep in an argument is found in its place', async () => {
    const { errors } = await service.query(`{
      verifyInvoice(invoice: { digitalGeneral: {
        invoiceNumber: "1", issuedOn: "2026-11-21", amountWithTax: "much"
      } }) { verdict }
    }`);
    expect(errors).toMatchObject([
      {
        message: 'Decimal takes a decimal number as a text, such as "1234.50".',
        locations: [{ line: 3, column: 68 }],
      },
    ]);
  });

  test('deep in a variable is named by its path', async () => {
    const { errors } = await service.query(
      'query ($invoice: InvoiceToVerify!) { verifyInvoice(invoice: $invoice) { verdict } }',
      { invoice: { digitalGeneral: { invoiceNumber: '1', issuedOn: 'soon', amountWithTax: '1' } } },
    );
    expect(errors).toMatchObject([
      {
        message: 'Variable "$invoice.digitalGeneral.issuedOn": Date takes a day, yyyy-MM-dd.',
        locations: [{ line: 1, column: 8 }],
        extensions: { fieldErrors: [{ path: ['invoice', 'digitalGeneral', 'issuedOn'] }] },
      },
    ]);
  });
});
