import { exampleContract } from '../../packages/simulator/src/seed/contracts.ts';
import {
  AUTH_LINK,
  company,
  CREATE,
  CREATE_TASK,
  createTask,
  person,
  REGISTER_COMPANY,
  REGISTER_SIGNER,
  SEAL,
  sender,
  sendFile,
  SIGNING_LINK,
  SILENT_LINK,
  taskNow,
  taskOf,
  UPLOAD,
} from '../capabilities/esign/walk.ts';
import { mutation, poll, push, query } from './actions.ts';
import type { Action, Scene, Situation } from './run.ts';

const taskId = ({ id }: Scene): string => `task-${id}`;
const known = ({ known }: Scene, name: string): string => known[name] ?? '';
const companyId = ({ id }: Scene): string => `company-${id}`;
const party = (scene: Scene): string => known(scene, 'company');
const signer = (scene: Scene): string => known(scene, 'person');

const registerCompany = mutation(REGISTER_COMPANY, (scene) => ({
  ...company,
  companyId: companyId(scene),
}));
const signerOf = (scene: Scene): object => ({
  ...person,
  personId: `person-${scene.id}`,
  phone: `139${scene.id.slice(1, -1).padStart(8, '0')}`,
});
const registerSigner = mutation(REGISTER_SIGNER, signerOf);

const registered = async (scene: Scene): Promise<void> => {
  const found = await sender(scene.stage.one)(REGISTER_COMPANY, {
    ...company,
    companyId: companyId(scene),
  });
  scene.known['company'] = String(found['signingPartyId']);
};

/** A notice of the signing system. */
const notice = (type: number, of: typeof party, kind: string): Action =>
  push(kind, of, (scene) => ({ notifyType: type, notifyNo: `notice-${type}-${scene.id}` }));

const authLink = mutation(AUTH_LINK, (scene) => ({ signingPartyId: party(scene) }));
const seal = mutation(SEAL, (scene) => ({ signingPartyId: party(scene), name: '合同专用章' }));

const companyActions = {
  register: registerCompany,
  'auth link': authLink,
  'silent link': mutation(SILENT_LINK, (scene) => ({ signingPartyId: party(scene) })),
  seal,
  'authentication reported': notice(1, party, 'signing-company'),
  'authorization reported': notice(4, party, 'signing-company'),
  poll: poll('signing-company', party),
};

async function proven(scene: Scene): Promise<void> {
  await registered(scene);
  await authLink(scene, scene.stage.one);
  scene.stage.sandbox.controls.authenticateSigningParty({ signingPartyId: party(scene) });
}

/** The company's last snapshot contains the reported seals and the caller's id. */
async function isRemembered(scene: Scene, answers: readonly unknown[]): Promise<readonly string[]> {
  const rows = await scene.stage.rows<{ state: string; snapshot: string }>(
    `SELECT state, snapshot FROM subjects WHERE kind = 'signing-company' AND key = '${party(scene)}'`,
  );
  const [row] = rows;
  const text = JSON.stringify(answers);
  if (row === undefined) return text.includes('SigningCompany') ? ['no company is stored'] : [];
  const broken: string[] = [];
  for (const [, id = ''] of text.matchAll(/"sealId":"(\w+)"/g))
    if (!row.snapshot.includes(id)) broken.push('a seal is not stored');
  if (text.includes('"sealId":') && row.state !== 'AUTHENTICATED')
    broken.push(`a sealed company is ${row.state}`);
  if (text.includes('companyId') && !row.snapshot.includes('companyId'))
    broken.push('the id of the caller is not stored');
  return broken;
}

