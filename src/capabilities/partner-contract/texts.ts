import { catalogue } from '../../messages/message.ts';

/** Texts about partner contracts. */
export const contractTexts = catalogue('contract', {
  platformNumber: [
    'must be a number of the platform: 1 to 64 letters, digits and signs, without spaces',
    '须为平台给出的编号：1至64个字母、数字或符号，不含空格',
  ],
  samePlace: [
    'must not be the enterpriseKeyword: seal and signature need separate places',
    '不得与enterpriseKeyword相同：印章与签名须各有位置',
  ],
  over: ['The contract is over: it can no longer be canceled.', '该合同已结束，不能再取消。'],
});
