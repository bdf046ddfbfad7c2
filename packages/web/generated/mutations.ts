import type { MutationSummary } from '../board/forms/model/description.ts';

export type MutationName = 'reserveInvoiceNumbers' | 'adjustCreditQuota' | 'extendQuotaValidity' | 'applyRedConfirmation' | 'revokeRedConfirmation' | 'atomicCommand' | 'uploadScrapInvoices' | 'bankCommand' | 'createSigningTask' | 'issueInvoice' | 'createContract' | 'cancelContract' | 'onboardSeller' | 'registerSeller' | 'registerSigningCompany' | 'createCompanyAuthLink' | 'createSilentSigningLink' | 'generateSeal' | 'uploadContractFile' | 'registerSigner' | 'redOffsetInvoice' | 'openH5Session' | 'cancelPreOpenedInvoice' | 'issueScrapInvoice' | 'calculateTaxAndOrder' | 'applyIssuingRefund' | 'payAndIssueReverseInvoice' | 'openEnterprise' | 'updateSellerCard' | 'closeSeller' | 'redOffsetReverseInvoice' | 'voidReverseInvoice' | 'readInvoiceFile' | 'startVerificationBatch' | 'cancelVerificationBatch' | 'startExport' | 'createWebhook' | 'updateWebhook' | 'deleteWebhook' | 'redeliverWebhook' | 'sendWebhookTestEvent' | 'lookAgain' | 'dismissAttention';

