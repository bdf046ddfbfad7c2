import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import type { RunningService, Subscription } from '../harness.ts';
import { startService } from '../harness.ts';
import { ManualClock } from '../manual-clock.ts';
import { sendEnvelope, sendText, startStub } from '../platform/stub-platform.ts';
import {
  FollowH5SessionDocument,
  type FollowH5SessionSubscription,
  H5SessionDocument,
  OpenH5EnterpriseDocument,
  OpenH5SellerDocument,
} from '../generated/operations.ts';
import { startBefore } from './service-before.ts';

const SESSION_PATH = '/api/v1/bank/h5/session';
const STATUS_PATH = '/api/h5/<token>';
const ID_NUMBER = '110101199003071234';
const PHONE = '13912345678';
const CARD = '6222020200112233445';

const OPEN = `mutation ($input: H5SessionInput!) {
  openH5Session(input: $input) {
    __typename
    ... on H5Link { token }
    ... on Error { code platformCode message hint retryable }
    ... on InvalidInputError { fieldErrors { path message } }
  }
}`;

const seller = { outUserId: 'seller-1', payerNumber: 'PAYER-0001' };
const bySeller = (change: object = {}): object => ({
  handling: { seller: { ...seller, ...change } },
});

interface Opened {
  readonly openH5Session: Readonly<Record<string, unknown>> & { readonly token: string };
}

let clock: ManualClock;
let service: RunningService;

beforeEach(async () => {
  clock = new ManualClock(Date.UTC(2026, 10, 21, 4));
  service = await startService({ clock, random: () => 0.5, sandboxProgressDelayMs: null });
});

const calls = (path: string): number => service.sandbox.counters.calls(path);

async function open(input: object = bySeller()): Promise<string> {
  const { data, errors } = await service.query<Opened>(OPEN, { input });
  const token = data?.openH5Session.token;
  if (token === undefined) throw new Error(JSON.stringify([data, errors]));
  return token;
}

type Updates = Subscription<FollowH5SessionSubscription>;
type Item = FollowH5SessionSubscription['h5SessionUpdates'];

const follow = (token: string, after: string | null = null): Updates =>
  service.subscribe(FollowH5SessionDocument, { token, after });

async function next(updates: Updates): Promise<Item> {
  const { data, errors } = await updates.next();
  if (!data) throw new Error(JSON.stringify(errors));
  return data.h5SessionUpdates;
}

/** The person takes a step, and the tracker's next question finds it. */
async function step(token: string): Promise<void> {
  expect(service.sandbox.controls.stepH5Session(token)).toBe(true);
  await clock.advance(6_000);
}

const ask = async (token: string) =>
  (await service.query(H5SessionDocument, { token })).data?.h5Session ?? null;

describe('a link for a seller', () => {
  test('is opened for 72 hours and marked as a demonstration', async () => {
    const { data } = await service.query(OpenH5SellerDocument, {});
    expect(data?.openH5Session).toMatchObject({
      __typename: 'H5Link',
      scene: 'SELLER',
      isMock: true,
      expiresAt: '2026-11-24T12:00:00+08:00',
      session: { state: 'OPENED', isMock: true },
    });
  });

  test('shows what a question of the client found in the subscriptions too', async () => {
    const token = await open();
    const updates = follow(token);
    await next(updates);
    service.sandbox.controls.stepH5Session(token);
    expect(await ask(token)).toMatchObject({ state: 'REDIRECTED', step: 'REDIRECTED' });
    expect((await next(updates)).status).toBe('REDIRECTED');
  });

  test('runs out: EXPIRED an hour after its end, and not before', async () => {
    const token = await open({ ...bySeller(), ttlHours: 1 });
    await clock.advance(119 * 60_000);
    expect((await ask(token))?.state).toBe('OPENED');
    await clock.advance(2 * 60_000);
    expect(await ask(token)).toMatchObject({ state: 'EXPIRED', operation: { final: true } });
    const asked = calls(STATUS_PATH);
    await ask(token);
    expect(calls(STATUS_PATH)).toBe(asked);
  });

  test('finishes by itself after a while', async () => {
    service.sandbox.controls.setProgressDelay(2_000);
    const token = await open();
    const updates = follow(token);
    let state = (await next(updates)).status;
    const end = (async () => {
      while (state !== 'PERSON_DONE') state = (await next(updates)).status;
      return state;
    })();
    let ended: string | null = null;
    while (ended === null) ended = (await Promise.race([end, clock.advance(1_000)])) ?? null;
    expect(ended).toBe('PERSON_DONE');
  });
});

/** Opens a link as an example file does. */
async function openExample(
  document: typeof OpenH5SellerDocument | typeof OpenH5EnterpriseDocument,
): Promise<string> {
  const { data } = await service.query(document, {});
  const link = data?.openH5Session;
  if (link === undefined || !('token' in link)) throw new Error(JSON.stringify(data));
  return link.token;
}

