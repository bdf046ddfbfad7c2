import { builder } from '../../../graphql/builder.ts';
import { describedValues } from '../../../graphql/described-values.ts';
import { NOT_STARTED } from '../../../graphql/follow.ts';
import { Operation, subjectId } from '../../../graphql/operation.ts';
import { enumType, objectType, wireName } from '../../../graphql/record-types.ts';
import { updateType } from '../../../graphql/updates.ts';
import type { JsonObject } from '../../../kernel/json.ts';
import type { Decoded } from '../../../platform/record/index.ts';
import type { Subject } from '../../../tracker/tracked.ts';
import { SigningNotice } from '../notice-type.ts';
import { registerCode } from '../wire/codes.ts';
import { uid, unionId } from '../wire/members.ts';
import { registerSigner } from '../wire/parties.ts';
import { type SignerDetails, signerStates, signingPerson, toDetails } from './tracking.ts';

/** A person who signs, as the schema shows them. */
export interface SignerView extends SignerDetails {
  readonly unionId: string;
  readonly state: string;
}

/** Shows a person as the journal knows them. */
export function toSigner(id: string, state: string, snapshot: JsonObject): SignerView {
  return { ...toDetails(snapshot), unionId: id, state };
}

const SignerState = builder.enumType('SignerState', {
  description:
    'How far a person’s real name is proven, by the answer to the registration or by what a push reported.',
  values: describedValues({
    [NOT_STARTED]:
      'Only on a subscription: nobody registered this person through this service yet. Wait.',
    ...signerStates,
  }),
});

export const Signer = builder.objectRef<SignerView>('Signer').implement({
  description:
    'A person who signs contracts, as this service remembers them: nothing that says who they are. The platform cannot be asked about one.',
  fields: (t) => ({
    unionId: t.exposeString('unionId', {
      description: unionId('unionId', 'the person').doc,
      directives: { wire: { name: 'unionId' } },
    }),
    uid: t.exposeString('uid', {
      nullable: true,
      description: `${uid.doc} Null where they were registered elsewhere.`,
      directives: { wire: { name: 'uid' } },
    }),
    state: t.field({
      type: SignerState,
      description: 'How far their real name is proven.',
      // Only states of this kind are ever written, which the journal's type does not know.
      resolve: ({ state }) => state as never,
    }),
    result: t.field({
      type: enumType(registerCode),
      nullable: true,
      description: 'What the last registration found.',
      directives: wireName(registerSigner.response.fields.result),
      // UNRECOGNIZED is a value of every enum that an answer fills, which the table's type does not say.
      resolve: ({ result }) => result as never,
    }),
    resultCode: t.exposeString('resultCode', {
      nullable: true,
      description: 'The platform’s own code behind `result`.',
      directives: wireName(registerSigner.response.fields.result),
    }),
    operation: t.field({
      type: Operation,
      nullable: true,
      description: 'What this service remembers of them.',
      resolve: ({ unionId: key }, _args, context) =>
        context.app.journal.get(subjectId(context, signingPerson.kind, key)),
    }),
  }),
});

/** What a registration answers with. */
export type RegisteredSigner = Decoded<(typeof registerSigner)['response']> & {
  readonly signer: Subject;
};

export const SignerRegistration = objectType<(typeof registerSigner)['response'], RegisteredSigner>(
  registerSigner.response,
  {
    more: (t) => ({
      signer: t.field({
        type: Signer,
        description: 'The person as this service knows them now.',
        resolve: ({ signer: { key, state, snapshot } }) => toSigner(key, state, snapshot),
      }),
    }),
  },
);

export const SignerUpdate = updateType('SignerUpdate', {
  description:
    'News of a person who signs contracts, or where they stand. `confirmed: false`: only a push said so.',
  status: SignerState,
  resource: (t) => ({
    signer: t.field({
      type: Signer,
      nullable: true,
      description: 'The person as of this update; null while nobody registered them.',
      resolve: ({ key, state, details, version }) =>
        version === 0 ? null : toSigner(key, state, details),
    }),
    notice: t.field({
      type: SigningNotice,
      nullable: true,
      description: 'The report of the signing system that this update came from; null for others.',
      resolve: ({ details }) => toDetails(details).notice,
    }),
  }),
});
