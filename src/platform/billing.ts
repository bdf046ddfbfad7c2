import type {
  BilledUnits,
  ReserveUnitsResult,
  UnitAccount,
  UnitCharge,
  BilledCapability,
} from '../kernel/billed-units.ts';
import type { MaybePromise } from '../kernel/turns.ts';
import { Unavailable } from '../kernel/errors.ts';
import { mayBeApplied, NotPermitted, QuotaExhausted, RateLimited } from './errors.ts';

/** Terms on which an endpoint is billed. */
export interface Billed<Input = unknown> {
  readonly capability: BilledCapability;
  /** Unit that is paid for, as the schema shows it: `per call`, `per invoice`. */
  readonly unit: string;
  /** Units that a call costs. */
  unitsOf(input: Input): number;
  /** False if the documents bill successful calls only, so that a rejected call costs nothing. */
  readonly refusalsCost: boolean;
}

/**
 * Durably reserves the cost of a call to the path, before the call is sent. Throws `BudgetExhausted` if too little is left, and
 * `StoreUnavailable` if nothing can be reserved now; the call must not be sent then.
 */
export type Meter = (
  path: string,
  terms: Pick<Billed, 'capability' | 'unit'>,
  units: number,
) => MaybePromise<ReturnUnits>;

/**
 * Returns the units of a call that failed. `unsent` removes the call from the counts, too; `unbilled` leaves it, as it was
 * made and cost nothing.
 */
export type ReturnUnits = (reason: 'unsent' | 'unbilled') => Promise<void>;

/**
 * Terms of an endpoint that costs one unit a call, unless `more` says otherwise. A call that the gateway rejects costs
 * nothing at any endpoint.
 */
export function billed<Input>(
  capability: BilledCapability,
  unit: string,
  more: Partial<Pick<Billed<Input>, 'unitsOf' | 'refusalsCost'>> = {},
): Billed<Input> {
  return { capability, unit, unitsOf: () => 1, refusalsCost: true, ...more };
}

/**
 * Reason for which a failed call certainly cost nothing; null if it may have cost its units. The gateway rejects a call before
 * any code behind it runs: for wrong credentials, a product that is not enabled, a used-up quota, and too many requests (document
 * 1, section 7).
 */
export function whyFree(
  { refusalsCost }: Pick<Billed, 'refusalsCost'>,
  error: unknown,
  wasAnswered: boolean,
): 'unsent' | 'unbilled' | null {
  if (mayBeApplied(error)) return null;
  if (!wasAnswered) return 'unsent';
  const isGateway =
    error instanceof NotPermitted ||
    error instanceof QuotaExhausted ||
    error instanceof RateLimited;
  return isGateway || !refusalsCost ? 'unbilled' : null;
}

/** Units of the smallest block, and as many calls: the cost of the largest call. */
const BLOCK_UNITS = 50;

/** Units of the largest block: a crash leaves the unused rest of a block counted. */
const MOST_BLOCK_UNITS = 1_000;

/** Counts of billed units, some of which this process has reserved ahead in blocks. */
export interface UnitBlocks extends BilledUnits {
  /**
   * Returns the unused rest of blocks that were idle since the previous call. The size of later blocks follows from the
   * units taken since the last call, or between the last two calls.
   */
  returnIdle(): Promise<void>;
  /** Resolves once there are blocks to return. */
  untilHeld(): Promise<void>;
  /** Returns the rest of all blocks. */
  returnAll(): Promise<void>;
}

/** Rest of the blocks of one payer, day and capability: counted in the store, and not used yet. */
interface Allowance {
  readonly tenant: string;
  readonly charge: Pick<UnitCharge, 'day' | 'capability' | 'accounts'>;
  calls: number;
  units: number;
  /** Units taken since the last `returnIdle`; null for none. */
  taken: number | null;
  /** Units taken between the last two calls of `returnIdle`. */
  takenBefore: number;
  /** Block that is being reserved; every call that needs one waits for it. */
  refilling: Promise<void> | null;
}

/**
 * Counts in blocks for accounts without a limit, so that a call seldom waits for the store; a crash leaves the rest of a block
 * counted. If one of the accounts has a limit, each call is counted by itself: no unit of a budget is reserved by one process
 * while another rejects calls.
 */
