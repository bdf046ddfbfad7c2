import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { ISSUE, order } from '../capabilities/forward-invoicing/invoice-orders.ts';
import { dataOf, inTime } from '../following.ts';
import { type RunningService, type ServiceOptions, startService } from '../harness.ts';
import { ManualClock } from '../manual-clock.ts';
import { type Receiver, startReceiver } from './receiver.ts';
import type { ReceivedRequest } from './receiver-process.ts';
import {
  deliveriesOf,
  DELETE,
  REDELIVER,
  register,
  TEST_EVENT,
  UPDATE,
  UPDATES,
  type ShownDelivery,
  type UpdatesBody,
  WEBHOOKS,
} from './webhook-documents.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

interface Scene {
  readonly receiver: Receiver;
  readonly service: RunningService;
  readonly clock: ManualClock;
}

/** A service and a receiver. The clock begins at the machine's time, as libraries reject signatures of other times. */
async function begin(options: ServiceOptions = {}): Promise<Scene> {
  const receiver = await startReceiver();
  const clock = new ManualClock(Date.now());
  const service = await startService({
    clock,
    random: () => 0.5,
    sandboxProgressDelayMs: null,
    ...options,
    env: { WEBHOOK_HOSTS: new URL(receiver.url).host, ...options.env },
  });
  return { receiver, service, clock };
}

async function issue(service: Pick<RunningService, 'query'>, orderId: string): Promise<void> {
  const { data } = await service.query(ISSUE, { input: order({ orderId }) });
  expect(data).toMatchObject({ issueInvoice: { orderId } });
}

function updateIn({ body }: ReceivedRequest): UpdatesBody['data']['updates'] {
  // Fields that the webhooks of these tests select.
  return (JSON.parse(body) as UpdatesBody).data.updates;
}

const idOf = ({ headers }: ReceivedRequest): string => String(headers['webhook-id']);

/** Advances the clock until so many requests have arrived. */
async function requestsInTime(
  { receiver, clock }: Scene,
  count: number,
  path?: string,
): Promise<readonly ReceivedRequest[]> {
  const waiting = receiver.until((requests) => requests.length >= count, path);
  return inTime(waiting, clock, 250);
}

test('each update is sent under its event id, signed, in the order of its subject', async () => {
  const scene = await begin();
  const { receiver, service } = scene;
  const { secret } = await register(service, { name: 'all', url: `${receiver.url}/all` });
  for (const orderId of ['one', 'two', 'three']) await issue(service, orderId);
  const requests = await receiver.until(({ length }) => length >= 6);
  const versions = new Map<string, number[]>();
  for (const request of requests) {
    const verified = new Webhook(secret ?? '').verify(request.body, {
      ...(request.headers as Record<string, string>), // The service sends each of them once.
    });
    expect(verified).toEqual(JSON.parse(request.body));
    const { eventId, version, subject } = updateIn(request);
    expect(idOf(request)).toBe(eventId);
    expect(request.headers['content-type']).toBe('application/json');
    versions.set(subject?.id ?? '', [...(versions.get(subject?.id ?? '') ?? []), version]);
  }
  expect([...versions.values()]).toEqual([
    [1, 2],
    [1, 2],
    [1, 2],
  ]);
});

test('a failed delivery is repeated with the same id and bytes after each documented wait, then the webhook is disabled and reported', async () => {
  const scene = await begin();
  const { receiver, service, clock } = scene;
  const { webhook } = await register(service, { name: 'down', url: `${receiver.url}/down` });
  const changes = service.subscribe(
    'subscription { webhookUpdates { name state disabledReason } }',
  );
  expect(await changes.next()).toMatchObject({ data: { webhookUpdates: { state: 'ACTIVE' } } });
  await receiver.behave('/down', { type: 'status', status: 500 });
  await issue(service, 'one');
  await receiver.until(({ length }) => length === 1);
  const waits = [5_000, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 5 * HOUR_MS, 10 * HOUR_MS];
  for (const [index, wait] of [...waits, 14 * HOUR_MS, 20 * HOUR_MS, 24 * HOUR_MS].entries()) {
    await expect
      .poll(() => deliveriesOf(service, webhook.id))
      .toContainEqual(expect.objectContaining({ attempts: index + 1, outcome: 'REJECTED' }));
    const deliveries = await deliveriesOf(service, webhook.id);
    const waiting = deliveries.find(({ attempts }) => attempts > 0);
    const nextAt = Date.parse(waiting?.nextAttemptAt ?? '');
    // The clock advanced while the response was being sent.
    const waited = nextAt - Date.parse(waiting?.attemptedAt ?? '');
    expect([waited >= wait, waited < wait * 1.1 + 2 * MINUTE_MS]).toEqual([true, true]);
    await clock.advance(nextAt - clock.now() - 1);
    expect(receiver.received).toHaveLength(index + 1);
    // Times are in whole seconds. From here on the clock stands still, as a busy machine would count the response as late.
    await clock.advance(1_001);
    await receiver.until(({ length }) => length === index + 2);
  }
  const [first, ...repeats] = receiver.received;
  expect(repeats.map(idOf)).toEqual(repeats.map(() => first && idOf(first)));
  expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
  expect(await changes.next()).toEqual({
    data: {
      webhookUpdates: { name: 'down', state: 'DISABLED', disabledReason: 'EXHAUSTED' },
    },
  });
  expect(service.log.join('')).toContain('a webhook was disabled');

  await receiver.behave('/down', { type: 'status', status: 204 });
  await issue(service, 'two');
  await service.query(UPDATE, { input: { id: webhook.id, enabled: true } });
  const before = repeats.length + 1;
  const after = (await requestsInTime(scene, before + 4)).slice(before).map(updateIn);
  expect(after.map(({ version }) => String(version)).toSorted()).toEqual(['1', '1', '2', '2']);
});

