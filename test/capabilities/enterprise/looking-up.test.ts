import type { ServerResponse } from 'node:http';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { FaultName } from '../../../packages/simulator/src/gateway/faults.ts';
import type { Answer } from '../../harness.ts';
import { isSigned, sendEnvelope, startStub } from '../../platform/stub-platform.ts';
import { startBefore, startScenario } from '../../scenario.ts';
import { byTaxNumber, errorOf, NUMBER, PATH, SEARCH, search } from './searches.ts';

const service = startScenario();

const billed = (): number => service.billed(PATH);

const fail = (fault: FaultName, times: number | null = 1): void => service.fail(PATH, fault, times);

const searchAnswer = z.object({
  enterprises: z.object({
    askedAt: z.string(),
    enterprises: z.array(z.unknown()),
  }),
});

const found = (answer: Answer): z.infer<typeof searchAnswer>['enterprises'] =>
  searchAnswer.parse(answer.data).enterprises;

const billingOf = ({ extensions }: Answer): string => JSON.stringify(extensions ?? {});

const sendFound = (response: ServerResponse, list: readonly object[] = []): void =>
  sendEnvelope(response, 'CYT_00000', {
    mode: 'name',
    total: list.length,
    list,
    cached: true,
    isMock: false,
  });

describe('a look-up', () => {
  test('by part of a name returns full names, tax numbers and the platform’s metadata', async () => {
    expect(await search(service, { name: '青禾智能' })).toMatchObject({
      data: {
        enterprises: {
          cached: false,
          isMock: true,
          askedAt: '2026-11-21T12:00:00+08:00',
          enterprises: [{ name: '深圳市青禾智能装备有限公司', taxNumber: NUMBER }],
        },
      },
    });
  });

  test('by tax number returns one enterprise at most', async () => {
    const answer = await search(service, { taxNumber: NUMBER });

    expect(found(answer).enterprises).toEqual([
      { name: '深圳市青禾智能装备有限公司', taxNumber: NUMBER },
    ]);
    expect(await byTaxNumber(service, NUMBER)).toMatchObject({
      data: { enterprise: { taxNumber: NUMBER } },
    });
  });

  test('without a match returns an empty list or null, not an error', async () => {
    const none = await search(service, { name: '查无此公司' });
    const nobody = await byTaxNumber(service, '91000000000000000X');

    expect(none.errors).toBeUndefined();
    expect(found(none)).toMatchObject({ enterprises: [] });
    expect(nobody.data).toEqual({ enterprise: null });
    expect(nobody.errors).toBeUndefined();
  });

  test('returns 30 by default, and otherwise as many as the limit', async () => {
    expect(found(await search(service, { name: '有限公司' })).enterprises).toHaveLength(30);
    expect(found(await search(service, { name: '有限公司' }, 7)).enterprises).toHaveLength(7);
  });
});

