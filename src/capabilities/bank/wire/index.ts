import { rules } from '../../../messages/rules.ts';
import { type Endpoint, endpoint } from '../../../platform/endpoint.ts';
import * as r from '../../../platform/record/index.ts';
import { bankAnswerReader } from './answer.ts';

/** Documented names of personal data in requests to the bank and in its responses; masked in every response of the bank. */
export const bankPerson = r.record('BankPerson', 'A person in responses of the bank.', {
  idNo: r.text('idNo', { pii: 'identity', doc: 'ID number.' }),
  certificate: r.text('authNo', { pii: 'identity', doc: 'Certificate number of an authorizer.' }),
  authorizer: r.text('authPersonNumber', { pii: 'identity', doc: 'Number of an authorizer.' }),
  personId: r.text('sfzjhm', { pii: 'identity', doc: 'ID number of a natural person.' }),
  phone: r.text('phone', { pii: 'phone', doc: 'Phone number.' }),
  mobile: r.text('mobile', { pii: 'phone', doc: 'Phone number.' }),
  bankCard: r.text('bankCard', { pii: 'card', doc: 'Bank card.' }),
  account: r.text('receiverAccount', { pii: 'card', doc: 'Bank card of a payee.' }),
  taxNumber: r.taxNumber('taxNo', { doc: 'Tax number of an enterprise.' }),
});

/** The caller's own number of a command. */
export const commandId = r.unsent(
  r.text('commandId', {
    pattern: /^[\x21-\x7e]{1,64}$/,
    hint: rules.signs({ max: 64 }),
    doc: 'Your number of the command, 1 to 64 characters: unique for ever, no personal data. It is not sent to the platform.',
  }),
);

/** The request's members, passed through unchanged, because the documents do not show them. */
export const payload = r.rest({
  optional: false,
  doc: 'Members of the request under the names of the bank’s documents, such as `{ "outUserId": "…" }`. Pass it as a variable: it is neither logged nor stored.',
});

const bankRequest = r.record('BankRequest', 'A request to the bank.', { payload });

export const bankAnswer = r.record(
  'BankAnswer',
  'The bank’s response (银行接口) to a query or command.',
  {
    isMock: r.mark('mock', {
      doc: 'True when the bank is not connected and this is a demonstration.',
    }),
    raw: r.rest({
      doc: 'The response as received: its members are not documented. Personal data masked.',
      holds: [bankPerson],
    }),
  },
);

/** One of the 25 items of document 2, section 4.2. */
type BankEndpoint = Endpoint<typeof bankRequest, typeof bankAnswer>;

/** An operation of the bank: its path and its purpose. */
interface BankOperation {
  readonly endpoint: BankEndpoint;
  /** Purpose in Chinese. */
  readonly labelZh: string;
  readonly doc: string;
}

const ask = (path: string, labelZh: string, doc: string): BankOperation => ({
  endpoint: at(path, 'none'),
  labelZh,
  doc,
});
const act = (path: string, labelZh: string, doc: string): BankOperation => ({
  endpoint: at(path, 'once'),
  labelZh,
  doc,
});

/** Ids of the party that an operation queries or acts for (document 2, section 2). */
const keys = ['outUserId', 'userId', 'orderId', 'vendorId', 'taxNo', 'transNo'];

function at(path: string, effect: 'none' | 'once'): BankEndpoint {
  return endpoint({
    path: `/api/v1/bank${path}`,
    request: bankRequest,
    response: bankAnswer,
    about: keys,
    billed: null,
    effect,
    answer: bankAnswerReader(effect),
  });
}

/**
 * Query operations (document 2, section 4.2). The bank pushes items 5 and 9 to a callback of the platform; here they
 * are queried. The documents do not show the full paths of these queries, so the common prefix is assumed.
 */
