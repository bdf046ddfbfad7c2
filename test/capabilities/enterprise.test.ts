import type { ServerResponse } from 'node:http';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { createApplication } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import type { FaultName } from '../../src/sandbox/faults.ts';
import type { Answer, Connection, RunningService } from '../harness.ts';
import { connectTo, startService, temporaryFolder } from '../harness.ts';
import { ManualClock } from '../manual-clock.ts';
import type { StubPlatform } from '../platform/stub-platform.ts';
import { isSigned, sendEnvelope, startStub, stubCredentials } from '../platform/stub-platform.ts';

const PATH = '/api/v1/enterprise/search';
const SEARCH = `query ($by: EnterpriseBy!, $limit: Int) {
  enterprises(by: $by, limit: $limit) {
    mode modeCode total cached isMock askedAt enterprises { name taxNumber }
  }
}`;
const BY_TAX_NUMBER = `query ($taxNumber: String!) { enterprise(taxNumber: $taxNumber) { name taxNumber } }`;
const NUMBER = '91440300MA5F0A0B2Y';

let clock: ManualClock;
let service: RunningService;

beforeEach(async () => {
  clock = new ManualClock();
  service = await startService({ clock });
});

const search = (by: object, limit?: number): Promise<Answer> =>
  service.query(SEARCH, { by, ...(limit === undefined ? {} : { limit }) });
const byTaxNumber = (taxNumber: string): Promise<Answer> =>
  service.query(BY_TAX_NUMBER, { taxNumber });
const calls = (): number => service.sandbox.counters.calls(PATH);
const billed = (): number => service.sandbox.counters.billedUnits(PATH);
const fail = (fault: FaultName, times: number | null = 1): void =>
  service.sandbox.controls.setFault(PATH, fault, times);

/** Moves the clock until the answer is there. */
async function whileTimePasses(answer: Promise<Answer>): Promise<Answer> {
  for (;;) {
    const settled = await Promise.race([answer, clock.advance(100)]);
    if (settled) return settled;
  }
}

const errorOf = ({ errors }: Answer): Record<string, unknown> | undefined =>
  errors?.[0]?.extensions;

const searchAnswer = z.object({
  enterprises: z.object({
    total: z.number(),
    askedAt: z.string(),
    enterprises: z.array(z.unknown()),
  }),
});
const found = (answer: Answer): z.infer<typeof searchAnswer>['enterprises'] =>
  searchAnswer.parse(answer.data).enterprises;
const billingOf = ({ extensions }: Answer): string => JSON.stringify(extensions ?? {});

/** A service that calls the stub: for what only the bytes that arrive can show. */
async function startBefore({ baseUrl }: StubPlatform): Promise<Connection> {
  const env = {
    PORT: '0',
    DATA_DIR: await temporaryFolder(),
    LOG_LEVEL: 'silent',
    PLATFORM_BASE_URL: baseUrl,
    PLATFORM_APP_KEY: stubCredentials.appKey,
    PLATFORM_APP_SECRET: stubCredentials.appSecret,
  };
  const application = await createApplication(readConfig(env));
  onTestFinished(() => application.stop());
  application.start();
  return connectTo(application.url);
}

const sendFound = (response: ServerResponse, list: readonly object[] = []): void =>
  sendEnvelope(response, 'CYT_00000', {
    mode: 'name',
    total: list.length,
    list,
    cached: true,
    isMock: false,
  });

describe('looking up', () => {
  test('by a part of the name gives full names, tax numbers and what the platform says of the answer', async () => {
    expect(await search({ name: '青禾智能' })).toMatchObject({
      data: {
        enterprises: {
          mode: 'NAME',
          modeCode: 'name',
          total: 1,
          cached: false,
          isMock: true,
          askedAt: '2026-11-21T12:00:00+08:00',
          enterprises: [{ name: '深圳市青禾智能装备有限公司', taxNumber: NUMBER }],
        },
      },
    });
  });

  test('by tax number gives one at the most', async () => {
    const answer = await search({ taxNumber: NUMBER });

    expect(found(answer).enterprises).toEqual([
      { name: '深圳市青禾智能装备有限公司', taxNumber: NUMBER },
    ]);
    expect(answer).toMatchObject({
      data: { enterprises: { mode: 'TAX_NUMBER', modeCode: 'tax_id', total: 1 } },
    });
    expect(await byTaxNumber(NUMBER)).toMatchObject({
      data: { enterprise: { taxNumber: NUMBER } },
    });
  });

  test('what does not exist is an empty list or null, not an error', async () => {
    const none = await search({ name: '查无此公司' });
    const nobody = await byTaxNumber('91000000000000000X');

    expect(none.errors).toBeUndefined();
    expect(found(none)).toMatchObject({ total: 0, enterprises: [] });
    expect(nobody.data).toEqual({ enterprise: null });
    expect(nobody.errors).toBeUndefined();
  });

  test('lists 30 when nothing is said, and as many as the limit otherwise', async () => {
    expect(found(await search({ name: '有限公司' })).enterprises).toHaveLength(30);
    expect(found(await search({ name: '有限公司' }, 7)).enterprises).toHaveLength(7);
  });
});

