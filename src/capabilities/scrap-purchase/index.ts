import type { Capability } from '../../graphql/schema/capability.ts';
import { reliefNatures } from './natures.ts';

/** Purchases of scrap by reverse invoices (document 2, section 4.3): the nine business interfaces. */
export const scrapPurchase: Capability = {
  codeTables: [{ table: reliefNatures, usedIn: ['scrapTaxEstimate natureCode'] }],
};