/** The `Date` of the receiver, which is behind the service by minutes. */
const RECEIVED_AT = Date.parse('2026-11-21T04:00:00Z');
const dateAfter = (ms: number): string => new Date(RECEIVED_AT + ms).toUTCString();

test.each([
  ['seconds', 429, '600', 10 * MINUTE_MS],
  ['seconds', 503, '7200', 2 * HOUR_MS],
  ['a date', 429, dateAfter(HOUR_MS), HOUR_MS],
  [
    'a date that a receiver with a slow clock names',
    503,
    dateAfter(20 * MINUTE_MS),
    20 * MINUTE_MS,
  ],
  ['a date ten years away', 503, dateAfter(10 * 365 * 24 * HOUR_MS), 24 * HOUR_MS],
  ['a number beyond any clock', 429, '9'.repeat(400), 24 * HOUR_MS],
  ['less than the schedule', 429, '1', 5_000],
  ['nothing', 503, '0', 5_000],
  ['a date in the past', 429, dateAfter(-HOUR_MS), 5_000],
  ['a negative number', 503, '-600', 5_000],
  ['a fraction', 429, '1.5', 5_000],
  ['words', 503, 'in an hour', 5_000],
  ['two values', 429, '600, 700', 5_000],
  ['no text', 429, '', 5_000],
  ['seconds with a status that names no time', 500, '600', 5_000],
  ['seconds with a redirect', 302, '600', 5_000],
])(
  'a receiver that asks to wait by %s (%i, `Retry-After: %s`) is left alone as long, at most a day',
  async (_name, status, retryAfter, waitMs) => {
    const { receiver, service } = await begin();
    const headers = { 'retry-after': retryAfter, date: new Date(RECEIVED_AT).toUTCString() };
    await receiver.behave('/busy', { type: 'status', status, headers });
    const { webhook } = await register(service, { name: 'busy', url: `${receiver.url}/busy` });
    await issue(service, 'one');
    const attempted = async (): Promise<ShownDelivery | undefined> =>
      (await deliveriesOf(service, webhook.id)).find(({ attempts }) => attempts === 1);
    await expect.poll(attempted).toMatchObject({ statusCode: status, state: 'PENDING' });
    const { attemptedAt, nextAttemptAt } = (await attempted()) ?? {};
    expect(Date.parse(nextAttemptAt ?? '') - Date.parse(attemptedAt ?? '')).toBe(waitMs);
  },
);

test('a rejected update delays only later updates of its own subject', async () => {
  const scene = await begin();
  const { receiver, service } = scene;
  const document =
    'subscription { updates { eventId cursor version subject { id ... on Invoice { orderId } } } }';
  await receiver.behave('/picky', { type: 'picky', text: '"orderId":"bad"' });
  await register(service, { name: 'picky', url: `${receiver.url}/picky`, document });
  await issue(service, 'bad');
  for (const orderId of ['one', 'two', 'three']) await issue(service, orderId);
  const requests = await receiver.until(
    (all) => all.filter(({ status }) => status === 200).length === 6,
  );
  const bad = requests.filter(({ status }) => status === 500);
  expect(bad.map((request) => updateIn(request).version)).toEqual([1]);
  await receiver.behave('/picky', { type: 'status', status: 200 });
  const all = await requestsInTime(scene, requests.length + 2);
  expect(all.slice(-2).map((request) => updateIn(request).version)).toEqual([1, 2]);
});

