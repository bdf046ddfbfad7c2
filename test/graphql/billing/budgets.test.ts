import { describe, expect, test } from 'vitest';
import { startService } from '../../harness.ts';
import { stores } from '../../stores.ts';
import {
  bearer,
  billing,
  invoice,
  invoices,
  refusalOf,
  startBudgeted,
  verify,
  VERIFY_PATH,
  writeTenants,
} from './tenants.ts';

const HOUR_MS = 3_600_000;

/** Several fields that each verify invoices; `from` is the first number of the invoices of a field. */
function aliases(fields: readonly { readonly count: number; readonly first: number }[]): {
  readonly document: string;
  readonly variables: Readonly<Record<string, object[]>>;
} {
  const variables = Object.fromEntries(
    fields.map(({ count, first }, index) => [`v${index}`, invoices(count, first)]),
  );
  const names = Object.keys(variables);
  const declared = names.map((name) => `$${name}: [InvoiceToVerify!]!`).join(' ');
  const asked = names.map((name) => `${name}: verifyInvoices(invoices: $${name}) { verdict }`);
  return { document: `query (${declared}) { ${asked.join(' ')} }`, variables };
}

describe.each(stores)('on %s', (store) => {
  test('concurrent requests use a budget to its last unit, and never exceed it', async () => {
    const { service, clock } = await startBudgeted(store, {
      web: { unitsPerDay: { verification: 100 } },
    });
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_none, index) => verify(service, 4, 'web', 1 + index * 4)),
    );
    const refused = answers.filter(({ errors }) => errors !== undefined);
    expect(refused).toHaveLength(5);
    expect(refusalOf(refused[0] ?? {})).toMatchObject({
      code: 'BUDGET_EXHAUSTED',
      retryable: true,
      left: 0,
      resetsAt: '2026-11-22T00:00:00+08:00',
      retryAfterSeconds: 3600,
    });
    expect(service.sandbox.counters.calls(VERIFY_PATH)).toBe(25);
    expect(await billing(service, clock)).toEqual([
      {
        day: '2026-11-21',
        capability: 'VERIFICATION',
        key: 'acme/web',
        calls: 25,
        units: 100,
      },
    ]);
  });

  test('usage survives a restart, and starts at zero on the next day in China', async () => {
    const { service, clock, env } = await startBudgeted(store, {
      web: { unitsPerDay: { verification: 3 } },
    });
    await verify(service, 2);
    await service.stop();
    const again = await startService({ clock, env, dataDir: service.dataDir });
    expect(refusalOf(await verify(again, 2))).toMatchObject({ code: 'BUDGET_EXHAUSTED', left: 1 });
    // It is 11 p.m. in China.
    await clock.advance(HOUR_MS - 1);
    expect(refusalOf(await verify(again, 2))).toMatchObject({ left: 1, retryAfterSeconds: 1 });
    await clock.advance(1);
    expect((await verify(again, 2)).errors).toBeUndefined();
    expect(await billing(again, clock, 'web', '2026-11-20', '2026-11-23')).toMatchObject([
      { day: '2026-11-21', calls: 1, units: 2 },
      { day: '2026-11-22', calls: 1, units: 2 },
    ]);
  });

  test('the keys of a tenant share its budget, and other tenants neither use nor see it', async () => {
    const { service, clock } = await startBudgeted(store, {
      web: { unitsPerDay: { verification: 5 } },
      tenant: { unitsPerDay: { verification: 7 } },
    });
    expect((await verify(service, 4, 'web')).errors).toBeUndefined();
    expect((await verify(service, 9, 'other')).errors).toBeUndefined();
    expect(refusalOf(await verify(service, 2, 'web'))).toMatchObject({ left: 1 });
    expect(refusalOf(await verify(service, 4, 'batch'))).toMatchObject({ left: 3 });
    expect((await verify(service, 3, 'batch')).errors).toBeUndefined();
    expect(await billing(service, clock, 'web')).toMatchObject([
      { key: 'acme/batch', units: 3 },
      { key: 'acme/web', units: 4 },
    ]);
    expect(await billing(service, clock, 'other')).toMatchObject([
      { key: 'umbrella/other', units: 9 },
    ]);
  });
});