describe.each([
  ['seller', OpenH5SellerDocument],
  ['enterprise', OpenH5EnterpriseDocument],
])('the link of the example for the scene %s', (_scene, document) => {
  test('is followed step by step until the person has finished, before, during and after', async () => {
    const token = await openExample(document);
    const early = follow(token);
    expect(await next(early)).toMatchObject({ snapshot: true, status: 'OPENED', version: 1 });
    await clock.advance(6_000);
    expect(await next(early)).toMatchObject({ status: 'OPENED', session: { step: 'INIT' } });

    const seen: string[] = [];
    for (const status of ['REDIRECTED', 'VERIFIED', 'SUBMITTED', 'PERSON_DONE']) {
      await step(token);
      const item = await next(early);
      expect(item).toMatchObject({ status, cause: 'POLL', snapshot: false });
      seen.push(item.cursor);
    }
    await early.completed();

    const during = follow(token, seen[1]);
    expect([(await next(during)).status, (await next(during)).status]).toEqual([
      'SUBMITTED',
      'PERSON_DONE',
    ]);
    await during.completed();
    const late = follow(token);
    expect(await next(late)).toMatchObject({
      snapshot: true,
      status: 'PERSON_DONE',
      session: { platformStatus: 'DONE' },
    });
    await late.completed();
  });

  test('goes on behind the cursor when the instance is restarted in the middle', async () => {
    const token = await openExample(document);
    const before = follow(token);
    await next(before);
    await step(token);
    const { cursor, status } = await next(before);
    expect(status).toBe('REDIRECTED');
    await service.stop();

    const { dataDir } = service;
    service = await startService({
      clock,
      random: () => 0.5,
      sandboxProgressDelayMs: null,
      dataDir,
    });
    const after = follow(token, cursor);
    for (const state of ['VERIFIED', 'SUBMITTED', 'PERSON_DONE']) {
      await step(token);
      expect((await next(after)).status).toBe(state);
    }
    await after.completed();
  });
});

/** A link of an example whose person has taken every step. */
async function finished(document: Parameters<typeof openExample>[0]): ReturnType<typeof ask> {
  const token = await openExample(document);
  for (let taken = 0; taken < 4; taken += 1) await step(token);
  return ask(token);
}

test('a finished seller has the bank’s word on the payee, an enterprise has none', async () => {
  expect(await finished(OpenH5SellerDocument)).toMatchObject({
    scene: 'SELLER',
    result: { payee: { returnCode: '00000000' } },
  });
  expect(await finished(OpenH5EnterpriseDocument)).toMatchObject({
    scene: 'ENTERPRISE',
    result: { payee: null },
  });
});

describe('a refusal of the bank', () => {
  test('for a card under approval is FAILED, with the code and what to do', async () => {
    const first = await open(bySeller({ bankCard: CARD }));
    for (let taken = 0; taken < 3; taken += 1) await step(first);
    const second = await open(bySeller({ outUserId: 'seller-2', bankCard: CARD }));
    const updates = follow(second);
    await next(updates);
    for (let taken = 0; taken < 3; taken += 1) await step(second);
    let item = await next(updates);
    while (item.status !== 'FAILED') item = await next(updates);
    expect(item.session).toMatchObject({
      platformStatus: 'FAILED',
      rejection: { platformCode: '30601013', hint: expect.stringContaining('wait') as unknown },
    });
    await updates.completed();
  });

  test('for a merchant that is not enabled says to have it enabled', async () => {
    const token = await open(bySeller({ payerNumber: 'MERCHANT-NOT-ENABLED' }));
    for (let taken = 0; taken < 3; taken += 1) await step(token);
    expect(await ask(token)).toMatchObject({
      state: 'FAILED',
      rejection: { platformCode: '30601004', hint: expect.stringContaining('enable') as unknown },
    });
  });

  test.each([
    [
      'in its result',
      {
        ok: true,
        status: 'pending',
        step: 'verified',
        result: { add: { returnCode: '30601013' } },
      },
    ],
    ['as its own code', { ok: false, code: '30601013' }],
  ])(
    '%s, while the platform calls the handling pending, is shown and does not end it',
    async (_where, answer) => {
      const stub = await startStub((response, { path }) =>
        path === SESSION_PATH
          ? sendEnvelope(response, 'CYT_00000', {
              url: 'https://h5.example/s/1',
              token: 'token-1',
              scene: 'seller',
              expiresAt: '2099-11-24 12:00:00',
            })
          : sendText(response, JSON.stringify(answer)),
      );
      const before = await startBefore(stub);
      await before.query(OPEN, { input: bySeller() });
      const { data } = await before.query(H5SessionDocument, { token: 'token-1' });
      expect(data?.h5Session).toMatchObject({
        rejection: { platformCode: '30601013' },
        operation: { final: false },
      });
    },
  );

  test.each([
    ['30601013', 'PAYEE_UNDER_APPROVAL'],
    ['30601004', 'BUSINESS_NOT_ENABLED'],
  ])('%s when a link is opened is a typed error', async (platformCode, code) => {
    const stub = await startStub((response) => sendEnvelope(response, platformCode));
    const before = await startBefore(stub);
    const { data } = await before.query<Opened>(OPEN, { input: bySeller() });
    expect(data?.openH5Session).toMatchObject({
      __typename: 'PlatformRejectedError',
      code,
      platformCode,
      retryable: false,
    });
  });
});

