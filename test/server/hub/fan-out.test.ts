import { EventEmitter, on } from 'node:events';
import { expect, test } from 'vitest';
import { encodeCursor } from '../../../src/journal/follow/feeds.ts';
import {
  type Broadcast,
  FanOut,
  type Listener,
  type StreamPosition,
} from '../../../src/server/hub/fan-out.ts';
import { createLog } from '../../../src/kernel/log/log.ts';
import { Member, type Serving } from '../../../src/server/hub/member.ts';
import { MOST_UNSENT, Payload } from '../../../src/server/hub/sink.ts';
import type { StatusItem, Entry, Topic } from '../../../src/subjects/follow/topic.ts';
import type { Following } from '../../../src/subjects/follow/status-iterator.ts';

const cursorAt = (position: number): string => encodeCursor({ epoch: 'a', position });
const positionAt = (position: number): StreamPosition => ({
  cursor: cursorAt(position),
  position,
  newestClaim: `claim ${position}`,
});

/** An update at a position; its payload is `text`. */
function entryAt(position: number, text = `update ${position}`, isLast = false): Entry {
  const { cursor, newestClaim } = positionAt(position);
  const item = { cursor, newestClaim, eventId: text } as StatusItem; // No other member is read.
  return { type: 'item', item, position, isWanted: true, isLast };
}

/** A fan-out over a stream to which the test publishes. */
function createStream(): {
  readonly fanOut: FanOut;
  /** Resolves when each live member was offered the update, or would have been. */
  readonly publish: (entry: Entry) => Promise<void>;
  /** Cursors from which the stream was read, and executed payloads. */
  readonly reads: string[];
  readonly executed: string[];
  /** Number of times that the last member left. */
  readonly emptied: () => number;
} {
  let emptied = 0;
  const reads: string[] = [];
  const executed: string[] = [];
  const waiting = new EventEmitter();
  const topic: Pick<Topic, 'entriesBehind'> = {
    async *entriesBehind(cursor, signal) {
      reads.push(cursor);
      const entries = on(waiting, 'entry', { signal }) as AsyncIterator<[Entry], undefined>;
      for (;;) {
        const { value } = await entries.next();
        if (value === undefined) return undefined;
        yield value[0];
      }
    },
  };
  const fanOut = new FanOut({
    topic: topic as Topic,
    deliver: async ({ eventId }, broadcast) => {
      executed.push(eventId);
      broadcast(await Promise.resolve(new Payload(eventId)));
    },
    emptied: () => void (emptied += 1),
  });
  return {
    fanOut,
    reads,
    executed,
    emptied: () => emptied,
    publish: (entry) => {
      waiting.emit('entry', entry);
      return settled();
    },
  };
}

/** Resolves when all work without external input is done. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const nothing = (): void => {};

/** A listener that records its calls. */
function createListener(): Listener & { readonly told: unknown[] } {
  const told: unknown[] = [];
  return {
    told,
    goLive: ({ position }) => void told.push({ liveAt: position }),
    offer: ({ item }: Broadcast) => void told.push(item.eventId),
    readAlone: ({ position }) => void told.push({ aloneAt: position }),
    fail: (error) => void told.push({ error }),
  };
}

/** Two listeners: the first is live from the start, and `late` must catch up. */
async function createLateListener(): Promise<
  ReturnType<typeof createStream> & {
    readonly early: Listener;
    readonly late: ReturnType<typeof createListener>;
  }
> {
  const stream = createStream();
  const [early, late] = [createListener(), createListener()];
  expect(stream.fanOut.enter(early, positionAt(0))).toBe(true);
  await stream.publish(entryAt(1));
  expect(stream.fanOut.enter(late, positionAt(0))).toBe(false);
  return { ...stream, early, late };
}

test('a late member is offered the updates buffered while it caught up, in order, once it has reached them', async () => {
  const { fanOut, publish, late } = await createLateListener();
  await publish(entryAt(2, 'x'.repeat(MOST_UNSENT - 1)));
  await publish(entryAt(3, 'y'));
  expect(fanOut.enter(late, positionAt(1))).toBe(true);
  expect(late.told).toEqual([{ liveAt: 1 }, 'x'.repeat(MOST_UNSENT - 1), 'y']);
  await publish(entryAt(4));
  expect(late.told.at(-1)).toBe('update 4');
});

test('a late member’s buffer has the limit of unsent bytes: beyond it the member reads on alone', async () => {
  const { fanOut, publish, late } = await createLateListener();
  await publish(entryAt(2, 'x'.repeat(MOST_UNSENT)));
  await publish(entryAt(3, 'y'));
  await publish(entryAt(4, 'z'));
  expect(fanOut.enter(late, positionAt(1))).toBe(false);
  expect(fanOut.enter(late, positionAt(2))).toBe(false);
  // A new buffer begins after the dropped one.
  expect(fanOut.enter(late, positionAt(3))).toBe(true);
  expect(late.told).toEqual([{ liveAt: 3 }, 'z']);
});

