import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { type RunningService, startService, type Subscription } from '../harness.ts';
import { ManualClock } from '../manual-clock.ts';
import { anyText, textWith } from './invoice-orders.ts';
import {
  ACT_PATH,
  applied,
  apply,
  APPLY_PATH,
  application,
  buyer,
  followRed,
  LIST_PATH,
  redLineOf,
  redOf,
  revoke,
} from './red-confirmations.ts';
import {
  ID_NUMBER,
  invoiceNumber,
  next,
  nextInTime,
  red,
  type Step,
  uploaded,
} from './scrap-uploads.ts';

const HOUR = 60 * 60_000;

let clock: ManualClock;
let begin: number;
let service: RunningService;

const start = (dataDir?: string) =>
  startService({
    clock,
    random: () => 0.5,
    sandboxProgressDelayMs: null,
    ...(dataDir === undefined ? {} : { dataDir }),
  });

beforeEach(async () => {
  clock = new ManualClock();
  begin = clock.now();
  service = await start();
});

/** Lets the service sleep until `elapsedMs` after the beginning of the test. */
async function sleepUntil(elapsedMs: number): Promise<void> {
  await service.stop();
  clock = new ManualClock(begin + elapsedMs);
  service = await start(service.dataDir);
}

const journalFiles = async (): Promise<string[]> =>
  (await readdir(service.dataDir))
    .filter((name) => name.startsWith('journal.sqlite'))
    .map((name) => join(service.dataDir, name));

const controls = () => service.sandbox.controls.atomic;
const calls = (path: string): number => service.sandbox.counters.calls(path);
const entered = async (): Promise<number> => {
  const { data } = await service.query<{ list: { totalCount: number } }>(
    'query ($filter: RedConfirmationFilter!) { list: redConfirmations(filter: $filter) { totalCount } }',
    { filter: { as: { buyer } } },
  );
  return data?.list.totalCount ?? -1;
};

/** The same sandbox, and a journal that knows nothing. */
async function startForgetful(): Promise<string> {
  const uuid = await applied(service);
  await service.stop();
  for (const file of await journalFiles()) await rm(file);
  service = await start(service.dataDir);
  return uuid;
}

/** Lets time pass until something holds. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await clock.advance(60_000);
}

/** When a confirmation is asked about next. */
async function nextLook(uuid: string): Promise<number> {
  const { data } = await service.query<{
    operations: { edges: { node: { key: string; nextLookAt: string | null } }[] };
  }>('{ operations(kinds: ["red-confirmation"]) { edges { node { key nextLookAt } } } }');
  const found = data?.operations.edges.find(({ node }) => node.key === uuid);
  return Date.parse(found?.node.nextLookAt ?? '');
}

/** Applies for several invoices. */
const enter = async (count: number) => {
  for (let n = 1; n <= count; n += 1)
    await apply(service, `a-${n}`, application({ originalInvoiceNumber: invoiceNumber(n) }));
};

/** The first item in a state. */
async function itemIn(updates: Subscription<Step>, status: string): Promise<Step['update']> {
  for (;;) {
    const item = await nextInTime(updates, clock);
    if (item.status === status) return item;
  }
}

