import { builder } from '../../../graphql/builder.ts';
import type { Context } from '../../../graphql/context.ts';
import { upstream } from '../../../graphql/directives.ts';
import { mutationErrors } from '../../../graphql/errors.ts';
import { followSubject } from '../../../graphql/follow.ts';
import { subjectId } from '../../../graphql/operation.ts';
import { checked, inputType } from '../../../graphql/record-types.ts';
import { callRepeatable } from '../../../graphql/repeatable.ts';
import { resumable } from '../../../graphql/updates.ts';
import type { Input } from '../../../platform/record/index.ts';
import { beforeCall, noteParty, rememberParty } from '../party.ts';
import { unionId } from '../wire/members.ts';
import { registerSigner } from '../wire/parties.ts';
import { signingPerson, toDetails } from './tracking.ts';
import {
  type RegisteredSigner,
  Signer,
  SignerRegistration,
  SignerUpdate,
  toSigner,
} from './types.ts';

const person = unionId('unionId', 'the person');

builder.mutationField('registerSigner', (t) =>
  t.field({
    type: SignerRegistration,
    description:
      'Registers a person who is to sign contracts. Free. May be repeated: whoever exists already is answered as such. Read `result`: `EXISTS_WITH_OTHER_NAME` is for you to decide upon. Without any face scan: `authMethods: [BANK_CARD]` here, and `proof: SMS` on the signing task.',
    directives: upstream(registerSigner),
    errors: mutationErrors,
    args: {
      input: t.arg({
        type: inputType(registerSigner.request),
        required: true,
        description: 'The person.',
        validate: checked(registerSigner.request),
      }),
    },
    resolve: (_root, { input }, context) => register(context, input),
  }),
);

builder.queryField('signer', (t) =>
  t.field({
    type: Signer,
    nullable: true,
    description:
      'A person who signs contracts, as this service remembers them; null when it does not know them. The platform is not asked.',
    args: {
      unionId: t.arg.string({
        required: true,
        description: person.doc,
        directives: { wire: { name: 'unionId' } },
        validate: checked(person),
      }),
    },
    resolve: async (_root, { unionId: id }, context) => {
      const known = await context.app.journal.get(subjectId(context, signingPerson.kind, id));
      return known && toSigner(known.key, known.state, known.snapshot);
    },
  }),
);

builder.subscriptionField('signerUpdates', (t) =>
  t.field({
    type: SignerUpdate,
    description:
      'Follows a person who signs contracts: what the signing system reports of them. What it reports of a contract comes on `signingTaskUpdates`. Never completes.',
    args: {
      unionId: t.arg.string({ required: true, description: person.doc }),
      after: t.arg({ type: 'Cursor', description: resumable }),
    },
    subscribe: (_root, { unionId: id, after }, context) =>
      followSubject(context, subjectId(context, signingPerson.kind, id), { after }),
    resolve: (item) => item,
  }),
);

async function register(
  context: Context,
  input: Input<(typeof registerSigner)['request']>,
): Promise<RegisteredSigner> {
  await beforeCall(context);
  const answer = await callRepeatable(context, registerSigner, input);
  const { unionId: id, result, resultCode } = answer;
  const said = { uid: input.uid, result, resultCode };
  const opened = await rememberParty(context, signingPerson, id, toDetails(said));
  const known = toDetails(opened.snapshot);
  const isSaid = known.resultCode === resultCode && known.uid === input.uid;
  const signer = isSaid
    ? opened
    : await noteParty(context, signingPerson, opened, ({ state, snapshot }) => ({
        state,
        snapshot: { ...toDetails(snapshot), ...said, notice: null },
      }));
  return { ...answer, signer };
}
