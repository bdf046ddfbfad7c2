import { catalogue } from '../../messages/message.ts';

/** Texts about the H5 pages that onboard sellers. */
export const h5Texts = catalogue('h5', {
  address: ['must have at least 4 Chinese characters', '至少须有4个汉字'],
  payerNeeded: [
    'is required for recycled resources, the business when none is given',
    '再生资源业务（未指定业务时的默认值）为必填项',
  ],
  longTerm: ['must be {day} for a long-term document', '长期有效的证件须填{day}'],
  openedHere: [
    'must be the token of a link that you opened here',
    '须为通过本服务获取的链接的token',
  ],
  notRemembered: [
    'The link was created, but this service could not store it, so it was not returned.',
    '链接已生成，但本服务未能记录，因此未提供给任何人。',
  ],
  openAnother: [
    'Open another one; the unused link expires.',
    '请重新获取；未使用的链接会自行失效。',
  ],
});
