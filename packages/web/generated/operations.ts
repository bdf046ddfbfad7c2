/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** An action on something that needs attention (可采取的操作). */
export type AttentionAction =
  /** Take it off the list until it changes again: `dismissAttention`. */
  | 'DISMISS'
  /** Send again from where it stopped: `updateWebhook` with `enabled: true`. */
  | 'ENABLE_WEBHOOK'
  /** Show the thing, with its own mutations. */
  | 'OPEN'
  /** Poll the platform at once: `lookAgain` with `operation.id`. */
  | 'POLL_NOW'
  /** Send all pending deliveries at once: `redeliverWebhook` from `webhook.position`. */
  | 'REDELIVER'
  /** Send the same input under the same number again, by its own mutation. */
  | 'SEND_AGAIN';

/** A reason for which something needs attention (待关注原因). */
export type AttentionReason =
  /** At least 90 % of a budget of the day is used. */
  | 'BUDGET_NEARLY_SPENT'
  /** The platform rejects the tenant’s key, its signature, or a product. */
  | 'CREDENTIALS_FAILING'
  /** At least one of its files could not be fetched in time. */
  | 'FILES_LOST'
  /** It was not sent, and waits to be sent again. */
  | 'NOT_SENT'
  /** Its response was lost, and the platform has not settled it within ten minutes. */
  | 'OUTCOME_UNKNOWN'
  /** It was rejected, or ended without success. */
  | 'REJECTED'
  /** Polling has stopped after a long time without news. */
  | 'STALE'
  /** It has waited for a person for more than a day. */
  | 'WAITING_FOR_PERSON'
  /** A webhook was disabled because its receiver failed, or its receiver has accepted nothing for ten minutes. */
  | 'WEBHOOK_FAILING';

/** Filters of an export of `audit` (导出筛选): the arguments of the field. */
export type AuditExport = {
  /** Only entries at or after this time. */
  from?: string | null | undefined;
  /** Only entries before this time. */
  to?: string | null | undefined;
};

/** The type of a document (操作类型). */
export type AuditOperationType =
  /** A mutation. */
  | 'MUTATION'
  /** A query. */
  | 'QUERY'
  /** A subscription: its start, and each of its events that cost money. */
  | 'SUBSCRIPTION';

/** Reason for an entry of the audit (审计原因). */
export type AuditReason =
  /** It cost money. */
  | 'BILLED'
  /** A mutation: it changed something, or tried to. */
  | 'CHANGE'
  /** It requested personal data in full, or links to files, which contain such data unmasked. */
  | 'PERSONAL_DATA';

/** A capability that the platform bills (计费能力), with the unit that is counted. */
export type BilledCapability =
  /** Looking up enterprises (企业查询). A unit is a call. */
  | 'ENTERPRISE'
  /** Signing tasks (电子签章). A unit is a task that is created. */
  | 'ESIGN'
  /** Issuing invoices to buyers (正向开票). A unit is an invoice that is ordered. */
  | 'FORWARD_INVOICING'
  /** Contracts with persons (个人签约). A unit is a contract that is created. */
  | 'PARTNER_CONTRACT'
  /** Tracks, maps and positions of trucks (车辆轨迹). A unit is a call. */
  | 'TRUCK_TRACE'
  /** Verifying invoices (发票查验). A unit is an invoice in a call. */
  | 'VERIFICATION';

/** Filters of an export of `billing` (导出筛选): the arguments of the field. */
export type BillingExport = {
  /** The first day, in China. */
  from: string;
  /** The last day, less than 366 days after the first, and not before it. */
  to: string;
};

/** A blockchain electronic invoice (区块链电子发票), known by its code, number, seller and short code. */
export type BlockchainInvoiceToVerify = {
  /** Invoice code (发票代码), printed beside or above the invoice number: 10 or 12 digits, zeros in front included. */
  invoiceCode: string;
  /** Invoice number (发票号码), printed at the upper right: 8 digits, zeros in front included. */
  invoiceNumber: string;
  /** Region whose tax bureau issued it (地区代码), as in its title. */
  region: BlockchainRegion;
  /** Seller’s taxpayer number (销售方纳税人识别号): 15 to 20 digits or letters. */
  sellerTaxNumber: string;
  /** The short code printed on the invoice where others have the check code (校验码). */
  shortCode: string;
};

/** Tax bureaus that issue blockchain invoices (区块链电子发票). */
export type BlockchainRegion =
  /** Beijing city (北京市) */
  | 'BEIJING'
  /** Shenzhen city (深圳市) */
  | 'SHENZHEN'
  /** Yunnan province (云南省) */
  | 'YUNNAN';

/** The owner of a budget (额度归属). */
export type BudgetHolder =
  /** One key, or several of the same name. */
  | 'KEY'
  /** The subject of a token. */
  | 'SUBJECT'
  /** All keys and tokens of the tenant together. */
  | 'TENANT';

/** A member of an invoice or its order (比对项目) that is compared with the platform’s. */
export type ComparedMember =
  /** Total without tax (合计金额), in yuan. */
  | 'AMOUNT_WITHOUT_TAX'
  /** Total including tax (价税合计), in yuan. */
  | 'AMOUNT_WITH_TAX'
  /** Name of the buyer (购买方名称). */
  | 'BUYER_NAME'
  /** Number of the invoice (发票号码). */
  | 'INVOICE_NUMBER'
  /** Kind of the invoice (发票类型). */
  | 'KIND'
  /** Month of the issue (开票月份), `yyyy-MM`. */
  | 'MONTH'
  /** State of the order (开票状态): `here` is this service’s state, `platform` the platform’s status. */
  | 'STATE'
  /** Total tax (合计税额), in yuan. */
  | 'TAX_AMOUNT';

/** Group of the listed contracts (合同): exactly one member. */
export type ContractBelongsTo =
  {   /** Unified social credit code of the company that signs. The platform’s operator must have enabled it for signing: there is no endpoint for that. */
  companyTaxNumber: string; sellerId?: never; }
  |  { companyTaxNumber?: never;   /** Your own id of the seller, never an ID number: it names the seller in updates and in later calls. */
  sellerId: string; };

/** State of a contract (合同状态). */
export type ContractState =
  /** Final. It was canceled. */
  | 'CANCELED'
  /** Final. Signed and sealed: the finished PDF is stored here as `file`. */
  | 'COMPLETED'
  /** Final. The person did not sign in time. */
  | 'EXPIRED'
  /** Final. The platform never received it; nothing was done or billed. Use a new number. */
  | 'NOT_ACCEPTED'
  /** Not sent: the platform was unavailable, or its quota or your budget was used up, and nothing was accepted. Send the same input under the same number again; nothing is done twice. */
  | 'NOT_SENT'
  /** The response was lost, and the platform cannot be queried about a contract without its number. Wait: if the contract exists, the platform’s push reports its end. A person without a link cannot sign. You decide whether to create it again, under a new number and billed once more. */
  | 'OUTCOME_UNKNOWN'
  /** The person has signed; the company’s seal is applied automatically. Wait. */
  | 'PERSON_SIGNED'
  /** Final. The platform rejected it: read `rejection`. After correcting it use a new number. */
  | 'REJECTED'
  /** The contract exists; the person must sign at `signUrl`. */
  | 'SIGNING'
  /** The platform reported nothing for days, so polling has stopped. A push from the platform still updates it. Ask the operator. */
  | 'STALE'
  /** Recorded; being sent to the platform. Wait. */
  | 'SUBMITTED';

/** Filters of an export of `contracts` (导出筛选): the arguments of the field. */
export type ContractsExport = {
  /** Only those that belong to it. Submissions from before version 1 may be missing. */
  belongsTo?: ContractBelongsTo | null | undefined;
  /** True: only those that need attention now. False or omitted: all. */
  needsAttention?: boolean | null | undefined;
  /** Only those first sent or followed at or after this time; an invoice may be dated in another month. */
  openedFrom?: string | null | undefined;
  /** Only those first sent or followed before this time. */
  openedTo?: string | null | undefined;
  /** Only those in these states. An empty list finds nothing; all if omitted. */
  states?: Array<ContractState> | null | undefined;
};

/** A webhook to be registered (登记Webhook). */
export type CreateWebhookInput = {
  /** A subscription to updates, such as `subscription { invoiceIssued { … } }`. It starts with its registration, or after its `after`. Fields that cost money are rejected. */
  document: string;
  /** Its name: 1 to 64 lowercase letters, digits and hyphens. Repeating a registration under the same name returns the existing webhook. */
  name: string;
  /** Secret that signs deliveries, `whsec_` and 24 to 64 bytes in base64. This service makes one if it is omitted. */
  secret?: string | null | undefined;
  /** Address of the receiver, https. Redirects are not followed. */
  url: string;
  /** Variables of the subscription. */
  variables?: Record<string, unknown> | null | undefined;
};

/** Kind of a digital invoice (数电发票). */
export type DigitalInvoiceKind =
  /** Digital general invoice (电子发票（普通发票）) */
  | 'GENERAL'
  /** Digital special invoice (电子发票（增值税专用发票）): with it the buyer deducts input tax or claims a refund */
  | 'SPECIAL';

/** Formats of the files that this service stores (文件格式). */
export type DocumentFormat =
  /** CSV, a table for programs to read (表格 CSV). */
  | 'CSV'
  /** OFD, the Chinese format for fixed layouts (版式文件 OFD). */
  | 'OFD'
  /** PDF, for people to read and print (版式文件 PDF). */
  | 'PDF'
  /** XLSX, a table for people to read (电子表格 Excel). */
  | 'XLSX'
  /** XML, for programs to read (数据文件 XML). */
  | 'XML';

/** State of fetching and storing the files of a finished operation (版式文件). */
export type DocumentsState =
  /** The files are being fetched. Wait. */
  | 'FETCHING'
  /** Final. At least one file could not be fetched in time. The others are stored. */
  | 'LOST'
  /** The platform did not deliver the file in time. It is fetched again when it is read. */
  | 'STALE'
  /** Final. All files are stored: read them. */
  | 'STORED';

/** Stable names of the reasons for errors (错误代码). `extensions.code` has them, too, and others for errors before a field is resolved, such as `INTERNAL_ERROR`. */
export type ErrorCode =
  /** The platform rejected this request, but something exists under the number: read `operation`. */
  | 'ALREADY_EXISTS'
  /** The platform’s response is larger than this service accepts; the request may have been executed and billed. Request less. */
  | 'ANSWER_TOO_LARGE'
  /** The budget of billed units of this key, this tenant or this token’s subject is too small for today: `left` says how much is left. Nothing was sent. Try again after `resetsAt`, or ask the operator of this service for more. */
  | 'BUDGET_EXHAUSTED'
  /** Rejection 30601004 of the bank: the merchant is not enabled for this business. Have the bank enable it. */
  | 'BUSINESS_NOT_ENABLED'
  /** The number was used before with other input, or it is done already: read `existing`. Nothing was sent. */
  | 'CONFLICT'
  /** The input breaks rules: `fieldErrors` lists each with its path. Nothing was sent. Correct it. */
  | 'INVALID_INPUT'
  /** The keyword at which to sign is not in the contract. Correct the keyword or the contract. */
  | 'KEYWORD_NOT_FOUND'
  /** Your key or token lacks the scope that `message` names; or the service’s own key is unknown to the platform or not enabled for this product: a matter for the operator. */
  | 'NOT_PERMITTED'
  /** The signing system does not know the party by its real name. Authenticate it first, then sign. */
  | 'NOT_REAL_NAMED'
  /** The response was lost, and the request may have arrived. Follow `operation`; `hint` says what you can do. */
  | 'OUTCOME_UNKNOWN'
  /** Rejection 30601013 of the bank: a record with this card is under approval. Wait; do not register it again. */
  | 'PAYEE_UNDER_APPROVAL'
  /** The platform or the tax bureau rejected it. Make the correction that `message` and `hint` name, then use a new number. */
  | 'PLATFORM_REJECTED'
  /** No usable response came, and nothing was done. Try again later. */
  | 'PLATFORM_UNAVAILABLE'
  /** The booked quota is used up. Renew it at the platform. */
  | 'QUOTA_EXHAUSTED'
  /** Too many calls at the moment. Try again after `retryAfterSeconds`. */
  | 'RATE_LIMITED'
  /** The request costs more billed units than one request of this key may: `left` says how many it had left. Nothing was sent for this field. Request less at a time. */
  | 'REQUEST_OVER_BUDGET'
  /** The enterprise’s authorization for silent signing has ended. Have it authorized again. */
  | 'SILENT_SIGNING_EXPIRED'
  /** The journal of this service lost records, so this request may have been sent before; nothing was sent now. Have the operator compare with the platform. */
  | 'STORE_LOST'
  /** This service cannot reach or write its journal, so nothing was sent. Try again after `retryAfterSeconds`. */
  | 'STORE_UNAVAILABLE';

/** A list or a report to export (导出内容): exactly one. */
export type ExportOf =
  {   /** The rows of `audit`. */
  audit: AuditExport; billing?: never; contracts?: never; exports?: never; invoiceReconciliation?: never; invoiceTotals?: never; invoices?: never; operations?: never; redOffsets?: never; reverseInvoiceTotals?: never; reverseInvoices?: never; scrapInvoiceTotals?: never; scrapInvoices?: never; scrapOrders?: never; sellers?: never; signingTasks?: never; uploads?: never; verificationBatches?: never; }
  |  { audit?: never;   /** The rows of `billing`. */
  billing: BillingExport; contracts?: never; exports?: never; invoiceReconciliation?: never; invoiceTotals?: never; invoices?: never; operations?: never; redOffsets?: never; reverseInvoiceTotals?: never; reverseInvoices?: never; scrapInvoiceTotals?: never; scrapInvoices?: never; scrapOrders?: never; sellers?: never; signingTasks?: never; uploads?: never; verificationBatches?: never; }
  |  { audit?: never; billing?: never;   /** The rows of `contracts`. */
  contracts: ContractsExport; exports?: never; invoiceReconciliation?: never; invoiceTotals?: never; invoices?: never; operations?: never; redOffsets?: never; reverseInvoiceTotals?: never; reverseInvoices?: never; scrapInvoiceTotals?: never; scrapInvoices?: never; scrapOrders?: never; sellers?: never; signingTasks?: never; uploads?: never; verificationBatches?: never; }
  |  { audit?: never; billing?: never; contracts?: never;   /** The rows of `exports`. */
  exports: ExportsExport; invoiceReconciliation?: never; invoiceTotals?: never; invoices?: never; operations?: never; redOffsets?: never; reverseInvoiceTotals?: never; reverseInvoices?: never; scrapInvoiceTotals?: never; scrapInvoices?: never; scrapOrders?: never; sellers?: never; signingTasks?: never; uploads?: never; verificationBatches?: never; }
  |  { audit?: never; billing?: never; contracts?: never; exports?: never;   /** The rows of `invoiceReconciliation`. */
  invoiceReconciliation: InvoiceReconciliationExport; invoiceTotals?: never; invoices?: never; operations?: never; redOffsets?: never; reverseInvoiceTotals?: never; reverseInvoices?: never; scrapInvoiceTotals?: never; scrapInvoices?: never; scrapOrders?: never; sellers?: never; signingTasks?: never; uploads?: never; verificationBatches?: never; }
  |  { audit?: never; billing?: never; contracts?: never; exports?: never; invoiceReconciliation?: never;   /** The rows of `invoiceTotals`. */
  invoiceTotals: InvoiceTotalsExport; invoices?: never; operations?: never; redOffsets?: never; reverseInvoiceTotals?: never; reverseInvoices?: never; scrapInvoiceTotals?: never; scrapInvoices?: never; scrapOrders?: never; sellers?: never; signingTasks?: never; uploads?: never; verificationBatches?: never; }
  |  { audit?: never; billing?: never; contracts?: never; exports?: never; invoiceReconciliation?: never; invoiceTotals?: never;   /** The rows of `invoices`. */
  invoices: InvoicesExport; operations?: never; redOffsets?: never; reverseInvoiceTotals?: never; reverseInvoices?: never; scrapInvoiceTotals?: never; scrapInvoices?: never; scrapOrders?: never; sellers?: never; signingTasks?: never; uploads?: never; verificationBatches?: never; }
  |  { audit?: never; billing?: never; contracts?: never; exports?: never; invoiceReconciliation?: never; invoiceTotals?: never; invoices?: never;   /** The rows of `operations`. */
  operations: OperationsExport; redOffsets?: never; reverseInvoiceTotals?: never; reverseInvoices?: never; scrapInvoiceTotals?: never; scrapInvoices?: never; scrapOrders?: never; sellers?: never; signingTasks?: never; uploads?: never; verificationBatches?: never; }
  |  { audit?: never; billing?: never; contracts?: never; exports?: never; invoiceReconciliation?: never; invoiceTotals?: never; invoices?: never; operations?: never;   /** The rows of `redOffsets`. */
  redOffsets: RedOffsetsExport; reverseInvoiceTotals?: never; reverseInvoices?: never; scrapInvoiceTotals?: never; scrapInvoices?: never; scrapOrders?: never; sellers?: never; signingTasks?: never; uploads?: never; verificationBatches?: never; }
  |  { audit?: never; billing?: never; contracts?: never; exports?: never; invoiceReconciliation?: never; invoiceTotals?: never; invoices?: never; operations?: never; redOffsets?: never;   /** The rows of `reverseInvoiceTotals`. */
  reverseInvoiceTotals: ReverseInvoiceTotalsExport; reverseInvoices?: never; scrapInvoiceTotals?: never; scrapInvoices?: never; scrapOrders?: never; sellers?: never; signingTasks?: never; uploads?: never; verificationBatches?: never; }
  |  { audit?: never; billing?: never; contracts?: never; exports?: never; invoiceReconciliation?: never; invoiceTotals?: never; invoices?: never; operations?: never; redOffsets?: never; reverseInvoiceTotals?: never;   /** The rows of `reverseInvoices`. */
  reverseInvoices: ReverseInvoicesExport; scrapInvoiceTotals?: never; scrapInvoices?: never; scrapOrders?: never; sellers?: never; signingTasks?: never; uploads?: never; verificationBatches?: never; }
  |  { audit?: never; billing?: never; contracts?: never; exports?: never; invoiceReconciliation?: never; invoiceTotals?: never; invoices?: never; operations?: never; redOffsets?: never; reverseInvoiceTotals?: never; reverseInvoices?: never;   /** The rows of `scrapInvoiceTotals`. */
  scrapInvoiceTotals: ScrapInvoiceTotalsExport; scrapInvoices?: never; scrapOrders?: never; sellers?: never; signingTasks?: never; uploads?: never; verificationBatches?: never; }
  |  { audit?: never; billing?: never; contracts?: never; exports?: never; invoiceReconciliation?: never; invoiceTotals?: never; invoices?: never; operations?: never; redOffsets?: never; reverseInvoiceTotals?: never; reverseInvoices?: never; scrapInvoiceTotals?: never;   /** The rows of `scrapInvoices`. */
  scrapInvoices: ScrapInvoicesExport; scrapOrders?: never; sellers?: never; signingTasks?: never; uploads?: never; verificationBatches?: never; }
  |  { audit?: never; billing?: never; contracts?: never; exports?: never; invoiceReconciliation?: never; invoiceTotals?: never; invoices?: never; operations?: never; redOffsets?: never; reverseInvoiceTotals?: never; reverseInvoices?: never; scrapInvoiceTotals?: never; scrapInvoices?: never;   /** The rows of `scrapOrders`. */
  scrapOrders: ScrapOrdersExport; sellers?: never; signingTasks?: never; uploads?: never; verificationBatches?: never; }
  |  { audit?: never; billing?: never; contracts?: never; exports?: never; invoiceReconciliation?: never; invoiceTotals?: never; invoices?: never; operations?: never; redOffsets?: never; reverseInvoiceTotals?: never; reverseInvoices?: never; scrapInvoiceTotals?: never; scrapInvoices?: never; scrapOrders?: never;   /** The rows of `sellers`. */
  sellers: SellersExport; signingTasks?: never; uploads?: never; verificationBatches?: never; }
  |  { audit?: never; billing?: never; contracts?: never; exports?: never; invoiceReconciliation?: never; invoiceTotals?: never; invoices?: never; operations?: never; redOffsets?: never; reverseInvoiceTotals?: never; reverseInvoices?: never; scrapInvoiceTotals?: never; scrapInvoices?: never; scrapOrders?: never; sellers?: never;   /** The rows of `signingTasks`. */
  signingTasks: SigningTasksExport; uploads?: never; verificationBatches?: never; }
  |  { audit?: never; billing?: never; contracts?: never; exports?: never; invoiceReconciliation?: never; invoiceTotals?: never; invoices?: never; operations?: never; redOffsets?: never; reverseInvoiceTotals?: never; reverseInvoices?: never; scrapInvoiceTotals?: never; scrapInvoices?: never; scrapOrders?: never; sellers?: never; signingTasks?: never;   /** The rows of `uploads`. */
  uploads: UploadsExport; verificationBatches?: never; }
  |  { audit?: never; billing?: never; contracts?: never; exports?: never; invoiceReconciliation?: never; invoiceTotals?: never; invoices?: never; operations?: never; redOffsets?: never; reverseInvoiceTotals?: never; reverseInvoices?: never; scrapInvoiceTotals?: never; scrapInvoices?: never; scrapOrders?: never; sellers?: never; signingTasks?: never; uploads?: never;   /** The rows of `verificationBatches`. */
  verificationBatches: VerificationBatchesExport; };

/** State of an export (导出). */
export type ExportState =
  /** Final. No file was created: read `rejection`, and start another export. */
  | 'FAILED'
  /** It was not started: start it again with the same number and input. */
  | 'NOT_SENT'
  /** The export may have begun. Read it by its number, or start it again with the same number and the same input. */
  | 'OUTCOME_UNKNOWN'
  /** Final. The file exists: read `file`. */
  | 'READY'
  /** The file is being written. Wait; `rows` shows the progress. */
  | 'RUNNING'
  /** For a day no row was written, so writing has stopped. `lookAgain` resumes it, or start another export under a new `exportId`. */
  | 'STALE'
  /** Recorded. Wait. */
  | 'SUBMITTED';

/** Filters of an export of `exports` (导出筛选): the arguments of the field. */
export type ExportsExport = {
  /** True: only those that need attention now. False or omitted: all. */
  needsAttention?: boolean | null | undefined;
  /** Only those first sent or followed at or after this time; an invoice may be dated in another month. */
  openedFrom?: string | null | undefined;
  /** Only those first sent or followed before this time. */
  openedTo?: string | null | undefined;
  /** Only those in these states. An empty list finds nothing; all if omitted. */
  states?: Array<ExportState> | null | undefined;
};

/** A feature that depends on the settings of this service (可用功能). */
export type Feature =
  /** The platform can push to this service, so changes arrive at once. Without it every change is found later, by polling. */
  | 'PUSHES'
  /** The platform is the simulated one: nothing is real or billed, and `Mutation.sandbox` controls it. */
  | 'SANDBOX'
  /** The operator’s ids at the tax bureau are set, which reserving invoice numbers, adjusting quota and uploading invoices need. */
  | 'TAX_BUREAU_IDS';

/** A general electronic invoice (通用电子发票), known by its code, number, seller and total. */
export type GeneralElectronicInvoiceToVerify = {
  /** Total including tax (价税合计, in figures) in yuan. Negative on a red invoice. */
  amountWithTax: string;
  /** Invoice code (发票代码), printed beside or above the invoice number: 10 or 12 digits, zeros in front included. */
  invoiceCode: string;
  /** Invoice number (发票号码), printed at the upper right: 8 digits, zeros in front included. */
  invoiceNumber: string;
  /** Region whose tax bureau issued it (地区代码), as in its title. */
  region: GeneralElectronicRegion;
  /** Seller’s taxpayer number (销售方纳税人识别号): 15 to 20 digits or letters. */
  sellerTaxNumber: string;
};

/** Tax bureaus that issue general electronic invoices (通用电子发票). */
export type GeneralElectronicRegion =
  /** Guangdong province (广东省) */
  | 'GUANGDONG'
  /** Zhejiang province, Ningbo included (浙江省) */
  | 'ZHEJIANG';

/** Purpose of a link (H5 场景). */
export type H5Scene =
  /** The legal representative authorizes the enterprise (企业授权) */
  | 'ENTERPRISE'
  /** A seller scans their face and is registered as payee (出售者准入) */
  | 'SELLER'
  /** A code that this service does not know yet; the field beside it has the raw code. */
  | 'UNRECOGNIZED';

/** Group of the listed invoices (发票): exactly one member. */
export type InvoiceBelongsTo =
  {   /** Its tax number. Never a placeholder: an invoice for a number that is not the buyer’s is false. */
  buyerTaxNumber: string; sellerTaxNumber?: never; }
  |  { buyerTaxNumber?: never;   /** Tax number of the seller, who issues. The platform’s operator must have bound it to this service’s key. */
  sellerTaxNumber: string; };

/** Identifies an invoice (发票): exactly one of the three. */
export type InvoiceBy =
  {   /** An order that was issued through another system, or here so long ago that this service remembers only its state. */
  order: InvoiceOrderName; orderId?: never; platformOrder?: never; }
  |  { order?: never;   /** Your number of an order that was issued through this service (订单号). */
  orderId: string; platformOrder?: never; }
  |  { order?: never; orderId?: never;   /** An order by the platform’s number of it. */
  platformOrder: InvoicePlatformOrderName; };

/** A digital invoice (数电发票查验), known by its number, date and total including tax. */
export type InvoiceByAmountWithTax = {
  /** Total including tax (价税合计, in figures) in yuan. Negative on a red invoice. */
  amountWithTax: string;
  /** Invoice number (发票号码), printed at the upper right: 20 digits. */
  invoiceNumber: string;
  /** Issue date (开票日期): today in China, or before. */
  issuedOn: string;
};

/** An invoice known by its code (发票查验), number, date and total without tax. */
export type InvoiceByAmountWithoutTax = {
  /** Total without tax (合计金额) in yuan: the sum of the amount column, not the total that was paid. Negative on a red invoice. */
  amountWithoutTax: string;
  /** Invoice code (发票代码), printed beside or above the invoice number: 10 or 12 digits, zeros in front included. */
  invoiceCode: string;
  /** Invoice number (发票号码), printed at the upper right: 8 digits, zeros in front included. */
  invoiceNumber: string;
  /** Issue date (开票日期): today in China, or before. */
  issuedOn: string;
};

/** An invoice known by its code (发票查验), number, date and check code. */
export type InvoiceByCheckCode = {
  /** The last 6 digits of the check code (校验码), which is printed below the issue date. */
  checkCode: string;
  /** Invoice code (发票代码), printed beside or above the invoice number: 10 or 12 digits, zeros in front included. */
  invoiceCode: string;
  /** Invoice number (发票号码), printed at the upper right: 8 digits, zeros in front included. */
  invoiceNumber: string;
  /** Issue date (开票日期): today in China, or before. */
  issuedOn: string;
};

/** An order (开票订单) by its number and seller. */
export type InvoiceOrderName = {
  /** Number of the order (订单号). */
  orderId: string;
  /** Tax number of the seller (销售方纳税人识别号), which the platform requires. */
  sellerTaxNumber: string;
};

/** State of an order for an invoice (开票状态). */
export type InvoiceOrderState =
  /** Final. The invoice exists: read `invoiceNumber` and fetch the files. */
  | 'ISSUED'
  /** The platform accepted the order; the invoice does not exist yet. Wait. */
  | 'ISSUING'
  /** Final. The platform never received it; nothing was done or billed. Use a new number. */
  | 'NOT_ACCEPTED'
  /** Not sent: the platform was unavailable, or its quota or your budget was used up, and nothing was accepted. Send the same input under the same number again; nothing is done twice. */
  | 'NOT_SENT'
  /** The response was lost, and the service polls the platform by the order number. Wait: the state becomes `ISSUING`, or `NOT_ACCEPTED` after half an hour. Never order it again under another number: it would be issued and billed twice. */
  | 'OUTCOME_UNKNOWN'
  /** Final. The platform rejected it: read `rejection`. After correcting it use a new number. */
  | 'REJECTED'
  /** The platform reported nothing for days, so polling has stopped. A push from the platform still updates it. Ask the operator. */
  | 'STALE'
  /** Recorded; being sent to the platform. Wait. */
  | 'SUBMITTED';

/** An order (开票订单) by the platform’s number. */
export type InvoicePlatformOrderName = {
  /** The platform’s own number of the order (平台订单号). */
  platformOrderNumber: string;
  /** Tax number of the seller (销售方纳税人识别号), which the platform requires. */
  sellerTaxNumber: string;
};