test('buffering stops for a member that stops catching up', async () => {
  const { fanOut, publish, late } = await createLateListener();
  fanOut.pause(late);
  await publish(entryAt(2));
  expect(fanOut.enter(late, positionAt(1))).toBe(false);
  expect(fanOut.enter(late, positionAt(2))).toBe(true);
  expect(late.told).toEqual([{ liveAt: 2 }]);
});

test('a member that catches up when no member is live continues from its position', async () => {
  const { fanOut, publish, early, late } = await createLateListener();
  fanOut.pause(early);
  expect(fanOut.enter(late, positionAt(0))).toBe(true);
  await publish(entryAt(1));
  expect(late.told).toEqual([{ liveAt: 0 }, 'update 1']);
});

test('an update from a finished read is offered to no member', async () => {
  const entries = Promise.withResolvers<Entry>();
  let readings = 0;
  const topic: Pick<Topic, 'entriesBehind'> = {
    async *entriesBehind() {
      readings += 1;
      yield readings === 1 ? await entries.promise : await new Promise<Entry>(nothing);
      return undefined;
    },
  };
  const fanOut = new FanOut({
    topic: topic as Topic,
    deliver: async () => {},
    emptied: nothing,
  });
  const [first, second] = [createListener(), createListener()];
  fanOut.enter(first, positionAt(0));
  fanOut.pause(first);
  fanOut.enter(second, positionAt(5));
  const unwanted = entryAt(6);
  entries.resolve(unwanted.type === 'item' ? { ...unwanted, isWanted: false } : unwanted);
  await settled();
  expect(second.told).toEqual([{ liveAt: 5 }]);
});

test('the stream is read while a member is live, from the position of the first one', async () => {
  const { fanOut, publish, reads, executed } = createStream();
  const member = createListener();
  fanOut.enter(member, positionAt(3));
  fanOut.pause(member);
  expect(reads).toEqual([cursorAt(3)]);
  await publish(entryAt(4));
  expect(executed).toEqual([]);
  fanOut.enter(member, positionAt(5));
  await settled();
  expect(reads).toEqual([cursorAt(3), cursorAt(5)]);
});

test('after a gap all live members read alone from their last update until they have caught up', async () => {
  const { fanOut, publish } = createStream();
  const [first, second] = [createListener(), createListener()];
  for (const member of [first, second]) fanOut.enter(member, positionAt(0));
  await publish(entryAt(1));
  await publish({ type: 'gap' });
  const told = [{ liveAt: 0 }, 'update 1', { aloneAt: 1 }];
  expect([first.told, second.told]).toEqual([told, told]);
  fanOut.enter(first, positionAt(1));
  await publish(entryAt(2));
  expect([first.told, second.told]).toEqual([[...told, { liveAt: 1 }, 'update 2'], told]);
});

/** A member of the fan-out whose own reader has read everything up to a position. */
async function createMember(
  fanOut: FanOut,
  position: number,
): Promise<{
  readonly member: Member;
  /** Sent payloads, positions from which its reader resumed, and the end. */
  readonly did: unknown[];
  /** Sets the unsent bytes when the next update comes. */
  readonly unsent: (bytes: number) => void;
  /** Sends the payload that waits. */
  readonly leave: () => Promise<void>;
}> {
  const did: unknown[] = [];
  let unsent = 0;
  let leave = nothing;
  let next: number | null = position;
  let isOver = false;
  const following: Partial<Following> = {
    hasShown: false,
    pause: nothing,
    resume(cursor, newestClaim) {
      if (!isOver) did.push({ resumed: cursor, newestClaim });
    },
    return() {
      isOver = true;
      return Promise.resolve({ done: true, value: undefined });
    },
    step: async () => {
      if (next === null) return new Promise(() => {});
      const cursor = cursorAt(next);
      next = null;
      return Promise.resolve({ type: 'end', cursor });
    },
  };
  const serving = {
    args: { contextValue: { app: { log: createLog('silent') }, language: 'en' } },
    execute: () => Promise.reject(new Error('nothing is read alone')),
    finish: (errors: readonly unknown[] = []) => void did.push({ ended: errors }),
  };
  const member = new Member(serving as unknown as Serving, {
    fanOut,
    following: following as Following,
    sink: {
      get unsent() {
        return unsent;
      },
      push: ({ text }) => void did.push(text),
      send: ({ text }) => {
        did.push({ waits: text });
        return new Promise((resolve) => (leave = resolve));
      },
    },
  });
  member.begin();
  await settled();
  return {
    member,
    did,
    unsent: (bytes) => (unsent = bytes),
    leave: () => {
      leave();
      return settled();
    },
  };
}