/** Every mutation. */
export const mutations: Readonly<Record<MutationName, MutationSummary>> = {
  "reserveInvoiceNumbers": {
    "capability": "atomic",
    "scope": "REVERSE",
    "isSent": true,
    "kind": "INVOICE_NUMBER_RESERVATION",
    "number": "reservationId"
  },
  "adjustCreditQuota": {
    "capability": "atomic",
    "scope": "REVERSE",
    "isSent": true,
    "kind": "CREDIT_QUOTA_ADJUSTMENT",
    "number": "adjustmentId"
  },
  "extendQuotaValidity": {
    "capability": "atomic",
    "scope": "REVERSE",
    "isSent": true,
    "kind": "QUOTA_VALIDITY_EXTENSION",
    "number": "extensionId"
  },
  "applyRedConfirmation": {
    "capability": "atomic",
    "scope": "REVERSE",
    "isSent": true,
    "kind": "RED_CONFIRMATION_APPLICATION",
    "number": "applicationId"
  },
  "revokeRedConfirmation": {
    "capability": "atomic",
    "scope": "REVERSE",
    "isSent": true,
    "kind": "RED_CONFIRMATION_REVOCATION",
    "number": "revocationId"
  },
  "atomicCommand": {
    "capability": "atomic",
    "scope": "REVERSE",
    "isSent": true,
    "kind": "ATOMIC_COMMAND",
    "number": "commandId"
  },
  "uploadScrapInvoices": {
    "capability": "atomic",
    "scope": "REVERSE",
    "isSent": true,
    "kind": "SCRAP_UPLOAD",
    "number": "uploadId"
  },
  "bankCommand": {
    "capability": "bank",
    "scope": "REVERSE",
    "isSent": true,
    "kind": "BANK_COMMAND",
    "number": "commandId"
  },
  "createSigningTask": {
    "capability": "esign",
    "scope": "SIGN",
    "isSent": true,
    "billed": "per created task",
    "kind": "SIGNING_TASK",
    "number": "signingTaskId"
  },
  "issueInvoice": {
    "capability": "forward-invoicing",
    "scope": "ISSUE",
    "isSent": true,
    "billed": "per invoice",
    "kind": "FORWARD_INVOICE",
    "number": "orderId"
  },
  "createContract": {
    "capability": "partner-contract",
    "scope": "SIGN",
    "isSent": true,
    "billed": "per contract created",
    "kind": "PARTNER_CONTRACT",
    "number": "contractId"
  },
  "cancelContract": {
    "capability": "partner-contract",
    "scope": "SIGN",
    "isSent": true
  },
  "onboardSeller": {
    "capability": "settled-reverse",
    "scope": "REVERSE",
    "isSent": true,
    "kind": "REVERSE_SELLER",
    "number": "sellerId"
  },
  "registerSeller": {
    "capability": "settled-reverse",
    "scope": "REVERSE",
    "isSent": true
  },
  "registerSigningCompany": {
    "capability": "esign",
    "scope": "SIGN",
    "isSent": true,
    "kind": "SIGNING_COMPANY",
    "number": "companyId"
  },
  "createCompanyAuthLink": {
    "capability": "esign",
    "scope": "SIGN",
    "isSent": true
  },
  "createSilentSigningLink": {
    "capability": "esign",
    "scope": "SIGN",
    "isSent": true
  },
  "generateSeal": {
    "capability": "esign",
    "scope": "SIGN",
    "isSent": true
  },
  "uploadContractFile": {
    "capability": "esign",
    "scope": "SIGN",
    "isSent": true
  },
  "registerSigner": {
    "capability": "esign",
    "scope": "SIGN",
    "isSent": true,
    "kind": "SIGNING_PERSON",
    "number": "personId"
  },
  "redOffsetInvoice": {
    "capability": "forward-invoicing",
    "scope": "ISSUE",
    "isSent": true,
    "kind": "FORWARD_RED_OFFSET",
    "number": "redOffsetId"
  },
  "openH5Session": {
    "capability": "h5",
    "scope": "REVERSE",
    "isSent": true
  },
  "cancelPreOpenedInvoice": {
    "capability": "scrap-purchase",
    "scope": "REVERSE",
    "isSent": true
  },
  "issueScrapInvoice": {
    "capability": "scrap-purchase",
    "scope": "REVERSE",
    "isSent": true
  },
  "calculateTaxAndOrder": {
    "capability": "scrap-purchase",
    "scope": "REVERSE",
    "isSent": true,
    "kind": "SCRAP_ORDER",
    "number": "orderId"
  },
  "applyIssuingRefund": {
    "capability": "scrap-purchase",
    "scope": "REVERSE",
    "isSent": true,
    "kind": "SCRAP_REFUND",
    "number": "refundId"
  },
  "payAndIssueReverseInvoice": {
    "capability": "settled-reverse",
    "scope": "REVERSE",
    "isSent": true,
    "kind": "REVERSE_INVOICE",
    "number": "orderId"
  },
  "openEnterprise": {
    "capability": "settled-reverse",
    "scope": "REVERSE",
    "isSent": true
  },
  "updateSellerCard": {
    "capability": "settled-reverse",
    "scope": "REVERSE",
    "isSent": true
  },
  "closeSeller": {
    "capability": "settled-reverse",
    "scope": "REVERSE",
    "isSent": true
  },
  "redOffsetReverseInvoice": {
    "capability": "settled-reverse",
    "scope": "REVERSE",
    "isSent": true
  },
  "voidReverseInvoice": {
    "capability": "settled-reverse",
    "scope": "REVERSE",
    "isSent": true
  },
  "readInvoiceFile": {
    "capability": "verification",
    "scope": "READ"
  },
  "startVerificationBatch": {
    "capability": "verification",
    "scope": "VERIFY",
    "isSent": true,
    "billed": "per invoice, from the quota",
    "kind": "VERIFICATION_BATCH",
    "number": "batchId"
  },
  "cancelVerificationBatch": {
    "capability": "verification",
    "scope": "VERIFY"
  },
  "startExport": {
    "capability": "graphql",
    "scope": "READ",
    "kind": "EXPORT",
    "number": "exportId"
  },
  "createWebhook": {
    "capability": "graphql",
    "scope": "WEBHOOKS"
  },
  "updateWebhook": {
    "capability": "graphql",
    "scope": "WEBHOOKS"
  },
  "deleteWebhook": {
    "capability": "graphql",
    "scope": "WEBHOOKS"
  },
  "redeliverWebhook": {
    "capability": "graphql",
    "scope": "WEBHOOKS"
  },
  "sendWebhookTestEvent": {
    "capability": "graphql",
    "scope": "WEBHOOKS"
  },
  "lookAgain": {
    "capability": "graphql",
    "scope": "READ"
  },
  "dismissAttention": {
    "capability": "graphql",
    "scope": "READ"
  }
};
