import { describe, expect, test } from 'vitest';
import { OpenH5EnterpriseDocument, OpenH5SellerDocument } from '../../generated/operations.ts';
import { startScenario } from '../../scenario.ts';
import { next } from '../../following.ts';
import { ask, bySeller, follow, open, STATUS_PATH, step } from './sessions.ts';

const service = startScenario();

describe('a link for a seller', () => {
  test('is opened for 72 hours and marked as a demonstration', async () => {
    const { data } = await service.query(OpenH5SellerDocument, {});
    expect(data?.openH5Session).toMatchObject({
      __typename: 'H5Link',
      isMock: true,
      expiresAt: '2026-11-24T12:00:00+08:00',
      session: { state: 'OPENED', isMock: true },
    });
  });

  test('shows the result of a client’s query in the subscriptions too', async () => {
    const token = await open(service);
    const updates = follow(service, token);
    await next(updates);
    service.sandbox.controls.stepH5Session({ token });
    expect(await ask(service, token)).toMatchObject({ state: 'REDIRECTED', step: 'REDIRECTED' });
    expect((await next(updates)).state).toBe('REDIRECTED');
  });

  test('becomes EXPIRED an hour after its end, and not before', async () => {
    const token = await open(service, { ...bySeller(), ttlHours: 1 });
    await service.clock.advance(119 * 60_000);
    expect((await ask(service, token))?.state).toBe('OPENED');
    await service.clock.advance(2 * 60_000);
    expect(await ask(service, token)).toMatchObject({
      state: 'EXPIRED',
      operation: { final: true },
    });
    const asked = service.calls(STATUS_PATH);
    await ask(service, token);
    expect(service.calls(STATUS_PATH)).toBe(asked);
  });

  test('completes by itself after a while', async () => {
    service.sandbox.controls.setProgressDelay({ delayMs: 2_000 });
    const token = await open(service);
    const updates = follow(service, token);
    let state = (await next(updates)).state;
    const end = (async () => {
      while (state !== 'PERSON_DONE') state = (await next(updates)).state;
      return state;
    })();
    let ended: string | null = null;
    while (ended === null)
      ended = (await Promise.race([end, service.clock.advance(1_000)])) ?? null;
    expect(ended).toBe('PERSON_DONE');
  });
});

/** Opens a link like an example file. */
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
    const early = follow(service, token);
    expect(await next(early)).toMatchObject({ cause: 'SNAPSHOT', state: 'OPENED', version: 1 });
    await service.clock.advance(6_000);
    expect(await next(early)).toMatchObject({ state: 'OPENED', h5Session: { step: 'INIT' } });

    const seen: string[] = [];
    for (const state of ['REDIRECTED', 'VERIFIED', 'SUBMITTED', 'PERSON_DONE']) {
      await step(service, token);
      const item = await next(early);
      expect(item).toMatchObject({ state, cause: 'POLL' });
      seen.push(item.cursor);
    }
    await early.completed();

    const during = follow(service, token, seen[1]);
    expect([(await next(during)).state, (await next(during)).state]).toEqual([
      'SUBMITTED',
      'PERSON_DONE',
    ]);
    await during.completed();
    const late = follow(service, token);
    expect(await next(late)).toMatchObject({
      cause: 'SNAPSHOT',
      state: 'PERSON_DONE',
      h5Session: { platformStatus: 'DONE' },
    });
    await late.completed();
  });

  test('continues after the cursor when the instance is restarted in the middle', async () => {
    const token = await openExample(document);
    const before = follow(service, token);
    await next(before);
    await step(service, token);
    const { cursor, state } = await next(before);
    expect(state).toBe('REDIRECTED');
    await service.startAgain();
    const after = follow(service, token, cursor);
    for (const state of ['VERIFIED', 'SUBMITTED', 'PERSON_DONE']) {
      await step(service, token);
      expect((await next(after)).state).toBe(state);
    }
    await after.completed();
  });
});

/** A link of an example whose person has taken all steps. */
async function finished(document: Parameters<typeof openExample>[0]): ReturnType<typeof ask> {
  const token = await openExample(document);
  for (let taken = 0; taken < 4; taken += 1) await step(service, token);
  return ask(service, token);
}

test('a finished seller has the bank’s payee status, and an enterprise has none', async () => {
  expect(await finished(OpenH5SellerDocument)).toMatchObject({
    scene: 'SELLER',
    payee: { returnCode: '00000000' },
  });
  expect(await finished(OpenH5EnterpriseDocument)).toMatchObject({
    scene: 'ENTERPRISE',
    payee: null,
  });
});
