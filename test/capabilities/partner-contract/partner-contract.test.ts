import { describe, expect, test } from 'vitest';
import { joinedUpSigner } from '../../../packages/simulator/src/seed/contracts.ts';
import { FollowCompletedContractsDocument } from '../../generated/operations.ts';
import { spawnService, temporaryFolder } from '../../harness.ts';
import { sendEnvelope, startStub } from '../../platform/stub-platform.ts';
import {
  ask,
  contractId,
  create,
  createNumbered,
  finish,
  follow,
  passUntil,
  PATHS,
} from './walk.ts';
import { textLike } from '../../texts.ts';
import { startBefore, startScenario } from '../../scenario.ts';
import { next } from '../../following.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

const service = startScenario();

const asked = (): number => service.calls(PATHS.status);
const steps = () => service.sandbox.controls;
const feed = (after: string | null = null) =>
  service.subscribe(FollowCompletedContractsDocument, { after });

describe('a contract that is followed', () => {
  test('is signed by the person, then sealed by the company, and completes', async () => {
    const updates = follow(service);
    expect(await next(updates)).toMatchObject({ state: null, contract: null });
    expect(await create(service)).toMatchObject({
      contractId,
      contractNo: textLike(/^PC\d+$/),
      flowId: textLike(/^FLOW-/),
      signUrl: textLike(/^http/),
      state: 'SIGNING',
      companyTaxNumber: '91440300MA5F0A0A1X',
      deadlineDays: 30,
    });
    expect(await next(updates)).toMatchObject({ state: 'SUBMITTED' });
    const { contract, ...created } = await next(updates);
    expect(created).toMatchObject({ state: 'SIGNING', cause: 'REQUEST' });
    const contractNo = contract?.contractNo ?? '';
    expect(await service.nextInTime(updates)).toMatchObject({
      state: 'SIGNING',
      cause: 'POLL',
      contract: { statusText: '待个人签署', archived: null },
    });

    for (const step of ['REAL_NAMED', 'HANDWRITTEN', 'SIGNED'])
      expect(await steps().stepContract({ contractNo })).toBe(step);
    expect(await service.nextInTime(updates)).toMatchObject({
      state: 'PERSON_SIGNED',
      previousState: 'SIGNING',
    });
    expect(await steps().stepContract({ contractNo })).toBe('SEALED');
    expect(await next(updates)).toMatchObject({
      state: 'PERSON_SIGNED',
      confirmed: false,
      contract: { completedAt: textLike(/^2026-11-21T/) },
    });
    expect(await service.nextInTime(updates)).toMatchObject({
      state: 'COMPLETED',
      previousState: 'PERSON_SIGNED',
      confirmed: true,
      contract: { contractNo, archived: true },
    });
    await updates.completed();
  });

  test('completes without any client', async () => {
    const contractNo = await createNumbered(service);
    const updates = follow(service, { contractNo });
    service.sandbox.controls.setProgressDelay({ delayMs: 60_000 });
    const seen: (string | null)[] = [];
    while (seen.at(-1) !== 'COMPLETED') {
      const { state } = await service.nextInTime(updates);
      if (state !== seen.at(-1)) seen.push(state);
    }
    expect(seen).toEqual(['SIGNING', 'PERSON_SIGNED', 'COMPLETED']);
  });

  test('verifies the real name once per person, and lets rejected handwriting be repeated', async () => {
    const { name: signerName, idNumber: signerIdNumber, phone: signerPhone } = joinedUpSigner;
    const person = { signerName, signerIdNumber, signerPhone };
    const first = await createNumbered(service, person);
    const signed = ['HANDWRITING_REFUSED', 'HANDWRITTEN', 'SIGNED', 'SEALED'];
    expect(await finish(service, first)).toEqual(['REAL_NAMED', ...signed]);
    const second = await createNumbered(service, { ...person, contractId: 'contract-2' });
    expect(await finish(service, second)).toEqual(signed);
  });

  test('waits while the handwriting is rejected, and can be controlled from GraphiQL as well', async () => {
    const contractNo = await createNumbered(service);
    const steer = async (steps: string) =>
      (await service.query<{ sandbox: object }>(`mutation { sandbox { ${steps} } }`)).data?.sandbox;
    const by = `(contractNo: "${contractNo}")`;
    const all = `first: stepContract${by} refused: refuseContractHandwriting${by}`;
    expect(await steer(`${all} again: stepContract${by}`)).toEqual({
      first: 'REAL_NAMED',
      refused: true,
      again: 'HANDWRITTEN',
    });
    expect((await ask(service))?.state).toBe('SIGNING');
    expect(await steer(`expireContract${by}`)).toEqual({ expireContract: true });
    expect(await steer(`${all} again: expireContract${by}`)).toEqual({
      first: null,
      refused: false,
      again: false,
    });
  });

  test('is one subject under both numbers: the same versions, the same cursor', async () => {
    const contractNo = await createNumbered(service);
    const byOurs = await next(follow(service));
    const byTheirs = await next(follow(service, { contractNo }));
    expect(byTheirs).toEqual(byOurs);
    expect(await ask(service, { contractNo })).toEqual(await ask(service));
  });

  test('is polled soon after the person has signed, and rarely before', async () => {
    const contractNo = await createNumbered(service);
    await service.clock.advance(3 * HOUR);
    const before = asked();
    await service.clock.advance(HOUR);
    expect(asked() - before).toBeLessThanOrEqual(2);
    while ((await steps().stepContract({ contractNo })) !== 'SIGNED');
    await passUntil(service, service.clock, 'PERSON_SIGNED');
    const signedAt = asked();
    await service.clock.advance(60_000);
    expect(asked() - signedAt).toBeGreaterThanOrEqual(4);
  });
});

