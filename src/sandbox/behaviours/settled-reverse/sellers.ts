import type { JsonObject } from '../../../kernel/json.ts';
import { type Answer, Refusal, success } from '../../envelope.ts';
import { isGiven, malformed, requiredText } from '../../fields.ts';
import { fateOf, type SeedSeller } from '../../seed/reverse-sellers.ts';
import type { Collection } from '../../store.ts';
import type { World } from '../../world.ts';

/** A seller as the bank keeps them. Its words for audits and the like are not documented: these are this sandbox's. */
export interface Seller {
  readonly userId: string;
  readonly name: string;
  readonly idNo: string;
  readonly transNo: string;
  readonly redLine: SeedSeller['redLine'];
  readonly realNamed: boolean;
  readonly audit: 'NONE' | 'RECEIVED' | 'UNDER_REVIEW' | 'PASSED' | 'REFUSED';
  readonly refusal: string | null;
  readonly bankCard: string | null;
}

/** The processes that finish a face scan and move an audit on. */
export const FACE_SCAN = 'rinv face scan';
export const AUDIT = 'rinv audit';

/** Sellers by the caller's id of them. */
function sellers(world: World): Collection<Seller> {
  return world.collection<Seller>('rinv sellers');
}

/** The seller that a request names. How the platform says that it does not know one is not documented. */
export function knownSeller(request: JsonObject, world: World): Seller {
  const seller = sellers(world).get(requiredText(request, 'userId'));
  return seller ?? malformed('no such seller');
}

/** Makes a face-scan page; a later one replaces it, until the scan is done. */
export function onboard(request: JsonObject, world: World): Answer {
  const userId = requiredText(request, 'userId');
  const { name, idNo } = readPerson(request);
  requiredText(request, 'jumpUrl');
  const known = sellers(world).get(userId);
  if (known !== undefined && known.idNo !== idNo) malformed('userId is bound to another idNo');
  const transNo = `FT${String(world.nextNumber('rinv face scan')).padStart(14, '0')}`;
  if (known?.realNamed !== true) {
    const { redLine } = fateOf(idNo);
    const fresh = { userId, name, idNo, transNo, redLine, realNamed: false, refusal: null };
    sellers(world).put(userId, { ...fresh, audit: 'NONE', bankCard: null });
    world.begin(FACE_SCAN, userId);
  }
  return success({
    pageUrl: world.fileUrl('settled-reverse', `face-scan.${transNo}`),
    transNo,
    mock: true,
  });
}

/** Takes a payee's data and begins the audit. */
export function register(request: JsonObject, world: World): Answer {
  const { idNo } = readPerson(request);
  const bankCard = requiredText(request, 'bankCard');
  requiredText(request, 'idStartDate');
  requiredText(request, 'idEndDate');
  if (typeof request['isPartnerBankCard'] !== 'boolean') malformed('isPartnerBankCard is required');
  if (
    !request['isPartnerBankCard'] &&
    !(isGiven(request, 'bankName') && isGiven(request, 'bankCode'))
  )
    malformed('bankName and bankCode are required for a card of another bank');
  const seller = knownSeller(request, world);
  if (seller.idNo !== idNo) malformed('userId is bound to another idNo');
  if (!seller.realNamed) return notAccepted(seller, 'the face scan comes first');
  if (seller.redLine === 'over500W')
    return notAccepted(seller, 'the quota of 5,000,000 is used up');
  if (['RECEIVED', 'UNDER_REVIEW'].includes(seller.audit))
    throw new Refusal('CYT_40001', '30601013: a record of this card is under approval');
  sellers(world).put(seller.userId, { ...seller, bankCard, audit: 'RECEIVED', refusal: null });
  world.begin(AUDIT, seller.userId);
  const hint = 'the bank audits; ask seller/status';
  return success({ userId: seller.userId, accepted: true, autoAudited: false, hint, mock: true });
}