describe('what is sent', () => {
  test('is the trimmed name with a limit, or the tax number in capitals without one', async () => {
    const stub = await startStub((response) => sendFound(response));
    const before = await startBefore(stub);

    await before.query(SEARCH, { by: { name: '  青禾 科技 ' } });
    await before.query(SEARCH, { by: { name: '青禾' }, limit: 5 });
    await before.query(SEARCH, { by: { taxNumber: ' 91440300ma5f0a0b2y ' }, limit: 5 });

    expect(stub.received.map(({ body }) => body)).toEqual([
      '{"name":"青禾 科技","limit":30}',
      '{"name":"青禾","limit":5}',
      '{"tax_id":"91440300MA5F0A0B2Y"}',
    ]);
    expect(stub.received.every((request) => request.path === PATH && isSigned(request))).toBe(true);
  });

  test('is nothing but one call where two spellings of one tax number are asked for together', async () => {
    const document = `{
      small: enterprise(taxNumber: "91440300ma5f0a0b2y") { name }
      capital: enterprise(taxNumber: "91440300MA5F0A0B2Y") { name }
    }`;

    expect((await service.query(document)).data).toEqual({
      small: { name: '深圳市青禾智能装备有限公司' },
      capital: { name: '深圳市青禾智能装备有限公司' },
    });
    expect(calls()).toBe(1);
  });
});

describe('refuses before any call', () => {
  test.each([
    ['a name of one character', { name: '青' }, 'by.name', 'must have 2 to 64 characters'],
    [
      'a name that is one character between blanks',
      { name: ' 青  ' },
      'by.name',
      'must have 2 to 64 characters',
    ],
    [
      'a name of 65 characters',
      { name: '青'.repeat(65) },
      'by.name',
      'must have 2 to 64 characters',
    ],
    [
      'one rare character of two UTF-16 units',
      { name: '𠮷' },
      'by.name',
      'must have 2 to 64 characters',
    ],
    [
      'a tax number of 14',
      { taxNumber: 'A'.repeat(14) },
      'by.taxNumber',
      'must be 15 to 20 digits or letters',
    ],
    [
      'a tax number of 21',
      { taxNumber: 'A'.repeat(21) },
      'by.taxNumber',
      'must be 15 to 20 digits or letters',
    ],
    [
      'a tax number with a dash',
      { taxNumber: '91440300-MA5F0A0B2' },
      'by.taxNumber',
      'must be 15 to 20 digits or letters',
    ],
    [
      'a tax number with a full-width digit',
      { taxNumber: '９1440300MA5F0A0B2Y' },
      'by.taxNumber',
      'must be 15 to 20 digits or letters',
    ],
  ])('%s', async (_case, by, path, message) => {
    const answer = await search(by);

    expect(errorOf(answer)).toMatchObject({
      code: 'INVALID_INPUT',
      retryable: false,
      fieldErrors: [{ path, message }],
    });
    expect(calls()).toBe(0);
  });

  test.each([0, 31, -1])('a limit of %i', async (limit) => {
    expect(errorOf(await search({ name: '青禾' }, limit))).toMatchObject({
      code: 'INVALID_INPUT',
      fieldErrors: [{ path: 'limit', message: 'must be a whole number from 1 to 30' }],
    });
    expect(calls()).toBe(0);
  });

  test('a malformed tax number of the single look-up', async () => {
    expect(errorOf(await byTaxNumber('12345'))).toMatchObject({
      code: 'INVALID_INPUT',
      fieldErrors: [{ path: 'taxNumber', message: 'must be 15 to 20 digits or letters' }],
    });
    expect(calls()).toBe(0);
  });

  test.each([
    ['both', { name: '青禾', taxNumber: NUMBER }],
    ['neither', {}],
    ['a null', { name: null }],
  ])('%s of name and tax number', async (_case, by) => {
    const answer = await search(by);

    expect(answer).not.toHaveProperty('data.enterprises.total');
    expect(answer.errors).toHaveLength(1);
    expect(calls()).toBe(0);
  });

  test.each([
    ['two characters', '青禾', 1],
    ['64 characters', '青'.repeat(64), 1],
    ['64 rare characters', '𠮷'.repeat(64), 1],
  ])('but not a name of %s', async (_case, name, expected) => {
    expect((await search({ name })).errors).toBeUndefined();
    expect(calls()).toBe(expected);
  });

  test.each([15, 20])('but not a tax number of %i characters', async (length) => {
    expect((await search({ taxNumber: '9'.repeat(length) })).errors).toBeUndefined();
    expect(calls()).toBe(1);
  });
});

