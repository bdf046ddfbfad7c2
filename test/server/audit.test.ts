import { describe, expect, test } from 'vitest';
import { dataOf } from '../following.ts';
import { type Connection, startService } from '../harness.ts';
import { settingsOf, stores } from '../stores.ts';
import { bearer, tenantsFile } from '../tenants.ts';

const API_KEYS = 'everything-key-0001,person-key-0000001:pii,reader-key-0000001:read+reverse';
const asAll = { authorization: 'Bearer everything-key-0001' };
const asPerson = { authorization: 'Bearer person-key-0000001' };
const asReader = { authorization: 'Bearer reader-key-0000001' };

const AUDIT = `query ($from: DateTime, $to: DateTime, $first: Int, $after: String) {
  audit(from: $from, to: $to, first: $first, after: $after) {
    edges { cursor node {
      key tokenSubject operationType operationName field reasons errorCode argumentsDigest
      operation { kind key }
    } }
    pageInfo { hasNextPage endCursor }
  }
}`;

interface Entry {
  readonly key: string | null;
  readonly field: string;
  readonly argumentsDigest: string;
  readonly [member: string]: unknown;
}

interface Audit {
  readonly audit: {
    readonly edges: readonly { readonly cursor: string; readonly node: Entry }[];
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  };
}

async function entries(
  service: Connection,
  headers: Readonly<Record<string, string>> = asAll,
  variables = {},
): Promise<readonly Entry[]> {
  const { audit } = dataOf(await service.query<Audit>(AUDIT, variables, headers));
  return audit.edges.map(({ node }) => node);
}

const ONBOARD = `mutation Onboard($sellerId: String!, $idNumber: String!) {
  seller: onboardSeller(input: { sellerId: $sellerId, name: "张建国", idNumber: $idNumber,
    phone: "13900000011", returnUrl: "https://example.com/", serviceProviderId: "vendor-1", buyerTaxNumber: "110101199003071234" }) {
    __typename ... on Error { message }
  }
}`;
const seller = { sellerId: 'u1', idNumber: '110101198503154217' };
const VERIFY = `query {
  enterprises(by: { name: "青禾" }) { enterprises { taxNumber } }
}`;

