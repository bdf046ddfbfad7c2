import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { Answer } from '../../harness.ts';
import { order, ISSUE } from '../../capabilities/forward-invoicing/invoice-orders.ts';
import { unprovisionedSeller } from '../../../packages/simulator/src/seed/parties.ts';
import {
  bearer,
  billing,
  type BudgetedService,
  type BudgetsOfTest,
  invoice,
  refusalOf,
  startBudgeted,
  verify,
  VERIFY_PATH,
} from './tenants.ts';

const HOUR_MS = 3_600_000;
const CREATE_PATH = '/api/v1/invoice/forward/create';
const SEARCH_PATH = '/api/v1/enterprise/search';
const POSITION_PATH = '/api/v1/trace/position';
const ENTERPRISE = 'query ($taxNumber: String!) { enterprise(taxNumber: $taxNumber) { name } }';
const NUMBER = '91440300MA5F0A0B2Y';

const issue = (
  { service }: BudgetedService,
  orderId: string,
  change: object = {},
): Promise<Answer> =>
  service.query(
    ISSUE.replace(
      '... on Error {',
      '... on QuotaExhaustedError { left resetsAt } ... on Error { retryAfterSeconds',
    ),
    { input: order({ orderId, ...change }) },
    bearer('web'),
  );

const usedOn = async ({ service, clock }: BudgetedService): Promise<unknown> =>
  billing(service, clock);

test('an order above the budget is not sent, reports the remaining budget, and is sent the next day', async () => {
  const budgeted = await startBudgeted('SQLite', {
    web: { unitsPerDay: { 'forward-invoicing': 1 } },
  });
  const { service, clock } = budgeted;
  await issue(budgeted, 'order-1');
  expect((await issue(budgeted, 'order-2')).data).toMatchObject({
    issueInvoice: {
      __typename: 'QuotaExhaustedError',
      code: 'BUDGET_EXHAUSTED',
      retryable: true,
      retryAfterSeconds: 3600,
      left: 0,
      resetsAt: '2026-11-22T00:00:00+08:00',
      platformCode: null,
    },
  });
  expect(service.sandbox.counters.calls(CREATE_PATH)).toBe(1);
  // A repeat of a request sent before is free.
  expect((await issue(budgeted, 'order-1')).data).toMatchObject({
    issueInvoice: { __typename: 'Invoice', state: 'ISSUING' },
  });
  await clock.advance(HOUR_MS);
  expect((await issue(budgeted, 'order-2')).data).toMatchObject({
    issueInvoice: { __typename: 'Invoice', state: 'ISSUING' },
  });
  expect(service.sandbox.counters.billedUnits(CREATE_PATH)).toBe(2);
});

test('a lost response counts, and a rejection at the gateway releases its units', async () => {
  const budgeted = await startBudgeted('SQLite', { web: { unitsPerDay: { verification: 2 } } });
  const { service } = budgeted;
  service.sandbox.controls.setFault({ path: VERIFY_PATH, fault: 'LOST_REPLY', times: 1 });
  expect(refusalOf(await verify(service, 1))).toMatchObject({ code: 'PLATFORM_UNAVAILABLE' });
  service.sandbox.controls.setFault({ path: VERIFY_PATH, fault: 'NOT_ENABLED', times: 1 });
  expect(refusalOf(await verify(service, 1))).toMatchObject({ code: 'NOT_PERMITTED' });
  expect((await verify(service, 1)).errors).toBeUndefined();
  expect(refusalOf(await verify(service, 1))).toMatchObject({ code: 'BUDGET_EXHAUSTED' });
  expect(await usedOn(budgeted)).toMatchObject([{ calls: 3, units: 2 }]);
});

test('an order that the platform rejects costs nothing, and leaves the budget for the next one', async () => {
  const budgeted = await startBudgeted('SQLite', {
    web: { unitsPerDay: { 'forward-invoicing': 1 } },
  });
  expect((await issue(budgeted, 'order-1', { seller: unprovisionedSeller })).data).toMatchObject({
    issueInvoice: { __typename: 'PlatformRejectedError', platformCode: 'CYT_40311' },
  });
  expect((await issue(budgeted, 'order-2')).data).toMatchObject({
    issueInvoice: { __typename: 'Invoice', state: 'ISSUING' },
  });
  expect(await usedOn(budgeted)).toMatchObject([{ calls: 2, units: 1 }]);
});