test('410 disables a webhook at once, and nothing more is sent', async () => {
  const { receiver, service } = await begin();
  await receiver.behave('/gone', { type: 'status', status: 410 });
  await register(service, { name: 'gone', url: `${receiver.url}/gone` });
  await issue(service, 'one');
  await expect
    .poll(() => service.query(WEBHOOKS))
    .toMatchObject({ data: { webhooks: [{ state: 'DISABLED', disabledReason: 'GONE' }] } });
  expect(receiver.received).toHaveLength(1);
});

test.each([
  ['a redirect', { type: 'redirect', to: '/elsewhere' }, 'REDIRECTED'],
  ['a connection closed in the middle', { type: 'cut' }, 'NOT_REACHED'],
  ['a response that comes too late', { type: 'slow', delayMs: 2_000 }, 'TIMED_OUT'],
] as const)(
  '%s is no success: the update is repeated, and other webhooks are not delayed',
  async (_name, behaviour, outcome) => {
    const scene = await begin({ timings: { webhookTimeoutMs: 400 } });
    const { receiver, service } = scene;
    await receiver.behave('/bad', behaviour);
    const { webhook } = await register(service, { name: 'bad', url: `${receiver.url}/bad` });
    await register(service, { name: 'good', url: `${receiver.url}/good` });
    await issue(service, 'one');
    await receiver.until(({ length }) => length === 2, '/good');
    await expect
      .poll(() => deliveriesOf(service, webhook.id))
      .toContainEqual(expect.objectContaining({ state: 'PENDING', attempts: 1, outcome }));
    await receiver.behave('/bad', { type: 'status', status: 200 });
    await requestsInTime(scene, 3, '/bad');
    await expect
      .poll(async () => (await deliveriesOf(service, webhook.id)).map(({ state }) => state))
      .toEqual(['DELIVERED', 'DELIVERED']);
    expect(receiver.received.filter(({ path }) => path === '/elsewhere')).toEqual([]);
  },
);

test('while a receiver is down, its updates wait in the journal, and each arrives once it is up', async () => {
  const scene = await begin();
  const { receiver, service, clock } = scene;
  await register(service, { name: 'all', url: `${receiver.url}/all` });
  await receiver.kill();
  for (let index = 0; index < 30; index += 1) await issue(service, `order-${index}`);
  await clock.advance(1_000);
  await receiver.restart();
  await requestsInTime(scene, 60);
  const events = receiver.received.map(idOf);
  expect(new Set(events).size).toBe(60);
  const last = new Map<string, number>();
  for (const { version, subject } of receiver.received.map(updateIn)) {
    expect(version).toBe((last.get(subject?.id ?? '') ?? 0) + 1);
    last.set(subject?.id ?? '', version);
  }
});

/**
 * Makes a delivery wait for its next attempt, and starts the service again so much later, with a receiver that accepts
 * every request.
 */
async function startAgainWhileItWaits(afterMs: number): Promise<Scene> {
  const { receiver, service, clock } = await begin();
  await receiver.behave('/all', { type: 'status', status: 503 });
  const { webhook } = await register(service, { name: 'all', url: `${receiver.url}/all` });
  await issue(service, 'one');
  await expect
    .poll(() => deliveriesOf(service, webhook.id))
    .toContainEqual(expect.objectContaining({ attempts: 1 }));
  await service.stop();
  await receiver.behave('/all', { type: 'status', status: 200 });
  const again = new ManualClock(clock.now() + afterMs);
  const env = { WEBHOOK_HOSTS: new URL(receiver.url).host };
  const restarted = await startService({
    clock: again,
    dataDir: service.dataDir,
    sandboxProgressDelayMs: null,
    env,
  });
  return { receiver, service: restarted, clock: again };
}

test('a delivery that waits for its next attempt is made after a restart', async () => {
  const requests = await requestsInTime(await startAgainWhileItWaits(0), 3);
  expect(requests.map((request) => updateIn(request).version)).toEqual([1, 1, 2]);
});

test('a delivery scheduled by a clock weeks ahead is made once the clock was set back', async () => {
  const { receiver } = await startAgainWhileItWaits(-30 * 24 * HOUR_MS);
  const requests = await receiver.until(({ length }) => length >= 3);
  expect(requests.map((request) => updateIn(request).version)).toEqual([1, 1, 2]);
});

