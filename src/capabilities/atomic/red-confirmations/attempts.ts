import type { Context } from '../../../graphql/context.ts';
import { entrust, type Entrusted } from '../../../graphql/entrust.ts';
import { Conflict } from '../../../graphql/errors.ts';
import { subjectId } from '../../../graphql/operation.ts';
import type { Subject, SubjectId } from '../../../tracker/tracked.ts';

/** Neither an invoice number nor a key has a blank in it, so the number of an attempt can stand behind one. */
const BEFORE_ATTEMPT = ' ';

/** What attempts are made at: an invoice or a confirmation. */
export function targetOf(key: string): string {
  return key.split(BEFORE_ATTEMPT, 1)[0] ?? key;
}

/** Attempts at the same thing, one after the other. */
export interface Attempts {
  readonly kind: string;
  readonly target: string;
  readonly inputHash: string;
  /** Whether another attempt may follow this one. */
  readonly isOver: (attempt: Subject) => Promise<boolean>;
}

/**
 * Where a request belongs: behind the last attempt that is over, or to the one that it repeats. There is
 * at most one attempt that may still succeed. `earlier` are those that are over.
 */
export async function attemptFor(
  context: Context,
  { kind, target, inputHash, isOver }: Attempts,
): Promise<{ readonly id: SubjectId; readonly earlier: readonly Subject[] }> {
  const earlier: Subject[] = [];
  for (let attempt = 1; ; attempt += 1) {
    const key = attempt === 1 ? target : `${target}${BEFORE_ATTEMPT}${attempt}`;
    const id = subjectId(context, kind, key);
    const subject = await context.app.journal.get(id);
    if (subject === null || subject.inputHash === inputHash || !(await isOver(subject)))
      return { id, earlier };
    earlier.push(subject);
  }
}

/** `entrust`, with a conflict said in words that fit: another attempt stands in the way. */
export async function entrustAttempt<Answer>(
  context: Context,
  task: Entrusted<Answer>,
  inTheWay: string,
): Promise<Subject> {
  try {
    return await entrust(context, task);
  } catch (error) {
    throw error instanceof Conflict ? new Conflict(inTheWay, error.operation) : error;
  }
}
