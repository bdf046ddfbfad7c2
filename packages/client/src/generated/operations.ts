/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

/** State of the examination of uploaded invoices (发票上传结果). */
export type ScrapUploadResultState =
  /** Final. Every invoice has its final status: read `results`, failures are among them. */
  | 'FINISHED'
  /** The tax bureau is examining the invoices: some have no final status yet. Wait. */
  | 'PROCESSING'
  /** The tax bureau returns the result of an upload for 12 hours, and they are over. Upload those invoices of `results` that are not `UPLOADED` or `NUMBER_EXISTS` again under a new `uploadId`: invoices that it had accepted get `NUMBER_EXISTS`. */
  | 'STALE';

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

export type LatestCursorQueryVariables = Exact<{ [key: string]: never; }>;


export type LatestCursorQuery = { latestCursor: string };

type UpdateMembers_ContractUpdate_Fragment = { cursor: string, eventId: string, version: number, occurredAt: string, cause: UpdateCause, confirmed: boolean, subject:
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
   | null };

type UpdateMembers_ExportUpdate_Fragment = { cursor: string, eventId: string, version: number, occurredAt: string, cause: UpdateCause, confirmed: boolean, subject:
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
   | null };

type UpdateMembers_H5SessionUpdate_Fragment = { cursor: string, eventId: string, version: number, occurredAt: string, cause: UpdateCause, confirmed: boolean, subject:
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
   | null };

type UpdateMembers_InvoiceUpdate_Fragment = { cursor: string, eventId: string, version: number, occurredAt: string, cause: UpdateCause, confirmed: boolean, subject:
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
   | null };

type UpdateMembers_OperationUpdate_Fragment = { cursor: string, eventId: string, version: number, occurredAt: string, cause: UpdateCause, confirmed: boolean, subject:
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
   | null };

type UpdateMembers_RedConfirmationUpdate_Fragment = { cursor: string, eventId: string, version: number, occurredAt: string, cause: UpdateCause, confirmed: boolean, subject:
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
   | null };

type UpdateMembers_RedOffsetUpdate_Fragment = { cursor: string, eventId: string, version: number, occurredAt: string, cause: UpdateCause, confirmed: boolean, subject:
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
   | null };

type UpdateMembers_ReverseInvoiceUpdate_Fragment = { cursor: string, eventId: string, version: number, occurredAt: string, cause: UpdateCause, confirmed: boolean, subject:
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
   | null };

type UpdateMembers_ScrapInvoiceUpdate_Fragment = { cursor: string, eventId: string, version: number, occurredAt: string, cause: UpdateCause, confirmed: boolean, subject:
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
   | null };

type UpdateMembers_ScrapOrderUpdate_Fragment = { cursor: string, eventId: string, version: number, occurredAt: string, cause: UpdateCause, confirmed: boolean, subject:
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
   | null };

type UpdateMembers_ScrapUploadUpdate_Fragment = { cursor: string, eventId: string, version: number, occurredAt: string, cause: UpdateCause, confirmed: boolean, subject:
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
   | null };

type UpdateMembers_SellerUpdate_Fragment = { cursor: string, eventId: string, version: number, occurredAt: string, cause: UpdateCause, confirmed: boolean, subject:
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
   | null };

type UpdateMembers_SignerUpdate_Fragment = { cursor: string, eventId: string, version: number, occurredAt: string, cause: UpdateCause, confirmed: boolean, subject:
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
   | null };

type UpdateMembers_SigningCompanyUpdate_Fragment = { cursor: string, eventId: string, version: number, occurredAt: string, cause: UpdateCause, confirmed: boolean, subject:
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
   | null };

type UpdateMembers_SigningTaskUpdate_Fragment = { cursor: string, eventId: string, version: number, occurredAt: string, cause: UpdateCause, confirmed: boolean, subject:
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
   | null };

type UpdateMembers_TaxPaymentUpdate_Fragment = { cursor: string, eventId: string, version: number, occurredAt: string, cause: UpdateCause, confirmed: boolean, subject:
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
   | null };

