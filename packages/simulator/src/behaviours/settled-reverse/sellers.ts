import type { JsonObject } from '../../from-service.ts';
import { isDay } from '../../world/calendar.ts';
import { type Answer, mocked, Refusal } from '../../gateway/envelope.ts';
import { isGiven, malformed, requiredText, requiredTexts } from '../../gateway/fields.ts';
import { fateOf, type SeedSeller } from '../../seed/reverse-sellers.ts';
import { collection, type World, type PersonPage } from '../../world/world.ts';

/** Seller as the bank stores them. Its words for audits and the like are not documented: these are this sandbox's choice. */
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

/** Processes that finish a face scan and advance an audit. */
export const FACE_SCAN = 'rinv face scan';
export const AUDIT = 'rinv audit';

/** Sellers by the caller's id, from whichever interface: the bank has one register of payees. */
const sellers = collection<Seller>('rinv sellers');

/** Person who last submitted a card, by the card's number. */
const holders = collection<string>('rinv cards');

/** Data with which a request names a person; empty if absent. */
interface Person {
  readonly userId: string;
  readonly name: string;
  readonly idNo: string;
}

/** Seller under the caller's id. */
export function sellerUnder(userId: string, world: World): Seller | undefined {
  return sellers(world).get(userId);
}

/** Seller that a request names. The platform's response for an unknown seller is not documented. */
export function knownSeller(request: JsonObject, world: World): Seller {
  const seller = sellers(world).get(requiredText(request, 'userId'));
  return seller ?? malformed('no such seller');
}

/** Creates a face-scan page; a later one replaces it. A person who was scanned stays verified. */
export function onboard(request: JsonObject, world: World): Answer {
  const userId = requiredText(request, 'userId');
  const { name, idNo } = readPerson(request);
  requiredText(request, 'jumpUrl');
  const known = sellers(world).get(userId);
  checkBinding(known, idNo);
  const transNo = nextScan(world);
  if (known?.realNamed === true) sellers(world).put(userId, { ...known, transNo });
  else {
    sellers(world).put(userId, { ...newSeller({ userId, name, idNo }), transNo });
    world.begin(FACE_SCAN, userId);
  }
  return mocked({ pageUrl: world.pageUrl('FACE_SCAN', userId), transNo });
}

/** Accepts a payee's data and begins the audit. */
export function register(request: JsonObject, world: World): Answer {
  const { idNo } = readPerson(request);
  const { bankCard, ...days } = requiredTexts(request, 'bankCard', 'idStartDate', 'idEndDate');
  for (const [name, day] of Object.entries(days))
    if (!isDay(day)) malformed(`${name} must be yyyy-MM-dd`);
  if (typeof request['isPartnerBankCard'] !== 'boolean') malformed('isPartnerBankCard is required');
  if (
    !request['isPartnerBankCard'] &&
    !(isGiven(request, 'bankName') && isGiven(request, 'bankCode'))
  )
    malformed('bankName and bankCode are required for a card of another bank');
  const seller = knownSeller(request, world);
  checkBinding(seller, idNo);
  if (!seller.realNamed) return notAccepted(seller, 'the face scan comes first');
  if (seller.redLine === 'over500W')
    return notAccepted(seller, 'the quota of 5,000,000 is used up');
  if (isAudited(seller) || isUnderApproval(bankCard, world))
    throw new Refusal('CYT_40001', '30601013: a record of this card is under approval');
  beginAudit(seller, bankCard, world);
  const hint = 'the bank audits; ask seller/status';
  return mocked({ userId: seller.userId, accepted: true, autoAudited: false, hint });
}

/** True for a card with a record under approval (document 2, section 4.4). */
export function isUnderApproval(card: string, world: World): boolean {
  const holder = sellers(world).get(holders(world).get(card) ?? '');
  return holder !== undefined && holder.bankCard === card && isAudited(holder);
}

/** Enters a person as payee, whom the bank then audits. */
export function beginAudit(person: Person, card: string, world: World): void {
  const { userId } = person;
  const seller = sellers(world).get(userId) ?? newSeller(person);
  const bankCard = card === '' ? null : card;
  sellers(world).put(userId, { ...seller, bankCard, audit: 'RECEIVED', refusal: null });
  if (bankCard !== null) holders(world).put(bankCard, userId);
  world.begin(AUDIT, userId);
}

/** Binds the caller's id to a person whose face was scanned behind an H5 link. */
export function proveName(person: Person, world: World): void {
  const known = sellers(world).get(person.userId) ?? newSeller(person);
  world.end(FACE_SCAN, person.userId);
  sellers(world).put(person.userId, { ...known, realNamed: true, transNo: nextScan(world) });
}

/** Deletes a payee at the bank. */
export function removePayee(userId: string, world: World): void {
  world.end(AUDIT, userId);
  const seller = sellers(world).get(userId);
  if (seller !== undefined)
    sellers(world).put(userId, { ...seller, audit: 'NONE', bankCard: null });
}

