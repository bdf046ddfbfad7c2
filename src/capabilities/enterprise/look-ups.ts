import { LRUCache } from 'lru-cache';
import { type Context, perApp } from '../../context/context.ts';
import { canonicalJson } from '../../kernel/ids.ts';
import { InvalidInput } from '../../context/invalid-input.ts';
import type { MaybePromise } from '../../kernel/maybe-promise.ts';
import { OverBudget, PlatformUnavailable } from '../../platform/errors.ts';
import type { Decoded, Sent } from '../../platform/record/index.ts';
import { enterpriseTexts } from './texts.ts';
import {
  type enterprise,
  type enterpriseSearch,
  type enterprisesFound,
  MOST_ENTERPRISES,
  searchEnterprises,
} from './wire.ts';

/** The result of a look-up, and when the platform gave it. */
export type LookUp = Decoded<typeof enterprisesFound> & {
  /** Milliseconds since the epoch. */
  readonly askedAt: number;
};

/** An enterprise; without its name where only its tax number is known. */
export type EnterpriseView = Pick<Decoded<typeof enterprise>, 'taxNumber'> & {
  readonly name?: string;
};

/** The call behind a look-up that is not in the cache; made by the operation that came first. */
interface Call {
  readonly context: Context;
  readonly request: Sent<typeof enterpriseSearch>;
  /** Set when this one is made, and not that of another operation. */
  isOwn: boolean;
}

/** As long as the platform's own cache holds: asking earlier would be paid for the same answer. */
const KEPT_MS = 10 * 60_000;
/** Most entries of the cache, of at most 30 short records each: some ten megabytes. */
const MOST_KEPT = 2_000;

/**
 * Answers of the last ten minutes, and calls under way: identical look-ups of one tenant share one
 * billed call. Errors are not stored. The operation that joins another's call notes no billed call.
 */
const lookUps = perApp(({ clock, measurements }) => {
  const kept = new LRUCache<string, LookUp, Call>({
    max: MOST_KEPT,
    ttl: KEPT_MS,
    ttlResolution: 0,
    perf: clock,
    // A pending call that was evicted from the cache still responds to its waiting callers.
    ignoreFetchAbort: true,
    async fetchMethod(_key, _stale, { context: call }) {
      call.isOwn = true;
      const answer = await call.context.platform.call(searchEnterprises, call.request);
      const most = call.request.limit ?? MOST_ENTERPRISES;
      const enterprises = distinct(answer.enterprises).slice(0, most);
      return { ...answer, enterprises, askedAt: clock.now() };
    },
  });
  measurements.cacheEntries.watch(['enterprises'], () => kept.size);
  return kept;
});

const keyOf = ({ tenant }: Context, request: Sent<typeof enterpriseSearch>): string =>
  canonicalJson([tenant, request]);

/** True where the response of an identical look-up is at hand, so that this one costs nothing. */
export function isKept(context: Context, request: Sent<typeof enterpriseSearch>): boolean {
  return lookUps(context).has(keyOf(context, request));
}

/**
 * Looks enterprises up, or gives the response of an identical look-up: at once where it is stored. Rejects with a
 * `PlatformError`. Where the other one's payer may spend no more, this one's own is asked.
 */
export function lookUp(
  context: Context,
  request: Sent<typeof enterpriseSearch>,
): MaybePromise<LookUp> {
  const key = keyOf(context, request);
  return lookUps(context).get(key) ?? fetched(key, { context, request });
}

async function fetched(key: string, asked: Omit<Call, 'isOwn'>): Promise<LookUp> {
  for (;;) {
    const call: Call = { ...asked, isOwn: false };
    try {
      return await lookUps(asked.context).forceFetch(key, { context: call });
    } catch (error) {
      if (call.isOwn || !(error instanceof OverBudget)) throw error;
    }
  }
}

/** Enterprises without those that are listed again. */
function distinct(listed: LookUp['enterprises']): LookUp['enterprises'] {
  return [...new Map(listed.map((one) => [`${one.taxNumber} ${one.name}`, one])).values()];
}

/**
 * The enterprise with a tax number; null when the platform knows none. Throws a `PlatformError`, also for several names of
 * one number. Billed as `lookUp`.
 */
export async function findEnterprise(
  context: Context,
  taxNumber: string,
): Promise<Decoded<typeof enterprise> | null> {
  const { enterprises } = await lookUp(context, { by: { taxNumber } });
  const [found = null, ...others] = enterprises;
  if (others.length > 0)
    throw new PlatformUnavailable(enterpriseTexts.severalNames, { maybeApplied: true });
  return found;
}

/** Name of an enterprise of which only the tax number is known. Billed as `lookUp`; throws its errors, and `InvalidInput`. */
export async function nameOf(context: Context, { taxNumber }: EnterpriseView): Promise<string> {
  const found = await findEnterprise(context, taxNumber);
  if (found !== null) return found.name;
  const message = enterpriseTexts.unknown;
  throw new InvalidInput([{ code: 'NOT_FOUND', path: ['taxNumber'], message }]);
}
