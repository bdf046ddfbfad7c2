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
  let policies = '';
  let standing = '';
  for (const { sort, policy, operations, complexity } of accounts) {
    const comma = policies === '' ? '' : ', ';
    const minuteEnds = Math.ceil((complexity.endsAt(now) - now) / 1_000);
    policies += comma + policy;
    standing += `${comma}"${sort}-operations";r=${operations.left(now)};t=1, "${sort}-complexity";r=${complexity.left(now)};t=${minuteEnds}`;
  }
  return { 'ratelimit-policy': policies, ratelimit: standing };
}
