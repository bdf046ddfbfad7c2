import { catalogue } from '../../messages/message.ts';

/** Texts about partner contracts. */
export const contractTexts = catalogue('contract', {
  platformNumber: [
    'must be a number that the platform gave: 1 to 64 letters, digits and signs, without spaces',
    '须为平台给出的编号：1至64个字母、数字或符号，不含空格',
  ],
  samePlace: [
    'must not be the enterpriseKeyword: seal and signature have places of their own',
    '不得与enterpriseKeyword相同：印章与签名须各有位置',
  ],
  over: ['The contract is over: it cannot be canceled any more.', '该合同已结束，不能再取消。'],
  fileNotKept: ['The file could not be kept: {fault}.', '文件未能保存：{fault}。'],
});
