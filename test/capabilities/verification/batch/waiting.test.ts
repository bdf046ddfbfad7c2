import type { ServerResponse } from 'node:http';
import { describe, expect, test, vi } from 'vitest';
import { dataOf, inTime, next, reaches } from '../../../following.ts';
import { bearer, startBudgeted, writeTenants } from '../../../graphql/billing/tenants.ts';
import { ManualClock } from '../../../manual-clock.ts';
import { sendEnvelope, sendText, startStub } from '../../../platform/stub-platform.ts';
import { startBefore, startScenario } from '../../../scenario.ts';
import { codes, follow, readResults, start, VERIFY } from './batch.ts';

const DAY_MS = 24 * 60 * 60_000;

describe('a batch', () => {
  const service = startScenario();
  const CANCEL = `mutation {
    cancelVerificationBatch(input: { batchId: "b1" }) {
      __typename
      ... on VerificationBatch { state }
      ... on ConflictError { reason }
      ... on InvalidInputError { fieldErrors { path } }
    }
  }`;
  const cancel = async (): Promise<unknown> => dataOf(await service.query(CANCEL));

  test.each(['QUOTA_EXHAUSTED', 'TOO_MANY_REQUESTS', 'UPSTREAM_UNAVAILABLE'] as const)(
    'waits after %s, tries one call at a time, and continues without a client',
    async (fault) => {
      service.fail(VERIFY, fault, null);
      const updates = follow(service);
      await start(service, { codes: codes(150) });
      const waiting = await service.inTime(
        (async () => {
          for (;;) {
            const update = await next(updates);
            if (update.batch?.obstacle) return update;
          }
        })(),
      );
      expect(waiting).toMatchObject({ state: 'RUNNING', batch: { done: 0, unanswered: 0 } });
      service.fail(VERIFY, fault, 0);
      const end = await service.reaches(updates, 'DONE', 5 * 60_000);
      expect(end.batch).toMatchObject({ done: 150, failed: 150, obstacle: null });
      // Document 1, section 7: after 15 to 20 minutes, and not on another day.
      expect(service.clock.now() - service.begin).toBeLessThan(60 * 60_000);
    },
  );

  test('does not repeat checks that may have been executed on the same day, and repeats them on the next', async () => {
    service.fail(VERIFY, 'LOST_REPLY', 1);
    const updates = follow(service);
    await start(service, { codes: codes(100) });
    const unanswered = await service.inTime(
      (async () => {
        for (;;) {
          const update = await next(updates);
          if (update.batch?.done === 50 && update.batch.obstacle === null) return update;
        }
      })(),
      10_000,
    );
    expect(unanswered).toMatchObject({ state: 'RUNNING', batch: { unanswered: 50 } });
    await service.clock.advance(60 * 60_000);
    expect(service.billed(VERIFY)).toBe(100);
    const read = await readResults(service);
    expect(read.filter(({ verification }) => verification === null)).toHaveLength(50);

    await service.sleepUntil(DAY_MS);
    const end = await service.reaches(follow(service), 'DONE');
    expect(end.batch).toMatchObject({ done: 100, failed: 100, unanswered: 0 });
    // The simulated platform counts from zero after its restart.
    expect(service.billed(VERIFY)).toBe(50);
    const results = await readResults(service);
    expect(results.map(({ verification }) => verification?.checksToday)).toEqual(
      Array.from({ length: 100 }, () => 1),
    );
  });

  test('that was canceled sends nothing more, and keeps its results', async () => {
    service.fail(VERIFY, 'QUOTA_EXHAUSTED', null);
    const updates = follow(service);
    await start(service, { codes: codes(200) });
    expect(await cancel()).toMatchObject({
      cancelVerificationBatch: { __typename: 'VerificationBatch' },
    });
    service.fail(VERIFY, 'QUOTA_EXHAUSTED', 0);
    const end = await service.reaches(updates, 'CANCELED');
    const sent = service.billed(VERIFY);
    await service.clock.advance(2 * DAY_MS);
    expect(service.billed(VERIFY)).toBe(sent);
    expect(end.batch?.done).toBe(sent);
    expect(await cancel()).toMatchObject({ cancelVerificationBatch: { state: 'CANCELED' } });
  });

  test('that ended half a year ago loses its details and results, but not its number', async () => {
    await start(service, { codes: codes(60) });
    await service.reaches(follow(service), 'DONE');
    await service.sleepUntil(200 * DAY_MS);
    await service.clock.advance(DAY_MS / 24);
    await vi.waitFor(
      async () => {
        const { data } = await service.query(
          '{ verificationBatch(batchId: "b1") { state total results { edges { cursor } } } }',
        );
        expect(data).toEqual({
          verificationBatch: { state: 'DONE', total: 0, results: { edges: [] } },
        });
      },
      { timeout: 5_000 },
    );
  });

  test('that is done, or unknown, cannot be canceled', async () => {
    expect(await cancel()).toMatchObject({
      cancelVerificationBatch: { fieldErrors: [{ path: ['input', 'batchId'] }] },
    });
    await start(service, { codes: codes(1) });
    await service.reaches(follow(service), 'DONE');
    expect(await cancel()).toMatchObject({ cancelVerificationBatch: { reason: 'ALREADY_DONE' } });
  });
});

