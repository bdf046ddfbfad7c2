import type { JsonObject } from '../kernel/json.ts';
import { Unavailable } from '../kernel/unavailable.ts';
import type { AdvanceResult, Change, OpenResult, Subject, SubjectId } from '../journal/journal.ts';
import { PlatformError, PlatformRejected } from '../platform/errors.ts';
import type { EntrustedState } from '../tracker/entrusted.ts';
import type { Claiming } from '../tracker/owed.ts';
import type { Context } from './context.ts';
import { Conflict, OutcomeUnknown, StoreUnavailable } from './errors.ts';
import { rejectionIn, toRejection } from './rejection.ts';

/** `EntrustedState` in this module's words. */
const entrustedStates = {
  submitted: 'SUBMITTED',
  notSent: 'NOT_SENT',
  unknown: 'UNKNOWN',
  rejected: 'REJECTED',
} as const satisfies Record<string, EntrustedState>;

/** One thing to be done exactly once at the platform. */
export interface Entrusted<Answer> {
  readonly id: SubjectId;
  /** `inputHash` of what the client gave; the same key with another hash is a conflict. */
  readonly inputHash: string;
  /** What is worth knowing before the platform answers. No personal data. */
  readonly snapshot: JsonObject;
  /** The snapshot with which something that was not sent is sent later; as `snapshot` when left out. */
  sendAgain?(before: Subject): JsonObject;
  /** What it belongs to, so that it is found from there; see `Intent.group`. */
  readonly group?: string;
  /** How long after the start, or after a lost answer, the tracker looks first. */
  readonly firstLookMs: number;
  /** Makes the call for the subject that was opened. */
  send(subject: Subject): Promise<Answer>;
  /** What the subject becomes when the platform accepts. */
  accepted(
    answer: Answer,
    subject: Subject,
  ): {
    readonly state: string;
    readonly final: boolean;
    readonly snapshot: JsonObject;
  };
}

/** Longer than any call takes: a subject still SUBMITTED by then was left behind by a crash. */
const CALL_ABANDONED_MS = 60_000;

/**
 * The one way to do something at the platform that must not happen twice: durable intent, signed call,
 * durable outcome. Returns how the subject stands; the same key and input again returns the existing
 * subject and sends nothing.
 *
 * Throws `Conflict`, `OutcomeUnknown`, `StoreUnavailable` (before any call) and the platform's refusals.
 */
export async function entrust<Answer>(context: Context, task: Entrusted<Answer>): Promise<Subject> {
  const { journal, clock, newId, owed, tracker } = context.app;
  await written(() => owed.settle(task.id));
  const intent = {
    openingId: newId(),
    inputHash: task.inputHash,
    state: entrustedStates.submitted,
    snapshot: task.snapshot,
    dueAt: clock.now() + CALL_ABANDONED_MS,
    ...(task.group !== undefined && { group: task.group }),
  };
  const opening = { fromVersion: 0, write: () => journal.open(task.id, intent) };
  const opened = await claimed(context, task, opening, intent);
  if (opened.outcome === 'conflict') {
    throw new Conflict('This number was used before with other input.', opened.subject);
  }
  // Due later, in case this process gets no further: the tracker has to know.
  tracker.wake();
  if (opened.outcome === 'opened') return send(context, task, opening, opened.subject);
  const { subject } = opened;
  if (subject.state === entrustedStates.rejected) throw recordedRejection(subject);
  if (subject.state !== entrustedStates.notSent) return subject;
  const change = resubmission(context, task, subject);
  const resubmitting = {
    fromVersion: subject.version,
    write: () => journal.advance(task.id, subject.version, change),
  };
  const again = await claimed(context, task, resubmitting, change);
  if (again.outcome === 'advanced') return send(context, task, resubmitting, again.subject);
  return again.outcome === 'missing' ? subject : again.subject;
}

/**
 * Asks the journal for the right to send. A doubtful answer is asked for once more, which also tells
 * whether it went through; where that fails too, nothing is sent, and the journal is told so later.
 */
