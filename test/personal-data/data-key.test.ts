import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isJsonObject, type JsonObject } from '../../src/kernel/json/json.ts';
import { dataOf } from '../following.ts';
import { type RunningService, startService } from '../harness.ts';
import { stores } from '../stores.ts';
import { HOUSEHOLD } from './canaries.ts';
import { type LastingStore, lastingStore, searchedStore } from './stores.ts';

const key = (id: string, byte: number): string =>
  `${id}:${Buffer.alloc(32, byte).toString('base64')}`;
const K1 = key('k1', 1);
const K2 = key('k2', 2);

const API_KEYS = 'reader-key-0000001,person-key-0000001:pii';
const asPerson = { authorization: 'Bearer person-key-0000001' };
const asReader = { authorization: 'Bearer reader-key-0000001' };

const ISSUE = readFileSync(
  join(import.meta.dirname, '../../schema/operations/issue-invoice.graphql'),
  'utf8',
).replace('__typename', 'type: __typename');

interface Issued {
  readonly issueInvoice: { readonly type: string };
}

const ONBOARD = `mutation ($input: OnboardSellerInput!) {
  onboardSeller(input: $input) { __typename ... on Error { message } }
}`;
const SELLERS = 'query { sellers { edges { node { id sellerId buyerTaxNumber } } } }';
const UPDATES = `subscription ($after: Cursor) {
  updates(after: $after) { cursor subject { ... on Seller { sellerId buyerTaxNumber } } }
}`;

interface Sellers {
  readonly sellers: {
    readonly edges: readonly {
      readonly node: {
        readonly id: string;
        readonly sellerId: string;
        readonly buyerTaxNumber: string | null;
      };
    }[];
  };
}

interface Updates {
  readonly updates: {
    readonly cursor: string;
    readonly subject: { readonly sellerId: string; readonly buyerTaxNumber: string } | null;
  };
}

/** A seller to a household, which is identified by its owner's ID number. */
async function onboard(service: RunningService, sellerId: string): Promise<void> {
  const input = {
    sellerId,
    name: '张建国',
    idNumber: '110101198503154217',
    phone: '13900000011',
    returnUrl: 'https://example.com/sellers',
    serviceProviderId: 'vendor-1',
    buyerTaxNumber: HOUSEHOLD,
  };
  const { onboardSeller } = dataOf(
    await service.query<{ onboardSeller: unknown }>(ONBOARD, { input }, asPerson),
  );
  expect(onboardSeller).toEqual({ __typename: 'SellerOnboarding' });
}

async function buyers(service: RunningService): Promise<Readonly<Record<string, string | null>>> {
  const { sellers } = dataOf(await service.query<Sellers>(SELLERS, {}, asPerson));
  return Object.fromEntries(
    sellers.edges.map(({ node: { sellerId, buyerTaxNumber } }) => [sellerId, buyerTaxNumber]),
  );
}

/** Stored snapshot of a seller. */
async function keptOf({ application }: RunningService, sellerId: string): Promise<JsonObject> {
  const subject = await application.journal.get({
    tenant: 'default',
    kind: 'reverse-seller',
    key: sellerId,
  });
  return subject?.snapshot ?? {};
}

/** The id of the key that encrypts a seller's buyer; undefined if it is in clear text. */
async function keyOf(service: RunningService, sellerId: string): Promise<string | undefined> {
  const { $sealed: sealed } = await keptOf(service, sellerId);
  const text = isJsonObject(sealed) ? sealed['/buyerTaxNumber'] : undefined;
  return typeof text === 'string' ? text.split('.')[0] : undefined;
}

const start = ({ dataDir, env }: LastingStore, dataKey: string | null): Promise<RunningService> =>
  startService({
    dataDir,
    env: { ...env, API_KEYS, ...(dataKey !== null && { DATA_KEY: dataKey }) },
    sandboxProgressDelayMs: null,
  });

const missing = (id: string): string =>
  `DATA_KEY must hold the key ${id}, which the journal was written with.`;

/** Orders an invoice under the same number; resolves with the type of the result. */
async function order(service: RunningService, quantity = '3'): Promise<string> {
  const document = ISSUE.replace('quantity: "3"', `quantity: "${quantity}"`);
  return dataOf(await service.query<Issued>(document, {}, asPerson)).issueInvoice.type;
}

/** The digest of the newest subject's opening input. */
async function digestIn({ application }: RunningService): Promise<string> {
  const { subjects } = await application.journal.list('default', { first: 1 });
  return subjects[0]?.subject.inputHash ?? '';
}

