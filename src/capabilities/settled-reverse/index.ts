import type { Capability } from '../../graphql/capability.ts';
import './sellers/resolvers.ts';
import { reverseSeller } from './sellers/tracking.ts';
import { onboard, register, status } from './wire/seller.ts';

/** Reverse invoicing that a bank settles (document 2, sections 2, 3 and 4.1): sellers and orders. */
export const settledReverse: Capability = {
  name: 'settled-reverse',
  endpoints: [onboard, register, status],
  tracked: [reverseSeller],
};
