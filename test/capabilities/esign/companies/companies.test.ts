import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Subscription } from '../../../harness.ts';
import {
  AUTH_LINK,
  company,
  COMPANY_UPDATES,
  REGISTER_COMPANY,
  SEAL,
  sender,
  SILENT_LINK,
} from '../walk.ts';
import { textLike } from '../../../texts.ts';
import { startBefore, startScenario } from '../../../scenario.ts';
import { sendEnvelope, startStub } from '../../../platform/stub-platform.ts';
import { next, type Step } from '../../../following.ts';

const DAY = 24 * 60 * 60_000;
const service = startScenario();

const controls = () => service.sandbox.controls;

const send = (document: string, input: object) => sender(service)(document, input);

const follow = (signingPartyId: string, from = service): Subscription<Step> =>
  from.subscribe<Step>(COMPANY_UPDATES, { signingPartyId });

async function registered(): Promise<string> {
  const { signingPartyId } = await send(REGISTER_COMPANY, company);
  expect(signingPartyId).toMatch(/^ENT/);
  return String(signingPartyId);
}

async function pushTo(kind: string, key: string, body: unknown): Promise<string> {
  const address = service.application.app.callbacks.addressFor({ tenant: 'default', kind, key });
  const response = await fetch(address, { method: 'POST', body: JSON.stringify(body) });
  return response.text();
}

/** A newly authorized enterprise, and its updates from then on. */
async function authorized(): Promise<{ signingPartyId: string; updates: Subscription<Step> }> {
  const signingPartyId = await registered();
  await send(AUTH_LINK, { signingPartyId });
  controls().authenticateSigningParty({ signingPartyId });
  expect(await send(SILENT_LINK, { signingPartyId })).toMatchObject({ url: textLike(/^http/) });
  const updates = follow(signingPartyId);
  await next(updates);
  controls().authorizeSilentSigning({ signingPartyId });
  while ((await next(updates))['notice'] === null);
  return { signingPartyId, updates };
}

/** The service `days` later, after a restart, so that not every second needs to be simulated. */
const later = (days: number): Promise<void> => service.startAgain({ afterMs: days * DAY });

const now = async (signingPartyId: string) =>
  (
    await service.query<{ signingCompany: Record<string, unknown> }>(
      `{ signingCompany(signingPartyId: "${signingPartyId}") { silentSigning silentSigningExpiresAt } }`,
    )
  ).data?.signingCompany;