describe.each(stores)('on %s', (store) => {
  test('clients receive encrypted data as if it were in clear text, in lists, by id and in updates', async () => {
    const service = await start(await lastingStore(store), K1);
    const live = service.subscribe<Updates>(UPDATES, {}, asPerson);
    const masked = service.subscribe<Updates>(UPDATES, {}, asReader);
    const begin = await service.application.journal.end('default');
    await onboard(service, 'u1');

    expect(await buyers(service)).toEqual({ u1: HOUSEHOLD });
    const { sellers } = dataOf(await service.query<Sellers>(SELLERS, {}, asReader));
    const [seller] = sellers.edges;
    expect(seller?.node.buyerTaxNumber).toBe('110*************34');
    const NODE = 'query ($id: ID!) { node(id: $id) { ... on Seller { buyerTaxNumber } } }';
    const byId = await service.query(NODE, { id: seller?.node.id }, asPerson);
    expect(byId.data).toEqual({ node: { buyerTaxNumber: HOUSEHOLD } });
    const replayed = service.subscribe<Updates>(UPDATES, { after: begin }, asPerson);
    for (const subscription of [live, replayed]) {
      const { subject } = dataOf(await subscription.next()).updates;
      expect(subject).toEqual({ sellerId: 'u1', buyerTaxNumber: HOUSEHOLD });
    }
    const { subject } = dataOf(await masked.next()).updates;
    expect(subject?.buyerTaxNumber).toBe('110*************34');
    const { buyerTaxNumber, serviceProviderId } = await keptOf(service, 'u1');
    expect({ buyerTaxNumber, serviceProviderId }).toEqual({ serviceProviderId: 'vendor-1' });
  });

  test('data written before there was a key is read, and encrypted with the next change', async () => {
    const where = await searchedStore(store);
    const before = await start(where, null);
    await onboard(before, 'u1');
    await before.stop();
    expect(await where.bytes()).toContain(HOUSEHOLD);

    const service = await start(where, K1);
    expect(await buyers(service)).toEqual({ u1: HOUSEHOLD });
    expect(await keyOf(service, 'u1')).toBeUndefined();
    await onboard(service, 'u1');
    expect(await keyOf(service, 'u1')).toBe('k1');
    expect(await buyers(service)).toEqual({ u1: HOUSEHOLD });
  });

  test('the first key encrypts and all keys decrypt; without a key that was used nothing starts', async () => {
    const where = await lastingStore(store);
    const before = await start(where, K1);
    await onboard(before, 'u1');
    await before.stop();

    const service = await start(where, `${K2},${K1}`);
    await onboard(service, 'u2');
    expect(await buyers(service)).toEqual({ u1: HOUSEHOLD, u2: HOUSEHOLD });
    expect([await keyOf(service, 'u1'), await keyOf(service, 'u2')]).toEqual(['k1', 'k2']);
    await onboard(service, 'u1');
    expect(await keyOf(service, 'u1')).toBe('k2');
    await service.stop();

    await expect(start(where, K2)).rejects.toThrow(missing('k1'));
    await expect(start(where, K1)).rejects.toThrow(missing('k2'));
    await expect(start(where, null)).rejects.toThrow(missing('k1'));
    await expect(start(where, `${K2},${key('k1', 9)}`)).rejects.toThrow(
      'DATA_KEY holds another key k1 than the one that the journal was written with.',
    );
    const again = await start(where, `${K2},${K1}`);
    expect(await buyers(again)).toEqual({ u1: HOUSEHOLD, u2: HOUSEHOLD });
  });

  test('a repeated order is recognized after any change of keys, and another order under its number is a conflict', async () => {
    const where = await lastingStore(store);
    for (const dataKey of [null, K1, `${K2},${K1}`]) {
      const service = await start(where, dataKey);
      expect([await order(service), await order(service, '4')]).toEqual([
        'Invoice',
        'ConflictError',
      ]);
      await service.stop();
    }
    // A digest without a key would reveal the input to anyone who tries all possible ones.
    const first = await start(await lastingStore(store), null);
    expect(await order(first)).toBe('Invoice');
    const other = await lastingStore(store);
    for (const dataKey of [K1, `${K2},${K1}`]) {
      const service = await start(other, dataKey);
      expect([await order(service), await order(service, '4')]).toEqual([
        'Invoice',
        'ConflictError',
      ]);
      expect(await digestIn(service)).toMatch(/^k1\.[0-9a-f]{64}$/);
      expect(await digestIn(service)).not.toContain(await digestIn(first));
      await service.stop();
    }
  });
});

test('an instance with another key does not join running ones', async () => {
  const where = await lastingStore('PostgreSQL');
  const env = { ...where.env, API_KEYS };
  const running = await startService({ env: { ...env, DATA_KEY: K1 } });
  await expect(startService({ env: { ...env, DATA_KEY: key('k1', 9) } })).rejects.toThrow(
    'DATA_KEY holds another key k1',
  );
  await expect(startService({ env })).rejects.toThrow('DATA_KEY must hold the key k1');
  // An instance with only the old key must not be given data that it cannot read; it fails, and loses nothing.
  const beside = await startService({ env: { ...env, DATA_KEY: `${K2},${K1}` } });
  await onboard(beside, 'u1');
  expect(await buyers(beside)).toEqual({ u1: HOUSEHOLD });
  const { errors } = await running.query<Sellers>(SELLERS, {}, asPerson);
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'STORE_UNAVAILABLE', retryable: true });
});

test.each([
  ['has only an older key', K1, 'without DATA_KEY holding the key k2'],
  ['has no key', null, 'without DATA_KEY holding the key k2'],
])('an instance that %s logs once which key its readers need', async (_case, dataKey, needed) => {
  const where = await lastingStore('PostgreSQL');
  const env = { ...where.env, API_KEYS };
  const own = dataKey === null ? env : { ...env, DATA_KEY: dataKey };
  const running = await startService({ env: own, sandboxProgressDelayMs: null });
  const beside = await startService({
    env: { ...env, DATA_KEY: dataKey === null ? K2 : `${K2},${dataKey}` },
    sandboxProgressDelayMs: null,
  });
  await onboard(beside, 'u1');
  const { sellers } = dataOf(await beside.query<Sellers>(SELLERS, {}, asPerson));
  const NODE = 'query ($id: ID!) { node(id: $id) { id } }';
  for (let time = 0; time < 3; time += 1)
    for (const read of [SELLERS, NODE]) {
      const { errors } = await running.query(read, { id: sellers.edges[0]?.node.id }, asPerson);
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'STORE_UNAVAILABLE' });
      expect(JSON.stringify(errors)).not.toContain('DATA_KEY');
    }
  const lines = running.log.filter((line) => line.includes('stored data cannot be decrypted'));
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    expect.objectContaining({ level: 50, reason: expect.stringContaining(needed) as unknown }),
  ]);
  expect(running.log.join('')).not.toContain(K2.split(':')[1]);
});
