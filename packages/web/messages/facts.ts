import type { OperationKind } from '../generated/operations.ts';
import type { FactName } from '../board/values/facts.ts';
import { fieldTitles } from '../shared/from-service.ts';
import { catalogue } from './catalogue.ts';

/** The names of a thing's facts: the titles of its fields, except where the page of a thing uses another title. */
export const factTexts = catalogue<Readonly<Record<FactName, string>>>(
  {
    ...fieldTitles.en,
    confirmationNumber: 'Confirmation number',
    enteredAt: 'Entered',
    expiresAt: 'Valid until',
    failed: 'Not genuine',
    invoiceKind: 'Kind',
    kind: 'Kind',
    message: 'Message',
    orderId: 'Order of the invoice',
    originalInvoiceNumber: 'Original invoice',
    paid: 'Paid',
    payUrl: 'Payment page',
    redAmountWithoutTax: 'Reversed, without tax',
    redTaxAmount: 'Reversed tax',
    rowsInAll: 'Rows in all',
    scene: 'For',
    signUrl: 'Signing page',
    title: 'What',
    total: 'Items',
    unread: 'Without a verdict',
  },
  {
    ...fieldTitles.zh,
    confirmationNumber: '红字确认单编号',
    enteredAt: '录入日期',
    expiresAt: '有效期至',
    invoiceKind: '票种',
    kind: '票种',
    message: '消息',
    orderId: '原发票订单',
    originalInvoiceNumber: '蓝字发票号码',
    paid: '已缴纳',
    payUrl: '付款页面',
    redAmountWithoutTax: '红字冲销金额',
    redTaxAmount: '红字冲销税额',
    rowsInAll: '总行数',
    scene: '用途',
    signUrl: '签署页面',
    title: '内容',
    unread: '无结果',
  },
);

/** Names of values from the platform's code tables; other values are shown by their code. */
export const valueTexts = catalogue<Readonly<Record<string, string>>>(
  {
    GENERAL: 'General',
    SPECIAL: 'Special',
    SELLER: 'Seller’s face scan and payee',
    ENTERPRISE: 'Authorization by the enterprise',
  },
  {
    GENERAL: '普通发票',
    SPECIAL: '专用发票',
    SELLER: '出售者刷脸与收款登记',
    ENTERPRISE: '企业授权',
  },
);

/** Titles of things whose keys are digests of credentials, or numbers that are meaningless to readers. */
export const titleTexts = catalogue<Readonly<Partial<Record<OperationKind, string>>>>(
  { H5_SESSION: 'H5 session', RED_CONFIRMATION: 'Red confirmation' },
  { H5_SESSION: 'H5 办理', RED_CONFIRMATION: '红字确认单' },
);
