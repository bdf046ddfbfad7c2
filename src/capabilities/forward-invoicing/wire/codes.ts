import type { Json } from '../../../kernel/json/json.ts';
import * as r from '../../../platform/record/index.ts';

/** `invoice_type_code` (document 1, section 2.5). */
export const digitalInvoiceKind = r.codes(
  'DigitalInvoiceKind',
  'Kind of a digital invoice (数电发票).',
  {
    GENERAL: ['082', 'Digital general invoice', '电子发票（普通发票）'],
    SPECIAL: [
      '081',
      'Digital special invoice: with it the buyer deducts input tax or claims a refund',
      '电子发票（增值税专用发票）',
    ],
  },
  { inputOnly: true },
);

/** `buyer_title` of an individual: the only word that the platform accepts. */
export const personalTitle = r.codes(
  'PersonalTitle',
  'Title on an invoice for an individual (个人抬头), in place of the buyer’s name.',
  { PERSONAL: ['个人', 'An individual, without a name', '个人'] },
  { inputOnly: true },
);

/** `pay_info[].pay_channel_code` (document 1, section 2.5). */
export const paymentChannel = r.codes(
  'PaymentChannel',
  'Channel by which the buyer paid (支付渠道). The platform’s rules name `SOCIAL_APP` as the only one supported for joint use in the direct-connection mode; `CASH` was accepted too. Give what is true.',
  {
    CASH: ['001', 'Cash money', '现金'],
    BANK_TRANSFER: ['002', 'Bank transfer', '银行转账'],
    BILL: ['003', 'Bill or note', '票据'],
    DEBIT_CARD: ['004', 'Debit card', '借记卡'],
    CREDIT_CARD: ['005', 'Credit card', '信用卡'],
    SHOPPING_CARD: ['006', 'Shopping card or voucher', '购物卡'],
    COUPON: ['007', 'Coupon or discount voucher', '优惠券'],
    MALL_POINTS: ['008', 'Points of a shop', '商城积分'],
    THIRD_PARTY_APP: ['009', 'Payment app of a third party', '第三方支付应用'],
    SOCIAL_APP: ['010', 'Payment within a social app; its serials start with 420', '社交应用支付'],
    CARD_NETWORK_MOBILE: ['011', 'Mobile payment of the card network', '卡组织移动支付'],
    PHONE_WALLET_A: ['012', 'Phone wallet A', '手机钱包 A'],
    PHONE_WALLET_B: ['013', 'Phone wallet B', '手机钱包 B'],
    OTHER: ['099', 'Another way', '其他'],
  },
  { inputOnly: true },
);

/** `status` of an issuing order (document 1, section 3). Other values exist and are not documented. */
export const issuingStatus = r.codes(
  'IssuingStatus',
  'The platform’s own status of an issuing order (开票状态).',
  {
    ACCEPTING: ['1', 'Accepted; the invoice does not exist yet', '受理中'],
    ISSUED: ['3', 'Issued: the only final status that the documents name', '已开具'],
  },
);

/**
 * A status that may have its name in another response: the documents call the status of an order `state` until it is issued,
 * then `status`. `means` is false for values that show no status.
 */
export function orNamed<F extends r.Field>(
  field: F,
  other: string,
  means: (value: Json | undefined) => boolean = (value) => !r.isBlank(value ?? ''),
): F {
  const own = field.wire ?? '';
  return {
    ...field,
    read(source, name, into, setAside) {
      const isMeant = r.isBlank(source[own] ?? '') && means(source[other]);
      field.read(isMeant ? { ...source, [own]: source[other] } : source, name, into, setAside);
    },
  };
}