describe('an enterprise', () => {
  test('is registered, reported on, and proven real-named by its first seal', async () => {
    const signingPartyId = await registered();
    const updates = follow(signingPartyId);
    expect(await next(updates)).toMatchObject({
      state: 'REGISTERED',
      cause: 'SNAPSHOT',
      company: { silentSigning: 'NONE', silentSigningExpiresAt: null, sealIds: [] },
    });
    expect(await send(AUTH_LINK, { signingPartyId, companyMethod: 'PAYMENT' })).toMatchObject({
      pcUrl: textLike(/authenticationId=ENT/),
      h5Url: textLike(/authenticationId=ENT/),
    });
    controls().authenticateSigningParty({ signingPartyId });
    expect(await next(updates)).toMatchObject({
      state: 'AUTHENTICATION_REPORTED',
      cause: 'PUSH',
      confirmed: false,
      notice: { type: 'AUTHENTICATION', typeCode: '1', receivedAt: textLike(/^2026-11-21T12:00/) },
    });
    const { sealId } = await send(SEAL, { signingPartyId, name: '合同专用章', color: 'BLUE' });
    expect(await next(updates)).toMatchObject({
      state: 'AUTHENTICATED',
      cause: 'REQUEST',
      confirmed: true,
      notice: null,
      company: { sealIds: [sealId] },
    });
    const { company: now } = await send(SEAL, { signingPartyId, name: '第二枚' });
    expect(now).toMatchObject({ state: 'AUTHENTICATED', sealIds: [textLike(/^SEAL/), sealId] });
  });

  test('registered twice has one record', async () => {
    const signingPartyId = await registered();
    expect(await send(REGISTER_COMPANY, company)).toMatchObject({ signingPartyId });
    const { data } = await service.query(
      `{ signingCompany(signingPartyId: "${signingPartyId}") { companyId state operation { version } } }`,
    );
    expect(data).toEqual({
      signingCompany: {
        companyId: company.companyId,
        state: 'REGISTERED',
        operation: { version: 1 },
      },
    });
  });

  test('registered elsewhere and known here by a link gets its id from its registration here', async () => {
    const elsewhere = await startBefore(service.sandbox);
    const { signingPartyId } = await sender(elsewhere)(REGISTER_COMPANY, company);
    await send(AUTH_LINK, { signingPartyId });
    const { companyId } = company;
    const known = { signingPartyId, company: { signingPartyId, companyId } };
    expect(await send(REGISTER_COMPANY, company)).toMatchObject(known);
  });

  test('whose registration timed out may be registered again', async () => {
    service.fail('/api/v1/esign/company/register', 'LOST_REPLY');
    expect(await send(REGISTER_COMPANY, company)).toMatchObject({
      __typename: 'PlatformUnavailableError',
      hint: textLike(/a repeat does no harm/),
    });
    expect(await registered()).toMatch(/^ENT/);
  });

  test('is not registered while the journal cannot be written', async () => {
    await service.application.journal.close();
    expect(await send(REGISTER_COMPANY, company)).toMatchObject({ code: 'STORE_UNAVAILABLE' });
    expect(service.calls('/api/v1/esign/company/register')).toBe(0);
  });

  test('that was never registered is null, and can be followed', async () => {
    const { data } = await service.query('{ signingCompany(signingPartyId: "ENT404") { state } }');
    expect(data).toEqual({ signingCompany: null });
    expect(await next(follow('ENT404'))).toMatchObject({ state: null, company: null });
  });
});

describe('reports that cannot be verified by a query', () => {
  test.each([
    [1, 'AUTHENTICATION'],
    [3, 'INFORMATION_AUTHORIZATION'],
    [4, 'SILENT_SIGNING'],
    [5, 'SCAN_TO_SIGN'],
    [77, 'UNRECOGNIZED'],
  ])('of type %i are published as not confirmed', async (notifyType, type) => {
    const signingPartyId = await registered();
    await send(AUTH_LINK, { signingPartyId });
    const updates = follow(signingPartyId);
    await next(updates);
    controls().sendSigningNotice({ signingPartyId, notifyType });
    expect(await next(updates)).toMatchObject({
      confirmed: false,
      notice: { type, typeCode: String(notifyType) },
    });
  });

  test('contain no personal data where they are stored or shown', async () => {
    const signingPartyId = await registered();
    await send(AUTH_LINK, { signingPartyId });
    const updates = follow(signingPartyId);
    await next(updates);
    controls().sendSigningNotice({ signingPartyId, notifyType: 1 });
    const { data, errors } = await updates.next();
    expect(errors).toBeUndefined();
    const journal = await readFile(join(service.dataDir, 'journal.sqlite-wal'), 'latin1');
    const { legalRepresentativeIdNumber, handlerPhone, legalRepresentativeName, taxNumber, name } =
      company;
    for (const place of [JSON.stringify(data), service.log.join('\n'), journal])
      for (const word of [
        legalRepresentativeIdNumber,
        handlerPhone,
        legalRepresentativeName,
        taxNumber,
        name,
        'N00000001',
      ])
        expect(place).not.toContain(Buffer.from(word).toString('latin1'));
  });

  test('without the two documented members change nothing', async () => {
    const signingPartyId = await registered();
    for (const body of [
      {},
      [],
      'x',
      { notifyType: 4 },
      { notifyNo: 'a' },
      { notifyNo: 'b', notifyType: {} },
    ])
      expect(await pushTo('signing-company', signingPartyId, body)).toBe('success');
    const { data } = await service.query<{ signingCompany: object }>(
      `{ signingCompany(signingPartyId: "${signingPartyId}") { silentSigning operation { version } } }`,
    );
    expect(data?.signingCompany).toEqual({ silentSigning: 'NONE', operation: { version: 1 } });
  });

  test.each([
    { notifyType: ' ４', notifyNo: 'a ' },
    { notifyType: '4.0', notifyNo: 'a' },
    [{ notifyType: 4, notifyNo: 'a' }],
  ])('are read as %j, too', async (body) => {
    const signingPartyId = await registered();
    await pushTo('signing-company', signingPartyId, body);
    const { data } = await service.query<{ signingCompany: object }>(
      `{ signingCompany(signingPartyId: "${signingPartyId}") { silentSigning } }`,
    );
    expect(data?.signingCompany).toEqual({ silentSigning: 'VALID' });
  });

  test('that are repeated after others, or under an earlier number, are not new', async () => {
    const signingPartyId = await registered();
    for (const notifyNo of ['a', 'b', 'a', 'b', 'c', 'a'])
      await pushTo('signing-company', signingPartyId, { notifyType: 3, notifyNo });
    // Long afterwards, when the journal has no receipts any more.
    await service.application.journal.trim(service.clock.now() + 1, 0);
    await pushTo('signing-company', signingPartyId, { notifyType: 3, notifyNo: 'b' });
    const { data } = await service.query<{ signingCompany: { operation: object } }>(
      `{ signingCompany(signingPartyId: "${signingPartyId}") { operation { version } } }`,
    );
    expect(data?.signingCompany.operation).toEqual({ version: 4 });
  });
});

