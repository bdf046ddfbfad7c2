import { catalogue } from '../../messages/message.ts';

/** Texts about the tax bureau's direct connection (乐企). */
export const atomicTexts = catalogue('atomic', {
  // Fields.
  serviceCode: ['must have 4 to 16 capital letters', '须为4至16个大写字母'],
  oneServiceName: [
    'must have exactly one of `named` and `code`',
    '`named`与`code`须且只能填写一项',
  ],
  queryCode: [
    'must begin with CX: send anything else by `atomicCommand`',
    '须以CX开头：其他服务请通过`atomicCommand`发送',
  ],
  onlyAsks: [
    'is only a query: send it by `atomicQuery`',
    '该服务只用于查询：请通过`atomicQuery`发送',
  ],
  taxNumberNoId: [
    'must be 15 to 20 digits or letters, and no ID number',
    '须为15至20位数字或字母，且不得为身份证件号码',
  ],
  stamp: [
    'must be the `stamp` of an earlier download: 14 digits',
    '须为先前下载返回的`stamp`：14位数字',
  ],
  taxOfficeCode: ['must have 1 to 11 digits', '须为1至11位数字'],
  nameFits: [
    'must leave *category*item within {most} characters',
    '“*分类*项目名称”不得超过{most}个字符',
  ],
  together: ['must be given together with the other', '两项须同时填写'],
  confirmationKey: [
    'must be a key of the tax bureau: 1 to 32 letters, digits or signs, without spaces',
    '须为税务局给出的编号：1至32个字母、数字或符号，不含空格',
  ],
  ownInvoiceNumbers: [
    'must each have an invoiceNumber of its own',
    '各张发票的invoiceNumber不得重复',
  ],
  slipsNeeded: [
    'must each have taxSlipNumbers, except a DISCOUNT line, unless taxAmount and vatAndSurchargesPaid are 0: exempt without a supplement',
    '除折扣行（DISCOUNT）外，每行均须填写taxSlipNumbers；taxAmount与vatAndSurchargesPaid均为0（免税且无补征）时除外',
  ],
  exceptOnDiscount: ['is needed, except on a DISCOUNT line', '为必填项，折扣行（DISCOUNT）除外'],

  // Errors.
  unitsUnknown: [
    'This service does not know its unit ids at the tax bureau.',
    '本服务未配置其在税务局的单位编号。',
  ],
  setUnits: [
    'The operator sets TAX_USE_UNIT_ID and TAX_CONNECTION_UNIT_ID. Nothing was sent.',
    '请由运营方设置TAX_USE_UNIT_ID和TAX_CONNECTION_UNIT_ID。未发送任何内容。',
  ],
  noConclusion: [
    'The tax bureau’s response does not state the outcome.',
    '税务局的应答未说明是否已办理。',
  ],
  codeMissing: [
    'returncode is missing; received: {excerpt}',
    '缺少returncode；收到的内容：{excerpt}',
  ],

  // Conflicts.
  applicationOpen: [
    'This invoice has an application or a red confirmation that is not over, under another applicationId or with other input. Follow that one.',
    '该发票已有未完结的红字确认申请或红字确认单，其applicationId或内容不同。请跟踪该申请。',
  ],
  revocationOpen: [
    'The revocation of this confirmation was submitted before, under another revocationId or with other input. Follow that one.',
    '该红字确认单此前已提交撤销，其revocationId或内容不同。请跟踪该撤销。',
  ],
});
