import type { Context } from '../../graphql/context.ts';
import { subjectId } from '../../graphql/operation.ts';
import type { Subject, SubjectId } from '../../tracker/tracked.ts';

/** An attempt to do something with an invoice number. */
export interface Attempt {
  readonly id: SubjectId;
  /** Null when nothing was entrusted under this key yet. */
  readonly subject: Subject | null;
}

/** No invoice number has a blank in it, so the number of an attempt can stand behind one. */
const BEFORE_ATTEMPT = ' ';

/** The invoice number that an attempt is about. */
export function invoiceNumberOf(key: string): string {
  return key.split(BEFORE_ATTEMPT, 1)[0] ?? key;
}

/** The newest attempt under a number, or, when there was none, the first one, whose subject is null. */
export async function latestAttempt(
  context: Context,
  kind: string,
  number: string,
): Promise<Attempt> {
  let latest = await readAttempt(context, kind, number, 1);
  for (let attempt = 2; latest.subject !== null; attempt += 1) {
    const next = await readAttempt(context, kind, number, attempt);
    if (next.subject === null) break;
    latest = next;
  }
  return latest;
}

/** Where a request belongs: to the newest attempt or, where that one `isOver`, to one after it. */
export async function attemptFor(
  context: Context,
  kind: string,
  number: string,
  isOver: (newest: Subject) => boolean,
): Promise<Attempt> {
  for (let attempt = 1; ; attempt += 1) {
    const found = await readAttempt(context, kind, number, attempt);
    if (found.subject === null) return found;
    const next = await readAttempt(context, kind, number, attempt + 1);
    if (next.subject === null) return isOver(found.subject) ? next : found;
  }
}

async function readAttempt(
  context: Context,
  kind: string,
  number: string,
  attempt: number,
): Promise<Attempt> {
  const key = attempt === 1 ? number : `${number}${BEFORE_ATTEMPT}${attempt}`;
  const id = subjectId(context, kind, key);
  return { id, subject: await context.app.journal.get(id) };
}
