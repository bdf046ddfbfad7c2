import { describe, expect, test } from 'vitest';
import { textLike } from '../texts.ts';
import { saying } from '../messages/said.ts';
import {
  billed,
  BODY,
  createBench,
  failing,
  free,
  input,
  ok,
  onlyOnce,
  startBench,
} from './bench.ts';
import type { Answerer } from './stub-platform.ts';
import { isSigned, sendEnvelope, startStub } from './stub-platform.ts';

describe('a call', () => {
  test('is signed over the exact text sent, with exact decimals, and its response is parsed exactly', async () => {
    const { platform, stub } = await startBench(ok);

    expect(await platform.call(free, input)).toEqual({ total: '100.00' });
    expect(stub.received[0]).toMatchObject({ path: '/api/v1/ask', body: BODY });
    expect(stub.received[0]?.headers['content-type']).toBe('application/json');
    expect(stub.received.every(isSigned)).toBe(true);
  });

  test('uses the path of the base URL', async () => {
    const stub = await startStub(ok);

    await createBench(`${stub.baseUrl}/gateway/`).platform.call(free, input);

    expect(stub.received[0]?.path).toBe('/gateway/api/v1/ask');
  });

  test('shares a kept-alive connection unless it must not be repeated', async () => {
    const { platform, stub } = await startBench(ok);

    for (const endpoint of [free, free, free, free, free, free, onlyOnce, onlyOnce, onlyOnce])
      await platform.call(endpoint, input);

    const ports = stub.received.map(({ port }) => port);
    const [kept, own] = [ports.slice(0, 6), ports.slice(6)];
    expect(new Set(kept).size).toBeLessThan(kept.length);
    expect(new Set(own).size).toBe(own.length);
    expect(kept.filter((port) => own.includes(port))).toEqual([]);
  });
});

test('derives the platform’s time from the Date of its last response and the elapsed time', async () => {
  const AHEAD_MS = 120_000;
  const { platform, clock } = await startBench((response) =>
    sendEnvelope(response, 'CYT_00000', { hjje: 1 }, { date: clock.now() + AHEAD_MS }),
  );
  expect(platform.now()).toBe(clock.now());

  await platform.call(free, input);
  const aheadMs = platform.now() - clock.now();
  await clock.advance(5_000);

  // A Date has no fractions of a second.
  expect(aheadMs).toBeGreaterThan(AHEAD_MS - 1_000);
  expect(aheadMs).toBeLessThanOrEqual(AHEAD_MS);
  expect(platform.now() - clock.now()).toBe(aheadMs);
  const before = platform.now();
  clock.set(-7_200_000);
  expect(platform.now()).toBe(before);
});

test('a call of a process that was suspended before its signature is not sent', async () => {
  const { platform, clock, stub } = await startBench(ok);

  const call = platform.call(onlyOnce, input, () => {
    clock.set(600_000);
    return () => Promise.resolve();
  });

  expect(await failing(call)).toMatchObject({ retryable: true, maybeApplied: false });
  expect(stub.received).toEqual([]);
});

describe('a rejected timestamp', () => {
  const HOUR_MS = 3_600_000;

  test('sets the platform’s time from its Date header: one call is signed again, and later ones are right', async () => {
    const { platform, clock, stub } = await startBench((response, request, nth) => {
      if (nth > 1) return ok(response, request, nth);
      sendEnvelope(response, 'CYT_40103', {}, { status: 401, date: clock.now() + HOUR_MS });
    });

    await platform.call(onlyOnce, input);
    await platform.call(free, input);

    const seconds = Math.floor(clock.now() / 1000);
    expect(stub.received.map(({ headers }) => Number(headers['x-timestamp']))).toEqual([
      seconds,
      seconds + 3600,
      seconds + 3600,
    ]);
    expect(stub.received.every(isSigned)).toBe(true);
  });

  test('is not signed a third time', async () => {
    const { platform, clock, stub } = await startBench((response) =>
      sendEnvelope(response, 'CYT_40103', {}, { status: 401, date: clock.now() + HOUR_MS }),
    );

    const error = await failing(platform.call(free, input));

    expect(error).toMatchObject({ code: 'NOT_PERMITTED', platformCode: 'CYT_40103' });
    expect(stub.received).toHaveLength(2);
  });
});

