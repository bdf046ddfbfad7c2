import type { Capability } from '../graphql/schema/capability.ts';
import { atomic } from './atomic/index.ts';
import { bank } from './bank/index.ts';
import { esign } from './esign/index.ts';
import { forwardInvoicing } from './forward-invoicing/index.ts';
import { h5 } from './h5/index.ts';
import { partnerContracts } from './partner-contract/index.ts';
import './schemas.ts';
import { scrapPurchase } from './scrap-purchase/index.ts';
import { settledReverse } from './settled-reverse/index.ts';
import { verification } from './verification/index.ts';

/** Capabilities with parts that the schema does not name, in the order of the platform's documents. */
export const capabilities: readonly Capability[] = [
  verification,
  forwardInvoicing,
  settledReverse,
  bank,
  scrapPurchase,
  h5,
  atomic,
  esign,
  partnerContracts,
];
