import type { OperationKind } from '../generated/operations.ts';
import type { FactName } from '../board/values/facts.ts';
import { fieldTitles, type Words, words } from '../shared/from-service.ts';
import { catalogue } from './catalogue.ts';

/** Titles in place of those of the fields. */
const ownTitles = words({
  confirmationNumber: ['Confirmation number', '红字确认单编号'],
  enteredAt: ['Entered', '录入日期'],
  expiresAt: ['Valid until', '有效期至'],
  failed: ['Not genuine', '未通过'],
  invoiceKind: ['Kind', '票种'],
  kind: ['Kind', '票种'],
  message: ['Message', '消息'],
  orderId: ['Order of the invoice', '原发票订单'],
  originalInvoiceNumber: ['Original invoice', '蓝字发票号码'],
  paid: ['Paid', '已缴纳'],
  payUrl: ['Payment page', '付款页面'],
  redAmountWithoutTax: ['Reversed, without tax', '红字冲销金额'],
  redTaxAmount: ['Reversed tax', '红字冲销税额'],
  rowsInAll: ['Rows in all', '总行数'],
  scene: ['For', '用途'],
  signUrl: ['Signing page', '签署页面'],
  title: ['What', '内容'],
  total: ['Items', '总数'],
  unread: ['Without a verdict', '无结果'],
});

/** The names of a thing's facts: the titles of its fields, except where the page of a thing uses another title. */
export const factTexts: Words<FactName> = {
  en: { ...fieldTitles.en, ...ownTitles.en },
  zh: { ...fieldTitles.zh, ...ownTitles.zh },
};

/** Names of values from the platform's code tables; other values are shown by their code. */
export const valueTexts = words<string>({
  GENERAL: ['General', '普通发票'],
  SPECIAL: ['Special', '专用发票'],
  SELLER: ['Seller’s face scan and payee', '出售者刷脸与收款登记'],
  ENTERPRISE: ['Authorization by the enterprise', '企业授权'],
});

/** Titles of things whose keys are digests of credentials, or numbers that are meaningless to readers. */
export const titleTexts = catalogue<Readonly<Partial<Record<OperationKind, string>>>>(
  { H5_SESSION: 'H5 session', RED_CONFIRMATION: 'Red confirmation' },
  { H5_SESSION: 'H5 办理', RED_CONFIRMATION: '红字确认单' },
);
