import { beforeEach, describe, expect, test } from 'vitest';
import { ordinarySeller } from '../../packages/simulator/src/seed/reverse-sellers.ts';
import { follow as followLink, open as openLink } from '../capabilities/h5/sessions.ts';
import {
  onboard,
  onboardWholly,
  ORDER_UPDATES,
  orderId,
  PAY,
  register,
  type Result,
  reverseOrder,
  SELLER_UPDATES,
  type Step,
  sellerId,
} from '../capabilities/settled-reverse/walk.ts';
import { next } from '../following.ts';
import { spawnService } from '../harness.ts';
import { startStub } from '../platform/stub-platform.ts';
import { type Scenario, startScenario } from '../scenario.ts';
import { startOn, stores } from '../stores.ts';

const addressOf = ({ application }: Scenario, tenant = 'default'): string =>
  application.noticeAddressFor(tenant);

/** Sends a notice like the bank, with any body. */
async function send(address: string, body: string): Promise<string> {
  const answer = await fetch(address, { method: 'POST', body });
  return `${answer.status} ${await answer.text()}`;
}

/** A followed order. It is not polled while the clock stands still. */
async function quietOrder(service: Scenario) {
  await onboardWholly(service);
  await service.query<Result>(PAY, { input: reverseOrder() });
  const updates = service.subscribe<Step>(ORDER_UPDATES, { orderId });
  await next(updates);
  return updates;
}

// The clock stands still in all of these, so only the notice can cause a poll.
describe.each(stores)('on %s a notice of the bank', (store) => {
  const service = startScenario();
  beforeEach(() => startOn(service, store));
  const controls = () => service.sandbox.controls;

  test('about an invoice causes a poll of its order at once, and publishes one update if it arrives three times', async () => {
    const updates = await quietOrder(service);
    controls().setPushRepeats({ times: 3 });
    controls().finishReverseInvoice({ orderId });
    expect(await next(updates)).toMatchObject({ state: 'DONE', cause: 'PUSH' });
    await updates.completed();
  });

  test("about an audit causes a poll of its seller's newest registration at once", async () => {
    await onboard(service);
    controls().finishFaceScan({ sellerId });
    await register(service);
    const updates = service.subscribe<Step>(SELLER_UPDATES, { sellerId });
    await next(updates);
    controls().finishSellerAudit({ sellerId });
    expect(await next(updates)).toMatchObject({ state: 'ONBOARDED', cause: 'PUSH' });
  });

  test.each(['token', 'seller'])('that names a link by its %s causes a poll of it', async (by) => {
    const token = await openLink(service);
    const updates = followLink(service, token);
    await updates.next();
    controls().stepH5Session({ token });
    const id = by === 'token' ? token : 'seller-1';
    expect(await send(addressOf(service), JSON.stringify([{ id }]))).toBe('200 success');
    expect((await updates.next()).data?.h5SessionUpdates).toMatchObject({
      state: 'REDIRECTED',
      cause: 'PUSH',
    });
  });

  test('is not acknowledged if it cannot be recorded', async () => {
    await service.application.journal.close();
    expect(await send(addressOf(service), `{"orderId":"${orderId}"}`)).toBe('503 try again');
  });

  test('about an unknown subject is acknowledged and changes nothing', async () => {
    await quietOrder(service);
    const looked = await service.nextPollAt('reverse-invoice', orderId);
    const deep = `${'['.repeat(30_000)}"${orderId}"${']'.repeat(30_000)}`;
    const many = JSON.stringify(Array.from({ length: 5_000 }, (_, index) => `other-${index}`));
    const { name, idNo } = ordinarySeller;
    for (const body of [
      '',
      'not json',
      '[]',
      'null',
      '{"orderId":{"a":1},"status":"DONE"}',
      `{"${orderId}":"DONE"}`,
      `{"orderId":"another ${orderId}"}`,
      '{"report":"[{"}',
      '%',
      JSON.stringify({ receiverName: name, idNo, status: 'DONE' }),
      deep,
      many,
    ]) {
      expect(await send(addressOf(service), body)).toBe('200 success');
    }
    expect(await service.nextPollAt('reverse-invoice', orderId)).toBe(looked);
    expect(service.log.filter((line) => /DONE|other-|receiver/.test(line))).toEqual([]);
  });
});

