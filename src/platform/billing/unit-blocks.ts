import type {
  BilledUnits,
  ReserveUnitsResult,
  UnitAccount,
  UnitCharge,
} from '../../kernel/billed-units.ts';
import type { MaybePromise } from '../../kernel/maybe-promise.ts';
import { Unavailable } from '../../kernel/unavailable.ts';

/** Units, and as many calls, of the least block: what the largest call costs. */
export const BLOCK_UNITS = 50;

/** No block has more, however much is used: a crash leaves its rest counted. */
export const MOST_BLOCK_UNITS = 1_000;

/** Counts of billed units, of which this process holds some in blocks. */
export interface UnitBlocks extends BilledUnits {
  /**
   * Gives back what is left of the blocks that nothing was taken of since the last time. A block is as large as what was
   * taken since then, or between then and the time before.
   */
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
  /** Units that were taken since `returnIdle`; null where nothing was. */
  taken: number | null;
  /** Those before it, from the `returnIdle` before on. */
  takenBefore: number;
  /** The block that is being reserved; all who need one wait for it. */
  refilling: Promise<void> | null;
}

/**
 * Counts in blocks where nobody is held to anything, so that a call seldom waits for the store, however many there are:
 * a crash leaves the rest of a block counted. Where one of the accounts has a limit each call is counted by itself: no
 * unit of a budget lies idle here while another process refuses.
 */
export function countInBlocks(store: BilledUnits): UnitBlocks {
  const purses = new Map<string, Purse>();
  /** The one that was asked for last, as it mostly is again. */
  let last: Purse | null = null;
  let held = Promise.withResolvers<void>();

  function purseOf(tenant: string, charge: UnitCharge): Purse {
    if (last === null || !isOf(last, tenant, charge)) last = named(tenant, charge);
    return last;
  }

  function named(tenant: string, { day, capability, accounts }: UnitCharge): Purse {
    const kept = accounts.map((account) => [account.name, account.keptDays]);
    const name = JSON.stringify([tenant, day, capability, kept]);
    const known = purses.get(name);
    if (known) return known;
    const charge = { day, capability, accounts };
    const fresh: Purse = {
      tenant,
      charge,
      calls: 0,
      units: 0,
      taken: 0,
      takenBefore: 0,
      refilling: null,
    };
    purses.set(name, fresh);
    held.resolve();
    return fresh;
  }

  /** Adds a block. What the store may have counted without saying so stays counted. */
  async function refill(purse: Purse, units: number): Promise<void> {
    const size = blockFor(Math.max(purse.takenBefore, purse.taken ?? 0));
    const block = { calls: size, units: Math.max(size, units) };
    await store.reserve(purse.tenant, { ...purse.charge, ...block });
    purse.calls += block.calls;
    purse.units += block.units;
  }

  function refilled(purse: Purse, units: number): Promise<void> {
    purse.refilling ??= refill(purse, units).finally(() => (purse.refilling = null));
    return purse.refilling;
  }

  /** At once where there is enough left. */
  function take(purse: Purse, charge: UnitCharge): MaybePromise<ReserveUnitsResult> {
    if (purse.units < charge.units || purse.calls < charge.calls)
      return refilled(purse, charge.units).then(() => take(purse, charge));
    purse.calls -= charge.calls;
    purse.units -= charge.units;
    return { outcome: 'reserved' };
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
    reserve(tenant, charge) {
      if (hasLimit(charge.accounts)) return store.reserve(tenant, charge);
      const purse = purseOf(tenant, charge);
      purse.taken = (purse.taken ?? 0) + charge.units;
      return take(purse, charge);
    },

    async giveBack(tenant, charge) {
      if (hasLimit(charge.accounts)) return store.giveBack(tenant, charge);
      const purse = purseOf(tenant, charge);
      purse.taken = Math.max(0, (purse.taken ?? 0) - charge.units);
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
      const idle = Array.from(purses).filter(([, { taken }]) => taken === null);
      for (const purse of purses.values()) {
        purse.takenBefore = purse.taken ?? 0;
        purse.taken = null;
      }
      for (const [name, purse] of idle) if (purse.refilling === null) purses.delete(name);
      last = null;
      if (purses.size === 0) held = Promise.withResolvers();
      await Promise.all(idle.map(([, purse]) => giveBack(purse)));
    },

    untilHeld: () => held.promise,

    returnAll: () => giveBackEach(() => true),
  };
}

/** The units of a block, by how many are used. */
function blockFor(units: number): number {
  return Math.min(Math.max(BLOCK_UNITS, units), MOST_BLOCK_UNITS);
}

function isOf(purse: Purse, tenant: string, { day, capability, accounts }: UnitCharge): boolean {
  const { charge } = purse;
  return (
    charge.day === day &&
    charge.capability === capability &&
    purse.tenant === tenant &&
    charge.accounts.length === accounts.length &&
    charge.accounts.every(
      ({ name, keptDays }, index) =>
        name === accounts[index]?.name && keptDays === accounts[index].keptDays,
    )
  );
}

function hasLimit(accounts: readonly UnitAccount[]): boolean {
  return accounts.some(({ mostUnits }) => mostUnits !== null);
}

function unlessUnavailable(error: unknown): void {
  if (!(error instanceof Unavailable)) throw error;
}