describe('an application', () => {
  test('leads to a confirmation that waits for the seller, is confirmed, and used', async () => {
    const result = await apply(service);
    expect(result).toMatchObject({
      __typename: 'RedConfirmationApplication',
      applicationId: 'application-1',
      state: 'ENTERED',
      confirmation: { state: 'WAITING_FOR_SELLER', sellerName: null, buyerName: buyer.buyerName },
      operation: { kind: 'red-confirmation-application', key: invoiceNumber(), final: true },
    });
    const uuid = String(result['uuid']);
    const updates = followRed(service, uuid);
    expect(await next(updates)).toMatchObject({ status: 'WAITING_FOR_SELLER', snapshot: true });

    controls().setRedStatus(uuid, '04');
    expect(await itemIn(updates, 'CONFIRMED')).toMatchObject({
      cause: 'POLL',
      previousStatus: 'WAITING_FOR_SELLER',
      red: { platformStatus: 'CONFIRMED', confirmedAt: anyText, sellerName: null },
    });
    const serial = await uploaded(
      service,
      [
        red({
          invoiceNumber: invoiceNumber(2),
          confirmationUuid: uuid,
          confirmationNumber: result['confirmationNumber'],
        }),
      ],
      'upload-red',
    );
    controls().finishUpload({ serial, number: null, failure: null });
    expect(await itemIn(updates, 'RED_INVOICE_ISSUED')).toMatchObject({
      red: { redInvoiceNumber: invoiceNumber(2) },
    });
    await updates.completed();
  });

  test('goes on by itself, without a hand', async () => {
    service.sandbox.controls.setProgressDelay(30_000);
    const updates = followRed(service, await applied(service));
    expect(await itemIn(updates, 'CONFIRMED')).toMatchObject({ status: 'CONFIRMED' });
  });

  test('with the same number and input returns what there is and sends nothing', async () => {
    const first = await apply(service);
    expect(await apply(service)).toEqual(first);
    expect(calls(APPLY_PATH)).toBe(1);
  });

  test.each([
    ['under another number', 'application-2', application()],
    ['with other input', 'application-1', application({ reason: 'ISSUED_WRONGLY' })],
  ])('for the same original %s is a conflict, with the one in the way', async (_how, id, input) => {
    await apply(service);
    expect(await apply(service, id, input)).toMatchObject({
      __typename: 'ConflictError',
      message: textWith('not over'),
      existing: { kind: 'red-confirmation-application', key: invoiceNumber(), state: 'ENTERED' },
    });
    expect(calls(APPLY_PATH)).toBe(1);
  });

  test('from many clients at a time is sent once', async () => {
    const ids = ['a', 'b', 'a', 'c', 'a', 'b'];
    await Promise.all(ids.map((id) => apply(service, id)));
    expect(calls(APPLY_PATH)).toBe(1);
    expect(await entered()).toBe(1);
  });

  test('may be made anew once the confirmation is void, and once it was refused', async () => {
    const uuid = await applied(service);
    controls().setRedStatus(uuid, '06');
    expect(await redOf(service, uuid)).toMatchObject({ state: 'VOID_SELLER_DENIED' });
    const second = await applied(service, 'application-2');
    expect(second).not.toBe(uuid);
    expect(await apply(service)).toMatchObject({ uuid });
    expect(calls(APPLY_PATH)).toBe(2);
  });

  test('that the tax bureau refuses is typed and final, and may be made anew', async () => {
    const uuid = await startForgetful();
    const refused = await apply(service, 'application-2');
    expect(refused).toMatchObject({
      __typename: 'PlatformRejectedError',
      platformCode: '01',
      message: textWith('未完结'),
    });
    expect(await apply(service, 'application-2')).toEqual(refused);
    controls().setRedStatus(uuid, '06');
    expect(await apply(service, 'application-3')).toMatchObject({ state: 'ENTERED' });
    expect(calls(APPLY_PATH)).toBe(2);
  });

  test('that certainly took nothing is sent again under its own number', async () => {
    service.sandbox.controls.setFault(APPLY_PATH, 'QUOTA_EXHAUSTED', 1);
    expect(await apply(service)).toMatchObject({ __typename: 'QuotaExhaustedError' });
    expect(await apply(service)).toMatchObject({ state: 'ENTERED' });
  });
});

describe('a lost answer to an application', () => {
  test.each(['LOST_REPLY', 'TRUNCATED'] as const)(
    '(%s) is settled by the list, with one confirmation entered',
    async (fault) => {
      service.sandbox.controls.setFault(APPLY_PATH, fault, 1);
      expect(await apply(service)).toMatchObject({
        __typename: 'OutcomeUnknownError',
        followed: { kind: 'red-confirmation-application', state: 'UNKNOWN' },
      });
      expect(await apply(service, 'application-2')).toMatchObject({ __typename: 'ConflictError' });
      await clock.advance(10_000);
      await until(async () => (await apply(service))['state'] === 'ENTERED');
      expect(await apply(service)).toMatchObject({
        confirmation: { state: 'WAITING_FOR_SELLER' },
      });
      expect(calls(APPLY_PATH)).toBe(1);
      expect(await entered()).toBe(1);
    },
  );

  test('that never arrived ends in NOT_ACCEPTED, and the next one is sent', async () => {
    service.sandbox.controls.setFault(APPLY_PATH, 'LOST_REQUEST', 1);
    await apply(service);
    await until(async () => (await apply(service))['state'] === 'NOT_ACCEPTED');
    expect(calls(APPLY_PATH)).toBe(1);
    expect(await apply(service, 'application-2')).toMatchObject({ state: 'ENTERED' });
    expect(await entered()).toBe(1);
  });

  test('is not mistaken for the confirmation of an earlier application', async () => {
    const first = await applied(service);
    controls().setRedStatus(first, '06');
    await redOf(service, first);
    service.sandbox.controls.setFault(APPLY_PATH, 'LOST_REQUEST', 1);
    await apply(service, 'application-2');
    await until(async () => (await apply(service, 'application-2'))['state'] !== 'UNKNOWN');
    expect(await apply(service, 'application-2')).toMatchObject({ state: 'NOT_ACCEPTED' });
  });
});

