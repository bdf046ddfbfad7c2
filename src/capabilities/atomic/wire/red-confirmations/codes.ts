import { codes } from '../../../../platform/record/index.ts';

/** `hzqrxxztDm` (document 3, section 3). The names are those of the confirmation's states. */
export const redConfirmationStatus = codes(
  'RedConfirmationStatus',
  'The tax bureau’s own status of a red confirmation (红字确认信息状态).',
  {
    NOT_NEEDED: ['01', 'No confirmation is needed', '无需确认'],
    WAITING_FOR_BUYER: [
      '02',
      'The seller entered it; the buyer has to confirm',
      '销方录入待购方确认',
    ],
    WAITING_FOR_SELLER: [
      '03',
      'The buyer entered it; the seller has to confirm',
      '购方录入待销方确认',
    ],
    CONFIRMED: ['04', 'Both have confirmed', '购销双方已确认'],
    VOID_BUYER_DENIED: ['05', 'Void: the buyer denied it', '作废（购方否认）'],
    VOID_SELLER_DENIED: ['06', 'Void: the seller denied it', '作废（销方否认）'],
    VOID_UNCONFIRMED: [
      '07',
      'Void: it was not confirmed within 72 hours',
      '作废（超72小时未确认）',
    ],
    VOID_REVOKED: ['08', 'Void: who entered it revoked it', '作废（发起方已撤销）'],
    VOID_REVOKED_AFTER_CONFIRMATION: [
      '09',
      'Void: it was revoked after both had confirmed',
      '作废（确认后撤销）',
    ],
    VOID_ABNORMAL_VOUCHER: ['10', 'Void: the invoice is an abnormal voucher', '作废（异常凭证）'],
    VOID_TAXPAYER_BLOCKED: [
      '11',
      'Void: a taxpayer’s abnormal status blocks it',
      '作废（纳税人状态异常阻断）',
    ],
    VOID_PERSON_REFUSED: ['12', 'Void: the natural person refused it', '作废（自然人拒绝）'],
    VOID_REFUND_APPLIED_FOR: ['13', 'Void: a refund was applied for already', '作废（已申请退税）'],
  },
);

/** `lrfsf` and `yhjslx` of an answer. */
export const invoiceParty = codes(
  'RedConfirmationParty',
  'A party of the original invoice (购销方).',
  {
    SELLER: ['0', 'Seller', '销售方'],
    BUYER: ['1', 'Buyer', '购买方'],
  },
);

/** `fppzDm`, and `lzfppzDm` of an answer. */
export const invoiceKind = codes(
  'RedConfirmationInvoiceKind',
  'The kind of an invoice that is reversed (发票票种).',
  {
    SPECIAL: ['01', 'Special invoice', '增值税专用发票'],
    GENERAL: ['02', 'General invoice', '普通发票'],
    MOTOR_VEHICLE_UNIFIED: ['03', 'Unified invoice for motor vehicles', '机动车销售统一发票'],
    USED_CAR_UNIFIED: ['04', 'Unified invoice for used cars', '二手车销售统一发票'],
    RAILWAY_E_TICKET: ['05', 'Railway e-ticket', '铁路电子客票'],
    AVIATION_ITINERARY: ['06', 'Aviation itinerary', '航空运输电子客票行程单'],
  },
);

/** `chyyDm` of an application: not all reasons can be given for scrap. */
export const applicationReason = codes(
  'RedApplicationReason',
  'Why an invoice is to be reversed (冲红原因).',
  {
    ISSUED_WRONGLY: ['01', 'It was issued wrongly', '开票有误'],
    GOODS_RETURNED: ['02', 'The goods were returned', '销货退回'],
    SALES_DISCOUNT: ['04', 'A discount is given afterwards', '销售折让'],
  },
  { inputOnly: true },
);

/** `chyyDm` of an answer. */
export const reason = codes('RedConfirmationReason', 'Why an invoice is reversed (冲红原因).', {
  ISSUED_WRONGLY: ['01', 'It was issued wrongly', '开票有误'],
  GOODS_RETURNED: ['02', 'The goods were returned', '销货退回'],
  SERVICE_STOPPED: ['03', 'The service was stopped', '服务中止'],
  SALES_DISCOUNT: ['04', 'A discount is given afterwards', '销售折让'],
});