/** Member of `InvoiceToVerify` that an invoice is verified as (查验票种). */
export type InvoiceReadingKind =
  /** Digital general invoice (数电普票): `digitalGeneral`. */
  | 'DIGITAL_GENERAL'
  /** Digital special invoice (数电专票): `digitalSpecial`. */
  | 'DIGITAL_SPECIAL'
  /** VAT general invoice (增值税普通发票): `vatGeneral`. */
  | 'VAT_GENERAL'
  /** VAT special invoice (增值税专用发票): `vatSpecial`. */
  | 'VAT_SPECIAL';

/** Filters of an export of `invoiceReconciliation` (导出筛选): the arguments of the field. */
export type InvoiceReconciliationExport = {
  /** Further members of the platform’s request, which its documents do not show. */
  extra?: Record<string, unknown> | null | undefined;
  /** The month of issue, in China’s time. */
  month: string;
  /** Only invoices of this seller (销售方纳税人识别号); if omitted, of all sellers that this service issued for. */
  sellerTaxNumber?: string | null | undefined;
};

/** One invoice (发票查验), by its kind: each kind is verified by fields of its own. The kind is the title printed at the top of the invoice. */
export type InvoiceToVerify =
  {   /** Blockchain electronic invoice (区块链电子发票). Only its authenticity is checked. */
  blockchain: BlockchainInvoiceToVerify; digitalGeneral?: never; digitalPaperGeneral?: never; digitalPaperSpecial?: never; digitalSpecial?: never; generalElectronic?: never; printedCode?: never; vatGeneral?: never; vatSpecial?: never; vehicleToll?: never; }
  |  { blockchain?: never;   /** Digital general invoice (电子发票（普通发票）). Railway e-tickets and aviation itineraries are digital invoices as well. */
  digitalGeneral: InvoiceByAmountWithTax; digitalPaperGeneral?: never; digitalPaperSpecial?: never; digitalSpecial?: never; generalElectronic?: never; printedCode?: never; vatGeneral?: never; vatSpecial?: never; vehicleToll?: never; }
  |  { blockchain?: never; digitalGeneral?: never;   /** Digital invoice on paper (数电纸质发票), general: it carries an invoice code and is titled 普通发票. */
  digitalPaperGeneral: InvoiceByCheckCode; digitalPaperSpecial?: never; digitalSpecial?: never; generalElectronic?: never; printedCode?: never; vatGeneral?: never; vatSpecial?: never; vehicleToll?: never; }
  |  { blockchain?: never; digitalGeneral?: never; digitalPaperGeneral?: never;   /** Digital invoice on paper (数电纸质发票), special: it carries an invoice code and is titled 增值税专用发票. */
  digitalPaperSpecial: InvoiceByAmountWithoutTax; digitalSpecial?: never; generalElectronic?: never; printedCode?: never; vatGeneral?: never; vatSpecial?: never; vehicleToll?: never; }
  |  { blockchain?: never; digitalGeneral?: never; digitalPaperGeneral?: never; digitalPaperSpecial?: never;   /** Digital special invoice (电子发票（增值税专用发票）). */
  digitalSpecial: InvoiceByAmountWithTax; generalElectronic?: never; printedCode?: never; vatGeneral?: never; vatSpecial?: never; vehicleToll?: never; }
  |  { blockchain?: never; digitalGeneral?: never; digitalPaperGeneral?: never; digitalPaperSpecial?: never; digitalSpecial?: never;   /** General electronic invoice (通用电子发票) of a region that issues it. */
  generalElectronic: GeneralElectronicInvoiceToVerify; printedCode?: never; vatGeneral?: never; vatSpecial?: never; vehicleToll?: never; }
  |  { blockchain?: never; digitalGeneral?: never; digitalPaperGeneral?: never; digitalPaperSpecial?: never; digitalSpecial?: never; generalElectronic?: never;   /** The text of the QR code printed on the invoice (二维码), such as `01,32,,23442000000014209621,112,20230215,,74AE`. The elements of its kind are read from it, free of charge. Where it lacks one, as on a general electronic invoice, or is a web address, as on a blockchain invoice, the error says so. */
  printedCode: string; vatGeneral?: never; vatSpecial?: never; vehicleToll?: never; }
  |  { blockchain?: never; digitalGeneral?: never; digitalPaperGeneral?: never; digitalPaperSpecial?: never; digitalSpecial?: never; generalElectronic?: never; printedCode?: never;   /** VAT general invoice (增值税普通发票), its electronic form, and the electronic road-toll invoice (通行费). */
  vatGeneral: InvoiceByCheckCode; vatSpecial?: never; vehicleToll?: never; }
  |  { blockchain?: never; digitalGeneral?: never; digitalPaperGeneral?: never; digitalPaperSpecial?: never; digitalSpecial?: never; generalElectronic?: never; printedCode?: never; vatGeneral?: never;   /** VAT special invoice (增值税专用发票). */
  vatSpecial: InvoiceByAmountWithoutTax; vehicleToll?: never; }
  |  { blockchain?: never; digitalGeneral?: never; digitalPaperGeneral?: never; digitalPaperSpecial?: never; digitalSpecial?: never; generalElectronic?: never; printedCode?: never; vatGeneral?: never; vatSpecial?: never;   /** Vehicle toll invoice (通行费发票) of Jiangsu province, the one region that has it. */
  vehicleToll: InvoiceByAmountWithoutTax; };

/** Filters of an export of `invoiceTotals` (导出筛选): the arguments of the field. */
export type InvoiceTotalsExport = {
  /** Grouping of the totals. */
  by: TotalsBy;
  /** The first month. */
  from: string;
  /** The last month, less than 36 months after the first, and not before it. */
  to: string;
};

/** Verdict on an invoice (查验结果). */
export type InvoiceVerdict =
  /** The invoice exists, but a given element differs from it (票面要素不一致). Compare number, code, date and amount with the invoice; an amount without tax must really exclude it. */
  | 'ELEMENTS_DISAGREE'
  /** The invoice is genuine and the given elements agree with it (查验一致). */
  | 'GENUINE'
  /** The invoice did not pass (查验不通过); `reason` says why. */
  | 'NOT_PASSED'
  /** The tax bureau has no such invoice (查无此票): an element was mistyped, or an invoice issued offline is not uploaded yet. Trying again at once only uses up daily checks. */
  | 'NO_SUCH_INVOICE';

/** Filters of an export of `invoices` (导出筛选): the arguments of the field. */
export type InvoicesExport = {
  /** Only those whose `amountWithTax` is this or more, in yuan. Submissions from before version 1 may be missing. */
  amountFrom?: string | null | undefined;
  /** Only those whose `amountWithTax` is this or less, in yuan. */
  amountTo?: string | null | undefined;
  /** Only those that belong to it. Submissions from before version 1 may be missing. */
  belongsTo?: InvoiceBelongsTo | null | undefined;
  /** True: only those that need attention now. False or omitted: all. */
  needsAttention?: boolean | null | undefined;
  /** Only those first sent or followed at or after this time; an invoice may be dated in another month. */
  openedFrom?: string | null | undefined;
  /** Only those first sent or followed before this time. */
  openedTo?: string | null | undefined;
  /** Only those in these states. An empty list finds nothing; all if omitted. */
  states?: Array<InvoiceOrderState> | null | undefined;
};

/** A language of this service (语言). */
export type Language =
  /** English (英文). */
  | 'EN'
  /** Chinese (中文). */
  | 'ZH';

/** Kinds of operations (业务种类). */
export type OperationKind =
  /** Shown as `AtomicCommand`. */
  | 'ATOMIC_COMMAND'
  /** Shown as `BankCommand`. */
  | 'BANK_COMMAND'
  /** Shown as `CreditQuotaAdjustment`. */
  | 'CREDIT_QUOTA_ADJUSTMENT'
  /** Shown as `Export`. */
  | 'EXPORT'
  /** Shown as `Invoice`. */
  | 'FORWARD_INVOICE'
  /** Shown as `RedOffset`. */
  | 'FORWARD_RED_OFFSET'
  /** Shown as `H5Session`. */
  | 'H5_SESSION'
  /** The fetching of files. */
  | 'INVOICE_DOCUMENTS'
  /** Shown as `InvoiceNumberReservation`. */
  | 'INVOICE_NUMBER_RESERVATION'
  /** Shown as `Contract`. */
  | 'PARTNER_CONTRACT'
  /** The fetching of files. */
  | 'PARTNER_CONTRACT_FILE'
  /** Shown as `QuotaValidityExtension`. */
  | 'QUOTA_VALIDITY_EXTENSION'
  /** Shown as `RedConfirmation`. */
  | 'RED_CONFIRMATION'
  /** Shown as `RedConfirmationApplication`. */
  | 'RED_CONFIRMATION_APPLICATION'
  /** Shown as `RedConfirmationRevocation`. */
  | 'RED_CONFIRMATION_REVOCATION'
  /** The fetching of files. */
  | 'RED_OFFSET_DOCUMENTS'
  /** Shown as `ReverseInvoice`. */
  | 'REVERSE_INVOICE'
  /** Shown as `Seller`. */
  | 'REVERSE_SELLER'
  /** Shown as `ScrapCancellation`. */
  | 'SCRAP_CANCELLATION'
  /** Shown as `ScrapInvoice`. */
  | 'SCRAP_INVOICE'
  /** Shown as `ScrapOrder`. */
  | 'SCRAP_ORDER'
  /** Shown as `ScrapRefund`. */
  | 'SCRAP_REFUND'
  /** Shown as `TaxPayment`. */
  | 'SCRAP_TAX_PAYMENT'
  /** Shown as `ScrapInvoiceUpload`. */
  | 'SCRAP_UPLOAD'
  /** Shown as `ScrapUploadResult`. */
  | 'SCRAP_UPLOAD_RESULT'
  /** The fetching of files. */
  | 'SIGNED_CONTRACT'
  /** Shown as `SigningCompany`. */
  | 'SIGNING_COMPANY'
  /** Shown as `Signer`. */
  | 'SIGNING_PERSON'
  /** Shown as `SigningTask`. */
  | 'SIGNING_TASK'
  /** Shown as `VerificationBatch`. */
  | 'VERIFICATION_BATCH';

/** The states of all kinds of operations (业务状态); the enum of states of each type explains them. */
export type OperationState =
  /** Of `RED_CONFIRMATION_APPLICATION`, `ATOMIC_COMMAND`, `SCRAP_UPLOAD`, `BANK_COMMAND`, `SCRAP_REFUND`. */
  | 'ACCEPTED'
  /** Of `CREDIT_QUOTA_ADJUSTMENT`. */
  | 'ADJUSTED'
  /** Of `SCRAP_INVOICE`. */
  | 'ALREADY_ISSUED'
  /** Of `SIGNING_COMPANY`. */
  | 'AUTHENTICATED'
  /** Of `SIGNING_COMPANY`, `SIGNING_PERSON`. */
  | 'AUTHENTICATION_REPORTED'
  /** Of `REVERSE_SELLER`. */
  | 'AWAITING_FACE_SCAN'
  /** Of `PARTNER_CONTRACT`, `SCRAP_CANCELLATION`, `SCRAP_TAX_PAYMENT`, `VERIFICATION_BATCH`. */
  | 'CANCELED'
  /** Of `VERIFICATION_BATCH`. */
  | 'CANCELING'
  /** Of `SIGNING_TASK`, `PARTNER_CONTRACT`. */
  | 'COMPLETED'
  /** Of `RED_CONFIRMATION`. */
  | 'CONFIRMED'
  /** Of `REVERSE_INVOICE`, `VERIFICATION_BATCH`. */
  | 'DONE'
  /** Of `RED_CONFIRMATION_REVOCATION`. */
  | 'ENDED_OTHERWISE'
  /** Of `RED_CONFIRMATION`, `RED_CONFIRMATION_APPLICATION`. */
  | 'ENTERED'
  /** Of `SIGNING_TASK`, `PARTNER_CONTRACT`, `H5_SESSION`. */
  | 'EXPIRED'
  /** Of `QUOTA_VALIDITY_EXTENSION`. */
  | 'EXTENDED'
  /** Of `REVERSE_SELLER`. */
  | 'FACE_SCANNED'
  /** Of `H5_SESSION`, `REVERSE_INVOICE`, `EXPORT`. */
  | 'FAILED'
  /** Of `INVOICE_DOCUMENTS`, `RED_OFFSET_DOCUMENTS`, `SIGNED_CONTRACT`, `PARTNER_CONTRACT_FILE`. */
  | 'FETCHING'
  /** Of `SCRAP_UPLOAD_RESULT`. */
  | 'FINISHED'
  /** Of `SCRAP_TAX_PAYMENT`. */
  | 'GONE'
  /** Of `REVERSE_INVOICE`. */
  | 'INVOICING'
  /** Of `FORWARD_INVOICE`, `SCRAP_INVOICE`. */
  | 'ISSUED'
  /** Of `FORWARD_INVOICE`. */
  | 'ISSUING'
  /** Of `INVOICE_DOCUMENTS`, `RED_OFFSET_DOCUMENTS`, `SIGNED_CONTRACT`, `PARTNER_CONTRACT_FILE`. */
  | 'LOST'
  /** Of `REVERSE_SELLER`. */
  | 'NEW'
  /** Of `INVOICE_NUMBER_RESERVATION`, `CREDIT_QUOTA_ADJUSTMENT`, `QUOTA_VALIDITY_EXTENSION`, `RED_CONFIRMATION_APPLICATION`, `RED_CONFIRMATION_REVOCATION`, `ATOMIC_COMMAND`, `SCRAP_UPLOAD`, `BANK_COMMAND`, `SIGNING_TASK`, `FORWARD_INVOICE`, `PARTNER_CONTRACT`, `FORWARD_RED_OFFSET`, `SCRAP_CANCELLATION`, `SCRAP_INVOICE`, `SCRAP_ORDER`, `SCRAP_REFUND`, `REVERSE_INVOICE`. */
  | 'NOT_ACCEPTED'
  /** Of `RED_CONFIRMATION`. */
  | 'NOT_NEEDED'
  /** Of `INVOICE_NUMBER_RESERVATION`, `CREDIT_QUOTA_ADJUSTMENT`, `QUOTA_VALIDITY_EXTENSION`, `RED_CONFIRMATION_APPLICATION`, `RED_CONFIRMATION_REVOCATION`, `ATOMIC_COMMAND`, `SCRAP_UPLOAD`, `BANK_COMMAND`, `SIGNING_TASK`, `FORWARD_INVOICE`, `PARTNER_CONTRACT`, `FORWARD_RED_OFFSET`, `SCRAP_CANCELLATION`, `SCRAP_INVOICE`, `SCRAP_ORDER`, `SCRAP_REFUND`, `REVERSE_INVOICE`, `VERIFICATION_BATCH`, `EXPORT`. */
  | 'NOT_SENT'
  /** Of `FORWARD_RED_OFFSET`. */
  | 'OFFSET'
  /** Of `FORWARD_RED_OFFSET`. */
  | 'OFFSETTING'
  /** Of `REVERSE_SELLER`. */
  | 'ONBOARDED'
  /** Of `H5_SESSION`. */
  | 'OPENED'
  /** Of `REVERSE_INVOICE`. */
  | 'ORDERED'
  /** Of `INVOICE_NUMBER_RESERVATION`, `CREDIT_QUOTA_ADJUSTMENT`, `QUOTA_VALIDITY_EXTENSION`, `RED_CONFIRMATION_APPLICATION`, `RED_CONFIRMATION_REVOCATION`, `ATOMIC_COMMAND`, `SCRAP_UPLOAD`, `BANK_COMMAND`, `SIGNING_TASK`, `FORWARD_INVOICE`, `PARTNER_CONTRACT`, `FORWARD_RED_OFFSET`, `SCRAP_CANCELLATION`, `SCRAP_INVOICE`, `SCRAP_ORDER`, `SCRAP_REFUND`, `REVERSE_INVOICE`, `VERIFICATION_BATCH`, `EXPORT`. */
  | 'OUTCOME_UNKNOWN'
  /** Of `SCRAP_TAX_PAYMENT`. */
  | 'PAID'
  /** Of `H5_SESSION`. */
  | 'PERSON_DONE'
  /** Of `PARTNER_CONTRACT`. */
  | 'PERSON_SIGNED'
  /** Of `SCRAP_ORDER`. */
  | 'PRE_OPENED'
  /** Of `SCRAP_UPLOAD_RESULT`. */
  | 'PROCESSING'
  /** Of `REVERSE_INVOICE`. */
  | 'QUOTA_LIMIT_REACHED'
  /** Of `EXPORT`. */
  | 'READY'
  /** Of `SCRAP_ORDER`. */
  | 'RECORDING'
  /** Of `H5_SESSION`. */
  | 'REDIRECTED'
  /** Of `RED_CONFIRMATION`. */
  | 'RED_INVOICE_ISSUED'
  /** Of `SIGNING_TASK`. */
  | 'REFUSED'
  /** Of `SIGNING_COMPANY`, `SIGNING_PERSON`. */
  | 'REGISTERED'
  /** Of `REVERSE_SELLER`. */
  | 'REGISTRATION_ACCEPTED'
  /** Of `INVOICE_NUMBER_RESERVATION`, `CREDIT_QUOTA_ADJUSTMENT`, `QUOTA_VALIDITY_EXTENSION`, `RED_CONFIRMATION_APPLICATION`, `RED_CONFIRMATION_REVOCATION`, `ATOMIC_COMMAND`, `SCRAP_UPLOAD`, `BANK_COMMAND`, `SIGNING_TASK`, `FORWARD_INVOICE`, `PARTNER_CONTRACT`, `FORWARD_RED_OFFSET`, `SCRAP_CANCELLATION`, `SCRAP_INVOICE`, `SCRAP_ORDER`, `SCRAP_REFUND`, `REVERSE_INVOICE`. */
  | 'REJECTED'
  /** Of `INVOICE_NUMBER_RESERVATION`. */
  | 'RESERVED'
  /** Of `RED_CONFIRMATION_REVOCATION`, `SIGNING_TASK`. */
  | 'REVOKED'
  /** Of `VERIFICATION_BATCH`, `EXPORT`. */
  | 'RUNNING'
  /** Of `REVERSE_INVOICE`. */
  | 'SELLER_NOT_READY'
  /** Of `PARTNER_CONTRACT`. */
  | 'SIGNING'
  /** Of `INVOICE_NUMBER_RESERVATION`, `CREDIT_QUOTA_ADJUSTMENT`, `QUOTA_VALIDITY_EXTENSION`, `RED_CONFIRMATION`, `RED_CONFIRMATION_APPLICATION`, `RED_CONFIRMATION_REVOCATION`, `ATOMIC_COMMAND`, `SCRAP_UPLOAD_RESULT`, `SCRAP_UPLOAD`, `BANK_COMMAND`, `SIGNING_TASK`, `FORWARD_INVOICE`, `PARTNER_CONTRACT`, `REVERSE_SELLER`, `SIGNING_COMPANY`, `SIGNING_PERSON`, `FORWARD_RED_OFFSET`, `H5_SESSION`, `SCRAP_CANCELLATION`, `SCRAP_INVOICE`, `SCRAP_ORDER`, `SCRAP_TAX_PAYMENT`, `SCRAP_REFUND`, `REVERSE_INVOICE`, `VERIFICATION_BATCH`, `EXPORT`, `INVOICE_DOCUMENTS`, `RED_OFFSET_DOCUMENTS`, `SIGNED_CONTRACT`, `PARTNER_CONTRACT_FILE`. */
  | 'STALE'
  /** Of `INVOICE_DOCUMENTS`, `RED_OFFSET_DOCUMENTS`, `SIGNED_CONTRACT`, `PARTNER_CONTRACT_FILE`. */
  | 'STORED'
  /** Of `INVOICE_NUMBER_RESERVATION`, `CREDIT_QUOTA_ADJUSTMENT`, `QUOTA_VALIDITY_EXTENSION`, `RED_CONFIRMATION_APPLICATION`, `RED_CONFIRMATION_REVOCATION`, `ATOMIC_COMMAND`, `SCRAP_UPLOAD`, `BANK_COMMAND`, `SIGNING_TASK`, `FORWARD_INVOICE`, `PARTNER_CONTRACT`, `FORWARD_RED_OFFSET`, `H5_SESSION`, `SCRAP_CANCELLATION`, `SCRAP_INVOICE`, `SCRAP_ORDER`, `SCRAP_REFUND`, `REVERSE_INVOICE`, `VERIFICATION_BATCH`, `EXPORT`. */
  | 'SUBMITTED'
  /** Of `SCRAP_INVOICE`. */
  | 'UPLOADING'
  /** Of `SCRAP_INVOICE`. */
  | 'UPLOAD_FAILED'
  /** Of `H5_SESSION`. */
  | 'VERIFIED'
  /** Of `SCRAP_TAX_PAYMENT`. */
  | 'VOIDED'
  /** Of `RED_CONFIRMATION`. */
  | 'VOID_ABNORMAL_VOUCHER'
  /** Of `RED_CONFIRMATION`. */
  | 'VOID_BUYER_DENIED'
  /** Of `RED_CONFIRMATION`. */
  | 'VOID_PERSON_REFUSED'
  /** Of `RED_CONFIRMATION`. */
  | 'VOID_REFUND_APPLIED_FOR'
  /** Of `RED_CONFIRMATION`. */
  | 'VOID_REVOKED'
  /** Of `RED_CONFIRMATION`. */
  | 'VOID_REVOKED_AFTER_CONFIRMATION'
  /** Of `RED_CONFIRMATION`. */
  | 'VOID_SELLER_DENIED'
  /** Of `RED_CONFIRMATION`. */
  | 'VOID_TAXPAYER_BLOCKED'
  /** Of `RED_CONFIRMATION`. */
  | 'VOID_UNCONFIRMED'
  /** Of `SIGNING_TASK`. */
  | 'WAITING'
  /** Of `REVERSE_INVOICE`. */
  | 'WAITING_CONFIRM'
  /** Of `RED_CONFIRMATION`. */
  | 'WAITING_FOR_BUYER'
  /** Of `RED_CONFIRMATION`. */
  | 'WAITING_FOR_SELLER'
  /** Of `REVERSE_INVOICE`. */
  | 'WAITING_PAY'
  /** Of `SCRAP_TAX_PAYMENT`. */
  | 'WAITING_PAYMENT';

/** Filters of an export of `operations` (导出筛选): the arguments of the field. */
export type OperationsExport = {
  /** Only these kinds. An empty list finds nothing; all if omitted. */
  kinds?: Array<OperationKind> | null | undefined;
  /** Only those in these states. An empty list finds nothing; all if omitted. */
  states?: Array<OperationState> | null | undefined;
};

/** Scrap that the seller used (自用报废产品): the proceeds are income from a transfer of property. */
export type OwnUseScrapInput = {
  /** Cost of the property to the seller, in yuan; only the proceeds above it are taxed. */
  originalValue: string;
};

/** Color of a number plate (车牌颜色). */
export type PlateColor =
  /** Blue plate (蓝牌) */
  | 'BLUE'
  /** A code that this service does not know yet; the field beside it has the raw code. */
  | 'UNRECOGNIZED'
  /** Yellow plate (黄牌) */
  | 'YELLOW'
  /** Yellow-green plate (黄绿牌) */
  | 'YELLOW_GREEN';

/** Color of a number plate (车牌颜色). */
export type PlateColorInput =
  /** Blue plate (蓝牌) */
  | 'BLUE'
  /** Yellow plate (黄牌) */
  | 'YELLOW'
  /** Yellow-green plate (黄绿牌) */
  | 'YELLOW_GREEN';

/** Progress of something that finishes later (进度), the same values for every type. */
export type Progress =
  /** It waits for an action by you or by the person concerned: `state` says which. */
  | 'ACTION_REQUIRED'
  /** It ended without success: `state` and `rejection` say why. */
  | 'FAILED'
  /** The outcome is not known yet. Never send it again under another number. */
  | 'OUTCOME_UNKNOWN'
  /** It proceeds by itself, or waits for another party. Wait. */
  | 'PENDING'
  /** Polling has stopped after a long time without news. */
  | 'STALE'
  /** It ended with success. */
  | 'SUCCEEDED';

/** Scrap that the seller purchased (收购的报废产品): the proceeds are income of a business. */
export type PurchasedScrapInput = {
  /** Base of the seller’s personal income tax of this year before this order (个税累计金额), in yuan. */
  incomeTaxBase: string;
  /** Personal income tax that the seller paid this year (已缴个税累计税额), in yuan; it is deducted. */
  incomeTaxPaid: string;
};

/** Filter of red confirmations (红字发票信息确认单). */
export type RedConfirmationFilter = {
  /** Your party on the original invoice. */
  as: RedConfirmationsAs;
  /** Only the one with this number (红字发票信息确认单编号). */
  confirmationNumber?: string | null | undefined;
  /** Only those that this party entered (录入方身份). */
  enteredBy?: RedConfirmationPartyInput | null | undefined;
  /** Only those entered on this day or later (录入日期起). */
  enteredFrom?: string | null | undefined;
  /** Only those entered on this day or earlier (录入日期止). */
  enteredTo?: string | null | undefined;
  /** Only those of original invoices of this kind (发票票种). */
  kind?: RedConfirmationInvoiceKindInput | null | undefined;
  /** Only those of original invoices with this code (蓝字发票代码). */
  originalInvoiceCode?: string | null | undefined;
  /** Only those of the original invoice with this number (蓝字发票号码). */
  originalInvoiceNumber?: string | null | undefined;
  /** Only those with this status (红字确认信息状态). */
  platformStatus?: RedConfirmationStatusInput | null | undefined;
};

/** The kind of an invoice that is reversed (发票票种). */
export type RedConfirmationInvoiceKindInput =
  /** Aviation itinerary (航空运输电子客票行程单) */
  | 'AVIATION_ITINERARY'
  /** General invoice (普通发票) */
  | 'GENERAL'
  /** Unified invoice for motor vehicles (机动车销售统一发票) */
  | 'MOTOR_VEHICLE_UNIFIED'
  /** Railway e-ticket (铁路电子客票) */
  | 'RAILWAY_E_TICKET'
  /** Special invoice (增值税专用发票) */
  | 'SPECIAL'
  /** Unified invoice for used cars (二手车销售统一发票) */
  | 'USED_CAR_UNIFIED';

/** A party of the original invoice (购销方). */
export type RedConfirmationPartyInput =
  /** Buyer (购买方) */
  | 'BUYER'
  /** Seller (销售方) */
  | 'SELLER';

/** The tax bureau’s own status of a red confirmation (红字确认信息状态). */
export type RedConfirmationStatusInput =
  /** Both have confirmed (购销双方已确认) */
  | 'CONFIRMED'
  /** No confirmation is needed (无需确认) */
  | 'NOT_NEEDED'
  /** Void (作废（异常凭证）): the invoice is an abnormal voucher */
  | 'VOID_ABNORMAL_VOUCHER'
  /** Void (作废（购方否认）): the buyer denied it */
  | 'VOID_BUYER_DENIED'
  /** Void (作废（自然人拒绝）): the natural person refused it */
  | 'VOID_PERSON_REFUSED'
  /** Void (作废（已申请退税）): a refund was applied for already */
  | 'VOID_REFUND_APPLIED_FOR'
  /** Void (作废（发起方已撤销）): who entered it revoked it */
  | 'VOID_REVOKED'
  /** Void (作废（确认后撤销）): it was revoked after both had confirmed */
  | 'VOID_REVOKED_AFTER_CONFIRMATION'
  /** Void (作废（销方否认）): the seller denied it */
  | 'VOID_SELLER_DENIED'
  /** Void (作废（纳税人状态异常阻断）): a taxpayer’s abnormal status blocks it */
  | 'VOID_TAXPAYER_BLOCKED'
  /** Void (作废（超72小时未确认）): it was not confirmed within 72 hours */
  | 'VOID_UNCONFIRMED'
  /** The seller entered it (销方录入待购方确认); the buyer must confirm */
  | 'WAITING_FOR_BUYER'
  /** The buyer entered it (购方录入待销方确认); the seller must confirm */
  | 'WAITING_FOR_SELLER';

/** Your party on the original invoice (购销方). */
export type RedConfirmationsAs =
  {   /** Confirmations of invoices on which you are the buyer (购买方). */
  buyer: RedConfirmationsAsBuyer; seller?: never; }
  |  { buyer?: never;   /** Confirmations of invoices on which you are the seller (销售方). */
  seller: RedConfirmationsAsSeller; };

