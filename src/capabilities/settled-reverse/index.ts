import type { Capability } from '../../graphql/schema/capability.ts';
import type { Subject } from '../../subjects/subject.ts';
import type { Subjects } from '../../subjects/subjects.ts';
import { reverseInvoice } from './orders/tracking.ts';
import { latestRegistration } from './sellers/registrations.ts';

/** The order with this number, and the latest registration of the seller with this id. */
async function namedInNotice(
  id: string,
  subjects: Pick<Subjects, 'get'>,
): Promise<readonly Subject[]> {
  const found = await Promise.all([
    subjects.get(reverseInvoice, id),
    latestRegistration(subjects, id),
  ]);
  return found.filter((subject) => subject !== null);
}

/** Reverse invoicing with settlement by a bank (document 2, sections 2, 3 and 4.1): sellers and orders. */
export const settledReverse: Capability = { namedInNotice };
