import { describe, expect, test } from 'vitest';
import { NUMBER, PATH as LOOK_UP } from '../capabilities/enterprise/searches.ts';
import { CREATE_PATH, ISSUE, order } from '../capabilities/forward-invoicing/invoice-orders.ts';
import { dataOf } from '../following.ts';
import { type Answer, STREAMS } from '../harness.ts';
import { startScenario } from '../scenario.ts';

const KEYS = [
  'read',
  'issue',
  'read+issue',
  'sandbox',
  'files',
  'read+lookup',
  'read+verify',
  'read+sign',
];
const keyFor = (scopes: string) => `key-of-${scopes.replaceAll('+', '-and-')}-0123456789`;
const bearer = (scopes: string) => ({ authorization: `Bearer ${keyFor(scopes)}` });

const service = startScenario({
  env: { API_KEYS: KEYS.map((scopes) => `${keyFor(scopes)}:${scopes}`).join(',') },
});

const query = <Data = unknown>(scopes: string, text: string, variables = {}) =>
  service.query<Data>(text, variables, bearer(scopes));

const issue = (scopes: string) => query(scopes, ISSUE, { input: order() });

const lacks = (scope: string) => ({
  message: `The key or token lacks the scope \`${scope}\`.`,
  extensions: { code: 'NOT_PERMITTED', retryable: false },
});

const errorsOf = ({ errors = [] }: Answer) =>
  errors.map(({ message, extensions }) => ({
    message,
    extensions: { code: extensions?.['code'], retryable: extensions?.['retryable'] },
  }));

const ENTERPRISE = `{ viewer { tenant } enterprise(taxNumber: "${NUMBER}") { id name } }`;
const SUBJECTS = '{ operations(first: 1) { edges { node { id subject { id } } } } }';
const NODE = 'query ($id: ID!) { node(id: $id) { id } }';
const NODES = 'query ($id: ID!) { nodes(ids: [$id]) { id } }';
const UPDATES = `subscription { invoiceUpdates(orderId: "order-1") {
  version invoice { orderId verification { verified } } } }`;

describe('a field whose scope a key lacks', () => {
  test('is rejected by name before anything is sent, and other fields are returned', async () => {
    const refused = await query('read', ENTERPRISE);
    expect(refused).toMatchObject({
      data: { viewer: { tenant: 'default' }, enterprise: null },
      errors: [{ ...lacks('lookup'), path: ['enterprise'] }],
    });
    expect(service.calls(LOOK_UP)).toBe(0);
    expect(await query('read+lookup', ENTERPRISE)).toMatchObject({
      data: { enterprise: { name: '深圳市青禾智能装备有限公司' } },
    });
  });

  test('is a NotPermittedError of a mutation, which sends and stores nothing', async () => {
    expect(await issue('read+sign')).toMatchObject({
      data: {
        issueInvoice: {
          __typename: 'NotPermittedError',
          code: 'NOT_PERMITTED',
          message: lacks('issue').message,
          retryable: false,
          hint: expect.stringContaining('`issue`') as unknown,
        },
      },
    });
    expect(service.calls(CREATE_PATH)).toBe(0);
    expect(await query('read', SUBJECTS)).toEqual({ data: { operations: { edges: [] } } });
    expect(await issue('issue')).toMatchObject({ data: { issueInvoice: { orderId: 'order-1' } } });
  });

  test('does not control the simulated platform', async () => {
    const STEP = 'mutation { sandbox { stepH5Session(token: "none") } }';
    expect(errorsOf(await query('read+issue', STEP))).toEqual([lacks('sandbox')]);
    expect(await query('sandbox', STEP)).toEqual({ data: { sandbox: { stepH5Session: false } } });
  });
});

test('a mutation returns its result even if that has lists which the key may not read', async () => {
  const answer = await query(
    'issue',
    `mutation ($input: InvoiceOrderInput!) { issueInvoice(input: $input) {
      ... on Invoice { orderId state followed(first: 1) { edges { node { id } } } }
    } }`,
    { input: order({ orderId: 'listed-1' }) },
  );
  expect(answer).toMatchObject({
    data: { issueInvoice: { orderId: 'listed-1', state: 'ISSUING', followed: null } },
    errors: [{ ...lacks('read'), path: ['issueInvoice', 'followed'] }],
  });
});

