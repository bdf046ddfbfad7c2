import type { Capability } from '../../graphql/capability.ts';
import './rates.ts';
import './taxpayers.ts';
import { queryTaxRates } from './wire/rates.ts';
import { queryRisk } from './wire/risk.ts';

/** Atomic interfaces of the tax bureau (document 3, section 4.1), passed through by the platform. */
export const atomic: Capability = {
  name: 'atomic',
  // One to a line, in the order of the document.
  endpoints: [queryRisk, queryTaxRates],
  tracked: [],
};
