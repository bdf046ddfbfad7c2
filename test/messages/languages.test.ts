import { describe, expect, test } from 'vitest';
import { toGraphQLError } from '../../src/graphql/errors/errors.ts';
import { InvalidInput } from '../../src/context/invalid-input.ts';
import { Unavailable } from '../../src/kernel/errors.ts';
import { errors } from '../../src/messages/errors.ts';
import { rules } from '../../src/messages/rules.ts';
import {
  AnswerTooLarge,
  FileNotStored,
  NotPermitted,
  PlatformRejected,
  PlatformUnavailable,
  RateLimited,
} from '../../src/platform/errors.ts';
import { quote } from '../../src/messages/message.ts';
import { acceptedLanguage } from '../../src/server/http/response-types.ts';
import {
  CREATE_PATH,
  ISSUE,
  type Issued,
  line,
  order,
} from '../capabilities/forward-invoicing/invoice-orders.ts';
import { startService } from '../harness.ts';
import { Client } from '../server/hub/client.ts';
import { englishIn } from './english.ts';

const chinese = { 'accept-language': 'zh-CN,zh;q=0.9,en;q=0.8' };
const HAN = /\p{Script=Han}/u;

/** An order whose address lacks a part that the tax bureau may require: it is issued, with hints. */
const hinted = order({
  lines: [{ ...line, taxClassificationCode: '3040502020000000000' }],
  specificBusiness: {
    operatingLease: {
      location: '深圳',
      detailedAddress: '科技园',
      crossCity: false,
      areaUnit: 'SQUARE_METER',
      leaseFrom: '2026-11-01',
      leaseTo: '2026-11-30',
    },
  },
});

const FOLLOW = `subscription ($orderId: String!) {
  invoiceUpdates(orderId: $orderId) { version invoice { hints } }
}`;

test.each([
  [undefined, 'en'],
  ['zh', 'zh'],
  ['zh-Hant-TW', 'zh'],
  ['de, fr;q=0.9', 'en'],
  ['de, zh;q=0.5', 'zh'],
  ['en;q=0.5, zh;q=0.8', 'zh'],
  ['en, zh', 'en'],
  ['zh;q=0', 'en'],
  ['*', 'en'],
  [';;q=x,zh;q=2', 'en'],
])('Accept-Language %s gets the language %s', (accept, language) => {
  expect(acceptedLanguage(accept)).toBe(language);
});

test.each([
  new PlatformUnavailable(errors.noAnswer({ code: 'ECONNRESET' }), { maybeApplied: true }),
  new NotPermitted(errors.scopeMissing({ scope: 'issue' }), {
    hint: errors.askForScope({ scope: 'issue' }),
  }),
  new RateLimited(errors.callsAllowed({ calls: 120, seconds: 60 }), { retryAfterSeconds: 3 }),
  new AnswerTooLarge({ largestBytes: 1024 * 1024, billed: true }),
  new FileNotStored(new Error('disk')),
  new Unavailable('away'),
  new InvalidInput([{ code: 'REQUIRED', path: ['input', 'orderId'], message: rules.blank }]),
])('an error is reported in Chinese: $name', (error) => {
  const shown = toGraphQLError(error, 'zh');
  expect(shown?.message).toMatch(HAN);
  expect(englishIn(JSON.stringify([shown?.message, shown?.extensions['hint'] ?? '']))).toBeNull();
  const fieldErrors = shown?.extensions['fieldErrors'] ?? [];
  expect(englishIn(JSON.stringify(fieldErrors).replaceAll('"', ' | '))).toBeNull();
});

test("the platform’s own text is returned unchanged, beside this service's", () => {
  const shown = toGraphQLError(new PlatformRejected(quote('Insufficient balance.')), 'zh');
  expect(shown?.message).toBe('Insufficient balance.');
});

