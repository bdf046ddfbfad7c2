import { concept } from './concept.ts';

/** Sellers at the settlement bank, and the links by which they are onboarded. */
export const bank = [
  concept(
    'Bank card',
    ['cardNumber', 'bankCard'],
    '银行卡号',
    ['bankCard', 'bankCardNo', 'receiverAccount'],
    {
      reason: 'A member of a card’s own type does not repeat the card.',
    },
  ),
  concept('Bank of a card', 'bankName', '开户银行', ['bankName']),
  concept('Interbank number', 'bankCode', '联行号', ['bankCode']),
  concept('ID number of a person', 'idNumber', '身份证号码', ['idNo', 'identNo']),
  concept('ID card valid from', ['idValidFrom', 'idIssuedOn'], '身份证有效期起', [
    'idStartDate',
    'signDate',
  ]),
  concept('ID card valid to', 'idValidTo', '身份证有效期止', ['idEndDate', 'validityPeriod'], {
    avoid: ['idValidUntil'],
  }),
  concept('Mobile number of a person', 'phone', '手机号码', ['phone', 'mobile'], {
    reason: 'For an enterprise, it is the phone of the person who handles its registration.',
  }),
  concept(
    'Mobile number of the handler',
    'handlerPhone',
    '经办人手机号码',
    ['RegisterSigningCompanyInput.mobile'],
    {
      reason: 'For an enterprise, it is the phone of the person who handles its registration.',
    },
  ),
  concept(
    'Name of a person',
    'name',
    '姓名',
    [
      'OnboardSellerInput.name',
      'RegisterSellerInput.name',
      'RegisterSignerInput.name',
      'receiverName',
    ],
    {
      reason: 'The platform uses `name` for many things.',
    },
  ),
  concept('Name of an enterprise that is looked up', 'name', '企业名称', ['EnterpriseBy.name'], {
    reason: 'The platform uses `name` for many things.',
  }),
  concept('Address of a person', 'address', '住址', ['address']),
  concept('Occupation', 'occupation', '职业', ['occupation']),
  concept(
    'Type of the authorization',
    'authorizationType',
    '授权类型',
    ['OpenEnterpriseInput.authType'],
    {
      reason: 'In a signing task, `authType` is the method by which signers prove their identity.',
    },
  ),
  concept('Authorizer’s identity document', 'authorizerIdNumber', '授权人证件号码', ['authNo'], {
    avoid: ['authorizerCertificateNumber'],
  }),
  concept('Page to return to', 'returnUrl', null, ['jumpUrl', 'redirectUrl'], {
    avoid: ['jumpUrl'],
  }),
  concept(
    'Page for a person',
    ['authorizationUrl', 'confirmationUrl', 'faceScanUrl'],
    null,
    ['pageUrl'],
    {
      reason:
        'The platform calls every page `pageUrl`; the name here states what the person does on it.',
    },
  ),
  concept('Face scan', 'faceScanNumber', '人脸识别流水号', ['transNo'], { avoid: ['transNo'] }),
  concept('Result of a face scan', 'faceAuthResult', '人脸识别结果', ['authResult']),
  concept('Real name', 'realNamed', '实名认证', ['realNamed']),
  concept('Onboarded', 'onboarded', null, ['onboarded']),
  concept('Allowed to be invoiced', 'canInvoice', '可开票', ['canInvoice']),
  concept('Status of the payee', 'payeeStatus', '收款人状态', ['receiverStatus'], {
    avoid: ['receiverStatus'],
  }),
  concept('Status of the audit', 'auditStatus', '审核状态', ['auditStatus']),
  concept('Status of the authorization', 'authorizeStatus', '授权状态', ['authorizeStatus']),
  concept('Status of freezing', 'freezeStatus', '冻结状态', ['freezeStatus']),
  concept('Transaction channel', 'transactionChannel', '交易渠道', ['trxChannel']),
  concept('Payment page', 'payUrl', '支付链接', ['payUrl']),
  concept('Amount that is paid', 'payAmount', '支付金额', ['payAmount']),
  concept(
    'The bank’s word on a change',
    'bankResult',
    null,
    ['SellerChange.result', 'VoidedReverseInvoice.result', 'ReverseInvoiceVoiding.result'],
    { reason: 'In other types, `result` is from the platform.' },
  ),
  concept(
    'The bank’s status of a change',
    'bankStatus',
    null,
    ['VoidedReverseInvoice.status', 'ReverseInvoiceVoiding.status'],
    {
      reason: 'In other types, `status` is from the platform.',
    },
  ),
  concept('Business of a seller', 'business', '业务类型', ['businessType']),
  concept('Payer', 'payerNumber', '付款方编号', ['appIdSub']),
  concept('Payee filed', 'payee', '收款人', ['add']),
  concept('Handling behind a link', ['enterprise', 'seller'], null, ['payload'], {
    reason: 'The platform has one member for both; its form depends on the scene.',
  }),
];