/** `lzfpTdyslxDm`: 15 and 31 are both documented as used car. */
export const specialElement = codes(
  'RedConfirmationSpecialElement',
  'The specific business that the original invoice is of (特定要素).',
  {
    REFINED_OIL: ['01', 'Refined oil', '成品油'],
    RARE_EARTH: ['02', 'Rare earth', '稀土'],
    CONSTRUCTION: ['03', 'Construction services', '建筑服务'],
    GOODS_TRANSPORT: ['04', 'Transport of goods', '货物运输服务'],
    REAL_ESTATE_SALE: ['05', 'Sale of real estate', '不动产销售'],
    REAL_ESTATE_RENTAL: ['06', 'Rental of real estate', '不动产经营租赁服务'],
    VEHICLE_VESSEL_TAX: ['07', 'Vehicle and vessel tax that is collected', '代收车船税'],
    TOLL: ['08', 'Toll', '通行费'],
    PASSENGER_TRANSPORT: ['09', 'Transport of passengers', '旅客运输服务'],
    MEDICAL_INPATIENT: ['10', 'Medical services, inpatient', '医疗服务（住院）'],
    MEDICAL_OUTPATIENT: ['11', 'Medical services, outpatient', '医疗服务（门诊）'],
    SELF_PRODUCED_AGRICULTURAL: [
      '12',
      'Sale of self-produced agricultural products',
      '自产农产品销售',
    ],
    TRACTOR_AND_HARVESTER: ['13', 'Tractor or harvester', '拖拉机和联合收割机'],
    MOTOR_VEHICLE: ['14', 'Motor vehicle', '机动车'],
    USED_CAR: ['15', 'Used car', '二手车'],
    AGRICULTURAL_PURCHASE: ['16', 'Purchase of agricultural products', '农产品收购'],
    PHOTOVOLTAIC_PURCHASE: ['17', 'Purchase of photovoltaic power', '光伏收购'],
    CIGARETTE: ['18', 'Cigarettes', '卷烟'],
    AGRICULTURAL: ['20', 'Agricultural products', '农产品'],
    RAILWAY_E_TICKET: ['21', 'Railway e-ticket', '铁路电子客票'],
    AVIATION_ITINERARY: ['22', 'Aviation itinerary', '航空运输电子客票行程单'],
    LIQUOR: ['23', 'Liquor', '酒'],
    SCRAP_PURCHASE: ['24', 'Purchase of scrap products', '报废产品收购'],
    REVERSE_ISSUING: ['25', 'Reverse issuing in general', '反向开票（通用）'],
    JEWELRY_WHOLESALE: ['26', 'Gold and silver jewelry, wholesale', '金银首饰批发'],
    JEWELRY_RETAIL: ['27', 'Gold and silver jewelry, retail', '金银首饰零售'],
    FINANCIAL_PRODUCT_TRANSFER: ['28', 'Transfer of financial products', '金融商品转让'],
    PASSENGER_STATION: ['29', 'Services of passenger stations', '客运场站服务'],
    USED_CAR_31: ['31', 'Used car, under the second code that the documents have for it', '二手车'],
    E_CIGARETTE: ['32', 'E-cigarettes', '电子烟'],
    GOLD_BOUGHT_AT_EXCHANGE: [
      '33',
      'Settlement of gold trade: bought at the exchange',
      '黄金交易结算（交易所购入）',
    ],
    GOLD_SOLD_AT_EXCHANGE: [
      '34',
      'Settlement of gold trade: sold at the exchange',
      '黄金交易结算（交易所卖出）',
    ],
    GOLD_MEMBER_INVESTMENT: ['35', 'Investment gold of a member unit', '会员单位投资性黄金'],
    GOLD_MEMBER_NON_INVESTMENT: [
      '36',
      'Non-investment gold of a member unit',
      '会员单位非投资性黄金',
    ],
    GOLD_CUSTOMER_STANDARD: ['37', 'Standard gold of a customer', '客户标准黄金'],
    USED_CAR_UNIFIED_NORMAL: [
      '51',
      'Unified used-car invoice, issued normally',
      '二手车销售统一发票（正常开具）',
    ],
    USED_CAR_UNIFIED_REVERSE: [
      '52',
      'Unified used-car invoice, issued in reverse',
      '二手车销售统一发票（反向开具）',
    ],
  },
);
