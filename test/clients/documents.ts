import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { parse } from 'graphql';

/** The part of an invoice that these tests' clients cache. */
interface CachedInvoice {
  readonly id: string;
  readonly state: string;
  readonly invoiceNumber: string | null;
}

export interface OneInvoice {
  readonly invoice: CachedInvoice | null;
}

export interface Invoices {
  readonly invoices: { readonly edges: readonly { readonly node: CachedInvoice }[] };
}

const KEPT = '__typename id state invoiceNumber';

export const INVOICE: TypedDocumentNode<OneInvoice, { by: { orderId: string } }> = parse(
  `query ($by: InvoiceBy!) { invoice(by: $by) { ${KEPT} } }`,
);

export const INVOICES: TypedDocumentNode<Invoices, Record<string, never>> = parse(
  `query { invoices(states: [ISSUING, ISSUED], first: 10) { edges { node { ${KEPT} } } } }`,
);

export const UPDATES = parse(
  `subscription ($orderId: String!) {
    invoiceUpdates(orderId: $orderId) { __typename eventId invoice { ${KEPT} } }
  }`,
);

/** The states in a watched query's results. */
export const stateOf = ({ invoice }: OneInvoice): string | undefined => invoice?.state;
export const statesOf = ({ invoices }: Invoices): readonly string[] =>
  invoices.edges.map(({ node }) => node.state);
