import { expect, test } from 'vitest';
import { type BareServer, startServer } from './service.ts';

/** A different document for each number; it counts 60 KiB when parsed, and 96 KiB more when compiled. */
const large = (n: number): string =>
  `{ ${Array.from({ length: 32 }, (_, alias) => `a${n}x${alias}: hello`).join(' ')} }`;

const SMALL = '{ hello }';

const commented = (length: number): string => `${SMALL} #${'x'.repeat(length)}`;

/** True if the server had the document in its cache. */
async function isKnown({ query, ways }: BareServer, document: string): Promise<boolean> {
  const before = ways.fast;
  expect((await query(document)).data).toBeDefined();
  return ways.fast > before;
}

const server = (kib: number): Promise<BareServer> =>
  startServer({ documentCacheBytes: kib * 1024 });

test('drops the least used documents by their total bytes, not by their number', async () => {
  const running = await server(300);
  await isKnown(running, SMALL);
  await isKnown(running, large(1));
  expect(await isKnown(running, SMALL)).toBe(true);
  for (const n of [2, 3, 4, 5, 6]) await isKnown(running, large(n));
  expect(await isKnown(running, large(6))).toBe(true);
  expect(await isKnown(running, SMALL)).toBe(false);
});

test('counts the compiled form of a document as well', async () => {
  const running = await server(200);
  await isKnown(running, large(1));
  await isKnown(running, large(2));
  // It is compiled when sent for the second time.
  expect(await isKnown(running, large(2))).toBe(true);
  expect(await isKnown(running, large(1))).toBe(false);
});

test('stores no document of more than 64 KiB', async () => {
  const running = await server(65_536);
  for (const length of [60_000, 70_000]) await isKnown(running, commented(length));
  expect(await isKnown(running, commented(60_000))).toBe(true);
  expect(await isKnown(running, commented(70_000))).toBe(false);
});

test('stores no invalid document', async () => {
  const running = await server(300);
  await isKnown(running, SMALL);
  for (let n = 0; n < 10; n += 1) {
    const answer = await running.query(large(n).replace('hello', 'helo'));
    expect(answer.errors).toHaveLength(1);
  }
  expect(await isKnown(running, SMALL)).toBe(true);
});
