import { describe, expect, test } from 'vitest';
import { inputHash } from '../../../src/kernel/ids.ts';
import {
  AdjustCreditQuotaDocument,
  ReserveInvoiceNumbersDocument,
  type ReserveInvoiceNumbersMutation,
  type ReserveInvoiceNumbersMutationVariables,
} from '../../generated/operations.ts';
import { type Received, sendEnvelope, sendText, startStub } from '../../platform/stub-platform.ts';
import { kindName, startBefore, startScenario } from '../../scenario.ts';
import { pathOf, LOST, TAX_NUMBER } from './tax-bureau.ts';

const ID_NUMBER = '110101198503154217';
const service = startScenario();

type Reserved = ReserveInvoiceNumbersMutation['reserveInvoiceNumbers'] | undefined;

const reserve = async (
  reservationId = 'r1',
  change: Partial<ReserveInvoiceNumbersMutationVariables['input']> = {},
): Promise<Reserved> =>
  (
    await service.query(ReserveInvoiceNumbersDocument, {
      input: { reservationId, buyerTaxNumber: TAX_NUMBER, quantity: 10, ...change },
    })
  ).data?.reserveInvoiceNumbers;

const serialOf = (reserved: Reserved): string | null | undefined =>
  reserved && 'serial' in reserved ? reserved.serial : undefined;

/** The next reserved numbers begin directly after all earlier ones. */
const takenSoFar = async (): Promise<number> => {
  const next = await reserve('counting', { quantity: 1 });
  if (!next || !('range' in next)) throw new Error('no number was reserved');
  return Number(next.range?.firstNumber.slice(5)) - 1;
};

/** Lets the tracker poll all subjects due within two minutes, and its call complete. */
const settle = async (kind: string): Promise<unknown> => {
  const updates = service.subscribe(
    'subscription ($kinds: [OperationKind!]) { updates(kinds: $kinds) { state version } }',
    { kinds: [kindName(kind)] },
  );
  await service.clock.advance(120_000);
  return (await updates.next()).data;
};

