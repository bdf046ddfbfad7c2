import { equalsInConstantTime, keyedDigest } from '../ids.ts';

/** The secrets behind everything that this service signs: one signs, and what any of them signed is good. */
export interface Secrets {
  readonly current: string;
  /** Also the one of before, while there is one. */
  readonly all: readonly string[];
}

/** The secrets, the present one first. */
export function toSecrets(current: string, ...before: readonly string[]): Secrets {
  return { current, all: [current, ...before] };
}

/** True for a digest that `keyedDigest` made of these parts with one of the secrets. */
export function isSigned({ all }: Secrets, digest: string, ...parts: readonly string[]): boolean {
  return all.some((secret) => equalsInConstantTime(digest, keyedDigest(secret, ...parts)));
}

/** Names a secret without telling it: what names it is no longer good once the secret is gone. */
export function idOf(secret: string): string {
  return keyedDigest(secret, 'id').slice(0, 8);
}
