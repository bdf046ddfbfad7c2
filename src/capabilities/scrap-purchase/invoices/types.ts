import { followedType } from '../../../graphql/followed/followed-types.ts';
import { fieldOutput } from '../../../graphql/records/record-fields.ts';
import { objectType } from '../../../graphql/records/record-types.ts';
import { updateOf } from '../../../graphql/followed/subscriptions.ts';
import type { Decoded } from '../../../platform/record/index.ts';
import { targetOf } from '../../../subjects/kind/attempts.ts';
import type { ViewOf } from '../../../subjects/kind/kind.ts';
import { invoiceCreate, issuingAnswer } from '../wire/invoice.ts';
import { scrapInvoice } from './tracking.ts';

/** An attempt to issue an invoice as the schema shows it. */
export type InvoiceView = ViewOf<typeof scrapInvoice> &
  Decoded<typeof issuingAnswer> & { readonly invoiceNumber: string };

/** Shows an attempt as the journal knows it. */
export function toInvoice(view: ViewOf<typeof scrapInvoice>): InvoiceView {
  return { ...view, invoiceNumber: targetOf(view.key) };
}

const { invoiceNumber, kind, isRed, issuedAt } = invoiceCreate.request.fields;

export const ScrapInvoice = objectType<typeof issuingAnswer, InvoiceView>(issuingAnswer, {
  more: (t) => ({
    invoiceNumber: t.expose('invoiceNumber', fieldOutput(invoiceNumber)),
    kind: t.expose(
      'kind',
      fieldOutput(kind, { nullable: true, description: 'Kind of the invoice.' }),
    ),
    isRed: t.expose(
      'isRed',
      fieldOutput(isRed, {
        nullable: true,
        description: 'True for a red invoice, which reverses a blue one.',
      }),
    ),
    issuedAt: t.expose(
      'issuedAt',
      fieldOutput(issuedAt, {
        nullable: true,
        description: 'The time of issuing that stands on it.',
      }),
    ),
  }),
});

export const followedInvoice = followedType(scrapInvoice, ScrapInvoice, {
  states: [
    'ScrapInvoiceState',
    'Where the issuing of a scrap-purchase invoice stands (报废产品收购发票).',
  ],
  operation: 'What this service remembers of this attempt.',
  rejection:
    'Why it was not taken, in the states `REJECTED` and `NOT_SENT`; with `steps` where the platform names them.',
  toView: toInvoice,
});

export const ScrapInvoiceUpdate = updateOf(followedInvoice, {
  name: 'ScrapInvoiceUpdate',
  description:
    'A change of the issuing of a scrap-purchase invoice (报废产品收购发票), or where it stands.',
  resource: {
    name: 'scrapInvoice',
    description: 'The invoice as of this update; null while nobody issued under the number.',
  },
});