describe('a reservation of invoice numbers', () => {
  test('returns consecutive numbers, new ones each time', async () => {
    expect(await reserve('r1')).toMatchObject({
      __typename: 'InvoiceNumberReservation',
      reservationId: 'r1',
      state: 'RESERVED',
      range: {
        firstNumber: '26469000000000000001',
        lastNumber: '26469000000000000010',
        quantity: 10,
      },
    });
    expect(await reserve('r2', { quantity: 5_000 })).toMatchObject({
      range: { firstNumber: '26469000000000000011', lastNumber: '26469000000000005010' },
    });
  });

  test('has a serial of both unit ids and 32 characters, 100 characters at most', async () => {
    const reserved = await reserve();
    expect(reserved).toMatchObject({
      serial: expect.stringMatching(/^SANDBOXUSESANDBOXCONNECTION[0-9a-f]{32}$/) as unknown,
    });
    const other = await reserve('r2');
    expect(other).not.toMatchObject({ serial: serialOf(reserved) });
  });

  test('under one number is executed once, for many concurrent clients and repeats', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => reserve()));
    expect(all).toEqual(Array(8).fill(expect.objectContaining({ reservationId: 'r1' })));
    expect(await reserve()).toMatchObject({ range: { quantity: 10 } });
    expect(service.calls(pathOf('QDFPPLFM'))).toBe(1);
    expect(await takenSoFar()).toBe(10);
  });

  test('under the same number with another quantity is a conflict', async () => {
    await reserve();
    expect(await reserve('r1', { quantity: 11 })).toMatchObject({ __typename: 'ConflictError' });
    expect(await takenSoFar()).toBe(10);
  });

  test.each(LOST)(
    'whose response was lost (%s) is found by repeating the mutation, and takes numbers once',
    async (fault) => {
      service.fail(pathOf('QDFPPLFM'), fault);
      expect(await reserve()).toMatchObject({
        __typename: 'OutcomeUnknownError',
        operation: { state: 'OUTCOME_UNKNOWN' },
      });
      expect(await reserve()).toMatchObject({
        state: 'RESERVED',
        range: { firstNumber: '26469000000000000001', quantity: 10 },
      });
      expect(await takenSoFar()).toBe(10);
    },
  );

  test('whose response was lost is polled by the tracker, and takes numbers once', async () => {
    service.fail(pathOf('QDFPPLFM'), 'LOST_REPLY');
    expect(await reserve()).toMatchObject({ __typename: 'OutcomeUnknownError' });
    expect(await settle('invoice-number-reservation')).toMatchObject({
      updates: { state: 'RESERVED' },
    });
    expect(service.calls(pathOf('QDFPPLFM'))).toBe(2);
    expect(await reserve()).toMatchObject({ range: { firstNumber: '26469000000000000001' } });
    expect(await takenSoFar()).toBe(10);
  });

  test('whose responses keep getting lost stays unknown, and takes numbers once', async () => {
    service.fail(pathOf('QDFPPLFM'), 'LOST_REPLY', null);
    await reserve();
    expect(await reserve()).toMatchObject({ state: 'OUTCOME_UNKNOWN', range: null });
    service.fail(pathOf('QDFPPLFM'), 'NONE');
    expect(await reserve()).toMatchObject({ state: 'RESERVED' });
    expect(await takenSoFar()).toBe(10);
  });

  test('that is unknown for days is queried by repeating the mutation', async () => {
    const input = { buyerTaxNumber: TAX_NUMBER, quantity: 10 };
    await service.application.journal.open(
      { tenant: 'default', kind: 'invoice-number-reservation', key: 'r1' },
      {
        inputHash: inputHash(input),
        state: 'STALE',
        snapshot: { request: { ...input, serial: 's'.repeat(40) } },
        dueAt: null,
      },
    );
    expect(await reserve()).toMatchObject({ state: 'RESERVED', serial: 's'.repeat(40) });
  });

  test('that was certainly not sent keeps its serial for the next attempt', async () => {
    service.fail(pathOf('QDFPPLFM'), 'QUOTA_EXHAUSTED');
    expect(await reserve()).toMatchObject({ __typename: 'QuotaExhaustedError' });
    const { journal } = service.application;
    const id = { tenant: 'default', kind: 'invoice-number-reservation', key: 'r1' };
    const before = await journal.get(id);
    const reserved = await reserve();
    expect(reserved).toMatchObject({ state: 'RESERVED' });
    expect(before?.snapshot).toMatchObject({
      request: { serial: serialOf(reserved) },
    });
  });

  test('that is rejected has the code and the text of the tax bureau, now and later', async () => {
    const refused = {
      __typename: 'PlatformRejectedError',
      platformCode: '01',
      message: 'nsrsbh：查无此纳税人',
    };
    const stranger = { buyerTaxNumber: '91000000000000000X' };
    expect(await reserve('r1', stranger)).toMatchObject(refused);
    expect(await reserve('r1', stranger)).toMatchObject(refused);
    expect(service.calls(pathOf('QDFPPLFM'))).toBe(1);
  });

  test.each([
    ['quantity', 0],
    ['quantity', 5_001],
    ['buyerTaxNumber', '9146'],
    ['buyerTaxNumber', ID_NUMBER],
  ])('is not sent with %s %s', async (member, value) => {
    expect(await reserve('r1', { [member]: value })).toMatchObject({
      __typename: 'InvalidInputError',
      fieldErrors: [{ path: `input.${member}`.split('.') }],
    });
    expect(service.calls(pathOf('QDFPPLFM'))).toBe(0);
  });

  test.each([['two words'], [''], ['x'.repeat(65)], [ID_NUMBER]])(
    'is not sent under “%s”',
    async (reservationId) => {
      expect(await reserve(reservationId)).toMatchObject({
        __typename: 'InvalidInputError',
        fieldErrors: [{ path: ['input', 'reservationId'] }],
      });
    },
  );
});

