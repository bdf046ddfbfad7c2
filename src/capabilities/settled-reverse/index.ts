import type { Capability } from '../../graphql/schema/capability.ts';
import type { Subject } from '../../subjects/subject.ts';
import type { Subjects } from '../../subjects/subjects.ts';
import './orders/file-schema.ts';
import './orders/schema.ts';
import { reverseInvoice } from './orders/tracking.ts';
import './schema.ts';
import { latestRegistration } from './sellers/registrations.ts';
import './sellers/schema.ts';
import { reverseSeller } from './sellers/tracking.ts';
import { open } from './wire/enterprise.ts';
import { create, download, query, red, voidInvoice } from './wire/order.ts';
import { close, onboard, register, status, updateCard } from './wire/seller.ts';

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
export const settledReverse: Capability = {
  name: 'settled-reverse',
  endpoints: [
    open,
    onboard,
    register,
    status,
    create,
    query,
    updateCard,
    close,
    red,
    voidInvoice,
    download,
  ],
  tracked: [reverseSeller, reverseInvoice],
  namedInNotice,
};