describe('72 hours without the other side', () => {
  test('make it void, which is found at that very moment', async () => {
    const uuid = await applied(service);
    await redOf(service, uuid);
    await sleepUntil(72 * HOUR - 7_000);
    const updates = followRed(service, uuid);
    expect(await next(updates)).toMatchObject({ status: 'WAITING_FOR_SELLER' });
    while ((await nextLook(uuid)) !== begin + 72 * HOUR) await clock.advance(0);
    const item = await nextInTime(updates, clock);
    expect(item).toMatchObject({ status: 'VOID_UNCONFIRMED', cause: 'POLL' });
    expect(Date.parse(String(item['occurredAt'])) - begin).toBe(72 * HOUR);
    await updates.completed();
  });

  test('have the tax bureau asked then without anybody following', async () => {
    const uuid = await applied(service);
    await redOf(service, uuid);
    await sleepUntil(72 * HOUR - 1_000);
    while ((await nextLook(uuid)) !== begin + 72 * HOUR) await clock.advance(0);
    const asked = calls(LIST_PATH);
    await clock.advance(1_000);
    while (calls(LIST_PATH) === asked) await clock.advance(0);
    expect(calls(LIST_PATH)).toBe(asked + 1);
  });
});

describe('every status of the tax bureau', () => {
  test.each([
    ['01', 'NOT_NEEDED', false],
    ['03', 'WAITING_FOR_SELLER', false],
    ['04', 'CONFIRMED', false],
    ['05', 'VOID_BUYER_DENIED', true],
    ['06', 'VOID_SELLER_DENIED', true],
    ['07', 'VOID_UNCONFIRMED', true],
    ['08', 'VOID_REVOKED', true],
    ['09', 'VOID_REVOKED_AFTER_CONFIRMATION', true],
    ['10', 'VOID_ABNORMAL_VOUCHER', true],
    ['11', 'VOID_TAXPAYER_BLOCKED', true],
    ['12', 'VOID_PERSON_REFUSED', true],
    ['13', 'VOID_REFUND_APPLIED_FOR', true],
  ])('%s is %s', async (code, state, final) => {
    const uuid = await applied(service);
    const { data } = await service.query(
      `mutation { sandbox { setRedConfirmationStatus(uuid: "${uuid}", status: "${code}") } }`,
    );
    expect(data).toEqual({ sandbox: { setRedConfirmationStatus: true } });
    expect(await redOf(service, uuid)).toMatchObject({
      state,
      platformStatus: state,
      platformStatusCode: code,
      operation: { final },
    });
  });
});

test('a status that would lead back is shown, and the state stays', async () => {
  const uuid = await applied(service);
  controls().setRedStatus(uuid, '02');
  expect(await redOf(service, uuid)).toMatchObject({
    state: 'WAITING_FOR_SELLER',
    platformStatus: 'WAITING_FOR_BUYER',
  });
});

