import type { ServerResponse } from 'node:http';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  CREATE,
  createTask,
  type Parties,
  prepare,
  type Result,
  CREATE_TASK,
  taskId,
  taskNow,
  taskOf,
} from '../walk.ts';
import { sendEnvelope, startStub } from '../../../platform/stub-platform.ts';
import { startBefore, startScenario } from '../../../scenario.ts';
import { textWith } from '../../../texts.ts';
import { next } from '../../../following.ts';
import { HOUR, created, follow } from './tasks.ts';

const DETAIL = '/api/v1/esign/task/detail';
const service = startScenario();

let parties: Parties;

beforeEach(async () => {
  parties = await prepare(service);
});

const controls = () => service.sandbox.controls;

const lose = async (fault: 'LOST_REPLY' | 'LOST_REQUEST' | 'TRUNCATED'): Promise<void> => {
  service.fail(CREATE, fault);
  expect(await createTask(service, taskOf(parties))).toMatchObject({
    __typename: 'OutcomeUnknownError',
    followed: { kind: 'SIGNING_TASK', key: taskId, state: 'OUTCOME_UNKNOWN' },
  });
};

describe('the same id again', () => {
  test('with the same input returns the task and sends nothing', async () => {
    const taskNo = await created(service, parties);
    expect(await createTask(service, taskOf(parties))).toMatchObject({ taskNo, state: 'WAITING' });
    expect(service.calls(CREATE)).toBe(1);
    expect(service.billed(CREATE)).toBe(1);
  });

  test('with other input, or for another seller, is a conflict', async () => {
    await created(service, parties);
    const conflict = {
      __typename: 'ConflictError',
      existing: { kind: 'SIGNING_TASK', key: taskId },
    };
    expect(await createTask(service, taskOf(parties, { title: '另一份' }))).toMatchObject(conflict);
    const variables = { input: taskOf(parties, { signingTaskId: taskId, sellerId: 'seller-2' }) };
    const { data } = await service.query<Result>(CREATE_TASK, variables);
    expect(data?.result).toMatchObject(conflict);
    expect(service.calls(CREATE)).toBe(1);
  });
});

describe('a lost response', () => {
  test.each(['LOST_REPLY', 'TRUNCATED'] as const)(
    'to a task that exists is settled by the push of a signature, and the task is never sent again (%s)',
    async (fault) => {
      await lose(fault);
      const updates = follow(service);
      expect(await next(updates)).toMatchObject({
        state: 'OUTCOME_UNKNOWN',
        task: { taskNo: null },
      });
      expect(await createTask(service, taskOf(parties))).toMatchObject({
        state: 'OUTCOME_UNKNOWN',
      });

      await controls().signAtSigningLink({
        taskNo: 'ST20261121000001',
        signingPartyId: parties.person,
      });
      expect(await service.inTime(next(updates))).toMatchObject({
        state: 'OUTCOME_UNKNOWN',
        confirmed: false,
        task: { taskNo: 'ST20261121000001' },
      });
      expect(await service.reaches(updates, 'COMPLETED')).toMatchObject({ confirmed: true });
      await updates.completed();
      expect(await taskNow(service, { taskNo: 'ST20261121000001' })).toMatchObject({
        signingTaskId: taskId,
        state: 'COMPLETED',
      });
      expect(service.calls(CREATE)).toBe(1);
    },
  );

  test('without a push stays unknown: nothing is polled or sent', async () => {
    await lose('LOST_REQUEST');
    await service.clock.advance(4 * HOUR);
    expect(await taskNow(service)).toMatchObject({ state: 'OUTCOME_UNKNOWN', taskNo: null });
    expect(await createTask(service, taskOf(parties))).toMatchObject({ state: 'OUTCOME_UNKNOWN' });
    expect(service.calls(CREATE)).toBe(1);
    expect(service.calls(DETAIL)).toBe(0);
  });

  test('is not settled by a push about a number other than the known one', async () => {
    const taskNo = await created(service, parties);
    const { callbacks } = service.application.app;
    const address = callbacks.addressFor({ tenant: 'default', kind: 'signing-task', key: taskId });
    const forged = { notifyType: 2, notifyNo: 'forged', taskNo: 'ST-OTHER', refusedReason: 'no' };
    await fetch(address, { method: 'POST', body: JSON.stringify(forged) });
    expect(await taskNow(service)).toMatchObject({ taskNo, refusedReason: null });
  });
});

test('a number that only a push named leads to no task before the platform has confirmed it', async () => {
  await lose('LOST_REPLY');
  const { callbacks } = service.application.app;
  const address = callbacks.addressFor({ tenant: 'default', kind: 'signing-task', key: taskId });
  const push = (taskNo: string) =>
    fetch(address, {
      method: 'POST',
      body: JSON.stringify({ notifyType: 2, notifyNo: taskNo, taskNo }),
    });
  await push('ST-OTHER');
  expect(await taskNow(service, { taskNo: 'ST-OTHER' })).toBeNull();
  await push('ST20261121000001');
  await service.reaches(follow(service), 'WAITING');
  expect(await taskNow(service, { taskNo: 'ST-OTHER' })).toBeNull();
  expect(await taskNow(service, { taskNo: 'ST20261121000001' })).toMatchObject({
    signingTaskId: taskId,
  });
});

