/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Enterprise and period to query (代办税费). */
export type AgentTaxDueInput = {
  /** Tax number of the enterprise that buys the scrap and declares the sellers’ taxes (代办纳税人识别号). */
  buyerTaxNumber: string;
  /** The period (属期), a month. */
  period: string;
  /** Registration serial of the enterprise (登记序号): `taxpayerEligibility { registrationSerial }`. */
  registrationSerial: string;
};

/** Command (乐企原子接口): exactly one of the two. */
export type AtomicCommandChoice =
  {   /** Code of a service that this schema does not name, 4 to 16 capital letters. There are 34 services, of which the documents name 27. */
  code: string; named?: never; }
  |  { code?: never;   /** Service that this schema names. */
  named: AtomicCommandService; };

/** A command to the tax bureau by an atomic interface (乐企原子接口). */
export type AtomicCommandInput = {
  /** Your number of the command, 1 to 64 characters: unique for ever, no personal data. It is not sent to the platform. */
  commandId: string;
  /** Members of the request under the tax bureau’s names, such as `{ "nsrsbh": "…" }`; `{}` for none. Pass it as a variable: it is neither logged nor stored. */
  payload: Record<string, unknown>;
  /** Command to execute. */
  service: AtomicCommandChoice;
};

/** Services of the tax bureau that change something (乐企原子接口), or may do so. */
export type AtomicCommandService =
  /** Revokes a red confirmation (红字确认单确认). Typed: `revokeRedConfirmation`. */
  | 'ACT_ON_RED_CONFIRMATION'
  /** Downloads or returns quota (下载退回授信额度). Typed, and safe to repeat: `adjustCreditQuota`. */
  | 'ADJUST_CREDIT_QUOTA'
  /** Applies for a red confirmation (红字确认单申请). Typed: `applyRedConfirmation`. */
  | 'APPLY_RED_CONFIRMATION'
  /** Applies for a refund of the taxes of a reverse invoice (申请反向开票退税). Typed: `applyIssuingRefund`. */
  | 'APPLY_REFUND'
  /** Cancels a pre-opened transaction (取消预开发票交易). Typed: `cancelPreOpenedInvoice`. */
  | 'CANCEL_PRE_OPENED'
  /** Has the tax bureau check computed taxes (报废产品收购代缴税费校验), with which an order is pre-opened. The documents do not say whether it changes anything, so it is sent only once. */
  | 'CHECK_AGENT_TAX'
  /** Extends the validity of quota (调整授信额度有效期). Typed: `extendQuotaValidity`. */
  | 'EXTEND_QUOTA_VALIDITY'
  /** Registers a natural person who was not registered (自然人登记). */
  | 'REGISTER_NATURAL_PERSON'
  /** Reserves invoice numbers (数电发票批量赋码). Typed, and safe to repeat: `reserveInvoiceNumbers`. */
  | 'RESERVE_INVOICE_NUMBERS'
  /** Uploads invoices of scrap purchases (报废产品收购发票上传). Typed: `uploadScrapInvoices`. */
  | 'UPLOAD_SCRAP_INVOICES'
  /** Fallback if no number could be taken from the pool (验证银行开户信息), together with `REGISTER_NATURAL_PERSON`. The documents do not say whether it changes anything, so it is sent only once. */
  | 'VERIFY_BANK_ACCOUNT';

/** State of a command to the tax bureau (乐企原子接口). */
export type AtomicCommandState =
  /** Final. The tax bureau accepted it. */
  | 'ACCEPTED'
  /** Final. The platform never received it; nothing was done or billed. Use a new number. */
  | 'NOT_ACCEPTED'
  /** Not sent: the platform was unavailable, or its quota or your budget was used up, and nothing was accepted. Send the same input under the same number again; nothing is done twice. */
  | 'NOT_SENT'
  /** The response was lost, and the platform cannot be queried about a command. Query its effect by `atomicQuery`; send it under a new `commandId` only if the query shows that it was not executed. */
  | 'OUTCOME_UNKNOWN'
  /** Final. The platform rejected it: read `rejection`. After correcting it use a new number. */
  | 'REJECTED'
  /** The response was lost a week ago, and the platform has no query for the result. The advice of `OUTCOME_UNKNOWN` still holds. */
  | 'STALE'
  /** Recorded; being sent to the platform. Wait. */
  | 'SUBMITTED';

/** Query (乐企原子接口): exactly one of the two. */
export type AtomicQueryChoice =
  {   /** Code of a service that this schema does not name, 4 to 16 capital letters. There are 34 services, of which the documents name 27. It must begin with CX, as the codes of all queries do. */
  code: string; named?: never; }
  |  { code?: never;   /** Service that this schema names. */
  named: AtomicQueryService; };

/** Services of the tax bureau that only query (乐企原子接口). */
export type AtomicQueryService =
  /** Taxes that an enterprise should have declared for its sellers and has not (查询应代办未代办税费信息). Typed: `agentTaxDue`. */
  | 'AGENT_TAX_DUE'
  /** Payment details of agent-levied taxes (查询代缴税费缴款信息). */
  | 'AGENT_TAX_PAYMENT'
  /** Tax rates (查询可用税率). Typed: `availableTaxRates`. */
  | 'AVAILABLE_TAX_RATES'
  /** Granted quota (查询授信额度). Typed: `creditQuota`. */
  | 'CREDIT_QUOTA'
  /** Parameters for the taxes of a reverse invoice (查询反向开票算税参数): supplements, levy items, urban rate, reduction. */
  | 'ISSUING_PARAMETERS'
  /** Invoices issued for a natural person (查询自然人开票信息). Typed: `naturalPersonIssuing`. */
  | 'NATURAL_PERSON_ISSUING'
  /** Transactions that were pre-opened and not paid (查询企业未缴税记录). Typed: `pendingTransactions`. */
  | 'PENDING_TRANSACTIONS'
  /** One red confirmation (查询红字确认单明细). Typed: `redConfirmation`. */
  | 'RED_CONFIRMATION'
  /** Red confirmations (查询红字确认单列表). Typed: `redConfirmations`. */
  | 'RED_CONFIRMATIONS'
  /** Tax that can be refunded (查询退税信息). */
  | 'REFUND_INFORMATION'
  /** Result of an application for a refund (查询报废产品退税结果). */
  | 'REFUND_RESULT'
  /** Register of taxpayers (查询纳税人基本信息). Typed: `taxpayer`. */
  | 'TAXPAYER'
  /** Risk of a taxpayer (查询纳税人风险信息). Typed: `taxpayerRisk`. */
  | 'TAXPAYER_RISK'
  /** Tax classification codes (查询税收分类编码). Typed and paged: `taxClassificationCodes`. */
  | 'TAX_CLASSIFICATION_CODES'
  /** Payment of taxes (查询税费缴纳结果). Typed: `taxPayments`. */
  | 'TAX_PAYMENT_RESULT'
  /** Result of an upload of invoices (查询数电发票上传结果). Typed: `uploadResult`. */
  | 'UPLOAD_RESULT';

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

/** A command to the bank (银行接口). */
export type BankCommandInput = {
  /** Your number of the command, 1 to 64 characters: unique for ever, no personal data. It is not sent to the platform. */
  commandId: string;
  /** Command to execute. */
  operation: BankCommandOperation;
  /** Members of the request under the names of the bank’s documents, such as `{ "outUserId": "…" }`. Pass it as a variable: it is neither logged nor stored. */
  payload: Record<string, unknown>;
};

/** Operations of the bank that change something (银行接口). Their members are not documented here: see the bank’s own documents. Item 19 of the platform’s list, the reconciliation file, has no path: it is fetched by SFTP, outside of this service. */
export type BankCommandOperation =
  /** Item 4 (收款人新增): registers a natural person as payee. A card with a record under approval is rejected with 30601013 (`PAYEE_UNDER_APPROVAL`), a merchant that is not enabled with 30601004 (`BUSINESS_NOT_ENABLED`). */
  | 'ADD_PAYEE'
  /** Item 1 (企业授权二维码): a QR code that authorizes an enterprise. */
  | 'AUTHORIZE_ENTERPRISE'
  /** Item 25 (月度开票汇总确认): confirms the summary of a month’s invoices. */
  | 'CONFIRM_MONTHLY_SUMMARY'
  /** Item 13 (收款人删除): deletes a payee. */
  | 'DELETE_PAYEE'
  /** Item 22 (批量付款开票): pays and issues several orders at a time. */
  | 'PAY_AND_ISSUE_BATCH'
  /** Item 8 (付款): has the payer pay an order. */
  | 'PAY_ORDER'
  /** Item 7 (预下单): places a pre-order. It fixes who pays the tax; this cannot be changed later. */
  | 'PLACE_ORDER'
  /** Item 15 (红冲): reverses an invoice by a red one. */
  | 'RED_OFFSET_INVOICE'
  /** Item 24 (刷新企业授权): renews the authorization token of an enterprise. */
  | 'REFRESH_ENTERPRISE_AUTHORIZATION'
  /** Item 18 (退税): refunds the tax; recycled resources only. */
  | 'REFUND_TAX'
  /** Item 23 (发票上传重试): tries a failed upload again. */
  | 'RETRY_UPLOAD'
  /** Item 16 (撤销红字确认单): revokes the confirmation of a red invoice. */
  | 'REVOKE_RED_CONFIRMATION'
  /** Item 2 (人脸识别): sends a seller to the face scan. */
  | 'START_FACE_SCAN'
  /** Item 12 (收款人换卡): changes the card of a payee. */
  | 'UPDATE_PAYEE_CARD'
  /** Item 17 (作废): voids an invoice. */
  | 'VOID_INVOICE';

/** State of a command to the bank (银行接口). */
export type BankCommandState =
  /** Final. The platform responded without a rejection: `answer` has the bank’s own result, whose codes are not documented. A process that it began continues at the bank. */
  | 'ACCEPTED'
  /** Final. The platform never received it; nothing was done or billed. Use a new number. */
  | 'NOT_ACCEPTED'
  /** Not sent: the platform was unavailable, or its quota or your budget was used up, and nothing was accepted. Send the same input under the same number again; nothing is done twice. */
  | 'NOT_SENT'
  /** The response was lost, and the platform cannot be queried about a command. Query its effect by `bankQuery`; send it under a new `commandId` only if the query shows that it was not executed. */
  | 'OUTCOME_UNKNOWN'
  /** Final. The platform rejected it: read `rejection`. After correcting it use a new number. */
  | 'REJECTED'
  /** The response was lost a week ago, and the platform has no query for the result. The advice of `OUTCOME_UNKNOWN` still holds. */
  | 'STALE'
  /** Recorded; being sent to the platform. Wait. */
  | 'SUBMITTED';

/** Operations of the bank that only query (银行接口). Their members are not documented here: see the bank’s own documents. */
export type BankQueryOperation =
  /** Item 20 (企业授权结果查询): whether the legal representative has finished the authorization. */
  | 'ENTERPRISE_AUTHORIZATION'
  /** Item 3 (人脸识别结果查询): the result of a face scan. */
  | 'FACE_SCAN_RESULT'
  /** Item 11 (发票下载): the file of an invoice, within `raw` as the bank gives it. */
  | 'INVOICE_FILE'
  /** Item 10 (开票状态查询): the state of the issuing of an invoice. */
  | 'INVOICE_STATUS'
  /** Item 9 (开票通知查询): the notice of issuing, the report on tax and money. */
  | 'ISSUING_NOTICE'
  /** Item 14 (收款人查询): a payee. */
  | 'PAYEE'
  /** Item 5 (收款人审核结果查询): the result of the bank’s audit of a payee. It decides about a seller, unlike the status of an H5 link. */
  | 'PAYEE_AUDIT_STATUS'
  /** Item 6 (额度查询): a seller’s quota and whether they can be invoiced (the line of 5,000,000). It takes your number of the seller, so the face scan must come first. */
  | 'PERSON_QUOTA'
  /** Item 21 (剩余发票信息查询): how many invoices are left, and whether the quota is activated. */
  | 'REMAINING_INVOICES';

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

/** The owner of a budget (额度归属). */
export type BudgetHolder =
  /** One key, or several of the same name. */
  | 'KEY'
  /** The subject of a token. */
  | 'SUBJECT'
  /** All keys and tokens of the tenant together. */
  | 'TENANT';

/** A contract that is to be canceled (取消合同). */
export type CancelContractInput = {
  /** The platform’s number of the contract (合同编号). */
  contractNo: string;
};

/** A pre-opened transaction to cancel (取消预开票交易). */
export type CancelPreOpenedInvoiceInput = {
  /** Transaction. */
  by: PreOpenedTransactionBy;
  /** Further members of the platform’s request that its documents do not show. Fields that this input itself has are rejected here. */
  extra?: Record<string, unknown> | null | undefined;
};

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

/** Stable names of the reasons for a conflict (冲突原因). */
export type ConflictReason =
  /** The thing to be changed has ended, or another system already changed it. */
  | 'ALREADY_DONE'
  /** The number was used before with other input. Use a new number, or repeat the earlier input. */
  | 'NUMBER_USED_WITH_OTHER_INPUT'
  /** The same action is under way or done already under another number, or with other input. Follow `existing`. */
  | 'SUBMITTED_BEFORE';

/** Goods on which a taxpayer pays consumption tax (消费税纳税人类型). */
export type ConsumptionTaxKind =
  /** Batteries (电池) */
  | 'BATTERY'
  /** Beer (啤酒) */
  | 'BEER'
  /** Cars (小汽车) */
  | 'CAR'
  /** Cigars (雪茄烟) */
  | 'CIGAR'
  /** Produces cigarettes (卷烟生产) */
  | 'CIGARETTE_PRODUCER'
  /** Sells cigarettes wholesale (卷烟批发) */
  | 'CIGARETTE_WHOLESALER'
  /** Cut tobacco (烟丝) */
  | 'CUT_TOBACCO'
  /** Diesel (柴油) */
  | 'DIESEL'
  /** Disposable wooden chopsticks (木制一次性筷子) */
  | 'DISPOSABLE_WOODEN_CHOPSTICKS'
  /** Firecrackers (鞭炮、焰火) */
  | 'FIRECRACKER'
  /** Fuel oil (燃料油) */
  | 'FUEL_OIL'
  /** Gasoline (汽油) */
  | 'GASOLINE'
  /** Golf equipment (高尔夫球及球具) */
  | 'GOLF'
  /** High-end cosmetics (高档化妆品) */
  | 'HIGH_END_COSMETICS'
  /** High-end watches (高档手表) */
  | 'HIGH_END_WATCH'
  /** Jet fuel (航空煤油) */
  | 'JET_FUEL'
  /** Lubricants (润滑油) */
  | 'LUBRICANT'
  /** Motorcycles (摩托车) */
  | 'MOTORCYCLE'
  /** Naphtha (石脑油) */
  | 'NAPHTHA'
  /** Produces other precious jewelry and jade (其他贵重首饰和珠宝玉石生产) */
  | 'OTHER_JEWELRY_PRODUCER'
  /** Other liquor (其他酒) */
  | 'OTHER_LIQUOR'
  /** Paint (涂料) */
  | 'PAINT'
  /** Sells gold, platinum and diamond jewelry at retail (金银首饰、铂金首饰和钻石及钻石饰品零售) */
  | 'PRECIOUS_METAL_RETAIL'
  /** Solid-wood flooring (实木地板) */
  | 'SOLID_WOOD_FLOORING'
  /** Solvent oil (溶剂油) */
  | 'SOLVENT_OIL'
  /** Super-luxury cars (超豪华小汽车) */
  | 'SUPER_LUXURY_CAR'
  /** A code that this service does not know yet; the field beside it has the raw code. */
  | 'UNRECOGNIZED'
  /** Produces white liquor (白酒生产) */
  | 'WHITE_LIQUOR_PRODUCER'
  /** Yachts (游艇) */
  | 'YACHT'
  /** Yellow wine (黄酒) */
  | 'YELLOW_WINE';

/** Identifies a contract (合同): exactly one of the two. */
export type ContractBy =
  {   /** Your number of the contract. */
  contractId: string; contractNo?: never; }
  |  { contractId?: never;   /** The platform’s number of the contract (合同编号). */
  contractNo: string; };

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

/** The platform’s own status of a contract (合同状态). */
export type ContractStatus =
  /** Canceled (已取消) */
  | 'CANCELED'
  /** Signed and sealed (已完成) */
  | 'COMPLETED'
  /** Expired (已过期): the person did not sign in time */
  | 'EXPIRED'
  /** Signed by the person (个人已签); waiting for the company’s seal */
  | 'PERSON_SIGNED'
  /** Waiting for the person to sign (签署中) */
  | 'SIGNING'
  /** A code that this service does not know yet; the field beside it has the raw code. */
  | 'UNRECOGNIZED';

/** Quota to be downloaded or returned (授信额度). */
export type CreditQuotaAdjustmentInput = {
  /** Your number of the adjustment, 1 to 64 characters: unique for ever, no personal data. It is not sent to the platform. */
  adjustmentId: string;
  /** Amount in yuan (申请额度), with at most 2 decimals. */
  amount: string;
  /** Tax number of the enterprise that buys (纳税人识别号), and issues. */
  buyerTaxNumber: string;
  /** Number of the unit that is directly connected to the tax bureau (乐企平台编号); this service’s own if omitted. */
  directConnectionUnitId?: string | null | undefined;
  /** Download or return (申请类型). */
  direction: QuotaDirection;
};

/** State of an adjustment of quota (授信额度). */
export type CreditQuotaAdjustmentState =
  /** Final. The quota was downloaded or returned. */
  | 'ADJUSTED'
  /** Final. The platform never received it; nothing was done or billed. Use a new number. */
  | 'NOT_ACCEPTED'
  /** Not sent: the platform was unavailable, or its quota or your budget was used up, and nothing was accepted. Send the same input under the same number again; nothing is done twice. */
  | 'NOT_SENT'
  /** The response was lost. The service repeats the same request, under the same serial, until the tax bureau responds: a repeat has no second effect. Wait, or send the mutation again unchanged to have it repeated at once. */
  | 'OUTCOME_UNKNOWN'
  /** Final. The platform rejected it: read `rejection`. After correcting it use a new number. */
  | 'REJECTED'
  /** The tax bureau did not respond for three days, so the request is no longer repeated. `lookAgain`, or the mutation with the same input, sends it again under the same serial: nothing is done twice. */
  | 'STALE'
  /** Recorded; being sent to the platform. Wait. */
  | 'SUBMITTED';

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

/** Search term for enterprises (企业). */
export type EnterpriseBy =
  {   /** A part of the name (企业名称), 2 to 64 characters. From 3 characters on, names that contain the words separately are found too. For search as you type: wait for 300 ms without a keystroke. */
  name: string; taxNumber?: never; }
  |  { name?: never;   /** The whole tax number (纳税人识别号), 15 to 20 digits or letters; lowercase letters count as capitals. Finds at most one enterprise. */
  taxNumber: string; };

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

/** Class of an exporting enterprise (出口企业分类). */
export type ExporterClass =
  /** Class four exporter (四类出口企业) */
  | 'CLASS_FOUR'
  /** Class one exporter (一类出口企业) */
  | 'CLASS_ONE'
  /** Class three exporter (三类出口企业) */
  | 'CLASS_THREE'
  /** Class two exporter (二类出口企业) */
  | 'CLASS_TWO'
  /** No exporter (非出口企业): the platform leaves the code empty */
  | 'NON_EXPORTER'
  /** A code that this service does not know yet; the field beside it has the raw code. */
  | 'UNRECOGNIZED';

/** Stable names of the ways in which a field of an input can be wrong (字段错误代码). */
export type FieldErrorCode =
  /** It does not agree with the order, the invoice or the number that the input refers to. */
  | 'DIFFERS_FROM_RECORD'
  /** Exactly one of several members must be given. */
  | 'EXACTLY_ONE_OF'
  /** It does not agree with another field of the same input. */
  | 'INCONSISTENT'
  /** Its form, length, range or number of items does not fit the field. */
  | 'INVALID_VALUE'
  /** It names nothing that exists for you. */
  | 'NOT_FOUND'
  /** The thing that it names exists, but its state does not allow this now. */
  | 'NOT_IN_THIS_STATE'
  /** It is missing and required, always or because of other fields of the input. */
  | 'REQUIRED'
  /** The type of the input has no such field. */
  | 'UNKNOWN_FIELD';

/** Result of a gate before a purchase (收购前检查). */
export type GateState =
  /** The gate is closed: read `reason`. */
  | 'BLOCKED'
  /** Nothing stands in the way. */
  | 'PASSED'
  /** The gate could not be queried, or its response says nothing. Not passed: read `reason`. */
  | 'UNDETERMINED';

/** Business of the seller (业务类型). */
export type H5Business =
  /** Agricultural products (农产品) */
  | 'AGRICULTURAL_PRODUCTS'
  /** Invoicing business (开票业务) */
  | 'INVOICING'
  /** Recycled resources (再生资源) */
  | 'RECYCLED_RESOURCES'
  /** A code that this service does not know yet; the field beside it has the raw code. */
  | 'UNRECOGNIZED';

/** Purpose of a link (H5 场景). */
export type H5Scene =
  /** The legal representative authorizes the enterprise (企业授权) */
  | 'ENTERPRISE'
  /** A seller scans their face and is registered as payee (出售者准入) */
  | 'SELLER'
  /** A code that this service does not know yet; the field beside it has the raw code. */
  | 'UNRECOGNIZED';

/** State of the handling behind a link (H5 办理状态), as far as the person is concerned. */
export type H5SessionState =
  /** Final. The link expired before the person had finished. Open another one. */
  | 'EXPIRED'
  /** Final. It failed: read `rejection` and `message`, then open another link. */
  | 'FAILED'
  /** The link was made; the person has not begun. */
  | 'OPENED'
  /** Final for the link: the person has finished. The bank’s audit goes on: for a seller, `sellerUpdates` and `sellerOnboarded` follow it from here to its end. */
  | 'PERSON_DONE'
  /** The person went on to the bank’s page and has not finished there. */
  | 'REDIRECTED'
  /** The platform reported nothing for a month. Open another link. */
  | 'STALE'
  /** The filing as payee was submitted to the bank, whose response is `payee`. Wait. */
  | 'SUBMITTED'
  /** The face scan was checked: it proves the person’s identity and does not make them a payee. Wait. */
  | 'VERIFIED';

/** Progress of the person, as the platform reports it (H5 办理状态). */
export type H5Status =
  /** The person has finished (已完成); the bank’s audit has not */
  | 'DONE'
  /** It failed (失败) */
  | 'FAILED'
  /** In progress (办理中) */
  | 'PENDING'
  /** A code that this service does not know yet; the field beside it has the raw code. */
  | 'UNRECOGNIZED';

/** The last step that the person took (H5 办理步骤). */
export type H5Step =
  /** Not started (未开始) */
  | 'INIT'
  /** Went on to the bank’s page (已跳转银行) */
  | 'REDIRECTED'
  /** Submitted the filing as payee to the bank (已提交收款人报备) */
  | 'SUBMITTED'
  /** A code that this service does not know yet; the field beside it has the raw code. */
  | 'UNRECOGNIZED'
  /** The result of the face scan was checked (已实名核验) */
  | 'VERIFIED';

/** Head or branch (总分机构类型). */
export type HeadOrBranch =
  /** Branch (分支机构) */
  | 'BRANCH'
  /** Branch that is a head office itself (分总机构) */
  | 'BRANCH_AND_HEAD'
  /** Head office (总机构) */
  | 'HEAD'
  /** Neither head nor branch (非总分机构) */
  | 'NEITHER'
  /** A code that this service does not know yet; the field beside it has the raw code. */
  | 'UNRECOGNIZED';

/** Type of a natural person’s identity document (身份证件类型). */
export type IdType =
  /** Resident ID card (居民身份证) */
  | 'RESIDENT_ID_CARD';

/** Goods or services whose value-added tax is refunded as soon as it is levied (即征即退). */
export type ImmediateRefund =
  /** Maintenance of aircraft (飞机维修劳务) */
  | 'AIRCRAFT_MAINTENANCE'
  /** Animation software (动漫软件) */
  | 'ANIMATION_SOFTWARE'
  /** Gold (黄金) */
  | 'GOLD'
  /** Finance lease of movable property (有形动产融资租赁服务) */
  | 'MOVABLE_PROPERTY_LEASE'
  /** New wall material (新型墙体材料) */
  | 'NEW_WALL_MATERIAL'
  /** Photovoltaic power (光伏发电) */
  | 'PHOTOVOLTAIC_POWER'
  /** Transport by pipeline (管道运输服务) */
  | 'PIPELINE_TRANSPORT'
  /** Platinum (铂金) */
  | 'PLATINUM'
  /** Comprehensive use of resources (资源综合利用) */
  | 'RESOURCE_COMPREHENSIVE_USE'
  /** Sale and leaseback (有形动产融资性售后回租服务) */
  | 'SALE_AND_LEASEBACK'
  /** Software (软件产品) */
  | 'SOFTWARE'
  /** A code that this service does not know yet; the field beside it has the raw code. */
  | 'UNRECOGNIZED'
  /** Wind power (风力发电) */
  | 'WIND_POWER';

/** Trade of an enterprise (企业行业性质), by its label at the tax bureau. */
export type IndustryNature =
  /** Deep processing of agricultural products (农产品深加工企业) */
  | 'AGRICULTURAL_DEEP_PROCESSING'
  /** Authorized dealer of vehicles (机动车授权经销企业) */
  | 'AUTHORIZED_VEHICLE_DEALER'
  /** Exporter of cigarettes (卷烟出口企业) */
  | 'CIGARETTE_EXPORTER'
  /** Producer of cigarettes (卷烟生产企业) */
  | 'CIGARETTE_PRODUCER'
  /** Wholesaler of cigarettes (卷烟批发企业) */
  | 'CIGARETTE_WHOLESALER'
  /** Producer of vehicles in the country (国内机动车生产企业) */
  | 'DOMESTIC_VEHICLE_PRODUCER'
  /** Exporter by e-commerce (电子商务出口企业) */
  | 'E_COMMERCE_EXPORTER'
  /** Comprehensive service for foreign trade (外贸综合服务企业) */
  | 'FOREIGN_TRADE_SERVICE'
  /** Pilot of a free-trade zone (自贸试验区试点企业) */
  | 'FREE_TRADE_ZONE_PILOT'
  /** Rents out housing (住房租赁企业) */
  | 'HOUSING_RENTAL'
  /** Representative of a producer of imported vehicles (进口机动车生产企业驻我国代理机构) */
  | 'IMPORTED_VEHICLE_REPRESENTATIVE'
  /** Leasing firm with export refund (融资租赁出口退税企业) */
  | 'LEASING_WITH_EXPORT_REFUND'
  /** Pilot of market procurement (市场采购贸易试点企业) */
  | 'MARKET_PROCUREMENT_PILOT'
  /** Consumption-tax refund for naphtha and fuel oil (石脑油、燃料油消费税退税企业) */
  | 'NAPHTHA_FUEL_OIL_REFUND'
  /** Other trader of imported vehicles (其他机动车进口贸易商) */
  | 'OTHER_VEHICLE_IMPORT_TRADER'
  /** Other trader of vehicles (其他机动车贸易商) */
  | 'OTHER_VEHICLE_TRADER'
  /** Purchases photovoltaic power (光伏收购企业) */
  | 'PHOTOVOLTAIC_PURCHASER'
  /** Exporter that produces (生产型出口企业) */
  | 'PRODUCTION_EXPORTER'
  /** Rare earths (稀土开采、冶炼分离及其他企业): mining, smelting and other */
  | 'RARE_EARTH_ALL'
  /** Mines rare earths (稀土矿开采企业) */
  | 'RARE_EARTH_MINING'
  /** Rare earths (稀土开采及其他企业): mining and other */
  | 'RARE_EARTH_MINING_OTHER'
  /** Rare earths (稀土开采及冶炼分离企业): mining and smelting */
  | 'RARE_EARTH_MINING_SMELTING'
  /** Rare earths, other (稀土其他企业) */
  | 'RARE_EARTH_OTHER'
  /** Smelts and separates rare earths (稀土冶炼分离企业) */
  | 'RARE_EARTH_SMELTING'
  /** Rare earths (稀土冶炼分离及其他企业): smelting and other */
  | 'RARE_EARTH_SMELTING_OTHER'
  /** Developer of real estate (房地产开发企业) */
  | 'REAL_ESTATE_DEVELOPER'
  /** Distributor of refined oil (成品油经销企业) */
  | 'REFINED_OIL_DISTRIBUTOR'
  /** Producer of refined oil (成品油生产企业) */
  | 'REFINED_OIL_PRODUCER'
  /** Recycles resources and issues reverse invoices, general taxation (资源回收企业反向开票一般计税) */
  | 'REVERSE_INVOICING_GENERAL'
  /** Recycles resources and issues reverse invoices, simple taxation (资源回收企业反向开票简易计税) */
  | 'REVERSE_INVOICING_SIMPLE'
  /** Purchases scrap products (报废产品收购企业) */
  | 'SCRAP_PRODUCT_PURCHASER'
  /** Producer of its own agricultural products (自产农产品生产企业) */
  | 'SELF_PRODUCED_AGRICULTURAL'
  /** In a special supervised zone (海关特殊监管区域企业) */
  | 'SPECIAL_SUPERVISED_ZONE'
  /** Shop with tax refund (离境退税商店) */
  | 'TAX_REFUND_SHOP'
  /** Exporter that trades (外贸型出口企业) */
  | 'TRADING_EXPORTER'
  /** A code that this service does not know yet; the field beside it has the raw code. */
  | 'UNRECOGNIZED'
  /** Auction of used cars (二手车拍卖企业) */
  | 'USED_CAR_AUCTION'
  /** Dealer of used cars (二手车经销企业) */
  | 'USED_CAR_DEALER'
  /** Market for used cars (二手车交易市场) */
  | 'USED_CAR_MARKET'
  /** Pilot of the general VAT taxpayer (增值税一般纳税人资格试点企业) */
  | 'VAT_GENERAL_TAXPAYER_PILOT'
  /** Refund of the winter games (冬奥会退税企业) */
  | 'WINTER_GAMES_REFUND'
  /** Provider of services at the zero rate (零税率应税服务提供者) */
  | 'ZERO_RATE_SERVICE_PROVIDER';

/** Identifies an invoice (发票): exactly one of the three. */
export type InvoiceBy =
  {   /** An order that was issued through another system, or here so long ago that this service remembers only its state. */
  order: InvoiceOrderName; orderId?: never; platformOrder?: never; }
  |  { order?: never;   /** Your number of an order that was issued through this service (订单号). */
  orderId: string; platformOrder?: never; }
  |  { order?: never; orderId?: never;   /** An order by the platform’s number of it. */
  platformOrder: InvoicePlatformOrderName; };

/** Reasons for which nothing was read from a file (识读失败原因). */
export type InvoiceFileProblem =
  /** It is cut off, malformed, or in another encoding than it says. */
  | 'DAMAGED'
  /** It is protected by a password. */
  | 'ENCRYPTED'
  /** It is neither XML, OFD, PDF, PNG nor JPEG, nor a ZIP of them. */
  | 'FORMAT'
  /** It is an archive within an archive. */
  | 'NESTED'
  /** It is a spreadsheet without a row of titles that name invoice numbers (发票号码) or QR codes (二维码). */
  | 'NO_HEADER'
  /** It can be read, and there is no invoice in it. */
  | 'NO_INVOICE'
  /** It is a spreadsheet of Excel before 2007 (.xls): save it as .xlsx or CSV. */
  | 'OLD_SPREADSHEET'
  /** It is a spreadsheet of more than 20000 rows. */
  | 'TOO_MANY_ROWS'
  /** It is larger, deeper or longer than what is read, or takes too long. */
  | 'TOO_MUCH';

/** Fate of the invoice number of a canceled transaction (发票号码). */
export type InvoiceNumberFate =
  /** The tax was paid: it does not go back. */
  | 'KEPT_AS_PAID'
  /** It went back to the pool; another order may get it. */
  | 'RETURNED'
  /** It is unknown if the tax was paid, or the platform’s response is not documented. Do not assume that the number went back. */
  | 'UNCLEAR';

/** Invoice numbers to be reserved (预赋码). */
export type InvoiceNumberReservationInput = {
  /** Tax number of the enterprise that buys (纳税人识别号), and issues. */
  buyerTaxNumber: string;
  /** Count of numbers (领用数量), 1 to 5000. */
  quantity: number;
  /** Your number of the reservation, 1 to 64 characters: unique for ever, no personal data. It is not sent to the platform. */
  reservationId: string;
};

/** State of a reservation of invoice numbers (预赋码). */
export type InvoiceNumberReservationState =
  /** Final. The platform never received it; nothing was done or billed. Use a new number. */
  | 'NOT_ACCEPTED'
  /** Not sent: the platform was unavailable, or its quota or your budget was used up, and nothing was accepted. Send the same input under the same number again; nothing is done twice. */
  | 'NOT_SENT'
  /** The response was lost. The service repeats the same request, under the same serial, until the tax bureau responds: a repeat has no second effect. Wait, or send the mutation again unchanged to have it repeated at once. */
  | 'OUTCOME_UNKNOWN'
  /** Final. The platform rejected it: read `rejection`. After correcting it use a new number. */
  | 'REJECTED'
  /** Final. The numbers of `range` are the enterprise’s. */
  | 'RESERVED'
  /** The tax bureau did not respond for three days, so the request is no longer repeated. `lookAgain`, or the mutation with the same input, sends it again under the same serial: nothing is done twice. */
  | 'STALE'
  /** Recorded; being sent to the platform. Wait. */
  | 'SUBMITTED';

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

/** Part of a file that an invoice was read from (识读来源). */
export type InvoiceReadingSource =
  /** The data within an OFD, or the texts that its tags point at. */
  | 'OFD'
  /** The properties of a PDF. */
  | 'PDF_PROPERTIES'
  /** The text of a PDF’s pages. */
  | 'PDF_TEXT'
  /** The QR code in a picture, which holds the elements and no names. */
  | 'QR_IMAGE'
  /** The invoice’s own data (数电票XML), as a file or attached to a PDF. */
  | 'XML';

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

/** Channel over which reverse invoices were issued (开票渠道). */
export type IssuingChannel =
  /** The direct connection to the tax bureau (乐企). */
  | 'DIRECT_CONNECTION'
  /** The tax bureau’s own platform for electronic invoices (电票平台). */
  | 'E_TICKET_PLATFORM'
  /** Tax-control devices of the enterprises (税控设备). */
  | 'TAX_CONTROL_DEVICES';

/** The platform’s own status of an issuing order (开票状态). */
export type IssuingStatus =
  /** Accepted (受理中); the invoice does not exist yet */
  | 'ACCEPTING'
  /** Issued (已开具): the only final status that the documents name */
  | 'ISSUED'
  /** A code that this service does not know yet; the field beside it has the raw code. */
  | 'UNRECOGNIZED';

/** A natural person who sells (自然人). Pass it as a variable: it is neither logged nor stored. */
export type NaturalPersonInput = {
  /** Type of the person’s identity document (身份证件类型). */
  certificateKind: IdType;
  /** Number of the ID card (身份证件号码). */
  idNumber: string;
  /** Full name (自然人姓名). */
  name: string;
};

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

/** Scrap that the seller used (自用报废产品): the proceeds are income from a transfer of property. */
export type OwnUseScrapInput = {
  /** Cost of the property to the seller, in yuan; only the proceeds above it are taxed. */
  originalValue: string;
};

/** State of the payment of a pre-opened transaction (缴费状态). */
export type PendingPaymentState =
  /** Not paid yet (未缴款) */
  | 'UNPAID'
  /** A code that this service does not know yet; the field beside it has the raw code. */
  | 'UNRECOGNIZED'
  /** The deduction failed and the transaction was voided (扣款失败已作废) */
  | 'VOIDED';

/** Owner of pending transactions (未缴税款的预开交易): a whole enterprise, one person, or one person with one enterprise. At least one member. */
export type PendingTransactionsInput = {
  /** Tax number of the enterprise that buys the scrap and issues the invoice (纳税人识别号). */
  buyerTaxNumber?: string | null | undefined;
  /** A natural person who sells (自然人), by name, ID number or both. */
  person?: PersonInPartInput | null | undefined;
};

/** A natural person who sells (自然人), by name, ID number or both. */
export type PersonInPartInput = {
  /** ID number of the person (身份证件号码). It is sent to the platform and not stored. */
  idNumber?: string | null | undefined;
  /** Name of the person (自然人姓名), as on the ID card. */
  name?: string | null | undefined;
};

