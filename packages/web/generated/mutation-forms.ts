import type { FormCatalogue } from '../board/forms/model/description.ts';

/** The inputs of every mutation. */
export const catalogue: FormCatalogue = {
  "forms": {
    "reserveInvoiceNumbers": {
      "description": "Reserves consecutive digital invoice numbers; do so when less than a fifth of the stock is left. Free. After an enterprise moved to another province, numbers reserved before are void: reserve new ones. After a network failure send it again unchanged: the same number with the same input is the same business and returns its result; other input is a `ConflictError`. After a lost response this service repeats the same request, under the same serial, until the tax bureau responds: nothing happens twice.",
      "args": [
        {
          "name": "input",
          "type": "InvoiceNumberReservationInput",
          "isRequired": true,
          "description": "Enterprise and quantity."
        }
      ],
      "document": "mutation ReserveInvoiceNumbers($input: InvoiceNumberReservationInput!) { result: reserveInvoiceNumbers(input: $input) { __typename ... on Error { problem: message problemCode: code problemHint: hint platformCode retryable retryAfterSeconds } ... on InvalidInputError { fieldErrors { path message } } ... on ConflictError { existing { id kind key subject { id } } } ... on OutcomeUnknownError { known: operation { id kind key subject { id } } } ... on PlatformRejectedError { steps known: operation { id kind key subject { id } } } ... on InvoiceNumberReservation { __typename id thing: id } } }"
    },
    "adjustCreditQuota": {
      "description": "Downloads issuing quota, or returns unused quota; `creditQuota` shows the available amount. Free. After a network failure send it again unchanged: the same number with the same input is the same business and returns its result; other input is a `ConflictError`. After a lost response this service repeats the same request, under the same serial, until the tax bureau responds: nothing happens twice.",
      "args": [
        {
          "name": "input",
          "type": "CreditQuotaAdjustmentInput",
          "isRequired": true,
          "description": "Enterprise, amount and direction."
        }
      ],
      "document": "mutation AdjustCreditQuota($input: CreditQuotaAdjustmentInput!) { result: adjustCreditQuota(input: $input) { __typename ... on Error { problem: message problemCode: code problemHint: hint platformCode retryable retryAfterSeconds } ... on InvalidInputError { fieldErrors { path message } } ... on ConflictError { existing { id kind key subject { id } } } ... on OutcomeUnknownError { known: operation { id kind key subject { id } } } ... on PlatformRejectedError { steps known: operation { id kind key subject { id } } } ... on CreditQuotaAdjustment { __typename id thing: id } } }"
    },
    "extendQuotaValidity": {
      "description": "Extends the validity of quota that was downloaded before the declaration at the beginning of a month: it would end with the month’s deadline for declarations. Free. Sent once and never again: the same `extensionId` with the same input returns the existing extension; with other input it is a `ConflictError`.",
      "args": [
        {
          "name": "input",
          "type": "QuotaValidityExtensionInput",
          "isRequired": true,
          "description": "Enterprise and month."
        }
      ],
      "document": "mutation ExtendQuotaValidity($input: QuotaValidityExtensionInput!) { result: extendQuotaValidity(input: $input) { __typename ... on Error { problem: message problemCode: code problemHint: hint platformCode retryable retryAfterSeconds } ... on InvalidInputError { fieldErrors { path message } } ... on ConflictError { existing { id kind key subject { id } } } ... on OutcomeUnknownError { known: operation { id kind key subject { id } } } ... on PlatformRejectedError { steps known: operation { id kind key subject { id } } } ... on QuotaValidityExtension { __typename id thing: id } } }"
    },
    "applyRedConfirmation": {
      "description": "Applies, as the buyer, for the reversal of an invoice for purchased scrap. It leads to a red confirmation that the seller must confirm within 72 hours: follow `redConfirmationUpdates(confirmationUuid)`. Sent once: the same input under the same `applicationId` returns the existing application and sends nothing; until that application and its confirmation have ended, any other application for the same original is a `ConflictError`. After a lost response the tax bureau’s list settles the outcome.",
      "args": [
        {
          "name": "input",
          "type": "RedConfirmationApplicationInput",
          "isRequired": true,
          "description": "The reversal."
        }
      ],
      "document": "mutation ApplyRedConfirmation($input: RedConfirmationApplicationInput!) { result: applyRedConfirmation(input: $input) { __typename ... on Error { problem: message problemCode: code problemHint: hint platformCode retryable retryAfterSeconds } ... on InvalidInputError { fieldErrors { path message } } ... on ConflictError { existing { id kind key subject { id } } } ... on OutcomeUnknownError { known: operation { id kind key subject { id } } } ... on PlatformRejectedError { steps known: operation { id kind key subject { id } } } ... on RedConfirmationApplication { __typename id thing: id } } }"
    },
    "revokeRedConfirmation": {
      "description": "Revokes a red confirmation, before or after both have confirmed it, as long as no red invoice was issued by it. Sent once: the same input under the same `revocationId` returns the existing revocation and sends nothing; another is a `ConflictError` unless the first was rejected. After a lost response the tax bureau’s list settles the outcome.",
      "args": [
        {
          "name": "input",
          "type": "RedConfirmationRevocationInput",
          "isRequired": true,
          "description": "The confirmation to revoke."
        }
      ],
      "document": "mutation RevokeRedConfirmation($input: RedConfirmationRevocationInput!) { result: revokeRedConfirmation(input: $input) { __typename ... on Error { problem: message problemCode: code problemHint: hint platformCode retryable retryAfterSeconds } ... on InvalidInputError { fieldErrors { path message } } ... on ConflictError { existing { id kind key subject { id } } } ... on OutcomeUnknownError { known: operation { id kind key subject { id } } } ... on PlatformRejectedError { steps known: operation { id kind key subject { id } } } ... on RedConfirmationRevocation { __typename id thing: id } } }"
    },
    "atomicCommand": {
      "description": "Sends a command directly to any service of the tax bureau that changes something. Sent once and never again: the same `commandId` with the same input returns the existing command with its response and sends nothing (a rejection is returned again; only a command that is `NOT_SENT` is sent); other input is a `ConflictError`. After a lost response the state is `OUTCOME_UNKNOWN`, and commands cannot be queried: check the effect with `atomicQuery`. Prefer the typed mutations where there are any.",
      "args": [
        {
          "name": "input",
          "type": "AtomicCommandInput",
          "isRequired": true,
          "description": "The command."
        }
      ],
      "document": "mutation AtomicCommand($input: AtomicCommandInput!) { result: atomicCommand(input: $input) { __typename ... on Error { problem: message problemCode: code problemHint: hint platformCode retryable retryAfterSeconds } ... on InvalidInputError { fieldErrors { path message } } ... on ConflictError { existing { id kind key subject { id } } } ... on OutcomeUnknownError { known: operation { id kind key subject { id } } } ... on PlatformRejectedError { steps known: operation { id kind key subject { id } } } ... on AtomicCommandPayload { command { __typename id thing: id } answer { taxCheckResult processingResult } } } }"
    },
    "uploadScrapInvoices": {
      "description": "Uploads invoices for purchased scrap, blue or red, to the tax bureau, 1 to 100 at a time. The tax bureau checks the issuing conditions, compliance, quota and numbers, and rejects all invoices together with a message (`PlatformRejectedError`); it then examines the accepted invoices: follow `uploadUpdates(acceptanceSerial)`. Sent once: the same `uploadId` with the same input returns the existing upload and sends nothing; with other input it is a `ConflictError`. After a lost response, and after 12 hours without a result, upload the same invoices again under a new `uploadId`, as the tax bureau provides: a number can be used once only.",
      "args": [
        {
          "name": "input",
          "type": "ScrapInvoiceUploadInput",
          "isRequired": true,
          "description": "The invoices."
        }
      ],
      "document": "mutation UploadScrapInvoices($input: ScrapInvoiceUploadInput!) { result: uploadScrapInvoices(input: $input) { __typename ... on Error { problem: message problemCode: code problemHint: hint platformCode retryable retryAfterSeconds } ... on InvalidInputError { fieldErrors { path message } } ... on ConflictError { existing { id kind key subject { id } } } ... on OutcomeUnknownError { known: operation { id kind key subject { id } } } ... on PlatformRejectedError { steps known: operation { id kind key subject { id } } } ... on ScrapInvoiceUpload { __typename id thing: id } } }"
    },
    "bankCommand": {
      "description": "Sends a command directly to any operation of the bank that changes something. Sent once and never again: the same `commandId` with the same input returns the existing command with its response and sends nothing (a rejection is returned again; only a command that is `NOT_SENT` is sent); other input is a `ConflictError`. After a lost response the state is `OUTCOME_UNKNOWN`, and commands cannot be queried: check the effect with `bankQuery`. Prefer the typed mutations where there are any.",
      "args": [
        {
          "name": "input",
          "type": "BankCommandInput",
          "isRequired": true,
          "description": "The command."
        }
      ],
      "document": "mutation BankCommand($input: BankCommandInput!) { result: bankCommand(input: $input) { __typename ... on Error { problem: message problemCode: code problemHint: hint platformCode retryable retryAfterSeconds } ... on InvalidInputError { fieldErrors { path message } } ... on ConflictError { existing { id kind key subject { id } } } ... on OutcomeUnknownError { known: operation { id kind key subject { id } } } ... on PlatformRejectedError { steps known: operation { id kind key subject { id } } } ... on BankCommandPayload { command { __typename id thing: id } answer { isMock } } } }"
    },
    "createSigningTask": {
      "description": "Creates a signing task from an uploaded contract, once. Billed once when it is created, and not when it is rejected. Then give each signer their `signingLink`, and follow `signingTaskUpdates`, which may start earlier with your own id. To avoid any face scan, register the person with `authMethods: [BANK_CARD]` and leave `proof` at SMS.",
      "args": [
        {
          "name": "input",
          "type": "SigningTaskInput",
          "isRequired": true,
          "description": "The contract and who signs it."
        }
      ],
      "document": "mutation CreateSigningTask($input: SigningTaskInput!) { result: createSigningTask(input: $input) { __typename ... on Error { problem: message problemCode: code problemHint: hint platformCode retryable retryAfterSeconds } ... on InvalidInputError { fieldErrors { path message } } ... on ConflictError { existing { id kind key subject { id } } } ... on OutcomeUnknownError { known: operation { id kind key subject { id } } } ... on PlatformRejectedError { steps known: operation { id kind key subject { id } } } ... on SigningTask { __typename id thing: id } } }"
    },
    "issueInvoice": {
      "description": "Orders a digital invoice. The platform accepts the order and issues within seconds to hours: follow `invoiceUpdates(orderId)`. The same `orderId` with the same input returns the existing order and sends nothing (a rejection is returned again; only an order that is `NOT_SENT` is sent); other input is a `ConflictError`. If the platform rejects a number that it already has, the `PlatformRejectedError` leads to the existing order. Billed per invoice.",
      "args": [
        {
          "name": "input",
          "type": "InvoiceOrderInput",
          "isRequired": true,
          "description": "The order."
        }
      ],
      "document": "mutation IssueInvoice($input: InvoiceOrderInput!) { result: issueInvoice(input: $input) { __typename ... on Error { problem: message problemCode: code problemHint: hint platformCode retryable retryAfterSeconds } ... on InvalidInputError { fieldErrors { path message } } ... on ConflictError { existing { id kind key subject { id } } } ... on OutcomeUnknownError { known: operation { id kind key subject { id } } } ... on PlatformRejectedError { steps known: operation { id kind key subject { id } } } ... on Invoice { __typename id thing: id } } }"
    },
    "createContract": {
      "description": "Creates a contract: the person signs at `signUrl`, which you hand over; then the company’s seal is applied automatically. Follow `contractUpdates`. The same `contractId` with the same input returns the existing contract and sends nothing; with other input it is a `ConflictError`. If the response is lost, the platform cannot be queried: the result is an `OutcomeUnknownError`, nothing is sent again, and the platform’s push settles the outcome when the contract ends. Billed per contract created.",
      "args": [
        {
          "name": "input",
          "type": "ContractInput",
          "isRequired": true,
          "description": "The contract."
        }
      ],
      "document": "mutation CreateContract($input: ContractInput!) { result: createContract(input: $input) { __typename ... on Error { problem: message problemCode: code problemHint: hint platformCode retryable retryAfterSeconds } ... on InvalidInputError { fieldErrors { path message } } ... on ConflictError { existing { id kind key subject { id } } } ... on OutcomeUnknownError { known: operation { id kind key subject { id } } } ... on PlatformRejectedError { steps known: operation { id kind key subject { id } } } ... on Contract { __typename id thing: id } } }"
    },
    "cancelContract": {
      "description": "Cancels a contract that has not ended. May be repeated: a canceled contract stays as it is. A completed or expired one is a `ConflictError`, and nothing is sent.",
      "args": [
        {
          "name": "input",
          "type": "CancelContractInput",
          "isRequired": true,
          "description": "The contract."
        }
      ],
      "document": "mutation CancelContract($input: CancelContractInput!) { result: cancelContract(input: $input) { __typename ... on Error { problem: message problemCode: code problemHint: hint platformCode retryable retryAfterSeconds } ... on InvalidInputError { fieldErrors { path message } } ... on ConflictError { existing { id kind key subject { id } } } ... on OutcomeUnknownError { known: operation { id kind key subject { id } } } ... on PlatformRejectedError { steps known: operation { id kind key subject { id } } } ... on ContractCancellation { contract { __typename id thing: id } } } }"
    },
    "onboardSeller": {
      "description": "Step one of two: creates the page on which the seller scans their own face. The scan only proves who they are; then call `registerSeller`. A repeat creates a new page, which is harmless. Follow `sellerUpdates`.",
      "args": [
        {
          "name": "input",
          "type": "OnboardSellerInput",
          "isRequired": true,
          "description": "The person."
        }
      ],
      "document": "mutation OnboardSeller($input: OnboardSellerInput!) { result: onboardSeller(input: $input) { __typename ... on Error { problem: message problemCode: code problemHint: hint platformCode retryable retryAfterSeconds } ... on InvalidInputError { fieldErrors { path message } } ... on ConflictError { existing { id kind key subject { id } } } ... on OutcomeUnknownError { known: operation { id kind key subject { id } } } ... on PlatformRejectedError { steps known: operation { id kind key subject { id } } } ... on SellerOnboarding { faceScanUrl faceScanNumber isMock seller { __typename id thing: id } } } }"
    },
    "registerSeller": {
      "description": "Step two of two, after the face scan: registers the payee with the bank, whose audit takes days. `accepted` does not mean onboarded: follow `sellerUpdates` or wait for `sellerOnboarded`. Sent once: the same input within a minute gets the same response, other input a `ConflictError`. Later, while an audit is under way, the bank rejects another registration.",
      "args": [
        {
          "name": "input",
          "type": "RegisterSellerInput",
          "isRequired": true,
          "description": "The payee."
        }
      ],
      "document": "mutation RegisterSeller($input: RegisterSellerInput!) { result: registerSeller(input: $input) { __typename ... on Error { problem: message problemCode: code problemHint: hint platformCode retryable retryAfterSeconds } ... on InvalidInputError { fieldErrors { path message } } ... on ConflictError { existing { id kind key subject { id } } } ... on OutcomeUnknownError { known: operation { id kind key subject { id } } } ... on PlatformRejectedError { steps known: operation { id kind key subject { id } } } ... on SellerRegistration { accepted autoAudited hint isMock seller { __typename id thing: id } } } }"
    },
    "registerSigningCompany": {
      "description": "Registers an enterprise that is to sign contracts. Free. May be repeated: the same `companyId` is the same enterprise. Next: `createCompanyAuthLink`.",
      "args": [
        {
          "name": "input",
          "type": "RegisterSigningCompanyInput",
          "isRequired": true,
          "description": "The enterprise."
        }
      ],
      "document": "mutation RegisterSigningCompany($input: RegisterSigningCompanyInput!) { result: registerSigningCompany(input: $input) { __typename ... on Error { problem: message problemCode: code problemHint: hint platformCode retryable retryAfterSeconds } ... on InvalidInputError { fieldErrors { path message } } ... on ConflictError { existing { id kind key subject { id } } } ... on OutcomeUnknownError { known: operation { id kind key subject { id } } } ... on PlatformRejectedError { steps known: operation { id kind key subject { id } } } ... on SigningCompanyRegistration { signingPartyId company { __typename id thing: id } } } }"
    },
    "createCompanyAuthLink": {
      "description": "Creates the page on which an enterprise, or a person on their own, proves their real name. Required before a seal is made or a contract signed. Free; a repeat creates a new page. Follow `signingCompanyUpdates`.",
      "args": [
        {
          "name": "input",
          "type": "CompanyAuthLinkInput",
          "isRequired": true,
          "description": "Party and permitted proofs."
        }
      ],
      "document": "mutation CreateCompanyAuthLink($input: CompanyAuthLinkInput!) { result: createCompanyAuthLink(input: $input) { __typename ... on Error { problem: message problemCode: code problemHint: hint platformCode retryable retryAfterSeconds } ... on InvalidInputError { fieldErrors { path message } } ... on ConflictError { existing { id kind key subject { id } } } ... on OutcomeUnknownError { known: operation { id kind key subject { id } } } ... on PlatformRejectedError { steps known: operation { id kind key subject { id } } } ... on CompanyAuthLink { pcUrl h5Url } } }"
    },
    "createSilentSigningLink": {
      "description": "Creates the page on which an enterprise’s administrator authorizes automatic stamping for 365 days. This flow does not include proving the real name. Free; a repeat creates a new page.",
      "args": [
        {
          "name": "input",
          "type": "SilentSigningLinkInput",
          "isRequired": true,
          "description": "The enterprise."
        }
      ],
      "document": "mutation CreateSilentSigningLink($input: SilentSigningLinkInput!) { result: createSilentSigningLink(input: $input) { __typename ... on Error { problem: message problemCode: code problemHint: hint platformCode retryable retryAfterSeconds } ... on InvalidInputError { fieldErrors { path message } } ... on ConflictError { existing { id kind key subject { id } } } ... on OutcomeUnknownError { known: operation { id kind key subject { id } } } ... on PlatformRejectedError { steps known: operation { id kind key subject { id } } } ... on SilentSigningLink { url } } }"
    },
    "generateSeal": {
      "description": "Makes a seal for a real-named enterprise; for others it is rejected as `NOT_REAL_NAMED` (50001). Free. A repeat makes another seal, which is harmless: only seals that a signing task names are used.",
      "args": [
        {
          "name": "input",
          "type": "GenerateSealInput",
          "isRequired": true,
          "description": "The seal."
        }
      ],
      "document": "mutation GenerateSeal($input: GenerateSealInput!) { result: generateSeal(input: $input) { __typename ... on Error { problem: message problemCode: code problemHint: hint platformCode retryable retryAfterSeconds } ... on InvalidInputError { fieldErrors { path message } } ... on ConflictError { existing { id kind key subject { id } } } ... on OutcomeUnknownError { known: operation { id kind key subject { id } } } ... on PlatformRejectedError { steps known: operation { id kind key subject { id } } } ... on SigningSeal { sealId company { __typename id thing: id } } } }"
    },
    "uploadContractFile": {
      "description": "Uploads a contract to the signing system. Free. The returned code is valid for any number of signing tasks; a repeat returns another code, which is harmless.",
      "args": [
        {
          "name": "input",
          "type": "UploadContractFileInput",
          "isRequired": true,
          "description": "The file."
        }
      ],
      "document": "mutation UploadContractFile($input: UploadContractFileInput!) { result: uploadContractFile(input: $input) { __typename ... on Error { problem: message problemCode: code problemHint: hint platformCode retryable retryAfterSeconds } ... on InvalidInputError { fieldErrors { path message } } ... on ConflictError { existing { id kind key subject { id } } } ... on OutcomeUnknownError { known: operation { id kind key subject { id } } } ... on PlatformRejectedError { steps known: operation { id kind key subject { id } } } ... on UploadedContractFile { fileCode } } }"
    },
    "registerSigner": {
      "description": "Registers a person who is to sign contracts. Free. May be repeated: `result` reports a person who exists already. You decide about `EXISTS_WITH_OTHER_NAME`. To avoid any face scan, use `authMethods: [BANK_CARD]` here and `proof: SMS` on the signing task.",
      "args": [
        {
          "name": "input",
          "type": "RegisterSignerInput",
          "isRequired": true,
          "description": "The person."
        }
      ],
      "document": "mutation RegisterSigner($input: RegisterSignerInput!) { result: registerSigner(input: $input) { __typename ... on Error { problem: message problemCode: code problemHint: hint platformCode retryable retryAfterSeconds } ... on InvalidInputError { fieldErrors { path message } } ... on ConflictError { existing { id kind key subject { id } } } ... on OutcomeUnknownError { known: operation { id kind key subject { id } } } ... on PlatformRejectedError { steps known: operation { id kind key subject { id } } } ... on SignerRegistration { signingPartyId result resultCode signer { __typename id thing: id } } } }"
    },
    "redOffsetInvoice": {
      "description": "Reverses an issued invoice by a red invoice: one call, free of charge, applies for the form, fetches it and issues the red invoice. It finishes later: follow `redOffsetUpdates(orderId)`. The same input again returns the existing red-offset and sends nothing; an invoice is reversed once, so another `redOffsetId` is a `ConflictError` with the existing red-offset. A `STALE` red-offset is queried first, and the new one replaces it if the platform shows no red invoice of it.",
      "args": [
        {
          "name": "input",
          "type": "RedOffsetInput",
          "isRequired": true,
          "description": "The invoice to reverse."
        }
      ],
      "document": "mutation RedOffsetInvoice($input: RedOffsetInput!) { result: redOffsetInvoice(input: $input) { __typename ... on Error { problem: message problemCode: code problemHint: hint platformCode retryable retryAfterSeconds } ... on InvalidInputError { fieldErrors { path message } } ... on ConflictError { existing { id kind key subject { id } } } ... on OutcomeUnknownError { known: operation { id kind key subject { id } } } ... on PlatformRejectedError { steps known: operation { id kind key subject { id } } } ... on RedOffset { __typename id thing: id } } }"
    },
    "openH5Session": {
      "description": "Opens a one-time link at which one person authorizes an enterprise, or scans their face and is registered as payee, on a phone that holds no secret. Free. Each call opens another link: after a lost response open a new one; the unused link expires.",
      "args": [
        {
          "name": "input",
          "type": "H5SessionInput",
          "isRequired": true,
          "description": "The link."
        }
      ],
      "document": "mutation OpenH5Session($input: H5SessionInput!) { result: openH5Session(input: $input) { __typename ... on Error { problem: message problemCode: code problemHint: hint platformCode retryable retryAfterSeconds } ... on InvalidInputError { fieldErrors { path message } } ... on ConflictError { existing { id kind key subject { id } } } ... on OutcomeUnknownError { known: operation { id kind key subject { id } } } ... on PlatformRejectedError { steps known: operation { id kind key subject { id } } } ... on H5Link { url token expiresAt isMock session { __typename id thing: id } } } }"
    },
    "cancelPreOpenedInvoice": {
      "description": "Cancels a pre-opened transaction, once: its person may sell again, and the number goes back to the pool unless the tax was paid or its payment is unclear (`numberFate`). The same input again returns the result and sends nothing; after a rejection it may be sent again.",
      "args": [
        {
          "name": "input",
          "type": "CancelPreOpenedInvoiceInput",
          "isRequired": true,
          "description": "The transaction."
        }
      ],
      "document": "mutation CancelPreOpenedInvoice($input: CancelPreOpenedInvoiceInput!) { result: cancelPreOpenedInvoice(input: $input) { __typename ... on Error { problem: message problemCode: code problemHint: hint platformCode retryable retryAfterSeconds } ... on InvalidInputError { fieldErrors { path message } } ... on ConflictError { existing { id kind key subject { id } } } ... on OutcomeUnknownError { known: operation { id kind key subject { id } } } ... on PlatformRejectedError { steps known: operation { id kind key subject { id } } } ... on ScrapCancellation { __typename id thing: id } } }"
    },
    "issueScrapInvoice": {
      "description": "Uploads the face of the invoice of an order, once its tax is paid; kind, own use, month, amount and tax are compared with the order first. `UPLOADING` proceeds by itself: follow `scrapInvoiceUpdates`. The same input again returns the existing attempt and sends nothing. After `UPLOAD_FAILED`, a rejection, or twelve hours without a result the number may be issued again, also with corrected input.",
      "args": [
        {
          "name": "input",
          "type": "ScrapInvoiceInput",
          "isRequired": true,
          "description": "The invoice."
        }
      ],
      "document": "mutation IssueScrapInvoice($input: ScrapInvoiceInput!) { result: issueScrapInvoice(input: $input) { __typename ... on Error { problem: message problemCode: code problemHint: hint platformCode retryable retryAfterSeconds } ... on InvalidInputError { fieldErrors { path message } } ... on ConflictError { existing { id kind key subject { id } } } ... on OutcomeUnknownError { known: operation { id kind key subject { id } } } ... on PlatformRejectedError { steps known: operation { id kind key subject { id } } } ... on ScrapInvoice { __typename id thing: id } } }"
    },
    "calculateTaxAndOrder": {
      "description": "Computes the tax of a purchase and pre-opens the invoice: the platform takes a number from the pool and makes a tax slip. Then have the tax paid (`taxPayment`) and issue the invoice (`issueScrapInvoice`) in the same month. A person with a pending transaction cannot have another: the result is `PendingTransactionInTheWay`. The same `orderId` with the same input returns the existing order and sends nothing; with other input it is a `ConflictError`.",
      "args": [
        {
          "name": "input",
          "type": "ScrapOrderInput",
          "isRequired": true,
          "description": "The purchase."
        }
      ],
      "document": "mutation CalculateTaxAndOrder($input: ScrapOrderInput!) { result: calculateTaxAndOrder(input: $input) { __typename ... on Error { problem: message problemCode: code problemHint: hint platformCode retryable retryAfterSeconds } ... on InvalidInputError { fieldErrors { path message } } ... on ConflictError { existing { id kind key subject { id } } } ... on OutcomeUnknownError { known: operation { id kind key subject { id } } } ... on PlatformRejectedError { steps known: operation { id kind key subject { id } } } ... on OrderNotPlaced { notPlaced: __typename } ... on PendingTransactionInTheWay { explanation order { __typename id thing: id } pending { blocked unpaidCount transactions { invoiceNumber preOpenedOn amountWithoutTax taxAmount paymentState paymentStateCode paymentMethod enteredAt } hint timestamp isMock } } ... on ScrapOrder { __typename id thing: id } } }"
    },
    "applyIssuingRefund": {
      "description": "Applies for the refund of tax that was paid for the issuing: in one call the platform checks the refundable amount, applies, and queries the result. Sent once and never again: the same `refundId` with the same payload returns the existing application with its response and sends nothing; another payload is a `ConflictError`.",
      "args": [
        {
          "name": "input",
          "type": "ScrapRefundInput",
          "isRequired": true,
          "description": "The application."
        }
      ],
      "document": "mutation ApplyIssuingRefund($input: ScrapRefundInput!) { result: applyIssuingRefund(input: $input) { __typename ... on Error { problem: message problemCode: code problemHint: hint platformCode retryable retryAfterSeconds } ... on InvalidInputError { fieldErrors { path message } } ... on ConflictError { existing { id kind key subject { id } } } ... on OutcomeUnknownError { known: operation { id kind key subject { id } } } ... on PlatformRejectedError { steps known: operation { id kind key subject { id } } } ... on ScrapRefundPayload { refund { __typename id thing: id } answer { processingResult timestamp isMock } } } }"
    },
    "payAndIssueReverseInvoice": {
      "description": "Orders payment, invoice and tax in one step: the payer pays at `payUrl`, then the bank issues, pays the tax and remits to the seller. The seller must be onboarded. If a limit of the seller’s quota is reached, the result is `QuotaLimitReached`; if one of the seller’s steps is missing, `SellerNotReady`. The same `orderId` with the same input returns the existing order and sends nothing; with other input it is a `ConflictError`. Follow `reverseInvoiceUpdates`.",
      "args": [
        {
          "name": "input",
          "type": "ReverseInvoiceOrderInput",
          "isRequired": true,
          "description": "The order."
        }
      ],
      "document": "mutation PayAndIssueReverseInvoice($input: ReverseInvoiceOrderInput!) { result: payAndIssueReverseInvoice(input: $input) { __typename ... on Error { problem: message problemCode: code problemHint: hint platformCode retryable retryAfterSeconds } ... on InvalidInputError { fieldErrors { path message } } ... on ConflictError { existing { id kind key subject { id } } } ... on OutcomeUnknownError { known: operation { id kind key subject { id } } } ... on PlatformRejectedError { steps known: operation { id kind key subject { id } } } ... on OrderNotPlaced { notPlaced: __typename } ... on QuotaLimitReached { explanation quota { over5000000 overYear2000000 overYear2100000 overMonth100000 backAmount } operation { id kind key subject { id } } } ... on SellerNotReady { explanation operation { id kind key subject { id } } } ... on ReverseInvoice { __typename id thing: id } } }"
    },
    "openEnterprise": {
      "description": "Creates the page on which an enterprise authorizes reverse invoicing. A repeat creates a new page, which is harmless.",
      "args": [
        {
          "name": "input",
          "type": "OpenEnterpriseInput",
          "isRequired": true,
          "description": "The enterprise."
        }
      ],
      "document": "mutation OpenEnterprise($input: OpenEnterpriseInput!) { result: openEnterprise(input: $input) { __typename ... on Error { problem: message problemCode: code problemHint: hint platformCode retryable retryAfterSeconds } ... on InvalidInputError { fieldErrors { path message } } ... on ConflictError { existing { id kind key subject { id } } } ... on OutcomeUnknownError { known: operation { id kind key subject { id } } } ... on PlatformRejectedError { steps known: operation { id kind key subject { id } } } ... on EnterpriseOpening { authorizationUrl isMock } } }"
    },
    "updateSellerCard": {
      "description": "Changes the bank card that a seller is paid to. May be repeated: the same card set twice is the same card.",
      "args": [
        {
          "name": "input",
          "type": "UpdateSellerCardInput",
          "isRequired": true,
          "description": "The seller and the card."
        }
      ],
      "document": "mutation UpdateSellerCard($input: UpdateSellerCardInput!) { result: updateSellerCard(input: $input) { __typename ... on Error { problem: message problemCode: code problemHint: hint platformCode retryable retryAfterSeconds } ... on InvalidInputError { fieldErrors { path message } } ... on ConflictError { existing { id kind key subject { id } } } ... on OutcomeUnknownError { known: operation { id kind key subject { id } } } ... on PlatformRejectedError { steps known: operation { id kind key subject { id } } } ... on SellerChange { bankResult isMock } } }"
    },
    "closeSeller": {
      "description": "Removes a seller’s payee record at the bank: nothing can be ordered with them afterwards. May be repeated: if the bank rejects the repeat, nothing changes. The states that were reached stay; `seller` and `sellers` show at once the state that the platform reports. `onboardSeller` or `registerSeller` begins another registration, with an audit of its own.",
      "args": [
        {
          "name": "input",
          "type": "CloseSellerInput",
          "isRequired": true,
          "description": "The seller."
        }
      ],
      "document": "mutation CloseSeller($input: CloseSellerInput!) { result: closeSeller(input: $input) { __typename ... on Error { problem: message problemCode: code problemHint: hint platformCode retryable retryAfterSeconds } ... on InvalidInputError { fieldErrors { path message } } ... on ConflictError { existing { id kind key subject { id } } } ... on OutcomeUnknownError { known: operation { id kind key subject { id } } } ... on PlatformRejectedError { steps known: operation { id kind key subject { id } } } ... on SellerChange { bankResult isMock } } }"
    },
    "redOffsetReverseInvoice": {
      "description": "Creates the page on which a person confirms the reversal of a reverse invoice by a red one; the bank then refunds tax and fee of the seller. Nothing happens before the confirmation, so a repeat only creates a new page. Have only one page confirmed.",
      "args": [
        {
          "name": "input",
          "type": "ReverseInvoiceRedOffsetInput",
          "isRequired": true,
          "description": "The invoice and the amount."
        }
      ],
      "document": "mutation RedOffsetReverseInvoice($input: ReverseInvoiceRedOffsetInput!) { result: redOffsetReverseInvoice(input: $input) { __typename ... on Error { problem: message problemCode: code problemHint: hint platformCode retryable retryAfterSeconds } ... on InvalidInputError { fieldErrors { path message } } ... on ConflictError { existing { id kind key subject { id } } } ... on OutcomeUnknownError { known: operation { id kind key subject { id } } } ... on PlatformRejectedError { steps known: operation { id kind key subject { id } } } ... on ReverseInvoiceRedOffset { confirmationUrl isMock } } }"
    },
    "voidReverseInvoice": {
      "description": "Voids a reverse invoice. May be repeated after a lost response: the bank rejects the voiding of a void invoice, and after a lost response that rejection counts as voided. `ReverseInvoice.voiding` has the bank’s response, which is also an update of the order.",
      "args": [
        {
          "name": "input",
          "type": "VoidReverseInvoiceInput",
          "isRequired": true,
          "description": "The invoice."
        }
      ],
      "document": "mutation VoidReverseInvoice($input: VoidReverseInvoiceInput!) { result: voidReverseInvoice(input: $input) { __typename ... on Error { problem: message problemCode: code problemHint: hint platformCode retryable retryAfterSeconds } ... on InvalidInputError { fieldErrors { path message } } ... on ConflictError { existing { id kind key subject { id } } } ... on OutcomeUnknownError { known: operation { id kind key subject { id } } } ... on PlatformRejectedError { steps known: operation { id kind key subject { id } } } ... on VoidedReverseInvoice { bankStatus bankResult isMock } } }"
    },
    "readInvoiceFile": {
      "description": "Reads the invoices in a file: XML, OFD, PDF, a picture with a QR code, or a ZIP of them. Free of charge, and nothing is stored; select `verification` to have each verified. A file that cannot be read is in `unread`, no error. Files are read one at a time and tenant by tenant; with 64 of yours waiting a further one is rejected as `RATE_LIMITED`: send it again later.",
      "args": [
        {
          "name": "input",
          "type": "ReadInvoiceFileInput",
          "isRequired": true,
          "description": "The file."
        }
      ],
      "document": "mutation ReadInvoiceFile($input: ReadInvoiceFileInput!) { result: readInvoiceFile(input: $input) { __typename ... on Error { problem: message problemCode: code problemHint: hint platformCode retryable retryAfterSeconds } ... on InvalidInputError { fieldErrors { path message } } ... on ConflictError { existing { id kind key subject { id } } } ... on OutcomeUnknownError { known: operation { id kind key subject { id } } } ... on PlatformRejectedError { steps known: operation { id kind key subject { id } } } ... on InvoiceFileReading { invoices { fileName source kind elements { invoiceCode invoiceNumber issuedOn checkCode amountWithTax amountWithoutTax } missing obstacle face { sellerName sellerTaxNumber buyerName buyerTaxNumber amountWithoutTax taxAmount amountWithTax drawer remark } hasSignature warnings } unread { fileName problem message } } } }"
    },
    "startVerificationBatch": {
      "description": "Verifies a list of up to 20,000 invoices, in calls of up to 50, eight at a time. Follow `verificationBatchUpdates`, and read `VerificationBatch.results`. Each invoice is billed once, however often the list has it, and uses up one of the few checks that the tax bureau allows an invoice a day. Where the quota or the budget is used up, the batch waits and goes on by itself; the limit of one request does not apply to the whole list. The same `batchId` with the same input returns the existing batch.",
      "args": [
        {
          "name": "input",
          "type": "StartVerificationBatchInput",
          "isRequired": true,
          "description": "The list."
        }
      ],
      "document": "mutation StartVerificationBatch($input: StartVerificationBatchInput!) { result: startVerificationBatch(input: $input) { __typename ... on Error { problem: message problemCode: code problemHint: hint platformCode retryable retryAfterSeconds } ... on InvalidInputError { fieldErrors { path message } } ... on ConflictError { existing { id kind key subject { id } } } ... on OutcomeUnknownError { known: operation { id kind key subject { id } } } ... on PlatformRejectedError { steps known: operation { id kind key subject { id } } } ... on VerificationBatch { __typename id thing: id } } }"
    },
    "cancelVerificationBatch": {
      "description": "Cancels a batch: nothing more is sent, what was verified stays readable, and calls on their way are awaited. A canceled batch stays as it is; a finished one is a `ConflictError`.",
      "args": [
        {
          "name": "input",
          "type": "CancelVerificationBatchInput",
          "isRequired": true,
          "description": "The batch."
        }
      ],
      "document": "mutation CancelVerificationBatch($input: CancelVerificationBatchInput!) { result: cancelVerificationBatch(input: $input) { __typename ... on Error { problem: message problemCode: code problemHint: hint platformCode retryable retryAfterSeconds } ... on InvalidInputError { fieldErrors { path message } } ... on ConflictError { existing { id kind key subject { id } } } ... on OutcomeUnknownError { known: operation { id kind key subject { id } } } ... on PlatformRejectedError { steps known: operation { id kind key subject { id } } } ... on VerificationBatch { __typename id thing: id } } }"
    },
    "startExport": {
      "description": "Writes a list or a report, with the filters of the moment, as CSV (UTF-8 with a byte order mark) or XLSX. It is written in the background: if that takes less than two seconds, the response has `file`; otherwise follow `exportUpdates`. Free of charge, unless the report itself is billed. Items that change their place in the list meanwhile may be missing.",
      "args": [
        {
          "name": "input",
          "type": "StartExportInput",
          "isRequired": true,
          "description": "The export."
        }
      ],
      "document": "mutation StartExport($input: StartExportInput!) { result: startExport(input: $input) { __typename ... on Error { problem: message problemCode: code problemHint: hint platformCode retryable retryAfterSeconds } ... on InvalidInputError { fieldErrors { path message } } ... on ConflictError { existing { id kind key subject { id } } } ... on OutcomeUnknownError { known: operation { id kind key subject { id } } } ... on PlatformRejectedError { steps known: operation { id kind key subject { id } } } ... on Export { __typename id thing: id } } }"
    },
    "createWebhook": {
      "description": "Registers an address to which the updates of a subscription are sent, signed, until the receiver responds with 2xx. It is executed with the permissions of the caller.",
      "args": [
        {
          "name": "input",
          "type": "CreateWebhookInput",
          "isRequired": true,
          "description": "The webhook."
        }
      ],
      "document": "mutation CreateWebhook($input: CreateWebhookInput!) { result: createWebhook(input: $input) { __typename ... on Error { problem: message problemCode: code problemHint: hint platformCode retryable retryAfterSeconds } ... on InvalidInputError { fieldErrors { path message } } ... on ConflictError { existing { id kind key subject { id } } } ... on OutcomeUnknownError { known: operation { id kind key subject { id } } } ... on PlatformRejectedError { steps known: operation { id kind key subject { id } } } ... on RegisteredWebhook { webhook { id name url document scopes registeredBy state disabledReason position createdAt changedAt } secret } } }"
    },
    "updateWebhook": {
      "description": "Changes, disables or enables a webhook. From then on it is executed with the permissions of the caller.",
      "args": [
        {
          "name": "input",
          "type": "UpdateWebhookInput",
          "isRequired": true,
          "description": "The changes."
        }
      ],
      "document": "mutation UpdateWebhook($input: UpdateWebhookInput!) { result: updateWebhook(input: $input) { __typename ... on Error { problem: message problemCode: code problemHint: hint platformCode retryable retryAfterSeconds } ... on InvalidInputError { fieldErrors { path message } } ... on ConflictError { existing { id kind key subject { id } } } ... on OutcomeUnknownError { known: operation { id kind key subject { id } } } ... on PlatformRejectedError { steps known: operation { id kind key subject { id } } } ... on RegisteredWebhook { webhook { id name url document scopes registeredBy state disabledReason position createdAt changedAt } secret } } }"
    },
    "deleteWebhook": {
      "description": "Removes a webhook and its deliveries. Returns the webhook as it was.",
      "args": [
        {
          "name": "id",
          "type": "ID",
          "isRequired": true,
          "description": "The `id` of the webhook."
        }
      ],
      "document": "mutation DeleteWebhook($id: ID!) { result: deleteWebhook(id: $id) { __typename ... on Error { problem: message problemCode: code problemHint: hint platformCode retryable retryAfterSeconds } ... on InvalidInputError { fieldErrors { path message } } ... on ConflictError { existing { id kind key subject { id } } } ... on OutcomeUnknownError { known: operation { id kind key subject { id } } } ... on PlatformRejectedError { steps known: operation { id kind key subject { id } } } ... on Webhook { id name url document scopes registeredBy state disabledReason position createdAt changedAt } } }"
    },
    "redeliverWebhook": {
      "description": "Delivers updates again: one, or all after a cursor. Each keeps its `webhook-id`.",
      "args": [
        {
          "name": "input",
          "type": "RedeliverWebhookInput",
          "isRequired": true,
          "description": "The updates to repeat."
        }
      ],
      "document": "mutation RedeliverWebhook($input: RedeliverWebhookInput!) { result: redeliverWebhook(input: $input) { __typename ... on Error { problem: message problemCode: code problemHint: hint platformCode retryable retryAfterSeconds } ... on InvalidInputError { fieldErrors { path message } } ... on ConflictError { existing { id kind key subject { id } } } ... on OutcomeUnknownError { known: operation { id kind key subject { id } } } ... on PlatformRejectedError { steps known: operation { id kind key subject { id } } } ... on Webhook { id name url document scopes registeredBy state disabledReason position createdAt changedAt } } }"
    },
    "sendWebhookTestEvent": {
      "description": "Sends a test event, `{\"data\":null,\"extensions\":{\"webhook\":{\"test\":true}}}`, once and at once. Returns the outcome.",
      "args": [
        {
          "name": "id",
          "type": "ID",
          "isRequired": true,
          "description": "The `id` of the webhook."
        }
      ],
      "document": "mutation SendWebhookTestEvent($id: ID!) { result: sendWebhookTestEvent(id: $id) { __typename ... on Error { problem: message problemCode: code problemHint: hint platformCode retryable retryAfterSeconds } ... on InvalidInputError { fieldErrors { path message } } ... on ConflictError { existing { id kind key subject { id } } } ... on OutcomeUnknownError { known: operation { id kind key subject { id } } } ... on PlatformRejectedError { steps known: operation { id kind key subject { id } } } ... on WebhookDelivery { eventId state operation { id kind key subject { id } } body attempts outcome statusCode durationMilliseconds queuedAt attemptedAt nextAttemptAt } } }"
    },
    "lookAgain": {
      "description": "Polls the platform about an operation at once, free of charge, also if polling has stopped (`STALE`). Returns the operation as it was before the poll: the platform’s report arrives as an update, a failed poll as `lastError`. An operation that has ended, was not sent yet, or cannot be polled is an `InvalidInputError`.",
      "args": [
        {
          "name": "id",
          "type": "ID",
          "isRequired": true,
          "description": "An `Operation.id`."
        }
      ],
      "document": "mutation LookAgain($id: ID!) { result: lookAgain(id: $id) { __typename ... on Error { problem: message problemCode: code problemHint: hint platformCode retryable retryAfterSeconds } ... on InvalidInputError { fieldErrors { path message } } ... on ConflictError { existing { id kind key subject { id } } } ... on OutcomeUnknownError { known: operation { id kind key subject { id } } } ... on PlatformRejectedError { steps known: operation { id kind key subject { id } } } ... on Operation { id kind key subject { id } } } }"
    },
    "dismissAttention": {
      "description": "Removes operations from the list of items that need attention, for the whole tenant, until they reach another state. The operations do not change. An item that leaves the list by itself, such as a webhook, is an `InvalidInputError`.",
      "args": [
        {
          "name": "input",
          "type": "DismissAttentionInput",
          "isRequired": true,
          "description": "The items to dismiss."
        }
      ],
      "document": "mutation DismissAttention($input: DismissAttentionInput!) { result: dismissAttention(input: $input) { __typename ... on Error { problem: message problemCode: code problemHint: hint platformCode retryable retryAfterSeconds } ... on InvalidInputError { fieldErrors { path message } } ... on ConflictError { existing { id kind key subject { id } } } ... on OutcomeUnknownError { known: operation { id kind key subject { id } } } ... on PlatformRejectedError { steps known: operation { id kind key subject { id } } } ... on DismissedAttention { dismissed total } } }"
    }
  },
  "inputs": {
    "InvoiceNumberReservationInput": {
      "members": [
        {
          "name": "reservationId",
          "type": "String",
          "isRequired": true,
          "description": "Your number of the reservation, 1 to 64 characters: unique for ever, no personal data. It is not sent to the platform.",
          "fresh": "reservation"
        },
        {
          "name": "buyerTaxNumber",
          "type": "String",
          "isRequired": true,
          "description": "Tax number of the enterprise that buys, and issues.",
          "term": "纳税人识别号",
          "wire": "nsrsbh",
          "isPersonal": "maybe"
        },
        {
          "name": "quantity",
          "type": "Int",
          "isRequired": true,
          "description": "Count of numbers, 1 to 5000.",
          "term": "领用数量",
          "wire": "lysl"
        }
      ]
    },
    "CreditQuotaAdjustmentInput": {
      "members": [
        {
          "name": "adjustmentId",
          "type": "String",
          "isRequired": true,
          "description": "Your number of the adjustment, 1 to 64 characters: unique for ever, no personal data. It is not sent to the platform.",
          "fresh": "adjustment"
        },
        {
          "name": "buyerTaxNumber",
          "type": "String",
          "isRequired": true,
          "description": "Tax number of the enterprise that buys, and issues.",
          "term": "纳税人识别号",
          "wire": "nsrsbh",
          "isPersonal": "maybe"
        },
        {
          "name": "directConnectionUnitId",
          "type": "String",
          "description": "Number of the unit that is directly connected to the tax bureau; this service’s own if omitted.",
          "term": "乐企平台编号",
          "wire": "ptbh"
        },
        {
          "name": "direction",
          "type": "QuotaDirection",
          "isRequired": true,
          "description": "Download or return.",
          "term": "申请类型",
          "wire": "sqlx"
        },
        {
          "name": "amount",
          "type": "Decimal",
          "isRequired": true,
          "description": "Amount in yuan, with at most 2 decimals.",
          "term": "申请额度",
          "wire": "sqed"
        }
      ]
    },
    "QuotaValidityExtensionInput": {
      "members": [
        {
          "name": "extensionId",
          "type": "String",
          "isRequired": true,
          "description": "Your number of the extension, 1 to 64 characters: unique for ever, no personal data. It is not sent to the platform.",
          "fresh": "extension"
        },
        {
          "name": "sellerTaxNumber",
          "type": "String",
          "isRequired": true,
          "description": "Tax number of the enterprise that buys, and issues.",
          "term": "销售方纳税人识别号",
          "wire": "xsfnsrsbh",
          "isPersonal": "maybe"
        },
        {
          "name": "month",
          "type": "YearMonth",
          "isRequired": true,
          "description": "Month of the quota.",
          "term": "授信额度属期",
          "wire": "sxedsq"
        }
      ]
    },
    "RedConfirmationApplicationInput": {
      "members": [
        {
          "name": "applicationId",
          "type": "String",
          "isRequired": true,
          "description": "Your number of the application, 1 to 64 characters: unique for ever, no personal data. It is not sent to the platform.",
          "fresh": "application"
        },
        {
          "name": "sellerTaxNumber",
          "type": "String",
          "description": "The seller’s tax number: of a person, their ID number. Sent to the platform and not stored.",
          "term": "销售方纳税人识别号",
          "wire": "xsfnsrsbh",
          "isPersonal": "maybe"
        },
        {
          "name": "sellerName",
          "type": "String",
          "isRequired": true,
          "description": "The seller’s name.",
          "term": "销售方名称",
          "wire": "xsfmc"
        },
        {
          "name": "buyerTaxNumber",
          "type": "String",
          "isRequired": true,
          "description": "The buyer’s tax number.",
          "term": "购买方纳税人识别号",
          "wire": "gmfnsrsbh"
        },
        {
          "name": "buyerName",
          "type": "String",
          "isRequired": true,
          "description": "The buyer’s name.",
          "term": "购买方名称",
          "wire": "gmfmc"
        },
        {
          "name": "originalInvoiceCode",
          "type": "String",
          "description": "Code of the original invoice, 10 or 12 digits; digital invoices have none.",
          "term": "蓝字发票代码",
          "wire": "lzfpdm"
        },
        {
          "name": "originalInvoiceNumber",
          "type": "String",
          "isRequired": true,
          "description": "Number of the original invoice: 20 digits for a digital invoice, 8 for another. An invoice has one open confirmation at a time.",
          "term": "蓝字发票号码",
          "wire": "lzfphm"
        },
        {
          "name": "isPaperInvoice",
          "type": "Boolean",
          "isRequired": true,
          "description": "True when the original is on paper.",
          "term": "纸质发票标志",
          "wire": "sfzzfpbz"
        },
        {
          "name": "originalIssuedAt",
          "type": "DateTime",
          "isRequired": true,
          "description": "Time at which the original was issued: today in China, or before.",
          "term": "蓝字开票日期",
          "wire": "lzkprq"
        },
        {
          "name": "originalAmountWithoutTax",
          "type": "Decimal",
          "isRequired": true,
          "description": "Total of the original in yuan, without tax.",
          "term": "蓝字合计金额",
          "wire": "lzhjje"
        },
        {
          "name": "originalTaxAmount",
          "type": "Decimal",
          "isRequired": true,
          "description": "Tax of the original in yuan.",
          "term": "蓝字合计税额",
          "wire": "lzhjse"
        },
        {
          "name": "originalKind",
          "type": "VatInvoiceKind",
          "isRequired": true,
          "description": "Kind of the original.",
          "term": "蓝字发票票种",
          "wire": "lzfppzDm"
        },
        {
          "name": "redAmountWithoutTax",
          "type": "Decimal",
          "isRequired": true,
          "description": "Reversed amount in yuan, without tax: the sum of the lines.",
          "term": "红字冲销金额",
          "wire": "hzcxje"
        },
        {
          "name": "redTaxAmount",
          "type": "Decimal",
          "isRequired": true,
          "description": "Reversed tax in yuan: the sum of the lines.",
          "term": "红字冲销税额",
          "wire": "hzcxse"
        },
        {
          "name": "reason",
          "type": "RedApplicationReason",
          "isRequired": true,
          "description": "Reason for the reversal.",
          "term": "冲红原因",
          "wire": "chyyDm"
        },
        {
          "name": "lines",
          "type": "RedConfirmationLineInput",
          "isList": true,
          "isRequired": true,
          "description": "Reversed lines.",
          "term": "明细",
          "wire": "mxList"
        }
      ]
    },
    "RedConfirmationLineInput": {
      "members": [
        {
          "name": "originalLineNumber",
          "type": "Int",
          "isRequired": true,
          "description": "Number of the line on the original invoice.",
          "term": "蓝字明细序号",
          "wire": "lzmxxh"
        },
        {
          "name": "categoryName",
          "type": "String",
          "isRequired": true,
          "description": "Short name of the goods’ category in the tax classification. With `itemName` it is printed as `*category*item`, of at most 300 characters.",
          "term": "商品服务简称",
          "wire": "spfwjc"
        },
        {
          "name": "itemName",
          "type": "String",
          "isRequired": true,
          "description": "Name of the goods or service.",
          "term": "项目名称",
          "wire": "xmmc"
        },
        {
          "name": "specification",
          "type": "String",
          "description": "Specification or model.",
          "term": "规格型号",
          "wire": "ggxh"
        },
        {
          "name": "amountWithoutTax",
          "type": "Decimal",
          "isRequired": true,
          "description": "Amount of the line in yuan, without tax.",
          "term": "不含税金额",
          "wire": "je"
        },
        {
          "name": "taxAmount",
          "type": "Decimal",
          "isRequired": true,
          "description": "Tax of the line in yuan.",
          "term": "税额",
          "wire": "se"
        },
        {
          "name": "taxClassificationCode",
          "type": "String",
          "isRequired": true,
          "description": "Code of the goods in the tax classification: `taxClassificationCodes` has all.",
          "term": "税收分类编码",
          "wire": "sphfwssflhbbm"
        },
        {
          "name": "unit",
          "type": "String",
          "description": "Unit, as on the original invoice.",
          "term": "单位",
          "wire": "dw"
        },
        {
          "name": "unitPrice",
          "type": "Decimal",
          "description": "Price of one `unit` in yuan. Needs `quantity`.",
          "term": "单价",
          "wire": "fpspdj"
        },
        {
          "name": "quantity",
          "type": "Decimal",
          "description": "Quantity that is reversed, in the line’s `unit`. Needs `unitPrice`.",
          "term": "数量",
          "wire": "fpspsl"
        },
        {
          "name": "taxRate",
          "type": "Decimal",
          "isRequired": true,
          "description": "Rate of the line: `0.13` is 13 %.",
          "term": "税率",
          "wire": "sl1"
        }
      ]
    },
    "RedConfirmationRevocationInput": {
      "members": [
        {
          "name": "revocationId",
          "type": "String",
          "isRequired": true,
          "description": "Your number of the revocation, 1 to 64 characters: unique for ever, no personal data. It is not sent to the platform.",
          "fresh": "revocation"
        },
        {
          "name": "sellerTaxNumber",
          "type": "String",
          "isRequired": true,
          "description": "The seller’s tax number: of a person, their ID number. Sent to the platform and not stored.",
          "term": "销售方纳税人识别号",
          "wire": "xsfnsrsbh",
          "isPersonal": "maybe"
        },
        {
          "name": "confirmationUuid",
          "type": "String",
          "isRequired": true,
          "description": "The tax bureau’s key of the red confirmation.",
          "term": "红字确认单 UUID",
          "wire": "uuid"
        },
        {
          "name": "confirmationNumber",
          "type": "String",
          "isRequired": true,
          "description": "Number of the red confirmation.",
          "term": "红字发票信息确认单编号",
          "wire": "hzqrdbh"
        }
      ]
    },
    "AtomicCommandInput": {
      "members": [
        {
          "name": "commandId",
          "type": "String",
          "isRequired": true,
          "description": "Your number of the command, 1 to 64 characters: unique for ever, no personal data. It is not sent to the platform.",
          "fresh": "command"
        },
        {
          "name": "service",
          "type": "AtomicCommandChoice",
          "isRequired": true,
          "description": "Command to execute."
        },
        {
          "name": "payload",
          "type": "JSONObject",
          "isRequired": true,
          "description": "Members of the request under the tax bureau’s names, such as `{ \"nsrsbh\": \"…\" }`; `{}` for none. Pass it as a variable: it is neither logged nor stored.",
          "isPersonal": true
        }
      ]
    },
    "AtomicCommandChoice": {
      "isOneOf": true,
      "members": [
        {
          "name": "named",
          "type": "AtomicCommandService",
          "description": "Service that this schema names."
        },
        {
          "name": "code",
          "type": "String",
          "description": "Code of a service that this schema does not name, 4 to 16 capital letters. There are 34 services, of which the documents name 27."
        }
      ]
    },
    "ScrapInvoiceUploadInput": {
      "members": [
        {
          "name": "uploadId",
          "type": "String",
          "isRequired": true,
          "description": "Your number of the upload, 1 to 64 characters: unique for ever, no personal data. It is not sent to the platform.",
          "fresh": "upload"
        },
        {
          "name": "invoices",
          "type": "ScrapInvoiceToUpload",
          "isList": true,
          "isRequired": true,
          "description": "The invoices, 1 to 100.",
          "wire": "fpList"
        }
      ]
    },
    "ScrapInvoiceToUpload": {
      "isOneOf": true,
      "members": [
        {
          "name": "blue",
          "type": "BlueScrapInvoiceInput",
          "description": "A blue invoice: an enterprise issues it for scrap that it buys from a person.",
          "term": "蓝字发票"
        },
        {
          "name": "red",
          "type": "RedScrapInvoiceInput",
          "description": "A red invoice: it reverses a blue one, wholly or in part. A red confirmation must exist first: `applyRedConfirmation`.",
          "term": "红字发票"
        }
      ]
    },
    "BlueScrapInvoiceInput": {
      "members": [
        {
          "name": "directConnectionUnitId",
          "type": "String",
          "description": "Number of the unit that is directly connected to the tax bureau; this service’s own if omitted.",
          "term": "乐企平台编号",
          "wire": "ptbh"
        },
        {
          "name": "kind",
          "type": "VatInvoiceKind",
          "isRequired": true,
          "description": "Special or general.",
          "term": "发票票种",
          "wire": "fppz"
        },
        {
          "name": "invoiceNumber",
          "type": "String",
          "isRequired": true,
          "description": "A number that was reserved: see `reserveInvoiceNumbers`. It can be used once only.",
          "term": "发票号码",
          "wire": "fphm"
        },
        {
          "name": "issuedAt",
          "type": "DateTime",
          "isRequired": true,
          "description": "Time of issuing.",
          "term": "开票日期",
          "wire": "kprq"
        },
        {
          "name": "drawer",
          "type": "String",
          "isRequired": true,
          "description": "Name of the drawer.",
          "term": "开票人",
          "wire": "kpr"
        },
        {
          "name": "drawerIdNumber",
          "type": "String",
          "isRequired": true,
          "description": "Number of the drawer’s identity document. Sent to the platform and not stored.",
          "term": "开票人证件号码",
          "wire": "kprzjhm",
          "isPersonal": true
        },
        {
          "name": "drawerIdType",
          "type": "IdType",
          "isRequired": true,
          "description": "Type of the drawer’s identity document; the tax bureau’s codes of others are not documented.",
          "term": "开票人证件类型",
          "wire": "kprzjlx"
        },
        {
          "name": "payee",
          "type": "String",
          "description": "Name of the payee.",
          "term": "收款人姓名",
          "wire": "skrxm"
        },
        {
          "name": "reviewer",
          "type": "String",
          "description": "Name of the reviewer.",
          "term": "复核人姓名",
          "wire": "fhrxm"
        },
        {
          "name": "areaCode",
          "type": "String",
          "isRequired": true,
          "description": "Code of the area.",
          "term": "区域代码",
          "wire": "qyDm"
        },
        {
          "name": "ownUse",
          "type": "Boolean",
          "isRequired": true,
          "description": "True when the person sells scrap of their own use, taxed as income from the transfer of property; false for scrap that they bought, taxed as income from business. On a red invoice as on the blue one.",
          "term": "是否销售自然人使用过的报废产品",
          "wire": "sfxszrrsygdbfcp"
        },
        {
          "name": "buyer",
          "type": "ScrapBuyerInput",
          "isRequired": true,
          "description": "Buyer."
        },
        {
          "name": "amountWithoutTax",
          "type": "Decimal",
          "isRequired": true,
          "description": "Total in yuan, without tax: the sum of the lines.",
          "term": "合计金额",
          "wire": "hjje"
        },
        {
          "name": "taxAmount",
          "type": "Decimal",
          "isRequired": true,
          "description": "Tax in yuan: the sum of the lines.",
          "term": "合计税额",
          "wire": "hjse"
        },
        {
          "name": "amountWithTax",
          "type": "Decimal",
          "isRequired": true,
          "description": "Total in yuan, with tax.",
          "term": "价税合计",
          "wire": "jshj"
        },
        {
          "name": "settlementMethod",
          "type": "ScrapSettlementMethod",
          "isRequired": true,
          "description": "Method by which the seller is paid.",
          "term": "结算方式",
          "wire": "jsfs"
        },
        {
          "name": "placeOfTransaction",
          "type": "String",
          "description": "Code of the place at which the taxable transaction happens.",
          "term": "应税行为发生地",
          "wire": "ysxwfsd"
        },
        {
          "name": "device",
          "type": "RequestingDeviceInput",
          "isRequired": true,
          "description": "Device from which the invoice is requested."
        },
        {
          "name": "showsSellerBankAccount",
          "type": "Boolean",
          "description": "True if the invoice shows the seller’s bank and account.",
          "term": "是否展示销售方银行账号",
          "wire": "sfzsxsfyhzhbq"
        },
        {
          "name": "showsBuyerBankAccount",
          "type": "Boolean",
          "description": "True if the invoice shows the buyer’s bank and account.",
          "term": "是否展示购买方银行账号",
          "wire": "sfzsgmfyhzhbq"
        },
        {
          "name": "showsSellerAddress",
          "type": "Boolean",
          "description": "True if the invoice shows the seller’s address and phone.",
          "term": "是否展示销售方地址电话",
          "wire": "sfzsxsfdzdh"
        },
        {
          "name": "showsBuyerAddress",
          "type": "Boolean",
          "description": "True if the invoice shows the buyer’s address and phone.",
          "term": "是否展示购买方地址电话",
          "wire": "sfzsgmfdzdh"
        },
        {
          "name": "levyRateReason",
          "type": "ScrapLevyRateReason",
          "description": "Reason for the rate of 3 %; omitted at 1 % and on an exempt invoice.",
          "term": "减按征税类型",
          "wire": "jazslxDm"
        },
        {
          "name": "issuingWay",
          "type": "ScrapIssuingWay",
          "isRequired": true,
          "description": "Platform on which it is issued.",
          "term": "发票开具方式",
          "wire": "fpkjfsDm"
        },
        {
          "name": "issuingMode",
          "type": "ScrapIssuingMode",
          "description": "The mode of issuing.",
          "term": "乐企开票模式",
          "wire": "lqkpmsDm"
        },
        {
          "name": "transactionSource",
          "type": "ScrapTransactionSource",
          "description": "Source of the facts of the transaction.",
          "term": "交易信息来源渠道",
          "wire": "jyxxlyqdDm"
        },
        {
          "name": "transactionNumber",
          "type": "String",
          "description": "Number of the order. A blue invoice in a joint mode needs it once the tax bureau’s buffer period is over. The documents do not say when that is, so a missing number is not rejected here.",
          "term": "交易流水号",
          "wire": "jylsh"
        },
        {
          "name": "paymentChannel",
          "type": "ScrapPaymentChannel",
          "description": "The channel of the payment.",
          "term": "支付渠道",
          "wire": "zfqdDm"
        },
        {
          "name": "paymentNumber",
          "type": "String",
          "description": "Number of the payment; the order’s number if the payment has none.",
          "term": "交易单号",
          "wire": "jydh"
        },
        {
          "name": "incomeTaxPaid",
          "type": "Decimal",
          "isRequired": true,
          "description": "Personal income tax in yuan that was paid for it. `0` when exempt.",
          "term": "个人所得税税费",
          "wire": "grsdssf"
        },
        {
          "name": "vatAndSurchargesPaid",
          "type": "Decimal",
          "isRequired": true,
          "description": "VAT and surcharges in yuan that were paid for it. `0` when exempt without a supplement.",
          "term": "增值税及附加税费",
          "wire": "zzsjfjsf"
        },
        {
          "name": "seller",
          "type": "ScrapSellerInput",
          "isRequired": true,
          "description": "Seller."
        },
        {
          "name": "remark",
          "type": "String",
          "description": "Remark.",
          "term": "备注",
          "wire": "bz"
        },
        {
          "name": "lines",
          "type": "BlueScrapLineInput",
          "isList": true,
          "isRequired": true,
          "description": "The goods.",
          "term": "明细",
          "wire": "mxList"
        }
      ]
    },
    "ScrapBuyerInput": {
      "members": [
        {
          "name": "taxNumber",
          "type": "String",
          "isRequired": true,
          "description": "Its tax number.",
          "term": "购买方纳税人识别号",
          "wire": "gmfnsrsbh"
        },
        {
          "name": "name",
          "type": "String",
          "isRequired": true,
          "description": "Its full name.",
          "term": "购买方名称",
          "wire": "gmfmc"
        },
        {
          "name": "address",
          "type": "String",
          "description": "Its address.",
          "term": "购买方地址",
          "wire": "gmfdz"
        },
        {
          "name": "phone",
          "type": "String",
          "description": "Its phone number.",
          "term": "购买方电话",
          "wire": "gmfdh",
          "isPersonal": true
        },
        {
          "name": "bankName",
          "type": "String",
          "description": "Its bank.",
          "term": "购买方开户行",
          "wire": "gmfkhh"
        },
        {
          "name": "bankAccount",
          "type": "String",
          "description": "Number of its bank account.",
          "term": "购买方银行账号",
          "wire": "gmfzh",
          "isPersonal": true
        },
        {
          "name": "agent",
          "type": "String",
          "description": "Name of the person who acts for the buyer.",
          "term": "购买方经办人",
          "wire": "gmfjbr"
        },
        {
          "name": "agentIdNumber",
          "type": "String",
          "description": "ID number of the person who acts for the buyer. Sent to the platform and not stored.",
          "term": "经办人身份证件号码",
          "wire": "jbrsfzjhm",
          "isPersonal": true
        },
        {
          "name": "agentPhone",
          "type": "String",
          "description": "Phone number of the person who acts for the buyer. Sent to the platform and not stored.",
          "term": "购买方经办人联系电话",
          "wire": "gmfjbrlxdh",
          "isPersonal": true
        }
      ]
    },
    "RequestingDeviceInput": {
      "members": [
        {
          "name": "ipAddress",
          "type": "String",
          "isRequired": true,
          "description": "Its IP address; IPv4, as no more than 20 characters fit.",
          "term": "IP 地址",
          "wire": "ip"
        },
        {
          "name": "macAddress",
          "type": "String",
          "isRequired": true,
          "description": "Its MAC address.",
          "term": "MAC 地址",
          "wire": "macdz"
        },
        {
          "name": "cpuId",
          "type": "String",
          "description": "Serial number of its processor.",
          "term": "CPU 序列号",
          "wire": "cpuid"
        },
        {
          "name": "mainboardNumber",
          "type": "String",
          "description": "Serial number of its mainboard.",
          "term": "主板序列号",
          "wire": "zbxlh"
        }
      ]
    },
    "ScrapSellerInput": {
      "members": [
        {
          "name": "name",
          "type": "String",
          "isRequired": true,
          "description": "Name, as on the ID card.",
          "term": "销售方名称",
          "wire": "xsfmc"
        },
        {
          "name": "idNumber",
          "type": "String",
          "isRequired": true,
          "description": "Number of the resident ID card. It is the seller’s tax number too. Sent to the platform and not stored.",
          "term": "销售方自然人证件号码",
          "wire": "xsfzrrzjhm",
          "isPersonal": true
        },
        {
          "name": "bankName",
          "type": "String",
          "description": "Bank that the seller’s account is held at.",
          "term": "销售方开户行",
          "wire": "xsfkhh"
        },
        {
          "name": "bankAccount",
          "type": "String",
          "description": "Number of the seller’s account. Sent to the platform and not stored.",
          "term": "销售方银行账号",
          "wire": "xsfzh",
          "isPersonal": true
        },
        {
          "name": "payeeBankName",
          "type": "String",
          "description": "Bank that the money goes to.",
          "term": "收款银行名称",
          "wire": "skyhmc"
        },
        {
          "name": "payeeBankAccount",
          "type": "String",
          "description": "Number of the account that the money goes to. Sent to the platform and not stored.",
          "term": "收款银行账号",
          "wire": "skyhzh",
          "isPersonal": true
        },
        {
          "name": "address",
          "type": "String",
          "isRequired": true,
          "description": "Address of the seller.",
          "term": "销售方地址",
          "wire": "xsfdz"
        },
        {
          "name": "phone",
          "type": "String",
          "isRequired": true,
          "description": "Mobile number of the seller. Sent to the platform and not stored.",
          "term": "销售方电话",
          "wire": "xsfdh",
          "isPersonal": true
        }
      ]
    },
    "BlueScrapLineInput": {
      "members": [
        {
          "name": "categoryName",
          "type": "String",
          "isRequired": true,
          "description": "Short name of the goods’ category in the tax classification. With `itemName` it is printed as `*category*item`, of at most 300 characters.",
          "term": "商品服务简称",
          "wire": "spfwjc"
        },
        {
          "name": "itemName",
          "type": "String",
          "isRequired": true,
          "description": "Name of the goods or service.",
          "term": "项目名称",
          "wire": "xmmc"
        },
        {
          "name": "specification",
          "type": "String",
          "description": "Specification or model.",
          "term": "规格型号",
          "wire": "ggxh"
        },
        {
          "name": "amountWithoutTax",
          "type": "Decimal",
          "isRequired": true,
          "description": "Amount of the line in yuan, without tax.",
          "term": "不含税金额",
          "wire": "je"
        },
        {
          "name": "taxAmount",
          "type": "Decimal",
          "isRequired": true,
          "description": "Tax of the line in yuan.",
          "term": "税额",
          "wire": "se"
        },
        {
          "name": "taxClassificationCode",
          "type": "String",
          "isRequired": true,
          "description": "Code of the goods in the tax classification: `taxClassificationCodes` has all.",
          "term": "税收分类编码",
          "wire": "sphfwssflhbbm"
        },
        {
          "name": "unit",
          "type": "String",
          "description": "Unit of the quantity.",
          "term": "单位",
          "wire": "dw"
        },
        {
          "name": "quantity",
          "type": "Decimal",
          "description": "Quantity, in the line’s `unit`.",
          "term": "数量",
          "wire": "sl"
        },
        {
          "name": "unitPrice",
          "type": "Decimal",
          "description": "Price of one `unit` in yuan, without tax.",
          "term": "单价",
          "wire": "dj"
        },
        {
          "name": "taxRate",
          "type": "Decimal",
          "isRequired": true,
          "description": "Rate of the line: `0.13` is 13 %.",
          "term": "税率/征收率",
          "wire": "slv"
        },
        {
          "name": "amountWithTax",
          "type": "Decimal",
          "isRequired": true,
          "description": "Amount of the line in yuan, with tax.",
          "term": "含税金额",
          "wire": "hsje"
        },
        {
          "name": "nature",
          "type": "ScrapLineNature",
          "isRequired": true,
          "description": "Ordinary, a discount, or discounted.",
          "term": "发票行性质",
          "wire": "fphxz"
        },
        {
          "name": "benefit",
          "type": "ScrapTaxBenefit",
          "description": "Preferential policy; none if omitted.",
          "term": "优惠政策标识",
          "wire": "yhzcbs"
        },
        {
          "name": "additionalName",
          "type": "String",
          "description": "Name of an additional element of the invoice.",
          "term": "附加要素名称",
          "wire": "fjysmc"
        },
        {
          "name": "additionalType",
          "type": "String",
          "description": "Type of an additional element of the invoice.",
          "term": "附加要素类型",
          "wire": "fjyslx"
        },
        {
          "name": "additionalValue",
          "type": "String",
          "description": "Value of an additional element of the invoice.",
          "term": "附加要素值",
          "wire": "fjysz"
        },
        {
          "name": "taxSlipNumbers",
          "type": "String",
          "isList": true,
          "description": "Numbers of the electronic tax slips by which the taxes of this line were paid. Needed on every line except a discount, unless the invoice is exempt and nothing was paid as a supplement. `issueScrapInvoice` fills in the slip of its order.",
          "term": "电子税票号码",
          "wire": "dzsphmList"
        }
      ]
    },
    "RedScrapInvoiceInput": {
      "members": [
        {
          "name": "directConnectionUnitId",
          "type": "String",
          "description": "Number of the unit that is directly connected to the tax bureau; this service’s own if omitted.",
          "term": "乐企平台编号",
          "wire": "ptbh"
        },
        {
          "name": "kind",
          "type": "VatInvoiceKind",
          "isRequired": true,
          "description": "Special or general.",
          "term": "发票票种",
          "wire": "fppz"
        },
        {
          "name": "invoiceNumber",
          "type": "String",
          "isRequired": true,
          "description": "A number that was reserved: see `reserveInvoiceNumbers`. It can be used once only.",
          "term": "发票号码",
          "wire": "fphm"
        },
        {
          "name": "issuedAt",
          "type": "DateTime",
          "isRequired": true,
          "description": "Time of issuing.",
          "term": "开票日期",
          "wire": "kprq"
        },
        {
          "name": "drawer",
          "type": "String",
          "isRequired": true,
          "description": "Name of the drawer.",
          "term": "开票人",
          "wire": "kpr"
        },
        {
          "name": "drawerIdNumber",
          "type": "String",
          "isRequired": true,
          "description": "Number of the drawer’s identity document. Sent to the platform and not stored.",
          "term": "开票人证件号码",
          "wire": "kprzjhm",
          "isPersonal": true
        },
        {
          "name": "drawerIdType",
          "type": "IdType",
          "isRequired": true,
          "description": "Type of the drawer’s identity document; the tax bureau’s codes of others are not documented.",
          "term": "开票人证件类型",
          "wire": "kprzjlx"
        },
        {
          "name": "payee",
          "type": "String",
          "description": "Name of the payee.",
          "term": "收款人姓名",
          "wire": "skrxm"
        },
        {
          "name": "reviewer",
          "type": "String",
          "description": "Name of the reviewer.",
          "term": "复核人姓名",
          "wire": "fhrxm"
        },
        {
          "name": "areaCode",
          "type": "String",
          "isRequired": true,
          "description": "Code of the area.",
          "term": "区域代码",
          "wire": "qyDm"
        },
        {
          "name": "ownUse",
          "type": "Boolean",
          "isRequired": true,
          "description": "True when the person sells scrap of their own use, taxed as income from the transfer of property; false for scrap that they bought, taxed as income from business. On a red invoice as on the blue one.",
          "term": "是否销售自然人使用过的报废产品",
          "wire": "sfxszrrsygdbfcp"
        },
        {
          "name": "buyer",
          "type": "ScrapBuyerInput",
          "isRequired": true,
          "description": "Buyer."
        },
        {
          "name": "amountWithoutTax",
          "type": "Decimal",
          "isRequired": true,
          "description": "Total in yuan, without tax: the sum of the lines.",
          "term": "合计金额",
          "wire": "hjje"
        },
        {
          "name": "taxAmount",
          "type": "Decimal",
          "isRequired": true,
          "description": "Tax in yuan: the sum of the lines.",
          "term": "合计税额",
          "wire": "hjse"
        },
        {
          "name": "amountWithTax",
          "type": "Decimal",
          "isRequired": true,
          "description": "Total in yuan, with tax.",
          "term": "价税合计",
          "wire": "jshj"
        },
        {
          "name": "settlementMethod",
          "type": "ScrapSettlementMethod",
          "isRequired": true,
          "description": "Method by which the seller is paid.",
          "term": "结算方式",
          "wire": "jsfs"
        },
        {
          "name": "placeOfTransaction",
          "type": "String",
          "description": "Code of the place at which the taxable transaction happens.",
          "term": "应税行为发生地",
          "wire": "ysxwfsd"
        },
        {
          "name": "device",
          "type": "RequestingDeviceInput",
          "isRequired": true,
          "description": "Device from which the invoice is requested."
        },
        {
          "name": "showsSellerBankAccount",
          "type": "Boolean",
          "description": "True if the invoice shows the seller’s bank and account.",
          "term": "是否展示销售方银行账号",
          "wire": "sfzsxsfyhzhbq"
        },
        {
          "name": "showsBuyerBankAccount",
          "type": "Boolean",
          "description": "True if the invoice shows the buyer’s bank and account.",
          "term": "是否展示购买方银行账号",
          "wire": "sfzsgmfyhzhbq"
        },
        {
          "name": "showsSellerAddress",
          "type": "Boolean",
          "description": "True if the invoice shows the seller’s address and phone.",
          "term": "是否展示销售方地址电话",
          "wire": "sfzsxsfdzdh"
        },
        {
          "name": "showsBuyerAddress",
          "type": "Boolean",
          "description": "True if the invoice shows the buyer’s address and phone.",
          "term": "是否展示购买方地址电话",
          "wire": "sfzsgmfdzdh"
        },
        {
          "name": "levyRateReason",
          "type": "ScrapLevyRateReason",
          "description": "Reason for the rate of 3 %; omitted at 1 % and on an exempt invoice.",
          "term": "减按征税类型",
          "wire": "jazslxDm"
        },
        {
          "name": "issuingWay",
          "type": "ScrapIssuingWay",
          "isRequired": true,
          "description": "Platform on which it is issued.",
          "term": "发票开具方式",
          "wire": "fpkjfsDm"
        },
        {
          "name": "issuingMode",
          "type": "ScrapIssuingMode",
          "description": "The mode of issuing.",
          "term": "乐企开票模式",
          "wire": "lqkpmsDm"
        },
        {
          "name": "transactionSource",
          "type": "ScrapTransactionSource",
          "description": "Source of the facts of the transaction.",
          "term": "交易信息来源渠道",
          "wire": "jyxxlyqdDm"
        },
        {
          "name": "transactionNumber",
          "type": "String",
          "description": "Number of the order. A blue invoice in a joint mode needs it once the tax bureau’s buffer period is over. The documents do not say when that is, so a missing number is not rejected here.",
          "term": "交易流水号",
          "wire": "jylsh"
        },
        {
          "name": "paymentChannel",
          "type": "ScrapPaymentChannel",
          "description": "The channel of the payment.",
          "term": "支付渠道",
          "wire": "zfqdDm"
        },
        {
          "name": "paymentNumber",
          "type": "String",
          "description": "Number of the payment; the order’s number if the payment has none.",
          "term": "交易单号",
          "wire": "jydh"
        },
        {
          "name": "incomeTaxPaid",
          "type": "Decimal",
          "description": "Personal income tax in yuan that was paid for it.",
          "term": "个人所得税税费",
          "wire": "grsdssf"
        },
        {
          "name": "vatAndSurchargesPaid",
          "type": "Decimal",
          "description": "VAT and surcharges in yuan that were paid for it.",
          "term": "增值税及附加税费",
          "wire": "zzsjfjsf"
        },
        {
          "name": "seller",
          "type": "RedScrapSellerInput",
          "isRequired": true,
          "description": "Seller of the original invoice."
        },
        {
          "name": "originalInvoiceNumber",
          "type": "String",
          "isRequired": true,
          "description": "Number of the blue invoice; of one from a tax-control device its code and number in one.",
          "term": "蓝字发票号码",
          "wire": "dylzfphm"
        },
        {
          "name": "confirmationNumber",
          "type": "String",
          "isRequired": true,
          "description": "Number of the red confirmation.",
          "term": "红字发票信息确认单编号",
          "wire": "hzqrxxdbh"
        },
        {
          "name": "confirmationUuid",
          "type": "String",
          "isRequired": true,
          "description": "The red confirmation’s `confirmationUuid`.",
          "term": "红字确认单 UUID",
          "wire": "hzqrduuid"
        },
        {
          "name": "remark",
          "type": "String",
          "description": "Remark.",
          "term": "备注",
          "wire": "bz"
        },
        {
          "name": "lines",
          "type": "RedScrapLineInput",
          "isList": true,
          "isRequired": true,
          "description": "Reversed lines.",
          "term": "明细",
          "wire": "mxList"
        }
      ]
    },
    "RedScrapSellerInput": {
      "members": [
        {
          "name": "name",
          "type": "String",
          "isRequired": true,
          "description": "Name, as on the ID card.",
          "term": "销售方名称",
          "wire": "xsfmc"
        },
        {
          "name": "idNumber",
          "type": "String",
          "isRequired": true,
          "description": "Number of the resident ID card. It is the seller’s tax number too. Sent to the platform and not stored.",
          "term": "销售方自然人证件号码",
          "wire": "xsfzrrzjhm",
          "isPersonal": true
        },
        {
          "name": "bankName",
          "type": "String",
          "description": "Bank that the seller’s account is held at.",
          "term": "销售方开户行",
          "wire": "xsfkhh"
        },
        {
          "name": "bankAccount",
          "type": "String",
          "description": "Number of the seller’s account. Sent to the platform and not stored.",
          "term": "销售方银行账号",
          "wire": "xsfzh",
          "isPersonal": true
        },
        {
          "name": "payeeBankName",
          "type": "String",
          "description": "Bank that the money goes to.",
          "term": "收款银行名称",
          "wire": "skyhmc"
        },
        {
          "name": "payeeBankAccount",
          "type": "String",
          "description": "Number of the account that the money goes to. Sent to the platform and not stored.",
          "term": "收款银行账号",
          "wire": "skyhzh",
          "isPersonal": true
        },
        {
          "name": "address",
          "type": "String",
          "description": "Address of the seller. As on the blue invoice.",
          "term": "销售方地址",
          "wire": "xsfdz"
        },
        {
          "name": "phone",
          "type": "String",
          "description": "Mobile number of the seller. Sent to the platform and not stored. As on the blue invoice.",
          "term": "销售方电话",
          "wire": "xsfdh",
          "isPersonal": true
        }
      ]
    },
    "RedScrapLineInput": {
      "members": [
        {
          "name": "categoryName",
          "type": "String",
          "isRequired": true,
          "description": "Short name of the goods’ category in the tax classification. With `itemName` it is printed as `*category*item`, of at most 300 characters.",
          "term": "商品服务简称",
          "wire": "spfwjc"
        },
        {
          "name": "itemName",
          "type": "String",
          "isRequired": true,
          "description": "Name of the goods or service.",
          "term": "项目名称",
          "wire": "xmmc"
        },
        {
          "name": "specification",
          "type": "String",
          "description": "Specification or model.",
          "term": "规格型号",
          "wire": "ggxh"
        },
        {
          "name": "amountWithoutTax",
          "type": "Decimal",
          "isRequired": true,
          "description": "Amount of the line in yuan, without tax.",
          "term": "不含税金额",
          "wire": "je"
        },
        {
          "name": "taxAmount",
          "type": "Decimal",
          "isRequired": true,
          "description": "Tax of the line in yuan.",
          "term": "税额",
          "wire": "se"
        },
        {
          "name": "taxClassificationCode",
          "type": "String",
          "isRequired": true,
          "description": "Code of the goods in the tax classification: `taxClassificationCodes` has all.",
          "term": "税收分类编码",
          "wire": "sphfwssflhbbm"
        },
        {
          "name": "unit",
          "type": "String",
          "description": "Unit of the quantity.",
          "term": "单位",
          "wire": "dw"
        },
        {
          "name": "quantity",
          "type": "Decimal",
          "description": "Quantity, in the line’s `unit`.",
          "term": "数量",
          "wire": "sl"
        },
        {
          "name": "unitPrice",
          "type": "Decimal",
          "description": "Price of one `unit` in yuan, without tax.",
          "term": "单价",
          "wire": "dj"
        },
        {
          "name": "taxRate",
          "type": "Decimal",
          "isRequired": true,
          "description": "Rate of the line: `0.13` is 13 %.",
          "term": "税率/征收率",
          "wire": "slv"
        },
        {
          "name": "amountWithTax",
          "type": "Decimal",
          "isRequired": true,
          "description": "Amount of the line in yuan, with tax.",
          "term": "含税金额",
          "wire": "hsje"
        },
        {
          "name": "nature",
          "type": "ScrapLineNature",
          "isRequired": true,
          "description": "Ordinary, a discount, or discounted.",
          "term": "发票行性质",
          "wire": "fphxz"
        },
        {
          "name": "benefit",
          "type": "ScrapTaxBenefit",
          "description": "Preferential policy; none if omitted.",
          "term": "优惠政策标识",
          "wire": "yhzcbs"
        },
        {
          "name": "additionalName",
          "type": "String",
          "description": "Name of an additional element of the invoice.",
          "term": "附加要素名称",
          "wire": "fjysmc"
        },
        {
          "name": "additionalType",
          "type": "String",
          "description": "Type of an additional element of the invoice.",
          "term": "附加要素类型",
          "wire": "fjyslx"
        },
        {
          "name": "additionalValue",
          "type": "String",
          "description": "Value of an additional element of the invoice.",
          "term": "附加要素值",
          "wire": "fjysz"
        },
        {
          "name": "originalLineNumber",
          "type": "Int",
          "isRequired": true,
          "description": "Number of the line on the blue invoice; lines are numbered in their order from 1.",
          "term": "蓝字明细序号",
          "wire": "dylzfpmxxh"
        }
      ]
    },
    "BankCommandInput": {
      "members": [
        {
          "name": "commandId",
          "type": "String",
          "isRequired": true,
          "description": "Your number of the command, 1 to 64 characters: unique for ever, no personal data. It is not sent to the platform.",
          "fresh": "command"
        },
        {
          "name": "operation",
          "type": "BankCommandOperation",
          "isRequired": true,
          "description": "Command to execute."
        },
        {
          "name": "payload",
          "type": "JSONObject",
          "isRequired": true,
          "description": "Members of the request under the names of the bank’s documents, such as `{ \"outUserId\": \"…\" }`. Pass it as a variable: it is neither logged nor stored.",
          "isPersonal": true
        }
      ]
    },
    "SigningTaskInput": {
      "members": [
        {
          "name": "signingTaskId",
          "type": "String",
          "isRequired": true,
          "description": "Your own id of the task: unique for ever, never used again, no personal data. The same id with the same input returns the existing task and sends nothing. It is not sent to the platform.",
          "fresh": "task"
        },
        {
          "name": "sellerId",
          "type": "String",
          "description": "Your own id of the seller that the contract is with, so that it shows at `Seller.signingTasks`. Not sent on."
        },
        {
          "name": "initiatorSigningPartyId",
          "type": "String",
          "isRequired": true,
          "description": "Id of the enterprise that starts it in the signing system, from their registration.",
          "term": "签署主体",
          "wire": "unionId"
        },
        {
          "name": "fileCode",
          "type": "String",
          "isRequired": true,
          "description": "Code of the uploaded file; good for any number of signing tasks.",
          "wire": "fileCode"
        },
        {
          "name": "title",
          "type": "String",
          "isRequired": true,
          "description": "Title, at most 50 characters.",
          "term": "任务标题",
          "wire": "taskTitle"
        },
        {
          "name": "order",
          "type": "SigningOrder",
          "isRequired": true,
          "description": "Order of signing: one after the other, or in any order.",
          "term": "签署顺序",
          "wire": "sortType"
        },
        {
          "name": "signers",
          "type": "TaskSignerInput",
          "isList": true,
          "isRequired": true,
          "description": "Signers.",
          "term": "签署方",
          "wire": "signers"
        },
        {
          "name": "proof",
          "type": "SigningProof",
          "description": "Proof of identity on signing; `SMS` if omitted.",
          "term": "意愿认证方式",
          "wire": "authType"
        },
        {
          "name": "addsSigningDate",
          "type": "Boolean",
          "description": "True adds the day of signing under each seal; then remove the date column from the contract.",
          "term": "签署日期",
          "wire": "signDateEnable"
        },
        {
          "name": "replacements",
          "type": "KeywordReplacementInput",
          "isList": true,
          "description": "Texts for the placeholders of the template, which must be a PDF from a major office suite.",
          "term": "关键字替换",
          "wire": "keywordReplacements"
        }
      ]
    },
    "TaskSignerInput": {
      "isOneOf": true,
      "members": [
        {
          "name": "person",
          "type": "PersonSignerInput",
          "description": "A person who signs by hand at a link.",
          "term": "签署人"
        },
        {
          "name": "company",
          "type": "CompanySignerInput",
          "description": "An enterprise that stamps.",
          "term": "签署企业"
        }
      ]
    },
    "PersonSignerInput": {
      "members": [
        {
          "name": "signingPartyId",
          "type": "String",
          "isRequired": true,
          "description": "Id of the person in the signing system, from their registration.",
          "term": "签署主体",
          "wire": "signerUnionId"
        },
        {
          "name": "turn",
          "type": "Int",
          "description": "Place in the order of signing: lower numbers first. Needed for every signer of an ordered task.",
          "term": "签署顺序",
          "wire": "sortNo"
        },
        {
          "name": "stamp",
          "type": "StampInput",
          "description": "Place of the signature; the signer chooses it if omitted."
        }
      ]
    },
    "StampInput": {
      "isOneOf": true,
      "members": [
        {
          "name": "byArea",
          "type": "StampByAreaInput",
          "description": "Placed by coordinates.",
          "term": "坐标定位"
        },
        {
          "name": "byKeyword",
          "type": "StampByKeywordInput",
          "description": "Placed at words of the contract.",
          "term": "关键字定位"
        }
      ]
    },
    "StampByAreaInput": {
      "members": [
        {
          "name": "areas",
          "type": "StampAreaInput",
          "isList": true,
          "isRequired": true,
          "description": "The places.",
          "wire": "areas"
        }
      ]
    },
    "StampAreaInput": {
      "members": [
        {
          "name": "members",
          "type": "JSONObject",
          "description": "The members of the platform’s area, for example page and coordinates: its documents do not show their names, its operator does.",
          "isPersonal": true
        }
      ]
    },
    "StampByKeywordInput": {
      "members": [
        {
          "name": "keywords",
          "type": "StampKeywordInput",
          "isList": true,
          "isRequired": true,
          "description": "The words.",
          "term": "关键字",
          "wire": "keywords"
        }
      ]
    },
    "StampKeywordInput": {
      "members": [
        {
          "name": "keyword",
          "type": "String",
          "isRequired": true,
          "description": "The word exactly as it stands in the contract, for example `甲方盖章`. In angle brackets it has none of the letters q, y, p, g, j and Q.",
          "term": "关键字",
          "wire": "keyword"
        }
      ]
    },
    "CompanySignerInput": {
      "members": [
        {
          "name": "signingPartyId",
          "type": "String",
          "isRequired": true,
          "description": "Id of the enterprise in the signing system, from their registration.",
          "term": "签署主体",
          "wire": "signerUnionId"
        },
        {
          "name": "mode",
          "type": "SigningMode",
          "description": "Stamping mode; `MANUAL` if omitted.",
          "term": "签署方式",
          "wire": "signType"
        },
        {
          "name": "sealId",
          "type": "String",
          "description": "Its seal; needed for silent signing.",
          "term": "印章",
          "wire": "signerSealId"
        },
        {
          "name": "turn",
          "type": "Int",
          "description": "Place in the order of signing: lower numbers first. Needed for every signer of an ordered task.",
          "term": "签署顺序",
          "wire": "sortNo"
        },
        {
          "name": "stamp",
          "type": "StampInput",
          "description": "Place of the signature; the signer chooses it if omitted."
        }
      ]
    },
    "KeywordReplacementInput": {
      "members": [
        {
          "name": "keyword",
          "type": "String",
          "isRequired": true,
          "description": "The placeholder exactly as it stands in the template: an English keyword in angle brackets, without the letters q, y, p, g, j and Q.",
          "term": "关键字",
          "wire": "keyword"
        },
        {
          "name": "value",
          "type": "String",
          "isRequired": true,
          "description": "Text to fill in; blank to leave it open.",
          "wire": "value"
        }
      ]
    },
    "InvoiceOrderInput": {
      "members": [
        {
          "name": "orderId",
          "type": "String",
          "isRequired": true,
          "description": "Your number of the order: unique for ever, never used again, no personal data. The same number with the same input returns the existing order and sends nothing, so a repeat after a lost connection is safe.",
          "term": "订单号",
          "wire": "order_id",
          "fresh": "order"
        },
        {
          "name": "kind",
          "type": "DigitalInvoiceKind",
          "isRequired": true,
          "description": "General or special invoice. An individual gets a general one: they can deduct no input tax.",
          "term": "发票类型",
          "wire": "invoice_type_code"
        },
        {
          "name": "seller",
          "type": "SellerInput",
          "isRequired": true,
          "description": "Issuer of the invoice."
        },
        {
          "name": "buyer",
          "type": "BuyerInput",
          "isRequired": true,
          "description": "Buyer."
        },
        {
          "name": "drawer",
          "type": "String",
          "isRequired": true,
          "description": "Name of the person who draws the invoice, as registered at the tax bureau.",
          "term": "开票人",
          "wire": "drawer"
        },
        {
          "name": "lines",
          "type": "InvoiceLineInput",
          "isList": true,
          "isRequired": true,
          "description": "Lines of the invoice, at least one.",
          "term": "明细",
          "wire": "items"
        },
        {
          "name": "amountWithTax",
          "type": "Decimal",
          "description": "Total including tax, in yuan: the real amount of the deal. The sum of the lines if omitted; must agree with it when given, with or without the discounts.",
          "term": "价税合计",
          "wire": "amount_has_tax"
        },
        {
          "name": "amountWithoutTax",
          "type": "Decimal",
          "description": "Total without tax, in yuan. The sum of the lines if omitted; must agree with it when given.",
          "term": "合计金额",
          "wire": "amount_without_tax"
        },
        {
          "name": "taxAmount",
          "type": "Decimal",
          "description": "Total tax, in yuan. The sum of the lines if omitted; must agree with it when given.",
          "term": "合计税额",
          "wire": "tax_amount"
        },
        {
          "name": "specificBusiness",
          "type": "SpecificBusinessInput",
          "description": "Business with rules and data of its own; omitted for ordinary goods and services."
        },
        {
          "name": "payments",
          "type": "PaymentInput",
          "isList": true,
          "description": "Payment of the order. When there was a real online payment, say so.",
          "term": "支付信息",
          "wire": "pay_info"
        },
        {
          "name": "extra",
          "type": "JSONObject",
          "description": "Further members of the platform’s request, for blocks that its documents name without showing their fields: differential taxation, certificate of seller or buyer, naming invoice, payment splitting (`e_extra_info`, a JSON text). Fields that this input itself has are rejected here.",
          "isPersonal": true
        }
      ]
    },
    "SellerInput": {
      "members": [
        {
          "name": "taxNumber",
          "type": "String",
          "isRequired": true,
          "description": "Tax number of the seller, who issues. The platform’s operator must have bound it to this service’s key.",
          "term": "销售方纳税人识别号",
          "wire": "seller_taxpayer_num",
          "isPersonal": "maybe"
        },
        {
          "name": "name",
          "type": "String",
          "isRequired": true,
          "description": "Registered name.",
          "term": "销售方名称",
          "wire": "seller_name"
        },
        {
          "name": "address",
          "type": "String",
          "description": "Address, as the invoice shows it.",
          "term": "销售方地址",
          "wire": "seller_address"
        },
        {
          "name": "phone",
          "type": "String",
          "description": "Telephone, as the invoice shows it.",
          "term": "销售方电话",
          "wire": "seller_tel",
          "isPersonal": true
        },
        {
          "name": "bankName",
          "type": "String",
          "description": "Bank of the account.",
          "term": "销售方开户行",
          "wire": "seller_bank_name"
        },
        {
          "name": "bankAccount",
          "type": "String",
          "description": "Account number at that bank.",
          "term": "销售方银行账号",
          "wire": "seller_bank_account",
          "isPersonal": true
        }
      ]
    },
    "BuyerInput": {
      "isOneOf": true,
      "members": [
        {
          "name": "enterprise",
          "type": "EnterpriseBuyerInput",
          "description": "An enterprise that buys.",
          "term": "企业购买方"
        },
        {
          "name": "individual",
          "type": "IndividualBuyerInput",
          "description": "An individual who buys. It has no required members: write `individual: {}`.",
          "term": "个人购买方"
        },
        {
          "name": "institution",
          "type": "InstitutionBuyerInput",
          "description": "A government body or public institution that buys. It is invoiced without a tax number.",
          "term": "政府机关、事业单位购买方"
        }
      ]
    },
    "EnterpriseBuyerInput": {
      "members": [
        {
          "name": "name",
          "type": "String",
          "isRequired": true,
          "description": "Registered name.",
          "term": "购买方名称",
          "wire": "buyer_title"
        },
        {
          "name": "taxNumber",
          "type": "String",
          "isRequired": true,
          "description": "Its tax number. Never a placeholder: an invoice for a number that is not the buyer’s is false.",
          "term": "购买方纳税人识别号",
          "wire": "buyer_taxpayer_num",
          "isPersonal": "maybe"
        }
      ]
    },
    "IndividualBuyerInput": {
      "members": [
        {
          "name": "title",
          "type": "PersonalTitle",
          "description": "Placeholder for the name; `PERSONAL` is the only one and may be omitted.",
          "term": "购买方名称",
          "wire": "buyer_title"
        }
      ]
    },
    "InstitutionBuyerInput": {
      "members": [
        {
          "name": "name",
          "type": "String",
          "isRequired": true,
          "description": "Its official name.",
          "term": "购买方名称",
          "wire": "buyer_title"
        }
      ]
    },
    "InvoiceLineInput": {
      "members": [
        {
          "name": "itemName",
          "type": "String",
          "isRequired": true,
          "description": "The real goods or service, 1 to 50 characters, none of `< > / &`.",
          "term": "项目名称",
          "wire": "name"
        },
        {
          "name": "taxClassificationCode",
          "type": "String",
          "isRequired": true,
          "description": "Tax classification code of the goods, 19 digits.",
          "term": "税收分类编码",
          "wire": "tax_code"
        },
        {
          "name": "specification",
          "type": "String",
          "description": "Specification or model, as the invoice shows it.",
          "term": "规格型号",
          "wire": "models"
        },
        {
          "name": "unit",
          "type": "String",
          "description": "Unit of the quantity, as the invoice shows it. `LITER` or `TON` for refined oil.",
          "term": "单位",
          "wire": "unit"
        },
        {
          "name": "quantity",
          "type": "Decimal",
          "description": "Quantity in the line’s `unit`, at most 8 decimals. Needed when there is a `unitPrice`.",
          "term": "数量",
          "wire": "total"
        },
        {
          "name": "unitPrice",
          "type": "Decimal",
          "description": "Price of one unit without tax, in yuan. Times the quantity it must give the amount without tax to the cent; with a `quantity` it may be omitted and is computed.",
          "term": "单价",
          "wire": "price"
        },
        {
          "name": "taxRate",
          "type": "Decimal",
          "isRequired": true,
          "description": "The legal rate as a part of one, at most 3 decimals: `\"0.13\"` for 13 %.",
          "term": "税率",
          "wire": "tax_rate"
        },
        {
          "name": "amountWithTax",
          "type": "Decimal",
          "description": "Amount of the line including tax, in yuan; what the buyer really pays for it.",
          "term": "含税金额",
          "wire": "amount_has_tax"
        },
        {
          "name": "amountWithoutTax",
          "type": "Decimal",
          "description": "Amount of the line without tax, in yuan: the amount with tax divided by (1 + rate), rounded half up to the cent.",
          "term": "不含税金额",
          "wire": "total_price"
        },
        {
          "name": "taxAmount",
          "type": "Decimal",
          "description": "Tax of the line, in yuan: what lies between the two amounts. Given without tax: amount × rate, rounded half up to the cent.",
          "term": "税额",
          "wire": "tax_amount"
        },
        {
          "name": "discount",
          "type": "Decimal",
          "description": "Discount including tax, in yuan, a negative number, passed on as it is. The platform does not show if the amounts of the line are those before or after it. The totals of the order are the sums of the lines; if your amounts of the lines are those before the discount, give `amountWithTax` of the order after it.",
          "term": "折扣金额",
          "wire": "discount"
        },
        {
          "name": "preferentialPolicyFlag",
          "type": "String",
          "description": "Flag of a preferential tax policy. Its values are not documented: passed on as it is.",
          "term": "优惠政策标识",
          "wire": "preferential_policy_flag"
        },
        {
          "name": "zeroTaxFlag",
          "type": "String",
          "description": "Reason why the rate is zero. Its values are not documented: passed on as it is.",
          "term": "零税率标识",
          "wire": "zero_tax_flag"
        }
      ]
    },
    "SpecificBusinessInput": {
      "isOneOf": true,
      "members": [
        {
          "name": "refinedOil",
          "type": "RefinedOilInput",
          "description": "Refined oil. On each line: a `taxClassificationCode` and rate of `1070101010100000000` (gasoline, 0.13), `1070101030100000000` (diesel, 0.13) or `1070101110100000000` (liquefied petroleum gas, 0.09), a `unit` of `LITER` or `TON`, a `quantity` in that unit, and the normalized product name as `itemName`. The tax bureau rejects sellers that are not qualified to trade or produce it.",
          "term": "成品油"
        },
        {
          "name": "construction",
          "type": "ConstructionInput",
          "description": "A construction service.",
          "term": "建筑服务",
          "wire": "building_service"
        },
        {
          "name": "goodsTransport",
          "type": "GoodsTransportInput",
          "isList": true,
          "description": "Transports of goods, at least one: several may stand on one invoice.",
          "term": "货物运输服务",
          "wire": "goods_transport"
        },
        {
          "name": "realEstateSale",
          "type": "RealEstateSaleInput",
          "description": "A sale of real estate.",
          "term": "不动产销售",
          "wire": "real_static_sales"
        },
        {
          "name": "operatingLease",
          "type": "OperatingLeaseInput",
          "description": "An operating lease of real estate, by days. For parking fees by the minute choose `parkingLease`.",
          "term": "不动产经营租赁服务",
          "wire": "real_static_rent"
        },
        {
          "name": "parkingLease",
          "type": "ParkingLeaseInput",
          "description": "Parking fees, an operating lease by the minute (不动产经营租赁服务). Lines with the classification code 3040502020200000000 show the times; for other lines of the same invoice the platform uses only the days.",
          "term": "停车费",
          "wire": "real_static_rent"
        },
        {
          "name": "passengerTransport",
          "type": "PassengerTransportInput",
          "isList": true,
          "description": "Journeys of passengers, at least one: several travelers may stand on one invoice.",
          "term": "旅客运输服务",
          "wire": "passenger_transport"
        },
        {
          "name": "medicalInpatient",
          "type": "MedicalServiceInput",
          "description": "Medical service to an inpatient.",
          "term": "住院医疗服务"
        },
        {
          "name": "medicalOutpatient",
          "type": "MedicalServiceInput",
          "description": "Medical service to an outpatient.",
          "term": "门诊医疗服务"
        },
        {
          "name": "tractorHarvester",
          "type": "TractorHarvesterInput",
          "description": "A tractor or combine harvester.",
          "term": "拖拉机和联合收割机",
          "wire": "tractor_combine"
        },
        {
          "name": "usedCar",
          "type": "UsedCarInput",
          "description": "A used car, on a digital invoice.",
          "term": "二手车",
          "wire": "used_car_service"
        },
        {
          "name": "usedCarUnified",
          "type": "UsedCarUnifiedInput",
          "description": "A used-car unified invoice.",
          "term": "二手车销售统一发票"
        }
      ]
    },
    "RefinedOilInput": {
      "members": [
        {
          "name": "refueling",
          "type": "RefuelingInput",
          "description": "For oil sold at a filling station; omit it for a sale without one.",
          "wire": "e_extra_info"
        }
      ]
    },
    "RefuelingInput": {
      "members": [
        {
          "name": "station",
          "type": "String",
          "isRequired": true,
          "description": "The filling station.",
          "term": "加油站",
          "wire": "station"
        },
        {
          "name": "refueledAt",
          "type": "DateTime",
          "isRequired": true,
          "description": "Time of the sale.",
          "term": "加油时间",
          "wire": "trade_time"
        },
        {
          "name": "gunNumber",
          "type": "String",
          "isRequired": true,
          "description": "Number of the filling gun.",
          "term": "加油枪号",
          "wire": "gun_number"
        }
      ]
    },
    "ConstructionInput": {
      "members": [
        {
          "name": "site",
          "type": "String",
          "isRequired": true,
          "description": "Place of the construction service.",
          "term": "建筑服务发生地",
          "wire": "site"
        },
        {
          "name": "detailedSite",
          "type": "String",
          "description": "Detailed address of the place.",
          "term": "详细地址",
          "wire": "detail_site"
        },
        {
          "name": "project",
          "type": "String",
          "isRequired": true,
          "description": "Name of the construction project.",
          "term": "建筑项目名称",
          "wire": "building_project"
        },
        {
          "name": "crossCity",
          "type": "Boolean",
          "isRequired": true,
          "description": "True if the service is done in another city than the seller’s. If so, `crossRegionReportNumber` is needed.",
          "term": "跨地（市）标志",
          "wire": "cross_sign"
        },
        {
          "name": "crossRegionConfirmed",
          "type": "Boolean",
          "description": "The platform’s confirmation flag for work across regions; its documents say no more of it.",
          "wire": "cross_confirm_flag"
        },
        {
          "name": "crossRegionReportNumber",
          "type": "String",
          "description": "Number of the report on tax matters across regions. Needed when `crossCity` is true; only the number that the tax bureau gave.",
          "term": "跨区域涉税事项报验管理编号",
          "wire": "cross_num"
        },
        {
          "name": "landVatProjectNumber",
          "type": "String",
          "description": "Project number of the land value-added tax.",
          "term": "土地增值税项目编号",
          "wire": "vat_land_number"
        }
      ]
    },
    "GoodsTransportInput": {
      "members": [
        {
          "name": "plateNumber",
          "type": "String",
          "description": "Plate of the vehicle, by GA 36. Omit it if the kind of transport has none: this service then sends the platform’s word for none.",
          "term": "运输工具牌号",
          "wire": "transport_number"
        },
        {
          "name": "transportKind",
          "type": "String",
          "description": "Kind of transport. The platform’s values are not documented: passed on as it is.",
          "term": "运输工具种类",
          "wire": "transport_kind"
        },
        {
          "name": "goodsName",
          "type": "String",
          "description": "Name of the transported goods.",
          "term": "运输货物名称",
          "wire": "goods_name"
        },
        {
          "name": "departurePlace",
          "type": "String",
          "description": "Place of departure: the administrative division down to the county, such as 广东省深圳市南山区; detail may follow. Not checked here: read `Invoice.hints`.",
          "term": "起运地",
          "wire": "departure_place"
        },
        {
          "name": "destinationPlace",
          "type": "String",
          "description": "Place of arrival: the administrative division down to the county, such as 广东省深圳市南山区; detail may follow. Not checked here: read `Invoice.hints`.",
          "term": "到达地",
          "wire": "destination_place"
        }
      ]
    },
    "RealEstateSaleInput": {
      "members": [
        {
          "name": "address",
          "type": "String",
          "isRequired": true,
          "description": "Address of the real estate.",
          "term": "不动产地址",
          "wire": "loaction"
        },
        {
          "name": "detailedAddress",
          "type": "String",
          "description": "Detailed address.",
          "term": "详细地址",
          "wire": "address_detail"
        },
        {
          "name": "certificateNumber",
          "type": "String",
          "description": "Number of the property certificate. Omit it if there is none.",
          "term": "房屋产权证书/不动产权证号",
          "wire": "property_num"
        },
        {
          "name": "crossCity",
          "type": "Boolean",
          "isRequired": true,
          "description": "True if it lies in another city than the seller’s.",
          "term": "跨地（市）标志",
          "wire": "cross_sign"
        },
        {
          "name": "areaUnit",
          "type": "Int",
          "isRequired": true,
          "description": "The platform’s number for the unit of the area. Its values for sales are not documented (those for leases are `LeaseAreaUnit`): passed on as it is.",
          "term": "面积单位",
          "wire": "unit_of_area"
        },
        {
          "name": "onlineContractCode",
          "type": "String",
          "description": "Code of the contract registered online.",
          "term": "网签合同备案编号",
          "wire": "online_contract_code"
        },
        {
          "name": "landVatProjectNumber",
          "type": "String",
          "description": "Project number of the land value-added tax.",
          "term": "土地增值税项目编号",
          "wire": "vat_land_number"
        },
        {
          "name": "assessedTaxableAmount",
          "type": "Decimal",
          "description": "Taxable amount as the tax bureau assessed it, in yuan.",
          "term": "核定计税价格",
          "wire": "assessed_taxable_amount"
        },
        {
          "name": "actualTaxableAmount",
          "type": "Decimal",
          "description": "Taxable amount of the deal, in yuan.",
          "term": "实际成交含税金额",
          "wire": "actual_taxable_amount"
        }
      ]
    },
    "OperatingLeaseInput": {
      "members": [
        {
          "name": "certificateNumber",
          "type": "String",
          "description": "Number of the property certificate. Omit it if there is none: this service then sends the platform’s word for none.",
          "term": "房屋产权证书/不动产权证号",
          "wire": "property_num"
        },
        {
          "name": "location",
          "type": "String",
          "isRequired": true,
          "description": "Place of the real estate: province, city and district, such as 广东省深圳市南山区.",
          "term": "不动产地址",
          "wire": "location"
        },
        {
          "name": "detailedAddress",
          "type": "String",
          "isRequired": true,
          "description": "Address within the district. Must contain an address keyword such as 街, 路, 村, 乡, 镇, 巷, 号: street, road, village, township, town, lane, number. The platform names no full list, so it is not checked here: read `Invoice.hints`.",
          "term": "详细地址",
          "wire": "address_detail"
        },
        {
          "name": "crossCity",
          "type": "Boolean",
          "isRequired": true,
          "description": "True if it lies in another city than the seller’s.",
          "term": "跨地（市）标志",
          "wire": "intercity_flag"
        },
        {
          "name": "areaUnit",
          "type": "LeaseAreaUnit",
          "isRequired": true,
          "description": "Unit of the area.",
          "term": "面积单位",
          "wire": "unit_of_area"
        },
        {
          "name": "leaseFrom",
          "type": "Date",
          "isRequired": true,
          "description": "First day of the lease.",
          "term": "租赁期起",
          "wire": "rent_begin_date"
        },
        {
          "name": "leaseTo",
          "type": "Date",
          "isRequired": true,
          "description": "Last day of the lease.",
          "term": "租赁期止",
          "wire": "rent_end_date"
        },
        {
          "name": "plateNumber",
          "type": "String",
          "description": "Plate of a vehicle, by GA 36; the invoice shows it. Needed for lines of parking fees, classification code 3040502020200000000.",
          "term": "车牌号",
          "wire": "car_num"
        }
      ]
    },
    "ParkingLeaseInput": {
      "members": [
        {
          "name": "certificateNumber",
          "type": "String",
          "description": "Number of the property certificate. Omit it if there is none: this service then sends the platform’s word for none.",
          "term": "房屋产权证书/不动产权证号",
          "wire": "property_num"
        },
        {
          "name": "location",
          "type": "String",
          "isRequired": true,
          "description": "Place of the real estate: province, city and district, such as 广东省深圳市南山区.",
          "term": "不动产地址",
          "wire": "location"
        },
        {
          "name": "detailedAddress",
          "type": "String",
          "isRequired": true,
          "description": "Address within the district. Must contain an address keyword such as 街, 路, 村, 乡, 镇, 巷, 号: street, road, village, township, town, lane, number. The platform names no full list, so it is not checked here: read `Invoice.hints`.",
          "term": "详细地址",
          "wire": "address_detail"
        },
        {
          "name": "crossCity",
          "type": "Boolean",
          "isRequired": true,
          "description": "True if it lies in another city than the seller’s.",
          "term": "跨地（市）标志",
          "wire": "intercity_flag"
        },
        {
          "name": "areaUnit",
          "type": "LeaseAreaUnit",
          "isRequired": true,
          "description": "Unit of the area.",
          "term": "面积单位",
          "wire": "unit_of_area"
        },
        {
          "name": "leaseFrom",
          "type": "DateTime",
          "isRequired": true,
          "description": "Begin of the parking, to the minute.",
          "term": "租赁期起",
          "wire": "rent_begin_date"
        },
        {
          "name": "leaseTo",
          "type": "DateTime",
          "isRequired": true,
          "description": "End of the parking, to the minute.",
          "term": "租赁期止",
          "wire": "rent_end_date"
        },
        {
          "name": "plateNumber",
          "type": "String",
          "isRequired": true,
          "description": "Plate of the vehicle, by GA 36.",
          "term": "车牌号",
          "wire": "car_num"
        }
      ]
    },
    "PassengerTransportInput": {
      "members": [
        {
          "name": "traveler",
          "type": "String",
          "description": "Name of the traveler.",
          "term": "出行人",
          "wire": "traveler"
        },
        {
          "name": "idType",
          "type": "TravelerDocument",
          "description": "Type of the traveler’s identity document.",
          "term": "出行人证件类型",
          "wire": "id_type"
        },
        {
          "name": "idNumber",
          "type": "String",
          "description": "Number of the traveler’s identity document.",
          "term": "出行人证件号码",
          "wire": "id_number",
          "isPersonal": true
        },
        {
          "name": "travelOn",
          "type": "Date",
          "description": "Day of the journey.",
          "term": "出行日期",
          "wire": "travel_date"
        },
        {
          "name": "departurePlace",
          "type": "String",
          "description": "Start of the journey.",
          "term": "出发地",
          "wire": "departure_place"
        },
        {
          "name": "destinationPlace",
          "type": "String",
          "description": "End of the journey.",
          "term": "到达地",
          "wire": "destination_palce"
        },
        {
          "name": "vehicle",
          "type": "String",
          "description": "Kind of vehicle. The platform’s values are not documented: passed on as it is. Where it names a train, an aircraft or a ship in words (火车, 飞机, 轮船, …), `level` is needed.",
          "term": "交通工具类型",
          "wire": "vehicle_type"
        },
        {
          "name": "level",
          "type": "String",
          "description": "Class of the seat or berth. Needed for train, aircraft and ship, also where `vehicle` is a bare code, which can’t be checked here. The platform’s values are not documented: passed on as it is.",
          "term": "等级",
          "wire": "level"
        }
      ]
    },
    "MedicalServiceInput": {
      "members": [
        {
          "name": "patient",
          "type": "JSONObject",
          "isRequired": true,
          "description": "The patient’s data under the platform’s names, which its documents don’t show: contact its operator. Sent as a JSON text.",
          "wire": "e_extra_info",
          "isPersonal": true
        }
      ]
    },
    "TractorHarvesterInput": {
      "members": [
        {
          "name": "engineNumber",
          "type": "String",
          "isRequired": true,
          "description": "Number of the engine.",
          "term": "发动机号码",
          "wire": "engine_number"
        },
        {
          "name": "chassisNumber",
          "type": "String",
          "description": "Number of the chassis.",
          "term": "底盘号/机架号",
          "wire": "chassis_number"
        },
        {
          "name": "registered",
          "type": "String",
          "description": "Registration of the tractor. The platform’s values are not documented: passed on as it is.",
          "term": "是否用于办理拖拉机和联合收割机登记",
          "wire": "is_register"
        },
        {
          "name": "machineType",
          "type": "String",
          "description": "Type of machine.",
          "wire": "machine_type"
        },
        {
          "name": "brandModel",
          "type": "String",
          "description": "Brand and model.",
          "term": "厂牌型号",
          "wire": "brand_model"
        },
        {
          "name": "factoryNumber",
          "type": "String",
          "description": "Number given at the factory.",
          "term": "出厂编号",
          "wire": "factory_number"
        }
      ]
    },
    "UsedCarInput": {
      "members": [
        {
          "name": "invoiceNumber",
          "type": "String",
          "isRequired": true,
          "description": "Number of the digital invoice, 20 digits.",
          "term": "发票号码",
          "wire": "ticket_sn"
        },
        {
          "name": "paperInvoiceCode",
          "type": "String",
          "isRequired": true,
          "description": "Code of the paper invoice, 10 or 12 digits.",
          "term": "纸质发票代码",
          "wire": "paper_ticket_code"
        },
        {
          "name": "paperInvoiceNumber",
          "type": "String",
          "isRequired": true,
          "description": "Number of the paper invoice, 8 digits.",
          "term": "纸质发票号码",
          "wire": "paper_ticket_sn"
        }
      ]
    },
    "UsedCarUnifiedInput": {
      "members": [
        {
          "name": "kind",
          "type": "UsedCarUnifiedKind",
          "isRequired": true,
          "description": "Issued normally or in reverse.",
          "term": "特定业务",
          "wire": "specific_business_code"
        },
        {
          "name": "members",
          "type": "JSONObject",
          "description": "Members of the platform’s request for this business, which its documents don’t show; passed on as they are, beside the lines. Fields that the order itself has are rejected here.",
          "isPersonal": true
        }
      ]
    },
    "PaymentInput": {
      "members": [
        {
          "name": "channel",
          "type": "PaymentChannel",
          "description": "Payment channel.",
          "term": "支付渠道",
          "wire": "pay_channel_code"
        },
        {
          "name": "transactionNumber",
          "type": "String",
          "description": "The real serial of an online payment. Omit it if there is none; never invent one.",
          "term": "支付流水号",
          "wire": "pay_num"
        }
      ]
    },
    "ContractInput": {
      "members": [
        {
          "name": "contractId",
          "type": "String",
          "isRequired": true,
          "description": "Your number of the contract: unique for ever, no personal data. The same number with the same input returns the existing contract and sends nothing. It is not sent to the platform.",
          "fresh": "contract"
        },
        {
          "name": "sellerId",
          "type": "String",
          "description": "Your own id of the seller, if the signer is one: the contract then appears in `Seller.contracts`. It is not sent to the platform."
        },
        {
          "name": "companyTaxNumber",
          "type": "String",
          "isRequired": true,
          "description": "Unified social credit code of the company that signs. The platform’s operator must have enabled it for signing: there is no endpoint for that.",
          "term": "统一社会信用代码",
          "wire": "taxNo",
          "isPersonal": "maybe"
        },
        {
          "name": "name",
          "type": "String",
          "isRequired": true,
          "description": "Name of the contract.",
          "term": "合同名称",
          "wire": "flowName"
        },
        {
          "name": "file",
          "type": "File",
          "isRequired": true,
          "description": "The contract: a PDF of at most 60 MiB that contains both keywords. The platform stores it; this service does not.",
          "wire": "fileBase64"
        },
        {
          "name": "signerName",
          "type": "String",
          "isRequired": true,
          "description": "Name of the person, as on the ID card: their real name and handwriting are checked against it. Sent to the platform and not stored.",
          "term": "签署人姓名",
          "wire": "signerName"
        },
        {
          "name": "signerIdNumber",
          "type": "String",
          "isRequired": true,
          "description": "ID number of the person. Sent to the platform and not stored.",
          "term": "签署人身份证号码",
          "wire": "signerIdcard",
          "isPersonal": true
        },
        {
          "name": "signerPhone",
          "type": "String",
          "isRequired": true,
          "description": "Mobile number that the person really uses: the code that stands for their consent is sent to it. Sent to the platform and not stored.",
          "term": "签署人手机号码",
          "wire": "signerMobile",
          "isPersonal": true
        },
        {
          "name": "enterpriseKeyword",
          "type": "String",
          "description": "Text of the PDF that the company’s seal goes under; `甲方盖章` if omitted. The PDF must contain it exactly.",
          "term": "企业盖章关键字",
          "wire": "entKeyword"
        },
        {
          "name": "personKeyword",
          "type": "String",
          "description": "Text of the PDF that the person’s signature goes to; `乙方签字` if omitted. The PDF must contain it exactly.",
          "term": "个人签字关键字",
          "wire": "personKeyword"
        },
        {
          "name": "deadlineDays",
          "type": "Int",
          "description": "Number of days within which the person must sign, 1 to 3650; 30 if omitted. Then the contract expires.",
          "term": "签署期限",
          "wire": "deadlineDays"
        }
      ]
    },
    "CancelContractInput": {
      "members": [
        {
          "name": "contractNo",
          "type": "String",
          "isRequired": true,
          "description": "The platform’s number of the contract.",
          "term": "合同编号",
          "wire": "contractNo"
        }
      ]
    },
    "OnboardSellerInput": {
      "members": [
        {
          "name": "sellerId",
          "type": "String",
          "isRequired": true,
          "description": "Your own id of the seller, never an ID number: it names the seller in updates and in later calls.",
          "term": "出售者编号",
          "wire": "userId",
          "fresh": "seller"
        },
        {
          "name": "name",
          "type": "String",
          "isRequired": true,
          "description": "Name, as on the ID card.",
          "term": "姓名",
          "wire": "name"
        },
        {
          "name": "idNumber",
          "type": "String",
          "isRequired": true,
          "description": "ID number. Sent to the platform and not stored.",
          "term": "身份证号码",
          "wire": "idNo",
          "isPersonal": true
        },
        {
          "name": "phone",
          "type": "String",
          "isRequired": true,
          "description": "Mobile number. Sent to the platform and not stored.",
          "term": "手机号码",
          "wire": "phone",
          "isPersonal": true
        },
        {
          "name": "returnUrl",
          "type": "URL",
          "isRequired": true,
          "description": "Address to which the page sends the person afterwards. The return says nothing about the outcome: follow the updates.",
          "wire": "jumpUrl"
        },
        {
          "name": "extra",
          "type": "JSONObject",
          "description": "Further members of the platform’s request that its documents do not show. Fields that this input itself has are rejected here.",
          "isPersonal": true
        },
        {
          "name": "serviceProviderId",
          "type": "String",
          "description": "Your id as a service provider, from the platform’s operator. Not sent now, but stored and sent with every query of the seller’s status.",
          "term": "服务商编号"
        },
        {
          "name": "buyerTaxNumber",
          "type": "String",
          "description": "Tax number of the enterprise that buys, and issues the invoice. Not sent now, but stored and sent with every query of the seller’s status.",
          "term": "购买方纳税人识别号",
          "isPersonal": "maybe"
        }
      ]
    },
    "RegisterSellerInput": {
      "members": [
        {
          "name": "sellerId",
          "type": "String",
          "isRequired": true,
          "description": "Your own id of the seller, never an ID number: it names the seller in updates and in later calls.",
          "term": "出售者编号",
          "wire": "userId"
        },
        {
          "name": "name",
          "type": "String",
          "isRequired": true,
          "description": "Name, as on the ID card.",
          "term": "姓名",
          "wire": "name"
        },
        {
          "name": "idNumber",
          "type": "String",
          "isRequired": true,
          "description": "ID number. Sent to the platform and not stored.",
          "term": "身份证号码",
          "wire": "idNo",
          "isPersonal": true
        },
        {
          "name": "phone",
          "type": "String",
          "isRequired": true,
          "description": "Mobile number. Sent to the platform and not stored.",
          "term": "手机号码",
          "wire": "phone",
          "isPersonal": true
        },
        {
          "name": "card",
          "type": "SellerCardInput",
          "isRequired": true,
          "description": "The bank card that the seller is paid to."
        },
        {
          "name": "idValidFrom",
          "type": "Date",
          "isRequired": true,
          "description": "First day on which the ID card is valid.",
          "term": "身份证有效期起",
          "wire": "idStartDate"
        },
        {
          "name": "idValidTo",
          "type": "Date",
          "isRequired": true,
          "description": "Last day on which the ID card is valid.",
          "term": "身份证有效期止",
          "wire": "idEndDate"
        },
        {
          "name": "extra",
          "type": "JSONObject",
          "description": "Further members of the platform’s request that its documents do not show. Fields that this input itself has are rejected here.",
          "isPersonal": true
        }
      ]
    },
    "SellerCardInput": {
      "isOneOf": true,
      "members": [
        {
          "name": "settlementBank",
          "type": "SettlementBankCardInput",
          "description": "A card of the settlement bank.",
          "term": "结算行卡"
        },
        {
          "name": "otherBank",
          "type": "OtherBankCardInput",
          "description": "A card of another bank.",
          "term": "他行卡"
        }
      ]
    },
    "SettlementBankCardInput": {
      "members": [
        {
          "name": "cardNumber",
          "type": "String",
          "isRequired": true,
          "description": "Number of the bank card, 12 to 30 digits. Sent to the platform and not stored.",
          "term": "银行卡号",
          "wire": "bankCard",
          "isPersonal": true
        },
        {
          "name": "bankName",
          "type": "String",
          "description": "Name of the card’s bank.",
          "term": "开户银行",
          "wire": "bankName"
        },
        {
          "name": "bankCode",
          "type": "String",
          "description": "Interbank number of the card’s bank.",
          "term": "联行号",
          "wire": "bankCode"
        }
      ]
    },
    "OtherBankCardInput": {
      "members": [
        {
          "name": "cardNumber",
          "type": "String",
          "isRequired": true,
          "description": "Number of the bank card, 12 to 30 digits. Sent to the platform and not stored.",
          "term": "银行卡号",
          "wire": "bankCard",
          "isPersonal": true
        },
        {
          "name": "bankName",
          "type": "String",
          "isRequired": true,
          "description": "Name of the card’s bank.",
          "term": "开户银行",
          "wire": "bankName"
        },
        {
          "name": "bankCode",
          "type": "String",
          "isRequired": true,
          "description": "Interbank number of the card’s bank.",
          "term": "联行号",
          "wire": "bankCode"
        }
      ]
    },
    "RegisterSigningCompanyInput": {
      "members": [
        {
          "name": "companyId",
          "type": "String",
          "isRequired": true,
          "description": "Your own id of the enterprise, 8 to 20 characters. Avoid an ID or mobile number: it is sent to the platform, and stored and shown with asterisks.",
          "wire": "uid",
          "fresh": "company"
        },
        {
          "name": "name",
          "type": "String",
          "isRequired": true,
          "description": "Name of the enterprise.",
          "term": "企业名称",
          "wire": "orgName"
        },
        {
          "name": "taxNumber",
          "type": "String",
          "description": "Unified social credit code. Recommended. Sent to the platform and not stored.",
          "term": "统一社会信用代码",
          "wire": "creditNo",
          "isPersonal": "maybe"
        },
        {
          "name": "legalRepresentativeName",
          "type": "String",
          "isRequired": true,
          "description": "Name of the legal representative.",
          "term": "法定代表人姓名",
          "wire": "legalName"
        },
        {
          "name": "legalRepresentativeIdNumber",
          "type": "String",
          "isRequired": true,
          "description": "ID number of the legal representative. Sent to the platform and not stored.",
          "term": "法定代表人证件号码",
          "wire": "legalNo",
          "isPersonal": true
        },
        {
          "name": "handlerPhone",
          "type": "String",
          "isRequired": true,
          "description": "Mobile number of the person who handles it. Sent to the platform and not stored.",
          "term": "经办人手机号码",
          "wire": "mobile",
          "isPersonal": true
        }
      ]
    },
    "CompanyAuthLinkInput": {
      "members": [
        {
          "name": "signingPartyId",
          "type": "String",
          "isRequired": true,
          "description": "Id of the enterprise, or of a person in the signing system, from their registration.",
          "term": "签署主体",
          "wire": "unionId"
        },
        {
          "name": "companyMethod",
          "type": "CompanyAuthMethod",
          "description": "Proof of the enterprise’s name. The page decides if omitted.",
          "term": "企业实名认证方式",
          "wire": "companyAuthType"
        },
        {
          "name": "personMethods",
          "type": "PersonAuthMethod",
          "isList": true,
          "description": "Permitted proofs of the person behind the page. The page decides if omitted.",
          "term": "个人实名认证方式",
          "wire": "authTypes"
        },
        {
          "name": "returnUrl",
          "type": "URL",
          "description": "Address to which the page sends the person afterwards. The return says nothing about the outcome.",
          "wire": "redirectUrl"
        }
      ]
    },
    "SilentSigningLinkInput": {
      "members": [
        {
          "name": "signingPartyId",
          "type": "String",
          "isRequired": true,
          "description": "Id of the enterprise in the signing system, from their registration.",
          "term": "签署主体",
          "wire": "signerUnionId"
        }
      ]
    },
    "GenerateSealInput": {
      "members": [
        {
          "name": "signingPartyId",
          "type": "String",
          "isRequired": true,
          "description": "Id of the enterprise, which must be real-named in the signing system, from their registration.",
          "term": "签署主体",
          "wire": "unionId"
        },
        {
          "name": "name",
          "type": "String",
          "isRequired": true,
          "description": "Name of the seal.",
          "term": "印章名称",
          "wire": "name"
        },
        {
          "name": "color",
          "type": "SealColor",
          "description": "Color.",
          "term": "印章颜色",
          "wire": "color"
        },
        {
          "name": "font",
          "type": "SealFont",
          "description": "Typeface.",
          "term": "印章字体",
          "wire": "font"
        },
        {
          "name": "shape",
          "type": "SealShape",
          "description": "Shape.",
          "term": "印章形状",
          "wire": "shape"
        }
      ]
    },
    "UploadContractFileInput": {
      "members": [
        {
          "name": "signingPartyId",
          "type": "String",
          "isRequired": true,
          "description": "Id of the enterprise that will start the signing in the signing system, from their registration.",
          "term": "签署主体",
          "wire": "unionId"
        },
        {
          "name": "file",
          "type": "File",
          "description": "The file: PDF, DOC or DOCX, under 10 MB. Export templates to PDF with a major office suite; what one alternative tool writes does not take keywords.",
          "wire": "file"
        },
        {
          "name": "url",
          "type": "String",
          "description": "Address from which the platform fetches the file, in place of `file`: under 10 MB, valid for as long as the platform needs. The host must be one that the operator of this service names in `DOCUMENT_HOSTS`; where that is not set, the platform’s own or a name below it. Send any other file as `file`."
        },
        {
          "name": "name",
          "type": "String",
          "description": "File name with its extension. Defaults to the name of the file that you sent, or the last part of the address.",
          "wire": "fileName"
        }
      ]
    },
    "RegisterSignerInput": {
      "members": [
        {
          "name": "personId",
          "type": "String",
          "isRequired": true,
          "description": "Your own id of the person, 8 to 20 characters. Avoid an ID or mobile number: it is sent to the platform, and stored and shown with asterisks.",
          "wire": "uid",
          "fresh": "person"
        },
        {
          "name": "phone",
          "type": "String",
          "isRequired": true,
          "description": "Mobile number of the person. Sent to the platform and not stored.",
          "term": "手机号码",
          "wire": "mobile",
          "isPersonal": true
        },
        {
          "name": "authMethods",
          "type": "PersonAuthMethod",
          "isList": true,
          "description": "Permitted proofs of the person’s real name. `[BANK_CARD]`, together with `proof: SMS` on the signing task, needs no face scan at all.",
          "term": "个人实名认证方式",
          "wire": "signAuthTypes"
        },
        {
          "name": "name",
          "type": "String",
          "description": "Name, prefilled on the page.",
          "term": "姓名",
          "wire": "name"
        },
        {
          "name": "idNumber",
          "type": "String",
          "description": "ID number, prefilled on the page. Sent to the platform and not stored.",
          "term": "身份证号码",
          "wire": "identNo",
          "isPersonal": true
        },
        {
          "name": "bankCard",
          "type": "String",
          "description": "Number of a bank card, prefilled on the page. Sent to the platform and not stored.",
          "term": "银行卡号",
          "wire": "bankCardNo",
          "isPersonal": true
        }
      ]
    },
    "RedOffsetInput": {
      "members": [
        {
          "name": "redOffsetId",
          "type": "String",
          "isRequired": true,
          "description": "Your number of this request, so that a repeat after a lost connection is recognized: the same number with the same input returns the existing red-offset and sends nothing. Any other number for the same invoice is a conflict, unless the previous attempt was rejected or never arrived. No personal data. It is not sent to the platform.",
          "fresh": "red-offset"
        },
        {
          "name": "orderId",
          "type": "String",
          "isRequired": true,
          "description": "Number of the order that the invoice to be reversed was issued under.",
          "term": "订单号",
          "wire": "order_id"
        },
        {
          "name": "sellerTaxNumber",
          "type": "String",
          "description": "Tax number of the seller. Needed for an invoice that was not issued through this service, and for one of which this service stores only the number.",
          "term": "销售方纳税人识别号",
          "wire": "seller_taxpayer_num",
          "isPersonal": "maybe"
        },
        {
          "name": "invoiceExtra",
          "type": "JSONObject",
          "description": "Further members of the invoice within the platform’s request, whose fields its documents do not show: a reason, for example. Stored until half a year after the end, because each poll repeats it: no personal data.",
          "isPersonal": true
        },
        {
          "name": "extra",
          "type": "JSONObject",
          "description": "Further members of the platform’s request, beside the invoice. If the platform requires `order_id` or `seller_taxpayer_num` there, give them here. Stored until half a year after the end, because each poll repeats it: no personal data.",
          "isPersonal": true
        }
      ]
    },
    "H5SessionInput": {
      "members": [
        {
          "name": "handling",
          "type": "H5Handling",
          "isRequired": true,
          "description": "Task of the person."
        },
        {
          "name": "ttlHours",
          "type": "Int",
          "description": "Number of hours for which the link is valid, 1 to 720; 72 if omitted.",
          "wire": "ttlHours"
        },
        {
          "name": "returnUrl",
          "type": "URL",
          "description": "Page to return to. Reserved: at present the person returns to the platform’s own result page.",
          "wire": "jumpUrl"
        }
      ]
    },
    "H5Handling": {
      "isOneOf": true,
      "members": [
        {
          "name": "enterprise",
          "type": "EnterpriseH5Input",
          "description": "A link for the legal representative or finance head, who authorizes the enterprise in person with the app of the electronic tax bureau. Afterwards an invoice must be downloaded there once by hand, or issuing keeps failing.",
          "term": "企业授权",
          "wire": "payload"
        },
        {
          "name": "seller",
          "type": "SellerH5Input",
          "description": "A link for a seller, who scans their face and is registered as payee. Values given here are prefilled; the person sees ID and phone number masked and may correct them.",
          "term": "出售者准入",
          "wire": "payload"
        }
      ]
    },
    "EnterpriseH5Input": {
      "members": [
        {
          "name": "invoiceArchiveType",
          "type": "String",
          "isRequired": true,
          "description": "Type of the invoice archive, assigned by the bank.",
          "wire": "archiveType"
        },
        {
          "name": "companyName",
          "type": "String",
          "description": "Name, shown for confirmation only.",
          "wire": "companyName"
        },
        {
          "name": "ownEnterpriseNumber",
          "type": "String",
          "description": "Your own number of the enterprise.",
          "wire": "outVendorId"
        },
        {
          "name": "partnerMerchantNumber",
          "type": "String",
          "description": "The partner’s real merchant number.",
          "wire": "partnerMerTrueAppId"
        },
        {
          "name": "unitNumber",
          "type": "String",
          "description": "Unit number.",
          "wire": "unitNumber"
        },
        {
          "name": "personType",
          "type": "String",
          "description": "Type of the person, as the platform names it: the documents do not show the values.",
          "wire": "humanType"
        },
        {
          "name": "authorizerType",
          "type": "String",
          "description": "Type of the authorizer, as the platform names it: the documents do not show the values.",
          "wire": "authHumanType"
        },
        {
          "name": "authorizerNumber",
          "type": "String",
          "description": "Number of the authorizer.",
          "wire": "authPersonNumber",
          "isPersonal": true
        }
      ]
    },
    "SellerH5Input": {
      "members": [
        {
          "name": "sellerId",
          "type": "String",
          "isRequired": true,
          "description": "Your own id of the seller, never an ID number: it names the seller in `seller`, `sellerUpdates` and orders.",
          "term": "出售者编号",
          "wire": "outUserId"
        },
        {
          "name": "serviceProviderId",
          "type": "String",
          "description": "Your id as a service provider, from the platform’s operator. Not sent now, but stored and sent with every query of the seller’s status.",
          "term": "服务商编号"
        },
        {
          "name": "buyerTaxNumber",
          "type": "String",
          "description": "Tax number of the enterprise that buys, and issues the invoice. Not sent now, but stored and sent with every query of the seller’s status.",
          "term": "购买方纳税人识别号",
          "isPersonal": "maybe"
        },
        {
          "name": "business",
          "type": "H5BusinessInput",
          "description": "Business of the seller; recycled resources if omitted. For these and for agricultural products the merchant must be enabled at the bank.",
          "term": "业务类型",
          "wire": "businessType"
        },
        {
          "name": "payerNumber",
          "type": "String",
          "description": "Number of the payer, the purchasing enterprise. Required for recycled resources, which is also the business when none is given.",
          "term": "付款方编号",
          "wire": "appIdSub"
        },
        {
          "name": "name",
          "type": "String",
          "description": "The seller’s name.",
          "term": "姓名",
          "wire": "receiverName"
        },
        {
          "name": "idNumber",
          "type": "String",
          "description": "The seller’s ID number.",
          "term": "身份证号码",
          "wire": "idNo",
          "isPersonal": true
        },
        {
          "name": "phone",
          "type": "String",
          "description": "The seller’s phone number.",
          "term": "手机号码",
          "wire": "mobile",
          "isPersonal": true
        },
        {
          "name": "card",
          "type": "H5CardInput",
          "description": "The bank card that the seller is paid to."
        },
        {
          "name": "occupation",
          "type": "Int",
          "description": "Occupation code of the bank, 1 to 15.",
          "term": "职业",
          "wire": "occupation"
        },
        {
          "name": "address",
          "type": "String",
          "description": "Address of the seller, at least 4 Chinese characters.",
          "term": "住址",
          "wire": "address"
        },
        {
          "name": "idIssuedOn",
          "type": "Date",
          "description": "Day on which the ID was issued: today in China, or before.",
          "term": "身份证有效期起",
          "wire": "signDate"
        },
        {
          "name": "idValidTo",
          "type": "Date",
          "description": "Day on which the ID expires; `9999-12-30` for a long-term one.",
          "term": "身份证有效期止",
          "wire": "validityPeriod"
        }
      ]
    },
    "H5CardInput": {
      "isOneOf": true,
      "members": [
        {
          "name": "otherBank",
          "type": "H5OtherBankCardInput",
          "description": "A card of another bank, prefilled.",
          "term": "他行卡"
        },
        {
          "name": "settlementBank",
          "type": "H5SettlementBankCardInput",
          "description": "A card of the settlement bank, prefilled.",
          "term": "结算行卡"
        }
      ]
    },
    "H5OtherBankCardInput": {
      "members": [
        {
          "name": "cardNumber",
          "type": "String",
          "description": "Number of the bank card.",
          "term": "银行卡号",
          "wire": "receiverAccount",
          "isPersonal": true
        },
        {
          "name": "bankName",
          "type": "String",
          "description": "Name of the card’s bank.",
          "term": "开户银行",
          "wire": "bankName"
        },
        {
          "name": "bankCode",
          "type": "String",
          "description": "Interbank number of the card’s bank.",
          "term": "联行号",
          "wire": "bankCode"
        }
      ]
    },
    "H5SettlementBankCardInput": {
      "members": [
        {
          "name": "cardNumber",
          "type": "String",
          "description": "Number of the bank card.",
          "term": "银行卡号",
          "wire": "receiverAccount",
          "isPersonal": true
        },
        {
          "name": "bankName",
          "type": "String",
          "description": "Name of the card’s bank.",
          "term": "开户银行",
          "wire": "bankName"
        },
        {
          "name": "bankCode",
          "type": "String",
          "description": "Interbank number of the card’s bank.",
          "term": "联行号",
          "wire": "bankCode"
        }
      ]
    },
    "CancelPreOpenedInvoiceInput": {
      "members": [
        {
          "name": "by",
          "type": "PreOpenedTransactionBy",
          "isRequired": true,
          "description": "Transaction."
        },
        {
          "name": "extra",
          "type": "JSONObject",
          "description": "Further members of the platform’s request that its documents do not show. Fields that this input itself has are rejected here.",
          "isPersonal": true
        }
      ]
    },
    "PreOpenedTransactionBy": {
      "isOneOf": true,
      "members": [
        {
          "name": "orderId",
          "type": "String",
          "description": "Your number of the order, where it was placed here."
        },
        {
          "name": "invoiceNumber",
          "type": "String",
          "description": "The invoice number that the order took from the pool of pre-assigned ones; 20 characters. For a number that exactly one order here ever had. If no order here had it, nothing can be queried after a lost response: name its buyer as well, with `elsewhere`.",
          "term": "预开发票号码",
          "wire": "ykfphm"
        },
        {
          "name": "elsewhere",
          "type": "PreOpenedTransactionElsewhere",
          "description": "A transaction that was ordered elsewhere. Its buyer makes it possible to settle a lost response by a query, and to distinguish the transaction from an earlier one that an order here had under the number."
        }
      ]
    },
    "PreOpenedTransactionElsewhere": {
      "members": [
        {
          "name": "invoiceNumber",
          "type": "String",
          "isRequired": true,
          "description": "The invoice number that the order took from the pool of pre-assigned ones; 20 characters.",
          "term": "预开发票号码",
          "wire": "ykfphm"
        },
        {
          "name": "buyerTaxNumber",
          "type": "String",
          "isRequired": true,
          "description": "Tax number of the enterprise that buys the scrap and issues the invoice.",
          "isPersonal": "maybe"
        }
      ]
    },
    "ScrapInvoiceInput": {
      "members": [
        {
          "name": "invoiceNumber",
          "type": "String",
          "isRequired": true,
          "description": "The invoice number that the order returned as `invoiceNumber`; 20 characters.",
          "term": "发票号码",
          "wire": "fphm"
        },
        {
          "name": "kind",
          "type": "VatInvoiceKind",
          "description": "Kind of the invoice, that of the order: if omitted, it is taken from there, or `GENERAL` for an order that was not placed here.",
          "term": "发票票种",
          "wire": "fppz"
        },
        {
          "name": "issuedAt",
          "type": "DateTime",
          "description": "Time of issuing; now if omitted. It must be in the month of the pre-opening, by the platform’s calendar.",
          "term": "开票日期",
          "wire": "kprq"
        },
        {
          "name": "drawer",
          "type": "String",
          "isRequired": true,
          "description": "Name of the drawer.",
          "term": "开票人",
          "wire": "kpr"
        },
        {
          "name": "drawerIdNumber",
          "type": "String",
          "isRequired": true,
          "description": "ID number of the drawer. Sent to the platform and not stored.",
          "term": "开票人证件号码",
          "wire": "kprzjhm",
          "isPersonal": true
        },
        {
          "name": "areaCode",
          "type": "String",
          "isRequired": true,
          "description": "Code of the area.",
          "term": "区域代码",
          "wire": "qyDm"
        },
        {
          "name": "ownUse",
          "type": "Boolean",
          "isRequired": true,
          "description": "True when the person sells scrap that they used themselves; as in the order.",
          "term": "是否销售自然人使用过的报废产品",
          "wire": "sfxszrrsygdbfcp"
        },
        {
          "name": "lines",
          "type": "ScrapInvoiceLines",
          "isRequired": true,
          "description": "The lines, blue or red."
        },
        {
          "name": "sendAgain",
          "type": "Boolean",
          "description": "Set it to true to send an invoice whose state is `OUTCOME_UNKNOWN` again. It cannot be issued twice: the tax bureau takes a number once. In other states it does nothing."
        },
        {
          "name": "extra",
          "type": "JSONObject",
          "description": "Further members of the platform’s request that its documents do not show beyond this table. Fields that this input itself has are rejected here.",
          "isPersonal": true
        }
      ]
    },
    "ScrapInvoiceLines": {
      "isOneOf": true,
      "members": [
        {
          "name": "blue",
          "type": "BlueScrapLineInput",
          "isList": true,
          "description": "Lines of a blue invoice: the purchased goods.",
          "term": "明细",
          "wire": "mxList"
        },
        {
          "name": "red",
          "type": "RedScrapLineInput",
          "isList": true,
          "description": "Lines of a red invoice: the reversed part of the blue one. Members that name the blue invoice and its red confirmation go into `extra`.",
          "term": "明细",
          "wire": "mxList"
        }
      ]
    },
    "ScrapOrderInput": {
      "members": [
        {
          "name": "orderId",
          "type": "String",
          "isRequired": true,
          "description": "Your number of the order: unique for ever, never used again, no personal data. The same number with the same input returns the existing order and sends nothing. It is not sent to the platform.",
          "fresh": "scrap"
        },
        {
          "name": "buyerTaxNumber",
          "type": "String",
          "isRequired": true,
          "description": "Tax number of the enterprise that buys the scrap and issues the invoice.",
          "term": "纳税人识别号",
          "wire": "nsrsbh",
          "isPersonal": "maybe"
        },
        {
          "name": "person",
          "type": "PersonInput",
          "isRequired": true,
          "description": "The person who sells."
        },
        {
          "name": "kind",
          "type": "VatInvoiceKind",
          "isRequired": true,
          "description": "Kind of the invoice. It cannot be changed at issuing.",
          "term": "发票票种",
          "wire": "ykfplx"
        },
        {
          "name": "ownUse",
          "type": "Boolean",
          "isRequired": true,
          "description": "True when the person sells scrap that they used themselves, false when they sell what they purchased. It cannot be changed at issuing.",
          "term": "是否销售自用",
          "wire": "sfxszy"
        },
        {
          "name": "amountWithoutTax",
          "type": "Decimal",
          "isRequired": true,
          "description": "Amount sold, in yuan without tax.",
          "term": "不含税金额",
          "wire": "ykfpje"
        },
        {
          "name": "extra",
          "type": "JSONObject",
          "description": "Further members of the platform’s request that its documents do not show, above all the face of the invoice. Fields that this input itself has are rejected here.",
          "isPersonal": true
        }
      ]
    },
    "PersonInput": {
      "members": [
        {
          "name": "name",
          "type": "String",
          "isRequired": true,
          "description": "Name of the person, as on the ID card.",
          "term": "自然人姓名",
          "wire": "zrrxm"
        },
        {
          "name": "idNumber",
          "type": "String",
          "isRequired": true,
          "description": "ID number of the person. It is sent to the platform and not stored.",
          "term": "身份证件号码",
          "wire": "sfzjhm",
          "isPersonal": true
        }
      ]
    },
    "ScrapRefundInput": {
      "members": [
        {
          "name": "refundId",
          "type": "String",
          "isRequired": true,
          "description": "Your number of the application, 1 to 64 characters: unique for ever, no personal data. It is not sent to the platform.",
          "fresh": "refund"
        },
        {
          "name": "payload",
          "type": "JSONObject",
          "isRequired": true,
          "description": "The members of the request under the platform’s names: its documents show none of them. Pass it as a variable: it is neither logged nor stored.",
          "isPersonal": true
        }
      ]
    },
    "ReverseInvoiceOrderInput": {
      "members": [
        {
          "name": "orderId",
          "type": "String",
          "isRequired": true,
          "description": "Your number of the order: unique for ever, never used again, no personal data. The same number with the same input returns the existing order and sends nothing.",
          "term": "订单号",
          "wire": "orderId",
          "fresh": "reverse"
        },
        {
          "name": "sellerId",
          "type": "String",
          "isRequired": true,
          "description": "Your own id of the seller, never an ID number: it names the seller in updates and in later calls.",
          "term": "出售者编号",
          "wire": "userId"
        },
        {
          "name": "serviceProviderId",
          "type": "String",
          "isRequired": true,
          "description": "Your id as a service provider, from the platform’s operator.",
          "term": "服务商编号",
          "wire": "vendorId"
        },
        {
          "name": "buyerTaxNumber",
          "type": "String",
          "isRequired": true,
          "description": "Tax number of the enterprise that buys, and issues the invoice.",
          "term": "购买方纳税人识别号",
          "wire": "taxNo",
          "isPersonal": "maybe"
        },
        {
          "name": "transactionChannel",
          "type": "String",
          "isRequired": true,
          "description": "The channel of the payment, as the platform names it: the documents do not show the values, its operator names them.",
          "term": "交易渠道",
          "wire": "trxChannel"
        },
        {
          "name": "returnUrl",
          "type": "URL",
          "isRequired": true,
          "description": "Address to which the page sends the person afterwards. The return says nothing about the outcome: follow the updates.",
          "wire": "jumpUrl"
        },
        {
          "name": "extra",
          "type": "JSONObject",
          "description": "Further members of the platform’s request that its documents do not show, above all the lines of goods (`goodsInfo`). Fields that this input itself has are rejected here.",
          "isPersonal": true
        }
      ]
    },
    "OpenEnterpriseInput": {
      "members": [
        {
          "name": "serviceProviderId",
          "type": "String",
          "isRequired": true,
          "description": "Your id as a service provider, from the platform’s operator.",
          "term": "服务商编号",
          "wire": "vendorId"
        },
        {
          "name": "leqiOrganizationId",
          "type": "String",
          "isRequired": true,
          "description": "The enterprise’s organization id at the tax bureau’s platform.",
          "term": "乐企",
          "wire": "leqiId"
        },
        {
          "name": "authorizationType",
          "type": "String",
          "isRequired": true,
          "description": "Kind of authorization, as the platform names it: the documents do not show the values, its operator names them.",
          "term": "授权类型",
          "wire": "authType"
        },
        {
          "name": "authorizerIdNumber",
          "type": "String",
          "isRequired": true,
          "description": "Certificate number of the person who authorizes. Sent to the platform and not stored.",
          "term": "授权人证件号码",
          "wire": "authNo",
          "isPersonal": true
        },
        {
          "name": "returnUrl",
          "type": "URL",
          "isRequired": true,
          "description": "Address to which the page sends the person afterwards. The return says nothing about the outcome: follow the updates.",
          "wire": "jumpUrl"
        },
        {
          "name": "extra",
          "type": "JSONObject",
          "description": "Further members of the platform’s request that its documents do not show. Fields that this input itself has are rejected here.",
          "isPersonal": true
        }
      ]
    },
    "UpdateSellerCardInput": {
      "members": [
        {
          "name": "sellerId",
          "type": "String",
          "isRequired": true,
          "description": "Your own id of the seller, never an ID number: it names the seller in updates and in later calls.",
          "term": "出售者编号",
          "wire": "userId"
        },
        {
          "name": "serviceProviderId",
          "type": "String",
          "isRequired": true,
          "description": "Your id as a service provider, from the platform’s operator.",
          "term": "服务商编号",
          "wire": "vendorId"
        },
        {
          "name": "card",
          "type": "NewSellerCardInput",
          "isRequired": true,
          "description": "The bank card that the seller is to be paid to."
        },
        {
          "name": "extra",
          "type": "JSONObject",
          "description": "Further members of the platform’s request that its documents do not show. Fields that this input itself has are rejected here.",
          "isPersonal": true
        }
      ]
    },
    "NewSellerCardInput": {
      "isOneOf": true,
      "members": [
        {
          "name": "settlementBank",
          "type": "SettlementBankCardInput",
          "description": "A card of the settlement bank.",
          "term": "结算行卡"
        },
        {
          "name": "otherBank",
          "type": "OtherBankCardInput",
          "description": "A card of another bank.",
          "term": "他行卡"
        }
      ]
    },
    "CloseSellerInput": {
      "members": [
        {
          "name": "sellerId",
          "type": "String",
          "isRequired": true,
          "description": "Your own id of the seller, never an ID number: it names the seller in updates and in later calls.",
          "term": "出售者编号",
          "wire": "userId"
        },
        {
          "name": "serviceProviderId",
          "type": "String",
          "isRequired": true,
          "description": "Your id as a service provider, from the platform’s operator.",
          "term": "服务商编号",
          "wire": "vendorId"
        },
        {
          "name": "extra",
          "type": "JSONObject",
          "description": "Further members of the platform’s request that its documents do not show. Fields that this input itself has are rejected here.",
          "isPersonal": true
        }
      ]
    },
    "ReverseInvoiceRedOffsetInput": {
      "members": [
        {
          "name": "orderId",
          "type": "String",
          "isRequired": true,
          "description": "Number under which the invoice was ordered.",
          "term": "订单号",
          "wire": "orderId"
        },
        {
          "name": "amount",
          "type": "Decimal",
          "isRequired": true,
          "description": "Reversed amount in yuan. It is sent with the sign that you give, as the documents do not show which one the bank expects.",
          "wire": "amount"
        },
        {
          "name": "projectName",
          "type": "String",
          "isRequired": true,
          "description": "Name of the goods or service on the invoice.",
          "wire": "projectName"
        },
        {
          "name": "extra",
          "type": "JSONObject",
          "description": "Further members of the platform’s request that its documents do not show. Fields that this input itself has are rejected here.",
          "isPersonal": true
        }
      ]
    },
    "VoidReverseInvoiceInput": {
      "members": [
        {
          "name": "orderId",
          "type": "String",
          "isRequired": true,
          "description": "Number under which the invoice was ordered.",
          "term": "订单号",
          "wire": "orderId"
        },
        {
          "name": "extra",
          "type": "JSONObject",
          "description": "Further members of the platform’s request that its documents do not show. Fields that this input itself has are rejected here.",
          "isPersonal": true
        }
      ]
    },
    "ReadInvoiceFileInput": {
      "members": [
        {
          "name": "file",
          "type": "File",
          "isRequired": true,
          "description": "The file, up to 10 MB: XML, OFD or PDF of an invoice, a picture (PNG, JPEG) of its QR code, or a ZIP of up to 50 of them."
        }
      ]
    },
    "StartVerificationBatchInput": {
      "members": [
        {
          "name": "batchId",
          "type": "String",
          "isRequired": true,
          "description": "Your number of the batch, such as `suppliers-2026-05`: unique for ever, no personal data. The same number with the same input returns the existing batch and verifies nothing again.",
          "fresh": "batch"
        },
        {
          "name": "invoices",
          "type": "InvoiceToVerify",
          "isList": true,
          "description": "Up to 20000 invoices of any kinds."
        },
        {
          "name": "codes",
          "type": "String",
          "isList": true,
          "description": "Up to 20000 texts of QR codes. The text of the QR code printed on the invoice (二维码), such as `01,32,,23442000000014209621,112,20230215,,74AE`. One that cannot be read is reported in `results`, and the others are verified."
        },
        {
          "name": "file",
          "type": "File",
          "description": "A file of up to 10 MB: a spreadsheet (XLSX or CSV) of up to 20,000 invoices, one a row, with the titles of its columns in Chinese or English; or an invoice as XML, OFD or PDF, a picture of its QR code, or a ZIP of up to 50 of them."
        }
      ]
    },
    "InvoiceToVerify": {
      "isOneOf": true,
      "members": [
        {
          "name": "digitalGeneral",
          "type": "InvoiceByAmountWithTax",
          "description": "Digital general invoice. Railway e-tickets and aviation itineraries are digital invoices as well.",
          "term": "电子发票（普通发票）"
        },
        {
          "name": "digitalSpecial",
          "type": "InvoiceByAmountWithTax",
          "description": "Digital special invoice.",
          "term": "电子发票（增值税专用发票）"
        },
        {
          "name": "digitalPaperSpecial",
          "type": "InvoiceByAmountWithoutTax",
          "description": "Digital invoice on paper, special: it carries an invoice code and is titled 增值税专用发票.",
          "term": "数电纸质发票"
        },
        {
          "name": "digitalPaperGeneral",
          "type": "InvoiceByCheckCode",
          "description": "Digital invoice on paper, general: it carries an invoice code and is titled 普通发票.",
          "term": "数电纸质发票"
        },
        {
          "name": "vatSpecial",
          "type": "InvoiceByAmountWithoutTax",
          "description": "VAT special invoice.",
          "term": "增值税专用发票"
        },
        {
          "name": "vatGeneral",
          "type": "InvoiceByCheckCode",
          "description": "VAT general invoice, its electronic form, and the electronic road-toll invoice (通行费).",
          "term": "增值税普通发票"
        },
        {
          "name": "blockchain",
          "type": "BlockchainInvoiceToVerify",
          "description": "Blockchain electronic invoice. Only its authenticity is checked.",
          "term": "区块链电子发票"
        },
        {
          "name": "generalElectronic",
          "type": "GeneralElectronicInvoiceToVerify",
          "description": "General electronic invoice of a region that issues it.",
          "term": "通用电子发票"
        },
        {
          "name": "vehicleToll",
          "type": "InvoiceByAmountWithoutTax",
          "description": "Vehicle toll invoice of Jiangsu province, the one region that has it.",
          "term": "通行费发票"
        },
        {
          "name": "printedCode",
          "type": "String",
          "description": "The text of the QR code printed on the invoice, such as `01,32,,23442000000014209621,112,20230215,,74AE`. The elements of its kind are read from it, free of charge. Where it lacks one, as on a general electronic invoice, or is a web address, as on a blockchain invoice, the error says so.",
          "term": "二维码"
        }
      ]
    },
    "InvoiceByAmountWithTax": {
      "members": [
        {
          "name": "invoiceNumber",
          "type": "String",
          "isRequired": true,
          "description": "Invoice number, printed at the upper right: 20 digits.",
          "term": "发票号码",
          "wire": "fphm"
        },
        {
          "name": "issuedOn",
          "type": "Date",
          "isRequired": true,
          "description": "Issue date: today in China, or before.",
          "term": "开票日期",
          "wire": "kprq"
        },
        {
          "name": "amountWithTax",
          "type": "Decimal",
          "isRequired": true,
          "description": "Total including tax (价税合计, in figures) in yuan. Negative on a red invoice.",
          "term": "价税合计",
          "wire": "jshj"
        }
      ]
    },
    "InvoiceByAmountWithoutTax": {
      "members": [
        {
          "name": "invoiceCode",
          "type": "String",
          "isRequired": true,
          "description": "Invoice code, printed beside or above the invoice number: 10 or 12 digits, zeros in front included.",
          "term": "发票代码",
          "wire": "fpdm"
        },
        {
          "name": "invoiceNumber",
          "type": "String",
          "isRequired": true,
          "description": "Invoice number, printed at the upper right: 8 digits, zeros in front included.",
          "term": "发票号码",
          "wire": "fphm"
        },
        {
          "name": "issuedOn",
          "type": "Date",
          "isRequired": true,
          "description": "Issue date: today in China, or before.",
          "term": "开票日期",
          "wire": "kprq"
        },
        {
          "name": "amountWithoutTax",
          "type": "Decimal",
          "isRequired": true,
          "description": "Total without tax in yuan: the sum of the amount column, not the total that was paid. Negative on a red invoice.",
          "term": "合计金额",
          "wire": "je"
        }
      ]
    },
    "InvoiceByCheckCode": {
      "members": [
        {
          "name": "invoiceCode",
          "type": "String",
          "isRequired": true,
          "description": "Invoice code, printed beside or above the invoice number: 10 or 12 digits, zeros in front included.",
          "term": "发票代码",
          "wire": "fpdm"
        },
        {
          "name": "invoiceNumber",
          "type": "String",
          "isRequired": true,
          "description": "Invoice number, printed at the upper right: 8 digits, zeros in front included.",
          "term": "发票号码",
          "wire": "fphm"
        },
        {
          "name": "issuedOn",
          "type": "Date",
          "isRequired": true,
          "description": "Issue date: today in China, or before.",
          "term": "开票日期",
          "wire": "kprq"
        },
        {
          "name": "checkCode",
          "type": "String",
          "isRequired": true,
          "description": "The last 6 digits of the check code, which is printed below the issue date.",
          "term": "校验码",
          "wire": "jym"
        }
      ]
    },
    "BlockchainInvoiceToVerify": {
      "members": [
        {
          "name": "invoiceCode",
          "type": "String",
          "isRequired": true,
          "description": "Invoice code, printed beside or above the invoice number: 10 or 12 digits, zeros in front included.",
          "term": "发票代码",
          "wire": "fpdm"
        },
        {
          "name": "invoiceNumber",
          "type": "String",
          "isRequired": true,
          "description": "Invoice number, printed at the upper right: 8 digits, zeros in front included.",
          "term": "发票号码",
          "wire": "fphm"
        },
        {
          "name": "sellerTaxNumber",
          "type": "String",
          "isRequired": true,
          "description": "Seller’s taxpayer number: 15 to 20 digits or letters.",
          "term": "销售方纳税人识别号",
          "wire": "xfsbh",
          "isPersonal": "maybe"
        },
        {
          "name": "shortCode",
          "type": "String",
          "isRequired": true,
          "description": "The short code printed on the invoice where others have the check code.",
          "term": "校验码",
          "wire": "jym"
        },
        {
          "name": "region",
          "type": "BlockchainRegion",
          "isRequired": true,
          "description": "Region whose tax bureau issued it, as in its title.",
          "term": "地区代码",
          "wire": "dq"
        }
      ]
    },
    "GeneralElectronicInvoiceToVerify": {
      "members": [
        {
          "name": "invoiceCode",
          "type": "String",
          "isRequired": true,
          "description": "Invoice code, printed beside or above the invoice number: 10 or 12 digits, zeros in front included.",
          "term": "发票代码",
          "wire": "fpdm"
        },
        {
          "name": "invoiceNumber",
          "type": "String",
          "isRequired": true,
          "description": "Invoice number, printed at the upper right: 8 digits, zeros in front included.",
          "term": "发票号码",
          "wire": "fphm"
        },
        {
          "name": "sellerTaxNumber",
          "type": "String",
          "isRequired": true,
          "description": "Seller’s taxpayer number: 15 to 20 digits or letters.",
          "term": "销售方纳税人识别号",
          "wire": "xfsbh",
          "isPersonal": "maybe"
        },
        {
          "name": "amountWithTax",
          "type": "Decimal",
          "isRequired": true,
          "description": "Total including tax (价税合计, in figures) in yuan. Negative on a red invoice.",
          "term": "价税合计",
          "wire": "jshj"
        },
        {
          "name": "region",
          "type": "GeneralElectronicRegion",
          "isRequired": true,
          "description": "Region whose tax bureau issued it, as in its title.",
          "term": "地区代码",
          "wire": "dq"
        }
      ]
    },
    "CancelVerificationBatchInput": {
      "members": [
        {
          "name": "batchId",
          "type": "String",
          "isRequired": true,
          "description": "Your number of the batch."
        }
      ]
    },
    "StartExportInput": {
      "members": [
        {
          "name": "exportId",
          "type": "String",
          "isRequired": true,
          "description": "Your number of the export, such as `ledger-2026-05`: unique for ever, no personal data. The same number with the same input returns the existing export.",
          "fresh": "export"
        },
        {
          "name": "format",
          "type": "TableFormat",
          "isRequired": true,
          "description": "Format of the file."
        },
        {
          "name": "language",
          "type": "Language",
          "description": "Language of its titles and labels; that of the request if omitted."
        },
        {
          "name": "of",
          "type": "ExportOf",
          "isRequired": true,
          "description": "The list or report."
        }
      ]
    },
    "ExportOf": {
      "isOneOf": true,
      "members": [
        {
          "name": "invoiceTotals",
          "type": "InvoiceTotalsExport",
          "description": "The rows of `invoiceTotals`.",
          "titleZh": "发票汇总"
        },
        {
          "name": "invoiceReconciliation",
          "type": "InvoiceReconciliationExport",
          "description": "The rows of `invoiceReconciliation`.",
          "titleZh": "对账"
        },
        {
          "name": "scrapInvoiceTotals",
          "type": "ScrapInvoiceTotalsExport",
          "description": "The rows of `scrapInvoiceTotals`.",
          "titleZh": "报废产品收购发票汇总"
        },
        {
          "name": "reverseInvoiceTotals",
          "type": "ReverseInvoiceTotalsExport",
          "description": "The rows of `reverseInvoiceTotals`.",
          "titleZh": "反向开票汇总"
        },
        {
          "name": "billing",
          "type": "BillingExport",
          "description": "The rows of `billing`.",
          "titleZh": "用量"
        },
        {
          "name": "audit",
          "type": "AuditExport",
          "description": "The rows of `audit`.",
          "titleZh": "审计日志"
        },
        {
          "name": "operations",
          "type": "OperationsExport",
          "description": "The rows of `operations`.",
          "titleZh": "业务办理"
        },
        {
          "name": "uploads",
          "type": "UploadsExport",
          "description": "The rows of `uploads`.",
          "titleZh": "发票上传"
        },
        {
          "name": "signingTasks",
          "type": "SigningTasksExport",
          "description": "The rows of `signingTasks`.",
          "titleZh": "签署任务"
        },
        {
          "name": "invoices",
          "type": "InvoicesExport",
          "description": "The rows of `invoices`.",
          "titleZh": "发票"
        },
        {
          "name": "contracts",
          "type": "ContractsExport",
          "description": "The rows of `contracts`.",
          "titleZh": "合同"
        },
        {
          "name": "sellers",
          "type": "SellersExport",
          "description": "The rows of `sellers`.",
          "titleZh": "出售者"
        },
        {
          "name": "redOffsets",
          "type": "RedOffsetsExport",
          "description": "The rows of `redOffsets`.",
          "titleZh": "红冲"
        },
        {
          "name": "scrapInvoices",
          "type": "ScrapInvoicesExport",
          "description": "The rows of `scrapInvoices`.",
          "titleZh": "报废产品收购发票"
        },
        {
          "name": "scrapOrders",
          "type": "ScrapOrdersExport",
          "description": "The rows of `scrapOrders`.",
          "titleZh": "报废产品收购"
        },
        {
          "name": "reverseInvoices",
          "type": "ReverseInvoicesExport",
          "description": "The rows of `reverseInvoices`.",
          "titleZh": "反向开票"
        },
        {
          "name": "verificationBatches",
          "type": "VerificationBatchesExport",
          "description": "The rows of `verificationBatches`.",
          "titleZh": "批次"
        },
        {
          "name": "exports",
          "type": "ExportsExport",
          "description": "The rows of `exports`.",
          "titleZh": "导出"
        }
      ]
    },
    "InvoiceTotalsExport": {
      "members": [
        {
          "name": "by",
          "type": "TotalsBy",
          "isRequired": true,
          "description": "Grouping of the totals."
        },
        {
          "name": "from",
          "type": "YearMonth",
          "isRequired": true,
          "description": "The first month."
        },
        {
          "name": "to",
          "type": "YearMonth",
          "isRequired": true,
          "description": "The last month, less than 36 months after the first, and not before it."
        }
      ]
    },
    "InvoiceReconciliationExport": {
      "members": [
        {
          "name": "month",
          "type": "YearMonth",
          "isRequired": true,
          "description": "The month of issue, in China’s time.",
          "wire": "month"
        },
        {
          "name": "sellerTaxNumber",
          "type": "String",
          "description": "Only invoices of this seller; if omitted, of all sellers that this service issued for.",
          "term": "销售方纳税人识别号",
          "wire": "seller_taxpayer_num"
        },
        {
          "name": "extra",
          "type": "JSONObject",
          "description": "Further members of the platform’s request, which its documents do not show.",
          "isPersonal": true
        }
      ]
    },
    "ScrapInvoiceTotalsExport": {
      "members": [
        {
          "name": "by",
          "type": "TotalsBy",
          "isRequired": true,
          "description": "Grouping of the totals."
        },
        {
          "name": "from",
          "type": "YearMonth",
          "isRequired": true,
          "description": "The first month."
        },
        {
          "name": "to",
          "type": "YearMonth",
          "isRequired": true,
          "description": "The last month, less than 36 months after the first, and not before it."
        }
      ]
    },
    "ReverseInvoiceTotalsExport": {
      "members": [
        {
          "name": "by",
          "type": "TotalsBy",
          "isRequired": true,
          "description": "Grouping of the totals."
        },
        {
          "name": "from",
          "type": "YearMonth",
          "isRequired": true,
          "description": "The first month."
        },
        {
          "name": "to",
          "type": "YearMonth",
          "isRequired": true,
          "description": "The last month, less than 36 months after the first, and not before it."
        }
      ]
    },
    "BillingExport": {
      "members": [
        {
          "name": "from",
          "type": "Date",
          "isRequired": true,
          "description": "The first day, in China."
        },
        {
          "name": "to",
          "type": "Date",
          "isRequired": true,
          "description": "The last day, less than 366 days after the first, and not before it."
        }
      ]
    },
    "AuditExport": {
      "members": [
        {
          "name": "from",
          "type": "DateTime",
          "description": "Only entries at or after this time."
        },
        {
          "name": "to",
          "type": "DateTime",
          "description": "Only entries before this time."
        }
      ]
    },
    "OperationsExport": {
      "members": [
        {
          "name": "kinds",
          "type": "OperationKind",
          "isList": true,
          "description": "Only these kinds. An empty list finds nothing; all if omitted."
        },
        {
          "name": "states",
          "type": "OperationState",
          "isList": true,
          "description": "Only those in these states. An empty list finds nothing; all if omitted."
        }
      ]
    },
    "UploadsExport": {
      "members": [
        {
          "name": "states",
          "type": "ScrapInvoiceUploadState",
          "isList": true,
          "description": "Only those in these states. An empty list finds nothing; all if omitted."
        },
        {
          "name": "openedFrom",
          "type": "DateTime",
          "description": "Only those first sent or followed at or after this time; an invoice may be dated in another month."
        },
        {
          "name": "openedTo",
          "type": "DateTime",
          "description": "Only those first sent or followed before this time."
        },
        {
          "name": "needsAttention",
          "type": "Boolean",
          "description": "True: only those that need attention now. False or omitted: all."
        },
        {
          "name": "belongsTo",
          "type": "ScrapInvoiceUploadBelongsTo",
          "description": "Only those that belong to it. Submissions from before version 1 may be missing."
        }
      ]
    },
    "ScrapInvoiceUploadBelongsTo": {
      "isOneOf": true,
      "members": [
        {
          "name": "buyerTaxNumber",
          "type": "String",
          "description": "Tax number of the enterprise that buys, and issues."
        }
      ]
    },
    "SigningTasksExport": {
      "members": [
        {
          "name": "states",
          "type": "SigningTaskState",
          "isList": true,
          "description": "Only those in these states. An empty list finds nothing; all if omitted."
        },
        {
          "name": "openedFrom",
          "type": "DateTime",
          "description": "Only those first sent or followed at or after this time; an invoice may be dated in another month."
        },
        {
          "name": "openedTo",
          "type": "DateTime",
          "description": "Only those first sent or followed before this time."
        },
        {
          "name": "needsAttention",
          "type": "Boolean",
          "description": "True: only those that need attention now. False or omitted: all."
        },
        {
          "name": "belongsTo",
          "type": "SigningTaskBelongsTo",
          "description": "Only those that belong to it. Submissions from before version 1 may be missing."
        }
      ]
    },
    "SigningTaskBelongsTo": {
      "isOneOf": true,
      "members": [
        {
          "name": "sellerId",
          "type": "String",
          "description": "Your own id of the seller that the contract is with, so that it shows at `Seller.signingTasks`. Not sent on."
        },
        {
          "name": "initiatorSigningPartyId",
          "type": "String",
          "description": "Id of the enterprise that starts it in the signing system, from their registration."
        }
      ]
    },
    "InvoicesExport": {
      "members": [
        {
          "name": "states",
          "type": "InvoiceOrderState",
          "isList": true,
          "description": "Only those in these states. An empty list finds nothing; all if omitted."
        },
        {
          "name": "openedFrom",
          "type": "DateTime",
          "description": "Only those first sent or followed at or after this time; an invoice may be dated in another month."
        },
        {
          "name": "openedTo",
          "type": "DateTime",
          "description": "Only those first sent or followed before this time."
        },
        {
          "name": "needsAttention",
          "type": "Boolean",
          "description": "True: only those that need attention now. False or omitted: all."
        },
        {
          "name": "amountFrom",
          "type": "Decimal",
          "description": "Only those whose `amountWithTax` is this or more, in yuan. Submissions from before version 1 may be missing."
        },
        {
          "name": "amountTo",
          "type": "Decimal",
          "description": "Only those whose `amountWithTax` is this or less, in yuan."
        },
        {
          "name": "belongsTo",
          "type": "InvoiceBelongsTo",
          "description": "Only those that belong to it. Submissions from before version 1 may be missing."
        }
      ]
    },
    "InvoiceBelongsTo": {
      "isOneOf": true,
      "members": [
        {
          "name": "sellerTaxNumber",
          "type": "String",
          "description": "Tax number of the seller, who issues. The platform’s operator must have bound it to this service’s key."
        },
        {
          "name": "buyerTaxNumber",
          "type": "String",
          "description": "Its tax number. Never a placeholder: an invoice for a number that is not the buyer’s is false."
        }
      ]
    },
    "ContractsExport": {
      "members": [
        {
          "name": "states",
          "type": "ContractState",
          "isList": true,
          "description": "Only those in these states. An empty list finds nothing; all if omitted."
        },
        {
          "name": "openedFrom",
          "type": "DateTime",
          "description": "Only those first sent or followed at or after this time; an invoice may be dated in another month."
        },
        {
          "name": "openedTo",
          "type": "DateTime",
          "description": "Only those first sent or followed before this time."
        },
        {
          "name": "needsAttention",
          "type": "Boolean",
          "description": "True: only those that need attention now. False or omitted: all."
        },
        {
          "name": "belongsTo",
          "type": "ContractBelongsTo",
          "description": "Only those that belong to it. Submissions from before version 1 may be missing."
        }
      ]
    },
    "ContractBelongsTo": {
      "isOneOf": true,
      "members": [
        {
          "name": "sellerId",
          "type": "String",
          "description": "Your own id of the seller, never an ID number: it names the seller in updates and in later calls."
        },
        {
          "name": "companyTaxNumber",
          "type": "String",
          "description": "Unified social credit code of the company that signs. The platform’s operator must have enabled it for signing: there is no endpoint for that."
        }
      ]
    },
    "SellersExport": {
      "members": [
        {
          "name": "states",
          "type": "SellerState",
          "isList": true,
          "description": "Only those in these states. An empty list finds nothing; all if omitted."
        },
        {
          "name": "openedFrom",
          "type": "DateTime",
          "description": "Only those first sent or followed at or after this time; an invoice may be dated in another month."
        },
        {
          "name": "openedTo",
          "type": "DateTime",
          "description": "Only those first sent or followed before this time."
        },
        {
          "name": "needsAttention",
          "type": "Boolean",
          "description": "True: only those that need attention now. False or omitted: all."
        },
        {
          "name": "belongsTo",
          "type": "SellerBelongsTo",
          "description": "Only those that belong to it. Submissions from before version 1 may be missing."
        }
      ]
    },
    "SellerBelongsTo": {
      "isOneOf": true,
      "members": [
        {
          "name": "buyerTaxNumber",
          "type": "String",
          "description": "Tax number of the enterprise that buys, and issues the invoice.",
          "term": "购买方纳税人识别号"
        }
      ]
    },
    "RedOffsetsExport": {
      "members": [
        {
          "name": "states",
          "type": "RedOffsetState",
          "isList": true,
          "description": "Only those in these states. An empty list finds nothing; all if omitted."
        },
        {
          "name": "openedFrom",
          "type": "DateTime",
          "description": "Only those first sent or followed at or after this time; an invoice may be dated in another month."
        },
        {
          "name": "openedTo",
          "type": "DateTime",
          "description": "Only those first sent or followed before this time."
        },
        {
          "name": "needsAttention",
          "type": "Boolean",
          "description": "True: only those that need attention now. False or omitted: all."
        },
        {
          "name": "belongsTo",
          "type": "RedOffsetBelongsTo",
          "description": "Only those that belong to it. Submissions from before version 1 may be missing."
        }
      ]
    },
    "RedOffsetBelongsTo": {
      "isOneOf": true,
      "members": [
        {
          "name": "orderId",
          "type": "String",
          "description": "Number of the order that the invoice to be reversed was issued under."
        },
        {
          "name": "sellerTaxNumber",
          "type": "String",
          "description": "Tax number of the seller, who issues. The platform’s operator must have bound it to this service’s key."
        }
      ]
    },
    "ScrapInvoicesExport": {
      "members": [
        {
          "name": "states",
          "type": "ScrapInvoiceState",
          "isList": true,
          "description": "Only those in these states. An empty list finds nothing; all if omitted."
        },
        {
          "name": "openedFrom",
          "type": "DateTime",
          "description": "Only those first sent or followed at or after this time; an invoice may be dated in another month."
        },
        {
          "name": "openedTo",
          "type": "DateTime",
          "description": "Only those first sent or followed before this time."
        },
        {
          "name": "needsAttention",
          "type": "Boolean",
          "description": "True: only those that need attention now. False or omitted: all."
        },
        {
          "name": "amountFrom",
          "type": "Decimal",
          "description": "Only those whose `amountWithTax` is this or more, in yuan. Submissions from before version 1 may be missing."
        },
        {
          "name": "amountTo",
          "type": "Decimal",
          "description": "Only those whose `amountWithTax` is this or less, in yuan."
        },
        {
          "name": "belongsTo",
          "type": "ScrapInvoiceBelongsTo",
          "description": "Only those that belong to it. Submissions from before version 1 may be missing."
        }
      ]
    },
    "ScrapInvoiceBelongsTo": {
      "isOneOf": true,
      "members": [
        {
          "name": "buyerTaxNumber",
          "type": "String",
          "description": "Tax number of the enterprise that buys the scrap and issues the invoice."
        },
        {
          "name": "orderId",
          "type": "String",
          "description": "Your number of the order: unique for ever, never used again, no personal data. The same number with the same input returns the existing order and sends nothing."
        }
      ]
    },
    "ScrapOrdersExport": {
      "members": [
        {
          "name": "states",
          "type": "ScrapOrderState",
          "isList": true,
          "description": "Only those in these states. An empty list finds nothing; all if omitted."
        },
        {
          "name": "openedFrom",
          "type": "DateTime",
          "description": "Only those first sent or followed at or after this time; an invoice may be dated in another month."
        },
        {
          "name": "openedTo",
          "type": "DateTime",
          "description": "Only those first sent or followed before this time."
        },
        {
          "name": "needsAttention",
          "type": "Boolean",
          "description": "True: only those that need attention now. False or omitted: all."
        },
        {
          "name": "amountFrom",
          "type": "Decimal",
          "description": "Only those whose `amountWithoutTax` is this or more, in yuan. Submissions from before version 1 may be missing."
        },
        {
          "name": "amountTo",
          "type": "Decimal",
          "description": "Only those whose `amountWithoutTax` is this or less, in yuan."
        },
        {
          "name": "belongsTo",
          "type": "ScrapOrderBelongsTo",
          "description": "Only those that belong to it. Submissions from before version 1 may be missing."
        }
      ]
    },
    "ScrapOrderBelongsTo": {
      "isOneOf": true,
      "members": [
        {
          "name": "buyerTaxNumber",
          "type": "String",
          "description": "Tax number of the enterprise that buys the scrap and issues the invoice."
        }
      ]
    },
    "ReverseInvoicesExport": {
      "members": [
        {
          "name": "states",
          "type": "ReverseInvoiceState",
          "isList": true,
          "description": "Only those in these states. An empty list finds nothing; all if omitted."
        },
        {
          "name": "openedFrom",
          "type": "DateTime",
          "description": "Only those first sent or followed at or after this time; an invoice may be dated in another month."
        },
        {
          "name": "openedTo",
          "type": "DateTime",
          "description": "Only those first sent or followed before this time."
        },
        {
          "name": "needsAttention",
          "type": "Boolean",
          "description": "True: only those that need attention now. False or omitted: all."
        },
        {
          "name": "amountFrom",
          "type": "Decimal",
          "description": "Only those whose `payAmount` is this or more, in yuan. Submissions from before version 1 may be missing."
        },
        {
          "name": "amountTo",
          "type": "Decimal",
          "description": "Only those whose `payAmount` is this or less, in yuan."
        },
        {
          "name": "belongsTo",
          "type": "ReverseInvoiceBelongsTo",
          "description": "Only those that belong to it. Submissions from before version 1 may be missing."
        }
      ]
    },
    "ReverseInvoiceBelongsTo": {
      "isOneOf": true,
      "members": [
        {
          "name": "sellerId",
          "type": "String",
          "description": "Your own id of the seller, never an ID number: it names the seller in updates and in later calls."
        },
        {
          "name": "buyerTaxNumber",
          "type": "String",
          "description": "Tax number of the enterprise that buys, and issues the invoice.",
          "term": "购买方纳税人识别号"
        }
      ]
    },
    "VerificationBatchesExport": {
      "members": [
        {
          "name": "states",
          "type": "VerificationBatchState",
          "isList": true,
          "description": "Only those in these states. An empty list finds nothing; all if omitted."
        },
        {
          "name": "openedFrom",
          "type": "DateTime",
          "description": "Only those first sent or followed at or after this time; an invoice may be dated in another month."
        },
        {
          "name": "openedTo",
          "type": "DateTime",
          "description": "Only those first sent or followed before this time."
        },
        {
          "name": "needsAttention",
          "type": "Boolean",
          "description": "True: only those that need attention now. False or omitted: all."
        }
      ]
    },
    "ExportsExport": {
      "members": [
        {
          "name": "states",
          "type": "ExportState",
          "isList": true,
          "description": "Only those in these states. An empty list finds nothing; all if omitted."
        },
        {
          "name": "openedFrom",
          "type": "DateTime",
          "description": "Only those first sent or followed at or after this time; an invoice may be dated in another month."
        },
        {
          "name": "openedTo",
          "type": "DateTime",
          "description": "Only those first sent or followed before this time."
        },
        {
          "name": "needsAttention",
          "type": "Boolean",
          "description": "True: only those that need attention now. False or omitted: all."
        }
      ]
    },
    "CreateWebhookInput": {
      "members": [
        {
          "name": "name",
          "type": "String",
          "isRequired": true,
          "description": "Its name: 1 to 64 lowercase letters, digits and hyphens. Repeating a registration under the same name returns the existing webhook."
        },
        {
          "name": "url",
          "type": "URL",
          "isRequired": true,
          "description": "Address of the receiver, https. Redirects are not followed."
        },
        {
          "name": "document",
          "type": "String",
          "isRequired": true,
          "description": "A subscription to updates, such as `subscription { invoiceIssued { … } }`. It starts with its registration, or after its `after`. Fields that cost money are rejected."
        },
        {
          "name": "variables",
          "type": "JSONObject",
          "description": "Variables of the subscription.",
          "isPersonal": true
        },
        {
          "name": "secret",
          "type": "String",
          "description": "Secret that signs deliveries, `whsec_` and 24 to 64 bytes in base64. This service makes one if it is omitted.",
          "isPersonal": true
        }
      ]
    },
    "UpdateWebhookInput": {
      "members": [
        {
          "name": "id",
          "type": "ID",
          "isRequired": true,
          "description": "The `id` of the webhook."
        },
        {
          "name": "url",
          "type": "URL",
          "description": "New address of the receiver."
        },
        {
          "name": "document",
          "type": "String",
          "description": "New subscription, which continues from the position."
        },
        {
          "name": "variables",
          "type": "JSONObject",
          "description": "New variables of the subscription.",
          "isPersonal": true
        },
        {
          "name": "secret",
          "type": "String",
          "description": "New secret. The previous secret also signs for 24 hours.",
          "isPersonal": true
        },
        {
          "name": "rotateSecret",
          "type": "Boolean",
          "description": "True for a new secret that this service makes. The previous secret also signs for 24 hours."
        },
        {
          "name": "enabled",
          "type": "Boolean",
          "description": "False disables it. True enables it: deliveries that wait are due at once, with all attempts before them."
        }
      ]
    },
    "RedeliverWebhookInput": {
      "members": [
        {
          "name": "id",
          "type": "ID",
          "isRequired": true,
          "description": "The `id` of the webhook."
        },
        {
          "name": "from",
          "type": "RedeliverWebhookFrom",
          "isRequired": true,
          "description": "Deliveries to repeat."
        }
      ]
    },
    "RedeliverWebhookFrom": {
      "isOneOf": true,
      "members": [
        {
          "name": "eventId",
          "type": "ID",
          "description": "One update, by the `eventId` of its delivery."
        },
        {
          "name": "cursor",
          "type": "Cursor",
          "description": "All updates after this cursor, as long as the journal stores them."
        }
      ]
    },
    "DismissAttentionInput": {
      "members": [
        {
          "name": "ids",
          "type": "ID",
          "isList": true,
          "isRequired": true,
          "description": "Up to 100 of `AttentionItem.id`."
        }
      ]
    }
  },
  "enums": {
    "QuotaDirection": [
      {
        "name": "DOWNLOAD",
        "description": "Download quota, to issue by it",
        "term": "下载授信额度"
      },
      {
        "name": "RETURN",
        "description": "Return quota",
        "term": "退回授信额度"
      }
    ],
    "VatInvoiceKind": [
      {
        "name": "SPECIAL",
        "description": "Special invoice: the buyer deducts its tax",
        "term": "增值税专用发票"
      },
      {
        "name": "GENERAL",
        "description": "General invoice",
        "term": "普通发票"
      }
    ],
    "RedApplicationReason": [
      {
        "name": "ISSUED_WRONGLY",
        "description": "It was issued wrongly",
        "term": "开票有误"
      },
      {
        "name": "GOODS_RETURNED",
        "description": "The goods were returned",
        "term": "销货退回"
      },
      {
        "name": "SALES_DISCOUNT",
        "description": "A discount is given afterwards",
        "term": "销售折让"
      }
    ],
    "AtomicCommandService": [
      {
        "name": "RESERVE_INVOICE_NUMBERS",
        "description": "Reserves invoice numbers. Typed, and safe to repeat: `reserveInvoiceNumbers`.",
        "term": "数电发票批量赋码"
      },
      {
        "name": "ADJUST_CREDIT_QUOTA",
        "description": "Downloads or returns quota. Typed, and safe to repeat: `adjustCreditQuota`.",
        "term": "下载退回授信额度"
      },
      {
        "name": "EXTEND_QUOTA_VALIDITY",
        "description": "Extends the validity of quota. Typed: `extendQuotaValidity`.",
        "term": "调整授信额度有效期"
      },
      {
        "name": "UPLOAD_SCRAP_INVOICES",
        "description": "Uploads invoices of scrap purchases. Typed: `uploadScrapInvoices`.",
        "term": "报废产品收购发票上传"
      },
      {
        "name": "APPLY_RED_CONFIRMATION",
        "description": "Applies for a red confirmation. Typed: `applyRedConfirmation`.",
        "term": "红字确认单申请"
      },
      {
        "name": "ACT_ON_RED_CONFIRMATION",
        "description": "Revokes a red confirmation. Typed: `revokeRedConfirmation`.",
        "term": "红字确认单确认"
      },
      {
        "name": "CHECK_AGENT_TAX",
        "description": "Has the tax bureau check computed taxes, with which an order is pre-opened. The documents do not say whether it changes anything, so it is sent only once.",
        "term": "报废产品收购代缴税费校验"
      },
      {
        "name": "VERIFY_BANK_ACCOUNT",
        "description": "Fallback if no number could be taken from the pool, together with `REGISTER_NATURAL_PERSON`. The documents do not say whether it changes anything, so it is sent only once.",
        "term": "验证银行开户信息"
      },
      {
        "name": "REGISTER_NATURAL_PERSON",
        "description": "Registers a natural person who was not registered.",
        "term": "自然人登记"
      },
      {
        "name": "APPLY_REFUND",
        "description": "Applies for a refund of the taxes of a reverse invoice. Typed: `applyIssuingRefund`.",
        "term": "申请反向开票退税"
      },
      {
        "name": "CANCEL_PRE_OPENED",
        "description": "Cancels a pre-opened transaction. Typed: `cancelPreOpenedInvoice`.",
        "term": "取消预开发票交易"
      }
    ],
    "IdType": [
      {
        "name": "RESIDENT_ID_CARD",
        "description": "Resident ID card",
        "term": "居民身份证"
      }
    ],
    "ScrapSettlementMethod": [
      {
        "name": "CASH",
        "description": "Cash",
        "term": "现金"
      },
      {
        "name": "BANK_TRANSFER",
        "description": "Bank transfer",
        "term": "银行转账"
      },
      {
        "name": "BILL",
        "description": "Bill",
        "term": "票据"
      },
      {
        "name": "THIRD_PARTY_PAYMENT",
        "description": "Payment by a third party",
        "term": "第三方支付"
      },
      {
        "name": "PREPAID_CARD",
        "description": "Prepaid card",
        "term": "预付卡"
      },
      {
        "name": "OTHER",
        "description": "Any other way",
        "term": "其他"
      }
    ],
    "ScrapLevyRateReason": [
      {
        "name": "EARLIER_3_PERCENT",
        "description": "An earlier invoice at 3 % is to be reversed or issued again at 3 %",
        "term": "前期已开具3%征收率发票，需开具3%征收率红字发票或重新开具"
      },
      {
        "name": "WAIVES_1_PERCENT",
        "description": "The reduction to 1 % is waived for a need of the business",
        "term": "因业务需要放弃享受减按1%征收率"
      }
    ],
    "ScrapIssuingWay": [
      {
        "name": "THIRD_PARTY_PLATFORM",
        "description": "On a third party’s platform",
        "term": "第三方平台开具"
      },
      {
        "name": "SELF_BUILT_PLATFORM",
        "description": "On a platform of the enterprise’s own",
        "term": "自建平台开具"
      }
    ],
    "ScrapIssuingMode": [
      {
        "name": "SELF_PAY_AND_ISSUE",
        "description": "Self use, issued on payment",
        "term": "自用支付即开票"
      },
      {
        "name": "JOINT_PAY_AND_ISSUE",
        "description": "Joint use, issued on payment",
        "term": "联用支付即开票"
      },
      {
        "name": "OTHER_PAY_AND_ISSUE",
        "description": "Use for others, issued on payment",
        "term": "他用支付即开票"
      },
      {
        "name": "SELF_TRADE_AND_ISSUE",
        "description": "Self use, issued on the transaction",
        "term": "自用交易即开票"
      },
      {
        "name": "JOINT_TRADE_AND_ISSUE",
        "description": "Joint use, issued on the transaction",
        "term": "联用交易即开票"
      },
      {
        "name": "OTHER_TRADE_AND_ISSUE",
        "description": "Use for others, issued on the transaction",
        "term": "他用交易即开票"
      },
      {
        "name": "SELF_SELF_SERVICE",
        "description": "Self use, issued by self-service",
        "term": "自用自助开票"
      },
      {
        "name": "JOINT_SELF_SERVICE",
        "description": "Joint use, issued by self-service",
        "term": "联用自助开票"
      },
      {
        "name": "OTHER_SELF_SERVICE",
        "description": "Use for others, issued by self-service",
        "term": "他用自助开票"
      }
    ],
    "ScrapTransactionSource": [
      {
        "name": "ONLINE_TRADING_PLATFORM",
        "description": "An online trading platform",
        "term": "网络交易平台"
      },
      {
        "name": "OWN_BUSINESS_SYSTEM",
        "description": "The enterprise’s own business system",
        "term": "自有业务系统"
      },
      {
        "name": "ONLINE_PAYMENT_PLATFORM",
        "description": "An online payment platform",
        "term": "网络支付平台"
      }
    ],
    "ScrapPaymentChannel": [
      {
        "name": "CASH",
        "description": "Cash",
        "term": "现金"
      },
      {
        "name": "BANK_TRANSFER",
        "description": "Bank transfer",
        "term": "银行转账"
      },
      {
        "name": "BILL",
        "description": "Bill",
        "term": "票据"
      },
      {
        "name": "DEBIT_CARD",
        "description": "Debit card",
        "term": "借记卡"
      },
      {
        "name": "CREDIT_CARD",
        "description": "Credit card",
        "term": "信用卡"
      },
      {
        "name": "SHOPPING_CARD",
        "description": "Shopping card",
        "term": "购物卡"
      },
      {
        "name": "COUPON",
        "description": "Coupon",
        "term": "优惠券"
      },
      {
        "name": "MALL_POINTS",
        "description": "Points of a mall",
        "term": "商城积分"
      },
      {
        "name": "WALLET_009",
        "description": "A payment app or wallet; which one, the documents do not say",
        "term": "支付应用或电子钱包"
      },
      {
        "name": "WALLET_010",
        "description": "A payment app or wallet; which one, the documents do not say",
        "term": "支付应用或电子钱包"
      },
      {
        "name": "WALLET_011",
        "description": "A payment app or wallet; which one, the documents do not say",
        "term": "支付应用或电子钱包"
      },
      {
        "name": "WALLET_012",
        "description": "A payment app or wallet; which one, the documents do not say",
        "term": "支付应用或电子钱包"
      },
      {
        "name": "WALLET_013",
        "description": "A payment app or wallet; which one, the documents do not say",
        "term": "支付应用或电子钱包"
      },
      {
        "name": "CREDIT_SALE",
        "description": "Sale on credit",
        "term": "赊销"
      },
      {
        "name": "OTHER",
        "description": "Any other channel",
        "term": "其他"
      }
    ],
    "ScrapLineNature": [
      {
        "name": "NORMAL",
        "description": "An ordinary line",
        "term": "正常行"
      },
      {
        "name": "DISCOUNT",
        "description": "The discount on a line",
        "term": "折扣行"
      },
      {
        "name": "DISCOUNTED",
        "description": "A line that a discount is given on",
        "term": "被折扣行"
      }
    ],
    "ScrapTaxBenefit": [
      {
        "name": "EXEMPT",
        "description": "Exempt from tax",
        "term": "免税"
      },
      {
        "name": "SIMPLE_3_PERCENT",
        "description": "Simple taxation at 3 %",
        "term": "按3%简易征收"
      }
    ],
    "BankCommandOperation": [
      {
        "name": "AUTHORIZE_ENTERPRISE",
        "description": "Item 1: a QR code that authorizes an enterprise.",
        "term": "企业授权二维码"
      },
      {
        "name": "START_FACE_SCAN",
        "description": "Item 2: sends a seller to the face scan.",
        "term": "人脸识别"
      },
      {
        "name": "ADD_PAYEE",
        "description": "Item 4: registers a natural person as payee. A card with a record under approval is rejected with 30601013 (`PAYEE_UNDER_APPROVAL`), a merchant that is not enabled with 30601004 (`BUSINESS_NOT_ENABLED`).",
        "term": "收款人新增"
      },
      {
        "name": "PLACE_ORDER",
        "description": "Item 7: places a pre-order. It fixes who pays the tax; this cannot be changed later.",
        "term": "预下单"
      },
      {
        "name": "PAY_ORDER",
        "description": "Item 8: has the payer pay an order.",
        "term": "付款"
      },
      {
        "name": "UPDATE_PAYEE_CARD",
        "description": "Item 12: changes the card of a payee.",
        "term": "收款人换卡"
      },
      {
        "name": "DELETE_PAYEE",
        "description": "Item 13: deletes a payee.",
        "term": "收款人删除"
      },
      {
        "name": "RED_OFFSET_INVOICE",
        "description": "Item 15: reverses an invoice by a red one.",
        "term": "红冲"
      },
      {
        "name": "REVOKE_RED_CONFIRMATION",
        "description": "Item 16: revokes the confirmation of a red invoice.",
        "term": "撤销红字确认单"
      },
      {
        "name": "VOID_INVOICE",
        "description": "Item 17: voids an invoice.",
        "term": "作废"
      },
      {
        "name": "REFUND_TAX",
        "description": "Item 18: refunds the tax; recycled resources only.",
        "term": "退税"
      },
      {
        "name": "PAY_AND_ISSUE_BATCH",
        "description": "Item 22: pays and issues several orders at a time.",
        "term": "批量付款开票"
      },
      {
        "name": "RETRY_UPLOAD",
        "description": "Item 23: tries a failed upload again.",
        "term": "发票上传重试"
      },
      {
        "name": "REFRESH_ENTERPRISE_AUTHORIZATION",
        "description": "Item 24: renews the authorization token of an enterprise.",
        "term": "刷新企业授权"
      },
      {
        "name": "CONFIRM_MONTHLY_SUMMARY",
        "description": "Item 25: confirms the summary of a month’s invoices.",
        "term": "月度开票汇总确认"
      }
    ],
    "SigningOrder": [
      {
        "name": "ORDERED",
        "description": "In the order of their `turn`; later signers wait",
        "term": "顺序签署"
      },
      {
        "name": "UNORDERED",
        "description": "In any order",
        "term": "无序签署"
      }
    ],
    "SigningMode": [
      {
        "name": "MANUAL",
        "description": "A person stamps by hand at the link",
        "term": "手动签署"
      },
      {
        "name": "SILENT",
        "description": "It stamps automatically when it is its turn; needs the authorization for silent signing",
        "term": "静默签署"
      }
    ],
    "SigningProof": [
      {
        "name": "SMS",
        "description": "A code by SMS",
        "term": "短信验证码"
      },
      {
        "name": "FACE",
        "description": "A face scan",
        "term": "人脸识别"
      }
    ],
    "DigitalInvoiceKind": [
      {
        "name": "GENERAL",
        "description": "Digital general invoice",
        "term": "电子发票（普通发票）"
      },
      {
        "name": "SPECIAL",
        "description": "Digital special invoice: with it the buyer deducts input tax or claims a refund",
        "term": "电子发票（增值税专用发票）"
      }
    ],
    "PersonalTitle": [
      {
        "name": "PERSONAL",
        "description": "An individual, without a name",
        "term": "个人"
      }
    ],
    "LeaseAreaUnit": [
      {
        "name": "SQUARE_KILOMETER",
        "description": "Square kilometer",
        "term": "平方千米"
      },
      {
        "name": "SQUARE_METER",
        "description": "Square meter",
        "term": "平方米"
      },
      {
        "name": "HECTARE",
        "description": "Hectare",
        "term": "公顷"
      },
      {
        "name": "MU",
        "description": "Mu, a fifteenth of a hectare",
        "term": "亩"
      }
    ],
    "TravelerDocument": [
      {
        "name": "BUSINESS_LICENSE",
        "description": "Business license",
        "term": "营业执照"
      },
      {
        "name": "RESIDENT_ID_CARD",
        "description": "Resident ID card",
        "term": "居民身份证"
      },
      {
        "name": "OFFICER_CARD",
        "description": "Officer card",
        "term": "军官证"
      },
      {
        "name": "ARMED_POLICE_OFFICER_CARD",
        "description": "Armed-police officer card",
        "term": "武警警官证"
      },
      {
        "name": "SOLDIER_CARD",
        "description": "Soldier card",
        "term": "士兵证"
      },
      {
        "name": "DISABILITY_CARD",
        "description": "Disability card",
        "term": "残疾人证"
      },
      {
        "name": "DISABLED_SOLDIER_CARD",
        "description": "Disabled-soldier card, grades 1 to 8",
        "term": "残疾军人证（1-8级）"
      },
      {
        "name": "FOREIGN_PASSPORT",
        "description": "Foreign passport",
        "term": "外国护照"
      },
      {
        "name": "REGION_A_RESIDENT_TO_MAINLAND",
        "description": "Permit for travel of residents of region A to the mainland",
        "term": "港澳居民来往内地通行证"
      },
      {
        "name": "MAINLAND_RESIDENT_TO_REGION_A",
        "description": "Permit for travel of mainland residents to region A",
        "term": "中华人民共和国往来港澳通行证"
      },
      {
        "name": "REGION_B_RESIDENT_TO_MAINLAND",
        "description": "Permit for travel of residents of region B to the mainland",
        "term": "台湾居民来往大陆通行证"
      },
      {
        "name": "MAINLAND_RESIDENT_TO_REGION_B",
        "description": "Permit for travel of mainland residents to region B",
        "term": "大陆居民往来台湾通行证"
      },
      {
        "name": "FOREIGN_RESIDENCE_PERMIT",
        "description": "Foreign residence permit",
        "term": "外国人居留证"
      }
    ],
    "UsedCarUnifiedKind": [
      {
        "name": "NORMAL",
        "description": "Issued normally",
        "term": "二手车销售统一发票（正常开具）"
      },
      {
        "name": "REVERSE",
        "description": "Issued in reverse",
        "term": "二手车销售统一发票（反向开具）"
      }
    ],
    "PaymentChannel": [
      {
        "name": "CASH",
        "description": "Cash money",
        "term": "现金"
      },
      {
        "name": "BANK_TRANSFER",
        "description": "Bank transfer",
        "term": "银行转账"
      },
      {
        "name": "BILL",
        "description": "Bill or note",
        "term": "票据"
      },
      {
        "name": "DEBIT_CARD",
        "description": "Debit card",
        "term": "借记卡"
      },
      {
        "name": "CREDIT_CARD",
        "description": "Credit card",
        "term": "信用卡"
      },
      {
        "name": "SHOPPING_CARD",
        "description": "Shopping card or voucher",
        "term": "购物卡"
      },
      {
        "name": "COUPON",
        "description": "Coupon or discount voucher",
        "term": "优惠券"
      },
      {
        "name": "MALL_POINTS",
        "description": "Points of a shop",
        "term": "商城积分"
      },
      {
        "name": "THIRD_PARTY_APP",
        "description": "Payment app of a third party",
        "term": "第三方支付应用"
      },
      {
        "name": "SOCIAL_APP",
        "description": "Payment within a social app; its serials start with 420",
        "term": "社交应用支付"
      },
      {
        "name": "CARD_NETWORK_MOBILE",
        "description": "Mobile payment of the card network",
        "term": "卡组织移动支付"
      },
      {
        "name": "PHONE_WALLET_A",
        "description": "Phone wallet A",
        "term": "手机钱包 A"
      },
      {
        "name": "PHONE_WALLET_B",
        "description": "Phone wallet B",
        "term": "手机钱包 B"
      },
      {
        "name": "OTHER",
        "description": "Another way",
        "term": "其他"
      }
    ],
    "CompanyAuthMethod": [
      {
        "name": "LEGAL_REPRESENTATIVE",
        "description": "Four elements of the enterprise, and the legal representative in person: recommended, the fastest",
        "term": "企业四要素及法定代表人认证"
      },
      {
        "name": "PAYMENT",
        "description": "Three elements, and a payment to the enterprise’s public account",
        "term": "企业三要素及对公打款认证"
      },
      {
        "name": "AUTHORIZATION_LETTER",
        "description": "Four elements, and a letter of authorization",
        "term": "企业四要素及授权书认证"
      }
    ],
    "PersonAuthMethod": [
      {
        "name": "THREE_ELEMENTS",
        "description": "Three elements",
        "term": "三要素认证"
      },
      {
        "name": "BANK_CARD",
        "description": "Four elements, with a bank card: no face scan",
        "term": "银行卡四要素认证"
      },
      {
        "name": "FACE",
        "description": "A face scan",
        "term": "人脸认证"
      }
    ],
    "SealColor": [
      {
        "name": "RED",
        "description": "Red",
        "term": "红色"
      },
      {
        "name": "BLUE",
        "description": "Blue",
        "term": "蓝色"
      },
      {
        "name": "BLACK",
        "description": "Black",
        "term": "黑色"
      }
    ],
    "SealFont": [
      {
        "name": "IMITATION_SONG",
        "description": "Imitation Song",
        "term": "仿宋"
      },
      {
        "name": "REGULAR_SCRIPT",
        "description": "Regular script",
        "term": "楷体"
      },
      {
        "name": "BOLD",
        "description": "Bold",
        "term": "黑体"
      }
    ],
    "SealShape": [
      {
        "name": "CIRCLE",
        "description": "Circle",
        "term": "圆形"
      },
      {
        "name": "ELLIPSE",
        "description": "Ellipse",
        "term": "椭圆形"
      }
    ],
    "H5BusinessInput": [
      {
        "name": "RECYCLED_RESOURCES",
        "description": "Recycled resources",
        "term": "再生资源"
      },
      {
        "name": "AGRICULTURAL_PRODUCTS",
        "description": "Agricultural products",
        "term": "农产品"
      },
      {
        "name": "INVOICING",
        "description": "Invoicing business",
        "term": "开票业务"
      }
    ],
    "BlockchainRegion": [
      {
        "name": "SHENZHEN",
        "description": "Shenzhen city",
        "term": "深圳市"
      },
      {
        "name": "BEIJING",
        "description": "Beijing city",
        "term": "北京市"
      },
      {
        "name": "YUNNAN",
        "description": "Yunnan province",
        "term": "云南省"
      }
    ],
    "GeneralElectronicRegion": [
      {
        "name": "GUANGDONG",
        "description": "Guangdong province",
        "term": "广东省"
      },
      {
        "name": "ZHEJIANG",
        "description": "Zhejiang province, Ningbo included",
        "term": "浙江省"
      }
    ],
    "TableFormat": [
      {
        "name": "CSV",
        "description": "CSV in UTF-8, for programs.",
        "term": "CSV文件"
      },
      {
        "name": "XLSX",
        "description": "A workbook, for people.",
        "term": "Excel工作簿"
      }
    ],
    "Language": [
      {
        "name": "EN",
        "description": "English.",
        "term": "英文"
      },
      {
        "name": "ZH",
        "description": "Chinese.",
        "term": "中文"
      }
    ],
    "TotalsBy": [
      {
        "name": "MONTH",
        "description": "By month, in order.",
        "term": "按月"
      },
      {
        "name": "SELLER",
        "description": "By seller, the largest amount first.",
        "term": "按销售方"
      },
      {
        "name": "BUYER",
        "description": "By buyer, the largest amount first.",
        "term": "按购买方"
      },
      {
        "name": "RATE",
        "description": "By tax rate, the largest amount first. An invoice with several rates counts in each.",
        "term": "按税率"
      }
    ],
    "OperationKind": [
      {
        "name": "INVOICE_NUMBER_RESERVATION",
        "description": "Shown as `InvoiceNumberReservation`."
      },
      {
        "name": "CREDIT_QUOTA_ADJUSTMENT",
        "description": "Shown as `CreditQuotaAdjustment`."
      },
      {
        "name": "QUOTA_VALIDITY_EXTENSION",
        "description": "Shown as `QuotaValidityExtension`."
      },
      {
        "name": "RED_CONFIRMATION",
        "description": "Shown as `RedConfirmation`."
      },
      {
        "name": "RED_CONFIRMATION_APPLICATION",
        "description": "Shown as `RedConfirmationApplication`."
      },
      {
        "name": "RED_CONFIRMATION_REVOCATION",
        "description": "Shown as `RedConfirmationRevocation`."
      },
      {
        "name": "ATOMIC_COMMAND",
        "description": "Shown as `AtomicCommand`."
      },
      {
        "name": "SCRAP_UPLOAD_RESULT",
        "description": "Shown as `ScrapUploadResult`."
      },
      {
        "name": "SCRAP_UPLOAD",
        "description": "Shown as `ScrapInvoiceUpload`."
      },
      {
        "name": "BANK_COMMAND",
        "description": "Shown as `BankCommand`."
      },
      {
        "name": "SIGNING_TASK",
        "description": "Shown as `SigningTask`."
      },
      {
        "name": "FORWARD_INVOICE",
        "description": "Shown as `Invoice`."
      },
      {
        "name": "PARTNER_CONTRACT",
        "description": "Shown as `Contract`."
      },
      {
        "name": "REVERSE_SELLER",
        "description": "Shown as `Seller`."
      },
      {
        "name": "SIGNING_COMPANY",
        "description": "Shown as `SigningCompany`."
      },
      {
        "name": "SIGNING_PERSON",
        "description": "Shown as `Signer`."
      },
      {
        "name": "FORWARD_RED_OFFSET",
        "description": "Shown as `RedOffset`."
      },
      {
        "name": "H5_SESSION",
        "description": "Shown as `H5Session`."
      },
      {
        "name": "SCRAP_CANCELLATION",
        "description": "Shown as `ScrapCancellation`."
      },
      {
        "name": "SCRAP_INVOICE",
        "description": "Shown as `ScrapInvoice`."
      },
      {
        "name": "SCRAP_ORDER",
        "description": "Shown as `ScrapOrder`."
      },
      {
        "name": "SCRAP_TAX_PAYMENT",
        "description": "Shown as `TaxPayment`."
      },
      {
        "name": "SCRAP_REFUND",
        "description": "Shown as `ScrapRefund`."
      },
      {
        "name": "REVERSE_INVOICE",
        "description": "Shown as `ReverseInvoice`."
      },
      {
        "name": "VERIFICATION_BATCH",
        "description": "Shown as `VerificationBatch`."
      },
      {
        "name": "EXPORT",
        "description": "Shown as `Export`."
      },
      {
        "name": "INVOICE_DOCUMENTS",
        "description": "The fetching of files."
      },
      {
        "name": "RED_OFFSET_DOCUMENTS",
        "description": "The fetching of files."
      },
      {
        "name": "SIGNED_CONTRACT",
        "description": "The fetching of files."
      },
      {
        "name": "PARTNER_CONTRACT_FILE",
        "description": "The fetching of files."
      }
    ],
    "OperationState": [
      {
        "name": "SUBMITTED",
        "description": "Of `INVOICE_NUMBER_RESERVATION`, `CREDIT_QUOTA_ADJUSTMENT`, `QUOTA_VALIDITY_EXTENSION`, `RED_CONFIRMATION_APPLICATION`, `RED_CONFIRMATION_REVOCATION`, `ATOMIC_COMMAND`, `SCRAP_UPLOAD`, `BANK_COMMAND`, `SIGNING_TASK`, `FORWARD_INVOICE`, `PARTNER_CONTRACT`, `FORWARD_RED_OFFSET`, `H5_SESSION`, `SCRAP_CANCELLATION`, `SCRAP_INVOICE`, `SCRAP_ORDER`, `SCRAP_REFUND`, `REVERSE_INVOICE`, `VERIFICATION_BATCH`, `EXPORT`."
      },
      {
        "name": "NOT_SENT",
        "description": "Of `INVOICE_NUMBER_RESERVATION`, `CREDIT_QUOTA_ADJUSTMENT`, `QUOTA_VALIDITY_EXTENSION`, `RED_CONFIRMATION_APPLICATION`, `RED_CONFIRMATION_REVOCATION`, `ATOMIC_COMMAND`, `SCRAP_UPLOAD`, `BANK_COMMAND`, `SIGNING_TASK`, `FORWARD_INVOICE`, `PARTNER_CONTRACT`, `FORWARD_RED_OFFSET`, `SCRAP_CANCELLATION`, `SCRAP_INVOICE`, `SCRAP_ORDER`, `SCRAP_REFUND`, `REVERSE_INVOICE`, `VERIFICATION_BATCH`, `EXPORT`."
      },
      {
        "name": "OUTCOME_UNKNOWN",
        "description": "Of `INVOICE_NUMBER_RESERVATION`, `CREDIT_QUOTA_ADJUSTMENT`, `QUOTA_VALIDITY_EXTENSION`, `RED_CONFIRMATION_APPLICATION`, `RED_CONFIRMATION_REVOCATION`, `ATOMIC_COMMAND`, `SCRAP_UPLOAD`, `BANK_COMMAND`, `SIGNING_TASK`, `FORWARD_INVOICE`, `PARTNER_CONTRACT`, `FORWARD_RED_OFFSET`, `SCRAP_CANCELLATION`, `SCRAP_INVOICE`, `SCRAP_ORDER`, `SCRAP_REFUND`, `REVERSE_INVOICE`, `VERIFICATION_BATCH`, `EXPORT`."
      },
      {
        "name": "NOT_ACCEPTED",
        "description": "Of `INVOICE_NUMBER_RESERVATION`, `CREDIT_QUOTA_ADJUSTMENT`, `QUOTA_VALIDITY_EXTENSION`, `RED_CONFIRMATION_APPLICATION`, `RED_CONFIRMATION_REVOCATION`, `ATOMIC_COMMAND`, `SCRAP_UPLOAD`, `BANK_COMMAND`, `SIGNING_TASK`, `FORWARD_INVOICE`, `PARTNER_CONTRACT`, `FORWARD_RED_OFFSET`, `SCRAP_CANCELLATION`, `SCRAP_INVOICE`, `SCRAP_ORDER`, `SCRAP_REFUND`, `REVERSE_INVOICE`."
      },
      {
        "name": "REJECTED",
        "description": "Of `INVOICE_NUMBER_RESERVATION`, `CREDIT_QUOTA_ADJUSTMENT`, `QUOTA_VALIDITY_EXTENSION`, `RED_CONFIRMATION_APPLICATION`, `RED_CONFIRMATION_REVOCATION`, `ATOMIC_COMMAND`, `SCRAP_UPLOAD`, `BANK_COMMAND`, `SIGNING_TASK`, `FORWARD_INVOICE`, `PARTNER_CONTRACT`, `FORWARD_RED_OFFSET`, `SCRAP_CANCELLATION`, `SCRAP_INVOICE`, `SCRAP_ORDER`, `SCRAP_REFUND`, `REVERSE_INVOICE`."
      },
      {
        "name": "RESERVED",
        "description": "Of `INVOICE_NUMBER_RESERVATION`."
      },
      {
        "name": "STALE",
        "description": "Of `INVOICE_NUMBER_RESERVATION`, `CREDIT_QUOTA_ADJUSTMENT`, `QUOTA_VALIDITY_EXTENSION`, `RED_CONFIRMATION`, `RED_CONFIRMATION_APPLICATION`, `RED_CONFIRMATION_REVOCATION`, `ATOMIC_COMMAND`, `SCRAP_UPLOAD_RESULT`, `SCRAP_UPLOAD`, `BANK_COMMAND`, `SIGNING_TASK`, `FORWARD_INVOICE`, `PARTNER_CONTRACT`, `REVERSE_SELLER`, `SIGNING_COMPANY`, `SIGNING_PERSON`, `FORWARD_RED_OFFSET`, `H5_SESSION`, `SCRAP_CANCELLATION`, `SCRAP_INVOICE`, `SCRAP_ORDER`, `SCRAP_TAX_PAYMENT`, `SCRAP_REFUND`, `REVERSE_INVOICE`, `VERIFICATION_BATCH`, `EXPORT`, `INVOICE_DOCUMENTS`, `RED_OFFSET_DOCUMENTS`, `SIGNED_CONTRACT`, `PARTNER_CONTRACT_FILE`."
      },
      {
        "name": "ADJUSTED",
        "description": "Of `CREDIT_QUOTA_ADJUSTMENT`."
      },
      {
        "name": "EXTENDED",
        "description": "Of `QUOTA_VALIDITY_EXTENSION`."
      },
      {
        "name": "ENTERED",
        "description": "Of `RED_CONFIRMATION`, `RED_CONFIRMATION_APPLICATION`."
      },
      {
        "name": "WAITING_FOR_BUYER",
        "description": "Of `RED_CONFIRMATION`."
      },
      {
        "name": "WAITING_FOR_SELLER",
        "description": "Of `RED_CONFIRMATION`."
      },
      {
        "name": "NOT_NEEDED",
        "description": "Of `RED_CONFIRMATION`."
      },
      {
        "name": "CONFIRMED",
        "description": "Of `RED_CONFIRMATION`."
      },
      {
        "name": "VOID_BUYER_DENIED",
        "description": "Of `RED_CONFIRMATION`."
      },
      {
        "name": "VOID_SELLER_DENIED",
        "description": "Of `RED_CONFIRMATION`."
      },
      {
        "name": "VOID_UNCONFIRMED",
        "description": "Of `RED_CONFIRMATION`."
      },
      {
        "name": "VOID_REVOKED",
        "description": "Of `RED_CONFIRMATION`."
      },
      {
        "name": "VOID_REVOKED_AFTER_CONFIRMATION",
        "description": "Of `RED_CONFIRMATION`."
      },
      {
        "name": "VOID_ABNORMAL_VOUCHER",
        "description": "Of `RED_CONFIRMATION`."
      },
      {
        "name": "VOID_TAXPAYER_BLOCKED",
        "description": "Of `RED_CONFIRMATION`."
      },
      {
        "name": "VOID_PERSON_REFUSED",
        "description": "Of `RED_CONFIRMATION`."
      },
      {
        "name": "VOID_REFUND_APPLIED_FOR",
        "description": "Of `RED_CONFIRMATION`."
      },
      {
        "name": "RED_INVOICE_ISSUED",
        "description": "Of `RED_CONFIRMATION`."
      },
      {
        "name": "ACCEPTED",
        "description": "Of `RED_CONFIRMATION_APPLICATION`, `ATOMIC_COMMAND`, `SCRAP_UPLOAD`, `BANK_COMMAND`, `SCRAP_REFUND`."
      },
      {
        "name": "ENDED_OTHERWISE",
        "description": "Of `RED_CONFIRMATION_REVOCATION`."
      },
      {
        "name": "REVOKED",
        "description": "Of `RED_CONFIRMATION_REVOCATION`, `SIGNING_TASK`."
      },
      {
        "name": "PROCESSING",
        "description": "Of `SCRAP_UPLOAD_RESULT`."
      },
      {
        "name": "FINISHED",
        "description": "Of `SCRAP_UPLOAD_RESULT`."
      },
      {
        "name": "WAITING",
        "description": "Of `SIGNING_TASK`."
      },
      {
        "name": "EXPIRED",
        "description": "Of `SIGNING_TASK`, `PARTNER_CONTRACT`, `H5_SESSION`."
      },
      {
        "name": "REFUSED",
        "description": "Of `SIGNING_TASK`."
      },
      {
        "name": "COMPLETED",
        "description": "Of `SIGNING_TASK`, `PARTNER_CONTRACT`."
      },
      {
        "name": "ISSUING",
        "description": "Of `FORWARD_INVOICE`."
      },
      {
        "name": "ISSUED",
        "description": "Of `FORWARD_INVOICE`, `SCRAP_INVOICE`."
      },
      {
        "name": "SIGNING",
        "description": "Of `PARTNER_CONTRACT`."
      },
      {
        "name": "PERSON_SIGNED",
        "description": "Of `PARTNER_CONTRACT`."
      },
      {
        "name": "CANCELED",
        "description": "Of `PARTNER_CONTRACT`, `SCRAP_CANCELLATION`, `SCRAP_TAX_PAYMENT`, `VERIFICATION_BATCH`."
      },
      {
        "name": "NEW",
        "description": "Of `REVERSE_SELLER`."
      },
      {
        "name": "AWAITING_FACE_SCAN",
        "description": "Of `REVERSE_SELLER`."
      },
      {
        "name": "FACE_SCANNED",
        "description": "Of `REVERSE_SELLER`."
      },
      {
        "name": "REGISTRATION_ACCEPTED",
        "description": "Of `REVERSE_SELLER`."
      },
      {
        "name": "ONBOARDED",
        "description": "Of `REVERSE_SELLER`."
      },
      {
        "name": "REGISTERED",
        "description": "Of `SIGNING_COMPANY`, `SIGNING_PERSON`."
      },
      {
        "name": "AUTHENTICATION_REPORTED",
        "description": "Of `SIGNING_COMPANY`, `SIGNING_PERSON`."
      },
      {
        "name": "AUTHENTICATED",
        "description": "Of `SIGNING_COMPANY`."
      },
      {
        "name": "OFFSETTING",
        "description": "Of `FORWARD_RED_OFFSET`."
      },
      {
        "name": "OFFSET",
        "description": "Of `FORWARD_RED_OFFSET`."
      },
      {
        "name": "OPENED",
        "description": "Of `H5_SESSION`."
      },
      {
        "name": "REDIRECTED",
        "description": "Of `H5_SESSION`."
      },
      {
        "name": "VERIFIED",
        "description": "Of `H5_SESSION`."
      },
      {
        "name": "FAILED",
        "description": "Of `H5_SESSION`, `REVERSE_INVOICE`, `EXPORT`."
      },
      {
        "name": "PERSON_DONE",
        "description": "Of `H5_SESSION`."
      },
      {
        "name": "UPLOADING",
        "description": "Of `SCRAP_INVOICE`."
      },
      {
        "name": "UPLOAD_FAILED",
        "description": "Of `SCRAP_INVOICE`."
      },
      {
        "name": "ALREADY_ISSUED",
        "description": "Of `SCRAP_INVOICE`."
      },
      {
        "name": "RECORDING",
        "description": "Of `SCRAP_ORDER`."
      },
      {
        "name": "PRE_OPENED",
        "description": "Of `SCRAP_ORDER`."
      },
      {
        "name": "WAITING_PAYMENT",
        "description": "Of `SCRAP_TAX_PAYMENT`."
      },
      {
        "name": "GONE",
        "description": "Of `SCRAP_TAX_PAYMENT`."
      },
      {
        "name": "VOIDED",
        "description": "Of `SCRAP_TAX_PAYMENT`."
      },
      {
        "name": "PAID",
        "description": "Of `SCRAP_TAX_PAYMENT`."
      },
      {
        "name": "ORDERED",
        "description": "Of `REVERSE_INVOICE`."
      },
      {
        "name": "WAITING_CONFIRM",
        "description": "Of `REVERSE_INVOICE`."
      },
      {
        "name": "WAITING_PAY",
        "description": "Of `REVERSE_INVOICE`."
      },
      {
        "name": "INVOICING",
        "description": "Of `REVERSE_INVOICE`."
      },
      {
        "name": "QUOTA_LIMIT_REACHED",
        "description": "Of `REVERSE_INVOICE`."
      },
      {
        "name": "SELLER_NOT_READY",
        "description": "Of `REVERSE_INVOICE`."
      },
      {
        "name": "DONE",
        "description": "Of `REVERSE_INVOICE`, `VERIFICATION_BATCH`."
      },
      {
        "name": "RUNNING",
        "description": "Of `VERIFICATION_BATCH`, `EXPORT`."
      },
      {
        "name": "CANCELING",
        "description": "Of `VERIFICATION_BATCH`."
      },
      {
        "name": "READY",
        "description": "Of `EXPORT`."
      },
      {
        "name": "FETCHING",
        "description": "Of `INVOICE_DOCUMENTS`, `RED_OFFSET_DOCUMENTS`, `SIGNED_CONTRACT`, `PARTNER_CONTRACT_FILE`."
      },
      {
        "name": "STORED",
        "description": "Of `INVOICE_DOCUMENTS`, `RED_OFFSET_DOCUMENTS`, `SIGNED_CONTRACT`, `PARTNER_CONTRACT_FILE`."
      },
      {
        "name": "LOST",
        "description": "Of `INVOICE_DOCUMENTS`, `RED_OFFSET_DOCUMENTS`, `SIGNED_CONTRACT`, `PARTNER_CONTRACT_FILE`."
      }
    ],
    "ScrapInvoiceUploadState": [
      {
        "name": "SUBMITTED",
        "description": "Recorded; being sent to the platform. Wait."
      },
      {
        "name": "NOT_SENT",
        "description": "Not sent: the platform was unavailable, or its quota or your budget was used up, and nothing was accepted. Send the same input under the same number again; nothing is done twice."
      },
      {
        "name": "OUTCOME_UNKNOWN",
        "description": "The response was lost together with the acceptance serial, without which the tax bureau cannot be queried. Upload the same invoices again under a new `uploadId`: a number can be used only once, so invoices that had arrived get `NUMBER_EXISTS`, and nothing is done twice."
      },
      {
        "name": "NOT_ACCEPTED",
        "description": "Final. The platform never received it; nothing was done or billed. Use a new number."
      },
      {
        "name": "REJECTED",
        "description": "Final. The platform rejected it: read `rejection`. After correcting it use a new number."
      },
      {
        "name": "ACCEPTED",
        "description": "Final. The tax bureau accepted the invoices and examines them. `uploadUpdates` reports the result of each by the acceptance serial."
      },
      {
        "name": "STALE",
        "description": "The response was lost a week ago, and no query shows the outcome. Upload the same invoices again under a new `uploadId`, as after `OUTCOME_UNKNOWN`."
      }
    ],
    "SigningTaskState": [
      {
        "name": "SUBMITTED",
        "description": "Recorded; being sent to the platform. Wait."
      },
      {
        "name": "NOT_SENT",
        "description": "Not sent: the platform was unavailable, or its quota or your budget was used up, and nothing was accepted. Send the same input under the same number again; nothing is done twice."
      },
      {
        "name": "OUTCOME_UNKNOWN",
        "description": "The response was lost, and without its number the platform cannot be queried about a task. A push reports the number as soon as a party signs; nothing is sent again. A person cannot sign a task without its link, but the task is billed: contact the platform before you create another."
      },
      {
        "name": "NOT_ACCEPTED",
        "description": "Final. The platform never received it; nothing was done or billed. Use a new number."
      },
      {
        "name": "WAITING",
        "description": "The task exists and waits to be signed: give each signer their `signingLink`."
      },
      {
        "name": "REJECTED",
        "description": "Final. The platform rejected it: read `rejection`. After correcting it use a new number."
      },
      {
        "name": "EXPIRED",
        "description": "Final. It expired before all had signed."
      },
      {
        "name": "REVOKED",
        "description": "Final. It was revoked."
      },
      {
        "name": "REFUSED",
        "description": "Final. A party refused to sign; `refusedReason` may say why."
      },
      {
        "name": "COMPLETED",
        "description": "Final. All have signed; the finished files are fetched at once: read `documents`."
      },
      {
        "name": "STALE",
        "description": "The platform reported nothing for days, so polling has stopped. A push from the platform still updates it. Ask the operator."
      }
    ],
    "InvoiceOrderState": [
      {
        "name": "SUBMITTED",
        "description": "Recorded; being sent to the platform. Wait."
      },
      {
        "name": "NOT_SENT",
        "description": "Not sent: the platform was unavailable, or its quota or your budget was used up, and nothing was accepted. Send the same input under the same number again; nothing is done twice."
      },
      {
        "name": "OUTCOME_UNKNOWN",
        "description": "The response was lost, and the service polls the platform by the order number. Wait: the state becomes `ISSUING`, or `NOT_ACCEPTED` after half an hour. Never order it again under another number: it would be issued and billed twice."
      },
      {
        "name": "NOT_ACCEPTED",
        "description": "Final. The platform never received it; nothing was done or billed. Use a new number."
      },
      {
        "name": "ISSUING",
        "description": "The platform accepted the order; the invoice does not exist yet. Wait."
      },
      {
        "name": "REJECTED",
        "description": "Final. The platform rejected it: read `rejection`. After correcting it use a new number."
      },
      {
        "name": "ISSUED",
        "description": "Final. The invoice exists: read `invoiceNumber` and fetch the files."
      },
      {
        "name": "STALE",
        "description": "The platform reported nothing for days, so polling has stopped. A push from the platform still updates it. Ask the operator."
      }
    ],
    "ContractState": [
      {
        "name": "SUBMITTED",
        "description": "Recorded; being sent to the platform. Wait."
      },
      {
        "name": "NOT_SENT",
        "description": "Not sent: the platform was unavailable, or its quota or your budget was used up, and nothing was accepted. Send the same input under the same number again; nothing is done twice."
      },
      {
        "name": "OUTCOME_UNKNOWN",
        "description": "The response was lost, and the platform cannot be queried about a contract without its number. Wait: if the contract exists, the platform’s push reports its end. A person without a link cannot sign. You decide whether to create it again, under a new number and billed once more."
      },
      {
        "name": "NOT_ACCEPTED",
        "description": "Final. The platform never received it; nothing was done or billed. Use a new number."
      },
      {
        "name": "SIGNING",
        "description": "The contract exists; the person must sign at `signUrl`."
      },
      {
        "name": "PERSON_SIGNED",
        "description": "The person has signed; the company’s seal is applied automatically. Wait."
      },
      {
        "name": "EXPIRED",
        "description": "Final. The person did not sign in time."
      },
      {
        "name": "CANCELED",
        "description": "Final. It was canceled."
      },
      {
        "name": "REJECTED",
        "description": "Final. The platform rejected it: read `rejection`. After correcting it use a new number."
      },
      {
        "name": "COMPLETED",
        "description": "Final. Signed and sealed: the finished PDF is stored here as `file`."
      },
      {
        "name": "STALE",
        "description": "The platform reported nothing for days, so polling has stopped. A push from the platform still updates it. Ask the operator."
      }
    ],
    "SellerState": [
      {
        "name": "NEW",
        "description": "Recorded; no face-scan page was made yet. Call `onboardSeller` again."
      },
      {
        "name": "AWAITING_FACE_SCAN",
        "description": "The face-scan page exists; the person has not scanned their face yet."
      },
      {
        "name": "FACE_SCANNED",
        "description": "The person’s identity is proven, but the bank has no payee yet. Call `registerSeller`."
      },
      {
        "name": "REGISTRATION_ACCEPTED",
        "description": "The bank accepted the registration and audits it, for days; it cannot be hurried. Not onboarded yet."
      },
      {
        "name": "ONBOARDED",
        "description": "Final. The bank’s audit approved the payee. Later problems do not change this state: as the platform last reported, `onboarded` says whether they are still a payee, and `canInvoice` whether an order is possible."
      },
      {
        "name": "STALE",
        "description": "Nothing changed for two months, so polling has stopped. `seller` queries the platform once, and another `onboardSeller` or `registerSeller` begins a new registration."
      }
    ],
    "RedOffsetState": [
      {
        "name": "SUBMITTED",
        "description": "Recorded; being sent to the platform. Wait."
      },
      {
        "name": "NOT_SENT",
        "description": "Not sent: the platform was unavailable, or its quota or your budget was used up, and nothing was accepted. Send the same input under the same number again; nothing is done twice."
      },
      {
        "name": "OUTCOME_UNKNOWN",
        "description": "The response was lost, and the service polls the platform about the reversal. Wait: the state becomes that of the platform, or `NOT_ACCEPTED` after half an hour. Never send it under another id meanwhile."
      },
      {
        "name": "NOT_ACCEPTED",
        "description": "Final. The platform shows no red invoice of it: the invoice is not reversed. Use a new `redOffsetId`."
      },
      {
        "name": "OFFSETTING",
        "description": "The platform accepted it; the red invoice does not exist yet. Wait. The documents define no status for a later rejection by the tax bureau: read `platformStatusCode` and `raw`."
      },
      {
        "name": "REJECTED",
        "description": "Final. The platform rejected it: read `rejection`. After correcting it use a new number."
      },
      {
        "name": "OFFSET",
        "description": "Final. A red invoice reverses the invoice."
      },
      {
        "name": "STALE",
        "description": "No news for so long that polling has stopped; a push still updates it. Under a new `redOffsetId` the service queries the platform again, and another attempt begins if it shows no red invoice."
      }
    ],
    "ScrapInvoiceState": [
      {
        "name": "SUBMITTED",
        "description": "Recorded; being sent to the platform. Wait."
      },
      {
        "name": "NOT_SENT",
        "description": "Not sent: the platform was unavailable, or its quota or your budget was used up, and nothing was accepted. Send the same input under the same number again; nothing is done twice."
      },
      {
        "name": "OUTCOME_UNKNOWN",
        "description": "The response was lost, and without its acceptance serial the upload cannot be queried. `verifyInvoice` may show whether the invoice exists. The service sends nothing again by itself; the same input with `sendAgain: true` does, and cannot issue it twice: a number that the tax bureau already has gets `ALREADY_ISSUED`."
      },
      {
        "name": "NOT_ACCEPTED",
        "description": "Final. The platform never received it; nothing was done or billed. Use a new number."
      },
      {
        "name": "UPLOADING",
        "description": "The tax bureau has the upload and processes it. Wait."
      },
      {
        "name": "REJECTED",
        "description": "Final. The platform rejected it: read `rejection`. After correcting it use a new number."
      },
      {
        "name": "UPLOAD_FAILED",
        "description": "Final for this attempt. The tax bureau did not accept it: `uploadMessage` says why. Correct it and issue the same number again."
      },
      {
        "name": "ALREADY_ISSUED",
        "description": "Final. The tax bureau already had an invoice of this number: nothing was issued now. Don’t send it again; look at the issued one."
      },
      {
        "name": "ISSUED",
        "description": "Final. The invoice exists, by this upload or by an earlier one of the same input whose response was lost."
      },
      {
        "name": "STALE",
        "description": "Twelve hours passed without a result, and the tax bureau can no longer be queried about the upload. Issue the same number again: one that it had accepted gets `ALREADY_ISSUED`."
      }
    ],
    "ScrapOrderState": [
      {
        "name": "SUBMITTED",
        "description": "Recorded; being sent to the platform. Wait."
      },
      {
        "name": "NOT_SENT",
        "description": "Not sent: the platform was unavailable, or its quota or your budget was used up, and nothing was accepted. Send the same input under the same number again; nothing is done twice."
      },
      {
        "name": "OUTCOME_UNKNOWN",
        "description": "The response was lost. The service searches the pending transactions of the enterprise for the amount and time of this order. The platform does not report whose they are, so similar ones cannot be distinguished, and one without tax, or with its tax paid, is never among them. The same input under the same number again, which names the person, searches that person’s transactions and sends nothing. Never order under another number meanwhile."
      },
      {
        "name": "NOT_ACCEPTED",
        "description": "Final. The platform never received it; nothing was done or billed. Use a new number."
      },
      {
        "name": "RECORDING",
        "description": "The platform responded; the response is being recorded. Wait a moment."
      },
      {
        "name": "REJECTED",
        "description": "Final. The platform rejected it: read `rejection`. After correcting it use a new number."
      },
      {
        "name": "PRE_OPENED",
        "description": "Final. The invoice is pre-opened under `invoiceNumber`: have the tax paid (`taxPayment`), then issue (`issueScrapInvoice`)."
      },
      {
        "name": "STALE",
        "description": "For a week its transaction was not found, so polling has stopped. `lookAgain` searches once more, and `pendingTransactions` shows those of the person. Only if they have none, and no tax was paid for it, order under a new `orderId`."
      }
    ],
    "ReverseInvoiceState": [
      {
        "name": "SUBMITTED",
        "description": "Recorded; being sent to the platform. Wait."
      },
      {
        "name": "NOT_SENT",
        "description": "Not sent: the platform was unavailable, or its quota or your budget was used up, and nothing was accepted. Send the same input under the same number again; nothing is done twice."
      },
      {
        "name": "OUTCOME_UNKNOWN",
        "description": "The response was lost, and the service polls the platform by the order number. Wait: the state becomes that of the platform, or `NOT_ACCEPTED` after half an hour. Never order under another number: it would be paid twice."
      },
      {
        "name": "NOT_ACCEPTED",
        "description": "Final. The platform never received it; nothing was done or billed. Use a new number."
      },
      {
        "name": "ORDERED",
        "description": "The platform accepted the order; its state is polled soon."
      },
      {
        "name": "WAITING_CONFIRM",
        "description": "The order waits to be confirmed. Wait."
      },
      {
        "name": "WAITING_PAY",
        "description": "The payer must pay: send them to `payUrl`."
      },
      {
        "name": "INVOICING",
        "description": "Paid. The bank issues, pays the tax and remits to the seller. Wait."
      },
      {
        "name": "QUOTA_LIMIT_REACHED",
        "description": "Final. A limit of the seller’s quota stopped it before anything was ordered or paid. Use a new number once the quota allows."
      },
      {
        "name": "SELLER_NOT_READY",
        "description": "Final. The seller cannot be invoiced for yet: nothing was ordered or paid. See `blockedBy` of the seller, and use a new number afterwards."
      },
      {
        "name": "REJECTED",
        "description": "Final. The platform rejected it: read `rejection`. After correcting it use a new number."
      },
      {
        "name": "FAILED",
        "description": "Final. It failed at the bank; `stepStatuses` may say where."
      },
      {
        "name": "DONE",
        "description": "Final. The invoice exists, the tax is paid, the seller has the money."
      },
      {
        "name": "STALE",
        "description": "The platform reported nothing for days, so polling has stopped. A push from the platform still updates it. Ask the operator."
      }
    ],
    "VerificationBatchState": [
      {
        "name": "SUBMITTED",
        "description": "The list is being stored. Wait."
      },
      {
        "name": "NOT_SENT",
        "description": "The list was not stored completely, and nothing is verified: start it again with the same input."
      },
      {
        "name": "OUTCOME_UNKNOWN",
        "description": "The list may be stored only in part. Start it again with the same number and the same input after a minute: no invoice is verified twice."
      },
      {
        "name": "RUNNING",
        "description": "Its invoices are being verified. Wait; if `obstacle` is set, it continues by itself."
      },
      {
        "name": "CANCELING",
        "description": "It was canceled; calls in progress are awaited."
      },
      {
        "name": "CANCELED",
        "description": "Final. It was canceled. Earlier results stay readable."
      },
      {
        "name": "DONE",
        "description": "Final. Every invoice has its result: read `results`."
      }
    ],
    "ExportState": [
      {
        "name": "SUBMITTED",
        "description": "Recorded. Wait."
      },
      {
        "name": "NOT_SENT",
        "description": "It was not started: start it again with the same number and input."
      },
      {
        "name": "OUTCOME_UNKNOWN",
        "description": "The export may have begun. Read it by its number, or start it again with the same number and the same input."
      },
      {
        "name": "RUNNING",
        "description": "The file is being written. Wait; `rows` shows the progress."
      },
      {
        "name": "FAILED",
        "description": "Final. No file was created: read `rejection`, and start another export."
      },
      {
        "name": "READY",
        "description": "Final. The file exists: read `file`."
      },
      {
        "name": "STALE",
        "description": "For a day no row was written, so writing has stopped. `lookAgain` resumes it, or start another export under a new `exportId`."
      }
    ]
  }
};
