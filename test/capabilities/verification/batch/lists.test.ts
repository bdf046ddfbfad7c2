import { expect, test } from 'vitest';
import { dataOf } from '../../../following.ts';
import { startScenario } from '../../../scenario.ts';
import { code, codes, follow, readResults, start, VERIFY } from './batch.ts';

const service = startScenario();

interface Updated {
  readonly update: { readonly kind: string };
}

/** Genuine invoices of the simulated platform. */
const GENUINE = '01,32,,26442000000000000011,1660.00,20261102,,74AE';

const coded = (invoiceCode: string): object => ({
  vatSpecial: {
    invoiceCode,
    invoiceNumber: '00000015',
    issuedOn: '2026-11-06',
    amountWithoutTax: '1500.00',
  },
});

test('a list is verified in calls of 50, each invoice once, and its results are in list order', async () => {
  const list = [GENUINE, ...codes(118), code(7), 'https://bcfp.shenzhen.chinatax.gov.cn/verify'];
  expect(await start(service, { codes: list })).toMatchObject({
    state: 'RUNNING',
    total: 121,
    unread: 1,
    duplicates: 1,
    done: 2,
  });
  const end = await service.reaches(follow(service), 'DONE');
  expect(end.batch).toEqual({
    total: 121,
    done: 121,
    genuine: 1,
    failed: 118,
    unread: 1,
    duplicates: 1,
    unanswered: 0,
    obstacle: null,
  });
  expect(service.calls(VERIFY)).toBe(3);
  expect(service.billed(VERIFY)).toBe(119);
  const results = await readResults(service);
  expect(results.map(({ position }) => position)).toEqual(list.map((_code, index) => index + 1));
  expect(results[0]).toMatchObject({
    elements: { invoiceNumber: '26442000000000000011' },
    verification: { verdict: 'GENUINE', checksToday: 1 },
  });
  expect(results[119]).toMatchObject({ duplicateOf: 8, verification: null, problem: null });
  expect(results[120]).toMatchObject({
    elements: null,
    problem: expect.stringContaining('this is a web address') as unknown,
  });
  const ids = results.flatMap(({ verification }) => verification?.reconciliationId ?? []);
  expect(new Set(ids).size).toBe(3);
  for (const first of [7, 50, 100]) expect(await readResults(service, { first })).toEqual(results);
  expect(await readResults(service, { verdicts: ['GENUINE'] })).toEqual(results.slice(0, 1));
  expect(await readResults(service, { first: 40, verdicts: ['NO_SUCH_INVOICE'] })).toEqual(
    results.slice(1, 119),
  );
});

test('invoices with one number and different codes are sent in different calls', async () => {
  await start(service, {
    invoices: [coded('4400261130'), coded('4400261131'), coded('4400261130')],
  });
  await service.reaches(follow(service), 'DONE');
  expect(service.calls(VERIFY)).toBe(2);
  const results = await readResults(service);
  expect(results.map(({ verification }) => verification?.verdict ?? null)).toEqual([
    'GENUINE',
    'NO_SUCH_INVOICE',
    null,
  ]);
  expect(results[2]?.duplicateOf).toBe(1);
});

test('the same number with the same list is the same batch, and with another list a conflict', async () => {
  const list = codes(3);
  await start(service, { codes: list });
  await service.reaches(follow(service), 'DONE');
  for (let time = 0; time < 3; time += 1)
    expect(await start(service, { codes: list })).toMatchObject({ state: 'DONE', done: 3 });
  expect(await start(service, { codes: codes(4) })).toMatchObject({
    __typename: 'ConflictError',
    reason: 'NUMBER_USED_WITH_OTHER_INPUT',
  });
  expect(service.billed(VERIFY)).toBe(3);
});

