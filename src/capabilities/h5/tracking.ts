import { z } from 'zod';
import { attemptToSubmit } from '../../subjects/kind/attempts.ts';
import {
  type FollowUp,
  STALE,
  actionRequired,
  defineKind,
  failed,
  type Observation,
} from '../../subjects/kind/kind.ts';
import { bestEffort } from '../../subjects/errors.ts';
import type { Subject } from '../../subjects/subject.ts';
import type { Subjects } from '../../subjects/subjects.ts';
import { personal } from '../../subjects/personal/personal-members.ts';
import {
  keptText,
  type CodeTable,
  type Decoded,
  keptMark,
  maskDecoded,
  merged,
  numbersAmong,
  UNRECOGNIZED,
} from '../../platform/record/index.ts';
import type { JsonObject } from '../../kernel/json/json.ts';
import type { PollContext } from '../../platform/client/client.ts';
import { PlatformRejected, PlatformUnavailable } from '../../platform/errors.ts';
import { errors } from '../../messages/errors.ts';
import { furthest } from '../../subjects/kind/observation.ts';
import { bankRefusalOf } from '../bank/wire/answer.ts';
import { h5Business, h5Scene, h5Status, h5Step } from './wire/handling.ts';
import { h5Handling, sessionStatus } from './wire/index.ts';

/** Seller of a link, with the names that a status query requires. */
const linkedSeller = z.object({
  sellerId: z.string(),
  serviceProviderId: keptText,
  buyerTaxNumber: personal(keptText),
  /** Key of the registration at the bank; null until the person has finished. */
  registration: keptText,
});

type LinkedSeller = z.output<typeof linkedSeller>;

/** Kind of the sellers in the bank-settled flow, by name, because capabilities do not import each other. */
const SELLER = { kind: 'reverse-seller', accepted: 'REGISTRATION_ACCEPTED' } as const;

/**
 * Registration that a finished link belongs to: the one opened for the link, or the seller's registration that is being
 * polled, or else the next one. The next one is opened here, with polls: before the link is final, a request of a
 * client might open it without them. If the store fails, it is opened together with the end of the link.
 */
async function registrationOf(
  link: Subject,
  seller: LinkedSeller,
  subjects: LinkContext['subjects'],
): Promise<string> {
  for (;;) {
    const { key, known } = await attemptToSubmit(subjects, SELLER, seller.sellerId, {
      input: [link.kind, link.key],
      isOver: (registration) => !isPolled(registration),
    });
    if (known !== null) return key;
    const opened = await bestEffort(() => subjects.openFollowUp(link, auditOf(seller, key)), null);
    if (opened === null) return key;
  }
}

function isPolled({ final, state, dueAt }: Subject): boolean {
  return !final && state !== STALE && dueAt !== null;
}

/** Follow-up that polls the seller during the bank's audit. */
function auditOf({ serviceProviderId, buyerTaxNumber }: LinkedSeller, key: string): FollowUp {
  const snapshot = { serviceProviderId, buyerTaxNumber, registrationAccepted: true };
  return { kind: SELLER.kind, key, state: SELLER.accepted, snapshot };
}

const states = {
  OPENED: actionRequired('The link was made; the person has not begun.'),
  REDIRECTED: actionRequired('The person went on to the bank’s page and has not finished there.'),
  VERIFIED:
    'The face scan was checked: it proves the person’s identity and does not make them a payee. Wait.',
  SUBMITTED: 'The filing as payee was submitted to the bank, whose response is `payee`. Wait.',
  EXPIRED: failed('The link expired before the person had finished. Open another one.'),
  FAILED: failed('It failed: read `rejection` and `message`, then open another link.'),
  PERSON_DONE: {
    progress: 'SUCCEEDED',
    final: true,
    doc: 'Final for the link: the person has finished. The bank’s audit goes on: for a seller, `sellerUpdates` and `sellerOnboarded` follow it from here to its end.',
  },
} as const;

type State = keyof typeof states;

