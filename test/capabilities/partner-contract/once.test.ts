import type { ServerResponse } from 'node:http';
import { describe, expect, test } from 'vitest';
import { partnerContract } from '../../../src/capabilities/partner-contract/tracking.ts';
import { textPage } from '../../../packages/simulator/src/pdf/new-file.ts';
import { sendEnvelope, startStub } from '../../platform/stub-platform.ts';
import {
  ask,
  askWhenStored,
  contractId,
  create,
  createNumbered,
  finish,
  FIRST_NUMBER,
  follow,
  ID_NUMBER,
  PATHS,
  PHONE,
  push,
} from './walk.ts';
import { textLike } from '../../texts.ts';
import { startBefore, startScenario } from '../../scenario.ts';
import { next } from '../../following.ts';

const service = startScenario();

const created = (): number => service.calls(PATHS.create);
const billed = (): number => service.billed(PATHS.create);

const unknown = {
  __typename: 'OutcomeUnknownError',
  code: 'OUTCOME_UNKNOWN',
  retryable: false,
  followed: { kind: 'PARTNER_CONTRACT', key: contractId, state: 'OUTCOME_UNKNOWN' },
};

/** Creates a contract whose response from the platform never arrives. */
async function createUnanswered(fault: 'LOST_REPLY' | 'TRUNCATED' = 'LOST_REPLY'): Promise<void> {
  service.fail(PATHS.create, fault);
  expect(await create(service)).toMatchObject(unknown);
}

describe('a contract whose creation got no response', () => {
  test('is never sent again, neither by the service nor for a caller who repeats it', async () => {
    await createUnanswered();
    await service.clock.advance(40 * 60_000);
    expect(await create(service)).toMatchObject({
      __typename: 'Contract',
      state: 'OUTCOME_UNKNOWN',
    });
    expect(await ask(service)).toMatchObject({
      state: 'OUTCOME_UNKNOWN',
      contractNo: null,
      file: null,
    });
    expect([created(), billed()]).toEqual([1, 1]);
    expect(service.calls(PATHS.status)).toBe(0);
  });

  test.each(['LOST_REPLY', 'TRUNCATED'] as const)(
    'after %s is settled by the push, which is published as unconfirmed until the platform was polled',
    async (fault) => {
      await createUnanswered(fault);
      const updates = follow(service);
      expect(await next(updates)).toMatchObject({ state: 'OUTCOME_UNKNOWN', cause: 'SNAPSHOT' });
      service.sandbox.controls.setPushRepeats({ times: 3 });
      await finish(service, FIRST_NUMBER);
      expect(await next(updates)).toMatchObject({
        state: 'OUTCOME_UNKNOWN',
        cause: 'PUSH',
        confirmed: false,
        contract: { contractNo: null },
      });
      expect(await next(updates)).toMatchObject({
        state: 'COMPLETED',
        previousState: 'OUTCOME_UNKNOWN',
        confirmed: true,
        contract: { contractNo: FIRST_NUMBER, archived: true },
      });
      await updates.completed();
      expect(
        await askWhenStored(service, service.clock, { contractNo: FIRST_NUMBER }),
      ).toMatchObject({
        contractId,
        flowId: textLike(/^FLOW-/),
        file: { name: `${FIRST_NUMBER}.pdf` },
      });
      expect([created(), billed()]).toEqual([1, 1]);
    },
  );

  test('is not settled by a push with a number unknown to the platform, nor by one without a number', async () => {
    await createUnanswered();
    const version = async () => (await ask(service))?.operation?.version;
    const before = await version();
    const nothing = [
      { contractNo: 'a blank' },
      { contractNo: [7] },
      { status: 'completed' },
      'text',
    ];
    for (const body of nothing) await push(service, body);
    expect(await version()).toBe(before);
    await push(service, { contractNo: 'PC404', status: 'completed' });
    await service.clock.advance(10 * 60_000);
    expect(await ask(service)).toMatchObject({ state: 'OUTCOME_UNKNOWN', contractNo: null });
    await push(service, { contractNo: FIRST_NUMBER, flowId: { odd: true } });
    await service.clock.advance(10_000);
    expect(await ask(service)).toMatchObject({
      state: 'SIGNING',
      contractNo: FIRST_NUMBER,
      flowId: null,
      signUrl: null,
    });
  });

  test('is OUTCOME_UNKNOWN, too, if the service died before the response was stored', async () => {
    // It waits for no running call.
    await service.startAgain({ timings: { graceMs: 100 } });
    service.fail(PATHS.create, 'SLOW');
    const lost = create(service).catch(() => null);
    const updates = follow(service);
    while ((await next(updates)).state !== 'SUBMITTED');
    await service.stop();
    await lost;
    await service.startAgain();
    await service.clock.advance(240_000);
    expect(await ask(service)).toMatchObject({ state: 'OUTCOME_UNKNOWN', contractNo: null });
    expect(service.calls(PATHS.create)).toBe(0);
  });
});

