import { builder } from '../../../graphql/schema/builder.ts';
import { upstream } from '../../../graphql/schema/directives.ts';
import { mutationErrors } from '../../../graphql/errors/errors.ts';
import { listOf } from '../../../graphql/lists/lists.ts';
import { milestoneOf, updatesOf } from '../../../graphql/followed/subscriptions.ts';
import { fieldArg, inputArg } from '../../../graphql/records/record-fields.ts';
import { buyerTaxNumber, sellerId, serviceProviderId } from '../wire/members.ts';
import { onboard, register, status } from '../wire/seller.ts';
import type { Context } from '../../../graphql/schema/context.ts';
import { lookUpSeller } from './look-up.ts';
import { onboardSeller, registerSeller } from './onboard.ts';
import { latestRegistration } from './registrations.ts';
import { reverseSeller } from './tracking.ts';
import {
  followedSeller,
  Seller,
  SellerOnboarding,
  SellerRegistration,
  SellerUpdate,
} from './types.ts';

const known = { required: false, addition: 'Not needed where it is remembered.' } as const;

/** The registration that is followed: the newest, or the first where there is none yet. */
async function newestOf({ subjects }: Context, sellerId: string): Promise<string> {
  return (await latestRegistration(subjects, sellerId))?.key ?? sellerId;
}

builder.mutationFields((t) => ({
  onboardSeller: t.field({
    type: SellerOnboarding,
    description:
      'Step one of two: makes the page on which the seller scans their own face. That proves who they are and no more; then call `registerSeller`. A repeat makes a fresh page and does no harm. Follow `sellerUpdates`.',
    directives: upstream(onboard),
    errors: mutationErrors,
    args: { input: inputArg(onboard.request, 'The person.') },
    resolve: (_root, { input }, context) => onboardSeller(context, input),
  }),
  registerSeller: t.field({
    type: SellerRegistration,
    description:
      'Step two of two, after the face scan: registers the payee with the bank, whose audit takes days. `accepted` is not yet onboarded: follow `sellerUpdates` or wait for `sellerOnboarded`. Sent once: the same input within a minute gets the same answer, other input a `ConflictError`. Later, while an audit is under way, the bank refuses another registration.',
    directives: upstream(register),
    errors: mutationErrors,
    args: { input: inputArg(register.request, 'The payee.') },
    resolve: (_root, { input }, context) => registerSeller(context, input),
  }),
}));

builder.queryField('seller', (t) =>
  t.field({
    type: Seller,
    // One call that fails must not take the rest of the operation with it.
    nullable: true,
    description:
      'How far a seller is now: the platform is asked, free of charge, and what it finds out reaches the subscriptions too. Null only beside an error; what is known without the platform shows in `operations`.',
    directives: upstream(status),
    args: {
      sellerId: fieldArg(sellerId),
      serviceProviderId: fieldArg(serviceProviderId, known),
      buyerTaxNumber: fieldArg(buyerTaxNumber, known),
      faceScanNumber: fieldArg(status.request.fields.faceScanNumber, {
        description:
          'Number of the face scan, for a seller who was not onboarded through this service.',
      }),
    },
    resolve: (_root, question, context) => lookUpSeller(context, question),
  }),
);

builder.queryField('sellers', (t) =>
  listOf(t, followedSeller, {
    description:
      'The registrations of sellers that were begun through this service; of one who was registered again, each.',
    of: ['sellers', '出售者'],
    belongsTo: { buyerTaxNumber: { whole: 'enterprise', field: buyerTaxNumber } },
  }),
);

builder.subscriptionFields((t) => ({
  sellerUpdates: updatesOf(t, reverseSeller, {
    type: SellerUpdate,
    description:
      'Follows one seller until they are onboarded, then completes. May begin before `onboardSeller` or `openH5Session`. A face scan or an accepted registration is a step on the way, not the end. Of a seller who is registered again, the newest registration: once onboarded, follow again after the call that begins the next.',
    key: ['sellerId', 'Your id of the seller.'],
    keyOf: newestOf,
  }),
  sellerOnboarded: milestoneOf(t, reverseSeller, {
    type: SellerUpdate,
    description:
      'Only the moment in which the bank’s audit has approved a seller: of the newest registration of one, then it completes; or, without `sellerId`, of all, for ever.',
    key: ['sellerId', 'Your id of the seller; all sellers when left out.'],
    keyOf: newestOf,
    states: ['ONBOARDED'],
  }),
}));
