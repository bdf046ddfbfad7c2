import { builder } from '../../../graphql/schema/builder.ts';
import { upstream } from '../../../graphql/schema/directives.ts';
import { mutationErrors } from '../../../graphql/errors/errors.ts';
import { updatesOf } from '../../../graphql/followed/subscriptions.ts';
import { fieldArg, inputArg } from '../../../graphql/records/record-fields.ts';
import { registerSigner } from '../wire/parties.ts';
import { register } from './register.ts';
import { signingPerson } from './tracking.ts';
import { Signer, SignerRegistration, SignerUpdate } from './types.ts';

const { signingPartyId } = registerSigner.response.fields;

builder.mutationField('registerSigner', (t) =>
  t.field({
    type: SignerRegistration,
    description:
      'Registers a person who is to sign contracts. Free. May be repeated: whoever exists already is answered as such. Read `result`: `EXISTS_WITH_OTHER_NAME` is for you to decide upon. Without any face scan: `authMethods: [BANK_CARD]` here, and `proof: SMS` on the signing task.',
    directives: upstream(registerSigner),
    errors: mutationErrors,
    args: { input: inputArg(registerSigner.request, 'The person.') },
    resolve: (_root, { input }, context) => register(context, input),
  }),
);

builder.queryField('signer', (t) =>
  t.field({
    type: Signer,
    nullable: true,
    description:
      'A person who signs contracts, as this service remembers them; null when it does not know them. The platform is not asked.',
    args: { signingPartyId: fieldArg(signingPartyId) },
    resolve: async (_root, args, { subjects }) => {
      const known = await subjects.get(signingPerson, args.signingPartyId);
      return known && signingPerson.view(known);
    },
  }),
);

builder.subscriptionField('signerUpdates', (t) =>
  updatesOf(t, signingPerson, {
    type: SignerUpdate,
    description:
      'Follows a person who signs contracts: what the signing system reports of them. What it reports of a contract comes on `signingTaskUpdates`. Never completes.',
    key: ['signingPartyId', signingPartyId.doc],
  }),
);