export const bankQueries = {
  FACE_SCAN_RESULT: ask(
    '/receiver/face-auth/query',
    '人脸识别结果查询',
    'Item 3: the result of a face scan.',
  ),
  PAYEE_AUDIT_STATUS: ask(
    '/receiver/audit-status',
    '收款人审核结果查询',
    'Item 5: the result of the bank’s audit of a payee. It decides about a seller, unlike the status of an H5 link.',
  ),
  PERSON_QUOTA: ask(
    '/person/quota',
    '额度查询',
    'Item 6: a seller’s quota and whether they can be invoiced (the line of 5,000,000). It takes your number of the seller, so the face scan must come first.',
  ),
  ISSUING_NOTICE: ask(
    '/invoice/notify-status',
    '开票通知查询',
    'Item 9: the notice of issuing, the report on tax and money.',
  ),
  INVOICE_STATUS: ask(
    '/invoice/query',
    '开票状态查询',
    'Item 10: the state of the issuing of an invoice.',
  ),
  INVOICE_FILE: ask(
    '/invoice/download',
    '发票下载',
    'Item 11: the file of an invoice, within `raw` as the bank gives it.',
  ),
  PAYEE: ask('/receiver/query', '收款人查询', 'Item 14: a payee.'),
  ENTERPRISE_AUTHORIZATION: ask(
    '/invoice/register-confirm',
    '企业授权结果查询',
    'Item 20: whether the legal representative has finished the authorization.',
  ),
  REMAINING_INVOICES: ask(
    '/invoice/ticket-info',
    '剩余发票信息查询',
    'Item 21: how many invoices are left, and whether the quota is activated.',
  ),
} as const satisfies Record<string, BankOperation>;

/** Operations that change something; each request is sent once (document 2, section 4.2). */
export const bankCommands = {
  AUTHORIZE_ENTERPRISE: act(
    '/enterprise/auth',
    '企业授权二维码',
    'Item 1: a QR code that authorizes an enterprise.',
  ),
  START_FACE_SCAN: act(
    '/receiver/face-auth',
    '人脸识别',
    'Item 2: sends a seller to the face scan.',
  ),
  ADD_PAYEE: act(
    '/receiver/add',
    '收款人新增',
    'Item 4: registers a natural person as payee. A card with a record under approval is rejected with 30601013 (`PAYEE_UNDER_APPROVAL`), a merchant that is not enabled with 30601004 (`BUSINESS_NOT_ENABLED`).',
  ),
  PLACE_ORDER: act(
    '/order/pre',
    '预下单',
    'Item 7: places a pre-order. It fixes who pays the tax; this cannot be changed later.',
  ),
  PAY_ORDER: act('/order/pay', '付款', 'Item 8: has the payer pay an order.'),
  UPDATE_PAYEE_CARD: act('/receiver/update', '收款人换卡', 'Item 12: changes the card of a payee.'),
  DELETE_PAYEE: act('/receiver/delete', '收款人删除', 'Item 13: deletes a payee.'),
  RED_OFFSET_INVOICE: act(
    '/invoice/red-offset',
    '红冲',
    'Item 15: reverses an invoice by a red one.',
  ),
  REVOKE_RED_CONFIRMATION: act(
    '/invoice/red-offset/revoke',
    '撤销红字确认单',
    'Item 16: revokes the confirmation of a red invoice.',
  ),
  VOID_INVOICE: act('/invoice/reversal', '作废', 'Item 17: voids an invoice.'),
  REFUND_TAX: act(
    '/invoice/back-tax',
    '退税',
    'Item 18: refunds the tax; recycled resources only.',
  ),
  PAY_AND_ISSUE_BATCH: act(
    '/order/batch-pay',
    '批量付款开票',
    'Item 22: pays and issues several orders at a time.',
  ),
  RETRY_UPLOAD: act(
    '/invoice/upload-retry',
    '发票上传重试',
    'Item 23: tries a failed upload again.',
  ),
  REFRESH_ENTERPRISE_AUTHORIZATION: act(
    '/enterprise/refresh-auth',
    '刷新企业授权',
    'Item 24: renews the authorization token of an enterprise.',
  ),
  CONFIRM_MONTHLY_SUMMARY: act(
    '/invoice/summary-confirm',
    '月度开票汇总确认',
    'Item 25: confirms the summary of a month’s invoices.',
  ),
} as const satisfies Record<string, BankOperation>;
