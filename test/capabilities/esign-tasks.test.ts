import { beforeEach, describe, expect, test } from 'vitest';
import { type RunningService, startService, type Subscription } from '../harness.ts';
import { ManualClock } from '../manual-clock.ts';
import { textLike } from './invoice-orders.ts';
import {
  CREATE,
  createTask,
  inTime,
  next,
  type Parties,
  prepare,
  SIGNING_LINK,
  type Step,
  TASK_UPDATES,
  taskId,
  taskNow,
  taskOf,
} from './esign-walk.ts';

let clock: ManualClock;
let service: RunningService;
let parties: Parties;

beforeEach(async () => {
  clock = new ManualClock();
  service = await startService({ clock, random: () => 0.5, sandboxProgressDelayMs: null });
  parties = await prepare(service);
});

const controls = () => service.sandbox.controls.esign;
const created = (): number => service.sandbox.counters.calls(CREATE);
const follow = (variables: object = { signingTaskId: taskId }): Subscription<Step> =>
  service.subscribe<Step>(TASK_UPDATES, { ...variables });

describe('a task that is followed', () => {
  test('from before it is created is signed in order, stamped, and kept as a signed file', async () => {
    const updates = follow();
    expect(await next(updates)).toMatchObject({ status: 'NOT_STARTED', task: null });
    const task = await createTask(service, taskOf(parties));
    expect(task).toMatchObject({
      __typename: 'SigningTask',
      signingTaskId: taskId,
      taskNo: textLike(/^ST/),
      state: 'WAITING',
      initiatorUnionId: parties.company,
    });
    const taskNo = String(task['taskNo']);
    expect(await next(updates)).toMatchObject({ status: 'SUBMITTED' });
    expect(await next(updates)).toMatchObject({ status: 'WAITING', cause: 'REQUEST' });
    expect(await inTime(next(updates), clock)).toMatchObject({
      status: 'WAITING',
      cause: 'POLL',
      task: { signers: [{ status: 'CAN_SIGN' }, { status: 'NOT_YET' }] },
    });

    controls().signContract(taskNo, parties.person);
    expect(await inTime(next(updates), clock)).toMatchObject({
      status: 'COMPLETED',
      previousStatus: 'WAITING',
      cause: 'PUSH',
      confirmed: true,
      task: { signers: [{ status: 'SIGNED' }, { status: 'SIGNED' }] },
    });
    await updates.completed();
  });
});
