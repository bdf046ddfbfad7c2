/** Documents that the clients of a run send, and the members that they read of the responses. */

export const ISSUE = `mutation ($input: InvoiceOrderInput!) {
  issueInvoice(input: $input) {
    outcome: __typename
    ... on Invoice { state }
    ... on Error { message retryable }
  }
}`;

export interface Issued {
  readonly issueInvoice: {
    readonly outcome: string;
    readonly state?: string;
    readonly message?: string;
    readonly retryable?: boolean;
  };
}

/** Follows one order, until it is final. */
export const FOLLOW_ORDER = `subscription ($orderId: String!, $after: Cursor) {
  item: invoiceUpdates(orderId: $orderId, after: $after) {
    cursor eventId version occurredAt cause
  }
}`;

/** Follows all updates of the tenant, forever. */
export const FOLLOW_ALL = `subscription ($after: Cursor) {
  item: updates(kinds: [FORWARD_INVOICE], after: $after) {
    cursor eventId version occurredAt cause key state
  }
}`;

/** An item of either subscription; `key` and `state` are absent from that of one order. */
export interface Item {
  readonly cursor: string;
  readonly eventId: string;
  readonly version: number;
  /** ISO 8601. */
  readonly occurredAt: string;
  readonly cause: string;
  readonly key?: string;
  readonly state?: string;
}

/** A page of the orders in the journal, which has further kinds, such as the files of orders. */
export const OPERATIONS = `query ($after: String) {
  operations(first: 100, kinds: [FORWARD_INVOICE], after: $after) {
    edges { node { key state version final } }
    pageInfo { hasNextPage endCursor }
  }
}`;

export interface Operations {
  readonly operations: {
    readonly edges: readonly { readonly node: Operation }[];
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  };
}

/** State of an order in the journal. */
export interface Operation {
  readonly key: string;
  readonly state: string;
  readonly version: number;
  readonly final: boolean;
}
