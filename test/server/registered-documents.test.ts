import { createSchema } from 'graphql-yoga';
import { describe, expect, test } from 'vitest';
import type { Answer } from '../harness.ts';
import { answerOf, startService } from '../harness.ts';
import { bearer, tenantsFile } from '../tenants.ts';
import {
  hashed,
  MISMATCH,
  NOT_FOUND,
  type Params,
  post,
  refusalOf,
  SECOND,
  sha256,
  TEXT_TRANSPORTS,
  TRANSPORTS,
} from './persisted-requests.ts';
import { type BareServer, startServer } from './service.ts';

describe.each(TRANSPORTS)('over %s', (transport, ask) => {
  test('a registered document is run by its hash', async () => {
    const server = await startServer();
    const query = '{ hello }';
    const reference = { extensions: hashed(sha256(query)) };
    const registering = await post(server, { query, ...reference });
    expect(await answerOf(registering)).toEqual({ data: { hello: 'hello' } });
    for (let n = 0; n < 2; n += 1) {
      expect(await ask(server, reference)).toEqual({ data: { hello: 'hello' } });
    }
    expect(server.ways.fast).toBe(transport === 'POST' ? 2 : 0);
  });
});

describe.each(TEXT_TRANSPORTS)('over %s', (transport, ask) => {
  test('a client sends a hash, gets "not found", sends the text once, and from then on only the hash', async () => {
    const server = await startServer();
    const query = '{ hello }';
    const reference = { extensions: hashed(sha256(query)) };
    expect(refusalOf(await ask(server, reference))).toEqual(NOT_FOUND);
    expect(await ask(server, { query, ...reference })).toEqual({ data: { hello: 'hello' } });
    expect(await ask(server, { query, ...reference })).toEqual({ data: { hello: 'hello' } });
    expect(await ask(server, reference)).toEqual({ data: { hello: 'hello' } });
    expect(server.ways.fast).toBe(transport === 'POST' ? 2 : 0);
  });

  test('a text under another text’s hash is rejected, and not stored', async () => {
    const server = await startServer();
    const reference = { extensions: hashed(sha256('{ hello }')) };
    // It is cached, so it could take the fast path.
    await ask(server, { query: SECOND });
    expect(refusalOf(await ask(server, { query: SECOND, ...reference }))).toEqual(MISMATCH);
    expect(refusalOf(await ask(server, reference))).toEqual(NOT_FOUND);
  });

  test('a document of more than 64 KiB is run, and its hash is not found afterwards', async () => {
    const server = await startServer();
    const query = `{ hello } # ${'x'.repeat(64 * 1024)}`;
    const reference = { extensions: hashed(sha256(query)) };
    expect(await ask(server, { query, ...reference })).toEqual({ data: { hello: 'hello' } });
    expect(refusalOf(await ask(server, reference))).toEqual(NOT_FOUND);
  });
});

/** Registers documents just below the maximum length: more than the cache can hold. */
async function pushOut(server: BareServer): Promise<void> {
  for (let n = 0; n < 50; n += 1) {
    const query = `{ __typename } # ${n} ${'x'.repeat(60_000)}`;
    await (await post(server, { query, extensions: hashed(sha256(query)) })).text();
  }
}

test('a tenant finds the documents of its own clients only, however many other tenants register', async () => {
  const env = { TENANTS_FILE: await tenantsFile(() => null) };
  const { url } = await startService({ env });
  const query = '{ viewer { tenant } }';
  const reference = { extensions: hashed(sha256(query)) };
  const of = (tenant: string) => ({
    ask: async (params: Params) => answerOf(await post({ url }, params, bearer(tenant))),
    answer: { data: { viewer: { tenant } } },
  });
  const [first, second] = [of('acme'), of('umbrella')];
  expect(await first.ask({ query, ...reference })).toEqual(first.answer);
  for (let asked = 0; asked < 3; asked += 1) {
    expect(await first.ask(reference)).toEqual(first.answer);
    expect(refusalOf(await second.ask(reference))).toEqual(NOT_FOUND);
  }
  for (let n = 0; n < 50; n += 1) {
    const long = `{ __typename } # ${n} ${'x'.repeat(60_000)}`;
    await second.ask({ query: long, extensions: hashed(sha256(long)) });
  }
  expect(await first.ask(reference)).toEqual(first.answer);
  expect(await second.ask({ query, ...reference })).toEqual(second.answer);
  expect(await second.ask(reference)).toEqual(second.answer);
});

test('a registered document is dropped after two megabytes of others', async () => {
  const server = await startServer();
  const reference = { extensions: hashed(sha256('{ hello }')) };
  await post(server, { query: '{ hello }', ...reference });
  await pushOut(server);
  const response = await post(server, reference);
  expect(refusalOf((await response.json()) as Answer)).toEqual(NOT_FOUND);
});

test('a mutation returns its result even if its hash was dropped meanwhile', async () => {
  let run = 0;
  let gate = Promise.resolve();
  const schema = createSchema({
    typeDefs: 'type Query { hello: Int } type Mutation { fail: Int }',
    resolvers: {
      Mutation: {
        async fail() {
          run += 1;
          await gate;
          throw new Error('after its effect');
        },
      },
    },
  });
  const server = await startServer({ schema });
  const query = 'mutation { fail }';
  const reference = { extensions: hashed(sha256(query)) };
  await post(server, { query, ...reference });
  const { promise, resolve } = Promise.withResolvers<void>();
  gate = promise;
  const answering = post(server, reference);
  await expect.poll(() => run).toBe(2);
  await pushOut(server);
  resolve();
  expect(await (await answering).json()).toMatchObject({
    errors: [{ message: 'Unexpected error.' }],
  });
  expect(run).toBe(2);
});
