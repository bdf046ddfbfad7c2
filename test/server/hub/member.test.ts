import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { encodeCursor } from '../../../src/journal/follow/feeds.ts';
import type { FanOut } from '../../../src/server/hub/fan-out.ts';
import { Member, type Serving } from '../../../src/server/hub/member.ts';
import { Payload } from '../../../src/server/hub/sink.ts';
import type { StatusItem } from '../../../src/subjects/follow/topic.ts';
import type { Following } from '../../../src/subjects/follow/status-iterator.ts';

/** Members that a subscription alone for its subscriber is served with. */
function serve(execute: Serving['execute']): Serving {
  const args = { contextValue: { app: { tracing: { isOn: false } } } };
  return { args, execute, finish: () => {} } as unknown as Serving;
}

/** Payloads that a live member sends for one update after its position. */
function sentBy(following: Pick<Following, 'hasShown' | 'isNews'>): readonly string[] {
  const sent: string[] = [];
  const member = new Member(
    serve(() => Promise.reject(new Error('live'))),
    {
      // All methods called while it becomes live and is offered an update.
      fanOut: { add: () => {} } as unknown as FanOut,
      following: { ...following, pause: () => {} } as unknown as Following,
      sink: {
        unsent: 0,
        push: ({ text }) => void sent.push(text),
        send: () => Promise.resolve(),
      },
    },
  );
  member.goLive({ cursor: 'first', position: 1, newestClaim: null });
  member.offer({
    at: { cursor: 'second', position: 2, newestClaim: null },
    // Read by the reader only.
    item: {} as StatusItem,
    payload: new Payload('the update'),
    isLast: false,
  });
  return sent;
}

test('an update that a subscriber’s snapshot has shown is not sent again', () => {
  expect(sentBy({ hasShown: true, isNews: () => false })).toEqual([]);
});

test.each([
  ['one that it has not shown', { hasShown: true, isNews: () => true }],
  ['one of a feed, which shows no snapshots', { hasShown: false, isNews: () => true }],
])('%s is sent', (_which, following) => {
  expect(sentBy(following)).toEqual(['the update']);
});

test('a member reads alone until an item has reported its gap, as no payload of the fan-out does', async () => {
  const end = { type: 'end', cursor: encodeCursor({ epoch: 'a', position: 1 }) };
  const steps = [end, { type: 'item', item: {} }, end, null];
  const done: string[] = [];
  const following = {
    owesGap: true,
    step() {
      const step = steps.shift();
      if (step?.type === 'item') following.owesGap = false;
      return Promise.resolve(step);
    },
  };
  const enter = (): boolean => {
    done.push('live');
    return false;
  };
  const member = new Member(
    serve(async () => ({ data: { the: 'gap' } })),
    {
      fanOut: { add: () => {}, remove: () => {}, enter } as unknown as FanOut,
      following: following as unknown as Following,
      sink: { unsent: 0, push: () => {}, send: async ({ text }) => void done.push(text) },
    },
  );
  expect(await member.results.next()).toEqual({ done: true, value: undefined });
  expect(done).toEqual(['{"data":{"the":"gap"}}', 'live']);
});

/** A member that reads items without end, the number of reads, and a way to send the previous item. */
function createReader() {
  const did: string[] = [];
  const unsent: (() => void)[] = [];
  const following = {
    hasShown: false,
    pause: () => void did.push('pause'),
    resume: (cursor: string) => void did.push(`resume ${cursor}`),
    async step() {
      did.push('read');
      return Promise.resolve({ type: 'item', item: {} });
    },
  };
  const member = new Member(
    serve(async () => ({ data: {} })),
    {
      fanOut: { add: () => {} } as unknown as FanOut,
      following: following as unknown as Following,
      sink: {
        unsent: 0,
        push: () => {},
        send: () => new Promise((resolve) => void unsent.push(resolve)),
      },
    },
  );
  return { member, did, leave: () => unsent.shift()?.() };
}

test('the next item is read once the previous one was sent', async () => {
  const { member, did, leave } = createReader();
  member.begin();
  await setImmediate();
  expect(did).toEqual(['read']);
  leave();
  await setImmediate();
  expect(did).toEqual(['read', 'read']);
});

test('a member that must read alone resumes at once, and a repeated request does not restart its read', async () => {
  const { member, did } = createReader();
  member.goLive({ cursor: 'first', position: 1, newestClaim: null });
  for (const position of [2, 3])
    member.readAlone({ cursor: `at ${position}`, position, newestClaim: null });
  await setImmediate();
  expect(did).toEqual(['pause', 'resume at 2', 'read']);
});
