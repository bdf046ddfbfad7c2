import { rm } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { ACT_PATH, applied, followRed, journalFiles, revoke } from './red-confirmations.ts';
import { anyText } from '../../../texts.ts';
import { installJournalFaults } from '../../../journal-faults.ts';
import { makeStale, startScenario } from '../../../scenario.ts';
import { next } from '../../../following.ts';

const service = startScenario();

describe('a revocation', () => {
  test.each([
    ['03', 'VOID_REVOKED'],
    ['04', 'VOID_REVOKED_AFTER_CONFIRMATION'],
  ])('of a confirmation in status %s makes it %s, once', async (code, state) => {
    const confirmationUuid = await applied(service);
    service.sandbox.controls.setRedConfirmationStatus({ confirmationUuid, status: code });
    const updates = followRed(service, confirmationUuid);
    await next(updates);
    const first = await revoke(service, confirmationUuid);
    expect(first).toMatchObject({
      __typename: 'RedConfirmationRevocation',
      state: 'REVOKED',
      confirmedAt: anyText,
      operation: { kind: 'RED_CONFIRMATION_REVOCATION', key: confirmationUuid, final: true },
    });
    expect(await service.reaches(updates, state)).toMatchObject({ cause: 'POLL' });
    await updates.completed();
    expect(await revoke(service, confirmationUuid)).toEqual(first);
    expect(await revoke(service, confirmationUuid, 'revocation-2')).toMatchObject({
      __typename: 'ConflictError',
    });
    expect(service.calls(ACT_PATH)).toBe(1);
  });

  test('whose response was lost is settled by the list and not sent again', async () => {
    const confirmationUuid = await applied(service);
    service.fail(ACT_PATH, 'LOST_REPLY');
    expect(await revoke(service, confirmationUuid)).toMatchObject({
      __typename: 'OutcomeUnknownError',
    });
    while ((await revoke(service, confirmationUuid))['state'] === 'OUTCOME_UNKNOWN')
      await service.clock.advance(2_000);
    expect(await revoke(service, confirmationUuid)).toMatchObject({ state: 'REVOKED' });
    expect(service.calls(ACT_PATH)).toBe(1);
  });

  test('that was recorded is reported, even if the next poll cannot be brought forward', async () => {
    const faults = installJournalFaults();
    await service.startAgain();
    const confirmationUuid = await applied(service);
    await followRed(service, confirmationUuid).next();
    // The commits open the revocation, record its response, and bring the poll forward.
    faults.arm({ at: 3, manner: 'fail', onCut: () => undefined });
    expect(await revoke(service, confirmationUuid)).toMatchObject({ state: 'REVOKED' });
    expect(faults.commits).toHaveLength(3);
  });

  test('that never arrived is NOT_ACCEPTED, and may be repeated', async () => {
    const confirmationUuid = await applied(service);
    service.fail(ACT_PATH, 'LOST_REQUEST');
    await revoke(service, confirmationUuid);
    while ((await revoke(service, confirmationUuid))['state'] === 'OUTCOME_UNKNOWN')
      await service.clock.advance(60_000);
    expect(await revoke(service, confirmationUuid)).toMatchObject({ state: 'NOT_ACCEPTED' });
    expect(await revoke(service, confirmationUuid, 'revocation-2')).toMatchObject({
      state: 'REVOKED',
    });
  });

  test('that is STALE does not block another one', async () => {
    const confirmationUuid = await applied(service);
    service.fail(ACT_PATH, 'LOST_REQUEST');
    await revoke(service, confirmationUuid);
    await makeStale(service, 'red-confirmation-revocation', confirmationUuid);
    expect(await revoke(service, confirmationUuid, 'revocation-2')).toMatchObject({
      state: 'REVOKED',
    });
  });

  test('that was lost while the seller rejected the confirmation reports that it ended otherwise', async () => {
    const confirmationUuid = await applied(service);
    service.fail(ACT_PATH, 'LOST_REQUEST');
    await revoke(service, confirmationUuid);
    service.sandbox.controls.setRedConfirmationStatus({ confirmationUuid, status: '06' });
    while ((await revoke(service, confirmationUuid))['state'] === 'OUTCOME_UNKNOWN')
      await service.clock.advance(2_000);
    expect(await revoke(service, confirmationUuid)).toMatchObject({ state: 'ENDED_OTHERWISE' });
  });

  test('of a void confirmation is rejected by the tax bureau', async () => {
    const confirmationUuid = await applied(service);
    service.sandbox.controls.setRedConfirmationStatus({ confirmationUuid, status: '06' });
    expect(await revoke(service, confirmationUuid)).toMatchObject({
      __typename: 'PlatformRejectedError',
      code: 'PLATFORM_REJECTED',
      platformCode: '01',
      refused: { state: 'REJECTED', final: true },
    });
  });

  test('missing in the journal is an error with the state of the confirmation, which is revoked', async () => {
    const confirmationUuid = await applied(service);
    await revoke(service, confirmationUuid);
    await service.stop();
    for (const file of await journalFiles(service)) await rm(file);
    await service.startAgain();
    const refused = await revoke(service, confirmationUuid);
    expect(refused).toMatchObject({
      __typename: 'PlatformRejectedError',
      code: 'ALREADY_EXISTS',
      refused: { state: 'REVOKED', final: true },
    });
    expect(await revoke(service, confirmationUuid)).toEqual(refused);
  });
});
