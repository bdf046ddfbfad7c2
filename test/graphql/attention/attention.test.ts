import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { kinds } from '../../../src/schema.ts';
import { ISSUE, order } from '../../capabilities/forward-invoicing/invoice-orders.ts';
import { dataOf, inTime } from '../../following.ts';
import { type Connection, startService } from '../../harness.ts';
import { ManualClock } from '../../manual-clock.ts';
import { sendEnvelope, startStub } from '../../platform/stub-platform.ts';
import { startBefore } from '../../scenario.ts';
import { register } from '../../webhooks/webhook-documents.ts';
import { startReceiver } from '../../webhooks/receiver.ts';
import { bearer, invoices, startBudgeted } from '../billing/tenants.ts';

const ATTENTION = `query ($first: Int, $after: String) {
  attention(first: $first, after: $after) {
    total
    edges { node { id reason since advice actions
      subject { __typename key } operation { kind key state } webhook { name } budget { capability } } }
    pageInfo { hasNextPage hasPreviousPage endCursor }
  }
}`;

interface Item {
  readonly id: string;
  readonly reason: string;
  readonly since: string | null;
  readonly advice: string;
  readonly actions: readonly string[];
  readonly subject: { readonly __typename: string; readonly key: string } | null;
  readonly operation: {
    readonly kind: string;
    readonly key: string;
    readonly state: string;
  } | null;
  readonly webhook: { readonly name: string } | null;
  readonly budget: { readonly capability: string } | null;
}

interface Listed {
  readonly attention: {
    readonly total: number;
    readonly edges: readonly { readonly node: Item }[];
    readonly pageInfo: {
      readonly hasNextPage: boolean;
      readonly hasPreviousPage: boolean;
      readonly endCursor: string | null;
    };
  };
}

type Headers = Readonly<Record<string, string>>;

async function page(
  service: Pick<Connection, 'query'>,
  variables: object = {},
  headers: Headers = {},
): Promise<Listed['attention']> {
  const asked = { first: 50, ...variables };
  return dataOf(await service.query<Listed>(ATTENTION, asked, headers)).attention;
}

/** All entries of the list, page by page. All pages but the first have a previous one. */
async function all(service: Pick<Connection, 'query'>, first: number, headers: Headers = {}) {
  const items: Item[] = [];
  for (let after: string | null = null; ;) {
    const { edges, pageInfo, total } = await page(service, { first, after }, headers);
    expect(pageInfo.hasPreviousPage).toBe(after !== null);
    items.push(...edges.map(({ node }) => node));
    if (!pageInfo.hasNextPage) return { items, total };
    after = pageInfo.endCursor;
  }
}

const DAY_MS = 24 * 60 * 60_000;

const begin = async () => {
  const clock = new ManualClock();
  const service = await startService({ clock, sandboxProgressDelayMs: null });
  return { clock, service, subjects: service.application.app.subjectsFor('default') };
};

/** Reasons by the progress of a state; undefined if no attention is needed. */
const REASONS: Readonly<Record<string, string>> = {
  ACTION_REQUIRED: 'WAITING_FOR_PERSON',
  FAILED: 'REJECTED',
  OUTCOME_UNKNOWN: 'OUTCOME_UNKNOWN',
};

test('all states of all kinds that need attention are listed, with reason, advice and actions', async () => {
  const { clock, service, subjects } = await begin();
  const expected = new Map<string, string>();
  for (const kind of kinds.values()) {
    for (const state of kind.stateOrder) {
      const key = `${kind.kind} ${state}`;
      const opening = { state: state as never, snapshot: {}, firstPollMs: null };
      await subjects.ensure(kind as never, key, opening);
      const isAttended = !kind.isPart && (kind.attentionAfterMs?.(state) ?? null) !== null;
      if (!isAttended) continue;
      const reason = kind.filesOf === undefined ? REASONS[kind.progressIn(state)] : 'FILES_LOST';
      expected.set(key, state === 'NOT_SENT' ? 'NOT_SENT' : (reason ?? '?'));
    }
  }
  await clock.advance(DAY_MS);
  const { items, total } = await all(service, 30);
  const found = new Map(items.map((item) => [item.operation?.key ?? '', item.reason]));
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected));
  expect(total).toBe(expected.size);
  for (const { actions, advice, reason, since, subject } of items) {
    expect(since).not.toBeNull();
    expect(advice).not.toBe('');
    expect(advice).not.toMatch(/^Final[.:]/);
    expect(actions).toContain('DISMISS');
    expect(actions.includes('SEND_AGAIN')).toBe(reason === 'NOT_SENT');
    expect(subject !== null || reason === 'FILES_LOST').toBe(true);
  }
  const inChinese = await all(service, 50, { 'accept-language': 'zh' });
  expect(inChinese.items.filter(({ advice }) => !/\p{Script=Han}/u.test(advice))).toEqual([]);
});