describe('a notice of the bank', () => {
  const service = startScenario();

  test.each([
    ['in a member of any name, at any depth', `{"a":[{"b":{"any":"${orderId}"}}]}`],
    ['in JSON that stands as text in JSON', JSON.stringify({ report: `{"no":"${orderId}"}` })],
    ['in a field of fixed width', `{"no":"${orderId.padEnd(32)}"}`],
    ['in a form', `type=report&no=${orderId}`],
    ['in JSON within a form', `report=${encodeURIComponent(`{"no":"${orderId}"}`)}`],
  ])('may name an order %s', async (_where, body) => {
    const updates = await quietOrder(service);
    service.sandbox.controls.setPushRepeats({ times: 0 });
    service.sandbox.controls.finishReverseInvoice({ orderId });
    expect(await send(addressOf(service), body)).toBe('200 success');
    expect(await next(updates)).toMatchObject({ state: 'DONE', cause: 'PUSH' });
  });

  test('may name an order by a number that a double cannot represent', async () => {
    const number = '26442088000000000001';
    await onboardWholly(service);
    await service.query<Result>(PAY, { input: reverseOrder({ orderId: number }) });
    const updates = service.subscribe<Step>(ORDER_UPDATES, { orderId: number });
    await next(updates);
    service.sandbox.controls.setPushRepeats({ times: 0 });
    service.sandbox.controls.finishReverseInvoice({ orderId: number });
    await send(addressOf(service), `{"no":${number}}`);
    expect(await next(updates)).toMatchObject({ state: 'DONE', cause: 'PUSH' });
  });

  test('that claims an end is not trusted: the order has the platform’s state', async () => {
    const updates = await quietOrder(service);
    await send(addressOf(service), `{"orderId":"${orderId}","status":"done"}`);
    service.sandbox.controls.payReverseInvoice({ orderId });
    await send(addressOf(service), `{"orderId":"${orderId}","status":"done"}`);
    expect(await next(updates)).toMatchObject({ state: 'INVOICING', cause: 'PUSH' });
  });

  test('to a URL that is not of this service is not found', async () => {
    const { origin, pathname } = new URL(addressOf(service));
    const token = pathname.split('/')[2] ?? '';
    const order = { tenant: 'default', kind: 'reverse-invoice', key: orderId };
    const ofOrder = new URL(service.application.app.callbacks.addressFor(order)).pathname;
    for (const path of [
      pathname.replace(token, `${token}x`),
      pathname.replace(token, token.replace('.', '.A')),
      pathname.replace(token, token.split('.')[0] ?? ''),
      pathname.replace(`${token}/`, ''),
      `/callbacks/${token}`,
      `${ofOrder}/api/callback/bank`,
      '/api/callback/bank',
    ]) {
      expect(await send(origin + path, '{}')).toBe('404 not found');
    }
    expect((await fetch(addressOf(service))).status).toBe(405);
    expect(await send(addressOf(service), 'x'.repeat(64 * 1024 + 1))).toMatch(/^413 /);
  });
});

test('the start prints the URLs to register with the real platform, on standard output only', async () => {
  const stub = await startStub((response) => void response.end());
  const service = await spawnService({
    PLATFORM_BASE_URL: stub.baseUrl,
    PLATFORM_APP_KEY: 'key',
    PLATFORM_APP_SECRET: 'secret',
    PUBLIC_URL: 'https://fapiao.example.com',
  });
  service.process.kill('SIGTERM');
  await service.exited;
  const lines = service.output.filter((line) => line.includes('/api/callback/bank'));
  expect(lines).toEqual([
    expect.stringMatching(
      /\(default\): https:\/\/fapiao\.example\.com\/callbacks\/[\w-]+\.[\w-]+\/api\/callback\/bank$/,
    ),
  ]);
});
