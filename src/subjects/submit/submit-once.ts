import type { AdvanceResult, Change, OpenResult } from '../../journal/contract/change.ts';
import type { Journal } from '../../journal/contract/journal.ts';
import type { Clock } from '../../kernel/time/clock.ts';
import { inputHash, type NewId } from '../../kernel/ids.ts';
import type { JsonObject } from '../../kernel/json/json.ts';
import { withLogFields } from '../../kernel/log/log.ts';
import type { SubjectFields } from '../../kernel/privacy/masking.ts';
import { Unavailable } from '../../kernel/errors.ts';
import {
  asPlatformError,
  type PlatformError,
  PlatformRejected,
  PlatformUnavailable,
} from '../../platform/errors.ts';
import { errors } from '../../messages/errors.ts';
import type { Message } from '../../messages/message.ts';
import type { Claiming, DeferredWrites } from './deferred-writes.ts';
import { bestEffort, Conflict, OutcomeUnknown, written } from '../errors.ts';
import type { Kind, Observation, Tracked } from '../kind/kind.ts';
import { type GroupValues, storedGroups, type PseudonymOf } from '../projection/contributions.ts';
import type { LossDetection } from '../loss-detection.ts';
import { recordedRejection, rejectionErrorOf, searchFor } from './rejected-submission.ts';
import { toRejection } from './rejection.ts';
import { differencesFrom, fingerprintMarkIn, withFingerprints } from './input-fingerprints.ts';
import { joinedWith } from './joined-outcome.ts';
import { hasFailed, isNotSent, type SubmissionState } from './submission.ts';
import type { Subject, SubjectId } from '../subject.ts';
import type { Writer } from '../writer.ts';

/** An action to be done exactly once at the platform. */
export interface Submission<Answer, State extends string = string> {
  /** The client's input, compared by `inputHash`. The same key with other input is a conflict. */
  readonly input: unknown;
  /** Details to store before the platform responds. No personal data. */
  readonly snapshot: JsonObject;
  /** Snapshot with which a subject that was not sent is sent later; by default `snapshot`. */
  sendAgain?(before: Subject): JsonObject;
  /** Groups to which it belongs, for lists. */
  readonly groups?: GroupValues;
  /** Wait after the call, or after a lost response, until the first poll; by default the kind's first wait. */
  readonly firstPollMs?: number;
  /** Makes the call for the subject that was opened. */
  send(subject: Subject): Promise<Answer>;
  /** State and snapshot of the subject once the platform has accepted; `subject` may have changed since `send`. */
  accepted(answer: Answer, subject: Subject): Observation<State>;
  /**
   * Queries, free of charge, if the platform has the subject after all, although it rejected the call, or denied the subject for
   * long. `failed` is the subject as it ends otherwise. A state in which the platform does not have the subject is ignored.
   * Absent if there is no such query, or if its response is not reliable.
   */
  findExisting?(failed: Subject): Promise<Observation<State> | null>;
  /**
   * As `findExisting`, by the platform's number that a push reported; null without a push. For a kind that has no query by the
   * caller's number. The subject is as it would be without the rejection.
   */
  findPushed?(undecided: Subject): Promise<Observation<State> | null>;
  /** Message of a conflict if the key is not the caller's number: the same was submitted under another number. */
  readonly conflict?: Message;
}

export interface SubmissionParts {
  readonly journal: Pick<Journal, 'get' | 'open' | 'advance'>;
  readonly losses: Pick<LossDetection, 'check' | 'keep'>;
  readonly writer: Writer;
  readonly deferredWrites: DeferredWrites;
  readonly clock: Pick<Clock, 'now'>;
  readonly newId: NewId;
  readonly pseudonymOf: PseudonymOf;
  readonly logFieldsOf: SubjectFields;
  readonly wake: (at?: number) => void;
}

/** A submission in progress, with its id and kind. */
interface Task<Answer> extends Submission<Answer> {
  readonly id: SubjectId;
  readonly kind: Submitted;
}

/** A kind with its details, and its advice for a lost response. */
type Submitted = Tracked<never> & Pick<Kind<string, unknown, never>, 'lostResponse' | 'read'>;

function adviceOf({ kind, lostResponse }: Submitted): Message {
  if (lostResponse === null)
    throw new TypeError(`The kind ${kind} has no text for a lost response.`);
  return lostResponse;
}

/** Longer than any call takes: a subject still SUBMITTED by then was left behind by a crash. */
export const CALL_ABANDONED_MS = 60_000;

