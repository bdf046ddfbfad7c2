import type { Capability } from '../../graphql/capability.ts';
import './rates.ts';
import './taxpayers.ts';
import { queryTaxRates } from './wire/rates.ts';
import { actOnRed, applyForRed, listReds, queryRed } from './wire/red-confirmations/index.ts';
import { queryRisk } from './wire/risk.ts';
import { queryUpload, uploadInvoices } from './wire/uploads/index.ts';

/** Atomic interfaces of the tax bureau (document 3, section 4.1), passed through by the platform. */
export const atomic: Capability = {
  name: 'atomic',
  // One to a line, in the order of the document.
  endpoints: [
    queryRisk,
    queryTaxRates,
    uploadInvoices,
    queryUpload,
    applyForRed,
    actOnRed,
    listReds,
    queryRed,
  ],
  tracked: [],
};
