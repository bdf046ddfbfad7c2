import { equalsInConstantTime, keyedDigest } from '../ids.ts';

/** Secrets behind everything that this service signs: `current` signs, and a signature by any of them is valid. */
export interface Secrets {
  readonly current: string;
  /** Includes the previous secret, while there is one. */
  readonly all: readonly string[];
}

/** Secrets, the present one first. */
export function toSecrets(current: string, ...before: readonly string[]): Secrets {
  return { current, all: [current, ...before] };
}

/** True for a digest that `keyedDigest` computed from these parts with one of the secrets. */
export function isSigned({ all }: Secrets, digest: string, ...parts: readonly string[]): boolean {
  return all.some((secret) => equalsInConstantTime(digest, keyedDigest(secret, ...parts)));
}

/** Names a secret without revealing it, so that signed data shows which secret it needs. */
export function idOf(secret: string): string {
  return keyedDigest(secret, 'id').slice(0, 8);
}
