import { createHash } from 'node:crypto';
import { Redis } from 'ioredis';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { ISSUE, type Issued, order } from '../capabilities/forward-invoicing/invoice-orders.ts';
import {
  type Answer,
  answerOf,
  type RunningService,
  spawnService,
  startService,
  temporaryFolder,
} from '../harness.ts';
import { ManualClock } from '../manual-clock.ts';
import { type RedisServer, startRedis } from '../redis-server.ts';

let redis: RedisServer;

beforeEach(async () => {
  redis = await startRedis();
  onTestFinished(() => redis.destroy());
});

/** Sends the hash of a document, and its text if the service is to register it. */
async function ask(
  { url }: RunningService,
  document: string,
  { isSent }: { readonly isSent: boolean },
): Promise<Answer> {
  const sha256Hash = createHash('sha256').update(document).digest('hex');
  const extensions = { persistedQuery: { version: 1, sha256Hash } };
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...(isSent && { query: document }), extensions }),
  });
  return answerOf(response);
}

/** Queries until four rejections in a row; resolves with the number of responses. */
async function useUp({ query }: RunningService): Promise<number> {
  let answered = 0;
  for (let refusals = 0; refusals < 4;) {
    const { errors } = await query('{ viewer { tenant } }');
    refusals = errors ? refusals + 1 : 0;
    answered += errors ? 0 : 1;
  }
  return answered;
}

test('one instance with a file publishes changes through Redis, and finds its registered documents and limits after a restart', async () => {
  const clock = new ManualClock();
  const env = { REDIS_URL: redis.url, TENANT_CAPS: 'complexityPerMinute=80' };
  const first = await startService({ env, clock, sandboxProgressDelayMs: null });
  const listener = new Redis(redis.port, '127.0.0.1');
  onTestFinished(() => listener.disconnect());
  await listener.subscribe('fapiao-graph:bell');
  const heard = new Promise<string>((resolve) => {
    listener.once('message', (_channel, message) => resolve(message));
  });
  const { data } = await first.query<Issued>(ISSUE, { input: order() });
  expect(data?.issueInvoice).toMatchObject({ state: 'ISSUING' });
  expect(await heard).toBe('1 default');

  const document = '{ __typename }';
  const known = { data: { __typename: 'Query' } };
  await clock.advance(60_000);
  expect(await ask(first, document, { isSent: true })).toEqual(known);
  // Each query costs 2.
  expect(await useUp(first)).toBeGreaterThan(30);
  await first.stop();

  const again = await startService({ env, clock, dataDir: first.dataDir });
  // Only the units that an instance may use before Redis has answered.
  expect(await useUp(again)).toBeLessThan(20);
  await clock.advance(60_000);
  expect(await ask(again, document, { isSent: false })).toEqual(known);
});

test('an instance with a file starts without its Redis, is ready and accepts orders', async () => {
  await redis.kill();
  const env = { REDIS_URL: redis.url, REDIS_CONNECT_TIMEOUT_SECONDS: '0.2' };
  const service = await startService({ env, sandboxProgressDelayMs: null });
  const { data } = await service.query<Issued>(ISSUE, { input: order() });
  expect(data?.issueInvoice).toMatchObject({ state: 'ISSUING' });
  expect((await fetch(`${service.url}/health/ready`)).status).toBe(200);
  expect(service.log.join()).toContain('no use of Redis');
});

test('a second instance with its own file stops at its start, with a line that names DATABASE_URL', async () => {
  const env = { REDIS_URL: redis.url };
  const first = await startService({ env });
  const dataDir = await temporaryFolder();
  await expect(spawnService(env, dataDir)).rejects.toThrow(
    /^The service ended: The service cannot start: another instance .*: set DATABASE_URL, the same for all instances\.$/,
  );
  expect(await first.query('{ __typename }')).toEqual({ data: { __typename: 'Query' } });
  // An ended instance no longer holds its slot.
  await first.stop();
  await expect(startService({ env, dataDir })).resolves.toBeDefined();
});

test('a killed instance starts again at once on its own file', async () => {
  const env = { REDIS_URL: redis.url };
  const killed = await spawnService(env);
  await killed.kill();
  await expect(startService({ env, dataDir: killed.dataDir })).resolves.toBeDefined();
});
