import { buyer, provisionedSeller } from '../../../packages/simulator/src/seed/parties.ts';

/** A line over 113.00 with tax, of which 13.00 is tax. */
export const line = {
  itemName: '网络交换机',
  taxClassificationCode: '1090511010000000000',
  taxRate: '0.13',
  amountWithTax: '113.00',
};

/** The sandbox's seller that is bound to the key. */
export const seller = { taxNumber: provisionedSeller.taxNumber, name: provisionedSeller.name };

/** An order that the sandbox issues; `change` replaces members. */
export function order(change: object = {}): Record<string, unknown> & { orderId: string } {
  return {
    orderId: 'order-1',
    kind: 'GENERAL',
    seller,
    buyer: { enterprise: buyer },
    drawer: provisionedSeller.drawers[0],
    lines: [line],
    ...change,
  };
}

/** An order whose only line has other members. */
export function orderWithLine(change: object): Record<string, unknown> {
  return order({ lines: [{ ...line, ...change }] });
}

/** The response to `ISSUE`; members of other types of the union are absent. */
export interface Issued {
  readonly issueInvoice: Readonly<Record<string, unknown>>;
}

/** The response to `INVOICE`. */
export interface Found {
  readonly invoice: Readonly<Record<string, unknown>> | null;
}

/** One item of `UPDATES` or `ISSUED`. */
export interface Item {
  readonly cursor: string;
  readonly eventId: string;
  readonly version: number;
  readonly cause: string;
  readonly previousState: string | null;
  readonly state: string;
  readonly invoice: Readonly<Record<string, unknown>> | null;
}

export const ISSUE = `mutation ($input: InvoiceOrderInput!) {
  issueInvoice(input: $input) {
    __typename
    ... on Invoice {
      orderId platformOrderNumber state platformStatus kind sellerTaxNumber buyerName
      amountWithTax amountWithoutTax taxAmount invoiceNumber
      operation { kind key state version final }
    }
    ... on Error { code message retryable hint platformCode platformRequestId }
    ... on InvalidInputError { fieldErrors { path message } }
    ... on ConflictError { reason differences { path } existing { key state } }
    ... on OutcomeUnknownError { followed: operation { key state } }
  }
}`;

export const INVOICE = `query ($by: InvoiceBy!) {
  invoice(by: $by) {
    orderId platformOrderNumber state platformStatus platformStatusCode kind sellerTaxNumber buyerName
    amountWithTax amountWithoutTax taxAmount invoiceNumber
    isRedOffset raw
    rejection { code message retryable platformCode hint platformRequestId }
    operation { state version final }
  }
}`;

const UPDATE = `cursor eventId version cause confirmed previousState state
  invoice { orderId state invoiceNumber amountWithTax }`;

export const UPDATES = `subscription ($orderId: String!, $after: Cursor) {
  invoiceUpdates(orderId: $orderId, after: $after) { ${UPDATE} }
}`;

export const ISSUED = `subscription ($orderId: String, $after: Cursor) {
  invoiceIssued(orderId: $orderId, after: $after) { ${UPDATE} }
}`;

export const CREATE_PATH = '/api/v1/invoice/forward/create';
export const QUERY_PATH = '/api/v1/invoice/forward/query';

/** The type of the mutation's result. */
export const typeOf = ({ data }: { readonly data?: Issued }): unknown =>
  data?.issueInvoice['__typename'];