describe('one billed call serves', () => {
  test('all who ask the same at the same time, and names it to the first only', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => search({ name: '青禾' })));

    const totals = answers.map((answer) => found(answer).total);
    expect(new Set(totals).size).toBe(1);
    expect(totals[0]).toBeGreaterThan(2);
    expect(calls()).toBe(1);
    const noted = answers.filter((answer) => billingOf(answer).includes(PATH));
    expect(noted).toHaveLength(1);
  });

  test('everyone who asks the same within ten minutes, and says how old it is', async () => {
    await search({ name: '青禾' });
    await clock.advance(10 * 60_000 - 1);
    const later = await search({ name: '青禾' }, 30);

    expect(found(later).askedAt).toBe('2026-11-21T12:00:00+08:00');
    expect(billingOf(later)).not.toContain(PATH);
    expect(billed()).toBe(1);
  });

  test('nobody after ten minutes', async () => {
    await search({ name: '青禾' });
    await clock.advance(10 * 60_000 + 1);
    const later = await search({ name: '青禾' });

    expect(found(later).askedAt).toBe('2026-11-21T12:10:00+08:00');
    expect(billed()).toBe(2);
  });

  test('nobody who asks for more', async () => {
    await search({ name: '青禾' }, 1);

    expect(found(await search({ name: '青禾' }, 2)).total).toBe(2);
    expect(billed()).toBe(2);
  });

  test('the second look-up after an error, which is not kept', async () => {
    fail('BAD_GATEWAY');

    expect(errorOf(await search({ name: '青禾' }))).toMatchObject({ code: 'PLATFORM_UNAVAILABLE' });
    expect(found(await search({ name: '青禾' })).total).toBeGreaterThan(2);
    expect(calls()).toBe(2);
  });
});

test('the 121st call within a minute is not sent, and works when the minute is over', async () => {
  const numbers = Array.from({ length: 121 }, (_, index) => `91${String(index).padStart(16, '0')}`);
  const first = numbers.slice(0, 120).map((number) => byTaxNumber(number));
  expect((await Promise.all(first)).filter(({ errors }) => errors)).toEqual([]);

  await clock.advance(30_000);
  const held = await byTaxNumber(numbers[120] ?? '');
  expect(errorOf(held)).toMatchObject({
    code: 'RATE_LIMITED',
    retryable: true,
    retryAfterSeconds: 30,
    platformCode: null,
  });
  expect(calls()).toBe(120);

  await clock.advance(30_000);
  expect((await byTaxNumber(numbers[120] ?? '')).errors).toBeUndefined();
  expect(calls()).toBe(121);
});

describe('says of a platform that', () => {
  test('finds a parameter malformed: its hint', async () => {
    const stub = await startStub((response) =>
      sendEnvelope(response, 'CYT_40001', { hint: 'name is a stop word' }, { status: 400 }),
    );
    const before = await startBefore(stub);

    expect(errorOf(await before.query(SEARCH, { by: { name: '公司' } }))).toMatchObject({
      code: 'PLATFORM_REJECTED',
      platformCode: 'CYT_40001',
      hint: 'name is a stop word',
      retryable: false,
      requestId: 'request-1',
    });
  });

  test('does not know the product: a matter for the operator', async () => {
    service.sandbox.controls.setProductEnabled('enterprise', false);

    expect(errorOf(await search({ name: '青禾' }))).toMatchObject({
      code: 'NOT_PERMITTED',
      platformCode: 'CYT_40301',
      retryable: false,
    });
  });

  test('has no quota left: renew it', async () => {
    service.sandbox.controls.setQuota(0);

    expect(errorOf(await search({ name: '青禾' }))).toMatchObject({
      code: 'QUOTA_EXHAUSTED',
      platformCode: 'CYT_42900',
      retryable: false,
    });
  });

  test('gets too many calls: wait a minute, after four attempts of ours', async () => {
    fail('TOO_MANY_REQUESTS', null);

    expect(errorOf(await whileTimePasses(search({ name: '青禾' })))).toMatchObject({
      code: 'RATE_LIMITED',
      platformCode: 'CYT_42901',
      retryable: true,
      retryAfterSeconds: 60,
    });
    expect(calls()).toBe(4);
  });

  test('has lost its source: come back later, let people type; the billed call is not repeated', async () => {
    fail('UPSTREAM_UNAVAILABLE', null);

    expect(errorOf(await search({ name: '青禾' }))).toMatchObject({
      code: 'PLATFORM_UNAVAILABLE',
      platformCode: 'CYT_50200',
      retryable: true,
      hint: 'Try again later; meanwhile let the user enter name and tax number by hand.',
    });
    expect(calls()).toBe(1);
  });

  test('answers nonsense: where, without taking the rest of the operation along', async () => {
    const stub = await startStub((response) => sendFound(response, [{ company_name: 7 }]));
    const before = await startBefore(stub);

    const answer = await before.query(`{ __typename enterprises(by: { name: "青禾" }) { total } }`);

    expect(answer.data).toEqual({ __typename: 'Query', enterprises: null });
    expect(errorOf(answer)).toMatchObject({ code: 'PLATFORM_UNAVAILABLE' });
    expect(errorOf(answer)?.['hint']).toContain('data.list[0].company_name should be a text');
  });
});