/** The snapshot of document 2, section 2. */
export function status(request: JsonObject, world: World): Answer {
  const seller = knownSeller(request, world);
  if (isGiven(request, 'transNo') && request['transNo'] !== seller.transNo)
    malformed('no such transNo');
  const { realNamed, audit, redLine } = seller;
  const onboarded = audit === 'PASSED';
  const [blockedBy, blockedReason] = blockOf(seller);
  return success({
    realNamed,
    onboarded,
    blockedBy,
    blockedReason,
    receiverStatus: onboarded ? 'NORMAL' : 'NONE',
    auditStatus: audit,
    authorizeStatus: realNamed ? 'AUTHORIZED' : 'NONE',
    freezeStatus: 'NORMAL',
    // Known only once the id is bound to an ID number.
    quota: realNamed ? quotaOf(seller) : null,
    canInvoice: onboarded && redLine === null,
    raw: { userName: seller.name, idNo: seller.idNo, bankCard: seller.bankCard },
    mock: true,
  });
}

export function updateCard(request: JsonObject, world: World): Answer {
  const seller = knownSeller(request, world);
  requiredText(request, 'vendorId');
  if (seller.audit !== 'PASSED') malformed('the seller is no payee');
  const bankCard = requiredText(request, 'bankCard');
  sellers(world).put(seller.userId, { ...seller, bankCard });
  return success({ userId: seller.userId, result: 'SUCCESS', raw: { bankCard }, mock: true });
}

export function close(request: JsonObject, world: World): Answer {
  const seller = knownSeller(request, world);
  requiredText(request, 'vendorId');
  if (seller.audit !== 'PASSED') malformed('the seller is no payee');
  sellers(world).put(seller.userId, { ...seller, audit: 'NONE', bankCard: null });
  return success({
    userId: seller.userId,
    result: 'SUCCESS',
    raw: { idNo: seller.idNo },
    mock: true,
  });
}

/** Lets the person scan their face; false when no scan waits. */
export function finishFaceScan(userId: string, world: World): boolean {
  world.end(FACE_SCAN, userId);
  const seller = sellers(world).get(userId);
  if (seller === undefined || seller.realNamed) return false;
  sellers(world).put(userId, { ...seller, realNamed: true });
  return true;
}

/** Moves an audit on: received, under review, and then its end. It takes twice as long as anything else. */
export function continueAudit(userId: string, world: World): void {
  const seller = sellers(world).get(userId);
  if (seller?.audit === 'RECEIVED') {
    sellers(world).put(userId, { ...seller, audit: 'UNDER_REVIEW' });
    world.begin(AUDIT, userId);
  } else if (seller?.audit === 'UNDER_REVIEW') {
    finishAudit(userId, fateOf(seller.idNo).refusal, world);
  }
}

/** Ends a seller's audit, with a reason to refuse them or without; false when none is under way. */
export function finishAudit(userId: string, refusal: string | null, world: World): boolean {
  const seller = sellers(world).get(userId);
  if (seller?.audit !== 'RECEIVED' && seller?.audit !== 'UNDER_REVIEW') return false;
  world.end(AUDIT, userId);
  const audit = refusal === null ? 'PASSED' : 'REFUSED';
  sellers(world).put(userId, { ...seller, audit, refusal });
  return true;
}

/** The indicators of the red lines; true where one is hit. */
export function quotaOf({ redLine }: Seller): JsonObject {
  return {
    over500W: redLine === 'over500W',
    overYear200W: false,
    overYear210W: false,
    overMonth10W: redLine === 'overMonth10W',
    backAmount: '0.00',
  };
}

function blockOf({ realNamed, audit, refusal, redLine }: Seller): [string, string] | [null, null] {
  if (!realNamed) return ['realname', 'no face scan yet'];
  if (redLine === 'over500W') return ['quota', 'the line of 5,000,000 is hit'];
  if (audit !== 'PASSED') return ['onboard', refusal ?? 'no approved payee'];
  return redLine === null ? [null, null] : ['quota', 'the line of 100,000 a month is hit'];
}

function notAccepted({ userId }: Seller, hint: string): Answer {
  return success({ userId, accepted: false, autoAudited: false, hint, mock: true });
}

function readPerson(request: JsonObject): { name: string; idNo: string } {
  requiredText(request, 'phone');
  return { name: requiredText(request, 'name'), idNo: requiredText(request, 'idNo') };
}
