import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import {
  ACT_PATH,
  applied,
  buyer,
  followRed,
  journalFiles,
  LIST_PATH,
  redOf,
  revoke,
  startForgetful,
} from './red-confirmations.ts';
import { ID_NUMBER } from '../uploads/scrap-uploads.ts';
import { sendText, startStub } from '../../../platform/stub-platform.ts';
import { startBefore, startScenario } from '../../../scenario.ts';
import { next } from '../../../following.ts';

const HOUR = 60 * 60_000;
const service = startScenario();

describe('72 hours without the other party', () => {
  test('make it void, which is found at exactly that time', async () => {
    const confirmationUuid = await applied(service);
    await redOf(service, confirmationUuid);
    await service.sleepUntil(72 * HOUR - 7_000);
    const updates = followRed(service, confirmationUuid);
    expect(await next(updates)).toMatchObject({ state: 'WAITING_FOR_SELLER' });
    while (
      (await service.nextPollAt('red-confirmation', confirmationUuid)) !==
      service.begin + 72 * HOUR
    )
      await service.clock.advance(0);
    const item = await service.nextInTime(updates);
    expect(item).toMatchObject({ state: 'VOID_UNCONFIRMED', cause: 'POLL' });
    expect(Date.parse(String(item['occurredAt'])) - service.begin).toBe(72 * HOUR);
    await updates.completed();
  });

  test('cause a poll without any follower', async () => {
    const confirmationUuid = await applied(service);
    await redOf(service, confirmationUuid);
    await service.sleepUntil(72 * HOUR - 1_000);
    while (
      (await service.nextPollAt('red-confirmation', confirmationUuid)) !==
      service.begin + 72 * HOUR
    )
      await service.clock.advance(0);
    const asked = service.calls(LIST_PATH);
    await service.clock.advance(1_000);
    while (service.calls(LIST_PATH) === asked) await service.clock.advance(0);
    expect(service.calls(LIST_PATH)).toBe(asked + 1);
  });
});

describe('each status of the tax bureau', () => {
  test.each([
    ['01', 'NOT_NEEDED', false],
    ['03', 'WAITING_FOR_SELLER', false],
    ['04', 'CONFIRMED', false],
    ['05', 'VOID_BUYER_DENIED', true],
    ['06', 'VOID_SELLER_DENIED', true],
    ['07', 'VOID_UNCONFIRMED', true],
    ['08', 'VOID_REVOKED', true],
    ['09', 'VOID_REVOKED_AFTER_CONFIRMATION', true],
    ['10', 'VOID_ABNORMAL_VOUCHER', true],
    ['11', 'VOID_TAXPAYER_BLOCKED', true],
    ['12', 'VOID_PERSON_REFUSED', true],
    ['13', 'VOID_REFUND_APPLIED_FOR', true],
  ])('%s is %s', async (code, state, final) => {
    const confirmationUuid = await applied(service);
    const { data } = await service.query(
      `mutation { sandbox { setRedConfirmationStatus(confirmationUuid: "${confirmationUuid}", status: "${code}") } }`,
    );
    expect(data).toEqual({ sandbox: { setRedConfirmationStatus: true } });
    expect(await redOf(service, confirmationUuid)).toMatchObject({
      state,
      platformStatus: state,
      platformStatusCode: code,
      operation: { final },
    });
  });
});

test('a status that would lead back is shown, and the state is unchanged', async () => {
  const confirmationUuid = await applied(service);
  service.sandbox.controls.setRedConfirmationStatus({ confirmationUuid, status: '02' });
  expect(await redOf(service, confirmationUuid)).toMatchObject({
    state: 'WAITING_FOR_SELLER',
    platformStatus: 'WAITING_FOR_BUYER',
  });
});

