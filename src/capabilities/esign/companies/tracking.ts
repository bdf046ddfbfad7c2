import { z } from 'zod';
import type { JsonObject } from '../../../kernel/json.ts';
import { toShanghaiIso } from '../../../kernel/shanghai.ts';
import type { Asking } from '../../../platform/client.ts';
import type { Finding, Subject, Tracked } from '../../../tracker/tracked.ts';
import { newestNotice, notices, withNotice } from '../notices.ts';

/** How far an enterprise's real name is proven, each with what it means. */
export const companyStates = {
  REGISTERED: 'It is known to the signing system. Whether it is real-named nobody has said yet.',
  AUTHENTICATION_REPORTED:
    'The signing system reported on its registration or authentication. The report does not say how that ended and the platform cannot be asked: making a seal shows it.',
  AUTHENTICATED: 'The signing system made a seal for it, which it only does for the real-named.',
} as const;

/** One of `companyStates`. */
export type CompanyState = keyof typeof companyStates;

/** How the authorization for silent signing stands, each with what to do. */
export const silentSigningStates = {
  NONE: 'Nobody reported one. Make the page with `createSilentSigningLink`.',
  VALID: 'Reported less than 335 days ago.',
  EXPIRES_IN_30_DAYS: 'It ends within 30 days: have the administrator authorize again.',
  EXPIRES_IN_7_DAYS: 'It ends within 7 days: have the administrator authorize again.',
  EXPIRED: 'It ended: the enterprise stamps by itself no more until it is authorized again.',
} as const;

type SilentSigning = keyof typeof silentSigningStates;

const DAY_MS = 24 * 60 * 60_000;

/** Document 3, section 4.2, rule 2. */
const VALID_MS = 365 * DAY_MS;

const text = z.string().nullable().default(null);

/** What is kept of an enterprise: nothing of its people. */
const details = z.object({
  uid: text,
  sealIds: z.array(z.string()).readonly().default([]),
  notices,
  /** What the newest change was: a push, or none. */
  notice: newestNotice,
  /** ISO 8601; rests on a push alone. */
  silentSigningExpiresAt: text,
  silentSigning: z.enum(namesOf(silentSigningStates)).default('NONE'),
});

/** An enterprise as remembered. */
export type CompanyDetails = Readonly<z.infer<typeof details>>;

/** Reads a snapshot; what is missing is null or empty. */
export function toDetails(snapshot: JsonObject): CompanyDetails {
  return details.parse(snapshot);
}

function silentSigningAt(expiresAt: string | null, now: number): SilentSigning {
  if (expiresAt === null) return 'NONE';
  const left = Date.parse(expiresAt) - now;
  if (left <= 0) return 'EXPIRED';
  if (left <= 7 * DAY_MS) return 'EXPIRES_IN_7_DAYS';
  return left <= 30 * DAY_MS ? 'EXPIRES_IN_30_DAYS' : 'VALID';
}

/** What a push tells of an enterprise; null when it tells nothing new. */
function heard(subject: Subject, pushed: JsonObject, { now }: Asking): Finding | null {
  const known = toDetails(subject.snapshot);
  const all = withNotice(known.notices, pushed, now);
  if (all === null) return null;
  const [notice] = all;
  const isFirstWord = notice.type === 'AUTHENTICATION' && subject.state === 'REGISTERED';
  const silent = notice.type === 'SILENT_SIGNING' && {
    silentSigningExpiresAt: toShanghaiIso(now + VALID_MS),
    silentSigning: 'VALID',
  };
  return {
    state: isFirstWord ? ('AUTHENTICATION_REPORTED' satisfies CompanyState) : subject.state,
    final: false,
    snapshot: { ...known, notices: all, notice, ...silent },
  };
}

/** The clock is all that is asked: whether an authorization is about to end. */
function dueReminder({ state, snapshot }: Subject, { now }: Asking): Finding | null {
  const known = toDetails(snapshot);
  const silentSigning = silentSigningAt(known.silentSigningExpiresAt, now);
  if (silentSigning === known.silentSigning) return null;
  // It rests on what only a push said.
  return {
    state,
    final: false,
    confirmed: false,
    snapshot: { ...known, silentSigning, notice: null },
  };
}

/**
 * Enterprises, by their id in the signing system. The platform cannot be asked about them: pushes tell,
 * and the clock when the authorization for silent signing ends. They are looked at for ever, without any
 * call, so that a reminder is late by six hours at the most.
 */
export const signingCompany: Tracked<Asking> = {
  kind: 'signing-company',
  progress: namesOf(companyStates),
  cadence: {
    firstMs: 6 * 60 * 60_000,
    growth: 1,
    longestMs: 6 * 60 * 60_000,
    followedMs: 6 * 60 * 60_000,
    staleAfterMs: Infinity,
  },
  ask: (subject, asking) => Promise.resolve(dueReminder(subject, asking)),
  hear: heard,
};

function namesOf<Name extends string>(table: Readonly<Record<Name, string>>): readonly Name[] {
  // Object.keys forgets the literal keys that the parameter's type has.
  return Object.keys(table) as Name[];
}