describe('a revocation', () => {
  test.each([
    ['03', 'VOID_REVOKED'],
    ['04', 'VOID_REVOKED_AFTER_CONFIRMATION'],
  ])('of one in status %s makes it %s, once', async (code, state) => {
    const uuid = await applied(service);
    controls().setRedStatus(uuid, code);
    const updates = followRed(service, uuid);
    await next(updates);
    const first = await revoke(service, uuid);
    expect(first).toMatchObject({
      __typename: 'RedConfirmationRevocation',
      state: 'REVOKED',
      confirmedAt: anyText,
      operation: { kind: 'red-confirmation-revocation', key: uuid, final: true },
    });
    expect(await itemIn(updates, state)).toMatchObject({ cause: 'POLL' });
    await updates.completed();
    expect(await revoke(service, uuid)).toEqual(first);
    expect(await revoke(service, uuid, 'revocation-2')).toMatchObject({
      __typename: 'ConflictError',
    });
    expect(calls(ACT_PATH)).toBe(1);
  });

  test('whose answer was lost is settled by the list and not sent again', async () => {
    const uuid = await applied(service);
    service.sandbox.controls.setFault(ACT_PATH, 'LOST_REPLY', 1);
    expect(await revoke(service, uuid)).toMatchObject({ __typename: 'OutcomeUnknownError' });
    while ((await revoke(service, uuid))['state'] === 'UNKNOWN') await clock.advance(2_000);
    expect(await revoke(service, uuid)).toMatchObject({ state: 'REVOKED' });
    expect(calls(ACT_PATH)).toBe(1);
  });

  test('that never arrived is NOT_ACCEPTED, and may be tried again', async () => {
    const uuid = await applied(service);
    service.sandbox.controls.setFault(ACT_PATH, 'LOST_REQUEST', 1);
    await revoke(service, uuid);
    while ((await revoke(service, uuid))['state'] === 'UNKNOWN') await clock.advance(60_000);
    expect(await revoke(service, uuid)).toMatchObject({ state: 'NOT_ACCEPTED' });
    expect(await revoke(service, uuid, 'revocation-2')).toMatchObject({ state: 'REVOKED' });
  });

  test('that was lost while the seller denied says that it ended otherwise', async () => {
    const uuid = await applied(service);
    service.sandbox.controls.setFault(ACT_PATH, 'LOST_REQUEST', 1);
    await revoke(service, uuid);
    controls().setRedStatus(uuid, '06');
    while ((await revoke(service, uuid))['state'] === 'UNKNOWN') await clock.advance(2_000);
    expect(await revoke(service, uuid)).toMatchObject({ state: 'ENDED_OTHERWISE' });
  });

  test('of what is void is refused by the tax bureau', async () => {
    const uuid = await applied(service);
    controls().setRedStatus(uuid, '06');
    expect(await revoke(service, uuid)).toMatchObject({
      __typename: 'PlatformRejectedError',
      platformCode: '01',
    });
  });
});

describe('a confirmation that was not applied for here', () => {
  test('is shown, and followed by whoever asks to', async () => {
    const uuid = await startForgetful();
    expect(await redOf(service, uuid)).toMatchObject({
      state: 'WAITING_FOR_SELLER',
      operation: null,
    });
    const updates = followRed(service, uuid);
    await next(updates);
    controls().setRedStatus(uuid, '04');
    expect(await itemIn(updates, 'CONFIRMED')).toMatchObject({ status: 'CONFIRMED' });
  });

  test('can be revoked, and a lost answer is settled all the same', async () => {
    const uuid = await startForgetful();
    service.sandbox.controls.setFault(ACT_PATH, 'LOST_REPLY', 1);
    await revoke(service, uuid);
    while ((await revoke(service, uuid))['state'] === 'UNKNOWN') await clock.advance(2_000);
    expect(await revoke(service, uuid)).toMatchObject({ state: 'REVOKED' });
    expect(calls(ACT_PATH)).toBe(1);
  });

  test('and does not exist is an error, and nothing is sent or followed', async () => {
    expect(await redOf(service, 'nobody')).toBeNull();
    expect(await revoke(service, 'nobody')).toMatchObject({ __typename: 'PlatformRejectedError' });
    expect(calls(ACT_PATH)).toBe(0);
    await expect(next(followRed(service, 'nobody'))).rejects.toThrow('不存在');
  });
});

test('whoever was offline resumes behind the last cursor, over a restart', async () => {
  const uuid = await applied(service);
  const updates = followRed(service, uuid);
  const { cursor } = await next(updates);
  updates.close();
  controls().setRedStatus(uuid, '04');
  await redOf(service, uuid);
  await service.stop();
  service = await start(service.dataDir);
  controls().setRedStatus(uuid, '10');
  const resumed = followRed(service, uuid, cursor);
  expect(await itemIn(resumed, 'CONFIRMED')).toMatchObject({ snapshot: false });
  expect(await itemIn(resumed, 'VOID_ABNORMAL_VOUCHER')).toMatchObject({ snapshot: false });
  await resumed.completed();
});

