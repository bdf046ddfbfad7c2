import { certainUnit, certainUnits } from '../../graphql/billing/known-units.ts';
import { builder } from '../../graphql/schema/builder.ts';
import { upstream } from '../../graphql/schema/directives.ts';
import { fieldArg, inputArg } from '../../graphql/records/record-fields.ts';
import { type Field, list } from '../../platform/record/index.ts';
import { canonicalJson } from '../../kernel/ids.ts';
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

/**
 * The same invoice, however it is spelt, is checked once in an operation, in each of the calls that the caller wants it
 * in. The arguments were not checked yet.
 */
const unitOf = (
  invoice: unknown,
  { reconciliationId: own }: Readonly<Record<string, unknown>>,
): string =>
  canonicalJson([
    meantBy(invoiceToVerify, invoice),
    meantBy(verifyRequest.fields.reconciliationId, own),
  ]);

/** An argument in its one spelling; as it is where it is refused anyway. */
function meantBy({ input }: Pick<Field, 'input'>, given: unknown): unknown {
  const { success, data } = input().safeParse(given);
  return success ? data : given;
}

builder.queryFields((t) => ({
  verifyInvoice: t.field({
    type: InvoiceVerification,
    nullable: true,
    description:
      'Asks the tax bureau whether an invoice is genuine. A negative verdict is an answer, not an error: read `verdict`. Every check, also a repeat, uses up one of the few that the tax bureau allows an invoice a day. Several of these fields in one operation go out together, as with `verifyInvoices`.',
    directives: upstream(verify),
    extensions: certainUnit(verify, (args) => unitOf(args['invoice'], args)),
    args: {
      invoice: inputArg(invoiceToVerify, 'The invoice, by its kind.'),
      reconciliationId: fieldArg(reconciliationId),
    },
    resolve: (_root, { invoice, reconciliationId: own }, context) =>
      verifications(context).ask(invoice, own ?? null),
  }),

  verifyInvoices: t.field({
    type: [InvoiceVerification],
    nullable: { list: true, items: true },
    description:
      'Asks about several invoices and answers in their order. All invoices of one operation go out in calls of up to 50, and the same invoice is checked once. An item that could not be checked is null and has an error of its own; the others keep their verdicts. One request may use 250 billed units in all, unless the budget of the key says otherwise: the whole is null beside an error where that, or what is left of the day, does not suffice for it, and nothing is sent then.',
    directives: upstream(verify),
    extensions: certainUnits(verify, (args) =>
      [args['invoices'] ?? []].flat().map((invoice) => unitOf(invoice, args)),
    ),
    args: {
      invoices: fieldArg({ ...invoices, wire: null }),
      reconciliationId: fieldArg(reconciliationId, {
        addition: 'More than 50 invoices go out in several calls, all with this id.',
      }),
    },
    complexity: (args) => ({ field: 1, multiplier: args.invoices.length }),
    resolve: (_root, { invoices, reconciliationId: own }, context) =>
      invoices.map((invoice) => verifications(context).ask(invoice, own ?? null)),
  }),
}));
