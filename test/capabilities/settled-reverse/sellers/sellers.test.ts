import { describe, expect, test } from 'vitest';
import {
  exhaustedSeller,
  monthlySeller,
  ordinarySeller,
  refusedSeller,
} from '../../../../packages/simulator/src/seed/reverse-sellers.ts';
import type { Subscription } from '../../../harness.ts';
import {
  ONBOARD,
  onboard,
  onboarding,
  onboardWholly,
  register,
  SELLER,
  SELLER_UPDATES,
  type Step,
  buyerTaxNumber,
  sellerId,
  serviceProviderId,
} from '../walk.ts';
import { startScenario } from '../../../scenario.ts';
import { next } from '../../../following.ts';

const STATUS = '/api/v1/rinv/seller/status';
const REGISTER_PATH = '/api/v1/rinv/seller/register';

const service = startScenario();

const controls = () => service.sandbox.controls;
const follow = (after?: string): Subscription<Step> =>
  service.subscribe<Step>(SELLER_UPDATES, { sellerId, ...(after === undefined ? {} : { after }) });
const seller = async (variables: object = {}, headers = {}) =>
  (await service.query<{ seller: object | null }>(SELLER, { sellerId, ...variables }, headers)).data
    ?.seller;

describe('a seller followed from before the first call', () => {
  test('is new, awaits the scan, is scanned, accepted, and only then onboarded', async () => {
    const updates = follow();
    expect(await next(updates)).toMatchObject({ state: null, seller: null });

    expect((await onboard(service)).data?.result).toMatchObject({
      __typename: 'SellerOnboarding',
      faceScanUrl: expect.stringMatching(/^http/) as unknown,
      isMock: true,
      seller: { state: 'AWAITING_FACE_SCAN', serviceProviderId, buyerTaxNumber },
    });
    expect(await next(updates)).toMatchObject({ state: 'NEW', cause: 'REQUEST' });
    expect(await next(updates)).toMatchObject({ state: 'AWAITING_FACE_SCAN' });
    expect(await service.nextInTime(updates)).toMatchObject({
      state: 'AWAITING_FACE_SCAN',
      seller: { realNamed: false, blockedBy: 'REAL_NAME' },
    });

    controls().finishFaceScan({ sellerId });
    expect(await service.nextInTime(updates)).toMatchObject({
      state: 'FACE_SCANNED',
      cause: 'POLL',
      seller: { realNamed: true, onboarded: false, canInvoice: false, blockedBy: 'ONBOARDING' },
    });

    expect((await register(service)).data?.result).toMatchObject({
      __typename: 'SellerRegistration',
      accepted: true,
      autoAudited: false,
      seller: { state: 'REGISTRATION_ACCEPTED', registrationAccepted: true },
    });
    expect(await next(updates)).toMatchObject({
      state: 'REGISTRATION_ACCEPTED',
      seller: { onboarded: false },
    });
    expect(await service.nextInTime(updates)).toMatchObject({
      state: 'REGISTRATION_ACCEPTED',
      seller: { auditStatus: 'RECEIVED' },
    });

    controls().finishSellerAudit({ sellerId });
    expect(await service.nextInTime(updates)).toMatchObject({
      state: 'ONBOARDED',
      previousState: 'REGISTRATION_ACCEPTED',
      seller: { onboarded: true, canInvoice: true, blockedBy: null },
    });
    await updates.completed();
  });

  test('continues across a restart in the middle of the audit', async () => {
    await onboard(service);
    controls().finishFaceScan({ sellerId });
    await register(service);
    const { cursor } = await next(follow());
    await service.startAgain();
    const updates = follow(cursor);
    controls().finishSellerAudit({ sellerId });
    expect(await service.nextInTime(updates)).toMatchObject({ state: 'ONBOARDED' });
    await updates.completed();
    const late = follow();
    expect(await next(late)).toMatchObject({ state: 'ONBOARDED', seller: { canInvoice: true } });
    await late.completed();
  });
});

test('sellerOnboarded sends the audit’s approval only', async () => {
  const feed = service.subscribe<Step>(
    'subscription { update: sellerOnboarded { cursor version cause state previousState } }',
  );
  await onboardWholly(service);
  expect(await service.nextInTime(feed)).toMatchObject({ state: 'ONBOARDED' });
});

describe('a blocked seller shows the reason', () => {
  test('a missing face scan', async () => {
    await onboard(service);
    expect(await seller()).toMatchObject({
      state: 'AWAITING_FACE_SCAN',
      blockedBy: 'REAL_NAME',
      blockedByCode: 'realname',
      quota: null,
    });
    expect((await register(service)).data?.result).toMatchObject({
      __typename: 'SellerRegistration',
      accepted: false,
      hint: 'the face scan comes first',
      seller: { state: 'AWAITING_FACE_SCAN' },
    });
  });

  test('a rejection by the bank, after which they are registered again', async () => {
    await onboard(service, refusedSeller);
    controls().finishFaceScan({ sellerId });
    await register(service, {}, refusedSeller);
    controls().finishSellerAudit({ sellerId, refusal: refusedSeller.refusal });
    expect(await seller()).toMatchObject({
      state: 'REGISTRATION_ACCEPTED',
      onboarded: false,
      auditStatus: 'REFUSED',
      blockedBy: 'ONBOARDING',
      blockedReason: refusedSeller.refusal,
    });
    await service.clock.advance(60_000);
    await register(
      service,
      { card: { settlementBank: { cardNumber: '6222020200000000555' } } },
      refusedSeller,
    );
    controls().finishSellerAudit({ sellerId });
    expect(await seller()).toMatchObject({ state: 'ONBOARDED', canInvoice: true });
  });

  test('the quota of 5,000,000, before there is a payee', async () => {
    await onboard(service, exhaustedSeller);
    controls().finishFaceScan({ sellerId });
    expect((await register(service, {}, exhaustedSeller)).data?.result).toMatchObject({
      accepted: false,
    });
    expect(await seller()).toMatchObject({
      state: 'FACE_SCANNED',
      blockedBy: 'QUOTA',
      quota: { over5000000: 'true', overMonth100000: 'false' },
    });
  });

  test('the monthly quota, for an onboarded seller', async () => {
    await onboardWholly(service, monthlySeller);
    expect(await seller()).toMatchObject({
      state: 'ONBOARDED',
      onboarded: true,
      canInvoice: false,
      blockedBy: 'QUOTA',
      quota: {
        over5000000: 'false',
        overYear2000000: 'false',
        overYear2100000: 'false',
        overMonth100000: 'true',
        backAmount: '0.00',
      },
    });
  });
});