async function parties(scene: Scene): Promise<void> {
  await proven(scene);
  const send = sender(scene.stage.one);
  await send(SILENT_LINK, { signingPartyId: party(scene) });
  scene.stage.sandbox.controls.authorizeSilentSigning({ signingPartyId: party(scene) });
  const { sealId } = await send(SEAL, { signingPartyId: party(scene), name: '合同专用章' });
  const { signingPartyId } = await send(REGISTER_SIGNER, signerOf(scene));
  const file = await sendFile(scene.stage.one, exampleContract());
  const { fileCode } = await send(UPLOAD, { signingPartyId: party(scene), file });
  Object.assign(scene.known, { sealId, person: signingPartyId, fileCode });
}

const task = (scene: Scene, change: object = {}): object => ({
  signingTaskId: taskId(scene),
  ...taskOf(
    {
      company: party(scene),
      person: signer(scene),
      sealId: known(scene, 'sealId'),
      fileCode: known(scene, 'fileCode'),
    },
    change,
  ),
});
const create = mutation(CREATE_TASK, (scene) => task(scene));
const createOther = mutation(CREATE_TASK, (scene) => task(scene, { title: '另一份合同' }));

async function created(scene: Scene): Promise<void> {
  await parties(scene);
  const found = await createTask(scene.stage.one, task(scene), taskId(scene));
  scene.known['taskNo'] = String(found['taskNo']);
}

const taskNo = (scene: Scene): string => known(scene, 'taskNo') || `ST${scene.id}`;
const link = query(SIGNING_LINK, (scene) => ({
  by: { signingTaskId: taskId(scene) },
  signerSigningPartyId: signer(scene),
}));
const refusedPush = push('signing-task', taskId, (scene) => ({
  taskNo: taskNo(scene),
  refusedReason: '金额有误',
}));

const taskActions = {
  create,
  'create with other input': createOther,
  link,
  query: ((scene, at) => taskNow(at, { signingTaskId: taskId(scene) })) satisfies Action,
  push: push('signing-task', taskId, (scene) => ({ taskNo: taskNo(scene) })),
  poll: poll('signing-task', taskId),
};

/** A reason that was acknowledged is stored. */
async function isReasonStored(scene: Scene): Promise<readonly string[]> {
  const rows = await scene.stage.rows<{ state: string; snapshot: string }>(
    `SELECT state, snapshot FROM subjects WHERE kind = 'signing-task' AND key = '${taskId(scene)}'`,
  );
  const [row] = rows;
  const isAcknowledged = scene.known['refused'] === '200';
  return isAcknowledged && row?.snapshot.includes('金额有误') !== true
    ? [`the reason of the task, which is ${row?.state}, is lost`]
    : [];
}

const pushRefused: Action = async (scene, at) => {
  const status = await refusedPush(scene, at);
  scene.known['refused'] = String(status);
  return status;
};

export const signing: Readonly<Record<string, Situation>> = {
  'a signing company': {
    prepare: registered,
    actions: companyActions,
    check: isRemembered,
  },
  'a proven signing company': {
    prepare: proven,
    actions: companyActions,
    check: isRemembered,
  },
  'a new signer': { actions: { register: registerSigner } },
  'a new signing task': {
    prepare: parties,
    actions: taskActions,
    once: [CREATE],
  },
  'a signing task that waits': {
    prepare: created,
    actions: { ...taskActions, 'refusal reported': pushRefused },
    once: [CREATE],
    check: isReasonStored,
  },
  'a signing task that all have signed': {
    prepare: async (scene) => {
      await created(scene);
      await scene.stage.sandbox.controls.signAtSigningLink({
        taskNo: taskNo(scene),
        signingPartyId: signer(scene),
      });
    },
    actions: taskActions,
    once: [CREATE],
  },
  'a signing task that a party has refused': {
    prepare: async (scene) => {
      await created(scene);
      scene.stage.sandbox.controls.refuseAtSigningLink({
        taskNo: taskNo(scene),
        signingPartyId: signer(scene),
        reason: '金额有误',
      });
    },
    actions: { ...taskActions, 'refusal reported': pushRefused },
    once: [CREATE],
    check: isReasonStored,
  },
};
