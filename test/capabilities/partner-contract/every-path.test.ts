import { expect, test } from 'vitest';
import { sameOnEveryPath } from '../../every-path.ts';
import { next } from '../../following.ts';
import { startBefore, startScenario } from '../../scenario.ts';
import { askWhenStored, cancel, contract, contractId, finish, follow } from './walk.ts';

const service = startScenario({ env: { SUBGRAPH: 'on' } });

const CREATE = `mutation ($input: ContractInput!) {
  thing: createContract(input: $input) { ... on Contract { ...everything } }
}`;
const QUERY = 'query ($by: ContractBy!) { thing: contract(by: $by) { ...everything } }';
const UPDATES = `subscription ($by: ContractBy!, $after: Cursor) {
  contractUpdates(by: $by, after: $after) { thing: contract { ...everything } subject { ...everything } }
}`;
const OPERATIONS =
  '{ operations(first: 1, kinds: [PARTNER_CONTRACT]) { edges { node { subject { ...everything } } } } }';

/** A file that the simulated platform always has: repeated mutations have the same input. */
const input = contract('example-contract.pdf', { sellerId: 'seller-1' });
const by = { contractId };

/** Creates the contract; resolves with its numbers and the cursor before the next poll's update. */
async function created() {
  await service.query(
    'mutation ($input: ContractInput!) { createContract(input: $input) { __typename } }',
    { input },
  );
  const { cursor, contract: known } = await next(follow(service));
  return { cursor, contractNo: known?.contractNo ?? '' };
}

test('a contract is the same on every path, while it waits for its signature and when it is completed', async () => {
  const { cursor, contractNo } = await created();
  const paths = [
    [QUERY, { by }],
    [QUERY, { by: { contractNo } }],
    [CREATE, { input }],
    [UPDATES, { by }],
    [OPERATIONS],
    ['{ contracts(first: 1) { edges { thing: node { ...everything } } } }'],
  ] as const;
  const signing = await sameOnEveryPath(service, 'Contract', [
    ...paths,
    [UPDATES, { by, after: cursor }],
  ]);
  expect(signing).toMatchObject({
    progress: 'ACTION_REQUIRED',
    stateName: 'SIGNING',
    signUrl: expect.stringMatching(/^http/) as unknown,
    raw: { status: 'signing' },
  });

  const updates = follow(service);
  await finish(service, contractNo);
  const beforeEnd: string[] = [];
  for (let state: string | null = null; state !== 'COMPLETED';) {
    const item = await service.nextInTime(updates);
    ({ state } = item);
    beforeEnd.push(item.cursor);
  }
  await askWhenStored(service, service.clock);
  const completed = await sameOnEveryPath(service, 'Contract', [
    ...paths,
    [UPDATES, { by: { contractNo }, after: beforeEnd.at(-2) }],
  ]);
  expect(completed).toMatchObject({
    id: signing['id'],
    progress: 'SUCCEEDED',
    stateName: 'COMPLETED',
    signUrl: null,
    raw: { status: 'completed' },
    file: { name: `${contractNo}.pdf` },
  });
});

test('a contract is the same on every path when it was canceled', async () => {
  const { contractNo } = await created();
  await cancel(service, contractNo);
  const cancelAgain = `mutation ($input: CancelContractInput!) {
    cancelContract(input: $input) { ... on ContractCancellation { thing: contract { ...everything } } }
  }`;
  const canceled = await sameOnEveryPath(service, 'Contract', [
    [QUERY, { by }],
    [cancelAgain, { input: { contractNo } }],
    [UPDATES, { by }],
    [OPERATIONS],
  ]);
  expect(canceled).toMatchObject({ progress: 'FAILED', stateName: 'CANCELED' });
});

test('a contract of another system has one id, which finds it again', async () => {
  const { contractNo } = await created();
  const other = await startBefore(service.sandbox, { SUBGRAPH: 'on' });
  const found = await sameOnEveryPath(other, 'Contract', [[QUERY, { by: { contractNo } }]]);
  expect(found).toMatchObject({ key: null, stateName: 'SIGNING', operation: null, openedAt: null });
});