/**
 * The only way to do something at the platform that must not happen twice: durable intent, signed call, durable outcome. Returns
 * the subject; a repeat of key and input returns the existing subject and sends nothing. Before a rejection becomes final, and at
 * each repeat of a failed submission, the platform is queried for the subject.
 *
 * Throws `Conflict`, `OutcomeUnknown`, `StoreUnavailable` and `StoreLost` (before any call), `SubmissionRejected` and
 * the platform's other errors.
 */
export function submitOnce<Answer>(parts: SubmissionParts, task: Task<Answer>): Promise<Subject> {
  return withLogFields(parts.logFieldsOf(task.id), () => submit(parts, task));
}

async function submit<Answer>(parts: SubmissionParts, task: Task<Answer>): Promise<Subject> {
  const { journal, clock, newId, deferredWrites } = parts;
  const { id } = task;
  await written(() => deferredWrites.settle(id), 'refuse');
  if (!task.findExisting) await rejectAfterLoss(parts, id);
  const openingId = newId();
  const intent = {
    openingId,
    inputHash: inputHash(task.input),
    state: 'SUBMITTED' satisfies SubmissionState,
    snapshot: withFingerprints(task.snapshot, task.input, openingId),
    dueAt: clock.now() + CALL_ABANDONED_MS,
    ...(task.groups && { groups: storedGroups(parts.pseudonymOf, task.groups) }),
  } as const;
  const opening = {
    fromVersion: 0,
    write: () => journal.open(id, intent),
  };
  const opened = await claim(parts, task, opening, intent);
  if (opened.outcome === 'conflict') {
    const { subject } = opened;
    const differences = differencesFrom(subject.snapshot, task.input);
    throw task.conflict === undefined
      ? new Conflict('NUMBER_USED_WITH_OTHER_INPUT', errors.numberUsed, subject, differences)
      : new Conflict('SUBMITTED_BEFORE', task.conflict, subject, differences);
  }
  if (opened.outcome === 'opened') return send(parts, task, opened.subject, intent.dueAt);
  return resubmit(parts, task, opened.subject);
}

/** Rejects a submission that a journal with a loss may have forgotten, if the platform has no query for it. */
async function rejectAfterLoss(
  { journal, losses }: Pick<SubmissionParts, 'journal' | 'losses'>,
  id: SubjectId,
): Promise<void> {
  const known = await written(() => journal.get(id), 'refuse');
  if (known === null || isNotSent(known)) await losses.check(id.tenant);
}

/** Repeats a submission of which certainly nothing was accepted; any other stays as it is. */
async function resubmit<Answer>(
  parts: SubmissionParts,
  task: Task<Answer>,
  subject: Subject,
): Promise<Subject> {
  if (hasFailed(subject)) return repeatFailed(parts, task, subject);
  const refused = recordedRejection(subject);
  if (refused !== null) throw rejectionErrorOf(subject, refused);
  if (!isNotSent(subject)) return subject;
  const change = {
    changeId: parts.newId(),
    state: 'SUBMITTED' satisfies SubmissionState,
    final: false,
    snapshot: {
      ...(task.sendAgain?.(subject) ?? task.snapshot),
      ...fingerprintMarkIn(subject.snapshot),
    },
    dueAt: parts.clock.now() + CALL_ABANDONED_MS,
    cause: 'REQUEST',
    confirmed: true,
  } as const satisfies Change;
  const resubmitting = {
    fromVersion: subject.version,
    write: () => parts.journal.advance(task.id, subject.version, change),
  };
  const again = await claim(parts, task, resubmitting, change);
  if (again.outcome === 'advanced') return send(parts, task, again.subject, change.dueAt);
  return again.outcome === 'missing' ? subject : again.subject;
}

/** Queries the platform again. A rejection stays one, even if the platform turns out to have the subject. */
async function repeatFailed<Answer>(
  parts: SubmissionParts,
  task: Task<Answer>,
  subject: Subject,
): Promise<Subject> {
  // The details of an old subject are removed; the repeated input has those that a query needs.
  const isEmptied = Object.keys(subject.snapshot).length === 0;
  const failed = isEmptied ? { ...subject, snapshot: task.snapshot } : subject;
  const search = await searchFor(task, failed);
  const { found } = search;
  const known =
    found === null
      ? subject
      : await written(() => parts.writer.correct(task.kind, failed, found), 'refuse');
  const rejection = recordedRejection(known);
  if (rejection !== null) throw rejectionErrorOf(known, rejection, search);
  return known;
}

/**
 * Claims the right to send in the journal. After a lost response the claim is repeated, which also reveals if it went through; if
 * the repeat fails too, nothing is sent, and that is recorded later.
 */
