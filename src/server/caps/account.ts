import type { Message } from '../../messages/message.ts';
import { requests } from '../../messages/requests.ts';
import { Allowance, type Rate, type SharedQuotas } from './allowance.ts';
import { type Caps, type Holder, type HolderSort, mergedCaps } from './caps.ts';

/** Units of a rate that each instance may always use in advance; for complexity, five of the largest operations. */
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

/** A holder and its rates on this instance. */
export class Account {
  readonly sort: HolderSort;
  readonly name: string;
  /** The holder's name in messages. */
  readonly title: Message;
  /** Header text that precedes the remaining units of each rate. */
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

  /** The holder's rates, in the form of the header. */
  get policy(): string {
    return this.#policy;
  }

  /** Replaces the holder's own caps. */
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

/** Headers of draft-ietf-httpapi-ratelimit-headers: quota and window in seconds, remaining units and time. */
export interface RateLimitHeaders {
  readonly 'ratelimit-policy': string;
  readonly ratelimit: string;
}

/** Names of the headers that CORS lets pages read. */
export const RATE_LIMIT_HEADERS: readonly (keyof RateLimitHeaders)[] = [
  'ratelimit-policy',
  'ratelimit',
];

/** Headers for the rates of several accounts. Policies are named by the sort of the holder. */
export function rateLimitHeaders(accounts: readonly Account[], now: number): RateLimitHeaders {
  let standing = '';
  for (const { remaining, operations, complexity } of accounts) {
    if (standing !== '') standing += ', ';
    const minuteEnds = Math.ceil((complexity.endsAt(now) - now) / 1_000);
    standing += `${remaining.operations}${operations.left(now)}${remaining.complexity}${complexity.left(now)};t=${minuteEnds}`;
  }
  return { 'ratelimit-policy': policiesOf(accounts), ratelimit: standing };
}

/** Policies of the last response, as the next one usually has the same. */
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
