import { z } from 'zod';
import type { NewId } from '../../../kernel/ids.ts';
import { isJsonObject, type JsonObject } from '../../../kernel/json/json.ts';
import { toShanghaiDay } from '../../../kernel/time/clock.ts';
import type { Platform, PollContext } from '../../../platform/client/client.ts';
import { Code } from '../../../platform/business-codes.ts';
import { PlatformError, PlatformUnavailable } from '../../../platform/errors.ts';
import { attemptsAt } from '../../../subjects/kind/attempts.ts';
import { defineKind, failed, succeeded } from '../../../subjects/kind/kind.ts';
import { personal } from '../../../subjects/personal/personal-members.ts';
import type { Subject } from '../../../subjects/subject.ts';
import type { Subjects } from '../../../subjects/subjects.ts';
import { rejection, toRejection } from '../../../subjects/submit/rejection.ts';
import {
  beforeAcceptance,
  refusal,
  withoutStatusQuery,
} from '../../../subjects/submit/submission.ts';
import { checkInvoices } from '../batching.ts';
import { createVerification, type Verification, verdicts } from '../verification.ts';
import { type BatchItem, isToVerify, storedItem } from './items.ts';

/** Stored outcome of one invoice of a part. */
const storedOutcome = z.object({
  position: z.number(),
  /** Null if the response could not be attributed; see `failure`. */
  verdict: z.enum(verdicts).nullable().default(null),
  /** All members of the response about the invoice. */
  said: z.custom<JsonObject>(isJsonObject).nullable().default(null),
  failure: rejection.nullable().default(null),
});

type Outcome = z.infer<typeof storedOutcome>;

/** Calls of a batch with up to 50 invoices each. A call is sent once; if its response is lost, a later attempt sends it again. */
export const verificationPart = defineKind({
  kind: 'verification-part',
  isPart: true,
  states: {
    ...beforeAcceptance,
    OUTCOME_UNKNOWN: [
      'The response was lost, and the check was probably used up. The invoices of this call are verified again on another day.',
      '应答已丢失，该次查验很可能已计次。该次调用的发票将于次日起重新查验。',
    ],
    CANCELED: failed('The batch was canceled before this call was sent.'),
    ...refusal,
    CHECKED: succeeded('The platform responded.'),
  },
  details: z.object({
    items: personal(z.array(storedItem).default([])),
    reconciliationId: z.string().nullable().default(null),
    /** Day in Shanghai of the last sending, because the tax bureau counts checks by day. */
    sentOn: z.string().nullable().default(null),
    outcomes: personal(z.array(storedOutcome).default([])),
  }),
  ...withoutStatusQuery,
});

/** Key of a part; the keys of its attempts are derived from it. */
export function partKey(batchId: string, index: number): string {
  return `${batchId}/${index}`;
}

/** Stores a part to be sent later. */
export function storePart(
  subjects: Pick<Subjects, 'ensure'>,
  key: string,
  items: readonly BatchItem[],
): Promise<Subject> {
  return subjects.ensure(verificationPart, key, {
    state: 'NOT_SENT',
    snapshot: { items: [...items] },
    firstPollMs: null,
  });
}

/** The latest attempt at a part. */
export interface Attempt {
  readonly part: Subject;
  /** Key of the next attempt; null if none is allowed. */
  readonly nextKey: string | null;
}

/** Limit of calls for a part whose responses are lost or unreadable. */
const MOST_ATTEMPTS = 3;

/** The latest attempt at a part. Throws for a part that was never stored. */
export async function newestAttempt(
  subjects: Pick<Subjects, 'get'>,
  key: string,
): Promise<Attempt> {
  const { made, nextKey } = await attemptsAt(subjects, verificationPart, key, isUnanswered);
  const part = made.at(-1);
  if (part === undefined) throw new Error('A part of a verification batch is missing.');
  return { part, nextKey: made.length < MOST_ATTEMPTS ? nextKey : null };
}

/** Stores another attempt at a part. */
export function repeatPart(
  subjects: Pick<Subjects, 'ensure'>,
  { snapshot }: Subject,
  key: string,
): Promise<Subject> {
  return storePart(subjects, key, verificationPart.read(snapshot).items);
}

/** True if the platform may have verified the invoices but its response was lost. */
function isUnanswered({ state }: Pick<Subject, 'state'>): boolean {
  return state === 'OUTCOME_UNKNOWN' || state === 'STALE';
}

/** Dependencies of sending a part. */
export interface Sending {
  /** Client whose calls are paid for by the payer of the batch. */
  readonly platform: Pick<Platform, 'call'>;
  readonly subjects: Subjects;
  readonly newId: NewId;
  readonly clock: PollContext['clock'];
}

/**
 * Sends a part, exactly once, and resolves with its state. Throws the errors of `submitOnce`; a part that certainly was
 * not sent stays `NOT_SENT`.
 */
