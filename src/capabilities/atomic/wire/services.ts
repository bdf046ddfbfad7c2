import type { Endpoint } from '../../../platform/endpoint.ts';
import { record, rest, verbatim } from '../../../platform/record/index.ts';
import { atomicInterface } from './interface.ts';
import { knownMembers } from './known-members.ts';
import { processingResult } from './members.ts';

/** The members of the request, as they are. */
const serviceRequest = record('AtomicRequest', 'A request to the tax bureau.', {
  payload: rest({ doc: 'All members.', holds: knownMembers }),
});

export const serviceAnswer = record('AtomicAnswer', 'What the tax bureau answered.', {
  taxCheckResult: verbatim('ssjyjg', {
    optional: true,
    doc: 'Of the check of computed taxes, its result: they pass only with `Y`. Null where the answer has none.',
  }),
  processingResult,
  raw: rest({ doc: 'The answer as it came; personal data masked.', holds: knownMembers }),
});

/** A service that is passed through: where it is asked for, and what it is for. */
export interface AtomicService {
  readonly endpoint: Endpoint<typeof serviceRequest, typeof serviceAnswer>;
  readonly doc: string;
}

/** A service that only asks, by its code. */
export const asking = (code: string): AtomicService['endpoint'] => at(code, 'none');
/** A service that may change something, by its code. */
export const acting = (code: string): AtomicService['endpoint'] => at(code, 'once');

const ask = (code: string, doc: string): AtomicService => ({ endpoint: asking(code), doc });
const act = (code: string, doc: string): AtomicService => ({ endpoint: acting(code), doc });

function at(code: string, effect: 'none' | 'once'): AtomicService['endpoint'] {
  return atomicInterface(code, { request: serviceRequest, response: serviceAnswer, effect });
}

/** Services that only ask (document 3, section 4.1; document 2, section 4.3). */
export const atomicQueries = {
  CREDIT_QUOTA: ask('CXSXED', 'Granted quota. Typed: `creditQuota`.'),
  TAXPAYER_RISK: ask('CXNSRFXXX', 'Risk of a taxpayer. Typed: `taxpayerRisk`.'),
  TAXPAYER: ask('CXNSRJBXX', 'Register of taxpayers. Typed: `taxpayer`.'),
  AVAILABLE_TAX_RATES: ask('CXKYSL', 'Tax rates. Typed: `availableTaxRates`.'),
  TAX_CLASSIFICATION_CODES: ask(
    'CXSSFLBM',
    'Tax classification codes. Typed and paged: `taxClassificationCodes`.',
  ),
  NATURAL_PERSON_ISSUING: ask(
    'CXZRRKPXX',
    'What was issued for a natural person. Typed: `naturalPersonIssuing`.',
  ),
  UPLOAD_RESULT: ask('CXQDFPSCJG', 'Result of an upload of invoices. Typed: `uploadResult`.'),
  RED_CONFIRMATIONS: ask('CXQDHZQRDLB', 'Red confirmations. Typed: `redConfirmations`.'),
  RED_CONFIRMATION: ask('CXQDHZQRDMX', 'One red confirmation. Typed: `redConfirmation`.'),
  AGENT_TAX_DUE: ask(
    'CXYDBWDBSFXX',
    'Taxes that an enterprise should have declared for its sellers and has not. Typed: `agentTaxDue`.',
  ),
  PENDING_TRANSACTIONS: ask(
    'CXQYWJSJL',
    'Transactions that were pre-opened and not paid. Typed: `pendingTransactions`.',
  ),
  ISSUING_PARAMETERS: ask(
    'CXFXKPSSCS',
    'Parameters for the taxes of a reverse invoice: supplements, levy items, urban rate, reduction.',
  ),
  AGENT_TAX_PAYMENT: ask('CXDJSFJKXX', 'How agent-levied taxes are to be paid.'),
  TAX_PAYMENT_RESULT: ask('CXSFJNJG', 'Whether taxes were paid. Typed: `taxPayments`.'),
  REFUND_INFORMATION: ask('CXTSXX', 'How much tax can be refunded.'),
  REFUND_RESULT: ask('CXBFCPTSJG', 'How an application for a refund was accepted.'),
} as const satisfies Record<string, AtomicService>;

const doubtful =
  'Whether it changes anything is not documented, so it is taken to: it is sent once.';

/** Services that change something, or may do so: each is sent once (document 3, section 4.1; document 2, section 4.3). */
export const atomicCommands = {
  RESERVE_INVOICE_NUMBERS: act(
    'QDFPPLFM',
    'Reserves invoice numbers. Typed, and safe to repeat: `reserveInvoiceNumbers`.',
  ),
  ADJUST_CREDIT_QUOTA: act(
    'XZTHSXED',
    'Downloads or returns quota. Typed, and safe to repeat: `adjustCreditQuota`.',
  ),
  EXTEND_QUOTA_VALIDITY: act(
    'TZSXEDYXQ',
    'Extends the validity of quota. Typed: `extendQuotaValidity`.',
  ),
  UPLOAD_SCRAP_INVOICES: act(
    'BFCPSGFPSC',
    'Uploads invoices of scrap purchases. Typed: `uploadScrapInvoices`.',
  ),
  APPLY_RED_CONFIRMATION: act(
    'QDHZQRDSQ',
    'Applies for a red confirmation. Typed: `applyRedConfirmation`.',
  ),
  ACT_ON_RED_CONFIRMATION: act(
    'QDHZQRDQR',
    'Revokes a red confirmation. Typed: `revokeRedConfirmation`.',
  ),
  CHECK_AGENT_TAX: act(
    'BFCPSGDJSFJY',
    `Has the tax bureau check computed taxes, with which an order is pre-opened. ${doubtful}`,
  ),
  VERIFY_BANK_ACCOUNT: act(
    'YZYHKHXX',
    `Stands in where no number could be taken from the pool, together with \`REGISTER_NATURAL_PERSON\`. ${doubtful}`,
  ),
  REGISTER_NATURAL_PERSON: act('ZRRJJDJ', 'Registers a natural person who was not registered.'),
  APPLY_REFUND: act(
    'SQFXKPTS',
    'Applies for a refund of the taxes of a reverse invoice. Typed: `applyIssuingRefund`.',
  ),
  CANCEL_PRE_OPENED: act(
    'QXYKFPJY',
    'Cancels a pre-opened transaction. Typed: `cancelPreOpenedInvoice`.',
  ),
} as const satisfies Record<string, AtomicService>;