test('a batch stays within the budget of its key, and continues on the next day', async () => {
  const { service, clock } = await startBudgeted('SQLite', {
    web: { unitsPerDay: { verification: 120 }, unitsPerRequest: 20 },
  });
  const as = bearer('web');
  const updates = follow(service, as);
  await start(service, { codes: codes(200) }, as);
  let waiting = await next(updates);
  while (waiting.batch?.obstacle?.code !== 'BUDGET_EXHAUSTED')
    waiting = await inTime(next(updates), clock, 100);
  expect(waiting.batch).toMatchObject({ done: 120 });
  expect(service.sandbox.counters.calls(VERIFY)).toBe(6);
  await clock.advance(30 * 60_000);
  expect(service.sandbox.counters.billedUnits(VERIFY)).toBe(120);
  await clock.advance(60 * 60_000);
  const end = await reaches(updates, 'DONE', clock);
  expect(end.batch).toMatchObject({ done: 200, obstacle: null });
  expect(service.sandbox.counters.billedUnits(VERIFY)).toBe(200);
});

test('a batch stops when its key is removed', async () => {
  const { service, clock, tenantsFile } = await startBudgeted('SQLite', {
    web: { unitsPerDay: { verification: 50 } },
  });
  const updates = follow(service, bearer('batch'));
  await start(service, { codes: codes(100) }, bearer('web'));
  while ((await inTime(next(updates), clock)).batch?.obstacle?.code !== 'BUDGET_EXHAUSTED');
  await writeTenants(tenantsFile, {}, null, ['batch']);
  while ((await inTime(next(updates), clock, 60_000)).batch?.obstacle?.code !== 'NOT_PERMITTED');
  expect(service.sandbox.counters.billedUnits(VERIFY)).toBe(50);
});

test.each([
  ['no answer', 60, (response: ServerResponse) => response.destroy()],
  ['a page of a gateway', 60, (response: ServerResponse) => sendText(response, '<html>', 502)],
  ['an upstream failure', 15 * 60, failUpstream],
])('an outage with %s costs one call each %i seconds', async (_case, seconds, answer) => {
  let calls = 0;
  const stub = await startStub((response, { path }) => {
    if (path !== VERIFY) return sendEnvelope(response, 'CYT_00000', {});
    calls += 1;
    answer(response);
  });
  const clock = new ManualClock();
  const service = await startBefore(stub, {}, { clock });
  await start(service, { codes: codes(2_000) });
  await expect.poll(() => calls).toBe(SIDE_BY_SIDE);
  await clock.advance((seconds - 1) * 1_000);
  expect(calls).toBe(SIDE_BY_SIDE);
  await clock.advance(2_000);
  await expect.poll(() => calls).toBe(SIDE_BY_SIDE + 1);
});

/** Concurrent calls of a batch. */
const SIDE_BY_SIDE = 8;

function failUpstream(response: ServerResponse): void {
  sendEnvelope(response, 'CYT_50200', { hint: '99' }, { status: 502 });
}
