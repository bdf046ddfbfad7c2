import { LRUCache } from 'lru-cache';
import { type Context, perApp } from '../../context/context.ts';
import { canonicalJson } from '../../kernel/ids.ts';
import { InvalidInput } from '../../context/invalid-input.ts';
import type { MaybePromise } from '../../kernel/turns.ts';
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

/** Result of a look-up, and the time of the platform's response. */
export type LookUp = Decoded<typeof enterprisesFound> & {
  /** Milliseconds since the epoch. */
  readonly askedAt: number;
};

/** An enterprise; the name is absent if only the tax number is known. */
export type EnterpriseView = Pick<Decoded<typeof enterprise>, 'taxNumber'> & {
  readonly name?: string;
};

/** Pending call of a look-up that is not cached, made by the first operation that needs it. */
interface Call {
  readonly context: Context;
  readonly request: Sent<typeof enterpriseSearch>;
  /** True once this operation makes the call, rather than joining another operation's call. */
  isOwn: boolean;
}

/**
 * Lifetime of a cached result. The platform caches as long, so a call within this time would pay for the same response.
 */
const KEPT_MS = 10 * 60_000;
/** Limit of cached entries, of at most 30 short records each: some ten megabytes. */
const MOST_KEPT = 2_000;

/**
 * Results of the last ten minutes, and pending calls: identical look-ups of one tenant share one billed call. Errors
 * are not cached. An operation that joins another's call records no billed call.
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

/** True if the result of an identical look-up is cached, so that this one costs nothing. */
export function isKept(context: Context, request: Sent<typeof enterpriseSearch>): boolean {
  return lookUps(context).has(keyOf(context, request));
}

/**
 * Looks up enterprises, or returns the result of an identical look-up, at once if it is cached. Rejects with a
 * `PlatformError`. If the budget behind a joined call is used up, this operation makes its own call.
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

/** Removes repeated enterprises. */
function distinct(listed: LookUp['enterprises']): LookUp['enterprises'] {
  return [...new Map(listed.map((one) => [`${one.taxNumber} ${one.name}`, one])).values()];
}

/**
 * The enterprise with a tax number; null if the platform knows none. Throws a `PlatformError`, also if a number has
 * several names. Billed as `lookUp`.
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

/** Name of an enterprise, looked up if unknown. Billed as `lookUp`; throws its errors, and `InvalidInput`. */
export async function nameOf(context: Context, { taxNumber }: EnterpriseView): Promise<string> {
  const found = await findEnterprise(context, taxNumber);
  if (found !== null) return found.name;
  const message = enterpriseTexts.unknown;
  throw new InvalidInput([{ code: 'NOT_FOUND', path: ['taxNumber'], message }]);
}
