// The measured feed, for servers that read, check and store nothing: they send exactly the published item.
export const typeDefs = `
  scalar Cursor
  scalar DateTime
  type Invoice { orderId: String!  invoiceNumber: String  amountWithTax: String }
  type InvoiceIssued { cursor: Cursor!  occurredAt: DateTime!  invoice: Invoice! }
  type Query { ready: Boolean! }
  type Subscription { invoiceIssued(after: Cursor): InvoiceIssued! }
`;

/** Content of a message, `{ invoiceIssued: … }`. */
export function itemOf(message: string): object {
  // A message of the benchmark's own service.
  return (JSON.parse(message) as { readonly payload: { readonly data: object } }).payload.data;
}
