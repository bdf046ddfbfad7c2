import { storedView } from '../../../context/look-up.ts';
import { followed, mutation } from '../../../graphql/followed/followed.ts';
import { fieldArg, fieldOutput } from '../../../graphql/records/record-fields.ts';
import { objectType, wireName } from '../../../graphql/records/record-types.ts';
import { builder } from '../../../graphql/schema/builder.ts';
import { describedEnum } from '../../../graphql/schema/code-enums.ts';
import type { ViewOf, Kind } from '../../../subjects/kind/kind.ts';
import { companyId, sealId } from '../wire/members.ts';
import {
  createAuthLink,
  createSilentSigningLink,
  registerCompany,
  generateSeal,
} from '../wire/parties.ts';
import {
  makeAuthLink,
  makeSeal,
  makeSilentSigningLink,
  type OfCompany,
  register,
  signingCompany,
  silentSigningStates,
} from './tracking.ts';
import type { MoreFields } from '../../../graphql/followed/subscriptions.ts';
import type { Notice } from '../notices.ts';
import { signingNotice } from '../wire/codes.ts';

/** The GraphQL type of a push about a party. */
const SigningNotice = objectType<typeof signingNotice, Notice>(signingNotice, {
  more: (t) => ({
    receivedAt: t.expose('receivedAt', {
      type: 'DateTime',
      description: 'Time at which it arrived here.',
    }),
  }),
});

/** Field of a party's update that shows the push behind it. */
export const noticeOf =
  (kind: Kind<string, { readonly notice: Notice | null }, never>): MoreFields =>
  (t) => ({
    notice: t.field({
      type: SigningNotice,
      nullable: true,
      description: 'The report of the signing system that this update came from; null for others.',
      resolve: ({ details }) => kind.read(details).notice,
    }),
  });

const SilentSigning = describedEnum(
  'SilentSigning',
  'State of an enterprise’s authorization for silent signing (静默签署授权). It is good for 365 days.',
  silentSigningStates,
);

const SigningCompany = builder
  .objectRef<ViewOf<typeof signingCompany>>('SigningCompany')
  .implement({
    description:
      'An enterprise that signs contracts (签署企业), as this service knows it: the platform cannot be queried about an enterprise.',
    fields: (t) => ({
      signingPartyId: t.expose('key', fieldOutput(registerCompany.response.fields.signingPartyId)),
      companyId: t.expose(
        'companyId',
        fieldOutput(companyId, {
          nullable: true,
          addition: 'Null where it was registered elsewhere.',
        }),
      ),
      sealIds: t.exposeStringList('sealIds', {
        description: 'The seals that were made through this service, the newest first.',
        directives: wireName(sealId),
      }),
      silentSigning: t.expose('silentSigning', {
        type: SilentSigning,
        description:
          'Permission to stamp automatically. An update comes 30 and 7 days before the authorization ends, and when it has ended.',
      }),
      silentSigningExpiresAt: t.expose('silentSigningExpiresAt', {
        type: 'DateTime',
        nullable: true,
        description:
          'End of the authorization, 365 days after its report. Not confirmed: the report does not say whether it was granted, and the platform cannot be queried.',
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
  states:
    'Proof of an enterprise’s real name (企业实名认证). A state that only a push reported ends in `_REPORTED`.',
  state: 'Proof of its real name.',
  query: {
    name: 'signingCompany',
    description:
      'An enterprise that signs contracts, as this service knows it; null if it does not know it. The platform is not queried.',
    args: { signingPartyId: fieldArg(signingPartyId) },
    run: (context, args) => storedView(context, signingCompany, args.signingPartyId),
  },
  subscriptions: {
    item: 'A change of an enterprise that signs contracts (签署企业), or the current state. `confirmed: false`: only a push reported it, or a period that a push began has ended.',
    resource: 'The enterprise as of this update; null while it is not registered.',
    more: noticeOf(signingCompany),
    by: ['signingPartyId', signingPartyId.doc, signingPartyId],
    updates:
      'Follows an enterprise that signs contracts: reports of the signing system, seals, and the end of the authorization for silent signing, 30 and 7 days before and when it comes. Never completes.',
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
    'Creates the page on which an enterprise, or a person on their own, proves their real name. Required before a seal is made or a contract signed. Free; a repeat creates a new page. Follow `signingCompanyUpdates`.',
  endpoint: createAuthLink,
  input: [createAuthLink.request, 'Party and permitted proofs.'],
  run: makeAuthLink,
});

mutation(SilentSigningLink, {
  name: 'createSilentSigningLink',
  description:
    'Creates the page on which an enterprise’s administrator authorizes automatic stamping for 365 days. This flow does not include proving the real name. Free; a repeat creates a new page.',
  endpoint: createSilentSigningLink,
  input: [createSilentSigningLink.request, 'The enterprise.'],
  run: makeSilentSigningLink,
});

mutation(SigningSeal, {
  name: 'generateSeal',
  description:
    'Makes a seal for a real-named enterprise; for others it is rejected as `NOT_REAL_NAMED` (50001). Free. A repeat makes another seal, which is harmless: only seals that a signing task names are used.',
  endpoint: generateSeal,
  input: [generateSeal.request, 'The seal.'],
  run: makeSeal,
});
