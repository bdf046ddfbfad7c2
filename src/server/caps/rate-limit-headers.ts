import type { Account } from './account.ts';

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
