import { expect, onTestFinished, test } from 'vitest';
import { gather } from '../../../bench/fan-out/audience.ts';
import { startServiceFeed } from '../../../bench/fan-out/feed.ts';
import { weigh } from '../../../bench/fan-out/weight.ts';

const COUNT = 1_000;
/** Two items are sent in each measurement. */
const ITEMS = 4;
/** It takes 10.0 KiB; garbage not yet collected on a busy machine makes it 10.2. */
const MOST_BYTES = 10.5 * 1024;

// The store plays no part: one hub serves the subscribers of both stores.
test('a waiting subscriber takes at most 10.5 KiB', { timeout: 180_000 }, async () => {
  await using feed = await startServiceFeed('SQLite', ITEMS);
  const audience = await gather(feed, COUNT);
  onTestFinished(() => void audience.kill());
  const weighed = () => weigh(feed, audience, { like: '', count: COUNT });
  // Memory that the service takes once meanwhile, such as for code that runs for the first time, is in one of both.
  const [first, second] = [await weighed(), await weighed()];
  expect(Math.min(first.liveHeap, second.liveHeap)).toBeLessThan(MOST_BYTES);
});
