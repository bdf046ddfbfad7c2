import { certainUnit, certainUnits } from '../../graphql/billing/known-units.ts';
import { fieldArg, fieldOutput, inputArg } from '../../graphql/records/record-fields.ts';
import { objectType, wireName } from '../../graphql/records/record-types.ts';
import { builder } from '../../graphql/schema/builder.ts';
import { upstream } from '../../graphql/schema/directives.ts';
import { canonicalJson } from '../../kernel/ids.ts';
import { type Field, list } from '../../platform/record/index.ts';
import { verifications } from './batching.ts';
import { type Face, readFace } from './faces.ts';
import type { Verification } from './verification.ts';
import { aviationFace, blockchainFace, railwayFace, vatInvoiceFace } from './wire/faces.ts';
import { invoiceToVerify } from './wire/elements.ts';
import { verdictCodes, verifiedInvoice, verify, verifyRequest } from './wire/index.ts';

/** The verdicts. */
export const InvoiceVerdict = builder.enumType('InvoiceVerdict', {
  description: 'Verdict on an invoice (查验结果).',
  values: {
    GENUINE: {
      description: 'The invoice is genuine and the given elements agree with it (查验一致).',
    },
    NOT_PASSED: { description: 'The invoice did not pass (查验不通过); `reason` says why.' },
    NO_SUCH_INVOICE: {
      description:
        'The tax bureau has no such invoice (查无此票): an element was mistyped, or an invoice issued offline is not uploaded yet. Trying again at once only uses up daily checks.',
      directives: wireName({ wire: verdictCodes.NO_SUCH_INVOICE }),
    },
    ELEMENTS_DISAGREE: {
      description:
        'The invoice exists, but a given element differs from it (票面要素不一致). Compare number, code, date and amount with the invoice; an amount without tax must really exclude it.',
      directives: wireName({ wire: verdictCodes.ELEMENTS_DISAGREE }),
    },
  } as const,
});

/** Members that all kinds share; `@wire` is absent if their wire names differ. */
const InvoiceFace = builder.interfaceRef<Face>('InvoiceFace').implement({
  description: 'Printed content of an invoice (票面信息). Its type names the kind.',
  resolveType: ({ record }) => record.name,
  fields: (t) => ({
    amountWithTax: t.expose('amountWithTax', fieldOutput(vatInvoiceFace.fields.amountWithTax)),
    taxAmount: t.expose('taxAmount', {
      type: 'Decimal',
      isAmount: true,
      nullable: true,
      description: 'Total tax, in yuan.',
    }),
    statusCode: t.exposeString('statusCode', {
      nullable: true,
      description: 'Status of the invoice as a code whose values the platform does not document.',
    }),
  }),
});

for (const face of [vatInvoiceFace, aviationFace, railwayFace, blockchainFace])
  objectType(face, { interfaces: [InvoiceFace] });

/** The verdict on an invoice, with its face. */
export const InvoiceVerification = objectType<typeof verifiedInvoice, Verification>(
  verifiedInvoice,
  {
    more: (t) => ({
      verdict: t.expose('verdict', {
        type: InvoiceVerdict,
        description: 'Verdict on the invoice.',
      }),
      verified: t.field({
        ...fieldOutput(verify.response.fields.verified, {
          nullable: false,
          description: 'True when the verdict is `GENUINE`.',
        }),
        resolve: ({ verdict }) => verdict === 'GENUINE',
      }),
      face: t.field({
        ...fieldOutput(verifiedInvoice.fields.face),
        type: InvoiceFace,
        resolve: ({ face, asked }) => face && readFace(face, asked),
      }),
      reconciliationId: t.id({
        description:
          'The id of the platform call, your own or one that this service made. Invoices checked in one call share it.',
        directives: wireName(verifyRequest.fields.reconciliationId),
        resolve: ({ reconciliationId }) => reconciliationId,
      }),
    }),
  },
);

/** With all fields of a VAT face selected, this number just fits the complexity limit. */
const MOST_INVOICES = 250;

const invoices = list('cyList', invoiceToVerify, {
  min: 1,
  max: MOST_INVOICES,
  doc: `Up to ${MOST_INVOICES} invoices of any kinds.`,
});

const { reconciliationId } = verifyRequest.fields;

/** An invoice in any spelling is verified once per operation and call id. The arguments are not validated yet. */
const unitOf = (
  invoice: unknown,
  { reconciliationId: own }: Readonly<Record<string, unknown>>,
): string =>
  canonicalJson([
    meantBy(invoiceToVerify, invoice),
    meantBy(verifyRequest.fields.reconciliationId, own),
  ]);

/** An argument in its normalized spelling; unchanged if it is invalid. */
function meantBy({ input }: Pick<Field, 'input'>, given: unknown): unknown {
  const { success, data } = input().safeParse(given);
  return success ? data : given;
}

builder.queryFields((t) => ({
  verifyInvoice: t.field({
    type: InvoiceVerification,
    nullable: true,
    description:
      'Asks the tax bureau whether an invoice is genuine. A negative verdict is a result, not an error: read `verdict`. Every check, also a repeat, uses up one of the few that the tax bureau allows an invoice a day. Several of these fields in one operation are sent together, as with `verifyInvoices`.',
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
      'Verifies several invoices and returns the results in their order. All invoices of one operation are sent in calls of up to 50, and the same invoice is checked once. An item that could not be checked is null with its own error; the others keep their verdicts. One request may use 250 billed units in all, unless the budget of the key sets another limit. If that limit, or the rest of the day’s budget, is too small, the whole field is null with an error and nothing is sent.',
    directives: upstream(verify),
    extensions: certainUnits(verify, (args) =>
      [args['invoices'] ?? []].flat().map((invoice) => unitOf(invoice, args)),
    ),
    args: {
      invoices: fieldArg({ ...invoices, wire: null }),
      reconciliationId: fieldArg(reconciliationId, {
        addition: 'More than 50 invoices are sent in several calls, all with this id.',
      }),
    },
    complexity: (args) => ({ field: 1, multiplier: args.invoices.length }),
    resolve: (_root, { invoices, reconciliationId: own }, context) =>
      invoices.map((invoice) => verifications(context).ask(invoice, own ?? null)),
  }),
}));