const payee = z.object({
  returnCode: keptText,
  sellerId: keptText,
  business: named(h5Business),
  businessCode: keptText,
});

const details = z.object({
  /** Credential of status queries; stored only while queries are needed. */
  token: personal(keptText),
  scene: named(h5Scene),
  sceneCode: keptText,
  /** ISO 8601. */
  expiresAt: keptText,
  isMock: keptMark,
  /** Null for an enterprise. */
  seller: linkedSeller.nullable().default(null),
  platformStatus: named(h5Status),
  platformStatusCode: keptText,
  step: named(h5Step),
  stepCode: keptText,
  faceAuthResult: keptText,
  payee: payee.nullable().default(null),
  message: personal(keptText),
});

/** A link as stored between two polls. All members are empty in an old snapshot that was emptied. */
type H5Details = Readonly<z.infer<typeof details>>;

type Answer = Decoded<typeof h5Handling>;

/** The platform's response about a link, or a rejection that carries information. */
interface Word {
  readonly said: Answer | PlatformRejected;
  /** True if the person has finished. */
  readonly isDone: boolean;
  /** The seller's registration that a finished link belongs to. */
  readonly registration: string | null;
}

/** Dependencies of a query about a link. */
type LinkContext = Pick<PollContext, 'platform' | 'clock'> & {
  readonly subjects: Pick<Subjects, 'get' | 'isSameInput' | 'openFollowUp'>;
};

/** Grace period for a person who opened the page shortly before the link expired. */
const GRACE_MS = 60 * 60_000;

/** Observation of a link from a response or rejection. */
function toObservation(
  subject: Subject,
  { said, isDone, registration }: Word,
  clock: PollContext['clock'],
): Observation<State> {
  const known = details.parse(subject.snapshot);
  const answer = said instanceof PlatformRejected ? null : said;
  const later = answer === null ? known : withAnswer(known, answer);
  const state = isDone ? 'PERSON_DONE' : stateOf(subject, later, answer, clock.now());
  const returnCode = said instanceof PlatformRejected ? said.platformCode : later.payee?.returnCode;
  const rejection = rejectionOf(returnCode ?? '');
  const snapshot = {
    ...later,
    ...(h5Session.finalStates.has(state) && { token: null }),
    seller: later.seller && { ...later.seller, registration },
    ...(rejection !== null && { rejection }),
  };
  return { state, snapshot };
}

/**
 * Queries the status of a link. Resolves with a rejection if it carries information: the link has expired, or the bank
 * returned a known code. Throws any other rejection.
 */
async function pollLink(subject: Subject, context: LinkContext): Promise<Word> {
  const known = details.parse(subject.snapshot);
  const said = await askAbout(known, context);
  const isDone = hasFinished(known, said, context.clock.now());
  const registration =
    isDone && known.seller !== null
      ? await registrationOf(subject, known.seller, context.subjects)
      : null;
  return { said, isDone, registration };
}

async function askAbout(
  known: H5Details,
  { platform, clock }: LinkContext,
): Promise<Answer | PlatformRejected> {
  if (known.token === null) throw new Error('A queried link has a token.');
  try {
    const answer = await platform.call(sessionStatus, { token: known.token });
    if (isOfAnother(known, answer))
      throw new PlatformUnavailable(errors.otherSubject({ member: 'result.add.outUserId' }), {
        maybeApplied: false,
      });
    return answer;
  } catch (error) {
    if (!(error instanceof PlatformRejected)) throw error;
    if (hasExpired(known, clock.now()) || bankRefusalOf(error.platformCode) !== null) return error;
    throw error;
  }
}

/**
 * True for a response about another seller; the request contains only the token. An id that the platform sends as a
 * number has lost its leading zeros.
 */
function isOfAnother({ seller }: H5Details, { payee }: Answer): boolean {
  const named = payee?.sellerId ?? null;
  return named !== null && seller !== null && withoutZeros(named) !== withoutZeros(seller.sellerId);
}

const withoutZeros = (id: string): string => id.replace(/^0+(?=\d)/, '');

