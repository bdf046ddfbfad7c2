import type { Step as StepOf } from '../../following.ts';
import { expect } from 'vitest';
import type { Answer, Connection, RunningService, Subscription } from '../../harness.ts';

const PREFIX = '/api/v1/invoice/reverse/lqbiz';
/** Paths of the interfaces that the tests count or make fail. */
export const path = {
  eligibility: `${PREFIX}/taxpayer/check`,
  agentTax: `${PREFIX}/agent-tax/check`,
  pending: `${PREFIX}/pending/check`,
  limits: `${PREFIX}/seller/check`,
  order: `${PREFIX}/tax/calc-order`,
  payment: `${PREFIX}/tax/pay-status`,
  invoice: `${PREFIX}/invoice/create`,
  refund: `${PREFIX}/refund/apply`,
  cancel: `${PREFIX}/order/cancel`,
  result: '/api/v1/invoice/reverse/lq/CXQDFPSCJG',
} as const;

export const enterprise = '91460100MA5RYC037E';
export const orderId = 'scrap-1';

/** A seller without earlier sales this year. */
export const newcomer = { person: { name: '林初卖', idNumber: '460106198510101231' } } as const;
/** Another seller without earlier sales this year. */
export const another = { person: { name: '符又卖', idNumber: '460106198611111246' } } as const;

/** An order of 1,000.00 from the newcomer; `change` replaces members. */
export function purchase(change: object = {}): Record<string, unknown> {
  return {
    buyerTaxNumber: enterprise,
    ...newcomer,
    kind: 'GENERAL',
    ownUse: false,
    amountWithoutTax: '1000.00',
    ...change,
  };
}

/** An exempt line of 1,000.00; `change` replaces members. */
export function blueLine(change: object = {}): Record<string, unknown> {
  return {
    categoryName: '废钢',
    itemName: '废旧钢材',
    unit: '吨',
    quantity: '2',
    unitPrice: '500',
    amountWithoutTax: '1000.00',
    taxRate: '0',
    taxAmount: '0.00',
    amountWithTax: '1000.00',
    taxClassificationCode: '1010301990000000000',
    nature: 'NORMAL',
    benefit: 'EXEMPT',
    ...change,
  };
}

/** The invoice of a purchase; `change` replaces members. */
export function face(invoiceNumber: string, change: object = {}): Record<string, unknown> {
  return {
    invoiceNumber,
    drawer: '何敏',
    drawerIdNumber: '460106198501010025',
    areaCode: '460100',
    ownUse: false,
    lines: { blue: [blueLine()] },
    ...change,
  };
}

const ERRORS = `... on Error { code message retryable hint platformCode }
  ... on InvalidInputError { fieldErrors { path message } }
  ... on PlatformRejectedError { steps }
  ... on OutcomeUnknownError { unknownSteps: steps followed: operation { kind key state } }
  ... on ConflictError { conflict: reason existing { kind key state } }`;

const ORDER_MEMBERS = `orderId state invoiceNumber taxSlipNumber totalTaxPayable foundBy preOpenedOn
  rejection { hint steps } taxPayment { state } invoice { state }`;

export const ORDER = `mutation ($input: ScrapOrderInput!) {
  result: calculateTaxAndOrder(input: $input) {
    __typename
    ... on ScrapOrder { ${ORDER_MEMBERS} }
    ... on PendingTransactionInTheWay { order { orderId state } pending { blocked unpaidCount transactions { invoiceNumber } } }
    ${ERRORS}
  }
}`;
export const SCRAP_ORDER = `query ($orderId: String!) { scrapOrder(orderId: $orderId) { ${ORDER_MEMBERS} } }`;
export const ORDER_UPDATES = `subscription ($key: String!, $after: Cursor) {
  update: scrapOrderUpdates(orderId: $key, after: $after) { cursor version cause state previousState thing: scrapOrder { ${ORDER_MEMBERS} } }
}`;
export const PAYMENT_UPDATES = `subscription ($key: String!, $after: Cursor) {
  update: taxPaymentUpdates(taxSlipNumber: $key, after: $after) { cursor version cause state previousState thing: taxPayment { paid resultCode } }
}`;
export const INVOICE_UPDATES = `subscription ($key: String!, $after: Cursor) {
  update: scrapInvoiceUpdates(invoiceNumber: $key, after: $after) { cursor version cause state previousState thing: scrapInvoice { uploadStatus uploadMessage } }
}`;
export const ISSUE = `mutation ($input: ScrapInvoiceInput!) {
  result: issueScrapInvoice(input: $input) {
    __typename
    ... on ScrapInvoice {
      invoiceNumber state kind isRed issuedAt acceptanceSerial isMock uploadStatus uploadStatusCode uploadMessage
      order { orderId } taxPayment { state } operation { key version }
    }
    ${ERRORS}
  }
}`;
export const CANCEL = `mutation ($input: CancelPreOpenedInvoiceInput!) {
  result: cancelPreOpenedInvoice(input: $input) {
    __typename ... on ScrapCancellation { invoiceNumber state numberFate raw } ${ERRORS}
  }
}`;
export const PAYMENTS = `query ($slips: [String!]!) {
  taxPayments(taxSlipNumbers: $slips) { payments { taxSlipNumber state paid result resultCode order { orderId } invoice { state } } }
}`;

/** The response to a mutation of this module. */
export interface Result {
  readonly result: Readonly<Record<string, unknown>>;
}

/** An item of a subscription of this module. */
export type Step = StepOf<{
  readonly previousState: string | null;
  readonly cause: string;
  readonly thing: Readonly<Record<string, unknown>> | null;
}>;

export const order = (
  service: Connection,
  change: object = {},
  number = orderId,
): Promise<Answer<Result>> =>
  service.query<Result>(ORDER, { input: { orderId: number, ...purchase(change) } });

export const issue = (
  service: Connection,
  input: Record<string, unknown>,
): Promise<Answer<Result>> => service.query<Result>(ISSUE, { input });

export const cancel = (service: Connection, by: object): Promise<Answer<Result>> =>
  service.query<Result>(CANCEL, { input: { by } });

export async function stored(
  service: Connection,
  number = orderId,
): Promise<Readonly<Record<string, unknown>> | null | undefined> {
  const { data } = await service.query<{ scrapOrder: Record<string, unknown> | null }>(
    SCRAP_ORDER,
    { orderId: number },
  );
  return data?.scrapOrder;
}

/** Number and slip of an accepted order. */
export interface Ordered {
  readonly invoiceNumber: string;
  readonly slip: string;
}

/** Places an order that the platform accepts. */
export async function placed(
  service: Connection,
  change: object = {},
  number = orderId,
): Promise<Ordered> {
  const result = (await order(service, change, number)).data?.result;
  expect(result).toMatchObject({ __typename: 'ScrapOrder', state: 'PRE_OPENED' });
  return {
    invoiceNumber: String(result?.['invoiceNumber']),
    slip: String(result?.['taxSlipNumber']),
  };
}

/** Places an order and pays its tax. */
export async function paid(service: RunningService, change: object = {}): Promise<Ordered> {
  const ordered = await placed(service, change);
  expect(service.sandbox.controls.payScrapTax({ taxSlipNumber: ordered.slip })).toBe(true);
  return ordered;
}

export function follow(
  service: Connection,
  document: string,
  key: string,
  after?: string,
): Subscription<Step> {
  return service.subscribe<Step>(document, { key, ...(after === undefined ? {} : { after }) });
}
