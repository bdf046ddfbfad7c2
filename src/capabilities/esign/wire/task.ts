import { billed } from '../../../platform/billing.ts';
import { endpoint } from '../../../platform/endpoint.ts';
import * as r from '../../../platform/record/index.ts';
import { readSigningAnswer } from './answer.ts';
import { partyKind, signStatus, taskStatus } from './codes.ts';
import { rawAnswer, signingPartyId, taskNo } from './members.ts';
import { signingTaskInput, taskRequest } from './new-task.ts';

const createdTask = r.record('CreatedSigningTask', 'A signing task that was created.', {
  taskNo,
  raw: rawAnswer,
});

const linkQuestion = r.record('SigningLinkQuestion', 'Names a signer of a task.', {
  taskNo,
  signerSigningPartyId: signingPartyId('unionId', 'the signer'),
});

const signingLink = r.record(
  'SigningLink',
  'The page at which one signer signs (签署链接). Pass on either link unchanged: a lost parameter makes it fail. It is for that signer only, so keep it out of logs.',
  {
    h5Url: r.url('signH5Url?', { doc: 'The page for a phone.' }),
    pcUrl: r.url('signPCUrl?', { doc: 'The page for a computer.' }),
    signStatus: r.code('signStatus?', signStatus, { doc: 'State of the signer.' }),
    raw: rawAnswer,
  },
);

const initiator = signingPartyId('unionId', 'the enterprise that started it');

/** Names that identify a task. */
export const signingTaskBy = r.choice(
  'SigningTaskBy',
  'Identifies a signing task (签署任务): exactly one of the three.',
  {
    signingTaskId: { ...signingTaskInput.fields.signingTaskId, doc: 'Your own id of the task.' },
    taskNo,
    task: r.variant(
      r.record('SigningTaskName', 'A signing task (签署任务) by the platform’s number.', {
        taskNo,
        initiatorSigningPartyId: initiator,
      }),
      { doc: 'A task that was created through another system.' },
    ),
  },
);

const taskQuestion = r.record('SigningTaskQuestion', 'Names a task.', {
  taskNo,
  initiatorSigningPartyId: initiator,
});

const contract = r.record('SignedContract', 'A file of a task.', {
  address: r.url('contractUrl?', { doc: 'Address of the finished file, valid for a short while.' }),
});

export const taskDetail = r.record('SigningTaskDetail', 'A signing task as it stands now.', {
  platformStatus: r.code('taskStatus', taskStatus, { doc: 'The platform’s status.' }),
  contracts: r.list('contracts?', contract, { doc: 'Its files.' }),
  raw: rawAnswer,
});

/** Response member only: in a request the choice of person or enterprise sets it. */
export const signerKind = r.code('userType', partyKind, { doc: 'Person or enterprise.' });

/** Members of a signer that are shown as the platform reports them. */
export const taskSigner = r.record('TaskSigner', 'A party that signs a contract (签署方).', {
  signingPartyId: signingPartyId('signerUnionId', 'the signer'),
  turn: r.integer('sortNo?', { doc: 'Place in the order of signing: lower numbers first.' }),
  signStatus: r.code('signStatus?', signStatus, {
    doc: 'State of the signers; null until the platform was queried.',
  }),
});

/** Members of a task that are shown as the platform reports them. */
export const taskView = r.record(
  'SigningTask',
  'A contract that is signed by several parties (签署任务), each at a link of their own. Signatures are found by a push or a poll.',
  {
    taskNo: r.numberText('taskNo?', { doc: `${taskNo.doc} Null until the platform named it.` }),
    initiatorSigningPartyId: r.numberText('unionId?', { doc: initiator.doc }),
    refusedReason: r.text('refusedReason?', {
      doc: 'Reason why a signer refused, if a push reported it before the task was known to have ended; personal data masked. Not confirmed: the platform cannot be queried for it.',
    }),
    platformStatus: r.code('taskStatus?', taskStatus, {
      doc: 'The platform’s own status; null until the platform was queried.',
    }),
    raw: {
      ...rawAnswer,
      doc: 'The platform’s current response about it, as received, with the signing system’s response under `raw`; personal data masked. Costs one free call per operation. Null while the platform cannot be queried because its number is unknown.',
    },
  },
);

/** Billed once per created task (document 3, section 1). */
export const createTask = endpoint({
  path: '/api/v1/esign/task/create',
  answer: readSigningAnswer,
  request: taskRequest,
  response: createdTask,
  about: ['unionId'],
  billed: billed('esign', 'per created task', { refusalsCost: false }),
  effect: 'once',
});

export const linkOfSigner = endpoint({
  path: '/api/v1/esign/task/link',
  answer: readSigningAnswer,
  request: linkQuestion,
  response: signingLink,
  about: ['taskNo', 'unionId'],
  billed: null,
  effect: 'none',
});

export const detailOfTask = endpoint({
  path: '/api/v1/esign/task/detail',
  answer: readSigningAnswer,
  request: taskQuestion,
  response: taskDetail,
  about: ['taskNo', 'unionId'],
  billed: null,
  effect: 'none',
});