export function sendPart(
  { platform, subjects, newId, clock }: Sending,
  part: Subject,
): Promise<Subject> {
  const { items } = verificationPart.read(part.snapshot);
  const reconciliationId = newId();
  const snapshot = { items, reconciliationId, sentOn: toShanghaiDay(clock.now()) };
  return subjects.submitOnce(verificationPart, part.key, {
    // Same input as in `ensure`.
    input: [part.kind, part.key],
    snapshot,
    async send() {
      const toVerify = items.filter(isToVerify);
      if (toVerify.length === 0) return [];
      const invoices = toVerify.map(({ invoice }) => invoice);
      const outcomeOf = await checkInvoices(platform, invoices, reconciliationId).catch(notSent);
      return toVerify.map(({ position, invoice }) =>
        toOutcome(position, outcomeOf({ asked: invoice, reconciliationId })),
      );
    },
    accepted: (outcomes) => ({ state: 'CHECKED', snapshot: { ...snapshot, outcomes } }),
  });
}

/**
 * Throws a failure of the tax bureau as that of a call that was not sent: the code means that the platform's source is
 * unavailable, and the documents advise to retry after 15 minutes (document 1, section 7).
 */
function notSent(error: unknown): never {
  const isAway = error instanceof PlatformError && error.platformCode === Code.upstreamUnavailable;
  if (!isAway) throw error;
  const { text, platformCode, hint, requestId, retryAfterSeconds, cause } = error;
  const details = { platformCode, hint, requestId, retryAfterSeconds, cause };
  throw new PlatformUnavailable(text, { ...details, maybeApplied: false });
}

function toOutcome(position: number, outcome: Verification | PlatformError): Outcome {
  return outcome instanceof PlatformError
    ? { position, verdict: null, said: null, failure: toRejection(outcome) }
    : { position, verdict: outcome.verdict, said: outcome.raw ?? {}, failure: null };
}

/** Cancels a part, unless it was already sent. */
export function cancelPart(subjects: Pick<Subjects, 'update'>, part: Subject): Promise<Subject> {
  return subjects.update(
    verificationPart,
    part,
    (known) =>
      known.state === 'NOT_SENT' ? { state: 'CANCELED', snapshot: known.snapshot } : null,
    { onStoreFailure: 'refuse' },
  );
}

/** True for a part whose response was lost on a previous day. */
export function mayBeRepeated(part: Subject, now: number): boolean {
  const { sentOn } = verificationPart.read(part.snapshot);
  return isUnanswered(part) && (sentOn ?? '') < toShanghaiDay(now);
}

/** Numbers of invoices of a part by outcome. */
export const tally = z.object({
  verdicts: z.partialRecord(z.enum(verdicts), z.number()).default({}),
  /** Invoices without a verdict, because the platform rejected them or the response could not be attributed. */
  failed: z.number().default(0),
  /** Invoices whose response was lost; they are verified again on another day. */
  unanswered: z.number().default(0),
});

/** See `tally`. */
export type Tally = Readonly<z.infer<typeof tally>>;

/** Counts the outcomes of a part; null before its response. */
export function tallyOf({ part, nextKey }: Attempt): Tally | null {
  const { items, outcomes } = verificationPart.read(part.snapshot);
  const count = items.filter(isToVerify).length;
  if (isUnanswered(part))
    return nextKey === null
      ? { verdicts: {}, failed: count, unanswered: 0 }
      : { verdicts: {}, failed: 0, unanswered: count };
  if (!part.final) return null;
  if (part.state === 'CANCELED') return { verdicts: {}, failed: 0, unanswered: 0 };
  if (part.state !== 'CHECKED') return { verdicts: {}, failed: count, unanswered: 0 };
  const { none: failures = [], ...byVerdict } = Object.groupBy(
    outcomes,
    ({ verdict }) => verdict ?? 'none',
  );
  return tally.parse({
    verdicts: Object.fromEntries(
      Object.entries(byVerdict).map(([verdict, list]) => [verdict, list.length]),
    ),
    failed: failures.length,
  });
}

/** Outcome of an item, if its part has one. */
export interface ItemOutcome {
  readonly verification: Verification | null;
  readonly failure: z.infer<typeof rejection> | null;
}

/** Outcomes of a part by item position. */
export function outcomesOf(part: Subject): ReadonlyMap<number, ItemOutcome> {
  const { items, outcomes, reconciliationId } = verificationPart.read(part.snapshot);
  const byPosition = new Map(outcomes.map((outcome) => [outcome.position, outcome]));
  const refused = rejection.safeParse(part.snapshot['rejection']).data ?? null;
  return new Map(
    items.filter(isToVerify).map(({ position, invoice }) => {
      const { verdict = null, said = null, failure = refused } = byPosition.get(position) ?? {};
      const circumstances = { asked: invoice, reconciliationId: reconciliationId ?? '' };
      const verification = verdict && createVerification(verdict, said ?? {}, circumstances);
      return [position, { verification, failure }];
    }),
  );
}