/** A natural person who sells (自然人). */
export type PersonInput = {
  /** ID number of the person (身份证件号码). It is sent to the platform and not stored. */
  idNumber: string;
  /** Name of the person (自然人姓名), as on the ID card. */
  name: string;
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

/** Identifies a pre-opened transaction (预开票交易): exactly one of the three. */
export type PreOpenedTransactionBy =
  {   /** A transaction that was ordered elsewhere. Its buyer makes it possible to settle a lost response by a query, and to distinguish the transaction from an earlier one that an order here had under the number. */
  elsewhere: PreOpenedTransactionElsewhere; invoiceNumber?: never; orderId?: never; }
  |  { elsewhere?: never;   /** The invoice number that the order took from the pool of pre-assigned ones (预开发票号码); 20 characters. For a number that exactly one order here ever had. If no order here had it, nothing can be queried after a lost response: name its buyer as well, with `elsewhere`. */
  invoiceNumber: string; orderId?: never; }
  |  { elsewhere?: never; invoiceNumber?: never;   /** Your number of the order, where it was placed here. */
  orderId: string; };

/** A transaction (预开票交易) that was ordered through another system. */
export type PreOpenedTransactionElsewhere = {
  /** Tax number of the enterprise that buys the scrap and issues the invoice. */
  buyerTaxNumber: string;
  /** The invoice number that the order took from the pool of pre-assigned ones (预开发票号码); 20 characters. */
  invoiceNumber: string;
};

/** Kinds of invoices by the QR code printed on them (二维码票种). */
export type PrintedInvoiceKind =
  /** Digital general invoice (数电普票). */
  | 'DIGITAL_GENERAL'
  /** Digital special invoice (数电专票). */
  | 'DIGITAL_SPECIAL'
  /** Unified invoice for the sale of a motor vehicle (机动车销售统一发票). */
  | 'MOTOR_VEHICLE'
  /** A kind that this service has no name for: see `kindCode`. */
  | 'OTHER'
  /** Electronic road-toll invoice (通行费电子发票). */
  | 'ROAD_TOLL'
  /** Unified invoice for the sale of a used car (二手车销售统一发票). */
  | 'USED_CAR'
  /** VAT general invoice on paper (增值税普通发票). */
  | 'VAT_GENERAL'
  /** Electronic VAT general invoice (增值税电子普通发票). */
  | 'VAT_GENERAL_ELECTRONIC'
  /** VAT general invoice on a roll of paper (增值税普通发票（卷票）). */
  | 'VAT_GENERAL_ROLL'
  /** VAT special invoice on paper (增值税专用发票). */
  | 'VAT_SPECIAL'
  /** Electronic VAT special invoice (增值税电子专用发票). */
  | 'VAT_SPECIAL_ELECTRONIC';

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

/** Direction of an adjustment: quota is downloaded or returned (授信额度申请类型). */
export type QuotaDirection =
  /** Download quota, to issue by it (下载授信额度) */
  | 'DOWNLOAD'
  /** Return quota (退回授信额度) */
  | 'RETURN';

/** Quota whose validity ends with the declaration (授信额度有效期). */
export type QuotaValidityExtensionInput = {
  /** Your number of the extension, 1 to 64 characters: unique for ever, no personal data. It is not sent to the platform. */
  extensionId: string;
  /** Month of the quota (授信额度属期). */
  month: string;
  /** Tax number of the enterprise that buys (销售方纳税人识别号), and issues. */
  sellerTaxNumber: string;
};

/** State of an extension of the validity of quota (授信额度有效期). */
export type QuotaValidityExtensionState =
  /** Final. The quota can be used in the interval of `validity`. */
  | 'EXTENDED'
  /** Final. The platform never received it; nothing was done or billed. Use a new number. */
  | 'NOT_ACCEPTED'
  /** Not sent: the platform was unavailable, or its quota or your budget was used up, and nothing was accepted. Send the same input under the same number again; nothing is done twice. */
  | 'NOT_SENT'
  /** The response was lost, and the tax bureau cannot be queried about an extension. The effect of a repeat is not documented: check the electronic tax bureau before you send it under a new `extensionId`. */
  | 'OUTCOME_UNKNOWN'
  /** Final. The platform rejected it: read `rejection`. After correcting it use a new number. */
  | 'REJECTED'
  /** The response was lost a week ago, and the platform has no query for the result. The advice of `OUTCOME_UNKNOWN` still holds. */
  | 'STALE'
  /** Recorded; being sent to the platform. Wait. */
  | 'SUBMITTED';

/** Readiness for a purchase order (报废产品收购). */
export type ReadinessVerdict =
  /** At least one gate is `BLOCKED`. */
  | 'BLOCKED'
  /** All gates are passed. */
  | 'READY'
  /** No gate is `BLOCKED`, and at least one is `UNDETERMINED`. */
  | 'UNDETERMINED';

/** State of an application (红字发票信息确认单申请). Its result is `confirmation`. */
export type RedConfirmationApplicationState =
  /** The tax bureau accepted it. The service searches for its red confirmation, as the response did not name it. Wait. */
  | 'ACCEPTED'
  /** Final. The red confirmation exists: follow `redConfirmationUpdates` by its `confirmationUuid`. */
  | 'ENTERED'
  /** Final. The platform never received it; nothing was done or billed. Use a new number. */
  | 'NOT_ACCEPTED'
  /** Not sent: the platform was unavailable, or its quota or your budget was used up, and nothing was accepted. Send the same input under the same number again; nothing is done twice. */
  | 'NOT_SENT'
  /** The response was lost, and the service searches the list of confirmations for one of this invoice. Wait; never apply under another number meanwhile: there would be two. */
  | 'OUTCOME_UNKNOWN'
  /** Final. The tax bureau rejected it: read `rejection`. Apply again under a new `applicationId`. */
  | 'REJECTED'
  /** For a week the list did not show a red confirmation of it, so polling has stopped. Apply under a new `applicationId`: the list is queried first, and nothing is sent while it may contain the confirmation of this application. */
  | 'STALE'
  /** Recorded; being sent to the platform. Wait. */
  | 'SUBMITTED';

/** A party of the original invoice (购销方). */
export type RedConfirmationParty =
  /** Buyer (购买方) */
  | 'BUYER'
  /** Seller (销售方) */
  | 'SELLER'
  /** A code that this service does not know yet; the field beside it has the raw code. */
  | 'UNRECOGNIZED';

/** Reason for which an invoice is reversed (冲红原因). */
export type RedConfirmationReason =
  /** The goods were returned (销货退回) */
  | 'GOODS_RETURNED'
  /** It was issued wrongly (开票有误) */
  | 'ISSUED_WRONGLY'
  /** A discount is given afterwards (销售折让) */
  | 'SALES_DISCOUNT'
  /** The service was stopped (服务中止) */
  | 'SERVICE_STOPPED'
  /** A code that this service does not know yet; the field beside it has the raw code. */
  | 'UNRECOGNIZED';

/** State of a revocation (撤销红字发票信息确认单). */
export type RedConfirmationRevocationState =
  /** Final. The response was lost, and the confirmation ended otherwise: read its own state. */
  | 'ENDED_OTHERWISE'
  /** Final. The platform never received it; nothing was done or billed. Use a new number. */
  | 'NOT_ACCEPTED'
  /** Not sent: the platform was unavailable, or its quota or your budget was used up, and nothing was accepted. Send the same input under the same number again; nothing is done twice. */
  | 'NOT_SENT'
  /** The response was lost, and the service polls the confirmation’s status in the list. Wait: the status shows whether the confirmation was revoked. */
  | 'OUTCOME_UNKNOWN'
  /** Final. The tax bureau rejected it, and the confirmation is unchanged: read `rejection`. Another attempt needs a new `revocationId`. */
  | 'REJECTED'
  /** Final. The confirmation is revoked and void. */
  | 'REVOKED'
  /** For a week the list did not show the result, so polling has stopped. Read the confirmation’s state by `redConfirmation`; if it is not void, revoke it under a new `revocationId`, which can only void it, too. */
  | 'STALE'
  /** Recorded; being sent to the platform. Wait. */
  | 'SUBMITTED';

/** State of a red confirmation (红字发票信息确认单). Most names are those of `RedConfirmationStatus`; the others are this service’s own. */
export type RedConfirmationState =
  /** Both have confirmed: the red invoice can be issued, by `uploadScrapInvoices` with its number and `confirmationUuid`. Until then it can be revoked and become void. */
  | 'CONFIRMED'
  /** It exists; its status is being queried. Wait. */
  | 'ENTERED'
  /** No confirmation is needed: the red invoice can be issued. It can be revoked. */
  | 'NOT_NEEDED'
  /** Final. The red invoice exists, see `redInvoiceNumber`. */
  | 'RED_INVOICE_ISSUED'
  /** Nothing changed for 30 days, so polling has stopped. `redConfirmation` queries it, and a change that it finds is shown again. */
  | 'STALE'
  /** Final: void, because the original invoice is an abnormal voucher. Contact the tax bureau. */
  | 'VOID_ABNORMAL_VOUCHER'
  /** Final: void, because the buyer denied it. Clear it up, then apply anew. */
  | 'VOID_BUYER_DENIED'
  /** Final: void, because the natural person refused it. Settle it with them, then apply again. */
  | 'VOID_PERSON_REFUSED'
  /** Final: void, because a refund was applied for already. */
  | 'VOID_REFUND_APPLIED_FOR'
  /** Final: void, because the party that entered it revoked it. */
  | 'VOID_REVOKED'
  /** Final: void, because it was revoked after both had confirmed. */
  | 'VOID_REVOKED_AFTER_CONFIRMATION'
  /** Final: void, because the seller denied it. Clear it up, then apply anew. */
  | 'VOID_SELLER_DENIED'
  /** Final: void, because a taxpayer’s abnormal status blocks it. Contact the tax bureau. */
  | 'VOID_TAXPAYER_BLOCKED'
  /** Final: void, because it was not confirmed within 72 hours. Apply again and have it confirmed in time. */
  | 'VOID_UNCONFIRMED'
  /** The seller entered it, and the buyer must confirm. After 72 hours it is void. */
  | 'WAITING_FOR_BUYER'
  /** The buyer entered it, and the seller must confirm. After 72 hours it is void. It can be revoked. */
  | 'WAITING_FOR_SELLER';

/** The tax bureau’s own status of a red confirmation (红字确认信息状态). */
export type RedConfirmationStatus =
  /** Both have confirmed (购销双方已确认) */
  | 'CONFIRMED'
  /** No confirmation is needed (无需确认) */
  | 'NOT_NEEDED'
  /** A code that this service does not know yet; the field beside it has the raw code. */
  | 'UNRECOGNIZED'
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

/** The platform’s own status of a red-offset (红冲). */
export type RedOffsetStatus =
  /** Submitted (已提交); the red invoice is not there yet. The only status that the documents name */
  | 'SUBMITTED'
  /** A code that this service does not know yet; the field beside it has the raw code. */
  | 'UNRECOGNIZED';

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

/** The platform’s own status of an order (反向开票). */
export type ReverseInvoiceStatus =
  /** Done (已完成): issued, tax paid, remitted */
  | 'DONE'
  /** Failed (失败) */
  | 'FAILED'
  /** Invoicing (开票中): paid; the bank issues, pays the tax and remits to the seller */
  | 'INVOICING'
  /** A code that this service does not know yet; the field beside it has the raw code. */
  | 'UNRECOGNIZED'
  /** Waiting to be confirmed (待确认) */
  | 'WAITING_CONFIRM'
  /** Waiting for the payer to pay (待支付) */
  | 'WAITING_PAY';

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

/** State of the cancellation of a pre-opened transaction (取消预开票交易). */
export type ScrapCancellationState =
  /** Final. The pre-opened transaction is canceled. */
  | 'CANCELED'
  /** Final. The platform still lists the transaction as pending: it was not canceled, and may be canceled again. */
  | 'NOT_ACCEPTED'
  /** Not sent: the platform was unavailable, or its quota or your budget was used up, and nothing was accepted. Send the same input under the same number again; nothing is done twice. */
  | 'NOT_SENT'
  /** The response was lost, or the platform may still list the transaction as pending. While it is pending it was not canceled; if it is gone and its tax is not paid, or if another one has its number, it was. A transaction that was ordered elsewhere cannot be queried without `buyerTaxNumber`, and one whose slip is not known cannot be distinguished from a paid one: query `pendingTransactions`. The service never sends it again, as the number may belong to another order by then. */
  | 'OUTCOME_UNKNOWN'
  /** Final. The platform rejected it: read `rejection`. After correcting it use a new number. */
  | 'REJECTED'
  /** For a week the result did not show, so polling has stopped. Cancel the transaction again: a request is sent only if the platform still lists it in `pendingTransactions`. */
  | 'STALE'
  /** Recorded; being sent to the platform. Wait. */
  | 'SUBMITTED';

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

/** Source of an order’s invoice number (预开发票号码). */
export type ScrapOrderSource =
  /** The platform’s response to the order named it. */
  | 'ANSWER'
  /** The response was lost; it is the only pending transaction of the enterprise of that amount and time that no other order here has. The platform does not say whose it is. */
  | 'ENTERPRISE'
  /** The response was lost; it is the pending transaction of the person, by amount and time. It cannot be distinguished from an order that another system placed for the same person and amount at that time. */
  | 'PERSON';

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

/** The enterprise that is to buy and the person who is to sell (报废产品收购). */
export type ScrapPurchaseReadinessInput = {
  /** Tax number of the enterprise that buys the scrap and issues the invoice (纳税人识别号). */
  buyerTaxNumber: string;
  /** The month whose taxes declared for sellers are queried (属期). */
  period: string;
  /** The person who sells. */
  person: PersonInput;
  /** Registration serial of the enterprise (登记序号); taken from the eligibility if omitted. */
  registrationSerial?: string | null | undefined;
};

/** An application for the refund of tax that was paid for the issuing (反向开票退税). */
export type ScrapRefundInput = {
  /** The members of the request under the platform’s names: its documents show none of them. Pass it as a variable: it is neither logged nor stored. */
  payload: Record<string, unknown>;
  /** Your number of the application, 1 to 64 characters: unique for ever, no personal data. It is not sent to the platform. */
  refundId: string;
};

/** State of an application for a refund (反向开票退税). */
export type ScrapRefundState =
  /** Final. The platform responded: `answer` has the result of pre-check, application and acceptance. */
  | 'ACCEPTED'
  /** Final. The platform never received it; nothing was done or billed. Use a new number. */
  | 'NOT_ACCEPTED'
  /** Not sent: the platform was unavailable, or its quota or your budget was used up, and nothing was accepted. Send the same input under the same number again; nothing is done twice. */
  | 'NOT_SENT'
  /** The response was lost, and the platform cannot be queried about an application. The service never sends it again: apply under a new `refundId` only if the electronic tax bureau shows none. */
  | 'OUTCOME_UNKNOWN'
  /** Final. The platform rejected it: read `rejection`. After correcting it use a new number. */
  | 'REJECTED'
  /** The response was lost a week ago, and the platform has no query for the result. The advice of `OUTCOME_UNKNOWN` still holds. */
  | 'STALE'
  /** Recorded; being sent to the platform. Wait. */
  | 'SUBMITTED';

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

/** Result of the comparison between the platform’s taxes and the estimate (税费). */
export type ScrapTaxComparisonVerdict =
  /** All readable figures agree, and they are enough for this verdict. */
  | 'AGREES'
  /** At least one figure differs: read `differences`. */
  | 'DIFFERS'
  /** No readable figure differs, but too few could be read. */
  | 'UNDETERMINED';

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

/** State of the examination of uploaded invoices (发票上传结果). */
export type ScrapUploadResultState =
  /** Final. Every invoice has its final status: read `results`, failures are among them. */
  | 'FINISHED'
  /** The tax bureau is examining the invoices: some have no final status yet. Wait. */
  | 'PROCESSING'
  /** The tax bureau returns the result of an upload for 12 hours, and they are over. Upload those invoices of `results` that are not `UPLOADED` or `NUMBER_EXISTS` again under a new `uploadId`: invoices that it had accepted get `NUMBER_EXISTS`. */
  | 'STALE';

/** Result of the tax bureau’s examination of an uploaded invoice (发票上传结果). */
export type ScrapUploadStatus =
  /** Failed (上传失败): final, it was not taken, and `message` says why. Correct it and upload it anew */
  | 'FAILED'
  /** Number already exists (发票号码已存在): final, an invoice of this number was uploaded before and stands; nothing was done again */
  | 'NUMBER_EXISTS'
  /** Processing (处理中): the tax bureau is examining the invoice, wait */
  | 'PROCESSING'
  /** A code that this service does not know yet; the field beside it has the raw code. */
  | 'UNRECOGNIZED'
  /** Uploaded (已上传): final, the invoice is issued */
  | 'UPLOADED';

/** The part of a subject that a search (搜索) matched. */
export type SearchMatch =
  /** The name of an enterprise that buys or sells. */
  | 'NAME'
  /** A number: of the thing itself (an order, an invoice, a contract, a slip), or of the thing that it belongs to (a seller, an order, an enterprise that has others sign). */
  | 'NUMBER'
  /** The tax number of its seller or buyer, in full. */
  | 'TAX_NUMBER';

/** The step that keeps a seller from being invoiced (开票阻断环节). */
export type SellerBlockingStep =
  /** Payee registration (收款人报备): the bank has no approved payee, as none is registered, is under audit or was rejected */
  | 'ONBOARDING'
  /** Quota (额度): one of its limits is reached */
  | 'QUOTA'
  /** Face scan (实名认证): the person has not scanned their face */
  | 'REAL_NAME'
  /** A code that this service does not know yet; the field beside it has the raw code. */
  | 'UNRECOGNIZED';

/** The person who sells (自然人开票限额). The platform’s documents do not show this request: the person is sent under the names of the interface behind it. */
export type SellerIssuingLimitsInput = {
  /** Further members of the platform’s request that its documents do not show. Fields that this input itself has are rejected here. */
  extra?: Record<string, unknown> | null | undefined;
  /** The person who sells. */
  person: PersonInput;
};

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

/** Progress of a signer (签署状态). */
export type SignStatus =
  /** Can sign now (待签署) */
  | 'CAN_SIGN'
  /** Not yet their turn (未轮到签署) */
  | 'NOT_YET'
  /** Refused to sign (已拒签) */
  | 'REFUSED'
  /** Has signed (已签署) */
  | 'SIGNED'
  /** A code that this service does not know yet; the field beside it has the raw code. */
  | 'UNRECOGNIZED';

/** Result of the registration of a person (个人注册结果). */
export type SignerRegistrationResult =
  /** Existed already, with the same real name (已存在且实名一致) */
  | 'EXISTS'
  /** Existed already, with another real name (已存在且实名不一致). You decide: find out who the person is before you let them sign */
  | 'EXISTS_WITH_OTHER_NAME'
  /** Registered now (注册成功) */
  | 'REGISTERED'
  /** A code that this service does not know yet; the field beside it has the raw code. */
  | 'UNRECOGNIZED';

/** Proof of a person’s real name (实名认证), by the response to the registration or by a push. */
export type SignerState =
  /** The signing system reported on their registration or authentication. The report does not contain the outcome, and the platform cannot be queried. */
  | 'AUTHENTICATION_REPORTED'
  /** The signing system knows the person. They prove their real name at their first link. */
  | 'REGISTERED';

/** Proof of an enterprise’s real name (企业实名认证). A state that only a push reported ends in `_REPORTED`. */
export type SigningCompanyState =
  /** The signing system made a seal for it, which it does only for real-named enterprises. */
  | 'AUTHENTICATED'
  /** The signing system reported on its registration or authentication. The report does not contain the outcome, and the platform cannot be queried: making a seal shows it. */
  | 'AUTHENTICATION_REPORTED'
  /** The signing system knows it. No report has yet confirmed its real name: it proves its real name at the page of `createCompanyAuthLink`. */
  | 'REGISTERED';

/** Type of a push of the signing system (通知类型). */
export type SigningNoticeType =
  /** Registration or real-name authentication (注册或实名认证) */
  | 'AUTHENTICATION'
  /** The real-name information was authorized (实名信息授权) */
  | 'INFORMATION_AUTHORIZATION'
  /** A person scanned to sign (扫码签署) */
  | 'SCAN_TO_SIGN'
  /** A contract was signed or refused (合同签署或拒签) */
  | 'SIGNING'
  /** Silent signing was authorized (静默签署授权) */
  | 'SILENT_SIGNING'
  /** A code that this service does not know yet; the field beside it has the raw code. */
  | 'UNRECOGNIZED';

/** Type of a signing party (签署主体类型). */
export type SigningPartyKind =
  /** An enterprise (企业) */
  | 'COMPANY'
  /** A natural person (个人) */
  | 'PERSON';

/** Identifies a signing task (签署任务): exactly one of the three. */
export type SigningTaskBy =
  {   /** Your own id of the task. */
  signingTaskId: string; task?: never; taskNo?: never; }
  |  { signingTaskId?: never;   /** A task that was created through another system. */
  task: SigningTaskName; taskNo?: never; }
  |  { signingTaskId?: never; task?: never;   /** The platform’s number of the signing task (签署任务). */
  taskNo: string; };

/** A signing task (签署任务) by the platform’s number. */
export type SigningTaskName = {
  /** Id of the enterprise that started it in the signing system (签署主体), from their registration. */
  initiatorSigningPartyId: string;
  /** The platform’s number of the signing task (签署任务). */
  taskNo: string;
};

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

/** The platform’s status of a signing task (签署任务状态). */
export type SigningTaskStatus =
  /** Completed (已完成): all have signed */
  | 'COMPLETED'
  /** Expired (已过期): it ran out before all had signed */
  | 'EXPIRED'
  /** Refused (已拒签): a party refused to sign */
  | 'REFUSED'
  /** Revoked (已撤回) */
  | 'REVOKED'
  /** A code that this service does not know yet; the field beside it has the raw code. */
  | 'UNRECOGNIZED'
  /** Waiting to be signed (待签署) */
  | 'WAITING';

/** State of an enterprise’s authorization for silent signing (静默签署授权). It is good for 365 days. */
export type SilentSigning =
  /** It ended: the enterprise no longer stamps automatically until it is authorized again. */
  | 'EXPIRED'
  /** It ends within 7 days: have the administrator authorize again. */
  | 'EXPIRES_IN_7_DAYS'
  /** It ends within 30 days: have the administrator authorize again. */
  | 'EXPIRES_IN_30_DAYS'
  /** No authorization was reported. Create the page with `createSilentSigningLink`. */
  | 'NONE'
  /** Reported less than 335 days ago. */
  | 'VALID';

/** The specific business that goods or an invoice belong to (特定要素). */
export type SpecialElement =
  /** Agricultural products (农产品) */
  | 'AGRICULTURAL_PRODUCTS'
  /** Purchase of agricultural products (农产品收购) */
  | 'AGRICULTURAL_PURCHASE'
  /** Aviation itinerary (航空运输电子客票行程单) */
  | 'AVIATION_ITINERARY'
  /** Cigarettes (卷烟) */
  | 'CIGARETTE'
  /** Construction services (建筑服务) */
  | 'CONSTRUCTION'
  /** E-cigarettes (电子烟) */
  | 'E_CIGARETTE'
  /** Transfer of financial products (金融商品转让) */
  | 'FINANCIAL_PRODUCT_TRANSFER'
  /** Settlement of gold trade (黄金交易结算（交易所购入）): bought at the exchange */
  | 'GOLD_BOUGHT_AT_EXCHANGE'
  /** Standard gold of a customer (客户标准黄金) */
  | 'GOLD_CUSTOMER_STANDARD'
  /** Investment gold of a member unit (会员单位投资性黄金) */
  | 'GOLD_MEMBER_INVESTMENT'
  /** Non-investment gold of a member unit (会员单位非投资性黄金) */
  | 'GOLD_MEMBER_NON_INVESTMENT'
  /** Settlement of gold trade (黄金交易结算（交易所卖出）): sold at the exchange */
  | 'GOLD_SOLD_AT_EXCHANGE'
  /** Transport of goods (货物运输服务) */
  | 'GOODS_TRANSPORT'
  /** Gold and silver jewelry, retail (金银首饰零售) */
  | 'JEWELRY_RETAIL'
  /** Gold and silver jewelry, wholesale (金银首饰批发) */
  | 'JEWELRY_WHOLESALE'
  /** Liquor (酒) */
  | 'LIQUOR'
  /** Medical services, without a distinction of inpatient and outpatient (医疗服务) */
  | 'MEDICAL'
  /** Medical services, inpatient (医疗服务（住院）) */
  | 'MEDICAL_INPATIENT'
  /** Medical services, outpatient (医疗服务（门诊）) */
  | 'MEDICAL_OUTPATIENT'
  /** Motor vehicles (机动车) */
  | 'MOTOR_VEHICLE'
  /** Services of passenger stations (客运场站服务) */
  | 'PASSENGER_STATION'
  /** Transport of passengers (旅客运输服务) */
  | 'PASSENGER_TRANSPORT'
  /** Purchase of photovoltaic power (光伏收购) */
  | 'PHOTOVOLTAIC_PURCHASE'
  /** Railway e-ticket (铁路电子客票) */
  | 'RAILWAY_E_TICKET'
  /** Rare earths (稀土) */
  | 'RARE_EARTH'
  /** Rental of real estate (不动产经营租赁服务) */
  | 'REAL_ESTATE_RENTAL'
  /** Sale of real estate (不动产销售) */
  | 'REAL_ESTATE_SALE'
  /** Refined oil (成品油) */
  | 'REFINED_OIL'
  /** Reverse issuing in general (反向开票（通用）) */
  | 'REVERSE_ISSUING'
  /** Purchase of scrap products (报废产品收购) */
  | 'SCRAP_PURCHASE'
  /** Sale of self-produced agricultural products (自产农产品销售) */
  | 'SELF_PRODUCED_AGRICULTURAL'
  /** Toll (通行费) */
  | 'TOLL'
  /** Tractors and harvesters (拖拉机和联合收割机) */
  | 'TRACTOR_HARVESTER'
  /** A code that this service does not know yet; the field beside it has the raw code. */
  | 'UNRECOGNIZED'
  /** Used cars (二手车) */
  | 'USED_CAR'
  /** Used car, under the second code that the documents have for it (二手车) */
  | 'USED_CAR_31'
  /** Unified used-car invoice, issued normally (二手车销售统一发票（正常开具）) */
  | 'USED_CAR_UNIFIED_NORMAL'
  /** Unified used-car invoice, issued in reverse (二手车销售统一发票（反向开具）) */
  | 'USED_CAR_UNIFIED_REVERSE'
  /** Vehicle and vessel tax that is collected (代收车船税) */
  | 'VEHICLE_VESSEL_TAX';

/** The tax bureau’s credit grade of a taxpayer (纳税信用等级). */
export type TaxCreditGrade =
  /** Credit grade A (A级) */
  | 'A'
  /** Credit grade B (B级) */
  | 'B'
  /** Credit grade C (C级) */
  | 'C'
  /** Credit grade D (D级) */
  | 'D'
  /** Credit grade M (M级) */
  | 'M'
  /** A code that this service does not know yet; the field beside it has the raw code. */
  | 'UNRECOGNIZED';

/** State of the payment of a slip (税款缴纳). */
export type TaxPaymentState =
  /** Final. The pre-opened transaction was canceled here. */
  | 'CANCELED'
  /** No longer pending, and not reported as paid: canceled elsewhere, or paid a moment ago. Polling of the slip continues. */
  | 'GONE'
  /** Final. The tax is paid: the invoice can be issued. */
  | 'PAID'
  /** Nothing changed for two months, so polling has stopped. `taxPayments` queries the platform once. */
  | 'STALE'
  /** Final. The deduction failed and the transaction was voided. Order again, under a new number. */
  | 'VOIDED'
  /** The platform reports the tax as not paid yet. Have the slip paid. */
  | 'WAITING_PAYMENT';

/** Kind of a rate (税率/征收率). */
export type TaxRateKind =
  /** Levy rate, as small-scale taxpayers pay it (征收率) */
  | 'LEVY_RATE'
  /** Tax rate (税率) */
  | 'TAX_RATE'
  /** A code that this service does not know yet; the field beside it has the raw code. */
  | 'UNRECOGNIZED';

/** Validity of a rate (税率状态). */
export type TaxRateState =
  /** Disabled (停用) */
  | 'DISABLED'
  /** Enabled (启用) */
  | 'ENABLED'
  /** A code that this service does not know yet; the field beside it has the raw code. */
  | 'UNRECOGNIZED';

/** The enterprise that is to buy scrap by reverse invoices (报废产品收购资格). The platform’s documents do not show this request: the tax number is sent under the name that both interfaces behind it use. */
export type TaxpayerEligibilityInput = {
  /** Tax number of the enterprise that buys the scrap and issues the invoice (纳税人识别号). */
  buyerTaxNumber: string;
  /** Further members of the platform’s request that its documents do not show. Fields that this input itself has are rejected here. */
  extra?: Record<string, unknown> | null | undefined;
};

/** Kind of a taxpayer (纳税人类型). */
export type TaxpayerKind =
  /** Small-scale taxpayer that was converted (转登记小规模纳税人) */
  | 'CONVERTED_SMALL_SCALE'
  /** General taxpayer (增值税一般纳税人) */
  | 'GENERAL'
  /** Natural person (自然人) */
  | 'NATURAL_PERSON'
  /** Small-scale taxpayer (小规模纳税人) */
  | 'SMALL_SCALE'
  /** General taxpayer in its tutoring period (辅导期一般纳税人) */
  | 'TUTORING_GENERAL'
  /** A code that this service does not know yet; the field beside it has the raw code. */
  | 'UNRECOGNIZED';

/** Risk of a taxpayer in the tax bureau’s judgment (风险纳税人类型). */
export type TaxpayerRiskClass =
  /** Class III, low risk (三类低风险) */
  | 'CLASS_III_LOW'
  /** Class II, medium risk (二类中风险) */
  | 'CLASS_II_MEDIUM'
  /** Class IV, no risk (四类无风险) */
  | 'CLASS_IV_NONE'
  /** Class I, high risk (一类高风险) */
  | 'CLASS_I_HIGH'
  /** No risk taxpayer (非风险纳税人): the platform leaves the code empty */
  | 'NON_RISK'
  /** A code that this service does not know yet; the field beside it has the raw code. */
  | 'UNRECOGNIZED';

/** State of a taxpayer in the register (纳税人状态). */
export type TaxpayerState =
  /** Abnormal (非正常) */
  | 'ABNORMAL'
  /** Abnormal household, canceled (非正常户注销) */
  | 'ABNORMAL_CANCELED'
  /** Accepted (受理) */
  | 'ACCEPTED'
  /** Business suspended (停业) */
  | 'BUSINESS_SUSPENDED'
  /** Canceled (注销) */
  | 'CANCELED'
  /** Inspection pending (报验) */
  | 'INSPECTION_PENDING'
  /** In liquidation (清算) */
  | 'LIQUIDATION'
  /** Normal (正常) */
  | 'NORMAL'
  /** Other (其他) */
  | 'OTHER'
  /** Payment interrupted (中断缴费) */
  | 'PAYMENT_INTERRUPTED'
  /** Payment resumed (恢复缴费) */
  | 'PAYMENT_RESUMED'
  /** In preparation (筹建期) */
  | 'PREPARATION'
  /** Simplified cancellation without objection (简易注销无异议) */
  | 'SIMPLIFIED_CANCELLATION'
  /** A code that this service does not know yet; the field beside it has the raw code. */
  | 'UNRECOGNIZED'
  /** Inspection for the write-off (核销报验) */
  | 'WRITE_OFF_INSPECTION';

/** The tax bureau’s warning about a taxpayer (纳税人预警级别). */
export type TaxpayerWarningLevel =
  /** Blue warning (蓝色预警) */
  | 'BLUE'
  /** No warning (无预警): the platform leaves the code empty */
  | 'NONE'
  /** Red warning (红色预警) */
  | 'RED'
  /** A code that this service does not know yet; the field beside it has the raw code. */
  | 'UNRECOGNIZED'
  /** Yellow warning (黄色预警) */
  | 'YELLOW';

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

export type AdjustCreditQuotaMutationVariables = Exact<{
  input?: CreditQuotaAdjustmentInput;
}>;


export type AdjustCreditQuotaMutation = { adjustCreditQuota:
    | { __typename: 'ConflictError', code: ErrorCode, message: string, platformCode: string | null, hint: string | null }
    | { __typename: 'CreditQuotaAdjustment', adjustmentId: string, state: CreditQuotaAdjustmentState, serial: string | null, interval: { usableFrom: string | null, usableTo: string | null } | null, rejection: { message: string, platformCode: string | null } | null }
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string, platformCode: string | null, hint: string | null, fieldErrors: Array<{ code: FieldErrorCode, path: Array<string>, message: string }> }
    | { __typename: 'NotPermittedError', code: ErrorCode, message: string, platformCode: string | null, hint: string | null }
    | { __typename: 'OutcomeUnknownError', code: ErrorCode, message: string, platformCode: string | null, hint: string | null, operation: { id: string, state: OperationState } | null }
    | { __typename: 'PlatformRejectedError', code: ErrorCode, message: string, platformCode: string | null, hint: string | null }
    | { __typename: 'PlatformUnavailableError', code: ErrorCode, message: string, platformCode: string | null, hint: string | null }
    | { __typename: 'QuotaExhaustedError', code: ErrorCode, message: string, platformCode: string | null, hint: string | null }
   };

export type AgentTaxDueQueryVariables = Exact<{
  input?: AgentTaxDueInput;
}>;


export type AgentTaxDueQuery = { agentTaxDue: { blocked: boolean, totalTaxPayable: string | null, dueOn: string | null, personCount: number | null, hint: string | null, persons: Array<{ name: string | null, idNumber: string | null, taxAmount: string | null, periodFrom: string | null, periodTo: string | null }> | null } | null };

export type ApplyIssuingRefundMutationVariables = Exact<{
  input?: ScrapRefundInput;
}>;


export type ApplyIssuingRefundMutation = { applyIssuingRefund:
    | { __typename: 'ConflictError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string, hint: string | null, fieldErrors: Array<{ code: FieldErrorCode, path: Array<string>, message: string }> }
    | { __typename: 'NotPermittedError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'OutcomeUnknownError', code: ErrorCode, message: string, hint: string | null, operation: { id: string, state: OperationState } | null }
    | { __typename: 'PlatformRejectedError', steps: Array<string>, code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'PlatformUnavailableError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'QuotaExhaustedError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'ScrapRefundPayload', refund: { id: string, refundId: string, state: ScrapRefundState }, answer: { processingResult: string | null, raw: Record<string, unknown> | null } | null }
   };

export type ApplyRedConfirmationMutationVariables = Exact<{
  applicationId?: string;
  originalInvoiceNumber?: string;
}>;


export type ApplyRedConfirmationMutation = { applyRedConfirmation:
    | { __typename: 'ConflictError', reason: ConflictReason, code: ErrorCode, message: string, platformCode: string | null, hint: string | null, existing: { kind: OperationKind, key: string, state: OperationState } }
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string, platformCode: string | null, hint: string | null, fieldErrors: Array<{ code: FieldErrorCode, path: Array<string>, message: string }> }
    | { __typename: 'NotPermittedError', code: ErrorCode, message: string, platformCode: string | null, hint: string | null }
    | { __typename: 'OutcomeUnknownError', code: ErrorCode, message: string, platformCode: string | null, hint: string | null, operation: { id: string, state: OperationState } | null }
    | { __typename: 'PlatformRejectedError', code: ErrorCode, message: string, platformCode: string | null, hint: string | null }
    | { __typename: 'PlatformUnavailableError', code: ErrorCode, message: string, platformCode: string | null, hint: string | null }
    | { __typename: 'QuotaExhaustedError', code: ErrorCode, message: string, platformCode: string | null, hint: string | null }
    | { __typename: 'RedConfirmationApplication', applicationId: string | null, state: RedConfirmationApplicationState, confirmationUuid: string | null, confirmationNumber: string | null, confirmation: { state: RedConfirmationState } | null }
   };

export type AtomicCommandMutationVariables = Exact<{
  input?: AtomicCommandInput;
}>;


export type AtomicCommandMutation = { atomicCommand:
    | { __typename: 'AtomicCommandPayload', command: { id: string, commandId: string, state: AtomicCommandState }, answer: { taxCheckResult: string | null, processingResult: string | null, raw: Record<string, unknown> | null } | null }
    | { __typename: 'ConflictError', reason: ConflictReason, code: ErrorCode, message: string, platformCode: string | null, hint: string | null, existing: { key: string, state: OperationState } }
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string, platformCode: string | null, hint: string | null, fieldErrors: Array<{ code: FieldErrorCode, path: Array<string>, message: string }> }
    | { __typename: 'NotPermittedError', code: ErrorCode, message: string, platformCode: string | null, hint: string | null }
    | { __typename: 'OutcomeUnknownError', code: ErrorCode, message: string, platformCode: string | null, hint: string | null, followed: { key: string, state: OperationState } | null }
    | { __typename: 'PlatformRejectedError', code: ErrorCode, message: string, platformCode: string | null, hint: string | null }
    | { __typename: 'PlatformUnavailableError', code: ErrorCode, message: string, platformCode: string | null, hint: string | null }
    | { __typename: 'QuotaExhaustedError', code: ErrorCode, message: string, platformCode: string | null, hint: string | null }
   };

export type AtomicQueryQueryVariables = Exact<{
  service?: AtomicQueryChoice;
  payload?: Record<string, unknown>;
}>;


export type AtomicQueryQuery = { atomicQuery: { taxCheckResult: string | null, processingResult: string | null, raw: Record<string, unknown> | null } | null };

export type AttentionQueryVariables = Exact<{ [key: string]: never; }>;