/** Snapshot of document 2, section 2. */
export function status(request: JsonObject, world: World): Answer {
  const seller = knownSeller(request, world);
  if (isGiven(request, 'transNo') && request['transNo'] !== seller.transNo)
    malformed('no such transNo');
  const { realNamed, audit, redLine } = seller;
  const onboarded = audit === 'PASSED';
  const [blockedBy, blockedReason] = blockOf(seller);
  return mocked({
    realNamed,
    onboarded,
    blockedBy,
    blockedReason,
    receiverStatus: onboarded ? 'NORMAL' : 'NONE',
    auditStatus: audit,
    authorizeStatus: realNamed ? 'AUTHORIZED' : 'NONE',
    freezeStatus: 'NORMAL',
    // Known only after the id is bound to an ID number.
    quota: realNamed ? quotaOf(seller) : null,
    canInvoice: realNamed && onboarded && redLine === null,
    raw: { userName: seller.name, idNo: seller.idNo, bankCard: seller.bankCard },
  });
}

export function updateCard(request: JsonObject, world: World): Answer {
  const seller = knownPayee(request, world);
  const bankCard = requiredText(request, 'bankCard');
  sellers(world).put(seller.userId, { ...seller, bankCard });
  return mocked({ userId: seller.userId, result: 'SUCCESS', raw: { bankCard } });
}

export function close(request: JsonObject, world: World): Answer {
  const seller = knownPayee(request, world);
  removePayee(seller.userId, world);
  return mocked({ userId: seller.userId, result: 'SUCCESS', raw: { idNo: seller.idNo } });
}

function knownPayee(request: JsonObject, world: World): Seller {
  const seller = knownSeller(request, world);
  requiredText(request, 'vendorId');
  return seller.audit === 'PASSED' ? seller : malformed('the seller is no payee');
}

/** Completes the person's face scan; false if none is pending. */
export function finishFaceScan(userId: string, world: World): boolean {
  world.end(FACE_SCAN, userId);
  const seller = sellers(world).get(userId);
  if (seller === undefined || seller.realNamed) return false;
  sellers(world).put(userId, { ...seller, realNamed: true });
  return true;
}

/** Page on which a seller scans their face. */
export const faceScanPage: PersonPage = {
  state(userId, _done, world) {
    const seller = sellers(world).get(userId);
    if (seller === undefined) return null;
    const { name, realNamed } = seller;
    return {
      facts: [{ about: 'PERSON', value: name }],
      steps: [{ deed: 'SCAN_FACE', done: realNamed }],
      outcome: realNamed ? 'DONE' : null,
    };
  },
  did(userId, _deed, _words, world) {
    finishFaceScan(userId, world);
    return null;
  },
  takeOver: (userId, world) => void world.end(FACE_SCAN, userId),
};

/** Advances an audit one step: received, under review, ended. With its two steps it takes twice as long as other tasks. */
export function continueAudit(userId: string, world: World): void {
  const seller = sellers(world).get(userId);
  if (seller?.audit === 'RECEIVED') {
    sellers(world).put(userId, { ...seller, audit: 'UNDER_REVIEW' });
    world.begin(AUDIT, userId);
  } else if (seller?.audit === 'UNDER_REVIEW') {
    finishAudit(userId, fateOf(seller.idNo).refusal, world);
  }
}

/** Ends a seller's audit, with a reason for a rejection or null; false if none is in progress. */
export function finishAudit(userId: string, refusal: string | null, world: World): boolean {
  const seller = sellers(world).get(userId);
  if (seller === undefined || !isAudited(seller)) return false;
  world.end(AUDIT, userId);
  const audit = refusal === null ? 'PASSED' : 'REFUSED';
  sellers(world).put(userId, { ...seller, audit, refusal });
  const { name, idNo } = seller;
  // The members of a notice are not documented: these are this sandbox's choice, and no code may rely on them.
  world.notify({ type: 'PAYEE_AUDIT', payee: { outUserId: userId, name, idNo, audit } });
  return true;
}

/** Flags of the limits; true for a limit that is reached. */
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

function newSeller(person: Person): Seller {
  const fresh = {
    transNo: '',
    realNamed: false,
    audit: 'NONE',
    refusal: null,
    bankCard: null,
  } as const;
  return { ...person, ...fresh, redLine: fateOf(person.idNo).redLine };
}

function nextScan(world: World): string {
  return `FT${String(world.nextNumber('rinv face scan')).padStart(14, '0')}`;
}

/** A person who came by an H5 link may not have given their ID number before. */
function checkBinding(known: Seller | undefined, idNo: string): void {
  const isOther = known !== undefined && known.idNo !== '' && known.idNo !== idNo;
  if (isOther) malformed('userId is bound to another idNo');
}

function isAudited({ audit }: Seller): boolean {
  return audit === 'RECEIVED' || audit === 'UNDER_REVIEW';
}

function notAccepted({ userId }: Seller, hint: string): Answer {
  return mocked({ userId, accepted: false, autoAudited: false, hint });
}

function readPerson(request: JsonObject): { readonly name: string; readonly idNo: string } {
  return requiredTexts(request, 'phone', 'name', 'idNo');
}
