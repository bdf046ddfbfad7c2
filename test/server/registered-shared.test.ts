import { createHash, randomInt } from 'node:crypto';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { sharedName, type SharedTexts } from '../../src/server/persisted/registered-documents.ts';
import { answerOf, type Answer, startService } from '../harness.ts';
import { openMessengerForTest } from '../messenger/messenger.ts';
import { type RedisServer, startRedis } from '../redis-server.ts';
import { settingsOf } from '../stores.ts';
import { startServer } from './service.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

let redis: RedisServer;

beforeAll(async () => {
  redis = await startRedis();
});
afterAll(() => redis.destroy());

async function ask(url: string, sha256Hash: string, query?: string): Promise<Answer> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, extensions: { persistedQuery: { version: 1, sha256Hash } } }),
  });
  return answerOf(response);
}

const notFound = { errors: [{ message: 'PersistedQueryNotFound' }] };

/** One instance's connection to the shared texts. */
async function openTexts(prefix: string): Promise<SharedTexts> {
  return (await openMessengerForTest(redis.url, { prefix })).texts;
}

/** The test's own Redis client. */
function lookInto({ port }: RedisServer): Redis {
  const client = new Redis(port, '127.0.0.1');
  onTestFinished(() => client.disconnect());
  return client;
}

const startInstance = (sharedTexts: SharedTexts) =>
  startServer({ persisted: { trusted: new Map(), trustedOnly: false, sharedTexts } });

test('a document sent to one instance can soon be run by its hash on another, and is stored there', async () => {
  const env = { ...(await settingsOf('PostgreSQL')), REDIS_URL: redis.url };
  const [first, second] = [await startService({ env }), await startService({ env })];
  const text = `query Of${randomInt(1e9)} { __typename }`;
  expect(await ask(second.url, sha256(text))).toMatchObject(notFound);
  const known = { data: { __typename: 'Query' } };
  expect(await ask(first.url, sha256(text), text)).toEqual(known);
  // The response does not wait for Redis, so the other instance may query Redis before the text is there.
  await expect.poll(() => ask(second.url, sha256(text))).toEqual(known);
  await lookInto(redis).flushall();
  expect(await ask(second.url, sha256(text))).toEqual(known);
});

test('a text with a wrong hash is not run', async () => {
  const texts = await openTexts('another-text');
  const { url } = await startInstance(texts);
  const hash = sha256('{ hello }');
  const name = sharedName('default', hash);
  await texts.set(name, `${name}mutation { second(order: 1) }`);
  expect(await ask(url, hash)).toMatchObject(notFound);
  // The document of another tenant under the same key.
  await texts.set(name, `${sharedName('another', hash)}{ hello }`);
  expect(await ask(url, hash)).toMatchObject(notFound);
  await texts.set(name, `${name}{ hello }`);
  expect(await ask(url, hash)).toEqual({ data: { hello: 'hello' } });
});

test('while Redis is unavailable, hashes are not found, and texts are run and stored locally', async () => {
  const texts = await openTexts('away');
  const { url } = await startInstance(texts);
  const name = sharedName('default', sha256('{ hello }'));
  await texts.set(name, `${name}{ hello }`);
  await redis.kill();
  expect(await ask(url, sha256('{ hello }'))).toMatchObject(notFound);
  expect(await ask(url, sha256('{ hello }'), '{ hello }')).toEqual({ data: { hello: 'hello' } });
  expect(await ask(url, sha256('{ hello }'))).toEqual({ data: { hello: 'hello' } });
  await redis.start();
});

test('Redis stores some thousand texts at most, for a month', async () => {
  const texts = await openTexts('bounded');
  const hashes = Array.from({ length: 4_000 }, (_, index) => sha256(String(index)));
  await Promise.all(hashes.map((hash) => texts.set(hash, 'text')));
  const client = lookInto(redis);
  const keys = await client.keys('bounded:text:*');
  expect(keys.length).toBeGreaterThan(1_024);
  expect(keys.length).toBeLessThanOrEqual(2_048);
  const seconds = await client.ttl(keys[0] ?? '');
  expect(seconds).toBeGreaterThan(2_591_000);
  expect(seconds).toBeLessThanOrEqual(2_592_000);
});