describe('a wait requested by the platform', () => {
  const at = Date.parse('2026-11-20T04:00:00Z');
  const saying =
    (code: string, status: number, retryAfter: string): Answerer =>
    (response) => {
      response.setHeader('Retry-After', retryAfter);
      sendEnvelope(response, code, {}, { status, date: at });
    };

  test.each([
    ['CYT_42901', 429, '7', 7],
    ['CYT_50200', 503, '7', 7],
    ['CYT_42901', 429, new Date(at + 7_000).toUTCString(), 7],
    ['CYT_99999', 429, '7', 7],
    ['CYT_99999', 503, '120', 120],
    ['CYT_42900', 429, '3600', 3_600],
    ['CYT_42901', 429, '99999999', 86_400],
    ['CYT_42901', 429, 'soon', 60],
    ['CYT_42901', 429, new Date(at - 7_000).toUTCString(), 60],
    ['CYT_50200', 502, '7', 900],
  ])('is reported: %s with %s and %s is %s s', async (code, status, retryAfter, seconds) => {
    const { platform, clock } = await startBench(saying(code, status, retryAfter));
    const call = failing(platform.call(billed, input));
    for (let waits = 0; waits < 3; waits += 1) {
      await Promise.race([clock.asleep(), call]);
      await clock.advance(10_000);
    }
    expect(await call).toMatchObject({ retryAfterSeconds: seconds });
  });

  test('is reported if there was no envelope', async () => {
    const { platform } = await startBench((response) => {
      response.writeHead(503, { 'retry-after': '30' }).end('<html>busy</html>');
    });
    expect(await failing(platform.call(free, input))).toMatchObject({
      code: 'PLATFORM_UNAVAILABLE',
      retryAfterSeconds: 30,
    });
  });

  test('delays the next attempt', async () => {
    const { platform, clock, stub } = await startBench((response, request, nth) =>
      nth === 1
        ? saying('CYT_42901', 429, '7')(response, request, nth)
        : ok(response, request, nth),
    );
    const call = platform.call(billed, input);
    await clock.asleep();
    await clock.advance(6_999);
    expect(stub.received).toHaveLength(1);
    await clock.advance(1);
    expect(await call).toMatchObject({ total: '100.00' });
    expect(stub.received).toHaveLength(2);
  });

  test('is left to the caller if it is long', async () => {
    const { platform, stub } = await startBench(saying('CYT_42901', 429, '11'));
    expect(await failing(platform.call(billed, input))).toMatchObject({ retryAfterSeconds: 11 });
    expect(stub.received).toHaveLength(1);
  });
});

describe('too many calls', () => {
  test('are sent again after growing waits, four times in total', async () => {
    const { platform, clock, stub } = await startBench((response) =>
      sendEnvelope(response, 'CYT_42901', {}, { status: 429 }),
    );

    const call = failing(platform.call(billed, input));
    for (const [waitMs, sent] of [
      [500, 1],
      [1_000, 2],
      [2_000, 3],
    ] as const) {
      await clock.asleep();
      expect(stub.received).toHaveLength(sent);
      await clock.advance(waitMs - 1);
      expect(stub.received).toHaveLength(sent);
      await clock.advance(1);
    }

    expect(await call).toMatchObject({
      code: 'RATE_LIMITED',
      retryable: true,
      retryAfterSeconds: 60,
      maybeApplied: false,
    });
    expect(stub.received).toHaveLength(4);
  });
});

const away: Answerer = (response, request, nth) =>
  nth === 1
    ? sendEnvelope(response, 'CYT_50200', { hint: 'bureau down' }, { status: 502 })
    : ok(response, request, nth);

describe('an unavailable source', () => {
  test('is called again for a free query', async () => {
    const { platform, clock, stub } = await startBench(away);

    const call = platform.call(free, input);
    await clock.asleep();
    await clock.advance(500);

    expect(await call).toEqual({ total: '100.00' });
    expect(stub.received).toHaveLength(2);
  });

  test('is not called again for a billed query, and the error says when to retry and what to do meanwhile', async () => {
    const { platform, stub } = await startBench(away);

    expect(await failing(platform.call(billed, input))).toMatchObject({
      code: 'PLATFORM_UNAVAILABLE',
      platformCode: 'CYT_50200',
      retryAfterSeconds: 900,
      hint: saying('bureau down Type it in.'),
      maybeApplied: false,
    });
    expect(stub.received).toHaveLength(1);
  });

  test('is not called again for a request with an effect, even a free and repeatable one', async () => {
    const { platform, stub } = await startBench(away);
    const repeatable = { ...free, effect: 'repeatable' } as const;

    expect(await failing(platform.call(repeatable, input))).toMatchObject({
      platformCode: 'CYT_50200',
    });
    expect(stub.received).toHaveLength(1);
  });

  test('leaves the outcome open for a request that must not be repeated', async () => {
    const { platform, stub } = await startBench(away);

    expect(await failing(platform.call(onlyOnce, input))).toMatchObject({ maybeApplied: true });
    expect(stub.received).toHaveLength(1);
  });
});

const about =
  (buyer: string): Answerer =>
  (response) =>
    sendEnvelope(response, 'CYT_00000', { hjje: 1, buyer });

describe('a response about another subject', () => {
  const asking = { ...free, about: [['buyer', 'gfmc']] } as const;
  test('is invalid for all attempts, is logged without its values and counted separately', async () => {
    const { platform, stub, lines, measurements } = await startBench(about('李四 13900139000'));

    expect(await failing(platform.call(asking, input))).toMatchObject({
      code: 'PLATFORM_UNAVAILABLE',
      maybeApplied: true,
      requestId: 'request-1',
      message: textLike(/`buyer`/),
    });
    expect(stub.received).toHaveLength(1);
    expect(lines.join()).toContain('the platform response names another subject');
    expect(lines.join()).not.toMatch(/李四|张三/);
    expect((await measurements.platformCalls.get()).values).toMatchObject([
      { labels: { endpoint: asking.path, code: 'other subject' }, value: 1 },
    ]);
  });

  test('excludes one that repeats the request’s values', async () => {
    const { platform } = await startBench(about(input.buyer));
    expect(await platform.call(asking, input)).toEqual({ total: '1' });
  });
});
