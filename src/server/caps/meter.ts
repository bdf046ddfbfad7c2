import { type Clock, toShanghaiIso } from '../../kernel/time/clock.ts';
import { requests } from '../../messages/requests.ts';
import { endOfWindow, type SharedQuotas, Allowance, type Rate } from './allowance.ts';
import { TranslatableError } from '../../graphql/errors/translatable-error.ts';
import type { Message } from '../../messages/message.ts';
import { createRecentlyUsed } from '../../kernel/collections.ts';
import { type DefaultCaps, type Holder, type Caps, type HolderSort, mergedCaps } from './caps.ts';

/** Cost of an operation, as shown in its response. */
export interface Cost {
  /** Complexity of the operation. */
  readonly requested: number;
  /** Complexity left in the current minute, over all instances as far as this one knows. */
  readonly left: number;
  /** End of that minute. */
  readonly resetsAt: string;
}

const MINUTE_MS = 60_000;

/** Bytes that a holder's subscriptions may store in addition to the free bytes of each. */
const MOST_KEPT_BYTES = 16 * 1024 * 1024;

const mostOpen = {
  connections: requests.mostConnections,
  subscriptions: requests.mostSubscriptions,
  keptBytes: requests.mostKeptBytes,
} as const satisfies Readonly<Record<Openable, unknown>>;

const CAP_CODES: Readonly<Record<Openable, CapCode>> = {
  connections: 'TOO_MANY_CONNECTIONS',
  subscriptions: 'TOO_MANY_SUBSCRIPTIONS',
  keptBytes: 'TOO_MANY_SUBSCRIPTIONS',
};

/**
 * Caps of one caller: those of the key or the token's subject, and those of the tenant. A use that one of them rejects is
 * counted for neither. All errors come from `capReached`.
 */
export class Meter {
  readonly #accounts: readonly Account[];
  readonly #open: OpenCounts;
  readonly #clock: Pick<Clock, 'now' | 'sleep'>;

  constructor(accounts: readonly Account[], open: OpenCounts, clock: Pick<Clock, 'now' | 'sleep'>) {
    this.#accounts = accounts;
    this.#open = open;
    this.#clock = clock;
  }

