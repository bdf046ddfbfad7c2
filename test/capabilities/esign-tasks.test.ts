import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { type RunningService, startService, type Subscription } from '../harness.ts';
import { ManualClock } from '../manual-clock.ts';
import {
  CREATE,
  createTask,
  inTime,
  next,
  type Parties,
  prepare,
  type Result,
  CREATE_TASK,
  SIGNING_LINK,
  type Step,
  TASK_UPDATES,
  taskId,
  taskNow,
  taskOf,
} from './esign-walk.ts';
import { textLike, textWith } from './invoice-orders.ts';
import { startBefore } from './service-before.ts';

const DETAIL = '/api/v1/esign/task/detail';
const HOUR = 60 * 60_000;

let clock: ManualClock;
let service: RunningService;
let parties: Parties;

beforeEach(async () => {
  clock = new ManualClock();
  service = await startService({ clock, random: () => 0.5, sandboxProgressDelayMs: null });
  parties = await prepare(service);
});

const controls = () => service.sandbox.controls.esign;
const calls = (path: string): number => service.sandbox.counters.calls(path);
const follow = (variables: object = { signingTaskId: taskId }, from = service) =>
  from.subscribe<Step>(TASK_UPDATES, { ...variables });

/** Creates the task; resolves with the platform's number of it. */
async function created(change: object = {}): Promise<string> {
  const { taskNo } = await createTask(service, taskOf(parties, change));
  expect(taskNo).toMatch(/^ST/);
  return String(taskNo);
}

/** The first item in which the task stands so. */
async function stands(updates: Subscription<Step>, status: string): Promise<Step['update']> {
  for (;;) {
    const item = await inTime(next(updates), clock);
    if (item.status === status) return item;
  }
}

const refused = async (named: object) => (await follow(named).next()).errors?.[0]?.message;

async function finished(): Promise<void> {
  controls().signContract(await created(), parties.person);
  await stands(follow(), 'COMPLETED');
}

const filesStand = async (state: string) => {
  for (;;) {
    const task = await taskNow(service);
    if (task?.['documentsState'] === state) return task;
    await clock.advance(1_000);
  }
};

const lose = async (fault: 'LOST_REPLY' | 'LOST_REQUEST' | 'TRUNCATED'): Promise<void> => {
  service.sandbox.controls.setFault(CREATE, fault, 1);
  expect(await createTask(service, taskOf(parties))).toMatchObject({
    __typename: 'OutcomeUnknownError',
    followed: { kind: 'signing-task', key: taskId, state: 'UNKNOWN' },
  });
};

const link = async (signerUnionId: string, named: object = { signingTaskId: taskId }) =>
  (
    await service.query<{ link: Record<string, unknown> | null }>(SIGNING_LINK, {
      ...named,
      signerUnionId,
    })
  ).data?.link;