describe('over HTTP', () => {
  test('each member of a mutation’s union is in the language of the request', async () => {
    const service = await startService();
    const issue = async (input: object) =>
      (await service.query<Issued>(ISSUE, { input }, chinese)).data?.issueInvoice;
    const { controls } = service.sandbox;

    await issue(order());
    expect(await issue(order({ drawer: '别人' }))).toMatchObject({
      __typename: 'ConflictError',
      message: '该编号此前已用于其他内容。',
    });
    expect(await issue(order({ orderId: ' ' }))).toMatchObject({
      __typename: 'InvalidInputError',
      message: 'input.orderId 不能为空白',
      fieldErrors: [{ path: ['input', 'orderId'], message: '不能为空白' }],
    });
    controls.setFault({ path: CREATE_PATH, fault: 'LOST_REPLY', times: 1 });
    const lost = await issue(order({ orderId: 'order-2' }));
    expect(lost).toMatchObject({ __typename: 'OutcomeUnknownError' });
    expect(lost?.['message']).toMatch(/^平台的应答已丢失/);
    expect(lost?.['hint']).toMatch(/^应答已丢失，正以订单号向平台查询。/);
    controls.setFault({ path: CREATE_PATH, fault: 'QUOTA_EXHAUSTED', times: 1 });
    const exhausted = await service.query<Issued>(
      `mutation ($input: InvoiceOrderInput!) { issueInvoice(input: $input) {
        __typename ... on Error { message platformMessage } } }`,
      { input: order({ orderId: 'order-3' }) },
      chinese,
    );
    const { message, platformMessage } = exhausted.data?.issueInvoice ?? {};
    expect(platformMessage).toBe(message);
    expect(platformMessage).not.toBeNull();
  });

  test.each<[what: string, path: string, init: RequestInit, status: number]>([
    ['a body that is no JSON', '/graphql', { method: 'POST', body: '{' }, 400],
    ['another method', '/graphql', { method: 'PUT', body: '{}' }, 405],
    ['another type', '/graphql', { method: 'POST', body: 'x' }, 415],
    ['a file of another format', '/documents', { method: 'POST', body: 'x' }, 415],
    [
      'a document that nests too deep',
      '/graphql',
      { method: 'POST', body: JSON.stringify({ query: '{a'.repeat(200) }) },
      400,
    ],
    [
      'a variable that is missing',
      '/graphql',
      {
        method: 'POST',
        body: JSON.stringify({ query: 'query ($id: ID!) { node(id: $id) { id } }' }),
      },
      400,
    ],
    [
      'a value of a scalar',
      '/graphql',
      {
        method: 'POST',
        body: JSON.stringify({
          query: 'query ($from: DateTime) { invoices(openedFrom: $from) { edges { cursor } } }',
          variables: { from: 1 },
        }),
      },
      400,
    ],
  ])('%s is rejected in Chinese', async (what, path, init, status) => {
    const { url } = await startService();
    const type = what === 'another type' ? 'text/plain' : 'application/json';
    const accept = 'application/graphql-response+json';
    const answer = await fetch(`${url}${path}`, {
      ...init,
      headers: { ...chinese, accept, 'content-type': type },
    });
    expect(answer.status).toBe(status);
    const { errors: told } = (await answer.json()) as { errors: { message: string }[] };
    expect(told[0]?.message).toMatch(HAN);
    expect(told.map(({ message }) => englishIn(message))[0]).toBeNull();
  });

  test('a caller without a key, or without its scope, gets the error in Chinese', async () => {
    const key = 'a-key-that-may-only-read';
    const { url, query } = await startService({ env: { API_KEYS: `${key}:read` } });
    const stranger = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { ...chinese, 'content-type': 'application/json' },
      body: '{"query":"{ __typename }"}',
    });
    expect(stranger.status).toBe(401);
    expect(await stranger.text()).toContain('需要有效的密钥');
    const authorization = `Bearer ${key}`;
    const { data } = await query<Issued>(ISSUE, { input: order() }, { ...chinese, authorization });
    expect(data?.issueInvoice).toMatchObject({
      __typename: 'NotPermittedError',
      message: '该密钥或令牌没有`issue`权限。',
    });
  });

  test('taxes are explained in Chinese', async () => {
    const { query } = await startService();
    const { data } = await query<{
      scrapTaxEstimate: {
        items: { rule: string }[];
        assumptions: { statement: string; reason: string }[];
      };
    }>(
      `{ scrapTaxEstimate(input: {
          kind: GENERAL amountWithoutTax: "1000.00" monthlyCumulative: "0" urbanRate: "0.07"
          scrap: { purchased: { incomeTaxBase: "0", incomeTaxPaid: "0" } }
        }) { items { rule } assumptions { statement reason } } }`,
      {},
      chinese,
    );
    const { items = [], assumptions = [] } = data?.scrapTaxEstimate ?? {};
    expect(items.length + assumptions.length).toBeGreaterThan(15);
    for (const text of [
      ...items.map(({ rule }) => rule),
      ...assumptions.flatMap(({ statement, reason }) => [statement, reason]),
    ]) {
      expect(text).toMatch(HAN);
      expect(englishIn(text)).toBeNull();
    }
  });

  test('a subscription over server-sent events has the language of its request', async () => {
    const { query, sse } = await startService();
    await query(ISSUE, { input: hinted });
    const updates = sse<{ invoiceUpdates: { invoice: { hints: string[] } } }>(
      FOLLOW,
      { orderId: 'order-1' },
      chinese,
    );
    const { data } = await updates.next();
    expect(data?.invoiceUpdates.invoice.hints).toEqual([
      'input.specificBusiness.operatingLease.location似乎未写明到县级的行政区划：税务局可能不予通过',
      expect.stringMatching(/地址关键字/) as unknown,
    ]);
    updates.close();
  });
});