test('lost files link to their subjects', async () => {
  const { service, subjects } = await begin();
  for (const kind of kinds.values()) {
    const owner = kind.filesOf === undefined ? undefined : kinds.get(kind.filesOf);
    if (owner === undefined) continue;
    const done = owner.stateOrder.find((state) => owner.progressIn(state) === 'SUCCEEDED') ?? '';
    const open = (of: typeof kind, state: string) =>
      subjects.ensure(of as never, `of ${kind.kind}`, {
        state,
        snapshot: {},
        firstPollMs: null,
      });
    await open(owner, done);
    await open(kind, 'LOST');
  }
  const { items } = await all(service, 50);
  const files = [...kinds.values()].filter(({ filesOf }) => filesOf !== undefined);
  expect(new Set(items.map(({ subject }) => subject?.key))).toEqual(
    new Set(files.map(({ kind }) => `of ${kind}`)),
  );
});

const DISMISS = `mutation ($input: DismissAttentionInput!) {
  dismissAttention(input: $input) {
    ... on DismissedAttention { dismissed total }
    ... on InvalidInputError { fieldErrors { path code } }
  }
}`;

test('a dismissed entry is gone for all callers, without an update, and other ids are rejected', async () => {
  const { service, subjects } = await begin();
  const forward = kinds.get('forward-invoice');
  for (const key of ['one', 'two'])
    await subjects.ensure(forward as never, key, {
      state: 'REJECTED',
      snapshot: {},
      firstPollMs: null,
    });
  const { edges } = await page(service);
  const ids = edges.map(({ node }) => node.id).slice(0, 1);
  const end = await subjects.end();
  const dismissed = await service.query(DISMISS, { input: { ids } });
  expect(dataOf(dismissed)).toEqual({ dismissAttention: { dismissed: 1, total: 1 } });
  expect(await subjects.end()).toBe(end);
  expect((await page(service)).edges).toHaveLength(1);
  const wrong = await service.query(DISMISS, { input: { ids: ['x'] } });
  expect(wrong.data).toMatchObject({
    dismissAttention: { fieldErrors: [{ path: ['input', 'ids', '0'], code: 'NOT_FOUND' }] },
  });
});

test('a webhook is listed while its receiver fails and after it was disabled for that, to callers with the scope', async () => {
  const receiver = await startReceiver();
  const clock = new ManualClock(Date.now());
  const keys = ['reader-0123456789abcdef:read', 'hooks-0123456789abcdef:read+issue+webhooks'];
  const as = (index: number) => ({ authorization: `Bearer ${keys[index]?.split(':')[0] ?? ''}` });
  const service = await startService({
    clock,
    random: () => 0.5,
    sandboxProgressDelayMs: null,
    env: { WEBHOOK_HOSTS: new URL(receiver.url).host, API_KEYS: keys.join(',') },
  });
  await receiver.behave('/late', { type: 'status', status: 500 });
  await receiver.behave('/gone', { type: 'status', status: 410 });
  await register(service, { name: 'late', url: `${receiver.url}/late` }, as(1));
  await register(service, { name: 'gone', url: `${receiver.url}/gone` }, as(1));
  await service.query(ISSUE, { input: order({ orderId: 'one' }) }, as(1));
  await inTime(
    receiver.until(({ length }) => length >= 4),
    clock,
    1_000,
  );
  await clock.advance(11 * 60_000);
  const listed = async (): Promise<unknown> => {
    const { edges } = await page(service, {}, as(1));
    const webhooks = edges.flatMap(({ node }) => (node.webhook === null ? [] : [node]));
    return Object.fromEntries(
      webhooks.map(({ webhook, reason, actions }) => [webhook?.name, [reason, actions]]),
    );
  };
  await expect.poll(listed).toEqual({
    gone: ['WEBHOOK_FAILING', ['ENABLE_WEBHOOK']],
    late: ['WEBHOOK_FAILING', ['REDELIVER']],
  });
  const others = await page(service, {}, as(0));
  expect(others.edges.filter(({ node }) => node.webhook !== null)).toEqual([]);
});

