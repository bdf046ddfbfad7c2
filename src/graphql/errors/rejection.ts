import type { Rejection } from '../../subjects/submit/rejection.ts';
import { builder } from '../schema/builder.ts';
import { ErrorInterface } from './error-interface.ts';

/** The GraphQL type of a refusal. */
export const RejectionType = builder.objectRef<Rejection>('Rejection').implement({
  description: 'Why the platform refused something (拒绝原因), in the form of an error.',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    steps: t.exposeStringList('steps', {
      description: 'What the platform had done before it refused; often empty.',
    }),
  }),
});
