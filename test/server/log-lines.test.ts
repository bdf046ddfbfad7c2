import { expect, test } from 'vitest';
import {
  CREATE_PATH,
  ISSUE,
  type Item,
  order,
  QUERY_PATH,
  UPDATES,
} from '../capabilities/forward-invoicing/invoice-orders.ts';
import { dataOf, next } from '../following.ts';
import { type RunningService, startService } from '../harness.ts';

interface Line {
  readonly msg: string;
  readonly requestId?: string;
  readonly tenant?: string;
  readonly kind?: string;
  readonly subject?: string;
  readonly path?: string;
  readonly state?: string;
  readonly cause?: string;
}

// The service's own log lines are JSON objects with these members.
const linesOf = ({ log }: RunningService): readonly Line[] =>
  log.map((line) => JSON.parse(line) as Line);

const DIGEST = '{ operations(first: 10) { edges { node { key kind logDigest } } } }';

interface Digests {
  readonly operations: {
    readonly edges: readonly {
      readonly node: { readonly key: string; readonly kind: string; readonly logDigest: string };
    }[];
  };
}

async function digestOf(service: Pick<RunningService, 'query'>, kind: string): Promise<string> {
  const { operations } = dataOf(await service.query<Digests>(DIGEST));
  const found = operations.edges.find(({ node }) => node.kind === kind);
  return found?.node.logDigest ?? '';
}

const named = { 'x-request-id': 'from-the-shop-7' };

test('all log lines about one order have its digest', async () => {
  const service = await startService({ sandboxProgressDelayMs: null });
  const updates = service.subscribe<{ invoiceUpdates: Item }>(UPDATES, { orderId: 'order-1' });
  await next(updates);
  await service.query(ISSUE, { input: order() }, named);
  await next(updates);
  await next(updates);
  service.sandbox.controls.issueInvoice({ orderId: 'order-1' });
  expect(await next(updates)).toMatchObject({ state: 'ISSUED' });
  const subject = await digestOf(service, 'FORWARD_INVOICE');
  expect(subject).toMatch(/^[a-z]{16}$/);

  const kind = 'forward-invoice';
  const about = linesOf(service).filter((line) => line.subject === subject);
  expect(about.every((line) => line.kind === kind && line.tenant === 'default')).toBe(true);
  const told = about.map(({ msg, path, state, cause }) =>
    [msg, path, cause, state].filter((word) => word !== undefined).join(' '),
  );
  expect(told).toEqual([
    'update REQUEST SUBMITTED',
    `platform call ${CREATE_PATH}`,
    'update REQUEST ISSUING',
    'push received noted',
    `platform call ${QUERY_PATH}`,
    'update PUSH ISSUED',
  ]);
  // The request ends with its response; the push is another request, and the poll belongs to none.
  const ids = about.map(({ requestId }) => requestId);
  expect(ids.slice(0, 3)).toEqual(Array(3).fill(named['x-request-id']));
  expect(ids.slice(3)).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), undefined, undefined]);
});

test('all log lines of a request have its id, including those of its platform calls', async () => {
  const service = await startService();
  const before = service.log.length;
  const search = '{ enterprises(by: { name: "青禾" }) { enterprises { name } } }';
  await service.query(search, {}, named);
  await service.query(ISSUE, { input: order() }, named);
  const lines = linesOf(service)
    .slice(before)
    .filter(({ msg }) => msg === 'platform call' || msg === 'operation');
  expect(lines.length).toBeGreaterThanOrEqual(4);
  expect(lines.filter(({ requestId }) => requestId !== named['x-request-id'])).toEqual([]);
});

test('concurrent requests have their own ids in the log', async () => {
  const service = await startService({ sandboxProgressDelayMs: null });
  const numbers = Array.from({ length: 20 }, (_one, index) => `order-${index}`);
  await Promise.all(
    numbers.map((orderId) =>
      service.query(ISSUE, { input: order({ orderId }) }, { 'x-request-id': `id-of-${orderId}` }),
    ),
  );
  const calls = linesOf(service).filter(({ path }) => path === CREATE_PATH);
  const ids = calls.map(({ requestId = '' }) => requestId).toSorted();
  expect(ids).toEqual(numbers.map((orderId) => `id-of-${orderId}`).toSorted());
  expect(new Set(calls.map(({ subject }) => subject)).size).toBe(numbers.length);
});

test('the digest survives a restart, differs by tenant and number, and does not contain the number', async () => {
  const first = await startService();
  await first.query(ISSUE, { input: order() });
  const before = await digestOf(first, 'FORWARD_INVOICE');
  await first.stop();
  const { application } = await startService({ dataDir: first.dataDir });
  const { logFieldsOf } = application.app;
  const id = { tenant: 'default', kind: 'forward-invoice', key: 'order-1' };
  expect(logFieldsOf(id).subject).toBe(before);
  const others = [{ tenant: 'acme' }, { kind: 'red-offset' }, { key: 'order-2' }];
  const digests = others.map((other) => logFieldsOf({ ...id, ...other }).subject);
  expect(new Set([before, ...digests]).size).toBe(4);
  expect([before, ...digests].join('')).not.toMatch(/\d/);
});

test('no log line contains an order’s number, which may be a person’s', async () => {
  const service = await startService({ sandboxProgressDelayMs: null });
  const orderId = 'A13800138000';
  await service.query(ISSUE, { input: order({ orderId }) });
  expect(service.log.join('\n')).not.toContain('13800138000');
  expect(linesOf(service).some(({ subject }) => subject !== undefined)).toBe(true);
});
