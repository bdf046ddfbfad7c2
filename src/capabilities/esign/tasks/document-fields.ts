import { builder } from '../../../graphql/builder.ts';
import { keptFilesFields, keptFilesState } from '../../../graphql/kept-files.ts';
import { signedContract } from './documents.ts';
import { SigningTask } from './types.ts';

const SignedContractState = keptFilesState(
  signedContract,
  'SignedContractState',
  'How far the finished files of a signing task are kept by this service (合同文件).',
);

builder.objectFields(SigningTask, (t) =>
  keptFilesFields(t, signedContract, {
    state: SignedContractState,
    docs: {
      documents:
        'The finished files, which carry every signature, its certificate and a time stamp: fetched as soon as all have signed, and kept. Empty before, and for tasks that were not created through this service.',
      documentsState:
        'How far they are kept; null before all have signed, and for tasks that were not created through this service. Changes come on `updates(kinds: ["signed-contract"])`.',
    },
    keyOf: ({ key }) => key,
  }),
);
