import { describe, expect, test } from 'vitest';
import { sendEnvelope, startStub } from '../../platform/stub-platform.ts';
import {
  ask,
  cancel,
  contractId,
  createNumbered,
  finish,
  follow,
  ID_NUMBER,
  PATHS,
  push,
} from './walk.ts';
import { startBefore, startScenario } from '../../scenario.ts';
import { next } from '../../following.ts';

const service = startScenario();

const sent = (): number => service.calls(PATHS.cancel);
const cancelled = {
  __typename: 'ContractCancellation',
  contract: { contractId, state: 'CANCELED' },
};

describe('a cancellation', () => {
  test('ends a contract that waits for its person, and returns the response with personal data masked', async () => {
    const contractNo = await createNumbered(service);
    const updates = follow(service);
    await next(updates);
    const answer = await cancel(service, contractNo);
    expect(answer).toMatchObject({ ...cancelled, raw: { contractNo, status: 'cancelled' } });
    expect(JSON.stringify(answer)).not.toContain(ID_NUMBER);
    while ((await next(updates)).state !== 'CANCELED');
    await updates.completed();
    expect(await ask(service)).toMatchObject({ state: 'CANCELED', signUrl: null, file: null });
  });

  test('ends a contract that waits for its seal', async () => {
    const contractNo = await createNumbered(service);
    while ((await service.sandbox.controls.stepContract({ contractNo })) !== 'SIGNED');
    expect(await cancel(service, contractNo)).toMatchObject(cancelled);
    expect(await finish(service, contractNo)).toEqual([]);
  });

  test('may be repeated: a canceled contract stays unchanged', async () => {
    const contractNo = await createNumbered(service);
    await cancel(service, contractNo);
    expect(await cancel(service, contractNo)).toMatchObject({ ...cancelled, raw: null });
    expect(sent()).toBe(1);
  });

  test.each(['COMPLETED', 'EXPIRED'] as const)(
    'of a contract known to be %s is a conflict, and nothing is sent',
    async (state) => {
      const contractNo = await createNumbered(service);
      if (state === 'COMPLETED') await finish(service, contractNo);
      else service.sandbox.controls.expireContract({ contractNo });
      expect((await ask(service))?.state).toBe(state);
      const conflict = { __typename: 'ConflictError', existing: { state } };
      expect(await cancel(service, contractNo)).toMatchObject(conflict);
      expect(sent()).toBe(0);
    },
  );

  test('after a completion not yet received is the same conflict', async () => {
    service.sandbox.controls.setPushRepeats({ times: 0 });
    const contractNo = await createNumbered(service);
    await finish(service, contractNo);
    const conflict = { __typename: 'ConflictError', existing: { state: 'COMPLETED' } };
    expect(await cancel(service, contractNo)).toMatchObject(conflict);
    expect(sent()).toBe(1);
  });

  test('whose response was lost reports that it may have been executed, and the contract shows that it was', async () => {
    const contractNo = await createNumbered(service);
    service.fail(PATHS.cancel, 'LOST_REPLY');
    expect(await cancel(service, contractNo)).toMatchObject({
      __typename: 'PlatformUnavailableError',
      hint: 'It may still have been executed. Send it again: a repeat does no harm.',
    });
    expect((await ask(service))?.state).toBe('CANCELED');
    expect(await cancel(service, contractNo)).toMatchObject(cancelled);
  });

  test('that was accepted remains valid, even if the platform then does not return the contract’s state', async () => {
    service.sandbox.controls.setPushRepeats({ times: 0 });
    const contractNo = await createNumbered(service);
    service.fail(PATHS.status, 'BAD_GATEWAY');
    expect(await cancel(service, contractNo)).toMatchObject({
      raw: { status: 'cancelled' },
      contract: { contractId, state: 'SIGNING' },
    });
    expect((await ask(service))?.state).toBe('CANCELED');
  });

  test('of an unknown number is the platform’s rejection', async () => {
    expect(await cancel(service, 'PC404')).toMatchObject({
      __typename: 'PlatformRejectedError',
      hint: 'no such contract',
    });
  });

  test.each([
    ['of ours', 'C1'],
    ['of another system', 'elsewhere-1'],
  ])(
    'rejected because the contract %s is canceled already returns the contract',
    async (_whose, no) => {
      let status = 'signing';
      const stub = await startStub((response, { path }) => {
        if (path === PATHS.cancel) sendEnvelope(response, 'CYT_10002');
        else
          sendEnvelope(
            response,
            'CYT_00000',
            path === PATHS.create ? { contractNo: no } : { status },
          );
      });
      const before = await startBefore(stub, {}, { clock: service.clock });
      if (no === 'C1') await createNumbered(before);
      expect(await cancel(before, no)).toMatchObject({ __typename: 'PlatformRejectedError' });
      status = 'cancelled';
      expect(await cancel(before, no)).toMatchObject({
        __typename: 'ContractCancellation',
        contract: { contractId: no === 'C1' ? contractId : null, state: 'CANCELED' },
        raw: null,
      });
      expect(stub.received.filter(({ path }) => path === PATHS.cancel)).toHaveLength(2);
    },
  );

  test('works on a contract of another system', async () => {
    // Only its name shows that it is an ID number.
    const raw = { signerIdcard: 'HK123456(7)' };
    let status = 'signing';
    const stub = await startStub((response, { path }) => {
      if (path === PATHS.cancel) status = 'cancelled';
      sendEnvelope(response, 'CYT_00000', path === PATHS.cancel ? raw : { status });
    });
    const before = await startBefore(stub);
    expect(await ask(before, { contractNo: 'elsewhere-1' })).toMatchObject({
      contractId: null,
      contractNo: 'elsewhere-1',
      state: 'SIGNING',
      operation: null,
    });
    expect(await cancel(before, 'elsewhere-1')).toMatchObject({
      raw: { signerIdcard: 'HK1******7)' },
      contract: { contractId: null, state: 'CANCELED' },
    });
  });
});