export type AttentionQuery = { attention: { total: number, edges: Array<{ node: { id: string, reason: AttentionReason, since: string | null, advice: string, actions: Array<AttentionAction>, subject:
          | { key: string | null, stateName: string }
          | { key: string | null, stateName: string }
          | { key: string | null, stateName: string }
          | { key: string | null, stateName: string }
          | { key: string | null, stateName: string }
          | { key: string | null, stateName: string }
          | { key: string | null, stateName: string }
          | { key: string | null, stateName: string }
          | { key: string | null, stateName: string }
          | { key: string | null, stateName: string }
          | { key: string | null, stateName: string }
          | { key: string | null, stateName: string }
          | { key: string | null, stateName: string }
          | { key: string | null, stateName: string }
          | { key: string | null, stateName: string }
          | { key: string | null, stateName: string }
          | { key: string | null, stateName: string }
          | { key: string | null, stateName: string }
          | { key: string | null, stateName: string }
          | { key: string | null, stateName: string }
          | { key: string | null, stateName: string }
          | { key: string | null, stateName: string }
          | { key: string | null, stateName: string }
          | { key: string | null, stateName: string }
          | { key: string | null, stateName: string }
          | { key: string | null, stateName: string }
         | null, webhook: { name: string } | null, budget: { capability: BilledCapability, leftUnits: number } | null } }> } };

export type AvailableTaxRatesQueryVariables = Exact<{ [key: string]: never; }>;


export type AvailableTaxRatesQuery = { availableTaxRates: Array<{ kind: TaxRateKind | null, rate: string, isOriginal: boolean | null, correspondingRates: Array<string> | null, state: TaxRateState, validFrom: string | null, validTo: string | null, disabledOn: string | null }> | null };

export type BankCommandMutationVariables = Exact<{
  input?: BankCommandInput;
}>;


export type BankCommandMutation = { bankCommand:
    | { __typename: 'BankCommandPayload', command: { id: string, commandId: string, state: BankCommandState, progress: Progress }, answer: { isMock: boolean, raw: Record<string, unknown> | null } | null }
    | { __typename: 'ConflictError', reason: ConflictReason, code: ErrorCode, message: string, platformCode: string | null, hint: string | null, existing: { key: string, state: OperationState } }
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string, platformCode: string | null, hint: string | null, fieldErrors: Array<{ code: FieldErrorCode, path: Array<string>, message: string }> }
    | { __typename: 'NotPermittedError', code: ErrorCode, message: string, platformCode: string | null, hint: string | null }
    | { __typename: 'OutcomeUnknownError', code: ErrorCode, message: string, platformCode: string | null, hint: string | null, followed: { key: string, state: OperationState } | null }
    | { __typename: 'PlatformRejectedError', code: ErrorCode, message: string, platformCode: string | null, hint: string | null }
    | { __typename: 'PlatformUnavailableError', code: ErrorCode, message: string, platformCode: string | null, hint: string | null }
    | { __typename: 'QuotaExhaustedError', code: ErrorCode, message: string, platformCode: string | null, hint: string | null }
   };

export type BankQueryQueryVariables = Exact<{
  operation?: BankQueryOperation;
  payload?: Record<string, unknown>;
}>;


export type BankQueryQuery = { bankQuery: { isMock: boolean, raw: Record<string, unknown> | null } | null };

export type BillingQueryVariables = Exact<{
  from?: string;
  to?: string;
}>;


export type BillingQuery = { billing: Array<{ day: string, capability: BilledCapability, key: string | null, calls: number, units: number }> | null };

export type BudgetsQueryVariables = Exact<{ [key: string]: never; }>;


export type BudgetsQuery = { viewer: { budgets: Array<{ holder: BudgetHolder, key: string | null, capability: BilledCapability, unitsPerDay: number, usedUnits: number, leftUnits: number }> | null } };

export type CalculateTaxAndOrderMutationVariables = Exact<{
  orderId?: string;
}>;


export type CalculateTaxAndOrderMutation = { calculateTaxAndOrder:
    | { __typename: 'ConflictError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string, hint: string | null, fieldErrors: Array<{ code: FieldErrorCode, path: Array<string>, message: string }> }
    | { __typename: 'NotPermittedError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'OutcomeUnknownError', code: ErrorCode, message: string, hint: string | null, operation: { id: string, state: OperationState } | null }
    | { __typename: 'PendingTransactionInTheWay', order: { orderId: string, invoiceNumber: string | null, taxSlipNumber: string | null } | null, pending: { hint: string | null } | null }
    | { __typename: 'PlatformRejectedError', steps: Array<string>, code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'PlatformUnavailableError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'QuotaExhaustedError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'ScrapOrder', orderId: string, state: ScrapOrderState, invoiceNumber: string | null, taxSlipNumber: string | null, totalTaxPayable: string | null, taxItems: Array<Record<string, unknown>> | null, isMock: boolean }
   };

export type CancelContractMutationVariables = Exact<{
  input?: CancelContractInput;
}>;


export type CancelContractMutation = { cancelContract:
    | { __typename: 'ConflictError', reason: ConflictReason, code: ErrorCode, message: string, hint: string | null, existing: { state: OperationState } }
    | { __typename: 'ContractCancellation', raw: Record<string, unknown> | null, contract: { contractId: string | null, state: ContractState, statusText: string | null } | null }
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'NotPermittedError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'OutcomeUnknownError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'PlatformRejectedError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'PlatformUnavailableError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'QuotaExhaustedError', code: ErrorCode, message: string, hint: string | null }
   };

export type CancelPreOpenedInvoiceMutationVariables = Exact<{
  input?: CancelPreOpenedInvoiceInput;
}>;


export type CancelPreOpenedInvoiceMutation = { cancelPreOpenedInvoice:
    | { __typename: 'ConflictError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string, hint: string | null, fieldErrors: Array<{ code: FieldErrorCode, path: Array<string>, message: string }> }
    | { __typename: 'NotPermittedError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'OutcomeUnknownError', code: ErrorCode, message: string, hint: string | null, operation: { id: string, state: OperationState } | null }
    | { __typename: 'PlatformRejectedError', steps: Array<string>, code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'PlatformUnavailableError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'QuotaExhaustedError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'ScrapCancellation', invoiceNumber: string | null, state: ScrapCancellationState, numberFate: InvoiceNumberFate | null, raw: Record<string, unknown> | null }
   };

export type CancelVerificationBatchMutationVariables = Exact<{
  batchId?: string;
}>;


export type CancelVerificationBatchMutation = { cancelVerificationBatch:
    | { __typename: 'ConflictError', code: ErrorCode, message: string, reason: ConflictReason }
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string }
    | { __typename: 'NotPermittedError', code: ErrorCode, message: string }
    | { __typename: 'OutcomeUnknownError', code: ErrorCode, message: string }
    | { __typename: 'PlatformRejectedError', code: ErrorCode, message: string }
    | { __typename: 'PlatformUnavailableError', code: ErrorCode, message: string }
    | { __typename: 'QuotaExhaustedError', code: ErrorCode, message: string }
    | { __typename: 'VerificationBatch', state: VerificationBatchState, done: number, total: number }
   };

export type CloseSellerMutationVariables = Exact<{
  sellerId?: string;
}>;


export type CloseSellerMutation = { closeSeller:
    | { __typename: 'ConflictError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'NotPermittedError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'OutcomeUnknownError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'PlatformRejectedError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'PlatformUnavailableError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'QuotaExhaustedError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'SellerChange', bankResult: string | null }
   };

export type CodeTablesQueryVariables = Exact<{
  name?: string | null | undefined;
}>;


export type CodeTablesQuery = { codeTables: Array<{ name: string, description: string, usedIn: Array<string>, entries: Array<{ code: string, name: string, label: string, labelZh: string }> }> };

export type ContractQueryVariables = Exact<{
  by?: ContractBy;
}>;


export type ContractQuery = { contract: { contractId: string | null, contractNo: string | null, flowId: string | null, state: ContractState, platformStatus: ContractStatus | null, statusText: string | null, archived: boolean | null, completedAt: string | null, signUrl: string | null, companyTaxNumber: string | null, deadlineDays: number | null, documentState: DocumentsState | null, file: { name: string, byteSize: number, sha256: string, url: string | null, expiresAt: string } | null, rejection: { message: string, hint: string | null } | null, operation: { id: string, version: number, final: boolean } | null } | null };

export type CreateCompanyAuthLinkMutationVariables = Exact<{
  signingPartyId?: string;
}>;


export type CreateCompanyAuthLinkMutation = { createCompanyAuthLink:
    | { __typename: 'CompanyAuthLink', pcUrl: string | null, h5Url: string | null }
    | { __typename: 'ConflictError', code: ErrorCode, message: string, retryable: boolean, hint: string | null, platformCode: string | null, platformRequestId: string | null }
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string, retryable: boolean, hint: string | null, platformCode: string | null, platformRequestId: string | null, fieldErrors: Array<{ code: FieldErrorCode, path: Array<string>, message: string }> }
    | { __typename: 'NotPermittedError', code: ErrorCode, message: string, retryable: boolean, hint: string | null, platformCode: string | null, platformRequestId: string | null }
    | { __typename: 'OutcomeUnknownError', code: ErrorCode, message: string, retryable: boolean, hint: string | null, platformCode: string | null, platformRequestId: string | null }
    | { __typename: 'PlatformRejectedError', code: ErrorCode, message: string, retryable: boolean, hint: string | null, platformCode: string | null, platformRequestId: string | null }
    | { __typename: 'PlatformUnavailableError', code: ErrorCode, message: string, retryable: boolean, hint: string | null, platformCode: string | null, platformRequestId: string | null }
    | { __typename: 'QuotaExhaustedError', code: ErrorCode, message: string, retryable: boolean, hint: string | null, platformCode: string | null, platformRequestId: string | null }
   };

export type CreateContractToCancelMutationVariables = Exact<{
  contractId?: string;
  file?: string;
}>;


export type CreateContractToCancelMutation = { createContract:
    | { __typename: 'ConflictError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'Contract', contractId: string | null, contractNo: string | null, state: ContractState, signUrl: string | null }
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string, hint: string | null, fieldErrors: Array<{ code: FieldErrorCode, path: Array<string>, message: string }> }
    | { __typename: 'NotPermittedError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'OutcomeUnknownError', code: ErrorCode, message: string, hint: string | null, operation: { id: string, state: OperationState } | null }
    | { __typename: 'PlatformRejectedError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'PlatformUnavailableError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'QuotaExhaustedError', code: ErrorCode, message: string, hint: string | null }
   };

export type CreateContractMutationVariables = Exact<{
  contractId?: string;
  file?: string;
}>;


export type CreateContractMutation = { createContract:
    | { __typename: 'ConflictError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'Contract', contractId: string | null, contractNo: string | null, state: ContractState, signUrl: string | null }
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string, hint: string | null, fieldErrors: Array<{ code: FieldErrorCode, path: Array<string>, message: string }> }
    | { __typename: 'NotPermittedError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'OutcomeUnknownError', code: ErrorCode, message: string, hint: string | null, operation: { id: string, state: OperationState } | null }
    | { __typename: 'PlatformRejectedError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'PlatformUnavailableError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'QuotaExhaustedError', code: ErrorCode, message: string, hint: string | null }
   };

export type CreateSigningTaskMutationVariables = Exact<{
  signingTaskId?: string;
  company?: string;
  person?: string;
  sealId?: string;
  fileCode?: string;
}>;


export type CreateSigningTaskMutation = { createSigningTask:
    | { __typename: 'ConflictError', code: ErrorCode, message: string, retryable: boolean, hint: string | null, platformCode: string | null, platformRequestId: string | null }
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string, retryable: boolean, hint: string | null, platformCode: string | null, platformRequestId: string | null, fieldErrors: Array<{ code: FieldErrorCode, path: Array<string>, message: string }> }
    | { __typename: 'NotPermittedError', code: ErrorCode, message: string, retryable: boolean, hint: string | null, platformCode: string | null, platformRequestId: string | null }
    | { __typename: 'OutcomeUnknownError', code: ErrorCode, message: string, retryable: boolean, hint: string | null, platformCode: string | null, platformRequestId: string | null, operation: { id: string, state: OperationState } | null }
    | { __typename: 'PlatformRejectedError', code: ErrorCode, message: string, retryable: boolean, hint: string | null, platformCode: string | null, platformRequestId: string | null }
    | { __typename: 'PlatformUnavailableError', code: ErrorCode, message: string, retryable: boolean, hint: string | null, platformCode: string | null, platformRequestId: string | null }
    | { __typename: 'QuotaExhaustedError', code: ErrorCode, message: string, retryable: boolean, hint: string | null, platformCode: string | null, platformRequestId: string | null }
    | { __typename: 'SigningTask', signingTaskId: string | null, taskNo: string | null, state: SigningTaskState, signers: Array<{ signingPartyId: string, kind: SigningPartyKind, turn: number | null }> }
   };

export type CreateSilentSigningLinkMutationVariables = Exact<{
  signingPartyId?: string;
}>;


export type CreateSilentSigningLinkMutation = { createSilentSigningLink:
    | { __typename: 'ConflictError', code: ErrorCode, message: string, retryable: boolean, hint: string | null, platformCode: string | null, platformRequestId: string | null }
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string, retryable: boolean, hint: string | null, platformCode: string | null, platformRequestId: string | null, fieldErrors: Array<{ code: FieldErrorCode, path: Array<string>, message: string }> }
    | { __typename: 'NotPermittedError', code: ErrorCode, message: string, retryable: boolean, hint: string | null, platformCode: string | null, platformRequestId: string | null }
    | { __typename: 'OutcomeUnknownError', code: ErrorCode, message: string, retryable: boolean, hint: string | null, platformCode: string | null, platformRequestId: string | null }
    | { __typename: 'PlatformRejectedError', code: ErrorCode, message: string, retryable: boolean, hint: string | null, platformCode: string | null, platformRequestId: string | null }
    | { __typename: 'PlatformUnavailableError', code: ErrorCode, message: string, retryable: boolean, hint: string | null, platformCode: string | null, platformRequestId: string | null }
    | { __typename: 'QuotaExhaustedError', code: ErrorCode, message: string, retryable: boolean, hint: string | null, platformCode: string | null, platformRequestId: string | null }
    | { __typename: 'SilentSigningLink', url: string }
   };

export type CreditQuotaQueryVariables = Exact<{
  buyerTaxNumber?: string;
}>;


export type CreditQuotaQuery = { creditQuota: { isPaused: boolean, monthTotal: string | null, available: string | null, downloaded: string | null, downloadedNotUploaded: string | null, month: string | null } | null };

export type DismissAttentionMutationVariables = Exact<{
  ids?: Array<string | number> | string | number;
}>;


export type DismissAttentionMutation = { dismissAttention:
    | { __typename: 'ConflictError', code: ErrorCode, message: string }
    | { __typename: 'DismissedAttention', dismissed: number, total: number }
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string }
    | { __typename: 'NotPermittedError', code: ErrorCode, message: string }
    | { __typename: 'OutcomeUnknownError', code: ErrorCode, message: string }
    | { __typename: 'PlatformRejectedError', code: ErrorCode, message: string }
    | { __typename: 'PlatformUnavailableError', code: ErrorCode, message: string }
    | { __typename: 'QuotaExhaustedError', code: ErrorCode, message: string }
   };

export type EnterpriseBeforePurchaseQueryVariables = Exact<{
  taxNumber?: string;
  person?: PersonInput;
  naturalPerson?: NaturalPersonInput;
}>;


export type EnterpriseBeforePurchaseQuery = { enterprise: { name: string, taxpayer: { state: TaxpayerState } | null, risk: { riskClass: TaxpayerRiskClass } | null, creditQuota: { available: string | null } | null, pendingTransactions: { transactions: Array<{ invoiceNumber: string, amountWithoutTax: string | null }> | null } | null, naturalPersonIssuing: { isBlocked: boolean, monthlyCumulative: string | null } | null, sellerIssuingLimits: { allowed: boolean | null } | null } | null };

export type EnterpriseByTaxNumberQueryVariables = Exact<{
  taxNumber?: string;
}>;


export type EnterpriseByTaxNumberQuery = { enterprise: { name: string, taxNumber: string } | null };

export type EnterpriseSearchQueryVariables = Exact<{
  by?: EnterpriseBy;
  limit?: number | null | undefined;
}>;


export type EnterpriseSearchQuery = { enterprises: { askedAt: string, cached: boolean, isMock: boolean, enterprises: Array<{ name: string, taxNumber: string }> } | null };

export type EnterpriseStandingQueryVariables = Exact<{
  taxNumber?: string;
}>;


export type EnterpriseStandingQuery = { enterprise: { name: string, taxpayer: { kind: TaxpayerKind | null, state: TaxpayerState, industryNature: IndustryNature | null } | null, risk: { riskClass: TaxpayerRiskClass, creditGrade: TaxCreditGrade | null, warningLevel: TaxpayerWarningLevel } | null, creditQuota: { monthTotal: string | null, available: string | null } | null } | null };

export type ExportQueryVariables = Exact<{
  exportId?: string;
}>;


export type ExportQuery = { export: { state: ExportState, title: string | null, filters: Array<{ name: string, value: string }>, file: { name: string, byteSize: number, url: string | null, expiresAt: string } | null } | null };

export type ExportsQueryVariables = Exact<{ [key: string]: never; }>;


export type ExportsQuery = { exports: { edges: Array<{ node: { exportId: string | null, title: string | null, state: ExportState, rows: number, openedAt: string | null } }> } };

export type ExtendQuotaValidityMutationVariables = Exact<{
  input?: QuotaValidityExtensionInput;
}>;


export type ExtendQuotaValidityMutation = { extendQuotaValidity:
    | { __typename: 'ConflictError', code: ErrorCode, message: string, platformCode: string | null, hint: string | null }
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string, platformCode: string | null, hint: string | null, fieldErrors: Array<{ code: FieldErrorCode, path: Array<string>, message: string }> }
    | { __typename: 'NotPermittedError', code: ErrorCode, message: string, platformCode: string | null, hint: string | null }
    | { __typename: 'OutcomeUnknownError', code: ErrorCode, message: string, platformCode: string | null, hint: string | null, operation: { id: string, state: OperationState } | null }
    | { __typename: 'PlatformRejectedError', code: ErrorCode, message: string, platformCode: string | null, hint: string | null }
    | { __typename: 'PlatformUnavailableError', code: ErrorCode, message: string, platformCode: string | null, hint: string | null }
    | { __typename: 'QuotaExhaustedError', code: ErrorCode, message: string, platformCode: string | null, hint: string | null }
    | { __typename: 'QuotaValidityExtension', extensionId: string, state: QuotaValidityExtensionState, validity: { usableFrom: string | null, usableTo: string | null } | null, operation: { id: string, state: OperationState } | null }
   };

export type FollowCompletedContractsSubscriptionVariables = Exact<{
  by?: ContractBy | null | undefined;
  after?: string | null | undefined;
}>;


export type FollowCompletedContractsSubscription = { contractCompleted: { cursor: string, occurredAt: string, contract: { contractId: string | null, contractNo: string | null, statusText: string | null, archived: boolean | null } | null } };

export type FollowCompletedSigningTasksSubscriptionVariables = Exact<{
  by?: SigningTaskBy | null | undefined;
  after?: string | null | undefined;
}>;


export type FollowCompletedSigningTasksSubscription = { signingTaskCompleted: { cursor: string, occurredAt: string, cause: UpdateCause, signingTask: { signingTaskId: string | null, taskNo: string | null } | null } };

export type FollowContractSubscriptionVariables = Exact<{
  by?: ContractBy;
  after?: string | null | undefined;
}>;


export type FollowContractSubscription = { contractUpdates: { cursor: string, version: number, occurredAt: string, cause: UpdateCause, confirmed: boolean, previousState: ContractState | null, state: ContractState | null, contract: { contractNo: string | null, statusText: string | null, archived: boolean | null, completedAt: string | null, documentState: DocumentsState | null } | null } };

export type FollowDoneReverseInvoicesSubscriptionVariables = Exact<{
  after?: string | null | undefined;
}>;


export type FollowDoneReverseInvoicesSubscription = { reverseInvoiceIssued: { cursor: string, occurredAt: string, reverseInvoice: { orderId: string, invoiceNumber: string | null, payAmount: string | null } | null } };

export type FollowEverythingSubscriptionVariables = Exact<{
  kinds?: Array<OperationKind> | OperationKind | null | undefined;
  after?: string | null | undefined;
}>;


export type FollowEverythingSubscription = { updates: { cursor: string, kind: OperationKind, key: string, version: number, occurredAt: string, cause: UpdateCause, previousState: OperationState | null, state: OperationState | null } };

export type FollowExportSubscriptionVariables = Exact<{
  exportId?: string;
  after?: string | null | undefined;
}>;


export type FollowExportSubscription = { exportUpdates: { cursor: string, state: ExportState | null, export: { rows: number, total: number | null } | null } };

export type FollowH5SessionSubscriptionVariables = Exact<{
  token?: string;
  after?: string | null | undefined;
}>;


export type FollowH5SessionSubscription = { h5SessionUpdates: { cursor: string, version: number, cause: UpdateCause, previousState: H5SessionState | null, state: H5SessionState | null, h5Session: { step: H5Step | null, platformStatus: H5Status | null, isMock: boolean, message: string | null, payee: { returnCode: string | null } | null, rejection: { platformCode: string | null, hint: string | null } | null } } };

export type FollowInvoiceSubscriptionVariables = Exact<{
  orderId?: string;
  after?: string | null | undefined;
}>;


export type FollowInvoiceSubscription = { invoiceUpdates: { cursor: string, version: number, occurredAt: string, cause: UpdateCause, previousState: InvoiceOrderState | null, state: InvoiceOrderState | null, invoice: { platformOrderNumber: string | null, amountWithTax: string | null, invoiceNumber: string | null } | null } };

export type FollowIssuedInvoicesSubscriptionVariables = Exact<{
  after?: string | null | undefined;
}>;


export type FollowIssuedInvoicesSubscription = { invoiceIssued: { cursor: string, occurredAt: string, invoice: { orderId: string | null, invoiceNumber: string | null, amountWithTax: string | null } | null } };

export type FollowOnboardedSellersSubscriptionVariables = Exact<{
  after?: string | null | undefined;
}>;


export type FollowOnboardedSellersSubscription = { sellerOnboarded: { cursor: string, occurredAt: string, seller: { sellerId: string, canInvoice: boolean | null, blockedBy: SellerBlockingStep | null } | null } };

export type FollowReadyExportsSubscriptionVariables = Exact<{
  after?: string | null | undefined;
}>;


export type FollowReadyExportsSubscription = { exportReady: { cursor: string, export: { exportId: string | null, title: string | null, rows: number } | null } };

export type FollowRedConfirmationSubscriptionVariables = Exact<{
  confirmationUuid?: string;
  after?: string | null | undefined;
}>;


export type FollowRedConfirmationSubscription = { redConfirmationUpdates: { cursor: string, version: number, occurredAt: string, cause: UpdateCause, previousState: RedConfirmationState | null, state: RedConfirmationState | null, redConfirmation: { confirmationNumber: string | null, enteredAt: string | null, confirmedAt: string | null, redInvoiceNumber: string | null } } };

export type FollowRedOffsetSubscriptionVariables = Exact<{
  orderId?: string;
  after?: string | null | undefined;
}>;


export type FollowRedOffsetSubscription = { redOffsetUpdates: { cursor: string, version: number, occurredAt: string, cause: UpdateCause, previousState: RedOffsetState | null, state: RedOffsetState | null, redOffset: { redOffsetId: string | null, redInvoiceId: string | null, redInvoiceNumber: string | null, platformStatus: RedOffsetStatus | null } | null } };

export type FollowReverseInvoiceSubscriptionVariables = Exact<{
  orderId?: string;
  after?: string | null | undefined;
}>;


export type FollowReverseInvoiceSubscription = { reverseInvoiceUpdates: { cursor: string, version: number, occurredAt: string, cause: UpdateCause, previousState: ReverseInvoiceState | null, state: ReverseInvoiceState | null, reverseInvoice: { payUrl: string | null, invoiceNumber: string | null, taxAmount: string | null, payAmount: string | null } | null } };

export type FollowScrapInvoiceSubscriptionVariables = Exact<{
  invoiceNumber?: string;
  after?: string | null | undefined;
}>;


export type FollowScrapInvoiceSubscription = { scrapInvoiceUpdates: { cursor: string, version: number, occurredAt: string, cause: UpdateCause, previousState: ScrapInvoiceState | null, state: ScrapInvoiceState | null, scrapInvoice: { invoiceNumber: string, acceptanceSerial: string | null, uploadStatus: ScrapUploadStatus | null, uploadMessage: string | null } | null } };

export type FollowScrapOrderSubscriptionVariables = Exact<{
  orderId?: string;
  after?: string | null | undefined;
}>;


export type FollowScrapOrderSubscription = { scrapOrderUpdates: { cursor: string, version: number, occurredAt: string, cause: UpdateCause, previousState: ScrapOrderState | null, state: ScrapOrderState | null, scrapOrder: { invoiceNumber: string | null, taxSlipNumber: string | null, foundBy: ScrapOrderSource | null } | null } };

export type FollowSellerSubscriptionVariables = Exact<{
  sellerId?: string;
  after?: string | null | undefined;
}>;


export type FollowSellerSubscription = { sellerUpdates: { cursor: string, version: number, occurredAt: string, cause: UpdateCause, previousState: SellerState | null, state: SellerState | null, seller: { realNamed: boolean | null, registrationAccepted: boolean, onboarded: boolean | null, canInvoice: boolean | null, blockedBy: SellerBlockingStep | null, blockedReason: string | null, auditStatus: string | null } | null } };

export type FollowSignerSubscriptionVariables = Exact<{
  signingPartyId?: string;
  after?: string | null | undefined;
}>;


export type FollowSignerSubscription = { signerUpdates: { cursor: string, version: number, occurredAt: string, cause: UpdateCause, confirmed: boolean, previousState: SignerState | null, state: SignerState | null, notice: { type: SigningNoticeType, receivedAt: string } | null, signer: { result: SignerRegistrationResult | null } | null } };

export type FollowSigningCompanySubscriptionVariables = Exact<{
  signingPartyId?: string;
  after?: string | null | undefined;
}>;


export type FollowSigningCompanySubscription = { signingCompanyUpdates: { cursor: string, version: number, occurredAt: string, cause: UpdateCause, confirmed: boolean, previousState: SigningCompanyState | null, state: SigningCompanyState | null, notice: { type: SigningNoticeType, receivedAt: string } | null, signingCompany: { silentSigning: SilentSigning, silentSigningExpiresAt: string | null, sealIds: Array<string> } | null } };

export type FollowSigningTaskSubscriptionVariables = Exact<{
  by?: SigningTaskBy;
  after?: string | null | undefined;
}>;


export type FollowSigningTaskSubscription = { signingTaskUpdates: { cursor: string, version: number, occurredAt: string, cause: UpdateCause, confirmed: boolean, previousState: SigningTaskState | null, state: SigningTaskState | null, signer: { signingPartyId: string, signStatus: SignStatus | null } | null, signingTask: { taskNo: string | null, refusedReason: string | null, signers: Array<{ signingPartyId: string, signStatus: SignStatus | null }> } | null } };

export type FollowTaxPaymentSubscriptionVariables = Exact<{
  taxSlipNumber?: string;
  after?: string | null | undefined;
}>;


export type FollowTaxPaymentSubscription = { taxPaymentUpdates: { cursor: string, version: number, occurredAt: string, cause: UpdateCause, previousState: TaxPaymentState | null, state: TaxPaymentState | null, taxPayment: { taxSlipNumber: string, paid: boolean | null, totalTaxPayable: string | null, order: { orderId: string, invoiceNumber: string | null } | null } | null } };

export type FollowUploadSubscriptionVariables = Exact<{
  acceptanceSerial?: string;
  after?: string | null | undefined;
}>;


export type FollowUploadSubscription = { uploadUpdates: { cursor: string, version: number, occurredAt: string, cause: UpdateCause, previousState: ScrapUploadResultState | null, state: ScrapUploadResultState | null, uploadResult: { results: Array<{ invoiceNumber: string | null, status: ScrapUploadStatus | null, message: string | null }> } | null } };

export type FollowVerificationBatchSubscriptionVariables = Exact<{
  batchId?: string;
  after?: string | null | undefined;
}>;


export type FollowVerificationBatchSubscription = { verificationBatchUpdates: { cursor: string, state: VerificationBatchState | null, batch: { total: number, done: number, genuine: number, failed: number, unread: number, duplicates: number, obstacle: { code: ErrorCode, message: string } | null } | null } };

export type GenerateSealMutationVariables = Exact<{
  signingPartyId?: string;
}>;


export type GenerateSealMutation = { generateSeal:
    | { __typename: 'ConflictError', code: ErrorCode, message: string, retryable: boolean, hint: string | null, platformCode: string | null, platformRequestId: string | null }
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string, retryable: boolean, hint: string | null, platformCode: string | null, platformRequestId: string | null, fieldErrors: Array<{ code: FieldErrorCode, path: Array<string>, message: string }> }
    | { __typename: 'NotPermittedError', code: ErrorCode, message: string, retryable: boolean, hint: string | null, platformCode: string | null, platformRequestId: string | null }
    | { __typename: 'OutcomeUnknownError', code: ErrorCode, message: string, retryable: boolean, hint: string | null, platformCode: string | null, platformRequestId: string | null }
    | { __typename: 'PlatformRejectedError', code: ErrorCode, message: string, retryable: boolean, hint: string | null, platformCode: string | null, platformRequestId: string | null }
    | { __typename: 'PlatformUnavailableError', code: ErrorCode, message: string, retryable: boolean, hint: string | null, platformCode: string | null, platformRequestId: string | null }
    | { __typename: 'QuotaExhaustedError', code: ErrorCode, message: string, retryable: boolean, hint: string | null, platformCode: string | null, platformRequestId: string | null }
    | { __typename: 'SigningSeal', sealId: string, company: { state: SigningCompanyState, sealIds: Array<string> } }
   };

export type H5SessionQueryVariables = Exact<{
  token?: string;
}>;


export type H5SessionQuery = { h5Session: { state: H5SessionState, scene: H5Scene | null, platformStatus: H5Status | null, step: H5Step | null, expiresAt: string | null, isMock: boolean, faceAuthResult: string | null, message: string | null, raw: Record<string, unknown> | null, payee: { returnCode: string | null, sellerId: string | null, business: H5Business | null } | null, rejection: { platformCode: string | null, message: string, hint: string | null } | null, operation: { key: string, state: OperationState, final: boolean } | null } | null };

export type InvoiceDocumentsQueryVariables = Exact<{
  by?: InvoiceBy;
}>;


export type InvoiceDocumentsQuery = { invoice: { state: InvoiceOrderState, documentsState: DocumentsState | null, documentsFailure: string | null, documents: Array<{ name: string, format: DocumentFormat, mediaType: string, byteSize: number, sha256: string, url: string | null, expiresAt: string }> | null } | null };

export type InvoiceReconciliationQueryVariables = Exact<{
  month?: string;
}>;


export type InvoiceReconciliationQuery = { invoiceReconciliation: { agreeing: number, truncated: boolean, missingAtPlatform: Array<{ orderId: string | null, invoiceNumber: string | null, amountWithTax: string | null }>, missingHere: Array<{ orderId: string | null, invoiceNumber: string | null, amountWithTax: string | null }>, different: Array<{ orderId: string | null, field: ComparedMember, here: string, platform: string }>, uncompared: Array<{ reason: string, count: number, numbers: Array<string> }> } | null };

export type InvoiceStatisticsQueryVariables = Exact<{
  sellerTaxNumber?: string;
  month?: string;
}>;


export type InvoiceStatisticsQuery = { invoiceStatistics: { raw: Record<string, unknown> | null } | null };

export type InvoiceTotalsQueryVariables = Exact<{
  by?: TotalsBy;
  from?: string;
  to?: string;
}>;


export type InvoiceTotalsQuery = { invoiceTotals: Array<{ month: string | null, sellerTaxNumber: string | null, sellerId: string | null, buyerTaxNumber: string | null, buyerName: string | null, taxRate: string | null, others: number | null, count: number, amountWithoutTax: string, taxAmount: string, amountWithTax: string, reversedCount: number, reversedAmountWithTax: string }> };

export type InvoiceQueryVariables = Exact<{
  by?: InvoiceBy;
}>;


export type InvoiceQuery = { invoice: { orderId: string | null, platformOrderNumber: string | null, state: InvoiceOrderState, platformStatus: IssuingStatus | null, platformStatusCode: string | null, kind: DigitalInvoiceKind | null, sellerTaxNumber: string | null, buyerName: string | null, amountWithTax: string | null, amountWithoutTax: string | null, taxAmount: string | null, invoiceNumber: string | null, documentsState: DocumentsState | null, isRedOffset: boolean | null, documents: Array<{ format: DocumentFormat, url: string | null, expiresAt: string }> | null, rejection: { message: string, platformCode: string | null } | null, operation: { id: string, version: number, final: boolean, changedAt: string } | null } | null };

export type IssueConstructionMutationVariables = Exact<{
  orderId?: string;
}>;


