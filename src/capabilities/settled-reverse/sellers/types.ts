import { builder } from '../../../graphql/builder.ts';
import { describedValues } from '../../../graphql/described-values.ts';
import { NOT_STARTED } from '../../../graphql/follow.ts';
import { Operation, subjectId } from '../../../graphql/operation.ts';
import { objectType } from '../../../graphql/record-types.ts';
import { updateType } from '../../../graphql/updates.ts';
import type { JsonObject } from '../../../kernel/json.ts';
import type { Decoded } from '../../../platform/record/index.ts';
import { STALE } from '../../../tracker/tracked.ts';
import { taxNumber, userId, vendorId } from '../wire/members.ts';
import { onboard, register, sellerStatus } from '../wire/seller.ts';
import type { Step } from './onboard.ts';
import { reverseSeller, type SellerDetails, sellerStates, toDetails } from './tracking.ts';

/** A seller as the schema shows them. */
export interface SellerView extends SellerDetails {
  readonly userId: string;
  readonly state: string;
  readonly raw: JsonObject | null;
  readonly isOurs: boolean;
}

/** Shows a seller as the journal knows them. */
export function toSeller(userId: string, state: string, snapshot: JsonObject): SellerView {
  return { ...toDetails(snapshot), userId, state, raw: null, isOurs: true };
}

const states = {
  [NOT_STARTED]:
    'Only on a subscription: nobody onboarded this seller through this service yet. Wait.',
  ...sellerStates,
  [STALE]:
    'Nothing changed for two months, so the platform is asked no more. `seller` asks it once, and another `onboardSeller` or `registerSeller` begins anew.',
};

const SellerState = builder.enumType('SellerState', {
  description:
    'How far a seller is. A scanned face, an accepted registration and an onboarded payee are three different things; only the last one can be invoiced.',
  values: describedValues(states),
});

export const Seller = objectType<typeof sellerStatus, SellerView>(sellerStatus, {
  more: (t) => ({
    userId: t.exposeString('userId', {
      description: userId.doc,
      directives: { wire: { name: 'userId' } },
    }),
    state: t.field({
      type: SellerState,
      description: 'How far the seller is.',
      // Only states of this kind are ever written, which the journal's type does not know.
      resolve: ({ state }) => state as never,
    }),
    vendorId: t.exposeString('vendorId', {
      nullable: true,
      description: `${vendorId.doc} Null where nobody named it.`,
      directives: { wire: { name: 'vendorId' } },
    }),
    taxNumber: t.exposeString('taxNumber', {
      nullable: true,
      description: `${taxNumber.doc} Null where nobody named it.`,
      directives: { wire: { name: 'taxNo' } },
    }),
    transNo: t.exposeString('transNo', {
      nullable: true,
      description: 'The platform’s number of the face scan, which the platform is asked with.',
      directives: { wire: { name: 'transNo' } },
    }),
    registrationAccepted: t.exposeBoolean('registrationAccepted', {
      description:
        'True when the bank took a registration of this service’s for its audit. Not yet onboarded.',
    }),
    operation: t.field({
      type: Operation,
      nullable: true,
      description:
        'What this service remembers of the seller; null when they were not onboarded through it.',
      resolve: ({ userId, isOurs }, _args, context) =>
        isOurs ? context.app.journal.get(subjectId(context, reverseSeller.kind, userId)) : null,
    }),
  }),
});

/** The edge from a step to the seller. */
const sellerAfter = {
  type: Seller,
  description: 'How far the seller is now, as this service knows.',
} as const;

export const SellerOnboarding = objectType<
  (typeof onboard)['response'],
  Step<Decoded<(typeof onboard)['response']>>
>(onboard.response, {
  more: (t) => ({
    seller: t.field({
      ...sellerAfter,
      resolve: ({ seller: { key, state, snapshot } }) => toSeller(key, state, snapshot),
    }),
  }),
});

export const SellerRegistration = objectType<
  (typeof register)['response'],
  Step<Decoded<(typeof register)['response']>>
>(register.response, {
  more: (t) => ({
    seller: t.field({
      ...sellerAfter,
      resolve: ({ seller: { key, state, snapshot } }) => toSeller(key, state, snapshot),
    }),
  }),
});

export const SellerUpdate = updateType('SellerUpdate', {
  description: 'A change of how far a seller is, or where they stand.',
  status: SellerState,
  resource: (t) => ({
    seller: t.field({
      type: Seller,
      nullable: true,
      description: 'The seller as of this update; null while nobody onboarded them.',
      resolve: ({ key, state, details, version }) =>
        version === 0 ? null : toSeller(key, state, details),
    }),
  }),
});
