import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { z } from 'zod';
import { createLog } from '../../src/kernel/log/log.ts';
import { createSandbox, type SandboxOptions } from '../../packages/simulator/src/index.ts';
import { temporaryFolder } from '../harness.ts';
import { ManualClock } from '../manual-clock.ts';

const envelope = z.object({
  code: z.string(),
  msg: z.string(),
  requestId: z.string(),
  data: z.record(z.string(), z.unknown()),
});

/** The response to a call: HTTP status, headers, and the envelope. */
export type Reply = z.infer<typeof envelope> & {
  readonly status: number;
  readonly headers: Headers;
};

export const verifyPath = '/api/v1/verify';
export const searchPath = '/api/v1/enterprise/search';
export const createPath = '/api/v1/invoice/forward/create';
export const queryPath = '/api/v1/invoice/forward/query';

/** Matches any text; typed, as vitest's own matchers are not. */
export const anyText: unknown = expect.any(String);
/** Matches a text that contains this. */
export const textWith = (pattern: RegExp): unknown => expect.stringMatching(pattern);

/** Signs by document 1, section 5, implemented here a second time. */
export function sign(body: string, timestamp: number | string): Record<string, string> {
  const text = `demo-app-key${timestamp}${body}demo-app-secret`;
  return {
    'content-type': 'application/json',
    'x-app-key': 'demo-app-key',
    'x-timestamp': String(timestamp),
    'x-sign': createHash('sha256').update(text, 'utf8').digest('hex'),
  };
}

/** A sandbox on a free port with a manual clock; closed with the test. */
export async function startSandbox(options: Partial<SandboxOptions> = {}) {
  const sandbox = await openSandbox(await temporaryFolder(), options);
  onTestFinished(() => sandbox.close());
  return sandbox;
}

/** The same, with its state in a folder; the caller closes it. */
export async function openSandbox(folder: string, options: Partial<SandboxOptions> = {}) {
  const clock = new ManualClock();
  const sandbox = await createSandbox({
    clock,
    file: join(folder, 'sandbox.sqlite'),
    random: () => 0.5,
    progressDelayMs: 2_000,
    log: createLog('silent'),
    ...options,
  });
  const seconds = () => Math.floor((options.clock ?? clock).now() / 1000);

  async function post(path: string, body: string, headers: Record<string, string>): Promise<Reply> {
    const answer = await fetch(sandbox.baseUrl + path, { method: 'POST', body, headers });
    const read = envelope.parse(await answer.json());
    return { ...read, status: answer.status, headers: answer.headers };
  }

  return {
    ...sandbox,
    clock,
    seconds,
    post,
    call: (path: string, request: unknown): Promise<Reply> => {
      const body = JSON.stringify(request);
      return post(path, body, sign(body, seconds()));
    },
  };
}

/** A receiver of pushes on a free loopback port; returns `statuses` in turn, then the last one forever. */
export async function startReceiver(...statuses: number[]) {
  const received: Record<string, unknown>[] = [];
  const waiting: (() => void)[] = [];
  const server = createServer((request, response) => void receive(request, response));
  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const status = statuses[received.length] ?? statuses.at(-1) ?? 200;
    received.push(z.record(z.string(), z.unknown()).parse(JSON.parse(text)));
    response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end();
    for (const check of waiting) check();
  }
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    server.closeAllConnections();
    return new Promise<void>((done) => void server.close(() => done()));
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/push`,
    received,
    /** Resolves once `count` pushes have arrived in total. */
    arrived: (count: number) =>
      new Promise<void>((done) => {
        const check = () => void (received.length >= count && done());
        waiting.push(check);
        check();
      }),
  };
}

/** A valid order: two lines, 1,660.00 with tax, to an enterprise. */
export function order(changes: Record<string, unknown> = {}) {
  return {
    order_id: 'order-1',
    invoice_type_code: '082',
    seller_taxpayer_num: '91440300MA5F0A0A1X',
    terminal_code: '91440300MA5F0A0A1X',
    title_type: 2,
    buyer_title: '北京启明星网络有限公司',
    buyer_taxpayer_num: '91110108MA01C8JT6R',
    drawer: '王小明',
    callback_url: 'http://127.0.0.1:9/push',
    amount_has_tax: '1660.00',
    amount_without_tax: '1500.00',
    tax_amount: '160.00',
    items: [
      line(),
      line({
        name: '运维服务',
        total_price: '500.00',
        tax_rate: '0.06',
        tax_amount: '30.00',
        amount_has_tax: '530.00',
      }),
    ],
    ...changes,
  };
}

/** A line of 1,000.00 at 13 %. */
export function line(changes: Record<string, unknown> = {}) {
  return {
    name: '财务管理软件',
    tax_code: '1060201010000000000',
    total_price: '1000.00',
    tax_rate: '0.13',
    tax_amount: '130.00',
    amount_has_tax: '1130.00',
    ...changes,
  };
}
