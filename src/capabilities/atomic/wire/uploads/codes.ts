import { codes } from '../../../../platform/record/index.ts';

/** `fppz` and `lzfppzDm` of a request. */
export const scrapInvoiceKind = codes(
  'ScrapInvoiceKind',
  'The kind of an invoice for purchased scrap.',
  {
    SPECIAL: ['01', 'Special invoice: the buyer deducts its tax'],
    GENERAL: ['02', 'General invoice'],
  },
  { inputOnly: true },
);

/** `grsdsxm` */
export const incomeTaxItem = codes(
  'ScrapIncomeTaxItem',
  'Under which item the seller’s personal income is taxed.',
  {
    PROPERTY_TRANSFER: ['1', 'Income from the transfer of property: scrap of the seller’s own use'],
    BUSINESS_INCOME: ['2', 'Income from business: scrap that the seller bought'],
  },
  { inputOnly: true },
);

/** `jsfs` */
export const settlementMethod = codes(
  'ScrapSettlementMethod',
  'How the seller is paid.',
  {
    CASH: ['01', 'Cash'],
    BANK_TRANSFER: ['02', 'Bank transfer'],
    BILL: ['03', 'Bill'],
    THIRD_PARTY_PAYMENT: ['04', 'Payment by a third party'],
    PREPAID_CARD: ['05', 'Prepaid card'],
    OTHER: ['99', 'Any other way'],
  },
  { inputOnly: true },
);

/** `jazslxDm`; none of them for the levy rate of 1 % or an exempt invoice. */
export const levyRateReason = codes(
  'ScrapLevyRateReason',
  'Why a line carries the levy rate of 3 % and not the reduced one of 1 %.',
  {
    EARLIER_3_PERCENT: ['54', 'An earlier invoice at 3 % is to be reversed or issued again at 3 %'],
    WAIVES_1_PERCENT: ['55', 'The reduction to 1 % is given up for a need of the business'],
  },
  { inputOnly: true },
);

/** `fpkjfsDm` */
export const issuingWay = codes(
  'ScrapIssuingWay',
  'On whose platform the invoice is issued.',
  {
    THIRD_PARTY_PLATFORM: ['4', 'On a third party’s platform'],
    SELF_BUILT_PLATFORM: ['5', 'On a platform of the enterprise’s own'],
  },
  { inputOnly: true },
);

/** `lqkpmsDm` */
export const issuingMode = codes(
  'ScrapIssuingMode',
  'Who uses the direct connection to the tax bureau (the unit itself, several jointly, others), and at which moment invoices are issued over it.',
  {
    SELF_PAY_AND_ISSUE: ['01', 'Self use, issued on payment'],
    JOINT_PAY_AND_ISSUE: ['02', 'Joint use, issued on payment'],
    OTHER_PAY_AND_ISSUE: ['03', 'Use for others, issued on payment'],
    SELF_TRADE_AND_ISSUE: ['04', 'Self use, issued on the transaction'],
    JOINT_TRADE_AND_ISSUE: ['05', 'Joint use, issued on the transaction'],
    OTHER_TRADE_AND_ISSUE: ['06', 'Use for others, issued on the transaction'],
    SELF_SELF_SERVICE: ['07', 'Self use, issued by self-service'],
    JOINT_SELF_SERVICE: ['08', 'Joint use, issued by self-service'],
    OTHER_SELF_SERVICE: ['09', 'Use for others, issued by self-service'],
  },
  { inputOnly: true },
);

/** `jyxxlyqdDm` */
export const transactionSource = codes(
  'ScrapTransactionSource',
  'Where the facts of the transaction come from.',
  {
    ONLINE_TRADING_PLATFORM: ['01', 'An online trading platform'],
    OWN_BUSINESS_SYSTEM: ['02', 'The enterprise’s own business system'],
    ONLINE_PAYMENT_PLATFORM: ['03', 'An online payment platform'],
  },
  { inputOnly: true },
);

const wallet = 'A payment app or wallet; which one, the documents do not say';

/** `zfqdDm` */
export const paymentChannel = codes(
  'ScrapPaymentChannel',
  'The channel over which the seller is paid.',
  {
    CASH: ['001', 'Cash'],
    BANK_TRANSFER: ['002', 'Bank transfer'],
    BILL: ['003', 'Bill'],
    DEBIT_CARD: ['004', 'Debit card'],
    CREDIT_CARD: ['005', 'Credit card'],
    SHOPPING_CARD: ['006', 'Shopping card'],
    COUPON: ['007', 'Coupon'],
    MALL_POINTS: ['008', 'Points of a mall'],
    WALLET_009: ['009', wallet],
    WALLET_010: ['010', wallet],
    WALLET_011: ['011', wallet],
    WALLET_012: ['012', wallet],
    WALLET_013: ['013', wallet],
    CREDIT_SALE: ['014', 'Sale on credit'],
    OTHER: ['099', 'Any other channel'],
  },
  { inputOnly: true },
);

/** `fphxz` */
export const lineNature = codes(
  'ScrapLineNature',
  'What a line is to the others.',
  {
    NORMAL: ['00', 'An ordinary line'],
    DISCOUNT: ['01', 'The discount on a line'],
    DISCOUNTED: ['02', 'A line that a discount is given on'],
  },
  { inputOnly: true },
);

/** `yhzcbs` */
export const benefit = codes(
  'ScrapTaxBenefit',
  'The preferential policy that a line enjoys.',
  {
    EXEMPT: ['03', 'Exempt from tax'],
    SIMPLE_3_PERCENT: ['08', 'Simple taxation at 3 %'],
  },
  { inputOnly: true },
);

/** `status` of an uploaded invoice (document 3, section 3). */
export const uploadStatus = codes(
  'ScrapUploadStatus',
  'What the tax bureau made of an uploaded invoice.',
  {
    UPLOADED: ['00', 'Final: the invoice is issued'],
    PROCESSING: ['01', 'The tax bureau is at it: wait'],
    FAILED: ['02', 'Final: it was not taken, `message` says why. Correct it and upload it anew'],
    NUMBER_EXISTS: [
      '03',
      'Final: an invoice of this number was uploaded before and stands; nothing was done again',
    ],
  },
);
