import { statSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Callbacks,
  createCallbacks,
  fromToken,
  storedCallbackSecret,
  toTenantToken,
  toToken,
  createBankNotices,
} from '../../src/subjects/callbacks/receiver.ts';
import { randomId, toSecrets } from '../../src/kernel/ids.ts';
import { type Log, logFieldsHere } from '../../src/kernel/log/log.ts';
import { createSubjectFields } from '../../src/kernel/privacy/masking.ts';
import { temporaryFolder } from '../harness.ts';
import { createScene, found, HOUR, id, nextChange, type Scene, SECOND } from '../tracker/scene.ts';

const SECRETS = toSecrets('a secret of some length');
const acknowledged = { status: 200, body: 'success' };

interface Pushed extends Scene {
  readonly callbacks: Callbacks;
  readonly notices: Pick<Callbacks, 'receive'>;
  /** The parts that both are made of. */
  readonly options: Parameters<typeof createCallbacks>[0];
  readonly lines: readonly string[];
  readonly token: string;
  /** Responds to a push, or a bank notice, about the subject. */
  readonly answers: Readonly<Record<'push' | 'notice', () => ReturnType<Callbacks['receive']>>>;
}

async function scene(): Promise<Pushed> {
  const around = await createScene();
  const lines: string[] = [];
  const record = (event: string, fields?: Parameters<Log['info']>[1]): void => {
    lines.push(JSON.stringify({ event, ...logFieldsHere(), ...fields }));
  };
  const log: Log = { debug: record, info: record, warn: record, error: record };
  const options = {
    secrets: SECRETS,
    publicUrl: 'https://graph.example',
    tracker: around.tracker,
    newId: randomId,
    log,
    logFieldsOf: createSubjectFields(SECRETS.current),
    measurements: around.measurements,
  };
  const callbacks = createCallbacks(options);
  const notices = createBankNotices({ ...options, findNamed: async () => [id] });
  const { pathname } = new URL(notices.addressFor(id.tenant));
  const tenantToken = notices.tokenIn(pathname.slice('/callbacks/'.length)) ?? '';
  await around.open();
  const token = tokenIn(callbacks.addressFor(id));
  const answers = {
    push: () => callbacks.receive(token, '{}'),
    notice: () => notices.receive(tenantToken, '{"orderId":"1"}'),
  };
  return Object.assign(around, { callbacks, notices, options, lines, token, answers });
}

function tokenIn(address: string): string {
  return address.slice(address.lastIndexOf('/') + 1);
}

test('the callback URL is public, and its token needs no escaping', async () => {
  const { callbacks } = await scene();
  const address = callbacks.addressFor({ ...id, key: '订单/1?#' });
  expect(address).toMatch(/^https:\/\/graph\.example\/callbacks\/[\w-]+\.[\w-]{43}$/);
});

test('a token identifies its subject, whatever characters its parts contain', () => {
  const part = fc.string({ unit: 'binary' });
  fc.assert(
    fc.property(fc.record({ tenant: part, kind: part, key: part }), (subject) => {
      expect(fromToken(SECRETS, toToken(SECRETS, subject))).toEqual(subject);
    }),
  );
});

test('a token with any changed, removed or added character is rejected', () => {
  const token = toToken(SECRETS, id);
  fc.assert(
    fc.property(fc.nat(token.length), fc.constantFrom('', 'A', 'b', '.', '='), (at, character) => {
      for (const forged of [
        token.slice(0, at) + character + token.slice(at + 1),
        token.slice(0, at) + character + token.slice(at),
        token.slice(0, at),
      ]) {
        expect(fromToken(SECRETS, forged)).toEqual(forged === token ? id : null);
      }
    }),
    { numRuns: 500 },
  );
});

test('the secret of callback URLs is generated once, in a new folder, readable by this user only', async () => {
  const folder = join(await temporaryFolder(), 'data', 'default');
  const secret = storedCallbackSecret(folder);
  expect(secret).toHaveLength(43);
  expect(storedCallbackSecret(folder)).toBe(secret);
  expect(statSync(join(folder, 'callback-secret')).mode & 0o777).toBe(0o600);
  expect(() => storedCallbackSecret(join(folder, 'callback-secret'))).toThrow('EEXIST');
});

test('no token of another tenant, secret or subject works for a subject’s URL, and each is counted', async () => {
  const { callbacks, notices, token, journal, measurements } = await scene();
  const other = tokenIn(callbacks.addressFor({ ...id, tenant: 'umbrella' }));
  const [subject = ''] = token.split('.');
  const [, digestOfOther = ''] = other.split('.');
  for (const forged of [
    `${subject}.${digestOfOther}`,
    toToken(toSecrets('another secret'), id),
    `${token}.`,
    subject,
    '',
    '.',
  ]) {
    for (const receiver of [callbacks, notices])
      expect(await receiver.receive(forged, '{}')).toEqual({ status: 404, body: 'not found' });
  }
  expect(await callbacks.receive(other, '{}')).toMatchObject({ status: 503 });
  expect((await measurements.pushes.get()).values).toMatchObject([
    { labels: { kind: 'none', outcome: 'unknown' }, value: 12 },
    { labels: { kind: 'order', outcome: 'missing' }, value: 1 },
  ]);
  expect(await journal.nextDueAt(['order'])).not.toBeNull();
  expect(await journal.claimDue(['order'], 9, SECOND)).toEqual([]);
});