export function countInBlocks(store: BilledUnits): UnitBlocks {
  const allowances = new Map<string, Allowance>();
  let held = Promise.withResolvers<void>();

  function allowanceOf(tenant: string, { day, capability, accounts }: UnitCharge): Allowance {
    const kept = accounts.map((account) => [account.name, account.keptDays]);
    const name = JSON.stringify([tenant, day, capability, kept]);
    const known = allowances.get(name);
    if (known) return known;
    const fresh: Allowance = {
      tenant,
      charge: { day, capability, accounts },
      calls: 0,
      units: 0,
      taken: 0,
      takenBefore: 0,
      refilling: null,
    };
    allowances.set(name, fresh);
    held.resolve();
    return fresh;
  }

  /** Adds a block. If the response of the store is lost, its block stays counted. */
  async function refill(allowance: Allowance, units: number): Promise<void> {
    const size = blockFor(Math.max(allowance.takenBefore, allowance.taken ?? 0));
    const block = { calls: size, units: Math.max(size, units) };
    await store.reserve(allowance.tenant, { ...allowance.charge, ...block });
    allowance.calls += block.calls;
    allowance.units += block.units;
  }

  function refilled(allowance: Allowance, units: number): Promise<void> {
    allowance.refilling ??= refill(allowance, units).finally(() => (allowance.refilling = null));
    return allowance.refilling;
  }

  /** Synchronous when enough is left. */
  function take(allowance: Allowance, charge: UnitCharge): MaybePromise<ReserveUnitsResult> {
    if (allowance.units < charge.units || allowance.calls < charge.calls)
      return refilled(allowance, charge.units).then(() => take(allowance, charge));
    allowance.calls -= charge.calls;
    allowance.units -= charge.units;
    return { outcome: 'reserved' };
  }

  async function giveBack(allowance: Allowance): Promise<void> {
    const { calls, units, tenant, charge } = allowance;
    if (calls === 0 && units === 0) return;
    allowance.calls = 0;
    allowance.units = 0;
    await store.giveBack(tenant, { ...charge, calls, units });
  }

  async function returnEach(which: (allowance: Allowance) => boolean): Promise<void> {
    await Promise.all(Array.from(allowances.values()).filter(which).map(giveBack));
  }

  return {
    reserve(tenant, charge) {
      if (hasLimit(charge.accounts)) return store.reserve(tenant, charge);
      const allowance = allowanceOf(tenant, charge);
      allowance.taken = (allowance.taken ?? 0) + charge.units;
      return take(allowance, charge);
    },

    async giveBack(tenant, charge) {
      if (hasLimit(charge.accounts)) return store.giveBack(tenant, charge);
      const allowance = allowanceOf(tenant, charge);
      allowance.taken = Math.max(0, (allowance.taken ?? 0) - charge.units);
      allowance.calls += charge.calls;
      allowance.units += charge.units;
    },

    used: (tenant, question) => store.used(tenant, question),

    async counts(tenant, days) {
      // Blocks that cannot be returned now count as used, as they would after a crash.
      await returnEach((allowance) => allowance.tenant === tenant).catch(unlessUnavailable);
      return store.counts(tenant, days);
    },

    async returnIdle() {
      const idle = Array.from(allowances).filter(([, { taken }]) => taken === null);
      for (const allowance of allowances.values()) {
        allowance.takenBefore = allowance.taken ?? 0;
        allowance.taken = null;
      }
      for (const [name, allowance] of idle)
        if (allowance.refilling === null) allowances.delete(name);
      if (allowances.size === 0) held = Promise.withResolvers();
      await Promise.all(idle.map(([, allowance]) => giveBack(allowance)));
    },

    untilHeld: () => held.promise,

    returnAll: () => returnEach(() => true),
  };
}

/** Size of the next block, in units, by how many were used. */
function blockFor(units: number): number {
  return Math.min(Math.max(BLOCK_UNITS, units), MOST_BLOCK_UNITS);
}

function hasLimit(accounts: readonly UnitAccount[]): boolean {
  return accounts.some(({ mostUnits }) => mostUnits !== null);
}

function unlessUnavailable(error: unknown): void {
  if (!(error instanceof Unavailable)) throw error;
}
