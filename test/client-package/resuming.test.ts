import { expect, test } from 'vitest';
import {
  FollowInvoiceDocument,
  inMemory,
  inStorage,
  type KeyValueStorage,
  OperationFailed,
  Refused,
} from '../../packages/client/src/index.ts';
import { ISSUE, order } from '../capabilities/forward-invoicing/invoice-orders.ts';
import { startService } from '../harness.ts';
import { layCutLine } from './cut-line.ts';
import { Following } from './following.ts';
import { startGateway } from './gateway.ts';

const followed = { document: FollowInvoiceDocument, variables: { orderId: 'order-1' } };

/** Like React Native's AsyncStorage: asynchronous. */
function asynchronousStorage(): KeyValueStorage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => Promise.resolve(kept.get(key) ?? null),
    setItem: (key, value) => Promise.resolve(void kept.set(key, value)),
  };
}

test('an order is followed to its final state, then the subscription ends without an error', async () => {
  const service = await startService({ sandboxProgressDelayMs: 5 });
  await service.query(ISSUE, { input: order() });
  const client = new Following({ url: `${service.url}/graphql` }, followed);
  expect(await client.ended).toBe(null);
  expect(client.applied.at(-1)?.invoiceUpdates.state).toBe('ISSUED');
});

test('an app that restarts with its storage continues after the last update, and gets none twice', async () => {
  const service = await startService({ sandboxProgressDelayMs: null });
  const storage = asynchronousStorage();
  const options = { url: `${service.url}/graphql` };
  const kept = { ...followed, position: inStorage(storage, 'order-1') };
  await service.query(ISSUE, { input: order() });
  const before = new Following(options, kept);
  await before.until(({ invoiceUpdates }) => invoiceUpdates.state === 'ISSUING');
  // Stored after it was applied.
  await expect.poll(() => storage.getItem('order-1')).not.toBeNull();
  before.stop();
  service.sandbox.controls.issueInvoice({ orderId: 'order-1' });
  const after = new Following(options, {
    ...followed,
    position: inStorage(storage, 'order-1'),
  });
  expect(await after.ended).toBe(null);
  expect(after.applied).toMatchObject([
    { invoiceUpdates: { state: 'ISSUED', previousState: 'ISSUING', cause: 'PUSH' } },
  ]);
});

test('a position of another history makes the client read again, and is replaced', async () => {
  const service = await startService({ sandboxProgressDelayMs: 5 });
  const other = await startService({ sandboxProgressDelayMs: 5 });
  const position = inMemory();
  for (const { url, query } of [other, service]) {
    await query(ISSUE, { input: order() });
    const client = new Following({ url: `${url}/graphql` }, { ...followed, position });
    expect(await client.ended).toBe(null);
    expect(client.gaps).toBe(url === service.url ? 1 : 0);
    expect(client.applied.at(-1)?.invoiceUpdates.state).toBe('ISSUED');
  }
});

test('after a socket is closed as completed, the client opens another one after the last update', async () => {
  const service = await startService({ sandboxProgressDelayMs: null });
  const gateway = await startGateway(service.url);
  await service.query(ISSUE, { input: order() });
  const client = new Following({ url: `${gateway.url}/graphql` }, followed);
  await client.until(({ invoiceUpdates }) => invoiceUpdates.state === 'ISSUING');
  const last = client.applied.at(-1)?.invoiceUpdates.cursor;
  gateway.closeNormally();
  service.sandbox.controls.issueInvoice({ orderId: 'order-1' });
  expect(await client.ended).toBe(null);
  expect(client.applied.at(-1)?.invoiceUpdates.state).toBe('ISSUED');
  expect(gateway.subscriptions.map(({ after }) => after)).toEqual([undefined, last]);
});

test('a rejected token is requested again, and a second rejection ends the subscription', async () => {
  const key = 'a-key-of-sixteen-or-more';
  const service = await startService({ env: { API_KEYS: key }, sandboxProgressDelayMs: 5 });
  await service.query(ISSUE, { input: order() }, { authorization: `Bearer ${key}` });
  const url = `${service.url}/graphql`;
  const getToken = (wasRefused: boolean): string => (wasRefused ? key : 'a-key-that-has-run-out');
  expect(await new Following({ url, getToken }, followed).ended).toBe(null);
  const wrong = new Following({ url, getToken: () => 'a-key-that-nobody-has' }, followed);
  expect(await wrong.ended).toBeInstanceOf(Refused);
});

test('the service uses the client’s language, over sockets and events', async () => {
  const { url } = await startService();
  const blocked = await layCutLine(url, { blocksWebSockets: true });
  const wrong = { ...followed, variables: { orderId: 'order-1', after: 'no-cursor' } };
  const refusalIn = async (language: string, address: string): Promise<string> => {
    const error = await new Following({ url: `${address}/graphql`, language }, wrong).ended;
    expect(error).toBeInstanceOf(OperationFailed);
    return String(error);
  };
  for (const address of [url, blocked.url]) {
    expect(await refusalIn('zh-CN', address)).toMatch(/\p{Script=Han}/u);
    expect(await refusalIn('en', address)).not.toMatch(/\p{Script=Han}/u);
  }
});
