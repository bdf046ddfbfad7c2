import { builder } from '../../../graphql/builder.ts';
import { upstream } from '../../../graphql/directives.ts';
import { mutationErrors } from '../../../graphql/errors.ts';
import { followMilestone, followSubject } from '../../../graphql/follow.ts';
import { subjectId } from '../../../graphql/operation.ts';
import { checked, inputType } from '../../../graphql/record-types.ts';
import { resumable } from '../../../graphql/updates.ts';
import { derivable } from '../../../platform/record/index.ts';
import { taxNumber, userId, vendorId } from '../wire/members.ts';
import { onboard, register, status } from '../wire/seller.ts';
import { lookUpSeller } from './look-up.ts';
import { onboardSeller, registerSeller } from './onboard.ts';
import { reverseSeller } from './tracking.ts';
import { Seller, SellerOnboarding, SellerRegistration, SellerUpdate } from './types.ts';

const kind = reverseSeller.kind;
const remembered =
  'Not sent now: remembered, and sent with every question about the seller’s status.';

builder.mutationFields((t) => ({
  onboardSeller: t.field({
    type: SellerOnboarding,
    description:
      'Step one of two: makes the page on which the seller scans their own face. That proves who they are and no more; then call `registerSeller`. A repeat makes a fresh page and does no harm. Follow `sellerUpdates`.',
    directives: upstream(onboard),
    errors: mutationErrors,
    args: {
      input: t.arg({
        type: inputType(onboard.request),
        required: true,
        description: 'The person.',
        validate: checked(onboard.request),
      }),
      vendorId: t.arg.string({
        description: `${vendorId.doc} ${remembered}`,
        directives: { wire: { name: 'vendorId' } },
        validate: checked(derivable(vendorId)),
      }),
      taxNumber: t.arg.string({
        description: `${taxNumber.doc} ${remembered}`,
        directives: { wire: { name: 'taxNo' } },
        validate: checked(derivable(taxNumber)),
      }),
    },
    resolve: (_root, { input, ...rest }, context) => onboardSeller(context, input, rest),
  }),
  registerSeller: t.field({
    type: SellerRegistration,
    description:
      'Step two of two, after the face scan: hands the payee’s data to the bank, whose audit takes days. `accepted` is not yet onboarded: follow `sellerUpdates` or wait for `sellerOnboarded`. Sent once; while an audit is under way the bank refuses another registration.',
    directives: upstream(register),
    errors: mutationErrors,
    args: {
      input: t.arg({
        type: inputType(register.request),
        required: true,
        description: 'The payee.',
        validate: checked(register.request),
      }),
    },
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
      userId: t.arg.string({
        required: true,
        description: userId.doc,
        directives: { wire: { name: 'userId' } },
        validate: checked(userId),
      }),
      vendorId: t.arg.string({
        description: `${vendorId.doc} Not needed where it is remembered.`,
        directives: { wire: { name: 'vendorId' } },
        validate: checked(derivable(vendorId)),
      }),
      taxNumber: t.arg.string({
        description: `${taxNumber.doc} Not needed where it is remembered.`,
        directives: { wire: { name: 'taxNo' } },
        validate: checked(derivable(taxNumber)),
      }),
      transNo: t.arg.string({
        description:
          'Number of the face scan, for a seller who was not onboarded through this service.',
        directives: { wire: { name: 'transNo' } },
        validate: checked(status.request.fields.transNo),
      }),
    },
    resolve: (_root, question, context) => lookUpSeller(context, question),
  }),
);

builder.subscriptionFields((t) => ({
  sellerUpdates: t.field({
    type: SellerUpdate,
    description:
      'Follows one seller until they are onboarded, then completes. May begin before `onboardSeller`. A face scan or an accepted registration is a step on the way, not the end.',
    args: {
      userId: t.arg.string({ required: true, description: 'Your id of the seller.' }),
      after: t.arg({ type: 'Cursor', description: resumable }),
    },
    subscribe: (_root, { userId, after }, context) =>
      followSubject(context, subjectId(context, kind, userId), { after }),
    resolve: (item) => item,
  }),
  sellerOnboarded: t.field({
    type: SellerUpdate,
    description:
      'Only the moment in which the bank’s audit has approved a seller: of one, then it completes; or, without `userId`, of all, for ever.',
    args: {
      userId: t.arg.string({ description: 'Your id of the seller; all sellers when left out.' }),
      after: t.arg({ type: 'Cursor', description: resumable }),
    },
    subscribe: (_root, { userId, after }, context) =>
      followMilestone(context, kind, { key: userId, states: ['ONBOARDED'], after }),
    resolve: (item) => item,
  }),
}));
