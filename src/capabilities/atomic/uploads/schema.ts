import { storedView } from '../../../context/look-up.ts';
import { followed } from '../../../graphql/followed/followed.ts';
import { fieldArg, fieldOutput } from '../../../graphql/records/record-fields.ts';
import { objectType } from '../../../graphql/records/record-types.ts';
import { builder } from '../../../graphql/schema/builder.ts';
import type { ViewOf } from '../../../subjects/kind/kind.ts';
import { buyerTaxNumber } from '../wire/members.ts';
import {
  acceptanceSerial,
  invoiceResult,
  queryUpload,
  uploadInvoices,
} from '../wire/uploads/index.ts';
import {
  externalLookup,
  lookUpResult,
  type ResultView,
  scrapUpload,
  uploadResult,
  upload,
} from './upload.ts';

const ScrapInvoiceResult = objectType(invoiceResult);

const ours = 'for an upload that was not made through this service';

const ScrapUploadResult = builder.objectRef<ResultView>('ScrapUploadResult').implement({
  description:
    'The tax bureau’s result of uploaded invoices (发票上传结果): a result, never an error.',
  fields: (t) => ({
    acceptanceSerial: t.expose('key', fieldOutput(acceptanceSerial)),
    uploadId: t.exposeString('uploadId', {
      nullable: true,
      description: `Your number of the upload; null ${ours}.`,
    }),
    invoiceNumbers: t.exposeStringList('invoiceNumbers', {
      description: `Numbers of the uploaded invoices; empty ${ours}.`,
    }),
    results: t.expose('results', {
      type: [ScrapInvoiceResult],
      description: 'Result of each invoice, as far as the tax bureau has reported it.',
    }),
  }),
});

const ScrapInvoiceUpload = builder
  .objectRef<ViewOf<typeof scrapUpload>>('ScrapInvoiceUpload')
  .implement({
    description:
      'Scrap-purchase invoices (报废产品收购发票) that were uploaded to the tax bureau together, once.',
    fields: (t) => ({
      uploadId: t.exposeString('key', { description: 'Your number of the upload.' }),
      acceptanceSerial: t.expose(
        'acceptanceSerial',
        fieldOutput(acceptanceSerial, {
          nullable: true,
          addition: 'Null unless `ACCEPTED`, and once the details are removed.',
        }),
      ),
      result: t.field({
        type: ScrapUploadResult,
        nullable: true,
        description:
          'Result of the invoices as this service knows it; unlike `uploadResult`, it does not query the tax bureau. Null unless `ACCEPTED`.',
        resolve: ({ acceptanceSerial: serial }, _args, context) =>
          storedView(context, uploadResult, serial),
      }),
    }),
  });

followed(uploadResult, ScrapUploadResult, {
  states: 'State of the examination of uploaded invoices (发票上传结果).',
  operation: `This service’s record of it; null ${ours}.`,
  externalLookup,
  query: {
    name: 'uploadResult',
    description:
      'Result of uploaded invoices, queried at the tax bureau free of charge until it is final; subscriptions receive it too. The tax bureau can be queried for 12 hours after the upload. Null only with an error.',
    endpoint: queryUpload,
    args: { acceptanceSerial: fieldArg(acceptanceSerial) },
    run: (context, { acceptanceSerial }) => lookUpResult(context, acceptanceSerial),
  },
  subscriptions: {
    item: [
      'ScrapUploadUpdate',
      'A change of the result of uploaded invoices (发票上传结果), or the current state.',
    ],
    resource: [
      'uploadResult',
      'The result as of this update; null while the serial is not known here.',
    ],
    by: ['acceptanceSerial', acceptanceSerial.doc, acceptanceSerial],
    updates: [
      'uploadUpdates',
      'Follows uploaded invoices until each has its final status, then completes. The tax bureau is polled for 12 hours after the upload; then the item `STALE` says what to do.',
    ],
  },
});

followed(scrapUpload, ScrapInvoiceUpload, {
  states: 'State of an upload (发票上传). The result of its invoices is `result`.',
  submit: {
    name: 'uploadScrapInvoices',
    description:
      'Uploads invoices for purchased scrap, blue or red, to the tax bureau, 1 to 100 at a time. The tax bureau checks the issuing conditions, compliance, quota and numbers, and rejects all invoices together with a message (`PlatformRejectedError`); it then examines the accepted invoices: follow `uploadUpdates(acceptanceSerial)`. Sent once: the same `uploadId` with the same input returns the existing upload and sends nothing; with other input it is a `ConflictError`. After a lost response, and after 12 hours without a result, upload the same invoices again under a new `uploadId`, as the tax bureau provides: a number can be used once only.',
    endpoint: uploadInvoices,
    input: [uploadInvoices.request, 'The invoices.'],
    run: upload,
  },
  list: {
    name: 'uploads',
    description: 'The uploads of scrap-purchase invoices that were made through this service.',
    of: ['uploads', '发票上传'],
    belongsTo: { buyerTaxNumber: { whole: 'enterprise', field: buyerTaxNumber } },
  },
});
