import { builder } from '../../graphql/builder.ts';
import { upstream } from '../../graphql/directives.ts';
import { fieldArg, inputArg } from '../../graphql/record-fields.ts';
import { list } from '../../platform/record/index.ts';
import { verifications } from './batching.ts';
import { InvoiceVerification } from './types.ts';
import { invoiceToVerify, verify, verifyRequest } from './wire/index.ts';

/** With all fields of a VAT face selected, this many are just within the limit of complexity. */
const MOST_INVOICES = 250;

const invoices = list('cyList', invoiceToVerify, {
  min: 1,
  max: MOST_INVOICES,
  doc: `Up to ${MOST_INVOICES} invoices of any kinds.`,
});

const { reconciliationId } = verifyRequest.fields;

builder.queryFields((t) => ({
  verifyInvoice: t.field({
    type: InvoiceVerification,
    nullable: true,
    description:
      'Asks the tax bureau whether an invoice is genuine. A negative verdict is an answer, not an error: read `verdict`. Every check, also a repeat, uses up one of the few that the tax bureau allows an invoice a day. Several of these fields in one operation go out together, as with `verifyInvoices`.',
    directives: upstream(verify),
    args: {
      invoice: inputArg(invoiceToVerify, 'The invoice, by its kind.'),
      reconciliationId: fieldArg(reconciliationId),
    },
    resolve: (_root, { invoice, reconciliationId: own }, context) =>
      verifications(context).load({ invoice, reconciliationId: own ?? null }),
  }),

  verifyInvoices: t.field({
    type: [InvoiceVerification],
    nullable: { list: false, items: true },
    description:
      'Asks about several invoices and answers in their order. All invoices of one operation go out in calls of up to 50, and the same invoice is checked once. An item that could not be checked is null and has an error of its own; the others keep their verdicts.',
    directives: upstream(verify),
    args: {
      invoices: fieldArg({ ...invoices, wire: null }),
      reconciliationId: fieldArg(reconciliationId, {
        addition: 'More than 50 invoices go out in several calls, all with this id.',
      }),
    },
    complexity: (args) => ({ field: 1, multiplier: args.invoices.length }),
    resolve: (_root, { invoices, reconciliationId: own }, context) =>
      invoices.map((invoice) =>
        verifications(context).load({ invoice, reconciliationId: own ?? null }),
      ),
  }),
}));
