import { builder } from '../../../graphql/builder.ts';
import { followedFields, stateEnum, updateOf } from '../../../graphql/followed.ts';
import { fieldOutput } from '../../../graphql/record-fields.ts';
import { objectType } from '../../../graphql/record-types.ts';
import type { ViewOf } from '../../../subjects/kind.ts';
import { acceptanceSerial, invoiceResult } from '../wire/uploads/index.ts';
import { scrapUpload, uploadResult } from './tracking.ts';

/** An upload's result as the schema shows it. */
export type ResultView = ViewOf<typeof uploadResult> & { readonly elsewhere?: boolean };

const ScrapInvoiceResult = objectType(invoiceResult);

const ScrapUploadResultState = stateEnum(
  uploadResult,
  'ScrapUploadResultState',
  'Where the examination of uploaded invoices stands (发票上传结果).',
);

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
    ...followedFields(t, uploadResult, {
      type: ScrapUploadResultState,
      operation: `What this service remembers of it; null ${ours}.`,
      operationNullable: true,
    }),
  }),
});

const ScrapInvoiceUploadState = stateEnum(
  scrapUpload,
  'ScrapInvoiceUploadState',
  'Where an upload stands (发票上传). What became of the invoices in it is `result`.',
);

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
      ...followedFields(t, scrapUpload, {
        type: ScrapInvoiceUploadState,
        operation: 'What this service remembers of it.',
        operationNullable: true,
      }),
    }),
  });

export const ScrapUploadUpdate = updateOf(uploadResult, {
  name: 'ScrapUploadUpdate',
  description:
    'A change of what is known of uploaded invoices (发票上传结果), or where they stand.',
  state: ScrapUploadResultState,
  resource: {
    name: 'uploadResult',
    type: ScrapUploadResult,
    description: 'The result as of this update; null while the serial is not known here.',
    toView: (view): ResultView => view,
  },
});
