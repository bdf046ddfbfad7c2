import { builder } from '../../../graphql/schema/builder.ts';
import { describedValues } from '../../../graphql/schema/described-values.ts';
import { followedType } from '../../../graphql/followed/followed-types.ts';
import { fieldOutput } from '../../../graphql/records/record-fields.ts';
import { objectType, wireName } from '../../../graphql/records/record-types.ts';
import { updateOf } from '../../../graphql/followed/subscriptions.ts';
import type { ViewOf } from '../../../subjects/kind/kind.ts';
import { noticeOf } from '../notice-type.ts';
import { companyId, sealId } from '../wire/members.ts';
import { createAuthLink, createSilentSigningLink, registerCompany } from '../wire/parties.ts';
import { generateSeal } from '../wire/seal.ts';
import type { OfCompany } from './company.ts';
import { signingCompany, silentSigningStates } from './tracking.ts';

const SilentSigning = builder.enumType('SilentSigning', {
  description:
    'How an enterprise’s authorization for silent signing stands (静默签署授权). It is good for 365 days.',
  values: describedValues(silentSigningStates),
});

export const SigningCompany = builder
  .objectRef<ViewOf<typeof signingCompany>>('SigningCompany')
  .implement({
    description:
      'An enterprise that signs contracts (签署企业), as this service remembers it: the platform cannot be asked about one.',
    fields: (t) => ({
      signingPartyId: t.expose('key', fieldOutput(registerCompany.response.fields.signingPartyId)),
      companyId: t.expose(
        'companyId',
        fieldOutput(companyId, {
          nullable: true,
          addition: 'Null where it was registered elsewhere.',
        }),
      ),
      sealIds: t.stringList({
        description: 'The seals that were made through this service, the newest first.',
        directives: wireName(sealId),
        resolve: ({ sealIds }) => [...sealIds],
      }),
      silentSigning: t.expose('silentSigning', {
        type: SilentSigning,
        description:
          'Whether it stamps by itself. An update comes 30 and 7 days before the authorization ends, and when it has ended.',
      }),
      silentSigningExpiresAt: t.expose('silentSigningExpiresAt', {
        type: 'DateTime',
        nullable: true,
        description:
          'Until when, 365 days from the report of the authorization. Not confirmed: the report does not say whether it was granted, and the platform cannot be asked.',
      }),
    }),
  });

const followedCompany = followedType(signingCompany, SigningCompany, {
  states: [
    'SigningCompanyState',
    'How far an enterprise’s real name is proven (企业实名认证). What only a push reported says so: `…_REPORTED`.',
  ],
  state: 'How far its real name is proven.',
  operation: 'What this service remembers of it.',
  toView: (company): ViewOf<typeof signingCompany> => company,
});

/** The edge from a step to the enterprise. */
const companyAfter = {
  type: SigningCompany,
  description: 'The enterprise as this service knows it now.',
} as const;

type Registration = (typeof registerCompany)['response'];
type Seal = (typeof generateSeal)['response'];

export const SigningCompanyRegistration = objectType<Registration, OfCompany<Registration>>(
  registerCompany.response,
  { more: (t) => ({ company: t.expose('company', companyAfter) }) },
);

export const SigningSeal = objectType<Seal, OfCompany<Seal>>(generateSeal.response, {
  more: (t) => ({ company: t.expose('company', companyAfter) }),
});

export const CompanyAuthLink = objectType(createAuthLink.response);

export const SilentSigningLink = objectType(createSilentSigningLink.response);

export const SigningCompanyUpdate = updateOf(followedCompany, {
  name: 'SigningCompanyUpdate',
  description:
    'News of an enterprise that signs contracts (签署企业), or where it stands. `confirmed: false`: only a push said so, or a date that a push began has come.',
  resource: {
    name: 'signingCompany',
    description: 'The enterprise as of this update; null while nobody registered it.',
  },
  more: noticeOf(signingCompany),
});
