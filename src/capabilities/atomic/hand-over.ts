import type { Context } from '../../graphql/context.ts';
import { Unavailable } from '../../kernel/unavailable.ts';
import type { Finding, Subject } from '../../tracker/tracked.ts';

/**
 * Does at once what the tracker would do at its next look: opens what follows from an acceptance. A
 * journal that fails at this point leaves it to the tracker.
 */
export async function handOver(
  { app }: Context,
  subject: Subject,
  finding: Finding,
): Promise<Subject> {
  try {
    return await app.tracker.note(subject, finding);
  } catch (error) {
    if (error instanceof Unavailable) return subject;
    throw error;
  }
}