const TASK = { taskNo: 'ST20261121000001', taskStatus: 10 };
const NOTICE = { notifyType: 2, notifyNo: 'N-1' };

test.each([
  ['in an object', JSON.stringify({ ...NOTICE, data: TASK })],
  ['in JSON in a text', JSON.stringify({ ...NOTICE, content: JSON.stringify(TASK) })],
  ['with its type and number', JSON.stringify({ code: 0, data: { ...NOTICE, ...TASK } })],
  ['as a form', 'notifyType=2&notifyNo=N-1&taskNo=ST20261121000001'],
])('a push that names a lost task %s settles it', async (_form, body) => {
  await lose('LOST_REPLY');
  const { callbacks } = service.application.app;
  const address = callbacks.addressFor({ tenant: 'default', kind: 'signing-task', key: taskId });
  await fetch(address, { method: 'POST', body });
  expect(await service.reaches(follow(service), 'WAITING')).toMatchObject({
    task: { taskNo: TASK.taskNo },
  });
});

test('a task reported as missing, and later named by a push, is not sent a second time', async () => {
  controls().failSigningCalls({ upstreamCode: '99999', times: 1 });
  expect(await createTask(service, taskOf(parties))).toMatchObject({ retryable: true });
  expect(await taskNow(service)).toMatchObject({ state: 'NOT_SENT' });
  const { taskNo } = await createTask(service, taskOf(parties), 'the-same-at-the-platform');
  const { callbacks } = service.application.app;
  const address = callbacks.addressFor({ tenant: 'default', kind: 'signing-task', key: taskId });
  const push = { notifyType: 2, notifyNo: 'after-all', taskNo };
  await fetch(address, { method: 'POST', body: JSON.stringify(push) });
  expect(await createTask(service, taskOf(parties))).toMatchObject({ taskNo });
  await service.reaches(follow(service), 'WAITING');
  expect(service.calls(CREATE)).toBe(2);
});

const answerWaiting = (response: ServerResponse): void =>
  sendEnvelope(response, 'CYT_00000', { ok: true, taskNo: 'ST-1', taskStatus: 10 });

test('a rejected task is queried if a push named it during the call, before its poll ends', async () => {
  const rejected = Promise.withResolvers<ServerResponse>();
  const polled = Promise.withResolvers<ServerResponse>();
  let questions = 0;
  const stub = await startStub((response, { path }) => {
    if (path === CREATE) return rejected.resolve(response);
    if (path !== DETAIL) return sendEnvelope(response, 'CYT_00000', { ok: true, signStatus: 1 });
    questions += 1;
    return questions === 1 ? polled.resolve(response) : answerWaiting(response);
  });
  const before = await startBefore(stub);
  const creation = createTask(before, taskOf(parties));
  const response = await rejected.promise;
  const { callbacks } = before.application.app;
  const address = callbacks.addressFor({ tenant: 'default', kind: 'signing-task', key: taskId });
  const push = { notifyType: 2, notifyNo: 'N-1', taskNo: 'ST-1', taskStatus: 10 };
  await fetch(address, { method: 'POST', body: JSON.stringify(push) });
  const poll = await polled.promise;
  sendEnvelope(response, 'CYT_00000', { ok: false, reason: '请求不合法', raw: {} });
  expect(await creation).toMatchObject({ code: 'ALREADY_EXISTS' });
  answerWaiting(poll);
  expect(await taskNow(before)).toMatchObject({ taskNo: 'ST-1', state: 'WAITING' });
});

test('a signer whose link is unavailable does not hide the state of the task', async () => {
  const taskNo = await created(service, parties);
  service.fail('/api/v1/esign/task/link', 'UPSTREAM_UNAVAILABLE', null);
  controls().revokeSigningTask({ taskNo });
  const updates = follow(service);
  expect(await service.reaches(updates, 'REVOKED')).toMatchObject({
    task: { signers: [{ signStatus: null }, { signStatus: null }] },
  });
});

test('a task interrupted by a crash becomes OUTCOME_UNKNOWN', async () => {
  const { journal } = service.application;
  const id = { tenant: 'default', kind: 'signing-task', key: 'left-behind' };
  const intent = { inputHash: 'x', state: 'SUBMITTED', snapshot: {}, dueAt: service.clock.now() };
  await journal.open(id, intent);
  const updates = follow(service, { signingTaskId: 'left-behind' });
  expect(await service.reaches(updates, 'OUTCOME_UNKNOWN')).toMatchObject({
    previousState: 'SUBMITTED',
  });
});

test('an expired authorization for silent signing has its own advice', async () => {
  await service.sleepUntil(366 * 24 * HOUR);
  expect(await createTask(service, taskOf(parties))).toMatchObject({
    __typename: 'PlatformRejectedError',
    code: 'SILENT_SIGNING_EXPIRED',
    platformCode: '30002',
    hint: textWith('authorize again (`createSilentSigningLink`)'),
  });
  // The same request repeats the error.
  expect(await createTask(service, taskOf(parties))).toMatchObject({
    hint: textWith('`createSilentSigningLink`'),
  });
  expect(service.calls(CREATE)).toBe(1);
});
