import type { Context } from '../../../context/context.ts';
import { followed, mutation } from '../../../graphql/followed/followed.ts';
import { fieldArg, fieldOutput, personalOutput } from '../../../graphql/records/record-fields.ts';
import { objectType } from '../../../graphql/records/record-types.ts';
import type { Decoded } from '../../../platform/record/index.ts';
import { targetOf } from '../../../subjects/kind/attempts.ts';
import { buyerTaxNumber, sellerId, serviceProviderId } from '../wire/members.ts';
import { onboard, register, sellerStatus, status } from '../wire/seller.ts';
import { externalLookup, lookUpAgain, lookUpSeller, type SellerView } from './look-up.ts';
import { onboardSeller, registerSeller, type Step } from './onboard.ts';
import { latestRegistration } from './registrations.ts';
import { reverseSeller } from './tracking.ts';

const { faceScanNumber } = status.request.fields;
const unnamed = { nullable: true, addition: 'Null if it was never given.' } as const;

export const Seller = objectType<typeof sellerStatus, SellerView, 'raw'>(sellerStatus, {
  asked: { endpoint: status, ask: lookUpAgain },
  more: (t) => ({
    sellerId: t.field({ ...fieldOutput(sellerId), resolve: ({ key }) => targetOf(key) }),
    serviceProviderId: t.expose('serviceProviderId', fieldOutput(serviceProviderId, unnamed)),
    buyerTaxNumber: t.field(
      personalOutput(buyerTaxNumber, ({ buyerTaxNumber }) => buyerTaxNumber, unnamed),
    ),
    faceScanNumber: t.expose(
      'faceScanNumber',
      fieldOutput(faceScanNumber, {
        description: 'The platform’s number of the face scan, which queries to the platform need.',
      }),
    ),
    registrationAccepted: t.exposeBoolean('registrationAccepted', {
      description:
        'True when the bank accepted a registration by this service for its audit. Not yet onboarded.',
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
  states:
    'Progress of a seller (出售者). A scanned face, an accepted registration and an onboarded payee are three different things; only the last one can be invoiced.',
  state: 'Progress of the seller.',
  operation:
    'This service’s record of this registration; null if the seller was not onboarded through this service.',
  externalLookup,
  query: {
    name: 'seller',
    description:
      'Current progress of a seller, queried at the platform free of charge; subscriptions receive the result too. Null only with an error; `operations` shows the state known without the platform.',
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
      'The registrations of sellers that were begun through this service; a seller who was registered again has several.',
    of: ['sellers', '出售者'],
    belongsTo: { buyerTaxNumber: { whole: 'enterprise', field: buyerTaxNumber } },
  },
  subscriptions: {
    item: 'A change of the progress of a seller (出售者), or the current state.',
    resource: 'The seller as of this update; null while no onboarding was begun.',
    by: ['sellerId', 'Your id of the seller.', sellerId],
    keyOf: newestOf,
    updates:
      'Follows one seller until they are onboarded, then completes. May begin before `onboardSeller` or `openH5Session`. A face scan or an accepted registration is a step on the way, not the end. For a seller who is registered again it follows the newest registration: once onboarded, follow again after the call that begins the next.',
    milestone: {
      name: 'sellerOnboarded',
      description:
        'Emits when the bank’s audit has approved a seller. With `sellerId` it follows the newest registration of one seller, then completes; otherwise it follows all sellers and never completes.',
      all: 'all sellers',
      states: ['ONBOARDED'],
    },
  },
});

mutation(SellerOnboarding, {
  name: 'onboardSeller',
  description:
    'Step one of two: creates the page on which the seller scans their own face. The scan only proves who they are; then call `registerSeller`. A repeat creates a new page, which is harmless. Follow `sellerUpdates`.',
  endpoint: onboard,
  input: [onboard.request, 'The person.'],
  run: onboardSeller,
});

mutation(SellerRegistration, {
  name: 'registerSeller',
  description:
    'Step two of two, after the face scan: registers the payee with the bank, whose audit takes days. `accepted` does not mean onboarded: follow `sellerUpdates` or wait for `sellerOnboarded`. Sent once: the same input within a minute gets the same response, other input a `ConflictError`. Later, while an audit is under way, the bank rejects another registration.',
  endpoint: register,
  input: [register.request, 'The payee.'],
  run: registerSeller,
});
