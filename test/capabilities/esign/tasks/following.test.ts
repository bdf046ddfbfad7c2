import { beforeEach, describe, expect, test } from 'vitest';
import { createTask, type Parties, prepare, taskId, taskNow, taskOf } from '../walk.ts';
import { textLike, textWith } from '../../../texts.ts';
import { startScenario } from '../../../scenario.ts';
import { next, type Step } from '../../../following.ts';
import { created, follow } from './tasks.ts';

const service = startScenario();

let parties: Parties;

beforeEach(async () => {
  parties = await prepare(service);
});

const controls = () => service.sandbox.controls;

const refused = async (named: { readonly taskNo: string }) =>
  (await follow(service, named).next()).errors?.[0]?.message;

describe('a task that is followed', () => {
  test('from before it is created is signed in order, stamped, and completes', async () => {
    const updates = follow(service);
    expect(await next(updates)).toMatchObject({ state: null, task: null });
    expect(await createTask(service, taskOf(parties))).toMatchObject({
      __typename: 'SigningTask',
      signingTaskId: taskId,
      taskNo: textLike(/^ST/),
      state: 'WAITING',
      initiatorSigningPartyId: parties.company,
      signers: [
        { signingPartyId: parties.person, kind: 'PERSON', turn: 1, signStatus: null },
        { signingPartyId: parties.company, kind: 'COMPANY', turn: 2, signStatus: null },
      ],
    });
    expect(await next(updates)).toMatchObject({ state: 'SUBMITTED' });
    const { task } = await next(updates);
    expect(await service.inTime(next(updates))).toMatchObject({
      state: 'WAITING',
      cause: 'POLL',
      task: { signers: [{ signStatus: 'CAN_SIGN' }, { signStatus: 'NOT_YET' }] },
    });
    const { taskNo } = task as { taskNo: string };
    await controls().signAtSigningLink({ taskNo, signingPartyId: parties.person });
    expect(await service.inTime(next(updates))).toMatchObject({
      state: 'COMPLETED',
      previousState: 'WAITING',
      cause: 'PUSH',
      confirmed: true,
      task: { signers: [{ signStatus: 'SIGNED' }, { signStatus: 'SIGNED' }] },
    });
    await updates.completed();
  });

  test('sends one update for each party that signs', async () => {
    const [person, company] = taskOf(parties)['signers'] as [object, { company: object }];
    const manual = { company: { ...company.company, mode: 'MANUAL' } };
    const taskNo = await created(service, parties, {
      order: 'UNORDERED',
      signers: [person, manual],
    });
    const updates = follow(service, { taskNo });
    await service.reaches(updates, 'WAITING');
    expect(await service.inTime(next(updates))).toMatchObject({
      signer: null,
      task: { signers: [{ signStatus: 'CAN_SIGN' }, { signStatus: 'CAN_SIGN' }] },
    });
    await controls().signAtSigningLink({ taskNo, signingPartyId: parties.company });
    expect(await service.inTime(next(updates))).toMatchObject({
      state: 'WAITING',
      cause: 'PUSH',
      signer: { signingPartyId: parties.company, signStatus: 'SIGNED' },
      task: { signers: [{ signStatus: 'CAN_SIGN' }, { signStatus: 'SIGNED' }] },
    });
    expect(await next(follow(service, { taskNo }))).toMatchObject({
      cause: 'SNAPSHOT',
      signer: null,
    });
    await controls().signAtSigningLink({ taskNo, signingPartyId: parties.person });
    expect(await service.inTime(next(updates))).toMatchObject({
      state: 'COMPLETED',
      signer: { signingPartyId: parties.person, signStatus: 'SIGNED' },
    });
    await updates.completed();
  });

  test('ends in the same state if all pushes are lost', async () => {
    service.sandbox.controls.setPushRepeats({ times: 0 });
    const taskNo = await created(service, parties);
    const updates = follow(service, { taskNo });
    await controls().signAtSigningLink({ taskNo, signingPartyId: parties.person });
    expect(await service.reaches(updates, 'COMPLETED')).toMatchObject({ cause: 'POLL' });
    await updates.completed();
  });

  test('continues after its cursor if the service was restarted in the middle', async () => {
    const taskNo = await created(service, parties);
    const { cursor } = await service.reaches(follow(service), 'WAITING');
    await service.startAgain();
    await controls().signAtSigningLink({ taskNo, signingPartyId: parties.person });
    const updates = follow(service, { taskNo, after: cursor });
    expect(await service.reaches(updates, 'COMPLETED')).toMatchObject({ cause: 'POLL' });
    await updates.completed();
  });

  test.each([
    ['REVOKED', () => controls().revokeSigningTask({ taskNo: 'ST20261121000001' })],
    ['EXPIRED', () => controls().expireSigningTask({ taskNo: 'ST20261121000001' })],
  ])('is final when it is %s, and has no files', async (status, happen) => {
    await created(service, parties);
    const updates = follow(service);
    happen();
    await service.reaches(updates, status);
    await updates.completed();
    expect(await taskNow(service)).toMatchObject({
      state: status,
      documentsState: null,
      operation: { final: true },
    });
  });

  test('that a signer rejects has the reason, which only the push contains, with personal data masked', async () => {
    const taskNo = await created(service, parties);
    const updates = follow(service);
    await service.reaches(updates, 'WAITING');
    controls().refuseAtSigningLink({
      taskNo,
      signingPartyId: parties.person,
      reason: '价格不对，请联系13900000077',
    });
    const told = await service.inTime(next(updates));
    expect(told).toMatchObject({
      state: 'WAITING',
      confirmed: false,
      cause: 'PUSH',
      task: { refusedReason: '价格不对，请联系139****0077' },
    });
    expect(await service.reaches(updates, 'REFUSED')).toMatchObject({
      confirmed: true,
      signer: { signingPartyId: parties.person, signStatus: 'REFUSED' },
      task: { refusedReason: textWith('价格不对'), signers: [{ signStatus: 'REFUSED' }, {}] },
    });
    await updates.completed();
  });

  test('with an unknown number is rejected', async () => {
    expect(await refused({ taskNo: 'ST404' })).toMatch(
      /^by.taskNo must belong to something that was/,
    );
  });
});

describe('signingTaskCompleted', () => {
  const document = `subscription ($by: SigningTaskBy) {
    update: signingTaskCompleted(by: $by) { cursor version state }
  }`;

  test('sends completed tasks only; for a single task it completes', async () => {
    const feed = service.subscribe<Step>(document);
    const single = service.subscribe<Step>(document, { by: { signingTaskId: taskId } });
    const taskNo = await created(service, parties);
    await controls().signAtSigningLink({ taskNo, signingPartyId: parties.person });
    expect(await service.inTime(next(single))).toMatchObject({ state: 'COMPLETED' });
    await single.completed();
    expect(await next(feed)).toMatchObject({ state: 'COMPLETED' });
  });
});
