import type { Context } from '../../../context/context.ts';
import { followed } from '../../../graphql/followed/followed.ts';
import { fieldArg, fieldOutput, personalOutput } from '../../../graphql/records/record-fields.ts';
import { objectType } from '../../../graphql/records/record-types.ts';
import { mutation } from '../../../graphql/records/root-fields.ts';
import type { Decoded } from '../../../platform/record/index.ts';
import { targetOf } from '../../../subjects/kind/attempts.ts';
import { buyerTaxNumber, sellerId, serviceProviderId } from '../wire/members.ts';
import { onboard, register, sellerStatus, status } from '../wire/seller.ts';
import { externalLookup, lookUpAgain, lookUpSeller, type SellerView } from './look-up.ts';
import { onboardSeller, registerSeller, type Step } from './onboard.ts';
import { latestRegistration } from './registrations.ts';
import { reverseSeller } from './tracking.ts';

const { faceScanNumber } = status.request.fields;
const unnamed = { nullable: true, addition: 'Null where nobody named it.' } as const;

export const Seller = objectType<typeof sellerStatus, SellerView, 'raw'>(sellerStatus, {
  asked: { members: ['raw'], endpoint: status, ask: (view, context) => lookUpAgain(context, view) },
  more: (t) => ({
    sellerId: t.field({ ...fieldOutput(sellerId), resolve: ({ key }) => targetOf(key) }),
    serviceProviderId: t.expose('serviceProviderId', fieldOutput(serviceProviderId, unnamed)),
    buyerTaxNumber: t.field(
      personalOutput(buyerTaxNumber, ({ buyerTaxNumber }) => buyerTaxNumber, unnamed),
    ),
    faceScanNumber: t.expose(
      'faceScanNumber',
      fieldOutput(faceScanNumber, {
        description: 'The platform’s number of the face scan, which the platform is asked with.',
      }),
    ),
    registrationAccepted: t.exposeBoolean('registrationAccepted', {
      description:
        'True when the bank took a registration of this service’s for its audit. Not yet onboarded.',
    }),
  }),
});

/** Edge from a step's result to its seller. */
const sellerAfter = {
  type: Seller,
  description: 'State of the seller, as this service knows it.',
  resolve: ({ seller }: Step<object>): SellerView => reverseSeller.view(seller),
} as const;

const SellerOnboarding = objectType<
  (typeof onboard)['response'],
  Step<Decoded<(typeof onboard)['response']>>
>(onboard.response, { more: (t) => ({ seller: t.field(sellerAfter) }) });

const SellerRegistration = objectType<
  (typeof register)['response'],
  Step<Decoded<(typeof register)['response']>>
>(register.response, { more: (t) => ({ seller: t.field(sellerAfter) }) });

const known = { required: false, addition: 'Not needed where it is remembered.' } as const;

/** The registration to follow: the latest, or the first if there is none yet. */
async function newestOf({ subjects }: Context, sellerId: string): Promise<string> {
  return (await latestRegistration(subjects, sellerId))?.key ?? sellerId;
}

followed(reverseSeller, Seller, {
  states: [
    'SellerState',
    'Progress of a seller (出售者). A scanned face, an accepted registration and an onboarded payee are three different things; only the last one can be invoiced.',
  ],
  state: 'Progress of the seller.',
  operation:
    'What this service remembers of this registration; null when they were not onboarded through it.',
  toView: (view): SellerView => view,
  externalLookup,
  query: {
    name: 'seller',
    description:
      'How far a seller is now: the platform is asked, free of charge, and what it finds out reaches the subscriptions too. Null only beside an error; what is known without the platform shows in `operations`.',
    endpoint: status,
    args: {
      sellerId: fieldArg(sellerId),
      serviceProviderId: fieldArg(serviceProviderId, known),
      buyerTaxNumber: fieldArg(buyerTaxNumber, known),
      faceScanNumber: fieldArg(status.request.fields.faceScanNumber, {
        description:
          'Number of the face scan, for a seller who was not onboarded through this service.',
      }),
    },
    run: (context, question) => lookUpSeller(context, question),
  },
  list: {
    name: 'sellers',
    description:
      'The registrations of sellers that were begun through this service; of one who was registered again, each.',
    of: ['sellers', '出售者'],
    belongsTo: { buyerTaxNumber: { whole: 'enterprise', field: buyerTaxNumber } },
  },
  subscriptions: {
    item: ['SellerUpdate', 'A change of how far a seller (出售者) is, or where they stand.'],
    resource: ['seller', 'The seller as of this update; null while nobody onboarded them.'],
    by: ['sellerId', 'Your id of the seller.'],
    keyOf: newestOf,
    updates: [
      'sellerUpdates',
      'Follows one seller until they are onboarded, then completes. May begin before `onboardSeller` or `openH5Session`. A face scan or an accepted registration is a step on the way, not the end. Of a seller who is registered again, the newest registration: once onboarded, follow again after the call that begins the next.',
    ],
    milestone: {
      name: 'sellerOnboarded',
      description:
        'Only the moment in which the bank’s audit has approved a seller: of the newest registration of one, then it completes; or, without `sellerId`, of all, for ever.',
      all: 'all sellers',
      states: ['ONBOARDED'],
    },
  },
});

mutation(SellerOnboarding, {
  name: 'onboardSeller',
  description:
    'Step one of two: makes the page on which the seller scans their own face. That proves who they are and no more; then call `registerSeller`. A repeat makes a fresh page and does no harm. Follow `sellerUpdates`.',
  endpoint: onboard,
  input: [onboard.request, 'The person.'],
  run: onboardSeller,
});

mutation(SellerRegistration, {
  name: 'registerSeller',
  description:
    'Step two of two, after the face scan: registers the payee with the bank, whose audit takes days. `accepted` is not yet onboarded: follow `sellerUpdates` or wait for `sellerOnboarded`. Sent once: the same input within a minute gets the same answer, other input a `ConflictError`. Later, while an audit is under way, the bank refuses another registration.',
  endpoint: register,
  input: [register.request, 'The payee.'],
  run: registerSeller,
});