describe('a task that is followed', () => {
  test('from before it is created is signed in order, stamped, and completes', async () => {
    const updates = follow();
    expect(await next(updates)).toMatchObject({ status: 'NOT_STARTED', task: null });
    expect(await createTask(service, taskOf(parties))).toMatchObject({
      __typename: 'SigningTask',
      signingTaskId: taskId,
      taskNo: textLike(/^ST/),
      state: 'WAITING',
      initiatorUnionId: parties.company,
      signers: [
        { unionId: parties.person, kind: 'PERSON', turn: 1, status: null },
        { unionId: parties.company, kind: 'COMPANY', turn: 2, status: null },
      ],
    });
    expect(await next(updates)).toMatchObject({ status: 'SUBMITTED' });
    const { task } = await next(updates);
    expect(await inTime(next(updates), clock)).toMatchObject({
      status: 'WAITING',
      cause: 'POLL',
      task: { signers: [{ status: 'CAN_SIGN' }, { status: 'NOT_YET' }] },
    });
    const { taskNo } = task as { taskNo: string };
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

  test('brings one update for each party that signs', async () => {
    const [person, company] = taskOf(parties)['signers'] as [object, { company: object }];
    const manual = { company: { ...company.company, mode: 'MANUAL' } };
    const taskNo = await created({ order: 'UNORDERED', signers: [person, manual] });
    const updates = follow({ taskNo });
    await stands(updates, 'WAITING');
    expect(await inTime(next(updates), clock)).toMatchObject({
      task: { signers: [{ status: 'CAN_SIGN' }, { status: 'CAN_SIGN' }] },
    });
    controls().signContract(taskNo, parties.company);
    expect(await inTime(next(updates), clock)).toMatchObject({
      status: 'WAITING',
      cause: 'PUSH',
      task: { signers: [{ status: 'CAN_SIGN' }, { status: 'SIGNED' }] },
    });
    controls().signContract(taskNo, parties.person);
    expect(await inTime(next(updates), clock)).toMatchObject({ status: 'COMPLETED' });
    await updates.completed();
  });

  test('ends the same when every push is lost', async () => {
    service.sandbox.controls.setPushRepeats(0);
    const taskNo = await created();
    const updates = follow({ taskNo });
    controls().signContract(taskNo, parties.person);
    expect(await stands(updates, 'COMPLETED')).toMatchObject({ cause: 'POLL' });
    await updates.completed();
  });

  test('goes on by its cursor when the service was restarted in the middle', async () => {
    const taskNo = await created();
    const { cursor } = await stands(follow(), 'WAITING');
    await service.stop();
    const again = await startService({
      clock,
      random: () => 0.5,
      sandboxProgressDelayMs: null,
      dataDir: service.dataDir,
    });
    again.sandbox.controls.esign.signContract(taskNo, parties.person);
    const updates = follow({ taskNo, after: cursor }, again);
    expect(await stands(updates, 'COMPLETED')).toMatchObject({ snapshot: false });
    await updates.completed();
  });

  test.each([
    ['REVOKED', () => controls().revokeSigningTask('ST20261121000001')],
    ['EXPIRED', () => controls().expireSigningTask('ST20261121000001')],
  ])('is final when it is %s, and has no files', async (status, happen) => {
    await created();
    const updates = follow();
    happen();
    await stands(updates, status);
    await updates.completed();
    expect(await taskNow(service)).toMatchObject({
      state: status,
      documentsState: null,
      operation: { final: true },
    });
  });

  test('that somebody refuses says why, as only the push does, with personal data masked', async () => {
    const taskNo = await created();
    const updates = follow();
    await stands(updates, 'WAITING');
    controls().refuseContract(taskNo, parties.person, '价格不对，请联系13900000077');
    const told = await inTime(next(updates), clock);
    expect(told).toMatchObject({
      status: 'WAITING',
      confirmed: false,
      cause: 'PUSH',
      task: { refusedReason: '价格不对，请联系139****0077' },
    });
    expect(await stands(updates, 'REFUSED')).toMatchObject({
      confirmed: true,
      task: { refusedReason: textWith('价格不对'), signers: [{ status: 'REFUSED' }, {}] },
    });
    await updates.completed();
  });

  test('by a number that no task here has is refused; so is a task named twice or not at all', async () => {
    expect(await refused({ taskNo: 'ST404' })).toContain('taskNo must be the number of a task');
    expect(await refused({ taskNo: 'ST404', signingTaskId: taskId })).toContain('not both');
    expect(await refused({})).toContain('must be given');
  });
});

describe('signingTaskCompleted', () => {
  const document = `subscription ($signingTaskId: String) {
    update: signingTaskCompleted(signingTaskId: $signingTaskId) { cursor version status }
  }`;

  test('shows nothing but completed tasks; of one task it completes', async () => {
    const feed = service.subscribe<Step>(document);
    const single = service.subscribe<Step>(document, { signingTaskId: taskId });
    const taskNo = await created();
    controls().signContract(taskNo, parties.person);
    expect(await inTime(next(single), clock)).toMatchObject({ status: 'COMPLETED' });
    await single.completed();
    expect(await next(feed)).toMatchObject({ status: 'COMPLETED' });
  });
});

describe('the finished file', () => {
  test('is kept at once, with the signatures of both, and served under a link of ours', async () => {
    await finished();
    const { documents } = (await filesStand('STORED')) as {
      documents: readonly { url: string; sha256: string; mediaType: string }[];
    };
    expect(documents).toHaveLength(1);
    const [file] = documents;
    expect(file?.url.startsWith(service.url)).toBe(true);
    expect(file?.mediaType).toBe('application/pdf');
    const bytes = Buffer.from(await (await fetch(file?.url ?? '')).arrayBuffer());
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(file?.sha256);
    expect(bytes.toString('latin1').match(/\/ByteRange/g)).toHaveLength(2);
  });

  test('is fetched from a fresh address when the first one does not work', async () => {
    service.sandbox.controls.setFileFault('NOT_FOUND', 1);
    await finished();
    expect(await filesStand('STORED')).toMatchObject({ documentsFailure: null });
  });

  test('is given up after a week, which says why', async () => {
    service.sandbox.controls.setFileFault('HTML', null);
    await finished();
    await filesStand('FETCHING');
    await service.stop();
    // A week later; the test does not live through every minute of it.
    clock = new ManualClock(clock.now() + 7 * 24 * HOUR);
    const { dataDir } = service;
    service = await startService({ clock, random: () => 0.5, dataDir });
    service.sandbox.controls.setFileFault('HTML', null);
    expect(await filesStand('LOST')).toMatchObject({
      documents: [],
      documentsFailure: textWith('file 1: what the address gave is no whole pdf file'),
    });
  });

  test('leaves no address of the platform in the journal', async () => {
    const { journal } = service.application.app;
    const before = await journal.end('default');
    await finished();
    await filesStand('STORED');
    const { updates } = await journal.read('default', before, {}, 100);
    expect(updates.length).toBeGreaterThan(5);
    expect(JSON.stringify(updates)).not.toMatch(/http|contractUrl/);
  });
});

describe('the same id again', () => {
  test('with the same input returns the task and sends nothing', async () => {
    const taskNo = await created();
    expect(await createTask(service, taskOf(parties))).toMatchObject({ taskNo, state: 'WAITING' });
    expect(calls(CREATE)).toBe(1);
    expect(service.sandbox.counters.billedUnits(CREATE)).toBe(1);
  });

  test('with other input, or for another seller, is a conflict', async () => {
    await created();
    const conflict = {
      __typename: 'ConflictError',
      existing: { kind: 'signing-task', key: taskId },
    };
    expect(await createTask(service, taskOf(parties, { title: '另一份' }))).toMatchObject(conflict);
    const variables = { signingTaskId: taskId, userId: 'seller-2', input: taskOf(parties) };
    const { data } = await service.query<Result>(CREATE_TASK, variables);
    expect(data?.result).toMatchObject(conflict);
    expect(calls(CREATE)).toBe(1);
  });
});

describe('a lost answer', () => {
  test.each(['LOST_REPLY', 'TRUNCATED'] as const)(
    'of a task that exists is settled by the push of a signature, and it is never sent again (%s)',
    async (fault) => {
      await lose(fault);
      const updates = follow();
      expect(await next(updates)).toMatchObject({ status: 'UNKNOWN', task: { taskNo: null } });
      expect(await createTask(service, taskOf(parties))).toMatchObject({ state: 'UNKNOWN' });

      controls().signContract('ST20261121000001', parties.person);
      expect(await inTime(next(updates), clock)).toMatchObject({
        status: 'UNKNOWN',
        confirmed: false,
        task: { taskNo: 'ST20261121000001' },
      });
      expect(await stands(updates, 'COMPLETED')).toMatchObject({ confirmed: true });
      await updates.completed();
      expect(await taskNow(service, { taskNo: 'ST20261121000001' })).toMatchObject({
        signingTaskId: taskId,
        state: 'COMPLETED',
      });
      expect(calls(CREATE)).toBe(1);
    },
  );

  test('without a push stays unknown: nothing is asked and nothing sent', async () => {
    await lose('LOST_REQUEST');
    await clock.advance(4 * HOUR);
    expect(await taskNow(service)).toMatchObject({ state: 'UNKNOWN', taskNo: null });
    expect(await createTask(service, taskOf(parties))).toMatchObject({ state: 'UNKNOWN' });
    expect(calls(CREATE)).toBe(1);
    expect(calls(DETAIL)).toBe(0);
  });

  test('is not settled by a push about another number than the one that is known', async () => {
    const taskNo = await created();
    const { callbacks } = service.application.app;
    const address = callbacks.addressFor({ tenant: 'default', kind: 'signing-task', key: taskId });
    const forged = { notifyType: 2, notifyNo: 'forged', taskNo: 'ST-OTHER', refusedReason: 'no' };
    await fetch(address, { method: 'POST', body: JSON.stringify(forged) });
    expect(await taskNow(service)).toMatchObject({ taskNo, refusedReason: null });
  });
});

test('a task that was said not to exist, and of which a push tells all the same, is not sent a second time', async () => {
  controls().failCalls('99999', 1);
  expect(await createTask(service, taskOf(parties))).toMatchObject({ retryable: true });
  expect(await taskNow(service)).toMatchObject({ state: 'NOT_SENT' });
  const { taskNo } = await createTask(service, taskOf(parties), 'the-same-at-the-platform');
  const { callbacks } = service.application.app;
  const address = callbacks.addressFor({ tenant: 'default', kind: 'signing-task', key: taskId });
  const push = { notifyType: 2, notifyNo: 'after-all', taskNo };
  await fetch(address, { method: 'POST', body: JSON.stringify(push) });
  expect(await createTask(service, taskOf(parties))).toMatchObject({ taskNo });
  await stands(follow(), 'WAITING');
  expect(calls(CREATE)).toBe(2);
});

test('a signer whose link cannot be had keeps nobody from learning how the task stands', async () => {
  const taskNo = await created();
  service.sandbox.controls.setFault('/api/v1/esign/task/link', 'UPSTREAM_UNAVAILABLE', null);
  controls().revokeSigningTask(taskNo);
  const updates = follow();
  expect(await stands(updates, 'REVOKED')).toMatchObject({
    task: { signers: [{ status: null }, { status: null }] },
  });
});

test('a task left on its way by a crash becomes unknown', async () => {
  const { journal } = service.application.app;
  const id = { tenant: 'default', kind: 'signing-task', key: 'left-behind' };
  const intent = { inputHash: 'x', state: 'SUBMITTED', snapshot: {}, dueAt: clock.now() };
  await journal.open(id, intent);
  const updates = follow({ signingTaskId: 'left-behind' });
  expect(await stands(updates, 'UNKNOWN')).toMatchObject({ previousStatus: 'SUBMITTED' });
});

describe('signingLink', () => {
  test('gives each signer a page of their own, and says whose turn it is', async () => {
    const taskNo = await created();
    expect(await link(parties.person)).toMatchObject({
      h5Url: textLike(/signerId=PER/),
      pcUrl: textLike(/signerId=PER/),
      status: 'CAN_SIGN',
      statusCode: '1',
    });
    expect(await link(parties.company, { taskNo })).toMatchObject({ status: 'NOT_YET' });
  });

  test('is null for a task without a number, without any call', async () => {
    expect(await link(parties.person)).toBeNull();
    expect(calls('/api/v1/esign/task/link')).toBe(0);
  });
});

test('a task that this service does not know is shown when its initiator is named, and null otherwise', async () => {
  const taskNo = await created();
  const { baseUrl, credentials } = service.sandbox;
  const other = await startBefore(
    { baseUrl, received: [] },
    { PLATFORM_APP_KEY: credentials.appKey, PLATFORM_APP_SECRET: credentials.appSecret },
  );
  expect(await taskNow(other, { taskNo })).toBeNull();
  const initiatorUnionId = parties.company;
  expect(await taskNow(other, { taskNo, initiatorUnionId })).toMatchObject({
    taskNo,
    signingTaskId: null,
    state: 'WAITING',
    platformStatus: 'WAITING',
    platformStatusCode: '10',
    operation: null,
  });
});

test('a seller shows the contracts that were created for them', async () => {
  const create = (signingTaskId: string, userId: string | null) =>
    service.query<Result>(CREATE_TASK, { signingTaskId, userId, input: taskOf(parties) });
  await create('contract-a', 'seller-1');
  await create('contract-b', null);
  await create('contract-c', 'seller-1');
  const seller = { name: '张建国', idNumber: '110101198503154217', phone: '13900000011' };
  const input = { userId: 'seller-1', ...seller, returnUrl: 'https://example.com' };
  const { data } = await service.query<{ onboardSeller: { seller: object } }>(
    `mutation ($input: OnboardSellerInput!) {
      onboardSeller(input: $input) {
        ... on SellerOnboarding { seller { contracts { edges { node { signingTaskId userId state } } } } }
      }
    }`,
    { input },
  );
  expect(data?.onboardSeller.seller).toMatchObject({
    contracts: {
      edges: [
        { node: { signingTaskId: 'contract-c', userId: 'seller-1', state: 'WAITING' } },
        { node: { signingTaskId: 'contract-a' } },
      ],
    },
  });
});
