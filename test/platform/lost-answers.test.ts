import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, test } from 'vitest';
import { said, saying } from '../messages/said.ts';
import { endpoint } from '../../src/platform/endpoint.ts';
import { createTransport } from '../../src/platform/client/request.ts';
import { BODY, createBench, failing, free, input, ok, onlyOnce, startBench } from './bench.ts';
import { type Answerer, sendText, startStub } from './stub-platform.ts';

const asked = {
  method: 'POST',
  path: '/api/v1/ask',
  headers: {},
  body: BODY,
  timeoutMs: 1_000,
  expectsFile: false,
  responseSize: 'small',
  billed: true,
  freshConnection: false,
} as const;

const hurried = endpoint({ ...onlyOnce, timeoutMs: 300 });

describe('a lost response', () => {
  test.each([
    ['a reset after the request', (response) => void response.socket?.destroy()],
    [
      'a text that ends in the middle',
      (response) => {
        response.writeHead(200, { 'content-length': '500' }).write('{"code":"CYT_0000');
        response.socket?.end();
      },
    ],
    ['no answer in time', () => {}],
  ] as readonly [string, Answerer][])(
    'by %s leaves the outcome open, and the call is never sent again',
    async (_case, answer) => {
      const { platform, stub } = await startBench(answer);

      expect(await failing(platform.call(hurried, input))).toMatchObject({
        code: 'PLATFORM_UNAVAILABLE',
        retryable: true,
        maybeApplied: true,
      });
      expect(stub.received).toHaveLength(1);
    },
  );

  test('by a refused connection means that the call was certainly not executed', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as { port: number }; // a listening TCP server has one
    server.close();
    await once(server, 'close');

    const { platform } = createBench(`http://127.0.0.1:${port}`);

    expect(await failing(platform.call(onlyOnce, input))).toMatchObject({
      message: 'The platform did not respond (ECONNREFUSED).',
      maybeApplied: false,
    });
  });

  test('by a stop of the service before it was sent means that the call was certainly not executed', async () => {
    const stub = await startStub(ok);
    const transport = createTransport(stub.baseUrl, () => expect.unreachable());
    await transport.close();
    expect(await failing(transport.send(asked))).toMatchObject({
      message: 'The platform did not respond (UND_ERR_DESTROYED).',
      maybeApplied: false,
    });
    expect(stub.received).toEqual([]);
  });

  test('is avoided if the service stops during a call: it waits for the response', async () => {
    const stub = await startStub(ok);
    const transport = createTransport(stub.baseUrl, () => expect.unreachable());
    const answer = transport.send(asked);
    await transport.close();
    expect(await answer).toMatchObject({ status: 200 });
    expect(stub.received).toHaveLength(1);
  });

  test('by a failed TLS handshake means that the call was certainly not executed', async () => {
    const stub = await startStub(ok);
    const { platform } = createBench(stub.baseUrl.replace('http:', 'https:'));

    expect(await failing(platform.call(onlyOnce, input))).toMatchObject({ maybeApplied: false });
    expect(stub.received).toHaveLength(0);
  });
});

describe('an unreadable response', () => {
  const page = `<html><title>502</title>${'x'.repeat(120)} 张三 110101199003071234 ${'y'.repeat(200)}</html>`;

  test.each([
    ['a proxy’s page, of which it says only so', page, 502, 'An HTML page'],
    ['a page with status 200', page, 200, 'An HTML page'],
    [
      'JSON that ends in the middle',
      '{"code":"CYT_00000","data":{"sfz":"110101199003071234"',
      200,
      '{"code":"CYT_00000","data":{"sfz":"******"',
    ],
    ['JSON without a code', '{"error":"6222021234567890123"}', 200, '{"error":"******"}'],
    ['a list', '["13800138000"]', 200, '["******"]'],
    ['nothing', '', 200, ''],
  ])('shows its first characters, masked: %s', async (_case, body, status, beginning) => {
    const { platform, lines } = await startBench((response) => sendText(response, body, status));

    const error = await failing(platform.call(free, input));

    expect(error).toMatchObject({
      code: 'PLATFORM_UNAVAILABLE',
      platformCode: null,
      message: `The platform responded with HTTP ${status} without its envelope.`,
    });
    const hint = said(error.hint);
    expect(hint.slice(0, beginning.length)).toBe(beginning);
    expect(hint.length).toBeLessThanOrEqual(200);
    expect(hint).not.toMatch(/\d{6}|</);
    expect(lines.join()).not.toMatch(/110101|622202|138001/);
  });

  test.each([
    ['a field of the wrong type', '{"hjje":"much"}', 'data.hjje should be a decimal number'],
    ['a missing field', '{}', 'data.hjje should be a decimal number'],
    ['a list as data', '[]', 'data.hjje should be a decimal number'],
    ['a number as data', '1.50', 'data.hjje should be a decimal number'],
    ['no data at all', 'null', 'data.hjje should be a decimal number'],
  ])('reports the path of %s', async (_case, data, place) => {
    const body = `{"code":"CYT_00000","msg":"","requestId":"r-9","data":${data}}`;
    const { platform, lines } = await startBench((response) => sendText(response, body));

    expect(await failing(platform.call(free, input))).toMatchObject({
      code: 'PLATFORM_UNAVAILABLE',
      requestId: 'r-9',
      hint: saying(`${place}; received: ${body}`),
      maybeApplied: true,
    });
    expect(lines.join()).toContain(place);
  });

  test('is never masked by halves: a number across the cut is masked completely', async () => {
    const body = `${'x'.repeat(190)}110101199003071234`;
    const { platform } = await startBench((response) => sendText(response, body));

    expect(said((await failing(platform.call(free, input))).hint)).not.toMatch(/\d/);
  });
});