export type IssueConstructionMutation = { issueInvoice:
    | { __typename: 'ConflictError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string, hint: string | null, fieldErrors: Array<{ code: FieldErrorCode, path: Array<string>, message: string }> }
    | { __typename: 'Invoice', orderId: string | null, state: InvoiceOrderState, amountWithTax: string | null, amountWithoutTax: string | null, taxAmount: string | null }
    | { __typename: 'NotPermittedError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'OutcomeUnknownError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'PlatformRejectedError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'PlatformUnavailableError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'QuotaExhaustedError', code: ErrorCode, message: string, hint: string | null }
   };

export type IssueGoodsTransportMutationVariables = Exact<{
  orderId?: string;
}>;


export type IssueGoodsTransportMutation = { issueInvoice:
    | { __typename: 'ConflictError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string, hint: string | null, fieldErrors: Array<{ code: FieldErrorCode, path: Array<string>, message: string }> }
    | { __typename: 'Invoice', orderId: string | null, state: InvoiceOrderState, amountWithTax: string | null, amountWithoutTax: string | null, taxAmount: string | null }
    | { __typename: 'NotPermittedError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'OutcomeUnknownError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'PlatformRejectedError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'PlatformUnavailableError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'QuotaExhaustedError', code: ErrorCode, message: string, hint: string | null }
   };

export type IssueInvoiceIndividualMutationVariables = Exact<{
  orderId?: string;
}>;


export type IssueInvoiceIndividualMutation = { issueInvoice:
    | { __typename: 'ConflictError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string, hint: string | null, fieldErrors: Array<{ code: FieldErrorCode, path: Array<string>, message: string }> }
    | { __typename: 'Invoice', orderId: string | null, state: InvoiceOrderState, amountWithTax: string | null, amountWithoutTax: string | null, taxAmount: string | null }
    | { __typename: 'NotPermittedError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'OutcomeUnknownError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'PlatformRejectedError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'PlatformUnavailableError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'QuotaExhaustedError', code: ErrorCode, message: string, hint: string | null }
   };

export type IssueInvoiceRefusedMutationVariables = Exact<{
  orderId?: string;
}>;


export type IssueInvoiceRefusedMutation = { issueInvoice:
    | { __typename: 'ConflictError', code: ErrorCode, message: string, hint: string | null, platformCode: string | null, platformRequestId: string | null }
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string, hint: string | null, platformCode: string | null, platformRequestId: string | null }
    | { __typename: 'Invoice', state: InvoiceOrderState }
    | { __typename: 'NotPermittedError', code: ErrorCode, message: string, hint: string | null, platformCode: string | null, platformRequestId: string | null }
    | { __typename: 'OutcomeUnknownError', code: ErrorCode, message: string, hint: string | null, platformCode: string | null, platformRequestId: string | null }
    | { __typename: 'PlatformRejectedError', steps: Array<string>, code: ErrorCode, message: string, hint: string | null, platformCode: string | null, platformRequestId: string | null }
    | { __typename: 'PlatformUnavailableError', code: ErrorCode, message: string, hint: string | null, platformCode: string | null, platformRequestId: string | null }
    | { __typename: 'QuotaExhaustedError', code: ErrorCode, message: string, hint: string | null, platformCode: string | null, platformRequestId: string | null }
   };

export type IssueInvoiceMutationVariables = Exact<{
  orderId?: string;
}>;


export type IssueInvoiceMutation = { issueInvoice:
    | { __typename: 'ConflictError', reason: ConflictReason, code: ErrorCode, message: string, retryable: boolean, hint: string | null, platformCode: string | null, platformRequestId: string | null, existing: { key: string, state: OperationState } }
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string, retryable: boolean, hint: string | null, platformCode: string | null, platformRequestId: string | null, fieldErrors: Array<{ code: FieldErrorCode, path: Array<string>, message: string }> }
    | { __typename: 'Invoice', orderId: string | null, platformOrderNumber: string | null, state: InvoiceOrderState, amountWithTax: string | null, amountWithoutTax: string | null, taxAmount: string | null, operation: { id: string, version: number, nextPollAt: string | null } | null }
    | { __typename: 'NotPermittedError', code: ErrorCode, message: string, retryable: boolean, hint: string | null, platformCode: string | null, platformRequestId: string | null }
    | { __typename: 'OutcomeUnknownError', code: ErrorCode, message: string, retryable: boolean, hint: string | null, platformCode: string | null, platformRequestId: string | null, followed: { key: string, state: OperationState } | null }
    | { __typename: 'PlatformRejectedError', code: ErrorCode, message: string, retryable: boolean, hint: string | null, platformCode: string | null, platformRequestId: string | null }
    | { __typename: 'PlatformUnavailableError', code: ErrorCode, message: string, retryable: boolean, hint: string | null, platformCode: string | null, platformRequestId: string | null }
    | { __typename: 'QuotaExhaustedError', code: ErrorCode, message: string, retryable: boolean, hint: string | null, platformCode: string | null, platformRequestId: string | null }
   };

export type IssueMedicalInpatientMutationVariables = Exact<{
  orderId?: string;
}>;


export type IssueMedicalInpatientMutation = { issueInvoice:
    | { __typename: 'ConflictError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string, hint: string | null, fieldErrors: Array<{ code: FieldErrorCode, path: Array<string>, message: string }> }
    | { __typename: 'Invoice', orderId: string | null, state: InvoiceOrderState, amountWithTax: string | null, amountWithoutTax: string | null, taxAmount: string | null }
    | { __typename: 'NotPermittedError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'OutcomeUnknownError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'PlatformRejectedError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'PlatformUnavailableError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'QuotaExhaustedError', code: ErrorCode, message: string, hint: string | null }
   };

export type IssueMedicalOutpatientMutationVariables = Exact<{
  orderId?: string;
}>;


export type IssueMedicalOutpatientMutation = { issueInvoice:
    | { __typename: 'ConflictError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string, hint: string | null, fieldErrors: Array<{ code: FieldErrorCode, path: Array<string>, message: string }> }
    | { __typename: 'Invoice', orderId: string | null, state: InvoiceOrderState, amountWithTax: string | null, amountWithoutTax: string | null, taxAmount: string | null }
    | { __typename: 'NotPermittedError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'OutcomeUnknownError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'PlatformRejectedError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'PlatformUnavailableError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'QuotaExhaustedError', code: ErrorCode, message: string, hint: string | null }
   };

export type IssueOperatingLeaseMutationVariables = Exact<{
  orderId?: string;
}>;


export type IssueOperatingLeaseMutation = { issueInvoice:
    | { __typename: 'ConflictError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string, hint: string | null, fieldErrors: Array<{ code: FieldErrorCode, path: Array<string>, message: string }> }
    | { __typename: 'Invoice', orderId: string | null, state: InvoiceOrderState, amountWithTax: string | null, amountWithoutTax: string | null, taxAmount: string | null }
    | { __typename: 'NotPermittedError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'OutcomeUnknownError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'PlatformRejectedError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'PlatformUnavailableError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'QuotaExhaustedError', code: ErrorCode, message: string, hint: string | null }
   };

export type IssueParkingLeaseMutationVariables = Exact<{
  orderId?: string;
}>;


export type IssueParkingLeaseMutation = { issueInvoice:
    | { __typename: 'ConflictError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string, hint: string | null, fieldErrors: Array<{ code: FieldErrorCode, path: Array<string>, message: string }> }
    | { __typename: 'Invoice', orderId: string | null, state: InvoiceOrderState, amountWithTax: string | null, amountWithoutTax: string | null, taxAmount: string | null }
    | { __typename: 'NotPermittedError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'OutcomeUnknownError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'PlatformRejectedError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'PlatformUnavailableError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'QuotaExhaustedError', code: ErrorCode, message: string, hint: string | null }
   };

export type IssuePassengerTransportMutationVariables = Exact<{
  orderId?: string;
}>;


export type IssuePassengerTransportMutation = { issueInvoice:
    | { __typename: 'ConflictError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string, hint: string | null, fieldErrors: Array<{ code: FieldErrorCode, path: Array<string>, message: string }> }
    | { __typename: 'Invoice', orderId: string | null, state: InvoiceOrderState, amountWithTax: string | null, amountWithoutTax: string | null, taxAmount: string | null }
    | { __typename: 'NotPermittedError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'OutcomeUnknownError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'PlatformRejectedError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'PlatformUnavailableError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'QuotaExhaustedError', code: ErrorCode, message: string, hint: string | null }
   };

export type IssueRealEstateSaleMutationVariables = Exact<{
  orderId?: string;
}>;


export type IssueRealEstateSaleMutation = { issueInvoice:
    | { __typename: 'ConflictError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string, hint: string | null, fieldErrors: Array<{ code: FieldErrorCode, path: Array<string>, message: string }> }
    | { __typename: 'Invoice', orderId: string | null, state: InvoiceOrderState, amountWithTax: string | null, amountWithoutTax: string | null, taxAmount: string | null }
    | { __typename: 'NotPermittedError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'OutcomeUnknownError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'PlatformRejectedError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'PlatformUnavailableError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'QuotaExhaustedError', code: ErrorCode, message: string, hint: string | null }
   };

export type IssueRefinedOilMutationVariables = Exact<{
  orderId?: string;
}>;


export type IssueRefinedOilMutation = { issueInvoice:
    | { __typename: 'ConflictError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string, hint: string | null, fieldErrors: Array<{ code: FieldErrorCode, path: Array<string>, message: string }> }
    | { __typename: 'Invoice', orderId: string | null, state: InvoiceOrderState, amountWithTax: string | null, amountWithoutTax: string | null, taxAmount: string | null }
    | { __typename: 'NotPermittedError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'OutcomeUnknownError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'PlatformRejectedError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'PlatformUnavailableError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'QuotaExhaustedError', code: ErrorCode, message: string, hint: string | null }
   };

export type IssueScrapInvoiceMutationVariables = Exact<{
  invoiceNumber?: string;
}>;


export type IssueScrapInvoiceMutation = { issueScrapInvoice:
    | { __typename: 'ConflictError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string, hint: string | null, fieldErrors: Array<{ code: FieldErrorCode, path: Array<string>, message: string }> }
    | { __typename: 'NotPermittedError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'OutcomeUnknownError', code: ErrorCode, message: string, hint: string | null, operation: { id: string, state: OperationState } | null }
    | { __typename: 'PlatformRejectedError', steps: Array<string>, code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'PlatformUnavailableError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'QuotaExhaustedError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'ScrapInvoice', invoiceNumber: string, state: ScrapInvoiceState, acceptanceSerial: string | null, uploadStatus: ScrapUploadStatus | null, uploadMessage: string | null, order: { orderId: string } | null, taxPayment: { state: TaxPaymentState } | null }
   };

export type IssueTractorMutationVariables = Exact<{
  orderId?: string;
}>;


export type IssueTractorMutation = { issueInvoice:
    | { __typename: 'ConflictError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string, hint: string | null, fieldErrors: Array<{ code: FieldErrorCode, path: Array<string>, message: string }> }
    | { __typename: 'Invoice', orderId: string | null, state: InvoiceOrderState, amountWithTax: string | null, amountWithoutTax: string | null, taxAmount: string | null }
    | { __typename: 'NotPermittedError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'OutcomeUnknownError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'PlatformRejectedError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'PlatformUnavailableError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'QuotaExhaustedError', code: ErrorCode, message: string, hint: string | null }
   };

export type IssueUsedCarUnifiedMutationVariables = Exact<{
  orderId?: string;
}>;


export type IssueUsedCarUnifiedMutation = { issueInvoice:
    | { __typename: 'ConflictError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string, hint: string | null, fieldErrors: Array<{ code: FieldErrorCode, path: Array<string>, message: string }> }
    | { __typename: 'Invoice', orderId: string | null, state: InvoiceOrderState, amountWithTax: string | null, amountWithoutTax: string | null, taxAmount: string | null }
    | { __typename: 'NotPermittedError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'OutcomeUnknownError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'PlatformRejectedError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'PlatformUnavailableError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'QuotaExhaustedError', code: ErrorCode, message: string, hint: string | null }
   };

export type IssueUsedCarMutationVariables = Exact<{
  orderId?: string;
}>;


export type IssueUsedCarMutation = { issueInvoice:
    | { __typename: 'ConflictError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string, hint: string | null, fieldErrors: Array<{ code: FieldErrorCode, path: Array<string>, message: string }> }
    | { __typename: 'Invoice', orderId: string | null, state: InvoiceOrderState, amountWithTax: string | null, amountWithoutTax: string | null, taxAmount: string | null }
    | { __typename: 'NotPermittedError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'OutcomeUnknownError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'PlatformRejectedError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'PlatformUnavailableError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'QuotaExhaustedError', code: ErrorCode, message: string, hint: string | null }
   };

export type KeysQueryVariables = Exact<{ [key: string]: never; }>;


export type KeysQuery = { keys: Array<{ name: string, fingerprint: string, scopes: Array<Scope>, expiresAt: string | null, lastUsedOn: string | null, unitsPerRequest: number | null, budgets: Array<{ capability: BilledCapability, unitsPerDay: number, leftUnits: number }> | null }> | null };

export type LookAgainMutationVariables = Exact<{
  id: string | number;
}>;


export type LookAgainMutation = { lookAgain:
    | { __typename: 'ConflictError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'NotPermittedError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'Operation', state: OperationState, changedAt: string, nextPollAt: string | null }
    | { __typename: 'OutcomeUnknownError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'PlatformRejectedError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'PlatformUnavailableError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'QuotaExhaustedError', code: ErrorCode, message: string, hint: string | null }
   };

export type NaturalPersonIssuingQueryVariables = Exact<{
  person?: NaturalPersonInput;
}>;


export type NaturalPersonIssuingQuery = { naturalPersonIssuing: { isBlocked: boolean, month: string | null, monthlyCumulative: string | null, incomeTaxBase: string | null, incomeTaxPaid: string | null, channels: Array<{ channel: IssuingChannel, generalAmount: string | null, specialAmount: string | null, generalTax: string | null, generalExemptAmount: string | null, invoiceCount: number | null }> } | null };

export type OnboardSellerMutationVariables = Exact<{
  sellerId?: string;
}>;


export type OnboardSellerMutation = { onboardSeller:
    | { __typename: 'ConflictError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string, hint: string | null, fieldErrors: Array<{ code: FieldErrorCode, path: Array<string>, message: string }> }
    | { __typename: 'NotPermittedError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'OutcomeUnknownError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'PlatformRejectedError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'PlatformUnavailableError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'QuotaExhaustedError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'SellerOnboarding', faceScanUrl: string, faceScanNumber: string, isMock: boolean, seller: { state: SellerState } }
   };

export type OpenEnterpriseMutationVariables = Exact<{
  serviceProviderId?: string;
}>;


export type OpenEnterpriseMutation = { openEnterprise:
    | { __typename: 'ConflictError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'EnterpriseOpening', authorizationUrl: string, isMock: boolean }
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string, hint: string | null, fieldErrors: Array<{ code: FieldErrorCode, path: Array<string>, message: string }> }
    | { __typename: 'NotPermittedError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'OutcomeUnknownError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'PlatformRejectedError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'PlatformUnavailableError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'QuotaExhaustedError', code: ErrorCode, message: string, hint: string | null }
   };

export type OpenH5EnterpriseMutationVariables = Exact<{
  invoiceArchiveType?: string;
  companyName?: string | null | undefined;
}>;


export type OpenH5EnterpriseMutation = { openH5Session:
    | { __typename: 'ConflictError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'H5Link', url: string, token: string, expiresAt: string | null, isMock: boolean }
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string, hint: string | null, fieldErrors: Array<{ code: FieldErrorCode, path: Array<string>, message: string }> }
    | { __typename: 'NotPermittedError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'OutcomeUnknownError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'PlatformRejectedError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'PlatformUnavailableError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'QuotaExhaustedError', code: ErrorCode, message: string, hint: string | null }
   };

export type OpenH5SellerMutationVariables = Exact<{
  sellerId?: string;
  ttlHours?: number | null | undefined;
}>;


export type OpenH5SellerMutation = { openH5Session:
    | { __typename: 'ConflictError', code: ErrorCode, message: string, retryable: boolean, hint: string | null, platformCode: string | null, platformRequestId: string | null }
    | { __typename: 'H5Link', url: string, token: string, expiresAt: string | null, isMock: boolean, session: { state: H5SessionState, expiresAt: string | null, isMock: boolean } }
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string, retryable: boolean, hint: string | null, platformCode: string | null, platformRequestId: string | null, fieldErrors: Array<{ code: FieldErrorCode, path: Array<string>, message: string }> }
    | { __typename: 'NotPermittedError', code: ErrorCode, message: string, retryable: boolean, hint: string | null, platformCode: string | null, platformRequestId: string | null }
    | { __typename: 'OutcomeUnknownError', code: ErrorCode, message: string, retryable: boolean, hint: string | null, platformCode: string | null, platformRequestId: string | null }
    | { __typename: 'PlatformRejectedError', code: ErrorCode, message: string, retryable: boolean, hint: string | null, platformCode: string | null, platformRequestId: string | null }
    | { __typename: 'PlatformUnavailableError', code: ErrorCode, message: string, retryable: boolean, hint: string | null, platformCode: string | null, platformRequestId: string | null }
    | { __typename: 'QuotaExhaustedError', code: ErrorCode, message: string, retryable: boolean, hint: string | null, platformCode: string | null, platformRequestId: string | null }
   };

export type OperationHistoryQueryVariables = Exact<{
  id: string | number;
}>;


export type OperationHistoryQuery = { operation: { kind: OperationKind, key: string, state: OperationState, history: { edges: Array<{ node: { version: number, occurredAt: string, cause: UpdateCause, previousState: OperationState | null, state: OperationState | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type OperationsQueryVariables = Exact<{
  states?: Array<OperationState> | OperationState | null | undefined;
  first?: number;
  after?: string | null | undefined;
}>;


export type OperationsQuery = { operations: { edges: Array<{ node: { id: string, kind: OperationKind, key: string, state: OperationState, final: boolean, stale: boolean, changedAt: string, nextPollAt: string | null, lastError: { at: string, code: ErrorCode | null, count: number } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type PayAndIssueReverseInvoiceMutationVariables = Exact<{
  orderId?: string;
  sellerId?: string;
}>;


export type PayAndIssueReverseInvoiceMutation = { payAndIssueReverseInvoice:
    | { __typename: 'ConflictError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string, hint: string | null, fieldErrors: Array<{ code: FieldErrorCode, path: Array<string>, message: string }> }
    | { __typename: 'NotPermittedError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'OutcomeUnknownError', code: ErrorCode, message: string, hint: string | null, operation: { id: string, state: OperationState } | null }
    | { __typename: 'PlatformRejectedError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'PlatformUnavailableError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'QuotaExhaustedError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'QuotaLimitReached', explanation: string | null, quota: { over5000000: string | null, overYear2000000: string | null, overYear2100000: string | null, overMonth100000: string | null, backAmount: string | null } | null }
    | { __typename: 'ReverseInvoice', orderId: string, state: ReverseInvoiceState, payUrl: string | null, isMock: boolean }
    | { __typename: 'SellerNotReady', explanation: string | null }
   };

export type PendingTransactionsQueryVariables = Exact<{
  input?: PendingTransactionsInput;
}>;


export type PendingTransactionsQuery = { pendingTransactions: { blocked: boolean, unpaidCount: number | null, hint: string | null, transactions: Array<{ invoiceNumber: string, preOpenedOn: string | null, amountWithoutTax: string | null, taxAmount: string | null, paymentState: PendingPaymentState | null, enteredAt: string | null }> | null } | null };

export type PreOpenScrapOrderMutationVariables = Exact<{
  orderId?: string;
}>;


export type PreOpenScrapOrderMutation = { calculateTaxAndOrder:
    | { __typename: 'ConflictError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string, hint: string | null, fieldErrors: Array<{ code: FieldErrorCode, path: Array<string>, message: string }> }
    | { __typename: 'NotPermittedError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'OutcomeUnknownError', code: ErrorCode, message: string, hint: string | null, operation: { id: string, state: OperationState } | null }
    | { __typename: 'PendingTransactionInTheWay', order: { orderId: string, invoiceNumber: string | null, taxSlipNumber: string | null } | null, pending: { hint: string | null } | null }
    | { __typename: 'PlatformRejectedError', steps: Array<string>, code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'PlatformUnavailableError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'QuotaExhaustedError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'ScrapOrder', orderId: string, state: ScrapOrderState, invoiceNumber: string | null, taxSlipNumber: string | null, totalTaxPayable: string | null, taxItems: Array<Record<string, unknown>> | null, isMock: boolean }
   };

export type ReadInvoiceCodeQueryVariables = Exact<{
  text?: string;
}>;


export type ReadInvoiceCodeQuery = { readInvoiceCode: { kind: PrintedInvoiceKind, invoiceNumber: string, issuedOn: string, amountWithTax: string | null, obstacle: string | null } | null };

export type ReadInvoiceFileMutationVariables = Exact<{
  file?: string;
}>;


export type ReadInvoiceFileMutation = { readInvoiceFile:
    | { code: ErrorCode, message: string, hint: string | null }
    | { code: ErrorCode, message: string, hint: string | null }
    | { invoices: Array<{ source: InvoiceReadingSource, kind: InvoiceReadingKind | null, missing: Array<string>, warnings: Array<string>, elements: { invoiceNumber: string | null, issuedOn: string | null, amountWithTax: string | null }, face: { sellerName: string | null, buyerName: string | null } }>, unread: Array<{ fileName: string | null, problem: InvoiceFileProblem, message: string }> }
    | { code: ErrorCode, message: string, hint: string | null }
    | { code: ErrorCode, message: string, hint: string | null }
    | { code: ErrorCode, message: string, hint: string | null }
    | { code: ErrorCode, message: string, hint: string | null }
    | { code: ErrorCode, message: string, hint: string | null }
   };

export type RedConfirmationDetailQueryVariables = Exact<{
  confirmationUuid?: string;
}>;


export type RedConfirmationDetailQuery = { redConfirmation: { confirmationUuid: string, confirmationNumber: string | null, state: RedConfirmationState, platformStatus: RedConfirmationStatus | null, platformStatusCode: string | null, sellerName: string | null, buyerName: string | null, originalInvoiceNumber: string | null, originalSpecialElement: SpecialElement | null, confirmedAt: string | null, isValid: boolean | null, raw: Record<string, unknown> | null } | null };

export type RedConfirmationsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type RedConfirmationsQuery = { redConfirmations: { totalCount: number | null, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ node: { confirmationUuid: string, confirmationNumber: string | null, state: RedConfirmationState, enteredBy: RedConfirmationParty | null, enteredAt: string | null, reason: RedConfirmationReason | null, originalInvoiceNumber: string | null, redAmountWithoutTax: string | null, redTaxAmount: string | null, isRedInvoiceIssued: boolean | null, redInvoiceNumber: string | null } }> } | null };

export type RedOffsetReverseInvoiceMutationVariables = Exact<{
  orderId?: string;
}>;


export type RedOffsetReverseInvoiceMutation = { redOffsetReverseInvoice:
    | { __typename: 'ConflictError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string, hint: string | null, fieldErrors: Array<{ code: FieldErrorCode, path: Array<string>, message: string }> }
    | { __typename: 'NotPermittedError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'OutcomeUnknownError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'PlatformRejectedError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'PlatformUnavailableError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'QuotaExhaustedError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'ReverseInvoiceRedOffset', confirmationUrl: string, isMock: boolean }
   };

export type RedOffsetStatusQueryVariables = Exact<{
  orderId?: string;
  by?: InvoiceBy;
}>;


export type RedOffsetStatusQuery = { redOffset: { redOffsetId: string | null, state: RedOffsetState, redInvoiceId: string | null, redInvoiceNumber: string | null, platformStatusCode: string | null, documentsState: DocumentsState | null, raw: Record<string, unknown> | null, documents: Array<{ format: DocumentFormat, url: string | null, expiresAt: string }> | null, rejection: { message: string, platformCode: string | null } | null } | null, invoice: { invoiceNumber: string | null, isRedOffset: boolean | null, redOffset: { state: RedOffsetState } | null } | null };

export type RedOffsetMutationVariables = Exact<{
  orderId?: string;
  redOffsetId?: string;
}>;


export type RedOffsetMutation = { redOffsetInvoice:
    | { __typename: 'ConflictError', reason: ConflictReason, code: ErrorCode, message: string, hint: string | null, existing: { kind: OperationKind, key: string, state: OperationState } }
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string, hint: string | null, fieldErrors: Array<{ code: FieldErrorCode, path: Array<string>, message: string }> }
    | { __typename: 'NotPermittedError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'OutcomeUnknownError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'PlatformRejectedError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'PlatformUnavailableError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'QuotaExhaustedError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'RedOffset', orderId: string, state: RedOffsetState, redInvoiceId: string | null, platformStatus: RedOffsetStatus | null }
   };

export type RegisterSellerMutationVariables = Exact<{
  sellerId?: string;
}>;


export type RegisterSellerMutation = { registerSeller:
    | { __typename: 'ConflictError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string, hint: string | null, fieldErrors: Array<{ code: FieldErrorCode, path: Array<string>, message: string }> }
    | { __typename: 'NotPermittedError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'OutcomeUnknownError', code: ErrorCode, message: string, hint: string | null, operation: { id: string, state: OperationState } | null }
    | { __typename: 'PlatformRejectedError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'PlatformUnavailableError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'QuotaExhaustedError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'SellerRegistration', accepted: boolean, autoAudited: boolean | null, hint: string | null, seller: { state: SellerState } }
   };

export type RegisterSignerMutationVariables = Exact<{
  personId?: string;
}>;


export type RegisterSignerMutation = { registerSigner:
    | { __typename: 'ConflictError', code: ErrorCode, message: string, retryable: boolean, hint: string | null, platformCode: string | null, platformRequestId: string | null }
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string, retryable: boolean, hint: string | null, platformCode: string | null, platformRequestId: string | null, fieldErrors: Array<{ code: FieldErrorCode, path: Array<string>, message: string }> }
    | { __typename: 'NotPermittedError', code: ErrorCode, message: string, retryable: boolean, hint: string | null, platformCode: string | null, platformRequestId: string | null }
    | { __typename: 'OutcomeUnknownError', code: ErrorCode, message: string, retryable: boolean, hint: string | null, platformCode: string | null, platformRequestId: string | null }
    | { __typename: 'PlatformRejectedError', code: ErrorCode, message: string, retryable: boolean, hint: string | null, platformCode: string | null, platformRequestId: string | null }
    | { __typename: 'PlatformUnavailableError', code: ErrorCode, message: string, retryable: boolean, hint: string | null, platformCode: string | null, platformRequestId: string | null }
    | { __typename: 'QuotaExhaustedError', code: ErrorCode, message: string, retryable: boolean, hint: string | null, platformCode: string | null, platformRequestId: string | null }
    | { __typename: 'SignerRegistration', signingPartyId: string, result: SignerRegistrationResult, resultCode: string, signer: { state: SignerState } }
   };

export type RegisterSigningCompanyMutationVariables = Exact<{
  companyId?: string;
}>;


export type RegisterSigningCompanyMutation = { registerSigningCompany:
    | { __typename: 'ConflictError', code: ErrorCode, message: string, retryable: boolean, hint: string | null, platformCode: string | null, platformRequestId: string | null }
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string, retryable: boolean, hint: string | null, platformCode: string | null, platformRequestId: string | null, fieldErrors: Array<{ code: FieldErrorCode, path: Array<string>, message: string }> }
    | { __typename: 'NotPermittedError', code: ErrorCode, message: string, retryable: boolean, hint: string | null, platformCode: string | null, platformRequestId: string | null }
    | { __typename: 'OutcomeUnknownError', code: ErrorCode, message: string, retryable: boolean, hint: string | null, platformCode: string | null, platformRequestId: string | null }
    | { __typename: 'PlatformRejectedError', code: ErrorCode, message: string, retryable: boolean, hint: string | null, platformCode: string | null, platformRequestId: string | null }
    | { __typename: 'PlatformUnavailableError', code: ErrorCode, message: string, retryable: boolean, hint: string | null, platformCode: string | null, platformRequestId: string | null }
    | { __typename: 'QuotaExhaustedError', code: ErrorCode, message: string, retryable: boolean, hint: string | null, platformCode: string | null, platformRequestId: string | null }
    | { __typename: 'SigningCompanyRegistration', signingPartyId: string, company: { state: SigningCompanyState, silentSigning: SilentSigning } }
   };

export type ReserveInvoiceNumbersMutationVariables = Exact<{
  input?: InvoiceNumberReservationInput;
}>;


export type ReserveInvoiceNumbersMutation = { reserveInvoiceNumbers:
    | { __typename: 'ConflictError', code: ErrorCode, message: string, platformCode: string | null, hint: string | null }
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string, platformCode: string | null, hint: string | null, fieldErrors: Array<{ code: FieldErrorCode, path: Array<string>, message: string }> }
    | { __typename: 'InvoiceNumberReservation', reservationId: string, state: InvoiceNumberReservationState, serial: string | null, range: { firstNumber: string, lastNumber: string, quantity: number | null } | null, rejection: { message: string, platformCode: string | null } | null, operation: { id: string, state: OperationState, version: number } | null }
    | { __typename: 'NotPermittedError', code: ErrorCode, message: string, platformCode: string | null, hint: string | null }
    | { __typename: 'OutcomeUnknownError', code: ErrorCode, message: string, platformCode: string | null, hint: string | null, operation: { id: string, state: OperationState } | null }
    | { __typename: 'PlatformRejectedError', code: ErrorCode, message: string, platformCode: string | null, hint: string | null }
    | { __typename: 'PlatformUnavailableError', code: ErrorCode, message: string, platformCode: string | null, hint: string | null }
    | { __typename: 'QuotaExhaustedError', code: ErrorCode, message: string, platformCode: string | null, hint: string | null }
   };

export type ReverseInvoiceFileQueryVariables = Exact<{
  orderId?: string;
}>;


export type ReverseInvoiceFileQuery = { reverseInvoiceFile: { format: string | null, isMock: boolean, document: { name: string, format: DocumentFormat, mediaType: string, byteSize: number, sha256: string, url: string | null, expiresAt: string } } | null };

export type ReverseInvoiceTotalsQueryVariables = Exact<{
  by?: TotalsBy;
  from?: string;
  to?: string;
}>;


export type ReverseInvoiceTotalsQuery = { reverseInvoiceTotals: Array<{ month: string | null, sellerTaxNumber: string | null, sellerId: string | null, buyerTaxNumber: string | null, buyerName: string | null, taxRate: string | null, others: number | null, count: number, amountWithoutTax: string, taxAmount: string, amountWithTax: string, reversedCount: number, reversedAmountWithTax: string }> };

export type ReverseInvoiceQueryVariables = Exact<{
  orderId?: string;
}>;


export type ReverseInvoiceQuery = { reverseInvoice: { orderId: string, state: ReverseInvoiceState, platformStatus: ReverseInvoiceStatus | null, platformStatusCode: string | null, payUrl: string | null, invoiceNumber: string | null, taxAmount: string | null, payAmount: string | null, isMock: boolean, stepStatuses: { confirm: string | null, pay: string | null, invoice: string | null, upload: string | null, tax: string | null } | null, seller: { state: SellerState, canInvoice: boolean | null } | null, operation: { id: string, version: number, final: boolean } | null } | null };

export type RevokeRedConfirmationMutationVariables = Exact<{
  revocationId?: string;
  confirmationUuid?: string;
  confirmationNumber?: string;
}>;


export type RevokeRedConfirmationMutation = { revokeRedConfirmation:
    | { __typename: 'ConflictError', code: ErrorCode, message: string, platformCode: string | null, hint: string | null }
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string, platformCode: string | null, hint: string | null }
    | { __typename: 'NotPermittedError', code: ErrorCode, message: string, platformCode: string | null, hint: string | null }
    | { __typename: 'OutcomeUnknownError', code: ErrorCode, message: string, platformCode: string | null, hint: string | null, operation: { id: string, state: OperationState } | null }
    | { __typename: 'PlatformRejectedError', code: ErrorCode, message: string, platformCode: string | null, hint: string | null }
    | { __typename: 'PlatformUnavailableError', code: ErrorCode, message: string, platformCode: string | null, hint: string | null }
    | { __typename: 'QuotaExhaustedError', code: ErrorCode, message: string, platformCode: string | null, hint: string | null }
    | { __typename: 'RedConfirmationRevocation', revocationId: string | null, state: RedConfirmationRevocationState, confirmedAt: string | null }
   };

export type ScrapInvoiceTotalsQueryVariables = Exact<{
  by?: TotalsBy;
  from?: string;
  to?: string;
}>;


export type ScrapInvoiceTotalsQuery = { scrapInvoiceTotals: Array<{ month: string | null, sellerTaxNumber: string | null, sellerId: string | null, buyerTaxNumber: string | null, buyerName: string | null, taxRate: string | null, others: number | null, count: number, amountWithoutTax: string, taxAmount: string, amountWithTax: string, reversedCount: number, reversedAmountWithTax: string }> };

export type ScrapOrderQueryVariables = Exact<{
  orderId?: string;
}>;


export type ScrapOrderQuery = { scrapOrder: { orderId: string, state: ScrapOrderState, invoiceNumber: string | null, totalTaxPayable: string | null, taxComparison: { verdict: ScrapTaxComparisonVerdict, differences: Array<{ kind: ScrapTaxKind | null, here: string, platform: string | null }> } | null, taxPayment: { taxSlipNumber: string, state: TaxPaymentState, paid: boolean | null } | null, invoice: { invoiceNumber: string, state: ScrapInvoiceState } | null } | null };

export type ScrapPurchaseReadinessQueryVariables = Exact<{
  input?: ScrapPurchaseReadinessInput;
}>;


export type ScrapPurchaseReadinessQuery = { scrapPurchaseReadiness: { verdict: ReadinessVerdict, eligibility: { state: GateState, reason: string | null }, agentTax: { state: GateState, reason: string | null }, pending: { state: GateState, reason: string | null }, limits: { state: GateState, reason: string | null } } };

export type ScrapTaxEstimateQueryVariables = Exact<{
  input?: ScrapTaxEstimateInput;
}>;


export type ScrapTaxEstimateQuery = { scrapTaxEstimate: { vatAndSurchargesPayable: string, incomeTaxPayable: string, totalTaxPayable: string, taxAmount: string, amountWithTax: string, paidToSeller: string, monthlyCumulativeAfter: string, items: Array<{ kind: ScrapTaxKind, base: string, rate: string, quickDeduction: string, amountBeforeReduction: string, reduction: string, alreadyPaid: string, payable: string, natureCode: string | null, levyItem: string | null, ruleId: string, rule: string }>, assumptions: Array<{ name: ScrapTaxAssumptionName, holds: boolean, isDefault: boolean, statement: string, reason: string }> } | null };

export type SearchQueryVariables = Exact<{
  text?: string | null | undefined;
}>;


export type SearchQuery = { search: Array<{ match: SearchMatch, isExact: boolean, node:
      | { __typename: 'AtomicCommand', id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { __typename: 'BankCommand', id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { __typename: 'Contract', id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { __typename: 'CreditQuotaAdjustment', id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { __typename: 'Export', id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { __typename: 'H5Session', id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { __typename: 'Invoice', id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { __typename: 'InvoiceNumberReservation', id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { __typename: 'QuotaValidityExtension', id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { __typename: 'RedConfirmation', id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { __typename: 'RedConfirmationApplication', id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { __typename: 'RedConfirmationRevocation', id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { __typename: 'RedOffset', id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { __typename: 'ReverseInvoice', id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { __typename: 'ScrapCancellation', id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { __typename: 'ScrapInvoice', id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { __typename: 'ScrapInvoiceUpload', id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { __typename: 'ScrapOrder', id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { __typename: 'ScrapRefund', id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { __typename: 'ScrapUploadResult', id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { __typename: 'Seller', id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { __typename: 'Signer', id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { __typename: 'SigningCompany', id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { __typename: 'SigningTask', id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { __typename: 'TaxPayment', id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { __typename: 'VerificationBatch', id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
     }> };

export type SellerIssuingLimitsQueryVariables = Exact<{
  input?: SellerIssuingLimitsInput;
}>;


export type SellerIssuingLimitsQuery = { sellerIssuingLimits: { allowed: boolean | null, raw: Record<string, unknown> | null, yearlyLines: Array<{ amount: string, meaning: string }> } | null };

export type SellerQueryVariables = Exact<{
  sellerId?: string;
}>;


export type SellerQuery = { seller: { sellerId: string, state: SellerState, realNamed: boolean | null, registrationAccepted: boolean, onboarded: boolean | null, canInvoice: boolean | null, blockedBy: SellerBlockingStep | null, blockedReason: string | null, payeeStatus: string | null, auditStatus: string | null, authorizeStatus: string | null, freezeStatus: string | null, isMock: boolean, quota: { over5000000: string | null, overYear2000000: string | null, overYear2100000: string | null, overMonth100000: string | null, backAmount: string | null } | null, reverseInvoices: { edges: Array<{ node: { orderId: string, state: ReverseInvoiceState } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null, contracts: { edges: Array<{ node: { contractId: string | null, state: ContractState } }> } | null, operation: { id: string, version: number, final: boolean, nextPollAt: string | null } | null } | null };

export type SigningLinkQueryVariables = Exact<{
  by?: SigningTaskBy;
  signerSigningPartyId?: string;
}>;


export type SigningLinkQuery = { signingLink: { h5Url: string | null, pcUrl: string | null, signStatus: SignStatus | null } | null };

export type SigningPartiesQueryVariables = Exact<{
  company?: string;
  person?: string;
}>;


export type SigningPartiesQuery = { signingCompany: { state: SigningCompanyState, sealIds: Array<string>, silentSigning: SilentSigning, silentSigningExpiresAt: string | null } | null, signer: { state: SignerState, result: SignerRegistrationResult | null } | null };

export type SigningTaskQueryVariables = Exact<{
  by?: SigningTaskBy;
}>;


export type SigningTaskQuery = { signingTask: { taskNo: string | null, state: SigningTaskState, platformStatus: SigningTaskStatus | null, refusedReason: string | null, documentsState: DocumentsState | null, documentsFailure: string | null, signers: Array<{ signingPartyId: string, kind: SigningPartyKind, turn: number | null, signStatus: SignStatus | null }>, documents: Array<{ name: string, format: DocumentFormat, mediaType: string, byteSize: number, sha256: string, url: string | null, expiresAt: string }>, rejection: { platformCode: string | null, message: string, hint: string | null } | null } | null };

export type StartExportMutationVariables = Exact<{
  exportId?: string;
}>;


export type StartExportMutation = { startExport:
    | { __typename: 'ConflictError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'Export', exportId: string | null, state: ExportState, rows: number, total: number | null, file: { name: string, url: string | null, expiresAt: string } | null }
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'NotPermittedError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'OutcomeUnknownError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'PlatformRejectedError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'PlatformUnavailableError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'QuotaExhaustedError', code: ErrorCode, message: string, hint: string | null }
   };

export type StartVerificationBatchMutationVariables = Exact<{
  batchId?: string;
}>;


export type StartVerificationBatchMutation = { startVerificationBatch:
    | { __typename: 'ConflictError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'NotPermittedError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'OutcomeUnknownError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'PlatformRejectedError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'PlatformUnavailableError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'QuotaExhaustedError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'VerificationBatch', batchId: string | null, state: VerificationBatchState, total: number, duplicates: number }
   };

export type TaxClassificationCodesQueryVariables = Exact<{
  buyerTaxNumber?: string;
  since?: string | null | undefined;
  taxOfficeCode?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type TaxClassificationCodesQuery = { taxClassificationCodes: { stamp: string | null, totalCount: number, codes: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ cursor: string, node: { code: string, name: string | null, shortName: string | null, specialElement: SpecialElement | null, isDifferential: boolean | null, isNonTaxable: boolean | null, immediateRefund: ImmediateRefund | null, vatRates: Array<string> | null, levyRates: Array<string> | null, isSummary: boolean | null, industryCode: string | null, enabledOn: string | null, disabledOn: string | null } }> } } | null };

export type TaxPaymentsQueryVariables = Exact<{
  taxSlipNumbers?: Array<string> | string;
}>;


export type TaxPaymentsQuery = { taxPayments: { payments: Array<{ taxSlipNumber: string, state: TaxPaymentState, paid: boolean | null, order: { orderId: string } | null }> } | null };

export type TaxpayerEligibilityQueryVariables = Exact<{
  input?: TaxpayerEligibilityInput;
}>;


export type TaxpayerEligibilityQuery = { taxpayerEligibility: { eligible: boolean | null, registrationSerial: string | null, isMock: boolean } | null };

export type TaxpayerRiskQueryVariables = Exact<{
  taxNumber?: string;
}>;


export type TaxpayerRiskQuery = { taxpayerRisk: { taxNumber: string, riskClass: TaxpayerRiskClass, riskClassCode: string, creditGrade: TaxCreditGrade | null, warningLevel: TaxpayerWarningLevel, isRisky: boolean } | null };

export type TaxpayerQueryVariables = Exact<{
  taxNumber?: string;
}>;


export type TaxpayerQuery = { taxpayer: { taxNumber: string, registrationSerial: string | null, archiveNumber: string | null, name: string | null, kind: TaxpayerKind | null, businessAddress: string | null, registrationPostalCode: string | null, registrationPhone: string | null, legalRepresentative: string | null, registrationTypeCode: string | null, industryCode: string | null, districtTaxOfficeCode: string | null, taxBranchOfficeCode: string | null, taxBranchOfficeName: string | null, financeHead: string | null, bankName: string | null, bankAccount: string | null, taxHandler: string | null, isDigitalInvoicePilot: boolean | null, exporterClass: ExporterClass, exporterClassCode: string, headOrBranch: HeadOrBranch | null, preferentialBusinessCode: string | null, state: TaxpayerState, stateCode: string, labelValidFrom: string | null, labelValidTo: string | null, industryNature: IndustryNature | null, industryNatureCode: string | null, consumptionTaxKind: ConsumptionTaxKind | null, consumptionTaxKindCode: string | null } | null };

export type TruckNotTrackedQueryVariables = Exact<{
  plateNumber?: string;
}>;


export type TruckNotTrackedQuery = { truck: { trackable: boolean, plateColor: PlateColor | null, mapUrl: string | null, track: { found: boolean } | null, position: { longitude: number | null, latitude: number | null } | null } | null };

export type TruckTraceQueryVariables = Exact<{
  plateNumber?: string;
  from?: string;
  to?: string;
}>;


export type TruckTraceQuery = { truck: { plateNumber: string, trackable: boolean, plateColor: PlateColor | null, mapUrl: string | null, track: { found: boolean, hint: string | null, mileage: string | null, unreadablePoints: number | null, geoJson: Record<string, unknown> | null, points: Array<{ longitude: number, latitude: number, raw: Record<string, unknown> | null }> | null } | null, position: { longitude: number | null, latitude: number | null, raw: Record<string, unknown> | null } | null } | null };

export type UpdateSellerCardMutationVariables = Exact<{
  sellerId?: string;
}>;


export type UpdateSellerCardMutation = { updateSellerCard:
    | { __typename: 'ConflictError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string, hint: string | null, fieldErrors: Array<{ code: FieldErrorCode, path: Array<string>, message: string }> }
    | { __typename: 'NotPermittedError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'OutcomeUnknownError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'PlatformRejectedError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'PlatformUnavailableError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'QuotaExhaustedError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'SellerChange', bankResult: string | null, isMock: boolean }
   };

export type UploadContractFileMutationVariables = Exact<{
  signingPartyId?: string;
  file?: string;
}>;


export type UploadContractFileMutation = { uploadContractFile:
    | { __typename: 'ConflictError', code: ErrorCode, message: string, retryable: boolean, hint: string | null, platformCode: string | null, platformRequestId: string | null }
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string, retryable: boolean, hint: string | null, platformCode: string | null, platformRequestId: string | null, fieldErrors: Array<{ code: FieldErrorCode, path: Array<string>, message: string }> }
    | { __typename: 'NotPermittedError', code: ErrorCode, message: string, retryable: boolean, hint: string | null, platformCode: string | null, platformRequestId: string | null }
    | { __typename: 'OutcomeUnknownError', code: ErrorCode, message: string, retryable: boolean, hint: string | null, platformCode: string | null, platformRequestId: string | null }
    | { __typename: 'PlatformRejectedError', code: ErrorCode, message: string, retryable: boolean, hint: string | null, platformCode: string | null, platformRequestId: string | null }
    | { __typename: 'PlatformUnavailableError', code: ErrorCode, message: string, retryable: boolean, hint: string | null, platformCode: string | null, platformRequestId: string | null }
    | { __typename: 'QuotaExhaustedError', code: ErrorCode, message: string, retryable: boolean, hint: string | null, platformCode: string | null, platformRequestId: string | null }
    | { __typename: 'UploadedContractFile', fileCode: string }
   };

export type UploadRedScrapInvoiceMutationVariables = Exact<{
  uploadId?: string;
  invoiceNumber?: string;
  originalInvoiceNumber?: string;
  confirmationUuid?: string;
  confirmationNumber?: string;
}>;


export type UploadRedScrapInvoiceMutation = { uploadScrapInvoices:
    | { __typename: 'ConflictError', code: ErrorCode, message: string, platformCode: string | null, hint: string | null }
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string, platformCode: string | null, hint: string | null, fieldErrors: Array<{ code: FieldErrorCode, path: Array<string>, message: string }> }
    | { __typename: 'NotPermittedError', code: ErrorCode, message: string, platformCode: string | null, hint: string | null }
    | { __typename: 'OutcomeUnknownError', code: ErrorCode, message: string, platformCode: string | null, hint: string | null }
    | { __typename: 'PlatformRejectedError', code: ErrorCode, message: string, platformCode: string | null, hint: string | null }
    | { __typename: 'PlatformUnavailableError', code: ErrorCode, message: string, platformCode: string | null, hint: string | null }
    | { __typename: 'QuotaExhaustedError', code: ErrorCode, message: string, platformCode: string | null, hint: string | null }
    | { __typename: 'ScrapInvoiceUpload', uploadId: string, state: ScrapInvoiceUploadState, acceptanceSerial: string | null }
   };

export type UploadResultQueryVariables = Exact<{
  acceptanceSerial?: string;
}>;


export type UploadResultQuery = { uploadResult: { acceptanceSerial: string, state: ScrapUploadResultState, uploadId: string | null, invoiceNumbers: Array<string>, results: Array<{ invoiceNumber: string | null, status: ScrapUploadStatus | null, statusCode: string | null, message: string | null, resultCode: string | null }> } | null };

export type UploadScrapInvoicesMutationVariables = Exact<{
  uploadId?: string;
  invoiceNumber?: string;
}>;


export type UploadScrapInvoicesMutation = { uploadScrapInvoices:
    | { __typename: 'ConflictError', code: ErrorCode, message: string, platformCode: string | null, hint: string | null }
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string, platformCode: string | null, hint: string | null, fieldErrors: Array<{ code: FieldErrorCode, path: Array<string>, message: string }> }
    | { __typename: 'NotPermittedError', code: ErrorCode, message: string, platformCode: string | null, hint: string | null }
    | { __typename: 'OutcomeUnknownError', code: ErrorCode, message: string, platformCode: string | null, hint: string | null, operation: { id: string, state: OperationState } | null }
    | { __typename: 'PlatformRejectedError', code: ErrorCode, message: string, platformCode: string | null, hint: string | null }
    | { __typename: 'PlatformUnavailableError', code: ErrorCode, message: string, platformCode: string | null, hint: string | null }
    | { __typename: 'QuotaExhaustedError', code: ErrorCode, message: string, platformCode: string | null, hint: string | null }
    | { __typename: 'ScrapInvoiceUpload', uploadId: string, state: ScrapInvoiceUploadState, acceptanceSerial: string | null, result: { state: ScrapUploadResultState, invoiceNumbers: Array<string> } | null }
   };

export type VerificationBatchQueryVariables = Exact<{
  batchId?: string;
  after?: string | null | undefined;
}>;


export type VerificationBatchQuery = { verificationBatch: { state: VerificationBatchState, done: number, total: number, results: { edges: Array<{ node: { position: number, problem: string | null, duplicateOf: number | null, elements: { invoiceNumber: string | null } | null, verification: { verdict: InvoiceVerdict, reason: string | null, face:
              | { amountWithTax: string | null }
              | { amountWithTax: string | null }
              | { amountWithTax: string | null }
              | { amountWithTax: string | null }
             | null } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type VerifyEveryKindQueryVariables = Exact<{ [key: string]: never; }>;


export type VerifyEveryKindQuery = { digitalGeneral: { verdict: InvoiceVerdict, channel: string | null, typeCode: string | null, face:
      | { __typename: 'AviationFace', amountWithTax: string | null, taxAmount: string | null }
      | { __typename: 'BlockchainFace', amountWithTax: string | null, taxAmount: string | null }
      | { __typename: 'RailwayFace', amountWithTax: string | null, taxAmount: string | null }
      | { __typename: 'VatInvoiceFace', amountWithTax: string | null, taxAmount: string | null }
     | null } | null, digitalSpecial: { verdict: InvoiceVerdict, channel: string | null, typeCode: string | null, face:
      | { __typename: 'AviationFace', amountWithTax: string | null, taxAmount: string | null }
      | { __typename: 'BlockchainFace', amountWithTax: string | null, taxAmount: string | null }
      | { __typename: 'RailwayFace', amountWithTax: string | null, taxAmount: string | null }
      | { __typename: 'VatInvoiceFace', amountWithTax: string | null, taxAmount: string | null }
     | null } | null, digitalPaperSpecial: { verdict: InvoiceVerdict, channel: string | null, typeCode: string | null, face:
      | { __typename: 'AviationFace', amountWithTax: string | null, taxAmount: string | null }
      | { __typename: 'BlockchainFace', amountWithTax: string | null, taxAmount: string | null }
      | { __typename: 'RailwayFace', amountWithTax: string | null, taxAmount: string | null }
      | { __typename: 'VatInvoiceFace', amountWithTax: string | null, taxAmount: string | null }
     | null } | null, digitalPaperGeneral: { verdict: InvoiceVerdict, channel: string | null, typeCode: string | null, face:
      | { __typename: 'AviationFace', amountWithTax: string | null, taxAmount: string | null }
      | { __typename: 'BlockchainFace', amountWithTax: string | null, taxAmount: string | null }
      | { __typename: 'RailwayFace', amountWithTax: string | null, taxAmount: string | null }
      | { __typename: 'VatInvoiceFace', amountWithTax: string | null, taxAmount: string | null }
     | null } | null, vatSpecial: { verdict: InvoiceVerdict, channel: string | null, typeCode: string | null, face:
      | { __typename: 'AviationFace', amountWithTax: string | null, taxAmount: string | null }
      | { __typename: 'BlockchainFace', amountWithTax: string | null, taxAmount: string | null }
      | { __typename: 'RailwayFace', amountWithTax: string | null, taxAmount: string | null }
      | { __typename: 'VatInvoiceFace', amountWithTax: string | null, taxAmount: string | null }
     | null } | null, vatGeneral: { verdict: InvoiceVerdict, channel: string | null, typeCode: string | null, face:
      | { __typename: 'AviationFace', amountWithTax: string | null, taxAmount: string | null }
      | { __typename: 'BlockchainFace', amountWithTax: string | null, taxAmount: string | null }
      | { __typename: 'RailwayFace', amountWithTax: string | null, taxAmount: string | null }
      | { __typename: 'VatInvoiceFace', amountWithTax: string | null, taxAmount: string | null }
     | null } | null, blockchain: { verdict: InvoiceVerdict, channel: string | null, typeCode: string | null, face:
      | { __typename: 'AviationFace', amountWithTax: string | null, taxAmount: string | null }
      | { __typename: 'BlockchainFace', amountWithTax: string | null, taxAmount: string | null }
      | { __typename: 'RailwayFace', amountWithTax: string | null, taxAmount: string | null }
      | { __typename: 'VatInvoiceFace', amountWithTax: string | null, taxAmount: string | null }
     | null } | null, generalElectronic: { verdict: InvoiceVerdict, channel: string | null, typeCode: string | null, face:
      | { __typename: 'AviationFace', amountWithTax: string | null, taxAmount: string | null }
      | { __typename: 'BlockchainFace', amountWithTax: string | null, taxAmount: string | null }
      | { __typename: 'RailwayFace', amountWithTax: string | null, taxAmount: string | null }
      | { __typename: 'VatInvoiceFace', amountWithTax: string | null, taxAmount: string | null }
     | null } | null, vehicleToll: { verdict: InvoiceVerdict, channel: string | null, typeCode: string | null, face:
      | { __typename: 'AviationFace', amountWithTax: string | null, taxAmount: string | null }
      | { __typename: 'BlockchainFace', amountWithTax: string | null, taxAmount: string | null }
      | { __typename: 'RailwayFace', amountWithTax: string | null, taxAmount: string | null }
      | { __typename: 'VatInvoiceFace', amountWithTax: string | null, taxAmount: string | null }
     | null } | null };

export type SummaryFragment = { verdict: InvoiceVerdict, channel: string | null, typeCode: string | null, face:
    | { __typename: 'AviationFace', amountWithTax: string | null, taxAmount: string | null }
    | { __typename: 'BlockchainFace', amountWithTax: string | null, taxAmount: string | null }
    | { __typename: 'RailwayFace', amountWithTax: string | null, taxAmount: string | null }
    | { __typename: 'VatInvoiceFace', amountWithTax: string | null, taxAmount: string | null }
   | null };

export type VerifyInvoiceQueryVariables = Exact<{ [key: string]: never; }>;


export type VerifyInvoiceQuery = { verifyInvoice: { verdict: InvoiceVerdict, verified: boolean, reason: string | null, channel: string | null, checksToday: number | null, invoiceNumber: string | null, issuedOn: string | null, typeCode: string | null, reconciliationId: string, face:
      | { __typename: 'AviationFace', amountWithTax: string | null, taxAmount: string | null, statusCode: string | null }
      | { __typename: 'BlockchainFace', amountWithTax: string | null, taxAmount: string | null, statusCode: string | null }
      | { __typename: 'RailwayFace', amountWithTax: string | null, taxAmount: string | null, statusCode: string | null }
      | { __typename: 'VatInvoiceFace', sellerName: string | null, sellerTaxNumber: string | null, buyerName: string | null, buyerTaxNumber: string | null, amountWithoutTax: string | null, amountInWords: string | null, remark: string | null, amountWithTax: string | null, taxAmount: string | null, statusCode: string | null, lines: Array<{ itemName: string | null, taxRate: string | null, taxAmount: string | null, taxClassificationCode: string | null }> | null }
     | null } | null };

export type VerifyInvoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type VerifyInvoicesQuery = { verifyInvoices: Array<{ invoiceNumber: string | null, verdict: InvoiceVerdict, reason: string | null, checksToday: number | null, face:
      | { __typename: 'AviationFace', passengerName: string | null, passengerIdNumber: string | null, amountWithTax: string | null, taxAmount: string | null, segments: Array<{ flightNumber: string | null, departurePlace: string | null, destinationPlace: string | null }> | null }
      | { __typename: 'BlockchainFace', amountWithTax: string | null, taxAmount: string | null }
      | { __typename: 'RailwayFace', passengerName: string | null, trainNumber: string | null, departureStation: string | null, arrivalStation: string | null, amountWithTax: string | null, taxAmount: string | null }
      | { __typename: 'VatInvoiceFace', amountWithTax: string | null, taxAmount: string | null }
     | null } | null> | null };

export type VerifyIssuedInvoiceQueryVariables = Exact<{
  by?: InvoiceBy;
}>;


export type VerifyIssuedInvoiceQuery = { invoice: { state: InvoiceOrderState, invoiceNumber: string | null, verification: { verdict: InvoiceVerdict, verified: boolean, reason: string | null, checksToday: number | null, face:
        | { amountWithTax: string | null, taxAmount: string | null }
        | { amountWithTax: string | null, taxAmount: string | null }
        | { amountWithTax: string | null, taxAmount: string | null }
        | { amountWithTax: string | null, taxAmount: string | null }
       | null } | null } | null };

export type VerifyMissingInvoiceQueryVariables = Exact<{ [key: string]: never; }>;


export type VerifyMissingInvoiceQuery = { verifyInvoice: { verdict: InvoiceVerdict, verified: boolean, reason: string | null, reconciliationId: string } | null };

export type VerifyPrintedCodeQueryVariables = Exact<{
  code?: string;
}>;


export type VerifyPrintedCodeQuery = { verifyInvoice: { verdict: InvoiceVerdict, checksToday: number | null, face:
      | { amountWithTax: string | null, taxAmount: string | null }
      | { amountWithTax: string | null, taxAmount: string | null }
      | { amountWithTax: string | null, taxAmount: string | null }
      | { amountWithTax: string | null, taxAmount: string | null }
     | null } | null };

export type VoidReverseInvoiceMutationVariables = Exact<{
  orderId?: string;
}>;


export type VoidReverseInvoiceMutation = { voidReverseInvoice:
    | { __typename: 'ConflictError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'NotPermittedError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'OutcomeUnknownError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'PlatformRejectedError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'PlatformUnavailableError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'QuotaExhaustedError', code: ErrorCode, message: string, hint: string | null }
    | { __typename: 'VoidedReverseInvoice', bankStatus: string | null, bankResult: string | null, isMock: boolean }
   };

export const SummaryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Summary"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvoiceVerification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"typeCode"}},{"kind":"Field","name":{"kind":"Name","value":"face"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithTax"}},{"kind":"Field","name":{"kind":"Name","value":"taxAmount"}}]}}]}}]} as unknown as DocumentNode<SummaryFragment, unknown>;
export const AdjustCreditQuotaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdjustCreditQuota"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreditQuotaAdjustmentInput"}}},"defaultValue":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"adjustmentId"},"value":{"kind":"StringValue","value":"example-adjustment-1","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"buyerTaxNumber"},"value":{"kind":"StringValue","value":"91460100MA5RYC037E","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"direction"},"value":{"kind":"EnumValue","value":"DOWNLOAD"}},{"kind":"ObjectField","name":{"kind":"Name","value":"amount"},"value":{"kind":"StringValue","value":"50000.00","block":false}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adjustCreditQuota"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CreditQuotaAdjustment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adjustmentId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"serial"}},{"kind":"Field","name":{"kind":"Name","value":"interval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"usableFrom"}},{"kind":"Field","name":{"kind":"Name","value":"usableTo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rejection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"platformCode"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OutcomeUnknownError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"operation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInputError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"platformCode"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}}]}}]}}]}}]} as unknown as DocumentNode<AdjustCreditQuotaMutation, AdjustCreditQuotaMutationVariables>;
export const AgentTaxDueDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AgentTaxDue"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AgentTaxDueInput"}}},"defaultValue":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"registrationSerial"},"value":{"kind":"StringValue","value":"10115101040000000001","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"buyerTaxNumber"},"value":{"kind":"StringValue","value":"91510104MA62FJ040B","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"period"},"value":{"kind":"StringValue","value":"2026-10","block":false}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"agentTaxDue"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blocked"}},{"kind":"Field","name":{"kind":"Name","value":"totalTaxPayable"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"personCount"}},{"kind":"Field","name":{"kind":"Name","value":"persons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"idNumber"}},{"kind":"Field","name":{"kind":"Name","value":"taxAmount"}},{"kind":"Field","name":{"kind":"Name","value":"periodFrom"}},{"kind":"Field","name":{"kind":"Name","value":"periodTo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hint"}}]}}]}}]} as unknown as DocumentNode<AgentTaxDueQuery, AgentTaxDueQueryVariables>;
export const ApplyIssuingRefundDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApplyIssuingRefund"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ScrapRefundInput"}}},"defaultValue":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"refundId"},"value":{"kind":"StringValue","value":"example-refund-1","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"payload"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"ykfphm"},"value":{"kind":"StringValue","value":"26468000000000000001","block":false}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applyIssuingRefund"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScrapRefundPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refund"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"refundId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"answer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"processingResult"}},{"kind":"Field","name":{"kind":"Name","value":"raw"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInputError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlatformRejectedError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"steps"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OutcomeUnknownError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"operation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}}]}}]}}]}}]} as unknown as DocumentNode<ApplyIssuingRefundMutation, ApplyIssuingRefundMutationVariables>;
export const ApplyRedConfirmationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApplyRedConfirmation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"applicationId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"example-application-1","block":false}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"originalInvoiceNumber"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"26462000000000000001","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applyRedConfirmation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"applicationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"applicationId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"sellerTaxNumber"},"value":{"kind":"StringValue","value":"110101198503154217","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"sellerName"},"value":{"kind":"StringValue","value":"张建国","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"buyerTaxNumber"},"value":{"kind":"StringValue","value":"91460100MA5RYC037E","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"buyerName"},"value":{"kind":"StringValue","value":"海口椰城再生资源回收有限公司","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"originalInvoiceNumber"},"value":{"kind":"Variable","name":{"kind":"Name","value":"originalInvoiceNumber"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"isPaperInvoice"},"value":{"kind":"BooleanValue","value":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"originalIssuedAt"},"value":{"kind":"StringValue","value":"2026-11-21T10:00:00+08:00","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"originalAmountWithoutTax"},"value":{"kind":"StringValue","value":"1250.00","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"originalTaxAmount"},"value":{"kind":"StringValue","value":"12.50","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"originalKind"},"value":{"kind":"EnumValue","value":"GENERAL"}},{"kind":"ObjectField","name":{"kind":"Name","value":"redAmountWithoutTax"},"value":{"kind":"StringValue","value":"-1250.00","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"redTaxAmount"},"value":{"kind":"StringValue","value":"-12.50","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"reason"},"value":{"kind":"EnumValue","value":"GOODS_RETURNED"}},{"kind":"ObjectField","name":{"kind":"Name","value":"lines"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"originalLineNumber"},"value":{"kind":"IntValue","value":"1"}},{"kind":"ObjectField","name":{"kind":"Name","value":"categoryName"},"value":{"kind":"StringValue","value":"废旧金属","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"itemName"},"value":{"kind":"StringValue","value":"废钢","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"unit"},"value":{"kind":"StringValue","value":"吨","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"unitPrice"},"value":{"kind":"StringValue","value":"2500","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"quantity"},"value":{"kind":"StringValue","value":"-0.5","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"amountWithoutTax"},"value":{"kind":"StringValue","value":"-1250.00","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"taxRate"},"value":{"kind":"StringValue","value":"0.01","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"taxAmount"},"value":{"kind":"StringValue","value":"-12.50","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"taxClassificationCode"},"value":{"kind":"StringValue","value":"1090100000000000000","block":false}}]}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RedConfirmationApplication"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicationId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"confirmationUuid"}},{"kind":"Field","name":{"kind":"Name","value":"confirmationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"confirmation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInputError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"existing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OutcomeUnknownError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"operation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"platformCode"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}}]}}]}}]}}]} as unknown as DocumentNode<ApplyRedConfirmationMutation, ApplyRedConfirmationMutationVariables>;
export const AtomicCommandDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AtomicCommand"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AtomicCommandInput"}}},"defaultValue":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"commandId"},"value":{"kind":"StringValue","value":"example-atomic-command-1","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"service"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"named"},"value":{"kind":"EnumValue","value":"REGISTER_NATURAL_PERSON"}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"payload"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"zrrxm"},"value":{"kind":"StringValue","value":"张建国","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"sfzjlx"},"value":{"kind":"StringValue","value":"201","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"sfzjhm"},"value":{"kind":"StringValue","value":"110101198503154217","block":false}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atomicCommand"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AtomicCommandPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"command"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"commandId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"answer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taxCheckResult"}},{"kind":"Field","name":{"kind":"Name","value":"processingResult"}},{"kind":"Field","name":{"kind":"Name","value":"raw"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"existing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OutcomeUnknownError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"followed"},"name":{"kind":"Name","value":"operation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInputError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"platformCode"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}}]}}]}}]}}]} as unknown as DocumentNode<AtomicCommandMutation, AtomicCommandMutationVariables>;
export const AtomicQueryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AtomicQuery"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"service"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AtomicQueryChoice"}}},"defaultValue":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"named"},"value":{"kind":"EnumValue","value":"ISSUING_PARAMETERS"}}]}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"payload"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JSONObject"}}},"defaultValue":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"nsrsbh"},"value":{"kind":"StringValue","value":"91460100MA5RYC037E","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"sfzjhm"},"value":{"kind":"StringValue","value":"110101198503154217","block":false}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atomicQuery"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"service"},"value":{"kind":"Variable","name":{"kind":"Name","value":"service"}}},{"kind":"Argument","name":{"kind":"Name","value":"payload"},"value":{"kind":"Variable","name":{"kind":"Name","value":"payload"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taxCheckResult"}},{"kind":"Field","name":{"kind":"Name","value":"processingResult"}},{"kind":"Field","name":{"kind":"Name","value":"raw"}}]}}]}}]} as unknown as DocumentNode<AtomicQueryQuery, AtomicQueryQueryVariables>;
export const AttentionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Attention"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attention"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"advice"}},{"kind":"Field","name":{"kind":"Name","value":"actions"}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"stateName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"webhook"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"budget"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"capability"}},{"kind":"Field","name":{"kind":"Name","value":"leftUnits"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<AttentionQuery, AttentionQueryVariables>;
export const AvailableTaxRatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AvailableTaxRates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"availableTaxRates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"isOriginal"}},{"kind":"Field","name":{"kind":"Name","value":"correspondingRates"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"validTo"}},{"kind":"Field","name":{"kind":"Name","value":"disabledOn"}}]}}]}}]} as unknown as DocumentNode<AvailableTaxRatesQuery, AvailableTaxRatesQueryVariables>;
export const BankCommandDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BankCommand"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BankCommandInput"}}},"defaultValue":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"commandId"},"value":{"kind":"StringValue","value":"example-command-1","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"operation"},"value":{"kind":"EnumValue","value":"ADD_PAYEE"}},{"kind":"ObjectField","name":{"kind":"Name","value":"payload"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"outUserId"},"value":{"kind":"StringValue","value":"example-seller-1","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"businessType"},"value":{"kind":"StringValue","value":"0004","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"appIdSub"},"value":{"kind":"StringValue","value":"PAYER-0001","block":false}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bankCommand"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BankCommandPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"command"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"commandId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}}]}},{"kind":"Field","name":{"kind":"Name","value":"answer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isMock"}},{"kind":"Field","name":{"kind":"Name","value":"raw"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInputError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OutcomeUnknownError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"followed"},"name":{"kind":"Name","value":"operation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"existing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"platformCode"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}}]}}]}}]}}]} as unknown as DocumentNode<BankCommandMutation, BankCommandMutationVariables>;
export const BankQueryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BankQuery"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"operation"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BankQueryOperation"}}},"defaultValue":{"kind":"EnumValue","value":"PAYEE_AUDIT_STATUS"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"payload"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JSONObject"}}},"defaultValue":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"outUserId"},"value":{"kind":"StringValue","value":"example-seller-1","block":false}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bankQuery"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"operation"},"value":{"kind":"Variable","name":{"kind":"Name","value":"operation"}}},{"kind":"Argument","name":{"kind":"Name","value":"payload"},"value":{"kind":"Variable","name":{"kind":"Name","value":"payload"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isMock"}},{"kind":"Field","name":{"kind":"Name","value":"raw"}}]}}]}}]} as unknown as DocumentNode<BankQueryQuery, BankQueryQueryVariables>;
export const BillingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Billing"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}},"defaultValue":{"kind":"StringValue","value":"2026-11-01","block":false}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}},"defaultValue":{"kind":"StringValue","value":"2026-11-30","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"billing"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"capability"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"calls"}},{"kind":"Field","name":{"kind":"Name","value":"units"}}]}}]}}]} as unknown as DocumentNode<BillingQuery, BillingQueryVariables>;
export const BudgetsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Budgets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"budgets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"holder"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"capability"}},{"kind":"Field","name":{"kind":"Name","value":"unitsPerDay"}},{"kind":"Field","name":{"kind":"Name","value":"usedUnits"}},{"kind":"Field","name":{"kind":"Name","value":"leftUnits"}}]}}]}}]}}]} as unknown as DocumentNode<BudgetsQuery, BudgetsQueryVariables>;
export const CalculateTaxAndOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CalculateTaxAndOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"example-scrap-1","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"calculateTaxAndOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"buyerTaxNumber"},"value":{"kind":"StringValue","value":"91460100MA5RYC037E","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"person"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"name"},"value":{"kind":"StringValue","value":"张建国","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"idNumber"},"value":{"kind":"StringValue","value":"110101198503154217","block":false}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"kind"},"value":{"kind":"EnumValue","value":"GENERAL"}},{"kind":"ObjectField","name":{"kind":"Name","value":"ownUse"},"value":{"kind":"BooleanValue","value":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"amountWithoutTax"},"value":{"kind":"StringValue","value":"1250.00","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"extra"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"mxList"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"xmmc"},"value":{"kind":"StringValue","value":"废钢","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"sl"},"value":{"kind":"StringValue","value":"2.5","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"dw"},"value":{"kind":"StringValue","value":"吨","block":false}}]}]}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScrapOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"taxSlipNumber"}},{"kind":"Field","name":{"kind":"Name","value":"totalTaxPayable"}},{"kind":"Field","name":{"kind":"Name","value":"taxItems"}},{"kind":"Field","name":{"kind":"Name","value":"isMock"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PendingTransactionInTheWay"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"taxSlipNumber"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pending"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hint"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInputError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlatformRejectedError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"steps"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OutcomeUnknownError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"operation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}}]}}]}}]}}]} as unknown as DocumentNode<CalculateTaxAndOrderMutation, CalculateTaxAndOrderMutationVariables>;
export const CancelContractDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelContract"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CancelContractInput"}}},"defaultValue":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"contractNo"},"value":{"kind":"StringValue","value":"paste-the-number-here","block":false}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelContract"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContractCancellation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"raw"}},{"kind":"Field","name":{"kind":"Name","value":"contract"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contractId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"existing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}}]}}]}}]}}]} as unknown as DocumentNode<CancelContractMutation, CancelContractMutationVariables>;
export const CancelPreOpenedInvoiceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelPreOpenedInvoice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CancelPreOpenedInvoiceInput"}}},"defaultValue":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"by"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"invoiceNumber"},"value":{"kind":"StringValue","value":"26469900000000000001","block":false}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelPreOpenedInvoice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScrapCancellation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"numberFate"}},{"kind":"Field","name":{"kind":"Name","value":"raw"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInputError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlatformRejectedError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"steps"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OutcomeUnknownError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"operation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}}]}}]}}]}}]} as unknown as DocumentNode<CancelPreOpenedInvoiceMutation, CancelPreOpenedInvoiceMutationVariables>;
export const CancelVerificationBatchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelVerificationBatch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"batchId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"example-batch-1","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelVerificationBatch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"batchId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"batchId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VerificationBatch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}}]} as unknown as DocumentNode<CancelVerificationBatchMutation, CancelVerificationBatchMutationVariables>;
export const CloseSellerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CloseSeller"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sellerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"example-seller-1","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closeSeller"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"sellerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sellerId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"serviceProviderId"},"value":{"kind":"StringValue","value":"vendor-1","block":false}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SellerChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bankResult"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}}]}}]}}]}}]} as unknown as DocumentNode<CloseSellerMutation, CloseSellerMutationVariables>;
export const CodeTablesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CodeTables"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}},"defaultValue":{"kind":"StringValue","value":"TaxpayerState","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"codeTables"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"usedIn"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"labelZh"}}]}}]}}]}}]} as unknown as DocumentNode<CodeTablesQuery, CodeTablesQueryVariables>;
export const ContractDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Contract"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"by"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContractBy"}}},"defaultValue":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"contractId"},"value":{"kind":"StringValue","value":"example-contract-1","block":false}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contract"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"Variable","name":{"kind":"Name","value":"by"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contractId"}},{"kind":"Field","name":{"kind":"Name","value":"contractNo"}},{"kind":"Field","name":{"kind":"Name","value":"flowId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"platformStatus"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"archived"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"signUrl"}},{"kind":"Field","name":{"kind":"Name","value":"companyTaxNumber"}},{"kind":"Field","name":{"kind":"Name","value":"deadlineDays"}},{"kind":"Field","name":{"kind":"Name","value":"documentState"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"byteSize"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rejection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}}]}},{"kind":"Field","name":{"kind":"Name","value":"operation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"final"}}]}}]}}]}}]} as unknown as DocumentNode<ContractQuery, ContractQueryVariables>;
export const CreateCompanyAuthLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateCompanyAuthLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"signingPartyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"ENT24071537e95685a6","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCompanyAuthLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"signingPartyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"signingPartyId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"companyMethod"},"value":{"kind":"EnumValue","value":"LEGAL_REPRESENTATIVE"}},{"kind":"ObjectField","name":{"kind":"Name","value":"personMethods"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"BANK_CARD"}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"returnUrl"},"value":{"kind":"StringValue","value":"https://example.com/signing","block":false}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyAuthLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pcUrl"}},{"kind":"Field","name":{"kind":"Name","value":"h5Url"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInputError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"retryable"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"platformCode"}},{"kind":"Field","name":{"kind":"Name","value":"platformRequestId"}}]}}]}}]}}]} as unknown as DocumentNode<CreateCompanyAuthLinkMutation, CreateCompanyAuthLinkMutationVariables>;
export const CreateContractToCancelDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateContractToCancel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"contractId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"example-contract-2","block":false}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"File"}}},"defaultValue":{"kind":"StringValue","value":"example-contract.pdf","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createContract"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"contractId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"contractId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"companyTaxNumber"},"value":{"kind":"StringValue","value":"91440300MA5F0A0A1X","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"name"},"value":{"kind":"StringValue","value":"废钢购销合同","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"signerName"},"value":{"kind":"StringValue","value":"李秀英","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"signerIdNumber"},"value":{"kind":"StringValue","value":"110101198001010029","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"signerPhone"},"value":{"kind":"StringValue","value":"13900000022","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"deadlineDays"},"value":{"kind":"IntValue","value":"15"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contract"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contractId"}},{"kind":"Field","name":{"kind":"Name","value":"contractNo"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"signUrl"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInputError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OutcomeUnknownError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"operation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}}]}}]}}]}}]} as unknown as DocumentNode<CreateContractToCancelMutation, CreateContractToCancelMutationVariables>;
export const CreateContractDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateContract"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"contractId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"example-contract-1","block":false}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"File"}}},"defaultValue":{"kind":"StringValue","value":"example-contract.pdf","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createContract"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"contractId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"contractId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"companyTaxNumber"},"value":{"kind":"StringValue","value":"91440300MA5F0A0A1X","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"name"},"value":{"kind":"StringValue","value":"废钢购销合同","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"signerName"},"value":{"kind":"StringValue","value":"张建国","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"signerIdNumber"},"value":{"kind":"StringValue","value":"110101198503154217","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"signerPhone"},"value":{"kind":"StringValue","value":"13900000011","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"sellerId"},"value":{"kind":"StringValue","value":"example-seller-1","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"deadlineDays"},"value":{"kind":"IntValue","value":"15"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contract"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contractId"}},{"kind":"Field","name":{"kind":"Name","value":"contractNo"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"signUrl"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInputError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OutcomeUnknownError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"operation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}}]}}]}}]}}]} as unknown as DocumentNode<CreateContractMutation, CreateContractMutationVariables>;
export const CreateSigningTaskDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateSigningTask"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"signingTaskId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"example-contract-1","block":false}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"company"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"ENT24071537e95685a6","block":false}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"person"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"PER44d58e0ee9dcd107","block":false}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sealId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"SEAL8b9089a66f234fb3","block":false}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"fileCode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"FILE101ec0ecab4c71e6","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createSigningTask"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"signingTaskId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"signingTaskId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"sellerId"},"value":{"kind":"StringValue","value":"example-seller-1","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"initiatorSigningPartyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"company"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"fileCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fileCode"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"title"},"value":{"kind":"StringValue","value":"再生资源收购合同","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"order"},"value":{"kind":"EnumValue","value":"ORDERED"}},{"kind":"ObjectField","name":{"kind":"Name","value":"proof"},"value":{"kind":"EnumValue","value":"SMS"}},{"kind":"ObjectField","name":{"kind":"Name","value":"signers"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"person"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"signingPartyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"person"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"turn"},"value":{"kind":"IntValue","value":"1"}},{"kind":"ObjectField","name":{"kind":"Name","value":"stamp"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"byKeyword"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"keywords"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"keyword"},"value":{"kind":"StringValue","value":"乙方签字","block":false}}]}]}}]}}]}}]}}]},{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"company"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"signingPartyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"company"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"turn"},"value":{"kind":"IntValue","value":"2"}},{"kind":"ObjectField","name":{"kind":"Name","value":"mode"},"value":{"kind":"EnumValue","value":"SILENT"}},{"kind":"ObjectField","name":{"kind":"Name","value":"sealId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sealId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"stamp"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"byKeyword"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"keywords"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"keyword"},"value":{"kind":"StringValue","value":"甲方盖章","block":false}}]}]}}]}}]}}]}}]}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SigningTask"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signingTaskId"}},{"kind":"Field","name":{"kind":"Name","value":"taskNo"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"signers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signingPartyId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"turn"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OutcomeUnknownError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"operation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInputError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"retryable"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"platformCode"}},{"kind":"Field","name":{"kind":"Name","value":"platformRequestId"}}]}}]}}]}}]} as unknown as DocumentNode<CreateSigningTaskMutation, CreateSigningTaskMutationVariables>;
export const CreateSilentSigningLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateSilentSigningLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"signingPartyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"ENT24071537e95685a6","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createSilentSigningLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"signingPartyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"signingPartyId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SilentSigningLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInputError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"retryable"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"platformCode"}},{"kind":"Field","name":{"kind":"Name","value":"platformRequestId"}}]}}]}}]}}]} as unknown as DocumentNode<CreateSilentSigningLinkMutation, CreateSilentSigningLinkMutationVariables>;
export const CreditQuotaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CreditQuota"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"buyerTaxNumber"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"91460100MA5RYC037E","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"creditQuota"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"buyerTaxNumber"},"value":{"kind":"Variable","name":{"kind":"Name","value":"buyerTaxNumber"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isPaused"}},{"kind":"Field","name":{"kind":"Name","value":"monthTotal"}},{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"downloaded"}},{"kind":"Field","name":{"kind":"Name","value":"downloadedNotUploaded"}},{"kind":"Field","name":{"kind":"Name","value":"month"}}]}}]}}]} as unknown as DocumentNode<CreditQuotaQuery, CreditQuotaQueryVariables>;
export const DismissAttentionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DismissAttention"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}},"defaultValue":{"kind":"ListValue","values":[{"kind":"StringValue","value":"an-id-of-attention","block":false}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dismissAttention"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DismissedAttention"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dismissed"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<DismissAttentionMutation, DismissAttentionMutationVariables>;
export const EnterpriseBeforePurchaseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EnterpriseBeforePurchase"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"taxNumber"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"91460100MA5RYC037E","block":false}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"person"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PersonInput"}}},"defaultValue":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"name"},"value":{"kind":"StringValue","value":"张建国","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"idNumber"},"value":{"kind":"StringValue","value":"110101198503154217","block":false}}]}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"naturalPerson"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NaturalPersonInput"}}},"defaultValue":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"name"},"value":{"kind":"StringValue","value":"张建国","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"certificateKind"},"value":{"kind":"EnumValue","value":"RESIDENT_ID_CARD"}},{"kind":"ObjectField","name":{"kind":"Name","value":"idNumber"},"value":{"kind":"StringValue","value":"110101198503154217","block":false}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enterprise"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"taxNumber"},"value":{"kind":"Variable","name":{"kind":"Name","value":"taxNumber"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"taxpayer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"risk"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"riskClass"}}]}},{"kind":"Field","name":{"kind":"Name","value":"creditQuota"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"available"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pendingTransactions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"transactions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithoutTax"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"naturalPersonIssuing"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"person"},"value":{"kind":"Variable","name":{"kind":"Name","value":"naturalPerson"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isBlocked"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyCumulative"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sellerIssuingLimits"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"person"},"value":{"kind":"Variable","name":{"kind":"Name","value":"person"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowed"}}]}}]}}]}}]} as unknown as DocumentNode<EnterpriseBeforePurchaseQuery, EnterpriseBeforePurchaseQueryVariables>;
export const EnterpriseByTaxNumberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EnterpriseByTaxNumber"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"taxNumber"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"91440300ma5f0a0b2y","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enterprise"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"taxNumber"},"value":{"kind":"Variable","name":{"kind":"Name","value":"taxNumber"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"taxNumber"}}]}}]}}]} as unknown as DocumentNode<EnterpriseByTaxNumberQuery, EnterpriseByTaxNumberQueryVariables>;
export const EnterpriseSearchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EnterpriseSearch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"by"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EnterpriseBy"}}},"defaultValue":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"name"},"value":{"kind":"StringValue","value":"青禾","block":false}}]}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"defaultValue":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enterprises"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"Variable","name":{"kind":"Name","value":"by"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cached"}},{"kind":"Field","name":{"kind":"Name","value":"isMock"}},{"kind":"Field","name":{"kind":"Name","value":"enterprises"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"taxNumber"}}]}}]}}]}}]} as unknown as DocumentNode<EnterpriseSearchQuery, EnterpriseSearchQueryVariables>;
export const EnterpriseStandingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EnterpriseStanding"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"taxNumber"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"91460100MA5RYC037E","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enterprise"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"taxNumber"},"value":{"kind":"Variable","name":{"kind":"Name","value":"taxNumber"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"taxpayer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"industryNature"}}]}},{"kind":"Field","name":{"kind":"Name","value":"risk"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"riskClass"}},{"kind":"Field","name":{"kind":"Name","value":"creditGrade"}},{"kind":"Field","name":{"kind":"Name","value":"warningLevel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"creditQuota"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"monthTotal"}},{"kind":"Field","name":{"kind":"Name","value":"available"}}]}}]}}]}}]} as unknown as DocumentNode<EnterpriseStandingQuery, EnterpriseStandingQueryVariables>;
export const ExportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Export"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"exportId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"example-export-1","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"export"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"exportId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"exportId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"filters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"byteSize"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]}}]} as unknown as DocumentNode<ExportQuery, ExportQueryVariables>;
export const ExportsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Exports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exports"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ExportsQuery, ExportsQueryVariables>;
export const ExtendQuotaValidityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExtendQuotaValidity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"QuotaValidityExtensionInput"}}},"defaultValue":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"extensionId"},"value":{"kind":"StringValue","value":"example-extension-1","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"sellerTaxNumber"},"value":{"kind":"StringValue","value":"91460100MA5RYC037E","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"month"},"value":{"kind":"StringValue","value":"2026-11","block":false}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"extendQuotaValidity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuotaValidityExtension"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"extensionId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"validity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"usableFrom"}},{"kind":"Field","name":{"kind":"Name","value":"usableTo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"operation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OutcomeUnknownError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"operation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInputError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"platformCode"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}}]}}]}}]}}]} as unknown as DocumentNode<ExtendQuotaValidityMutation, ExtendQuotaValidityMutationVariables>;
export const FollowCompletedContractsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"FollowCompletedContracts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"by"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ContractBy"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contractCompleted"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"Variable","name":{"kind":"Name","value":"by"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"contract"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contractId"}},{"kind":"Field","name":{"kind":"Name","value":"contractNo"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"archived"}}]}}]}}]}}]} as unknown as DocumentNode<FollowCompletedContractsSubscription, FollowCompletedContractsSubscriptionVariables>;
export const FollowCompletedSigningTasksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"FollowCompletedSigningTasks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"by"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SigningTaskBy"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signingTaskCompleted"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"Variable","name":{"kind":"Name","value":"by"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"signingTask"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signingTaskId"}},{"kind":"Field","name":{"kind":"Name","value":"taskNo"}}]}}]}}]}}]} as unknown as DocumentNode<FollowCompletedSigningTasksSubscription, FollowCompletedSigningTasksSubscriptionVariables>;
export const FollowContractDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"FollowContract"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"by"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContractBy"}}},"defaultValue":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"contractId"},"value":{"kind":"StringValue","value":"example-contract-1","block":false}}]}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contractUpdates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"Variable","name":{"kind":"Name","value":"by"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"confirmed"}},{"kind":"Field","name":{"kind":"Name","value":"previousState"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"contract"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contractNo"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"archived"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"documentState"}}]}}]}}]}}]} as unknown as DocumentNode<FollowContractSubscription, FollowContractSubscriptionVariables>;
export const FollowDoneReverseInvoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"FollowDoneReverseInvoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reverseInvoiceIssued"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"reverseInvoice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"payAmount"}}]}}]}}]}}]} as unknown as DocumentNode<FollowDoneReverseInvoicesSubscription, FollowDoneReverseInvoicesSubscriptionVariables>;
export const FollowEverythingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"FollowEverything"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kinds"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OperationKind"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kinds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kinds"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"previousState"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<FollowEverythingSubscription, FollowEverythingSubscriptionVariables>;
export const FollowExportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"FollowExport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"exportId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"example-export-1","block":false}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportUpdates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"exportId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"exportId"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"export"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]}}]} as unknown as DocumentNode<FollowExportSubscription, FollowExportSubscriptionVariables>;
export const FollowH5SessionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"FollowH5Session"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"paste-the-token-here","block":false}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"h5SessionUpdates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"previousState"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"h5Session"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"platformStatus"}},{"kind":"Field","name":{"kind":"Name","value":"isMock"}},{"kind":"Field","name":{"kind":"Name","value":"payee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"returnCode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rejection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"platformCode"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}}]}}]}}]}}]}}]} as unknown as DocumentNode<FollowH5SessionSubscription, FollowH5SessionSubscriptionVariables>;
export const FollowInvoiceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"FollowInvoice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"example-enterprise-1","block":false}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invoiceUpdates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"previousState"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"invoice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"platformOrderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithTax"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}}]}}]}}]}}]} as unknown as DocumentNode<FollowInvoiceSubscription, FollowInvoiceSubscriptionVariables>;
export const FollowIssuedInvoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"FollowIssuedInvoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invoiceIssued"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"invoice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithTax"}}]}}]}}]}}]} as unknown as DocumentNode<FollowIssuedInvoicesSubscription, FollowIssuedInvoicesSubscriptionVariables>;
export const FollowOnboardedSellersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"FollowOnboardedSellers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sellerOnboarded"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"seller"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sellerId"}},{"kind":"Field","name":{"kind":"Name","value":"canInvoice"}},{"kind":"Field","name":{"kind":"Name","value":"blockedBy"}}]}}]}}]}}]} as unknown as DocumentNode<FollowOnboardedSellersSubscription, FollowOnboardedSellersSubscriptionVariables>;
export const FollowReadyExportsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"FollowReadyExports"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportReady"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"export"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}}]}}]}}]}}]} as unknown as DocumentNode<FollowReadyExportsSubscription, FollowReadyExportsSubscriptionVariables>;
export const FollowRedConfirmationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"FollowRedConfirmation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"confirmationUuid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"00000000000000000000000000000001","block":false}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"redConfirmationUpdates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"confirmationUuid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"confirmationUuid"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"previousState"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"redConfirmation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"enteredAt"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"redInvoiceNumber"}}]}}]}}]}}]} as unknown as DocumentNode<FollowRedConfirmationSubscription, FollowRedConfirmationSubscriptionVariables>;
export const FollowRedOffsetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"FollowRedOffset"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"example-enterprise-1","block":false}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"redOffsetUpdates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"previousState"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"redOffset"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"redOffsetId"}},{"kind":"Field","name":{"kind":"Name","value":"redInvoiceId"}},{"kind":"Field","name":{"kind":"Name","value":"redInvoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"platformStatus"}}]}}]}}]}}]} as unknown as DocumentNode<FollowRedOffsetSubscription, FollowRedOffsetSubscriptionVariables>;
export const FollowReverseInvoiceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"FollowReverseInvoice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"example-reverse-1","block":false}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reverseInvoiceUpdates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"previousState"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reverseInvoice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payUrl"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"taxAmount"}},{"kind":"Field","name":{"kind":"Name","value":"payAmount"}}]}}]}}]}}]} as unknown as DocumentNode<FollowReverseInvoiceSubscription, FollowReverseInvoiceSubscriptionVariables>;
export const FollowScrapInvoiceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"FollowScrapInvoice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"invoiceNumber"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"26468000000000000001","block":false}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scrapInvoiceUpdates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"invoiceNumber"},"value":{"kind":"Variable","name":{"kind":"Name","value":"invoiceNumber"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"previousState"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"scrapInvoice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"acceptanceSerial"}},{"kind":"Field","name":{"kind":"Name","value":"uploadStatus"}},{"kind":"Field","name":{"kind":"Name","value":"uploadMessage"}}]}}]}}]}}]} as unknown as DocumentNode<FollowScrapInvoiceSubscription, FollowScrapInvoiceSubscriptionVariables>;
export const FollowScrapOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"FollowScrapOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"example-scrap-1","block":false}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scrapOrderUpdates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"previousState"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"scrapOrder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"taxSlipNumber"}},{"kind":"Field","name":{"kind":"Name","value":"foundBy"}}]}}]}}]}}]} as unknown as DocumentNode<FollowScrapOrderSubscription, FollowScrapOrderSubscriptionVariables>;
export const FollowSellerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"FollowSeller"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sellerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"example-seller-1","block":false}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sellerUpdates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sellerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sellerId"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"previousState"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"seller"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"realNamed"}},{"kind":"Field","name":{"kind":"Name","value":"registrationAccepted"}},{"kind":"Field","name":{"kind":"Name","value":"onboarded"}},{"kind":"Field","name":{"kind":"Name","value":"canInvoice"}},{"kind":"Field","name":{"kind":"Name","value":"blockedBy"}},{"kind":"Field","name":{"kind":"Name","value":"blockedReason"}},{"kind":"Field","name":{"kind":"Name","value":"auditStatus"}}]}}]}}]}}]} as unknown as DocumentNode<FollowSellerSubscription, FollowSellerSubscriptionVariables>;
export const FollowSignerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"FollowSigner"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"signingPartyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"PER44d58e0ee9dcd107","block":false}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signerUpdates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"signingPartyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"signingPartyId"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"confirmed"}},{"kind":"Field","name":{"kind":"Name","value":"previousState"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"notice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"result"}}]}}]}}]}}]} as unknown as DocumentNode<FollowSignerSubscription, FollowSignerSubscriptionVariables>;
export const FollowSigningCompanyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"FollowSigningCompany"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"signingPartyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"ENT24071537e95685a6","block":false}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signingCompanyUpdates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"signingPartyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"signingPartyId"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"confirmed"}},{"kind":"Field","name":{"kind":"Name","value":"previousState"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"notice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signingCompany"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"silentSigning"}},{"kind":"Field","name":{"kind":"Name","value":"silentSigningExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"sealIds"}}]}}]}}]}}]} as unknown as DocumentNode<FollowSigningCompanySubscription, FollowSigningCompanySubscriptionVariables>;
export const FollowSigningTaskDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"FollowSigningTask"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"by"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SigningTaskBy"}}},"defaultValue":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"signingTaskId"},"value":{"kind":"StringValue","value":"example-contract-1","block":false}}]}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signingTaskUpdates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"Variable","name":{"kind":"Name","value":"by"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"confirmed"}},{"kind":"Field","name":{"kind":"Name","value":"previousState"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"signer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signingPartyId"}},{"kind":"Field","name":{"kind":"Name","value":"signStatus"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signingTask"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taskNo"}},{"kind":"Field","name":{"kind":"Name","value":"refusedReason"}},{"kind":"Field","name":{"kind":"Name","value":"signers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signingPartyId"}},{"kind":"Field","name":{"kind":"Name","value":"signStatus"}}]}}]}}]}}]}}]} as unknown as DocumentNode<FollowSigningTaskSubscription, FollowSigningTaskSubscriptionVariables>;
export const FollowTaxPaymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"FollowTaxPayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"taxSlipNumber"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"34460000000000000001","block":false}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taxPaymentUpdates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"taxSlipNumber"},"value":{"kind":"Variable","name":{"kind":"Name","value":"taxSlipNumber"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"previousState"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"taxPayment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taxSlipNumber"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"totalTaxPayable"}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}}]}}]}}]}}]}}]} as unknown as DocumentNode<FollowTaxPaymentSubscription, FollowTaxPaymentSubscriptionVariables>;
export const FollowUploadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"FollowUpload"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"acceptanceSerial"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"SL000000000000000000000000000001","block":false}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploadUpdates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"acceptanceSerial"},"value":{"kind":"Variable","name":{"kind":"Name","value":"acceptanceSerial"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"previousState"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"uploadResult"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<FollowUploadSubscription, FollowUploadSubscriptionVariables>;
export const FollowVerificationBatchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"FollowVerificationBatch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"batchId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"example-batch-1","block":false}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verificationBatchUpdates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"batchId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"batchId"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"batch"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"genuine"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"unread"}},{"kind":"Field","name":{"kind":"Name","value":"duplicates"}},{"kind":"Field","name":{"kind":"Name","value":"obstacle"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<FollowVerificationBatchSubscription, FollowVerificationBatchSubscriptionVariables>;
export const GenerateSealDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GenerateSeal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"signingPartyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"ENT24071537e95685a6","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"generateSeal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"signingPartyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"signingPartyId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"name"},"value":{"kind":"StringValue","value":"合同专用章","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"color"},"value":{"kind":"EnumValue","value":"RED"}},{"kind":"ObjectField","name":{"kind":"Name","value":"font"},"value":{"kind":"EnumValue","value":"IMITATION_SONG"}},{"kind":"ObjectField","name":{"kind":"Name","value":"shape"},"value":{"kind":"EnumValue","value":"CIRCLE"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SigningSeal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sealId"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"sealIds"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInputError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"retryable"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"platformCode"}},{"kind":"Field","name":{"kind":"Name","value":"platformRequestId"}}]}}]}}]}}]} as unknown as DocumentNode<GenerateSealMutation, GenerateSealMutationVariables>;
export const H5SessionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"H5Session"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"paste-the-token-here","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"h5Session"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"scene"}},{"kind":"Field","name":{"kind":"Name","value":"platformStatus"}},{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"isMock"}},{"kind":"Field","name":{"kind":"Name","value":"faceAuthResult"}},{"kind":"Field","name":{"kind":"Name","value":"payee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"returnCode"}},{"kind":"Field","name":{"kind":"Name","value":"sellerId"}},{"kind":"Field","name":{"kind":"Name","value":"business"}}]}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rejection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"platformCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}}]}},{"kind":"Field","name":{"kind":"Name","value":"raw"}},{"kind":"Field","name":{"kind":"Name","value":"operation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"final"}}]}}]}}]}}]} as unknown as DocumentNode<H5SessionQuery, H5SessionQueryVariables>;
export const InvoiceDocumentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InvoiceDocuments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"by"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InvoiceBy"}}},"defaultValue":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"orderId"},"value":{"kind":"StringValue","value":"example-enterprise-1","block":false}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invoice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"Variable","name":{"kind":"Name","value":"by"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"documentsState"}},{"kind":"Field","name":{"kind":"Name","value":"documentsFailure"}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"mediaType"}},{"kind":"Field","name":{"kind":"Name","value":"byteSize"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]}}]} as unknown as DocumentNode<InvoiceDocumentsQuery, InvoiceDocumentsQueryVariables>;
export const InvoiceReconciliationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InvoiceReconciliation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"month"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"YearMonth"}}},"defaultValue":{"kind":"StringValue","value":"2026-11","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invoiceReconciliation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"month"},"value":{"kind":"Variable","name":{"kind":"Name","value":"month"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"agreeing"}},{"kind":"Field","name":{"kind":"Name","value":"missingAtPlatform"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithTax"}}]}},{"kind":"Field","name":{"kind":"Name","value":"missingHere"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithTax"}}]}},{"kind":"Field","name":{"kind":"Name","value":"different"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"here"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}}]}},{"kind":"Field","name":{"kind":"Name","value":"uncompared"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"numbers"}}]}},{"kind":"Field","name":{"kind":"Name","value":"truncated"}}]}}]}}]} as unknown as DocumentNode<InvoiceReconciliationQuery, InvoiceReconciliationQueryVariables>;
export const InvoiceStatisticsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InvoiceStatistics"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sellerTaxNumber"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"91440300MA5F0A0A1X","block":false}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"month"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"YearMonth"}}},"defaultValue":{"kind":"StringValue","value":"2026-11","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invoiceStatistics"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sellerTaxNumber"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sellerTaxNumber"}}},{"kind":"Argument","name":{"kind":"Name","value":"month"},"value":{"kind":"Variable","name":{"kind":"Name","value":"month"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"raw"}}]}}]}}]} as unknown as DocumentNode<InvoiceStatisticsQuery, InvoiceStatisticsQueryVariables>;
export const InvoiceTotalsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InvoiceTotals"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"by"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TotalsBy"}}},"defaultValue":{"kind":"EnumValue","value":"BUYER"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"YearMonth"}}},"defaultValue":{"kind":"StringValue","value":"2026-01","block":false}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"YearMonth"}}},"defaultValue":{"kind":"StringValue","value":"2026-12","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invoiceTotals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"Variable","name":{"kind":"Name","value":"by"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"sellerTaxNumber"}},{"kind":"Field","name":{"kind":"Name","value":"sellerId"}},{"kind":"Field","name":{"kind":"Name","value":"buyerTaxNumber"}},{"kind":"Field","name":{"kind":"Name","value":"buyerName"}},{"kind":"Field","name":{"kind":"Name","value":"taxRate"}},{"kind":"Field","name":{"kind":"Name","value":"others"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithoutTax"}},{"kind":"Field","name":{"kind":"Name","value":"taxAmount"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithTax"}},{"kind":"Field","name":{"kind":"Name","value":"reversedCount"}},{"kind":"Field","name":{"kind":"Name","value":"reversedAmountWithTax"}}]}}]}}]} as unknown as DocumentNode<InvoiceTotalsQuery, InvoiceTotalsQueryVariables>;
export const InvoiceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Invoice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"by"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InvoiceBy"}}},"defaultValue":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"orderId"},"value":{"kind":"StringValue","value":"example-enterprise-1","block":false}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invoice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"Variable","name":{"kind":"Name","value":"by"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"platformOrderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"platformStatus"}},{"kind":"Field","name":{"kind":"Name","value":"platformStatusCode"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"sellerTaxNumber"}},{"kind":"Field","name":{"kind":"Name","value":"buyerName"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithTax"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithoutTax"}},{"kind":"Field","name":{"kind":"Name","value":"taxAmount"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"documentsState"}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isRedOffset"}},{"kind":"Field","name":{"kind":"Name","value":"rejection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"platformCode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"operation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"final"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]}}]}}]} as unknown as DocumentNode<InvoiceQuery, InvoiceQueryVariables>;
export const IssueConstructionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"IssueConstruction"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"example-construction-1","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"issueInvoice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"kind"},"value":{"kind":"EnumValue","value":"SPECIAL"}},{"kind":"ObjectField","name":{"kind":"Name","value":"seller"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"taxNumber"},"value":{"kind":"StringValue","value":"91440300MA5F0A0A1X","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"name"},"value":{"kind":"StringValue","value":"深圳市青禾科技有限公司","block":false}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"buyer"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"enterprise"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"name"},"value":{"kind":"StringValue","value":"北京启明星网络有限公司","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"taxNumber"},"value":{"kind":"StringValue","value":"91110108MA01C8JT6R","block":false}}]}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"drawer"},"value":{"kind":"StringValue","value":"王小明","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"lines"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"itemName"},"value":{"kind":"StringValue","value":"工程服务","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"taxClassificationCode"},"value":{"kind":"StringValue","value":"3050100000000000000","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"taxRate"},"value":{"kind":"StringValue","value":"0.09","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"amountWithTax"},"value":{"kind":"StringValue","value":"1090000.00","block":false}}]}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"specificBusiness"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"construction"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"site"},"value":{"kind":"StringValue","value":"广东省广州市天河区","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"detailedSite"},"value":{"kind":"StringValue","value":"珠江新城华夏路8号","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"project"},"value":{"kind":"StringValue","value":"启明星华南总部装修工程","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"crossCity"},"value":{"kind":"BooleanValue","value":true}},{"kind":"ObjectField","name":{"kind":"Name","value":"crossRegionReportNumber"},"value":{"kind":"StringValue","value":"440300202611000018","block":false}}]}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invoice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithTax"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithoutTax"}},{"kind":"Field","name":{"kind":"Name","value":"taxAmount"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInputError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}}]}}]}}]}}]} as unknown as DocumentNode<IssueConstructionMutation, IssueConstructionMutationVariables>;
export const IssueGoodsTransportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"IssueGoodsTransport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"example-goods-transport-1","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"issueInvoice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"kind"},"value":{"kind":"EnumValue","value":"SPECIAL"}},{"kind":"ObjectField","name":{"kind":"Name","value":"seller"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"taxNumber"},"value":{"kind":"StringValue","value":"91440300MA5F0A0A1X","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"name"},"value":{"kind":"StringValue","value":"深圳市青禾科技有限公司","block":false}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"buyer"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"enterprise"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"name"},"value":{"kind":"StringValue","value":"北京启明星网络有限公司","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"taxNumber"},"value":{"kind":"StringValue","value":"91110108MA01C8JT6R","block":false}}]}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"drawer"},"value":{"kind":"StringValue","value":"王小明","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"lines"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"itemName"},"value":{"kind":"StringValue","value":"国内道路货物运输服务","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"taxClassificationCode"},"value":{"kind":"StringValue","value":"3010502010200000000","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"taxRate"},"value":{"kind":"StringValue","value":"0.09","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"amountWithTax"},"value":{"kind":"StringValue","value":"3270.00","block":false}}]}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"specificBusiness"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"goodsTransport"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"plateNumber"},"value":{"kind":"StringValue","value":"粤B12345","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"transportKind"},"value":{"kind":"StringValue","value":"公路运输","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"goodsName"},"value":{"kind":"StringValue","value":"网络设备","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"departurePlace"},"value":{"kind":"StringValue","value":"广东省深圳市南山区科技园路1号","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"destinationPlace"},"value":{"kind":"StringValue","value":"北京市海淀区","block":false}}]}]}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invoice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithTax"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithoutTax"}},{"kind":"Field","name":{"kind":"Name","value":"taxAmount"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInputError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}}]}}]}}]}}]} as unknown as DocumentNode<IssueGoodsTransportMutation, IssueGoodsTransportMutationVariables>;
export const IssueInvoiceIndividualDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"IssueInvoiceIndividual"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"example-individual-1","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"issueInvoice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"kind"},"value":{"kind":"EnumValue","value":"GENERAL"}},{"kind":"ObjectField","name":{"kind":"Name","value":"seller"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"taxNumber"},"value":{"kind":"StringValue","value":"91440300MA5F0A0A1X","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"name"},"value":{"kind":"StringValue","value":"深圳市青禾科技有限公司","block":false}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"buyer"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"individual"},"value":{"kind":"ObjectValue","fields":[]}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"drawer"},"value":{"kind":"StringValue","value":"李晓华","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"lines"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"itemName"},"value":{"kind":"StringValue","value":"机械键盘","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"taxClassificationCode"},"value":{"kind":"StringValue","value":"1090512010000000000","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"taxRate"},"value":{"kind":"StringValue","value":"0.13","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"amountWithTax"},"value":{"kind":"StringValue","value":"399.00","block":false}}]}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invoice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithTax"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithoutTax"}},{"kind":"Field","name":{"kind":"Name","value":"taxAmount"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInputError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}}]}}]}}]}}]} as unknown as DocumentNode<IssueInvoiceIndividualMutation, IssueInvoiceIndividualMutationVariables>;
export const IssueInvoiceRefusedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"IssueInvoiceRefused"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"example-refused-1","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"issueInvoice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"kind"},"value":{"kind":"EnumValue","value":"GENERAL"}},{"kind":"ObjectField","name":{"kind":"Name","value":"seller"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"taxNumber"},"value":{"kind":"StringValue","value":"91440101MA5CXY7K28","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"name"},"value":{"kind":"StringValue","value":"广州云帆贸易有限公司","block":false}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"buyer"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"institution"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"name"},"value":{"kind":"StringValue","value":"深圳市图书馆","block":false}}]}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"drawer"},"value":{"kind":"StringValue","value":"王小明","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"lines"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"itemName"},"value":{"kind":"StringValue","value":"图书","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"taxClassificationCode"},"value":{"kind":"StringValue","value":"1060201020000000000","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"taxRate"},"value":{"kind":"StringValue","value":"0.09","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"amountWithoutTax"},"value":{"kind":"StringValue","value":"100.00","block":false}}]}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invoice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlatformRejectedError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"steps"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"platformCode"}},{"kind":"Field","name":{"kind":"Name","value":"platformRequestId"}}]}}]}}]}}]} as unknown as DocumentNode<IssueInvoiceRefusedMutation, IssueInvoiceRefusedMutationVariables>;
export const IssueInvoiceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"IssueInvoice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"example-enterprise-1","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"issueInvoice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"kind"},"value":{"kind":"EnumValue","value":"SPECIAL"}},{"kind":"ObjectField","name":{"kind":"Name","value":"seller"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"taxNumber"},"value":{"kind":"StringValue","value":"91440300MA5F0A0A1X","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"name"},"value":{"kind":"StringValue","value":"深圳市青禾科技有限公司","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"address"},"value":{"kind":"StringValue","value":"深圳市南山区科技园路1号","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"phone"},"value":{"kind":"StringValue","value":"0755-86000000","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"bankName"},"value":{"kind":"StringValue","value":"招商银行深圳分行","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"bankAccount"},"value":{"kind":"StringValue","value":"755900000010001","block":false}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"buyer"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"enterprise"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"name"},"value":{"kind":"StringValue","value":"北京启明星网络有限公司","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"taxNumber"},"value":{"kind":"StringValue","value":"91110108MA01C8JT6R","block":false}}]}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"drawer"},"value":{"kind":"StringValue","value":"王小明","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"lines"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"itemName"},"value":{"kind":"StringValue","value":"云服务器租赁","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"taxClassificationCode"},"value":{"kind":"StringValue","value":"3040203000000000000","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"unit"},"value":{"kind":"StringValue","value":"台","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"quantity"},"value":{"kind":"StringValue","value":"3","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"taxRate"},"value":{"kind":"StringValue","value":"0.06","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"amountWithTax"},"value":{"kind":"StringValue","value":"1060.00","block":false}}]},{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"itemName"},"value":{"kind":"StringValue","value":"网络交换机","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"taxClassificationCode"},"value":{"kind":"StringValue","value":"1090511010000000000","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"specification"},"value":{"kind":"StringValue","value":"S5735-24T","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"unit"},"value":{"kind":"StringValue","value":"台","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"quantity"},"value":{"kind":"StringValue","value":"2","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"unitPrice"},"value":{"kind":"StringValue","value":"650","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"taxRate"},"value":{"kind":"StringValue","value":"0.13","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"amountWithoutTax"},"value":{"kind":"StringValue","value":"1300.00","block":false}}]}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"payments"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"channel"},"value":{"kind":"EnumValue","value":"BANK_TRANSFER"}}]}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invoice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"platformOrderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithTax"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithoutTax"}},{"kind":"Field","name":{"kind":"Name","value":"taxAmount"}},{"kind":"Field","name":{"kind":"Name","value":"operation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"nextPollAt"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInputError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"existing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OutcomeUnknownError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"followed"},"name":{"kind":"Name","value":"operation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"retryable"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"platformCode"}},{"kind":"Field","name":{"kind":"Name","value":"platformRequestId"}}]}}]}}]}}]} as unknown as DocumentNode<IssueInvoiceMutation, IssueInvoiceMutationVariables>;
export const IssueMedicalInpatientDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"IssueMedicalInpatient"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"example-medical-inpatient-1","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"issueInvoice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"kind"},"value":{"kind":"EnumValue","value":"GENERAL"}},{"kind":"ObjectField","name":{"kind":"Name","value":"seller"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"taxNumber"},"value":{"kind":"StringValue","value":"91440300MA5F0A0A1X","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"name"},"value":{"kind":"StringValue","value":"深圳市青禾科技有限公司","block":false}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"buyer"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"individual"},"value":{"kind":"ObjectValue","fields":[]}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"drawer"},"value":{"kind":"StringValue","value":"王小明","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"lines"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"itemName"},"value":{"kind":"StringValue","value":"住院医疗服务","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"taxClassificationCode"},"value":{"kind":"StringValue","value":"3070202000000000000","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"taxRate"},"value":{"kind":"StringValue","value":"0","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"amountWithTax"},"value":{"kind":"StringValue","value":"5200.00","block":false}}]}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"specificBusiness"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"medicalInpatient"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"patient"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"patient_name"},"value":{"kind":"StringValue","value":"张伟","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"admission_number"},"value":{"kind":"StringValue","value":"ZY26110018","block":false}}]}}]}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invoice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithTax"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithoutTax"}},{"kind":"Field","name":{"kind":"Name","value":"taxAmount"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInputError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}}]}}]}}]}}]} as unknown as DocumentNode<IssueMedicalInpatientMutation, IssueMedicalInpatientMutationVariables>;
export const IssueMedicalOutpatientDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"IssueMedicalOutpatient"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"example-medical-outpatient-1","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"issueInvoice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"kind"},"value":{"kind":"EnumValue","value":"GENERAL"}},{"kind":"ObjectField","name":{"kind":"Name","value":"seller"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"taxNumber"},"value":{"kind":"StringValue","value":"91440300MA5F0A0A1X","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"name"},"value":{"kind":"StringValue","value":"深圳市青禾科技有限公司","block":false}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"buyer"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"individual"},"value":{"kind":"ObjectValue","fields":[]}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"drawer"},"value":{"kind":"StringValue","value":"王小明","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"lines"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"itemName"},"value":{"kind":"StringValue","value":"门诊医疗服务","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"taxClassificationCode"},"value":{"kind":"StringValue","value":"3070202000000000000","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"taxRate"},"value":{"kind":"StringValue","value":"0","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"amountWithTax"},"value":{"kind":"StringValue","value":"86.50","block":false}}]}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"specificBusiness"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"medicalOutpatient"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"patient"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"patient_name"},"value":{"kind":"StringValue","value":"张伟","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"visit_number"},"value":{"kind":"StringValue","value":"MZ26110018","block":false}}]}}]}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invoice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithTax"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithoutTax"}},{"kind":"Field","name":{"kind":"Name","value":"taxAmount"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInputError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}}]}}]}}]}}]} as unknown as DocumentNode<IssueMedicalOutpatientMutation, IssueMedicalOutpatientMutationVariables>;
export const IssueOperatingLeaseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"IssueOperatingLease"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"example-operating-lease-1","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"issueInvoice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"kind"},"value":{"kind":"EnumValue","value":"GENERAL"}},{"kind":"ObjectField","name":{"kind":"Name","value":"seller"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"taxNumber"},"value":{"kind":"StringValue","value":"91440300MA5F0A0A1X","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"name"},"value":{"kind":"StringValue","value":"深圳市青禾科技有限公司","block":false}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"buyer"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"enterprise"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"name"},"value":{"kind":"StringValue","value":"北京启明星网络有限公司","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"taxNumber"},"value":{"kind":"StringValue","value":"91110108MA01C8JT6R","block":false}}]}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"drawer"},"value":{"kind":"StringValue","value":"王小明","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"lines"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"itemName"},"value":{"kind":"StringValue","value":"办公用房租赁","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"taxClassificationCode"},"value":{"kind":"StringValue","value":"3040502020100000000","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"unit"},"value":{"kind":"StringValue","value":"平方米","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"quantity"},"value":{"kind":"StringValue","value":"200","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"taxRate"},"value":{"kind":"StringValue","value":"0.09","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"amountWithTax"},"value":{"kind":"StringValue","value":"21800.00","block":false}}]}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"specificBusiness"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"operatingLease"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"location"},"value":{"kind":"StringValue","value":"广东省深圳市南山区","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"detailedAddress"},"value":{"kind":"StringValue","value":"科技园路1号3栋","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"leaseFrom"},"value":{"kind":"StringValue","value":"2026-11-01","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"leaseTo"},"value":{"kind":"StringValue","value":"2026-11-30","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"crossCity"},"value":{"kind":"BooleanValue","value":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"areaUnit"},"value":{"kind":"EnumValue","value":"SQUARE_METER"}}]}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invoice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithTax"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithoutTax"}},{"kind":"Field","name":{"kind":"Name","value":"taxAmount"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInputError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}}]}}]}}]}}]} as unknown as DocumentNode<IssueOperatingLeaseMutation, IssueOperatingLeaseMutationVariables>;
export const IssueParkingLeaseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"IssueParkingLease"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"example-parking-lease-1","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"issueInvoice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"kind"},"value":{"kind":"EnumValue","value":"GENERAL"}},{"kind":"ObjectField","name":{"kind":"Name","value":"seller"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"taxNumber"},"value":{"kind":"StringValue","value":"91440300MA5F0A0A1X","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"name"},"value":{"kind":"StringValue","value":"深圳市青禾科技有限公司","block":false}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"buyer"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"individual"},"value":{"kind":"ObjectValue","fields":[]}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"drawer"},"value":{"kind":"StringValue","value":"王小明","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"lines"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"itemName"},"value":{"kind":"StringValue","value":"停车费","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"taxClassificationCode"},"value":{"kind":"StringValue","value":"3040502020200000000","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"taxRate"},"value":{"kind":"StringValue","value":"0.09","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"amountWithTax"},"value":{"kind":"StringValue","value":"32.70","block":false}}]}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"specificBusiness"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"parkingLease"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"location"},"value":{"kind":"StringValue","value":"广东省深圳市南山区","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"detailedAddress"},"value":{"kind":"StringValue","value":"科技园路1号停车场","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"leaseFrom"},"value":{"kind":"StringValue","value":"2026-11-20T09:00:00+08:00","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"leaseTo"},"value":{"kind":"StringValue","value":"2026-11-20T18:30:00+08:00","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"crossCity"},"value":{"kind":"BooleanValue","value":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"areaUnit"},"value":{"kind":"EnumValue","value":"SQUARE_METER"}},{"kind":"ObjectField","name":{"kind":"Name","value":"plateNumber"},"value":{"kind":"StringValue","value":"粤B12345","block":false}}]}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invoice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithTax"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithoutTax"}},{"kind":"Field","name":{"kind":"Name","value":"taxAmount"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInputError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}}]}}]}}]}}]} as unknown as DocumentNode<IssueParkingLeaseMutation, IssueParkingLeaseMutationVariables>;
export const IssuePassengerTransportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"IssuePassengerTransport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"example-passenger-transport-1","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"issueInvoice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"kind"},"value":{"kind":"EnumValue","value":"GENERAL"}},{"kind":"ObjectField","name":{"kind":"Name","value":"seller"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"taxNumber"},"value":{"kind":"StringValue","value":"91440300MA5F0A0A1X","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"name"},"value":{"kind":"StringValue","value":"深圳市青禾科技有限公司","block":false}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"buyer"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"enterprise"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"name"},"value":{"kind":"StringValue","value":"北京启明星网络有限公司","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"taxNumber"},"value":{"kind":"StringValue","value":"91110108MA01C8JT6R","block":false}}]}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"drawer"},"value":{"kind":"StringValue","value":"王小明","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"lines"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"itemName"},"value":{"kind":"StringValue","value":"旅客运输服务","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"taxClassificationCode"},"value":{"kind":"StringValue","value":"3010101020100000000","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"taxRate"},"value":{"kind":"StringValue","value":"0.09","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"amountWithTax"},"value":{"kind":"StringValue","value":"545.00","block":false}}]}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"specificBusiness"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"passengerTransport"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"traveler"},"value":{"kind":"StringValue","value":"张伟","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"idType"},"value":{"kind":"EnumValue","value":"RESIDENT_ID_CARD"}},{"kind":"ObjectField","name":{"kind":"Name","value":"idNumber"},"value":{"kind":"StringValue","value":"110101199003070011","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"travelOn"},"value":{"kind":"StringValue","value":"2026-11-18","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"departurePlace"},"value":{"kind":"StringValue","value":"深圳","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"destinationPlace"},"value":{"kind":"StringValue","value":"广州","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"vehicle"},"value":{"kind":"StringValue","value":"火车","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"level"},"value":{"kind":"StringValue","value":"二等座","block":false}}]}]}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invoice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithTax"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithoutTax"}},{"kind":"Field","name":{"kind":"Name","value":"taxAmount"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInputError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}}]}}]}}]}}]} as unknown as DocumentNode<IssuePassengerTransportMutation, IssuePassengerTransportMutationVariables>;
export const IssueRealEstateSaleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"IssueRealEstateSale"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"example-real-estate-sale-1","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"issueInvoice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"kind"},"value":{"kind":"EnumValue","value":"SPECIAL"}},{"kind":"ObjectField","name":{"kind":"Name","value":"seller"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"taxNumber"},"value":{"kind":"StringValue","value":"91440300MA5F0A0A1X","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"name"},"value":{"kind":"StringValue","value":"深圳市青禾科技有限公司","block":false}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"buyer"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"enterprise"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"name"},"value":{"kind":"StringValue","value":"北京启明星网络有限公司","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"taxNumber"},"value":{"kind":"StringValue","value":"91110108MA01C8JT6R","block":false}}]}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"drawer"},"value":{"kind":"StringValue","value":"王小明","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"lines"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"itemName"},"value":{"kind":"StringValue","value":"办公用房","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"taxClassificationCode"},"value":{"kind":"StringValue","value":"5010200000000000000","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"unit"},"value":{"kind":"StringValue","value":"平方米","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"quantity"},"value":{"kind":"StringValue","value":"100","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"taxRate"},"value":{"kind":"StringValue","value":"0.09","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"amountWithTax"},"value":{"kind":"StringValue","value":"5450000.00","block":false}}]}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"specificBusiness"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"realEstateSale"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"address"},"value":{"kind":"StringValue","value":"广东省深圳市南山区","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"detailedAddress"},"value":{"kind":"StringValue","value":"科技园路1号3栋201","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"certificateNumber"},"value":{"kind":"StringValue","value":"粤2026深圳市不动产权第0012345号","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"crossCity"},"value":{"kind":"BooleanValue","value":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"areaUnit"},"value":{"kind":"IntValue","value":"20"}},{"kind":"ObjectField","name":{"kind":"Name","value":"onlineContractCode"},"value":{"kind":"StringValue","value":"SZ20261100018","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"actualTaxableAmount"},"value":{"kind":"StringValue","value":"5000000.00","block":false}}]}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invoice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithTax"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithoutTax"}},{"kind":"Field","name":{"kind":"Name","value":"taxAmount"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInputError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}}]}}]}}]}}]} as unknown as DocumentNode<IssueRealEstateSaleMutation, IssueRealEstateSaleMutationVariables>;
export const IssueRefinedOilDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"IssueRefinedOil"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"example-refined-oil-1","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"issueInvoice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"kind"},"value":{"kind":"EnumValue","value":"GENERAL"}},{"kind":"ObjectField","name":{"kind":"Name","value":"seller"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"taxNumber"},"value":{"kind":"StringValue","value":"91440300MA5FY0L17P","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"name"},"value":{"kind":"StringValue","value":"深圳市南方石油销售有限公司","block":false}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"buyer"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"individual"},"value":{"kind":"ObjectValue","fields":[]}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"drawer"},"value":{"kind":"StringValue","value":"陈立新","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"lines"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"itemName"},"value":{"kind":"StringValue","value":"92号车用汽油","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"taxClassificationCode"},"value":{"kind":"StringValue","value":"1070101010100000000","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"unit"},"value":{"kind":"StringValue","value":"LITER","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"quantity"},"value":{"kind":"StringValue","value":"40","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"taxRate"},"value":{"kind":"StringValue","value":"0.13","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"amountWithTax"},"value":{"kind":"StringValue","value":"316.40","block":false}}]}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"specificBusiness"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"refinedOil"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"refueling"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"station"},"value":{"kind":"StringValue","value":"南方石油科技园加油站","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"refueledAt"},"value":{"kind":"StringValue","value":"2026-11-20T08:30:00+08:00","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"gunNumber"},"value":{"kind":"StringValue","value":"3","block":false}}]}}]}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invoice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithTax"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithoutTax"}},{"kind":"Field","name":{"kind":"Name","value":"taxAmount"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInputError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}}]}}]}}]}}]} as unknown as DocumentNode<IssueRefinedOilMutation, IssueRefinedOilMutationVariables>;
export const IssueScrapInvoiceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"IssueScrapInvoice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"invoiceNumber"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"26468000000000000001","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"issueScrapInvoice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"invoiceNumber"},"value":{"kind":"Variable","name":{"kind":"Name","value":"invoiceNumber"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"drawer"},"value":{"kind":"StringValue","value":"何敏","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"drawerIdNumber"},"value":{"kind":"StringValue","value":"460106198501010025","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"areaCode"},"value":{"kind":"StringValue","value":"460100","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"ownUse"},"value":{"kind":"BooleanValue","value":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"lines"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"blue"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"categoryName"},"value":{"kind":"StringValue","value":"废钢","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"itemName"},"value":{"kind":"StringValue","value":"废旧钢材","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"unit"},"value":{"kind":"StringValue","value":"吨","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"quantity"},"value":{"kind":"StringValue","value":"2.5","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"unitPrice"},"value":{"kind":"StringValue","value":"500","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"amountWithoutTax"},"value":{"kind":"StringValue","value":"1250.00","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"taxRate"},"value":{"kind":"StringValue","value":"0","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"taxAmount"},"value":{"kind":"StringValue","value":"0.00","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"amountWithTax"},"value":{"kind":"StringValue","value":"1250.00","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"taxClassificationCode"},"value":{"kind":"StringValue","value":"1010301990000000000","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"nature"},"value":{"kind":"EnumValue","value":"NORMAL"}},{"kind":"ObjectField","name":{"kind":"Name","value":"benefit"},"value":{"kind":"EnumValue","value":"EXEMPT"}}]}]}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScrapInvoice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"acceptanceSerial"}},{"kind":"Field","name":{"kind":"Name","value":"uploadStatus"}},{"kind":"Field","name":{"kind":"Name","value":"uploadMessage"}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"taxPayment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInputError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlatformRejectedError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"steps"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OutcomeUnknownError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"operation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}}]}}]}}]}}]} as unknown as DocumentNode<IssueScrapInvoiceMutation, IssueScrapInvoiceMutationVariables>;
export const IssueTractorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"IssueTractor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"example-tractor-1","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"issueInvoice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"kind"},"value":{"kind":"EnumValue","value":"GENERAL"}},{"kind":"ObjectField","name":{"kind":"Name","value":"seller"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"taxNumber"},"value":{"kind":"StringValue","value":"91440300MA5F0A0A1X","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"name"},"value":{"kind":"StringValue","value":"深圳市青禾科技有限公司","block":false}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"buyer"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"enterprise"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"name"},"value":{"kind":"StringValue","value":"北京启明星网络有限公司","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"taxNumber"},"value":{"kind":"StringValue","value":"91110108MA01C8JT6R","block":false}}]}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"drawer"},"value":{"kind":"StringValue","value":"王小明","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"lines"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"itemName"},"value":{"kind":"StringValue","value":"轮式拖拉机","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"taxClassificationCode"},"value":{"kind":"StringValue","value":"1090235010000000000","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"unit"},"value":{"kind":"StringValue","value":"台","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"quantity"},"value":{"kind":"StringValue","value":"1","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"taxRate"},"value":{"kind":"StringValue","value":"0.09","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"amountWithTax"},"value":{"kind":"StringValue","value":"109000.00","block":false}}]}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"specificBusiness"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"tractorHarvester"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"engineNumber"},"value":{"kind":"StringValue","value":"E26110001","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"chassisNumber"},"value":{"kind":"StringValue","value":"C26110001","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"machineType"},"value":{"kind":"StringValue","value":"轮式拖拉机","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"brandModel"},"value":{"kind":"StringValue","value":"东方红LX904","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"factoryNumber"},"value":{"kind":"StringValue","value":"F26110001","block":false}}]}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invoice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithTax"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithoutTax"}},{"kind":"Field","name":{"kind":"Name","value":"taxAmount"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInputError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}}]}}]}}]}}]} as unknown as DocumentNode<IssueTractorMutation, IssueTractorMutationVariables>;
export const IssueUsedCarUnifiedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"IssueUsedCarUnified"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"example-used-car-unified-1","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"issueInvoice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"kind"},"value":{"kind":"EnumValue","value":"GENERAL"}},{"kind":"ObjectField","name":{"kind":"Name","value":"seller"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"taxNumber"},"value":{"kind":"StringValue","value":"91440300MA5F0A0A1X","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"name"},"value":{"kind":"StringValue","value":"深圳市青禾科技有限公司","block":false}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"buyer"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"enterprise"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"name"},"value":{"kind":"StringValue","value":"北京启明星网络有限公司","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"taxNumber"},"value":{"kind":"StringValue","value":"91110108MA01C8JT6R","block":false}}]}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"drawer"},"value":{"kind":"StringValue","value":"王小明","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"lines"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"itemName"},"value":{"kind":"StringValue","value":"小型轿车","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"taxClassificationCode"},"value":{"kind":"StringValue","value":"1090305010000000000","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"unit"},"value":{"kind":"StringValue","value":"辆","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"quantity"},"value":{"kind":"StringValue","value":"1","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"taxRate"},"value":{"kind":"StringValue","value":"0.005","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"amountWithTax"},"value":{"kind":"StringValue","value":"60300.00","block":false}}]}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"specificBusiness"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"usedCarUnified"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"kind"},"value":{"kind":"EnumValue","value":"NORMAL"}},{"kind":"ObjectField","name":{"kind":"Name","value":"members"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"used_car_unified"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"plate_number"},"value":{"kind":"StringValue","value":"粤B12345","block":false}}]}}]}}]}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invoice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithTax"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithoutTax"}},{"kind":"Field","name":{"kind":"Name","value":"taxAmount"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInputError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}}]}}]}}]}}]} as unknown as DocumentNode<IssueUsedCarUnifiedMutation, IssueUsedCarUnifiedMutationVariables>;
export const IssueUsedCarDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"IssueUsedCar"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"example-used-car-1","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"issueInvoice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"kind"},"value":{"kind":"EnumValue","value":"GENERAL"}},{"kind":"ObjectField","name":{"kind":"Name","value":"seller"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"taxNumber"},"value":{"kind":"StringValue","value":"91440300MA5F0A0A1X","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"name"},"value":{"kind":"StringValue","value":"深圳市青禾科技有限公司","block":false}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"buyer"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"enterprise"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"name"},"value":{"kind":"StringValue","value":"北京启明星网络有限公司","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"taxNumber"},"value":{"kind":"StringValue","value":"91110108MA01C8JT6R","block":false}}]}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"drawer"},"value":{"kind":"StringValue","value":"王小明","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"lines"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"itemName"},"value":{"kind":"StringValue","value":"小型轿车","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"taxClassificationCode"},"value":{"kind":"StringValue","value":"1090305010000000000","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"unit"},"value":{"kind":"StringValue","value":"辆","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"quantity"},"value":{"kind":"StringValue","value":"1","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"taxRate"},"value":{"kind":"StringValue","value":"0.005","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"amountWithTax"},"value":{"kind":"StringValue","value":"60300.00","block":false}}]}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"specificBusiness"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"usedCar"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"invoiceNumber"},"value":{"kind":"StringValue","value":"26442000000000000011","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"paperInvoiceCode"},"value":{"kind":"StringValue","value":"044002600111","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"paperInvoiceNumber"},"value":{"kind":"StringValue","value":"00000013","block":false}}]}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invoice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithTax"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithoutTax"}},{"kind":"Field","name":{"kind":"Name","value":"taxAmount"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInputError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}}]}}]}}]}}]} as unknown as DocumentNode<IssueUsedCarMutation, IssueUsedCarMutationVariables>;
export const KeysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Keys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"fingerprint"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedOn"}},{"kind":"Field","name":{"kind":"Name","value":"unitsPerRequest"}},{"kind":"Field","name":{"kind":"Name","value":"budgets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"capability"}},{"kind":"Field","name":{"kind":"Name","value":"unitsPerDay"}},{"kind":"Field","name":{"kind":"Name","value":"leftUnits"}}]}}]}}]}}]} as unknown as DocumentNode<KeysQuery, KeysQueryVariables>;
export const LookAgainDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LookAgain"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lookAgain"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Operation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextPollAt"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}}]}}]}}]}}]} as unknown as DocumentNode<LookAgainMutation, LookAgainMutationVariables>;
export const NaturalPersonIssuingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NaturalPersonIssuing"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"person"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NaturalPersonInput"}}},"defaultValue":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"name"},"value":{"kind":"StringValue","value":"张建国","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"certificateKind"},"value":{"kind":"EnumValue","value":"RESIDENT_ID_CARD"}},{"kind":"ObjectField","name":{"kind":"Name","value":"idNumber"},"value":{"kind":"StringValue","value":"110101198503154217","block":false}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"naturalPersonIssuing"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"person"},"value":{"kind":"Variable","name":{"kind":"Name","value":"person"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isBlocked"}},{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyCumulative"}},{"kind":"Field","name":{"kind":"Name","value":"channels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"generalAmount"}},{"kind":"Field","name":{"kind":"Name","value":"specialAmount"}},{"kind":"Field","name":{"kind":"Name","value":"generalTax"}},{"kind":"Field","name":{"kind":"Name","value":"generalExemptAmount"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"incomeTaxBase"}},{"kind":"Field","name":{"kind":"Name","value":"incomeTaxPaid"}}]}}]}}]} as unknown as DocumentNode<NaturalPersonIssuingQuery, NaturalPersonIssuingQueryVariables>;
export const OnboardSellerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OnboardSeller"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sellerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"example-seller-1","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"onboardSeller"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"sellerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sellerId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"name"},"value":{"kind":"StringValue","value":"张建国","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"idNumber"},"value":{"kind":"StringValue","value":"110101198503154217","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"phone"},"value":{"kind":"StringValue","value":"13900000011","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"returnUrl"},"value":{"kind":"StringValue","value":"https://example.com/sellers","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"serviceProviderId"},"value":{"kind":"StringValue","value":"vendor-1","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"buyerTaxNumber"},"value":{"kind":"StringValue","value":"91440300MA5F0A0A1X","block":false}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SellerOnboarding"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faceScanUrl"}},{"kind":"Field","name":{"kind":"Name","value":"faceScanNumber"}},{"kind":"Field","name":{"kind":"Name","value":"isMock"}},{"kind":"Field","name":{"kind":"Name","value":"seller"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInputError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}}]}}]}}]}}]} as unknown as DocumentNode<OnboardSellerMutation, OnboardSellerMutationVariables>;
export const OpenEnterpriseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OpenEnterprise"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"serviceProviderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"vendor-1","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openEnterprise"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"serviceProviderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"serviceProviderId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"leqiOrganizationId"},"value":{"kind":"StringValue","value":"leqi-1","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"authorizationType"},"value":{"kind":"StringValue","value":"1","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"authorizerIdNumber"},"value":{"kind":"StringValue","value":"110101198503154217","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"returnUrl"},"value":{"kind":"StringValue","value":"https://example.com/enterprises","block":false}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EnterpriseOpening"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"authorizationUrl"}},{"kind":"Field","name":{"kind":"Name","value":"isMock"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInputError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}}]}}]}}]}}]} as unknown as DocumentNode<OpenEnterpriseMutation, OpenEnterpriseMutationVariables>;
export const OpenH5EnterpriseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OpenH5Enterprise"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"invoiceArchiveType"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"01","block":false}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyName"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}},"defaultValue":{"kind":"StringValue","value":"深圳市青禾科技有限公司","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openH5Session"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"handling"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"enterprise"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"invoiceArchiveType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"invoiceArchiveType"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"companyName"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyName"}}}]}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"H5Link"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"isMock"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInputError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}}]}}]}}]}}]} as unknown as DocumentNode<OpenH5EnterpriseMutation, OpenH5EnterpriseMutationVariables>;
export const OpenH5SellerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OpenH5Seller"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sellerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"example-seller-1","block":false}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ttlHours"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"defaultValue":{"kind":"IntValue","value":"72"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openH5Session"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"handling"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"seller"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"sellerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sellerId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"payerNumber"},"value":{"kind":"StringValue","value":"PAYER-0001","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"name"},"value":{"kind":"StringValue","value":"张三","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"phone"},"value":{"kind":"StringValue","value":"13800138000","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"address"},"value":{"kind":"StringValue","value":"广东省深圳市南山区科技园路1号","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"occupation"},"value":{"kind":"IntValue","value":"5"}},{"kind":"ObjectField","name":{"kind":"Name","value":"idValidTo"},"value":{"kind":"StringValue","value":"9999-12-30","block":false}}]}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"ttlHours"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ttlHours"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"H5Link"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"isMock"}},{"kind":"Field","name":{"kind":"Name","value":"session"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"isMock"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInputError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"retryable"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"platformCode"}},{"kind":"Field","name":{"kind":"Name","value":"platformRequestId"}}]}}]}}]}}]} as unknown as DocumentNode<OpenH5SellerMutation, OpenH5SellerMutationVariables>;
export const OperationHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OperationHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"operation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"previousState"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}}]} as unknown as DocumentNode<OperationHistoryQuery, OperationHistoryQueryVariables>;
export const OperationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Operations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"states"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OperationState"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},"defaultValue":{"kind":"IntValue","value":"20"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"operations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"states"},"value":{"kind":"Variable","name":{"kind":"Name","value":"states"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"final"}},{"kind":"Field","name":{"kind":"Name","value":"stale"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextPollAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<OperationsQuery, OperationsQueryVariables>;
export const PayAndIssueReverseInvoiceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PayAndIssueReverseInvoice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"example-reverse-1","block":false}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sellerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"example-seller-1","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payAndIssueReverseInvoice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"sellerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sellerId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"serviceProviderId"},"value":{"kind":"StringValue","value":"vendor-1","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"buyerTaxNumber"},"value":{"kind":"StringValue","value":"91440300MA5F0A0A1X","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"transactionChannel"},"value":{"kind":"StringValue","value":"channel-1","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"returnUrl"},"value":{"kind":"StringValue","value":"https://example.com/orders","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"extra"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"goodsInfo"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"name"},"value":{"kind":"StringValue","value":"废钢","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"quantity"},"value":{"kind":"FloatValue","value":"2.5"}},{"kind":"ObjectField","name":{"kind":"Name","value":"amount"},"value":{"kind":"StringValue","value":"1250.00","block":false}}]}]}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReverseInvoice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"payUrl"}},{"kind":"Field","name":{"kind":"Name","value":"isMock"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuotaLimitReached"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"explanation"}},{"kind":"Field","name":{"kind":"Name","value":"quota"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"over5000000"}},{"kind":"Field","name":{"kind":"Name","value":"overYear2000000"}},{"kind":"Field","name":{"kind":"Name","value":"overYear2100000"}},{"kind":"Field","name":{"kind":"Name","value":"overMonth100000"}},{"kind":"Field","name":{"kind":"Name","value":"backAmount"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SellerNotReady"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"explanation"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInputError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OutcomeUnknownError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"operation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}}]}}]}}]}}]} as unknown as DocumentNode<PayAndIssueReverseInvoiceMutation, PayAndIssueReverseInvoiceMutationVariables>;
export const PendingTransactionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PendingTransactions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PendingTransactionsInput"}}},"defaultValue":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"person"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"name"},"value":{"kind":"StringValue","value":"周未缴","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"idNumber"},"value":{"kind":"StringValue","value":"460106198008082217","block":false}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pendingTransactions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blocked"}},{"kind":"Field","name":{"kind":"Name","value":"unpaidCount"}},{"kind":"Field","name":{"kind":"Name","value":"transactions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"preOpenedOn"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithoutTax"}},{"kind":"Field","name":{"kind":"Name","value":"taxAmount"}},{"kind":"Field","name":{"kind":"Name","value":"paymentState"}},{"kind":"Field","name":{"kind":"Name","value":"enteredAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hint"}}]}}]}}]} as unknown as DocumentNode<PendingTransactionsQuery, PendingTransactionsQueryVariables>;
export const PreOpenScrapOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PreOpenScrapOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"example-scrap-2","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"calculateTaxAndOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"buyerTaxNumber"},"value":{"kind":"StringValue","value":"91460100MA5RYC037E","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"person"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"name"},"value":{"kind":"StringValue","value":"李秀英","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"idNumber"},"value":{"kind":"StringValue","value":"110101198001010029","block":false}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"kind"},"value":{"kind":"EnumValue","value":"GENERAL"}},{"kind":"ObjectField","name":{"kind":"Name","value":"ownUse"},"value":{"kind":"BooleanValue","value":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"amountWithoutTax"},"value":{"kind":"StringValue","value":"1250.00","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"extra"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"mxList"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"xmmc"},"value":{"kind":"StringValue","value":"废钢","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"sl"},"value":{"kind":"StringValue","value":"2.5","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"dw"},"value":{"kind":"StringValue","value":"吨","block":false}}]}]}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScrapOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"taxSlipNumber"}},{"kind":"Field","name":{"kind":"Name","value":"totalTaxPayable"}},{"kind":"Field","name":{"kind":"Name","value":"taxItems"}},{"kind":"Field","name":{"kind":"Name","value":"isMock"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PendingTransactionInTheWay"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"taxSlipNumber"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pending"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hint"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInputError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlatformRejectedError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"steps"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OutcomeUnknownError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"operation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}}]}}]}}]}}]} as unknown as DocumentNode<PreOpenScrapOrderMutation, PreOpenScrapOrderMutationVariables>;
export const ReadInvoiceCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReadInvoiceCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"01,32,,26442000000000000011,1660.00,20261102,,74AE","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"readInvoiceCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"issuedOn"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithTax"}},{"kind":"Field","name":{"kind":"Name","value":"obstacle"}}]}}]}}]} as unknown as DocumentNode<ReadInvoiceCodeQuery, ReadInvoiceCodeQueryVariables>;
export const ReadInvoiceFileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReadInvoiceFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"File"}}},"defaultValue":{"kind":"StringValue","value":"example-invoice.pdf","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"readInvoiceFile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvoiceFileReading"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"elements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"issuedOn"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithTax"}}]}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"face"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sellerName"}},{"kind":"Field","name":{"kind":"Name","value":"buyerName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unread"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}}]}}]}}]}}]} as unknown as DocumentNode<ReadInvoiceFileMutation, ReadInvoiceFileMutationVariables>;
export const RedConfirmationDetailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RedConfirmationDetail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"confirmationUuid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"00000000000000000000000000000001","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"redConfirmation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"confirmationUuid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"confirmationUuid"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmationUuid"}},{"kind":"Field","name":{"kind":"Name","value":"confirmationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"platformStatus"}},{"kind":"Field","name":{"kind":"Name","value":"platformStatusCode"}},{"kind":"Field","name":{"kind":"Name","value":"sellerName"}},{"kind":"Field","name":{"kind":"Name","value":"buyerName"}},{"kind":"Field","name":{"kind":"Name","value":"originalInvoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"originalSpecialElement"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isValid"}},{"kind":"Field","name":{"kind":"Name","value":"raw"}}]}}]}}]} as unknown as DocumentNode<RedConfirmationDetailQuery, RedConfirmationDetailQueryVariables>;
export const RedConfirmationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RedConfirmations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"defaultValue":{"kind":"IntValue","value":"20"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"redConfirmations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"as"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"buyer"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"buyerTaxNumber"},"value":{"kind":"StringValue","value":"91460100MA5RYC037E","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"buyerName"},"value":{"kind":"StringValue","value":"海口椰城再生资源回收有限公司","block":false}}]}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmationUuid"}},{"kind":"Field","name":{"kind":"Name","value":"confirmationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"enteredBy"}},{"kind":"Field","name":{"kind":"Name","value":"enteredAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"originalInvoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"redAmountWithoutTax"}},{"kind":"Field","name":{"kind":"Name","value":"redTaxAmount"}},{"kind":"Field","name":{"kind":"Name","value":"isRedInvoiceIssued"}},{"kind":"Field","name":{"kind":"Name","value":"redInvoiceNumber"}}]}}]}}]}}]}}]} as unknown as DocumentNode<RedConfirmationsQuery, RedConfirmationsQueryVariables>;
export const RedOffsetReverseInvoiceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RedOffsetReverseInvoice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"example-reverse-1","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"redOffsetReverseInvoice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"amount"},"value":{"kind":"StringValue","value":"1250.00","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"projectName"},"value":{"kind":"StringValue","value":"废钢","block":false}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReverseInvoiceRedOffset"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmationUrl"}},{"kind":"Field","name":{"kind":"Name","value":"isMock"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInputError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}}]}}]}}]}}]} as unknown as DocumentNode<RedOffsetReverseInvoiceMutation, RedOffsetReverseInvoiceMutationVariables>;
export const RedOffsetStatusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RedOffsetStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"example-enterprise-1","block":false}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"by"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InvoiceBy"}}},"defaultValue":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"orderId"},"value":{"kind":"StringValue","value":"example-enterprise-1","block":false}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"redOffset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"redOffsetId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"redInvoiceId"}},{"kind":"Field","name":{"kind":"Name","value":"redInvoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"platformStatusCode"}},{"kind":"Field","name":{"kind":"Name","value":"documentsState"}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rejection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"platformCode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"raw"}}]}},{"kind":"Field","name":{"kind":"Name","value":"invoice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"Variable","name":{"kind":"Name","value":"by"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"isRedOffset"}},{"kind":"Field","name":{"kind":"Name","value":"redOffset"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]}}]} as unknown as DocumentNode<RedOffsetStatusQuery, RedOffsetStatusQueryVariables>;
export const RedOffsetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RedOffset"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"example-enterprise-1","block":false}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"redOffsetId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"example-red-offset-1","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"redOffsetInvoice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"redOffsetId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"redOffsetId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RedOffset"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"redInvoiceId"}},{"kind":"Field","name":{"kind":"Name","value":"platformStatus"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInputError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"existing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}}]}}]}}]}}]} as unknown as DocumentNode<RedOffsetMutation, RedOffsetMutationVariables>;
export const RegisterSellerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RegisterSeller"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sellerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"example-seller-1","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registerSeller"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"sellerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sellerId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"name"},"value":{"kind":"StringValue","value":"张建国","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"idNumber"},"value":{"kind":"StringValue","value":"110101198503154217","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"phone"},"value":{"kind":"StringValue","value":"13900000011","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"card"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"otherBank"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"cardNumber"},"value":{"kind":"StringValue","value":"6222020200000000118","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"bankName"},"value":{"kind":"StringValue","value":"招商银行深圳科技园支行","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"bankCode"},"value":{"kind":"StringValue","value":"308584000000","block":false}}]}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"idValidFrom"},"value":{"kind":"StringValue","value":"2015-06-01","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"idValidTo"},"value":{"kind":"StringValue","value":"2035-06-01","block":false}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SellerRegistration"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accepted"}},{"kind":"Field","name":{"kind":"Name","value":"autoAudited"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"seller"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInputError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OutcomeUnknownError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"operation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}}]}}]}}]}}]} as unknown as DocumentNode<RegisterSellerMutation, RegisterSellerMutationVariables>;
export const RegisterSignerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RegisterSigner"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"personId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"example-person-1","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registerSigner"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"personId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"personId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"phone"},"value":{"kind":"StringValue","value":"13900000077","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"authMethods"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"BANK_CARD"}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"name"},"value":{"kind":"StringValue","value":"张建国","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"idNumber"},"value":{"kind":"StringValue","value":"110101198503154217","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"bankCard"},"value":{"kind":"StringValue","value":"6222020200000000118","block":false}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignerRegistration"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signingPartyId"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"resultCode"}},{"kind":"Field","name":{"kind":"Name","value":"signer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInputError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"retryable"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"platformCode"}},{"kind":"Field","name":{"kind":"Name","value":"platformRequestId"}}]}}]}}]}}]} as unknown as DocumentNode<RegisterSignerMutation, RegisterSignerMutationVariables>;
export const RegisterSigningCompanyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RegisterSigningCompany"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"example-company-1","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registerSigningCompany"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"companyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"name"},"value":{"kind":"StringValue","value":"深圳市青禾科技有限公司","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"taxNumber"},"value":{"kind":"StringValue","value":"91440300MA5F0A0A1X","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"legalRepresentativeName"},"value":{"kind":"StringValue","value":"王小明","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"legalRepresentativeIdNumber"},"value":{"kind":"StringValue","value":"110101198503154217","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"handlerPhone"},"value":{"kind":"StringValue","value":"13900000066","block":false}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SigningCompanyRegistration"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signingPartyId"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"silentSigning"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInputError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"retryable"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"platformCode"}},{"kind":"Field","name":{"kind":"Name","value":"platformRequestId"}}]}}]}}]}}]} as unknown as DocumentNode<RegisterSigningCompanyMutation, RegisterSigningCompanyMutationVariables>;
export const ReserveInvoiceNumbersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReserveInvoiceNumbers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InvoiceNumberReservationInput"}}},"defaultValue":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"reservationId"},"value":{"kind":"StringValue","value":"example-reservation-1","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"buyerTaxNumber"},"value":{"kind":"StringValue","value":"91460100MA5RYC037E","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"quantity"},"value":{"kind":"IntValue","value":"100"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reserveInvoiceNumbers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvoiceNumberReservation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reservationId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"serial"}},{"kind":"Field","name":{"kind":"Name","value":"range"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstNumber"}},{"kind":"Field","name":{"kind":"Name","value":"lastNumber"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rejection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"platformCode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"operation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OutcomeUnknownError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"operation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInputError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"platformCode"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}}]}}]}}]}}]} as unknown as DocumentNode<ReserveInvoiceNumbersMutation, ReserveInvoiceNumbersMutationVariables>;
export const ReverseInvoiceFileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReverseInvoiceFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"example-reverse-1","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reverseInvoiceFile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"isMock"}},{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"mediaType"}},{"kind":"Field","name":{"kind":"Name","value":"byteSize"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]}}]} as unknown as DocumentNode<ReverseInvoiceFileQuery, ReverseInvoiceFileQueryVariables>;
export const ReverseInvoiceTotalsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReverseInvoiceTotals"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"by"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TotalsBy"}}},"defaultValue":{"kind":"EnumValue","value":"SELLER"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"YearMonth"}}},"defaultValue":{"kind":"StringValue","value":"2026-01","block":false}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"YearMonth"}}},"defaultValue":{"kind":"StringValue","value":"2026-12","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reverseInvoiceTotals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"Variable","name":{"kind":"Name","value":"by"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"sellerTaxNumber"}},{"kind":"Field","name":{"kind":"Name","value":"sellerId"}},{"kind":"Field","name":{"kind":"Name","value":"buyerTaxNumber"}},{"kind":"Field","name":{"kind":"Name","value":"buyerName"}},{"kind":"Field","name":{"kind":"Name","value":"taxRate"}},{"kind":"Field","name":{"kind":"Name","value":"others"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithoutTax"}},{"kind":"Field","name":{"kind":"Name","value":"taxAmount"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithTax"}},{"kind":"Field","name":{"kind":"Name","value":"reversedCount"}},{"kind":"Field","name":{"kind":"Name","value":"reversedAmountWithTax"}}]}}]}}]} as unknown as DocumentNode<ReverseInvoiceTotalsQuery, ReverseInvoiceTotalsQueryVariables>;
export const ReverseInvoiceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReverseInvoice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"example-reverse-1","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reverseInvoice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"platformStatus"}},{"kind":"Field","name":{"kind":"Name","value":"platformStatusCode"}},{"kind":"Field","name":{"kind":"Name","value":"payUrl"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"taxAmount"}},{"kind":"Field","name":{"kind":"Name","value":"payAmount"}},{"kind":"Field","name":{"kind":"Name","value":"stepStatuses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirm"}},{"kind":"Field","name":{"kind":"Name","value":"pay"}},{"kind":"Field","name":{"kind":"Name","value":"invoice"}},{"kind":"Field","name":{"kind":"Name","value":"upload"}},{"kind":"Field","name":{"kind":"Name","value":"tax"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isMock"}},{"kind":"Field","name":{"kind":"Name","value":"seller"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"canInvoice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"operation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"final"}}]}}]}}]}}]} as unknown as DocumentNode<ReverseInvoiceQuery, ReverseInvoiceQueryVariables>;
export const RevokeRedConfirmationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeRedConfirmation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"revocationId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"example-revocation-1","block":false}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"confirmationUuid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"00000000000000000000000000000001","block":false}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"confirmationNumber"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"46000000000000000001","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeRedConfirmation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"revocationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"revocationId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"sellerTaxNumber"},"value":{"kind":"StringValue","value":"110101198503154217","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"confirmationUuid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"confirmationUuid"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"confirmationNumber"},"value":{"kind":"Variable","name":{"kind":"Name","value":"confirmationNumber"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RedConfirmationRevocation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revocationId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedAt"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OutcomeUnknownError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"operation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"platformCode"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}}]}}]}}]}}]} as unknown as DocumentNode<RevokeRedConfirmationMutation, RevokeRedConfirmationMutationVariables>;
export const ScrapInvoiceTotalsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ScrapInvoiceTotals"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"by"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TotalsBy"}}},"defaultValue":{"kind":"EnumValue","value":"MONTH"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"YearMonth"}}},"defaultValue":{"kind":"StringValue","value":"2026-01","block":false}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"YearMonth"}}},"defaultValue":{"kind":"StringValue","value":"2026-12","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scrapInvoiceTotals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"Variable","name":{"kind":"Name","value":"by"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"sellerTaxNumber"}},{"kind":"Field","name":{"kind":"Name","value":"sellerId"}},{"kind":"Field","name":{"kind":"Name","value":"buyerTaxNumber"}},{"kind":"Field","name":{"kind":"Name","value":"buyerName"}},{"kind":"Field","name":{"kind":"Name","value":"taxRate"}},{"kind":"Field","name":{"kind":"Name","value":"others"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithoutTax"}},{"kind":"Field","name":{"kind":"Name","value":"taxAmount"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithTax"}},{"kind":"Field","name":{"kind":"Name","value":"reversedCount"}},{"kind":"Field","name":{"kind":"Name","value":"reversedAmountWithTax"}}]}}]}}]} as unknown as DocumentNode<ScrapInvoiceTotalsQuery, ScrapInvoiceTotalsQueryVariables>;
export const ScrapOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ScrapOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"example-scrap-1","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scrapOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"totalTaxPayable"}},{"kind":"Field","name":{"kind":"Name","value":"taxComparison"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"estimate"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"kind"},"value":{"kind":"EnumValue","value":"GENERAL"}},{"kind":"ObjectField","name":{"kind":"Name","value":"scrap"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"purchased"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"incomeTaxBase"},"value":{"kind":"StringValue","value":"80000.00","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"incomeTaxPaid"},"value":{"kind":"StringValue","value":"200.00","block":false}}]}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"amountWithoutTax"},"value":{"kind":"StringValue","value":"1250.00","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"monthlyCumulative"},"value":{"kind":"StringValue","value":"20000.00","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"urbanRate"},"value":{"kind":"StringValue","value":"0.07","block":false}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"differences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"here"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"taxPayment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taxSlipNumber"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}}]}},{"kind":"Field","name":{"kind":"Name","value":"invoice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]}}]} as unknown as DocumentNode<ScrapOrderQuery, ScrapOrderQueryVariables>;
export const ScrapPurchaseReadinessDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ScrapPurchaseReadiness"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ScrapPurchaseReadinessInput"}}},"defaultValue":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"buyerTaxNumber"},"value":{"kind":"StringValue","value":"91460100MA5RYC037E","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"period"},"value":{"kind":"StringValue","value":"2026-10","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"person"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"name"},"value":{"kind":"StringValue","value":"张建国","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"idNumber"},"value":{"kind":"StringValue","value":"110101198503154217","block":false}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scrapPurchaseReadiness"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"eligibility"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"agentTax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pending"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"limits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}}]} as unknown as DocumentNode<ScrapPurchaseReadinessQuery, ScrapPurchaseReadinessQueryVariables>;
export const ScrapTaxEstimateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ScrapTaxEstimate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ScrapTaxEstimateInput"}}},"defaultValue":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"kind"},"value":{"kind":"EnumValue","value":"SPECIAL"}},{"kind":"ObjectField","name":{"kind":"Name","value":"enjoysReduction"},"value":{"kind":"BooleanValue","value":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"scrap"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"purchased"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"incomeTaxBase"},"value":{"kind":"StringValue","value":"590000.00","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"incomeTaxPaid"},"value":{"kind":"StringValue","value":"1475.00","block":false}}]}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"amountWithoutTax"},"value":{"kind":"StringValue","value":"10000.00","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"monthlyCumulative"},"value":{"kind":"StringValue","value":"95000.00","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"supplements"},"value":{"kind":"BooleanValue","value":true}},{"kind":"ObjectField","name":{"kind":"Name","value":"pending"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"general"},"value":{"kind":"StringValue","value":"80000.00","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"specialAtOnePercent"},"value":{"kind":"StringValue","value":"15000.00","block":false}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"urbanRate"},"value":{"kind":"StringValue","value":"0.07","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"assumptions"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"payableRoundedOnce"},"value":{"kind":"BooleanValue","value":true}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scrapTaxEstimate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"base"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"quickDeduction"}},{"kind":"Field","name":{"kind":"Name","value":"amountBeforeReduction"}},{"kind":"Field","name":{"kind":"Name","value":"reduction"}},{"kind":"Field","name":{"kind":"Name","value":"alreadyPaid"}},{"kind":"Field","name":{"kind":"Name","value":"payable"}},{"kind":"Field","name":{"kind":"Name","value":"natureCode"}},{"kind":"Field","name":{"kind":"Name","value":"levyItem"}},{"kind":"Field","name":{"kind":"Name","value":"ruleId"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vatAndSurchargesPayable"}},{"kind":"Field","name":{"kind":"Name","value":"incomeTaxPayable"}},{"kind":"Field","name":{"kind":"Name","value":"totalTaxPayable"}},{"kind":"Field","name":{"kind":"Name","value":"taxAmount"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithTax"}},{"kind":"Field","name":{"kind":"Name","value":"paidToSeller"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyCumulativeAfter"}},{"kind":"Field","name":{"kind":"Name","value":"assumptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"holds"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"statement"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}}]} as unknown as DocumentNode<ScrapTaxEstimateQuery, ScrapTaxEstimateQueryVariables>;
export const SearchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Search"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}},"defaultValue":{"kind":"StringValue","value":"order","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"search"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"match"}},{"kind":"Field","name":{"kind":"Name","value":"isExact"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"stateName"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]}}]}}]} as unknown as DocumentNode<SearchQuery, SearchQueryVariables>;
export const SellerIssuingLimitsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SellerIssuingLimits"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SellerIssuingLimitsInput"}}},"defaultValue":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"person"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"name"},"value":{"kind":"StringValue","value":"张建国","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"idNumber"},"value":{"kind":"StringValue","value":"110101198503154217","block":false}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sellerIssuingLimits"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowed"}},{"kind":"Field","name":{"kind":"Name","value":"yearlyLines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"meaning"}}]}},{"kind":"Field","name":{"kind":"Name","value":"raw"}}]}}]}}]} as unknown as DocumentNode<SellerIssuingLimitsQuery, SellerIssuingLimitsQueryVariables>;
export const SellerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Seller"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sellerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"example-seller-1","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seller"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sellerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sellerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sellerId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"realNamed"}},{"kind":"Field","name":{"kind":"Name","value":"registrationAccepted"}},{"kind":"Field","name":{"kind":"Name","value":"onboarded"}},{"kind":"Field","name":{"kind":"Name","value":"canInvoice"}},{"kind":"Field","name":{"kind":"Name","value":"blockedBy"}},{"kind":"Field","name":{"kind":"Name","value":"blockedReason"}},{"kind":"Field","name":{"kind":"Name","value":"payeeStatus"}},{"kind":"Field","name":{"kind":"Name","value":"auditStatus"}},{"kind":"Field","name":{"kind":"Name","value":"authorizeStatus"}},{"kind":"Field","name":{"kind":"Name","value":"freezeStatus"}},{"kind":"Field","name":{"kind":"Name","value":"quota"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"over5000000"}},{"kind":"Field","name":{"kind":"Name","value":"overYear2000000"}},{"kind":"Field","name":{"kind":"Name","value":"overYear2100000"}},{"kind":"Field","name":{"kind":"Name","value":"overMonth100000"}},{"kind":"Field","name":{"kind":"Name","value":"backAmount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isMock"}},{"kind":"Field","name":{"kind":"Name","value":"reverseInvoices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"contracts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contractId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"operation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"final"}},{"kind":"Field","name":{"kind":"Name","value":"nextPollAt"}}]}}]}}]}}]} as unknown as DocumentNode<SellerQuery, SellerQueryVariables>;
export const SigningLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SigningLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"by"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SigningTaskBy"}}},"defaultValue":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"signingTaskId"},"value":{"kind":"StringValue","value":"example-contract-1","block":false}}]}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"signerSigningPartyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"PER44d58e0ee9dcd107","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signingLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"Variable","name":{"kind":"Name","value":"by"}}},{"kind":"Argument","name":{"kind":"Name","value":"signerSigningPartyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"signerSigningPartyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"h5Url"}},{"kind":"Field","name":{"kind":"Name","value":"pcUrl"}},{"kind":"Field","name":{"kind":"Name","value":"signStatus"}}]}}]}}]} as unknown as DocumentNode<SigningLinkQuery, SigningLinkQueryVariables>;
export const SigningPartiesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SigningParties"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"company"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"ENT24071537e95685a6","block":false}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"person"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"PER44d58e0ee9dcd107","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signingCompany"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"signingPartyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"company"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"sealIds"}},{"kind":"Field","name":{"kind":"Name","value":"silentSigning"}},{"kind":"Field","name":{"kind":"Name","value":"silentSigningExpiresAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"signingPartyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"person"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"result"}}]}}]}}]} as unknown as DocumentNode<SigningPartiesQuery, SigningPartiesQueryVariables>;
export const SigningTaskDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SigningTask"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"by"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SigningTaskBy"}}},"defaultValue":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"signingTaskId"},"value":{"kind":"StringValue","value":"example-contract-1","block":false}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signingTask"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"Variable","name":{"kind":"Name","value":"by"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taskNo"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"platformStatus"}},{"kind":"Field","name":{"kind":"Name","value":"signers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signingPartyId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"turn"}},{"kind":"Field","name":{"kind":"Name","value":"signStatus"}}]}},{"kind":"Field","name":{"kind":"Name","value":"refusedReason"}},{"kind":"Field","name":{"kind":"Name","value":"documentsState"}},{"kind":"Field","name":{"kind":"Name","value":"documentsFailure"}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"mediaType"}},{"kind":"Field","name":{"kind":"Name","value":"byteSize"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rejection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"platformCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}}]}}]}}]}}]} as unknown as DocumentNode<SigningTaskQuery, SigningTaskQueryVariables>;
export const StartExportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartExport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"exportId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"example-export-1","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startExport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"exportId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"exportId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"XLSX"}},{"kind":"ObjectField","name":{"kind":"Name","value":"of"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"invoices"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"states"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"ISSUED"}]}}]}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Export"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}}]}}]}}]}}]} as unknown as DocumentNode<StartExportMutation, StartExportMutationVariables>;
export const StartVerificationBatchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartVerificationBatch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"batchId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"example-batch-1","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startVerificationBatch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"batchId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"batchId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"invoices"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"digitalGeneral"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"invoiceNumber"},"value":{"kind":"StringValue","value":"26442000000000000011","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"issuedOn"},"value":{"kind":"StringValue","value":"2026-11-02","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"amountWithTax"},"value":{"kind":"StringValue","value":"1660.00","block":false}}]}}]},{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"vatSpecial"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"invoiceCode"},"value":{"kind":"StringValue","value":"4400261130","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"invoiceNumber"},"value":{"kind":"StringValue","value":"00000015","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"issuedOn"},"value":{"kind":"StringValue","value":"2026-11-06","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"amountWithoutTax"},"value":{"kind":"StringValue","value":"1500.00","block":false}}]}}]},{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"blockchain"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"invoiceCode"},"value":{"kind":"StringValue","value":"144032650110","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"invoiceNumber"},"value":{"kind":"StringValue","value":"00000017","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"sellerTaxNumber"},"value":{"kind":"StringValue","value":"91440300MA5F0A0A1X","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"shortCode"},"value":{"kind":"StringValue","value":"a1b2c","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"region"},"value":{"kind":"EnumValue","value":"SHENZHEN"}}]}}]},{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"printedCode"},"value":{"kind":"StringValue","value":"01,32,,26442000000000000011,1660.00,20261102,,0","block":false}}]}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VerificationBatch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"batchId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"duplicates"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}}]}}]}}]}}]} as unknown as DocumentNode<StartVerificationBatchMutation, StartVerificationBatchMutationVariables>;
export const TaxClassificationCodesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TaxClassificationCodes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"buyerTaxNumber"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"91460100MA5RYC037E","block":false}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"since"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"taxOfficeCode"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"defaultValue":{"kind":"IntValue","value":"5"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taxClassificationCodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"buyerTaxNumber"},"value":{"kind":"Variable","name":{"kind":"Name","value":"buyerTaxNumber"}}},{"kind":"Argument","name":{"kind":"Name","value":"since"},"value":{"kind":"Variable","name":{"kind":"Name","value":"since"}}},{"kind":"Argument","name":{"kind":"Name","value":"taxOfficeCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"taxOfficeCode"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stamp"}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"codes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"shortName"}},{"kind":"Field","name":{"kind":"Name","value":"specialElement"}},{"kind":"Field","name":{"kind":"Name","value":"isDifferential"}},{"kind":"Field","name":{"kind":"Name","value":"isNonTaxable"}},{"kind":"Field","name":{"kind":"Name","value":"immediateRefund"}},{"kind":"Field","name":{"kind":"Name","value":"vatRates"}},{"kind":"Field","name":{"kind":"Name","value":"levyRates"}},{"kind":"Field","name":{"kind":"Name","value":"isSummary"}},{"kind":"Field","name":{"kind":"Name","value":"industryCode"}},{"kind":"Field","name":{"kind":"Name","value":"enabledOn"}},{"kind":"Field","name":{"kind":"Name","value":"disabledOn"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<TaxClassificationCodesQuery, TaxClassificationCodesQueryVariables>;
export const TaxPaymentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TaxPayments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"taxSlipNumbers"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}},"defaultValue":{"kind":"ListValue","values":[{"kind":"StringValue","value":"34460000000000000001","block":false}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taxPayments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"taxSlipNumbers"},"value":{"kind":"Variable","name":{"kind":"Name","value":"taxSlipNumbers"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taxSlipNumber"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}}]}}]}}]}}]}}]} as unknown as DocumentNode<TaxPaymentsQuery, TaxPaymentsQueryVariables>;
export const TaxpayerEligibilityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TaxpayerEligibility"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TaxpayerEligibilityInput"}}},"defaultValue":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"buyerTaxNumber"},"value":{"kind":"StringValue","value":"91460100MA5RYC037E","block":false}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taxpayerEligibility"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eligible"}},{"kind":"Field","name":{"kind":"Name","value":"registrationSerial"}},{"kind":"Field","name":{"kind":"Name","value":"isMock"}}]}}]}}]} as unknown as DocumentNode<TaxpayerEligibilityQuery, TaxpayerEligibilityQueryVariables>;
export const TaxpayerRiskDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TaxpayerRisk"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"taxNumber"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"91130230MA07CF038D","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taxpayerRisk"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"taxNumber"},"value":{"kind":"Variable","name":{"kind":"Name","value":"taxNumber"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taxNumber"}},{"kind":"Field","name":{"kind":"Name","value":"riskClass"}},{"kind":"Field","name":{"kind":"Name","value":"riskClassCode"}},{"kind":"Field","name":{"kind":"Name","value":"creditGrade"}},{"kind":"Field","name":{"kind":"Name","value":"warningLevel"}},{"kind":"Field","name":{"kind":"Name","value":"isRisky"}}]}}]}}]} as unknown as DocumentNode<TaxpayerRiskQuery, TaxpayerRiskQueryVariables>;
export const TaxpayerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Taxpayer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"taxNumber"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"91460100MA5RYC037E","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taxpayer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"taxNumber"},"value":{"kind":"Variable","name":{"kind":"Name","value":"taxNumber"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taxNumber"}},{"kind":"Field","name":{"kind":"Name","value":"registrationSerial"}},{"kind":"Field","name":{"kind":"Name","value":"archiveNumber"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"businessAddress"}},{"kind":"Field","name":{"kind":"Name","value":"registrationPostalCode"}},{"kind":"Field","name":{"kind":"Name","value":"registrationPhone"}},{"kind":"Field","name":{"kind":"Name","value":"legalRepresentative"}},{"kind":"Field","name":{"kind":"Name","value":"registrationTypeCode"}},{"kind":"Field","name":{"kind":"Name","value":"industryCode"}},{"kind":"Field","name":{"kind":"Name","value":"districtTaxOfficeCode"}},{"kind":"Field","name":{"kind":"Name","value":"taxBranchOfficeCode"}},{"kind":"Field","name":{"kind":"Name","value":"taxBranchOfficeName"}},{"kind":"Field","name":{"kind":"Name","value":"financeHead"}},{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"bankAccount"}},{"kind":"Field","name":{"kind":"Name","value":"taxHandler"}},{"kind":"Field","name":{"kind":"Name","value":"isDigitalInvoicePilot"}},{"kind":"Field","name":{"kind":"Name","value":"exporterClass"}},{"kind":"Field","name":{"kind":"Name","value":"exporterClassCode"}},{"kind":"Field","name":{"kind":"Name","value":"headOrBranch"}},{"kind":"Field","name":{"kind":"Name","value":"preferentialBusinessCode"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"stateCode"}},{"kind":"Field","name":{"kind":"Name","value":"labelValidFrom"}},{"kind":"Field","name":{"kind":"Name","value":"labelValidTo"}},{"kind":"Field","name":{"kind":"Name","value":"industryNature"}},{"kind":"Field","name":{"kind":"Name","value":"industryNatureCode"}},{"kind":"Field","name":{"kind":"Name","value":"consumptionTaxKind"}},{"kind":"Field","name":{"kind":"Name","value":"consumptionTaxKindCode"}}]}}]}}]} as unknown as DocumentNode<TaxpayerQuery, TaxpayerQueryVariables>;
export const TruckNotTrackedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TruckNotTracked"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"plateNumber"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"粤B99999","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"truck"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"plateNumber"},"value":{"kind":"Variable","name":{"kind":"Name","value":"plateNumber"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trackable"}},{"kind":"Field","name":{"kind":"Name","value":"plateColor"}},{"kind":"Field","name":{"kind":"Name","value":"track"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"StringValue","value":"2026-11-20T08:00:00+08:00","block":false}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"StringValue","value":"2026-11-20T12:00:00+08:00","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"found"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mapUrl"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"StringValue","value":"2026-11-20T08:00:00+08:00","block":false}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"StringValue","value":"2026-11-20T12:00:00+08:00","block":false}}]},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}}]}}]}}]}}]} as unknown as DocumentNode<TruckNotTrackedQuery, TruckNotTrackedQueryVariables>;
export const TruckTraceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TruckTrace"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"plateNumber"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"粤B12345","block":false}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},"defaultValue":{"kind":"StringValue","value":"2026-11-20T08:00:00+08:00","block":false}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},"defaultValue":{"kind":"StringValue","value":"2026-11-20T08:05:00+08:00","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"truck"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"plateNumber"},"value":{"kind":"Variable","name":{"kind":"Name","value":"plateNumber"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plateNumber"}},{"kind":"Field","name":{"kind":"Name","value":"trackable"}},{"kind":"Field","name":{"kind":"Name","value":"plateColor"}},{"kind":"Field","name":{"kind":"Name","value":"track"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"Argument","name":{"kind":"Name","value":"coordinates"},"value":{"kind":"EnumValue","value":"GCJ02"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"found"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"mileage"}},{"kind":"Field","name":{"kind":"Name","value":"unreadablePoints"}},{"kind":"Field","name":{"kind":"Name","value":"points"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"raw"}}]}},{"kind":"Field","name":{"kind":"Name","value":"geoJson"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mapUrl"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"Argument","name":{"kind":"Name","value":"startAddress"},"value":{"kind":"StringValue","value":"深圳蛇口","block":false}},{"kind":"Argument","name":{"kind":"Name","value":"endAddress"},"value":{"kind":"StringValue","value":"广州黄埔","block":false}}]},{"kind":"Field","name":{"kind":"Name","value":"position"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"coordinates"},"value":{"kind":"EnumValue","value":"GCJ02"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"raw"}}]}}]}}]}}]} as unknown as DocumentNode<TruckTraceQuery, TruckTraceQueryVariables>;
export const UpdateSellerCardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateSellerCard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sellerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"example-seller-1","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSellerCard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"sellerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sellerId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"serviceProviderId"},"value":{"kind":"StringValue","value":"vendor-1","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"card"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"settlementBank"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"cardNumber"},"value":{"kind":"StringValue","value":"6222020200000000225","block":false}}]}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SellerChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bankResult"}},{"kind":"Field","name":{"kind":"Name","value":"isMock"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInputError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateSellerCardMutation, UpdateSellerCardMutationVariables>;
export const UploadContractFileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UploadContractFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"signingPartyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"ENT24071537e95685a6","block":false}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"File"}}},"defaultValue":{"kind":"StringValue","value":"example-contract.pdf","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploadContractFile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"signingPartyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"signingPartyId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UploadedContractFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileCode"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInputError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"retryable"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"platformCode"}},{"kind":"Field","name":{"kind":"Name","value":"platformRequestId"}}]}}]}}]}}]} as unknown as DocumentNode<UploadContractFileMutation, UploadContractFileMutationVariables>;
export const UploadRedScrapInvoiceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UploadRedScrapInvoice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"uploadId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"example-red-upload-1","block":false}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"invoiceNumber"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"26462000000000000002","block":false}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"originalInvoiceNumber"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"26462000000000000001","block":false}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"confirmationUuid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"00000000000000000000000000000001","block":false}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"confirmationNumber"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"46000000000000000001","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploadScrapInvoices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"uploadId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"uploadId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"invoices"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"red"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"kind"},"value":{"kind":"EnumValue","value":"GENERAL"}},{"kind":"ObjectField","name":{"kind":"Name","value":"invoiceNumber"},"value":{"kind":"Variable","name":{"kind":"Name","value":"invoiceNumber"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"issuedAt"},"value":{"kind":"StringValue","value":"2026-11-21T11:00:00+08:00","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"drawer"},"value":{"kind":"StringValue","value":"符小红","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"drawerIdNumber"},"value":{"kind":"StringValue","value":"110101198503154217","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"drawerIdType"},"value":{"kind":"EnumValue","value":"RESIDENT_ID_CARD"}},{"kind":"ObjectField","name":{"kind":"Name","value":"areaCode"},"value":{"kind":"StringValue","value":"460100","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"ownUse"},"value":{"kind":"BooleanValue","value":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"seller"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"name"},"value":{"kind":"StringValue","value":"张建国","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"idNumber"},"value":{"kind":"StringValue","value":"110101198503154217","block":false}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"buyer"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"taxNumber"},"value":{"kind":"StringValue","value":"91460100MA5RYC037E","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"name"},"value":{"kind":"StringValue","value":"海口椰城再生资源回收有限公司","block":false}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"amountWithoutTax"},"value":{"kind":"StringValue","value":"-1250.00","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"taxAmount"},"value":{"kind":"StringValue","value":"-12.50","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"amountWithTax"},"value":{"kind":"StringValue","value":"-1262.50","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"settlementMethod"},"value":{"kind":"EnumValue","value":"BANK_TRANSFER"}},{"kind":"ObjectField","name":{"kind":"Name","value":"device"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"ipAddress"},"value":{"kind":"StringValue","value":"203.0.113.7","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"macAddress"},"value":{"kind":"StringValue","value":"02-00-5E-10-00-01","block":false}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"issuingWay"},"value":{"kind":"EnumValue","value":"SELF_BUILT_PLATFORM"}},{"kind":"ObjectField","name":{"kind":"Name","value":"originalInvoiceNumber"},"value":{"kind":"Variable","name":{"kind":"Name","value":"originalInvoiceNumber"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"confirmationNumber"},"value":{"kind":"Variable","name":{"kind":"Name","value":"confirmationNumber"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"confirmationUuid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"confirmationUuid"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"lines"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"originalLineNumber"},"value":{"kind":"IntValue","value":"1"}},{"kind":"ObjectField","name":{"kind":"Name","value":"categoryName"},"value":{"kind":"StringValue","value":"废旧金属","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"itemName"},"value":{"kind":"StringValue","value":"废钢","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"amountWithoutTax"},"value":{"kind":"StringValue","value":"-1250.00","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"taxRate"},"value":{"kind":"StringValue","value":"0.01","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"taxAmount"},"value":{"kind":"StringValue","value":"-12.50","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"amountWithTax"},"value":{"kind":"StringValue","value":"-1262.50","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"taxClassificationCode"},"value":{"kind":"StringValue","value":"1090100000000000000","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"nature"},"value":{"kind":"EnumValue","value":"NORMAL"}}]}]}}]}}]}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScrapInvoiceUpload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploadId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"acceptanceSerial"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInputError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"platformCode"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}}]}}]}}]}}]} as unknown as DocumentNode<UploadRedScrapInvoiceMutation, UploadRedScrapInvoiceMutationVariables>;
export const UploadResultDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UploadResult"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"acceptanceSerial"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"SL000000000000000000000000000001","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploadResult"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"acceptanceSerial"},"value":{"kind":"Variable","name":{"kind":"Name","value":"acceptanceSerial"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptanceSerial"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"uploadId"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumbers"}},{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"resultCode"}}]}}]}}]}}]} as unknown as DocumentNode<UploadResultQuery, UploadResultQueryVariables>;
export const UploadScrapInvoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UploadScrapInvoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"uploadId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"example-upload-1","block":false}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"invoiceNumber"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"26462000000000000001","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploadScrapInvoices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"uploadId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"uploadId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"invoices"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"blue"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"directConnectionUnitId"},"value":{"kind":"StringValue","value":"46010000000000000001","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"kind"},"value":{"kind":"EnumValue","value":"GENERAL"}},{"kind":"ObjectField","name":{"kind":"Name","value":"invoiceNumber"},"value":{"kind":"Variable","name":{"kind":"Name","value":"invoiceNumber"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"issuedAt"},"value":{"kind":"StringValue","value":"2026-11-21T10:00:00+08:00","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"drawer"},"value":{"kind":"StringValue","value":"符小红","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"drawerIdNumber"},"value":{"kind":"StringValue","value":"110101198503154217","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"drawerIdType"},"value":{"kind":"EnumValue","value":"RESIDENT_ID_CARD"}},{"kind":"ObjectField","name":{"kind":"Name","value":"areaCode"},"value":{"kind":"StringValue","value":"460100","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"ownUse"},"value":{"kind":"BooleanValue","value":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"incomeTaxPaid"},"value":{"kind":"StringValue","value":"3.13","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"vatAndSurchargesPaid"},"value":{"kind":"StringValue","value":"13.25","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"seller"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"name"},"value":{"kind":"StringValue","value":"张建国","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"idNumber"},"value":{"kind":"StringValue","value":"110101198503154217","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"address"},"value":{"kind":"StringValue","value":"海口市龙华区金贸西路1号","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"phone"},"value":{"kind":"StringValue","value":"13800138000","block":false}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"buyer"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"taxNumber"},"value":{"kind":"StringValue","value":"91460100MA5RYC037E","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"name"},"value":{"kind":"StringValue","value":"海口椰城再生资源回收有限公司","block":false}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"amountWithoutTax"},"value":{"kind":"StringValue","value":"1250.00","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"taxAmount"},"value":{"kind":"StringValue","value":"12.50","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"amountWithTax"},"value":{"kind":"StringValue","value":"1262.50","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"settlementMethod"},"value":{"kind":"EnumValue","value":"BANK_TRANSFER"}},{"kind":"ObjectField","name":{"kind":"Name","value":"device"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"ipAddress"},"value":{"kind":"StringValue","value":"203.0.113.7","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"macAddress"},"value":{"kind":"StringValue","value":"02-00-5E-10-00-01","block":false}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"issuingWay"},"value":{"kind":"EnumValue","value":"SELF_BUILT_PLATFORM"}},{"kind":"ObjectField","name":{"kind":"Name","value":"issuingMode"},"value":{"kind":"EnumValue","value":"SELF_TRADE_AND_ISSUE"}},{"kind":"ObjectField","name":{"kind":"Name","value":"transactionSource"},"value":{"kind":"EnumValue","value":"OWN_BUSINESS_SYSTEM"}},{"kind":"ObjectField","name":{"kind":"Name","value":"transactionNumber"},"value":{"kind":"StringValue","value":"order-1","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"paymentChannel"},"value":{"kind":"EnumValue","value":"BANK_TRANSFER"}},{"kind":"ObjectField","name":{"kind":"Name","value":"paymentNumber"},"value":{"kind":"StringValue","value":"payment-1","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"lines"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"categoryName"},"value":{"kind":"StringValue","value":"废旧金属","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"itemName"},"value":{"kind":"StringValue","value":"废钢","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"unit"},"value":{"kind":"StringValue","value":"吨","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"quantity"},"value":{"kind":"StringValue","value":"0.5","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"unitPrice"},"value":{"kind":"StringValue","value":"2500","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"amountWithoutTax"},"value":{"kind":"StringValue","value":"1250.00","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"taxRate"},"value":{"kind":"StringValue","value":"0.01","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"taxAmount"},"value":{"kind":"StringValue","value":"12.50","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"amountWithTax"},"value":{"kind":"StringValue","value":"1262.50","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"taxClassificationCode"},"value":{"kind":"StringValue","value":"1090100000000000000","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"nature"},"value":{"kind":"EnumValue","value":"NORMAL"}},{"kind":"ObjectField","name":{"kind":"Name","value":"taxSlipNumbers"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"346016251100000001","block":false}]}}]}]}}]}}]}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScrapInvoiceUpload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploadId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"acceptanceSerial"}},{"kind":"Field","name":{"kind":"Name","value":"result"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumbers"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInputError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OutcomeUnknownError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"operation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"platformCode"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}}]}}]}}]}}]} as unknown as DocumentNode<UploadScrapInvoicesMutation, UploadScrapInvoicesMutationVariables>;
export const VerificationBatchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VerificationBatch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"batchId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"example-batch-1","block":false}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verificationBatch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"batchId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"batchId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"results"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"duplicateOf"}},{"kind":"Field","name":{"kind":"Name","value":"elements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}}]}},{"kind":"Field","name":{"kind":"Name","value":"verification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"face"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountWithTax"}}]}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}}]} as unknown as DocumentNode<VerificationBatchQuery, VerificationBatchQueryVariables>;
export const VerifyEveryKindDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VerifyEveryKind"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"digitalGeneral"},"name":{"kind":"Name","value":"verifyInvoice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"invoice"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"digitalGeneral"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"invoiceNumber"},"value":{"kind":"StringValue","value":"26442000000000000011","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"issuedOn"},"value":{"kind":"StringValue","value":"2026-11-02","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"amountWithTax"},"value":{"kind":"StringValue","value":"1660","block":false}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Summary"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"digitalSpecial"},"name":{"kind":"Name","value":"verifyInvoice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"invoice"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"digitalSpecial"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"invoiceNumber"},"value":{"kind":"StringValue","value":"26442000000000000012","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"issuedOn"},"value":{"kind":"StringValue","value":"2026-11-03","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"amountWithTax"},"value":{"kind":"StringValue","value":"1130","block":false}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Summary"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"digitalPaperSpecial"},"name":{"kind":"Name","value":"verifyInvoice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"invoice"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"digitalPaperSpecial"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"invoiceCode"},"value":{"kind":"StringValue","value":"044002600111","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"invoiceNumber"},"value":{"kind":"StringValue","value":"00000013","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"issuedOn"},"value":{"kind":"StringValue","value":"2026-11-04","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"amountWithoutTax"},"value":{"kind":"StringValue","value":"1000","block":false}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Summary"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"digitalPaperGeneral"},"name":{"kind":"Name","value":"verifyInvoice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"invoice"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"digitalPaperGeneral"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"invoiceCode"},"value":{"kind":"StringValue","value":"044002600112","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"invoiceNumber"},"value":{"kind":"StringValue","value":"00000014","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"issuedOn"},"value":{"kind":"StringValue","value":"2026-11-05","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"checkCode"},"value":{"kind":"StringValue","value":"314159","block":false}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Summary"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"vatSpecial"},"name":{"kind":"Name","value":"verifyInvoice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"invoice"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"vatSpecial"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"invoiceCode"},"value":{"kind":"StringValue","value":"4400261130","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"invoiceNumber"},"value":{"kind":"StringValue","value":"00000015","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"issuedOn"},"value":{"kind":"StringValue","value":"2026-11-06","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"amountWithoutTax"},"value":{"kind":"StringValue","value":"1500","block":false}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Summary"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"vatGeneral"},"name":{"kind":"Name","value":"verifyInvoice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"invoice"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"vatGeneral"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"invoiceCode"},"value":{"kind":"StringValue","value":"044002600104","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"invoiceNumber"},"value":{"kind":"StringValue","value":"00000016","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"issuedOn"},"value":{"kind":"StringValue","value":"2026-11-07","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"checkCode"},"value":{"kind":"StringValue","value":"271828","block":false}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Summary"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"blockchain"},"name":{"kind":"Name","value":"verifyInvoice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"invoice"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"blockchain"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"invoiceCode"},"value":{"kind":"StringValue","value":"144032650110","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"invoiceNumber"},"value":{"kind":"StringValue","value":"00000017","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"sellerTaxNumber"},"value":{"kind":"StringValue","value":"91440300MA5F0A0A1X","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"shortCode"},"value":{"kind":"StringValue","value":"a1b2c","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"region"},"value":{"kind":"EnumValue","value":"SHENZHEN"}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Summary"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"generalElectronic"},"name":{"kind":"Name","value":"verifyInvoice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"invoice"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"generalElectronic"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"invoiceCode"},"value":{"kind":"StringValue","value":"144002650118","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"invoiceNumber"},"value":{"kind":"StringValue","value":"00000018","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"sellerTaxNumber"},"value":{"kind":"StringValue","value":"91440300MA5F0A0A1X","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"amountWithTax"},"value":{"kind":"StringValue","value":"530","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"region"},"value":{"kind":"EnumValue","value":"GUANGDONG"}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Summary"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"vehicleToll"},"name":{"kind":"Name","value":"verifyInvoice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"invoice"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"vehicleToll"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"invoiceCode"},"value":{"kind":"StringValue","value":"032002600119","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"invoiceNumber"},"value":{"kind":"StringValue","value":"00000019","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"issuedOn"},"value":{"kind":"StringValue","value":"2026-11-10","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"amountWithoutTax"},"value":{"kind":"StringValue","value":"100","block":false}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Summary"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Summary"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvoiceVerification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"typeCode"}},{"kind":"Field","name":{"kind":"Name","value":"face"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithTax"}},{"kind":"Field","name":{"kind":"Name","value":"taxAmount"}}]}}]}}]} as unknown as DocumentNode<VerifyEveryKindQuery, VerifyEveryKindQueryVariables>;
export const VerifyInvoiceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VerifyInvoice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyInvoice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"invoice"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"digitalGeneral"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"invoiceNumber"},"value":{"kind":"StringValue","value":"26442000000000000011","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"issuedOn"},"value":{"kind":"StringValue","value":"2026-11-02","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"amountWithTax"},"value":{"kind":"StringValue","value":"1660.00","block":false}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"verified"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"checksToday"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"issuedOn"}},{"kind":"Field","name":{"kind":"Name","value":"typeCode"}},{"kind":"Field","name":{"kind":"Name","value":"reconciliationId"}},{"kind":"Field","name":{"kind":"Name","value":"face"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithTax"}},{"kind":"Field","name":{"kind":"Name","value":"taxAmount"}},{"kind":"Field","name":{"kind":"Name","value":"statusCode"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VatInvoiceFace"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sellerName"}},{"kind":"Field","name":{"kind":"Name","value":"sellerTaxNumber"}},{"kind":"Field","name":{"kind":"Name","value":"buyerName"}},{"kind":"Field","name":{"kind":"Name","value":"buyerTaxNumber"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithoutTax"}},{"kind":"Field","name":{"kind":"Name","value":"amountInWords"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"itemName"}},{"kind":"Field","name":{"kind":"Name","value":"taxRate"}},{"kind":"Field","name":{"kind":"Name","value":"taxAmount"}},{"kind":"Field","name":{"kind":"Name","value":"taxClassificationCode"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<VerifyInvoiceQuery, VerifyInvoiceQueryVariables>;
export const VerifyInvoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VerifyInvoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyInvoices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"invoices"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"vatSpecial"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"invoiceCode"},"value":{"kind":"StringValue","value":"4400261130","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"invoiceNumber"},"value":{"kind":"StringValue","value":"00000015","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"issuedOn"},"value":{"kind":"StringValue","value":"2026-11-06","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"amountWithoutTax"},"value":{"kind":"StringValue","value":"1500.00","block":false}}]}}]},{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"digitalGeneral"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"invoiceNumber"},"value":{"kind":"StringValue","value":"26119001000000000021","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"issuedOn"},"value":{"kind":"StringValue","value":"2026-11-11","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"amountWithTax"},"value":{"kind":"StringValue","value":"1240.00","block":false}}]}}]},{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"digitalGeneral"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"invoiceNumber"},"value":{"kind":"StringValue","value":"26519001000000000022","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"issuedOn"},"value":{"kind":"StringValue","value":"2026-11-12","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"amountWithTax"},"value":{"kind":"StringValue","value":"553.50","block":false}}]}}]},{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"blockchain"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"invoiceCode"},"value":{"kind":"StringValue","value":"144032650110","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"invoiceNumber"},"value":{"kind":"StringValue","value":"00000017","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"sellerTaxNumber"},"value":{"kind":"StringValue","value":"91440300MA5F0A0A1X","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"shortCode"},"value":{"kind":"StringValue","value":"a1b2c","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"region"},"value":{"kind":"EnumValue","value":"SHENZHEN"}}]}}]}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"checksToday"}},{"kind":"Field","name":{"kind":"Name","value":"face"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"amountWithTax"}},{"kind":"Field","name":{"kind":"Name","value":"taxAmount"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AviationFace"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passengerName"}},{"kind":"Field","name":{"kind":"Name","value":"passengerIdNumber"}},{"kind":"Field","name":{"kind":"Name","value":"segments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"flightNumber"}},{"kind":"Field","name":{"kind":"Name","value":"departurePlace"}},{"kind":"Field","name":{"kind":"Name","value":"destinationPlace"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RailwayFace"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passengerName"}},{"kind":"Field","name":{"kind":"Name","value":"trainNumber"}},{"kind":"Field","name":{"kind":"Name","value":"departureStation"}},{"kind":"Field","name":{"kind":"Name","value":"arrivalStation"}}]}}]}}]}}]}}]} as unknown as DocumentNode<VerifyInvoicesQuery, VerifyInvoicesQueryVariables>;
export const VerifyIssuedInvoiceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VerifyIssuedInvoice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"by"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InvoiceBy"}}},"defaultValue":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"orderId"},"value":{"kind":"StringValue","value":"example-enterprise-1","block":false}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invoice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"Variable","name":{"kind":"Name","value":"by"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"verification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"verified"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"checksToday"}},{"kind":"Field","name":{"kind":"Name","value":"face"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountWithTax"}},{"kind":"Field","name":{"kind":"Name","value":"taxAmount"}}]}}]}}]}}]}}]} as unknown as DocumentNode<VerifyIssuedInvoiceQuery, VerifyIssuedInvoiceQueryVariables>;
export const VerifyMissingInvoiceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VerifyMissingInvoice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyInvoice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"invoice"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"digitalSpecial"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"invoiceNumber"},"value":{"kind":"StringValue","value":"26442000000000000404","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"issuedOn"},"value":{"kind":"StringValue","value":"2026-11-02","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"amountWithTax"},"value":{"kind":"StringValue","value":"1660.00","block":false}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"verified"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"reconciliationId"}}]}}]}}]} as unknown as DocumentNode<VerifyMissingInvoiceQuery, VerifyMissingInvoiceQueryVariables>;
export const VerifyPrintedCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VerifyPrintedCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"01,32,,26442000000000000011,1660.00,20261102,,74AE","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyInvoice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"invoice"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"printedCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"checksToday"}},{"kind":"Field","name":{"kind":"Name","value":"face"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountWithTax"}},{"kind":"Field","name":{"kind":"Name","value":"taxAmount"}}]}}]}}]}}]} as unknown as DocumentNode<VerifyPrintedCodeQuery, VerifyPrintedCodeQueryVariables>;
export const VoidReverseInvoiceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VoidReverseInvoice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"example-reverse-1","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"voidReverseInvoice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VoidedReverseInvoice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bankStatus"}},{"kind":"Field","name":{"kind":"Name","value":"bankResult"}},{"kind":"Field","name":{"kind":"Name","value":"isMock"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}}]}}]}}]}}]} as unknown as DocumentNode<VoidReverseInvoiceMutation, VoidReverseInvoiceMutationVariables>;