describe('a registration', () => {
  test('whose response is lost is not sent again, and is settled by a query', async () => {
    await onboard(service);
    controls().finishFaceScan({ sellerId });
    service.fail(REGISTER_PATH, 'LOST_REPLY');
    const updates = follow();
    await next(updates);
    expect((await register(service)).data?.result).toMatchObject({
      __typename: 'OutcomeUnknownError',
      followed: { kind: 'REVERSE_SELLER', key: sellerId },
    });
    controls().finishSellerAudit({ sellerId });
    let last = await service.nextInTime(updates);
    while (last.state !== 'ONBOARDED') last = await service.nextInTime(updates);
    expect(service.calls(REGISTER_PATH)).toBe(1);
  });

  test('that is clicked twice is one call with one result, concurrently and in sequence', async () => {
    await onboard(service);
    controls().finishFaceScan({ sellerId });
    const both = await Promise.all([register(service), register(service)]);
    const [first, ...repeats] = [...both, await register(service)].map(({ data }) => data?.result);
    expect(first).toMatchObject({ __typename: 'SellerRegistration', accepted: true });
    for (const repeat of repeats)
      expect(repeat).toMatchObject({ accepted: true, seller: { state: 'REGISTRATION_ACCEPTED' } });
    expect(service.calls(REGISTER_PATH)).toBe(1);
  });

  test('with other data within a minute is a conflict, and is sent a minute later', async () => {
    await onboard(service);
    controls().finishFaceScan({ sellerId });
    await register(service);
    const other = { card: { settlementBank: { cardNumber: '6222020200000000555' } } };
    expect((await register(service, other)).data?.result).toMatchObject({
      __typename: 'ConflictError',
      conflict: 'SUBMITTED_BEFORE',
    });
    expect(service.calls(REGISTER_PATH)).toBe(1);
    await service.clock.advance(60_000);
    await register(service, other);
    expect(service.calls(REGISTER_PATH)).toBe(2);
  });

  test('that the bank rejected may be repeated at once', async () => {
    await onboard(service);
    expect((await register(service)).data?.result).toMatchObject({ accepted: false });
    controls().finishFaceScan({ sellerId });
    expect((await register(service)).data?.result).toMatchObject({ accepted: true });
  });

  test('during an audit is rejected by the bank, with its code', async () => {
    await onboard(service);
    controls().finishFaceScan({ sellerId });
    await register(service);
    await service.clock.advance(60_000);
    expect((await register(service)).data?.result).toMatchObject({
      __typename: 'PlatformRejectedError',
      code: 'PAYEE_UNDER_APPROVAL',
      platformCode: '30601013',
    });
  });
});

// Two days of the manual clock, with all their timers, take a busy machine some time.
const TWO_DAYS_MS = 120_000;

test(
  'the audit continues without a client and is polled ever more slowly without a follower',
  { timeout: TWO_DAYS_MS },
  async () => {
    service.sandbox.controls.setProgressDelay({ delayMs: 3 * 24 * 60 * 60_000 });
    await onboard(service);
    controls().finishFaceScan({ sellerId });
    await register(service);
    const before = service.calls(STATUS);
    for (let hour = 0; hour < 48; hour += 1) await service.clock.advance(60 * 60_000);
    const asked = service.calls(STATUS) - before;
    expect(asked).toBeGreaterThan(10);
    expect(asked).toBeLessThan(80);
  },
);

describe('a person’s data', () => {
  const secrets = [ordinarySeller.idNo, ordinarySeller.phone, ordinarySeller.bankCard];

  test('appear in no response, no update, no journal and no log line', async () => {
    const updates = follow();
    await onboardWholly(service);
    const found = await seller();
    const items: unknown[] = [];
    do items.push(await service.nextInTime(updates));
    while ((items.at(-1) as Step['update']).state !== 'ONBOARDED');
    const list = await service.application.journal.list('default', { first: 100 });
    expect(list.subjects).toHaveLength(1);
    const everything = JSON.stringify([found, items, list, service.log]);
    expect(everything).toContain('ONBOARDED');
    for (const secret of secrets) expect(everything).not.toContain(secret);
  });

  test('are returned in raw with the scope pii only', async () => {
    const env = { API_KEYS: 'reader-key-0000001,person-key-0000001:pii' };
    await service.startAgain({ env });
    const plain = { authorization: 'Bearer reader-key-0000001' };
    const pii = { authorization: 'Bearer person-key-0000001' };
    await service.query(ONBOARD, { input: onboarding() }, plain);
    expect(await seller({}, plain)).toMatchObject({ raw: { raw: { idNo: '110*************17' } } });
    expect(await seller({}, pii)).toMatchObject({ raw: { raw: { idNo: ordinarySeller.idNo } } });
  });
});
