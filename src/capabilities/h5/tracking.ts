import { z } from 'zod';
import type { JsonObject } from '../../kernel/json.ts';
import { maskText } from '../../kernel/masking.ts';
import { bankRefusals } from '../../platform/bank-refusals.ts';
import type { Asking } from '../../platform/client.ts';
import { PlatformRejected } from '../../platform/errors.ts';
import { type CodeTable, type Decoded, UNRECOGNIZED } from '../../platform/record/index.ts';
import type { Finding, Subject, Tracked } from '../../tracker/tracked.ts';
import { h5Business, type h5Handling, h5Scene, h5Status, h5Step, sessionStatus } from './wire.ts';

/** The states of a link, in order, each with what it means to whoever waits. */
export const h5States = {
  OPENED: 'The link was made; the person has not begun. Wait.',
  REDIRECTED: 'The person went on to the bank’s page. Wait.',
  VERIFIED:
    'The face scan was checked: it proves who the person is and does not make them a payee. Wait.',
  SUBMITTED: 'The person was handed in to the bank as payee. Wait.',
  PERSON_DONE:
    'Final for the link: the person has finished. The bank’s audit goes on and is followed elsewhere: for a seller, until it is onboarded.',
  FAILED: 'Final. It failed: read `rejection` and `result`, then open another link.',
  EXPIRED: 'Final. The link ran out before the person had finished. Open another one.',
} as const;

type State = keyof typeof h5States;

const stateOfStep = {
  INIT: 'OPENED',
  REDIRECTED: 'REDIRECTED',
  VERIFIED: 'VERIFIED',
  SUBMITTED: 'SUBMITTED',
} as const satisfies Record<string, State>;

const text = z.string().nullable().default(null);

const details = z.object({
  /** The credential to ask with; only while there is something to ask. */
  token: text,
  scene: named(h5Scene),
  sceneCode: text,
  /** ISO 8601. */
  expiresAt: text,
  isMock: z.boolean().default(false),
  platformStatus: named(h5Status),
  platformStatusCode: text,
  step: named(h5Step),
  stepCode: text,
  ok: z.boolean().nullable().default(null),
  result: z
    .object({
      face: z.object({ result: text }).nullable(),
      payee: z
        .object({
          returnCode: text,
          outUserId: text,
          business: named(h5Business),
          businessCode: text,
        })
        .nullable(),
      message: text,
    })
    .nullable()
    .default(null),
});

/** A link as it is remembered between two questions. Everything is empty in the snapshot of an old one. */
export type H5Details = Readonly<z.infer<typeof details>>;

/** Reads a snapshot; what is missing is null. */
export function toDetails(snapshot: JsonObject): H5Details {
  return details.parse(snapshot);
}

type Answer = Decoded<typeof h5Handling>;

/** Somebody who opened the page at the last minute may be at it still. */
const GRACE_MS = 60 * 60_000;

/** What an answer, or the refusal of one, means for a link. */
export function toFinding(subject: Subject, said: Answer | PlatformRejected, now: number): Finding {
  const known = toDetails(subject.snapshot);
  const answer = said instanceof PlatformRejected ? null : said;
  const later = answer === null ? known : withAnswer(known, answer);
  const state = stateOf(subject, later, answer, now);
  const final = state === 'PERSON_DONE' || state === 'FAILED' || state === 'EXPIRED';
  const returnCode =
    said instanceof PlatformRejected ? said.platformCode : later.result?.payee?.returnCode;
  const rejection = rejectionOf(returnCode ?? '');
  const snapshot = {
    ...later,
    ...(final && { token: null }),
    ...(rejection !== null && { rejection }),
  };
  return { state, final, snapshot };
}

/**
 * How the platform says a link stands. Resolves with its refusal to say so where that says something: of
 * a link that ran out, or with a return code of the bank that is known. Throws any other.
 */
export async function askAbout(
  subject: Subject,
  { platform, now }: Pick<Asking, 'platform' | 'now'>,
): Promise<Answer | PlatformRejected> {
  const known = toDetails(subject.snapshot);
  if (known.token === null) throw new Error('A link that is asked about has its token.');
  try {
    return await platform.call(sessionStatus, { token: known.token });
  } catch (error) {
    if (!(error instanceof PlatformRejected)) throw error;
    if (hasExpired(known, now) || bankRefusals.has(error.platformCode ?? '')) return error;
    throw error;
  }
}

/**
 * The platform's status alone ends a handling: after a refusal of the bank the person may still be able to
 * type in another card.
 */
function stateOf(subject: Subject, later: H5Details, answer: Answer | null, now: number): string {
  if (answer?.platformStatus === 'DONE') return 'PERSON_DONE' satisfies State;
  if (answer?.platformStatus === 'FAILED') return 'FAILED' satisfies State;
  const ranOut = hasExpired(later, answer === null ? now : now - GRACE_MS);
  if (ranOut) return 'EXPIRED' satisfies State;
  const step = answer?.step ?? UNRECOGNIZED;
  return step === UNRECOGNIZED ? subject.state : stateOfStep[step];
}

/** A refusal of the bank in the form that snapshots keep; null when its code is none of the named ones. */
function rejectionOf(platformCode: string): JsonObject | null {
  const refusal = bankRefusals.get(platformCode);
  if (refusal === undefined) return null;
  const { message, hint } = refusal;
  return { message, hint, platformCode, requestId: null };
}

function hasExpired({ expiresAt }: H5Details, now: number): boolean {
  return expiresAt !== null && Date.parse(expiresAt) <= now;
}

/** Undocumented members of the answer are not kept, and free texts only masked: nobody knows whom they concern. */
function withAnswer(known: H5Details, answer: Answer): H5Details {
  const { ok, platformStatus, platformStatusCode, step, stepCode, result } = answer;
  return {
    ...known,
    ok,
    platformStatus,
    platformStatusCode,
    step,
    stepCode,
    result: result && { ...result, message: result.message && maskText(result.message) },
  };
}

/** Links for one person, by a digest of their token: the token itself is a credential. */
export const h5Session: Tracked<Asking> = {
  kind: 'h5-session',
  progress: [
    'OPENED',
    'REDIRECTED',
    'VERIFIED',
    'SUBMITTED',
    'EXPIRED',
    'FAILED',
    'PERSON_DONE',
  ] satisfies State[],
  cadence: {
    firstMs: 5_000,
    growth: 1.2,
    longestMs: 10 * 60_000,
    followedMs: 5_000,
    // A link is good for 30 days at the most and is asked about until it has run out.
    staleAfterMs: 32 * 24 * 60 * 60_000,
  },
  ask: async (subject, asking) => toFinding(subject, await askAbout(subject, asking), asking.now),
};

/** A decoded code: its name, or that the table does not hold it. */
function named<Name extends string>({ entries }: CodeTable<Name>) {
  const names: readonly Name[] = entries.map(({ name }) => name);
  return z
    .enum([...names, UNRECOGNIZED])
    .nullable()
    .default(null);
}
