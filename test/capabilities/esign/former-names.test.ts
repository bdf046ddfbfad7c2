import { expect, test } from 'vitest';
import { signedContract } from '../../../src/capabilities/esign/tasks/documents.ts';
import { next } from '../../following.ts';
import { startScenario } from '../../scenario.ts';
import { keepAsBefore } from '../kept-before.ts';
import { CREATE, createTask, taskOf } from './walk.ts';

const service = startScenario();
const notice = {
  type: 'AUTHENTICATION',
  typeCode: '1',
  heardAt: '2026-11-20T12:00:00+08:00',
  receipt: 'r',
};

test('a task that was kept under former names is shown in full, and its files are asked for', async () => {
  const snapshot = {
    initiatorUnionId: 'ENT1',
    userId: 'seller-1',
    taskNo: 'ST1',
    signers: [{ unionId: 'PER1', kind: 'PERSON', turn: 1, status: 'SIGNED', statusCode: '2' }],
  };
  await keepAsBefore(service, { kind: 'signing-task', key: 't1', state: 'COMPLETED', snapshot });
  const updates = service.subscribe<{ update: object }>(
    `subscription { update: signingTaskUpdates(by: { signingTaskId: "t1" }) { task: signingTask {
      initiatorSigningPartyId sellerId taskNo signers { signingPartyId signStatus signStatusCode } } } }`,
  );
  expect(await next(updates)).toEqual({
    task: {
      initiatorSigningPartyId: 'ENT1',
      sellerId: 'seller-1',
      taskNo: 'ST1',
      signers: [{ signingPartyId: 'PER1', signStatus: 'SIGNED', signStatusCode: '2' }],
    },
  });
  expect(signedContract.followUp('t1', snapshot).snapshot).toMatchObject({
    initiatorSigningPartyId: 'ENT1',
  });
});

test.each([
  ['seller-1', '140b83e243f22e20c826bef3f820869b6d62a759c2cd1219e8f7fdc1b84ecfe6'],
  [null, '06752be3b4ac2696b108b65419448c653092a25bc0645666ae798091d1cf29f8'],
])(
  'a task that was created while its id and seller (%s) stood beside the input is the same task',
  async (sellerId, inputHash) => {
    const id = { tenant: 'default', kind: 'signing-task', key: 't1' };
    const snapshot = { initiatorUnionId: 'ENT1', userId: sellerId, taskNo: 'ST1' };
    const kept = { inputHash, state: 'WAITING', snapshot, dueAt: null };
    await service.application.journal.open(id, kept);
    const parties = { company: 'ENT1', person: 'PER1', sealId: 'SEAL1', fileCode: 'FILE1' };
    expect(await createTask(service, taskOf(parties, { sellerId }), 't1')).toMatchObject({
      __typename: 'SigningTask',
      taskNo: 'ST1',
    });
    expect(service.calls(CREATE)).toBe(0);
  },
);

test('an enterprise and a person who were kept under former names are shown in full', async () => {
  const kept = { uid: 'own-id-01', notices: [notice], notice };
  await keepAsBefore(service, {
    kind: 'signing-company',
    key: 'ENT1',
    state: 'REGISTERED',
    snapshot: kept,
  });
  await keepAsBefore(service, {
    kind: 'signing-person',
    key: 'PER1',
    state: 'REGISTERED',
    snapshot: kept,
  });
  const { data } = await service.query(
    '{ signingCompany(signingPartyId: "ENT1") { companyId } signer(signingPartyId: "PER1") { personId } }',
  );
  expect(data).toEqual({
    signingCompany: { companyId: 'own-id-01' },
    signer: { personId: 'own-id-01' },
  });
  const updates = service.subscribe<{ update: object }>(
    'subscription { update: signingCompanyUpdates(signingPartyId: "ENT1") { notice { receivedAt } } }',
  );
  expect(await next(updates)).toEqual({ notice: { receivedAt: notice.heardAt } });
});
