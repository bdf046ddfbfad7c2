import { expect, test } from 'vitest';
import type { Place } from '../../src/journal/cursor.ts';
import { createFeeds, type Waiter } from '../../src/journal/redis/feeds.ts';
import type { Stream, Stretch } from '../../src/journal/redis/stream.ts';

const placeAt = (position: number): Place => ({ epoch: 'epoch', position });

/** A stream whose readings are answered by hand: which one comes first is what this is about. */
function slowStream(): Stream & {
  readonly asked: { readonly after: Place; readonly answer: (to: Place) => void }[];
} {
  const asked: { after: Place; answer: (to: Place) => void }[] = [];
  const stretch = (_tenant: string, after: Place): Promise<Stretch> =>
    new Promise((resolve) => {
      const answer = (to: Place): void =>
        resolve({ updates: [], gap: false, from: after, to, atEnd: true });
      asked.push({ after, answer });
    });
  return {
    asked,
    stretch,
    shared: stretch,
    end: () => Promise.resolve(placeAt(0)),
    ends: () => Promise.resolve(new Map()),
  };
}

class Waiting implements Waiter {
  place: Place;
  /** From where the stretches began that were offered. */
  readonly offered: Place[] = [];

  constructor(position: number) {
    this.place = placeAt(position);
  }

  offer({ from, to }: Stretch): void {
    this.offered.push(from);
    this.place = to;
  }

  wake(): void {}

  fail(): void {}
}

test('who joins during a reading that began behind them is not moved past what it left out', async () => {
  const stream = slowStream();
  const feeds = createFeeds(stream);
  const feed = feeds.enter('tenant');
  const [ahead, late] = [new Waiting(5), new Waiting(3)];
  feed.join(ahead);
  feeds.ring('tenant', 6);
  feed.join(late);
  stream.asked[0]?.answer(placeAt(6));
  await expect.poll(() => stream.asked.length).toBe(2);
  expect(ahead.place).toEqual(placeAt(6));
  expect(late.offered).toEqual([]);
  expect(stream.asked[1]?.after).toEqual(placeAt(3));
  stream.asked[1]?.answer(placeAt(6));
  await expect.poll(() => late.offered).toEqual([placeAt(3)]);
});
