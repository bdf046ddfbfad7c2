/** An operation that is sent to all servers in the same text. */
export interface Case {
  readonly name: string;
  readonly body: string;
  /** Facts that readers need for the comparison. */
  readonly note: string;
}

const verify = `query ($invoice: InvoiceToVerify!) {
  verifyInvoice(invoice: $invoice) {
    verdict checksToday
    face { ... on VatInvoiceFace { amountWithTax taxAmount sellerName lines { itemName taxRate taxAmount } } }
  }
}`;

const digitalGeneral = {
  invoiceNumber: '26442000000000000011',
  issuedOn: '2026-11-02',
  amountWithTax: '11300.00',
};

const search = `query ($by: EnterpriseBy!) {
  enterprises(by: $by, limit: 10) { cached isMock enterprises { name taxNumber } }
}`;

export const cases: readonly Case[] = [
  {
    name: 'verifyInvoice',
    body: JSON.stringify({ query: verify, variables: { invoice: { digitalGeneral } } }),
    note: 'Variables, a signed call, an answer of ten lines.',
  },
  {
    name: 'enterprises',
    body: JSON.stringify({ query: search, variables: { by: { name: '青禾' } } }),
    note: 'This service answers from its cache, as it does for ten minutes; all others call each time.',
  },
  {
    name: '{ __typename }',
    body: JSON.stringify({ query: '{ __typename }' }),
    note: 'No call. Raw sends a constant.',
  },
];
