import { issuedInvoices } from '../behaviours/atomic/uploads.ts';
import { type Effects, effectsIn } from '../behaviours/scrap-purchase/transactions.ts';
import type { World } from './world.ts';

/** Things that came about in the simulated platform, over restarts too; for tests that count what was done twice. */
export interface SandboxEffects {
  readonly scrapPurchases: Effects;
  /** Number of invoices that came into being by uploads. */
  readonly uploadedInvoices: number;
}

/** All effects so far. */
export function readEffects(world: World): SandboxEffects {
  return { scrapPurchases: effectsIn(world), uploadedInvoices: issuedInvoices(world) };
}
