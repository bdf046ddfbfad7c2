import { expect, test } from 'vitest';
import { startService } from '../../harness.ts';
import { Client } from './client.ts';
import { Publisher } from './publisher.ts';

const LONG_KEY = 'x'.repeat(1_200);
const COPIES = Array.from({ length: 58 }, (_, index) => `copy${index}: key`).join(' ');

/** Items of 70 KB. */
const LONG_FEED = `subscription Long($after: Cursor) { updates(after: $after) { cursor ${COPIES} } }`;

const cursorsOf = ({ frames }: Client): (string | undefined)[] =>
  frames.map((frame) => /"cursor":"([^"]+)"/.exec(frame)?.[1]);

test('a follower that stalls too long is disconnected, and misses nothing when it resumes by its cursor', async () => {
  const { url, application, log } = await startService({
    sandboxProgressDelayMs: null,
    timings: { stalledMs: 150 },
  });
  const publisher = new Publisher(application.journal);
  const after = await publisher.end();
  const slow = await new Client(url, 'slow').open();
  const quick = await new Client(url, 'quick').open();
  for (const client of [slow, quick]) client.subscribe(LONG_FEED, { after });
  await publisher.finish('first');
  await Promise.all([slow.has(4), quick.has(4)]);

  slow.stall();
  // More than both systems' socket buffers hold.
  for (let order = 0; order < 40; order += 1) await publisher.finish(`${LONG_KEY}${order}`);
  await quick.has(164);
  const wasSentAway = (): boolean =>
    log.some((line) => line.includes('closed a client that does not read'));
  await expect.poll(wasSentAway).toBe(true);
  slow.close();

  const again = await new Client(url, 'again').open();
  again.subscribe(LONG_FEED, { after: cursorsOf(slow).at(-1) });
  await again.has(164 - slow.frames.length);
  expect([...cursorsOf(slow), ...cursorsOf(again)]).toEqual(cursorsOf(quick));
  // An unsent frame is no failure of this service.
  expect(log.filter((line) => line.includes('"level":50'))).toEqual([]);
});
