import * as r from '../../../platform/record/index.ts';
import type { Endpoint } from '../../../platform/endpoint.ts';
import { atomicInterface } from './answer.ts';
import { CLASSIFICATION_SERVICE } from './classification.ts';
import { knownMembers, processingResult } from './members.ts';
import { confirmationKeys } from './red-confirmations/confirmation.ts';

/** The request's members, passed through unchanged. */
export const payload = r.rest({
  optional: false,
  doc: 'Members of the request under the tax bureau’s names, such as `{ "nsrsbh": "…" }`; `{}` for none. Pass it as a variable: it is neither logged nor stored.',
  holds: knownMembers,
});

const serviceRequest = r.record('AtomicRequest', 'A request to the tax bureau.', { payload });

export const serviceAnswer = r.record(
  'AtomicAnswer',
  'The tax bureau’s response to an atomic interface (乐企原子接口).',
  {
    taxCheckResult: r.verbatim('ssjyjg?', {
      doc: 'Result of the check of computed taxes: only `Y` passes. Null if the response has none.',
    }),
    processingResult,
    raw: r.rest({ doc: 'The response as received; personal data masked.', holds: knownMembers }),
  },
);

/** A passed-through service: its path and its purpose. */
export interface AtomicService {
  readonly endpoint: Endpoint<typeof serviceRequest, typeof serviceAnswer>;
  /** Purpose in Chinese. */
  readonly labelZh: string;
  readonly doc: string;
}

/** Endpoint of a query service, by its code. */
export const asking = (code: string): AtomicService['endpoint'] => at(code, 'none');
/** Endpoint of a service that may change something, by its code. */
export const acting = (code: string): AtomicService['endpoint'] => at(code, 'once');

const ask = (code: string, labelZh: string, doc: string): AtomicService => ({
  endpoint: asking(code),
  labelZh,
  doc,
});
const act = (code: string, labelZh: string, doc: string): AtomicService => ({
  endpoint: acting(code),
  labelZh,
  doc,
});

/** Members by which the documented interfaces identify the subject of a query or command. */
const keys = ['nsrsbh', 'sfzjhm', 'ywlsh', 'sxedsq', 'sllsh', 'uuid', 'fphm', 'dzsphm', 'ykfphm'];

function at(code: string, effect: 'none' | 'once'): AtomicService['endpoint'] {
  return atomicInterface(code, {
    request: serviceRequest,
    response: serviceAnswer,
    about: [...keys, ...confirmationKeys],
    effect,
    responseSize: code === CLASSIFICATION_SERVICE ? 'large' : 'small',
  });
}

/** Query services (document 3, section 4.1; document 2, section 4.3). */
export const atomicQueries = {
  CREDIT_QUOTA: ask('CXSXED', '查询授信额度', 'Granted quota. Typed: `creditQuota`.'),
  TAXPAYER_RISK: ask(
    'CXNSRFXXX',
    '查询纳税人风险信息',
    'Risk of a taxpayer. Typed: `taxpayerRisk`.',
  ),
  TAXPAYER: ask('CXNSRJBXX', '查询纳税人基本信息', 'Register of taxpayers. Typed: `taxpayer`.'),
  AVAILABLE_TAX_RATES: ask('CXKYSL', '查询可用税率', 'Tax rates. Typed: `availableTaxRates`.'),
  TAX_CLASSIFICATION_CODES: ask(
    CLASSIFICATION_SERVICE,
    '查询税收分类编码',
    'Tax classification codes. Typed and paged: `taxClassificationCodes`.',
  ),
  NATURAL_PERSON_ISSUING: ask(
    'CXZRRKPXX',
    '查询自然人开票信息',
    'Invoices issued for a natural person. Typed: `naturalPersonIssuing`.',
  ),
  UPLOAD_RESULT: ask(
    'CXQDFPSCJG',
    '查询数电发票上传结果',
    'Result of an upload of invoices. Typed: `uploadResult`.',
  ),
  RED_CONFIRMATIONS: ask(
    'CXQDHZQRDLB',
    '查询红字确认单列表',
    'Red confirmations. Typed: `redConfirmations`.',
  ),
  RED_CONFIRMATION: ask(
    'CXQDHZQRDMX',
    '查询红字确认单明细',
    'One red confirmation. Typed: `redConfirmation`.',
  ),
  AGENT_TAX_DUE: ask(
    'CXYDBWDBSFXX',
    '查询应代办未代办税费信息',
    'Taxes that an enterprise should have declared for its sellers and has not. Typed: `agentTaxDue`.',
  ),
  PENDING_TRANSACTIONS: ask(
    'CXQYWJSJL',
    '查询企业未缴税记录',
    'Transactions that were pre-opened and not paid. Typed: `pendingTransactions`.',
  ),
  ISSUING_PARAMETERS: ask(
    'CXFXKPSSCS',
    '查询反向开票算税参数',
    'Parameters for the taxes of a reverse invoice: supplements, levy items, urban rate, reduction.',
  ),
  AGENT_TAX_PAYMENT: ask(
    'CXDJSFJKXX',
    '查询代缴税费缴款信息',
    'Payment details of agent-levied taxes.',
  ),
  TAX_PAYMENT_RESULT: ask(
    'CXSFJNJG',
    '查询税费缴纳结果',
    'Payment of taxes. Typed: `taxPayments`.',
  ),
  REFUND_INFORMATION: ask('CXTSXX', '查询退税信息', 'Tax that can be refunded.'),
  REFUND_RESULT: ask(
    'CXBFCPTSJG',
    '查询报废产品退税结果',
    'Result of an application for a refund.',
  ),
} as const satisfies Record<string, AtomicService>;