describe('is refused before any call:', () => {
  test.each<[string, object, string, RegExp | string]>([
    ['no scene', { handling: {} }, 'handling', /exactly one/i],
    [
      'recycled resources without a payer',
      bySeller({ payerNumber: null }),
      'handling.seller.payerNumber',
      'required',
    ],
    [
      'recycled resources by name without a payer',
      bySeller({ payerNumber: null, business: 'RECYCLED_RESOURCES' }),
      'handling.seller.payerNumber',
      'required',
    ],
    ['more than 720 hours', { ...bySeller(), ttlHours: 721 }, 'ttlHours', '720'],
    ['no hour', { ...bySeller(), ttlHours: 0 }, 'ttlHours', '1 to 720'],
    [
      'an occupation above 15',
      bySeller({ occupation: 16 }),
      'handling.seller.occupation',
      '1 to 15',
    ],
    ['an occupation of 0', bySeller({ occupation: 0 }), 'handling.seller.occupation', '1 to 15'],
    [
      'an address of three Chinese characters',
      bySeller({ address: '深圳市 No. 1' }),
      'handling.seller.address',
      '4 Chinese',
    ],
    [
      'another long-term day',
      bySeller({ idValidUntil: '9999-12-31' }),
      'handling.seller.idValidUntil',
      '9999-12-30',
    ],
    [
      'an empty archive type',
      { handling: { enterprise: { archiveType: '' } } },
      'handling.enterprise.archiveType',
      'empty',
    ],
  ])('%s', async (_case, input, path, message) => {
    const answer = await service.query(OPEN, { input });
    expect(JSON.stringify(answer)).toContain(path);
    expect(JSON.stringify(answer)).toMatch(message);
    expect(calls(SESSION_PATH)).toBe(0);
  });

  test('both scenes at a time', async () => {
    const input = { handling: { seller, enterprise: { archiveType: '01' } } };
    expect(JSON.stringify(await service.query(OPEN, { input }))).toMatch(/exactly one|oneOf/i);
    expect(calls(SESSION_PATH)).toBe(0);
  });

  test('anything, while the journal cannot be written', async () => {
    await service.application.app.journal.close();
    const { data } = await service.query<Opened>(OPEN, { input: bySeller() });
    expect(data?.openH5Session).toMatchObject({ code: 'STORE_UNAVAILABLE' });
    expect(calls(SESSION_PATH)).toBe(0);
  });
});

test('agricultural products and the invoicing business need no payer', async () => {
  await open(bySeller({ payerNumber: null, business: 'AGRICULTURAL_PRODUCTS' }));
  await open(bySeller({ payerNumber: null, business: 'INVOICING' }));
  expect(calls(SESSION_PATH)).toBe(2);
});

describe('every field reaches the platform under its exact name', () => {
  const link = {
    url: 'https://h5.example/s/1',
    token: 'token-1',
    expiresAt: '2026-11-24 12:00:00',
  };

  test.each<[string, object, object]>([
    [
      'seller',
      {
        outUserId: 'u1',
        business: 'AGRICULTURAL_PRODUCTS',
        payerNumber: 'p1',
        name: '张三',
        idNumber: ID_NUMBER,
        phone: PHONE,
        bankCard: CARD,
        card: 'OTHER_BANK',
        bankName: '招商银行',
        bankCode: '308584000013',
        occupation: 15,
        address: '深圳市南山区',
        idIssuedOn: '2020-01-02',
        idValidUntil: '9999-12-30',
      },
      {
        outUserId: 'u1',
        businessType: '0005',
        appIdSub: 'p1',
        receiverName: '张三',
        idNo: ID_NUMBER,
        mobile: PHONE,
        receiverAccount: CARD,
        accountCode: '0',
        bankName: '招商银行',
        bankCode: '308584000013',
        occupation: 15,
        address: '深圳市南山区',
        signDate: '2020-01-02',
        validityPeriod: '9999-12-30',
      },
    ],
    [
      'enterprise',
      {
        archiveType: '01',
        companyName: '青禾',
        outVendorId: 'v1',
        partnerMerTrueAppId: 'm1',
        unitNumber: 'n1',
        humanType: 'h1',
        authHumanType: 'a1',
        authPersonNumber: ID_NUMBER,
      },
      {
        archiveType: '01',
        companyName: '青禾',
        outVendorId: 'v1',
        partnerMerTrueAppId: 'm1',
        unitNumber: 'n1',
        humanType: 'h1',
        authHumanType: 'a1',
        authPersonNumber: ID_NUMBER,
      },
    ],
  ])('%s', async (scene, given, payload) => {
    const stub = await startStub((response) =>
      sendEnvelope(response, 'CYT_00000', { ...link, scene }),
    );
    const before = await startBefore(stub);
    const input = { handling: { [scene]: given }, ttlHours: 720, jumpUrl: 'https://shop.example/' };
    await before.query(OPEN, { input });
    expect(JSON.parse(stub.received[0]?.body ?? '')).toEqual({
      scene,
      payload,
      ttlHours: 720,
      jumpUrl: 'https://shop.example/',
    });
  });
});

