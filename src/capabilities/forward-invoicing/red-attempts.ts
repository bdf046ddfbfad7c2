import type { Context } from '../../graphql/context.ts';
import { subjectId } from '../../graphql/operation.ts';
import type { Subject, SubjectId } from '../../tracker/tracked.ts';
import { attemptKey, forwardRedOffset } from './red-tracking.ts';

/** An attempt to reverse an invoice. */
export interface Attempt {
  readonly id: SubjectId;
  /** Null when nothing was entrusted under this key yet. */
  readonly subject: Subject | null;
}

/** The platform took nothing and never will: the invoice stands, and another attempt is open. */
const FAILED = new Set(['REJECTED', 'NOT_ACCEPTED']);

/**
 * Where a request to reverse an order's invoice belongs. There is at most one attempt that may
 * succeed: the next one is only begun after one that certainly failed. Whoever repeats a failed
 * request, recognized by its hash, is led to that one.
 */
export async function attemptFor(
  context: Context,
  orderId: string,
  inputHash: string,
): Promise<Attempt> {
  for (let attempt = 1; ; attempt += 1) {
    const found = await readAttempt(context, orderId, attempt);
    const { subject } = found;
    if (subject === null || !FAILED.has(subject.state) || subject.inputHash === inputHash) {
      return found;
    }
  }
}

/** The newest attempt, or, when there was none, the first one, whose subject is null. */
export async function latestAttempt(context: Context, orderId: string): Promise<Attempt> {
  let latest = await readAttempt(context, orderId, 1);
  for (let attempt = 2; latest.subject && FAILED.has(latest.subject.state); attempt += 1) {
    const next = await readAttempt(context, orderId, attempt);
    if (next.subject === null) break;
    latest = next;
  }
  return latest;
}

/** True when this service found the invoice reversed, also where the invoice's own record is older than that. */
export async function isKnownAsOffset(context: Context, orderId: string): Promise<boolean> {
  const { subject } = await latestAttempt(context, orderId);
  return subject?.state === 'OFFSET';
}

async function readAttempt(context: Context, orderId: string, attempt: number): Promise<Attempt> {
  const id = subjectId(context, forwardRedOffset.kind, attemptKey(orderId, attempt));
  return { id, subject: await context.app.journal.get(id) };
}
