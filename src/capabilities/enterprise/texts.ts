import { catalogue } from '../../messages/message.ts';

/** Texts about look-ups of enterprises. */
export const enterpriseTexts = catalogue('enterprise', {
  enterByHand: [
    'Try again later; meanwhile let the user enter name and tax number manually.',
    '请稍后重试；其间可由用户手工填写名称和税号。',
  ],
  severalNames: [
    'The platform lists several names for this tax number; `enterprises` shows them.',
    '平台就该税号返回了多个名称，可由 `enterprises` 查看。',
  ],
  unknown: ['names no enterprise that the platform knows', '平台查无此企业'],
});
