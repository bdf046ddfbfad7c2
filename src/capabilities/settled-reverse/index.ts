import type { Capability } from '../../graphql/capability.ts';
import './orders/resolvers.ts';
import { reverseInvoice } from './orders/tracking.ts';
import './sellers/resolvers.ts';
import { reverseSeller } from './sellers/tracking.ts';
import { create, query } from './wire/order.ts';
import { onboard, register, status } from './wire/seller.ts';

/** Reverse invoicing that a bank settles (document 2, sections 2, 3 and 4.1): sellers and orders. */
export const settledReverse: Capability = {
  name: 'settled-reverse',
  endpoints: [onboard, register, status, create, query],
  tracked: [reverseSeller, reverseInvoice],
};
