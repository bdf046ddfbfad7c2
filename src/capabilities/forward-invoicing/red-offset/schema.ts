import { storedView, endedOn } from '../../../context/look-up.ts';
import type { Context } from '../../../context/context.ts';
import type { AddressedFile } from '../../../documents/stored-files.ts';
import { followed } from '../../../graphql/followed/followed.ts';
import { keptFilesFields } from '../../../graphql/records/kept-files.ts';
import { fieldArg, fieldOutput } from '../../../graphql/records/record-fields.ts';
import { objectType } from '../../../graphql/records/record-types.ts';
import { builder } from '../../../graphql/schema/builder.ts';
import { upstream } from '../../../graphql/schema/directives.ts';
import { PlatformRejected } from '../../../platform/errors.ts';
import { targetOf } from '../../../subjects/kind/attempts.ts';
import { toInvoice } from '../look-up.ts';
import { Invoice } from '../schema.ts';
import { forwardInvoice } from '../tracking.ts';
import { sellerTaxNumber } from '../wire/parties.ts';
import { red, redOffsetAnswer, redOffsetInput, redQuery } from '../wire/red.ts';
import { redInvoiceFiles, redOffsetDocuments, RED_OFFSET, toRequest } from './documents.ts';
import { knownAttempt, latestAttempt, lookUpRedOffset, type RedOffsetView } from './look-up.ts';
import { redOffsetInvoice } from './reverse.ts';
import { forwardRedOffset } from './tracking.ts';

/** The GraphQL type of a red-offset. */
const RedOffset = objectType<typeof redOffsetAnswer, RedOffsetView, 'raw'>(redOffsetAnswer, {
  asked: {
    endpoint: redQuery,
    ask: async (context, { key }) => {
      const newest = await lookUpRedOffset(context, targetOf(key));
      return newest?.key === key ? newest : null;
    },
  },
  more: (t) => ({
    orderId: t.field({
      ...fieldOutput(redOffsetInput.fields.orderId),
      resolve: ({ key }) => targetOf(key),
    }),
    offsetOn: t.field({
      type: 'Date',
      nullable: true,
      description:
        'The day on which this service found the invoice reversed, in China. Null until it is.',
      resolve: (view, _args, context) => endedOn(context, forwardRedOffset, view, 'OFFSET'),
    }),
    invoice: t.field({
      type: Invoice,
      nullable: true,
      description:
        'The invoice that it reverses, as this service knows it without querying the platform. Null if it was not issued through this service.',
      resolve: async ({ key }, _args, context) => {
        const view = await storedView(context, forwardInvoice, targetOf(key));
        return view && toInvoice(view);
      },
    }),
    redOffsetId: t.exposeString('redOffsetId', {
      nullable: true,
      description: 'Your number of the request; null once it is too old to be stored.',
    }),
  }),
});

builder.objectField(Invoice, 'redOffset', (t) =>
  t.field({
    type: RedOffset,
    nullable: true,
    description:
      'Reversal of this invoice as this service knows it; unlike the query `redOffset`, it does not query the platform. If the same operation also selects `redOffset` of this order, the result of that query. Null if no reversal was requested through this service.',
    resolve: async ({ orderId }, _args, context) => {
      const subject = orderId === null ? null : await knownAttempt(context, orderId);
      return subject && forwardRedOffset.view(subject);
    },
  }),
);

const { orderId } = redOffsetInput.fields;

followed(forwardRedOffset, RedOffset, {
  states:
    'State of a red-offset (红冲). After `REJECTED` and `NOT_ACCEPTED` the invoice stands, and may be reversed under a new `redOffsetId`.',
  submit: {
    name: 'redOffsetInvoice',
    description:
      'Reverses an issued invoice by a red invoice: one call, free of charge, applies for the form, fetches it and issues the red invoice. It finishes later: follow `redOffsetUpdates(orderId)`. The same input again returns the existing red-offset and sends nothing; an invoice is reversed once, so another `redOffsetId` is a `ConflictError` with the existing red-offset. A `STALE` red-offset is queried first, and the new one replaces it if the platform shows no red invoice of it.',
    endpoint: red,
    input: [redOffsetInput, 'The invoice to reverse.'],
    run: redOffsetInvoice,
  },
  query: {
    name: 'redOffset',
    description:
      'Current state of the reversal of an invoice. Queries the platform, free of charge, for the red invoice and for the state of the original. After a failed attempt the newest counts. Null if no reversal was requested through this service; another system may still have reversed the invoice: read `invoice { isRedOffset }`.',
    endpoint: redQuery,
    args: { orderId: fieldArg(orderId) },
    run: (context, { orderId }) => lookUpRedOffset(context, orderId),
  },
  list: {
    name: 'redOffsets',
    description: 'The reversals of invoices that were requested through this service.',
    of: ['red-offsets', '红冲'],
    belongsTo: {
      orderId: { whole: 'order', field: orderId },
      sellerTaxNumber: { whole: 'enterprise', field: sellerTaxNumber },
    },
  },
  subscriptions: {
    item: 'A change of the reversal of an invoice (红冲), or the current state.',
    resource: 'The red-offset as of this update; null while there is none.',
    by: ['orderId', orderId.doc, orderId],
    keyOf: async (context, given) => (await latestAttempt(context, given))?.key ?? given,
    updates:
      'Follows the reversal of one invoice until its final state, then completes. It may be followed before it is requested; after a failed attempt the newest is followed.',
  },
});

builder.objectFields(RedOffset, (t) =>
  keptFilesFields(t, redOffsetDocuments, {
    docs: {
      documents:
        'The files of the red invoice that the platform names: its documents promise none. They are fetched as soon as the red-offset is `OFFSET`, and stored by this service. If `documentsState` is null, reading this field queries the platform for them, free of charge: null with an error if one cannot be fetched.',
      documentsState:
        'State of storing its files; null before it is `OFFSET`, and where the platform named no file by then. `LOST` when a named file could not be fetched for 24 hours. Changes come on `updates(kinds: [RED_OFFSET_DOCUMENTS])`.',
    },
    keyOf: ({ key }) => key,
    named: filesNow,
    directives: upstream(redQuery),
  }),
);

/** Files of a finished red-offset, as red-query reports them now; none if the query is rejected. */
async function filesNow(
  view: RedOffsetView,
  { platform, app: { callbacks }, tenant }: Context,
): Promise<readonly AddressedFile[]> {
  const { key, state, raw, sellerTaxNumber, redInvoiceNumber } = view;
  if (key === null || state !== 'OFFSET' || sellerTaxNumber === null) return [];
  // The response to this operation's own query.
  if (raw) return redInvoiceFiles(view, redInvoiceNumber);
  const id = { tenant, kind: RED_OFFSET, key };
  try {
    const request = toRequest(id, view, (subject) => callbacks.addressFor(subject));
    const answer = await platform.call(redQuery, request);
    return redInvoiceFiles(answer, answer.redInvoiceNumber ?? redInvoiceNumber);
  } catch (error) {
    if (error instanceof PlatformRejected) return [];
    throw error;
  }
}