describe('the list', () => {
  const LIST = `query ($filter: RedConfirmationFilter!, $first: Int, $after: String) {
    list: redConfirmations(filter: $filter, first: $first, after: $after) {
      totalCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
      edges { cursor node { originalInvoiceNumber state sellerName sellerTaxNumber operation { key } } }
    }
  }`;
  interface Page {
    readonly list: {
      readonly totalCount: number;
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
      readonly edges: readonly { readonly node: { readonly originalInvoiceNumber: string } }[];
    } | null;
  }
  const page = (variables: object) =>
    service.query<Page>(LIST, { filter: { as: { buyer } }, ...variables });

  test('is read page by page to its end', async () => {
    await enter(5);
    const seen: string[] = [];
    let after: string | null = null;
    for (;;) {
      const answer = await page({ first: 2, after });
      const list: Page['list'] | undefined = answer.data?.list;
      if (!list) throw new Error(JSON.stringify(answer));
      expect(list.totalCount).toBe(5);
      seen.push(...list.edges.map(({ node }) => node.originalInvoiceNumber));
      if (!list.pageInfo.hasNextPage) break;
      after = list.pageInfo.endCursor;
    }
    expect(seen).toEqual([5, 4, 3, 2, 1].map((n) => invoiceNumber(n)));
    expect(calls(LIST_PATH)).toBeGreaterThanOrEqual(3);
  });

  test('refuses a cursor from within a page, before any call', async () => {
    const before = calls(LIST_PATH);
    const { errors } = await page({ first: 2, after: '3' });
    expect(errors?.[0]).toMatchObject({ extensions: { code: 'INVALID_INPUT' } });
    expect((await page({ first: 2, after: 'x' })).errors).toHaveLength(1);
    expect(calls(LIST_PATH)).toBe(before);
  });

  test('is filtered by the tax bureau, and masks the seller’s number', async () => {
    await enter(2);
    const filter = { as: { buyer }, originalInvoiceNumber: invoiceNumber(2), kind: 'GENERAL' };
    expect((await page({ filter })).data).toMatchObject({
      list: {
        totalCount: 1,
        edges: [
          {
            cursor: '1',
            node: {
              state: 'WAITING_FOR_SELLER',
              sellerName: '张建国',
              sellerTaxNumber: '110*************17',
              operation: { key: anyText },
            },
          },
        ],
      },
    });
    const none = { as: { buyer }, status: 'CONFIRMED' };
    expect((await page({ filter: none })).data).toMatchObject({
      list: { totalCount: 0, edges: [] },
    });
    const seller = { sellerTaxNumber: ID_NUMBER, sellerName: '张建国' };
    expect((await page({ filter: { as: { seller } } })).data).toMatchObject({
      list: { totalCount: 2 },
    });
  });

  test('needs the party that asks, and its days in order', async () => {
    const asBuyer = { as: { buyer: { buyerTaxNumber: buyer.buyerTaxNumber } } };
    expect((await page({ filter: asBuyer })).errors?.[0]?.message).toContain('buyerName');
    const filter = { as: { buyer }, enteredFrom: '2026-11-02', enteredTo: '2026-11-01' };
    expect((await page({ filter })).errors?.[0]?.message).toContain(
      'must not be before enteredFrom',
    );
  });
});

describe('an application is refused before any call', () => {
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
    ['a wrong number', { originalInvoiceNumber: '1' }, 'originalInvoiceNumber'],
    ['no lines', { lines: [] }, 'lines'],
  ])('for %s', async (_what, change, path) => {
    const { __typename: type, fieldErrors } = await apply(service, 'a-1', application(change));
    expect(type).toBe('InvalidInputError');
    expect(fieldErrors).toContainEqual({ path: `input.${path}`, message: anyText });
    expect(calls(APPLY_PATH)).toBe(0);
  });
});

test('nothing of the seller is kept, pushed or logged', async () => {
  const uuid = await applied(service);
  expect(await redOf(service, uuid)).toMatchObject({
    sellerName: '张建国',
    sellerTaxNumber: '110*************17',
    raw: { xsfnsrsbh: '110*************17' },
  });
  const updates = followRed(service, uuid);
  expect(await next(updates)).toMatchObject({ red: { sellerName: null, sellerTaxNumber: null } });
  const files = await journalFiles();
  const journal = await Promise.all(files.map((file) => readFile(file, 'latin1')));
  expect(journal.join('')).toContain('red-confirmation');
  expect(journal.join('') + service.log.join('')).not.toContain(ID_NUMBER);
});