  /** Counts an operation before any work is done for it. */
  countOperation(): void {
    const now = this.#clock.now();
    for (const { title, operations } of this.#accounts) {
      if (operations.has(1, now)) continue;
      const { units } = operations.rate;
      const message = requests.operationsASecond({ whose: title, units });
      throw capReached('RATE_LIMITED', message, {
        retryAfterSeconds: 1,
        left: 0,
        resetsAt: timeText(operations.endsAt(now)),
      });
    }
    for (const { operations } of this.#accounts) operations.use(1, now);
  }

  /** Counts the complexity of an operation before it is executed. */
  spend(complexity: number): Cost {
    const now = this.#clock.now();
    for (const { title, complexity: allowance } of this.#accounts) {
      if (allowance.has(complexity, now)) continue;
      const { units } = allowance.rate;
      const endsAt = allowance.endsAt(now);
      const message = requests.complexityAMinute({ whose: title, units, complexity });
      throw capReached('RATE_LIMITED', message, {
        retryAfterSeconds: Math.ceil((endsAt - now) / 1_000),
        left: allowance.left(now),
        resetsAt: timeText(endsAt),
      });
    }
    let left = Infinity;
    for (const { complexity: allowance } of this.#accounts) {
      allowance.use(complexity, now);
      left = Math.min(left, allowance.left(now));
    }
    return { requested: complexity, left, resetsAt: timeText(endOfWindow(now, MINUTE_MS)) };
  }

  /**
   * Counts the complexity of a subscription event. Events cannot be rejected without being lost, so they wait for a minute with
   * enough room.
   */
  async spendOnEvent(complexity: number): Promise<void> {
    for (;;) {
      const now = this.#clock.now();
      const hasRoom = this.#accounts.every(
        ({ complexity: allowance }) => allowance.has(complexity, now) || allowance.isFresh(now),
      );
      if (!hasRoom) {
        await this.#clock.sleep(endOfWindow(now, MINUTE_MS) - now);
        continue;
      }
      for (const { complexity: allowance } of this.#accounts) allowance.use(complexity, now);
      return;
    }
  }

  /** Counts something as open until the returned function is called for the first time. */
  open(what: Openable, by = 1): () => void {
    for (const { name, title, caps } of this.#accounts) {
      const most = what === 'keptBytes' ? MOST_KEPT_BYTES : caps[what];
      if (this.#open.of(what, name) + by <= most) continue;
      const message = mostOpen[what]({ whose: title, most });
      throw capReached(CAP_CODES[what], message, { retryAfterSeconds: null });
    }
    for (const { name } of this.#accounts) this.#open.change(what, name, by);
    let isOpen = true;
    return () => {
      if (!isOpen) return;
      isOpen = false;
      for (const { name } of this.#accounts) this.#open.change(what, name, -by);
    };
  }

  /** Headers with the rates and their remaining units. */
  headers(): RateLimitHeaders {
    return rateLimitHeaders(this.#accounts, this.#clock.now());
  }
}

let last = { at: 0, text: '' };
/** Cached, as the same minute is formatted many times. */
function timeText(at: number): string {
  if (last.at !== at) last = { at, text: toShanghaiIso(at) };
  return last.text;
}

/** Open resources of holders on this instance; `keptBytes` are the bytes stored for subscriptions. */
type Openable = 'connections' | 'subscriptions' | 'keptBytes';

/** Open connections and subscriptions by holder. The counts are in memory only, so those of a crashed instance do not persist. */
class OpenCounts {
  readonly #counts = new Map<string, number>();

  of(what: Openable, holder: string): number {
    return this.#counts.get(`${what} ${holder}`) ?? 0;
  }

  change(what: Openable, holder: string, by: number): void {
    const name = `${what} ${holder}`;
    const count = (this.#counts.get(name) ?? 0) + by;
    if (count === 0) this.#counts.delete(name);
    else this.#counts.set(name, count);
  }
}

/** Details of a cap that was reached. */
interface Reached {
  readonly retryAfterSeconds: number | null;
  /** Remaining units of a rate and the time of its reset; absent for caps on open resources. */
  readonly left?: number;
  readonly resetsAt?: string;
}

/** Names of the caps that can be reached. */
type CapCode = 'RATE_LIMITED' | 'TOO_MANY_CONNECTIONS' | 'TOO_MANY_SUBSCRIPTIONS';

/** Public error for an operation rejected by a cap; over HTTP with 429. */
function capReached(
  code: CapCode,
  text: Message,
  { retryAfterSeconds, ...more }: Reached,
): TranslatableError {
  const headers = retryAfterSeconds === null ? {} : { 'retry-after': String(retryAfterSeconds) };
  return new TranslatableError(text, {
    extensions: {
      code,
      retryable: true,
      retryAfterSeconds,
      ...more,
      http: { status: 429, headers },
    },
  });
}

/** Maximum number of holders in memory. The least recently used restarts, except for units counted over all instances. */
const MOST_ACCOUNTS = 50_000;

export interface MetersOptions {
  readonly defaults: DefaultCaps;
  /** Current own caps of a tenant; see `Holder`. */
  readonly capsOf: (tenant: string) => Holder['caps'];
  readonly quotas: SharedQuotas;
}

/** Creates the meters of callers. All uses by one holder share its counts. */
export interface Meters {
  /** Meter of a caller; `holder` is the key or the token's subject, null for neither. */
  of(tenant: string, holder: Holder | null): Meter;
}

export function createMeters(
  { defaults, capsOf, quotas }: MetersOptions,
  clock: Pick<Clock, 'now' | 'sleep'>,
): Meters {
  const accounts = createRecentlyUsed<Account>(MOST_ACCOUNTS);
  /** Accounts of tenants, stored separately: they are few, and every request uses one. */
  const tenants = new Map<string, Account>();
  const open = new OpenCounts();

  function tenantAccountOf(tenant: string): Account {
    const caps = capsOf(tenant);
    const known = tenants.get(tenant);
    if (known) {
      known.holdTo(caps);
      return known;
    }
    const holder: Holder = { sort: 'tenant', name: `tenant ${tenant}`, caps };
    const account = new Account(holder, defaults.tenant, quotas);
    tenants.set(tenant, account);
    return account;
  }

  function accountOf(holder: Holder): Account {
    const known = accounts.get(holder.name);
    if (known) {
      known.holdTo(holder.caps);
      return known;
    }
    const account = new Account(holder, defaults[holder.sort], quotas);
    accounts.set(holder.name, account);
    return account;
  }

  return {
    of(tenant, holder) {
      const shared = tenantAccountOf(tenant);
      return new Meter(holder === null ? [shared] : [accountOf(holder), shared], open, clock);
    },
  };
}

/** Units of a rate that each instance may always use in advance; for complexity, five of the largest operations. */
const OPERATIONS_IN_ADVANCE = 100;
const COMPLEXITY_IN_ADVANCE = 100_000;

const TITLES: Readonly<Record<HolderSort, Message>> = {
  key: requests.thisKey,
  subject: requests.thisSubject,
  tenant: requests.thisTenant,
};

/** A holder and its rates on this instance. */
class Account {
  readonly sort: HolderSort;
  readonly name: string;
  /** The holder's name in messages. */
  readonly title: Message;
  readonly operations: Allowance;
  readonly complexity: Allowance;
  readonly #defaults: Caps;
  #own: Holder['caps'];
  #caps: Caps;

  constructor({ sort, name, caps }: Holder, defaults: Caps, quotas: SharedQuotas) {
    this.sort = sort;
    this.name = name;
    this.title = TITLES[sort];
    this.#defaults = defaults;
    this.#own = caps;
    this.#caps = mergedCaps(defaults, caps);
    this.operations = new Allowance(`operations ${name}`, operationRate(this.#caps), quotas);
    this.complexity = new Allowance(`complexity ${name}`, complexityRate(this.#caps), quotas);
  }

  get caps(): Caps {
    return this.#caps;
  }

  /** Replaces the holder's own caps. */
  holdTo(own: Holder['caps']): void {
    if (own === this.#own) return;
    this.#own = own;
    this.#caps = mergedCaps(this.#defaults, own);
    this.operations.rate = operationRate(this.#caps);
    this.complexity.rate = complexityRate(this.#caps);
  }
}

function policyOf(sort: HolderSort, { operationsPerSecond, complexityPerMinute }: Caps): string {
  return `"${sort}-operations";q=${operationsPerSecond};w=1, "${sort}-complexity";q=${complexityPerMinute};w=60`;
}

function operationRate({ operationsPerSecond }: Caps): Rate {
  return { units: operationsPerSecond, windowMs: 1_000, leastInAdvance: OPERATIONS_IN_ADVANCE };
}

function complexityRate({ complexityPerMinute }: Caps): Rate {
  return { units: complexityPerMinute, windowMs: 60_000, leastInAdvance: COMPLEXITY_IN_ADVANCE };
}

/** Headers of draft-ietf-httpapi-ratelimit-headers: quota and window in seconds, remaining units and time. */
interface RateLimitHeaders {
  readonly 'ratelimit-policy': string;
  readonly ratelimit: string;
}

/** Names of the headers that CORS lets pages read. */
export const RATE_LIMIT_HEADERS: readonly (keyof RateLimitHeaders)[] = [
  'ratelimit-policy',
  'ratelimit',
];

/** Headers for the rates of several accounts. Policies are named by the sort of the holder. */
function rateLimitHeaders(accounts: readonly Account[], now: number): RateLimitHeaders {
  const standings = accounts.map(({ sort, operations, complexity }) => {
    const minuteEnds = Math.ceil((complexity.endsAt(now) - now) / 1_000);
    return `"${sort}-operations";r=${operations.left(now)};t=1, "${sort}-complexity";r=${complexity.left(now)};t=${minuteEnds}`;
  });
  const policies = accounts.map(({ sort, caps }) => policyOf(sort, caps));
  return { 'ratelimit-policy': policies.join(', '), ratelimit: standings.join(', ') };
}
