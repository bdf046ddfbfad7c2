import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { digestOf } from '../../../src/server/auth/authentication.ts';
import { toShanghaiDay } from '../../../src/kernel/time/clock.ts';
import {
  type Answer,
  type Connection,
  type RunningService,
  startService,
  temporaryFolder,
} from '../../harness.ts';
import { ManualClock } from '../../manual-clock.ts';
import { settingsOf, type stores } from '../../stores.ts';

export const VERIFY_PATH = '/api/v1/verify';

/** A day in China, on 2026-11-21. */
const ELEVEN_AT_NIGHT = Date.parse('2026-11-21T23:00:00+08:00');

/** Two keys of acme and one of umbrella, by their names in the tenants' file. */
const secrets = {
  web: 'key-of-acme-for-the-web-0123456789',
  batch: 'key-of-acme-for-batches-0123456789',
  other: 'key-of-umbrella-0123456789',
} as const;

/** Name of a key. */
export type KeyName = keyof typeof secrets;

export const bearer = (key: KeyName) => ({ authorization: `Bearer ${secrets[key]}` });

/** Budgets in the form of the tenants' file. */
export interface BudgetsOfTest {
  readonly web?: object;
  readonly batch?: object;
  /** Budget of acme as a tenant. */
  readonly tenant?: object;
  /** Budget of each subject of acme's tokens. */
  readonly subject?: object;
}

function entry(name: KeyName, budget: object): object {
  const scopes = [
    'read',
    'verify',
    'lookup',
    'issue',
    'trace',
    'sign',
    'files',
    'sandbox',
    'audit',
  ];
  return { name, sha256: digestOf(secrets[name]), budget, scopes };
}

/** Replaces the tenants' file; acme has the named keys. */
export async function writeTenants(
  path: string,
  { web = {}, batch = {}, tenant = {}, subject = {} }: BudgetsOfTest,
  platform: object | null = null,
  names: readonly KeyName[] = ['web', 'batch'],
): Promise<void> {
  const keys = { web: entry('web', web), batch: entry('batch', batch), other: {} };
  const acme = { budget: tenant, subjectBudget: subject, platform };
  const tenants = [
    { name: 'acme', apiKeys: names.map((name) => keys[name]), ...acme },
    { name: 'umbrella', apiKeys: [entry('other', {})], platform },
  ];
  await writeFile(`${path}.new`, JSON.stringify(tenants));
  await rename(`${path}.new`, path);
}

/** A service with tenants that have budgets, on a manual clock. */
export interface BudgetedService {
  readonly service: RunningService;
  readonly clock: ManualClock;
  readonly tenantsFile: string;
  readonly env: Readonly<Record<string, string>>;
}

/** Starts the service on a store. */
export async function startBudgeted(
  store: (typeof stores)[number],
  budgets: BudgetsOfTest,
  more: Readonly<Record<string, string>> = {},
): Promise<BudgetedService> {
  const tenantsFile = join(await temporaryFolder(), 'tenants.json');
  await writeTenants(tenantsFile, budgets);
  const clock = new ManualClock(ELEVEN_AT_NIGHT);
  const env = { ...(await settingsOf(store)), TENANTS_FILE: tenantsFile, ...more };
  const service = await startService({ clock, env, sandboxProgressDelayMs: null });
  return { service, clock, tenantsFile, env };
}

/** An invoice to verify; different numbers give different invoices. */
export const invoice = (number: number): object => ({
  digitalGeneral: {
    invoiceNumber: String(number).padStart(20, '0'),
    issuedOn: '2026-11-02',
    amountWithTax: '1660.10',
  },
});

export const invoices = (count: number, first = 1): object[] =>
  Array.from({ length: count }, (_none, index) => invoice(first + index));

const VERIFY = `query ($invoices: [InvoiceToVerify!]!) {
  verifyInvoices(invoices: $invoices) { verdict }
}`;

/** Verifies this many different invoices. */
export const verify = (
  service: Connection,
  count: number,
  key: KeyName = 'web',
  first = 1,
): Promise<Answer> => service.query(VERIFY, { invoices: invoices(count, first) }, bearer(key));

/** The extensions of the first error. */
export const refusalOf = ({ errors }: Answer): Record<string, unknown> | undefined =>
  errors?.[0]?.extensions;

const BILLING = `query ($from: Date!, $to: Date!) {
  billing(from: $from, to: $to) { day capability key calls units }
}`;

/** Usage of a key's tenant in a period; today by default. */
export async function billing(
  service: Connection,
  clock: { readonly now: () => number },
  key: KeyName = 'web',
  from = toShanghaiDay(clock.now()),
  to = from,
): Promise<unknown> {
  const { data, errors } = await service.query<{ billing: unknown }>(
    BILLING,
    { from, to },
    bearer(key),
  );
  return data?.billing ?? errors;
}
