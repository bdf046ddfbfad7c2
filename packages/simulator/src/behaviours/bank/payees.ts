import type { JsonObject } from '../../from-service.ts';
import { sentText } from '../../gateway/fields.ts';
import type { World } from '../../world/world.ts';
import {
  beginAudit,
  isUnderApproval,
  removePayee,
  sellerUnder,
} from '../settled-reverse/sellers.ts';

/** Return codes. Only the refusals are documented (document 2, section 4.4). */
export const ReturnCode = {
  success: '00000000',
  notEnabled: '30601004',
  underApproval: '30601013',
} as const;

/** A merchant number that is enabled for no business but invoicing. */
const UNENABLED_MERCHANT = 'MERCHANT-NOT-ENABLED';
const INVOICING = '0006';

/** The bank's words for an audit. The document does not show them: these are this sandbox's. */
const auditWords = {
  NONE: 'none',
  RECEIVED: 'auditing',
  UNDER_REVIEW: 'auditing',
  PASSED: 'approved',
  REFUSED: 'refused',
} as const;

/** Files a payee with the bank, whose audit begins; answers with its return code. */
export function filePayee(request: JsonObject, world: World): string {
  const card = sentText(request, 'receiverAccount') || sentText(request, 'bankCard');
  const isInvoicing = sentText(request, 'businessType') === INVOICING;
  if (sentText(request, 'appIdSub') === UNENABLED_MERCHANT && !isInvoicing)
    return ReturnCode.notEnabled;
  if (isUnderApproval(card, world)) return ReturnCode.underApproval;
  beginAudit(personIn(request), card, world);
  return ReturnCode.success;
}

/** The name and number by which a payee's data name the person; empty where they were not given. */
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

/** A payee as the bank shows it; nothing of one that it does not have. */
export function payee(request: JsonObject, world: World): JsonObject {
  const seller = sellerUnder(sellerOf(request), world);
  if (seller === undefined || seller.audit === 'NONE') return {};
  return { outUserId: seller.userId, receiverAccount: seller.bankCard };
}

/** Takes a payee off the bank's books; their card is free again. */
export function deletePayee(request: JsonObject, world: World): JsonObject {
  removePayee(sellerOf(request), world);
  return {};
}

/** The caller's number of the seller, which has two names. */
function sellerOf(request: JsonObject): string {
  return sentText(request, 'outUserId') || sentText(request, 'userId');
}
