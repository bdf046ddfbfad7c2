import { concept, inParty } from './concept.ts';

/** Sellers, buyers and the people who act for them. */
export const parties = [
  concept(
    'Seller’s tax number',
    ['sellerTaxNumber', 'taxNumber'],
    '销售方纳税人识别号',
    ['xfsbh', 'xsfnsrsbh', 'seller_taxpayer_num'],
    { reason: inParty },
  ),
  concept('Seller’s name', ['sellerName', 'name'], '销售方名称', ['xfmc', 'xsfmc', 'seller_name'], {
    reason: inParty,
  }),
  concept('Seller’s address', 'address', '销售方地址', ['xsfdz', 'seller_address']),
  concept('Seller’s phone', 'phone', '销售方电话', ['xsfdh', 'seller_tel']),
  concept('Seller’s bank', 'bankName', '销售方开户行', ['xsfkhh', 'seller_bank_name']),
  concept('Seller’s bank account', 'bankAccount', '销售方银行账号', [
    'xsfzh',
    'seller_bank_account',
  ]),
  concept('ID number of a seller who is a natural person', 'idNumber', '销售方自然人证件号码', [
    'xsfzrrzjhm',
  ]),
  concept(
    'Buyer’s tax number',
    ['buyerTaxNumber', 'taxNumber'],
    '购买方纳税人识别号',
    ['gfsbh', 'gmfnsrsbh', 'buyer_taxpayer_num'],
    {
      reason: inParty,
      avoid: ['enterpriseTaxNumber'],
    },
  ),
  concept(
    'Buyer’s name',
    ['buyerName', 'name', 'title'],
    '购买方名称',
    ['gfmc', 'gmfmc', 'buyer_title'],
    {
      reason: `${inParty} An individual has the literal title 个人 in place of a name.`,
    },
  ),
  concept('Buyer’s address', 'address', '购买方地址', ['gmfdz']),
  concept('Buyer’s phone', 'phone', '购买方电话', ['gmfdh']),
  concept('Buyer’s bank', 'bankName', '购买方开户行', ['gmfkhh']),
  concept('Buyer’s bank account', 'bankAccount', '购买方银行账号', ['gmfzh']),
  concept('Agent of the buyer', 'agent', '购买方经办人', ['gmfjbr']),
  concept('ID number of the buyer’s agent', 'agentIdNumber', '经办人身份证件号码', ['jbrsfzjhm']),
  concept('Phone of the buyer’s agent', 'agentPhone', '购买方经办人联系电话', ['gmfjbrlxdh']),
  concept(
    'Tax number of the queried taxpayer',
    ['taxNumber', 'buyerTaxNumber'],
    '纳税人识别号',
    ['nsrsbh', 'tax_id'],
    {
      reason: 'In purchases of scrap, the taxpayer is the enterprise that buys.',
    },
  ),
  concept(
    'Tax number of the enterprise that buys and declares',
    'buyerTaxNumber',
    '代办纳税人识别号',
    ['dbnsrsbh'],
  ),
  concept('Registration serial of an enterprise', 'registrationSerial', '登记序号', [
    'djxh',
    'dbnsrdjxh',
  ]),
  concept(
    'Tax number of the enterprise that buys',
    'buyerTaxNumber',
    '购买方纳税人识别号',
    ['taxNo'],
    {
      reason: 'The platform calls every enterprise’s number `taxNo`.',
    },
  ),
  concept(
    'Tax number of the company that signs',
    'companyTaxNumber',
    '统一社会信用代码',
    ['Contract.taxNo', 'ContractInput.taxNo'],
    {
      reason: 'The platform calls every enterprise’s number `taxNo`.',
    },
  ),
  concept('Name of a company', 'name', '企业名称', ['company_name', 'orgName']),
  concept('Name of a natural person who sells', 'name', '自然人姓名', ['zrrxm'], {
    avoid: ['personName'],
  }),
  concept(
    'ID number of a natural person who sells',
    'idNumber',
    '身份证件号码',
    ['sfzjhm', 'zrrsfzjhm'],
    {
      reason: 'On an air ticket the person is the passenger.',
      avoid: ['personIdNumber'],
    },
  ),
  concept('Type of a natural person’s identity document', 'certificateKind', '身份证件类型', [
    'sfzjlx',
  ]),
  concept('Drawer', 'drawer', '开票人', ['kpr', 'drawer']),
  concept('ID number of the drawer', 'drawerIdNumber', '开票人证件号码', ['kprzjhm']),
  concept('Type of the drawer’s identity document', 'drawerIdType', '开票人证件类型', ['kprzjlx']),
  concept('Payee', 'payee', '收款人姓名', ['skrxm']),
  concept('Bank of the payee', 'payeeBankName', '收款银行名称', ['skyhmc']),
  concept('Account of the payee', 'payeeBankAccount', '收款银行账号', ['skyhzh']),
  concept('Reviewer', 'reviewer', '复核人姓名', ['fhrxm']),
  concept('Seller in the caller’s own system', 'sellerId', '出售者编号', ['userId', 'outUserId'], {
    avoid: ['userId'],
  }),
  concept('Service provider', 'serviceProviderId', '服务商编号', ['vendorId'], {
    avoid: ['vendorId'],
  }),
  concept(
    'Legal representative’s name',
    ['legalRepresentativeName', 'legalRepresentative'],
    '法定代表人姓名',
    ['legalName', 'fddbrxm'],
    {
      avoid: ['legalName'],
    },
  ),
  concept(
    'Legal representative’s ID number',
    'legalRepresentativeIdNumber',
    '法定代表人证件号码',
    ['legalNo'],
    {
      avoid: ['legalIdNumber'],
    },
  ),
  concept('Unified social credit code', 'taxNumber', '统一社会信用代码', ['creditNo'], {
    avoid: ['creditCode'],
  }),
];
