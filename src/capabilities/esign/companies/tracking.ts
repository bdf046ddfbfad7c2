import { z } from 'zod';
import type { JsonObject } from '../../../kernel/json/json.ts';
import { toShanghaiIso } from '../../../kernel/time/clock.ts';
import type { PollContext } from '../../../platform/client/client.ts';
import {
  keptText,
  type Decoded,
  type Input,
  type RecordType,
} from '../../../platform/record/index.ts';
import {
  actionRequired,
  defineKind,
  type Observation,
  reached,
  type ViewOf,
} from '../../../subjects/kind/kind.ts';
import type { Subject } from '../../../subjects/subject.ts';
import { partyDetails, withNotice } from '../notices.ts';
import type { Context } from '../../../context/context.ts';
import { callRepeatable } from '../../../context/calls.ts';
import { maskText } from '../../../kernel/privacy/masking.ts';
import type { StoreFailure } from '../../../subjects/errors.ts';
import { signingPerson } from '../signers/tracking.ts';
import {
  createAuthLink,
  createSilentSigningLink,
  registerCompany,
  generateSeal,
} from '../wire/parties.ts';

/** States of an authorization for silent signing, each with the client's next step. */
export const silentSigningStates = {
  NONE: 'No authorization was reported. Create the page with `createSilentSigningLink`.',
  VALID: 'Reported less than 335 days ago.',
  EXPIRES_IN_30_DAYS: 'It ends within 30 days: have the administrator authorize again.',
  EXPIRES_IN_7_DAYS: 'It ends within 7 days: have the administrator authorize again.',
  EXPIRED: 'It ended: the enterprise no longer stamps automatically until it is authorized again.',
} as const;

type SilentSigning = keyof typeof silentSigningStates;

const DAY_MS = 24 * 60 * 60_000;

/** Validity of an authorization (document 3, section 4.2, rule 2). */
const VALID_MS = 365 * DAY_MS;

const SIX_HOURS_MS = 6 * 60 * 60_000;

/** Steps in which an enterprise proves its real name. */
const states = {
  REGISTERED: actionRequired(
    'The signing system knows it. No report has yet confirmed its real name: it proves its real name at the page of `createCompanyAuthLink`.',
  ),
  AUTHENTICATION_REPORTED: actionRequired(
    'The signing system reported on its registration or authentication. The report does not contain the outcome, and the platform cannot be queried: making a seal shows it.',
  ),
  AUTHENTICATED: reached(
    'The signing system made a seal for it, which it does only for real-named enterprises.',
  ),
} as const;

type Seen = Observation<keyof typeof states>;

/**
 * Enterprises; the key is their id in the signing system. The platform cannot be queried about them. Pushes report
 * changes. A poll only compares the clock with the expiry of the authorization for silent signing, every six hours
 * without end, so a reminder is at most six hours late. No data of an enterprise's people are stored.
 */
export const signingCompany = defineKind({
  kind: 'signing-company',
  names: ['Signing companies', '签署企业'],
  labels: {
    REGISTERED: ['Registered', '已登记'],
    AUTHENTICATION_REPORTED: ['Authentication reported', '已报告认证'],
    AUTHENTICATED: ['Authenticated', '已认证'],
  },
  states,
  details: z.object({
    companyId: keptText,
    ...partyDetails,
    sealIds: z.array(z.string()).readonly().default([]),
    /** ISO 8601; known from a push only. */
    silentSigningExpiresAt: keptText,
    silentSigning: z.enum(namesOf(silentSigningStates)).default('NONE'),
  }),
  facts: { numbers: ['companyId'] },
  cadence: {
    firstMs: SIX_HOURS_MS,
    growth: 1,
    longestMs: SIX_HOURS_MS,
    followedMs: SIX_HOURS_MS,
    staleAfterMs: Infinity,
  },
  poll: (subject, context: PollContext) => Promise.resolve(dueReminder(subject, context)),
  applyPush,
});

/** Applies a push to an enterprise; null if it contains nothing new. */
function applyPush(subject: Subject, pushed: JsonObject, { clock }: PollContext): Seen | null {
  const known = signingCompany.read(subject.snapshot);
  const now = clock.now();
  const noticed = withNotice(known, pushed, now);
  if (noticed === null) return null;
  const { type } = noticed.notice;
  const state = signingCompany.stateKept(subject);
  const silent = type === 'SILENT_SIGNING' && {
    silentSigningExpiresAt: toShanghaiIso(now + VALID_MS),
    silentSigning: 'VALID',
  };
  return {
    state: type === 'AUTHENTICATION' && state === 'REGISTERED' ? 'AUTHENTICATION_REPORTED' : state,
    snapshot: { ...known, ...noticed, ...silent },
  };
}