test.each([
  ['no list', {}, 'invoices', 'exactly one of'],
  ['two lists', { codes: codes(1), invoices: [coded('4400261130')] }, 'invoices', 'exactly one of'],
  ['an empty list of codes', { codes: [] }, 'codes', '1 to 20000'],
  ['too many codes', { codes: codes(20_001) }, 'codes', '1 to 20000'],
  ['codes of which none can be read', { codes: ['nothing'] }, 'codes', 'which begins with 01,'],
  ['a file without an invoice', { file: 'example-contract.pdf' }, 'file', 'no readable invoice'],
  ['a number that is a person’s', { batchId: '13912345678', codes: codes(1) }, 'batchId', 'no ID'],
])('%s is an error that names the field, before any call', async (_case, input, member, words) => {
  const answer = await start(service, input);
  expect(answer).toMatchObject({
    __typename: 'InvalidInputError',
    fieldErrors: [{ path: ['input', member], message: expect.stringContaining(words) as unknown }],
  });
  expect(service.calls(VERIFY)).toBe(0);
});

test('an invoice in a list that breaks a rule is reported with its position', async () => {
  const invoices = [coded('4400261130'), { digitalGeneral: { invoiceNumber: '1' } }];
  expect(
    JSON.stringify(
      await service.query(
        `mutation ($input: StartVerificationBatchInput!) { startVerificationBatch(input: $input) { __typename } }`,
        { input: { batchId: 'b1', invoices } },
      ),
    ),
  ).toContain('"input","invoices","1"');
});

test('a list of 20,000 wrong invoices is answered with the first faults, and with their number', async () => {
  const invoices = Array.from({ length: 20_000 }, () => coded('1'));
  const fieldErrors = Array.from({ length: 100 }, (_none, index) => ({
    path: ['input', 'invoices', String(index), 'vatSpecial', 'invoiceCode'],
  }));
  const answers = ['en', 'zh', 'en'].map((language) =>
    service.query(
      `mutation ($input: StartVerificationBatchInput!) {
        startVerificationBatch(input: $input) { ... on InvalidInputError { message fieldErrors { path } } }
      }`,
      { input: { batchId: 'b1', invoices } },
      { 'accept-language': language },
    ),
  );
  const messages = [
    'input.invoices.0.vatSpecial.invoiceCode must be the 10 or 12 digits of the invoice’s code, including leading zeros; `fieldErrors` lists 100 of 20000 faults',
    'input.invoices.0.vatSpecial.invoiceCode 须为10位或12位数字的发票代码（含前导零）；`fieldErrors`仅列出20000处问题中的100处',
  ];
  expect((await Promise.all(answers)).map(({ data }) => data)).toEqual(
    [0, 1, 0].map((language) => ({
      startVerificationBatch: { message: messages[language], fieldErrors },
    })),
  );
  expect(service.calls(VERIFY)).toBe(0);
});

test('a file of several invoices is a list, and its data are compared with the platform’s', async () => {
  await start(service, { file: 'example-invoice.pdf' });
  await service.reaches(follow(service), 'DONE');
  const answer = await service.query(
    '{ verificationBatch(batchId: "b1") { results { edges { node { verification { verdict } differences { field } } } } } }',
  );
  expect(answer.data).toEqual({
    verificationBatch: {
      results: { edges: [{ node: { verification: { verdict: 'GENUINE' }, differences: [] } }] },
    },
  });
});

test('a batch’s calls are neither listed nor followed separately', async () => {
  const { latestCursor: after } = dataOf(
    await service.query<{ readonly latestCursor: string }>('{ latestCursor }'),
  );
  const updates = 'subscription ($after: Cursor) { update: updates(after: $after) { kind } }';
  const streams = [
    service.subscribe<Updated>(updates, { after }),
    service.subscribe<Updated>(updates, { after }),
    service.sse<Updated>(updates, { after }),
  ];
  await start(service, { codes: codes(120) });
  const { version } = await service.reaches(follow(service), 'DONE');
  for (const stream of streams)
    for (let update = 1; update <= version; update += 1)
      expect((await stream.next()).data?.update.kind).toBe('VERIFICATION_BATCH');
  const listed = await service.query(
    '{ operations { edges { node { kind } } } operationCounts { kind state count } }',
  );
  expect(listed.data).toEqual({
    operations: { edges: [{ node: { kind: 'VERIFICATION_BATCH' } }] },
    operationCounts: [{ kind: 'VERIFICATION_BATCH', state: 'DONE', count: 1 }],
  });
});
