import { z } from 'zod';
import type { JsonObject } from '../kernel/json.ts';
import type { PlatformError } from '../platform/errors.ts';
import { builder } from './builder.ts';

const rejection = z.object({
  message: z.string(),
  platformCode: z.string().nullable(),
  hint: z.string().nullable(),
  requestId: z.string().nullable(),
  steps: z.array(z.string()).default([]),
});

/** Why the platform did not take something, as it is kept in a snapshot under `rejection`. Masked already. */
type Rejection = z.infer<typeof rejection>;

/** What is kept of a refusal. */
export function toRejection(error: PlatformError): Rejection {
  const { message, platformCode, hint, requestId, steps } = error;
  return { message, platformCode, hint, requestId, steps: [...steps] };
}

/** The refusal that a snapshot holds; null when there was none, or when the snapshot was emptied for its age. */
export function rejectionIn(snapshot: JsonObject): Rejection | null {
  return rejection.safeParse(snapshot['rejection']).data ?? null;
}

/** The GraphQL type of a refusal. */
export const RejectionType = builder.objectRef<Rejection>('Rejection').implement({
  description: 'Why the platform did not take something.',
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
