import { expect, test } from 'vitest';
import { findKeywords } from '../../packages/simulator/src/pdf/work.ts';
import { exampleContract } from '../../packages/simulator/src/seed/contracts.ts';
import { startScenario } from '../scenario.ts';
import { createTask, type Parties, prepare, taskNow, taskOf } from './esign/walk.ts';
import {
  ask,
  askWhenStored,
  cancel,
  createNumbered,
  finish,
  PATHS,
} from './partner-contract/walk.ts';

const service = startScenario();

const step = (contractNo: string) => service.sandbox.controls.stepContract({ contractNo });

/** Blocks the sandbox's signatures until this file has been read: it processes one file at a time. */
const occupy = () => findKeywords(exampleContract(), ['甲方盖章']);

async function contractWaitingForItsSeal(): Promise<string> {
  const contractNo = await createNumbered(service);
  while ((await step(contractNo)) !== 'SIGNED');
  return contractNo;
}

const signaturesIn = (file: Buffer): number =>
  file.toString('latin1').match(/\/ByteRange/g)?.length ?? 0;

test('two concurrent last signers complete a task once, with both signatures', async () => {
  const parties: Parties = await prepare(service);
  const [person, company] = taskOf(parties)['signers'] as [object, { company: object }];
  const signers = [person, { company: { ...company.company, mode: 'MANUAL' } }];
  const taskNo = String(
    (await createTask(service, taskOf(parties, { order: 'UNORDERED', signers })))['taskNo'],
  );
  const signs = (signingPartyId: string) =>
    service.sandbox.controls.signAtSigningLink({ taskNo, signingPartyId });
  const pushes = service.sandbox.counters.pushes('acknowledged');
  expect(
    await Promise.all([signs(parties.person), signs(parties.company), signs(parties.company)]),
  ).toEqual([true, true, false]);
  for (;;) {
    const task = await taskNow(service);
    if (task?.['documentsState'] === 'STORED') break;
    await service.clock.advance(1_000);
  }
  const { documents } = (await taskNow(service)) as { documents: [{ url: string }] };
  const file = await fetch(documents[0].url.replace(/^https?:\/\/[^/]+/, service.url));
  expect(signaturesIn(Buffer.from(await file.arrayBuffer()))).toBe(2);
  expect(service.sandbox.counters.pushes('acknowledged') - pushes).toBe(2);
});

test('a seal requested twice at once is applied once', async () => {
  const contractNo = await contractWaitingForItsSeal();
  const steps = await Promise.all([step(contractNo), step(contractNo)]);
  expect(steps.toSorted()).toEqual(['SEALED', null]);
  const { file } = (await askWhenStored(service, service.clock)) ?? {};
  const answer = await fetch((file?.url ?? '').replace(/^https?:\/\/[^/]+/, service.url));
  expect(signaturesIn(Buffer.from(await answer.arrayBuffer()))).toBe(2);
});

test('a contract canceled while its seal is created stays canceled', async () => {
  const contractNo = await contractWaitingForItsSeal();
  const occupied = Promise.all(Array.from({ length: 50 }, occupy));
  const sealing = step(contractNo);
  expect(await cancel(service, contractNo)).toMatchObject({ contract: { state: 'CANCELED' } });
  await occupied;
  expect(await sealing).toBeNull();
  expect(await ask(service)).toMatchObject({ state: 'CANCELED', file: null });
  expect(await finish(service, contractNo)).toEqual([]);
  expect(service.sandbox.counters.calls(PATHS.download)).toBe(0);
});

test('the sandbox answers other requests while it reads a contract', async () => {
  const occupied = Promise.all(Array.from({ length: 50 }, occupy));
  let isOccupied = true;
  void occupied.then(() => (isOccupied = false));
  const creating = createNumbered(service);
  await expect(ask(service, { contractNo: 'PC404' })).rejects.toThrow('no such contract');
  expect(isOccupied).toBe(true);
  expect(await creating).toMatch(/^PC/);
});
