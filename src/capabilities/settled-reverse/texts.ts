import { catalogue } from '../../messages/message.ts';

/** Texts about reverse invoicing with settlement by a bank. */
export const settledTexts = catalogue('settled', {
  fileNotKept: ['The file could not be kept: {fault}.', '文件未能保存：{fault}。'],
  registrationUnderWay: [
    'A registration of this seller was sent less than a minute ago. Follow `sellerUpdates`; where its data must be changed, register again a minute later.',
    '该出售者的登记在一分钟内刚刚发出。请跟踪`sellerUpdates`；如需更改资料，请一分钟后再次登记。',
  ],
  registrationLost: [
    'The platform is asked how the seller stands. Wait and follow `sellerUpdates`, or register again with the same input: a second registration while the bank audits the first is refused and does no harm.',
    '正向平台查询该出售者的状态。请等待并跟踪`sellerUpdates`，或以相同内容再次登记：银行审核期间的重复登记会被拒绝，不会造成影响。',
  ],
});
