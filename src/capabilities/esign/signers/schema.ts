import { storedView } from '../../../context/look-up.ts';
import { followed, mutation } from '../../../graphql/followed/followed.ts';
import { fieldArg, fieldOutput } from '../../../graphql/records/record-fields.ts';
import { objectType, wireName } from '../../../graphql/records/record-types.ts';
import { builder } from '../../../graphql/schema/builder.ts';
import type { ViewOf } from '../../../subjects/kind/kind.ts';
import { noticeOf } from '../companies/schema.ts';
import { personId } from '../wire/members.ts';
import { registerSigner } from '../wire/parties.ts';
import { register, type RegisteredSigner, signingPerson } from './tracking.ts';

const { signingPartyId, result } = registerSigner.response.fields;

const Signer = builder.objectRef<ViewOf<typeof signingPerson>>('Signer').implement({
  description:
    'A person who signs contracts (签署人), as this service knows them, without data that identifies them. The platform cannot be queried about a signer.',
  fields: (t) => ({
    signingPartyId: t.expose('key', fieldOutput(signingPartyId)),
    personId: t.expose(
      'personId',
      fieldOutput(personId, {
        nullable: true,
        addition: 'Null where they were registered elsewhere.',
      }),
    ),
    result: t.expose(
      'result',
      fieldOutput(result, { nullable: true, description: 'Result of the last registration.' }),
    ),
    resultCode: t.exposeString('resultCode', {
      nullable: true,
      description: 'The platform’s own code behind `result`.',
      directives: wireName(result),
    }),
  }),
});

const SignerRegistration = objectType<(typeof registerSigner)['response'], RegisteredSigner>(
  registerSigner.response,
  {
    more: (t) => ({
      signer: t.expose('signer', {
        type: Signer,
        description: 'The person as this service knows them now.',
      }),
    }),
  },
);

followed(signingPerson, Signer, {
  states:
    'Proof of a person’s real name (实名认证), by the response to the registration or by a push.',
  state: 'Proof of their real name.',
  operation: 'This service’s record of them.',
  query: {
    name: 'signer',
    description:
      'A person who signs contracts, as this service knows them; null if it does not know them. The platform is not queried.',
    args: { signingPartyId: fieldArg(signingPartyId) },
    run: (context, args) => storedView(context, signingPerson, args.signingPartyId),
  },
  subscriptions: {
    item: 'A change of a person who signs contracts (签署人), or the current state. `confirmed: false`: only a push reported it.',
    resource: 'The person as of this update; null while they are not registered.',
    more: noticeOf(signingPerson),
    by: ['signingPartyId', signingPartyId.doc, signingPartyId],
    updates:
      'Follows the signing system’s reports about a person who signs contracts. Reports about a contract come on `signingTaskUpdates`. Never completes.',
  },
});

mutation(SignerRegistration, {
  name: 'registerSigner',
  description:
    'Registers a person who is to sign contracts. Free. May be repeated: `result` reports a person who exists already. You decide about `EXISTS_WITH_OTHER_NAME`. To avoid any face scan, use `authMethods: [BANK_CARD]` here and `proof: SMS` on the signing task.',
  endpoint: registerSigner,
  input: [registerSigner.request, 'The person.'],
  run: register,
});
