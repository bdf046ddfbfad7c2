import { describe, expect, test } from 'vitest';
import { checkedAt } from '../../../src/platform/record/index.ts';
import { faults, givenFields, type Place } from './given-fields.ts';

const named = (form: RegExp): readonly Place[] =>
  givenFields.filter(({ name }) => form.test(name.split('.')[1] ?? ''));

const CREDIT_CODE = '91110108MA01C8JT6R';
const DIGITAL = '26442000000000000011';

const SCIENTIFIC = /scientific notation/;
const DAMAGED = {
  'scientific notation': ['2.6442E+19', SCIENTIFIC],
  'scientific notation in small letters': ['9.1110108e+17', SCIENTIFIC],
  'a quote in front': [`'${DIGITAL}`, /begins with the quote/],
  'a typographic quote in front': [`’${CREDIT_CODE}`, /begins with the quote/],
} as const;

/** Fields of numbers with a fixed form. */
const DAMAGED_FORM = {
  'a label with a colon': [`号码：${DIGITAL}`, /begins with a label/],
  'a label without a colon': [`号码${DIGITAL}`, /begins with a label/],
  'a label in Latin letters': [`No.${DIGITAL}`, /begins with a label/],
  'full-width digits': ['２６４４２０００００００００００００１１', /full-width/],
  decimals: [`${DIGITAL}.00`, /added decimals/],
  'blanks between its parts': ['2644 2000 0000 0000 0011', /separated by blanks/],
} as const;

/** Personal numbers, and those of invoices, taxpayers, slips, payments and goods. */
const numbers = givenFields.filter(
  ({ name, field: { pii, shape } }) =>
    (shape.kind === 'list' || (shape.kind === 'scalar' && shape.scalar === 'String')) &&
    ((pii !== null && pii !== 'freeText') ||
      /(?:taxNumber|[iI]nvoiceNumber|[iI]nvoiceCode|checkCode|shortCode|[cC]onfirmationNumber|slips?|taxSlipNumbers|transactionNumber|taxClassificationCode|registrationSerial|bankCode|plateNumber)$/i.test(
        name,
      )),
);

test('there are numbers to check', () => {
  expect(numbers.length).toBeGreaterThan(60);
});

describe.each(numbers)('$name', (place) => {
  test.each(Object.entries(DAMAGED))('rejects %s with a description', (_what, [value, words]) => {
    expect(faults(place, value)).toEqual([expect.stringMatching(words)]);
  });
});

describe.each(named(/taxNumber$/i))('the tax number $name', (place) => {
  test('accepts letters and digits, in either case', () => {
    expect(faults(place, CREDIT_CODE)).toEqual([]);
    expect(place.field.input().safeParse(CREDIT_CODE.toLowerCase()).data).toBe(CREDIT_CODE);
  });

  test.each(['91110108MA01C8', `${CREDIT_CODE}123`, '91110108MA01C8JT6号', '91110108-MA01C8JT6R'])(
    'rejects %s',
    (value) => {
      expect(faults(place, value)).toEqual([expect.stringMatching(/digits or letters/)]);
    },
  );

  test('rejects full-width letters, and a label, with a description', () => {
    expect(faults(place, '９１110108MA01C8JT6Ｒ')).toEqual([expect.stringMatching(/full-width/)]);
    expect(faults(place, `税号${CREDIT_CODE}`)).toEqual([expect.stringMatching(/label/)]);
  });
});

/** A code of 18 characters; other tax numbers may be older ones of 15 to 20. */
const creditCodes = givenFields.filter(({ field }) =>
  field.doc.startsWith('Unified social credit code'),
);

test('a contract and the registration of its enterprise name it by its unified social credit code', () => {
  expect(creditCodes).toHaveLength(2);
});

test.each(creditCodes)('the credit code $name has 18 characters', (place) => {
  expect(faults(place, CREDIT_CODE)).toEqual([]);
  for (const number of ['460100000000123', CREDIT_CODE.slice(1), `${CREDIT_CODE}1`])
    expect([number, ...faults(place, number)]).toEqual([
      number,
      expect.stringMatching(/social credit code/),
    ]);
});

/** Numbers that are sent with the type of a resident ID card, the only one that the documents name. */
const cards = named(/idNumber$/i).filter(
  ({ name, beside }) =>
    beside.includes('certificateKind') ||
    // A passenger's document may be of any type.
    (beside.includes((name.split('.')[1] ?? '').replace(/Number$/, 'Type')) &&
      !name.startsWith('PassengerTransport')),
);

test('drawers, sellers and a queried person have a type of certificate', () => {
  expect(cards).toHaveLength(6);
});

