import { builder } from '../../../graphql/schema/builder.ts';
import { followedType } from '../../../graphql/followed/followed-types.ts';
import { fieldOutput } from '../../../graphql/records/record-fields.ts';
import { objectType, wireName } from '../../../graphql/records/record-types.ts';
import { updateOf } from '../../../graphql/followed/subscriptions.ts';
import { paidSlip, paymentAnswer } from '../wire/payment.ts';
import { elsewhere, type PaymentsView, type PaymentView } from './look-up.ts';
import { scrapTaxPayment } from './tracking.ts';

const { result, taxSlipNumber } = paidSlip.fields;

export const TaxPayment = builder.objectRef<PaymentView>('TaxPayment').implement({
  description: 'The payment of the tax of a scrap purchase (税款缴纳), by its e-tax slip.',
  fields: (t) => ({
    taxSlipNumber: t.expose('key', fieldOutput(taxSlipNumber, { nullable: false })),
    paid: t.boolean({
      nullable: true,
      description: 'True when the tax bureau says so. Null when it has not said anything yet.',
      resolve: ({ result }) => (result === null ? null : result === 'PAID'),
    }),
    result: t.expose('result', fieldOutput(result)),
    resultCode: t.exposeString('resultCode', {
      nullable: true,
      description: 'The platform’s own code behind `result`.',
      directives: wireName(result),
    }),
    totalTaxPayable: t.expose('totalTaxPayable', {
      type: 'Decimal',
      isAmount: true,
      nullable: true,
      description: 'What is to be paid, in yuan, as the order’s answer said.',
    }),
  }),
});

const followedPayment = followedType(scrapTaxPayment, TaxPayment, {
  states: ['TaxPaymentState', 'Where the payment of a slip stands (税款缴纳).'],
  state:
    'Where it stands. Of a slip of an order that was not placed here it is `PAID` or `WAITING_PAYMENT`, as the platform says.',
  operation:
    'What this service remembers of it; null for a slip of an order that was not placed here.',
  toView: (view): PaymentView => view,
  elsewhere,
});

export const TaxPayments = objectType<typeof paymentAnswer, PaymentsView>(paymentAnswer, {
  more: (t) => ({
    payments: t.field({
      type: [TaxPayment],
      description: 'The payments, in the order of the question.',
      resolve: ({ payments }) => [...payments],
    }),
  }),
});

export const TaxPaymentUpdate = updateOf(followedPayment, {
  name: 'TaxPaymentUpdate',
  description: 'A change of the payment of a slip (税款缴纳), or where it stands.',
  resource: {
    name: 'taxPayment',
    description: 'The payment as of this update; null while no order placed here has the slip.',
  },
});