describe('silent signing', () => {
  test('has the page, and no URL of the platform’s repeated request', async () => {
    const [notifyUrl, redirectUrl] = [
      'https://own.example/callbacks/x',
      'https://own.example/back',
    ];
    const page = 'https://page.example/silent?token=1';
    const stub = await startStub((response, _request, nth) =>
      sendEnvelope(response, 'CYT_00000', {
        ok: true,
        notifyUrl,
        redirectUrl,
        ...(nth === 1 && { authorizePage: page }),
      }),
    );
    const before = sender(await startBefore(stub, {}, { clock: service.clock }));
    expect(await before(SILENT_LINK, { signingPartyId: 'ENT1' })).toMatchObject({ url: page });
    expect(await before(SILENT_LINK, { signingPartyId: 'ENT1' })).toMatchObject({
      __typename: 'PlatformUnavailableError',
    });
  });

  test('is valid for 365 days from its report', async () => {
    const { signingPartyId } = await authorized();
    expect(await now(signingPartyId)).toEqual({
      silentSigning: 'VALID',
      silentSigningExpiresAt: '2027-11-21T12:00:00+08:00',
    });
  });

  test('sends reminders 30 and 7 days before its end and at its end, across restarts, once each', async () => {
    await authorized();
    let position = await service.application.journal.end('default');
    const reminded: unknown[] = [];
    let today = 0;
    for (const day of [334, 335, 357, 358, 364, 365, 366]) {
      await later(day - today);
      today = day;
      await service.clock.advance(60_000);
      const { journal } = service.application;
      const { updates, cursor } = await journal.read('default', position, {}, 100);
      position = cursor;
      for (const { kind, confirmed, snapshot } of updates)
        reminded.push([day, kind, confirmed, snapshot['silentSigning'], snapshot['notice']]);
    }
    const reminder = ['signing-company', false] as const;
    expect(reminded).toEqual([
      [335, ...reminder, 'EXPIRES_IN_30_DAYS', null],
      [358, ...reminder, 'EXPIRES_IN_7_DAYS', null],
      [365, ...reminder, 'EXPIRED', null],
    ]);
  });

  test('that was authorized again before its end is valid for 365 more days', async () => {
    const { signingPartyId } = await authorized();
    await later(340);
    await service.clock.advance(60_000);
    expect(await now(signingPartyId)).toMatchObject({ silentSigning: 'EXPIRES_IN_30_DAYS' });
    await send(SILENT_LINK, { signingPartyId });
    controls().authorizeSilentSigning({ signingPartyId });
    const updates = follow(signingPartyId);
    while ((await next(updates))['notice'] === null);
    expect(await now(signingPartyId)).toMatchObject({
      silentSigning: 'VALID',
      silentSigningExpiresAt: '2028-10-26T12:01:00+08:00',
    });
  });
});
