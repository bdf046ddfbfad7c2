import type { MutationName } from '../../../generated/mutations.ts';
import type { OperationKind } from '../../../generated/operations.ts';
import type { Thing } from '../../values/facts.ts';
import { type DraftObject, draftAt } from './draft.ts';

/** Mutation that sends things of a kind, and the member of its input that holds their number. */
interface Sender {
  readonly name: MutationName;
  readonly number: string;
}

/** Mutations that send a thing again if it was not sent. */
export const SENDERS: Readonly<Partial<Record<OperationKind, Sender>>> = {
  ATOMIC_COMMAND: { name: 'atomicCommand', number: 'commandId' },
  BANK_COMMAND: { name: 'bankCommand', number: 'commandId' },
  CREDIT_QUOTA_ADJUSTMENT: { name: 'adjustCreditQuota', number: 'adjustmentId' },
  EXPORT: { name: 'startExport', number: 'exportId' },
  FORWARD_INVOICE: { name: 'issueInvoice', number: 'orderId' },
  FORWARD_RED_OFFSET: { name: 'redOffsetInvoice', number: 'redOffsetId' },
  INVOICE_NUMBER_RESERVATION: { name: 'reserveInvoiceNumbers', number: 'reservationId' },
  PARTNER_CONTRACT: { name: 'createContract', number: 'contractId' },
  QUOTA_VALIDITY_EXTENSION: { name: 'extendQuotaValidity', number: 'extensionId' },
  RED_CONFIRMATION_APPLICATION: { name: 'applyRedConfirmation', number: 'applicationId' },
  RED_CONFIRMATION_REVOCATION: { name: 'revokeRedConfirmation', number: 'revocationId' },
  REVERSE_INVOICE: { name: 'payAndIssueReverseInvoice', number: 'orderId' },
  REVERSE_SELLER: { name: 'onboardSeller', number: 'sellerId' },
  SCRAP_ORDER: { name: 'calculateTaxAndOrder', number: 'orderId' },
  SCRAP_REFUND: { name: 'applyIssuingRefund', number: 'refundId' },
  SCRAP_UPLOAD: { name: 'uploadScrapInvoices', number: 'uploadId' },
  SIGNING_COMPANY: { name: 'registerSigningCompany', number: 'companyId' },
  SIGNING_PERSON: { name: 'registerSigner', number: 'personId' },
  SIGNING_TASK: { name: 'createSigningTask', number: 'signingTaskId' },
  VERIFICATION_BATCH: { name: 'startVerificationBatch', number: 'batchId' },
};

/** The mutation that sends a thing again; null if the thing was sent, or its kind has no such mutation. */
export function senderOf({
  stateName,
  operation,
}: Pick<Thing, 'stateName' | 'operation'>): Sender | null {
  if (stateName !== 'NOT_SENT' || !operation) return null;
  return SENDERS[operation.kind] ?? null;
}

/** True if a draft is the input of this very thing, by its number. */
export function isDraftOf(draft: DraftObject | null, { number }: Sender, key: string): boolean {
  return draft !== null && draftAt(draft, ['input', number]) === key;
}
