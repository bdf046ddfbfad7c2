import { builder } from '../../../graphql/schema/builder.ts';
import { followedType } from '../../../graphql/followed/followed-types.ts';
import { fieldOutput, personalOutput } from '../../../graphql/records/record-fields.ts';
import { wireName } from '../../../graphql/records/record-types.ts';
import { updateOf } from '../../../graphql/followed/subscriptions.ts';
import type { ViewOf } from '../../../subjects/kind/kind.ts';
import { calcOrder, platformTax } from '../wire/order.ts';
import { scrapOrder } from './tracking.ts';

/** An order as the schema shows it. */
export type OrderView = ViewOf<typeof scrapOrder>;

const ScrapOrderSource = builder.enumType('ScrapOrderSource', {
  description: 'How it is known which invoice number an order has (预开发票号码).',
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

const { kind, ownUse, amountWithoutTax, buyerTaxNumber } = calcOrder.request.fields;
const { invoiceNumber, taxSlipNumber, timestamp, isMock } = calcOrder.response.fields;
const { total, items } = platformTax.fields;
const maybe = { nullable: true } as const;

export const ScrapOrder = builder.objectRef<OrderView>('ScrapOrder').implement({
  description:
    'An order of a scrap purchase (报废产品收购): its tax is computed and its invoice pre-opened. From here lead `taxPayment` and `invoice` on.',
  fields: (t) => ({
    orderId: t.exposeString('key', { description: 'Your number of the order.' }),
    buyerTaxNumber: t.field(
      personalOutput(buyerTaxNumber, ({ buyerTaxNumber }) => buyerTaxNumber, maybe),
    ),
    kind: t.expose('kind', fieldOutput(kind, maybe)),
    ownUse: t.expose('ownUse', fieldOutput(ownUse, maybe)),
    amountWithoutTax: t.expose('amountWithoutTax', fieldOutput(amountWithoutTax, maybe)),
    invoiceNumber: t.expose(
      'invoiceNumber',
      fieldOutput(invoiceNumber, { nullable: true, addition: 'Null until it is known.' }),
    ),
    preOpenedOn: t.expose('preOpenedOn', {
      type: 'Date',
      nullable: true,
      description:
        'Day of the pre-opening, by the platform’s calendar: the invoice is issued in the same month.',
    }),
    taxSlipNumber: t.expose(
      'taxSlipNumber',
      fieldOutput(taxSlipNumber, {
        addition: 'Null where nothing is to be paid, and where the answer that named it was lost.',
      }),
    ),
    totalTaxPayable: t.expose('totalTaxPayable', fieldOutput(total)),
    taxItems: t.field({
      type: ['JSONObject'],
      nullable: true,
      description:
        'The taxes one by one as the platform has them, whose members are not documented. Null where its answer was lost.',
      directives: wireName(items),
      resolve: ({ taxItems }) => taxItems,
    }),
    foundBy: t.expose('foundBy', {
      type: ScrapOrderSource,
      nullable: true,
      description: 'How the invoice number is known; null while it is not.',
    }),
    timestamp: t.expose(
      'timestamp',
      fieldOutput(timestamp, { addition: 'Of its answer to the order; null where that was lost.' }),
    ),
    isMock: t.expose('isMock', fieldOutput(isMock)),
  }),
});

export const followedOrder = followedType(scrapOrder, ScrapOrder, {
  states: ['ScrapOrderState', 'Where an order of a scrap purchase stands (报废产品收购).'],
  operation: 'What this service remembers of the order.',
  toView: (view) => view,
});

export const ScrapOrderUpdate = updateOf(followedOrder, {
  name: 'ScrapOrderUpdate',
  description: 'A change of an order of a scrap purchase (报废产品收购), or where it stands.',
  resource: {
    name: 'scrapOrder',
    description: 'The order as of this update; null while nothing was ordered under the number.',
  },
});
