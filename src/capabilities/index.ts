import type { Capability } from '../graphql/schema/capability.ts';
import { atomic } from './atomic/index.ts';
import { bank } from './bank/index.ts';
import './edges.ts';
import './enterprise-edges.ts';
import { enterprise } from './enterprise/index.ts';
import { esign } from './esign/index.ts';
import { forwardInvoicing } from './forward-invoicing/index.ts';
import { h5 } from './h5/index.ts';
import { scrapPurchase } from './scrap-purchase/index.ts';
import { partnerContracts } from './partner-contract/index.ts';
import { truckTrace } from './truck-trace/index.ts';
import { settledReverse } from './settled-reverse/index.ts';
import { verification } from './verification/index.ts';

/** All capabilities, in the order of the platform's documents. */
export const capabilities: readonly Capability[] = [
  verification,
  enterprise,
  forwardInvoicing,
  truckTrace,
  settledReverse,
  bank,
  scrapPurchase,
  h5,
  atomic,
  esign,
  partnerContracts,
];
