import { sentText } from '../../fields.ts';
import type { JsonObject } from '../../../kernel/json.ts';
import type { World } from '../../world.ts';

/** A payee as the bank keeps it. */
export interface Payee {
  readonly outUserId: string;
  readonly businessType: string;
  /** The card that the seller is paid to; empty when none was given. */
  readonly card: string;
  /** What the bank's own people make of it. The document does not show its values: these are this sandbox's. */
  readonly auditStatus: 'auditing' | 'approved' | 'deleted';
}

/** The process that is the bank's audit. */
export const AUDIT = 'bank audit';

/** Return codes. Only the refusals are documented (document 2, section 4.4). */
export const ReturnCode = {
  success: '00000000',
  notEnabled: '30601004',
  underApproval: '30601013',
} as const;

/** A merchant number that is enabled for no business but invoicing. */
const UNENABLED_MERCHANT = 'MERCHANT-NOT-ENABLED';
const INVOICING = '0006';
const RECYCLED_RESOURCES = '0004';

/** Payees by the caller's number of the seller. */
export function payeeOf(outUserId: string, world: World): Payee | undefined {
  return world.collection<Payee>('bank payees').get(outUserId);
}

/** Files a payee with the bank, whose audit begins; answers with its return code. */
export function filePayee(request: JsonObject, world: World): string {
  const businessType = sentText(request, 'businessType') || RECYCLED_RESOURCES;
  const card = sentText(request, 'receiverAccount') || sentText(request, 'bankCard');
  const outUserId = sentText(request, 'outUserId') || sentText(request, 'userId');
  if (sentText(request, 'appIdSub') === UNENABLED_MERCHANT && businessType !== INVOICING)
    return ReturnCode.notEnabled;
  const cards = world.collection<string>('bank cards under approval');
  const holder = payeeOf(cards.get(card) ?? '', world);
  if (card !== '' && holder?.auditStatus === 'auditing') return ReturnCode.underApproval;
  const payee: Payee = { outUserId, businessType, card, auditStatus: 'auditing' };
  world.collection<Payee>('bank payees').put(outUserId, payee);
  if (card !== '') cards.put(card, outUserId);
  world.begin(AUDIT, outUserId);
  return ReturnCode.success;
}

/** The bank's people approve of a payee. */
export function approve(outUserId: string, world: World): void {
  setStatus(outUserId, 'approved', world);
}

/** Takes a payee off the bank's books; their card is free again. */
export function removePayee(outUserId: string, world: World): void {
  world.end(AUDIT, outUserId);
  setStatus(outUserId, 'deleted', world);
}

function setStatus(outUserId: string, auditStatus: Payee['auditStatus'], world: World): void {
  const payee = payeeOf(outUserId, world);
  if (payee !== undefined)
    world.collection<Payee>('bank payees').put(outUserId, { ...payee, auditStatus });
}