/**
 * True if the platform reports the end, or reported the last step before the link expired: then the bank has the person's data,
 * and its audit must be followed. A payee whom the bank rejected has no audit.
 */
function hasFinished(known: H5Details, said: Answer | PlatformRejected, now: number): boolean {
  const isRejection = said instanceof PlatformRejected;
  const code = isRejection ? said.platformCode : (said.payee?.returnCode ?? null);
  if (bankRefusalOf(code) !== null) return false;
  if (isRejection) return known.step === 'SUBMITTED' && hasExpired(known, now);
  const { platformStatus, step } = said;
  if (platformStatus === 'DONE' || platformStatus === 'FAILED') return platformStatus === 'DONE';
  return [step, known.step].includes('SUBMITTED') && hasExpired(known, now - GRACE_MS);
}

/**
 * Only the platform's status ends a handling: after the bank's rejection the person may still be able to enter another
 * card.
 */
function stateOf(subject: Subject, later: H5Details, answer: Answer | null, now: number): State {
  // `DONE` comes here only if the bank rejected the payee; see `hasFinished`.
  if (answer?.platformStatus === 'FAILED' || answer?.platformStatus === 'DONE') return 'FAILED';
  if (hasExpired(later, answer === null ? now : now - GRACE_MS)) return 'EXPIRED';
  const step = answer?.step ?? UNRECOGNIZED;
  if (step === UNRECOGNIZED) return furthest(h5Session.stateOrder, subject.state, 'OPENED');
  return step === 'INIT' ? 'OPENED' : step;
}

/** Stored form of a rejection by the bank; null for an undocumented code. */
function rejectionOf(platformCode: string): JsonObject | null {
  const refusal = bankRefusalOf(platformCode);
  return (
    refusal && {
      ...refusal,
      retryable: false,
      retryAfterSeconds: null,
      platformCode,
      requestId: null,
      steps: [],
    }
  );
}

function hasExpired({ expiresAt }: H5Details, now: number): boolean {
  return expiresAt !== null && Date.parse(expiresAt) <= now;
}

/**
 * Merges a response. Undocumented members are not stored and free texts are masked, because they may concern persons. A
 * member that is missing from the response keeps its value: the response about an expired link may no longer have the
 * last step.
 */
function withAnswer(known: H5Details, answer: Answer): H5Details {
  const {
    raw: _raw,
    scene: _scene,
    sceneCode: _sceneCode,
    ...said
  } = maskDecoded(h5Handling, answer, numbersAmong(known));
  return merged(known, said);
}

/** Links for one person; the key is a digest of the token, because the token is a credential. */
export const h5Session = defineKind({
  kind: 'h5-session',
  names: ['H5 sessions', 'H5 办理'],
  labels: {
    OPENED: ['Opened', '已打开'],
    REDIRECTED: ['Redirected', '已跳转'],
    VERIFIED: ['Verified', '已查验'],
    FAILED: ['Failed', '失败'],
    PERSON_DONE: ['Person is done', '个人已完成'],
  },
  states,
  stale: 'The platform reported nothing for a month. Open another link.',
  details,
  cadence: {
    firstMs: 5_000,
    growth: 1.2,
    longestMs: 10 * 60_000,
    followedMs: 5_000,
    // A link is valid for at most 30 days and is polled until it has expired.
    staleAfterMs: 32 * 24 * 60 * 60_000,
  },
  ask: pollLink,
  observe: toObservation,
  followUps(_subject, { state, snapshot }) {
    const { seller } = details.parse(snapshot);
    const registration = state === 'PERSON_DONE' ? seller?.registration : null;
    return seller && registration ? [auditOf(seller, registration)] : [];
  },
});

/** Schema of a decoded code: its name, or the mark of an unrecognized code. */
function named<Name extends string>({ entries }: CodeTable<Name>) {
  const names: readonly Name[] = entries.map(({ name }) => name);
  return z
    .enum([...names, UNRECOGNIZED])
    .nullable()
    .default(null);
}
