import { Operation, subjectId } from '../../../graphql/operation.ts';
import { enumType, objectType, wireName } from '../../../graphql/record-types.ts';
import { rejectionIn, RejectionType } from '../../../graphql/rejection.ts';
import { stateEnum } from '../../../graphql/state-enum.ts';
import { updateType } from '../../../graphql/updates.ts';
import type { Decoded } from '../../../platform/record/index.ts';
import type { Subject } from '../../../tracker/tracked.ts';
import { scrapInvoiceKind } from '../../atomic/wire/uploads/codes.ts';
import { invoiceNumberOf } from '../attempts.ts';
import { invoiceCreate, issuingAnswer } from '../wire/invoice.ts';
import { type InvoiceDetails, invoiceStates, scrapInvoice, toInvoiceDetails } from './tracking.ts';

/** An invoice as the schema shows it. */
export interface InvoiceView
  extends
    Decoded<typeof issuingAnswer>,
    Pick<InvoiceDetails, 'orderId' | 'kind' | 'isRed' | 'issuedAt'>,
    Pick<Subject, 'key' | 'state' | 'snapshot'> {
  readonly invoiceNumber: string;
}

/** Shows an attempt to issue an invoice as the journal knows it. */
export function toInvoice({
  key,
  state,
  snapshot,
}: Pick<Subject, 'key' | 'state' | 'snapshot'>): InvoiceView {
  const known = toInvoiceDetails(snapshot);
  const { uploadStatus: status, uploadStatusCode: statusCode, message } = known;
  const result = (statusCode ?? message) === null ? null : { status, statusCode, message };
  return { ...known, result, raw: null, key, state, snapshot, invoiceNumber: invoiceNumberOf(key) };
}

const ScrapInvoiceState = stateEnum(
  'ScrapInvoiceState',
  'Where the issuing of a scrap-purchase invoice stands.',
  invoiceStates,
);

const { invoiceNumber, kind, issuedAt } = invoiceCreate.request.fields;

export const ScrapInvoice = objectType<typeof issuingAnswer, InvoiceView>(issuingAnswer, {
  more: (t) => ({
    invoiceNumber: t.exposeString('invoiceNumber', {
      description: invoiceNumber.doc,
      directives: wireName(invoiceNumber),
    }),
    state: t.field({
      type: ScrapInvoiceState,
      description: 'Where it stands.',
      // Only states of this kind are ever written, which the journal's type does not know.
      resolve: ({ state }) => state as never,
    }),
    kind: t.field({
      type: enumType(scrapInvoiceKind),
      nullable: true,
      description: 'Kind of the invoice.',
      directives: wireName(kind),
      resolve: ({ kind }) => kind,
    }),
    isRed: t.exposeBoolean('isRed', {
      nullable: true,
      description: 'True for a red invoice, which reverses a blue one.',
      directives: { wire: { name: 'lzfpbz' } },
    }),
    issuedAt: t.expose('issuedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'The time of issuing that stands on it.',
      directives: wireName(issuedAt),
    }),
    rejection: t.field({
      type: RejectionType,
      nullable: true,
      description:
        'Why it was not taken, in the states `REJECTED` and `NOT_SENT`; with `steps` where the platform names them.',
      resolve: ({ snapshot }) => rejectionIn(snapshot),
    }),
    operation: t.field({
      type: Operation,
      nullable: true,
      description: 'What this service remembers of this attempt.',
      resolve: ({ key }, _args, context) =>
        context.app.journal.get(subjectId(context, scrapInvoice.kind, key)),
    }),
  }),
});

export const ScrapInvoiceUpdate = updateType('ScrapInvoiceUpdate', {
  description: 'A change of the issuing of an invoice, or where it stands.',
  status: ScrapInvoiceState,
  resource: (t) => ({
    invoice: t.field({
      type: ScrapInvoice,
      nullable: true,
      description: 'The invoice as of this update; null while nobody issued under the number.',
      resolve: ({ key, state, details: snapshot, version }) =>
        version === 0 ? null : toInvoice({ key, state, snapshot }),
    }),
  }),
});