describe('a request', () => {
  test('of sixty aliases with fifty invoices each is rejected before its first call', async () => {
    const { service, clock } = await startBudgeted('SQLite', {});
    const fields = Array.from({ length: 60 }, (_none, index) => ({
      count: 50,
      first: 1 + index * 50,
    }));
    const { document, variables } = aliases(fields);
    const { errors } = await service.query(document, variables, bearer('web'));
    expect(errors).toHaveLength(60);
    expect(errors?.[59]?.extensions).toMatchObject({
      code: 'REQUEST_OVER_BUDGET',
      retryable: false,
      left: 250,
      resetsAt: null,
    });
    expect(service.sandbox.counters.calls(VERIFY_PATH)).toBe(0);
    expect(await billing(service, clock)).toEqual([]);
  });

  test('may use 250 units across all its fields, and a repeated invoice is one', async () => {
    const { service, clock } = await startBudgeted('SQLite', {});
    const { document, variables } = aliases([
      { count: 200, first: 1 },
      { count: 200, first: 51 },
    ]);
    expect((await service.query(document, variables, bearer('web'))).errors).toBeUndefined();
    expect(await billing(service, clock)).toMatchObject([{ calls: 5, units: 250 }]);
    const more = aliases([
      { count: 200, first: 1 },
      { count: 200, first: 52 },
    ]);
    const { errors } = await service.query(more.document, more.variables, bearer('web'));
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'REQUEST_OVER_BUDGET' });
    expect(service.sandbox.counters.calls(VERIFY_PATH)).toBe(5);
  });

  test('of one field with several calls is rejected before the first of them', async () => {
    const { service, clock } = await startBudgeted('SQLite', {
      web: { unitsPerRequest: 60 },
      batch: { unitsPerDay: { verification: 60 } },
    });
    expect(refusalOf(await verify(service, 61))).toMatchObject({ code: 'REQUEST_OVER_BUDGET' });
    expect(refusalOf(await verify(service, 61, 'batch'))).toMatchObject({
      code: 'BUDGET_EXHAUSTED',
    });
    expect(await billing(service, clock)).toEqual([]);
  });

  test('about one invoice in three spellings costs one unit', async () => {
    const { service } = await startBudgeted('SQLite', { web: { unitsPerRequest: 1 } });
    const spelt = ['106', '106.0', '106.00'].map((amountWithTax) => ({
      digitalGeneral: {
        invoiceNumber: '26442000000000000001',
        issuedOn: '2026-11-02',
        amountWithTax,
      },
    }));
    const { errors } = await service.query(
      'query ($invoices: [InvoiceToVerify!]!) { verifyInvoices(invoices: $invoices) { verdict } }',
      { invoices: spelt },
      bearer('web'),
    );
    expect(errors).toBeUndefined();
    expect(service.sandbox.counters.calls(VERIFY_PATH)).toBe(1);
  });

  test('of fields with separate calls is rejected before the first of them', async () => {
    const { service, clock } = await startBudgeted('SQLite', { web: { unitsPerRequest: 1 } });
    const answer = await service.query(
      `query ($invoice: InvoiceToVerify!) {
        one: verifyInvoice(invoice: $invoice, reconciliationId: "one") { verdict }
        other: verifyInvoice(invoice: $invoice, reconciliationId: "other") { verdict }
      }`,
      { invoice: invoice(1) },
      bearer('web'),
    );
    expect(answer.errors).toHaveLength(2);
    expect(refusalOf(answer)).toMatchObject({ code: 'REQUEST_OVER_BUDGET' });
    expect(await billing(service, clock)).toEqual([]);
  });

  test('may use the budget of its key, or else that of the tenant', async () => {
    const { service } = await startBudgeted('SQLite', {
      web: { unitsPerRequest: 300 },
      tenant: { unitsPerRequest: 2 },
    });
    const { document, variables } = aliases([
      { count: 200, first: 1 },
      { count: 100, first: 201 },
    ]);
    expect((await service.query(document, variables, bearer('web'))).errors).toBeUndefined();
    expect(refusalOf(await verify(service, 3, 'batch'))).toMatchObject({ left: 2 });
    expect((await verify(service, 2, 'batch')).errors).toBeUndefined();
  });

  test('does not count fields excluded by @skip or @include', async () => {
    const { service } = await startBudgeted('SQLite', { web: { unitsPerRequest: 1 } });
    const { errors } = await service.query(
      `query ($one: InvoiceToVerify!, $two: InvoiceToVerify!, $no: Boolean!) {
        verifyInvoice(invoice: $one) { verdict }
        skipped: verifyInvoice(invoice: $two) @include(if: $no) { verdict }
        ...More
        ...More
      }
      fragment More on Query { verifyInvoice(invoice: $one) { verdict } }`,
      { one: invoice(1), two: invoice(2), no: false },
      bearer('web'),
    );
    expect(errors).toBeUndefined();
  });

  test('that is rejected still returns its free fields', async () => {
    const { service } = await startBudgeted('SQLite', {
      web: { unitsPerDay: { verification: 0 } },
    });
    const { data, errors } = await service.query(
      `query ($one: InvoiceToVerify!) {
        viewer { tenant }
        verifyInvoice(invoice: $one) { verdict }
        enterprise(taxNumber: "91440300MA5F0A0B2Y") { name }
      }`,
      { one: invoice(1) },
      bearer('web'),
    );
    expect(data).toMatchObject({
      viewer: { tenant: 'acme' },
      verifyInvoice: null,
      enterprise: { name: '深圳市青禾智能装备有限公司' },
    });
    expect(errors).toHaveLength(1);
  });
});

test('a changed budget in the tenants’ file applies from then on, without a restart', async () => {
  const { service, clock, tenantsFile } = await startBudgeted('SQLite', {
    tenant: { unitsPerDay: { verification: 1 } },
    web: { unitsPerDay: { verification: 1 } },
  });
  await verify(service, 1);
  expect(refusalOf(await verify(service, 1))).toMatchObject({ left: 0 });
  await writeTenants(tenantsFile, { web: { unitsPerDay: { verification: 2 } } });
  await expect
    .poll(async () => {
      await clock.advance(400);
      return service.log.filter((line) => line.includes('were reloaded')).length;
    })
    .toBe(2);
  expect((await verify(service, 1)).errors).toBeUndefined();
  expect(refusalOf(await verify(service, 1))).toMatchObject({ left: 0 });
});
