import { catalogue } from '../../messages/message.ts';

/** Texts about the bank's operations. */
export const bankTexts = catalogue('bank', {
  underApproval: [
    'A record with this card number is under approval at the bank.',
    '银行正在审批使用该卡号的记录。',
  ],
  waitForApproval: [
    'This is normal: wait until the bank has decided on the earlier record, then query the seller again. Do not register the card a second time.',
    '此为正常情况：请等待银行对先前记录作出决定，然后再查看该出售者。请勿重复登记该卡。',
  ],
  businessNotEnabled: [
    'The merchant is not enabled for this business at the bank (smart clearing).',
    '该商户未在银行开通此项业务（智慧清分）。',
  ],
  enableBusiness: [
    'Have the bank enable the merchant for recycled resources or agricultural products, then open a new link.',
    '请先由银行为该商户开通再生资源或农产品业务，然后重新获取链接。',
  ],
});
