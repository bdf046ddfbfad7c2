import { followedType } from '../../../graphql/followed/followed-types.ts';
import { fieldOutput, personalOutput } from '../../../graphql/records/record-fields.ts';
import { objectType } from '../../../graphql/records/record-types.ts';
import { updateOf } from '../../../graphql/followed/subscriptions.ts';
import type { Decoded } from '../../../platform/record/index.ts';
import { targetOf } from '../../../subjects/kind/attempts.ts';
import { buyerTaxNumber, sellerId, serviceProviderId } from '../wire/members.ts';
import { onboard, register, sellerStatus, status } from '../wire/seller.ts';
import { elsewhere, lookUpAgain } from './look-up.ts';
import type { Step } from './onboard.ts';
import { reverseSeller } from './tracking.ts';
import type { SellerView } from './view.ts';

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

export const followedSeller = followedType(reverseSeller, Seller, {
  states: [
    'SellerState',
    'How far a seller is (出售者). A scanned face, an accepted registration and an onboarded payee are three different things; only the last one can be invoiced.',
  ],
  state: 'How far the seller is.',
  operation:
    'What this service remembers of this registration; null when they were not onboarded through it.',
  toView: (view): SellerView => view,
  elsewhere,
});

/** The edge from a step to the seller. */
const sellerAfter = {
  type: Seller,
  description: 'How far the seller is now, as this service knows.',
  resolve: ({ seller }: Step<object>): SellerView => reverseSeller.view(seller),
} as const;

export const SellerOnboarding = objectType<
  (typeof onboard)['response'],
  Step<Decoded<(typeof onboard)['response']>>
>(onboard.response, { more: (t) => ({ seller: t.field(sellerAfter) }) });

export const SellerRegistration = objectType<
  (typeof register)['response'],
  Step<Decoded<(typeof register)['response']>>
>(register.response, { more: (t) => ({ seller: t.field(sellerAfter) }) });

export const SellerUpdate = updateOf(followedSeller, {
  name: 'SellerUpdate',
  description: 'A change of how far a seller (出售者) is, or where they stand.',
  resource: {
    name: 'seller',
    description: 'The seller as of this update; null while nobody onboarded them.',
  },
});
