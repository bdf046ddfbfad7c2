import { type GraphQLEnumType, isInputObjectType, isRequiredInputField } from 'graphql';
import { expect, test } from 'vitest';
import { planOf } from '../../../src/graphql/exports/plan.ts';
import { labelOf } from '../../../src/graphql/exports/rows.ts';
import { exportSources } from '../../../src/graphql/exports/sources.ts';
import { knownTitle } from '../../../src/graphql/exports/texts.ts';
import { createSchema } from '../../../src/schema.ts';
import {
  INVOICE,
  ISSUE,
  line,
  order,
} from '../../capabilities/forward-invoicing/invoice-orders.ts';
import { startScenario } from '../../scenario.ts';
import { csvOf, FOLLOW, NEEDED, read, sheetOf, start } from './exporting.ts';

const KEYS = { plain: 'k'.repeat(24), full: 'f'.repeat(24), auditor: 'a'.repeat(24) };

const service = startScenario({
  env: {
    API_KEYS: [
      `${KEYS.plain}:read+issue+files+sandbox`,
      `${KEYS.full}:read+issue+files+pii`,
      `${KEYS.auditor}:read+audit+files`,
    ].join(','),
  },
});

const as = (key: keyof typeof KEYS): { readonly headers: Record<string, string> } => ({
  headers: { authorization: `Bearer ${KEYS[key]}` },
});

const STATISTIC = '/api/v1/invoice/forward/statistic?type=detail';

/** Issues orders of 113.00 each, the first one a cent lower. */
async function issue(count: number): Promise<void> {
  for (let index = 1; index <= count; index += 1) {
    const orderId = `order-${index}`;
    const amountWithTax = index === 1 ? '112.99' : '113.00';
    const input = order({ orderId, lines: [{ ...line, amountWithTax }] });
    await service.query(ISSUE, { input }, as('plain').headers);
    service.sandbox.controls.issueInvoice({ orderId });
    await service.query(INVOICE, { by: { orderId } }, as('plain').headers);
  }
}

test('all lists and reports are exported, under titles and labels in both languages', async () => {
  const schema = createSchema();
  const unnamed: string[] = [];
  for (const { field, input, title } of exportSources()) {
    const plan = planOf(schema, { field, filters: '' });
    const type = schema.getType(input.name);
    if (!isInputObjectType(type)) throw new Error(`${field} has no filters.`);
    const filters = Object.values(type.getFields());
    expect(filters.some(isRequiredInputField)).toBe(field in NEEDED);
    const names = [
      ...plan.columns.map(({ name }) => name),
      ...(plan.sections ?? []),
      ...filters.map(({ name }) => name),
    ];
    for (const language of ['en', 'zh'] as const) {
      unnamed.push(...names.filter((name) => knownTitle(name, language) === null));
      const enums = plan.columns.flatMap(({ labels }) => labels ?? []);
      unnamed.push(...enums.flatMap((each) => unlabeled(each, language)));
      const exported = await start(
        service,
        { [field]: NEEDED[field] ?? {} },
        {
          ...as(field === 'audit' ? 'auditor' : 'plain'),
          exportId: `${field}-${language}`,
          language: language.toUpperCase(),
        },
      );
      expect(exported).toMatchObject({ state: 'READY', source: field });
      const [titles] = await csvOf(exported);
      expect(titles).toHaveLength(plan.columns.length + (plan.sections === null ? 0 : 1));
      expect([field, repeatedIn(titles)]).toEqual([field, []]);
      expect(title[language]).not.toBe('');
    }
  }
  expect([...new Set(unnamed)]).toEqual([]);
});

/** Texts that occur several times in a row. */
function repeatedIn(texts: readonly string[] = []): readonly string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}

test('all enum values have short labels, and a value without a name has its raw code', () => {
  const schema = createSchema();
  const columns = exportSources().flatMap(
    ({ field }) => planOf(schema, { field, filters: '' }).columns,
  );
  const coded = columns.filter(({ labels }) =>
    labels?.getValues().some(({ name }) => name === 'UNRECOGNIZED'),
  );
  expect(coded.length).toBeGreaterThan(6);
  expect(coded.filter(({ code }) => code === null)).toEqual([]);
  const texts = columns.flatMap(({ labels }) =>
    (labels?.getValues() ?? []).flatMap(({ name }) =>
      (['en', 'zh'] as const).map((language) => labelOf(labels, name, language)),
    ),
  );
  expect([...new Set(texts)].filter((text) => text.length > 40)).toEqual([]);
});

/** Values for programs only. */
const OF_PROGRAMS = new Set(['CSV', 'XLSX']);

function unlabeled(type: GraphQLEnumType, language: 'en' | 'zh'): readonly string[] {
  return type
    .getValues()
    .filter(({ name }) => !OF_PROGRAMS.has(name) && labelOf(type, name, language) === name)
    .map(({ name }) => `${type.name}.${name}`);
}

