import { EventEmitter, once } from 'node:events';
import { describe, expect, test } from 'vitest';
import type { Answer, Connection } from '../harness.ts';
import { isSigned, sendEnvelope, startStub, type StubPlatform } from '../platform/stub-platform.ts';
import { startBefore } from './service-before.ts';
import { many, numbersOf } from './verified.ts';

const VERIFY_MANY = `query ($invoices: [InvoiceToVerify!]!) {
  verifyInvoices(invoices: $invoices) { verdict invoiceNumber reconciliationId }
}`;

type Elements = Record<string, unknown>;

/** Answers that every invoice is genuine, in the order asked. */
async function startGenuine(): Promise<StubPlatform> {
  return startStub((response, { body }) => {
    // Written by the service under test; a test that expects another form compares it itself.
    const request = JSON.parse(body) as Elements & { cyList?: Elements[] };
    const result = (request.cyList ?? [request]).map(({ fphm }) => ({
      success: true,
      fphm,
      data: {},
    }));
    sendEnvelope(response, 'CYT_00000', { verified: true, channel: 'national', result });
  });
}

/** The request bodies, without our id of the call. */
function sent({ received }: StubPlatform): unknown[] {
  return received.map(({ body }) => {
    const { customReqId: _id, ...elements } = JSON.parse(body) as Elements; // an object, as the stub has read it
    return elements;
  });
}

const sizes = (stub: StubPlatform): number[] =>
  sent(stub)
    .map((request) => (request as { cyList?: unknown[] }).cyList?.length ?? 1) // see sent()
    .toSorted((left, right) => right - left);

const digital = (number: number | string): object => ({
  digitalGeneral: {
    invoiceNumber: String(number),
    issueDate: '2026-11-02',
    totalWithTax: '1660.10',
  },
});
const numbered = (count: number, first = 1): object[] =>
  Array.from({ length: count }, (_none, index) => digital(first + index));

const verifyMany = (service: Connection, invoices: readonly object[]): Promise<Answer> =>
  service.query(VERIFY_MANY, { invoices });

const code = { invoiceCode: '4400261130', invoiceNumber: '00000015' };
const day = { issueDate: '2026-11-06' };
const coded = (invoiceCode: string) => ({
  vatGeneral: { invoiceCode, invoiceNumber: '7', ...day, checkCode: '014159' },
});

describe('the request for one invoice', () => {
  test.for([
    [
      'digitalGeneral',
      { invoiceNumber: '26442000000000000011', ...day, totalWithTax: '1660.10' },
      '{"fphm":"26442000000000000011","kprq":"2026-11-06","jshj":1660.10,',
    ],
    [
      'digitalSpecial',
      { invoiceNumber: '26442000000000000011', ...day, totalWithTax: '-20' },
      '{"fphm":"26442000000000000011","kprq":"2026-11-06","jshj":-20,',
    ],
    [
      'digitalPaperSpecial',
      { ...code, ...day, amountWithoutTax: '90071992547409.93' },
      '{"fpdm":"4400261130","fphm":"00000015","kprq":"2026-11-06","je":90071992547409.93,',
    ],
    [
      'digitalPaperGeneral',
      { ...code, ...day, checkCode: '014159' },
      '{"fpdm":"4400261130","fphm":"00000015","kprq":"2026-11-06","jym":"014159",',
    ],
    [
      'vatSpecial',
      { ...code, ...day, amountWithoutTax: '0.5' },
      '{"fpdm":"4400261130","fphm":"00000015","kprq":"2026-11-06","je":0.5,',
    ],
    [
      'vatGeneral',
      { ...code, ...day, checkCode: '014159' },
      '{"fpdm":"4400261130","fphm":"00000015","kprq":"2026-11-06","jym":"014159",',
    ],
    ...(
      [
        ['SHENZHEN', '4403'],
        ['BEIJING', '1100'],
        ['YUNNAN', '5300'],
      ] as const
    ).map(
      ([region, dq]) =>
        [
          'blockchain',
          { ...code, sellerTaxNumber: '91440300MA5F0A0A1X', shortCode: 'a1b2c', region },
          `{"fpdm":"4400261130","fphm":"00000015","xfsbh":"91440300MA5F0A0A1X","jym":"a1b2c","dq":"${dq}",`,
        ] as const,
    ),
    ...(
      [
        ['GUANGDONG', '4400'],
        ['ZHEJIANG', '3300'],
      ] as const
    ).map(
      ([region, dq]) =>
        [
          'generalElectronic',
          { ...code, sellerTaxNumber: '91440300MA5F0A0A1X', totalWithTax: '530', region },
          `{"fpdm":"4400261130","fphm":"00000015","xfsbh":"91440300MA5F0A0A1X","jshj":530,"dq":"${dq}",`,
        ] as const,
    ),
    [
      'vehicleToll',
      { ...code, ...day, amountWithoutTax: '100' },
      '{"dq":"3200","fpdm":"4400261130","fphm":"00000015","kprq":"2026-11-06","je":100,',
    ],
  ] as const)('of kind %s is flat and has exactly its fields', async ([kind, elements, start]) => {
    const stub = await startGenuine();
    const service = await startBefore(stub);
    const answer = await verifyMany(service, [{ [kind]: elements }]);
    expect(answer.errors).toBeUndefined();
    const [found] = many(answer);
    expect(found?.verdict).toBe('GENUINE');
    expect(stub.received).toHaveLength(1);
    expect(stub.received[0]).toMatchObject({
      path: '/api/v1/verify',
      body: `${start}"customReqId":"${found?.reconciliationId}"}`,
    });
    expect(stub.received.every(isSigned)).toBe(true);
  });
});

