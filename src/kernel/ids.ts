import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { isJsonObject } from './json.ts';

/** A source of unique ids; tests hand in a counting one. */
export type NewId = () => string;

/**
 * Random UUID, version 4. Copied, as Node puts it together from seventeen strings, which would all be kept
 * for as long as the id is: half a kilobyte for each subscription.
 */
export const randomId: NewId = () => Buffer.from(randomUUID(), 'latin1').toString('latin1');

/**
 * JSON with the keys of every object in code-unit order and absent values left out, so that equal
 * inputs give equal texts whatever order a client wrote its fields in. `null` counts as absent:
 * GraphQL clients use both for "not given".
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) => {
    if (!isJsonObject(inner)) return inner;
    return Object.fromEntries(
      Object.entries(inner)
        .filter(([, member]) => member !== null && member !== undefined)
        .toSorted(([left], [right]) => (left < right ? -1 : 1)),
    );
  });
}

/** Lower-case hex SHA-256 of `canonicalJson(value)`: tells whether two inputs are the same without keeping either. */
export function inputHash(value: unknown): string {
  return createHash('sha256').update(canonicalJson(value)).digest('hex');
}

/** base64url HMAC-SHA-256 of the parts; their borders are part of what is signed. */
export function keyedDigest(secret: string, ...parts: readonly string[]): string {
  return createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url');
}

/** Compares two texts in a time that depends only on their lengths. */
export function equalsInConstantTime(left: string, right: string): boolean {
  const a = Buffer.from(left);
  const b = Buffer.from(right);
  return a.length === b.length && timingSafeEqual(a, b);
}
