import { expect, test } from 'vitest';
import { type Connection, temporaryFolder } from '../../harness.ts';
import { ManualClock } from '../../manual-clock.ts';
import { sendEnvelope, sendText, startStub } from '../../platform/stub-platform.ts';
import { ask, contractId, create, follow, PATHS } from './walk.ts';
import { startBefore } from '../../scenario.ts';
import { next } from '../../following.ts';

const DAY = 24 * 60 * 60_000;

/** States of contracts in the journal, without a call to the platform. */
async function statesIn(service: Connection): Promise<Record<string, string>> {
  const { data } = await service.query<{
    operations: { edges: { node: { key: string; state: string } }[] };
  }>('{ operations(kinds: [PARTNER_CONTRACT]) { edges { node { key state } } } }');
  const edges = data?.operations.edges ?? [];
  return Object.fromEntries(edges.map(({ node }) => [node.key, node.state]));
}

test('an unresponsive platform makes a contract STALE a week after its signing period, until it responds', async () => {
  let status: string | null = null;
  const stub = await startStub((response, { path }, nth) => {
    if (path === PATHS.create && nth === 1) return void response.destroy();
    if (path === PATHS.create)
      return sendEnvelope(response, 'CYT_00000', { contractNo: `N${nth}` });
    if (status === null) return sendText(response, 'bad gateway', 502);
    sendEnvelope(response, 'CYT_00000', { status });
  });
  const begin = Date.UTC(2026, 10, 21, 4);
  const settings = { DATA_DIR: await temporaryFolder() };
  const before = await startBefore(stub, settings, { clock: new ManualClock(begin) });
  await create(before, { deadlineDays: 1 });
  await create(before, { deadlineDays: 1, contractId: 'asleep' });
  await create(before, { deadlineDays: 3, contractId: 'awake' });
  await before.stop();

  const clock = new ManualClock(begin + 8 * DAY - 30 * 60_000);
  const service = await startBefore(stub, settings, { clock, random: () => 0.5 });
  const early = { [contractId]: 'OUTCOME_UNKNOWN', asleep: 'SIGNING', awake: 'SIGNING' };
  while (clock.now() < begin + 8 * DAY - 60_000) {
    await clock.advance(60_000);
    expect(await statesIn(service)).toEqual(early);
  }
  await clock.advance(120_000);
  const updates = follow(service, { contractId: 'asleep' });
  while ((await next(updates)).state !== 'STALE');
  expect(await statesIn(service)).toEqual({
    [contractId]: 'STALE',
    asleep: 'STALE',
    awake: 'SIGNING',
  });
  status = 'person_signed';
  expect((await ask(service, { contractId: 'asleep' }))?.state).toBe('PERSON_SIGNED');
});