describe('the invoices of one operation', () => {
  test('that are two or more stand in `cyList`, in their order', async () => {
    const stub = await startGenuine();
    const answer = await verifyMany(await startBefore(stub), [
      digital(1),
      { vatGeneral: { ...code, ...day, checkCode: '014159' } },
    ]);
    expect(numbersOf(answer)).toEqual(['1', '00000015']);
    expect(sent(stub)).toEqual([
      {
        cyList: [
          { fphm: '1', kprq: '2026-11-02', jshj: 1660.1 },
          { fpdm: '4400261130', fphm: '00000015', kprq: '2026-11-06', jym: '014159' },
        ],
      },
    ]);
  });

  test('go out in exactly 3 calls when they are 120 in a list and 5 in fields of their own', async () => {
    const stub = await startGenuine();
    const service = await startBefore(stub);
    const fields = [1, 2, 3, 4, 5].map(
      (n) => `one${n}: verifyInvoice(invoice: $one${n}) { ...all }`,
    );
    const variables = [1, 2, 3, 4, 5].map((n) => `$one${n}: InvoiceToVerify!`);
    const document = `query ($invoices: [InvoiceToVerify!]!, ${variables.join(', ')}) {
      verifyInvoices(invoices: $invoices) { ...all } ${fields.join('\n')}
    } ${EVERYTHING}`;
    const ones = Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`one${n}`, digital(1000 + n)]));
    const answer = await service.query(document, {
      invoices: numbered(120),
      ...ones,
    });
    expect(answer.errors).toBeUndefined();
    expect(sizes(stub)).toEqual([50, 50, 25]);
    expect(answer.extensions).toMatchObject({ billing: { calls: { length: 3 } } });
    expect(numbersOf(answer)).toEqual(numbered(120).map((_invoice, index) => String(index + 1)));
    expect(answer.data).toMatchObject({ one5: { verdict: 'GENUINE', invoiceNumber: '1005' } });
  });

  test('are gathered as well where a variable stands inside a literal', async () => {
    const stub = await startGenuine();
    const service = await startBefore(stub);
    const rest = 'issueDate: "2026-11-02", totalWithTax: "1"';
    const answer = await service.query(
      `query ($a: String!, $b: String!, $c: String!) {
        verifyInvoices(invoices: [
          { digitalGeneral: { invoiceNumber: $a, ${rest} } }
          { digitalSpecial: { invoiceNumber: $b, ${rest} } }
        ]) { invoiceNumber }
        verifyInvoice(invoice: { digitalGeneral: { invoiceNumber: $c, ${rest} } }) { invoiceNumber }
      }`,
      { a: '1', b: '2', c: '3' },
    );
    expect(answer.data).toEqual({
      verifyInvoices: [{ invoiceNumber: '1' }, { invoiceNumber: '2' }],
      verifyInvoice: { invoiceNumber: '3' },
    });
    expect(sizes(stub)).toEqual([3]);
  });

  test('are checked once each, however often and as whatever kind they are asked about', async () => {
    const stub = await startGenuine();
    const [first] = numbered(1);
    const { digitalGeneral } = first as { digitalGeneral: object }; // see digital()
    const answer = await verifyMany(await startBefore(stub), [
      digital(1),
      digital(2),
      digital(1),
      { digitalSpecial: digitalGeneral },
    ]);
    expect(numbersOf(answer)).toEqual(['1', '2', '1', '1']);
    expect(sizes(stub)).toEqual([2]);
  });

  test('are checked again by the next operation', async () => {
    const stub = await startGenuine();
    const service = await startBefore(stub);
    await verifyMany(service, [digital(1)]);
    await verifyMany(service, [digital(1)]);
    expect(stub.received).toHaveLength(2);
  });

  test('that number 51 leave one to be sent flat', async () => {
    const stub = await startGenuine();
    await verifyMany(await startBefore(stub), numbered(51));
    expect(sent(stub)).toContainEqual({ fphm: '51', kprq: '2026-11-02', jshj: 1660.1 });
    expect(sizes(stub)).toEqual([50, 1]);
  });

  test('can number 250 with all fields of a VAT face', async () => {
    const stub = await startGenuine();
    const answer = await (
      await startBefore(stub)
    ).query(
      `query ($invoices: [InvoiceToVerify!]!) { verifyInvoices(invoices: $invoices) {
        verdict verified reason channel checksToday invoiceNumber issueDate typeCode raw reconciliationId
        face { ... on VatInvoiceFace { ${VAT} } } } }`,
      { invoices: numbered(250) },
    );
    expect(answer.errors).toBeUndefined();
    expect(many(answer)).toHaveLength(250);
    expect(sizes(stub)).toEqual([50, 50, 50, 50, 50]);
  });

  test('never take more than 4 calls at a time', async () => {
    const arrivals = new EventEmitter();
    const held: (() => void)[] = [];
    const stub = await startStub((response, _request, nth) => {
      held.push(() => sendEnvelope(response, 'CYT_50200'));
      arrivals.emit(String(nth));
    });
    const service = await startBefore(stub);
    const fourth = once(arrivals, '4');
    const many = verifyMany(service, numbered(250));
    await fourth;
    // Had a fifth call of the 250 been sent, it would arrive before this operation's only one.
    const fifth = once(arrivals, '5');
    const one = verifyMany(service, [digital(1000)]);
    await fifth;
    expect(sizes(stub)).toEqual([50, 50, 50, 50, 1]);
    const sixth = once(arrivals, '6');
    for (const answer of held.splice(0)) answer();
    await sixth;
    for (const answer of held) answer();
    await Promise.all([many, one]);
  });

  test('that share their number go into different calls: the answer names it alone', async () => {
    const stub = await startGenuine();
    const answer = await verifyMany(await startBefore(stub), [
      coded('1100261130'),
      coded('4400261130'),
      digital(1),
    ]);
    expect(many(answer).map((item) => item?.verdict)).toEqual(['GENUINE', 'GENUINE', 'GENUINE']);
    expect(sizes(stub)).toEqual([2, 1]);
  });
});

