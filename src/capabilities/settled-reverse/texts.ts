import { catalogue } from '../../messages/message.ts';

/** Texts about reverse invoicing with settlement by a bank. */
export const settledTexts = catalogue('settled', {
  stopped: ['The bank stopped the order.', '银行中止了该订单。'],
  registrationUnderWay: [
    'A registration of this seller was sent less than a minute ago. Follow `sellerUpdates`; to change its data, register again a minute later.',
    '该出售者的登记在一分钟内刚刚发出。请跟踪`sellerUpdates`；如需更改资料，请一分钟后再次登记。',
  ],
  registrationLost: [
    'The service polls the platform for the seller’s status. Wait and follow `sellerUpdates`, or register again with the same input: the bank rejects a second registration while it audits the first, which does no harm.',
    '正向平台查询该出售者的状态。请等待并跟踪`sellerUpdates`，或以相同内容再次登记：银行审核期间的重复登记会被拒绝，不会造成影响。',
  ],
});