type UpdateMembers_VerificationBatchUpdate_Fragment = { cursor: string, eventId: string, version: number, occurredAt: string, cause: UpdateCause, confirmed: boolean, subject:
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
   | null };

export type UpdateMembersFragment =
  | UpdateMembers_ContractUpdate_Fragment
  | UpdateMembers_ExportUpdate_Fragment
  | UpdateMembers_H5SessionUpdate_Fragment
  | UpdateMembers_InvoiceUpdate_Fragment
  | UpdateMembers_OperationUpdate_Fragment
  | UpdateMembers_RedConfirmationUpdate_Fragment
  | UpdateMembers_RedOffsetUpdate_Fragment
  | UpdateMembers_ReverseInvoiceUpdate_Fragment
  | UpdateMembers_ScrapInvoiceUpdate_Fragment
  | UpdateMembers_ScrapOrderUpdate_Fragment
  | UpdateMembers_ScrapUploadUpdate_Fragment
  | UpdateMembers_SellerUpdate_Fragment
  | UpdateMembers_SignerUpdate_Fragment
  | UpdateMembers_SigningCompanyUpdate_Fragment
  | UpdateMembers_SigningTaskUpdate_Fragment
  | UpdateMembers_TaxPaymentUpdate_Fragment
  | UpdateMembers_VerificationBatchUpdate_Fragment
;

export type ContractMembersFragment = { state: ContractState | null, previousState: ContractState | null, cursor: string, eventId: string, version: number, occurredAt: string, cause: UpdateCause, confirmed: boolean, subject:
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
   | null };

export type InvoiceMembersFragment = { state: InvoiceOrderState | null, previousState: InvoiceOrderState | null, cursor: string, eventId: string, version: number, occurredAt: string, cause: UpdateCause, confirmed: boolean, subject:
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
   | null };

export type ReverseInvoiceMembersFragment = { state: ReverseInvoiceState | null, previousState: ReverseInvoiceState | null, cursor: string, eventId: string, version: number, occurredAt: string, cause: UpdateCause, confirmed: boolean, subject:
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
   | null };

export type SellerMembersFragment = { state: SellerState | null, previousState: SellerState | null, cursor: string, eventId: string, version: number, occurredAt: string, cause: UpdateCause, confirmed: boolean, subject:
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
   | null };

export type SigningTaskMembersFragment = { state: SigningTaskState | null, previousState: SigningTaskState | null, cursor: string, eventId: string, version: number, occurredAt: string, cause: UpdateCause, confirmed: boolean, subject:
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
    | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
   | null };

export type FollowEverythingSubscriptionVariables = Exact<{
  kinds?: Array<OperationKind> | OperationKind | null | undefined;
  after?: string | null | undefined;
}>;


export type FollowEverythingSubscription = { updates: { kind: OperationKind, key: string, state: OperationState | null, previousState: OperationState | null, cursor: string, eventId: string, version: number, occurredAt: string, cause: UpdateCause, confirmed: boolean, subject:
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
     | null } };

export type FollowContractSubscriptionVariables = Exact<{
  by: ContractBy;
  after?: string | null | undefined;
}>;


export type FollowContractSubscription = { contractUpdates: { state: ContractState | null, previousState: ContractState | null, cursor: string, eventId: string, version: number, occurredAt: string, cause: UpdateCause, confirmed: boolean, subject:
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
     | null } };

export type FollowContractCompletedSubscriptionVariables = Exact<{
  by?: ContractBy | null | undefined;
  after?: string | null | undefined;
}>;


export type FollowContractCompletedSubscription = { contractCompleted: { state: ContractState | null, previousState: ContractState | null, cursor: string, eventId: string, version: number, occurredAt: string, cause: UpdateCause, confirmed: boolean, subject:
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
     | null } };

export type FollowH5SessionSubscriptionVariables = Exact<{
  token: string;
  after?: string | null | undefined;
}>;


export type FollowH5SessionSubscription = { h5SessionUpdates: { state: H5SessionState | null, previousState: H5SessionState | null, cursor: string, eventId: string, version: number, occurredAt: string, cause: UpdateCause, confirmed: boolean, subject:
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
     | null } };