/** Confirmations of invoices on which you are the buyer (购买方). */
export type RedConfirmationsAsBuyer = {
  /** Your name (购买方名称). */
  buyerName: string;
  /** The buyer’s tax number (购买方纳税人识别号). */
  buyerTaxNumber: string;
  /** Only of this seller (销售方名称). */
  sellerName?: string | null | undefined;
  /** The seller’s tax number (销售方纳税人识别号): of a person, their ID number. Sent to the platform and not stored. */
  sellerTaxNumber?: string | null | undefined;
};

/** Confirmations of invoices on which you are the seller (销售方). */
export type RedConfirmationsAsSeller = {
  /** Only of this buyer (购买方名称). */
  buyerName?: string | null | undefined;
  /** Only of this buyer (购买方纳税人识别号). */
  buyerTaxNumber?: string | null | undefined;
  /** Your name (销售方名称). */
  sellerName: string;
  /** The seller’s tax number (销售方纳税人识别号): of a person, their ID number. Sent to the platform and not stored. */
  sellerTaxNumber: string;
};

/** Group of the listed red-offsets (红冲): exactly one member. */
export type RedOffsetBelongsTo =
  {   /** Number of the order that the invoice to be reversed was issued under. */
  orderId: string; sellerTaxNumber?: never; }
  |  { orderId?: never;   /** Tax number of the seller, who issues. The platform’s operator must have bound it to this service’s key. */
  sellerTaxNumber: string; };

/** Reverses an issued invoice as a whole by a red invoice (红冲). It cannot be undone. */
export type RedOffsetInput = {
  /** Further members of the platform’s request, beside the invoice. If the platform requires `order_id` or `seller_taxpayer_num` there, give them here. Stored until half a year after the end, because each poll repeats it: no personal data. */
  extra?: Record<string, unknown> | null | undefined;
  /** Further members of the invoice within the platform’s request, whose fields its documents do not show: a reason, for example. Stored until half a year after the end, because each poll repeats it: no personal data. */
  invoiceExtra?: Record<string, unknown> | null | undefined;
  /** Number of the order that the invoice to be reversed was issued under (订单号). */
  orderId: string;
  /** Your number of this request, so that a repeat after a lost connection is recognized: the same number with the same input returns the existing red-offset and sends nothing. Any other number for the same invoice is a conflict, unless the previous attempt was rejected or never arrived. No personal data. It is not sent to the platform. */
  redOffsetId: string;
  /** Tax number of the seller (销售方纳税人识别号). Needed for an invoice that was not issued through this service, and for one of which this service stores only the number. */
  sellerTaxNumber?: string | null | undefined;
};

/** State of a red-offset (红冲). After `REJECTED` and `NOT_ACCEPTED` the invoice stands, and may be reversed under a new `redOffsetId`. */
export type RedOffsetState =
  /** Final. The platform shows no red invoice of it: the invoice is not reversed. Use a new `redOffsetId`. */
  | 'NOT_ACCEPTED'
  /** Not sent: the platform was unavailable, or its quota or your budget was used up, and nothing was accepted. Send the same input under the same number again; nothing is done twice. */
  | 'NOT_SENT'
  /** Final. A red invoice reverses the invoice. */
  | 'OFFSET'
  /** The platform accepted it; the red invoice does not exist yet. Wait. The documents define no status for a later rejection by the tax bureau: read `platformStatusCode` and `raw`. */
  | 'OFFSETTING'
  /** The response was lost, and the service polls the platform about the reversal. Wait: the state becomes that of the platform, or `NOT_ACCEPTED` after half an hour. Never send it under another id meanwhile. */
  | 'OUTCOME_UNKNOWN'
  /** Final. The platform rejected it: read `rejection`. After correcting it use a new number. */
  | 'REJECTED'
  /** No news for so long that polling has stopped; a push still updates it. Under a new `redOffsetId` the service queries the platform again, and another attempt begins if it shows no red invoice. */
  | 'STALE'
  /** Recorded; being sent to the platform. Wait. */
  | 'SUBMITTED';

/** Filters of an export of `redOffsets` (导出筛选): the arguments of the field. */
export type RedOffsetsExport = {
  /** Only those that belong to it. Submissions from before version 1 may be missing. */
  belongsTo?: RedOffsetBelongsTo | null | undefined;
  /** True: only those that need attention now. False or omitted: all. */
  needsAttention?: boolean | null | undefined;
  /** Only those first sent or followed at or after this time; an invoice may be dated in another month. */
  openedFrom?: string | null | undefined;
  /** Only those first sent or followed before this time. */
  openedTo?: string | null | undefined;
  /** Only those in these states. An empty list finds nothing; all if omitted. */
  states?: Array<RedOffsetState> | null | undefined;
};

/** Group of the listed reverse invoices (反向开票): exactly one member. */
export type ReverseInvoiceBelongsTo =
  {   /** Tax number of the enterprise that buys (购买方纳税人识别号), and issues the invoice. */
  buyerTaxNumber: string; sellerId?: never; }
  |  { buyerTaxNumber?: never;   /** Your own id of the seller, never an ID number: it names the seller in updates and in later calls. */
  sellerId: string; };

/** State of an order for a reverse invoice (反向开票). */
export type ReverseInvoiceState =
  /** Final. The invoice exists, the tax is paid, the seller has the money. */
  | 'DONE'
  /** Final. It failed at the bank; `stepStatuses` may say where. */
  | 'FAILED'
  /** Paid. The bank issues, pays the tax and remits to the seller. Wait. */
  | 'INVOICING'
  /** Final. The platform never received it; nothing was done or billed. Use a new number. */
  | 'NOT_ACCEPTED'
  /** Not sent: the platform was unavailable, or its quota or your budget was used up, and nothing was accepted. Send the same input under the same number again; nothing is done twice. */
  | 'NOT_SENT'
  /** The platform accepted the order; its state is polled soon. */
  | 'ORDERED'
  /** The response was lost, and the service polls the platform by the order number. Wait: the state becomes that of the platform, or `NOT_ACCEPTED` after half an hour. Never order under another number: it would be paid twice. */
  | 'OUTCOME_UNKNOWN'
  /** Final. A limit of the seller’s quota stopped it before anything was ordered or paid. Use a new number once the quota allows. */
  | 'QUOTA_LIMIT_REACHED'
  /** Final. The platform rejected it: read `rejection`. After correcting it use a new number. */
  | 'REJECTED'
  /** Final. The seller cannot be invoiced for yet: nothing was ordered or paid. See `blockedBy` of the seller, and use a new number afterwards. */
  | 'SELLER_NOT_READY'
  /** The platform reported nothing for days, so polling has stopped. A push from the platform still updates it. Ask the operator. */
  | 'STALE'
  /** Recorded; being sent to the platform. Wait. */
  | 'SUBMITTED'
  /** The order waits to be confirmed. Wait. */
  | 'WAITING_CONFIRM'
  /** The payer must pay: send them to `payUrl`. */
  | 'WAITING_PAY';

/** Filters of an export of `reverseInvoiceTotals` (导出筛选): the arguments of the field. */
export type ReverseInvoiceTotalsExport = {
  /** Grouping of the totals. */
  by: TotalsBy;
  /** The first month. */
  from: string;
  /** The last month, less than 36 months after the first, and not before it. */
  to: string;
};

/** Filters of an export of `reverseInvoices` (导出筛选): the arguments of the field. */
export type ReverseInvoicesExport = {
  /** Only those whose `payAmount` is this or more, in yuan. Submissions from before version 1 may be missing. */
  amountFrom?: string | null | undefined;
  /** Only those whose `payAmount` is this or less, in yuan. */
  amountTo?: string | null | undefined;
  /** Only those that belong to it. Submissions from before version 1 may be missing. */
  belongsTo?: ReverseInvoiceBelongsTo | null | undefined;
  /** True: only those that need attention now. False or omitted: all. */
  needsAttention?: boolean | null | undefined;
  /** Only those first sent or followed at or after this time; an invoice may be dated in another month. */
  openedFrom?: string | null | undefined;
  /** Only those first sent or followed before this time. */
  openedTo?: string | null | undefined;
  /** Only those in these states. An empty list finds nothing; all if omitted. */
  states?: Array<ReverseInvoiceState> | null | undefined;
};

/** A way in which an endpoint of the simulated platform can misbehave (沙箱). */
export type SandboxFault =
  /** HTTP 502 from a proxy, without the envelope. */
  | 'BAD_GATEWAY'
  /** It responds with a proxy’s HTML page and status 200. */
  | 'HTML'
  /** It acts, and then cuts the connection without a response. */
  | 'LOST_REPLY'
  /** It cuts the connection without acting. */
  | 'LOST_REQUEST'
  /** It works. */
  | 'NONE'
  /** CYT_40301: the key is not enabled for this product. */
  | 'NOT_ENABLED'
  /** CYT_42900. */
  | 'QUOTA_EXHAUSTED'
  /** It responds after five seconds. */
  | 'SLOW'
  /** CYT_42901. */
  | 'TOO_MANY_REQUESTS'
  /** It acts, and the JSON of its response ends in the middle. */
  | 'TRUNCATED'
  /** CYT_50200: the source behind the platform is unavailable. */
  | 'UPSTREAM_UNAVAILABLE'
  /** It acts, and every member of its response has another type than documented. */
  | 'WRONG_TYPES';

/** A permission of a key or token (权限范围). */
export type Scope =
  /** Reads the audit (`Query.audit`) and the list of keys. */
  | 'AUDIT'
  /** Sends files, and gets links to stored files. */
  | 'FILES'
  /** Issues invoices to buyers, and offsets them. */
  | 'ISSUE'
  /** Looks up enterprises; each call is billed. */
  | 'LOOKUP'
  /** Reads metrics of the service itself, which cover all tenants. Only for keys and tokens that name it. */
  | 'METRICS'
  /** Shows ID numbers, bank cards and phones in full, also in files that contain them. Without it they are masked. */
  | 'PII'
  /** Reads everything that is free: submissions to this service, their updates, and the platform’s data about them. */
  | 'READ'
  /** Buys from natural persons: sellers, reverse invoices, scrap purchases, and what the bank and the tax bureau do for them. */
  | 'REVERSE'
  /** Controls the simulated platform. */
  | 'SANDBOX'
  /** Has contracts and other papers signed. */
  | 'SIGN'
  /** Looks up trucks and their tracks, which are billed. */
  | 'TRACE'
  /** Verifies invoices, each from the quota. */
  | 'VERIFY'
  /** Registers webhooks, which receive updates with the permissions of the caller, and reads their deliveries. Only for keys and tokens that name it. */
  | 'WEBHOOKS';

/** Group of the listed scrap-purchase invoices (报废产品收购发票): exactly one member. */
export type ScrapInvoiceBelongsTo =
  {   /** Tax number of the enterprise that buys the scrap and issues the invoice. */
  buyerTaxNumber: string; orderId?: never; }
  |  { buyerTaxNumber?: never;   /** Your number of the order: unique for ever, never used again, no personal data. The same number with the same input returns the existing order and sends nothing. */
  orderId: string; };

/** State of the issuing of a scrap-purchase invoice (报废产品收购发票). */
export type ScrapInvoiceState =
  /** Final. The tax bureau already had an invoice of this number: nothing was issued now. Don’t send it again; look at the issued one. */
  | 'ALREADY_ISSUED'
  /** Final. The invoice exists, by this upload or by an earlier one of the same input whose response was lost. */
  | 'ISSUED'
  /** Final. The platform never received it; nothing was done or billed. Use a new number. */
  | 'NOT_ACCEPTED'
  /** Not sent: the platform was unavailable, or its quota or your budget was used up, and nothing was accepted. Send the same input under the same number again; nothing is done twice. */
  | 'NOT_SENT'
  /** The response was lost, and without its acceptance serial the upload cannot be queried. `verifyInvoice` may show whether the invoice exists. The service sends nothing again by itself; the same input with `sendAgain: true` does, and cannot issue it twice: a number that the tax bureau already has gets `ALREADY_ISSUED`. */
  | 'OUTCOME_UNKNOWN'
  /** Final. The platform rejected it: read `rejection`. After correcting it use a new number. */
  | 'REJECTED'
  /** Twelve hours passed without a result, and the tax bureau can no longer be queried about the upload. Issue the same number again: one that it had accepted gets `ALREADY_ISSUED`. */
  | 'STALE'
  /** Recorded; being sent to the platform. Wait. */
  | 'SUBMITTED'
  /** The tax bureau has the upload and processes it. Wait. */
  | 'UPLOADING'
  /** Final for this attempt. The tax bureau did not accept it: `uploadMessage` says why. Correct it and issue the same number again. */
  | 'UPLOAD_FAILED';

/** Filters of an export of `scrapInvoiceTotals` (导出筛选): the arguments of the field. */
export type ScrapInvoiceTotalsExport = {
  /** Grouping of the totals. */
  by: TotalsBy;
  /** The first month. */
  from: string;
  /** The last month, less than 36 months after the first, and not before it. */
  to: string;
};

/** Group of the listed uploads (发票上传): exactly one member. */
export type ScrapInvoiceUploadBelongsTo =
  {   /** Tax number of the enterprise that buys, and issues. */
  buyerTaxNumber: string; };

/** State of an upload (发票上传). The result of its invoices is `result`. */
export type ScrapInvoiceUploadState =
  /** Final. The tax bureau accepted the invoices and examines them. `uploadUpdates` reports the result of each by the acceptance serial. */
  | 'ACCEPTED'
  /** Final. The platform never received it; nothing was done or billed. Use a new number. */
  | 'NOT_ACCEPTED'
  /** Not sent: the platform was unavailable, or its quota or your budget was used up, and nothing was accepted. Send the same input under the same number again; nothing is done twice. */
  | 'NOT_SENT'
  /** The response was lost together with the acceptance serial, without which the tax bureau cannot be queried. Upload the same invoices again under a new `uploadId`: a number can be used only once, so invoices that had arrived get `NUMBER_EXISTS`, and nothing is done twice. */
  | 'OUTCOME_UNKNOWN'
  /** Final. The platform rejected it: read `rejection`. After correcting it use a new number. */
  | 'REJECTED'
  /** The response was lost a week ago, and no query shows the outcome. Upload the same invoices again under a new `uploadId`, as after `OUTCOME_UNKNOWN`. */
  | 'STALE'
  /** Recorded; being sent to the platform. Wait. */
  | 'SUBMITTED';

/** Filters of an export of `scrapInvoices` (导出筛选): the arguments of the field. */
export type ScrapInvoicesExport = {
  /** Only those whose `amountWithTax` is this or more, in yuan. Submissions from before version 1 may be missing. */
  amountFrom?: string | null | undefined;
  /** Only those whose `amountWithTax` is this or less, in yuan. */
  amountTo?: string | null | undefined;
  /** Only those that belong to it. Submissions from before version 1 may be missing. */
  belongsTo?: ScrapInvoiceBelongsTo | null | undefined;
  /** True: only those that need attention now. False or omitted: all. */
  needsAttention?: boolean | null | undefined;
  /** Only those first sent or followed at or after this time; an invoice may be dated in another month. */
  openedFrom?: string | null | undefined;
  /** Only those first sent or followed before this time. */
  openedTo?: string | null | undefined;
  /** Only those in these states. An empty list finds nothing; all if omitted. */
  states?: Array<ScrapInvoiceState> | null | undefined;
};

/** Group of the listed orders of scrap purchases (报废产品收购): exactly one member. */
export type ScrapOrderBelongsTo =
  {   /** Tax number of the enterprise that buys the scrap and issues the invoice. */
  buyerTaxNumber: string; };

/** State of an order of a scrap purchase (报废产品收购). */
export type ScrapOrderState =
  /** Final. The platform never received it; nothing was done or billed. Use a new number. */
  | 'NOT_ACCEPTED'
  /** Not sent: the platform was unavailable, or its quota or your budget was used up, and nothing was accepted. Send the same input under the same number again; nothing is done twice. */
  | 'NOT_SENT'
  /** The response was lost. The service searches the pending transactions of the enterprise for the amount and time of this order. The platform does not report whose they are, so similar ones cannot be distinguished, and one without tax, or with its tax paid, is never among them. The same input under the same number again, which names the person, searches that person’s transactions and sends nothing. Never order under another number meanwhile. */
  | 'OUTCOME_UNKNOWN'
  /** Final. The invoice is pre-opened under `invoiceNumber`: have the tax paid (`taxPayment`), then issue (`issueScrapInvoice`). */
  | 'PRE_OPENED'
  /** The platform responded; the response is being recorded. Wait a moment. */
  | 'RECORDING'
  /** Final. The platform rejected it: read `rejection`. After correcting it use a new number. */
  | 'REJECTED'
  /** For a week its transaction was not found, so polling has stopped. `lookAgain` searches once more, and `pendingTransactions` shows those of the person. Only if they have none, and no tax was paid for it, order under a new `orderId`. */
  | 'STALE'
  /** Recorded; being sent to the platform. Wait. */
  | 'SUBMITTED';

/** Filters of an export of `scrapOrders` (导出筛选): the arguments of the field. */
export type ScrapOrdersExport = {
  /** Only those whose `amountWithoutTax` is this or more, in yuan. Submissions from before version 1 may be missing. */
  amountFrom?: string | null | undefined;
  /** Only those whose `amountWithoutTax` is this or less, in yuan. */
  amountTo?: string | null | undefined;
  /** Only those that belong to it. Submissions from before version 1 may be missing. */
  belongsTo?: ScrapOrderBelongsTo | null | undefined;
  /** True: only those that need attention now. False or omitted: all. */
  needsAttention?: boolean | null | undefined;
  /** Only those first sent or followed at or after this time; an invoice may be dated in another month. */
  openedFrom?: string | null | undefined;
  /** Only those first sent or followed before this time. */
  openedTo?: string | null | undefined;
  /** Only those in these states. An empty list finds nothing; all if omitted. */
  states?: Array<ScrapOrderState> | null | undefined;
};

/** Origin of the scrap: the seller used it or bought it (自用或收购的报废产品). Exactly one. */
export type ScrapOriginInput =
  {   /** Scrap that the seller used (自用报废产品): the proceeds are income from a transfer of property. */
  ownUse: OwnUseScrapInput; purchased?: never; }
  |  { ownUse?: never;   /** Scrap that the seller purchased (收购的报废产品): the proceeds are income of a business. */
  purchased: PurchasedScrapInput; };

/** Amounts still to be levied of the seller’s invoices of this month (补征), in yuan without tax. */
export type ScrapPendingAmountsInput = {
  /** Of general invoices that were exempt when they were issued, in yuan. Default: 0. */
  general?: string | null | undefined;
  /** Of special invoices at 1 % whose education surcharges were not levied, in yuan. Default: 0. */
  specialAtOnePercent?: string | null | undefined;
  /** Of special invoices at 3 % whose education surcharges were not levied, in yuan. Default: 0. */
  specialAtThreePercent?: string | null | undefined;
};

/** The points of the tax rules (算税规则) that the platform’s documents leave open. */
export type ScrapTaxAssumptionName =
  /** Up to 100,000 in the month special invoices are exempt from the education surcharges, too. */
  | 'EDUCATION_EXEMPTION_COVERS_SPECIAL'
  /** The three exemption nature codes, in ascending order, stand for a month up to 20,000, up to 30,000 and below 100,000. Otherwise no code is given. */
  | 'EXEMPTION_TIERS_AT_20000_AND_30000'
  /** A special invoice at 1 % and the supplement at 1 % are one item. */
  | 'MERGES_SUPPLEMENT_AT_SAME_RATE'
  /** The monthly cumulative that is compared with 100,000 includes this order. */
  | 'MONTH_INCLUDES_THIS_ORDER'
  /** If more personal income tax was paid this year than is due, none is payable. Otherwise the excess is payable with a minus, and lowers the total. */
  | 'OVERPAID_INCOME_TAX_IS_KEPT'
  /** An exempt invoice for own-used scrap also levies the pending supplement. Otherwise it merges nothing, whatever the flag. */
  | 'OWN_USE_CARRIES_SUPPLEMENT'
  /** A special invoice for own-used scrap bears value-added tax like one for purchased scrap. Otherwise it is exempt, like a general one. */
  | 'OWN_USE_SPECIAL_IS_LEVIED'
  /** The payable amount of an item is rounded once, half up to 0.01, after the reduction. Otherwise the tax and its reduction are each rounded and then subtracted. */
  | 'PAYABLE_ROUNDED_ONCE'
  /** The six-taxes-two-fees ratio is the reduction of a surcharge. Otherwise it is the share that remains. */
  | 'REDUCTION_RATIO_IS_TAKEN_OFF'
  /** Amounts are rounded half up to 0.01. Otherwise half to even: 0.005 to 0.00, and 0.015 to 0.02. */
  | 'ROUNDS_HALF_UP'
  /** The pending sums of special invoices at 1 % and at 3 % are amounts without tax. Otherwise they are the value-added tax on them. */
  | 'SPECIAL_ACCUMULATIONS_ARE_AMOUNTS'
  /** Pending special invoices are merged into the two education surcharges only. Otherwise, from the same threshold on, into the urban maintenance tax as well. */
  | 'SPECIAL_ACCUMULATIONS_ONLY_IN_EDUCATION'
  /** A special invoice at 1 % has the nature code 0001011608, like a general one. */
  | 'SPECIAL_REDUCTION_HAS_GENERAL_CODE'
  /** With a special invoice pending general invoices are levied above 100,000 in the month, not yet at exactly 100,000. */
  | 'SPECIAL_SUPPLEMENT_ONLY_ABOVE'
  /** The transfer income of own-used scrap is the amount without tax. Otherwise it is the amount with tax. */
  | 'TRANSFER_INCOME_WITHOUT_TAX';

/** Readings of points that the platform’s documents leave open (算税规则). Omit it for the defaults. */
export type ScrapTaxAssumptionsInput = {
  /** Up to 100,000 in the month special invoices are exempt from the education surcharges, too. Default: true. */
  educationExemptionCoversSpecial?: boolean | null | undefined;
  /** The three exemption nature codes, in ascending order, stand for a month up to 20,000, up to 30,000 and below 100,000. Otherwise no code is given. Default: true. */
  exemptionTiersAt20000And30000?: boolean | null | undefined;
  /** A special invoice at 1 % and the supplement at 1 % are one item. Default: true. */
  mergesSupplementAtSameRate?: boolean | null | undefined;
  /** The monthly cumulative that is compared with 100,000 includes this order. Default: true. */
  monthIncludesThisOrder?: boolean | null | undefined;
  /** If more personal income tax was paid this year than is due, none is payable. Otherwise the excess is payable with a minus, and lowers the total. Default: true. */
  overpaidIncomeTaxIsKept?: boolean | null | undefined;
  /** An exempt invoice for own-used scrap also levies the pending supplement. Otherwise it merges nothing, whatever the flag. Default: false. */
  ownUseCarriesSupplement?: boolean | null | undefined;
  /** A special invoice for own-used scrap bears value-added tax like one for purchased scrap. Otherwise it is exempt, like a general one. Default: true. */
  ownUseSpecialIsLevied?: boolean | null | undefined;
  /** The payable amount of an item is rounded once, half up to 0.01, after the reduction. Otherwise the tax and its reduction are each rounded and then subtracted. Default: true. */
  payableRoundedOnce?: boolean | null | undefined;
  /** The six-taxes-two-fees ratio is the reduction of a surcharge. Otherwise it is the share that remains. Default: true. */
  reductionRatioIsTakenOff?: boolean | null | undefined;
  /** Amounts are rounded half up to 0.01. Otherwise half to even: 0.005 to 0.00, and 0.015 to 0.02. Default: true. */
  roundsHalfUp?: boolean | null | undefined;
  /** The pending sums of special invoices at 1 % and at 3 % are amounts without tax. Otherwise they are the value-added tax on them. Default: true. */
  specialAccumulationsAreAmounts?: boolean | null | undefined;
  /** Pending special invoices are merged into the two education surcharges only. Otherwise, from the same threshold on, into the urban maintenance tax as well. Default: true. */
  specialAccumulationsOnlyInEducation?: boolean | null | undefined;
  /** A special invoice at 1 % has the nature code 0001011608, like a general one. Default: true. */
  specialReductionHasGeneralCode?: boolean | null | undefined;
  /** With a special invoice pending general invoices are levied above 100,000 in the month, not yet at exactly 100,000. Default: true. */
  specialSupplementOnlyAbove?: boolean | null | undefined;
  /** The transfer income of own-used scrap is the amount without tax. Otherwise it is the amount with tax. Default: true. */
  transferIncomeWithoutTax?: boolean | null | undefined;
};

/** A purchase of scrap whose taxes are to be estimated (税费试算). Figures of the seller come from the tax bureau’s responses on natural persons, those of province and supplement from its parameters. */
export type ScrapTaxEstimateInput = {
  /** Amount of this order, in yuan without tax. */
  amountWithoutTax: string;
  /** Readings of the points that the platform’s documents leave open. */
  assumptions?: ScrapTaxAssumptionsInput | null | undefined;
  /** Of a special invoice: true for the preferential 1 %, false when it is waived for 3 %. Default: true. */
  enjoysReduction?: boolean | null | undefined;
  /** Kind of the invoice (发票票种). */
  kind: VatInvoiceKind;
  /** Total of the seller’s invoices of this month before this order (月累计开票总金额), in yuan. */
  monthlyCumulative: string;
  /** Pending amounts of this month; required when `supplements` is true, and ignored otherwise. */
  pending?: ScrapPendingAmountsInput | null | undefined;
  /** The province’s six-taxes-two-fees reduction, as a part of one (`0.5` is 50 %), where the bureau’s parameters have it. Default: `0.5`. */
  reductionRatio?: string | null | undefined;
  /** Origin of the scrap, with the figures that its income tax depends on. */
  scrap: ScrapOriginInput;
  /** The supplementary flag: true levies the `pending` amounts along with this order. Default: false. */
  supplements?: boolean | null | undefined;
  /** Levy item of the urban maintenance and construction tax, which the estimate repeats. */
  urbanLevyItem?: string | null | undefined;
  /** Rate of the urban maintenance and construction tax, as a part of one: `0.07` is 7 %. */
  urbanRate: string;
};

/** The taxes that a purchase of scrap from a natural person bears (税种). */
export type ScrapTaxKind =
  /** Education surcharge, 3 % of the value-added tax. */
  | 'EDUCATION_SURCHARGE'
  /** Local education surcharge, 2 % of the value-added tax. */
  | 'LOCAL_EDUCATION_SURCHARGE'
  /** Personal income tax of the seller. */
  | 'PERSONAL_INCOME_TAX'
  /** Urban maintenance and construction tax. */
  | 'URBAN_MAINTENANCE_TAX'
  /** Value-added tax. */
  | 'VALUE_ADDED_TAX';

/** The part of a subject that a search (搜索) matched. */
export type SearchMatch =
  /** The name of an enterprise that buys or sells. */
  | 'NAME'
  /** A number: of the thing itself (an order, an invoice, a contract, a slip), or of the thing that it belongs to (a seller, an order, an enterprise that has others sign). */
  | 'NUMBER'
  /** The tax number of its seller or buyer, in full. */
  | 'TAX_NUMBER';

/** Group of the listed sellers (出售者): exactly one member. */
export type SellerBelongsTo =
  {   /** Tax number of the enterprise that buys (购买方纳税人识别号), and issues the invoice. */
  buyerTaxNumber: string; };

/** Progress of a seller (出售者). A scanned face, an accepted registration and an onboarded payee are three different things; only the last one can be invoiced. */
export type SellerState =
  /** The face-scan page exists; the person has not scanned their face yet. */
  | 'AWAITING_FACE_SCAN'
  /** The person’s identity is proven, but the bank has no payee yet. Call `registerSeller`. */
  | 'FACE_SCANNED'
  /** Recorded; no face-scan page was made yet. Call `onboardSeller` again. */
  | 'NEW'
  /** Final. The bank’s audit approved the payee. Later problems do not change this state: as the platform last reported, `onboarded` says whether they are still a payee, and `canInvoice` whether an order is possible. */
  | 'ONBOARDED'
  /** The bank accepted the registration and audits it, for days; it cannot be hurried. Not onboarded yet. */
  | 'REGISTRATION_ACCEPTED'
  /** Nothing changed for two months, so polling has stopped. `seller` queries the platform once, and another `onboardSeller` or `registerSeller` begins a new registration. */
  | 'STALE';

/** Filters of an export of `sellers` (导出筛选): the arguments of the field. */
export type SellersExport = {
  /** Only those that belong to it. Submissions from before version 1 may be missing. */
  belongsTo?: SellerBelongsTo | null | undefined;
  /** True: only those that need attention now. False or omitted: all. */
  needsAttention?: boolean | null | undefined;
  /** Only those first sent or followed at or after this time; an invoice may be dated in another month. */
  openedFrom?: string | null | undefined;
  /** Only those first sent or followed before this time. */
  openedTo?: string | null | undefined;
  /** Only those in these states. An empty list finds nothing; all if omitted. */
  states?: Array<SellerState> | null | undefined;
};

