import { builder } from '../../../graphql/schema/builder.ts';
import { followedType } from '../../../graphql/followed/followed-types.ts';
import { fieldOutput } from '../../../graphql/records/record-fields.ts';
import { objectType, wireName } from '../../../graphql/records/record-types.ts';
import { updateOf } from '../../../graphql/followed/subscriptions.ts';
import type { ViewOf } from '../../../subjects/kind/kind.ts';
import { noticeOf } from '../notice-type.ts';
import { personId } from '../wire/members.ts';
import { registerSigner } from '../wire/parties.ts';
import type { RegisteredSigner } from './register.ts';
import { signingPerson } from './tracking.ts';

const { signingPartyId, result } = registerSigner.response.fields;

export const Signer = builder.objectRef<ViewOf<typeof signingPerson>>('Signer').implement({
  description:
    'A person who signs contracts (签署人), as this service remembers them: nothing that says who they are. The platform cannot be asked about one.',
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
      fieldOutput(result, { nullable: true, description: 'What the last registration found.' }),
    ),
    resultCode: t.exposeString('resultCode', {
      nullable: true,
      description: 'The platform’s own code behind `result`.',
      directives: wireName(result),
    }),
  }),
});

const followedSigner = followedType(signingPerson, Signer, {
  states: [
    'SignerState',
    'How far a person’s real name is proven (实名认证), by the answer to the registration or by what a push reported.',
  ],
  state: 'How far their real name is proven.',
  operation: 'What this service remembers of them.',
  toView: (signer): ViewOf<typeof signingPerson> => signer,
});

export const SignerRegistration = objectType<(typeof registerSigner)['response'], RegisteredSigner>(
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

export const SignerUpdate = updateOf(followedSigner, {
  name: 'SignerUpdate',
  description:
    'News of a person who signs contracts (签署人), or where they stand. `confirmed: false`: only a push said so.',
  resource: {
    name: 'signer',
    description: 'The person as of this update; null while nobody registered them.',
  },
  more: noticeOf(signingPerson),
});