test.each(cards)('the number $name is that of an ID card', (place) => {
  expect(faults(place, '11010119790708361x')).toEqual([]);
  for (const number of ['13800138000', 'E12345678', '460100197907083629123'])
    expect([number, ...faults(place, number)]).toHaveLength(2);
});

/** Valid lengths of an invoice number, by the fields beside it. */
function lengthsOf({ name, beside }: Place): readonly number[] {
  if (name.startsWith('RedConfirmation')) return [8, 20];
  if (name.endsWith('paperInvoiceNumber')) return [8];
  if (name.endsWith('originalInvoiceNumber')) return [18, 20];
  return beside.includes('invoiceCode') ? [8] : [20];
}

describe.each(named(/invoiceNumber$/i))('the invoice number $name', (place) => {
  const isInvoice = (length: number): boolean => faults(place, '1'.repeat(length)).length === 0;

  test('has the digits of its kind', () => {
    expect(Array.from({ length: 40 }, (_none, length) => length).filter(isInvoice)).toEqual(
      lengthsOf(place),
    );
  });

  test.each(Object.entries(DAMAGED_FORM))(
    'rejects %s with a description',
    (_what, [damaged, words]) => {
      const number = '1'.repeat(lengthsOf(place)[0] ?? 0);
      const value = damaged
        .replace(DIGITAL, number)
        .replace('2644 2000 0000 0000 0011', `${number.slice(0, 4)} ${number.slice(4)}`);
      expect(faults(place, value)).toEqual([expect.stringMatching(words)]);
    },
  );
});

test.each(named(/invoiceCode$/i))('the invoice code $name has 10 or 12 digits', (place) => {
  const lengths = Array.from({ length: 20 }, (_none, length) => length);
  const takes = lengths.filter((length) => faults(place, '0'.repeat(length)).length === 0);
  expect(takes).toEqual([10, 12]);
  expect(faults(place, '04400260010a')).toEqual([expect.stringMatching(/10 or 12 digits/)]);
});

test.each(named(/^checkCode$/))('the check code $name has 6 digits', (place) => {
  expect(faults(place, '014159')).toEqual([]);
  for (const value of ['14159', '0141590', '01415a'])
    expect(faults(place, value)).toEqual([expect.stringMatching(/last 6 digits/)]);
});

describe.each(named(/^plateNumber$/))('the plate $name', (place) => {
  test.each([
    '粤B12345',
    '京A1B2C3',
    '粤BD12345',
    '粤BF1A234'.replace('1A234', 'A1234'),
    '粤B12345D',
    '粤B1234挂',
    '粤B1234学',
    '粤B1234警',
    '粤Z1234港',
    '粤Z1234澳',
    '沪A0023领',
    '使224578',
    '京X1234应急',
  ])('accepts %s', (plate) => {
    expect(faults(place, plate)).toEqual([]);
  });

  test.each(['粤B·12345', '粤B 12345', '粤b12345', ' 粤 B-12345 ', '粤B•12345'])(
    'accepts %s as 粤B12345',
    (spelling) => {
      expect(place.field.input().safeParse(spelling).data).toBe('粤B12345');
    },
  );

  test.each(['粤B1234', '粤B123456', 'B12345', '粤1234567', '粤BI2345', '某B12345', '粤B1234拖'])(
    'rejects %s',
    (plate) => {
      expect(faults(place, plate)).toEqual([expect.stringMatching(/must be a number plate/)]);
    },
  );

  test('rejects full-width digits, and a label, with a description', () => {
    expect(faults(place, '粤B１2345')).toEqual([expect.stringMatching(/full-width/)]);
    expect(faults(place, '车牌号粤B12345')).toEqual([expect.stringMatching(/label/)]);
  });
});

/** An invoice that is being issued may have a later day of its month: the platform says so (document 2, section 4.3). */
const existing = named(/issued(?:On|At)$/i).filter(
  ({ name }) => !/^(?:Scrap|BlueScrap|RedScrap)InvoiceInput[.]/.test(name),
);

describe.each(existing)('the day of issue $name', (place) => {
  const isTime = place.field.shape.kind === 'scalar' && place.field.shape.scalar === 'DateTime';
  const at = (day: string, time: string): string => (isTime ? `${day}T${time}+08:00` : day);
  /** Still the 20th in Greenwich, and the 21st in China. */
  const clock = { now: () => Date.parse('2026-11-20T16:30:00Z') };

  test('may be today in China, by the service’s clock, and no later day', () => {
    const [today, tomorrow] = checkedAt(clock, () => [
      faults(place, at('2026-11-21', '23:59:59')),
      faults(place, at('2026-11-22', '00:00:00')),
    ]);
    expect(today).toEqual([]);
    expect(tomorrow).toEqual(['must not be after today in China']);
  });
});
