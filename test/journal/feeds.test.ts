import { expect, test } from 'vitest';
import type { Place } from '../../src/journal/cursor.ts';
import { type Appended, createFeeds, type Waiter } from '../../src/journal/feeds.ts';
import type { Placed } from '../../src/journal/placed.ts';
import type { Stream, Stretch } from '../../src/journal/stream.ts';

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

  offer({ from, to }: Pick<Stretch, 'from' | 'to'>): void {
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

/** The sixth update of a stream, appended behind a place of a history. */
function sixth(history: string, upTo = 6): Appended {
  const place = { epoch: 'behind', position: 6 };
  const update: Placed['update'] = {
    tenant: 'tenant',
    kind: 'order',
    key: '1',
    cursor: 'cursor',
    eventId: 'event-6',
    version: 2,
    occurredAt: 0,
    cause: 'PUSH',
    confirmed: true,
    previousState: 'NEW',
    state: 'A',
    final: false,
    snapshot: {},
    print: 'event-6.6.0',
  };
  return { placed: { place, update }, follows: ({ epoch }) => epoch === history, upTo };
}

test('who waits right before what the instance appends is handed it without a reading', () => {
  const stream = slowStream();
  const feeds = createFeeds(stream);
  const feed = feeds.enter('tenant');
  const waiters = [new Waiting(5), new Waiting(5)];
  for (const waiter of waiters) feed.join(waiter);
  const appended = sixth('epoch');
  feeds.appended('tenant', appended);
  feeds.ring('tenant', 6);
  for (const { place } of waiters) expect(place).toEqual(appended.placed.place);
  expect(stream.asked).toEqual([]);
});

test.each([
  { name: 'further behind', position: 4, history: 'epoch', upTo: 6, handed: [] },
  { name: 'at the end of another history', position: 5, history: 'other', upTo: 6, handed: [] },
  {
    name: 'before others of the same change',
    position: 5,
    history: 'epoch',
    upTo: 7,
    handed: [placeAt(5)],
  },
])('who waits $name is read for', ({ position, history, upTo, handed }) => {
  const stream = slowStream();
  const feeds = createFeeds(stream);
  const waiter = new Waiting(position);
  feeds.enter('tenant').join(waiter);
  feeds.appended('tenant', sixth(history, upTo));
  expect(waiter.offered).toEqual(handed);
  expect(stream.asked).toMatchObject([{ after: waiter.place }]);
});
