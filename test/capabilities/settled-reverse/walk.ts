import type { Step as StepOf } from '../../following.ts';
import { expect } from 'vitest';
import {
  ordinarySeller,
  type SeedSeller,
} from '../../../packages/simulator/src/seed/reverse-sellers.ts';
import type { Answer, RunningService, Subscription } from '../../harness.ts';
import type { Scenario } from '../../scenario.ts';

export const sellerId = 'seller-1';
export const serviceProviderId = 'vendor-1';
export const buyerTaxNumber = '91440300MA5F0A0A1X';

/** The start of an onboarding, with the names used in later queries. */
export function onboarding(seller: SeedSeller = ordinarySeller): Record<string, unknown> {
  const { name, idNo: idNumber, phone } = seller;
  const person = { sellerId, name, idNumber, phone };
  return { ...person, returnUrl: 'https://example.com/back', serviceProviderId, buyerTaxNumber };
}

/** A registration with a card of the settlement bank; `change` replaces members. */
export function registration(
  change: object = {},
  seller: SeedSeller = ordinarySeller,
): Record<string, unknown> {
  const { name, idNo: idNumber, phone, bankCard } = seller;
  const card = { card: { settlementBank: { cardNumber: bankCard } } };
  const valid = { idValidFrom: '2015-06-01', idValidTo: '2035-06-01' };
  return { sellerId, name, idNumber, phone, ...card, ...valid, ...change };
}

const ERRORS = `... on PlatformRejectedError { refused: operation { state version final } } ... on Error { code message retryable hint platformCode }
  ... on InvalidInputError { fieldErrors { path message } }
  ... on OutcomeUnknownError { followed: operation { kind key state } }
  ... on ConflictError { conflict: reason existing { kind key state } }`;

/** Wraps a mutation's selection: its own type's members, and every error's. */
export function mutation(field: string, input: string, type: string, members: string): string {
  return `mutation ($input: ${input}!) { result: ${field}(input: $input) { __typename ... on ${type} { ${members} } ${ERRORS} } }`;
}

export const ONBOARD = `mutation ($input: OnboardSellerInput!) {
  result: onboardSeller(input: $input) {
    __typename ... on SellerOnboarding { faceScanUrl faceScanNumber isMock seller { state serviceProviderId buyerTaxNumber faceScanNumber } } ${ERRORS}
  }
}`;
export const REGISTER = mutation(
  'registerSeller',
  'RegisterSellerInput',
  'SellerRegistration',
  'accepted autoAudited hint isMock seller { state registrationAccepted }',
);
export const SELLER = `query ($sellerId: String!, $serviceProviderId: String, $buyerTaxNumber: String, $faceScanNumber: String) {
  seller(sellerId: $sellerId, serviceProviderId: $serviceProviderId, buyerTaxNumber: $buyerTaxNumber, faceScanNumber: $faceScanNumber) {
    sellerId state realNamed registrationAccepted onboarded canInvoice blockedBy blockedByCode blockedReason
    payeeStatus auditStatus authorizeStatus freezeStatus isMock raw
    quota { over5000000 overYear2000000 overYear2100000 overMonth100000 backAmount }
    operation { state final }
  }
}`;
export const SELLER_UPDATES = `subscription ($sellerId: String!, $after: Cursor) {
  update: sellerUpdates(sellerId: $sellerId, after: $after) {
    cursor version cause previousState state
    seller { state realNamed registrationAccepted onboarded canInvoice blockedBy blockedReason auditStatus }
  }
}`;

export const orderId = 'reverse-1';

/** An order of the seller's; `change` replaces members. */
export function reverseOrder(change: object = {}): Record<string, unknown> {
  return {
    orderId,
    sellerId,
    serviceProviderId,
    buyerTaxNumber,
    transactionChannel: 'channel-1',
    returnUrl: 'https://example.com/back',
    extra: { goodsInfo: [{ name: '废钢' }] },
    ...change,
  };
}

export const PAY = `mutation ($input: ReverseInvoiceOrderInput!) {
  result: payAndIssueReverseInvoice(input: $input) {
    __typename
    ... on ReverseInvoice { orderId state payUrl sellerId serviceProviderId buyerTaxNumber isMock operation { state version final } }
    ... on QuotaLimitReached {
      explanation limitOperation: operation { state final }
      quota { over5000000 overYear2000000 overYear2100000 overMonth100000 backAmount }
    }
    ... on SellerNotReady { explanation operation { state final } }
    ${ERRORS}
  }
}`;
export const VOID_REVERSE_INVOICE = mutation(
  'voidReverseInvoice',
  'VoidReverseInvoiceInput',
  'VoidedReverseInvoice',
  'bankStatus bankResult isMock raw',
);
export const REVERSE_INVOICE = `query ($orderId: String!) {
  reverseInvoice(orderId: $orderId) {
    orderId state platformStatus platformStatusCode payUrl invoiceNumber taxAmount payAmount isMock raw
    stepStatuses { confirm pay invoice upload tax } seller { sellerId state canInvoice }
    rejection { hint } operation { state final }
  }
}`;
export const ORDER_UPDATES = `subscription ($orderId: String!, $after: Cursor) {
  update: reverseInvoiceUpdates(orderId: $orderId, after: $after) {
    cursor version cause state previousState order: reverseInvoice { payUrl invoiceNumber taxAmount payAmount }
  }
}`;

/** The response to a mutation of this module. */
export interface Result {
  readonly result: Readonly<Record<string, unknown>>;
}

/** An item of a subscription of this module. */
export type Step = StepOf<{
  readonly previousState: string | null;
  readonly cause: string;
  readonly seller?: Readonly<Record<string, unknown>> | null;
  readonly order?: Readonly<Record<string, unknown>> | null;
}>;

export const onboard = (
  service: RunningService,
  seller: SeedSeller = ordinarySeller,
): Promise<Answer<Result>> => service.query<Result>(ONBOARD, { input: onboarding(seller) });

export const register = (
  service: RunningService,
  change: object = {},
  seller: SeedSeller = ordinarySeller,
): Promise<Answer<Result>> =>
  service.query<Result>(REGISTER, { input: registration(change, seller) });

/** Takes a seller from new to onboarded. */
export async function onboardWholly(
  service: RunningService,
  seller: SeedSeller = ordinarySeller,
): Promise<void> {
  await onboard(service, seller);
  service.sandbox.controls.finishFaceScan({ sellerId });
  expect((await register(service, {}, seller)).data?.result).toMatchObject({ accepted: true });
  service.sandbox.controls.finishSellerAudit({ sellerId });
}

export async function finishOrder(service: RunningService): Promise<void> {
  await service.query(PAY, { input: reverseOrder() });
  service.sandbox.controls.finishReverseInvoice({ orderId });
}

/** An item of `updates`. */
export type Updated = Readonly<
  Record<'update', { readonly cause: string; readonly subject: object }>
>;

/**
 * The next update that a request caused. The current state with which a subscription begins may contain an update behind its
 * cursor: a feed from there sends it again, under the same version.
 */
export async function nextByRequest(
  service: Scenario,
  feed: Subscription<Updated>,
): Promise<Updated['update']> {
  for (;;) {
    const update = await service.nextInTime(feed);
    if (update.cause === 'REQUEST') return update;
  }
}
