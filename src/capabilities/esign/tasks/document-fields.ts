import { builder } from '../../../graphql/builder.ts';
import type { Context } from '../../../graphql/context.ts';
import { describedValues } from '../../../graphql/described-values.ts';
import { Document, withLinks } from '../../../graphql/document.ts';
import { subjectId } from '../../../graphql/operation.ts';
import type { Subject } from '../../../tracker/tracked.ts';
import { documentsStates, signedContract, toKeptFiles } from './documents.ts';
import { SigningTask, type TaskView } from './types.ts';

const SignedContractState = builder.enumType('SignedContractState', {
  description: 'How far the finished files of a signing task are kept by this service.',
  values: describedValues(documentsStates),
});

builder.objectFields(SigningTask, (t) => ({
  documents: t.field({
    type: [Document],
    description:
      'The finished files, which carry every signature, its certificate and a time stamp: fetched as soon as all have signed, and kept. Empty before, and for tasks that were not created through this service.',
    resolve: async (task, _args, context) => {
      const subject = await filesOf(task, context);
      if (subject === null) return [];
      const { stored } = toKeptFiles(subject.snapshot);
      const isForgotten = subject.final && Object.keys(subject.snapshot).length === 0;
      return withLinks(
        context,
        isForgotten ? await context.app.documents.getList(subject) : stored,
      );
    },
  }),
  documentsState: t.field({
    type: SignedContractState,
    nullable: true,
    description:
      'How far they are kept; null before all have signed, and for tasks that were not created through this service. Changes come on `updates(kinds: ["signed-contract"])`.',
    resolve: async (task, _args, context) =>
      // Only states of this kind are ever written under it, which the journal's type does not know.
      ((await filesOf(task, context))?.state ?? null) as never,
  }),
  documentsFailure: t.string({
    nullable: true,
    description:
      'Why files are missing, for each of them, once `documentsState` is `LOST`. Forgotten after half a year.',
    resolve: async (task, _args, context) => {
      const subject = await filesOf(task, context);
      return subject && toKeptFiles(subject.snapshot).failure;
    },
  }),
}));

function filesOf({ signingTaskId }: TaskView, context: Context): Promise<Subject | null> {
  if (signingTaskId === null) return Promise.resolve(null);
  return context.app.journal.get(subjectId(context, signedContract.kind, signingTaskId));
}
