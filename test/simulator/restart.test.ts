import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { systemClock } from '../../src/kernel/time/clock.ts';
import {
  createPath,
  order,
  queryPath,
  sign,
  startReceiver,
  startSandbox,
  verifyPath,
} from './start.ts';

const byId = { order_id: 'order-1', seller_taxpayer_num: '91440300MA5F0A0A1X' };
const HOUR_MS = 3_600_000;

async function temporaryFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return join(folder, 'new', 'sandbox.sqlite');
}

test('an order whose process was killed before the issue is issued and pushed by the next process', async () => {
  const file = await temporaryFile();
  const receiver = await startReceiver();
  const child = spawn(process.execPath, [
    fileURLToPath(new URL('./sandbox-process.ts', import.meta.url)),
    file,
    String(HOUR_MS),
  ]);
  onTestFinished(() => void child.kill('SIGKILL'));
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const body = JSON.stringify(order({ callback_url: receiver.url }));
  const headers = sign(body, Math.floor(Date.now() / 1000));
  const accepted = await fetch(String(line).trim() + createPath, { method: 'POST', body, headers });
  expect(accepted.status).toBe(200);
  child.kill('SIGKILL');
  await once(child, 'exit');

  const { call } = await startSandbox({ file, clock: systemClock, progressDelayMs: 0 });
  await receiver.arrived(1);

  expect(receiver.received).toMatchObject([{ order_id: 'order-1', status: 3 }]);
  expect((await call(queryPath, byId)).data['status']).toBe(3);
});

test('a push not acknowledged before the stop is sent after it', async () => {
  const file = await temporaryFile();
  const receiver = await startReceiver(503, 200);
  const first = await startSandbox({ file });
  await first.call(createPath, order({ callback_url: receiver.url }));
  first.controls.issueInvoice({ orderId: 'order-1' });
  await expect.poll(() => first.counters.pushes('refused')).toBe(1);
  await first.close();

  const second = await startSandbox({ file });
  await second.clock.advance(HOUR_MS);
  await receiver.arrived(2);

  await expect.poll(() => second.counters.pushes('acknowledged')).toBe(1);
});

test('order numbers, daily checks and issued invoices survive a restart, and faults do not', async () => {
  const file = await temporaryFile();
  const first = await startSandbox({ file });
  await first.call(createPath, order());
  first.controls.issueInvoice({ orderId: 'order-1' });
  const { data: issued } = await first.call(queryPath, byId);
  const invoice = { fphm: issued['ticket_sn'], kprq: '2026-11-21', jshj: 1660 };
  await first.call(verifyPath, invoice);
  first.controls.setFault({ path: createPath, fault: 'BAD_GATEWAY' });
  await first.close();

  const { call } = await startSandbox({ file });

  expect((await call(createPath, order())).data['hint']).toBe('order_id was used before');
  expect((await call(createPath, order({ order_id: 'order-2' }))).data['order_sn']).not.toBe(
    issued['order_sn'],
  );
  expect((await call(verifyPath, invoice)).data).toMatchObject({
    verified: true,
    result: [{ times: 2 }],
  });
});
