import { z } from 'zod';
import type { PollContext } from '../../../platform/client/client.ts';
import { PlatformRejected } from '../../../platform/errors.ts';
import {
  type Decoded,
  keptCode,
  keptMark,
  keptText,
  maskDecoded,
  merged,
  numbersAmong,
} from '../../../platform/record/index.ts';
import { targetOf } from '../../../subjects/kind/attempts.ts';
import {
  actionRequired,
  defineKind,
  type Observation,
  succeeded,
} from '../../../subjects/kind/kind.ts';
import { furthest } from '../../../subjects/kind/observation.ts';
import type { Subject } from '../../../subjects/subject.ts';
import { quotaIndicators } from '../wire/order.ts';
import { blockingStep, sellerStatus, status } from '../wire/seller.ts';
import { personal } from '../../../subjects/personal/personal-members.ts';

const states = {
  NEW: actionRequired('Recorded; no face-scan page was made yet. Call `onboardSeller` again.'),
  AWAITING_FACE_SCAN: actionRequired(
    'The face-scan page exists; the person has not scanned their face yet.',
  ),
  FACE_SCANNED: actionRequired(
    'The person’s identity is proven, but the bank has no payee yet. Call `registerSeller`.',
  ),
  REGISTRATION_ACCEPTED:
    'The bank accepted the registration and audits it, for days; it cannot be hurried. Not onboarded yet.',
  ONBOARDED: succeeded(
    'The bank’s audit approved the payee. Later problems do not change this state: as the platform last reported, `onboarded` says whether they are still a payee, and `canInvoice` whether an order is possible.',
  ),
};

type State = keyof typeof states;

const truth = z.boolean().nullable().default(null);

/** No personal data is stored. All members are null in an old snapshot that was emptied. */
const details = z.object({
  serviceProviderId: keptText,
  buyerTaxNumber: personal(keptText),
  faceScanNumber: personal(keptText),
  registrationAccepted: z.boolean().default(false),
  realNamed: truth,
  onboarded: truth,
  blockedBy: keptCode(blockingStep),
  blockedByCode: keptText,
  blockedReason: personal(keptText),
  payeeStatus: keptText,
  auditStatus: keptText,
  authorizeStatus: keptText,
  freezeStatus: keptText,
  quota: personal(quotaIndicators),
  canInvoice: truth,
  isMock: keptMark,
});

/** A seller as stored between two polls. */
export type SellerDetails = Readonly<z.infer<typeof details>>;

/** The platform's response about a seller, and the scan number in the query. */
export type SellerAnswer = Decoded<typeof sellerStatus> & Pick<SellerDetails, 'faceScanNumber'>;

/**
 * Merges a response into the details. The bank's own fields are not stored, and its texts are masked. No step is missing if the
 * response has progress and names none.
 */
export function updated(before: SellerDetails, answer: SellerAnswer): SellerDetails {
  const { faceScanNumber } = answer;
  const { raw: _raw, ...said } = maskDecoded(
    sellerStatus,
    answer,
    numbersAmong(before, faceScanNumber),
  );
  const { realNamed, onboarded, canInvoice, blockedByCode } = said;
  const isTold = (realNamed ?? onboarded ?? canInvoice ?? blockedByCode) !== null;
  const isSame = blockedByCode !== null && blockedByCode === before.blockedByCode;
  const unblocked = { blockedBy: null, blockedByCode: null, blockedReason: null };
  const known = isTold && !isSame ? { ...before, ...unblocked } : before;
  return details.parse({ ...merged<object>(known, said), faceScanNumber });
}

/** The furthest state that the known members prove. */
export function stateOf(known: SellerDetails): State {
  if (known.onboarded === true) return 'ONBOARDED';
  if (known.registrationAccepted) return 'REGISTRATION_ACCEPTED';
  if (known.realNamed === true) return 'FACE_SCANNED';
  return known.faceScanNumber === null ? 'NEW' : 'AWAITING_FACE_SCAN';
}

/** Names by which the status of a seller is queried. */
type AskedWith = Pick<SellerDetails, 'serviceProviderId' | 'buyerTaxNumber' | 'faceScanNumber'>;

/** Queries the platform about a seller. */
export async function askAbout(
  sellerId: string,
  { serviceProviderId, buyerTaxNumber, faceScanNumber }: AskedWith,
  { platform }: Pick<PollContext, 'platform'>,
): Promise<SellerAnswer> {
  const answer = await platform.call(status, {
    sellerId,
    serviceProviderId,
    buyerTaxNumber,
    faceScanNumber,
  });
  return { ...answer, faceScanNumber };
}

/**
 * Queries the platform about a stored seller. If it rejects the scan number, the query is repeated without it: the
 * number's lifetime is not documented, and a later scan behind an H5 link replaces it by a number that is not reported.
 */
export async function askAboutKnown(
  sellerId: string,
  known: AskedWith,
  context: Pick<PollContext, 'platform'>,
): Promise<SellerAnswer> {
  try {
    return await askAbout(sellerId, known, context);
  } catch (error) {
    if (known.faceScanNumber === null || !(error instanceof PlatformRejected)) throw error;
    return askAbout(sellerId, { ...known, faceScanNumber: null }, context);
  }
}

/** Observation of a seller from a response. States never move backwards; the members show the bank's current response. */
export function toObservation(subject: Subject, answer: SellerAnswer): Observation<State> {
  const snapshot = updated(details.parse(subject.snapshot), answer);
  const state = furthest(reverseSeller.stateOrder, subject.state, stateOf(snapshot));
  return { state, snapshot };
}

/**
 * Registrations of sellers; the key is the caller's seller id and a number. A payee may be closed or changed by another
 * registration, and each registration has its own audit. Notices are not certain and the bank's audit takes days, so
 * registrations are polled for two months after their last change.
 */
export const reverseSeller = defineKind({
  kind: 'reverse-seller',
  names: ['Sellers', '出售者'],
  labels: {
    NEW: ['New', '新建'],
    AWAITING_FACE_SCAN: ['Waiting for the face scan', '等待刷脸'],
    FACE_SCANNED: ['Face scanned', '已刷脸'],
    REGISTRATION_ACCEPTED: ['Registration accepted', '登记已受理'],
    ONBOARDED: ['Onboarded', '已入驻'],
  },
  states,
  // All members of an onboarded seller may change at any time; only the state is final.
  changesAfterEnd: [
    'realNamed',
    'onboarded',
    'blockedBy',
    'blockedByCode',
    'blockedReason',
    'payeeStatus',
    'auditStatus',
    'authorizeStatus',
    'freezeStatus',
    'quota',
    'canInvoice',
    'isMock',
  ],
  stale:
    'Nothing changed for two months, so polling has stopped. `seller` queries the platform once, and another `onboardSeller` or `registerSeller` begins a new registration.',
  details,
  cadence: {
    firstMs: 60_000,
    growth: 1.25,
    longestMs: 4 * 60 * 60_000,
    followedMs: 10_000,
    staleAfterMs: 60 * 24 * 60 * 60_000,
  },
  async poll(subject, context: PollContext) {
    const known = details.parse(subject.snapshot);
    return toObservation(subject, await askAboutKnown(targetOf(subject.key), known, context));
  },
});
