import { builder } from '../../../graphql/builder.ts';
import { describedValues } from '../../../graphql/described-values.ts';
import { NOT_STARTED } from '../../../graphql/follow.ts';
import { Operation, subjectId } from '../../../graphql/operation.ts';
import { objectType } from '../../../graphql/record-types.ts';
import { updateType } from '../../../graphql/updates.ts';
import type { JsonObject } from '../../../kernel/json.ts';
import type { Decoded } from '../../../platform/record/index.ts';
import { SigningNotice } from '../notice-type.ts';
import { uid, unionId } from '../wire/members.ts';
import { createAuthLink, createSilentSigningLink, registerCompany } from '../wire/parties.ts';
import { generateSeal } from '../wire/seal.ts';
import type { OfCompany } from './company.ts';
import {
  type CompanyDetails,
  companyStates,
  signingCompany,
  silentSigningStates,
  toDetails,
} from './tracking.ts';

/** An enterprise as the schema shows it. */
export interface CompanyView extends CompanyDetails {
  readonly unionId: string;
  readonly state: string;
}

/** Shows an enterprise as the journal knows it. */
export function toCompany(id: string, state: string, snapshot: JsonObject): CompanyView {
  return { ...toDetails(snapshot), unionId: id, state };
}

const SigningCompanyState = builder.enumType('SigningCompanyState', {
  description:
    'How far an enterprise’s real name is proven. What only a push reported says so: `…_REPORTED`.',
  values: describedValues({
    [NOT_STARTED]:
      'Only on a subscription: nobody registered this enterprise through this service yet. Wait.',
    ...companyStates,
  }),
});

const SilentSigning = builder.enumType('SilentSigning', {
  description:
    'How an enterprise’s authorization for silent signing stands. It is good for 365 days.',
  values: describedValues(silentSigningStates),
});

export const SigningCompany = builder.objectRef<CompanyView>('SigningCompany').implement({
  description:
    'An enterprise that signs contracts, as this service remembers it: the platform cannot be asked about one.',
  fields: (t) => ({
    unionId: t.exposeString('unionId', {
      description: unionId('unionId', 'the enterprise').doc,
      directives: { wire: { name: 'unionId' } },
    }),
    uid: t.exposeString('uid', {
      nullable: true,
      description: `${uid.doc} Null where it was registered elsewhere.`,
      directives: { wire: { name: 'uid' } },
    }),
    state: t.field({
      type: SigningCompanyState,
      description: 'How far its real name is proven.',
      // Only states of this kind are ever written, which the journal's type does not know.
      resolve: ({ state }) => state as never,
    }),
    sealIds: t.stringList({
      description: 'The seals that were made through this service, the newest first.',
      directives: { wire: { name: 'sealId' } },
      resolve: ({ sealIds }) => [...sealIds],
    }),
    silentSigning: t.field({
      type: SilentSigning,
      description:
        'Whether it stamps by itself. An update comes 30 and 7 days before the authorization ends, and when it has ended.',
      resolve: ({ silentSigning }) => silentSigning,
    }),
    silentSigningExpiresAt: t.field({
      type: 'DateTime',
      nullable: true,
      description:
        'Until when, 365 days from the report of the authorization. Not confirmed: the report does not say whether it was granted, and the platform cannot be asked.',
      resolve: ({ silentSigningExpiresAt }) => silentSigningExpiresAt,
    }),
    operation: t.field({
      type: Operation,
      nullable: true,
      description: 'What this service remembers of it.',
      resolve: ({ unionId: key }, _args, context) =>
        context.app.journal.get(subjectId(context, signingCompany.kind, key)),
    }),
  }),
});

/** The edge from a step to the enterprise. */
const companyAfter = {
  type: SigningCompany,
  description: 'The enterprise as this service knows it now.',
} as const;

export const SigningCompanyRegistration = objectType<
  (typeof registerCompany)['response'],
  OfCompany<Decoded<(typeof registerCompany)['response']>>
>(registerCompany.response, {
  more: (t) => ({
    company: t.field({
      ...companyAfter,
      resolve: ({ company: { key, state, snapshot } }) => toCompany(key, state, snapshot),
    }),
  }),
});

export const SigningSeal = objectType<
  (typeof generateSeal)['response'],
  OfCompany<Decoded<(typeof generateSeal)['response']>>
>(generateSeal.response, {
  more: (t) => ({
    company: t.field({
      ...companyAfter,
      resolve: ({ company: { key, state, snapshot } }) => toCompany(key, state, snapshot),
    }),
  }),
});

export const CompanyAuthLink = objectType(createAuthLink.response);

export const SilentSigningLink = objectType(createSilentSigningLink.response);

export const SigningCompanyUpdate = updateType('SigningCompanyUpdate', {
  description:
    'News of an enterprise that signs contracts, or where it stands. `confirmed: false`: only a push said so, or a date that a push began has come.',
  status: SigningCompanyState,
  resource: (t) => ({
    company: t.field({
      type: SigningCompany,
      nullable: true,
      description: 'The enterprise as of this update; null while nobody registered it.',
      resolve: ({ key, state, details, version }) =>
        version === 0 ? null : toCompany(key, state, details),
    }),
    notice: t.field({
      type: SigningNotice,
      nullable: true,
      description: 'The report of the signing system that this update came from; null for others.',
      resolve: ({ details }) => toDetails(details).notice,
    }),
  }),
});
