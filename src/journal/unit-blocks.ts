import type { BilledUnits, UnitAccount, UnitCharge } from '../kernel/billed-units.ts';
import { Unavailable } from '../kernel/unavailable.ts';

/** Units, and as many calls, of a block: what the largest call costs. */
export const BLOCK_UNITS = 50;

/** Counts of billed units, of which this process holds some in blocks. */
export interface UnitBlocks extends BilledUnits {
  /** Gives back what is left of the blocks that nothing was taken of since the last time. */
  returnIdle(): Promise<void>;
  /** Resolves once there are blocks to give back; at once while there are. */
  untilHeld(): Promise<void>;
  /** Gives back what is left of all blocks. */
  returnAll(): Promise<void>;
}

/** What is left of the blocks of somebody's day: counted in the store, and used for nothing yet. */
interface Purse {
  readonly tenant: string;
  readonly charge: Pick<UnitCharge, 'day' | 'capability' | 'accounts'>;
  calls: number;
  units: number;
  isIdle: boolean;
  /** The block that is being reserved; all who need one wait for it. */
  refilling: Promise<void> | null;
}

/**
 * Counts in blocks where nobody is held to anything, so that a call seldom waits for the store: a crash leaves the
 * rest of a block counted. Where one of the accounts has a limit each call is counted by itself: no unit of a
 * budget lies idle here while another process refuses.
 */
export function countInBlocks(store: BilledUnits): UnitBlocks {
  const purses = new Map<string, Purse>();
  let held = Promise.withResolvers<void>();

  function purseOf(tenant: string, { day, capability, accounts }: UnitCharge): Purse {
    const kept = accounts.map(({ name, keptDays }) => [name, keptDays]);
    const name = JSON.stringify([tenant, day, capability, kept]);
    const known = purses.get(name);
    if (known) return known;
    const charge = { day, capability, accounts };
    const fresh = { tenant, charge, calls: 0, units: 0, isIdle: false, refilling: null };
    purses.set(name, fresh);
    held.resolve();
    return fresh;
  }

  /** Adds a block. What the store may have counted without saying so stays counted. */
  async function refill(purse: Purse, units: number): Promise<void> {
    const block = { calls: BLOCK_UNITS, units: Math.max(BLOCK_UNITS, units) };
    await store.reserve(purse.tenant, { ...purse.charge, ...block });
    purse.calls += block.calls;
    purse.units += block.units;
  }

  function refilled(purse: Purse, units: number): Promise<void> {
    purse.refilling ??= refill(purse, units).finally(() => (purse.refilling = null));
    return purse.refilling;
  }

  async function giveBack(purse: Purse): Promise<void> {
    const { calls, units, tenant, charge } = purse;
    if (calls === 0 && units === 0) return;
    purse.calls = 0;
    purse.units = 0;
    await store.giveBack(tenant, { ...charge, calls, units });
  }

  async function giveBackEach(which: (purse: Purse) => boolean): Promise<void> {
    await Promise.all(Array.from(purses.values()).filter(which).map(giveBack));
  }

  return {
    async reserve(tenant, charge) {
      if (hasLimit(charge.accounts)) return store.reserve(tenant, charge);
      const purse = purseOf(tenant, charge);
      purse.isIdle = false;
      while (purse.units < charge.units || purse.calls < charge.calls)
        await refilled(purse, charge.units);
      purse.calls -= charge.calls;
      purse.units -= charge.units;
      return { outcome: 'reserved' };
    },

    async giveBack(tenant, charge) {
      if (hasLimit(charge.accounts)) return store.giveBack(tenant, charge);
      const purse = purseOf(tenant, charge);
      purse.isIdle = false;
      purse.calls += charge.calls;
      purse.units += charge.units;
    },

    used: (tenant, question) => store.used(tenant, question),

    async counts(tenant, days) {
      // What cannot be given back now is shown as used, which a crash would make of it.
      await giveBackEach((purse) => purse.tenant === tenant).catch(unlessUnavailable);
      return store.counts(tenant, days);
    },

    async returnIdle() {
      const idle = Array.from(purses).filter(([, purse]) => purse.isIdle);
      for (const purse of purses.values()) purse.isIdle = true;
      for (const [name, purse] of idle) if (purse.refilling === null) purses.delete(name);
      if (purses.size === 0) held = Promise.withResolvers();
      await Promise.all(idle.map(([, purse]) => giveBack(purse)));
    },

    untilHeld: () => held.promise,

    returnAll: () => giveBackEach(() => true),
  };
}

function hasLimit(accounts: readonly UnitAccount[]): boolean {
  return accounts.some(({ mostUnits }) => mostUnits !== null);
}

function unlessUnavailable(error: unknown): void {
  if (!(error instanceof Unavailable)) throw error;
}