test('subscribers share frames only with those of the same language', async () => {
  const { url, query, sandbox } = await startService({ sandboxProgressDelayMs: null });
  const languages = ['zh', 'zh-CN', 'en', null];
  const clients = await Promise.all(
    languages.map((language, index) =>
      new Client(url, `client-${index}`).open(language === null ? {} : { language }),
    ),
  );
  for (const client of clients) client.subscribe(FOLLOW, { orderId: 'order-1' });
  await Promise.all(clients.map((client) => client.has(1)));
  await query(ISSUE, { input: hinted });
  sandbox.controls.issueInvoice({ orderId: 'order-1' });
  // Null, submitted and accepted; later states have the same hints.
  await Promise.all(clients.map((client) => client.has(3)));
  const bodies = clients.map(({ frames }) =>
    frames.slice(0, 3).map((frame) => frame.replace(/"id":"[^"]+"/, '')),
  );
  expect(bodies[1]).toEqual(bodies[0]);
  expect(bodies[3]).toEqual(bodies[2]);
  expect(bodies[0]?.join()).toContain('似乎未写明');
  expect(bodies[0]?.join()).not.toContain('does not seem');
  expect(bodies[2]?.join()).toContain('does not seem');
  expect(bodies[2]?.join()).not.toContain('似乎未写明');
});

test('the journal stores the message and not its text', async () => {
  const { query, application } = await startService({ sandboxProgressDelayMs: null });
  const { journal } = application;
  await query(ISSUE, { input: hinted }, chinese);
  const id = { tenant: 'default', kind: 'forward-invoice', key: 'order-1' };
  const kept = JSON.stringify((await journal.get(id))?.snapshot['hints']);
  expect(kept).toContain('"key":"forward.mayBeRejected"');
  expect(kept).not.toMatch(/does not seem|似乎未写明/);
});

test('a socket rejects in the language that its client named', async () => {
  const { subscribe } = await startService();
  const refused = subscribe(
    '{ invoices(first: 0) { edges { cursor } } }',
    {},
    { language: 'zh-CN' },
  );
  const { errors: told } = await refused.next();
  expect(told?.[0]?.message).toBe('first 不得小于1');
});