describe.each(stores)('on %s', (store) => {
  test('records who changed a subject and the outcome, without argument values', async () => {
    const service = await startService({ env: { ...(await settingsOf(store)), API_KEYS } });
    await service.query(ONBOARD, seller, asReader);
    await service.query(ONBOARD, { ...seller, idNumber: '' }, asAll);
    await service.query(
      'mutation { cancelContract(input: { contractNo: "C1" }) { __typename } }',
      {},
      asReader,
    );
    const found = (await entries(service)).map(({ argumentsDigest, ...entry }) => {
      expect(argumentsDigest).toMatch(/^[\w-]{43}$/);
      return entry;
    });
    const common = { tokenSubject: null, operationType: 'MUTATION', reasons: ['CHANGE'] };
    expect(found).toEqual([
      {
        ...common,
        key: 'default/3',
        operationName: null,
        field: 'cancelContract',
        errorCode: 'NOT_PERMITTED',
        operation: null,
      },
      {
        ...common,
        key: 'default/1',
        operationName: 'Onboard',
        field: 'onboardSeller',
        errorCode: 'INVALID_INPUT',
        operation: null,
      },
      {
        ...common,
        key: 'default/3',
        operationName: 'Onboard',
        field: 'onboardSeller',
        errorCode: null,
        operation: { kind: 'REVERSE_SELLER', key: 'u1' },
      },
    ]);
    const kept = await service.application.app.audit.list('default', { first: 10 });
    expect(JSON.stringify(kept)).not.toMatch(/110101|13900000011|张建国|example\.com/);
  });

  test('records survive a restart and are read page by page, by period', async () => {
    const env = { ...(await settingsOf(store)), API_KEYS };
    const before = await startService({ env });
    for (const sellerId of ['u1', 'u2', 'u3'])
      await before.query(ONBOARD, { ...seller, sellerId }, asAll);
    await before.stop();
    const service = await startService({ env, dataDir: before.dataDir });
    const first = dataOf(await service.query<Audit>(AUDIT, { first: 2 }, asAll)).audit;
    expect(first.pageInfo.hasNextPage).toBe(true);
    const after = first.pageInfo.endCursor;
    const second = dataOf(await service.query<Audit>(AUDIT, { first: 2, after }, asAll)).audit;
    const keys = [...first.edges, ...second.edges].map(({ node }) => node['operation']);
    expect(keys).toEqual(['u3', 'u2', 'u1'].map((key) => ({ kind: 'REVERSE_SELLER', key })));
    expect(second.pageInfo.hasNextPage).toBe(false);
    const now = Date.now();
    const hour = (hours: number) => new Date(now + hours * 3_600_000).toISOString();
    expect(await entries(service, asAll, { from: hour(-1), to: hour(1) })).toHaveLength(3);
    expect(await entries(service, asAll, { from: hour(1) })).toEqual([]);
    expect(await entries(service, asAll, { to: hour(-1) })).toEqual([]);
    const wrong = await service.query<Audit>(AUDIT, { after: 'x' }, asAll);
    expect(wrong.errors?.[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT' });
  });
});

test('records billed calls, and identifies equal queries by their digest', async () => {
  const service = await startService({ env: { API_KEYS } });
  await service.query(VERIFY, {}, asAll);
  await service.query(VERIFY.replace('青禾', '启明星'), {}, asAll);
  await service.query('query { sellers { edges { node { state } } } }', {}, asAll);
  const found = await entries(service);
  expect(found.map(({ field, reasons }) => [field, reasons])).toEqual([
    ['enterprises', ['BILLED']],
    ['enterprises', ['BILLED']],
  ]);
  expect(found[0]?.argumentsDigest).not.toBe(found[1]?.argumentsDigest);
});

test('records reads of unmasked personal data in any selection, and none of masked data', async () => {
  const service = await startService({ env: { API_KEYS } });
  await service.query(ONBOARD, seller, asAll);
  const documents = [
    'query { sellers { edges { node { buyerTaxNumber } } } }',
    'query { operations { edges { node { subject { ...of } } } } } fragment of on Followed { ... on Seller { buyerTaxNumber } }',
    'query { sellers { edges { node { state } } } }',
  ];
  for (const headers of [asReader, asPerson])
    for (const document of documents) dataOf(await service.query(document, {}, headers));
  const found = await entries(service);
  expect(found.map(({ key, field, reasons }) => [key, field, reasons])).toEqual([
    ['default/2', 'operations', ['PERSONAL_DATA']],
    ['default/2', 'sellers', ['PERSONAL_DATA']],
    ['default/1', 'onboardSeller', ['CHANGE']],
  ]);
});

test('records each subscriber to personal data, even if they share one execution', async () => {
  const service = await startService({ env: { API_KEYS }, sandboxProgressDelayMs: null });
  const FOLLOW = 'subscription { sellerUpdates(sellerId: "u1") { seller { buyerTaxNumber } } }';
  const followers = [asPerson, asPerson, asReader].map((headers) =>
    service.subscribe<{ sellerUpdates: { seller: unknown } }>(FOLLOW, {}, headers),
  );
  for (const follower of followers) await follower.next();
  await service.query(ONBOARD, seller, asAll);
  const seen = await Promise.all(followers.map(async (follower) => (await follower.next()).data));
  expect(seen.map((data) => data?.sellerUpdates.seller)).toEqual([
    { buyerTaxNumber: '110101199003071234' },
    { buyerTaxNumber: '110101199003071234' },
    { buyerTaxNumber: '110*************34' },
  ]);
  const found = await entries(service);
  expect(found.map(({ key, operationType, field }) => [key, operationType, field])).toEqual([
    ['default/1', 'MUTATION', 'onboardSeller'],
    ['default/2', 'SUBSCRIPTION', 'sellerUpdates'],
    ['default/2', 'SUBSCRIPTION', 'sellerUpdates'],
  ]);
});

test('can be read with its scope only, each tenant its own records', async () => {
  const service = await startService({ env: { TENANTS_FILE: await tenantsFile(() => null) } });
  await service.query(ONBOARD, seller, bearer('acme'));
  expect((await entries(service, bearer('acme'))).map(({ key }) => key)).toEqual(['acme/1']);
  expect(await entries(service, bearer('umbrella'))).toEqual([]);
  const limited = await startService({ env: { API_KEYS } });
  const { errors } = await limited.query<Audit>(AUDIT, {}, asReader);
  expect(errors?.[0]).toMatchObject({ extensions: { code: 'NOT_PERMITTED' } });
  expect(errors?.[0]?.message).toContain('`audit`');
});
