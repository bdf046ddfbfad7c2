import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import { PlatformRejected } from '../../src/platform/errors.ts';
import { said, saying } from '../messages/said.ts';
import { failing, free, input, ok, onlyOnce, startBench } from './bench.ts';
import { sendEnvelope, sendText } from './stub-platform.ts';

describe('a rejection', () => {
  test.each([
    ['CYT_40001', 400, 'PLATFORM_REJECTED', false],
    ['CYT_40100', 401, 'NOT_PERMITTED', false],
    ['CYT_40101', 401, 'NOT_PERMITTED', false],
    ['CYT_40102', 401, 'NOT_PERMITTED', false],
    ['CYT_40301', 403, 'NOT_PERMITTED', false],
    ['CYT_42900', 200, 'QUOTA_EXHAUSTED', false],
    ['CYT_42900', 429, 'QUOTA_EXHAUSTED', false],
    ['CYT_10001', 200, 'PLATFORM_REJECTED', false],
    ['CYT_10002', 404, 'PLATFORM_REJECTED', false],
    ['CYT_10001', 500, 'PLATFORM_REJECTED', false],
    ['CYT_10002', 502, 'PLATFORM_REJECTED', false],
    ['CYT_40001', 500, 'PLATFORM_REJECTED', false],
    ['CYT_50999', 500, 'PLATFORM_UNAVAILABLE', true],
  ])('%s with HTTP %i is %s, and is not repeated', async (code, status, expected, maybeApplied) => {
    const { platform, stub } = await startBench((response) =>
      sendEnvelope(response, code, { hint: 'call 13800138000' }, { status }),
    );

    expect(await failing(platform.call(onlyOnce, input))).toMatchObject({
      code: expected,
      platformCode: code,
      requestId: 'request-1',
      hint: saying('call 138****8000'),
      maybeApplied,
    });
    expect(stub.received).toHaveLength(1);
  });

  test.each([401, 403])(
    'of a query with HTTP %i is about the key, whatever the code',
    async (status) => {
      const { platform } = await startBench((response) =>
        sendEnvelope(response, 'FORBIDDEN', {}, { status }),
      );
      expect(await failing(platform.call(free, input))).toMatchObject({ code: 'NOT_PERMITTED' });
      // An order's number may exist, which only a rejection is checked for.
      expect(await failing(platform.call(onlyOnce, input))).toMatchObject({
        code: 'PLATFORM_REJECTED',
      });
    },
  );

  test('has the request id that a platform writes as a number, with all of its digits', async () => {
    const { platform } = await startBench((response) =>
      sendText(response, '{"code":"CYT_40001","msg":"m","requestId":1958473625847362561}', 400),
    );
    expect(await failing(platform.call(free, input))).toMatchObject({
      requestId: '1958473625847362561',
    });
  });

  test.each([' CYT_42900 ', 'cyt_42900', 'ＣＹＴ＿４２９００'])(
    'has its code in the documented spelling, of %j',
    async (code) => {
      const { platform } = await startBench((response) =>
        sendEnvelope(response, code, {}, { status: 429 }),
      );
      expect(await failing(platform.call(free, input))).toMatchObject({
        code: 'QUOTA_EXHAUSTED',
        platformCode: 'CYT_42900',
      });
    },
  );

  test.each(['<html><body>502 Bad Gateway</body></html>', '99 <!DOCTYPE html><p>'])(
    'passes on no HTML page: %s',
    async (page) => {
      const { platform } = await startBench((response) => {
        const envelope = { code: 'CYT_40001', msg: page, requestId: 'r', data: { hint: page } };
        sendText(response, JSON.stringify(envelope), 502);
      });
      const { message, hint } = await failing(platform.call(free, input));
      expect({ message, hint }).toEqual({ message: 'CYT_40001', hint: null });
    },
  );

  test('keeps a hint with a placeholder in angle brackets', async () => {
    const { platform } = await startBench((response) =>
      sendEnvelope(response, 'CYT_40001', { hint: '<amount> is not in the contract' }),
    );
    expect(said((await failing(platform.call(free, input))).hint)).toContain('<amount>');
  });

  test('lists the steps executed before it', async () => {
    const steps = ['number reserved', { step: 'upload', phone: '13800138000' }];
    const { platform } = await startBench((response) =>
      sendEnvelope(response, 'CYT_40001', { data: { steps } }, { status: 400 }),
    );

    expect((await failing(platform.call(free, input))).steps).toEqual([
      'number reserved',
      '{"step":"upload","phone":"138****8000"}',
    ]);
  });
});

test('has its payload if a verdict is read from it, and the payload is in no log', async () => {
  const data = { reason: '张三', result: [{ fphm: '1' }] };
  const { platform } = await startBench((response) => sendEnvelope(response, 'CYT_10001', data));
  const error = await failing(platform.call(free, input));
  expect(error).toBeInstanceOf(PlatformRejected);
  expect((error as PlatformRejected).data).toEqual(data); // checked by the line above
  expect(inspect(error, { showHidden: true, depth: 9 }) + JSON.stringify(error)).not.toContain(
    '张三',
  );
});

test('nothing of a request, a response or the key is logged', async () => {
  const { platform, lines } = await startBench((response, request, nth) =>
    nth === 1
      ? ok(response, request, nth)
      : sendEnvelope(response, 'CYT_40001', { hint: '张三', gfmc: '张三' }, { status: 400 }),
  );
  await platform.call(free, input);
  await failing(platform.call(free, input));

  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    {
      msg: 'platform call',
      path: '/api/v1/ask',
      platformCode: 'CYT_00000',
      platformRequestId: 'r',
    },
    {
      msg: 'platform call',
      platformCode: 'CYT_40001',
      status: 400,
      platformRequestId: 'request-1',
    },
  ]);
  expect(lines.join()).not.toMatch(
    /张三|13800138000|1234567890123456|stub-key|stub-secret|X-Sign/i,
  );
});