test('a list of several pages, with its filters, is read by another library', async () => {
  await issue(103);
  await service.query(ISSUE, { input: order({ orderId: 'order-0' }) }, as('plain').headers);
  const exported = await start(
    service,
    { invoices: { states: ['ISSUED'] } },
    { ...as('full'), format: 'XLSX', language: 'ZH' },
  );
  expect(exported).toMatchObject({ state: 'READY', rows: 103, total: 103 });
  expect(exported.filters).toEqual([{ name: 'States', value: 'Issued' }]);
  expect(exported.file?.name).toMatch(/^invoices-\d{14}\.xlsx$/);
  const [titles = [], ...rows] = await sheetOf(exported);
  const column = (title: string): readonly unknown[] =>
    rows.map((row) => row[titles.indexOf(title)]);
  expect(column('订单号').slice(0, 2)).toEqual(['order-103', 'order-102']);
  expect(new Set(column('状态'))).toEqual(new Set(['已开具']));
  expect(titles).toContain('提交时间（北京时间）');
  const cents = column('价税合计').map((amount) => Math.round(Number(amount) * 100));
  expect(cents.reduce((sum, amount) => sum + amount, 0)).toBe(102 * 11_300 + 11_299);
  expect(column('发票号码').every((number) => /^\d{20}$/.test(String(number)))).toBe(true);
});

const IDENTITY_NUMBER = '11010519491231002X';

test('personal data is masked as for its starter, and a file in full can be read only with the scope', async () => {
  const seller = { taxNumber: IDENTITY_NUMBER, name: '个体户' };
  await service.query(ISSUE, { input: order({ seller }) }, as('plain').headers);
  const masked = await start(service, { invoices: {} }, { ...as('plain'), exportId: 'masked' });
  const full = await start(service, { invoices: {} }, { ...as('full'), exportId: 'full' });
  expect(JSON.stringify(await csvOf(masked))).not.toContain(IDENTITY_NUMBER);
  expect(JSON.stringify(await csvOf(full))).toContain(IDENTITY_NUMBER);
  const readers = { plain: { masked: true, full: false }, full: { masked: true, full: true } };
  for (const [reader, may] of Object.entries(readers)) {
    for (const [exportId, isGiven] of Object.entries(may)) {
      const { data, errors = [] } = await read(
        service,
        exportId,
        as(reader as keyof typeof readers).headers,
      );
      expect(data?.export?.file !== null).toBe(isGiven);
      expect(errors.map(({ extensions }) => extensions?.['code'])).toEqual(
        isGiven ? [] : ['NOT_PERMITTED'],
      );
    }
  }
});

test('an export id identifies one export: the same input finds it, and another one is a conflict', async () => {
  const first = await start(service, { invoices: {} }, { ...as('plain'), exportId: 'once' });
  const again = await start(service, { invoices: {} }, { ...as('plain'), exportId: 'once' });
  expect(again).toEqual(first);
  const other = await start(service, { sellers: {} }, { ...as('plain'), exportId: 'once' });
  expect(other).toMatchObject({ __typename: 'ConflictError' });
});

test('an export that is invalid, or not permitted to its starter, is rejected at once', async () => {
  const days = { from: '2026-02-01', to: '2026-01-01' };
  expect(await start(service, { billing: days }, as('plain'))).toMatchObject({
    __typename: 'InvalidInputError',
    fieldErrors: [{ path: ['input', 'of', 'billing', 'to'] }],
  });
  const wrong = { invoices: { belongsTo: { sellerTaxNumber: '1' } } };
  expect(await start(service, wrong, as('plain'))).toMatchObject({
    __typename: 'InvalidInputError',
    fieldErrors: [{ path: ['input', 'of', 'invoices', 'belongsTo', 'sellerTaxNumber'] }],
  });
  expect(await start(service, { audit: {} }, as('plain'))).toMatchObject({
    __typename: 'NotPermittedError',
  });
  expect(await start(service, { audit: {} }, as('auditor'))).toMatchObject({ state: 'READY' });
  const { data, errors } = await read(service, 'export-audit', as('plain').headers);
  expect(data?.export?.file).toBeNull();
  expect(errors).toHaveLength(1);
});

test('a report whose platform is unavailable is written when it is available, also by another process', async () => {
  await issue(1);
  service.fail(STATISTIC, 'BAD_GATEWAY', null);
  const month = { month: '2026-11' };
  const started = start(
    service,
    { invoiceReconciliation: month },
    { ...as('plain'), exportId: 'month' },
  );
  expect(await service.inTime(started)).toMatchObject({ state: 'RUNNING', file: null });
  await service.startAgain({ afterMs: 60_000 });
  const updates = service.subscribe<Readonly<Record<string, { readonly state: string | null }>>>(
    FOLLOW,
    { exportId: 'month' },
    as('plain').headers,
  );
  await service.reaches(updates, 'READY');
  const { data } = await read(service, 'month', as('plain').headers);
  expect(data?.export).toMatchObject({ state: 'READY', rows: 0 });
});
