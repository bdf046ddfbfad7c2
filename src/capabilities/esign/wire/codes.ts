import * as r from '../../../platform/record/index.ts';

const asInput = { inputOnly: true } as const;

/** `companyAuthType` (document 3, section 4.2). */
export const companyAuthMethod = r.codes(
  'CompanyAuthMethod',
  'Method by which an enterprise proves its real name (企业实名认证方式).',
  {
    LEGAL_REPRESENTATIVE: [
      '1',
      'Four elements of the enterprise, and the legal representative in person: recommended, the fastest',
      '企业四要素及法定代表人认证',
    ],
    PAYMENT: [
      '2',
      'Three elements, and a payment to the enterprise’s public account',
      '企业三要素及对公打款认证',
    ],
    AUTHORIZATION_LETTER: [
      '3',
      'Four elements, and a letter of authorization',
      '企业四要素及授权书认证',
    ],
  },
  asInput,
);

/** `authTypes` and `signAuthTypes` (document 3, section 4.2). */
export const personAuthMethod = r.codes(
  'PersonAuthMethod',
  'Method by which a person proves their real name (个人实名认证方式).',
  {
    THREE_ELEMENTS: ['1', 'Three elements', '三要素认证'],
    BANK_CARD: ['2', 'Four elements, with a bank card: no face scan', '银行卡四要素认证'],
    FACE: ['3', 'A face scan', '人脸认证'],
  },
  asInput,
);

/** `registerCode` (document 3, section 2). */
export const registerCode = r.codes(
  'SignerRegistrationResult',
  'Result of the registration of a person (个人注册结果).',
  {
    REGISTERED: ['3', 'Registered now', '注册成功'],
    EXISTS: ['1', 'Existed already, with the same real name', '已存在且实名一致'],
    EXISTS_WITH_OTHER_NAME: [
      '2',
      'Existed already, with another real name. You decide: find out who the person is before you let them sign',
      '已存在且实名不一致',
    ],
  },
);

/** `color` (document 3, section 4.2). */
export const sealColor = r.codes(
  'SealColor',
  'Color of a seal (印章颜色).',
  { RED: ['0', 'Red', '红色'], BLUE: ['1', 'Blue', '蓝色'], BLACK: ['2', 'Black', '黑色'] },
  asInput,
);

/** `font` (document 3, section 4.2). */
export const sealFont = r.codes(
  'SealFont',
  'Typeface of a seal (印章字体).',
  {
    IMITATION_SONG: ['0', 'Imitation Song', '仿宋'],
    REGULAR_SCRIPT: ['1', 'Regular script', '楷体'],
    BOLD: ['2', 'Bold', '黑体'],
  },
  asInput,
);

/** `shape` (document 3, section 4.2). */
export const sealShape = r.codes(
  'SealShape',
  'Shape of a seal (印章形状).',
  { CIRCLE: ['0', 'Circle', '圆形'], ELLIPSE: ['1', 'Ellipse', '椭圆形'] },
  asInput,
);

/** `sortType` (document 3, section 4.2). */
export const signingOrder = r.codes(
  'SigningOrder',
  'Order of signing (签署顺序): one after the other, or in any order.',
  {
    ORDERED: ['1', 'In the order of their `turn`; later signers wait', '顺序签署'],
    UNORDERED: ['2', 'In any order', '无序签署'],
  },
  asInput,
);

/** `authType` (document 3, section 4.2). */
export const signingProof = r.codes(
  'SigningProof',
  'Methods by which signers prove who they are when they sign (意愿认证方式).',
  { SMS: ['1', 'A code by SMS', '短信验证码'], FACE: ['2', 'A face scan', '人脸识别'] },
  asInput,
);

/** `userType` (document 3, section 2). */
export const partyKind = r.codes(
  'SigningPartyKind',
  'Type of a signing party (签署主体类型).',
  { PERSON: ['1', 'A natural person', '个人'], COMPANY: ['2', 'An enterprise', '企业'] },
  asInput,
);

/** `signType` (document 3, section 2). */
export const signingMode = r.codes(
  'SigningMode',
  'Way in which an enterprise stamps (签署方式).',
  {
    MANUAL: ['0', 'A person stamps by hand at the link', '手动签署'],
    SILENT: [
      '1',
      'It stamps automatically when it is its turn; needs the authorization for silent signing',
      '静默签署',
    ],
  },
  asInput,
);

/** `taskStatus` (document 3, section 2). */
export const taskStatus = r.codes(
  'SigningTaskStatus',
  'The platform’s status of a signing task (签署任务状态).',
  {
    EXPIRED: ['-30', 'Expired: it ran out before all had signed', '已过期'],
    REVOKED: ['-20', 'Revoked', '已撤回'],
    REFUSED: ['-10', 'Refused: a party refused to sign', '已拒签'],
    WAITING: ['10', 'Waiting to be signed', '待签署'],
    COMPLETED: ['20', 'Completed: all have signed', '已完成'],
  },
);

/** `signStatus` (document 3, section 2). */
export const signStatus = r.codes('SignStatus', 'Progress of a signer (签署状态).', {
  CAN_SIGN: ['1', 'Can sign now', '待签署'],
  SIGNED: ['2', 'Has signed', '已签署'],
  REFUSED: ['3', 'Refused to sign', '已拒签'],
  NOT_YET: ['9', 'Not yet their turn', '未轮到签署'],
});

/** `notifyType` (document 3, section 6). */
export const notifyType = r.codes(
  'SigningNoticeType',
  'Type of a push of the signing system (通知类型).',
  {
    AUTHENTICATION: ['1', 'Registration or real-name authentication', '注册或实名认证'],
    SIGNING: ['2', 'A contract was signed or refused', '合同签署或拒签'],
    INFORMATION_AUTHORIZATION: ['3', 'The real-name information was authorized', '实名信息授权'],
    SILENT_SIGNING: ['4', 'Silent signing was authorized', '静默签署授权'],
    SCAN_TO_SIGN: ['5', 'A person scanned to sign', '扫码签署'],
  },
);

/** The only documented members of a push are its type and number (document 3, section 6); pushes about signing have more. */
export const signingNotice = r.record(
  'SigningNotice',
  'A notice of the signing system (签署通知), as far as it is stored.',
  { type: r.code('notifyType', notifyType, { doc: 'Subject of the push.' }) },
);
