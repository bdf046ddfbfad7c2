import { builder } from '../../../graphql/schema/builder.ts';
import { upstream } from '../../../graphql/schema/directives.ts';
import { mutationErrors } from '../../../graphql/errors/errors.ts';
import { listOf } from '../../../graphql/lists/lists.ts';
import { updatesOf } from '../../../graphql/followed/subscriptions.ts';
import { fieldArg, inputArg } from '../../../graphql/records/record-fields.ts';
import { buyerTaxNumber } from '../wire/members.ts';
import { acceptanceSerial, queryUpload, uploadInvoices } from '../wire/uploads/index.ts';
import { lookUpResult } from './look-up.ts';
import { uploadResult } from './tracking.ts';
import {
  followedUpload,
  ScrapInvoiceUpload,
  ScrapUploadResult,
  ScrapUploadUpdate,
} from './types.ts';
import { upload } from './upload.ts';

builder.mutationField('uploadScrapInvoices', (t) =>
  t.field({
    type: ScrapInvoiceUpload,
    description:
      'Uploads invoices for purchased scrap, blue or red, to the tax bureau, 1 to 100 at a time. It checks the issuing conditions, compliance, quota and numbers and refuses all of them together with a message (`PlatformRejectedError`); what it accepts it examines: follow `uploadUpdates(acceptanceSerial)`. Sent once: the same `uploadId` with the same input returns the existing upload and sends nothing; with other input it is a `ConflictError`. After a lost answer, and after 12 hours without a result, uploading the same invoices again under a new `uploadId` is what the tax bureau provides for: a number can be used once only.',
    directives: upstream(uploadInvoices),
    errors: mutationErrors,
    args: {
      input: inputArg(uploadInvoices.request, 'The invoices.'),
    },
    resolve: (_root, { input }, context) => upload(context, input),
  }),
);

builder.queryField('uploadResult', (t) =>
  t.field({
    type: ScrapUploadResult,
    // One call that fails must not take the rest of the operation with it.
    nullable: true,
    description:
      'What became of uploaded invoices: the tax bureau is asked, free of charge, unless it is over, and what it says reaches the subscriptions too. It answers for 12 hours after the upload. Null only beside an error.',
    directives: upstream(queryUpload),
    args: { acceptanceSerial: fieldArg(acceptanceSerial) },
    resolve: (_root, { acceptanceSerial }, context) => lookUpResult(context, acceptanceSerial),
  }),
);

builder.queryField('uploads', (t) =>
  listOf(t, followedUpload, {
    description: 'The uploads of scrap-purchase invoices that were made through this service.',
    of: ['uploads', '发票上传'],
    belongsTo: { buyerTaxNumber: { whole: 'enterprise', field: buyerTaxNumber } },
  }),
);

builder.subscriptionField('uploadUpdates', (t) =>
  updatesOf(t, uploadResult, {
    type: ScrapUploadUpdate,
    description:
      'Follows uploaded invoices until each has its final status, then completes. The tax bureau is asked for 12 hours after the upload; then the item `STALE` says what to do.',
    key: ['acceptanceSerial', acceptanceSerial.doc],
  }),
);