const VAT = `totalWithTax taxAmount statusCode sellerName sellerTaxNumber buyerName buyerTaxNumber
  amountWithoutTax totalInWords remark lines { name taxRate taxAmount taxClassificationCode }`;

const EVERYTHING = `fragment all on InvoiceVerification {
  verdict verified reason channel checksToday invoiceNumber issueDate typeCode raw reconciliationId
  face {
    __typename
    ... on VatInvoiceFace { ${VAT} }
    ... on AviationFace {
      passengerName passengerIdNumber fare fuelSurcharge taxRate taxAmount developmentFund
      otherTaxesAndFees insurance totalWithTax statusCode
      segments { carrier flightNumber departurePlace destinationPlace departureTime seatClass }
    }
    ... on RailwayFace {
      passengerName passengerIdNumber trainNumber departureStation arrivalStation travelDate
      departureTime seat taxRate amountWithoutTax taxAmount totalWithTax statusCode
    }
    ... on BlockchainFace {
      sellerName sellerTaxNumber buyerName shortCode statusCode amountWithoutTax taxAmount
      totalWithTax onBlockchain
    }
  }
}`;

describe('an input that breaks a rule is refused before any call', () => {
  test.for([
    [
      'an unknown field',
      { digitalGeneral: { ...day, invoiceNumber: '1', totalWithTax: '1', invoiceCode: '2' } },
    ],
    ['a missing field', { digitalGeneral: { ...day, invoiceNumber: '1' } }],
    ['two kinds', { ...digital(1), vatGeneral: { ...code, ...day, checkCode: '014159' } }],
    ['no kind', {}],
    [
      'a region of another kind',
      { blockchain: { ...code, sellerTaxNumber: '9', shortCode: 'a', region: 'GUANGDONG' } },
    ],
    [
      'a region where none belongs',
      { vehicleToll: { ...code, ...day, amountWithoutTax: '1', region: 'BEIJING' } },
    ],
    [
      'a date in another form',
      { digitalGeneral: { invoiceNumber: '1', issueDate: '20261102', totalWithTax: '1' } },
    ],
  ] as const)('%s', async ([_rule, invoice]) => {
    const stub = await startGenuine();
    const answer = await verifyMany(await startBefore(stub), [invoice]);
    expect(answer.errors).toHaveLength(1);
    expect(stub.received).toEqual([]);
  });

  const byAmount = (change: object) => ({
    vatSpecial: { ...code, ...day, amountWithoutTax: '1', ...change },
  });
  const NO_SPACES = 'must have 1 to 32 characters and no spaces';
  test.for([
    [byAmount({ invoiceNumber: '' }), 'vatSpecial.invoiceNumber', NO_SPACES],
    [byAmount({ invoiceNumber: '0000 0015' }), 'vatSpecial.invoiceNumber', NO_SPACES],
    [byAmount({ invoiceCode: '1'.repeat(33) }), 'vatSpecial.invoiceCode', NO_SPACES],
    [
      byAmount({ issueDate: '2026-02-30' }),
      'vatSpecial.issueDate',
      'must be a calendar day, yyyy-MM-dd',
    ],
    [
      byAmount({ amountWithoutTax: '1.005' }),
      'vatSpecial.amountWithoutTax',
      'must be a decimal number with at most 2 decimals',
    ],
    [
      { digitalGeneral: { invoiceNumber: '1', ...day, totalWithTax: '1.005' } },
      'digitalGeneral.totalWithTax',
      'must be a decimal number with at most 2 decimals',
    ],
    [
      { vatGeneral: { ...code, ...day, checkCode: '0314159' } },
      'vatGeneral.checkCode',
      'must be the last 6 characters of the check code',
    ],
    [
      { blockchain: { ...code, sellerTaxNumber: '9 1', shortCode: 'a', region: 'BEIJING' } },
      'blockchain.sellerTaxNumber',
      NO_SPACES,
    ],
    [
      { blockchain: { ...code, sellerTaxNumber: '91', shortCode: '', region: 'BEIJING' } },
      'blockchain.shortCode',
      NO_SPACES,
    ],
  ] as const)('and the place is named: %j', async ([invoice, place, message]) => {
    const stub = await startGenuine();
    const answer = await verifyMany(await startBefore(stub), [digital(1), invoice]);
    expect(answer.errors?.[0]?.extensions).toMatchObject({
      code: 'INVALID_INPUT',
      fieldErrors: [{ path: `invoices.1.${place}`, message }],
    });
    expect(stub.received).toEqual([]);
  });

  test('of `verifyInvoice` as well', async () => {
    const stub = await startGenuine();
    const answer = await (
      await startBefore(stub)
    ).query(`query ($invoice: InvoiceToVerify!) { verifyInvoice(invoice: $invoice) { verdict } }`, {
      invoice: byAmount({ issueDate: '2026-02-30' }),
    });
    expect(answer.errors?.[0]?.extensions).toMatchObject({
      fieldErrors: [{ path: 'invoice.vatSpecial.issueDate' }],
    });
    expect(stub.received).toEqual([]);
  });

  test.for([0, 251])('a list of %i invoices', async (count) => {
    const stub = await startGenuine();
    const answer = await verifyMany(await startBefore(stub), numbered(count));
    expect(answer.errors?.[0]?.extensions).toMatchObject({
      fieldErrors: [{ path: 'invoices', message: 'must have 1 to 250 items' }],
    });
    expect(stub.received).toEqual([]);
  });
});