async function claimed<Answer, Result extends OpenResult | AdvanceResult>(
  context: Context,
  task: Entrusted<Answer>,
  claiming: Claiming<Result>,
  { snapshot }: { readonly snapshot: JsonObject },
): Promise<Result> {
  return written(async () => {
    try {
      return await claiming.write();
    } catch (error) {
      if (!isDoubtful(error)) throw error;
    }
    try {
      return await claiming.write();
    } catch (error) {
      if (error instanceof Unavailable) {
        const notSent = { state: entrustedStates.notSent, final: false, snapshot };
        const changeId = context.app.newId();
        context.app.owed.add({ id: task.id, claiming, changeId, outcome: notSent });
      }
      throw error;
    }
  });
}

function isDoubtful(error: unknown): boolean {
  return error instanceof Unavailable && error.isDoubtful;
}

async function send<Answer>(
  context: Context,
  task: Entrusted<Answer>,
  claiming: Claiming,
  subject: Subject,
): Promise<Subject> {
  try {
    const answer = await task.send(subject);
    return await settle(context, task, subject, task.accepted(answer, subject));
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    if (error.mayHaveHappened) {
      const unknown = await settle(context, task, subject, {
        state: entrustedStates.unknown,
        final: false,
        snapshot: subject.snapshot,
      });
      throw new OutcomeUnknown(unknown, error);
    }
    await noteRefusal(context, task, { claiming, subject }, error);
    throw error;
  }
}

/** What the platform said is what the caller hears; what could not be written down of it is, later. */
async function noteRefusal<Answer>(
  context: Context,
  task: Entrusted<Answer>,
  { claiming, subject }: { readonly claiming: Claiming; readonly subject: Subject },
  error: PlatformError,
): Promise<void> {
  const final = error instanceof PlatformRejected;
  const outcome = {
    state: final ? entrustedStates.rejected : entrustedStates.notSent,
    final,
    snapshot: { ...subject.snapshot, rejection: toRejection(error) },
  };
  const changeId = context.app.newId();
  try {
    await settle(context, task, subject, outcome, changeId);
  } catch (failure) {
    if (!(failure instanceof OutcomeUnknown)) throw failure;
    context.app.owed.add({ id: task.id, claiming, changeId, outcome });
  }
}

/**
 * Writes the outcome. Somebody who asked the platform meanwhile may have been faster: what they found
 * stands, unless all they found was that nothing is known yet.
 */
async function settle<Answer>(
  context: Context,
  task: Entrusted<Answer>,
  subject: Subject,
  outcome: ReturnType<Entrusted<Answer>['accepted']>,
  changeId = context.app.newId(),
): Promise<Subject> {
  const { journal, clock, tracker } = context.app;
  const isWaiting = !outcome.final && outcome.state !== entrustedStates.notSent;
  const change: Change = {
    ...outcome,
    changeId,
    dueAt: isWaiting ? clock.now() + task.firstLookMs : null,
    cause: 'REQUEST',
    confirmed: true,
  };
  try {
    let known = subject;
    for (;;) {
      const advanced = await journal.advance(task.id, known.version, change);
      if (isWaiting) tracker.wake();
      if (advanced.outcome === 'missing') return known;
      known = advanced.subject;
      if (advanced.outcome !== 'stale' || !isUndecided(known)) return known;
    }
  } catch (error) {
    // The intent is durable and due: the tracker will find out what we could not write down.
    if (error instanceof Unavailable) throw new OutcomeUnknown(subject, error);
    throw error;
  }
}

function isUndecided({ state }: Subject): boolean {
  return state === entrustedStates.submitted || state === entrustedStates.unknown;
}

function resubmission<Answer>(context: Context, task: Entrusted<Answer>, before: Subject): Change {
  return {
    changeId: context.app.newId(),
    state: entrustedStates.submitted,
    final: false,
    snapshot: task.sendAgain?.(before) ?? task.snapshot,
    dueAt: context.app.clock.now() + CALL_ABANDONED_MS,
    cause: 'REQUEST',
    confirmed: true,
  };
}

async function written<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    throw error instanceof Unavailable ? new StoreUnavailable(error) : error;
  }
}

function recordedRejection({ snapshot }: Subject): PlatformRejected {
  // The snapshot of an old subject is emptied: then only the fact remains.
  const { message = 'The platform refused this earlier.', ...details } =
    rejectionIn(snapshot) ?? {};
  return new PlatformRejected(message, details);
}
