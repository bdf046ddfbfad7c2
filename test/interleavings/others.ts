import {
  ACT_PATH,
  application,
  apply,
  APPLY_PATH,
  applied,
  redOf,
  revoke,
} from '../capabilities/atomic/red-confirmations/red-confirmations.ts';
import { ask, cancel, create, PATHS } from '../capabilities/partner-contract/walk.ts';
import { uploadDocument, blue, UPLOAD_PATH } from '../capabilities/atomic/uploads/scrap-uploads.ts';
import { start } from '../capabilities/verification/batch/batch.ts';
import { mutate, mutation, poll, push } from './actions.ts';
import type { Action, Scene, Situation } from './run.ts';

const contractId = ({ id }: Scene): string => `contract-${id}`;
const contractNo = ({ known }: Scene): string => known['contractNo'] ?? '';

const createContract: Action = (scene, at) => create(at, { contractId: contractId(scene) });

async function contracted(scene: Scene): Promise<void> {
  const { contractNo: number } = await create(scene.stage.one, { contractId: contractId(scene) });
  scene.known['contractNo'] = String(number);
}

async function signed(scene: Scene): Promise<void> {
  await contracted(scene);
  const { controls } = scene.stage.sandbox;
  while ((await controls.stepContract({ contractNo: contractNo(scene) })) !== null);
}

const pushed = push('partner-contract', contractId, (scene) => ({
  contractNo: contractNo(scene),
  status: 'completed',
  completedAt: '2026-11-21T12:00:00+08:00',
}));

const contractActions = {
  create: createContract,
  cancel: ((scene, at) => cancel(at, contractNo(scene))) satisfies Action,
  query: ((scene, at) => ask(at, { contractId: contractId(scene) })) satisfies Action,
  push: pushed,
  poll: poll('partner-contract', contractId),
};

const original = ({ id }: Scene): string => `2646${id.slice(1, -1).padStart(16, '0')}`;
const uuid = ({ known }: Scene): string => known['uuid'] ?? '';
const forRed = (number: string) => application({ originalInvoiceNumber: number });

const applyOnce: Action = (scene, at) =>
  apply(at, `application-${scene.id}`, forRed(original(scene)));
const applyOther: Action = (scene, at) => apply(at, `other-${scene.id}`, forRed(original(scene)));

const batchId = ({ id }: Scene): string => `batch-${id}`;
const invoices = (scene: Scene): readonly object[] => [
  {
    digitalGeneral: {
      invoiceNumber: original(scene),
      issuedOn: '2026-11-02',
      amountWithTax: '1660.00',
    },
  },
];
const startBatch: Action = (scene, at) =>
  start(at, { batchId: batchId(scene), invoices: invoices(scene) });

const upload = (number: string, change: object = {}): Action =>
  mutation(uploadDocument, (scene) => ({
    uploadId: `${number}-${scene.id}`,
    invoices: [blue({ invoiceNumber: original(scene), ...change })],
  }));

export const others: Readonly<Record<string, Situation>> = {
  'a new contract': {
    actions: {
      create: createContract,
      push: pushed,
      poll: poll('partner-contract', contractId),
    },
    once: [PATHS.create],
  },
  'a contract that waits': { prepare: contracted, actions: contractActions, once: [PATHS.create] },
  'a contract that the platform has completed': {
    prepare: signed,
    actions: contractActions,
    once: [PATHS.create],
  },
  'a new red confirmation': {
    actions: {
      apply: applyOnce,
      'apply under another number': applyOther,
      poll: poll('red-confirmation-application', original),
    },
    once: [APPLY_PATH],
  },
  'a red confirmation': {
    prepare: async (scene) => {
      const input = forRed(original(scene));
      scene.known['uuid'] = await applied(scene.stage.one, `application-${scene.id}`, input);
    },
    actions: {
      apply: applyOnce,
      revoke: (scene, at) => revoke(at, uuid(scene), `revocation-${scene.id}`),
      'revoke under another number': (scene, at) => revoke(at, uuid(scene), `other-${scene.id}`),
      query: (scene, at) => redOf(at, uuid(scene)),
      poll: poll('red-confirmation', uuid),
    },
    once: [APPLY_PATH, ACT_PATH],
  },
  'a new upload of invoices': {
    actions: {
      upload: upload('upload'),
      'upload other invoices': upload('upload', { drawer: '何梅' }),
      poll: poll('scrap-upload', ({ id }) => `upload-${id}`),
    },
    once: [UPLOAD_PATH],
  },
  'a batch of verifications': {
    actions: {
      start: startBatch,
      cancel: mutate(
        'cancelVerificationBatch',
        'CancelVerificationBatchInput',
        '... on VerificationBatch { state done }',
        (scene) => ({ batchId: batchId(scene) }),
      ),
      poll: poll('verification-batch', batchId),
    },
    once: ['/api/v1/verify'],
  },
};
