import { builder } from '../../../graphql/schema/builder.ts';
import { upstream } from '../../../graphql/schema/directives.ts';
import { mutationErrors } from '../../../graphql/errors/errors.ts';
import { listOf } from '../../../graphql/lists/lists.ts';
import { inputArg } from '../../../graphql/records/record-fields.ts';
import { updatesOf } from '../../../graphql/followed/subscriptions.ts';
import { invoiceCreate } from '../wire/invoice.ts';
import { buyerTaxNumber, invoiceNumber } from '../wire/members.ts';
import { issueInvoice } from './issue.ts';
import { attemptToFollow } from './of-order.ts';
import { scrapInvoice } from './tracking.ts';
import { orderId } from '../../settled-reverse/wire/members.ts';
import { followedInvoice, ScrapInvoice, ScrapInvoiceUpdate, toInvoice } from './types.ts';

builder.mutationField('issueScrapInvoice', (t) =>
  t.field({
    type: ScrapInvoice,
    description:
      'Uploads the face of the invoice of an order, once its tax is paid; kind, own use, month, amount and tax are held against the order first. `UPLOADING` goes on by itself: follow `scrapInvoiceUpdates`. The same input again returns what was begun and sends nothing. After `UPLOAD_FAILED`, a refusal, or twelve hours without a result the number may be issued again, also with corrected input.',
    directives: upstream(invoiceCreate),
    errors: mutationErrors,
    args: { input: inputArg(invoiceCreate.request, 'The invoice.') },
    resolve: async (_root, { input }, context) =>
      toInvoice(scrapInvoice.view(await issueInvoice(context, input))),
  }),
);

builder.queryField('scrapInvoices', (t) =>
  listOf(t, followedInvoice, {
    description:
      'The attempts to issue scrap-purchase invoices that were made through this service.',
    of: ['scrap-purchase invoices', '报废产品收购发票'],
    belongsTo: {
      buyerTaxNumber: { whole: 'enterprise', field: buyerTaxNumber },
      orderId: { whole: 'order', field: orderId },
    },
  }),
);

builder.subscriptionField('scrapInvoiceUpdates', (t) =>
  updatesOf(t, scrapInvoice, {
    type: ScrapInvoiceUpdate,
    description:
      'Follows the issuing under one invoice number until its final state, then completes. It may be followed before it is issued; after a failed attempt it is the newest that is followed. The result of an upload is asked for, for twelve hours.',
    key: ['invoiceNumber', invoiceNumber.doc],
    keyOf: async ({ subjects }, number) => (await attemptToFollow(subjects, number)).key,
  }),
);