describe('the request', () => {
  test('has the trimmed name with a limit, or the tax number in capitals without one', async () => {
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

  test('is sent once for two spellings of one tax number in one operation', async () => {
    const document = `{
      small: enterprise(taxNumber: "91440300ma5f0a0b2y") { name }
      capital: enterprise(taxNumber: "91440300MA5F0A0B2Y") { name }
    }`;

    expect((await service.query(document)).data).toEqual({
      small: { name: '深圳市青禾智能装备有限公司' },
      capital: { name: '深圳市青禾智能装备有限公司' },
    });
    expect(service.calls(PATH)).toBe(1);
  });
});

describe('one billed call serves', () => {
  test('all concurrent equal queries, and only the first lists it', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => search(service, { name: '青禾' })),
    );

    const lengths = answers.map((answer) => found(answer).enterprises.length);
    expect(new Set(lengths).size).toBe(1);
    expect(lengths[0]).toBeGreaterThan(2);
    expect(service.calls(PATH)).toBe(1);
    const noted = answers.filter((answer) => billingOf(answer).includes(PATH));
    expect(noted).toHaveLength(1);
  });

  test('all equal queries within ten minutes, with its age', async () => {
    await search(service, { name: '青禾' });
    await service.clock.advance(10 * 60_000 - 1);
    const later = await search(service, { name: '青禾' }, 30);

    expect(found(later).askedAt).toBe('2026-11-21T12:00:00+08:00');
    expect(billingOf(later)).not.toContain(PATH);
    expect(billed()).toBe(1);
  });

  test('no query after ten minutes', async () => {
    await search(service, { name: '青禾' });
    await service.clock.advance(10 * 60_000 + 1);
    const later = await search(service, { name: '青禾' });

    expect(found(later).askedAt).toBe('2026-11-21T12:10:00+08:00');
    expect(billed()).toBe(2);
  });

  test('no query with a larger limit', async () => {
    await search(service, { name: '青禾' }, 1);

    expect(found(await search(service, { name: '青禾' }, 2)).enterprises).toHaveLength(2);
    expect(billed()).toBe(2);
  });

  test('no query after an error, which is not stored', async () => {
    fail('BAD_GATEWAY');

    expect(errorOf(await search(service, { name: '青禾' }))).toMatchObject({
      code: 'PLATFORM_UNAVAILABLE',
    });
    expect(found(await search(service, { name: '青禾' })).enterprises.length).toBeGreaterThan(2);
    expect(service.calls(PATH)).toBe(2);
  });
});

test('the 121st call within a minute is not sent, and succeeds in the next minute', async () => {
  const numbers = Array.from({ length: 121 }, (_, index) => `91${String(index).padStart(16, '0')}`);
  const first = numbers.slice(0, 120).map((number) => byTaxNumber(service, number));
  expect((await Promise.all(first)).filter(({ errors }) => errors)).toEqual([]);

  await service.clock.advance(30_000);
  const held = await byTaxNumber(service, numbers[120] ?? '');
  expect(errorOf(held)).toMatchObject({
    code: 'RATE_LIMITED',
    retryable: true,
    retryAfterSeconds: 30,
    platformCode: null,
  });
  expect(service.calls(PATH)).toBe(120);

  await service.clock.advance(30_000);
  expect((await byTaxNumber(service, numbers[120] ?? '')).errors).toBeUndefined();
  expect(service.calls(PATH)).toBe(121);
});

