import { z } from 'zod';
import type { JsonObject } from '../kernel/json.ts';
import { Unavailable } from '../kernel/unavailable.ts';
import type { Change, Subject, SubjectId } from '../journal/journal.ts';
import { PlatformError, PlatformRejected } from '../platform/errors.ts';
import type { Context } from './context.ts';
import { Conflict, OutcomeUnknown, StoreUnavailable } from './errors.ts';

/** The states that everything entrusted to the platform can be in before the platform's own states begin. */
export const entrustedStates = {
  /** Durably noted; the call is under way. Found in this state later, it is asked about, never sent again. */
  submitted: 'SUBMITTED',
  /** It is certain that the platform took nothing. The same input under the same key sends it. */
  notSent: 'NOT_SENT',
  /** The answer was lost; asking settles it. */
  unknown: 'UNKNOWN',
  /** The platform refused it. Final. */
  rejected: 'REJECTED',
} as const;

/** One thing to be done exactly once at the platform. */
export interface Entrusted<Answer> {
  readonly id: SubjectId;
  /** `inputHash` of what the client gave; the same key with another hash is a conflict. */
  readonly inputHash: string;
  /** What is worth knowing before the platform answers. No personal data. */
  readonly snapshot: JsonObject;
  /** How long after the start, or after a lost answer, the tracker looks first. */
  readonly firstLookMs: number;
  /** Makes the call. */
  send(): Promise<Answer>;
  /** What the subject becomes when the platform accepts. */
  accepted(answer: Answer): {
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
  const { journal, clock } = context.app;
  const opened = await written(() =>
    journal.open(task.id, {
      inputHash: task.inputHash,
      state: entrustedStates.submitted,
      snapshot: task.snapshot,
      dueAt: clock.now() + CALL_ABANDONED_MS,
    }),
  );
  if (opened.outcome === 'conflict') {
    throw new Conflict(`This number was used before with other input.`, opened.subject);
  }
  if (opened.outcome === 'opened') return send(context, task, opened.subject);
  const { subject } = opened;
  if (subject.state === entrustedStates.rejected) throw recordedRejection(subject);
  if (subject.state !== entrustedStates.notSent) return subject;
  const again = await written(() =>
    journal.advance(task.id, subject.version, resubmission(context, task)),
  );
  if (again.outcome === 'advanced') return send(context, task, again.subject);
  return again.outcome === 'missing' ? subject : again.subject;
}

async function send<Answer>(
  context: Context,
  task: Entrusted<Answer>,
  subject: Subject,
): Promise<Subject> {
  try {
    const answer = await task.send();
    return await settle(context, task, subject, task.accepted(answer));
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    if (error.mayHaveHappened) {
      const unknown = await settle(context, task, subject, {
        state: entrustedStates.unknown,
        final: false,
        snapshot: task.snapshot,
      });
      throw new OutcomeUnknown(unknown, error);
    }
    const final = error instanceof PlatformRejected;
    const state = final ? entrustedStates.rejected : entrustedStates.notSent;
    await settle(context, task, subject, {
      state,
      final,
      snapshot: { ...task.snapshot, rejection: rejectionOf(error) },
    });
    throw error;
  }
}

/** Writes the outcome. A tracker that was faster has asked the platform itself: its word stands. */
async function settle<Answer>(
  context: Context,
  task: Entrusted<Answer>,
  subject: Subject,
  outcome: ReturnType<Entrusted<Answer>['accepted']>,
): Promise<Subject> {
  const { journal, clock, newId, tracker } = context.app;
  const isWaiting = !outcome.final && outcome.state !== entrustedStates.notSent;
  const change: Change = {
    ...outcome,
    changeId: newId(),
    dueAt: isWaiting ? clock.now() + task.firstLookMs : null,
    cause: 'REQUEST',
    confirmed: true,
  };
  try {
    const advanced = await journal.advance(task.id, subject.version, change);
    if (isWaiting) tracker.wake();
    return advanced.outcome === 'missing' ? subject : advanced.subject;
  } catch (error) {
    // The intent is durable and due: the tracker will find out what we could not write down.
    if (error instanceof Unavailable) throw new OutcomeUnknown(subject, error);
    throw error;
  }
}

function resubmission<Answer>(context: Context, task: Entrusted<Answer>): Change {
  return {
    changeId: context.app.newId(),
    state: entrustedStates.submitted,
    final: false,
    snapshot: task.snapshot,
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

function rejectionOf({ message, platformCode, hint, requestId }: PlatformError): JsonObject {
  return { message, platformCode, hint, requestId };
}

function recordedRejection({ snapshot }: Subject): PlatformRejected {
  const { message, platformCode, hint, requestId } = recorded.parse(snapshot['rejection'] ?? {});
  return new PlatformRejected(message, { platformCode, hint, requestId });
}

/** The journal may have shrunk the snapshot of an old order: then only the fact remains. */
const recorded = z.object({
  message: z.string().default('The platform refused this earlier.'),
  platformCode: z.string().nullable().default(null),
  hint: z.string().nullable().default(null),
  requestId: z.string().nullable().default(null),
});
