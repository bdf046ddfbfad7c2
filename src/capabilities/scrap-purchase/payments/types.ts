import { builder } from '../../../graphql/builder.ts';
import { NOT_STARTED } from '../../../graphql/follow.ts';
import { Operation } from '../../../graphql/operation.ts';
import { enumType, objectType, wireName } from '../../../graphql/record-types.ts';
import { updateType } from '../../../graphql/updates.ts';
import { STALE } from '../../../tracker/tracked.ts';
import { paidSlip, paymentAnswer, paymentResult } from '../wire/payment.ts';
import { type PaymentsView, type PaymentView, paymentSubject, toPayment } from './look-up.ts';
import { paymentStates } from './tracking.ts';

const states = {
  [NOT_STARTED]: 'Only on a subscription: no order placed here has this slip yet. Wait.',
  ...paymentStates,
  [STALE]:
    'Nothing changed for two months, so the platform is asked no more. `taxPayments` asks it once.',
};

const TaxPaymentState = builder.enumType('TaxPaymentState', {
  description: 'Where the payment of a slip stands.',
  // The entries of the table, each under the name that it had.
  values: Object.fromEntries(
    Object.entries(states).map(([name, description]) => [name, { description }]),
  ) as Record<keyof typeof states, { description: string }>,
});

const { result, taxSlipNumber } = paidSlip.fields;

export const TaxPayment = builder.objectRef<PaymentView>('TaxPayment').implement({
  description: 'The payment of the tax of a scrap purchase, by its e-tax slip.',
  fields: (t) => ({
    taxSlipNumber: t.exposeString('taxSlipNumber', {
      description: taxSlipNumber.doc,
      directives: wireName(taxSlipNumber),
    }),
    state: t.field({
      type: TaxPaymentState,
      nullable: true,
      description:
        'Where it stands. Null for a slip of an order that was not placed here: then only `paid` says something.',
      // Only states of this kind are ever written, which the journal's type does not know.
      resolve: ({ state }) => state as never,
    }),
    paid: t.boolean({
      nullable: true,
      description: 'True when the tax bureau says so. Null when it has not said anything yet.',
      resolve: ({ result }) => (result === null ? null : result === 'PAID'),
    }),
    result: t.field({
      type: enumType(paymentResult),
      nullable: true,
      description: result.doc,
      directives: wireName(result),
      resolve: (payment) => payment.result as never, // a value of the table, or UNRECOGNIZED
    }),
    resultCode: t.exposeString('resultCode', {
      nullable: true,
      description: 'The platform’s own code behind `result`.',
      directives: wireName(result),
    }),
    totalTax: t.expose('totalTax', {
      type: 'Decimal',
      nullable: true,
      description: 'What is to be paid, in yuan, as the order’s answer said.',
    }),
    operation: t.field({
      type: Operation,
      nullable: true,
      description:
        'What this service remembers of it; null for a slip of an order that was not placed here.',
      resolve: (payment, _args, context) => paymentSubject(context, payment.taxSlipNumber),
    }),
  }),
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

export const TaxPaymentUpdate = updateType('TaxPaymentUpdate', {
  description: 'A change of the payment of a slip, or where it stands.',
  status: TaxPaymentState,
  resource: (t) => ({
    taxPayment: t.field({
      type: TaxPayment,
      nullable: true,
      description: 'The payment as of this update; null while no order placed here has the slip.',
      resolve: ({ key, state, details, version }) =>
        version === 0 ? null : toPayment(key, state, details),
    }),
  }),
});
