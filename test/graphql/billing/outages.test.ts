import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { order } from '../../capabilities/forward-invoicing/invoice-orders.ts';
import { CreateContractDocument } from '../../generated/operations.ts';
import {
  type Answer,
  connectTo,
  type Connection,
  spawnService,
  temporaryFolder,
} from '../../harness.ts';
import { stubCredentials } from '../../platform/stub-platform.ts';
import { startBefore } from '../../scenario.ts';
import { settingsOf, stores } from '../../stores.ts';
import {
  bearer,
  billing,
  type BudgetsOfTest,
  refusalOf,
  startBudgeted,
  verify,
  VERIFY_PATH,
  writeTenants,
} from './tenants.ts';

/** Accepts connections, and sends nothing. */
async function startSilent(): Promise<{
  readonly port: number;
  readonly visited: Promise<unknown>;
}> {
  const server = createServer((socket) => socket.on('error', () => {})).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return { port: address.port, visited: once(server, 'connection') };
}

/** Settings of a service with the platform at a URL. */
async function settingsBefore(
  baseUrl: string,
  budgets: BudgetsOfTest,
  store: (typeof stores)[number],
): Promise<Record<string, string>> {
  const path = join(await temporaryFolder(), 'tenants.json');
  await writeTenants(path, budgets, stubCredentials);
  return {
    ...(await settingsOf(store)),
    TENANTS_FILE: path,
    PLATFORM_BASE_URL: baseUrl,
    LOG_LEVEL: 'error',
  };
}

const today = { now: () => Date.now() };

describe.each(stores)('on %s', (store) => {
  test('units of calls that could not be sent are released exactly', async () => {
    const budgets = { web: { unitsPerDay: { verification: 250 } } };
    // Port 1 needs rights that a test does not have, so it has no listener.
    const settings = await settingsBefore('http://127.0.0.1:1', budgets, store);
    const accounts = { PLATFORM_APP_KEY: '', PLATFORM_APP_SECRET: '' };
    const service = await startBefore(
      { baseUrl: 'http://127.0.0.1:1' },
      { ...settings, ...accounts },
    );
    for (let round = 0; round < 3; round += 1) {
      const { errors } = await verify(service, 250);
      expect(errors).toHaveLength(250);
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'PLATFORM_UNAVAILABLE' });
    }
    expect(await billing(service, today)).toEqual([]);
  });

  test('a process killed between reservation and call has counted the units of one call', async () => {
    // The handshake never ends, so nothing is ever sent.
    const { port, visited } = await startSilent();
    const budgets = { web: { unitsPerDay: { verification: 60 } } };
    const settings = await settingsBefore(`https://127.0.0.1:${port}`, budgets, store);
    const first = await spawnService(settings);
    verify(first, 50).catch(() => {});
    await visited;
    await first.kill();
    const again = await spawnService(settings, first.dataDir);
    expect(await billing(again, today)).toMatchObject([{ key: 'acme/web', calls: 1, units: 50 }]);
    expect(refusalOf(await verify(again, 11))).toMatchObject({
      code: 'BUDGET_EXHAUSTED',
      left: 10,
    });
  });
});

test('a process killed without any budget has counted at most one block', async () => {
  const { port, visited } = await startSilent();
  const settings = await settingsBefore(`https://127.0.0.1:${port}`, {}, 'SQLite');
  const first = await spawnService(settings);
  verify(first, 1).catch(() => {});
  await visited;
  await first.kill();
  const again = await spawnService(settings, first.dataDir);
  expect(await billing(again, today)).toMatchObject([{ key: 'acme/web', calls: 50, units: 50 }]);
});

test('no billed call is sent while the journal cannot be written', async () => {
  const { service } = await startBudgeted('SQLite', {});
  await service.application.journal.close();
  const { errors } = await verify(service, 1);
  expect(errors).toMatchObject([{ extensions: { code: 'STORE_UNAVAILABLE', retryable: true } }]);
  expect(service.sandbox.counters.calls(VERIFY_PATH)).toBe(0);
});

/** Orders this many invoices in one request. */
function orderTogether(
  connection: Connection,
  count: number,
): Promise<Answer<Record<string, object>>> {
  const names = Array.from({ length: count }, (_none, index) => `o${index}`);
  return connection.query<Record<string, object>>(
    `mutation (${names.map((name) => `$${name}: InvoiceOrderInput!`).join(' ')}) {
        ${names.map((name) => `${name}: issueInvoice(input: $${name}) { __typename ... on Error { code } }`).join('\n')}
      }`,
    Object.fromEntries(names.map((name) => [name, order({ orderId: `order-${name}` })])),
    bearer('web'),
  );
}

test('orders that together exceed a request’s limit are rejected before the first of them', async () => {
  const { service, clock } = await startBudgeted('SQLite', { web: { unitsPerRequest: 2 } });
  const { data } = await orderTogether(service, 3);
  const refused = { __typename: 'QuotaExhaustedError', code: 'REQUEST_OVER_BUDGET' };
  expect(data).toEqual({ o0: refused, o1: refused, o2: refused });
  expect(await billing(service, clock)).toEqual([]);
  const sent = await orderTogether(connectTo(service.url), 2);
  expect(sent.data).toEqual({ o0: { __typename: 'Invoice' }, o1: { __typename: 'Invoice' } });
});

test('an order of a key with a budget of zero is rejected before it is stored', async () => {
  const { service } = await startBudgeted('SQLite', { web: { unitsPerRequest: 0 } });
  const { data } = await orderTogether(service, 1);
  expect(data).toMatchObject({ o0: { code: 'REQUEST_OVER_BUDGET' } });
  expect(
    await service.query('{ operations { edges { node { key } } } }', {}, bearer('web')),
  ).toMatchObject({ data: { operations: { edges: [] } } });
});

describe('the usage account', () => {
  test('accepts days of the calendar, in their order, and a year at most', async () => {
    const { service, clock } = await startBudgeted('SQLite', {});
    const invalid = [{ extensions: { code: 'INVALID_INPUT' } }];
    const asked = (from: string, to: string) => billing(service, clock, 'web', from, to);
    expect(await asked('2026-02-30', '2026-03-01')).toMatchObject(invalid);
    expect(await asked('2026-11-02', '2026-11-01')).toMatchObject(invalid);
    expect(await asked('2025-11-20', '2026-11-21')).toMatchObject(invalid);
    expect(await asked('2025-11-21', '2026-11-21')).toEqual([]);
    expect(await asked('9999-01-01', '9999-12-31')).toEqual([]);
  });

  test('counts a rejected contract as a call without cost', async () => {
    const { service, clock } = await startBudgeted('SQLite', {});
    const path = '/api/v1/partnercontract/contract/create';
    service.sandbox.controls.setFault({ path, fault: 'NOT_ENABLED', times: 1 });
    const { data } = await service.query(CreateContractDocument, {}, bearer('web'));
    expect(data?.createContract).toMatchObject({ code: 'NOT_PERMITTED' });
    const refused = { capability: 'PARTNER_CONTRACT', calls: 1, units: 0 };
    expect(await billing(service, clock)).toMatchObject([refused]);
  });
});
