import type { Message } from '../../messages/message.ts';
import { requests } from '../../messages/requests.ts';
import { Allowance, type Rate, type SharedQuotas } from './allowance.ts';
import { type Caps, type Holder, type HolderSort, mergedCaps } from './caps.ts';

/** Units of a rate that every instance may use in advance, however low the rate: of complexity five of the largest operations. */
const OPERATIONS_IN_ADVANCE = 100;
const COMPLEXITY_IN_ADVANCE = 100_000;

const TITLES: Readonly<Record<HolderSort, Message>> = {
  key: requests.thisKey,
  subject: requests.thisSubject,
  tenant: requests.thisTenant,
};

const REMAINING = {
  key: remainingOf('key'),
  subject: remainingOf('subject'),
  tenant: remainingOf('tenant'),
};

/** One holder, with the rates that are counted for it on this instance. */
export class Account {
  readonly sort: HolderSort;
  readonly name: string;
  /** The holder's name in messages. */
  readonly title: Message;
  /** Text of the header before the units that are left of each rate. */
  readonly remaining: { readonly operations: string; readonly complexity: string };
  readonly operations: Allowance;
  readonly complexity: Allowance;
  readonly #defaults: Caps;
  #own: Holder['caps'];
  #caps: Caps;
  #policy: string;

  constructor({ sort, name, caps }: Holder, defaults: Caps, quotas: SharedQuotas) {
    this.sort = sort;
    this.name = name;
    this.title = TITLES[sort];
    this.remaining = REMAINING[sort];
    this.#defaults = defaults;
    this.#own = caps;
    this.#caps = mergedCaps(defaults, caps);
    this.#policy = policyOf(sort, this.#caps);
    this.operations = new Allowance(`operations ${name}`, operationRate(this.#caps), quotas);
    this.complexity = new Allowance(`complexity ${name}`, complexityRate(this.#caps), quotas);
  }

  get caps(): Caps {
    return this.#caps;
  }

  /** Its rates, as the header has them. */
  get policy(): string {
    return this.#policy;
  }

  /** Holds it to these caps of its own from now on. */
  holdTo(own: Holder['caps']): void {
    if (own === this.#own) return;
    this.#own = own;
    this.#caps = mergedCaps(this.#defaults, own);
    this.#policy = policyOf(this.sort, this.#caps);
    this.operations.rate = operationRate(this.#caps);
    this.complexity.rate = complexityRate(this.#caps);
  }
}

function policyOf(sort: HolderSort, { operationsPerSecond, complexityPerMinute }: Caps): string {
  return `"${sort}-operations";q=${operationsPerSecond};w=1, "${sort}-complexity";q=${complexityPerMinute};w=60`;
}

function remainingOf(sort: HolderSort): Account['remaining'] {
  return { operations: `"${sort}-operations";r=`, complexity: `;t=1, "${sort}-complexity";r=` };
}

function operationRate({ operationsPerSecond }: Caps): Rate {
  return { units: operationsPerSecond, windowMs: 1_000, leastInAdvance: OPERATIONS_IN_ADVANCE };
}

function complexityRate({ complexityPerMinute }: Caps): Rate {
  return { units: complexityPerMinute, windowMs: 60_000, leastInAdvance: COMPLEXITY_IN_ADVANCE };
}

/** As draft-ietf-httpapi-ratelimit-headers has them: quota and window in seconds, what remains and for how long. */
export interface RateLimitHeaders {
  readonly 'ratelimit-policy': string;
  readonly ratelimit: string;
}

/** Names of the headers, for pages that may read them. */
export const RATE_LIMIT_HEADERS: readonly (keyof RateLimitHeaders)[] = [
  'ratelimit-policy',
  'ratelimit',
];

/** The headers for the rates of several accounts, the sort of whose holders names their policies. */
export function rateLimitHeaders(accounts: readonly Account[], now: number): RateLimitHeaders {
  let standing = '';
  for (const { remaining, operations, complexity } of accounts) {
    if (standing !== '') standing += ', ';
    const minuteEnds = Math.ceil((complexity.endsAt(now) - now) / 1_000);
    standing += `${remaining.operations}${operations.left(now)}${remaining.complexity}${complexity.left(now)};t=${minuteEnds}`;
  }
  return { 'ratelimit-policy': policiesOf(accounts), ratelimit: standing };
}

/** Policies of the last response, as they are mostly the same again. */
let last: { readonly each: readonly string[]; readonly text: string } = { each: [], text: '' };

function policiesOf(accounts: readonly Account[]): string {
  const isLast =
    accounts.length === last.each.length &&
    accounts.every(({ policy }, index) => policy === last.each[index]);
  if (!isLast) {
    const each = accounts.map(({ policy }) => policy);
    last = { each, text: each.join(', ') };
  }
  return last.text;
}
