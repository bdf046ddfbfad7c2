import { builder } from '../../graphql/builder.ts';
import { upstream } from '../../graphql/directives.ts';
import { checked, inputType } from '../../graphql/record-types.ts';
import { list } from '../../platform/record/index.ts';
import { verifications } from './batching.ts';
import { InvoiceVerification } from './types.ts';
import { invoiceToVerify, verify } from './wire/index.ts';

/** With all fields of a VAT face selected, this many are just within the limit of complexity. */
const MOST_INVOICES = 250;

const invoices = list('cyList', invoiceToVerify, {
  min: 1,
  max: MOST_INVOICES,
  doc: `Up to ${MOST_INVOICES} invoices of any kinds.`,
});

builder.queryFields((t) => ({
  verifyInvoice: t.field({
    type: InvoiceVerification,
    nullable: true,
    description:
      'Asks the tax bureau whether an invoice is genuine. A negative verdict is an answer, not an error: read `verdict`. Every check, also a repeat, uses up one of the few that the tax bureau allows an invoice a day. Several of these fields in one operation go out together, as with `verifyInvoices`.',
    directives: upstream(verify),
    args: {
      invoice: t.arg({
        type: inputType(invoiceToVerify),
        required: true,
        description: 'The invoice, by its kind.',
        validate: checked(invoiceToVerify),
      }),
    },
    resolve: (_root, { invoice }, context) => verifications(context).load(invoice),
  }),

  verifyInvoices: t.field({
    type: [InvoiceVerification],
    nullable: { list: false, items: true },
    description:
      'Asks about several invoices and answers in their order. All invoices of one operation go out in calls of up to 50, and the same invoice is checked once. An item that could not be checked is null and has an error of its own; the others keep their verdicts.',
    directives: upstream(verify),
    args: {
      invoices: t.arg({
        type: [inputType(invoiceToVerify)],
        required: true,
        description: invoices.doc,
        validate: checked(invoices),
      }),
    },
    complexity: (args) => ({ field: 1, multiplier: args.invoices.length }),
    resolve: (_root, { invoices }, context) =>
      invoices.map((invoice) => verifications(context).load(invoice)),
  }),
}));
