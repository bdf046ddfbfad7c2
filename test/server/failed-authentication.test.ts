import { expect, test } from 'vitest';
import { startScenario } from '../scenario.ts';

const KEY = 'the-good-key-0123456789';
const WRONG = 'a-wrong-key-0123456789';
const bearer = (key: string) => ({ authorization: `Bearer ${key}` });

const service = startScenario({ env: { API_KEYS: KEY } });

const ask = (key: string) => service.query('{ viewer { tenant } }', {}, bearer(key));
const REFUSED = { errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] };
const lines = () => service.log.filter((line) => line.includes('authentication failed'));

/** True if a response has arrived before the response to a later request. */
async function isWaiting(answer: Promise<unknown>): Promise<boolean> {
  const later = ask(KEY).then(() => 'later');
  return (await Promise.race([answer, later])) === 'later';
}

test('failures are logged with their address and count, at growing intervals, and never with the key', async () => {
  for (let n = 0; n < 5; n += 1) expect(await ask(WRONG)).toMatchObject(REFUSED);
  await service.query('{ viewer { tenant } }');
  expect(lines().map((line) => JSON.parse(line) as object)).toMatchObject(
    [1, 2, 4].map((count) => ({ address: '127.0.0.1', count })),
  );
  expect(service.log.join('')).not.toContain(WRONG);
});

test('after repeated failures an address waits longer for each rejection, and valid keys do not wait', async () => {
  for (let n = 0; n < 5; n += 1) await ask(WRONG);
  for (const waitMs of [100, 200, 400, 800, 1_600, 3_000, 3_000]) {
    const refused = ask(WRONG);
    expect(await isWaiting(refused)).toBe(true);
    await service.clock.advance(waitMs - 1);
    expect(await isWaiting(refused)).toBe(true);
    await service.clock.advance(1);
    expect(await refused).toMatchObject(REFUSED);
  }
});

test('failures over sockets count as well, and a minute without a failure resets the count', async () => {
  const FOLLOW = 'subscription { invoiceUpdates(orderId: "order-1") { version } }';
  const refusedSocket = () =>
    expect(service.subscribe(FOLLOW, {}, { apiKey: WRONG }).next()).rejects.toMatchObject({
      code: 4403,
    });
  for (let n = 0; n < 5; n += 1) await refusedSocket();
  const refused = ask(WRONG);
  expect(await isWaiting(refused)).toBe(true);
  await service.clock.advance(100);
  await refused;
  await service.clock.advance(59_900);
  expect(await ask(WRONG)).toMatchObject(REFUSED);
  expect(lines()).toHaveLength(4);
});
