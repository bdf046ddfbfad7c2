import { beforeEach, describe, expect, test } from 'vitest';
import {
  type Parties,
  prepare,
  type Result,
  CREATE_TASK,
  SIGNING_LINK,
  taskId,
  taskNow,
  taskOf,
} from '../walk.ts';
import { textLike } from '../../../texts.ts';
import { startBefore, startScenario } from '../../../scenario.ts';
import { created } from './tasks.ts';

const service = startScenario();

let parties: Parties;

beforeEach(async () => {
  parties = await prepare(service);
});

const link = async (signerSigningPartyId: string, by: object = { signingTaskId: taskId }) =>
  (
    await service.query<{ link: Record<string, unknown> | null }>(SIGNING_LINK, {
      by,
      signerSigningPartyId,
    })
  ).data?.link;

describe('signingLink', () => {
  test('returns each signer’s own page, and whose turn it is', async () => {
    const taskNo = await created(service, parties);
    expect(await link(parties.person)).toMatchObject({
      h5Url: textLike(/signerId=PER/),
      pcUrl: textLike(/signerId=PER/),
      signStatus: 'CAN_SIGN',
      signStatusCode: '1',
    });
    expect(await link(parties.company, { taskNo })).toMatchObject({ signStatus: 'NOT_YET' });
  });

  test('is null for a task without a number, without any call', async () => {
    expect(await link(parties.person)).toBeNull();
    expect(service.calls('/api/v1/esign/task/link')).toBe(0);
  });
});

test('a task of another system is returned if its initiator is given, and null otherwise', async () => {
  const taskNo = await created(service, parties);
  const other = await startBefore(service.sandbox);
  expect(await taskNow(other, { taskNo })).toBeNull();
  const initiatorSigningPartyId = parties.company;
  expect(await taskNow(other, { task: { taskNo, initiatorSigningPartyId } })).toMatchObject({
    taskNo,
    signingTaskId: null,
    state: 'WAITING',
    platformStatus: 'WAITING',
    platformStatusCode: '10',
    operation: null,
  });
});

test('a seller links to the contracts created for them', async () => {
  const create = (signingTaskId: string, sellerId: string | null) =>
    service.query<Result>(CREATE_TASK, { input: taskOf(parties, { signingTaskId, sellerId }) });
  await create('contract-a', 'seller-1');
  await create('contract-b', null);
  await create('contract-c', 'seller-1');
  const seller = { name: '张建国', idNumber: '110101198503154217', phone: '13900000011' };
  const input = { sellerId: 'seller-1', ...seller, returnUrl: 'https://example.com' };
  const { data } = await service.query<{ onboardSeller: { seller: object } }>(
    `mutation ($input: OnboardSellerInput!) {
      onboardSeller(input: $input) {
        ... on SellerOnboarding { seller { signingTasks { edges { node { signingTaskId sellerId state } } } } }
      }
    }`,
    { input },
  );
  expect(data?.onboardSeller.seller).toMatchObject({
    signingTasks: {
      edges: [
        { node: { signingTaskId: 'contract-c', sellerId: 'seller-1', state: 'WAITING' } },
        { node: { signingTaskId: 'contract-a' } },
      ],
    },
  });
});

const list = async (belongsTo: object) => {
  const document = `query ($belongsTo: SigningTaskBelongsTo) {
    signingTasks(belongsTo: $belongsTo) { edges { node { signingTaskId } } }
  }`;
  return (await service.query(document, { belongsTo })).data;
};
const found = (...keys: string[]) => ({
  signingTasks: { edges: keys.map((key) => ({ node: { signingTaskId: key } })) },
});

test('tasks are listed by their seller and by their initiating enterprise', async () => {
  const create = (signingTaskId: string, sellerId: string) =>
    service.query<Result>(CREATE_TASK, { input: taskOf(parties, { signingTaskId, sellerId }) });
  await create('contract-a', 'seller-1');
  await create('contract-b', 'seller-2');
  expect(await list({ sellerId: 'seller-1' })).toEqual(found('contract-a'));
  const initiatorSigningPartyId = parties.company;
  expect(await list({ initiatorSigningPartyId })).toEqual(found('contract-b', 'contract-a'));
  expect(await list({ initiatorSigningPartyId: 'ENT404' })).toEqual(found());
});
