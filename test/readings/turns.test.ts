import { expect, test } from 'vitest';
import { createReadings, TooManyWaiting } from '../../src/readings/reader.ts';
import { digitalXml, utf8 } from './made.ts';

const FILES_WAITING = 64;

test('a tenant with fifty files delays another tenant’s by one, and each tenant’s files are read in order', async () => {
  const readings = createReadings();
  const order: string[] = [];
  const send = (tenant: string, name: number) =>
    readings.read(tenant, {
      async *read() {
        order.push(`${tenant} ${name}`);
        yield Buffer.from(utf8(digitalXml()));
      },
    });
  const many = Array.from({ length: 50 }, (_none, file) => send('acme', file));
  const few = [send('umbrella', 0), send('umbrella', 1)];
  for (const { invoices } of await Promise.all([...many, ...few])) expect(invoices).toHaveLength(1);
  expect(order.slice(0, 4)).toEqual(['acme 0', 'acme 1', 'umbrella 0', 'acme 2']);
  expect(order.indexOf('umbrella 1')).toBe(4);
  expect(order.filter((file) => file.startsWith('acme'))).toEqual(
    Array.from({ length: 50 }, (_none, file) => `acme ${file}`),
  );
});

test("a file above the tenant's limit of waiting files is rejected, and another tenant’s is not", async () => {
  const readings = createReadings();
  const file = {
    async *read() {
      yield Buffer.from(utf8(digitalXml()));
    },
  };
  const taken = Array.from({ length: 1 + FILES_WAITING }, () => readings.read('acme', file));
  await expect(readings.read('acme', file)).rejects.toBeInstanceOf(TooManyWaiting);
  const other = readings.read('umbrella', file);
  for (const { invoices } of await Promise.all([...taken, other])) expect(invoices).toHaveLength(1);
  expect((await readings.read('acme', file)).invoices).toHaveLength(1);
});

test('a file that cannot be loaded passes its turn to the next', async () => {
  const readings = createReadings();
  const broken = readings.read('acme', {
    // oxlint-disable-next-line require-yield -- The file has no first chunk.
    async *read() {
      throw new Error('gone');
    },
  });
  const next = readings.read('acme', {
    async *read() {
      yield Buffer.from(utf8(digitalXml()));
    },
  });
  await expect(broken).rejects.toThrow('gone');
  expect((await next).invoices).toHaveLength(1);
});