/** Group of the listed signing tasks (签署任务): exactly one member. */
export type SigningTaskBelongsTo =
  {   /** Id of the enterprise that starts it in the signing system, from their registration. */
  initiatorSigningPartyId: string; sellerId?: never; }
  |  { initiatorSigningPartyId?: never;   /** Your own id of the seller that the contract is with, so that it shows at `Seller.signingTasks`. Not sent on. */
  sellerId: string; };

/** State of a signing task (签署任务). */
export type SigningTaskState =
  /** Final. All have signed; the finished files are fetched at once: read `documents`. */
  | 'COMPLETED'
  /** Final. It expired before all had signed. */
  | 'EXPIRED'
  /** Final. The platform never received it; nothing was done or billed. Use a new number. */
  | 'NOT_ACCEPTED'
  /** Not sent: the platform was unavailable, or its quota or your budget was used up, and nothing was accepted. Send the same input under the same number again; nothing is done twice. */
  | 'NOT_SENT'
  /** The response was lost, and without its number the platform cannot be queried about a task. A push reports the number as soon as a party signs; nothing is sent again. A person cannot sign a task without its link, but the task is billed: contact the platform before you create another. */
  | 'OUTCOME_UNKNOWN'
  /** Final. A party refused to sign; `refusedReason` may say why. */
  | 'REFUSED'
  /** Final. The platform rejected it: read `rejection`. After correcting it use a new number. */
  | 'REJECTED'
  /** Final. It was revoked. */
  | 'REVOKED'
  /** The platform reported nothing for days, so polling has stopped. A push from the platform still updates it. Ask the operator. */
  | 'STALE'
  /** Recorded; being sent to the platform. Wait. */
  | 'SUBMITTED'
  /** The task exists and waits to be signed: give each signer their `signingLink`. */
  | 'WAITING';

/** Filters of an export of `signingTasks` (导出筛选): the arguments of the field. */
export type SigningTasksExport = {
  /** Only those that belong to it. Submissions from before version 1 may be missing. */
  belongsTo?: SigningTaskBelongsTo | null | undefined;
  /** True: only those that need attention now. False or omitted: all. */
  needsAttention?: boolean | null | undefined;
  /** Only those first sent or followed at or after this time; an invoice may be dated in another month. */
  openedFrom?: string | null | undefined;
  /** Only those first sent or followed before this time. */
  openedTo?: string | null | undefined;
  /** Only those in these states. An empty list finds nothing; all if omitted. */
  states?: Array<SigningTaskState> | null | undefined;
};

/** A list or a report to export (导出), and the form of the file. */
export type StartExportInput = {
  /** Your number of the export, such as `ledger-2026-05`: unique for ever, no personal data. The same number with the same input returns the existing export. */
  exportId: string;
  /** Format of the file. */
  format: TableFormat;
  /** Language of its titles and labels; that of the request if omitted. */
  language?: Language | null | undefined;
  /** The list or report. */
  of: ExportOf;
};

/** Formats of tables (表格格式). */
export type TableFormat =
  /** CSV in UTF-8, for programs (CSV文件). */
  | 'CSV'
  /** A workbook, for people (Excel工作簿). */
  | 'XLSX';

/** Grouping of totals (汇总维度). */
export type TotalsBy =
  /** By buyer (按购买方), the largest amount first. */
  | 'BUYER'
  /** By month (按月), in order. */
  | 'MONTH'
  /** By tax rate (按税率), the largest amount first. An invoice with several rates counts in each. */
  | 'RATE'
  /** By seller (按销售方), the largest amount first. */
  | 'SELLER';

/** Cause of an update (更新原因). */
export type UpdateCause =
  /** No news came before the deadline. */
  | 'DEADLINE'
  /** A scheduled poll of the platform found the change. */
  | 'POLL'
  /** The platform pushed, and was then queried. */
  | 'PUSH'
  /** A client’s request changed it. */
  | 'REQUEST'
  /** Nothing changed: this is the current state. */
  | 'SNAPSHOT'
  /** Updates before this item are no longer available: this is the current state. Read your stored data about it again. */
  | 'SNAPSHOT_AFTER_GAP';

/** Filters of an export of `uploads` (导出筛选): the arguments of the field. */
export type UploadsExport = {
  /** Only those that belong to it. Submissions from before version 1 may be missing. */
  belongsTo?: ScrapInvoiceUploadBelongsTo | null | undefined;
  /** True: only those that need attention now. False or omitted: all. */
  needsAttention?: boolean | null | undefined;
  /** Only those first sent or followed at or after this time; an invoice may be dated in another month. */
  openedFrom?: string | null | undefined;
  /** Only those first sent or followed before this time. */
  openedTo?: string | null | undefined;
  /** Only those in these states. An empty list finds nothing; all if omitted. */
  states?: Array<ScrapInvoiceUploadState> | null | undefined;
};

/** The kind of an invoice for purchased scrap (发票票种). */
export type VatInvoiceKind =
  /** General invoice (普通发票) */
  | 'GENERAL'
  /** Special invoice (增值税专用发票): the buyer deducts its tax */
  | 'SPECIAL';

/** State of a batch (批量查验). */
export type VerificationBatchState =
  /** Final. It was canceled. Earlier results stay readable. */
  | 'CANCELED'
  /** It was canceled; calls in progress are awaited. */
  | 'CANCELING'
  /** Final. Every invoice has its result: read `results`. */
  | 'DONE'
  /** The list was not stored completely, and nothing is verified: start it again with the same input. */
  | 'NOT_SENT'
  /** The list may be stored only in part. Start it again with the same number and the same input after a minute: no invoice is verified twice. */
  | 'OUTCOME_UNKNOWN'
  /** Its invoices are being verified. Wait; if `obstacle` is set, it continues by itself. */
  | 'RUNNING'
  /** The list is being stored. Wait. */
  | 'SUBMITTED';

/** Filters of an export of `verificationBatches` (导出筛选): the arguments of the field. */
export type VerificationBatchesExport = {
  /** True: only those that need attention now. False or omitted: all. */
  needsAttention?: boolean | null | undefined;
  /** Only those first sent or followed at or after this time; an invoice may be dated in another month. */
  openedFrom?: string | null | undefined;
  /** Only those first sent or followed before this time. */
  openedTo?: string | null | undefined;
  /** Only those in these states. An empty list finds nothing; all if omitted. */
  states?: Array<VerificationBatchState> | null | undefined;
};

/** An outcome of an attempt to deliver (投递结果). */
export type WebhookAttemptOutcome =
  /** The receiver responded with 410. */
  | 'GONE'
  /** The host leads to an address that is not public. */
  | 'NOT_PUBLIC'
  /** No connection, a certificate that is not trusted, or no complete response; this service’s log names the reason. */
  | 'NOT_REACHED'
  /** The receiver responded with a redirect, which is not followed. */
  | 'REDIRECTED'
  /** The receiver responded with another status. */
  | 'REJECTED'
  /** The receiver responded with a 2xx status. */
  | 'TAKEN'
  /** No response came within 15 seconds. */
  | 'TIMED_OUT';

/** A state of a delivery (投递状态). */
export type WebhookDeliveryState =
  /** The receiver accepted it. */
  | 'DELIVERED'
  /** The receiver did not accept it, and it is not repeated: a test event. */
  | 'FAILED'
  /** It waits for its next attempt, or behind an earlier update of the same thing. */
  | 'PENDING';

/** A reason for which a webhook is disabled (停用原因). */
export type WebhookDisabledReason =
  /** The last attempt to deliver an update failed, three days after the first, or later if the receiver asked to wait. */
  | 'EXHAUSTED'
  /** The receiver responded with 410: it accepts no more updates. */
  | 'GONE'
  /** Its document can no longer be run. Register it with another document. */
  | 'INVALID_DOCUMENT'
  /** `updateWebhook` disabled it. */
  | 'REQUESTED';

/** A state of a webhook (Webhook状态). */
export type WebhookState =
  /** Updates are sent, and repeated until the receiver accepts them. */
  | 'ACTIVE'
  /** Its subscription has ended, for example with the final state of its order. */
  | 'COMPLETED'
  /** Nothing is sent. Updates wait for `updateWebhook` with `enabled`, as long as the journal stores them. */
  | 'DISABLED';

export type AttentionCountQueryVariables = Exact<{ [key: string]: never; }>;


export type AttentionCountQuery = { attention: { total: number } };