/** True for a request signed with a secret at any time. The library compares the time with the machine's clock. */
function verifies(text: string, { body, headers }: ReceivedRequest): boolean {
  const at = String(headers['webhook-timestamp']);
  const signed = new Webhook(text).sign(
    String(headers['webhook-id']),
    new Date(Number(at) * 1_000),
    body,
  );
  return String(headers['webhook-signature']).split(' ').includes(signed);
}

test('a replaced secret still signs, together with its successors, for 24 hours', async () => {
  const scene = await begin();
  const { receiver, service, clock } = scene;
  const old = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;
  const { webhook, secret } = await register(service, {
    name: 'all',
    url: `${receiver.url}/all`,
    secret: old,
  });
  expect(secret).toBeNull();
  const replace = async () => {
    const { data } = await service.query<{ updateWebhook: { secret: string } }>(UPDATE, {
      input: { id: webhook.id, rotateSecret: true },
    });
    return data?.updateWebhook.secret ?? '';
  };
  // The first response was lost.
  await replace();
  const fresh = await replace();
  await issue(service, 'one');
  const [during] = await receiver.until(({ length }) => length === 2);
  expect(during && [verifies(old, during), verifies(fresh, during)]).toEqual([true, true]);
  await clock.advance(24 * HOUR_MS + 1_000);
  await issue(service, 'two');
  const after = (await requestsInTime(scene, 4)).at(-1);
  expect(after && [verifies(old, after), verifies(fresh, after)]).toEqual([false, true]);
});

test('an update, or all updates after a cursor, can be delivered again under the same ids', async () => {
  const scene = await begin();
  const { receiver, service } = scene;
  const { webhook } = await register(service, { name: 'all', url: `${receiver.url}/all` });
  await issue(service, 'one');
  // Updates of two subjects arrive in any order.
  await receiver.until(({ length }) => length === 2);
  await issue(service, 'two');
  const before = (await receiver.until(({ length }) => length === 4)).slice();
  const delivered = async (): Promise<void> => {
    await expect
      .poll(async () => (await deliveriesOf(service, webhook.id)).map(({ state }) => state))
      .toEqual(['DELIVERED', 'DELIVERED', 'DELIVERED', 'DELIVERED']);
  };
  await delivered();
  const [first] = before;
  if (first === undefined) throw new Error('Nothing came.');
  const one = await service.query(REDELIVER, {
    input: { id: webhook.id, from: { eventId: idOf(first) } },
  });
  expect(one).toMatchObject({ data: { redeliverWebhook: { name: 'all' } } });
  const repeated = (await requestsInTime(scene, 5)).at(4);
  expect(repeated && [idOf(repeated), repeated.body]).toEqual([idOf(first), first.body]);
  // A delivery whose result is not stored when the webhook changes is repeated.
  await delivered();
  await service.query(REDELIVER, {
    input: { id: webhook.id, from: { cursor: updateIn(first).cursor } },
  });
  const all = (await requestsInTime(scene, 8)).slice(5);
  expect(new Set(all.map(idOf))).toEqual(new Set(before.slice(1).map(idOf)));
});

test('an update that is delivered again, and again, keeps its place before a later one of the same moment', async () => {
  const scene = await begin();
  const { receiver, service } = scene;
  const { webhook } = await register(service, { name: 'all', url: `${receiver.url}/all` });
  await issue(service, 'one');
  const [first] = await receiver.until(({ length }) => length === 2);
  const delivered = async (): Promise<readonly string[]> => {
    await expect
      .poll(async () => (await deliveriesOf(service, webhook.id)).map(({ state }) => state))
      .toEqual(['DELIVERED', 'DELIVERED']);
    return (await deliveriesOf(service, webhook.id)).map(({ eventId }) => eventId);
  };
  const before = await delivered();
  for (const count of [3, 4]) {
    const input = { id: webhook.id, from: { eventId: first && idOf(first) } };
    await service.query(REDELIVER, { input });
    await requestsInTime(scene, count);
    expect(await delivered()).toEqual(before);
  }
});

test('a test event is sent once and its result is reported', async () => {
  const { receiver, service } = await begin();
  const { webhook, secret } = await register(service, { name: 'all', url: `${receiver.url}/all` });
  expect(await service.query(TEST_EVENT, { id: webhook.id })).toMatchObject({
    data: { sendWebhookTestEvent: { state: 'DELIVERED', outcome: 'TAKEN', statusCode: 200 } },
  });
  await receiver.behave('/all', { type: 'status', status: 404 });
  expect(await service.query(TEST_EVENT, { id: webhook.id })).toMatchObject({
    data: { sendWebhookTestEvent: { state: 'FAILED', outcome: 'REJECTED', statusCode: 404 } },
  });
  const [request] = receiver.received;
  const headers = { ...(request?.headers as Record<string, string>) };
  expect(new Webhook(secret ?? '').verify(request?.body ?? '', headers)).toEqual({
    data: null,
    extensions: { webhook: { test: true } },
  });
});

