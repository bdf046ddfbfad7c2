import type { JsonObject } from '../../from-service.ts';
import { sentText } from '../../gateway/fields.ts';
import type { World } from '../../world/world.ts';
import {
  beginAudit,
  isUnderApproval,
  removePayee,
  sellerUnder,
} from '../settled-reverse/sellers.ts';

/** Return codes. Only the rejections are documented (document 2, section 4.4). */
export const ReturnCode = {
  success: '00000000',
  notEnabled: '30601004',
  underApproval: '30601013',
} as const;

/** Merchant number that is enabled only for invoicing. */
const UNENABLED_MERCHANT = 'MERCHANT-NOT-ENABLED';
const INVOICING = '0006';

/** The bank's words for the states of an audit. The document does not show them: these are this sandbox's choice. */
const auditWords = {
  NONE: 'none',
  RECEIVED: 'auditing',
  UNDER_REVIEW: 'auditing',
  PASSED: 'approved',
  REFUSED: 'refused',
} as const;

/** Files a payee with the bank, whose audit begins; returns the bank's return code. */
export function filePayee(request: JsonObject, world: World): string {
  const card = sentText(request, 'receiverAccount') || sentText(request, 'bankCard');
  const isInvoicing = sentText(request, 'businessType') === INVOICING;
  if (sentText(request, 'appIdSub') === UNENABLED_MERCHANT && !isInvoicing)
    return ReturnCode.notEnabled;
  if (isUnderApproval(card, world)) return ReturnCode.underApproval;
  beginAudit(personIn(request), card, world);
  return ReturnCode.success;
}

/** Number, name and ID number of the person in a payee's data; empty if absent. */
export function personIn(request: JsonObject): { userId: string; name: string; idNo: string } {
  return {
    userId: sellerOf(request),
    name: sentText(request, 'receiverName') || sentText(request, 'name'),
    idNo: sentText(request, 'idNo'),
  };
}

/** Result of the bank's audit of a payee. */
export function auditStatus(request: JsonObject, world: World): string {
  return auditWords[sellerUnder(sellerOf(request), world)?.audit ?? 'NONE'];
}

/** Payee as the bank shows it; empty if the bank does not have one. */
export function payee(request: JsonObject, world: World): JsonObject {
  const seller = sellerUnder(sellerOf(request), world);
  if (seller === undefined || seller.audit === 'NONE') return {};
  return { outUserId: seller.userId, receiverAccount: seller.bankCard };
}

/** Deletes a payee; the card can be used again. */
export function deletePayee(request: JsonObject, world: World): JsonObject {
  removePayee(sellerOf(request), world);
  return {};
}

/** The caller's number of the seller, which is sent under either of two names. */
function sellerOf(request: JsonObject): string {
  return sentText(request, 'outUserId') || sentText(request, 'userId');
}