describe('enterprises', () => {
  let budgeted: BudgetedService;

  const find = (taxNumber: string, key: 'web' | 'batch' = 'web'): Promise<Answer> =>
    budgeted.service.query(ENTERPRISE, { taxNumber }, bearer(key));

  beforeEach(async () => {
    budgeted = await startBudgeted('SQLite', { web: { unitsPerDay: { enterprise: 1 } } });
  });

  test('in the cache cost nothing, even without a remaining budget', async () => {
    await find(NUMBER);
    expect(refusalOf(await find('91440300MA5F0A0A1X'))).toMatchObject({
      code: 'BUDGET_EXHAUSTED',
    });
    expect((await find(NUMBER.toLowerCase())).data).toMatchObject({
      enterprise: { name: '深圳市青禾智能装备有限公司' },
    });
    expect(await usedOn(budgeted)).toMatchObject([
      { capability: 'ENTERPRISE', calls: 1, units: 1 },
    ]);
  });

  test('queried by a key without budget are found for a concurrent query of another key', async () => {
    const { service } = await startBudgeted('PostgreSQL', {
      web: { unitsPerDay: { enterprise: 0 } },
    });
    const { data } = await service.query<{
      enterprises: { enterprises: { id: string; taxNumber: string }[] };
    }>(
      '{ enterprises(by: { name: "公司" }) { enterprises { id taxNumber } } }',
      {},
      bearer('batch'),
    );
    const found = data?.enterprises.enterprises ?? [];
    expect(found.length).toBeGreaterThan(20);
    const node = 'query ($id: ID!) { node(id: $id) { id } }';
    const answers = await Promise.all(
      found.map(({ id, taxNumber }) =>
        Promise.all([
          service.query(node, { id }, bearer('web')),
          service.query(ENTERPRISE, { taxNumber }, bearer('batch')),
        ]),
      ),
    );
    expect(answers.flatMap(([, mine]) => mine.errors ?? [])).toEqual([]);
  });

  test('found by opaque ids are paid for up to the limit of a request', async () => {
    const { service } = await startBudgeted('SQLite', { web: { unitsPerRequest: 2 } });
    const { data } = await service.query<{ enterprises: { enterprises: { id: string }[] } }>(
      '{ enterprises(by: { name: "青禾" }) { enterprises { id } } }',
      {},
      bearer('web'),
    );
    const ids = data?.enterprises.enterprises.map(({ id }) => id) ?? [];
    expect(ids).toHaveLength(4);
    const before = service.sandbox.counters.calls(SEARCH_PATH);
    const { errors } = await service.query(
      'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }',
      { ids },
      bearer('web'),
    );
    const refused = { extensions: { code: 'REQUEST_OVER_BUDGET', left: 0 } };
    expect(errors).toMatchObject([refused, refused]);
    expect(service.sandbox.counters.calls(SEARCH_PATH) - before).toBe(2);
  });
});

test('a truck that cannot be traced costs nothing, and one that can is rejected before its own call', async () => {
  const budgeted = await startBudgeted('SQLite', { web: { unitsPerDay: { 'truck-trace': 1 } } });
  const { service } = budgeted;
  const ask = (plateNumber: string): Promise<Answer> =>
    service.query(
      'query ($plateNumber: String!) { truck(plateNumber: $plateNumber) { trackable position { latitude } } }',
      { plateNumber },
      bearer('web'),
    );
  expect((await ask('粤A00000')).data).toEqual({ truck: { trackable: false, position: null } });
  expect((await ask('粤B12345')).errors).toBeUndefined();
  const refused = await ask('粤B30303');
  expect(refused.data).toEqual({ truck: { trackable: true, position: null } });
  expect(refusalOf(refused)).toMatchObject({ code: 'BUDGET_EXHAUSTED', left: 0 });
  expect((await ask('粤A00000')).errors).toBeUndefined();
  expect(service.sandbox.counters.calls(POSITION_PATH)).toBe(1);
});

