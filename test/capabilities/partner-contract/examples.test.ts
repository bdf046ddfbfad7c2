import { expect, test } from 'vitest';
import {
  CancelContractDocument,
  ContractDocument,
  CreateContractDocument,
  FollowCompletedContractsDocument,
  FollowContractDocument,
} from '../../generated/operations.ts';
import { startService } from '../../harness.ts';
import { ManualClock } from '../../manual-clock.ts';
import { inTime } from '../../following.ts';

test('the examples, unchanged, take a contract from nothing to its finished PDF', async () => {
  const clock = new ManualClock();
  const service = await startService({ clock, random: () => 0.5 });
  const feed = service.subscribe(FollowCompletedContractsDocument);
  const updates = service.subscribe(FollowContractDocument);
  const next = async () => (await inTime(updates.next(), clock)).data?.contractUpdates;
  expect((await next())?.state).toBeNull();

  const created = await service.query(CreateContractDocument);
  expect(created.data?.createContract).toMatchObject({ __typename: 'Contract', state: 'SIGNING' });
  while ((await next())?.state !== 'COMPLETED');
  await updates.completed();
  const { contractCompleted } = (await feed.next()).data ?? {};
  expect(contractCompleted?.contract).toMatchObject({ contractId: 'example-contract-1' });

  const contract = async () => (await service.query(ContractDocument)).data?.contract;
  while ((await contract())?.documentState !== 'STORED') await clock.advance(1_000);
  expect(await contract()).toMatchObject({ state: 'COMPLETED', archived: true, signUrl: null });
  expect((await service.query(CreateContractDocument)).data?.createContract).toMatchObject({
    state: 'COMPLETED',
  });
  const contractNo = contractCompleted?.contract?.contractNo ?? '';
  const cancelled = await service.query(CancelContractDocument, { input: { contractNo } });
  expect(cancelled.data?.cancelContract).toMatchObject({ __typename: 'ConflictError' });
});

test('each example works alone, before anything was created', async () => {
  const service = await startService({ sandboxProgressDelayMs: null });
  expect(await service.query(ContractDocument)).toEqual({ data: { contract: null } });
  expect((await service.query(CancelContractDocument)).data?.cancelContract).toMatchObject({
    __typename: 'PlatformRejectedError',
  });
});
