import * as r from '../../../../platform/record/index.ts';

/** `grsdsxm` */
export const incomeTaxItem = r.codes(
  'ScrapIncomeTaxItem',
  'Under which item the seller’s personal income is taxed (个人所得税项目).',
  {
    PROPERTY_TRANSFER: [
      '1',
      'Income from the transfer of property: scrap of the seller’s own use',
      '财产转让所得',
    ],
    BUSINESS_INCOME: ['2', 'Income from business: scrap that the seller bought', '经营所得'],
  },
  { inputOnly: true },
);

/** Income tax item for scrap of the seller's own use or of a business; the platform accepts no other. */
export function incomeTaxItemOf(ownUse: boolean): 'PROPERTY_TRANSFER' | 'BUSINESS_INCOME' {
  return ownUse ? 'PROPERTY_TRANSFER' : 'BUSINESS_INCOME';
}

/** `jsfs` */
export const settlementMethod = r.codes(
  'ScrapSettlementMethod',
  'Means by which the seller is paid (结算方式).',
  {
    CASH: ['01', 'Cash', '现金'],
    BANK_TRANSFER: ['02', 'Bank transfer', '银行转账'],
    BILL: ['03', 'Bill', '票据'],
    THIRD_PARTY_PAYMENT: ['04', 'Payment by a third party', '第三方支付'],
    PREPAID_CARD: ['05', 'Prepaid card', '预付卡'],
    OTHER: ['99', 'Any other way', '其他'],
  },
  { inputOnly: true },
);

/** `jazslxDm`; empty for the levy rate of 1 % or an exempt invoice. */
export const levyRateReason = r.codes(
  'ScrapLevyRateReason',
  'Reason why a line has the levy rate of 3 % and not the reduced one of 1 % (减按征税类型).',
  {
    EARLIER_3_PERCENT: [
      '54',
      'An earlier invoice at 3 % is to be reversed or issued again at 3 %',
      '前期已开具3%征收率发票，需开具3%征收率红字发票或重新开具',
    ],
    WAIVES_1_PERCENT: [
      '55',
      'The reduction to 1 % is waived for a need of the business',
      '因业务需要放弃享受减按1%征收率',
    ],
  },
  { inputOnly: true },
);

/** `fpkjfsDm` */
export const issuingWay = r.codes(
  'ScrapIssuingWay',
  'Platform on which the invoice is issued (发票开具方式).',
  {
    THIRD_PARTY_PLATFORM: ['4', 'On a third party’s platform', '第三方平台开具'],
    SELF_BUILT_PLATFORM: ['5', 'On a platform of the enterprise’s own', '自建平台开具'],
  },
  { inputOnly: true },
);

/** `lqkpmsDm` */
export const issuingMode = r.codes(
  'ScrapIssuingMode',
  'User of the direct connection to the tax bureau (the unit itself, several jointly, others) (乐企开票模式), and the moment at which invoices are issued over it.',
  {
    SELF_PAY_AND_ISSUE: ['01', 'Self use, issued on payment', '自用支付即开票'],
    JOINT_PAY_AND_ISSUE: ['02', 'Joint use, issued on payment', '联用支付即开票'],
    OTHER_PAY_AND_ISSUE: ['03', 'Use for others, issued on payment', '他用支付即开票'],
    SELF_TRADE_AND_ISSUE: ['04', 'Self use, issued on the transaction', '自用交易即开票'],
    JOINT_TRADE_AND_ISSUE: ['05', 'Joint use, issued on the transaction', '联用交易即开票'],
    OTHER_TRADE_AND_ISSUE: ['06', 'Use for others, issued on the transaction', '他用交易即开票'],
    SELF_SELF_SERVICE: ['07', 'Self use, issued by self-service', '自用自助开票'],
    JOINT_SELF_SERVICE: ['08', 'Joint use, issued by self-service', '联用自助开票'],
    OTHER_SELF_SERVICE: ['09', 'Use for others, issued by self-service', '他用自助开票'],
  },
  { inputOnly: true },
);

/** `jyxxlyqdDm` */
export const transactionSource = r.codes(
  'ScrapTransactionSource',
  'Source of the facts of the transaction (交易信息来源渠道).',
  {
    ONLINE_TRADING_PLATFORM: ['01', 'An online trading platform', '网络交易平台'],
    OWN_BUSINESS_SYSTEM: ['02', 'The enterprise’s own business system', '自有业务系统'],
    ONLINE_PAYMENT_PLATFORM: ['03', 'An online payment platform', '网络支付平台'],
  },
  { inputOnly: true },
);

const wallet = 'A payment app or wallet; which one, the documents do not say';

/** `zfqdDm` */
export const paymentChannel = r.codes(
  'ScrapPaymentChannel',
  'The channel over which the seller is paid (支付渠道).',
  {
    CASH: ['001', 'Cash', '现金'],
    BANK_TRANSFER: ['002', 'Bank transfer', '银行转账'],
    BILL: ['003', 'Bill', '票据'],
    DEBIT_CARD: ['004', 'Debit card', '借记卡'],
    CREDIT_CARD: ['005', 'Credit card', '信用卡'],
    SHOPPING_CARD: ['006', 'Shopping card', '购物卡'],
    COUPON: ['007', 'Coupon', '优惠券'],
    MALL_POINTS: ['008', 'Points of a mall', '商城积分'],
    WALLET_009: ['009', wallet, '支付应用或电子钱包'],
    WALLET_010: ['010', wallet, '支付应用或电子钱包'],
    WALLET_011: ['011', wallet, '支付应用或电子钱包'],
    WALLET_012: ['012', wallet, '支付应用或电子钱包'],
    WALLET_013: ['013', wallet, '支付应用或电子钱包'],
    CREDIT_SALE: ['014', 'Sale on credit', '赊销'],
    OTHER: ['099', 'Any other channel', '其他'],
  },
  { inputOnly: true },
);

/** `fphxz` */
export const lineNature = r.codes(
  'ScrapLineNature',
  'Role of a line beside the others (发票行性质).',
  {
    NORMAL: ['00', 'An ordinary line', '正常行'],
    DISCOUNT: ['01', 'The discount on a line', '折扣行'],
    DISCOUNTED: ['02', 'A line that a discount is given on', '被折扣行'],
  },
  { inputOnly: true },
);

/** `yhzcbs` */
export const benefit = r.codes(
  'ScrapTaxBenefit',
  'The preferential policy that a line enjoys (优惠政策).',
  {
    EXEMPT: ['03', 'Exempt from tax', '免税'],
    SIMPLE_3_PERCENT: ['08', 'Simple taxation at 3 %', '按3%简易征收'],
  },
  { inputOnly: true },
);

/** `status` of an uploaded invoice (document 3, section 3). */
export const uploadStatus = r.codes(
  'ScrapUploadStatus',
  'Result of the tax bureau’s examination of an uploaded invoice (发票上传结果).',
  {
    UPLOADED: ['00', 'Uploaded: final, the invoice is issued', '已上传'],
    PROCESSING: ['01', 'Processing: the tax bureau is examining the invoice, wait', '处理中'],
    FAILED: [
      '02',
      'Failed: final, it was not taken, and `message` says why. Correct it and upload it anew',
      '上传失败',
    ],
    NUMBER_EXISTS: [
      '03',
      'Number already exists: final, an invoice of this number was uploaded before and stands; nothing was done again',
      '发票号码已存在',
    ],
  },
);
