import { followed } from '../../../graphql/followed/followed.ts';
import { fieldArg, fieldOutput } from '../../../graphql/records/record-fields.ts';
import { objectType, wireName } from '../../../graphql/records/record-types.ts';
import { mutation } from '../../../graphql/records/root-fields.ts';
import { builder } from '../../../graphql/schema/builder.ts';
import { describedValues } from '../../../graphql/schema/code-enums.ts';
import type { ViewOf } from '../../../subjects/kind/kind.ts';
import { noticeOf } from '../notices-schema.ts';
import { companyId, sealId } from '../wire/members.ts';
import { createAuthLink, createSilentSigningLink, registerCompany } from '../wire/parties.ts';
import { generateSeal } from '../wire/seal.ts';
import {
  makeAuthLink,
  makeSeal,
  makeSilentSigningLink,
  type OfCompany,
  register,
} from './company.ts';
import { signingCompany, silentSigningStates } from './tracking.ts';

const SilentSigning = builder.enumType('SilentSigning', {
  description:
    'State of an enterprise’s authorization for silent signing (静默签署授权). It is good for 365 days.',
  values: describedValues(silentSigningStates),
});

const SigningCompany = builder
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

/** Edge from a step's result to its enterprise. */
const companyAfter = {
  type: SigningCompany,
  description: 'The enterprise as this service knows it now.',
} as const;

type Registration = (typeof registerCompany)['response'];
type Seal = (typeof generateSeal)['response'];

const SigningCompanyRegistration = objectType<Registration, OfCompany<Registration>>(
  registerCompany.response,
  { more: (t) => ({ company: t.expose('company', companyAfter) }) },
);

const SigningSeal = objectType<Seal, OfCompany<Seal>>(generateSeal.response, {
  more: (t) => ({ company: t.expose('company', companyAfter) }),
});

const CompanyAuthLink = objectType(createAuthLink.response);

const SilentSigningLink = objectType(createSilentSigningLink.response);

const { signingPartyId } = registerCompany.response.fields;

followed(signingCompany, SigningCompany, {
  states: [
    'SigningCompanyState',
    'Proof of an enterprise’s real name (企业实名认证). What only a push reported says so: `…_REPORTED`.',
  ],
  state: 'Proof of its real name.',
  operation: 'What this service remembers of it.',
  toView: (company): ViewOf<typeof signingCompany> => company,
  query: {
    name: 'signingCompany',
    description:
      'An enterprise that signs contracts, as this service remembers it; null when it does not know it. The platform is not asked.',
    args: { signingPartyId: fieldArg(signingPartyId) },
    run: async ({ subjects }, args) => {
      const known = await subjects.get(signingCompany, args.signingPartyId);
      return known && signingCompany.view(known);
    },
  },
  subscriptions: {
    item: [
      'SigningCompanyUpdate',
      'News of an enterprise that signs contracts (签署企业), or where it stands. `confirmed: false`: only a push said so, or a date that a push began has come.',
    ],
    resource: [
      'signingCompany',
      'The enterprise as of this update; null while nobody registered it.',
    ],
    more: noticeOf(signingCompany),
    by: ['signingPartyId', signingPartyId.doc],
    updates: [
      'signingCompanyUpdates',
      'Follows an enterprise that signs contracts: reports of the signing system, seals, and the end of the authorization for silent signing, 30 and 7 days before and when it comes. Never completes.',
    ],
  },
});

mutation(SigningCompanyRegistration, {
  name: 'registerSigningCompany',
  description:
    'Registers an enterprise that is to sign contracts. Free. May be repeated: the same `companyId` is the same enterprise. Next: `createCompanyAuthLink`.',
  endpoint: registerCompany,
  input: [registerCompany.request, 'The enterprise.'],
  run: register,
});

mutation(CompanyAuthLink, {
  name: 'createCompanyAuthLink',
  description:
    'Makes the page on which an enterprise, or a person on their own, proves their real name. Needed before a seal can be made or anything signed. Free; a repeat makes a fresh page. Follow `signingCompanyUpdates`.',
  endpoint: createAuthLink,
  input: [createAuthLink.request, 'Who, and how.'],
  run: makeAuthLink,
});

mutation(SilentSigningLink, {
  name: 'createSilentSigningLink',
  description:
    'Makes the page on which an enterprise’s administrator allows it to stamp by itself, for 365 days. A flow of its own: it does not include proving the real name. Free; a repeat makes a fresh page.',
  endpoint: createSilentSigningLink,
  input: [createSilentSigningLink.request, 'The enterprise.'],
  run: makeSilentSigningLink,
});

mutation(SigningSeal, {
  name: 'generateSeal',
  description:
    'Makes a seal for a real-named enterprise; refused as `NOT_REAL_NAMED` (50001) before. Free. A repeat makes another seal, which does no harm: only one that a signing task names is ever used.',
  endpoint: generateSeal,
  input: [generateSeal.request, 'The seal.'],
  run: makeSeal,
});