/** Compares the expiry of the authorization with the clock; the platform is not called. */
function dueReminder(subject: Subject, { clock }: PollContext): Seen | null {
  const known = signingCompany.read(subject.snapshot);
  const silentSigning = silentSigningAt(known.silentSigningExpiresAt, clock.now());
  if (silentSigning === known.silentSigning) return null;
  return {
    state: signingCompany.stateKept(subject),
    // Only a push reported the expiry.
    confirmed: false,
    snapshot: { ...known, silentSigning, notice: null },
  };
}

function silentSigningAt(expiresAt: string | null, now: number): SilentSigning {
  if (expiresAt === null) return 'NONE';
  const left = Date.parse(expiresAt) - now;
  if (left <= 0) return 'EXPIRED';
  if (left <= 7 * DAY_MS) return 'EXPIRES_IN_7_DAYS';
  return left <= 30 * DAY_MS ? 'EXPIRES_IN_30_DAYS' : 'VALID';
}

function namesOf<Name extends string>(table: Readonly<Record<Name, string>>): readonly Name[] {
  // Object.keys loses the literal type of the keys.
  return Object.keys(table) as Name[];
}

/** A platform response, and the enterprise as stored after it. */
export type OfCompany<R extends RecordType> = Decoded<R> & {
  readonly company: ViewOf<typeof signingCompany>;
};

/** Registers an enterprise and stores it. Throws the platform's errors, and `StoreUnavailable`. */
export async function register(
  context: Context,
  input: Input<(typeof registerCompany)['request']>,
): Promise<OfCompany<(typeof registerCompany)['response']>> {
  await context.subjects.ready();
  const answer = await callRepeatable(context, registerCompany, input);
  const opened = await openCompany(context, answer.signingPartyId, input, 'repeat');
  const companyId = maskText(input.companyId);
  const company = await context.subjects.update(
    signingCompany,
    opened,
    (subject) => {
      const known = signingCompany.read(subject.snapshot);
      // A link for an enterprise that another system registered opened it without its id.
      if (known.companyId === companyId) return null;
      const state = signingCompany.stateKept(subject);
      return { state, snapshot: { ...known, companyId, notice: null } };
    },
    { onStoreFailure: 'ignore' },
  );
  return { ...answer, company: signingCompany.view(company) };
}

/**
 * Creates the page of a real-name authentication. The signing system's reports about it update the party with this id;
 * an unknown party is assumed to be an enterprise. Throws the platform's errors, and `StoreUnavailable`.
 */
export async function makeAuthLink(
  context: Context,
  input: Input<(typeof createAuthLink)['request']>,
): Promise<Decoded<(typeof createAuthLink)['response']>> {
  const { signingPartyId } = input;
  const person = await context.subjects.get(signingPerson, signingPartyId);
  const notifyUrl = context.app.callbacks.addressFor(
    person ?? (await openCompany(context, signingPartyId)),
  );
  return callRepeatable(context, createAuthLink, { ...input, notifyUrl });
}

/** Creates the page on which an administrator authorizes silent signing; the platform's response is returned unchanged. */
export async function makeSilentSigningLink(
  context: Context,
  input: Input<(typeof createSilentSigningLink)['request']>,
): Promise<Decoded<(typeof createSilentSigningLink)['response']>> {
  const company = await openCompany(context, input.signingPartyId);
  const notifyUrl = context.app.callbacks.addressFor(company);
  return callRepeatable(context, createSilentSigningLink, { ...input, notifyUrl });
}

const SEALS_KEPT = 50;

/**
 * Creates a seal, which proves the enterprise's real name. Throws the platform's errors, and `StoreUnavailable` before
 * the call. If storing fails after the call, the seal exists at the platform, and the platform's response is returned.
 */
export async function makeSeal(
  context: Context,
  input: Input<(typeof generateSeal)['request']>,
): Promise<OfCompany<(typeof generateSeal)['response']>> {
  const company = await openCompany(context, input.signingPartyId);
  const answer = await callRepeatable(context, generateSeal, input);
  const { sealId } = answer;
  const sealed = await context.subjects.update(
    signingCompany,
    company,
    ({ snapshot }) => {
      const known = signingCompany.read(snapshot);
      const sealIds = [sealId, ...known.sealIds.filter((id) => id !== sealId)];
      return {
        state: 'AUTHENTICATED',
        snapshot: { ...known, sealIds: sealIds.slice(0, SEALS_KEPT), notice: null },
      };
    },
    { onStoreFailure: 'ignore' },
  );
  return { ...answer, company: signingCompany.view(sealed) };
}

/** Opens the enterprise with this id; an enterprise registered by another system may get a link here, too. */
function openCompany(
  { subjects }: Context,
  signingPartyId: string,
  { companyId = null }: { readonly companyId?: string | null } = {},
  onStoreFailure: StoreFailure = 'refuse',
): Promise<Subject> {
  const snapshot = signingCompany.read({ companyId: companyId && maskText(companyId) });
  return subjects.ensure(signingCompany, signingPartyId, {
    state: 'REGISTERED',
    snapshot,
    onStoreFailure,
  });
}
