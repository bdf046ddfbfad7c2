import { Redis } from 'ioredis';
import { expect, onTestFinished, test } from 'vitest';
import { startRedis } from '../redis-server.ts';
import { openMessengerForTest } from './messenger.ts';

/** Messages that no instance of this service publishes. */
const FOREIGN = [
  '',
  ' ',
  'probe',
  '5',
  '5 ',
  ' acme',
  'x acme',
  'NaN acme',
  '-1 acme',
  '1.5 acme',
  '0x10 acme',
  '1e3 acme',
  'Infinity acme',
  '99999999999999999999 acme',
  '5 %',
  '5 %E0%A4%A',
  '5 acme and more',
  '{"tenant":"acme","position":5}',
];

test('messages of other programs notify nobody, and the next message of an instance is received', async () => {
  const redis = await startRedis();
  onTestFinished(() => redis.destroy());
  const [sender, listener] = await Promise.all(
    ['one', 'one'].map(() => openMessengerForTest(redis.url, { prefix: 'test' })),
  );
  const heard: (readonly [string, number])[] = [];
  await new Promise<void>((listening) => {
    listener?.listen({ ring: (...rung) => void heard.push(rung), listening });
  });
  const other = new Redis(redis.port, '127.0.0.1');
  onTestFinished(() => other.disconnect());
  for (const message of FOREIGN) expect(await other.publish('test:bell', message)).toBe(1);
  sender?.publish('a tenant 租户', 7);
  await expect.poll(() => heard).toEqual([['a tenant 租户', 7]]);
});