describe('if the platform', () => {
  test('rejects a parameter as malformed: the error has its hint', async () => {
    const stub = await startStub((response) =>
      sendEnvelope(response, 'CYT_40001', { hint: 'name is a stop word' }, { status: 400 }),
    );
    const before = await startBefore(stub);

    expect(errorOf(await before.query(SEARCH, { by: { name: '公司' } }))).toMatchObject({
      code: 'PLATFORM_REJECTED',
      platformCode: 'CYT_40001',
      hint: 'name is a stop word',
      retryable: false,
      platformRequestId: 'request-1',
    });
  });

  test('does not know the product: the error is for the operator', async () => {
    service.sandbox.controls.setProductEnabled({ product: 'enterprise', enabled: false });

    expect(errorOf(await search(service, { name: '青禾' }))).toMatchObject({
      code: 'NOT_PERMITTED',
      platformCode: 'CYT_40301',
      retryable: false,
    });
  });

  test('has no quota left: the error says to renew it', async () => {
    service.sandbox.controls.setQuota({ units: 0 });

    expect(errorOf(await search(service, { name: '青禾' }))).toMatchObject({
      code: 'QUOTA_EXHAUSTED',
      platformCode: 'CYT_42900',
      retryable: false,
    });
  });

  test('rejects for too many calls: the error says to wait a minute, after four attempts', async () => {
    fail('TOO_MANY_REQUESTS', null);

    expect(errorOf(await service.inTime(search(service, { name: '青禾' }), 100))).toMatchObject({
      code: 'RATE_LIMITED',
      platformCode: 'CYT_42901',
      retryable: true,
      retryAfterSeconds: 60,
    });
    expect(service.calls(PATH)).toBe(4);
  });

  test('has lost its source: the error says to retry later, and the billed call is not repeated', async () => {
    fail('UPSTREAM_UNAVAILABLE', null);

    expect(errorOf(await search(service, { name: '青禾' }))).toMatchObject({
      code: 'PLATFORM_UNAVAILABLE',
      platformCode: 'CYT_50200',
      retryable: true,
      hint: 'Try again later; meanwhile let the user enter name and tax number manually.',
    });
    expect(service.calls(PATH)).toBe(1);
  });

  test.for([{ total: 0, list: null }, { total: '0', list: '' }, { total: 0 }, { cached: false }])(
    'found nothing, by %j: the list is empty',
    async (data) => {
      const stub = await startStub((response) => sendEnvelope(response, 'CYT_00000', data));
      const answer = await (await startBefore(stub)).query(SEARCH, { by: { name: '青禾' } });
      expect(answer.errors).toBeUndefined();
      expect(answer.data).toMatchObject({ enterprises: { enterprises: [] } });
    },
  );

  test.for([{ total: 1, list: null }, { total: '1' }, { total: 0, list: 'none' }])(
    'found a company that is missing or malformed, by %j: the result is an error',
    async (data) => {
      const stub = await startStub((response) => sendEnvelope(response, 'CYT_00000', data));
      const answer = await (await startBefore(stub)).query(SEARCH, { by: { name: '青禾' } });
      expect(answer.data).toEqual({ enterprises: null });
      expect(errorOf(answer)?.['hint']).toContain('data.list should be a list');
    },
  );

  test('lists one company twice, and more than requested: each is returned once, up to the limit', async () => {
    const one = { company_name: '青禾', tax_id: NUMBER.toLowerCase() };
    const others = Array.from({ length: 5 }, (_none, index) => ({
      company_name: `青禾${index}`,
      tax_id: `9144030012345678${index}X`,
    }));
    const stub = await startStub((response) => sendFound(response, [one, one, ...others]));
    const answer = await (
      await startBefore(stub)
    ).query(SEARCH, { by: { name: '青禾' }, limit: 3 });
    expect(answer.data).toMatchObject({
      enterprises: { enterprises: [{ taxNumber: NUMBER }, { name: '青禾0' }, { name: '青禾1' }] },
    });
  });

  test('returns two names for one tax number: neither is used as its name', async () => {
    const both = ['甲', '乙'].map((company_name) => ({ company_name, tax_id: NUMBER }));
    const stub = await startStub((response) => sendFound(response, both));
    const answer = await (
      await startBefore(stub)
    ).query(`{ enterprise(taxNumber: "${NUMBER}") { name } }`);
    expect(answer.data).toEqual({ enterprise: null });
    expect(errorOf(answer)).toMatchObject({ code: 'PLATFORM_UNAVAILABLE' });
  });

  test('returns one object in place of a list: the list has that object', async () => {
    const list = { company_name: ' 青禾 ', tax_id: NUMBER };
    const stub = await startStub((response) =>
      sendEnvelope(response, 'CYT_00000', { total: 1, list }),
    );
    const answer = await (await startBefore(stub)).query(SEARCH, { by: { name: '青禾' } });
    expect(answer.data).toMatchObject({
      enterprises: { enterprises: [{ name: '青禾', taxNumber: NUMBER }] },
    });
  });

  test('returns an unreadable response: the error has its path, and other fields are unaffected', async () => {
    const stub = await startStub((response) => sendFound(response, [{ company_name: {} }]));
    const before = await startBefore(stub);

    const answer = await before.query(
      `{ __typename enterprises(by: { name: "青禾" }) { cached } }`,
    );

    expect(answer.data).toEqual({ __typename: 'Query', enterprises: null });
    expect(errorOf(answer)).toMatchObject({ code: 'PLATFORM_UNAVAILABLE' });
    expect(errorOf(answer)?.['hint']).toContain('data.list[0].company_name should be a text');
  });
});
