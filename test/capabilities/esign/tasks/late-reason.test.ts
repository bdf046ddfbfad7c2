import { beforeEach, expect, test } from 'vitest';
import { dataOf, next } from '../../../following.ts';
import { startScenario } from '../../../scenario.ts';
import { type Parties, prepare, taskId, taskNow } from '../walk.ts';
import { created, follow } from './tasks.ts';

/** Reasons that only a push reports, after a poll has ended the task. */

const FEED = `subscription ($after: Cursor) {
  updates(after: $after, kinds: [SIGNING_TASK]) { version confirmed cause state previousState }
}`;

type Members = Readonly<Record<string, unknown>>;

const service = startScenario();
let parties: Parties;
let taskNo: string;

beforeEach(async () => {
  service.sandbox.controls.setPushRepeats({ times: 0 });
  parties = await prepare(service);
  taskNo = await created(service, parties);
});

/** A push of the signing system. */
const push = async (change: object = {}): Promise<void> => {
  const id = { tenant: 'default', kind: 'signing-task', key: taskId };
  const { pathname } = new URL(service.application.app.callbacks.addressFor(id));
  const body = { notifyType: 2, notifyNo: 'N-1', taskNo, taskStatus: -10, ...change };
  const answer = await fetch(`${service.url}${pathname}`, {
    method: 'POST',
    body: JSON.stringify(body),
  });
  expect(await answer.text()).toBe('success');
};
/** Ends the task without a push; resolves with the cursor after its end. */
const ended = async (status: string, happen: () => void): Promise<string> => {
  const updates = follow(service);
  await service.reaches(updates, 'WAITING');
  happen();
  const { cursor } = (await service.reaches(updates, status)) as unknown as { cursor: string };
  await updates.completed();
  return cursor;
};
const refused = (): Promise<string> =>
  ended('REFUSED', () =>
    service.sandbox.controls.refuseAtSigningLink({
      taskNo,
      signingPartyId: parties.person,
      reason: '价格不对',
    }),
  );

test('a reason pushed after a poll found the rejection is added once, as unconfirmed', async () => {
  const cursor = await refused();
  const before = await taskNow(service);
  expect(before).toMatchObject({ state: 'REFUSED', refusedReason: null });
  const feed = service.subscribe<{ updates: Members }>(FEED, { after: cursor });

  await push({ refusedReason: ' ', notifyNo: 'N-0' });
  await push({ refusedReason: '价格不对，请联系13900000077' });
  const { version } = dataOf(await feed.next()).updates;
  expect(await taskNow(service)).toEqual({
    ...before,
    refusedReason: '价格不对，请联系139****0077',
    operation: { state: 'REFUSED', final: true, version },
  });
  // The same push again, and another one with a different reason, change nothing.
  await push({ refusedReason: '价格不对，请联系13900000077' });
  await push({ refusedReason: 'another', notifyNo: 'N-2' });
  expect(await taskNow(service)).toMatchObject({ refusedReason: '价格不对，请联系139****0077' });

  const replayed = service.subscribe<{ updates: Members }>(FEED, { after: cursor });
  expect(dataOf(await replayed.next()).updates).toEqual({
    version,
    confirmed: false,
    cause: 'PUSH',
    state: 'REFUSED',
    previousState: 'REFUSED',
  });
  const again = follow(service, { signingTaskId: taskId, after: cursor });
  expect(await next(again)).toMatchObject({
    version,
    state: 'REFUSED',
    task: { refusedReason: '价格不对，请联系139****0077' },
  });
  await again.completed();
});

test('many equal concurrent pushes cause one update', async () => {
  const cursor = await refused();
  await Promise.all(Array.from({ length: 6 }, () => push({ refusedReason: 'no' })));
  await push({ refusedReason: 'no', notifyNo: 'N-2' });
  const again = follow(service, { signingTaskId: taskId, after: cursor });
  expect(await next(again)).toMatchObject({ task: { refusedReason: 'no' } });
  await again.completed();
});

test.each<[what: string, change: object]>([
  ['of another task', { taskNo: 'ST404' }],
  ['without a reason', { refusedReason: '' }],
  ['that is no text', { refusedReason: { why: 'no' } }],
])('a late push %s adds nothing', async (_what, change) => {
  const cursor = await refused();
  await push({ refusedReason: 'no', ...change });
  const again = follow(service, { signingTaskId: taskId, after: cursor });
  await again.completed();
  expect(await taskNow(service)).toMatchObject({ state: 'REFUSED', refusedReason: null });
});

test('a task that ended otherwise gets no reason from a late push', async () => {
  const cursor = await ended('REVOKED', () =>
    service.sandbox.controls.revokeSigningTask({ taskNo }),
  );
  await push({ refusedReason: 'no' });
  const again = follow(service, { signingTaskId: taskId, after: cursor });
  await again.completed();
  expect(await taskNow(service)).toMatchObject({ state: 'REVOKED', refusedReason: null });
});

test('a task whose details were dropped stays without them', async () => {
  await refused();
  const { journal } = service.application;
  await service.clock.advance(1_000);
  await journal.trim(service.clock.now(), service.clock.now());
  await push({ refusedReason: 'no' });
  expect(await taskNow(service)).toMatchObject({ state: 'REFUSED', refusedReason: null });
});
