import { getNamedType, isRequiredArgument, isScalarType, isSpecifiedScalarType } from 'graphql';
import { describe, expect, test } from 'vitest';
import typesForClients from '../../schema/scalars.json' with { type: 'json' };
import { createSchema } from '../../src/schema.ts';
import { startScenario } from '../scenario.ts';

const scalars = Object.values(createSchema().getTypeMap())
  .filter(isScalarType)
  .filter((type) => !isSpecifiedScalarType(type));

test('all scalars name the page that describes their form, and have a type for clients', () => {
  expect(scalars.map(({ name }) => name).toSorted()).toEqual(Object.keys(typesForClients));
  for (const { name, specifiedByURL } of scalars)
    expect([name, URL.canParse(specifiedByURL ?? '')]).toEqual([name, true]);
});

describe('an invalid value', () => {
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

  test('is tested for all scalars', () => {
    expect(new Set(wrong.map(([scalar]) => scalar))).toEqual(
      new Set(scalars.map(({ name }) => name)),
    );
  });

  test.each(wrong)(
    'of a %s in the document, %s, is reported with its location',
    async (...given) => {
      const [scalar, literal, message] = given;
      const { errors } = await service.query(
        `query (\n  $v: ${scalar} = ${literal}\n) { __typename }`,
      );
      const column = `  $v: ${scalar} = `.length + 1;
      expect(errors).toContainEqual(
        expect.objectContaining({
          message: `Variable "$v": ${message}`,
          locations: [{ line: 2, column }],
        }),
      );
    },
  );

  test('deep in an argument is reported with its location', async () => {
    const { errors } = await service.query(`{
      verifyInvoice(invoice: { digitalGeneral: {
        invoiceNumber: "1", issuedOn: "2026-11-21", amountWithTax: "much"
      } }) { verdict }
    }`);
    expect(errors).toMatchObject([
      {
        message:
          'Argument "invoice.digitalGeneral.amountWithTax": Decimal takes a decimal number as a text, such as "1234.50".',
        locations: [{ line: 3, column: 68 }],
      },
    ]);
  });

  test('deep in a variable is reported by its path', async () => {
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

/** A value in the scalar's form that no calendar has. */
const IMPOSSIBLE: Readonly<Record<string, string>> = {
  Date: '2026-02-30',
  DateTime: '2026-02-30T00:00:00Z',
  YearMonth: '2026-13',
};

/** A value of another required argument. */
const POSSIBLE: Readonly<Record<string, string>> = {
  Date: '"2026-02-03"',
  DateTime: '"2026-02-03T00:00:00Z"',
  YearMonth: '"2026-02"',
  TotalsBy: 'MONTH',
  String: '"91440300MA5F0A0A1X"',
};

const EARLY = '"2026-02-03T00:00:00Z"';
const LATE = '"2026-02-04T00:00:00Z"';

interface Case {
  readonly field: string;
  readonly arg: string;
  readonly document: string;
}

/** All query arguments with a time, each with a document that gives it a non-existent one. */
function* impossibleTimes(): Generator<Case> {
  const fields = createSchema().getQueryType()?.getFields() ?? {};
  for (const { name: field, args } of Object.values(fields))
    for (const { name: arg, type } of args) {
      const value = IMPOSSIBLE[getNamedType(type).name];
      if (value === undefined) continue;
      const others = args.filter((each) => each.name !== arg && isRequiredArgument(each));
      const given = others.map((each) => `${each.name}: ${POSSIBLE[getNamedType(each.type).name]}`);
      const document = `{ ${field}(${[`${arg}: "${value}"`, ...given].join(', ')}) { __typename } }`;
      yield { field, arg, document };
    }
}

describe('a time that no calendar has', () => {
  const service = startScenario();
  const cases = [...impossibleTimes()];

  test('is tested in lists, totals, billing, the audit and the comparison of a month', () => {
    const fields = new Set(cases.map(({ field }) => field));
    for (const field of ['invoices', 'uploads', 'scrapInvoiceTotals', 'billing', 'audit'])
      expect(fields).toContain(field);
  });

  test.each(cases)('is rejected: $document', async ({ arg, document }) => {
    const { errors } = await service.query(document);
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'INVALID_INPUT',
      fieldErrors: [{ code: 'INVALID_VALUE', path: [arg] }],
    });
  });
});

describe('an empty range, or one with a part of a fen,', () => {
  const service = startScenario();

  test.each([
    ['invoices', 'amountFrom: "500", amountTo: "3"', 'amountTo'],
    ['invoices', 'amountFrom: "5.123"', 'amountFrom'],
    ['invoices', `openedFrom: ${LATE}, openedTo: ${EARLY}`, 'openedTo'],
    ['uploads', `openedFrom: ${LATE}, openedTo: ${LATE}`, 'openedTo'],
    ['audit', `from: ${LATE}, to: ${EARLY}`, 'to'],
    ['billing', 'from: "2026-02-03", to: "2026-02-02"', 'to'],
    ['scrapInvoiceTotals', 'by: MONTH, from: "2026-02", to: "2026-01"', 'to'],
  ])('is rejected: %s(%s)', async (field, given, path) => {
    const { errors } = await service.query(`{ ${field}(${given}) { __typename } }`);
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'INVALID_INPUT',
      fieldErrors: [{ path: [path] }],
    });
  });
});