test('a budget is listed when nine tenths of it are used', async () => {
  const { service } = await startBudgeted('SQLite', {
    tenant: { unitsPerDay: { verification: 10 } },
  });
  const verify = (count: number, first: number) =>
    service.query(
      'query ($invoices: [InvoiceToVerify!]!) { verifyInvoices(invoices: $invoices) { verdict } }',
      { invoices: invoices(count, first) },
      bearer('web'),
    );
  await verify(8, 1);
  expect((await page(service, {}, bearer('web'))).total).toBe(0);
  await verify(1, 9);
  const { total, edges } = await page(service, {}, bearer('web'));
  expect(total).toBe(1);
  expect(edges[0]?.node).toMatchObject({
    reason: 'BUDGET_NEARLY_SPENT',
    budget: { capability: 'VERIFICATION' },
    actions: [],
    subject: null,
  });
});

const STATISTICS =
  '{ invoiceStatistics(sellerTaxNumber: "91440300MA5F0A0A1X", month: "2026-11") { raw } }';
const notEnabled = {
  path: '/api/v1/invoice/forward/statistic?type=detail',
  fault: 'NOT_ENABLED',
  times: 1,
} as const;

test('an item that disappears between two pages makes the next page skip none', async () => {
  const { service } = await startBudgeted('SQLite', {
    tenant: { unitsPerDay: { verification: 0 } },
  });
  service.sandbox.controls.setFault(notEnabled);
  await service.query(STATISTICS, {}, bearer('web'));
  const first = await page(service, { first: 1 }, bearer('web'));
  expect(first.edges[0]?.node.reason).toBe('CREDENTIALS_FAILING');
  await service.query(STATISTICS, {}, bearer('web'));
  const next = await page(service, { after: first.pageInfo.endCursor }, bearer('web'));
  expect(next.edges.map(({ node }) => node.reason)).toEqual(['BUDGET_NEARLY_SPENT']);
});

test('items of one reason are paged completely, in the order of their names', async () => {
  const unitsPerDay = { verification: 0, enterprise: 0 };
  const { service } = await startBudgeted('SQLite', { tenant: { unitsPerDay } });
  const { items } = await all(service, 1, bearer('web'));
  const capabilities = items.map(({ budget }) => budget?.capability);
  expect(capabilities).toEqual(['ENTERPRISE', 'VERIFICATION']);
});

test('an account rejected by the platform is listed until it is accepted', async () => {
  const { service } = await begin();
  const ask = () => service.query(STATISTICS);
  service.sandbox.controls.setFault(notEnabled);
  await ask();
  const { total, edges } = await page(service);
  expect(total).toBe(1);
  expect(edges[0]?.node).toMatchObject({ reason: 'CREDENTIALS_FAILING', actions: [] });
  expect(edges[0]?.node.advice).toContain('CYT_40301');
  await ask();
  expect((await page(service)).total).toBe(0);
});

test.each(['CYT_40100', 'CYT_40101', 'CYT_40102', 'CYT_40103'])(
  'a key or signature that the platform rejects with %s is listed until any product accepts it',
  async (code) => {
    let respond = (response: ServerResponse): void => sendEnvelope(response, code);
    const stub = await startStub((response) => respond(response));
    const { query } = await startBefore(stub);
    const lookUp = () =>
      query('{ enterprises(by: { name: "青禾科技" }) { enterprises { name } } }');
    await lookUp();
    const { edges } = await page({ query });
    expect(edges.map(({ node }) => node.reason)).toEqual(['CREDENTIALS_FAILING']);
    expect(edges[0]?.node.advice).toContain(code);
    // An unreachable platform gives no information on the key.
    respond = (response) => void response.destroy();
    await lookUp();
    expect((await page({ query })).total).toBe(1);
    respond = (response) => sendEnvelope(response, 'CYT_00000');
    await query(
      '{ invoiceStatistics(sellerTaxNumber: "91440300MA5F0A0A1X", month: "2026-11") { raw } }',
    );
    expect((await page({ query })).total).toBe(0);
  },
);
