import { catalogue } from '../../messages/message.ts';

/** Electronic signing. */
export const esignTexts = catalogue('esign', {
  // Fields.
  otherAddress: [
    'must be another address: {fault} (set by the operator; by default the platform’s own host); or send the file itself as file',
    '须为其他地址：{fault}（由运营方设置，未设置时仅限平台自身的主机）；也可通过file直接发送文件',
  ],
  fileNameNeeded: [
    'is needed: the address does not end in .pdf, .doc or .docx',
    '为必填项：该地址不以.pdf、.doc或.docx结尾',
  ],
  fileName: [
    'must be a name that ends in .pdf, .doc or .docx',
    '须为以.pdf、.doc或.docx结尾的文件名',
  ],
  fileOrUrl: ['or url is needed, and not both', '与url须且只能填写一项'],
  placeholder: [
    'must be an English keyword in angle brackets, for example <amount>, without the letters q, y, p, g, j and Q',
    '须为尖括号内的英文关键字，例如<amount>，不含字母q、y、p、g、j和Q',
  ],
  unfitLetter: [
    'must have none of the letters q, y, p, g, j and Q in angle brackets',
    '尖括号内不得含字母q、y、p、g、j和Q',
  ],
  memberNeeded: ['must have at least one member', '至少须有一项内容'],
  sealNeeded: ['is needed for silent signing', '静默签署时为必填项'],
  turnsNeeded: [
    'must each have a turn in an ordered task',
    '顺序签署任务中，每位签署方均须有签署次序',
  ],

  // Errors.
  file: ['file {number}', '文件{number}'],
  refused: ['The signing system rejected it.', '签署系统拒绝了该请求。'],
  authorizationEnded: [
    'The authorization for silent signing of {party} has ended, 365 days after it was given: have its administrator authorize again (`createSilentSigningLink`), then create the task under a new `signingTaskId`.',
    '{party}的静默签署授权已满365天而失效：请由其管理员重新授权（`createSilentSigningLink`），然后以新的`signingTaskId`创建任务。',
  ],
  realNameFirst: [
    'Do the real-name authentication first (`createCompanyAuthLink`), then make the seal or sign. The authorization for silent signing does not include it.',
    '请先完成实名认证（`createCompanyAuthLink`），再制作印章或签署。静默签署授权不包含实名认证。',
  ],
  countsUsedUp: [
    'The upstream’s signing counts are used up: ask the platform to top them up. The SaaS pool and the standard API pool are counted apart.',
    '上游的签署次数已用完：请联系平台充值。SaaS次数与标准API次数分别计算。',
  ],
  keywordNotFound: [
    'Make the keyword in the contract and in the parameter identical, to the letter. Export the contract to PDF from a major office suite: files of one alternative office tool do not support keywords.',
    '请确保合同中的关键字与参数中的关键字逐字一致。请用主流办公软件将合同导出为PDF：个别替代办公工具生成的文件无法识别关键字。',
  ],
  interfaceOff: [
    'The permission for this interface is switched off: contact the platform to enable it.',
    '该接口的权限未开通：请联系平台开通。',
  ],
  tryLater: [
    'Try again later. If it keeps failing, contact the platform and give it the request id.',
    '请稍后重试。如持续失败，请联系平台并提供请求编号。',
  ],
});
