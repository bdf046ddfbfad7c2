import type { Behaviour } from '../world/world.ts';
import { atomic } from './atomic/index.ts';
import { bank } from './bank/index.ts';
import { createEnterprise } from './enterprise.ts';
import { esign } from './esign/index.ts';
import { forwardInvoicing } from './forward-invoicing/index.ts';
import { h5 } from './h5.ts';
import { partnerContract } from './partner-contract/index.ts';
import { truckTrace } from './truck-trace.ts';
import { scrapPurchase } from './scrap-purchase/index.ts';
import { settledReverse } from './settled-reverse/index.ts';
import { verification } from './verification/index.ts';

/** Behaviours of the simulated platform, created anew for each sandbox. */
export function createBehaviours(): readonly Behaviour[] {
  return [
    verification,
    createEnterprise(),
    forwardInvoicing,
    truckTrace,
    settledReverse,
    bank,
    h5,
    scrapPurchase,
    atomic,
    esign,
    partnerContract,
  ];
}

const described = createBehaviours();

/** Products that the key can be enabled for. */
export const products: readonly string[] = described.map(({ product }) => product);

/** Paths of all endpoints and pages. */
export const paths: readonly string[] = [
  ...described.flatMap(({ endpoints }) => Object.keys(endpoints)),
  ...described.flatMap(({ pages = {} }) => Object.keys(pages)),
];
