import { builder } from '../../../graphql/builder.ts';
import { upstream } from '../../../graphql/directives.ts';
import { mutationErrors } from '../../../graphql/errors.ts';
import { followSubject } from '../../../graphql/follow.ts';
import { subjectId } from '../../../graphql/operation.ts';
import { checked, inputType } from '../../../graphql/record-types.ts';
import { resumable } from '../../../graphql/updates.ts';
import { unionId } from '../wire/members.ts';
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
  toCompany,
} from './types.ts';

const company = unionId('unionId', 'the enterprise');

builder.mutationFields((t) => ({
  registerSigningCompany: t.field({
    type: SigningCompanyRegistration,
    description:
      'Registers an enterprise that is to sign contracts. Free. May be repeated: the same `uid` is the same enterprise. Next: `createCompanyAuthLink`.',
    directives: upstream(registerCompany),
    errors: mutationErrors,
    args: {
      input: t.arg({
        type: inputType(registerCompany.request),
        required: true,
        description: 'The enterprise.',
        validate: checked(registerCompany.request),
      }),
    },
    resolve: (_root, { input }, context) => register(context, input),
  }),
  createCompanyAuthLink: t.field({
    type: CompanyAuthLink,
    description:
      'Makes the page on which an enterprise, or a person on their own, proves their real name. Needed before a seal can be made or anything signed. Free; a repeat makes a fresh page. Follow `signingCompanyUpdates`.',
    directives: upstream(createAuthLink),
    errors: mutationErrors,
    args: {
      input: t.arg({
        type: inputType(createAuthLink.request),
        required: true,
        description: 'Who, and how.',
        validate: checked(createAuthLink.request),
      }),
    },
    resolve: (_root, { input }, context) => makeAuthLink(context, input),
  }),
  createSilentSigningLink: t.field({
    type: SilentSigningLink,
    description:
      'Makes the page on which an enterprise’s administrator allows it to stamp by itself, for 365 days. A flow of its own: it does not include proving the real name. Free; a repeat makes a fresh page.',
    directives: upstream(createSilentSigningLink),
    errors: mutationErrors,
    args: {
      input: t.arg({
        type: inputType(createSilentSigningLink.request),
        required: true,
        description: 'The enterprise.',
        validate: checked(createSilentSigningLink.request),
      }),
    },
    resolve: (_root, { input }, context) => makeSilentSigningLink(context, input),
  }),
  generateSeal: t.field({
    type: SigningSeal,
    description:
      'Makes a seal for a real-named enterprise; refused as `NOT_REAL_NAMED` (50001) before. Free. A repeat makes another seal, which does no harm: only one that a signing task names is ever used.',
    directives: upstream(generateSeal),
    errors: mutationErrors,
    args: {
      input: t.arg({
        type: inputType(generateSeal.request),
        required: true,
        description: 'The seal.',
        validate: checked(generateSeal.request),
      }),
    },
    resolve: (_root, { input }, context) => makeSeal(context, input),
  }),
}));

builder.queryField('signingCompany', (t) =>
  t.field({
    type: SigningCompany,
    nullable: true,
    description:
      'An enterprise that signs contracts, as this service remembers it; null when it does not know it. The platform is not asked.',
    args: {
      unionId: t.arg.string({
        required: true,
        description: company.doc,
        directives: { wire: { name: 'unionId' } },
        validate: checked(company),
      }),
    },
    resolve: async (_root, { unionId: id }, context) => {
      const known = await context.app.journal.get(subjectId(context, signingCompany.kind, id));
      return known && toCompany(known.key, known.state, known.snapshot);
    },
  }),
);

builder.subscriptionField('signingCompanyUpdates', (t) =>
  t.field({
    type: SigningCompanyUpdate,
    description:
      'Follows an enterprise that signs contracts: reports of the signing system, seals, and the end of the authorization for silent signing, 30 and 7 days before and when it comes. Never completes.',
    args: {
      unionId: t.arg.string({ required: true, description: company.doc }),
      after: t.arg({ type: 'Cursor', description: resumable }),
    },
    subscribe: (_root, { unionId: id, after }, context) =>
      followSubject(context, subjectId(context, signingCompany.kind, id), { after }),
    resolve: (item) => item,
  }),
);
