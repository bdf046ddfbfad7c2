import type { MutationSummary } from '../board/forms/model/description.ts';

export type MutationName = 'reserveInvoiceNumbers' | 'adjustCreditQuota' | 'extendQuotaValidity' | 'applyRedConfirmation' | 'revokeRedConfirmation' | 'atomicCommand' | 'uploadScrapInvoices' | 'bankCommand' | 'createSigningTask' | 'issueInvoice' | 'createContract' | 'cancelContract' | 'onboardSeller' | 'registerSeller' | 'registerSigningCompany' | 'createCompanyAuthLink' | 'createSilentSigningLink' | 'generateSeal' | 'uploadContractFile' | 'registerSigner' | 'redOffsetInvoice' | 'openH5Session' | 'cancelPreOpenedInvoice' | 'issueScrapInvoice' | 'calculateTaxAndOrder' | 'applyIssuingRefund' | 'payAndIssueReverseInvoice' | 'openEnterprise' | 'updateSellerCard' | 'closeSeller' | 'redOffsetReverseInvoice' | 'voidReverseInvoice' | 'readInvoiceFile' | 'startVerificationBatch' | 'cancelVerificationBatch' | 'startExport' | 'createWebhook' | 'updateWebhook' | 'deleteWebhook' | 'redeliverWebhook' | 'sendWebhookTestEvent' | 'lookAgain' | 'dismissAttention';

/** Title of the first example of each mutation that has one. */
export const exampleTitles = {
  "startExport": [
    "Export invoices as a workbook",
    "导出列表"
  ],
  "lookAgain": [
    "Poll the state now",
    "立即再查一次"
  ],
  "dismissAttention": [
    "Remove an item from the list of what needs attention",
    "忽略一个待关注事项"
  ],
  "createSigningTask": [
    "Create a signing task",
    "发起签署任务"
  ],
  "uploadContractFile": [
    "Upload a contract",
    "上传合同文件"
  ],
  "registerSigner": [
    "Register a person who signs contracts",
    "登记签署人"
  ],
  "generateSeal": [
    "Make a seal",
    "生成印章"
  ],
  "createSilentSigningLink": [
    "Make the page that authorizes silent signing",
    "静默签授权链接"
  ],
  "createCompanyAuthLink": [
    "Make the page of a real-name authentication",
    "企业实名认证链接"
  ],
  "registerSigningCompany": [
    "Register an enterprise that signs contracts",
    "登记签署企业"
  ],
  "cancelContract": [
    "Cancel a contract that is not over",
    "撤销合同"
  ],
  "createContract": [
    "Create a contract",
    "发起合同"
  ],
  "atomicCommand": [
    "Send a command to any service of the tax bureau",
    "按服务编码办理"
  ],
  "revokeRedConfirmation": [
    "Revoke a red confirmation",
    "撤销红字确认单"
  ],
  "uploadScrapInvoices": [
    "Upload an invoice for purchased scrap",
    "上传收购发票"
  ],
  "applyRedConfirmation": [
    "Apply to reverse an invoice for purchased scrap",
    "申请红字确认单"
  ],
  "reserveInvoiceNumbers": [
    "Reserve invoice numbers",
    "领用发票号码"
  ],
  "extendQuotaValidity": [
    "Extend the validity of a month's quota",
    "额度有效期延期"
  ],
  "adjustCreditQuota": [
    "Download issuing quota",
    "下载授信额度"
  ],
  "cancelPreOpenedInvoice": [
    "Cancel a pre-opened transaction",
    "作废预开"
  ],
  "calculateTaxAndOrder": [
    "Compute the tax of a scrap purchase and pre-open the invoice",
    "算税并预开"
  ],
  "applyIssuingRefund": [
    "Apply for the refund of the tax of a scrap purchase",
    "申请退税"
  ],
  "issueScrapInvoice": [
    "Issue the invoice of a scrap purchase",
    "开具收购发票"
  ],
  "bankCommand": [
    "Have the bank register a payee",
    "请银行登记收款人"
  ],
  "closeSeller": [
    "Remove a seller's payee record",
    "注销收款人"
  ],
  "voidReverseInvoice": [
    "Void a reverse invoice",
    "作废反向发票"
  ],
  "redOffsetReverseInvoice": [
    "Make the page on which a reverse invoice is reversed",
    "红冲反向发票"
  ],
  "payAndIssueReverseInvoice": [
    "Pay a seller and issue the reverse invoice",
    "付款并反向开票"
  ],
  "updateSellerCard": [
    "Change the card that a seller is paid to",
    "更换收款卡"
  ],
  "registerSeller": [
    "Register a face-scanned seller as payee",
    "登记收款人"
  ],
  "onboardSeller": [
    "Make a seller's face-scan page",
    "出售者刷脸认证"
  ],
  "openEnterprise": [
    "Make the page on which an enterprise authorizes reverse invoicing",
    "企业授权反向开票"
  ],
  "openH5Session": [
    "Open an H5 link for a seller",
    "为出售者打开办理链接"
  ],
  "issueInvoice": [
    "Issue an invoice to an enterprise",
    "给企业开发票"
  ],
  "redOffsetInvoice": [
    "Red-offset an issued invoice",
    "红冲发票"
  ],
  "cancelVerificationBatch": [
    "Cancel a batch",
    "取消批量查验"
  ],
  "startVerificationBatch": [
    "Verify a list of invoices",
    "发起批量查验"
  ],
  "readInvoiceFile": [
    "Read an invoice from its file",
    "识读发票文件"
  ]
} as const;

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
