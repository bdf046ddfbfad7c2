import { builder } from '../../../graphql/builder.ts';
import { describedValues } from '../../../graphql/described-values.ts';
import { keptFilesFields } from '../../../graphql/kept-files.ts';
import { subjectId } from '../../../graphql/operation.ts';
import { documentsStates, signedContract, toKeptFiles } from './documents.ts';
import { SigningTask } from './types.ts';

const SignedContractState = builder.enumType('SignedContractState', {
  description: 'How far the finished files of a signing task are kept by this service.',
  values: describedValues(documentsStates),
});

builder.objectFields(SigningTask, (t) =>
  keptFilesFields(t, {
    state: SignedContractState,
    docs: {
      documents:
        'The finished files, which carry every signature, its certificate and a time stamp: fetched as soon as all have signed, and kept. Empty before, and for tasks that were not created through this service.',
      documentsState:
        'How far they are kept; null before all have signed, and for tasks that were not created through this service. Changes come on `updates(kinds: ["signed-contract"])`.',
    },
    read: toKeptFiles,
    filesOf: async ({ signingTaskId }, context) =>
      signingTaskId === null
        ? null
        : context.app.journal.get(subjectId(context, signedContract.kind, signingTaskId)),
  }),
);