export type AttentionQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type AttentionQuery = { attention: { total: number, edges: Array<{ node: { id: string, reason: AttentionReason, since: string | null, advice: string, actions: Array<AttentionAction>, subject:
          | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { message: string } | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
          | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { message: string } | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
          | { statusText: string | null, id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { message: string } | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
          | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { message: string } | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
          | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { message: string } | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
          | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { message: string } | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
          | { buyerName: string | null, amountWithTax: string | null, id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { message: string } | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
          | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { message: string } | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
          | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { message: string } | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
          | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { message: string } | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
          | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { message: string } | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
          | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { message: string } | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
          | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { message: string } | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
          | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { message: string } | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
          | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { message: string } | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
          | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { message: string } | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
          | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { message: string } | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
          | { buyerTaxNumber: string | null, amountWithoutTax: string | null, id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { message: string } | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
          | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { message: string } | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
          | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { message: string } | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
          | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { message: string } | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
          | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { message: string } | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
          | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { message: string } | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
          | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { message: string } | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
          | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { message: string } | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
          | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { message: string } | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
         | null, operation: { id: string, kind: OperationKind, key: string } | null, webhook: { id: string, name: string, position: string } | null, budget: { holder: BudgetHolder, key: string | null, capability: BilledCapability, unitsPerDay: number, usedUnits: number, leftUnits: number } | null } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type AttentionFactsFragment = { id: string, reason: AttentionReason, since: string | null, advice: string, actions: Array<AttentionAction>, subject:
    | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { message: string } | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { message: string } | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
    | { statusText: string | null, id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { message: string } | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { message: string } | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { message: string } | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { message: string } | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
    | { buyerName: string | null, amountWithTax: string | null, id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { message: string } | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { message: string } | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { message: string } | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { message: string } | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { message: string } | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { message: string } | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { message: string } | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { message: string } | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { message: string } | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { message: string } | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { message: string } | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
    | { buyerTaxNumber: string | null, amountWithoutTax: string | null, id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { message: string } | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { message: string } | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { message: string } | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { message: string } | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { message: string } | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { message: string } | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { message: string } | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { message: string } | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { message: string } | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
   | null, operation: { id: string, kind: OperationKind, key: string } | null, webhook: { id: string, name: string, position: string } | null, budget: { holder: BudgetHolder, key: string | null, capability: BilledCapability, unitsPerDay: number, usedUnits: number, leftUnits: number } | null };

export type DismissAttentionMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type DismissAttentionMutation = { dismissAttention:
    | { __typename: 'ConflictError', message: string }
    | { __typename: 'DismissedAttention' }
    | { __typename: 'InvalidInputError', message: string }
    | { __typename: 'NotPermittedError', message: string }
    | { __typename: 'OutcomeUnknownError', message: string }
    | { __typename: 'PlatformRejectedError', message: string }
    | { __typename: 'PlatformUnavailableError', message: string }
    | { __typename: 'QuotaExhaustedError', message: string }
   };

export type RedeliverWaitingMutationVariables = Exact<{
  id: string | number;
  after: string;
}>;


export type RedeliverWaitingMutation = { redeliverWebhook:
    | { __typename: 'ConflictError', message: string }
    | { __typename: 'InvalidInputError', message: string }
    | { __typename: 'NotPermittedError', message: string }
    | { __typename: 'OutcomeUnknownError', message: string }
    | { __typename: 'PlatformRejectedError', message: string }
    | { __typename: 'PlatformUnavailableError', message: string }
    | { __typename: 'QuotaExhaustedError', message: string }
    | { __typename: 'Webhook' }
   };

type Listed_AtomicCommand_Fragment = { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null };

type Listed_BankCommand_Fragment = { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null };

type Listed_Contract_Fragment = { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null };

type Listed_CreditQuotaAdjustment_Fragment = { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null };

type Listed_Export_Fragment = { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null };

type Listed_H5Session_Fragment = { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null };

type Listed_Invoice_Fragment = { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null };

type Listed_InvoiceNumberReservation_Fragment = { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null };

type Listed_QuotaValidityExtension_Fragment = { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null };

type Listed_RedConfirmation_Fragment = { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null };

type Listed_RedConfirmationApplication_Fragment = { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null };

type Listed_RedConfirmationRevocation_Fragment = { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null };

type Listed_RedOffset_Fragment = { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null };

type Listed_ReverseInvoice_Fragment = { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null };

type Listed_ScrapCancellation_Fragment = { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null };

type Listed_ScrapInvoice_Fragment = { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null };

type Listed_ScrapInvoiceUpload_Fragment = { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null };

type Listed_ScrapOrder_Fragment = { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null };

type Listed_ScrapRefund_Fragment = { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null };

type Listed_ScrapUploadResult_Fragment = { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null };

type Listed_Seller_Fragment = { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null };

type Listed_Signer_Fragment = { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null };

type Listed_SigningCompany_Fragment = { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null };

type Listed_SigningTask_Fragment = { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null };

type Listed_TaxPayment_Fragment = { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null };

type Listed_VerificationBatch_Fragment = { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null };

export type ListedFragment =
  | Listed_AtomicCommand_Fragment
  | Listed_BankCommand_Fragment
  | Listed_Contract_Fragment
  | Listed_CreditQuotaAdjustment_Fragment
  | Listed_Export_Fragment
  | Listed_H5Session_Fragment
  | Listed_Invoice_Fragment
  | Listed_InvoiceNumberReservation_Fragment
  | Listed_QuotaValidityExtension_Fragment
  | Listed_RedConfirmation_Fragment
  | Listed_RedConfirmationApplication_Fragment
  | Listed_RedConfirmationRevocation_Fragment
  | Listed_RedOffset_Fragment
  | Listed_ReverseInvoice_Fragment
  | Listed_ScrapCancellation_Fragment
  | Listed_ScrapInvoice_Fragment
  | Listed_ScrapInvoiceUpload_Fragment
  | Listed_ScrapOrder_Fragment
  | Listed_ScrapRefund_Fragment
  | Listed_ScrapUploadResult_Fragment
  | Listed_Seller_Fragment
  | Listed_Signer_Fragment
  | Listed_SigningCompany_Fragment
  | Listed_SigningTask_Fragment
  | Listed_TaxPayment_Fragment
  | Listed_VerificationBatch_Fragment
;

type Followed_AtomicCommand_Fragment = { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null };

type Followed_BankCommand_Fragment = { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null };

type Followed_Contract_Fragment = { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null };

type Followed_CreditQuotaAdjustment_Fragment = { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null };

type Followed_Export_Fragment = { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null };

type Followed_H5Session_Fragment = { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null };

type Followed_Invoice_Fragment = { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null };

type Followed_InvoiceNumberReservation_Fragment = { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null };

type Followed_QuotaValidityExtension_Fragment = { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null };

type Followed_RedConfirmation_Fragment = { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null };

type Followed_RedConfirmationApplication_Fragment = { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null };

type Followed_RedConfirmationRevocation_Fragment = { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null };

type Followed_RedOffset_Fragment = { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null };

type Followed_ReverseInvoice_Fragment = { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null };

type Followed_ScrapCancellation_Fragment = { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null };

type Followed_ScrapInvoice_Fragment = { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null };

type Followed_ScrapInvoiceUpload_Fragment = { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null };

type Followed_ScrapOrder_Fragment = { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null };

type Followed_ScrapRefund_Fragment = { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null };

type Followed_ScrapUploadResult_Fragment = { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null };

type Followed_Seller_Fragment = { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null };

type Followed_Signer_Fragment = { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null };

type Followed_SigningCompany_Fragment = { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null };

type Followed_SigningTask_Fragment = { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null };

type Followed_TaxPayment_Fragment = { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null };

type Followed_VerificationBatch_Fragment = { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null };

export type FollowedFragment =
  | Followed_AtomicCommand_Fragment
  | Followed_BankCommand_Fragment
  | Followed_Contract_Fragment
  | Followed_CreditQuotaAdjustment_Fragment
  | Followed_Export_Fragment
  | Followed_H5Session_Fragment
  | Followed_Invoice_Fragment
  | Followed_InvoiceNumberReservation_Fragment
  | Followed_QuotaValidityExtension_Fragment
  | Followed_RedConfirmation_Fragment
  | Followed_RedConfirmationApplication_Fragment
  | Followed_RedConfirmationRevocation_Fragment
  | Followed_RedOffset_Fragment
  | Followed_ReverseInvoice_Fragment
  | Followed_ScrapCancellation_Fragment
  | Followed_ScrapInvoice_Fragment
  | Followed_ScrapInvoiceUpload_Fragment
  | Followed_ScrapOrder_Fragment
  | Followed_ScrapRefund_Fragment
  | Followed_ScrapUploadResult_Fragment
  | Followed_Seller_Fragment
  | Followed_Signer_Fragment
  | Followed_SigningCompany_Fragment
  | Followed_SigningTask_Fragment
  | Followed_TaxPayment_Fragment
  | Followed_VerificationBatch_Fragment
;

export type InvoiceFactsFragment = { invoiceNumber: string | null, platformOrderNumber: string | null, buyerName: string | null, sellerTaxNumber: string | null, amountWithTax: string | null, amountWithoutTax: string | null, taxAmount: string | null, invoiceKind: DigitalInvoiceKind | null };

export type RedOffsetFactsFragment = { orderId: string, redOffsetId: string | null, redInvoiceNumber: string | null };

export type SellerFactsFragment = { buyerTaxNumber: string | null, onboarded: boolean | null, realNamed: boolean | null, canInvoice: boolean | null, blockedReason: string | null };

export type ReverseInvoiceFactsFragment = { sellerId: string | null, invoiceNumber: string | null, buyerTaxNumber: string | null, payAmount: string | null, taxAmount: string | null, payUrl: string | null };

export type ScrapOrderFactsFragment = { invoiceNumber: string | null, buyerTaxNumber: string | null, kind: VatInvoiceKind | null, amountWithoutTax: string | null, totalTaxPayable: string | null, taxSlipNumber: string | null, preOpenedOn: string | null };

export type ScrapInvoiceFactsFragment = { kind: VatInvoiceKind | null, issuedAt: string | null, acceptanceSerial: string | null, uploadMessage: string | null, hint: string | null };

export type UploadFactsFragment = { uploadId: string, acceptanceSerial: string | null };

export type ContractFactsFragment = { contractNo: string | null, companyTaxNumber: string | null, statusText: string | null, deadlineDays: number | null, completedAt: string | null, signUrl: string | null };

export type SigningTaskFactsFragment = { taskNo: string | null, initiatorSigningPartyId: string | null, refusedReason: string | null };

export type TaxPaymentFactsFragment = { paid: boolean | null, totalTaxPayable: string | null };

export type H5SessionFactsFragment = { scene: H5Scene | null, expiresAt: string | null, message: string | null };

export type RedConfirmationFactsFragment = { confirmationNumber: string | null, originalInvoiceNumber: string | null, buyerName: string | null, redAmountWithoutTax: string | null, redTaxAmount: string | null, enteredAt: string | null, redInvoiceNumber: string | null };

type Brief_AtomicCommand_Fragment = { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null };

type Brief_BankCommand_Fragment = { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null };

type Brief_Contract_Fragment = { statusText: string | null, id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null };

type Brief_CreditQuotaAdjustment_Fragment = { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null };

type Brief_Export_Fragment = { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null };

type Brief_H5Session_Fragment = { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null };

type Brief_Invoice_Fragment = { buyerName: string | null, amountWithTax: string | null, id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null };

type Brief_InvoiceNumberReservation_Fragment = { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null };

type Brief_QuotaValidityExtension_Fragment = { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null };

type Brief_RedConfirmation_Fragment = { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null };

type Brief_RedConfirmationApplication_Fragment = { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null };

type Brief_RedConfirmationRevocation_Fragment = { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null };

type Brief_RedOffset_Fragment = { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null };

type Brief_ReverseInvoice_Fragment = { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null };

type Brief_ScrapCancellation_Fragment = { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null };

type Brief_ScrapInvoice_Fragment = { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null };

type Brief_ScrapInvoiceUpload_Fragment = { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null };

type Brief_ScrapOrder_Fragment = { buyerTaxNumber: string | null, amountWithoutTax: string | null, id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null };

type Brief_ScrapRefund_Fragment = { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null };

type Brief_ScrapUploadResult_Fragment = { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null };

type Brief_Seller_Fragment = { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null };

type Brief_Signer_Fragment = { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null };

type Brief_SigningCompany_Fragment = { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null };

type Brief_SigningTask_Fragment = { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null };

type Brief_TaxPayment_Fragment = { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null };

type Brief_VerificationBatch_Fragment = { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null };

export type BriefFragment =
  | Brief_AtomicCommand_Fragment
  | Brief_BankCommand_Fragment
  | Brief_Contract_Fragment
  | Brief_CreditQuotaAdjustment_Fragment
  | Brief_Export_Fragment
  | Brief_H5Session_Fragment
  | Brief_Invoice_Fragment
  | Brief_InvoiceNumberReservation_Fragment
  | Brief_QuotaValidityExtension_Fragment
  | Brief_RedConfirmation_Fragment
  | Brief_RedConfirmationApplication_Fragment
  | Brief_RedConfirmationRevocation_Fragment
  | Brief_RedOffset_Fragment
  | Brief_ReverseInvoice_Fragment
  | Brief_ScrapCancellation_Fragment
  | Brief_ScrapInvoice_Fragment
  | Brief_ScrapInvoiceUpload_Fragment
  | Brief_ScrapOrder_Fragment
  | Brief_ScrapRefund_Fragment
  | Brief_ScrapUploadResult_Fragment
  | Brief_Seller_Fragment
  | Brief_Signer_Fragment
  | Brief_SigningCompany_Fragment
  | Brief_SigningTask_Fragment
  | Brief_TaxPayment_Fragment
  | Brief_VerificationBatch_Fragment
;

type Facts_AtomicCommand_Fragment = { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null };

type Facts_BankCommand_Fragment = { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null };

type Facts_Contract_Fragment = { contractNo: string | null, companyTaxNumber: string | null, statusText: string | null, deadlineDays: number | null, completedAt: string | null, signUrl: string | null, id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null };

type Facts_CreditQuotaAdjustment_Fragment = { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null };

type Facts_Export_Fragment = { title: string | null, format: TableFormat | null, rows: number, id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rowsInAll: number | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null };

type Facts_H5Session_Fragment = { scene: H5Scene | null, expiresAt: string | null, message: string | null, id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null };

type Facts_Invoice_Fragment = { hints: Array<string>, invoiceNumber: string | null, platformOrderNumber: string | null, buyerName: string | null, sellerTaxNumber: string | null, amountWithTax: string | null, amountWithoutTax: string | null, taxAmount: string | null, id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, invoiceKind: DigitalInvoiceKind | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null };

type Facts_InvoiceNumberReservation_Fragment = { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null };

type Facts_QuotaValidityExtension_Fragment = { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null };

type Facts_RedConfirmation_Fragment = { confirmationNumber: string | null, originalInvoiceNumber: string | null, buyerName: string | null, redAmountWithoutTax: string | null, redTaxAmount: string | null, enteredAt: string | null, redInvoiceNumber: string | null, id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null };

type Facts_RedConfirmationApplication_Fragment = { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null };

type Facts_RedConfirmationRevocation_Fragment = { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null };

type Facts_RedOffset_Fragment = { orderId: string, redOffsetId: string | null, redInvoiceNumber: string | null, id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null };

type Facts_ReverseInvoice_Fragment = { sellerId: string | null, invoiceNumber: string | null, buyerTaxNumber: string | null, payAmount: string | null, taxAmount: string | null, payUrl: string | null, id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null };

type Facts_ScrapCancellation_Fragment = { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null };

type Facts_ScrapInvoice_Fragment = { kind: VatInvoiceKind | null, issuedAt: string | null, acceptanceSerial: string | null, uploadMessage: string | null, hint: string | null, id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null };

type Facts_ScrapInvoiceUpload_Fragment = { uploadId: string, acceptanceSerial: string | null, id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null };

type Facts_ScrapOrder_Fragment = { invoiceNumber: string | null, buyerTaxNumber: string | null, kind: VatInvoiceKind | null, amountWithoutTax: string | null, totalTaxPayable: string | null, taxSlipNumber: string | null, preOpenedOn: string | null, id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null };

type Facts_ScrapRefund_Fragment = { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null };

type Facts_ScrapUploadResult_Fragment = { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null };

type Facts_Seller_Fragment = { buyerTaxNumber: string | null, onboarded: boolean | null, realNamed: boolean | null, canInvoice: boolean | null, blockedReason: string | null, id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null };

type Facts_Signer_Fragment = { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null };

type Facts_SigningCompany_Fragment = { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null };

type Facts_SigningTask_Fragment = { taskNo: string | null, initiatorSigningPartyId: string | null, refusedReason: string | null, id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null };

type Facts_TaxPayment_Fragment = { paid: boolean | null, totalTaxPayable: string | null, id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null };

type Facts_VerificationBatch_Fragment = { total: number, done: number, genuine: number, failed: number, unread: number, duplicates: number, unanswered: number, id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null, obstacle: { code: ErrorCode, message: string, hint: string | null } | null };

export type FactsFragment =
  | Facts_AtomicCommand_Fragment
  | Facts_BankCommand_Fragment
  | Facts_Contract_Fragment
  | Facts_CreditQuotaAdjustment_Fragment
  | Facts_Export_Fragment
  | Facts_H5Session_Fragment
  | Facts_Invoice_Fragment
  | Facts_InvoiceNumberReservation_Fragment
  | Facts_QuotaValidityExtension_Fragment
  | Facts_RedConfirmation_Fragment
  | Facts_RedConfirmationApplication_Fragment
  | Facts_RedConfirmationRevocation_Fragment
  | Facts_RedOffset_Fragment
  | Facts_ReverseInvoice_Fragment
  | Facts_ScrapCancellation_Fragment
  | Facts_ScrapInvoice_Fragment
  | Facts_ScrapInvoiceUpload_Fragment
  | Facts_ScrapOrder_Fragment
  | Facts_ScrapRefund_Fragment
  | Facts_ScrapUploadResult_Fragment
  | Facts_Seller_Fragment
  | Facts_Signer_Fragment
  | Facts_SigningCompany_Fragment
  | Facts_SigningTask_Fragment
  | Facts_TaxPayment_Fragment
  | Facts_VerificationBatch_Fragment
;

export type BatchObstacleFragment = { obstacle: { code: ErrorCode, message: string, hint: string | null } | null };

export type ExportFactsFragment = { title: string | null, format: TableFormat | null, rows: number, rowsInAll: number | null };

export type VerificationBatchFactsFragment = { total: number, done: number, genuine: number, failed: number, unread: number, duplicates: number, unanswered: number };

export type OperationCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type OperationCountsQuery = { operationCounts: Array<{ kind: OperationKind, state: OperationState, progress: Progress, count: number }> };

export type OperationsQueryVariables = Exact<{
  first: number;
}>;


export type OperationsQuery = { operations: { edges: Array<{ node: { id: string, subject:
          | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
          | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
          | { statusText: string | null, id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
          | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
          | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
          | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
          | { buyerName: string | null, amountWithTax: string | null, id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
          | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
          | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
          | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
          | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
          | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
          | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
          | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
          | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
          | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
          | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
          | { buyerTaxNumber: string | null, amountWithoutTax: string | null, id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
          | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
          | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
          | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
          | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
          | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
          | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
          | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
          | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
         | null } }> } };

export type PageFragment = { startCursor: string | null, endCursor: string | null, hasPreviousPage: boolean, hasNextPage: boolean };

export type OtherOperationsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
  kinds?: Array<OperationKind> | OperationKind | null | undefined;
}>;


export type OtherOperationsQuery = { list: { edges: Array<{ node: { id: string, subject:
          | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
          | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
          | { statusText: string | null, id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
          | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
          | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
          | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
          | { buyerName: string | null, amountWithTax: string | null, id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
          | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
          | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
          | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
          | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
          | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
          | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
          | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
          | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
          | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
          | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
          | { buyerTaxNumber: string | null, amountWithoutTax: string | null, id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
          | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
          | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
          | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
          | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
          | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
          | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
          | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
          | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
         | null } }>, pageInfo: { startCursor: string | null, endCursor: string | null, hasPreviousPage: boolean, hasNextPage: boolean } } };

export type InvoicesQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
  states?: Array<InvoiceOrderState> | InvoiceOrderState | null | undefined;
  openedFrom?: string | null | undefined;
  openedTo?: string | null | undefined;
  belongsTo?: InvoiceBelongsTo | null | undefined;
  amountFrom?: string | null | undefined;
  amountTo?: string | null | undefined;
  needsAttention?: boolean | null | undefined;
}>;


export type InvoicesQuery = { list: { edges: Array<{ node: { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, invoiceNumber: string | null, platformOrderNumber: string | null, buyerName: string | null, sellerTaxNumber: string | null, amountWithTax: string | null, amountWithoutTax: string | null, taxAmount: string | null, invoiceKind: DigitalInvoiceKind | null, operation: { id: string, kind: OperationKind, final: boolean } | null } }>, pageInfo: { startCursor: string | null, endCursor: string | null, hasPreviousPage: boolean, hasNextPage: boolean } } };

export type RedOffsetsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
  states?: Array<RedOffsetState> | RedOffsetState | null | undefined;
  openedFrom?: string | null | undefined;
  openedTo?: string | null | undefined;
  belongsTo?: RedOffsetBelongsTo | null | undefined;
  needsAttention?: boolean | null | undefined;
}>;


export type RedOffsetsQuery = { list: { edges: Array<{ node: { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, orderId: string, redOffsetId: string | null, redInvoiceNumber: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null } }>, pageInfo: { startCursor: string | null, endCursor: string | null, hasPreviousPage: boolean, hasNextPage: boolean } } };

export type SellersQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
  states?: Array<SellerState> | SellerState | null | undefined;
  openedFrom?: string | null | undefined;
  openedTo?: string | null | undefined;
  belongsTo?: SellerBelongsTo | null | undefined;
  needsAttention?: boolean | null | undefined;
}>;


export type SellersQuery = { list: { edges: Array<{ node: { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, buyerTaxNumber: string | null, onboarded: boolean | null, realNamed: boolean | null, canInvoice: boolean | null, blockedReason: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null } }>, pageInfo: { startCursor: string | null, endCursor: string | null, hasPreviousPage: boolean, hasNextPage: boolean } } };

export type ReverseInvoicesQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
  states?: Array<ReverseInvoiceState> | ReverseInvoiceState | null | undefined;
  openedFrom?: string | null | undefined;
  openedTo?: string | null | undefined;
  belongsTo?: ReverseInvoiceBelongsTo | null | undefined;
  amountFrom?: string | null | undefined;
  amountTo?: string | null | undefined;
  needsAttention?: boolean | null | undefined;
}>;


export type ReverseInvoicesQuery = { list: { edges: Array<{ node: { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, sellerId: string | null, invoiceNumber: string | null, buyerTaxNumber: string | null, payAmount: string | null, taxAmount: string | null, payUrl: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null } }>, pageInfo: { startCursor: string | null, endCursor: string | null, hasPreviousPage: boolean, hasNextPage: boolean } } };

export type ScrapOrdersQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
  states?: Array<ScrapOrderState> | ScrapOrderState | null | undefined;
  openedFrom?: string | null | undefined;
  openedTo?: string | null | undefined;
  belongsTo?: ScrapOrderBelongsTo | null | undefined;
  amountFrom?: string | null | undefined;
  amountTo?: string | null | undefined;
  needsAttention?: boolean | null | undefined;
}>;


export type ScrapOrdersQuery = { list: { edges: Array<{ node: { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, invoiceNumber: string | null, buyerTaxNumber: string | null, kind: VatInvoiceKind | null, amountWithoutTax: string | null, totalTaxPayable: string | null, taxSlipNumber: string | null, preOpenedOn: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null } }>, pageInfo: { startCursor: string | null, endCursor: string | null, hasPreviousPage: boolean, hasNextPage: boolean } } };

export type ScrapInvoicesQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
  states?: Array<ScrapInvoiceState> | ScrapInvoiceState | null | undefined;
  openedFrom?: string | null | undefined;
  openedTo?: string | null | undefined;
  belongsTo?: ScrapInvoiceBelongsTo | null | undefined;
  amountFrom?: string | null | undefined;
  amountTo?: string | null | undefined;
  needsAttention?: boolean | null | undefined;
}>;


export type ScrapInvoicesQuery = { list: { edges: Array<{ node: { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, kind: VatInvoiceKind | null, issuedAt: string | null, acceptanceSerial: string | null, uploadMessage: string | null, hint: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null } }>, pageInfo: { startCursor: string | null, endCursor: string | null, hasPreviousPage: boolean, hasNextPage: boolean } } };

export type UploadsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
  states?: Array<ScrapInvoiceUploadState> | ScrapInvoiceUploadState | null | undefined;
  openedFrom?: string | null | undefined;
  openedTo?: string | null | undefined;
  belongsTo?: ScrapInvoiceUploadBelongsTo | null | undefined;
  needsAttention?: boolean | null | undefined;
}>;


export type UploadsQuery = { list: { edges: Array<{ node: { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, uploadId: string, acceptanceSerial: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null } }>, pageInfo: { startCursor: string | null, endCursor: string | null, hasPreviousPage: boolean, hasNextPage: boolean } } };

export type ContractsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
  states?: Array<ContractState> | ContractState | null | undefined;
  openedFrom?: string | null | undefined;
  openedTo?: string | null | undefined;
  belongsTo?: ContractBelongsTo | null | undefined;
  needsAttention?: boolean | null | undefined;
}>;


export type ContractsQuery = { list: { edges: Array<{ node: { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, contractNo: string | null, companyTaxNumber: string | null, statusText: string | null, deadlineDays: number | null, completedAt: string | null, signUrl: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null } }>, pageInfo: { startCursor: string | null, endCursor: string | null, hasPreviousPage: boolean, hasNextPage: boolean } } };

export type SigningTasksQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
  states?: Array<SigningTaskState> | SigningTaskState | null | undefined;
  openedFrom?: string | null | undefined;
  openedTo?: string | null | undefined;
  belongsTo?: SigningTaskBelongsTo | null | undefined;
  needsAttention?: boolean | null | undefined;
}>;


export type SigningTasksQuery = { list: { edges: Array<{ node: { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, taskNo: string | null, initiatorSigningPartyId: string | null, refusedReason: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null } }>, pageInfo: { startCursor: string | null, endCursor: string | null, hasPreviousPage: boolean, hasNextPage: boolean } } };

export type VerificationBatchesQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
  states?: Array<VerificationBatchState> | VerificationBatchState | null | undefined;
  openedFrom?: string | null | undefined;
  openedTo?: string | null | undefined;
  needsAttention?: boolean | null | undefined;
}>;


export type VerificationBatchesQuery = { list: { edges: Array<{ node: { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, total: number, done: number, genuine: number, failed: number, unread: number, duplicates: number, unanswered: number, operation: { id: string, kind: OperationKind, final: boolean } | null } }>, pageInfo: { startCursor: string | null, endCursor: string | null, hasPreviousPage: boolean, hasNextPage: boolean } } };

export type LookAgainMutationVariables = Exact<{
  id: string | number;
}>;


export type LookAgainMutation = { result:
    | { __typename: 'ConflictError', message: string }
    | { __typename: 'InvalidInputError', message: string }
    | { __typename: 'NotPermittedError', message: string }
    | { __typename: 'Operation' }
    | { __typename: 'OutcomeUnknownError', message: string }
    | { __typename: 'PlatformRejectedError', message: string }
    | { __typename: 'PlatformUnavailableError', message: string }
    | { __typename: 'QuotaExhaustedError', message: string }
   };

export type RedOffsetInvoiceMutationVariables = Exact<{
  input: RedOffsetInput;
}>;


export type RedOffsetInvoiceMutation = { result:
    | { __typename: 'ConflictError', message: string }
    | { __typename: 'InvalidInputError', message: string }
    | { __typename: 'NotPermittedError', message: string }
    | { __typename: 'OutcomeUnknownError', message: string }
    | { __typename: 'PlatformRejectedError', message: string }
    | { __typename: 'PlatformUnavailableError', message: string }
    | { __typename: 'QuotaExhaustedError', message: string }
    | { __typename: 'RedOffset' }
   };

export type ExportsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
  states?: Array<ExportState> | ExportState | null | undefined;
  openedFrom?: string | null | undefined;
  openedTo?: string | null | undefined;
  needsAttention?: boolean | null | undefined;
}>;


export type ExportsQuery = { list: { edges: Array<{ node: { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, title: string | null, format: TableFormat | null, rows: number, rowsInAll: number | null, operation: { id: string, kind: OperationKind, final: boolean } | null } }>, pageInfo: { startCursor: string | null, endCursor: string | null, hasPreviousPage: boolean, hasNextPage: boolean } } };

export type StartExportMutationVariables = Exact<{
  input: StartExportInput;
}>;


export type StartExportMutation = { result:
    | { __typename: 'ConflictError', message: string }
    | { __typename: 'Export', id: string, progress: Progress, rows: number, total: number | null, rejection: { message: string } | null, file: { id: string, name: string, format: DocumentFormat, mediaType: string, byteSize: number, url: string | null, expiresAt: string } | null }
    | { __typename: 'InvalidInputError', message: string }
    | { __typename: 'NotPermittedError', message: string }
    | { __typename: 'OutcomeUnknownError', message: string }
    | { __typename: 'PlatformRejectedError', message: string }
    | { __typename: 'PlatformUnavailableError', message: string }
    | { __typename: 'QuotaExhaustedError', message: string }
   };

export type MadeExportQueryVariables = Exact<{
  id: string | number;
}>;


export type MadeExportQuery = { node:
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string, progress: Progress, rows: number, total: number | null, rejection: { message: string } | null, file: { id: string, name: string, format: DocumentFormat, mediaType: string, byteSize: number, url: string | null, expiresAt: string } | null }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
   | null };

export type MadeExportFragment = { id: string, progress: Progress, rows: number, total: number | null, rejection: { message: string } | null, file: { id: string, name: string, format: DocumentFormat, mediaType: string, byteSize: number, url: string | null, expiresAt: string } | null };

export type SearchQueryVariables = Exact<{
  text: string;
  first: number;
}>;


export type SearchQuery = { search: Array<{ match: SearchMatch, isExact: boolean, node:
      | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
      | { statusText: string | null, id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
      | { buyerName: string | null, amountWithTax: string | null, id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
      | { buyerTaxNumber: string | null, amountWithoutTax: string | null, id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
     }> };

export type ReconciliationQueryVariables = Exact<{
  month: string;
  sellerTaxNumber?: string | null | undefined;
}>;


export type ReconciliationQuery = { invoiceReconciliation: { agreeing: number, truncated: boolean, missingAtPlatform: Array<{ orderId: string | null, invoiceNumber: string | null, amountWithTax: string | null, operation: { id: string, state: OperationState, subject:
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
         | null } | null }>, missingHere: Array<{ orderId: string | null, invoiceNumber: string | null, amountWithTax: string | null, operation: { id: string, state: OperationState, subject:
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
         | null } | null }>, different: Array<{ orderId: string | null, invoiceNumber: string | null, field: ComparedMember, here: string, platform: string, operation: { id: string, state: OperationState, subject:
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
         | null } | null }>, uncompared: Array<{ reason: string, count: number, numbers: Array<string> }> } | null };

export type OneSidedFragment = { orderId: string | null, invoiceNumber: string | null, amountWithTax: string | null, operation: { id: string, state: OperationState, subject:
      | { id: string }
      | { id: string }
      | { id: string }
      | { id: string }
      | { id: string }
      | { id: string }
      | { id: string }
      | { id: string }
      | { id: string }
      | { id: string }
      | { id: string }
      | { id: string }
      | { id: string }
      | { id: string }
      | { id: string }
      | { id: string }
      | { id: string }
      | { id: string }
      | { id: string }
      | { id: string }
      | { id: string }
      | { id: string }
      | { id: string }
      | { id: string }
      | { id: string }
      | { id: string }
     | null } | null };

export type OrderFragment = { id: string, state: OperationState, subject:
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
   | null };

export type AskInvoiceQueryVariables = Exact<{
  by: InvoiceBy;
}>;


export type AskInvoiceQuery = { invoice: { id: string, stateName: string } | null };

export type KnownSellersQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type KnownSellersQuery = { invoiceTotals: Array<{ sellerTaxNumber: string | null, count: number }> };

export type BillingQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type BillingQuery = { billing: Array<{ day: string, capability: BilledCapability, key: string | null, calls: number, units: number }> | null };

export type BudgetsQueryVariables = Exact<{ [key: string]: never; }>;


export type BudgetsQuery = { viewer: { budgets: Array<{ holder: BudgetHolder, key: string | null, capability: BilledCapability, unitsPerDay: number, usedUnits: number, leftUnits: number }> | null } };

export type BudgetFragment = { holder: BudgetHolder, key: string | null, capability: BilledCapability, unitsPerDay: number, usedUnits: number, leftUnits: number };

export type AuditQueryVariables = Exact<{
  from?: string | null | undefined;
  to?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
  mayRead: boolean;
}>;


export type AuditQuery = { audit: { edges: Array<{ node: { occurredAt: string, key: string | null, tokenSubject: string | null, operationType: AuditOperationType, operationName: string | null, field: string, reasons: Array<AuditReason>, errorCode: string | null, requestId: string, operation: { id: string, kind: OperationKind, key: string, subject?:
            | { id: string }
            | { id: string }
            | { id: string }
            | { id: string }
            | { id: string }
            | { id: string }
            | { id: string }
            | { id: string }
            | { id: string }
            | { id: string }
            | { id: string }
            | { id: string }
            | { id: string }
            | { id: string }
            | { id: string }
            | { id: string }
            | { id: string }
            | { id: string }
            | { id: string }
            | { id: string }
            | { id: string }
            | { id: string }
            | { id: string }
            | { id: string }
            | { id: string }
            | { id: string }
           | null } | null } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type AuditFactsFragment = { occurredAt: string, key: string | null, tokenSubject: string | null, operationType: AuditOperationType, operationName: string | null, field: string, reasons: Array<AuditReason>, errorCode: string | null, requestId: string, operation: { id: string, kind: OperationKind, key: string, subject?:
      | { id: string }
      | { id: string }
      | { id: string }
      | { id: string }
      | { id: string }
      | { id: string }
      | { id: string }
      | { id: string }
      | { id: string }
      | { id: string }
      | { id: string }
      | { id: string }
      | { id: string }
      | { id: string }
      | { id: string }
      | { id: string }
      | { id: string }
      | { id: string }
      | { id: string }
      | { id: string }
      | { id: string }
      | { id: string }
      | { id: string }
      | { id: string }
      | { id: string }
      | { id: string }
     | null } | null };

export type KeysQueryVariables = Exact<{ [key: string]: never; }>;


export type KeysQuery = { keys: Array<{ name: string, fingerprint: string, scopes: Array<Scope>, expiresAt: string | null, lastUsedOn: string | null, unitsPerRequest: number | null, budgets: Array<{ holder: BudgetHolder, key: string | null, capability: BilledCapability, unitsPerDay: number, usedUnits: number, leftUnits: number }> | null }> | null };

export type KeyFactsFragment = { name: string, fingerprint: string, scopes: Array<Scope>, expiresAt: string | null, lastUsedOn: string | null, unitsPerRequest: number | null, budgets: Array<{ holder: BudgetHolder, key: string | null, capability: BilledCapability, unitsPerDay: number, usedUnits: number, leftUnits: number }> | null };

export type RedConfirmationsQueryVariables = Exact<{
  filter: RedConfirmationFilter;
  first: number;
  after?: string | null | undefined;
}>;


export type RedConfirmationsQuery = { list: { totalCount: number | null, edges: Array<{ node: { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, confirmationNumber: string | null, originalInvoiceNumber: string | null, buyerName: string | null, redAmountWithoutTax: string | null, redTaxAmount: string | null, enteredAt: string | null, redInvoiceNumber: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null } }>, pageInfo: { startCursor: string | null, endCursor: string | null, hasPreviousPage: boolean, hasNextPage: boolean } } | null };

export type RejectInvoiceMutationVariables = Exact<{
  orderId: string;
  reason: string;
}>;


export type RejectInvoiceMutation = { sandbox: { done: boolean } | null };

export type IssueNowMutationVariables = Exact<{
  orderId: string;
}>;


export type IssueNowMutation = { sandbox: { done: boolean } | null };

export type FinishFaceScanMutationVariables = Exact<{
  sellerId: string;
}>;


export type FinishFaceScanMutation = { sandbox: { done: boolean } | null };

export type FinishSellerAuditMutationVariables = Exact<{
  sellerId: string;
  refusal?: string | null | undefined;
}>;


export type FinishSellerAuditMutation = { sandbox: { done: boolean } | null };

export type PayReverseInvoiceMutationVariables = Exact<{
  orderId: string;
}>;


export type PayReverseInvoiceMutation = { sandbox: { done: boolean } | null };

export type FailReverseInvoiceMutationVariables = Exact<{
  orderId: string;
}>;


export type FailReverseInvoiceMutation = { sandbox: { done: boolean } | null };

export type PayScrapTaxMutationVariables = Exact<{
  taxSlipNumber: string;
}>;


export type PayScrapTaxMutation = { sandbox: { done: boolean } | null };

export type StepContractMutationVariables = Exact<{
  contractNo: string;
}>;


export type StepContractMutation = { sandbox: { done: string | null } | null };

export type ExpireContractMutationVariables = Exact<{
  contractNo: string;
}>;


export type ExpireContractMutation = { sandbox: { done: boolean } | null };

export type SetPushRepeatsMutationVariables = Exact<{
  times: number;
}>;


export type SetPushRepeatsMutation = { sandbox: { done: boolean } | null };

export type SetProgressDelayMutationVariables = Exact<{
  delayMs?: number | null | undefined;
}>;


export type SetProgressDelayMutation = { sandbox: { done: boolean } | null };

export type SetFaultMutationVariables = Exact<{
  path: string;
  fault: SandboxFault;
  times?: number | null | undefined;
}>;


export type SetFaultMutation = { sandbox: { done: boolean } | null };

export type ThingQueryVariables = Exact<{
  id: string | number;
}>;


export type ThingQuery = { node:
    | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null }
    | { id: string, contractNo: string | null, companyTaxNumber: string | null, statusText: string | null, deadlineDays: number | null, completedAt: string | null, signUrl: string | null, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null }
    | { id: string }
    | { id: string }
    | { id: string, title: string | null, format: TableFormat | null, rows: number, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rowsInAll: number | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null }
    | { id: string, scene: H5Scene | null, expiresAt: string | null, message: string | null, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null }
    | { id: string, hints: Array<string>, invoiceNumber: string | null, platformOrderNumber: string | null, buyerName: string | null, sellerTaxNumber: string | null, amountWithTax: string | null, amountWithoutTax: string | null, taxAmount: string | null, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, invoiceKind: DigitalInvoiceKind | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null }
    | { id: string }
    | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null }
    | { id: string, confirmationNumber: string | null, originalInvoiceNumber: string | null, buyerName: string | null, redAmountWithoutTax: string | null, redTaxAmount: string | null, enteredAt: string | null, redInvoiceNumber: string | null, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null }
    | { id: string, orderId: string, redOffsetId: string | null, redInvoiceNumber: string | null, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null }
    | { id: string, sellerId: string | null, invoiceNumber: string | null, buyerTaxNumber: string | null, payAmount: string | null, taxAmount: string | null, payUrl: string | null, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null }
    | { id: string, kind: VatInvoiceKind | null, issuedAt: string | null, acceptanceSerial: string | null, uploadMessage: string | null, hint: string | null, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null }
    | { id: string, uploadId: string, acceptanceSerial: string | null, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null }
    | { id: string, invoiceNumber: string | null, buyerTaxNumber: string | null, kind: VatInvoiceKind | null, amountWithoutTax: string | null, totalTaxPayable: string | null, taxSlipNumber: string | null, preOpenedOn: string | null, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null }
    | { id: string, buyerTaxNumber: string | null, onboarded: boolean | null, realNamed: boolean | null, canInvoice: boolean | null, blockedReason: string | null, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null }
    | { id: string, taskNo: string | null, initiatorSigningPartyId: string | null, refusedReason: string | null, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null }
    | { id: string, paid: boolean | null, totalTaxPayable: string | null, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null }
    | { id: string }
    | { id: string }
    | { id: string, total: number, done: number, genuine: number, failed: number, unread: number, duplicates: number, unanswered: number, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null, obstacle: { code: ErrorCode, message: string, hint: string | null } | null }
    | { id: string }
   | null };

export type ThingHistoryQueryVariables = Exact<{
  id: string | number;
  after?: string | null | undefined;
}>;


export type ThingHistoryQuery = { node:
    | { id: string, operation: { id: string, history: { edges: Array<{ node: { cursor: string, eventId: string, version: number, occurredAt: string, cause: UpdateCause, confirmed: boolean, kind: OperationKind, key: string, state: OperationState | null, progress: Progress | null, previousState: OperationState | null } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } | null } | null }
    | { id: string, operation: { id: string, history: { edges: Array<{ node: { cursor: string, eventId: string, version: number, occurredAt: string, cause: UpdateCause, confirmed: boolean, kind: OperationKind, key: string, state: OperationState | null, progress: Progress | null, previousState: OperationState | null } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } | null } | null }
    | { id: string, operation: { id: string, history: { edges: Array<{ node: { cursor: string, eventId: string, version: number, occurredAt: string, cause: UpdateCause, confirmed: boolean, kind: OperationKind, key: string, state: OperationState | null, progress: Progress | null, previousState: OperationState | null } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } | null } | null }
    | { id: string, operation: { id: string, history: { edges: Array<{ node: { cursor: string, eventId: string, version: number, occurredAt: string, cause: UpdateCause, confirmed: boolean, kind: OperationKind, key: string, state: OperationState | null, progress: Progress | null, previousState: OperationState | null } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } | null } | null }
    | { id: string }
    | { id: string }
    | { id: string, operation: { id: string, history: { edges: Array<{ node: { cursor: string, eventId: string, version: number, occurredAt: string, cause: UpdateCause, confirmed: boolean, kind: OperationKind, key: string, state: OperationState | null, progress: Progress | null, previousState: OperationState | null } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } | null } | null }
    | { id: string, operation: { id: string, history: { edges: Array<{ node: { cursor: string, eventId: string, version: number, occurredAt: string, cause: UpdateCause, confirmed: boolean, kind: OperationKind, key: string, state: OperationState | null, progress: Progress | null, previousState: OperationState | null } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } | null } | null }
    | { id: string, operation: { id: string, history: { edges: Array<{ node: { cursor: string, eventId: string, version: number, occurredAt: string, cause: UpdateCause, confirmed: boolean, kind: OperationKind, key: string, state: OperationState | null, progress: Progress | null, previousState: OperationState | null } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } | null } | null }
    | { id: string, operation: { id: string, history: { edges: Array<{ node: { cursor: string, eventId: string, version: number, occurredAt: string, cause: UpdateCause, confirmed: boolean, kind: OperationKind, key: string, state: OperationState | null, progress: Progress | null, previousState: OperationState | null } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } | null } | null }
    | { id: string }
    | { id: string, operation: { id: string, history: { edges: Array<{ node: { cursor: string, eventId: string, version: number, occurredAt: string, cause: UpdateCause, confirmed: boolean, kind: OperationKind, key: string, state: OperationState | null, progress: Progress | null, previousState: OperationState | null } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } | null } | null }
    | { id: string, operation: { id: string, history: { edges: Array<{ node: { cursor: string, eventId: string, version: number, occurredAt: string, cause: UpdateCause, confirmed: boolean, kind: OperationKind, key: string, state: OperationState | null, progress: Progress | null, previousState: OperationState | null } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } | null } | null }
    | { id: string, operation: { id: string, history: { edges: Array<{ node: { cursor: string, eventId: string, version: number, occurredAt: string, cause: UpdateCause, confirmed: boolean, kind: OperationKind, key: string, state: OperationState | null, progress: Progress | null, previousState: OperationState | null } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } | null } | null }
    | { id: string, operation: { id: string, history: { edges: Array<{ node: { cursor: string, eventId: string, version: number, occurredAt: string, cause: UpdateCause, confirmed: boolean, kind: OperationKind, key: string, state: OperationState | null, progress: Progress | null, previousState: OperationState | null } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } | null } | null }
    | { id: string, operation: { id: string, history: { edges: Array<{ node: { cursor: string, eventId: string, version: number, occurredAt: string, cause: UpdateCause, confirmed: boolean, kind: OperationKind, key: string, state: OperationState | null, progress: Progress | null, previousState: OperationState | null } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } | null } | null }
    | { id: string, operation: { id: string, history: { edges: Array<{ node: { cursor: string, eventId: string, version: number, occurredAt: string, cause: UpdateCause, confirmed: boolean, kind: OperationKind, key: string, state: OperationState | null, progress: Progress | null, previousState: OperationState | null } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } | null } | null }
    | { id: string, operation: { id: string, history: { edges: Array<{ node: { cursor: string, eventId: string, version: number, occurredAt: string, cause: UpdateCause, confirmed: boolean, kind: OperationKind, key: string, state: OperationState | null, progress: Progress | null, previousState: OperationState | null } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } | null } | null }
    | { id: string, operation: { id: string, history: { edges: Array<{ node: { cursor: string, eventId: string, version: number, occurredAt: string, cause: UpdateCause, confirmed: boolean, kind: OperationKind, key: string, state: OperationState | null, progress: Progress | null, previousState: OperationState | null } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } | null } | null }
    | { id: string, operation: { id: string, history: { edges: Array<{ node: { cursor: string, eventId: string, version: number, occurredAt: string, cause: UpdateCause, confirmed: boolean, kind: OperationKind, key: string, state: OperationState | null, progress: Progress | null, previousState: OperationState | null } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } | null } | null }
    | { id: string, operation: { id: string, history: { edges: Array<{ node: { cursor: string, eventId: string, version: number, occurredAt: string, cause: UpdateCause, confirmed: boolean, kind: OperationKind, key: string, state: OperationState | null, progress: Progress | null, previousState: OperationState | null } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } | null } | null }
    | { id: string, operation: { id: string, history: { edges: Array<{ node: { cursor: string, eventId: string, version: number, occurredAt: string, cause: UpdateCause, confirmed: boolean, kind: OperationKind, key: string, state: OperationState | null, progress: Progress | null, previousState: OperationState | null } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } | null } | null }
    | { id: string, operation: { id: string, history: { edges: Array<{ node: { cursor: string, eventId: string, version: number, occurredAt: string, cause: UpdateCause, confirmed: boolean, kind: OperationKind, key: string, state: OperationState | null, progress: Progress | null, previousState: OperationState | null } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } | null } | null }
    | { id: string, operation: { id: string, history: { edges: Array<{ node: { cursor: string, eventId: string, version: number, occurredAt: string, cause: UpdateCause, confirmed: boolean, kind: OperationKind, key: string, state: OperationState | null, progress: Progress | null, previousState: OperationState | null } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } | null } | null }
    | { id: string, operation: { id: string, history: { edges: Array<{ node: { cursor: string, eventId: string, version: number, occurredAt: string, cause: UpdateCause, confirmed: boolean, kind: OperationKind, key: string, state: OperationState | null, progress: Progress | null, previousState: OperationState | null } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } | null } | null }
    | { id: string, operation: { id: string, history: { edges: Array<{ node: { cursor: string, eventId: string, version: number, occurredAt: string, cause: UpdateCause, confirmed: boolean, kind: OperationKind, key: string, state: OperationState | null, progress: Progress | null, previousState: OperationState | null } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } | null } | null }
    | { id: string, operation: { id: string, history: { edges: Array<{ node: { cursor: string, eventId: string, version: number, occurredAt: string, cause: UpdateCause, confirmed: boolean, kind: OperationKind, key: string, state: OperationState | null, progress: Progress | null, previousState: OperationState | null } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } | null } | null }
    | { id: string, operation: { id: string, history: { edges: Array<{ node: { cursor: string, eventId: string, version: number, occurredAt: string, cause: UpdateCause, confirmed: boolean, kind: OperationKind, key: string, state: OperationState | null, progress: Progress | null, previousState: OperationState | null } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } | null } | null }
    | { id: string }
    | { id: string }
    | { id: string, operation: { id: string, history: { edges: Array<{ node: { cursor: string, eventId: string, version: number, occurredAt: string, cause: UpdateCause, confirmed: boolean, kind: OperationKind, key: string, state: OperationState | null, progress: Progress | null, previousState: OperationState | null } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } | null } | null }
    | { id: string }
   | null };

export type ThingDocumentsQueryVariables = Exact<{
  id: string | number;
}>;


export type ThingDocumentsQuery = { node:
    | { id: string }
    | { id: string }
    | { documentState: DocumentsState | null, id: string, file: { id: string, name: string, format: DocumentFormat, mediaType: string, byteSize: number, url: string | null, expiresAt: string } | null }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string, exportFile: { id: string, name: string, format: DocumentFormat, mediaType: string, byteSize: number, url: string | null, expiresAt: string } | null }
    | { id: string }
    | { documentsState: DocumentsState | null, documentsFailure: string | null, id: string, documents: Array<{ id: string, name: string, format: DocumentFormat, mediaType: string, byteSize: number, url: string | null, expiresAt: string }> | null }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { documentsState: DocumentsState | null, documentsFailure: string | null, id: string, documents: Array<{ id: string, name: string, format: DocumentFormat, mediaType: string, byteSize: number, url: string | null, expiresAt: string }> | null }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { documentsState: DocumentsState | null, documentsFailure: string | null, id: string, signed: Array<{ id: string, name: string, format: DocumentFormat, mediaType: string, byteSize: number, url: string | null, expiresAt: string }> }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
   | null };

export type InvoiceFaceQueryVariables = Exact<{
  id: string | number;
}>;


export type InvoiceFaceQuery = { node:
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { kind: DigitalInvoiceKind | null, invoiceNumber: string | null, printedCode: string | null, buyerName: string | null, sellerTaxNumber: string | null, amountWithoutTax: string | null, taxAmount: string | null, amountWithTax: string | null, id: string, redOffset: { id: string, state: RedOffsetState } | null }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
   | null };

export type DocumentFragment = { id: string, name: string, format: DocumentFormat, mediaType: string, byteSize: number, url: string | null, expiresAt: string };

export type RelatedQueryVariables = Exact<{
  id: string | number;
}>;


export type RelatedQuery = { node:
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string, followed: { edges: Array<{ node:
            | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
            | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
            | { statusText: string | null, id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
            | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
            | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
            | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
            | { buyerName: string | null, amountWithTax: string | null, id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
            | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
            | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
            | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
            | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
            | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
            | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
            | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
            | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
            | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
            | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
            | { buyerTaxNumber: string | null, amountWithoutTax: string | null, id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
            | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
            | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
            | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
            | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
            | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
            | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
            | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
            | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
           }> } | null }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string, order: { buyerTaxNumber: string | null, amountWithoutTax: string | null, id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null } | null, taxPayment: { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null } | null }
    | { id: string }
    | { id: string, invoice: { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null } | null, taxPayment: { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null } | null }
    | { id: string }
    | { id: string }
    | { id: string, followed: { edges: Array<{ node:
            | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
            | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
            | { statusText: string | null, id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
            | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
            | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
            | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
            | { buyerName: string | null, amountWithTax: string | null, id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
            | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
            | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
            | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
            | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
            | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
            | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
            | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
            | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
            | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
            | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
            | { buyerTaxNumber: string | null, amountWithoutTax: string | null, id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
            | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
            | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
            | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
            | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
            | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
            | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
            | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
            | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, operation: { id: string, kind: OperationKind, final: boolean } | null }
           }> } | null }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
   | null };

export type TruckTraceQueryVariables = Exact<{
  plateNumber: string;
  plateColor?: PlateColorInput | null | undefined;
  from: string;
  to: string;
}>;


export type TruckTraceQuery = { truck: { id: string, plateNumber: string, plateColor: PlateColor | null, trackable: boolean, track: { found: boolean, hint: string | null, mileage: string | null, unreadablePoints: number | null, points: Array<{ longitude: number, latitude: number }> | null } | null, position: { longitude: number | null, latitude: number | null } | null } | null };

export type ScrapTaxEstimateQueryVariables = Exact<{
  input: ScrapTaxEstimateInput;
}>;


export type ScrapTaxEstimateQuery = { scrapTaxEstimate: { vatAndSurchargesPayable: string, incomeTaxPayable: string, totalTaxPayable: string, taxAmount: string, amountWithTax: string, paidToSeller: string, monthlyCumulativeAfter: string, items: Array<{ kind: ScrapTaxKind, base: string, rate: string, amountBeforeReduction: string, reduction: string, alreadyPaid: string, payable: string, rule: string }>, assumptions: Array<{ name: ScrapTaxAssumptionName, holds: boolean, isDefault: boolean, statement: string, reason: string }> } | null };

export type CompaniesQueryVariables = Exact<{
  name: string;
}>;


export type CompaniesQuery = { enterprises: { enterprises: Array<{ id: string, name: string, taxNumber: string }> } | null };

export type InvoiceTotalsQueryVariables = Exact<{
  by: TotalsBy;
  from: string;
  to: string;
}>;


export type InvoiceTotalsQuery = { months: Array<{ month: string | null, sellerTaxNumber: string | null, sellerId: string | null, buyerTaxNumber: string | null, buyerName: string | null, taxRate: string | null, others: number | null, count: number, amountWithoutTax: string, taxAmount: string, amountWithTax: string, reversedCount: number, reversedAmountWithTax: string }>, rows: Array<{ month: string | null, sellerTaxNumber: string | null, sellerId: string | null, buyerTaxNumber: string | null, buyerName: string | null, taxRate: string | null, others: number | null, count: number, amountWithoutTax: string, taxAmount: string, amountWithTax: string, reversedCount: number, reversedAmountWithTax: string }> };

export type ReverseInvoiceTotalsQueryVariables = Exact<{
  by: TotalsBy;
  from: string;
  to: string;
}>;


export type ReverseInvoiceTotalsQuery = { months: Array<{ month: string | null, sellerTaxNumber: string | null, sellerId: string | null, buyerTaxNumber: string | null, buyerName: string | null, taxRate: string | null, others: number | null, count: number, amountWithoutTax: string, taxAmount: string, amountWithTax: string, reversedCount: number, reversedAmountWithTax: string }>, rows: Array<{ month: string | null, sellerTaxNumber: string | null, sellerId: string | null, buyerTaxNumber: string | null, buyerName: string | null, taxRate: string | null, others: number | null, count: number, amountWithoutTax: string, taxAmount: string, amountWithTax: string, reversedCount: number, reversedAmountWithTax: string }> };

export type ScrapInvoiceTotalsQueryVariables = Exact<{
  by: TotalsBy;
  from: string;
  to: string;
}>;


export type ScrapInvoiceTotalsQuery = { months: Array<{ month: string | null, sellerTaxNumber: string | null, sellerId: string | null, buyerTaxNumber: string | null, buyerName: string | null, taxRate: string | null, others: number | null, count: number, amountWithoutTax: string, taxAmount: string, amountWithTax: string, reversedCount: number, reversedAmountWithTax: string }>, rows: Array<{ month: string | null, sellerTaxNumber: string | null, sellerId: string | null, buyerTaxNumber: string | null, buyerName: string | null, taxRate: string | null, others: number | null, count: number, amountWithoutTax: string, taxAmount: string, amountWithTax: string, reversedCount: number, reversedAmountWithTax: string }> };

export type TotalFragment = { month: string | null, sellerTaxNumber: string | null, sellerId: string | null, buyerTaxNumber: string | null, buyerName: string | null, taxRate: string | null, others: number | null, count: number, amountWithoutTax: string, taxAmount: string, amountWithTax: string, reversedCount: number, reversedAmountWithTax: string };

export type LatestCursorQueryVariables = Exact<{ [key: string]: never; }>;


export type LatestCursorQuery = { latestCursor: string };

export type UpdatesSubscriptionVariables = Exact<{
  after?: string | null | undefined;
}>;


export type UpdatesSubscription = { updates: { cursor: string, eventId: string, version: number, occurredAt: string, cause: UpdateCause, confirmed: boolean, kind: OperationKind, key: string, state: OperationState | null, progress: Progress | null, previousState: OperationState | null, subject:
      | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null }
      | { contractNo: string | null, companyTaxNumber: string | null, statusText: string | null, deadlineDays: number | null, completedAt: string | null, signUrl: string | null, id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null }
      | { title: string | null, format: TableFormat | null, rows: number, id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rowsInAll: number | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null }
      | { scene: H5Scene | null, expiresAt: string | null, message: string | null, id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null }
      | { hints: Array<string>, invoiceNumber: string | null, platformOrderNumber: string | null, buyerName: string | null, sellerTaxNumber: string | null, amountWithTax: string | null, amountWithoutTax: string | null, taxAmount: string | null, id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, invoiceKind: DigitalInvoiceKind | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null }
      | { confirmationNumber: string | null, originalInvoiceNumber: string | null, buyerName: string | null, redAmountWithoutTax: string | null, redTaxAmount: string | null, enteredAt: string | null, redInvoiceNumber: string | null, id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null }
      | { orderId: string, redOffsetId: string | null, redInvoiceNumber: string | null, id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null }
      | { sellerId: string | null, invoiceNumber: string | null, buyerTaxNumber: string | null, payAmount: string | null, taxAmount: string | null, payUrl: string | null, id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null }
      | { kind: VatInvoiceKind | null, issuedAt: string | null, acceptanceSerial: string | null, uploadMessage: string | null, hint: string | null, id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null }
      | { uploadId: string, acceptanceSerial: string | null, id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null }
      | { invoiceNumber: string | null, buyerTaxNumber: string | null, kind: VatInvoiceKind | null, amountWithoutTax: string | null, totalTaxPayable: string | null, taxSlipNumber: string | null, preOpenedOn: string | null, id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null }
      | { buyerTaxNumber: string | null, onboarded: boolean | null, realNamed: boolean | null, canInvoice: boolean | null, blockedReason: string | null, id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null }
      | { taskNo: string | null, initiatorSigningPartyId: string | null, refusedReason: string | null, id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null }
      | { paid: boolean | null, totalTaxPayable: string | null, id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null }
      | { total: number, done: number, genuine: number, failed: number, unread: number, duplicates: number, unanswered: number, id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null, obstacle: { code: ErrorCode, message: string, hint: string | null } | null }
     | null } };

export type ChangeFragment = { cursor: string, eventId: string, version: number, occurredAt: string, cause: UpdateCause, confirmed: boolean, kind: OperationKind, key: string, state: OperationState | null, progress: Progress | null, previousState: OperationState | null };

export type ReadInvoicesMutationVariables = Exact<{
  file: string;
}>;


export type ReadInvoicesMutation = { readInvoiceFile:
    | { __typename: 'ConflictError', message: string }
    | { __typename: 'InvalidInputError', message: string }
    | { __typename: 'InvoiceFileReading', invoices: Array<{ fileName: string | null, kind: InvoiceReadingKind | null, missing: Array<string>, obstacle: string | null, warnings: Array<string>, elements: { invoiceCode: string | null, invoiceNumber: string | null, issuedOn: string | null, checkCode: string | null, amountWithTax: string | null, amountWithoutTax: string | null }, face: { sellerName: string | null, sellerTaxNumber: string | null, buyerName: string | null, buyerTaxNumber: string | null, amountWithoutTax: string | null, taxAmount: string | null, amountWithTax: string | null } }>, unread: Array<{ fileName: string | null, message: string }> }
    | { __typename: 'NotPermittedError', message: string }
    | { __typename: 'OutcomeUnknownError', message: string }
    | { __typename: 'PlatformRejectedError', message: string }
    | { __typename: 'PlatformUnavailableError', message: string }
    | { __typename: 'QuotaExhaustedError', message: string }
   };

export type ReadCodeQueryVariables = Exact<{
  text: string;
}>;


export type ReadCodeQuery = { readInvoiceCode: { invoiceCode: string | null, invoiceNumber: string, issuedOn: string, checkCode: string | null, amountWithTax: string | null, amountWithoutTax: string | null, obstacle: string | null } | null };

export type VerifyReadInvoicesQueryVariables = Exact<{
  invoices: Array<InvoiceToVerify> | InvoiceToVerify;
}>;


export type VerifyReadInvoicesQuery = { verifyInvoices: Array<{ verdict: InvoiceVerdict, reason: string | null, face:
      | { amountWithTax: string | null, taxAmount: string | null }
      | { amountWithTax: string | null, taxAmount: string | null }
      | { amountWithoutTax: string | null, amountWithTax: string | null, taxAmount: string | null }
      | { sellerName: string | null, sellerTaxNumber: string | null, buyerName: string | null, buyerTaxNumber: string | null, amountWithoutTax: string | null, amountWithTax: string | null, taxAmount: string | null }
     | null } | null> | null };

export type StartBatchMutationVariables = Exact<{
  batchId: string;
  file: string;
}>;


export type StartBatchMutation = { startVerificationBatch:
    | { __typename: 'ConflictError', message: string }
    | { __typename: 'InvalidInputError', message: string, fieldErrors: Array<{ message: string }> }
    | { __typename: 'NotPermittedError', message: string }
    | { __typename: 'OutcomeUnknownError', message: string }
    | { __typename: 'PlatformRejectedError', message: string }
    | { __typename: 'PlatformUnavailableError', message: string }
    | { __typename: 'QuotaExhaustedError', message: string }
    | { __typename: 'VerificationBatch', id: string }
   };

export type BatchQueryVariables = Exact<{
  batchId: string;
}>;


export type BatchQuery = { verificationBatch: { total: number, done: number, genuine: number, failed: number, unread: number, duplicates: number, unanswered: number, id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, columns: Array<{ header: string, element: string | null }>, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null, obstacle: { code: ErrorCode, message: string, hint: string | null } | null } | null };

export type BatchResultsQueryVariables = Exact<{
  batchId: string;
  after?: string | null | undefined;
  verdicts?: Array<InvoiceVerdict> | InvoiceVerdict | null | undefined;
}>;


export type BatchResultsQuery = { verificationBatch: { id: string, results: { edges: Array<{ node: { position: number, row: number | null, problem: string | null, duplicateOf: number | null, elements: { invoiceNumber: string | null, issuedOn: string | null, amountWithTax: string | null, amountWithoutTax: string | null } | null, verification: { verdict: InvoiceVerdict, reason: string | null } | null, failure: { message: string } | null } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } | null } | null };

export type BatchReportQueryVariables = Exact<{
  batchId: string;
  format: TableFormat;
}>;


export type BatchReportQuery = { verificationBatch: { id: string, report: { id: string, name: string, url: string | null } | null } | null };

export type CancelBatchMutationVariables = Exact<{
  batchId: string;
}>;


export type CancelBatchMutation = { cancelVerificationBatch:
    | { __typename: 'ConflictError' }
    | { __typename: 'InvalidInputError' }
    | { __typename: 'NotPermittedError' }
    | { __typename: 'OutcomeUnknownError' }
    | { __typename: 'PlatformRejectedError' }
    | { __typename: 'PlatformUnavailableError' }
    | { __typename: 'QuotaExhaustedError' }
    | { __typename: 'VerificationBatch', total: number, done: number, genuine: number, failed: number, unread: number, duplicates: number, unanswered: number, id: string, key: string | null, stateName: string, progress: Progress, openedAt: string | null, changedAt: string | null, rejection: { code: ErrorCode, message: string, hint: string | null, platformCode: string | null, steps: Array<string> } | null, operation: { id: string, version: number, nextPollAt: string | null, kind: OperationKind, final: boolean } | null, obstacle: { code: ErrorCode, message: string, hint: string | null } | null }
   };

export type ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerQuery = { viewer: { tenant: string, scopes: Array<Scope>, features: Array<Feature> } };

export type WebhooksQueryVariables = Exact<{ [key: string]: never; }>;


export type WebhooksQuery = { webhooks: Array<{ id: string, name: string, url: string, state: WebhookState, disabledReason: WebhookDisabledReason | null, document: string, changedAt: string }> };

export type WebhookFactsFragment = { id: string, name: string, url: string, state: WebhookState, disabledReason: WebhookDisabledReason | null, document: string, changedAt: string };

export type DeliveryFragment = { eventId: string, state: WebhookDeliveryState, outcome: WebhookAttemptOutcome | null, statusCode: number | null, attempts: number, attemptedAt: string | null, nextAttemptAt: string | null, durationMilliseconds: number | null, body: string | null };

export type WebhookDeliveriesQueryVariables = Exact<{
  webhookId: string | number;
  after?: string | null | undefined;
}>;


export type WebhookDeliveriesQuery = { webhookDeliveries: { edges: Array<{ node: { eventId: string, state: WebhookDeliveryState, outcome: WebhookAttemptOutcome | null, statusCode: number | null, attempts: number, attemptedAt: string | null, nextAttemptAt: string | null, durationMilliseconds: number | null, body: string | null } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type RegisterWebhookMutationVariables = Exact<{
  input: CreateWebhookInput;
}>;


export type RegisterWebhookMutation = { createWebhook:
    | { __typename: 'ConflictError', message: string }
    | { __typename: 'InvalidInputError', message: string, fieldErrors: Array<{ path: Array<string>, message: string }> }
    | { __typename: 'NotPermittedError', message: string }
    | { __typename: 'OutcomeUnknownError', message: string }
    | { __typename: 'PlatformRejectedError', message: string }
    | { __typename: 'PlatformUnavailableError', message: string }
    | { __typename: 'QuotaExhaustedError', message: string }
    | { __typename: 'RegisteredWebhook', secret: string | null, webhook: { id: string, name: string, url: string, state: WebhookState, disabledReason: WebhookDisabledReason | null, document: string, changedAt: string } }
   };

export type SwitchWebhookMutationVariables = Exact<{
  id: string | number;
  enabled: boolean;
}>;


export type SwitchWebhookMutation = { updateWebhook:
    | { __typename: 'ConflictError', message: string }
    | { __typename: 'InvalidInputError', message: string }
    | { __typename: 'NotPermittedError', message: string }
    | { __typename: 'OutcomeUnknownError', message: string }
    | { __typename: 'PlatformRejectedError', message: string }
    | { __typename: 'PlatformUnavailableError', message: string }
    | { __typename: 'QuotaExhaustedError', message: string }
    | { __typename: 'RegisteredWebhook', webhook: { id: string, name: string, url: string, state: WebhookState, disabledReason: WebhookDisabledReason | null, document: string, changedAt: string } }
   };

export type RemoveWebhookMutationVariables = Exact<{
  id: string | number;
}>;


export type RemoveWebhookMutation = { deleteWebhook:
    | { __typename: 'ConflictError', message: string }
    | { __typename: 'InvalidInputError', message: string }
    | { __typename: 'NotPermittedError', message: string }
    | { __typename: 'OutcomeUnknownError', message: string }
    | { __typename: 'PlatformRejectedError', message: string }
    | { __typename: 'PlatformUnavailableError', message: string }
    | { __typename: 'QuotaExhaustedError', message: string }
    | { __typename: 'Webhook' }
   };

export type TestWebhookMutationVariables = Exact<{
  id: string | number;
}>;


export type TestWebhookMutation = { sendWebhookTestEvent:
    | { __typename: 'ConflictError', message: string }
    | { __typename: 'InvalidInputError', message: string }
    | { __typename: 'NotPermittedError', message: string }
    | { __typename: 'OutcomeUnknownError', message: string }
    | { __typename: 'PlatformRejectedError', message: string }
    | { __typename: 'PlatformUnavailableError', message: string }
    | { __typename: 'QuotaExhaustedError', message: string }
    | { __typename: 'WebhookDelivery', eventId: string, state: WebhookDeliveryState, outcome: WebhookAttemptOutcome | null, statusCode: number | null, attempts: number, attemptedAt: string | null, nextAttemptAt: string | null, durationMilliseconds: number | null, body: string | null }
   };

export type RepeatDeliveryMutationVariables = Exact<{
  id: string | number;
  eventId: string | number;
}>;


export type RepeatDeliveryMutation = { redeliverWebhook:
    | { __typename: 'ConflictError', message: string }
    | { __typename: 'InvalidInputError', message: string }
    | { __typename: 'NotPermittedError', message: string }
    | { __typename: 'OutcomeUnknownError', message: string }
    | { __typename: 'PlatformRejectedError', message: string }
    | { __typename: 'PlatformUnavailableError', message: string }
    | { __typename: 'QuotaExhaustedError', message: string }
    | { __typename: 'Webhook' }
   };

export const ListedFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Listed"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Followed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"stateName"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"operation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"final"}}]}}]}}]} as unknown as DocumentNode<ListedFragment, unknown>;
export const BriefFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Brief"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Followed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Listed"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invoice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"buyerName"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithTax"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScrapOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"buyerTaxNumber"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithoutTax"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contract"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"statusText"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Listed"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Followed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"stateName"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"operation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"final"}}]}}]}}]} as unknown as DocumentNode<BriefFragment, unknown>;
export const BudgetFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Budget"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DailyBudget"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"holder"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"capability"}},{"kind":"Field","name":{"kind":"Name","value":"unitsPerDay"}},{"kind":"Field","name":{"kind":"Name","value":"usedUnits"}},{"kind":"Field","name":{"kind":"Name","value":"leftUnits"}}]}}]} as unknown as DocumentNode<BudgetFragment, unknown>;
export const AttentionFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AttentionFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AttentionItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"advice"}},{"kind":"Field","name":{"kind":"Name","value":"actions"}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Brief"}},{"kind":"Field","name":{"kind":"Name","value":"rejection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"operation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"key"}}]}},{"kind":"Field","name":{"kind":"Name","value":"webhook"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"position"}}]}},{"kind":"Field","name":{"kind":"Name","value":"budget"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Budget"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Listed"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Followed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"stateName"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"operation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"final"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Brief"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Followed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Listed"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invoice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"buyerName"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithTax"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScrapOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"buyerTaxNumber"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithoutTax"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contract"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"statusText"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Budget"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DailyBudget"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"holder"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"capability"}},{"kind":"Field","name":{"kind":"Name","value":"unitsPerDay"}},{"kind":"Field","name":{"kind":"Name","value":"usedUnits"}},{"kind":"Field","name":{"kind":"Name","value":"leftUnits"}}]}}]} as unknown as DocumentNode<AttentionFactsFragment, unknown>;
export const FollowedFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Followed"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Followed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Listed"}},{"kind":"Field","name":{"kind":"Name","value":"rejection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"platformCode"}},{"kind":"Field","name":{"kind":"Name","value":"steps"}}]}},{"kind":"Field","name":{"kind":"Name","value":"operation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"nextPollAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Listed"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Followed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"stateName"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"operation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"final"}}]}}]}}]} as unknown as DocumentNode<FollowedFragment, unknown>;
export const InvoiceFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InvoiceFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invoice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"platformOrderNumber"}},{"kind":"Field","alias":{"kind":"Name","value":"invoiceKind"},"name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"buyerName"}},{"kind":"Field","name":{"kind":"Name","value":"sellerTaxNumber"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithTax"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithoutTax"}},{"kind":"Field","name":{"kind":"Name","value":"taxAmount"}}]}}]} as unknown as DocumentNode<InvoiceFactsFragment, unknown>;
export const RedOffsetFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RedOffsetFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RedOffset"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"redOffsetId"}},{"kind":"Field","name":{"kind":"Name","value":"redInvoiceNumber"}}]}}]} as unknown as DocumentNode<RedOffsetFactsFragment, unknown>;
export const SellerFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SellerFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Seller"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"buyerTaxNumber"}},{"kind":"Field","name":{"kind":"Name","value":"onboarded"}},{"kind":"Field","name":{"kind":"Name","value":"realNamed"}},{"kind":"Field","name":{"kind":"Name","value":"canInvoice"}},{"kind":"Field","name":{"kind":"Name","value":"blockedReason"}}]}}]} as unknown as DocumentNode<SellerFactsFragment, unknown>;
export const ReverseInvoiceFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReverseInvoiceFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReverseInvoice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sellerId"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"buyerTaxNumber"}},{"kind":"Field","name":{"kind":"Name","value":"payAmount"}},{"kind":"Field","name":{"kind":"Name","value":"taxAmount"}},{"kind":"Field","name":{"kind":"Name","value":"payUrl"}}]}}]} as unknown as DocumentNode<ReverseInvoiceFactsFragment, unknown>;
export const ScrapOrderFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ScrapOrderFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScrapOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"buyerTaxNumber"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithoutTax"}},{"kind":"Field","name":{"kind":"Name","value":"totalTaxPayable"}},{"kind":"Field","name":{"kind":"Name","value":"taxSlipNumber"}},{"kind":"Field","name":{"kind":"Name","value":"preOpenedOn"}}]}}]} as unknown as DocumentNode<ScrapOrderFactsFragment, unknown>;
export const ScrapInvoiceFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ScrapInvoiceFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScrapInvoice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"issuedAt"}},{"kind":"Field","name":{"kind":"Name","value":"acceptanceSerial"}},{"kind":"Field","name":{"kind":"Name","value":"uploadMessage"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}}]}}]} as unknown as DocumentNode<ScrapInvoiceFactsFragment, unknown>;
export const UploadFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UploadFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScrapInvoiceUpload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploadId"}},{"kind":"Field","name":{"kind":"Name","value":"acceptanceSerial"}}]}}]} as unknown as DocumentNode<UploadFactsFragment, unknown>;
export const ContractFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContractFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contract"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contractNo"}},{"kind":"Field","name":{"kind":"Name","value":"companyTaxNumber"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"deadlineDays"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"signUrl"}}]}}]} as unknown as DocumentNode<ContractFactsFragment, unknown>;
export const SigningTaskFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SigningTaskFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SigningTask"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taskNo"}},{"kind":"Field","name":{"kind":"Name","value":"initiatorSigningPartyId"}},{"kind":"Field","name":{"kind":"Name","value":"refusedReason"}}]}}]} as unknown as DocumentNode<SigningTaskFactsFragment, unknown>;
export const TaxPaymentFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TaxPaymentFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TaxPayment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"totalTaxPayable"}}]}}]} as unknown as DocumentNode<TaxPaymentFactsFragment, unknown>;
export const H5SessionFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"H5SessionFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"H5Session"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scene"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<H5SessionFactsFragment, unknown>;
export const ExportFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExportFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Export"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","alias":{"kind":"Name","value":"rowsInAll"},"name":{"kind":"Name","value":"total"}}]}}]} as unknown as DocumentNode<ExportFactsFragment, unknown>;
export const RedConfirmationFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RedConfirmationFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RedConfirmation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"originalInvoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"buyerName"}},{"kind":"Field","name":{"kind":"Name","value":"redAmountWithoutTax"}},{"kind":"Field","name":{"kind":"Name","value":"redTaxAmount"}},{"kind":"Field","name":{"kind":"Name","value":"enteredAt"}},{"kind":"Field","name":{"kind":"Name","value":"redInvoiceNumber"}}]}}]} as unknown as DocumentNode<RedConfirmationFactsFragment, unknown>;
export const VerificationBatchFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VerificationBatchFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VerificationBatch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"genuine"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"unread"}},{"kind":"Field","name":{"kind":"Name","value":"duplicates"}},{"kind":"Field","name":{"kind":"Name","value":"unanswered"}}]}}]} as unknown as DocumentNode<VerificationBatchFactsFragment, unknown>;
export const BatchObstacleFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BatchObstacle"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VerificationBatch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"obstacle"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}}]}}]}}]} as unknown as DocumentNode<BatchObstacleFragment, unknown>;
export const FactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Facts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Followed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Followed"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"InvoiceFacts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RedOffsetFacts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SellerFacts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReverseInvoiceFacts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ScrapOrderFacts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ScrapInvoiceFacts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UploadFacts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContractFacts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SigningTaskFacts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TaxPaymentFacts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"H5SessionFacts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExportFacts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RedConfirmationFacts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"VerificationBatchFacts"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invoice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hints"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BatchObstacle"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Listed"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Followed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"stateName"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"operation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"final"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Followed"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Followed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Listed"}},{"kind":"Field","name":{"kind":"Name","value":"rejection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"platformCode"}},{"kind":"Field","name":{"kind":"Name","value":"steps"}}]}},{"kind":"Field","name":{"kind":"Name","value":"operation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"nextPollAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InvoiceFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invoice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"platformOrderNumber"}},{"kind":"Field","alias":{"kind":"Name","value":"invoiceKind"},"name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"buyerName"}},{"kind":"Field","name":{"kind":"Name","value":"sellerTaxNumber"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithTax"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithoutTax"}},{"kind":"Field","name":{"kind":"Name","value":"taxAmount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RedOffsetFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RedOffset"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"redOffsetId"}},{"kind":"Field","name":{"kind":"Name","value":"redInvoiceNumber"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SellerFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Seller"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"buyerTaxNumber"}},{"kind":"Field","name":{"kind":"Name","value":"onboarded"}},{"kind":"Field","name":{"kind":"Name","value":"realNamed"}},{"kind":"Field","name":{"kind":"Name","value":"canInvoice"}},{"kind":"Field","name":{"kind":"Name","value":"blockedReason"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReverseInvoiceFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReverseInvoice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sellerId"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"buyerTaxNumber"}},{"kind":"Field","name":{"kind":"Name","value":"payAmount"}},{"kind":"Field","name":{"kind":"Name","value":"taxAmount"}},{"kind":"Field","name":{"kind":"Name","value":"payUrl"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ScrapOrderFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScrapOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"buyerTaxNumber"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithoutTax"}},{"kind":"Field","name":{"kind":"Name","value":"totalTaxPayable"}},{"kind":"Field","name":{"kind":"Name","value":"taxSlipNumber"}},{"kind":"Field","name":{"kind":"Name","value":"preOpenedOn"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ScrapInvoiceFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScrapInvoice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"issuedAt"}},{"kind":"Field","name":{"kind":"Name","value":"acceptanceSerial"}},{"kind":"Field","name":{"kind":"Name","value":"uploadMessage"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UploadFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScrapInvoiceUpload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploadId"}},{"kind":"Field","name":{"kind":"Name","value":"acceptanceSerial"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContractFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contract"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contractNo"}},{"kind":"Field","name":{"kind":"Name","value":"companyTaxNumber"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"deadlineDays"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"signUrl"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SigningTaskFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SigningTask"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taskNo"}},{"kind":"Field","name":{"kind":"Name","value":"initiatorSigningPartyId"}},{"kind":"Field","name":{"kind":"Name","value":"refusedReason"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TaxPaymentFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TaxPayment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"totalTaxPayable"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"H5SessionFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"H5Session"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scene"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExportFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Export"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","alias":{"kind":"Name","value":"rowsInAll"},"name":{"kind":"Name","value":"total"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RedConfirmationFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RedConfirmation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"originalInvoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"buyerName"}},{"kind":"Field","name":{"kind":"Name","value":"redAmountWithoutTax"}},{"kind":"Field","name":{"kind":"Name","value":"redTaxAmount"}},{"kind":"Field","name":{"kind":"Name","value":"enteredAt"}},{"kind":"Field","name":{"kind":"Name","value":"redInvoiceNumber"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VerificationBatchFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VerificationBatch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"genuine"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"unread"}},{"kind":"Field","name":{"kind":"Name","value":"duplicates"}},{"kind":"Field","name":{"kind":"Name","value":"unanswered"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BatchObstacle"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VerificationBatch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"obstacle"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}}]}}]}}]} as unknown as DocumentNode<FactsFragment, unknown>;
export const PageFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Page"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PageInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startCursor"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]} as unknown as DocumentNode<PageFragment, unknown>;
export const DocumentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Document"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"mediaType"}},{"kind":"Field","name":{"kind":"Name","value":"byteSize"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]} as unknown as DocumentNode<DocumentFragment, unknown>;
export const MadeExportFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MadeExport"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Export"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"rejection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Document"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Document"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"mediaType"}},{"kind":"Field","name":{"kind":"Name","value":"byteSize"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]} as unknown as DocumentNode<MadeExportFragment, unknown>;
export const OrderFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Operation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<OrderFragment, unknown>;
export const OneSidedFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OneSided"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OneSidedInvoice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithTax"}},{"kind":"Field","name":{"kind":"Name","value":"operation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Order"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Operation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<OneSidedFragment, unknown>;
export const AuditFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuditFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"tokenSubject"}},{"kind":"Field","name":{"kind":"Name","value":"operationType"}},{"kind":"Field","name":{"kind":"Name","value":"operationName"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reasons"}},{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}},{"kind":"Field","name":{"kind":"Name","value":"operation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"mayRead"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<AuditFactsFragment, unknown>;
export const KeyFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KeyFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"fingerprint"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedOn"}},{"kind":"Field","name":{"kind":"Name","value":"unitsPerRequest"}},{"kind":"Field","name":{"kind":"Name","value":"budgets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Budget"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Budget"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DailyBudget"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"holder"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"capability"}},{"kind":"Field","name":{"kind":"Name","value":"unitsPerDay"}},{"kind":"Field","name":{"kind":"Name","value":"usedUnits"}},{"kind":"Field","name":{"kind":"Name","value":"leftUnits"}}]}}]} as unknown as DocumentNode<KeyFactsFragment, unknown>;
export const TotalFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Total"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvoiceTotal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"sellerTaxNumber"}},{"kind":"Field","name":{"kind":"Name","value":"sellerId"}},{"kind":"Field","name":{"kind":"Name","value":"buyerTaxNumber"}},{"kind":"Field","name":{"kind":"Name","value":"buyerName"}},{"kind":"Field","name":{"kind":"Name","value":"taxRate"}},{"kind":"Field","name":{"kind":"Name","value":"others"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithoutTax"}},{"kind":"Field","name":{"kind":"Name","value":"taxAmount"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithTax"}},{"kind":"Field","name":{"kind":"Name","value":"reversedCount"}},{"kind":"Field","name":{"kind":"Name","value":"reversedAmountWithTax"}}]}}]} as unknown as DocumentNode<TotalFragment, unknown>;
export const ChangeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Change"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperationUpdate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"confirmed"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"previousState"}}]}}]} as unknown as DocumentNode<ChangeFragment, unknown>;
export const WebhookFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"disabledReason"}},{"kind":"Field","name":{"kind":"Name","value":"document"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]} as unknown as DocumentNode<WebhookFactsFragment, unknown>;
export const DeliveryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Delivery"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"statusCode"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"attemptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"durationMilliseconds"}},{"kind":"Field","name":{"kind":"Name","value":"body"}}]}}]} as unknown as DocumentNode<DeliveryFragment, unknown>;
export const AttentionCountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AttentionCount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attention"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]} as unknown as DocumentNode<AttentionCountQuery, AttentionCountQueryVariables>;
export const AttentionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Attention"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attention"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AttentionFacts"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Listed"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Followed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"stateName"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"operation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"final"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Brief"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Followed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Listed"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invoice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"buyerName"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithTax"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScrapOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"buyerTaxNumber"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithoutTax"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contract"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"statusText"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Budget"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DailyBudget"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"holder"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"capability"}},{"kind":"Field","name":{"kind":"Name","value":"unitsPerDay"}},{"kind":"Field","name":{"kind":"Name","value":"usedUnits"}},{"kind":"Field","name":{"kind":"Name","value":"leftUnits"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AttentionFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AttentionItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"advice"}},{"kind":"Field","name":{"kind":"Name","value":"actions"}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Brief"}},{"kind":"Field","name":{"kind":"Name","value":"rejection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"operation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"key"}}]}},{"kind":"Field","name":{"kind":"Name","value":"webhook"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"position"}}]}},{"kind":"Field","name":{"kind":"Name","value":"budget"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Budget"}}]}}]}}]} as unknown as DocumentNode<AttentionQuery, AttentionQueryVariables>;
export const DismissAttentionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DismissAttention"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dismissAttention"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<DismissAttentionMutation, DismissAttentionMutationVariables>;
export const RedeliverWaitingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RedeliverWaiting"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Cursor"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"redeliverWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"from"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"cursor"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RedeliverWaitingMutation, RedeliverWaitingMutationVariables>;
export const OperationCountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OperationCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"operationCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<OperationCountsQuery, OperationCountsQueryVariables>;
export const OperationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Operations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"operations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Brief"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Listed"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Followed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"stateName"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"operation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"final"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Brief"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Followed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Listed"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invoice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"buyerName"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithTax"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScrapOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"buyerTaxNumber"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithoutTax"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contract"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"statusText"}}]}}]}}]} as unknown as DocumentNode<OperationsQuery, OperationsQueryVariables>;
export const OtherOperationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OtherOperations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"last"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kinds"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OperationKind"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"list"},"name":{"kind":"Name","value":"operations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"Variable","name":{"kind":"Name","value":"last"}}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}},{"kind":"Argument","name":{"kind":"Name","value":"kinds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kinds"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Brief"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Page"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Listed"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Followed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"stateName"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"operation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"final"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Brief"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Followed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Listed"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invoice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"buyerName"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithTax"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScrapOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"buyerTaxNumber"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithoutTax"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contract"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"statusText"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Page"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PageInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startCursor"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]} as unknown as DocumentNode<OtherOperationsQuery, OtherOperationsQueryVariables>;
export const InvoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Invoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"last"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"states"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InvoiceOrderState"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"openedFrom"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"openedTo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"belongsTo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"InvoiceBelongsTo"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"amountFrom"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Decimal"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"amountTo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Decimal"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"needsAttention"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"list"},"name":{"kind":"Name","value":"invoices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"Variable","name":{"kind":"Name","value":"last"}}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}},{"kind":"Argument","name":{"kind":"Name","value":"states"},"value":{"kind":"Variable","name":{"kind":"Name","value":"states"}}},{"kind":"Argument","name":{"kind":"Name","value":"openedFrom"},"value":{"kind":"Variable","name":{"kind":"Name","value":"openedFrom"}}},{"kind":"Argument","name":{"kind":"Name","value":"openedTo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"openedTo"}}},{"kind":"Argument","name":{"kind":"Name","value":"belongsTo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"belongsTo"}}},{"kind":"Argument","name":{"kind":"Name","value":"amountFrom"},"value":{"kind":"Variable","name":{"kind":"Name","value":"amountFrom"}}},{"kind":"Argument","name":{"kind":"Name","value":"amountTo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"amountTo"}}},{"kind":"Argument","name":{"kind":"Name","value":"needsAttention"},"value":{"kind":"Variable","name":{"kind":"Name","value":"needsAttention"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Listed"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"InvoiceFacts"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Page"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Listed"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Followed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"stateName"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"operation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"final"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InvoiceFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invoice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"platformOrderNumber"}},{"kind":"Field","alias":{"kind":"Name","value":"invoiceKind"},"name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"buyerName"}},{"kind":"Field","name":{"kind":"Name","value":"sellerTaxNumber"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithTax"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithoutTax"}},{"kind":"Field","name":{"kind":"Name","value":"taxAmount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Page"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PageInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startCursor"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]} as unknown as DocumentNode<InvoicesQuery, InvoicesQueryVariables>;
export const RedOffsetsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RedOffsets"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"last"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"states"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RedOffsetState"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"openedFrom"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"openedTo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"belongsTo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"RedOffsetBelongsTo"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"needsAttention"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"list"},"name":{"kind":"Name","value":"redOffsets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"Variable","name":{"kind":"Name","value":"last"}}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}},{"kind":"Argument","name":{"kind":"Name","value":"states"},"value":{"kind":"Variable","name":{"kind":"Name","value":"states"}}},{"kind":"Argument","name":{"kind":"Name","value":"openedFrom"},"value":{"kind":"Variable","name":{"kind":"Name","value":"openedFrom"}}},{"kind":"Argument","name":{"kind":"Name","value":"openedTo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"openedTo"}}},{"kind":"Argument","name":{"kind":"Name","value":"belongsTo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"belongsTo"}}},{"kind":"Argument","name":{"kind":"Name","value":"needsAttention"},"value":{"kind":"Variable","name":{"kind":"Name","value":"needsAttention"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Listed"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RedOffsetFacts"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Page"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Listed"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Followed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"stateName"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"operation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"final"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RedOffsetFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RedOffset"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"redOffsetId"}},{"kind":"Field","name":{"kind":"Name","value":"redInvoiceNumber"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Page"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PageInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startCursor"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]} as unknown as DocumentNode<RedOffsetsQuery, RedOffsetsQueryVariables>;
export const SellersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Sellers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"last"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"states"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SellerState"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"openedFrom"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"openedTo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"belongsTo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SellerBelongsTo"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"needsAttention"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"list"},"name":{"kind":"Name","value":"sellers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"Variable","name":{"kind":"Name","value":"last"}}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}},{"kind":"Argument","name":{"kind":"Name","value":"states"},"value":{"kind":"Variable","name":{"kind":"Name","value":"states"}}},{"kind":"Argument","name":{"kind":"Name","value":"openedFrom"},"value":{"kind":"Variable","name":{"kind":"Name","value":"openedFrom"}}},{"kind":"Argument","name":{"kind":"Name","value":"openedTo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"openedTo"}}},{"kind":"Argument","name":{"kind":"Name","value":"belongsTo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"belongsTo"}}},{"kind":"Argument","name":{"kind":"Name","value":"needsAttention"},"value":{"kind":"Variable","name":{"kind":"Name","value":"needsAttention"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Listed"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SellerFacts"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Page"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Listed"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Followed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"stateName"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"operation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"final"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SellerFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Seller"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"buyerTaxNumber"}},{"kind":"Field","name":{"kind":"Name","value":"onboarded"}},{"kind":"Field","name":{"kind":"Name","value":"realNamed"}},{"kind":"Field","name":{"kind":"Name","value":"canInvoice"}},{"kind":"Field","name":{"kind":"Name","value":"blockedReason"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Page"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PageInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startCursor"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]} as unknown as DocumentNode<SellersQuery, SellersQueryVariables>;
export const ReverseInvoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReverseInvoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"last"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"states"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReverseInvoiceState"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"openedFrom"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"openedTo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"belongsTo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ReverseInvoiceBelongsTo"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"amountFrom"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Decimal"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"amountTo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Decimal"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"needsAttention"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"list"},"name":{"kind":"Name","value":"reverseInvoices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"Variable","name":{"kind":"Name","value":"last"}}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}},{"kind":"Argument","name":{"kind":"Name","value":"states"},"value":{"kind":"Variable","name":{"kind":"Name","value":"states"}}},{"kind":"Argument","name":{"kind":"Name","value":"openedFrom"},"value":{"kind":"Variable","name":{"kind":"Name","value":"openedFrom"}}},{"kind":"Argument","name":{"kind":"Name","value":"openedTo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"openedTo"}}},{"kind":"Argument","name":{"kind":"Name","value":"belongsTo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"belongsTo"}}},{"kind":"Argument","name":{"kind":"Name","value":"amountFrom"},"value":{"kind":"Variable","name":{"kind":"Name","value":"amountFrom"}}},{"kind":"Argument","name":{"kind":"Name","value":"amountTo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"amountTo"}}},{"kind":"Argument","name":{"kind":"Name","value":"needsAttention"},"value":{"kind":"Variable","name":{"kind":"Name","value":"needsAttention"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Listed"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReverseInvoiceFacts"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Page"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Listed"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Followed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"stateName"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"operation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"final"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReverseInvoiceFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReverseInvoice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sellerId"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"buyerTaxNumber"}},{"kind":"Field","name":{"kind":"Name","value":"payAmount"}},{"kind":"Field","name":{"kind":"Name","value":"taxAmount"}},{"kind":"Field","name":{"kind":"Name","value":"payUrl"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Page"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PageInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startCursor"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]} as unknown as DocumentNode<ReverseInvoicesQuery, ReverseInvoicesQueryVariables>;
export const ScrapOrdersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ScrapOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"last"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"states"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ScrapOrderState"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"openedFrom"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"openedTo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"belongsTo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ScrapOrderBelongsTo"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"amountFrom"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Decimal"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"amountTo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Decimal"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"needsAttention"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"list"},"name":{"kind":"Name","value":"scrapOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"Variable","name":{"kind":"Name","value":"last"}}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}},{"kind":"Argument","name":{"kind":"Name","value":"states"},"value":{"kind":"Variable","name":{"kind":"Name","value":"states"}}},{"kind":"Argument","name":{"kind":"Name","value":"openedFrom"},"value":{"kind":"Variable","name":{"kind":"Name","value":"openedFrom"}}},{"kind":"Argument","name":{"kind":"Name","value":"openedTo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"openedTo"}}},{"kind":"Argument","name":{"kind":"Name","value":"belongsTo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"belongsTo"}}},{"kind":"Argument","name":{"kind":"Name","value":"amountFrom"},"value":{"kind":"Variable","name":{"kind":"Name","value":"amountFrom"}}},{"kind":"Argument","name":{"kind":"Name","value":"amountTo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"amountTo"}}},{"kind":"Argument","name":{"kind":"Name","value":"needsAttention"},"value":{"kind":"Variable","name":{"kind":"Name","value":"needsAttention"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Listed"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ScrapOrderFacts"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Page"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Listed"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Followed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"stateName"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"operation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"final"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ScrapOrderFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScrapOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"buyerTaxNumber"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithoutTax"}},{"kind":"Field","name":{"kind":"Name","value":"totalTaxPayable"}},{"kind":"Field","name":{"kind":"Name","value":"taxSlipNumber"}},{"kind":"Field","name":{"kind":"Name","value":"preOpenedOn"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Page"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PageInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startCursor"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]} as unknown as DocumentNode<ScrapOrdersQuery, ScrapOrdersQueryVariables>;
export const ScrapInvoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ScrapInvoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"last"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"states"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ScrapInvoiceState"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"openedFrom"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"openedTo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"belongsTo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ScrapInvoiceBelongsTo"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"amountFrom"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Decimal"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"amountTo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Decimal"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"needsAttention"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"list"},"name":{"kind":"Name","value":"scrapInvoices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"Variable","name":{"kind":"Name","value":"last"}}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}},{"kind":"Argument","name":{"kind":"Name","value":"states"},"value":{"kind":"Variable","name":{"kind":"Name","value":"states"}}},{"kind":"Argument","name":{"kind":"Name","value":"openedFrom"},"value":{"kind":"Variable","name":{"kind":"Name","value":"openedFrom"}}},{"kind":"Argument","name":{"kind":"Name","value":"openedTo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"openedTo"}}},{"kind":"Argument","name":{"kind":"Name","value":"belongsTo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"belongsTo"}}},{"kind":"Argument","name":{"kind":"Name","value":"amountFrom"},"value":{"kind":"Variable","name":{"kind":"Name","value":"amountFrom"}}},{"kind":"Argument","name":{"kind":"Name","value":"amountTo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"amountTo"}}},{"kind":"Argument","name":{"kind":"Name","value":"needsAttention"},"value":{"kind":"Variable","name":{"kind":"Name","value":"needsAttention"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Listed"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ScrapInvoiceFacts"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Page"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Listed"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Followed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"stateName"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"operation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"final"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ScrapInvoiceFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScrapInvoice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"issuedAt"}},{"kind":"Field","name":{"kind":"Name","value":"acceptanceSerial"}},{"kind":"Field","name":{"kind":"Name","value":"uploadMessage"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Page"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PageInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startCursor"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]} as unknown as DocumentNode<ScrapInvoicesQuery, ScrapInvoicesQueryVariables>;
export const UploadsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Uploads"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"last"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"states"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ScrapInvoiceUploadState"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"openedFrom"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"openedTo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"belongsTo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ScrapInvoiceUploadBelongsTo"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"needsAttention"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"list"},"name":{"kind":"Name","value":"uploads"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"Variable","name":{"kind":"Name","value":"last"}}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}},{"kind":"Argument","name":{"kind":"Name","value":"states"},"value":{"kind":"Variable","name":{"kind":"Name","value":"states"}}},{"kind":"Argument","name":{"kind":"Name","value":"openedFrom"},"value":{"kind":"Variable","name":{"kind":"Name","value":"openedFrom"}}},{"kind":"Argument","name":{"kind":"Name","value":"openedTo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"openedTo"}}},{"kind":"Argument","name":{"kind":"Name","value":"belongsTo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"belongsTo"}}},{"kind":"Argument","name":{"kind":"Name","value":"needsAttention"},"value":{"kind":"Variable","name":{"kind":"Name","value":"needsAttention"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Listed"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UploadFacts"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Page"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Listed"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Followed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"stateName"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"operation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"final"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UploadFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScrapInvoiceUpload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploadId"}},{"kind":"Field","name":{"kind":"Name","value":"acceptanceSerial"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Page"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PageInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startCursor"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]} as unknown as DocumentNode<UploadsQuery, UploadsQueryVariables>;
export const ContractsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Contracts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"last"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"states"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContractState"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"openedFrom"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"openedTo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"belongsTo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ContractBelongsTo"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"needsAttention"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"list"},"name":{"kind":"Name","value":"contracts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"Variable","name":{"kind":"Name","value":"last"}}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}},{"kind":"Argument","name":{"kind":"Name","value":"states"},"value":{"kind":"Variable","name":{"kind":"Name","value":"states"}}},{"kind":"Argument","name":{"kind":"Name","value":"openedFrom"},"value":{"kind":"Variable","name":{"kind":"Name","value":"openedFrom"}}},{"kind":"Argument","name":{"kind":"Name","value":"openedTo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"openedTo"}}},{"kind":"Argument","name":{"kind":"Name","value":"belongsTo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"belongsTo"}}},{"kind":"Argument","name":{"kind":"Name","value":"needsAttention"},"value":{"kind":"Variable","name":{"kind":"Name","value":"needsAttention"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Listed"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContractFacts"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Page"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Listed"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Followed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"stateName"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"operation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"final"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContractFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contract"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contractNo"}},{"kind":"Field","name":{"kind":"Name","value":"companyTaxNumber"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"deadlineDays"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"signUrl"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Page"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PageInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startCursor"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]} as unknown as DocumentNode<ContractsQuery, ContractsQueryVariables>;
export const SigningTasksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SigningTasks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"last"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"states"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SigningTaskState"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"openedFrom"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"openedTo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"belongsTo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SigningTaskBelongsTo"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"needsAttention"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"list"},"name":{"kind":"Name","value":"signingTasks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"Variable","name":{"kind":"Name","value":"last"}}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}},{"kind":"Argument","name":{"kind":"Name","value":"states"},"value":{"kind":"Variable","name":{"kind":"Name","value":"states"}}},{"kind":"Argument","name":{"kind":"Name","value":"openedFrom"},"value":{"kind":"Variable","name":{"kind":"Name","value":"openedFrom"}}},{"kind":"Argument","name":{"kind":"Name","value":"openedTo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"openedTo"}}},{"kind":"Argument","name":{"kind":"Name","value":"belongsTo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"belongsTo"}}},{"kind":"Argument","name":{"kind":"Name","value":"needsAttention"},"value":{"kind":"Variable","name":{"kind":"Name","value":"needsAttention"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Listed"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SigningTaskFacts"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Page"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Listed"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Followed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"stateName"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"operation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"final"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SigningTaskFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SigningTask"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taskNo"}},{"kind":"Field","name":{"kind":"Name","value":"initiatorSigningPartyId"}},{"kind":"Field","name":{"kind":"Name","value":"refusedReason"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Page"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PageInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startCursor"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]} as unknown as DocumentNode<SigningTasksQuery, SigningTasksQueryVariables>;
export const VerificationBatchesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VerificationBatches"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"last"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"states"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VerificationBatchState"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"openedFrom"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"openedTo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"needsAttention"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"list"},"name":{"kind":"Name","value":"verificationBatches"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"Variable","name":{"kind":"Name","value":"last"}}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}},{"kind":"Argument","name":{"kind":"Name","value":"states"},"value":{"kind":"Variable","name":{"kind":"Name","value":"states"}}},{"kind":"Argument","name":{"kind":"Name","value":"openedFrom"},"value":{"kind":"Variable","name":{"kind":"Name","value":"openedFrom"}}},{"kind":"Argument","name":{"kind":"Name","value":"openedTo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"openedTo"}}},{"kind":"Argument","name":{"kind":"Name","value":"needsAttention"},"value":{"kind":"Variable","name":{"kind":"Name","value":"needsAttention"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Listed"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"VerificationBatchFacts"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Page"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Listed"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Followed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"stateName"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"operation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"final"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VerificationBatchFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VerificationBatch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"genuine"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"unread"}},{"kind":"Field","name":{"kind":"Name","value":"duplicates"}},{"kind":"Field","name":{"kind":"Name","value":"unanswered"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Page"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PageInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startCursor"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]} as unknown as DocumentNode<VerificationBatchesQuery, VerificationBatchesQueryVariables>;
export const LookAgainDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LookAgain"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"lookAgain"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<LookAgainMutation, LookAgainMutationVariables>;
export const RedOffsetInvoiceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RedOffsetInvoice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RedOffsetInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"redOffsetInvoice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RedOffsetInvoiceMutation, RedOffsetInvoiceMutationVariables>;
export const ExportsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Exports"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"last"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"states"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExportState"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"openedFrom"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"openedTo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"needsAttention"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"list"},"name":{"kind":"Name","value":"exports"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"Variable","name":{"kind":"Name","value":"last"}}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}},{"kind":"Argument","name":{"kind":"Name","value":"states"},"value":{"kind":"Variable","name":{"kind":"Name","value":"states"}}},{"kind":"Argument","name":{"kind":"Name","value":"openedFrom"},"value":{"kind":"Variable","name":{"kind":"Name","value":"openedFrom"}}},{"kind":"Argument","name":{"kind":"Name","value":"openedTo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"openedTo"}}},{"kind":"Argument","name":{"kind":"Name","value":"needsAttention"},"value":{"kind":"Variable","name":{"kind":"Name","value":"needsAttention"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Listed"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExportFacts"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Page"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Listed"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Followed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"stateName"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"operation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"final"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExportFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Export"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","alias":{"kind":"Name","value":"rowsInAll"},"name":{"kind":"Name","value":"total"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Page"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PageInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startCursor"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]} as unknown as DocumentNode<ExportsQuery, ExportsQueryVariables>;
export const StartExportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartExport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartExportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"startExport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Export"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MadeExport"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Document"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"mediaType"}},{"kind":"Field","name":{"kind":"Name","value":"byteSize"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MadeExport"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Export"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"rejection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Document"}}]}}]}}]} as unknown as DocumentNode<StartExportMutation, StartExportMutationVariables>;
export const MadeExportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MadeExport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MadeExport"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Document"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"mediaType"}},{"kind":"Field","name":{"kind":"Name","value":"byteSize"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MadeExport"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Export"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"rejection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Document"}}]}}]}}]} as unknown as DocumentNode<MadeExportQuery, MadeExportQueryVariables>;
export const SearchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Search"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"search"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"match"}},{"kind":"Field","name":{"kind":"Name","value":"isExact"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Brief"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Listed"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Followed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"stateName"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"operation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"final"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Brief"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Followed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Listed"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invoice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"buyerName"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithTax"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScrapOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"buyerTaxNumber"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithoutTax"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contract"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"statusText"}}]}}]}}]} as unknown as DocumentNode<SearchQuery, SearchQueryVariables>;
export const ReconciliationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Reconciliation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"month"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"YearMonth"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sellerTaxNumber"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invoiceReconciliation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"month"},"value":{"kind":"Variable","name":{"kind":"Name","value":"month"}}},{"kind":"Argument","name":{"kind":"Name","value":"sellerTaxNumber"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sellerTaxNumber"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"agreeing"}},{"kind":"Field","name":{"kind":"Name","value":"truncated"}},{"kind":"Field","name":{"kind":"Name","value":"missingAtPlatform"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OneSided"}}]}},{"kind":"Field","name":{"kind":"Name","value":"missingHere"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OneSided"}}]}},{"kind":"Field","name":{"kind":"Name","value":"different"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"here"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"operation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Order"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"uncompared"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"numbers"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Operation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OneSided"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OneSidedInvoice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithTax"}},{"kind":"Field","name":{"kind":"Name","value":"operation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Order"}}]}}]}}]} as unknown as DocumentNode<ReconciliationQuery, ReconciliationQueryVariables>;
export const AskInvoiceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AskInvoice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"by"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InvoiceBy"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invoice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"Variable","name":{"kind":"Name","value":"by"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"stateName"}}]}}]}}]} as unknown as DocumentNode<AskInvoiceQuery, AskInvoiceQueryVariables>;
export const KnownSellersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"KnownSellers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"YearMonth"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"YearMonth"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invoiceTotals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"EnumValue","value":"SELLER"}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sellerTaxNumber"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<KnownSellersQuery, KnownSellersQueryVariables>;
export const BillingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Billing"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"billing"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"capability"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"calls"}},{"kind":"Field","name":{"kind":"Name","value":"units"}}]}}]}}]} as unknown as DocumentNode<BillingQuery, BillingQueryVariables>;
export const BudgetsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Budgets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"budgets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Budget"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Budget"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DailyBudget"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"holder"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"capability"}},{"kind":"Field","name":{"kind":"Name","value":"unitsPerDay"}},{"kind":"Field","name":{"kind":"Name","value":"usedUnits"}},{"kind":"Field","name":{"kind":"Name","value":"leftUnits"}}]}}]} as unknown as DocumentNode<BudgetsQuery, BudgetsQueryVariables>;
export const AuditDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Audit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"mayRead"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"audit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AuditFacts"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuditFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"tokenSubject"}},{"kind":"Field","name":{"kind":"Name","value":"operationType"}},{"kind":"Field","name":{"kind":"Name","value":"operationName"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reasons"}},{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}},{"kind":"Field","name":{"kind":"Name","value":"operation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"mayRead"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<AuditQuery, AuditQueryVariables>;
export const KeysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Keys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KeyFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Budget"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DailyBudget"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"holder"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"capability"}},{"kind":"Field","name":{"kind":"Name","value":"unitsPerDay"}},{"kind":"Field","name":{"kind":"Name","value":"usedUnits"}},{"kind":"Field","name":{"kind":"Name","value":"leftUnits"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KeyFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"fingerprint"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedOn"}},{"kind":"Field","name":{"kind":"Name","value":"unitsPerRequest"}},{"kind":"Field","name":{"kind":"Name","value":"budgets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Budget"}}]}}]}}]} as unknown as DocumentNode<KeysQuery, KeysQueryVariables>;
export const RedConfirmationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RedConfirmations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RedConfirmationFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"list"},"name":{"kind":"Name","value":"redConfirmations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Listed"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RedConfirmationFacts"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Page"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Listed"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Followed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"stateName"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"operation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"final"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RedConfirmationFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RedConfirmation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"originalInvoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"buyerName"}},{"kind":"Field","name":{"kind":"Name","value":"redAmountWithoutTax"}},{"kind":"Field","name":{"kind":"Name","value":"redTaxAmount"}},{"kind":"Field","name":{"kind":"Name","value":"enteredAt"}},{"kind":"Field","name":{"kind":"Name","value":"redInvoiceNumber"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Page"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PageInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startCursor"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]} as unknown as DocumentNode<RedConfirmationsQuery, RedConfirmationsQueryVariables>;
export const RejectInvoiceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RejectInvoice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sandbox"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"done"},"name":{"kind":"Name","value":"rejectInvoice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}]}]}}]}}]} as unknown as DocumentNode<RejectInvoiceMutation, RejectInvoiceMutationVariables>;
export const IssueNowDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"IssueNow"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sandbox"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"done"},"name":{"kind":"Name","value":"issueInvoice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}}]}]}}]}}]} as unknown as DocumentNode<IssueNowMutation, IssueNowMutationVariables>;
export const FinishFaceScanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FinishFaceScan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sellerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sandbox"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"done"},"name":{"kind":"Name","value":"finishFaceScan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sellerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sellerId"}}}]}]}}]}}]} as unknown as DocumentNode<FinishFaceScanMutation, FinishFaceScanMutationVariables>;
export const FinishSellerAuditDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FinishSellerAudit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sellerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"refusal"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sandbox"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"done"},"name":{"kind":"Name","value":"finishSellerAudit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sellerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sellerId"}}},{"kind":"Argument","name":{"kind":"Name","value":"refusal"},"value":{"kind":"Variable","name":{"kind":"Name","value":"refusal"}}}]}]}}]}}]} as unknown as DocumentNode<FinishSellerAuditMutation, FinishSellerAuditMutationVariables>;
export const PayReverseInvoiceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PayReverseInvoice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sandbox"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"done"},"name":{"kind":"Name","value":"payReverseInvoice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}}]}]}}]}}]} as unknown as DocumentNode<PayReverseInvoiceMutation, PayReverseInvoiceMutationVariables>;
export const FailReverseInvoiceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FailReverseInvoice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sandbox"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"done"},"name":{"kind":"Name","value":"failReverseInvoice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}}]}]}}]}}]} as unknown as DocumentNode<FailReverseInvoiceMutation, FailReverseInvoiceMutationVariables>;
export const PayScrapTaxDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PayScrapTax"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"taxSlipNumber"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sandbox"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"done"},"name":{"kind":"Name","value":"payScrapTax"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"taxSlipNumber"},"value":{"kind":"Variable","name":{"kind":"Name","value":"taxSlipNumber"}}}]}]}}]}}]} as unknown as DocumentNode<PayScrapTaxMutation, PayScrapTaxMutationVariables>;
export const StepContractDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StepContract"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"contractNo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sandbox"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"done"},"name":{"kind":"Name","value":"stepContract"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"contractNo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"contractNo"}}}]}]}}]}}]} as unknown as DocumentNode<StepContractMutation, StepContractMutationVariables>;
export const ExpireContractDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExpireContract"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"contractNo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sandbox"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"done"},"name":{"kind":"Name","value":"expireContract"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"contractNo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"contractNo"}}}]}]}}]}}]} as unknown as DocumentNode<ExpireContractMutation, ExpireContractMutationVariables>;
export const SetPushRepeatsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetPushRepeats"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"times"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sandbox"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"done"},"name":{"kind":"Name","value":"setPushRepeats"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"times"},"value":{"kind":"Variable","name":{"kind":"Name","value":"times"}}}]}]}}]}}]} as unknown as DocumentNode<SetPushRepeatsMutation, SetPushRepeatsMutationVariables>;
export const SetProgressDelayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetProgressDelay"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"delayMs"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sandbox"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"done"},"name":{"kind":"Name","value":"setProgressDelay"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"delayMs"},"value":{"kind":"Variable","name":{"kind":"Name","value":"delayMs"}}}]}]}}]}}]} as unknown as DocumentNode<SetProgressDelayMutation, SetProgressDelayMutationVariables>;
export const SetFaultDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetFault"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"path"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"fault"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SandboxFault"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"times"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sandbox"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"done"},"name":{"kind":"Name","value":"setFault"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"path"},"value":{"kind":"Variable","name":{"kind":"Name","value":"path"}}},{"kind":"Argument","name":{"kind":"Name","value":"fault"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fault"}}},{"kind":"Argument","name":{"kind":"Name","value":"times"},"value":{"kind":"Variable","name":{"kind":"Name","value":"times"}}}]}]}}]}}]} as unknown as DocumentNode<SetFaultMutation, SetFaultMutationVariables>;
export const ThingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Thing"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Facts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Listed"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Followed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"stateName"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"operation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"final"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Followed"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Followed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Listed"}},{"kind":"Field","name":{"kind":"Name","value":"rejection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"platformCode"}},{"kind":"Field","name":{"kind":"Name","value":"steps"}}]}},{"kind":"Field","name":{"kind":"Name","value":"operation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"nextPollAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InvoiceFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invoice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"platformOrderNumber"}},{"kind":"Field","alias":{"kind":"Name","value":"invoiceKind"},"name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"buyerName"}},{"kind":"Field","name":{"kind":"Name","value":"sellerTaxNumber"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithTax"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithoutTax"}},{"kind":"Field","name":{"kind":"Name","value":"taxAmount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RedOffsetFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RedOffset"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"redOffsetId"}},{"kind":"Field","name":{"kind":"Name","value":"redInvoiceNumber"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SellerFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Seller"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"buyerTaxNumber"}},{"kind":"Field","name":{"kind":"Name","value":"onboarded"}},{"kind":"Field","name":{"kind":"Name","value":"realNamed"}},{"kind":"Field","name":{"kind":"Name","value":"canInvoice"}},{"kind":"Field","name":{"kind":"Name","value":"blockedReason"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReverseInvoiceFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReverseInvoice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sellerId"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"buyerTaxNumber"}},{"kind":"Field","name":{"kind":"Name","value":"payAmount"}},{"kind":"Field","name":{"kind":"Name","value":"taxAmount"}},{"kind":"Field","name":{"kind":"Name","value":"payUrl"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ScrapOrderFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScrapOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"buyerTaxNumber"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithoutTax"}},{"kind":"Field","name":{"kind":"Name","value":"totalTaxPayable"}},{"kind":"Field","name":{"kind":"Name","value":"taxSlipNumber"}},{"kind":"Field","name":{"kind":"Name","value":"preOpenedOn"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ScrapInvoiceFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScrapInvoice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"issuedAt"}},{"kind":"Field","name":{"kind":"Name","value":"acceptanceSerial"}},{"kind":"Field","name":{"kind":"Name","value":"uploadMessage"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UploadFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScrapInvoiceUpload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploadId"}},{"kind":"Field","name":{"kind":"Name","value":"acceptanceSerial"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContractFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contract"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contractNo"}},{"kind":"Field","name":{"kind":"Name","value":"companyTaxNumber"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"deadlineDays"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"signUrl"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SigningTaskFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SigningTask"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taskNo"}},{"kind":"Field","name":{"kind":"Name","value":"initiatorSigningPartyId"}},{"kind":"Field","name":{"kind":"Name","value":"refusedReason"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TaxPaymentFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TaxPayment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"totalTaxPayable"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"H5SessionFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"H5Session"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scene"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExportFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Export"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","alias":{"kind":"Name","value":"rowsInAll"},"name":{"kind":"Name","value":"total"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RedConfirmationFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RedConfirmation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"originalInvoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"buyerName"}},{"kind":"Field","name":{"kind":"Name","value":"redAmountWithoutTax"}},{"kind":"Field","name":{"kind":"Name","value":"redTaxAmount"}},{"kind":"Field","name":{"kind":"Name","value":"enteredAt"}},{"kind":"Field","name":{"kind":"Name","value":"redInvoiceNumber"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VerificationBatchFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VerificationBatch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"genuine"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"unread"}},{"kind":"Field","name":{"kind":"Name","value":"duplicates"}},{"kind":"Field","name":{"kind":"Name","value":"unanswered"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BatchObstacle"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VerificationBatch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"obstacle"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Facts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Followed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Followed"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"InvoiceFacts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RedOffsetFacts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SellerFacts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReverseInvoiceFacts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ScrapOrderFacts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ScrapInvoiceFacts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UploadFacts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContractFacts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SigningTaskFacts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TaxPaymentFacts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"H5SessionFacts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExportFacts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RedConfirmationFacts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"VerificationBatchFacts"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invoice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hints"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BatchObstacle"}}]}}]} as unknown as DocumentNode<ThingQuery, ThingQueryVariables>;
export const ThingHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ThingHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Followed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"operation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"history"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Change"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Change"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperationUpdate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"confirmed"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"previousState"}}]}}]} as unknown as DocumentNode<ThingHistoryQuery, ThingHistoryQueryVariables>;
export const ThingDocumentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ThingDocuments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invoice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentsState"}},{"kind":"Field","name":{"kind":"Name","value":"documentsFailure"}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Document"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RedOffset"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentsState"}},{"kind":"Field","name":{"kind":"Name","value":"documentsFailure"}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Document"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SigningTask"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentsState"}},{"kind":"Field","name":{"kind":"Name","value":"documentsFailure"}},{"kind":"Field","alias":{"kind":"Name","value":"signed"},"name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Document"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Export"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"exportFile"},"name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Document"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contract"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentState"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Document"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Document"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"mediaType"}},{"kind":"Field","name":{"kind":"Name","value":"byteSize"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]} as unknown as DocumentNode<ThingDocumentsQuery, ThingDocumentsQueryVariables>;
export const InvoiceFaceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InvoiceFace"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invoice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"printedCode"}},{"kind":"Field","name":{"kind":"Name","value":"buyerName"}},{"kind":"Field","name":{"kind":"Name","value":"sellerTaxNumber"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithoutTax"}},{"kind":"Field","name":{"kind":"Name","value":"taxAmount"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithTax"}},{"kind":"Field","name":{"kind":"Name","value":"redOffset"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]}}]}}]} as unknown as DocumentNode<InvoiceFaceQuery, InvoiceFaceQueryVariables>;
export const RelatedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Related"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invoice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"followed"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Brief"}}]}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Seller"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"followed"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Brief"}}]}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScrapOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invoice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Brief"}}]}},{"kind":"Field","name":{"kind":"Name","value":"taxPayment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Brief"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScrapInvoice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Brief"}}]}},{"kind":"Field","name":{"kind":"Name","value":"taxPayment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Brief"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Listed"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Followed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"stateName"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"operation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"final"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Brief"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Followed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Listed"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invoice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"buyerName"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithTax"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScrapOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"buyerTaxNumber"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithoutTax"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contract"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"statusText"}}]}}]}}]} as unknown as DocumentNode<RelatedQuery, RelatedQueryVariables>;
export const TruckTraceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TruckTrace"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"plateNumber"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"plateColor"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PlateColorInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"truck"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"plateNumber"},"value":{"kind":"Variable","name":{"kind":"Name","value":"plateNumber"}}},{"kind":"Argument","name":{"kind":"Name","value":"plateColor"},"value":{"kind":"Variable","name":{"kind":"Name","value":"plateColor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"plateNumber"}},{"kind":"Field","name":{"kind":"Name","value":"plateColor"}},{"kind":"Field","name":{"kind":"Name","value":"trackable"}},{"kind":"Field","name":{"kind":"Name","value":"track"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"found"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"mileage"}},{"kind":"Field","name":{"kind":"Name","value":"unreadablePoints"}},{"kind":"Field","name":{"kind":"Name","value":"points"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}}]}}]}}]}}]} as unknown as DocumentNode<TruckTraceQuery, TruckTraceQueryVariables>;
export const ScrapTaxEstimateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ScrapTaxEstimate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ScrapTaxEstimateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scrapTaxEstimate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"base"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"amountBeforeReduction"}},{"kind":"Field","name":{"kind":"Name","value":"reduction"}},{"kind":"Field","name":{"kind":"Name","value":"alreadyPaid"}},{"kind":"Field","name":{"kind":"Name","value":"payable"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vatAndSurchargesPayable"}},{"kind":"Field","name":{"kind":"Name","value":"incomeTaxPayable"}},{"kind":"Field","name":{"kind":"Name","value":"totalTaxPayable"}},{"kind":"Field","name":{"kind":"Name","value":"taxAmount"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithTax"}},{"kind":"Field","name":{"kind":"Name","value":"paidToSeller"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyCumulativeAfter"}},{"kind":"Field","name":{"kind":"Name","value":"assumptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"holds"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"statement"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}}]} as unknown as DocumentNode<ScrapTaxEstimateQuery, ScrapTaxEstimateQueryVariables>;
export const CompaniesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Companies"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enterprises"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enterprises"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"taxNumber"}}]}}]}}]}}]} as unknown as DocumentNode<CompaniesQuery, CompaniesQueryVariables>;
export const InvoiceTotalsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InvoiceTotals"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"by"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TotalsBy"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"YearMonth"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"YearMonth"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"months"},"name":{"kind":"Name","value":"invoiceTotals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"EnumValue","value":"MONTH"}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Total"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"rows"},"name":{"kind":"Name","value":"invoiceTotals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"Variable","name":{"kind":"Name","value":"by"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Total"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Total"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvoiceTotal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"sellerTaxNumber"}},{"kind":"Field","name":{"kind":"Name","value":"sellerId"}},{"kind":"Field","name":{"kind":"Name","value":"buyerTaxNumber"}},{"kind":"Field","name":{"kind":"Name","value":"buyerName"}},{"kind":"Field","name":{"kind":"Name","value":"taxRate"}},{"kind":"Field","name":{"kind":"Name","value":"others"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithoutTax"}},{"kind":"Field","name":{"kind":"Name","value":"taxAmount"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithTax"}},{"kind":"Field","name":{"kind":"Name","value":"reversedCount"}},{"kind":"Field","name":{"kind":"Name","value":"reversedAmountWithTax"}}]}}]} as unknown as DocumentNode<InvoiceTotalsQuery, InvoiceTotalsQueryVariables>;
export const ReverseInvoiceTotalsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReverseInvoiceTotals"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"by"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TotalsBy"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"YearMonth"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"YearMonth"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"months"},"name":{"kind":"Name","value":"reverseInvoiceTotals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"EnumValue","value":"MONTH"}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Total"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"rows"},"name":{"kind":"Name","value":"reverseInvoiceTotals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"Variable","name":{"kind":"Name","value":"by"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Total"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Total"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvoiceTotal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"sellerTaxNumber"}},{"kind":"Field","name":{"kind":"Name","value":"sellerId"}},{"kind":"Field","name":{"kind":"Name","value":"buyerTaxNumber"}},{"kind":"Field","name":{"kind":"Name","value":"buyerName"}},{"kind":"Field","name":{"kind":"Name","value":"taxRate"}},{"kind":"Field","name":{"kind":"Name","value":"others"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithoutTax"}},{"kind":"Field","name":{"kind":"Name","value":"taxAmount"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithTax"}},{"kind":"Field","name":{"kind":"Name","value":"reversedCount"}},{"kind":"Field","name":{"kind":"Name","value":"reversedAmountWithTax"}}]}}]} as unknown as DocumentNode<ReverseInvoiceTotalsQuery, ReverseInvoiceTotalsQueryVariables>;
export const ScrapInvoiceTotalsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ScrapInvoiceTotals"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"by"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TotalsBy"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"YearMonth"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"YearMonth"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"months"},"name":{"kind":"Name","value":"scrapInvoiceTotals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"EnumValue","value":"MONTH"}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Total"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"rows"},"name":{"kind":"Name","value":"scrapInvoiceTotals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"Variable","name":{"kind":"Name","value":"by"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Total"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Total"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvoiceTotal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"sellerTaxNumber"}},{"kind":"Field","name":{"kind":"Name","value":"sellerId"}},{"kind":"Field","name":{"kind":"Name","value":"buyerTaxNumber"}},{"kind":"Field","name":{"kind":"Name","value":"buyerName"}},{"kind":"Field","name":{"kind":"Name","value":"taxRate"}},{"kind":"Field","name":{"kind":"Name","value":"others"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithoutTax"}},{"kind":"Field","name":{"kind":"Name","value":"taxAmount"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithTax"}},{"kind":"Field","name":{"kind":"Name","value":"reversedCount"}},{"kind":"Field","name":{"kind":"Name","value":"reversedAmountWithTax"}}]}}]} as unknown as DocumentNode<ScrapInvoiceTotalsQuery, ScrapInvoiceTotalsQueryVariables>;
export const LatestCursorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LatestCursor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latestCursor"}}]}}]} as unknown as DocumentNode<LatestCursorQuery, LatestCursorQueryVariables>;
export const UpdatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"Updates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Change"}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Facts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Listed"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Followed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"stateName"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"operation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"final"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Followed"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Followed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Listed"}},{"kind":"Field","name":{"kind":"Name","value":"rejection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"platformCode"}},{"kind":"Field","name":{"kind":"Name","value":"steps"}}]}},{"kind":"Field","name":{"kind":"Name","value":"operation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"nextPollAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InvoiceFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invoice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"platformOrderNumber"}},{"kind":"Field","alias":{"kind":"Name","value":"invoiceKind"},"name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"buyerName"}},{"kind":"Field","name":{"kind":"Name","value":"sellerTaxNumber"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithTax"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithoutTax"}},{"kind":"Field","name":{"kind":"Name","value":"taxAmount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RedOffsetFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RedOffset"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"redOffsetId"}},{"kind":"Field","name":{"kind":"Name","value":"redInvoiceNumber"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SellerFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Seller"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"buyerTaxNumber"}},{"kind":"Field","name":{"kind":"Name","value":"onboarded"}},{"kind":"Field","name":{"kind":"Name","value":"realNamed"}},{"kind":"Field","name":{"kind":"Name","value":"canInvoice"}},{"kind":"Field","name":{"kind":"Name","value":"blockedReason"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReverseInvoiceFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReverseInvoice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sellerId"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"buyerTaxNumber"}},{"kind":"Field","name":{"kind":"Name","value":"payAmount"}},{"kind":"Field","name":{"kind":"Name","value":"taxAmount"}},{"kind":"Field","name":{"kind":"Name","value":"payUrl"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ScrapOrderFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScrapOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"buyerTaxNumber"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithoutTax"}},{"kind":"Field","name":{"kind":"Name","value":"totalTaxPayable"}},{"kind":"Field","name":{"kind":"Name","value":"taxSlipNumber"}},{"kind":"Field","name":{"kind":"Name","value":"preOpenedOn"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ScrapInvoiceFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScrapInvoice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"issuedAt"}},{"kind":"Field","name":{"kind":"Name","value":"acceptanceSerial"}},{"kind":"Field","name":{"kind":"Name","value":"uploadMessage"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UploadFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScrapInvoiceUpload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploadId"}},{"kind":"Field","name":{"kind":"Name","value":"acceptanceSerial"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContractFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contract"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contractNo"}},{"kind":"Field","name":{"kind":"Name","value":"companyTaxNumber"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"deadlineDays"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"signUrl"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SigningTaskFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SigningTask"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taskNo"}},{"kind":"Field","name":{"kind":"Name","value":"initiatorSigningPartyId"}},{"kind":"Field","name":{"kind":"Name","value":"refusedReason"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TaxPaymentFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TaxPayment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"totalTaxPayable"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"H5SessionFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"H5Session"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scene"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExportFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Export"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","alias":{"kind":"Name","value":"rowsInAll"},"name":{"kind":"Name","value":"total"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RedConfirmationFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RedConfirmation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"originalInvoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"buyerName"}},{"kind":"Field","name":{"kind":"Name","value":"redAmountWithoutTax"}},{"kind":"Field","name":{"kind":"Name","value":"redTaxAmount"}},{"kind":"Field","name":{"kind":"Name","value":"enteredAt"}},{"kind":"Field","name":{"kind":"Name","value":"redInvoiceNumber"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VerificationBatchFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VerificationBatch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"genuine"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"unread"}},{"kind":"Field","name":{"kind":"Name","value":"duplicates"}},{"kind":"Field","name":{"kind":"Name","value":"unanswered"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BatchObstacle"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VerificationBatch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"obstacle"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Change"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperationUpdate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"confirmed"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"previousState"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Facts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Followed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Followed"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"InvoiceFacts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RedOffsetFacts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SellerFacts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReverseInvoiceFacts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ScrapOrderFacts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ScrapInvoiceFacts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UploadFacts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContractFacts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SigningTaskFacts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TaxPaymentFacts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"H5SessionFacts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExportFacts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RedConfirmationFacts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"VerificationBatchFacts"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invoice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hints"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BatchObstacle"}}]}}]} as unknown as DocumentNode<UpdatesSubscription, UpdatesSubscriptionVariables>;
export const ReadInvoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReadInvoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"File"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"readInvoiceFile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvoiceFileReading"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"obstacle"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}},{"kind":"Field","name":{"kind":"Name","value":"elements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invoiceCode"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"issuedOn"}},{"kind":"Field","name":{"kind":"Name","value":"checkCode"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithTax"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithoutTax"}}]}},{"kind":"Field","name":{"kind":"Name","value":"face"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sellerName"}},{"kind":"Field","name":{"kind":"Name","value":"sellerTaxNumber"}},{"kind":"Field","name":{"kind":"Name","value":"buyerName"}},{"kind":"Field","name":{"kind":"Name","value":"buyerTaxNumber"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithoutTax"}},{"kind":"Field","name":{"kind":"Name","value":"taxAmount"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithTax"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"unread"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ReadInvoicesMutation, ReadInvoicesMutationVariables>;
export const ReadCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReadCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"readInvoiceCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invoiceCode"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"issuedOn"}},{"kind":"Field","name":{"kind":"Name","value":"checkCode"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithTax"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithoutTax"}},{"kind":"Field","name":{"kind":"Name","value":"obstacle"}}]}}]}}]} as unknown as DocumentNode<ReadCodeQuery, ReadCodeQueryVariables>;
export const VerifyReadInvoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VerifyReadInvoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"invoices"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InvoiceToVerify"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyInvoices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"invoices"},"value":{"kind":"Variable","name":{"kind":"Name","value":"invoices"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"face"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountWithTax"}},{"kind":"Field","name":{"kind":"Name","value":"taxAmount"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VatInvoiceFace"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sellerName"}},{"kind":"Field","name":{"kind":"Name","value":"sellerTaxNumber"}},{"kind":"Field","name":{"kind":"Name","value":"buyerName"}},{"kind":"Field","name":{"kind":"Name","value":"buyerTaxNumber"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithoutTax"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RailwayFace"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountWithoutTax"}}]}}]}}]}}]}}]} as unknown as DocumentNode<VerifyReadInvoicesQuery, VerifyReadInvoicesQueryVariables>;
export const StartBatchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartBatch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"batchId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"File"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startVerificationBatch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"batchId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"batchId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VerificationBatch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInputError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<StartBatchMutation, StartBatchMutationVariables>;
export const BatchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Batch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"batchId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verificationBatch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"batchId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"batchId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Followed"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"VerificationBatchFacts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BatchObstacle"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"header"}},{"kind":"Field","name":{"kind":"Name","value":"element"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Listed"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Followed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"stateName"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"operation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"final"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Followed"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Followed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Listed"}},{"kind":"Field","name":{"kind":"Name","value":"rejection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"platformCode"}},{"kind":"Field","name":{"kind":"Name","value":"steps"}}]}},{"kind":"Field","name":{"kind":"Name","value":"operation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"nextPollAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VerificationBatchFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VerificationBatch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"genuine"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"unread"}},{"kind":"Field","name":{"kind":"Name","value":"duplicates"}},{"kind":"Field","name":{"kind":"Name","value":"unanswered"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BatchObstacle"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VerificationBatch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"obstacle"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}}]}}]}}]} as unknown as DocumentNode<BatchQuery, BatchQueryVariables>;
export const BatchResultsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BatchResults"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"batchId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"verdicts"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InvoiceVerdict"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verificationBatch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"batchId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"batchId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"results"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"verdicts"},"value":{"kind":"Variable","name":{"kind":"Name","value":"verdicts"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"duplicateOf"}},{"kind":"Field","name":{"kind":"Name","value":"elements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"issuedOn"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithTax"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithoutTax"}}]}},{"kind":"Field","name":{"kind":"Name","value":"verification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"failure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}}]}}]} as unknown as DocumentNode<BatchResultsQuery, BatchResultsQueryVariables>;
export const BatchReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BatchReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"batchId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"format"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TableFormat"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verificationBatch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"batchId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"batchId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"report"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"Variable","name":{"kind":"Name","value":"format"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]}}]} as unknown as DocumentNode<BatchReportQuery, BatchReportQueryVariables>;
export const CancelBatchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelBatch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"batchId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelVerificationBatch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"batchId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"batchId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VerificationBatch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Followed"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"VerificationBatchFacts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BatchObstacle"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Listed"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Followed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"stateName"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"operation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"final"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Followed"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Followed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Listed"}},{"kind":"Field","name":{"kind":"Name","value":"rejection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"platformCode"}},{"kind":"Field","name":{"kind":"Name","value":"steps"}}]}},{"kind":"Field","name":{"kind":"Name","value":"operation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"nextPollAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VerificationBatchFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VerificationBatch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"genuine"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"unread"}},{"kind":"Field","name":{"kind":"Name","value":"duplicates"}},{"kind":"Field","name":{"kind":"Name","value":"unanswered"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BatchObstacle"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VerificationBatch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"obstacle"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}}]}}]}}]} as unknown as DocumentNode<CancelBatchMutation, CancelBatchMutationVariables>;
export const ViewerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tenant"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"features"}}]}}]}}]} as unknown as DocumentNode<ViewerQuery, ViewerQueryVariables>;
export const WebhooksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Webhooks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhooks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"disabledReason"}},{"kind":"Field","name":{"kind":"Name","value":"document"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]} as unknown as DocumentNode<WebhooksQuery, WebhooksQueryVariables>;
export const WebhookDeliveriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WebhookDeliveries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"webhookId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhookDeliveries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"webhookId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"webhookId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Delivery"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Delivery"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"statusCode"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"attemptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"durationMilliseconds"}},{"kind":"Field","name":{"kind":"Name","value":"body"}}]}}]} as unknown as DocumentNode<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables>;
export const RegisterWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RegisterWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateWebhookInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RegisteredWebhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"webhook"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookFacts"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInputError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"disabledReason"}},{"kind":"Field","name":{"kind":"Name","value":"document"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]} as unknown as DocumentNode<RegisterWebhookMutation, RegisterWebhookMutationVariables>;
export const SwitchWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SwitchWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"enabled"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"enabled"},"value":{"kind":"Variable","name":{"kind":"Name","value":"enabled"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RegisteredWebhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhook"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookFacts"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"disabledReason"}},{"kind":"Field","name":{"kind":"Name","value":"document"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]} as unknown as DocumentNode<SwitchWebhookMutation, SwitchWebhookMutationVariables>;
export const RemoveWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RemoveWebhookMutation, RemoveWebhookMutationVariables>;
export const TestWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TestWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendWebhookTestEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Delivery"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Delivery"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"statusCode"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"attemptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"durationMilliseconds"}},{"kind":"Field","name":{"kind":"Name","value":"body"}}]}}]} as unknown as DocumentNode<TestWebhookMutation, TestWebhookMutationVariables>;
export const RepeatDeliveryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RepeatDelivery"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"redeliverWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"from"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"eventId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RepeatDeliveryMutation, RepeatDeliveryMutationVariables>;
