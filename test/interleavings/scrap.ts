import {
  CANCEL,
  face,
  ISSUE,
  ORDER,
  PAYMENTS,
  purchase,
  SCRAP_ORDER,
} from '../capabilities/scrap-purchase/walk.ts';
import { idNumberOf, mutate, mutation, poll, query } from './actions.ts';
import type { Action, Scene, Situation } from './run.ts';

const orderId = ({ id }: Scene): string => `scrap-${id}`;
const known = ({ known }: Scene, name: string): string => {
  const value = known[name];
  if (value === undefined) throw new Error(`There is no ${name}.`);
  return value;
};
const number = (scene: Scene): string => known(scene, 'invoiceNumber');
const slip = (scene: Scene): string => known(scene, 'taxSlipNumber');

const orderOf = (change: (scene: Scene) => object): Action =>
  mutation(ORDER, (scene) => ({
    orderId: orderId(scene),
    ...purchase({ person: { name: '林初卖', idNumber: idNumberOf(scene) } }),
    ...change(scene),
  }));

const place = orderOf(() => ({}));

async function placed(scene: Scene): Promise<void> {
  const found = (await place(scene, scene.stage.one)) as Record<string, unknown>;
  for (const name of ['invoiceNumber', 'taxSlipNumber']) scene.known[name] = String(found[name]);
}

const paid = async (scene: Scene): Promise<void> => {
  await placed(scene);
  scene.stage.sandbox.controls.payScrapTax({ taxSlipNumber: slip(scene) });
};

const order = query(SCRAP_ORDER, (scene) => ({ orderId: orderId(scene) }));
const payments = query(PAYMENTS, (scene) => ({ slips: [slip(scene)] }));
const pollPayment = poll('scrap-tax-payment', slip);
const cancel = mutation(CANCEL, (scene) => ({ by: { orderId: orderId(scene) } }));
const cancelByNumber = mutation(CANCEL, (scene) => ({ by: { invoiceNumber: number(scene) } }));
const issue = mutation(ISSUE, (scene) => face(number(scene)));
const issueOther = mutation(ISSUE, (scene) => face(number(scene), { drawer: '何梅' }));
const refund = mutate(
  'applyIssuingRefund',
  'ScrapRefundInput',
  '... on ScrapRefundPayload { refund { state } }',
  (scene) => ({ refundId: `refund-${scene.id}`, payload: { ykfphm: number(scene) } }),
);

const PREFIX = '/api/v1/invoice/reverse/lqbiz';
const once = [
  `${PREFIX}/tax/calc-order`,
  `${PREFIX}/invoice/create`,
  `${PREFIX}/order/cancel`,
  `${PREFIX}/refund/apply`,
];

export const scrap: Readonly<Record<string, Situation>> = {
  'a new scrap order': {
    actions: {
      place,
      'order with other input': orderOf(() => ({ amountWithoutTax: '900.00' })),
      'another order of the person': orderOf((scene) => ({ orderId: `${orderId(scene)}-other` })),
      query: order,
      poll: poll('scrap-order', orderId),
    },
    once: [`${PREFIX}/tax/calc-order`],
  },
  'a pre-opened scrap order': {
    prepare: placed,
    actions: {
      place,
      cancel,
      'cancel by number': cancelByNumber,
      payments,
      'poll the payment': pollPayment,
      'poll the cancellation': poll('scrap-cancellation', orderId),
      'another order of the person': orderOf((scene) => ({ orderId: `${orderId(scene)}-other` })),
      issue,
    },
    once: once.slice(1),
  },
  'a paid scrap order': {
    prepare: paid,
    actions: {
      cancel,
      payments,
      'poll the payment': pollPayment,
      issue,
      'issue with other input': issueOther,
      refund,
    },
    once,
  },
};
