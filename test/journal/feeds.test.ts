import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import {
  type StreamPosition,
  createFeeds,
  type Feeds,
  type StreamEntry,
  type Stream,
  type Stretch,
  type Waiter,
} from '../../src/journal/follow/feeds.ts';
import { Follower } from '../../src/journal/follow/follower.ts';
import { withoutEnds } from './conformance/subject-of-test.ts';

const placeAt = (position: number): StreamPosition => ({ epoch: 'epoch', position });

/** A stream whose reads the test completes, in the order under test. */
function slowStream(): Stream & {
  readonly asked: {
    readonly after: StreamPosition;
    readonly answer: (to: StreamPosition) => void;
  }[];
} {
  const asked: { after: StreamPosition; answer: (to: StreamPosition) => void }[] = [];
  const stretch = (_tenant: string, after: StreamPosition): Promise<Stretch> =>
    new Promise((resolve) => {
      const answer = (to: StreamPosition): void =>
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
  at: StreamPosition;
  /** Positions from which offered updates began. */
  readonly offered: StreamPosition[] = [];

  constructor(position: number) {
    this.at = placeAt(position);
  }

  offer({ from, to }: Pick<Stretch, 'from' | 'to'>): void {
    this.offered.push(from);
    this.at = to;
  }

  wake(): void {}

  fail(): void {}
}

test('a follower that joins during an earlier read does not skip the updates which that read excluded', async () => {
  const stream = slowStream();
  const feeds = createFeeds(stream);
  const feed = feeds.enter('tenant');
  const [ahead, late] = [new Waiting(5), new Waiting(3)];
  feed.join(ahead);
  feeds.ring('tenant', 6);
  feed.join(late);
  stream.asked[0]?.answer(placeAt(6));
  await expect.poll(() => stream.asked.length).toBe(2);
  expect(ahead.at).toEqual(placeAt(6));
  expect(late.offered).toEqual([]);
  expect(stream.asked[1]?.after).toEqual(placeAt(3));
  stream.asked[1]?.answer(placeAt(6));
  await expect.poll(() => late.offered).toEqual([placeAt(3)]);
});

/** Updates from position six to `to`, appended after a position of a history. */
function appendedFrom6({
  to,
  history,
}: {
  to: number;
  history: string;
}): Parameters<Feeds['appended']>[1] {
  const placed = Array.from({ length: to - 5 }, (_, index): StreamEntry => {
    const place = { epoch: `event-${6 + index}`, position: 6 + index };
    const update: StreamEntry['update'] = {
      tenant: 'tenant',
      kind: 'order',
      key: '1',
      cursor: 'cursor',
      eventId: place.epoch,
      version: 2 + index,
      occurredAt: 0,
      cause: 'PUSH',
      confirmed: true,
      previousState: 'NEW',
      state: 'A',
      final: false,
      snapshot: {},
      newestClaim: `${place.epoch}.${place.position}.0`,
    };
    return { at: place, update };
  });
  return { entries: placed, follows: ({ epoch }) => epoch === history };
}

test('a follower that waits directly before appended updates gets all of them without a read', () => {
  const stream = slowStream();
  const feeds = createFeeds(stream);
  const feed = feeds.enter('tenant');
  const waiters = [new Waiting(5), new Waiting(5)];
  for (const waiter of waiters) feed.join(waiter);
  feeds.appended('tenant', appendedFrom6({ to: 7, history: 'epoch' }));
  feeds.ring('tenant', 7);
  for (const { at } of waiters) expect(at).toEqual({ epoch: 'event-7', position: 7 });
  expect(stream.asked).toEqual([]);
});

test.each([
  { name: 'further behind', position: 4, history: 'epoch' },
  { name: 'at the end of another history', position: 5, history: 'other' },
])('a follower that waits $name is served by a read', ({ position, history }) => {
  const stream = slowStream();
  const feeds = createFeeds(stream);
  const waiter = new Waiting(position);
  feeds.enter('tenant').join(waiter);
  feeds.appended('tenant', appendedFrom6({ to: 6, history }));
  expect(waiter.offered).toEqual([]);
  expect(stream.asked).toMatchObject([{ after: waiter.at }]);
});

test('a follower at the end reads again only the streams notified while it was busy', async () => {
  const stream = slowStream();
  const feeds = createFeeds(stream);
  const source = { stream, feeds, tenant: 'tenant', filter: {} };
  const follower = withoutEnds(new Follower(source, placeAt(5)));
  const positionOf = async (): Promise<number | undefined> => {
    const { value } = await follower.next();
    return value?.type === 'update' ? value.update.version : undefined;
  };
  const first = positionOf();
  stream.asked[0]?.answer(placeAt(5));
  await setImmediate();
  feeds.appended('tenant', appendedFrom6({ to: 7, history: 'epoch' }));
  expect([await first, await positionOf()]).toEqual([2, 3]);
  const third = follower.next();
  await setImmediate();
  expect(stream.asked).toHaveLength(1);
  feeds.ring('tenant', 8);
  expect(stream.asked).toMatchObject([{}, { after: { position: 7 } }]);
  await follower.return?.();
  await third;
  feeds.ring('tenant', 9);
  expect(stream.asked).toHaveLength(2);
});

test('a stream notified while a follower was busy is read even if another follower has its updates', async () => {
  const stream = slowStream();
  const feeds = createFeeds(stream);
  const source = { stream, feeds, tenant: 'tenant', filter: {} };
  const busy = withoutEnds(new Follower(source, placeAt(5)));
  const first = busy.next();
  stream.asked[0]?.answer(placeAt(5));
  await setImmediate();
  feeds.appended('tenant', appendedFrom6({ to: 6, history: 'epoch' }));
  await first;
  const waiter = new Waiting(6);
  feeds.enter('tenant').join(waiter);
  feeds.ring('tenant', 7);
  stream.asked[1]?.answer(placeAt(7));
  await expect.poll(() => waiter.at).toEqual(placeAt(7));
  void busy.next();
  await setImmediate();
  expect(stream.asked).toMatchObject([{}, {}, { after: { position: 6 } }]);
  await busy.return?.();
});