describe('a confirmation of another system', () => {
  test('is shown, and can be followed', async () => {
    const confirmationUuid = await startForgetful(service);
    expect(await redOf(service, confirmationUuid)).toMatchObject({
      state: 'WAITING_FOR_SELLER',
      operation: null,
    });
    const updates = followRed(service, confirmationUuid);
    await next(updates);
    service.sandbox.controls.setRedConfirmationStatus({ confirmationUuid, status: '04' });
    expect(await service.reaches(updates, 'CONFIRMED')).toMatchObject({ state: 'CONFIRMED' });
  });

  test('can be revoked, and a lost response is settled as well', async () => {
    const confirmationUuid = await startForgetful(service);
    service.fail(ACT_PATH, 'LOST_REPLY');
    await revoke(service, confirmationUuid);
    while ((await revoke(service, confirmationUuid))['state'] === 'OUTCOME_UNKNOWN')
      await service.clock.advance(2_000);
    expect(await revoke(service, confirmationUuid)).toMatchObject({ state: 'REVOKED' });
    expect(service.calls(ACT_PATH)).toBe(1);
  });

  test('that does not exist is an error, and nothing is sent or followed', async () => {
    expect(await redOf(service, 'nobody')).toBeNull();
    expect(await revoke(service, 'nobody')).toMatchObject({ __typename: 'PlatformRejectedError' });
    expect(service.calls(ACT_PATH)).toBe(0);
    await expect(next(followRed(service, 'nobody'))).rejects.toThrow('不存在');
  });
});

test('a client that was offline resumes after its last cursor, across a restart', async () => {
  const confirmationUuid = await applied(service);
  const updates = followRed(service, confirmationUuid);
  const { cursor } = await next(updates);
  updates.close();
  service.sandbox.controls.setRedConfirmationStatus({ confirmationUuid, status: '04' });
  await redOf(service, confirmationUuid);
  await service.startAgain();
  service.sandbox.controls.setRedConfirmationStatus({ confirmationUuid, status: '10' });
  const resumed = followRed(service, confirmationUuid, cursor);
  expect(await service.reaches(resumed, 'CONFIRMED')).toMatchObject({ cause: 'POLL' });
  expect(await service.reaches(resumed, 'VOID_ABNORMAL_VOUCHER')).toMatchObject({
    cause: 'POLL',
  });
  await resumed.completed();
});

test('the seller’s data are never stored or logged: updates query the tax bureau for them', async () => {
  const confirmationUuid = await applied(service);
  expect(await redOf(service, confirmationUuid)).toMatchObject({
    sellerName: '张建国',
    sellerTaxNumber: '110*************17',
    raw: { xsfnsrsbh: '110*************17' },
  });
  const updates = followRed(service, confirmationUuid);
  expect(await next(updates)).toMatchObject({
    red: { sellerName: '张建国', sellerTaxNumber: '110*************17' },
  });
  const files = await journalFiles(service);
  const journal = await Promise.all(files.map((file) => readFile(file, 'latin1')));
  expect(journal.join('')).toContain('red-confirmation');
  expect(journal.join('') + service.log.join('')).not.toContain(ID_NUMBER);
});

test.each([
  [{ ykjhzfpbz: 'Y' }, 'RED_INVOICE_ISSUED'],
  [{ hzfphm: '26460000000000000002', hzkprq: '2026-11-21 12:00:00' }, 'RED_INVOICE_ISSUED'],
  [{ ykjhzfpbz: 'N', hzkprq: '2026-11-21 12:00:00' }, 'CONFIRMED'],
  [{ hzfphm: '', hzkprq: '' }, 'CONFIRMED'],
])('a confirmed one that is listed with %j is %s', async (members, state) => {
  const { buyerTaxNumber: gmfnsrsbh, buyerName: gmfmc } = buyer;
  const item = { uuid: 'u1', gmfnsrsbh, gmfmc, hzqrxxztDm: '04', ...members };
  const stub = await startStub((response, { path }) =>
    sendText(
      response,
      JSON.stringify({ returncode: '00', ...(path === LIST_PATH ? { list: [item] } : item) }),
    ),
  );
  expect(await redOf(await startBefore(stub), 'u1')).toMatchObject({ state });
});
