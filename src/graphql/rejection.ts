import type { Rejection } from '../subjects/rejection.ts';
import { builder } from './builder.ts';

/** The GraphQL type of a refusal. */
export const RejectionType = builder.objectRef<Rejection>('Rejection').implement({
  description: 'Why the platform refused something (拒绝原因).',
  fields: (t) => ({
    message: t.exposeString('message', {
      description: 'In the words of the platform or the tax bureau.',
    }),
    platformCode: t.exposeString('platformCode', {
      nullable: true,
      description: 'The platform’s own business code, when it answered.',
    }),
    hint: t.exposeString('hint', {
      nullable: true,
      description: 'The platform’s advice.',
    }),
    requestId: t.exposeString('requestId', {
      nullable: true,
      description: 'The platform’s id of the call, to be given to its support.',
    }),
    steps: t.exposeStringList('steps', {
      description: 'What the platform had done before it refused; often empty.',
    }),
  }),
});