describe('link and token', () => {
  test('stand in no line of the log, no update and no key', async () => {
    const token = await open();
    const updates = service.subscribe<object>(
      'subscription { updates { kind key operation { key state } } }',
    );
    const own = follow(token);
    const items: unknown[] = [await next(own)];
    await step(token);
    items.push(await next(own), await updates.next(), await ask(token));
    items.push(await service.query('{ operations { edges { node { id key kind state } } } }'));
    expect(JSON.stringify(items)).not.toContain(token);
    expect(service.log.join('\n')).toContain(STATUS_PATH);
    expect(service.log.join('\n')).not.toContain(token);
  });

  test('are forgotten when the link is over', async () => {
    const token = await open();
    for (let taken = 0; taken < 4; taken += 1) {
      service.sandbox.controls.stepH5Session(token);
      await ask(token);
    }
    const { subjects } = await service.application.app.journal.list('default', { first: 1 });
    expect(subjects[0]?.subject.state).toBe('PERSON_DONE');
    expect(JSON.stringify(subjects)).not.toContain(token);
  });

  test('of somebody else show nothing, and the platform is not asked', async () => {
    const strange = 'f'.repeat(32);
    const { data, errors } = await service.query(H5SessionDocument, { token: strange });
    expect([data, errors]).toEqual([{ h5Session: null }, undefined]);
    expect(await follow(strange).next()).toMatchObject({
      errors: [{ extensions: { code: 'INVALID_INPUT', fieldErrors: [{ path: 'token' }] } }],
    });
    expect(calls(STATUS_PATH)).toBe(0);
  });
});

describe('personal data', () => {
  const input = bySeller({ idNumber: ID_NUMBER, phone: PHONE, bankCard: CARD });
  const all = [ID_NUMBER, PHONE, CARD];

  test('come out masked and reach neither log nor journal', async () => {
    const token = await open(input);
    await step(token);
    const shown = JSON.stringify(await ask(token));
    expect(shown).toContain('receiverAccount');
    await service.stop();
    const journal = await readFile(join(service.dataDir, 'journal.sqlite'), 'latin1');
    for (const text of all)
      for (const place of [shown, service.log.join('\n'), journal])
        expect(place).not.toContain(text);
  });

  test('are shown in full to a caller with the scope `pii`', async () => {
    service = await startService({
      clock,
      sandboxProgressDelayMs: null,
      env: { API_KEYS: 'key-of-sixteen-or-more:pii' },
    });
    const headers = { authorization: 'Bearer key-of-sixteen-or-more' };
    const opened = await service.query<Opened>(OPEN, { input }, headers);
    const token = opened.data?.openH5Session.token ?? '';
    const { data } = await service.query(H5SessionDocument, { token }, headers);
    expect(data?.h5Session?.raw).toMatchObject({ payload: { idNo: ID_NUMBER, mobile: PHONE } });
  });
});

test('an answer with words that nobody knew is shown with its raw codes and changes nothing', async () => {
  const stub = await startStub((response, { path }) =>
    path === SESSION_PATH
      ? sendEnvelope(response, 'CYT_00000', {
          url: 'https://h5.example/s/1',
          token: 'token-1',
          scene: 'seller',
          expiresAt: '2099-11-24 12:00:00',
        })
      : sendText(
          response,
          '{"ok":true,"scene":"seller","status":"paused","step":"coffee","result":{"face":{"authResult":true},"add":{"returnCode":7}}}',
        ),
  );
  const before = await startBefore(stub);
  await before.query(OPEN, { input: bySeller() });
  const { data } = await before.query(H5SessionDocument, { token: 'token-1' });
  expect(data?.h5Session).toMatchObject({
    state: 'OPENED',
    platformStatus: 'UNRECOGNIZED',
    step: 'UNRECOGNIZED',
    result: { face: { result: 'true' }, payee: { returnCode: '7' } },
  });
});
