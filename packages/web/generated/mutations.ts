import type { MutationSummary } from '../board/forms/model/description.ts';

export type MutationName = 'reserveInvoiceNumbers' | 'adjustCreditQuota' | 'extendQuotaValidity' | 'applyRedConfirmation' | 'revokeRedConfirmation' | 'atomicCommand' | 'uploadScrapInvoices' | 'bankCommand' | 'createSigningTask' | 'issueInvoice' | 'createContract' | 'cancelContract' | 'onboardSeller' | 'registerSeller' | 'registerSigningCompany' | 'createCompanyAuthLink' | 'createSilentSigningLink' | 'generateSeal' | 'uploadContractFile' | 'registerSigner' | 'redOffsetInvoice' | 'openH5Session' | 'cancelPreOpenedInvoice' | 'issueScrapInvoice' | 'calculateTaxAndOrder' | 'applyIssuingRefund' | 'payAndIssueReverseInvoice' | 'openEnterprise' | 'updateSellerCard' | 'closeSeller' | 'redOffsetReverseInvoice' | 'voidReverseInvoice' | 'readInvoiceFile' | 'startVerificationBatch' | 'cancelVerificationBatch' | 'startExport' | 'createWebhook' | 'updateWebhook' | 'deleteWebhook' | 'redeliverWebhook' | 'sendWebhookTestEvent' | 'lookAgain' | 'dismissAttention';

/** Every mutation. */
export const mutations: Readonly<Record<MutationName, MutationSummary>> = {
  "reserveInvoiceNumbers": {
    "capability": "atomic",
    "scope": "REVERSE",
    "isSent": true
  },
  "adjustCreditQuota": {
    "capability": "atomic",
    "scope": "REVERSE",
    "isSent": true
  },
  "extendQuotaValidity": {
    "capability": "atomic",
    "scope": "REVERSE",
    "isSent": true
  },
  "applyRedConfirmation": {
    "capability": "atomic",
    "scope": "REVERSE",
    "isSent": true
  },
  "revokeRedConfirmation": {
    "capability": "atomic",
    "scope": "REVERSE",
    "isSent": true
  },
  "atomicCommand": {
    "capability": "atomic",
    "scope": "REVERSE",
    "isSent": true
  },
  "uploadScrapInvoices": {
    "capability": "atomic",
    "scope": "REVERSE",
    "isSent": true
  },
  "bankCommand": {
    "capability": "bank",
    "scope": "REVERSE",
    "isSent": true
  },
  "createSigningTask": {
    "capability": "esign",
    "scope": "SIGN",
    "isSent": true,
    "billed": "per created task"
  },
  "issueInvoice": {
    "capability": "forward-invoicing",
    "scope": "ISSUE",
    "isSent": true,
    "billed": "per invoice"
  },
  "createContract": {
    "capability": "partner-contract",
    "scope": "SIGN",
    "isSent": true,
    "billed": "per contract created"
  },
  "cancelContract": {
    "capability": "partner-contract",
    "scope": "SIGN",
    "isSent": true
  },
  "onboardSeller": {
    "capability": "settled-reverse",
    "scope": "REVERSE",
    "isSent": true
  },
  "registerSeller": {
    "capability": "settled-reverse",
    "scope": "REVERSE",
    "isSent": true
  },
  "registerSigningCompany": {
    "capability": "esign",
    "scope": "SIGN",
    "isSent": true
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
    "isSent": true
  },
  "redOffsetInvoice": {
    "capability": "forward-invoicing",
    "scope": "ISSUE",
    "isSent": true
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
    "isSent": true
  },
  "applyIssuingRefund": {
    "capability": "scrap-purchase",
    "scope": "REVERSE",
    "isSent": true
  },
  "payAndIssueReverseInvoice": {
    "capability": "settled-reverse",
    "scope": "REVERSE",
    "isSent": true
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
    "billed": "per invoice, from the quota"
  },
  "cancelVerificationBatch": {
    "capability": "verification",
    "scope": "VERIFY"
  },
  "startExport": {
    "capability": "graphql",
    "scope": "READ"
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
