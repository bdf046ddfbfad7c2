import { concept } from './concept.ts';

const roles = 'The name states the role if a type has several signing parties.';

/** Contracts and their signing. */
export const signing = [
  concept(
    'Signing party',
    ['signingPartyId', 'initiatorSigningPartyId', 'signerSigningPartyId'],
    '签署主体',
    ['unionId', 'signerUnionId'],
    {
      reason: roles,
      avoid: ['unionId'],
    },
  ),
  concept('The caller’s own id of a signing party', ['companyId', 'personId'], null, ['uid'], {
    reason: 'The name of an id states its owner.',
  }),
  concept('Seal', ['sealId', 'sealIds'], '印章', ['sealId', 'signerSealId'], {
    reason: 'An enterprise may have several seals.',
  }),
  concept('Color of a seal', 'color', '印章颜色', ['GenerateSealInput.color'], {
    reason: 'For a truck, `color` is the color of the plate.',
  }),
  concept('Typeface of a seal', 'font', '印章字体', ['font']),
  concept('Shape of a seal', 'shape', '印章形状', ['shape']),
  concept('Name of a seal', 'name', '印章名称', ['GenerateSealInput.name'], {
    reason: 'The platform uses `name` for many things.',
  }),
  concept('Signing task', 'taskNo', '签署任务', ['taskNo']),
  concept('Title of a signing task', 'title', '任务标题', ['taskTitle']),
  concept('Status of a signing task', 'platformStatus', '签署任务状态', ['taskStatus']),
  concept('Signers', 'signers', '签署方', ['signers']),
  concept('Status of a signer', 'signStatus', '签署状态', ['signStatus']),
  concept('Place in the order of signing', 'turn', '签署顺序', ['sortNo']),
  concept('Order of signing', 'order', '签署顺序', ['sortType']),
  concept('Manual or silent signing', 'mode', '签署方式', ['signType']),
  concept('Proof at signing', 'proof', '意愿认证方式', ['SigningTaskInput.authType'], {
    reason: 'At the bank, `authType` is the type of an authorization.',
  }),
  concept('Real-name method of an enterprise', 'companyMethod', '企业实名认证方式', [
    'companyAuthType',
  ]),
  concept('Real-name methods of a person', ['personMethods', 'authMethods'], '个人实名认证方式', [
    'authTypes',
    'signAuthTypes',
  ]),
  concept('Keyword in a contract', 'keyword', '关键字', ['keyword']),
  concept('Keywords of a stamp', 'keywords', '关键字', ['keywords']),
  concept('Keywords that are filled in', 'replacements', '关键字替换', ['keywordReplacements']),
  concept('Signing date under the seal', 'addsSigningDate', '签署日期', ['signDateEnable']),
  concept('Refusal of a signer', 'refusedReason', '拒签原因', ['refusedReason']),
  concept('Notice of the signing system', 'type', '通知类型', ['notifyType']),
  concept('Contract', 'contractNo', '合同编号', ['contractNo']),
  concept('Name of a contract', 'name', '合同名称', ['flowName']),
  concept('Page of signing', 'signUrl', '签署链接', ['signUrl']),
  concept('Signer’s name', 'signerName', '签署人姓名', ['signerName']),
  concept('Signer’s ID number', 'signerIdNumber', '签署人身份证号码', ['signerIdcard']),
  concept('Signer’s phone', 'signerPhone', '签署人手机号码', ['signerMobile']),
  concept('Keyword of the enterprise’s seal', 'enterpriseKeyword', '企业盖章关键字', [
    'entKeyword',
  ]),
  concept('Keyword of the person’s signature', 'personKeyword', '个人签字关键字', [
    'personKeyword',
  ]),
  concept('Days to sign in', 'deadlineDays', '签署期限', ['deadlineDays']),
  concept('Archived', 'archived', '归档', ['archived']),
  concept('Receiving of a notice', 'receivedAt', null, [], { avoid: ['heardAt'] }),
];