test('a push is acknowledged once it is recorded and its subject is due', async () => {
  const { callbacks, token, journal, answers, measurements } = await scene();
  expect(await callbacks.receive(token, '{"status":"3"}')).toEqual(acknowledged);
  expect(await journal.claimDue(['order'], 1, SECOND)).toMatchObject([{ pushed: true }]);
  expect(await answers.notice()).toEqual(acknowledged);
  expect((await measurements.pushes.get()).values).toMatchObject([
    { labels: { kind: 'order', outcome: 'noted' }, value: 2 },
  ]);
});

test("a push's content is not trusted: the update has the platform’s response", async () => {
  const around = await scene();
  around.answer = async () => found('CHECKED');
  around.tracker.start();
  const change = nextChange(around.journal);
  await around.callbacks.receive(around.token, '{"status":"3","state":"ISSUED"}');
  expect(await change).toMatchObject({ state: 'CHECKED', cause: 'PUSH', confirmed: true });
});

test('five repeats of a push under one notifyNo are each acknowledged and cause one poll', async () => {
  const around = await scene();
  around.tracker.start();
  for (const repeat of [1, 2, 3, 4, 5]) {
    const body = JSON.stringify({ notifyNo: 'N1', repeat });
    expect(await around.callbacks.receive(around.token, body)).toEqual(acknowledged);
    await around.clock.advance(1);
  }
  expect(around.askedAt).toHaveLength(1);
  await around.callbacks.receive(around.token, '{"notifyNo":2}');
  await around.clock.advance(1);
  expect(around.askedAt).toHaveLength(2);
});

test('equal pushes without a notifyNo each cause a poll, and publish one update', async () => {
  const around = await scene();
  around.answer = async () => found('CHECKED');
  around.tracker.start();
  for (const expected of [1, 2, 3, 4, 5]) {
    expect(await around.callbacks.receive(around.token, '{}')).toEqual(acknowledged);
    await around.clock.advance(1);
    expect(around.askedAt).toHaveLength(expected);
  }
  expect(await around.changes()).toHaveLength(1);
});

test('a push for a final subject is acknowledged and causes no poll', async () => {
  const around = await scene();
  around.answer = async () => found('ISSUED');
  around.tracker.start();
  await around.clock.advance(2 * SECOND);
  expect(await around.callbacks.receive(around.token, '{}')).toEqual(acknowledged);
  await around.clock.advance(HOUR);
  expect(around.askedAt).toHaveLength(1);
});

test.each(['push', 'notice'] as const)(
  'a %s about a failed subject is acknowledged once the platform’s response is written, and not before',
  async (sort) => {
    const around = await scene();
    await around.journal.advance(id, 1, {
      changeId: 'rejected',
      state: 'REJECTED',
      final: true,
      snapshot: {},
      dueAt: null,
      cause: 'REQUEST',
      confirmed: true,
    });
    around.answer = () => Promise.reject(new Error('the platform is away'));
    expect(await around.answers[sort]()).toEqual({ status: 503, body: 'try again' });
    around.answer = async () => found('ISSUED');
    expect(await around.answers[sort]()).toEqual(acknowledged);
    expect(await around.journal.get(id)).toMatchObject({ state: 'ISSUED', version: 3 });
  },
);

test('a push that cannot be recorded is not acknowledged', async () => {
  const around = await scene();
  await around.journal.close();
  for (const answer of [around.answers.push, around.answers.notice])
    expect(await answer()).toEqual({ status: 503, body: 'try again' });
  expect((await around.measurements.pushes.get()).values).toMatchObject([
    { labels: { kind: 'order', outcome: 'failed' }, value: 1 },
    { labels: { kind: 'none', outcome: 'failed' }, value: 1 },
  ]);
});

test('a notice names up to a hundred ids, at a depth of up to eight lists', async () => {
  const asked: string[] = [];
  const around = await scene();
  const notices = createBankNotices({
    ...around.options,
    async findNamed(_tenant, named) {
      asked.push(named);
      return Promise.resolve([]);
    },
  });
  const token = toTenantToken(SECRETS, id.tenant);
  const ids = Array.from({ length: 101 }, (_none, index) => `id-${index}`);
  expect(await notices.receive(token, JSON.stringify(ids))).toEqual(acknowledged);
  expect(asked.splice(0)).toEqual(ids.slice(0, 100));
  for (const lists of [8, 9])
    await notices.receive(token, `${'['.repeat(lists)}"deep"${']'.repeat(lists)}`);
  expect(asked).toEqual(['deep']);
});

test('a push for an unknown subject must be repeated', async () => {
  const { callbacks } = await scene();
  const token = tokenIn(callbacks.addressFor({ ...id, key: 'lost' }));
  expect(await callbacks.receive(token, '{}')).toMatchObject({ status: 503 });
});

test('bodies of any form are accepted, and their content is not logged', async () => {
  const { callbacks, token, lines } = await scene();
  for (const body of [
    '',
    'not json',
    '[]',
    'null',
    '"notifyNo"',
    '{"notifyNo":{"a":1}}',
    '{"notifyNo":""}',
    '{"phone":"13800138000"}',
  ]) {
    expect(await callbacks.receive(token, body)).toEqual(acknowledged);
  }
  expect(lines).toHaveLength(8);
  expect(lines.join()).not.toMatch(/notifyNo|json|13800138000|phone/);
});
