import { describe, expect, test } from 'vitest';
import { toShanghaiIso } from '../../../src/kernel/time/clock.ts';
import { ask, createNumbered, finish, follow, passUntil, push } from './walk.ts';
import { startScenario } from '../../scenario.ts';
import { next } from '../../following.ts';

const service = startScenario();
const steps = () => service.sandbox.controls;

describe('a push', () => {
  test('reports the contract at once, and publishes one update if it arrives three times', async () => {
    const contractNo = await createNumbered(service);
    await service.clock.advance(60_000);
    const updates = follow(service);
    await next(updates);
    service.sandbox.controls.setPushRepeats({ times: 3 });
    await finish(service, contractNo);
    // The clock stands still, so only the push can have reported it.
    const completedAt = toShanghaiIso(service.clock.now());
    expect(await next(updates)).toMatchObject({
      state: 'SIGNING',
      cause: 'PUSH',
      confirmed: false,
      contract: { completedAt },
    });
    expect(await next(updates)).toMatchObject({
      state: 'COMPLETED',
      cause: 'PUSH',
      confirmed: true,
      contract: { completedAt },
    });
    await updates.completed();
    expect(await ask(service)).toMatchObject({ state: 'COMPLETED', completedAt });
  });

  test.each([
    ['2026-11-21T11:59:30Z', '2026-11-21T19:59:30+08:00'],
    ['2026-11-21T19:59:30.123+08:00', '2026-11-21T19:59:30+08:00'],
    ['2026-11-21T19:59:30', '2026-11-21T19:59:30+08:00'],
    ['yesterday', null],
    [{ at: 1 }, null],
  ])('with the end time %j is read as %s', async (completedAt, expected) => {
    const contractNo = await createNumbered(service);
    await push(service, { contractNo, status: 'completed', completedAt });
    expect((await ask(service))?.completedAt).toBe(expected);
  });

  test('about another contract does not change this one', async () => {
    await createNumbered(service);
    const completedAt = '2026-11-21T19:59:30+08:00';
    await push(service, { contractNo: 'PC404', completedAt });
    await push(service, { completedAt });
    expect(await ask(service)).toMatchObject({ state: 'SIGNING', completedAt: null });
  });

  test.each(['COMPLETED', 'CANCELED', 'EXPIRED'] as const)(
    'that is dropped changes nothing: a poll finds the contract %s',
    async (state) => {
      service.sandbox.controls.setPushRepeats({ times: 0 });
      const contractNo = await createNumbered(service);
      await service.clock.advance(60_000);
      const updates = follow(service, { contractNo });
      await next(updates);
      if (state === 'COMPLETED') await finish(service, contractNo);
      else if (state === 'EXPIRED') steps().expireContract({ contractNo });
      else
        await service.query(
          `mutation { cancelContract(input: { contractNo: "${contractNo}" }) { __typename } }`,
        );
      expect(await service.nextInTime(updates)).toMatchObject({ state, confirmed: true });
      await updates.completed();
      expect(await ask(service)).toMatchObject({ state, signUrl: null });
    },
  );

  test('with a late end time adds the time once, however often it is repeated', async () => {
    service.sandbox.controls.setPushRepeats({ times: 0 });
    const contractNo = await createNumbered(service);
    await finish(service, contractNo);
    await passUntil(service, service.clock, 'COMPLETED');
    const version = async () => (await ask(service))?.operation?.version ?? 0;
    const before = await version();
    const completedAt = '2026-11-21T19:59:30+08:00';
    await push(service, { contractNo, completedAt });
    expect(await ask(service)).toMatchObject({ completedAt, operation: { version: before + 1 } });
    await push(service, { contractNo, completedAt, attempt: 2 });
    expect(await version()).toBe(before + 1);
  });

  test('with the end time in the basic form of ISO 8601 is read', async () => {
    service.sandbox.controls.setPushRepeats({ times: 0 });
    const contractNo = await createNumbered(service);
    await finish(service, contractNo);
    await passUntil(service, service.clock, 'COMPLETED');
    await push(service, { contractNo, completedAt: '20261121T195930+0800' });
    expect(await ask(service)).toMatchObject({ completedAt: '2026-11-21T19:59:30+08:00' });
  });

  test('with the number in another spelling is about its contract', async () => {
    const contractNo = await createNumbered(service);
    const completedAt = '2026-11-21T19:59:30+08:00';
    await push(service, { contractNo: `${contractNo}\u3000`, completedAt });
    expect(await ask(service)).toMatchObject({ completedAt });
  });

  test('with another end than the platform’s is not trusted', async () => {
    const contractNo = await createNumbered(service);
    await service.clock.advance(60_000);
    await push(service, { contractNo, status: 'completed', signerName: '张建国' });
    expect((await ask(service))?.state).toBe('SIGNING');
  });
});