const doubtful = 'The documents do not say whether it changes anything, so it is sent only once.';

/** Services that change something or may do so; each request is sent once (document 3, section 4.1; document 2, section 4.3). */
export const atomicCommands = {
  RESERVE_INVOICE_NUMBERS: act(
    'QDFPPLFM',
    '数电发票批量赋码',
    'Reserves invoice numbers. Typed, and safe to repeat: `reserveInvoiceNumbers`.',
  ),
  ADJUST_CREDIT_QUOTA: act(
    'XZTHSXED',
    '下载退回授信额度',
    'Downloads or returns quota. Typed, and safe to repeat: `adjustCreditQuota`.',
  ),
  EXTEND_QUOTA_VALIDITY: act(
    'TZSXEDYXQ',
    '调整授信额度有效期',
    'Extends the validity of quota. Typed: `extendQuotaValidity`.',
  ),
  UPLOAD_SCRAP_INVOICES: act(
    'BFCPSGFPSC',
    '报废产品收购发票上传',
    'Uploads invoices of scrap purchases. Typed: `uploadScrapInvoices`.',
  ),
  APPLY_RED_CONFIRMATION: act(
    'QDHZQRDSQ',
    '红字确认单申请',
    'Applies for a red confirmation. Typed: `applyRedConfirmation`.',
  ),
  ACT_ON_RED_CONFIRMATION: act(
    'QDHZQRDQR',
    '红字确认单确认',
    'Revokes a red confirmation. Typed: `revokeRedConfirmation`.',
  ),
  CHECK_AGENT_TAX: act(
    'BFCPSGDJSFJY',
    '报废产品收购代缴税费校验',
    `Has the tax bureau check computed taxes, with which an order is pre-opened. ${doubtful}`,
  ),
  VERIFY_BANK_ACCOUNT: act(
    'YZYHKHXX',
    '验证银行开户信息',
    `Fallback if no number could be taken from the pool, together with \`REGISTER_NATURAL_PERSON\`. ${doubtful}`,
  ),
  REGISTER_NATURAL_PERSON: act(
    'ZRRJJDJ',
    '自然人登记',
    'Registers a natural person who was not registered.',
  ),
  APPLY_REFUND: act(
    'SQFXKPTS',
    '申请反向开票退税',
    'Applies for a refund of the taxes of a reverse invoice. Typed: `applyIssuingRefund`.',
  ),
  CANCEL_PRE_OPENED: act(
    'QXYKFPJY',
    '取消预开发票交易',
    'Cancels a pre-opened transaction. Typed: `cancelPreOpenedInvoice`.',
  ),
} as const satisfies Record<string, AtomicService>;