describe('no path bypasses the scope', () => {
  test.each([
    ['a query', '{ invoice(by: { orderId: "order-1" }) { state } }'],
    ['a list', '{ invoices { edges { node { state } } } }'],
    ['what is remembered', SUBJECTS],
    ['counts', '{ operationCounts { count } }'],
  ])('including %s', async (_way, text) => {
    await issue('issue');
    expect(errorsOf(await query('issue', text))).toContainEqual(lacks('read'));
    expect(await query('read', text)).not.toHaveProperty('errors');
  });

  test('including an id, alone or among several', async () => {
    await issue('issue');
    interface Found {
      readonly operations: {
        readonly edges: readonly { readonly node: { readonly id: string } }[];
      };
    }
    const { operations } = dataOf(await query<Found>('read', SUBJECTS));
    const id = operations.edges[0]?.node.id;
    for (const text of [NODE, NODES]) {
      expect(errorsOf(await query('issue', text, { id }))).toEqual([lacks('read')]);
      expect(await query('read', text, { id })).not.toHaveProperty('errors');
    }
  });

  test('including the id of a subject whose look-up is billed, even if it is cached', async () => {
    interface Found {
      readonly enterprise: { readonly id: string };
    }
    const { enterprise } = dataOf(await query<Found>('read+lookup', ENTERPRISE));
    for (const text of [NODE, NODES]) {
      const variables = { id: enterprise.id };
      expect(errorsOf(await query('read', text, variables))).toEqual([lacks('lookup')]);
      expect(await query('read+lookup', text, variables)).not.toHaveProperty('errors');
    }
    expect(service.calls(LOOK_UP)).toBe(1);
  });

  test('including the result of a mutation and its edges', async () => {
    const text = `mutation ($input: InvoiceOrderInput!) { issueInvoice(input: $input) {
      ... on Invoice { orderId operation { subject { id } } redOffset { state } } } }`;
    const answer = await query('issue', text, { input: order() });
    expect(answer).toMatchObject({
      data: {
        issueInvoice: { orderId: 'order-1', operation: { subject: null }, redOffset: null },
      },
    });
    expect(errorsOf(answer)).toEqual([lacks('read'), lacks('read')]);
  });
});

describe('a subscription', () => {
  test('does not start without its scope, over any transport', async () => {
    const socket = service.subscribe(UPDATES, {}, { apiKey: keyFor('issue') });
    for (const way of STREAMS) {
      const stream = service[way](UPDATES, {}, bearer('issue'));
      expect(errorsOf(await stream.next())).toEqual([lacks('read')]);
    }
    expect(errorsOf(await socket.next())).toEqual([lacks('read')]);
  });

  test('rejects billed selections for each subscriber by their own scopes', async () => {
    const reading = [
      service.subscribe(UPDATES, {}, { apiKey: keyFor('read') }),
      ...STREAMS.map((way) => service[way](UPDATES, {}, bearer('read'))),
    ];
    const verifying = [
      service.subscribe(UPDATES, {}, { apiKey: keyFor('read+verify') }),
      ...STREAMS.map((way) => service[way](UPDATES, {}, bearer('read+verify'))),
    ];
    await Promise.all([...reading, ...verifying].map((each) => each.next()));
    await issue('issue');
    const event = {
      data: { invoiceUpdates: { version: 1, invoice: { orderId: 'order-1', verification: null } } },
    };
    for (const each of verifying) expect(await each.next()).toEqual(event);
    for (const each of reading)
      expect(await each.next()).toMatchObject({ ...event, errors: [lacks('verify')] });
  });
});

test('only keys with `files` can upload files, alone or with an operation', async () => {
  const body = '%PDF-1.7 twenty-four %%EOF';
  const post = async (scopes: string) => {
    const headers = bearer(scopes);
    const alone = await fetch(`${service.url}/documents`, { method: 'POST', headers, body });
    const form = new FormData();
    form.set('operations', '{"query":"{ viewer { tenant } }"}');
    form.set('map', '{}');
    const within = await fetch(`${service.url}/graphql`, { method: 'POST', headers, body: form });
    return [alone.status, within.status];
  };
  expect(await post('read+sign')).toEqual([403, 403]);
  expect(await post('files')).toEqual([201, 200]);
});