export type FollowInvoiceSubscriptionVariables = Exact<{
  orderId: string;
  after?: string | null | undefined;
}>;


export type FollowInvoiceSubscription = { invoiceUpdates: { state: InvoiceOrderState | null, previousState: InvoiceOrderState | null, cursor: string, eventId: string, version: number, occurredAt: string, cause: UpdateCause, confirmed: boolean, subject:
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
     | null } };

export type FollowInvoiceIssuedSubscriptionVariables = Exact<{
  orderId?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type FollowInvoiceIssuedSubscription = { invoiceIssued: { state: InvoiceOrderState | null, previousState: InvoiceOrderState | null, cursor: string, eventId: string, version: number, occurredAt: string, cause: UpdateCause, confirmed: boolean, subject:
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
     | null } };

export type FollowRedConfirmationSubscriptionVariables = Exact<{
  confirmationUuid: string;
  after?: string | null | undefined;
}>;


export type FollowRedConfirmationSubscription = { redConfirmationUpdates: { state: RedConfirmationState | null, previousState: RedConfirmationState | null, cursor: string, eventId: string, version: number, occurredAt: string, cause: UpdateCause, confirmed: boolean, subject:
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
     | null } };

export type FollowRedOffsetSubscriptionVariables = Exact<{
  orderId: string;
  after?: string | null | undefined;
}>;


export type FollowRedOffsetSubscription = { redOffsetUpdates: { state: RedOffsetState | null, previousState: RedOffsetState | null, cursor: string, eventId: string, version: number, occurredAt: string, cause: UpdateCause, confirmed: boolean, subject:
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
     | null } };

export type FollowReverseInvoiceSubscriptionVariables = Exact<{
  orderId: string;
  after?: string | null | undefined;
}>;


export type FollowReverseInvoiceSubscription = { reverseInvoiceUpdates: { state: ReverseInvoiceState | null, previousState: ReverseInvoiceState | null, cursor: string, eventId: string, version: number, occurredAt: string, cause: UpdateCause, confirmed: boolean, subject:
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
     | null } };

export type FollowReverseInvoiceIssuedSubscriptionVariables = Exact<{
  orderId?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type FollowReverseInvoiceIssuedSubscription = { reverseInvoiceIssued: { state: ReverseInvoiceState | null, previousState: ReverseInvoiceState | null, cursor: string, eventId: string, version: number, occurredAt: string, cause: UpdateCause, confirmed: boolean, subject:
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
     | null } };

export type FollowScrapInvoiceSubscriptionVariables = Exact<{
  invoiceNumber: string;
  after?: string | null | undefined;
}>;


export type FollowScrapInvoiceSubscription = { scrapInvoiceUpdates: { state: ScrapInvoiceState | null, previousState: ScrapInvoiceState | null, cursor: string, eventId: string, version: number, occurredAt: string, cause: UpdateCause, confirmed: boolean, subject:
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
     | null } };

export type FollowScrapOrderSubscriptionVariables = Exact<{
  orderId: string;
  after?: string | null | undefined;
}>;


export type FollowScrapOrderSubscription = { scrapOrderUpdates: { state: ScrapOrderState | null, previousState: ScrapOrderState | null, cursor: string, eventId: string, version: number, occurredAt: string, cause: UpdateCause, confirmed: boolean, subject:
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
     | null } };

export type FollowSellerSubscriptionVariables = Exact<{
  sellerId: string;
  after?: string | null | undefined;
}>;


export type FollowSellerSubscription = { sellerUpdates: { state: SellerState | null, previousState: SellerState | null, cursor: string, eventId: string, version: number, occurredAt: string, cause: UpdateCause, confirmed: boolean, subject:
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
     | null } };

export type FollowSellerOnboardedSubscriptionVariables = Exact<{
  sellerId?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type FollowSellerOnboardedSubscription = { sellerOnboarded: { state: SellerState | null, previousState: SellerState | null, cursor: string, eventId: string, version: number, occurredAt: string, cause: UpdateCause, confirmed: boolean, subject:
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
     | null } };

export type FollowSignerSubscriptionVariables = Exact<{
  signingPartyId: string;
  after?: string | null | undefined;
}>;


export type FollowSignerSubscription = { signerUpdates: { state: SignerState | null, previousState: SignerState | null, cursor: string, eventId: string, version: number, occurredAt: string, cause: UpdateCause, confirmed: boolean, subject:
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
     | null } };

export type FollowSigningCompanySubscriptionVariables = Exact<{
  signingPartyId: string;
  after?: string | null | undefined;
}>;


export type FollowSigningCompanySubscription = { signingCompanyUpdates: { state: SigningCompanyState | null, previousState: SigningCompanyState | null, cursor: string, eventId: string, version: number, occurredAt: string, cause: UpdateCause, confirmed: boolean, subject:
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
     | null } };

export type FollowSigningTaskSubscriptionVariables = Exact<{
  by: SigningTaskBy;
  after?: string | null | undefined;
}>;


export type FollowSigningTaskSubscription = { signingTaskUpdates: { state: SigningTaskState | null, previousState: SigningTaskState | null, cursor: string, eventId: string, version: number, occurredAt: string, cause: UpdateCause, confirmed: boolean, subject:
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
     | null } };

export type FollowSigningTaskCompletedSubscriptionVariables = Exact<{
  by?: SigningTaskBy | null | undefined;
  after?: string | null | undefined;
}>;


export type FollowSigningTaskCompletedSubscription = { signingTaskCompleted: { state: SigningTaskState | null, previousState: SigningTaskState | null, cursor: string, eventId: string, version: number, occurredAt: string, cause: UpdateCause, confirmed: boolean, subject:
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
     | null } };

export type FollowTaxPaymentSubscriptionVariables = Exact<{
  taxSlipNumber: string;
  after?: string | null | undefined;
}>;


export type FollowTaxPaymentSubscription = { taxPaymentUpdates: { state: TaxPaymentState | null, previousState: TaxPaymentState | null, cursor: string, eventId: string, version: number, occurredAt: string, cause: UpdateCause, confirmed: boolean, subject:
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
     | null } };

export type FollowUploadSubscriptionVariables = Exact<{
  acceptanceSerial: string;
  after?: string | null | undefined;
}>;


export type FollowUploadSubscription = { uploadUpdates: { state: ScrapUploadResultState | null, previousState: ScrapUploadResultState | null, cursor: string, eventId: string, version: number, occurredAt: string, cause: UpdateCause, confirmed: boolean, subject:
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
      | { id: string, key: string | null, stateName: string, progress: Progress, changedAt: string | null }
     | null } };

export const UpdateMembersFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UpdateMembers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Update"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"confirmed"}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"stateName"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]}}]} as unknown as DocumentNode<UpdateMembersFragment, unknown>;
export const ContractMembersFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContractMembers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContractUpdate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UpdateMembers"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"previousState"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UpdateMembers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Update"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"confirmed"}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"stateName"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]}}]} as unknown as DocumentNode<ContractMembersFragment, unknown>;
export const InvoiceMembersFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InvoiceMembers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvoiceUpdate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UpdateMembers"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"previousState"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UpdateMembers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Update"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"confirmed"}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"stateName"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]}}]} as unknown as DocumentNode<InvoiceMembersFragment, unknown>;
export const ReverseInvoiceMembersFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReverseInvoiceMembers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReverseInvoiceUpdate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UpdateMembers"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"previousState"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UpdateMembers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Update"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"confirmed"}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"stateName"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]}}]} as unknown as DocumentNode<ReverseInvoiceMembersFragment, unknown>;
export const SellerMembersFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SellerMembers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SellerUpdate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UpdateMembers"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"previousState"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UpdateMembers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Update"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"confirmed"}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"stateName"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]}}]} as unknown as DocumentNode<SellerMembersFragment, unknown>;
export const SigningTaskMembersFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SigningTaskMembers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SigningTaskUpdate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UpdateMembers"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"previousState"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UpdateMembers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Update"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"confirmed"}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"stateName"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]}}]} as unknown as DocumentNode<SigningTaskMembersFragment, unknown>;
export const LatestCursorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LatestCursor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latestCursor"}}]}}]} as unknown as DocumentNode<LatestCursorQuery, LatestCursorQueryVariables>;
export const FollowEverythingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"FollowEverything"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kinds"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OperationKind"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kinds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kinds"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UpdateMembers"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"previousState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UpdateMembers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Update"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"confirmed"}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"stateName"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]}}]} as unknown as DocumentNode<FollowEverythingSubscription, FollowEverythingSubscriptionVariables>;
export const FollowContractDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"FollowContract"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"by"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContractBy"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contractUpdates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"Variable","name":{"kind":"Name","value":"by"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContractMembers"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UpdateMembers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Update"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"confirmed"}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"stateName"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContractMembers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContractUpdate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UpdateMembers"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"previousState"}}]}}]} as unknown as DocumentNode<FollowContractSubscription, FollowContractSubscriptionVariables>;
export const FollowContractCompletedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"FollowContractCompleted"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"by"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ContractBy"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contractCompleted"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"Variable","name":{"kind":"Name","value":"by"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContractMembers"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UpdateMembers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Update"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"confirmed"}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"stateName"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContractMembers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContractUpdate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UpdateMembers"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"previousState"}}]}}]} as unknown as DocumentNode<FollowContractCompletedSubscription, FollowContractCompletedSubscriptionVariables>;
export const FollowH5SessionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"FollowH5Session"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"h5SessionUpdates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UpdateMembers"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"previousState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UpdateMembers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Update"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"confirmed"}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"stateName"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]}}]} as unknown as DocumentNode<FollowH5SessionSubscription, FollowH5SessionSubscriptionVariables>;
export const FollowInvoiceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"FollowInvoice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invoiceUpdates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InvoiceMembers"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UpdateMembers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Update"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"confirmed"}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"stateName"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InvoiceMembers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvoiceUpdate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UpdateMembers"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"previousState"}}]}}]} as unknown as DocumentNode<FollowInvoiceSubscription, FollowInvoiceSubscriptionVariables>;
export const FollowInvoiceIssuedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"FollowInvoiceIssued"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invoiceIssued"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InvoiceMembers"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UpdateMembers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Update"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"confirmed"}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"stateName"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InvoiceMembers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvoiceUpdate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UpdateMembers"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"previousState"}}]}}]} as unknown as DocumentNode<FollowInvoiceIssuedSubscription, FollowInvoiceIssuedSubscriptionVariables>;
export const FollowRedConfirmationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"FollowRedConfirmation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"confirmationUuid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"redConfirmationUpdates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"confirmationUuid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"confirmationUuid"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UpdateMembers"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"previousState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UpdateMembers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Update"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"confirmed"}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"stateName"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]}}]} as unknown as DocumentNode<FollowRedConfirmationSubscription, FollowRedConfirmationSubscriptionVariables>;
export const FollowRedOffsetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"FollowRedOffset"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"redOffsetUpdates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UpdateMembers"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"previousState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UpdateMembers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Update"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"confirmed"}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"stateName"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]}}]} as unknown as DocumentNode<FollowRedOffsetSubscription, FollowRedOffsetSubscriptionVariables>;
export const FollowReverseInvoiceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"FollowReverseInvoice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reverseInvoiceUpdates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReverseInvoiceMembers"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UpdateMembers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Update"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"confirmed"}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"stateName"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReverseInvoiceMembers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReverseInvoiceUpdate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UpdateMembers"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"previousState"}}]}}]} as unknown as DocumentNode<FollowReverseInvoiceSubscription, FollowReverseInvoiceSubscriptionVariables>;
export const FollowReverseInvoiceIssuedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"FollowReverseInvoiceIssued"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reverseInvoiceIssued"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReverseInvoiceMembers"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UpdateMembers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Update"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"confirmed"}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"stateName"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReverseInvoiceMembers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReverseInvoiceUpdate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UpdateMembers"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"previousState"}}]}}]} as unknown as DocumentNode<FollowReverseInvoiceIssuedSubscription, FollowReverseInvoiceIssuedSubscriptionVariables>;
export const FollowScrapInvoiceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"FollowScrapInvoice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"invoiceNumber"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scrapInvoiceUpdates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"invoiceNumber"},"value":{"kind":"Variable","name":{"kind":"Name","value":"invoiceNumber"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UpdateMembers"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"previousState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UpdateMembers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Update"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"confirmed"}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"stateName"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]}}]} as unknown as DocumentNode<FollowScrapInvoiceSubscription, FollowScrapInvoiceSubscriptionVariables>;
export const FollowScrapOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"FollowScrapOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scrapOrderUpdates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UpdateMembers"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"previousState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UpdateMembers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Update"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"confirmed"}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"stateName"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]}}]} as unknown as DocumentNode<FollowScrapOrderSubscription, FollowScrapOrderSubscriptionVariables>;
export const FollowSellerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"FollowSeller"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sellerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sellerUpdates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sellerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sellerId"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SellerMembers"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UpdateMembers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Update"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"confirmed"}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"stateName"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SellerMembers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SellerUpdate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UpdateMembers"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"previousState"}}]}}]} as unknown as DocumentNode<FollowSellerSubscription, FollowSellerSubscriptionVariables>;
export const FollowSellerOnboardedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"FollowSellerOnboarded"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sellerId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sellerOnboarded"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sellerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sellerId"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SellerMembers"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UpdateMembers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Update"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"confirmed"}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"stateName"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SellerMembers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SellerUpdate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UpdateMembers"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"previousState"}}]}}]} as unknown as DocumentNode<FollowSellerOnboardedSubscription, FollowSellerOnboardedSubscriptionVariables>;
export const FollowSignerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"FollowSigner"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"signingPartyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signerUpdates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"signingPartyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"signingPartyId"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UpdateMembers"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"previousState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UpdateMembers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Update"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"confirmed"}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"stateName"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]}}]} as unknown as DocumentNode<FollowSignerSubscription, FollowSignerSubscriptionVariables>;
export const FollowSigningCompanyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"FollowSigningCompany"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"signingPartyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signingCompanyUpdates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"signingPartyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"signingPartyId"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UpdateMembers"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"previousState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UpdateMembers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Update"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"confirmed"}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"stateName"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]}}]} as unknown as DocumentNode<FollowSigningCompanySubscription, FollowSigningCompanySubscriptionVariables>;
export const FollowSigningTaskDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"FollowSigningTask"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"by"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SigningTaskBy"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signingTaskUpdates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"Variable","name":{"kind":"Name","value":"by"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SigningTaskMembers"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UpdateMembers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Update"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"confirmed"}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"stateName"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SigningTaskMembers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SigningTaskUpdate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UpdateMembers"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"previousState"}}]}}]} as unknown as DocumentNode<FollowSigningTaskSubscription, FollowSigningTaskSubscriptionVariables>;
export const FollowSigningTaskCompletedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"FollowSigningTaskCompleted"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"by"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SigningTaskBy"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signingTaskCompleted"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"Variable","name":{"kind":"Name","value":"by"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SigningTaskMembers"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UpdateMembers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Update"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"confirmed"}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"stateName"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SigningTaskMembers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SigningTaskUpdate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UpdateMembers"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"previousState"}}]}}]} as unknown as DocumentNode<FollowSigningTaskCompletedSubscription, FollowSigningTaskCompletedSubscriptionVariables>;
export const FollowTaxPaymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"FollowTaxPayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"taxSlipNumber"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taxPaymentUpdates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"taxSlipNumber"},"value":{"kind":"Variable","name":{"kind":"Name","value":"taxSlipNumber"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UpdateMembers"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"previousState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UpdateMembers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Update"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"confirmed"}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"stateName"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]}}]} as unknown as DocumentNode<FollowTaxPaymentSubscription, FollowTaxPaymentSubscriptionVariables>;
export const FollowUploadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"FollowUpload"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"acceptanceSerial"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploadUpdates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"acceptanceSerial"},"value":{"kind":"Variable","name":{"kind":"Name","value":"acceptanceSerial"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UpdateMembers"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"previousState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UpdateMembers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Update"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"confirmed"}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"stateName"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]}}]} as unknown as DocumentNode<FollowUploadSubscription, FollowUploadSubscriptionVariables>;