test('a slow creation stays SUBMITTED for three minutes before it is unknown', async () => {
  const held = Promise.withResolvers<ServerResponse>();
  const stub = await startStub((response, { path }) => {
    if (path === PATHS.create) held.resolve(response);
    else sendEnvelope(response, 'CYT_00000', { status: 'signing' });
  });
  const before = await startBefore(stub, {}, { clock: service.clock });
  const creation = create(before);
  const response = await held.promise;
  await service.clock.advance(170_000);
  expect((await ask(before))?.state).toBe('SUBMITTED');
  sendEnvelope(response, 'CYT_00000', { contractNo: 'C1' });
  expect(await creation).toMatchObject({ state: 'SIGNING', contractNo: 'C1', signUrl: null });
});

test('a contract that is over before the response to its creation has no page to sign', async () => {
  const held = Promise.withResolvers<ServerResponse>();
  const stub = await startStub((response) => held.resolve(response));
  const before = await startBefore(stub);
  const creation = create(before);
  const response = await held.promise;
  const subjects = before.application.app.subjectsFor('default');
  const opened = await subjects.get(partnerContract, contractId);
  if (opened === null) throw new Error('The contract was not opened.');
  const { snapshot } = opened;
  await subjects.observe(partnerContract, opened, { state: 'EXPIRED', snapshot });
  sendEnvelope(response, 'CYT_00000', { contractNo: 'C1', signUrl: 'https://sign.example/1' });
  expect(await creation).toMatchObject({ state: 'EXPIRED', contractNo: 'C1', signUrl: null });
});

/** A platform that rejects creations, and has the contracts of these numbers. */
async function startRefused(...known: readonly string[]) {
  const stub = await startStub((response, { path, body }) => {
    const { contractNo } = JSON.parse(body) as { contractNo?: string };
    if (path === PATHS.status && known.includes(contractNo ?? ''))
      sendEnvelope(response, 'CYT_00000', { status: 'person_signed' });
    else sendEnvelope(response, 'CYT_40001', { hint: 'no' }, { status: 400 });
  });
  const before = await startBefore(stub);
  expect(await create(before)).toMatchObject({
    __typename: 'PlatformRejectedError',
    refused: { state: 'REJECTED' },
  });
  const questions = () => stub.received.filter(({ path }) => path === PATHS.status).length;
  return { before, questions };
}

