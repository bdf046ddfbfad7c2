import { builder } from '../../../graphql/builder.ts';
import { Operation, subjectId } from '../../../graphql/operation.ts';
import { enumType, wireName } from '../../../graphql/record-types.ts';
import { rejectionIn, RejectionType } from '../../../graphql/rejection.ts';
import { stateEnum } from '../../../graphql/state-enum.ts';
import { updateType } from '../../../graphql/updates.ts';
import type { Subject } from '../../../tracker/tracked.ts';
import { scrapInvoiceKind } from '../../atomic/wire/uploads/codes.ts';
import { calcOrder } from '../wire/order.ts';
import { type OrderDetails, orderStates, scrapOrder, toOrderDetails } from './tracking.ts';

/** An order as the schema shows it. */
export interface OrderView extends OrderDetails, Pick<Subject, 'state' | 'snapshot'> {
  readonly orderId: string;
}

/** Shows an order as the journal knows it. */
export function toOrder({
  key,
  state,
  snapshot,
}: Pick<Subject, 'key' | 'state' | 'snapshot'>): OrderView {
  return { ...toOrderDetails(snapshot), orderId: key, state, snapshot };
}

const ScrapOrderState = stateEnum(
  'ScrapOrderState',
  'Where an order of a scrap purchase stands.',
  orderStates,
);

const ScrapOrderSource = builder.enumType('ScrapOrderSource', {
  description: 'How it is known which invoice number an order has.',
  values: {
    ANSWER: { description: 'The platform answered the order with it.' },
    PERSON: {
      description:
        'The answer was lost; it is the pending transaction of the person, by amount and time. An order that another system placed for the same person and amount at that time could not be told from it.',
    },
    ENTERPRISE: {
      description:
        'The answer was lost; it is the only pending transaction of the enterprise of that amount and time that no other order here has. The platform does not say whose it is.',
    },
  },
});

const { kind, ownUse, amountWithoutTax, enterpriseTaxNumber } = calcOrder.request.fields;
const answered = calcOrder.response.fields;

export const ScrapOrder = builder.objectRef<OrderView>('ScrapOrder').implement({
  description:
    'An order of a scrap purchase: its tax is computed and its invoice pre-opened. From here lead `taxPayment` and `invoice` on.',
  fields: (t) => ({
    orderId: t.exposeString('orderId', { description: 'Your number of the order.' }),
    state: t.field({
      type: ScrapOrderState,
      description: 'Where it stands.',
      // Only states of this kind are ever written, which the journal's type does not know.
      resolve: ({ state }) => state as never,
    }),
    enterpriseTaxNumber: t.exposeString('enterpriseTaxNumber', {
      nullable: true,
      description: enterpriseTaxNumber.doc,
      directives: wireName(enterpriseTaxNumber),
    }),
    kind: t.field({
      type: enumType(scrapInvoiceKind),
      nullable: true,
      description: kind.doc,
      directives: wireName(kind),
      resolve: ({ kind }) => kind,
    }),
    ownUse: t.exposeBoolean('ownUse', {
      nullable: true,
      description: ownUse.doc,
      directives: wireName(ownUse),
    }),
    amountWithoutTax: t.expose('amountWithoutTax', {
      type: 'Decimal',
      nullable: true,
      description: amountWithoutTax.doc,
      directives: wireName(amountWithoutTax),
    }),
    invoiceNumber: t.exposeString('invoiceNumber', {
      nullable: true,
      description: `${answered.invoiceNumber.doc} Null until it is known.`,
      directives: wireName(answered.invoiceNumber),
    }),
    preOpenedOn: t.expose('preOpenedOn', {
      type: 'Date',
      nullable: true,
      description:
        'Day of the pre-opening, by the platform’s calendar: the invoice is issued in the same month.',
    }),
    taxSlipNumber: t.exposeString('taxSlipNumber', {
      nullable: true,
      description: `${answered.taxSlipNumber.doc} Null where nothing is to be paid, and where the answer that named it was lost.`,
      directives: wireName(answered.taxSlipNumber),
    }),
    totalTax: t.expose('totalTax', {
      type: 'Decimal',
      nullable: true,
      description:
        'Tax to be paid in all, in yuan. What the seller gets is the total with tax less this.',
      directives: { wire: { name: 'yjsfhj' } },
    }),
    taxItems: t.field({
      type: ['JSONObject'],
      nullable: true,
      description:
        'The taxes one by one as the platform has them, whose members are not documented. Null where its answer was lost.',
      directives: { wire: { name: 'items' } },
      resolve: ({ taxItems }) => taxItems,
    }),
    foundBy: t.field({
      type: ScrapOrderSource,
      nullable: true,
      description: 'How the invoice number is known; null while it is not.',
      resolve: ({ foundBy }) => foundBy,
    }),
    isMock: t.exposeBoolean('isMock', {
      nullable: true,
      description: answered.isMock.doc,
      directives: wireName(answered.isMock),
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
      description: 'What this service remembers of the order.',
      resolve: ({ orderId }, _args, context) =>
        context.app.journal.get(subjectId(context, scrapOrder.kind, orderId)),
    }),
  }),
});

export const ScrapOrderUpdate = updateType('ScrapOrderUpdate', {
  description: 'A change of an order of a scrap purchase, or where it stands.',
  status: ScrapOrderState,
  resource: (t) => ({
    order: t.field({
      type: ScrapOrder,
      nullable: true,
      description: 'The order as of this update; null while nothing was ordered under the number.',
      resolve: ({ key, state, details: snapshot, version }) =>
        version === 0 ? null : toOrder({ key, state, snapshot }),
    }),
  }),
});
