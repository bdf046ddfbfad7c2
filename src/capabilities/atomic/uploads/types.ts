import { builder } from '../../../graphql/schema/builder.ts';
import { followedType } from '../../../graphql/followed/followed-types.ts';
import { fieldOutput } from '../../../graphql/records/record-fields.ts';
import { objectType } from '../../../graphql/records/record-types.ts';
import { updateOf } from '../../../graphql/followed/subscriptions.ts';
import type { ViewOf } from '../../../subjects/kind/kind.ts';
import { elsewhere } from './look-up.ts';
import { acceptanceSerial, invoiceResult } from '../wire/uploads/index.ts';
import { scrapUpload, uploadResult } from './tracking.ts';
import type { ResultView } from './view.ts';

const ScrapInvoiceResult = objectType(invoiceResult);

const ours = 'for an upload that was not made through this service';

export const ScrapUploadResult = builder.objectRef<ResultView>('ScrapUploadResult').implement({
  description:
    'The tax bureau’s result of uploaded invoices (发票上传结果): an answer, never an error.',
  fields: (t) => ({
    acceptanceSerial: t.expose('key', fieldOutput(acceptanceSerial)),
    uploadId: t.exposeString('uploadId', {
      nullable: true,
      description: `Your number of the upload; null ${ours}.`,
    }),
    invoiceNumbers: t.stringList({
      description: `Numbers of the uploaded invoices; empty ${ours}.`,
      resolve: ({ invoiceNumbers }) => invoiceNumbers,
    }),
    results: t.field({
      type: [ScrapInvoiceResult],
      description: 'What became of each invoice, as far as the tax bureau has said it.',
      resolve: ({ results }) => results,
    }),
  }),
});

const followedResult = followedType(uploadResult, ScrapUploadResult, {
  states: [
    'ScrapUploadResultState',
    'Where the examination of uploaded invoices stands (发票上传结果).',
  ],
  operation: `What this service remembers of it; null ${ours}.`,
  toView: (view): ResultView => view,
  elsewhere,
});

export const ScrapInvoiceUpload = builder
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
          addition: 'Null unless `ACCEPTED`, and for an upload of long ago.',
        }),
      ),
      result: t.field({
        type: ScrapUploadResult,
        nullable: true,
        description:
          'What is known of the invoices, without asking the tax bureau as `uploadResult` does. Null unless `ACCEPTED`.',
        resolve: async ({ acceptanceSerial: serial }, _args, { subjects }) => {
          const subject = serial === null ? null : await subjects.get(uploadResult, serial);
          return subject && uploadResult.view(subject);
        },
      }),
    }),
  });

export const followedUpload = followedType(scrapUpload, ScrapInvoiceUpload, {
  states: [
    'ScrapInvoiceUploadState',
    'Where an upload stands (发票上传). What became of the invoices in it is `result`.',
  ],
  operation: 'What this service remembers of it.',
  toView: (view) => view,
});

export const ScrapUploadUpdate = updateOf(followedResult, {
  name: 'ScrapUploadUpdate',
  description:
    'A change of what is known of uploaded invoices (发票上传结果), or where they stand.',
  resource: {
    name: 'uploadResult',
    description: 'The result as of this update; null while the serial is not known here.',
  },
});