describe('the end of the signing period', () => {
  test('is found when it is reached', async () => {
    await create(service, { deadlineDays: 1 });
    await service.startAgain({ afterMs: DAY - 60_000 });
    expect((await ask(service))?.state).toBe('SIGNING');
    await service.clock.advance(120_000);
    expect(await ask(service)).toMatchObject({ state: 'EXPIRED', operation: { final: true } });
  });
});

describe('a client that was offline at the completion', () => {
  test('gets it after its cursor, even from a service restarted meanwhile', async () => {
    const contractNo = await createNumbered(service);
    const { cursor } = await next(follow(service, { contractNo }));
    await service.startAgain();
    await finish(service, contractNo);
    await passUntil(service, service.clock, 'COMPLETED');

    const completed = service.subscribe(FollowCompletedContractsDocument, {
      by: { contractNo },
      after: cursor,
    });
    expect((await completed.next()).data?.contractCompleted).toMatchObject({
      contract: { contractNo, contractId, archived: true },
    });
    await completed.completed();
    const all = feed(cursor);
    expect((await all.next()).data?.contractCompleted.contract).toMatchObject({ contractNo });
    const seen = follow(service, { contractNo, after: cursor });
    const states: (string | null)[] = [];
    while (states.at(-1) !== 'COMPLETED') states.push((await next(seen)).state);
    await seen.completed();
  });

  test('gets it from the feed of all contracts, and no contract that ended otherwise', async () => {
    const all = feed();
    const first = await createNumbered(service);
    const second = await createNumbered(service, { contractId: 'contract-2' });
    steps().expireContract({ contractNo: first });
    await finish(service, second);
    const item = await service.inTime(all.next());
    expect(item.data?.contractCompleted.contract).toMatchObject({ contractId: 'contract-2' });
  });

  test('gets it from a service that was killed in the middle', async () => {
    const dataDir = await temporaryFolder();
    // At the normal pace: polls of a killed process are not repeated for a minute.
    const before = await spawnService({}, dataDir);
    await before.query('mutation { sandbox { setProgressDelay } }');
    const contractNo = await createNumbered(before);
    const { cursor } = await next(follow(before, { contractNo }));
    await before.kill();

    // The URL to which the platform pushes.
    const after = await spawnService({ PORT: new URL(before.url).port }, dataDir);
    const step = `mutation { sandbox { step: stepContract(contractNo: "${contractNo}") } }`;
    const stepped = async () =>
      (await after.query<{ sandbox: { step: string | null } }>(step)).data?.sandbox.step;
    // The new process also works by itself, so the last step may be done already.
    while (!['SEALED', null].includes((await stepped()) ?? null));
    const completed = after.subscribe(FollowCompletedContractsDocument, { after: cursor });
    expect((await completed.next(40_000)).data?.contractCompleted.contract).toMatchObject({
      contractNo,
      contractId,
    });
  });
});

test('unknown numbers cannot be followed', async () => {
  const by = { contractNo: 'PC404' };
  const { errors } = await service.subscribe(FollowCompletedContractsDocument, { by }).next();
  expect(errors?.[0]?.message).toMatch(/^by.contractNo must belong to something that was created/);
  await expect(ask(service, { contractNo: 'PC404' })).rejects.toThrow('no such contract');
  expect(await ask(service, { contractId: 'nobody' })).toBeNull();
});

test('a contract completed before its archiving shows the archiving later on every path', async () => {
  let archived = false;
  const stub = await startStub((response, { path }) => {
    const data = path === PATHS.create ? { contractNo: 'C1' } : { status: 'completed', archived };
    sendEnvelope(response, 'CYT_00000', path === PATHS.download ? { fileBase64: '' } : data);
  });
  const before = await startBefore(stub, {}, { clock: service.clock });
  await createNumbered(before);
  expect(await ask(before)).toMatchObject({ state: 'COMPLETED', archived: null });
  const { cursor } = await next(follow(before));
  archived = true;
  expect(await ask(before)).toMatchObject({ state: 'COMPLETED', archived: true });
  expect(await next(follow(before, { contractId, after: cursor }))).toMatchObject({
    previousState: 'COMPLETED',
    contract: { archived: true },
  });
  expect((await before.query('{ contracts { edges { node { archived } } } }')).data).toEqual({
    contracts: { edges: [{ node: { archived: true } }] },
  });
});
