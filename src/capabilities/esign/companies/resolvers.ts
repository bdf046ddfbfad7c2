import { builder } from '../../../graphql/schema/builder.ts';
import { upstream } from '../../../graphql/schema/directives.ts';
import { mutationErrors } from '../../../graphql/errors/errors.ts';
import { updatesOf } from '../../../graphql/followed/subscriptions.ts';
import { fieldArg, inputArg } from '../../../graphql/records/record-fields.ts';
import { createAuthLink, createSilentSigningLink, registerCompany } from '../wire/parties.ts';
import { generateSeal } from '../wire/seal.ts';
import { makeAuthLink, makeSeal, makeSilentSigningLink, register } from './company.ts';
import { signingCompany } from './tracking.ts';
import {
  CompanyAuthLink,
  SigningCompany,
  SigningCompanyRegistration,
  SigningCompanyUpdate,
  SigningSeal,
  SilentSigningLink,
} from './types.ts';

const { signingPartyId } = registerCompany.response.fields;

builder.mutationFields((t) => ({
  registerSigningCompany: t.field({
    type: SigningCompanyRegistration,
    description:
      'Registers an enterprise that is to sign contracts. Free. May be repeated: the same `companyId` is the same enterprise. Next: `createCompanyAuthLink`.',
    directives: upstream(registerCompany),
    errors: mutationErrors,
    args: { input: inputArg(registerCompany.request, 'The enterprise.') },
    resolve: (_root, { input }, context) => register(context, input),
  }),
  createCompanyAuthLink: t.field({
    type: CompanyAuthLink,
    description:
      'Makes the page on which an enterprise, or a person on their own, proves their real name. Needed before a seal can be made or anything signed. Free; a repeat makes a fresh page. Follow `signingCompanyUpdates`.',
    directives: upstream(createAuthLink),
    errors: mutationErrors,
    args: { input: inputArg(createAuthLink.request, 'Who, and how.') },
    resolve: (_root, { input }, context) => makeAuthLink(context, input),
  }),
  createSilentSigningLink: t.field({
    type: SilentSigningLink,
    description:
      'Makes the page on which an enterprise’s administrator allows it to stamp by itself, for 365 days. A flow of its own: it does not include proving the real name. Free; a repeat makes a fresh page.',
    directives: upstream(createSilentSigningLink),
    errors: mutationErrors,
    args: { input: inputArg(createSilentSigningLink.request, 'The enterprise.') },
    resolve: (_root, { input }, context) => makeSilentSigningLink(context, input),
  }),
  generateSeal: t.field({
    type: SigningSeal,
    description:
      'Makes a seal for a real-named enterprise; refused as `NOT_REAL_NAMED` (50001) before. Free. A repeat makes another seal, which does no harm: only one that a signing task names is ever used.',
    directives: upstream(generateSeal),
    errors: mutationErrors,
    args: { input: inputArg(generateSeal.request, 'The seal.') },
    resolve: (_root, { input }, context) => makeSeal(context, input),
  }),
}));

builder.queryField('signingCompany', (t) =>
  t.field({
    type: SigningCompany,
    nullable: true,
    description:
      'An enterprise that signs contracts, as this service remembers it; null when it does not know it. The platform is not asked.',
    args: { signingPartyId: fieldArg(signingPartyId) },
    resolve: async (_root, args, { subjects }) => {
      const known = await subjects.get(signingCompany, args.signingPartyId);
      return known && signingCompany.view(known);
    },
  }),
);

builder.subscriptionField('signingCompanyUpdates', (t) =>
  updatesOf(t, signingCompany, {
    type: SigningCompanyUpdate,
    description:
      'Follows an enterprise that signs contracts: reports of the signing system, seals, and the end of the authorization for silent signing, 30 and 7 days before and when it comes. Never completes.',
    key: ['signingPartyId', signingPartyId.doc],
  }),
);
