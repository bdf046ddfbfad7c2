import type { Capability } from '../../graphql/schema/capability.ts';
import './orders/file.ts';
import './orders/of-seller.ts';
import './orders/schema.ts';
import { reverseInvoice } from './orders/tracking.ts';
import './resolvers.ts';
import './sellers/schema.ts';
import { reverseSeller } from './sellers/tracking.ts';
import { namedInNotice } from './notices.ts';
import { open } from './wire/enterprise.ts';
import { create, download, query, red, voidInvoice } from './wire/order.ts';
import { close, onboard, register, status, updateCard } from './wire/seller.ts';

/** Reverse invoicing that a bank settles (document 2, sections 2, 3 and 4.1): sellers and orders. */
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
