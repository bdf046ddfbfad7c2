import { describe, expect, test } from 'vitest';
import {
  application,
  applied,
  apply,
  APPLY_PATH,
  buyer,
  followRed,
  LIST_PATH,
  redLineOf,
  redOf,
  startForgetful,
} from './red-confirmations.ts';
import { invoiceNumber, red, uploaded } from '../uploads/scrap-uploads.ts';
import { anyText, textWith } from '../../../texts.ts';
import { sendText, startStub } from '../../../platform/stub-platform.ts';
import { makeStale, startBefore, startScenario } from '../../../scenario.ts';
import { next } from '../../../following.ts';

const service = startScenario();

const entered = async (): Promise<number> => {
  const { data } = await service.query<{ list: { totalCount: number } }>(
    'query ($filter: RedConfirmationFilter!) { list: redConfirmations(filter: $filter) { totalCount } }',
    { filter: { as: { buyer } } },
  );
  return data?.list.totalCount ?? -1;
};

/** Advances time until a condition holds. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await service.clock.advance(60_000);
}

describe('an application', () => {
  test('creates a confirmation that waits for the seller, is confirmed, and used', async () => {
    const result = await apply(service);
    expect(result).toMatchObject({
      __typename: 'RedConfirmationApplication',
      applicationId: 'application-1',
      state: 'ENTERED',
      confirmation: { state: 'WAITING_FOR_SELLER', buyerName: buyer.buyerName },
      operation: { kind: 'RED_CONFIRMATION_APPLICATION', key: invoiceNumber(), final: true },
    });
    const confirmationUuid = String(result['confirmationUuid']);
    const updates = followRed(service, confirmationUuid);
    expect(await next(updates)).toMatchObject({ state: 'WAITING_FOR_SELLER', cause: 'SNAPSHOT' });

    service.sandbox.controls.setRedConfirmationStatus({ confirmationUuid, status: '04' });
    expect(await service.reaches(updates, 'CONFIRMED')).toMatchObject({
      cause: 'POLL',
      previousState: 'WAITING_FOR_SELLER',
      red: { platformStatus: 'CONFIRMED', confirmedAt: anyText },
    });
    const serial = await uploaded(
      service,
      [
        red({
          invoiceNumber: invoiceNumber(2),
          confirmationUuid,
          confirmationNumber: result['confirmationNumber'],
        }),
      ],
      'upload-red',
    );
    service.sandbox.controls.finishScrapUpload({ acceptanceSerial: serial });
    expect(await service.reaches(updates, 'RED_INVOICE_ISSUED')).toMatchObject({
      red: { redInvoiceNumber: invoiceNumber(2) },
    });
    await updates.completed();
  });

  test('completes without any client', async () => {
    service.sandbox.controls.setProgressDelay({ delayMs: 30_000 });
    const updates = followRed(service, await applied(service));
    expect(await service.reaches(updates, 'CONFIRMED')).toMatchObject({ state: 'CONFIRMED' });
  });

  test('with the same number and input returns the existing one and sends nothing', async () => {
    const first = await apply(service);
    expect(await apply(service)).toEqual(first);
    expect(service.calls(APPLY_PATH)).toBe(1);
  });

  test.each([
    ['under another number', 'application-2', application()],
    ['with other input', 'application-1', application({ reason: 'ISSUED_WRONGLY' })],
  ])(
    'for the same original %s is a conflict that names the existing one',
    async (_how, id, input) => {
      await apply(service);
      expect(await apply(service, id, input)).toMatchObject({
        __typename: 'ConflictError',
        message: textWith('not over'),
        existing: { kind: 'RED_CONFIRMATION_APPLICATION', key: invoiceNumber(), state: 'ENTERED' },
      });
      expect(service.calls(APPLY_PATH)).toBe(1);
    },
  );

  test('whose response has a number and no key is found in the list by the number', async () => {
    const list = [
      { uuid: 'u1', hzfpxxqrdbh: '46000000000000000001', hzqrxxztDm: '03' },
      { uuid: 'u2', hzfpxxqrdbh: '46000000000000000002', hzqrxxztDm: '03' },
    ];
    const stub = await startStub((response, { path }) => {
      const accepted = { hzfpxxqrdbh: '46000000000000000002', hzqrxxztDm: '03' };
      const said = path === APPLY_PATH ? accepted : { total: '2', list };
      sendText(response, JSON.stringify({ returncode: '00', ...said }));
    });
    const before = await startBefore(stub, {}, { clock: service.clock });
    expect(await apply(before)).toMatchObject({ state: 'ACCEPTED', confirmationUuid: null });
    await service.clock.advance(60_000);
    expect(await apply(before)).toMatchObject({ state: 'ENTERED', confirmationUuid: 'u2' });
  });

  test('from many concurrent clients is sent once', async () => {
    const ids = ['a', 'b', 'a', 'c', 'a', 'b'];
    await Promise.all(ids.map((id) => apply(service, id)));
    expect(service.calls(APPLY_PATH)).toBe(1);
    expect(await entered()).toBe(1);
  });

  test('may be repeated once the confirmation is void, or once it was rejected', async () => {
    const confirmationUuid = await applied(service);
    service.sandbox.controls.setRedConfirmationStatus({ confirmationUuid, status: '06' });
    expect(await redOf(service, confirmationUuid)).toMatchObject({ state: 'VOID_SELLER_DENIED' });
    const second = await applied(service, 'application-2');
    expect(second).not.toBe(confirmationUuid);
    expect(await apply(service)).toMatchObject({ confirmationUuid });
    expect(service.calls(APPLY_PATH)).toBe(2);
  });

  test('that is STALE is replaced once the list shows no confirmation of it', async () => {
    service.fail(APPLY_PATH, 'LOST_REQUEST');
    await apply(service);
    await makeStale(service, 'red-confirmation-application', invoiceNumber());
    service.fail(LIST_PATH, 'BAD_GATEWAY', null);
    expect(await service.inTime(apply(service, 'application-2'), 100)).toMatchObject({
      __typename: 'PlatformUnavailableError',
    });
    service.fail(LIST_PATH, 'NONE');
    expect(await apply(service, 'application-2')).toMatchObject({ state: 'ENTERED' });
    expect(await apply(service)).toMatchObject({ state: 'NOT_ACCEPTED' });
    expect(await entered()).toBe(1);
  });

  test('that is STALE blocks another one while the list shows its confirmation', async () => {
    service.fail(APPLY_PATH, 'LOST_REPLY');
    await apply(service);
    await makeStale(service, 'red-confirmation-application', invoiceNumber());
    expect(await apply(service, 'application-2')).toMatchObject({
      __typename: 'ConflictError',
      existing: { state: 'ENTERED' },
    });
    expect(await entered()).toBe(1);
  });

  test('whose confirmation is STALE is replaced once the confirmation is void', async () => {
    const confirmationUuid = await applied(service);
    await makeStale(service, 'red-confirmation', confirmationUuid);
    expect(await apply(service, 'application-2')).toMatchObject({ __typename: 'ConflictError' });
    await makeStale(service, 'red-confirmation', confirmationUuid);
    service.sandbox.controls.setRedConfirmationStatus({ confirmationUuid, status: '06' });
    expect(await apply(service, 'application-2')).toMatchObject({ state: 'ENTERED' });
  });

  test('that the tax bureau rejects is typed and final, and may be repeated', async () => {
    const confirmationUuid = await startForgetful(service);
    // A confirmation with other amounts does not show that this application was entered.
    const lines = [
      redLineOf({ amountWithoutTax: '-625.00', taxAmount: '-6.25', quantity: '-0.25' }),
    ];
    const half = application({ redAmountWithoutTax: '-625.00', redTaxAmount: '-6.25', lines });
    const refused = await apply(service, 'application-2', half);
    expect(refused).toMatchObject({
      __typename: 'PlatformRejectedError',
      code: 'PLATFORM_REJECTED',
      platformCode: '01',
      message: textWith('未完结'),
      refused: { state: 'REJECTED', final: true },
    });
    expect(await apply(service, 'application-2', half)).toEqual(refused);
    service.sandbox.controls.setRedConfirmationStatus({ confirmationUuid, status: '06' });
    expect(await apply(service, 'application-3')).toMatchObject({ state: 'ENTERED' });
    expect(service.calls(APPLY_PATH)).toBe(2);
  });

  test('missing in the journal is an error that names the existing confirmation', async () => {
    const confirmationUuid = await startForgetful(service);
    const refused = await apply(service, 'application-2');
    expect(refused).toMatchObject({
      __typename: 'PlatformRejectedError',
      code: 'ALREADY_EXISTS',
      message: textWith('未完结'),
      refused: { state: 'ENTERED', final: true },
    });
    expect(await apply(service, 'application-2')).toEqual(refused);
    const updates = followRed(service, confirmationUuid);
    expect(await next(updates)).toMatchObject({ red: { confirmationUuid } });
    service.sandbox.controls.setRedConfirmationStatus({ confirmationUuid, status: '06' });
    await service.reaches(updates, 'VOID_SELLER_DENIED');
    expect(await apply(service, 'application-3')).toMatchObject({ state: 'ENTERED' });
    expect(service.calls(APPLY_PATH)).toBe(2);
  });

  test('that certainly was not executed is sent again under its own number', async () => {
    service.fail(APPLY_PATH, 'QUOTA_EXHAUSTED');
    expect(await apply(service)).toMatchObject({ __typename: 'QuotaExhaustedError' });
    expect(await apply(service)).toMatchObject({ state: 'ENTERED' });
  });
});

const pageIn = (body: string): number => Number(/"pageNumber":(\d+)/.exec(body)?.[1]);

describe('a lost response to an application', () => {
  test.each(['LOST_REPLY', 'TRUNCATED'] as const)(
    '(%s) is settled by the list, with one confirmation entered',
    async (fault) => {
      service.fail(APPLY_PATH, fault);
      expect(await apply(service)).toMatchObject({
        __typename: 'OutcomeUnknownError',
        followed: { kind: 'RED_CONFIRMATION_APPLICATION', state: 'OUTCOME_UNKNOWN' },
      });
      expect(await apply(service, 'application-2')).toMatchObject({ __typename: 'ConflictError' });
      await service.clock.advance(10_000);
      await until(async () => (await apply(service))['state'] === 'ENTERED');
      expect(await apply(service)).toMatchObject({
        confirmation: { state: 'WAITING_FOR_SELLER' },
      });
      expect(service.calls(APPLY_PATH)).toBe(1);
      expect(await entered()).toBe(1);
    },
  );

  test('that never arrived ends in NOT_ACCEPTED, and the next one is sent', async () => {
    service.fail(APPLY_PATH, 'LOST_REQUEST');
    await apply(service);
    await until(async () => (await apply(service))['state'] === 'NOT_ACCEPTED');
    expect(service.calls(APPLY_PATH)).toBe(1);
    expect(await apply(service, 'application-2')).toMatchObject({ state: 'ENTERED' });
    expect(await entered()).toBe(1);
  });

  const listed = {
    uuid: 'u1',
    lrfsf: '1',
    lrrq: '2026-11-21 12:00:00',
    lzfpdm: '011002000111',
    lzfphm: '12345678',
    hzcxje: '-1250.00',
    hzcxse: '-12.50',
  };

  test.each([
    ['an amount is unreadable', { list: [{ ...listed, hzcxse: 'some' }] }],
    ['the party that entered it is omitted', { list: [{ ...listed, lrfsf: undefined }] }],
    ['the code of the original is omitted', { list: [{ ...listed, lzfpdm: null }] }],
    ['more are counted than any page has', { total: '2', list: [{ ...listed, hzcxse: '-9.00' }] }],
    ['one has no key, and none is counted', { total: null, list: [{ ...listed, uuid: null }] }],
    ['the list stands deeper', { page: { list: [listed] } }],
  ])(
    'stays open while a confirmation is listed that cannot be compared: %s',
    async (_what, said) => {
      const stub = await startStub((response, { path }) => {
        const answer = { returncode: '00', total: '1', ...said };
        if (path === APPLY_PATH) return sendText(response, '{"returncode":');
        sendText(response, JSON.stringify(answer));
      });
      const before = await startBefore(stub, {}, { clock: service.clock });
      const original = { originalInvoiceCode: listed.lzfpdm, originalInvoiceNumber: listed.lzfphm };
      const input = application({ ...original, isPaperInvoice: true });
      const again = () => apply(before, 'application-1', input);
      expect(await again()).toMatchObject({ __typename: 'OutcomeUnknownError' });
      for (let minute = 0; minute < 60; minute += 1) {
        expect(await again()).toMatchObject({ state: 'OUTCOME_UNKNOWN' });
        await service.clock.advance(60_000);
      }
      await makeStale(before, 'red-confirmation-application', listed.lzfpdm + listed.lzfphm);
      await apply(before, 'application-2', input);
      expect(stub.received.filter(({ path }) => path === APPLY_PATH)).toHaveLength(1);
    },
  );

  test.each([
    ['one object in place of a list', { list: listed }],
    ['binary floating point', { list: [{ ...listed, hzcxje: -1250.0000000000002 }] }],
    ['amounts without their signs', { list: [{ ...listed, hzcxje: 1250, hzcxse: '12.50' }] }],
    ['numbers without their zeros', { list: [{ ...listed, lrfsf: 1, lzfpdm: 11002000111 }] }],
    [
      'other spellings',
      { list: [{ ...listed, lrfsf: ' １', lrrq: '2026/11/21 12:00:00', hzcxje: '-1,250.00' }] },
    ],
  ])('is found in the list in %s', async (_what, said) => {
    const stub = await startStub((response, { path }) =>
      sendText(
        response,
        path === APPLY_PATH
          ? '{"returncode":'
          : JSON.stringify({ returncode: '00', total: '1', ...said }),
      ),
    );
    const before = await startBefore(stub, {}, { clock: service.clock });
    const original = { originalInvoiceCode: listed.lzfpdm, originalInvoiceNumber: listed.lzfphm };
    const again = () =>
      apply(before, 'application-1', application({ ...original, isPaperInvoice: true }));
    expect(await again()).toMatchObject({ __typename: 'OutcomeUnknownError' });
    await service.clock.advance(60_000);
    expect(await again()).toMatchObject({ state: 'ENTERED' });
  });

  test.each(['011002000111', '000000000000'])(
    'is found by the number of a digital invoice, listed with the code %s',
    async (lzfpdm) => {
      const item = { ...listed, lzfphm: invoiceNumber(), lzfpdm };
      const stub = await startStub((response, { path }) =>
        sendText(
          response,
          path === APPLY_PATH
            ? '{"returncode":'
            : JSON.stringify({ returncode: '00', total: '1', list: [item] }),
        ),
      );
      const before = await startBefore(stub, {}, { clock: service.clock });
      await apply(before);
      await service.clock.advance(60_000);
      expect(await apply(before)).toMatchObject({ state: 'ENTERED' });
    },
  );

  test.each(['2', null])(
    'is found on a later one of small pages, with a total of %s',
    async (total) => {
      const stub = await startStub((response, { path, body }) => {
        if (path === APPLY_PATH) return sendText(response, '{"returncode":');
        const isSecond = body.includes('"pageNumber":2');
        const one = isSecond ? listed : { ...listed, uuid: 'u0', hzcxse: '-9.00' };
        sendText(response, JSON.stringify({ returncode: '00', total, list: [one] }));
      });
      const before = await startBefore(stub, {}, { clock: service.clock });
      const original = { originalInvoiceCode: listed.lzfpdm, originalInvoiceNumber: listed.lzfphm };
      const again = () =>
        apply(before, 'application-1', application({ ...original, isPaperInvoice: true }));
      await again();
      await service.clock.advance(60_000);
      expect(await again()).toMatchObject({ state: 'ENTERED' });
    },
  );

  test.each([
    ['a third page where the second brings nothing new', () => 'u0', 2],
    ['an eleventh page where each brings something new', (page: number) => `u${page}`, 10],
  ])('is not searched for on %s', async (_page, uuidOf, last) => {
    const stub = await startStub((response, { path, body }) => {
      if (path === APPLY_PATH) return sendText(response, '{"returncode":');
      const list = [{ ...listed, uuid: uuidOf(pageIn(body)), hzcxse: '-9.00' }];
      sendText(response, JSON.stringify({ returncode: '00', total: '99', list }));
    });
    const before = await startBefore(stub, {}, { clock: service.clock });
    const original = { originalInvoiceCode: listed.lzfpdm, originalInvoiceNumber: listed.lzfphm };
    await apply(before, 'application-1', application({ ...original, isPaperInvoice: true }));
    const hasAsked = (page: number): boolean =>
      stub.received.some(({ body }) => pageIn(body) === page);
    await service.clock.advance(60_000);
    await expect.poll(() => hasAsked(last)).toBe(true);
    // The next poll, after all pages of the first.
    await service.clock.advance(60_000);
    expect(hasAsked(last + 1)).toBe(false);
  });

  test('is not settled by the confirmation of an earlier application', async () => {
    const first = await applied(service);
    service.sandbox.controls.setRedConfirmationStatus({ confirmationUuid: first, status: '06' });
    await redOf(service, first);
    service.fail(APPLY_PATH, 'LOST_REQUEST');
    await apply(service, 'application-2');
    await until(async () => (await apply(service, 'application-2'))['state'] !== 'OUTCOME_UNKNOWN');
    expect(await apply(service, 'application-2')).toMatchObject({ state: 'NOT_ACCEPTED' });
  });
});

const LONG = `${'1'.repeat(12)}.${'1'.repeat(13)}`;

describe('an application is rejected before any call', () => {
  test.each([
    ['a price without a quantity', { lines: [redLineOf({ quantity: null })] }, 'lines.0.quantity'],
    [
      'a quantity without a price',
      { lines: [redLineOf({ unitPrice: null })] },
      'lines.0.unitPrice',
    ],
    ['a total that is not the lines’', { redAmountWithoutTax: '-1.00' }, 'redAmountWithoutTax'],
    ['a tax that is not the lines’', { redTaxAmount: '-1.00' }, 'redTaxAmount'],
    ['a name too long', { lines: [redLineOf({ itemName: '长'.repeat(300) })] }, 'lines.0.itemName'],
    ['a price of 26 characters', { lines: [redLineOf({ unitPrice: LONG })] }, 'lines.0.unitPrice'],
    ['a quantity of 26 characters', { lines: [redLineOf({ quantity: LONG })] }, 'lines.0.quantity'],
    ['a wrong number', { originalInvoiceNumber: '1' }, 'originalInvoiceNumber'],
    ['no lines', { lines: [] }, 'lines'],
  ])('for %s', async (_what, change, path) => {
    const { __typename: type, fieldErrors } = await apply(service, 'a-1', application(change));
    expect(type).toBe('InvalidInputError');
    expect(fieldErrors).toContainEqual({ path: `input.${path}`.split('.'), message: anyText });
    expect(service.calls(APPLY_PATH)).toBe(0);
  });
});