describe('a contract whose creation was rejected', () => {
  test('is corrected if a push names it and the platform reports that it exists', async () => {
    const { before } = await startRefused('C1');
    await push(before, { contractNo: 'C1', flowId: 'F1', status: 'completed' });
    await expect
      .poll(() => ask(before))
      .toMatchObject({ state: 'PERSON_SIGNED', contractNo: 'C1', flowId: 'F1' });
    expect(await create(before)).toMatchObject({
      code: 'ALREADY_EXISTS',
      refused: { state: 'PERSON_SIGNED' },
    });
  });

  test.each([
    ['the platform has it', 'C1', { code: 'ALREADY_EXISTS', refused: { state: 'PERSON_SIGNED' } }],
    ['stays rejected otherwise', 'C2', { refused: { state: 'REJECTED' } }],
  ])(
    'is queried if a push named it during the call, before its poll ends: %s',
    async (_what, known, result) => {
      const rejected = Promise.withResolvers<ServerResponse>();
      const polled = Promise.withResolvers<ServerResponse>();
      let questions = 0;
      const answer = (response: ServerResponse): void =>
        known === 'C1'
          ? sendEnvelope(response, 'CYT_00000', { status: 'person_signed' })
          : sendEnvelope(response, 'CYT_40001', { hint: 'no' }, { status: 400 });
      const stub = await startStub((response, { path }) => {
        if (path === PATHS.create) return rejected.resolve(response);
        questions += 1;
        return questions === 1 ? polled.resolve(response) : answer(response);
      });
      const before = await startBefore(stub);
      const creation = create(before);
      const response = await rejected.promise;
      await push(before, { contractNo: 'C1', flowId: 'F1', status: 'completed' });
      const poll = await polled.promise;
      sendEnvelope(response, 'CYT_40001', { hint: 'no' }, { status: 400 });
      expect(await creation).toMatchObject({ __typename: 'PlatformRejectedError', ...result });
      answer(poll);
      expect(await ask(before)).toMatchObject(result.refused);
    },
  );

  test('stays rejected if a push names one that the platform does not know', async () => {
    const { before, questions } = await startRefused();
    await push(before, { contractNo: 'C1', flowId: 'F1', status: 'completed' });
    await expect.poll(questions).toBe(1);
    expect(await ask(before)).toMatchObject({ state: 'REJECTED', contractNo: null });
  });
});

describe('a repeated contract number', () => {
  test('with the same input and a new upload of the file returns the same contract, with its link', async () => {
    const first = await create(service);
    const again = await create(service);
    expect(again).toEqual(first);
    expect([created(), billed()]).toEqual([1, 1]);
  });

  test('with another file, or another person, is a conflict that includes the contract', async () => {
    await create(service);
    const conflict = {
      __typename: 'ConflictError',
      existing: { kind: 'PARTNER_CONTRACT', key: contractId, state: 'SIGNING' },
    };
    const other = textPage(['甲方盖章', '乙方签字', '另一份']);
    expect(await create(service, {}, other)).toMatchObject(conflict);
    expect(await create(service, { signerName: '张建设' })).toMatchObject(conflict);
    expect(created()).toBe(1);
  });

  test('may be sent again if the platform certainly did not execute the first', async () => {
    service.fail(PATHS.create, 'QUOTA_EXHAUSTED');
    expect(await create(service)).toMatchObject({ __typename: 'QuotaExhaustedError' });
    expect(await ask(service)).toMatchObject({ state: 'NOT_SENT', contractNo: null });
    await createNumbered(service);
    expect(billed()).toBe(1);
  });
});

test('no personal data are stored, and the link is in no log', async () => {
  const { signUrl } = await create(service);
  const secrets = [ID_NUMBER, PHONE, '张建国'];
  const items: unknown[] = [];
  const updates = follow(service);
  items.push(await next(updates), await service.nextInTime(updates));
  const { journal } = service.application;
  const { subjects } = await journal.list('default', { first: 10 });
  for (const secret of secrets) {
    expect(JSON.stringify(subjects)).not.toContain(secret);
    expect(JSON.stringify(items)).not.toContain(secret);
  }
  expect(service.log.join()).not.toContain(String(signUrl));
});

test('the link is in updates while a signature is due, and absent after the end', async () => {
  const { signUrl } = await create(service);
  const updates = service.subscribe<{ update: { state: string; contract: object } }>(
    `subscription { update: contractUpdates(by: { contractId: "${contractId}" }) { state contract { signUrl } } }`,
  );
  expect(await next(updates)).toEqual({ state: 'SIGNING', contract: { signUrl } });
  await finish(service, FIRST_NUMBER);
  expect(await service.reaches(updates, 'COMPLETED')).toMatchObject({
    contract: { signUrl: null },
  });
});
