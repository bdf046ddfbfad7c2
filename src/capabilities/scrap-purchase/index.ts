import type { Capability } from '../../graphql/capability.ts';
import './estimate.ts';
import { reliefNatures } from './natures.ts';

/** Purchase of scrap from natural persons (document 2, section 4.3). */
export const scrapPurchase: Capability = {
  name: 'scrap-purchase',
  endpoints: [],
  tracked: [],
  codeTables: [{ table: reliefNatures, usedIn: ['scrapTaxEstimate natureCode'] }],
};
