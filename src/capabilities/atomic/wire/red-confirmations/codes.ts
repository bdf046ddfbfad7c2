import * as r from '../../../../platform/record/index.ts';

/** `hzqrxxztDm` (document 3, section 3). The names equal the states of a confirmation. */
export const redConfirmationStatus = r.codes(
  'RedConfirmationStatus',
  'The tax bureau’s own status of a red confirmation (红字确认信息状态).',
  {
    NOT_NEEDED: ['01', 'No confirmation is needed', '无需确认'],
    WAITING_FOR_BUYER: [
      '02',
      'The seller entered it; the buyer must confirm',
      '销方录入待购方确认',
    ],
    WAITING_FOR_SELLER: [
      '03',
      'The buyer entered it; the seller must confirm',
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

/** `lrfsf` and `yhjslx` of a response. */
export const invoiceParty = r.codes(
  'RedConfirmationParty',
  'A party of the original invoice (购销方).',
  {
    SELLER: ['0', 'Seller', '销售方'],
    BUYER: ['1', 'Buyer', '购买方'],
  },
);

/** `fppzDm`, and `lzfppzDm` of a response. */
export const invoiceKind = r.codes(
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

/** `chyyDm` of an application: scrap allows only some of the reasons. */
export const applicationReason = r.codes(
  'RedApplicationReason',
  'Reason for which an invoice is to be reversed (冲红原因).',
  {
    ISSUED_WRONGLY: ['01', 'It was issued wrongly', '开票有误'],
    GOODS_RETURNED: ['02', 'The goods were returned', '销货退回'],
    SALES_DISCOUNT: ['04', 'A discount is given afterwards', '销售折让'],
  },
  { inputOnly: true },
);

/** `chyyDm` of a response. */
export const reason = r.codes(
  'RedConfirmationReason',
  'Reason for which an invoice is reversed (冲红原因).',
  {
    ISSUED_WRONGLY: ['01', 'It was issued wrongly', '开票有误'],
    GOODS_RETURNED: ['02', 'The goods were returned', '销货退回'],
    SERVICE_STOPPED: ['03', 'The service was stopped', '服务中止'],
    SALES_DISCOUNT: ['04', 'A discount is given afterwards', '销售折让'],
  },
);