describe('over the wire', () => {
  const settings = { TAX_USE_UNIT_ID: 'USE1', TAX_CONNECTION_UNIT_ID: 'CONN2' };
  const input = { buyerTaxNumber: TAX_NUMBER, quantity: 3 };

  test('a repeat is the identical request, byte for byte', async () => {
    const stub = await startStub((response, _request, nth) => {
      if (nth === 1) response.destroy();
      else
        sendText(
          response,
          '{"returncode":"00","fpqshm":"26460000000000000001","fpzzhm":"26460000000000000003","lysl":3}',
        );
    });
    const before = await startBefore(stub, settings);
    const variables = { input: { reservationId: 'r1', ...input } };
    await before.query(ReserveInvoiceNumbersDocument, variables);
    const { data } = await before.query(ReserveInvoiceNumbersDocument, variables);
    expect(data?.reserveInvoiceNumbers).toMatchObject({ range: { quantity: 3 } });
    const bodies = stub.received.map(({ body }: Received) => body);
    expect(new Set(bodies).size).toBe(1);
    expect(bodies.length).toBeGreaterThanOrEqual(2);
    expect(JSON.parse(bodies[0] ?? '')).toEqual({
      nsrsbh: TAX_NUMBER,
      lysl: 3,
      ywlsh: expect.stringMatching(/^USE1CONN2[0-9a-f]{32}$/) as unknown,
    });
  });

  test('an adjustment sends the connection unit as the platform number, and codes for enum values', async () => {
    const stub = await startStub((response) => sendText(response, '{"returncode":"00"}'));
    const before = await startBefore(stub, settings);
    const { data } = await before.query(AdjustCreditQuotaDocument, {
      input: {
        adjustmentId: 'a1',
        buyerTaxNumber: TAX_NUMBER,
        direction: 'RETURN',
        amount: '12.30',
      },
    });
    expect(data?.adjustCreditQuota).toMatchObject({ interval: { usableFrom: null } });
    expect(stub.received[0]?.body).toContain('"sqed":12.3');
    expect(JSON.parse(stub.received[0]?.body ?? '')).toMatchObject({ ptbh: 'CONN2', sqlx: '1' });
  });

  test('nothing is sent without the settings that serials are generated from', async () => {
    const stub = await startStub((response) => sendText(response, '{"returncode":"00"}'));
    const before = await startBefore(stub);
    const { data } = await before.query(ReserveInvoiceNumbersDocument, {
      input: { reservationId: 'r1', ...input },
    });
    expect(data?.reserveInvoiceNumbers).toMatchObject({
      __typename: 'NotPermittedError',
      hint: expect.stringContaining('TAX_USE_UNIT_ID') as unknown,
    });
    expect(stub.received).toEqual([]);
  });
});

test('a rejection that the gateway passes on ends a reservation, which is not repeated', async () => {
  const data = { hint: '05 库存充足，不予赋码', data: { steps: ['QDFPPLFM 05'] } };
  const stub = await startStub((response) =>
    sendEnvelope(response, 'CYT_50200', data, { status: 502 }),
  );
  const before = await startBefore(
    stub,
    { TAX_USE_UNIT_ID: 'USE1', TAX_CONNECTION_UNIT_ID: 'CONNECTION1' },
    { clock: service.clock },
  );
  const input = { reservationId: 'r1', buyerTaxNumber: TAX_NUMBER, quantity: 10 };
  const answer = await before.query(ReserveInvoiceNumbersDocument, { input });
  expect(answer.data?.reserveInvoiceNumbers).toMatchObject({
    __typename: 'PlatformRejectedError',
    hint: '05 库存充足，不予赋码',
  });
  await service.clock.advance(60 * 60_000);
  expect(stub.received).toHaveLength(1);
});