async function claim<Answer, Result extends OpenResult | AdvanceResult>(
  { deferredWrites, losses, newId }: SubmissionParts,
  task: Task<Answer>,
  claiming: Claiming<Result>,
  { snapshot }: { readonly snapshot: JsonObject },
): Promise<Result> {
  const { id } = task;
  const result = await written(async () => {
    try {
      return await claiming.write();
    } catch (error) {
      if (!(error instanceof Unavailable && error.maybeApplied)) throw error;
    }
    try {
      return await claiming.write();
    } catch (error) {
      if (error instanceof Unavailable) {
        const notSent = { state: 'NOT_SENT', final: false, snapshot } as const;
        deferredWrites.add({ id, claiming, changeId: newId(), outcome: notSent });
      }
      throw error;
    }
  }, 'refuse');
  if (!task.findExisting && 'update' in result)
    await losses.keep(id.tenant, result.update.newestClaim);
  return result;
}

/**
 * Makes the call. From `abandonedAt` on nothing is sent: this process was suspended after its claim, and others may have found
 * meanwhile that the platform never received the subject.
 */
async function send<Answer>(
  parts: SubmissionParts,
  task: Task<Answer>,
  subject: Subject,
  abandonedAt: number,
): Promise<Subject> {
  let outcomeOf: (known: Subject) => Observation;
  try {
    if (parts.clock.now() >= abandonedAt)
      throw new PlatformUnavailable(errors.notSentInTime, { maybeApplied: false });
    const answer = await task.send(subject);
    const outcome = task.accepted(answer, subject);
    outcomeOf = (known) => (known === subject ? outcome : task.accepted(answer, known));
  } catch (failure) {
    const error = asPlatformError(failure);
    if (error === null) throw failure;
    if (error.maybeApplied) {
      const { snapshot } = subject;
      const unknown = { state: 'OUTCOME_UNKNOWN' satisfies SubmissionState, snapshot };
      const settled = await settle(parts, task, subject, () => unknown);
      throw new OutcomeUnknown(settled, adviceOf(task.kind), error);
    }
    throw await afterRejection(parts, task, subject, error);
  }
  return settle(parts, task, subject, outcomeOf);
}

/** Records that nothing was accepted, or the state found at the platform; resolves with the error for the caller. */
async function afterRejection<Answer>(
  parts: SubmissionParts,
  task: Task<Answer>,
  subject: Subject,
  error: PlatformError,
): Promise<PlatformError> {
  const isRefused = error instanceof PlatformRejected;
  const state: SubmissionState = isRefused ? 'REJECTED' : 'NOT_SENT';
  const rejection = toRejection(error);
  const snapshot = { ...subject.snapshot, rejection };
  const failed = { ...subject, state, final: isRefused, snapshot };
  if (!isRefused) {
    await recordNothing(parts, task, subject, failed);
    return error;
  }
  // A push during the call was recorded, and nothing else would query about it.
  const present = (await bestEffort(() => parts.journal.get(task.id), null)) ?? subject;
  const search = await searchFor(task, {
    ...failed,
    snapshot: { ...present.snapshot, rejection },
  });
  const { found } = search;
  const known =
    found === null
      ? await recordNothing(parts, task, subject, failed)
      : await settle(parts, task, subject, () => found);
  return rejectionErrorOf(known, rejection, { ...search, error });
}

/** Records that nothing was accepted: later if the journal fails now, as the caller gets the platform's response. */
async function recordNothing<Answer>(
  parts: SubmissionParts,
  task: Task<Answer>,
  subject: Subject,
  failed: Subject,
): Promise<Subject> {
  const { state, snapshot } = failed;
  try {
    return await settle(parts, task, subject, () => ({ state, snapshot }));
  } catch (failure) {
    if (failure instanceof OutcomeUnknown) return failed;
    throw failure;
  }
}

/**
 * Writes the outcome. A push or a poll may have been faster: its findings stay, and the outcome adds the details that only the
 * response contains.
 */
async function settle<Answer>(
  { writer, deferredWrites, clock, newId, wake }: SubmissionParts,
  { id, kind, firstPollMs }: Task<Answer>,
  subject: Subject,
  outcomeOf: (known: Subject) => Observation,
): Promise<Subject> {
  const changeId = newId();
  const dueAt = clock.now() + (firstPollMs ?? kind.cadence.firstMs);
  const write = (): Promise<Subject> =>
    writer.writeAnyway(kind, subject, (known) => {
      const outcome = outcomeOf(known);
      const joined = known === subject ? outcome : joinedWith(kind, subject, known, outcome);
      return joined && { ...joined, changeId, dueAt, cause: 'REQUEST' };
    });
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error;
    // If this process ends first, the tracker finds the outcome, as the intent is durable and due.
    deferredWrites.repeat(id, write);
    throw new OutcomeUnknown(subject, adviceOf(kind), error);
  } finally {
    wake(dueAt);
  }
}