test('a deleted webhook gets no more deliveries, including waiting ones', async () => {
  const scene = await begin();
  const { receiver, service, clock } = scene;
  await receiver.behave('/all', { type: 'status', status: 500 });
  const { webhook } = await register(service, { name: 'all', url: `${receiver.url}/all` });
  await issue(service, 'one');
  await receiver.until(({ length }) => length === 1);
  expect(await service.query(DELETE, { id: webhook.id })).toEqual({
    data: { deleteWebhook: { name: 'all' } },
  });
  await register(service, { name: 'all', url: `${receiver.url}/new` });
  await clock.advance(HOUR_MS);
  await issue(service, 'two');
  const requests = await requestsInTime(scene, 2, '/new');
  expect(requests).toHaveLength(2);
  expect(receiver.received.filter(({ path }) => path === '/all')).toHaveLength(1);
});

test('a webhook whose history was trimmed gets snapshots that say so', async () => {
  const { receiver, service, clock } = await begin();
  const { webhook } = await register(service, { name: 'all', url: `${receiver.url}/all` });
  await service.query(UPDATE, { input: { id: webhook.id, enabled: false } });
  await issue(service, 'one');
  await service.application.journal.trim(clock.now() + 1, 0);
  await service.query(UPDATE, { input: { id: webhook.id, enabled: true } });
  const [request] = await receiver.until(({ length }) => length === 1);
  expect(request && updateIn(request)).toMatchObject({
    cause: 'SNAPSHOT_AFTER_GAP',
    state: 'ISSUING',
  });
  expect(request?.headers['webhook-id']).toMatch(/^[\w-]+$/);
});

test('a webhook without matching updates gets no gap when the skipped ones are trimmed', async () => {
  const scene = await begin();
  const { receiver, service, clock } = scene;
  const document =
    'subscription { updates: invoiceIssued { eventId cursor version state cause subject { id } } }';
  // After a gap it would arrive as a snapshot.
  await issue(service, 'before');
  await service.query('mutation { sandbox { issueInvoice(orderId: "before") } }');
  await expect
    .poll(async () => {
      await clock.advance(5_000);
      return service.query('{ invoice(by: { orderId: "before" }) { operation { state } } }');
    })
    .toMatchObject({ data: { invoice: { operation: { state: 'ISSUED' } } } });
  const { webhook } = await register(service, {
    name: 'issued',
    url: `${receiver.url}/issued`,
    document,
  });
  await issue(service, 'one');
  await clock.advance(2 * HOUR_MS);
  await service.application.journal.trim(clock.now() - MINUTE_MS, 0);
  await service.query(UPDATE, { input: { id: webhook.id, enabled: true } });
  await service.query('mutation { sandbox { issueInvoice(orderId: "one") } }');
  const requests = await requestsInTime(scene, 1);
  expect(requests.map((request) => updateIn(request).cause)).not.toContain('SNAPSHOT_AFTER_GAP');
  expect(requests.map((request) => updateIn(request).state)).toEqual(['ISSUED']);
});

test('a webhook for one order completes with its final state', async () => {
  const scene = await begin();
  const { receiver, service, clock } = scene;
  const document =
    'subscription ($orderId: String!) { updates: invoiceUpdates(orderId: $orderId) { eventId cursor version state cause } }';
  const url = `${receiver.url}/order`;
  const variables = { orderId: 'one' };
  await register(service, { name: 'order', url, document, variables });
  await issue(service, 'one');
  await issue(service, 'two');
  dataOf(await service.query('mutation { sandbox { issueInvoice(orderId: "one") } }'));
  const requests = await requestsInTime(scene, 3);
  expect(requests.map((request) => updateIn(request).state)).toEqual([
    'SUBMITTED',
    'ISSUING',
    'ISSUED',
  ]);
  await clock.advance(1_000);
  await expect
    .poll(() => service.query(WEBHOOKS))
    .toMatchObject({ data: { webhooks: [{ state: 'COMPLETED' }] } });
});

test('webhooks with the same document get the same bytes', async () => {
  const { receiver, service } = await begin();
  for (const name of ['a', 'b', 'c'])
    await register(service, { name, url: `${receiver.url}/${name}`, document: UPDATES });
  await issue(service, 'one');
  const requests = await receiver.until(({ length }) => length === 6);
  expect(new Set(requests.map(({ body }) => body)).size).toBe(2);
});
