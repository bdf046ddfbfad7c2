import { EventEmitter, once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { sendEnvelope, startStub, type StubPlatform } from '../../platform/stub-platform.ts';
import { many, numbersOf } from './verified.ts';
import { startBefore } from '../../scenario.ts';
import {
  type Elements,
  code,
  day,
  digital,
  numbered,
  numberOf,
  startGenuine,
  verifyMany,
} from './asking.ts';

/** The request bodies, without this service's call id. */
function sent({ received }: StubPlatform): unknown[] {
  return received.map(({ body }) => {
    const { customReqId: _id, ...elements } = JSON.parse(body) as Elements; // an object, as parsed by the stub
    return elements;
  });
}

const sizes = (stub: StubPlatform): number[] =>
  sent(stub)
    .map((request) => (request as { cyList?: unknown[] }).cyList?.length ?? 1) // see sent()
    .toSorted((left, right) => right - left);

const coded = (invoiceCode: string) => ({
  vatGeneral: { invoiceCode, invoiceNumber: '00000007', ...day, checkCode: '014159' },
});

describe('the invoices of one operation', () => {
  test('that are two or more are sent in `cyList`, in their order', async () => {
    const stub = await startGenuine();
    const answer = await verifyMany(await startBefore(stub), [
      digital(1),
      { vatGeneral: { ...code, ...day, checkCode: '014159' } },
    ]);
    expect(numbersOf(answer)).toEqual([numberOf(1), '00000015']);
    expect(sent(stub)).toEqual([
      {
        cyList: [
          { fphm: numberOf(1), kprq: '2026-11-02', jshj: 1660.1 },
          { fpdm: '4400261130', fphm: '00000015', kprq: '2026-11-06', jym: '014159' },
        ],
      },
    ]);
  });

  test('are sent under the caller’s own ids, each in its own calls, and under a generated id otherwise', async () => {
    const stub = await startGenuine();
    const service = await startBefore(stub);
    const { data } = await service.query<Record<string, unknown>>(
      `query ($batch: [InvoiceToVerify!]!, $one: InvoiceToVerify!, $another: InvoiceToVerify!) {
        batch: verifyInvoices(invoices: $batch, reconciliationId: "三月/对账 1") { reconciliationId }
        same: verifyInvoice(invoice: $one, reconciliationId: "三月/对账 1") { reconciliationId }
        other: verifyInvoice(invoice: $one, reconciliationId: "2") { reconciliationId }
        another: verifyInvoice(invoice: $another, reconciliationId: "2") { reconciliationId }
        ours: verifyInvoice(invoice: $one) { reconciliationId }
        again: verifyInvoice(invoice: $one) { reconciliationId }
      }`,
      { batch: [digital(1), digital(2)], one: digital(2), another: digital(3) },
    );
    const bodies = stub.received.map(({ body }) => JSON.parse(body) as Elements); // as parsed by the stub
    const made = bodies
      .map((body) => body['customReqId'])
      .find((id) => !/^(三月|2$)/.test(String(id)));
    expect(
      bodies.map(({ customReqId, cyList }) => [
        customReqId,
        Array.isArray(cyList) ? cyList.length : 1,
      ]),
    ).toEqual([
      ['三月/对账 1', 2],
      ['2', 2],
      [made, 1],
    ]);
    expect(data).toEqual({
      batch: [{ reconciliationId: '三月/对账 1' }, { reconciliationId: '三月/对账 1' }],
      same: { reconciliationId: '三月/对账 1' },
      other: { reconciliationId: '2' },
      another: { reconciliationId: '2' },
      ours: { reconciliationId: made },
      again: { reconciliationId: made },
    });
  });

  test('are sent in exactly 3 calls for 120 in a list and 5 in separate fields', async () => {
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
    expect(numbersOf(answer)).toEqual(numbered(120).map((_invoice, index) => numberOf(index + 1)));
    expect(answer.data).toMatchObject({
      one5: { verdict: 'GENUINE', invoiceNumber: numberOf(1005) },
    });
  });

  test('are batched even if a variable is inside a literal', async () => {
    const stub = await startGenuine();
    const service = await startBefore(stub);
    const rest = 'issuedOn: "2026-11-02", amountWithTax: "1"';
    const answer = await service.query(
      `query ($a: String!, $b: String!, $c: String!) {
        verifyInvoices(invoices: [
          { digitalGeneral: { invoiceNumber: $a, ${rest} } }
          { digitalSpecial: { invoiceNumber: $b, ${rest} } }
        ]) { invoiceNumber }
        verifyInvoice(invoice: { digitalGeneral: { invoiceNumber: $c, ${rest} } }) { invoiceNumber }
      }`,
      { a: numberOf(1), b: numberOf(2), c: numberOf(3) },
    );
    expect(answer.data).toEqual({
      verifyInvoices: [{ invoiceNumber: numberOf(1) }, { invoiceNumber: numberOf(2) }],
      verifyInvoice: { invoiceNumber: numberOf(3) },
    });
    expect(sizes(stub)).toEqual([3]);
  });

  test('are checked once each, however often and under whatever kinds they are selected', async () => {
    const stub = await startGenuine();
    const [first] = numbered(1);
    const { digitalGeneral } = first as { digitalGeneral: object }; // see digital()
    const answer = await verifyMany(await startBefore(stub), [
      digital(1),
      digital(2),
      digital(1),
      { digitalSpecial: digitalGeneral },
    ]);
    expect(numbersOf(answer)).toEqual([1, 2, 1, 1].map(numberOf));
    expect(sizes(stub)).toEqual([2]);
  });

  test('are checked again by the next operation', async () => {
    const stub = await startGenuine();
    const service = await startBefore(stub);
    await verifyMany(service, [digital(1)]);
    await verifyMany(service, [digital(1)]);
    expect(stub.received).toHaveLength(2);
  });

  test('of which there are 51 include one that is sent flat', async () => {
    const stub = await startGenuine();
    await verifyMany(await startBefore(stub), numbered(51));
    expect(sent(stub)).toContainEqual({ fphm: numberOf(51), kprq: '2026-11-02', jshj: 1660.1 });
    expect(sizes(stub)).toEqual([50, 1]);
  });

  test('can be 250 with all fields of a VAT face', async () => {
    const stub = await startGenuine();
    const answer = await (
      await startBefore(stub)
    ).query(
      `query ($invoices: [InvoiceToVerify!]!) { verifyInvoices(invoices: $invoices) {
        verdict verified reason channel checksToday invoiceNumber issuedOn typeCode raw reconciliationId
        face { ... on VatInvoiceFace { ${VAT} } } } }`,
      { invoices: numbered(250) },
    );
    expect(answer.errors).toBeUndefined();
    expect(many(answer)).toHaveLength(250);
    expect(sizes(stub)).toEqual([50, 50, 50, 50, 50]);
  });

  test('never use more than 4 calls at a time', async () => {
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
    // A fifth call of the 250 would have arrived before this operation's only one.
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

  test('that share their number are sent in different calls: the response has only the number', async () => {
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

const VAT = `amountWithTax taxAmount statusCode sellerName sellerTaxNumber buyerName buyerTaxNumber
  amountWithoutTax amountInWords remark lines { itemName taxRate taxAmount taxClassificationCode }`;

const EVERYTHING = `fragment all on InvoiceVerification {
  verdict verified reason channel checksToday invoiceNumber issuedOn typeCode raw reconciliationId
  face {
    __typename
    ... on VatInvoiceFace { ${VAT} }
    ... on AviationFace {
      passengerName passengerIdNumber fare fuelSurcharge taxRate taxAmount developmentFund
      otherTaxesAndFees insurance amountWithTax statusCode
      segments { carrier flightNumber departurePlace destinationPlace departureTime seatClass }
    }
    ... on RailwayFace {
      passengerName passengerIdNumber trainNumber departureStation arrivalStation travelOn
      departureTime seat taxRate amountWithoutTax taxAmount amountWithTax statusCode
    }
    ... on BlockchainFace {
      sellerName sellerTaxNumber buyerName shortCode statusCode amountWithoutTax taxAmount
      amountWithTax onBlockchain
    }
  }
}`;
