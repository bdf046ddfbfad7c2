import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { createReceiving } from '../../src/documents/fetch/fetcher.ts';
import { createLog, noTracing } from '../../src/kernel/log/log.ts';
import { quote } from '../../src/messages/message.ts';
import { billed as billedAs, type Meter } from '../../src/platform/billing.ts';
import { type Platform, createPlatform } from '../../src/platform/client/client.ts';
import { endpoint } from '../../src/platform/endpoint.ts';
import type { PlatformError } from '../../src/platform/errors.ts';
import { createLimiter, createLocalWindow } from '../../src/platform/limits.ts';
import { decimal, record, text } from '../../src/platform/record/index.ts';
import { createSemaphore } from '../../src/platform/client/semaphore.ts';
import { createTransport } from '../../src/platform/client/request.ts';
import { createMeasurements, type Measurements } from '../../src/kernel/log/measurements.ts';
import { ManualClock } from '../manual-clock.ts';
import {
  type Answerer,
  type StubPlatform,
  sendText,
  startStub,
  stubCredentials,
} from './stub-platform.ts';

const question = record('Question', 'What is asked.', {
  buyer: text('gfmc', { doc: 'Name of the buyer.' }),
  amount: decimal('je', { as: 'number', doc: 'Amount.' }),
});
const reply = record('Reply', 'What is answered.', {
  total: decimal('hjje', { as: 'number', doc: 'Total.' }),
});
const ask = { path: '/api/v1/ask', request: question, response: reply, about: [] } as const;

/** One query, under the three kinds of terms that decide if it may be sent again. */
export const free = endpoint({ ...ask, billed: null, effect: 'none' });
export const billed = endpoint({
  ...ask,
  billed: billedAs('enterprise', 'per call'),
  effect: 'none',
  retryAfterSeconds: 900,
  fallback: quote('Type it in.'),
});
export const onlyOnce = endpoint({
  ...ask,
  billed: billedAs('forward-invoicing', 'per invoice'),
  effect: 'once',
});

/** A person's name and phone number, and an amount that a double cannot represent. */
export const input = { buyer: '张三 13800138000', amount: '1234567890123456.50' };
/** `input` as it must arrive. */
export const BODY = '{"gfmc":"张三 13800138000","je":1234567890123456.50}';

/** A client under test, its clock and its log. */
export interface Bench {
  /** All calls are paid for, unless a test decides otherwise. */
  readonly platform: Platform;
  /** The same client, whose calls are not paid for. */
  readonly unpaid: Platform;
  readonly clock: ManualClock;
  readonly lines: string[];
  readonly measurements: Measurements;
  /** The folder of files from responses. */
  readonly folder: string;
}

/** Pays for all calls. */
const boundless: Meter = async () => () => Promise.resolve();

/** A client of the server at a URL. */
export function createBench(baseUrl: string): Bench {
  const clock = new ManualClock();
  const lines: string[] = [];
  const measurements = createMeasurements();
  const folder = mkdtempSync(join(tmpdir(), 'received-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const transport = createTransport(baseUrl, createReceiving(folder));
  onTestFinished(() => transport.close());
  const platform = createPlatform({
    credentials: stubCredentials,
    transport,
    limiter: createLimiter(createLocalWindow(clock), clock),
    semaphore: createSemaphore({ bytes: 1_000, mostWaiting: 2, patienceMs: 60_000, clock }),
    clock,
    log: createLog('debug', { write: (line) => void lines.push(line) }),
    measurements,
    tracing: noTracing,
    sendsTraceparent: false,
    tenant: 'acme',
    random: () => 0.5,
  });
  return {
    platform: {
      call: (endpoint, input, meter = boundless) => platform.call(endpoint, input, meter),
      now: () => platform.now(),
    },
    unpaid: platform,
    clock,
    lines,
    measurements,
    folder,
  };
}

/** A client of a stub. */
export async function startBench(
  answer: Answerer,
): Promise<Bench & { readonly stub: StubPlatform }> {
  const stub = await startStub(answer);
  return { stub, ...createBench(stub.baseUrl) };
}

/** The error of a call that is expected to fail. */
export const failing = (call: Promise<unknown>): Promise<PlatformError> =>
  call.then(
    () => Promise.reject(new Error('The call succeeded.')),
    (error: unknown) => error as PlatformError, // the tests assert on its members
  );

/** The response of a working platform. */
export const ok: Answerer = (response) =>
  sendText(response, '{"code":"CYT_00000","msg":"","requestId":"r","data":{"hjje":100.00}}');