test('an undocumented status leaves a contract’s state unchanged, with the code shown', async () => {
  const statuses = ['person_signed', 'sealing', 'signing', 'completed'];
  const stub = await startStub((response, { path }, nth) => {
    const status = statuses[Math.min(nth, statuses.length) - 2];
    const created = { contractNo: 'C1' };
    sendEnvelope(response, 'CYT_00000', path === PATHS.create ? created : { status });
  });
  const before = await startBefore(stub, {}, { clock: service.clock });
  expect(await createNumbered(before)).toBe('C1');
  expect((await ask(before))?.state).toBe('PERSON_SIGNED');
  expect(await ask(before)).toMatchObject({
    state: 'PERSON_SIGNED',
    platformStatus: 'UNRECOGNIZED',
    signUrl: null,
  });
  // An earlier status is an older response.
  expect(await ask(before)).toMatchObject({ platformStatus: 'UNRECOGNIZED' });
});

test('a push after the end is acknowledged and causes no poll', async () => {
  const contractNo = await createNumbered(service);
  await cancel(service, contractNo);
  // A poll that began before may still be running.
  await service.clock.advance(60_000);
  const asked = service.calls(PATHS.status);
  await push(service, { contractNo, status: 'completed' });
  await service.clock.advance(60_000);
  expect(service.calls(PATHS.status)).toBe(asked);
});

test('the platform’s text is stored masked, even for callers with the scope for personal data', async () => {
  const statusText = '待签署 13912345678';
  const stub = await startStub((response) => {
    sendEnvelope(response, 'CYT_00000', { status: 'signing', statusText });
  });
  const before = await startBefore(stub, { API_KEYS: 'key-of-sixteen-characters:pii' });
  const { data } = await before.query(
    '{ contract(by: { contractNo: "C9" }) { statusText } }',
    {},
    { authorization: 'Bearer key-of-sixteen-characters' },
  );
  expect(data).toEqual({ contract: { statusText: '待签署 139****5678' } });
});
