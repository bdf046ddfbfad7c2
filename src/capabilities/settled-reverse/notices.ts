import type { Subject } from '../../subjects/subject.ts';
import type { Subjects } from '../../subjects/subjects.ts';
import { reverseInvoice } from './orders/tracking.ts';
import { latestRegistration } from './sellers/registrations.ts';

/** The order under a number, and the newest registration of the seller under an id. */
export async function namedInNotice(
  id: string,
  subjects: Pick<Subjects, 'get'>,
): Promise<readonly Subject[]> {
  const found = await Promise.all([
    subjects.get(reverseInvoice, id),
    latestRegistration(subjects, id),
  ]);
  return found.filter((subject) => subject !== null);
}