test('a verification in an update is paid for by its subscriber, within the budget', async () => {
  const budgeted = await startBudgeted('SQLite', { batch: { unitsPerDay: { verification: 0 } } });
  const { service, clock } = budgeted;
  await issue(budgeted, 'order-1');
  const document = `subscription { invoiceUpdates(orderId: "order-1") {
    state invoice { verification { verdict } }
  } }`;
  const [web, batch] = (['web', 'batch'] as const).map((key) =>
    service.subscribe<{ invoiceUpdates: { state: string } }>(document, {}, bearer(key)),
  );
  const states = async (updates: typeof web) => (await updates?.next())?.data?.invoiceUpdates.state;
  expect([await states(web), await states(batch)]).toEqual(['ISSUING', 'ISSUING']);
  service.sandbox.controls.issueInvoice({ orderId: 'order-1' });
  await clock.advance(60_000);
  const [paid, refused] = [await web?.next(), await batch?.next()];
  expect(paid).toMatchObject({
    data: { invoiceUpdates: { invoice: { verification: { verdict: 'GENUINE' } } } },
    extensions: { billing: { calls: [{ path: VERIFY_PATH }] } },
  });
  expect(refused).toMatchObject({
    data: { invoiceUpdates: { state: 'ISSUED', invoice: { verification: null } } },
    errors: [{ extensions: { code: 'BUDGET_EXHAUSTED', left: 0 } }],
  });
  expect(await usedOn(budgeted)).toMatchObject([
    { capability: 'FORWARD_INVOICING', key: 'acme/web' },
    { capability: 'VERIFICATION', key: 'acme/web', units: 1 },
  ]);
  const { data } = await service.query(
    '{ audit { edges { node { key operationType field reasons } } } }',
    {},
    bearer('web'),
  );
  expect(data).toMatchObject({
    audit: {
      edges: [
        { node: { key: 'acme/web', operationType: 'SUBSCRIPTION', reasons: ['BILLED'] } },
        { node: { key: 'acme/web', operationType: 'MUTATION', field: 'issueInvoice' } },
      ],
    },
  });
});

/** A service that accepts tokens of acme. */
async function startWithTokens(budgets: BudgetsOfTest): Promise<{
  readonly budgeted: BudgetedService;
  readonly verifyAs: (subject: string, count: number) => Promise<Answer>;
}> {
  const keys = await generateKeyPair('ES256');
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'first', alg: 'ES256' };
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ keys: [jwk] }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  // A TCP server that is listening has an address and a port.
  const { port } = server.address() as AddressInfo;
  const budgeted = await startBudgeted('SQLite', budgets, {
    JWKS_URL: `http://127.0.0.1:${port}/keys`,
    JWT_AUDIENCE: 'invoices',
  });
  return {
    budgeted,
    async verifyAs(subject, count) {
      const token = await new SignJWT({ tenant: 'acme', sub: subject, scope: 'verify read' })
        .setProtectedHeader({ alg: 'ES256', kid: 'first' })
        .setAudience('invoices')
        .setExpirationTime(Math.floor(budgeted.clock.now() / 1000) + 3600)
        .sign(keys.privateKey);
      return budgeted.service.query(
        'query ($all: [InvoiceToVerify!]!) { verifyInvoices(invoices: $all) { verdict } }',
        { all: Array.from({ length: count }, (_none, index) => invoice(index + 1)) },
        { authorization: `Bearer ${token}` },
      );
    },
  };
}

describe('tokens', () => {
  test('have a budget for each subject, and share that of the tenant', async () => {
    const { budgeted, verifyAs } = await startWithTokens({
      subject: { unitsPerDay: { verification: 3 } },
      tenant: { unitsPerDay: { verification: 5 } },
    });
    expect((await verifyAs('ann', 3)).errors).toBeUndefined();
    expect(refusalOf(await verifyAs('ann', 1))).toMatchObject({ left: 0 });
    expect(refusalOf(await verifyAs('bob', 3))).toMatchObject({ left: 2 });
    expect((await verifyAs('bob', 2)).errors).toBeUndefined();
    expect(await usedOn(budgeted)).toMatchObject([{ key: null, units: 5 }]);
  });

  test('have their subjects’ limits per request, and keys have their own', async () => {
    const { budgeted, verifyAs } = await startWithTokens({ subject: { unitsPerRequest: 2 } });
    expect(refusalOf(await verifyAs('ann', 3))).toMatchObject({ code: 'REQUEST_OVER_BUDGET' });
    expect((await verify(budgeted.service, 3)).errors).toBeUndefined();
  });
});
