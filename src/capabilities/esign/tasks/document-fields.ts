import { builder } from '../../../graphql/schema/builder.ts';
import { keptFilesFields } from '../../../graphql/records/kept-files.ts';
import { signedContract } from './documents.ts';
import { SigningTask } from './schema.ts';

builder.objectFields(SigningTask, (t) =>
  keptFilesFields(t, signedContract, {
    docs: {
      documents:
        'The finished files, which carry every signature, its certificate and a time stamp: fetched as soon as all have signed, and kept. Empty before, and for tasks that were not created through this service.',
      documentsState:
        'How far they are kept; null before all have signed, and for tasks that were not created through this service. `LOST` when a file could not be had for a week. Changes come on `updates(kinds: [SIGNED_CONTRACT])`.',
    },
    keyOf: ({ key }) => key,
  }),
);
