import { builder } from '../../../graphql/builder.ts';
import { NOT_STARTED } from '../../../graphql/follow.ts';
import { Operation, subjectId } from '../../../graphql/operation.ts';
import { objectType } from '../../../graphql/record-types.ts';
import { rejectionIn, RejectionType } from '../../../graphql/rejection.ts';
import { stateEnum } from '../../../graphql/state-enum.ts';
import { updateType } from '../../../graphql/updates.ts';
import type { Subject } from '../../../tracker/tracked.ts';
import { acceptanceSerial, invoiceResult } from '../wire/uploads/index.ts';
import {
  type ResultDetails,
  resultStates,
  scrapUpload,
  toResultDetails,
  toUploadDetails,
  uploadResult,
  uploadStates,
} from './tracking.ts';

/** An upload's result as the schema shows it. */
export interface ResultView extends Omit<ResultDetails, 'acceptanceSerial'> {
  readonly acceptanceSerial: string;
  readonly state: string;
}

/** Shows a result as the journal knows it. */
export function toResult({
  key,
  state,
  snapshot,
}: Pick<Subject, 'key' | 'state' | 'snapshot'>): ResultView {
  return { ...toResultDetails(snapshot), acceptanceSerial: key, state };
}

const ScrapInvoiceResult = objectType(invoiceResult);

const values = Object.entries({
  [NOT_STARTED]: 'Only on a subscription: no upload with this serial is known here. Wait.',
  ...resultStates,
}).map(([value, description]) => [value, { description }]);

const ScrapUploadResultState = builder.enumType('ScrapUploadResultState', {
  description: 'Where the examination of uploaded invoices stands.',
  // Object.fromEntries forgets the literal keys, which are those of the table.
  values: Object.fromEntries(values) as Record<
    typeof NOT_STARTED | keyof typeof resultStates,
    { description: string }
  >,
});

const ours = 'for an upload that was not made through this service';

export const ScrapUploadResult = builder.objectRef<ResultView>('ScrapUploadResult').implement({
  description: 'What the tax bureau made of uploaded invoices: an answer, never an error.',
  fields: (t) => ({
    acceptanceSerial: t.exposeString('acceptanceSerial', {
      description: acceptanceSerial.doc,
      directives: { wire: { name: 'sllsh' } },
    }),
    state: t.field({
      type: ScrapUploadResultState,
      description: 'Where it stands.',
      // Only states of this kind are ever written, which the journal's type does not know.
      resolve: ({ state }) => state as never,
    }),
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
    operation: t.field({
      type: Operation,
      nullable: true,
      description: `What this service remembers of it; null ${ours}.`,
      resolve: ({ acceptanceSerial }, _args, context) =>
        context.app.journal.get(subjectId(context, uploadResult.kind, acceptanceSerial)),
    }),
  }),
});

const ScrapInvoiceUploadState = stateEnum(
  'ScrapInvoiceUploadState',
  'Where an upload stands. What became of the invoices in it is `result`.',
  uploadStates,
);

export const ScrapInvoiceUpload = builder.objectRef<Subject>('ScrapInvoiceUpload').implement({
  description: 'Invoices that were handed to the tax bureau together, once.',
  fields: (t) => ({
    uploadId: t.exposeString('key', { description: 'Your number of the upload.' }),
    state: t.field({
      type: ScrapInvoiceUploadState,
      description: 'Where it stands.',
      // Only states of this kind are ever written, which the journal's type does not know.
      resolve: ({ state }) => state as never,
    }),
    acceptanceSerial: t.string({
      nullable: true,
      description: `${acceptanceSerial.doc} Null unless \`ACCEPTED\`, and for an upload of long ago.`,
      directives: { wire: { name: 'sllsh' } },
      resolve: ({ snapshot }) => toUploadDetails(snapshot).acceptanceSerial,
    }),
    result: t.field({
      type: ScrapUploadResult,
      nullable: true,
      description:
        'What is known of the invoices, without asking the tax bureau as `uploadResult` does. Null unless `ACCEPTED`.',
      resolve: async ({ snapshot }, _args, context) => {
        const serial = toUploadDetails(snapshot).acceptanceSerial;
        if (serial === null) return null;
        const id = subjectId(context, uploadResult.kind, serial);
        const subject = await context.app.journal.get(id);
        return subject && toResult(subject);
      },
    }),
    rejection: t.field({
      type: RejectionType,
      nullable: true,
      description: 'Why it was not taken, in the states `REJECTED` and `NOT_SENT`.',
      resolve: ({ snapshot }) => rejectionIn(snapshot),
    }),
    operation: t.field({
      type: Operation,
      nullable: true,
      description: 'What this service remembers of it.',
      resolve: ({ key }, _args, context) =>
        context.app.journal.get(subjectId(context, scrapUpload.kind, key)),
    }),
  }),
});

export const ScrapUploadUpdate = updateType('ScrapUploadUpdate', {
  description: 'A change of what is known of uploaded invoices, or where they stand.',
  status: ScrapUploadResultState,
  resource: (t) => ({
    result: t.field({
      type: ScrapUploadResult,
      nullable: true,
      description: 'The result as of this update; null while the serial is not known here.',
      resolve: ({ key, state, details: snapshot, version }) =>
        version === 0 ? null : toResult({ key, state, snapshot }),
    }),
  }),
});
