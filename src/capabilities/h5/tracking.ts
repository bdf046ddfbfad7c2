import { z } from 'zod';
import type { JsonObject } from '../../kernel/json/json.ts';
import type { PollContext } from '../../platform/client/client.ts';
import { PlatformRejected } from '../../platform/errors.ts';
import {
  type CodeTable,
  type Decoded,
  keptMark,
  keptText,
  maskDecoded,
  numbersAmong,
  UNRECOGNIZED,
} from '../../platform/record/index.ts';
import { actionRequired, defineKind, failed, type Observation } from '../../subjects/kind/kind.ts';
import { furthest } from '../../subjects/kind/observation.ts';
import type { Subject } from '../../subjects/subject.ts';
import type { Subjects } from '../../subjects/subjects.ts';
import { bankRefusalOf } from '../bank/wire/answer.ts';
import { auditOf, linkedSeller, registrationOf } from './registration.ts';
import { h5Business, h5Scene, h5Status, h5Step } from './wire/codes.ts';
import { h5Handling, sessionStatus } from './wire/index.ts';
import { personal } from '../../subjects/personal/personal-members.ts';

const states = {
  OPENED: actionRequired('The link was made; the person has not begun.'),
  REDIRECTED: actionRequired('The person went on to the bank’s page and has not finished there.'),
  VERIFIED:
    'The face scan was checked: it proves who the person is and does not make them a payee. Wait.',
  SUBMITTED: 'The person was registered with the bank as payee. Wait.',
  EXPIRED: failed('The link ran out before the person had finished. Open another one.'),
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
  /** The credential to ask with; only while there is something to ask. */
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

/** A link as it is stored between two questions. Everything is empty in the snapshot of an old one. */
type H5Details = Readonly<z.infer<typeof details>>;

type Answer = Decoded<typeof h5Handling>;

/** The platform's word on a link, or its refusal to say one that says something itself. */
interface Word {
  readonly said: Answer | PlatformRejected;
  /** The seller's registration that a finished registration belongs to. */
  readonly registration: string | null;
}

/** The surroundings of a question about a link. */
type LinkContext = Pick<PollContext, 'platform' | 'now'> & {
  readonly subjects: Pick<Subjects, 'get'>;
};

/** A person who opened the page at the last minute may be at it still. */
const GRACE_MS = 60 * 60_000;

/** The meaning of a response, or of the refusal of one, for a link. */
export function toObservation(
  subject: Subject,
  { said, registration }: Word,
  now: number,
): Observation<State> {
  const known = details.parse(subject.snapshot);
  const answer = said instanceof PlatformRejected ? null : said;
  const later = answer === null ? known : withAnswer(known, answer);
  const state = stateOf(subject, later, answer, now);
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
 * Status of a link, as the platform reports it. Resolves with its refusal to say so where that says something: of
 * a link that ran out, or with a return code of the bank that is known. Throws any other.
 */
export async function pollLink(subject: Subject, context: LinkContext): Promise<Word> {
  const known = details.parse(subject.snapshot);
  const said = await askAbout(known, context);
  const isDone = !(said instanceof PlatformRejected) && said.platformStatus === 'DONE';
  const registration =
    isDone && known.seller !== null
      ? await registrationOf(context.subjects, known.seller.sellerId)
      : null;
  return { said, registration };
}

async function askAbout(
  known: H5Details,
  { platform, now }: LinkContext,
): Promise<Answer | PlatformRejected> {
  if (known.token === null) throw new Error('A link that is asked about has its token.');
  try {
    return await platform.call(sessionStatus, { token: known.token });
  } catch (error) {
    if (!(error instanceof PlatformRejected)) throw error;
    if (hasExpired(known, now) || bankRefusalOf(error.platformCode) !== null) return error;
    throw error;
  }
}

/**
 * The platform's status alone ends a handling: after a refusal of the bank the person may still be able to
 * type in another card.
 */
function stateOf(subject: Subject, later: H5Details, answer: Answer | null, now: number): State {
  if (answer?.platformStatus === 'DONE') return 'PERSON_DONE';
  if (answer?.platformStatus === 'FAILED') return 'FAILED';
  if (hasExpired(later, answer === null ? now : now - GRACE_MS)) return 'EXPIRED';
  const step = answer?.step ?? UNRECOGNIZED;
  if (step === UNRECOGNIZED) return furthest(h5Session.stateOrder, subject.state, 'OPENED');
  return step === 'INIT' ? 'OPENED' : step;
}

/** A refusal of the bank in the form that snapshots keep; null when its code is none of the named ones. */
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

/** Undocumented members of the answer are not stored, and free texts only masked: nobody knows whom they concern. */
function withAnswer(known: H5Details, answer: Answer): H5Details {
  const {
    raw: _raw,
    scene: _scene,
    sceneCode: _sceneCode,
    ...said
  } = maskDecoded(h5Handling, answer, numbersAmong(known));
  return { ...known, ...said };
}

/** Links for one person, by a digest of their token: the token itself is a credential. */
export const h5Session = defineKind({
  kind: 'h5-session',
  states,
  stale: 'The platform reported nothing for a month. Open another link.',
  details,
  cadence: {
    firstMs: 5_000,
    growth: 1.2,
    longestMs: 10 * 60_000,
    followedMs: 5_000,
    // A link is good for 30 days at the most and is queried about until it has run out.
    staleAfterMs: 32 * 24 * 60 * 60_000,
  },
  poll: async (subject, polling: PollContext & LinkContext) =>
    toObservation(subject, await pollLink(subject, polling), polling.now),
  followUps(_subject, { state, snapshot }) {
    const { seller } = details.parse(snapshot);
    return state === 'PERSON_DONE' && seller !== null ? auditOf(seller) : [];
  },
});

/** A decoded code: its name, or that the table does not hold it. */
function named<Name extends string>({ entries }: CodeTable<Name>) {
  const names: readonly Name[] = entries.map(({ name }) => name);
  return z
    .enum([...names, UNRECOGNIZED])
    .nullable()
    .default(null);
}
