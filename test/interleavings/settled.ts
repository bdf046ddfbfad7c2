import {
  onboarding,
  ONBOARD,
  PAY,
  REGISTER,
  registration,
  REVERSE_INVOICE,
  reverseOrder,
  SELLER,
} from '../capabilities/settled-reverse/walk.ts';
import { idNumberOf, mutate, mutation, poll, query } from './actions.ts';
import type { Action, Scene, Situation } from './run.ts';
import { TENANT } from './stage.ts';

export const sellerId = ({ id }: Scene): string => `seller-${id}`;
const orderId = ({ id }: Scene): string => `reverse-${id}`;

const person = (scene: Scene): object => ({
  sellerId: sellerId(scene),
  idNumber: idNumberOf(scene),
});
const registered = (scene: Scene): object =>
  registration({
    ...person(scene),
    card: { settlementBank: { cardNumber: `622202020011${scene.id.slice(1, -1)}5` } },
  });

const onboard = mutation(ONBOARD, (scene) => ({ ...onboarding(), ...person(scene) }));
const register = mutation(REGISTER, registered);
const seller = query(SELLER, (scene) => ({ sellerId: sellerId(scene) }));
const close = mutate(
  'closeSeller',
  'CloseSellerInput',
  '... on SellerChange { bankResult }',
  (scene) => ({
    sellerId: sellerId(scene),
    serviceProviderId: 'vendor-1',
  }),
);
const pollSeller = poll('reverse-seller', sellerId);

/** The bank's notice about a subject. */
export const notice =
  (of: (scene: Scene) => string): Action =>
  async (scene, at) => {
    const address = at.application.noticeAddressFor(TENANT);
    const answer = await fetch(address, {
      method: 'POST',
      body: JSON.stringify({ id: of(scene) }),
    });
    return `${answer.status} ${await answer.text()}`;
  };

export const sellerActions = {
  onboard,
  register,
  'register with other input': mutation(REGISTER, (scene) => ({
    ...registered(scene),
    phone: '13900000099',
  })),
  seller,
  close,
  poll: pollSeller,
  notice: notice(sellerId),
};

async function scanned(scene: Scene): Promise<void> {
  await onboard(scene, scene.stage.one);
  scene.stage.sandbox.controls.finishFaceScan({ sellerId: sellerId(scene) });
}

async function audited(scene: Scene): Promise<void> {
  await scanned(scene);
  await register(scene, scene.stage.one);
  scene.stage.sandbox.controls.finishSellerAudit({ sellerId: sellerId(scene) });
}

async function onboarded(scene: Scene): Promise<void> {
  await audited(scene);
  await seller(scene, scene.stage.one);
}

const pay = mutation(PAY, (scene) =>
  reverseOrder({ orderId: orderId(scene), sellerId: sellerId(scene) }),
);
const order = query(REVERSE_INVOICE, (scene) => ({ orderId: orderId(scene) }));
const orderActions = {
  pay,
  order,
  poll: poll('reverse-invoice', orderId),
  notice: notice(orderId),
};
const voidOrder = mutate(
  'voidReverseInvoice',
  'VoidReverseInvoiceInput',
  '... on VoidedReverseInvoice { bankStatus bankResult }',
  (scene) => ({ orderId: orderId(scene) }),
);
const done = ({ stage, id }: Scene): boolean =>
  stage.sandbox.controls.finishReverseInvoice({ orderId: `reverse-${id}` });

/** An accepted registration is the newest one, and followed. */
async function isFollowed(scene: Scene, answers: readonly unknown[]): Promise<readonly string[]> {
  const registrations = await scene.stage.rows<{ state: string; snapshot: string }>(
    `SELECT state, snapshot FROM subjects WHERE kind = 'reverse-seller' AND key LIKE '${sellerId(scene)}%' ORDER BY key`,
  );
  const newest = registrations.at(-1);
  const isAccepted = answers.some((answer) => JSON.stringify(answer).includes('"accepted":true'));
  return isAccepted && newest?.snapshot.includes('"registrationAccepted":true') !== true
    ? [`the registration was accepted, and the newest is ${newest?.state}`]
    : [];
}

const REGISTER_PATH = '/api/v1/rinv/seller/register';
const CREATE_PATH = '/api/v1/rinv/invoice/create';

export const settled: Readonly<Record<string, Situation>> = {
  'a new seller': {
    actions: { onboard, seller, poll: pollSeller, notice: notice(sellerId) },
    finish: ({ stage, id }) => stage.sandbox.controls.finishFaceScan({ sellerId: `seller-${id}` }),
  },
  'a seller after the face scan': {
    prepare: scanned,
    actions: sellerActions,
    check: isFollowed,
    once: [REGISTER_PATH],
    finish: ({ stage, id }) =>
      stage.sandbox.controls.finishSellerAudit({ sellerId: `seller-${id}` }),
  },
  'a seller whose audit has ended': {
    prepare: audited,
    actions: sellerActions,
    check: isFollowed,
  },
  'an onboarded seller': {
    prepare: onboarded,
    actions: sellerActions,
    check: isFollowed,
  },
  'a new reverse order': {
    prepare: onboarded,
    actions: orderActions,
    once: [CREATE_PATH],
    finish: done,
  },
  'a reverse order that the bank has finished': {
    prepare: async (scene) => {
      await onboarded(scene);
      await pay(scene, scene.stage.one);
      done(scene);
    },
    actions: { ...orderActions, void: voidOrder },
    once: [CREATE_PATH],
  },
  'a finished reverse order': {
    prepare: async (scene) => {
      await onboarded(scene);
      await pay(scene, scene.stage.one);
      done(scene);
      await order(scene, scene.stage.one);
    },
    actions: { order, void: voidOrder, pay, notice: notice(orderId) },
    once: [CREATE_PATH],
  },
};