test('a member drops an update at or before its own position', async () => {
  const { fanOut, publish } = createStream();
  await createMember(fanOut, 0);
  const ahead = await createMember(fanOut, 2);
  for (const position of [1, 2, 3]) await publish(entryAt(position));
  expect(ahead.did).toEqual(['update 3']);
});

test('a member that has fallen behind sends one update and then reads on alone', async () => {
  const { fanOut, publish, executed } = createStream();
  const { did, unsent, leave } = await createMember(fanOut, 0);
  unsent(MOST_UNSENT);
  await publish(entryAt(1));
  unsent(MOST_UNSENT + 1);
  await publish(entryAt(2));
  // No member is live any more, so nothing is executed for all.
  await publish(entryAt(3));
  expect(executed).toEqual(['update 1', 'update 2']);
  expect(did).toEqual(['update 1', { waits: 'update 2' }]);
  await leave();
  expect(did.slice(2)).toEqual([{ resumed: cursorAt(2), newestClaim: 'claim 2' }]);
});

test('a failure of the live members does not affect a member that has fallen behind', async () => {
  const { fanOut, publish } = createStream();
  const live = await createMember(fanOut, 0);
  const behind = await createMember(fanOut, 0);
  behind.unsent(MOST_UNSENT + 1);
  await publish(entryAt(1));
  live.member.fail(new Error('the store is away'));
  expect(live.did).toEqual(['update 1', { ended: [expect.any(Error)] }]);
  expect(behind.did).toEqual([{ waits: 'update 1' }]);
});

test('a subscription completes when its last update was sent, and not before', async () => {
  const { fanOut, publish } = createStream();
  const quick = await createMember(fanOut, 0);
  const slow = await createMember(fanOut, 0);
  slow.unsent(MOST_UNSENT + 1);
  await publish(entryAt(1, 'issued', true));
  expect(quick.did).toEqual(['issued', { ended: [] }]);
  expect(slow.did).toEqual([{ waits: 'issued' }]);
  await slow.leave();
  expect(slow.did.slice(1)).toEqual([{ ended: [] }]);
});

test('after a gap a member reads on alone from its own position if that is further', async () => {
  const { fanOut, publish } = createStream();
  const first = await createMember(fanOut, 0);
  const ahead = await createMember(fanOut, 5);
  await publish(entryAt(1));
  await publish({ type: 'gap' });
  expect(first.did).toEqual(['update 1', { resumed: cursorAt(1), newestClaim: 'claim 1' }]);
  expect(ahead.did).toEqual([{ resumed: cursorAt(5), newestClaim: null }]);
});

test('after a gap a member that reads alone reports the claim at its position if the fan-out has it', async () => {
  const { fanOut, publish } = createStream();
  await createMember(fanOut, 0);
  const ahead = await createMember(fanOut, 2);
  await publish(entryAt(1));
  const level = await createMember(fanOut, 1);
  await publish(entryAt(2));
  await publish({ type: 'gap' });
  expect(ahead.did).toEqual([{ resumed: cursorAt(2), newestClaim: 'claim 2' }]);
  expect(level.did).toEqual(['update 2', { resumed: cursorAt(2), newestClaim: 'claim 2' }]);
});

test('a member that enters at the fan-out’s position has its claim', async () => {
  const { fanOut, publish } = createStream();
  const first = await createMember(fanOut, 0);
  await publish(entryAt(1));
  const level = await createMember(fanOut, 1);
  first.member.leave();
  await publish({ type: 'gap' });
  expect(level.did).toEqual([{ resumed: cursorAt(1), newestClaim: 'claim 1' }]);
});

test('nothing is executed after the last member has left', async () => {
  const { fanOut, publish, executed, emptied } = createStream();
  const [first, second] = [await createMember(fanOut, 0), await createMember(fanOut, 0)];
  first.member.leave();
  await publish(entryAt(1));
  expect(emptied()).toBe(0);
  second.member.leave();
  await publish(entryAt(2));
  expect(executed).toEqual(['update 1']);
  expect(emptied()).toBe(1);
});

test('a member that leaves twice gets nothing more, and the remaining members still share their fan-out', async () => {
  const { fanOut, publish, emptied } = createStream();
  const stays = await createMember(fanOut, 0);
  const { member, did, unsent, leave } = await createMember(fanOut, 0);
  unsent(MOST_UNSENT + 1);
  await publish(entryAt(1));
  member.leave();
  member.leave();
  await leave();
  await publish(entryAt(2));
  expect(did).toEqual([{ waits: 'update 1' }, { ended: [] }]);
  expect(stays.did).toEqual(['update 1', 'update 2']);
  expect(emptied()).toBe(0);
});
