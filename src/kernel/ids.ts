import {
  createHmac,
  createSecretKey,
  hash,
  type KeyObject,
  randomUUID,
  timingSafeEqual,
} from 'node:crypto';
import { isJsonObject } from './json/json.ts';

/** Source of unique ids; tests pass a counting one. */
export type NewId = () => string;

/**
 * Random UUID, version 4 (RFC 9562, section 5.4), as one flat string. Node concatenates its UUIDs from seventeen strings, which
 * all stay in memory with the id: half a kilobyte for each subscription.
 */
export const randomId: NewId = () => Buffer.from(randomUUID(), 'latin1').toString('latin1');

/**
 * JSON with the keys of every object in code-unit order and absent values omitted, so that equal
 * inputs give equal texts whatever order a client wrote its fields in. `null` counts as absent:
 * GraphQL clients use both for "not given".
 */
export function canonicalJson(value: unknown): string {
  // Sorts first and serializes after that: `JSON.stringify` with a replacer calls it for each member and is several times slower.
  return JSON.stringify(inOrder(value, isNothing));
}

/** As `canonicalJson`, but a `null` is not absent: a default replaces only absent values. */
export function canonicalJsonWithNulls(value: unknown): string {
  return JSON.stringify(inOrder(value, isUndefined));
}

const isNothing = (member: unknown): boolean => member === null || member === undefined;
const isUndefined = (member: unknown): boolean => member === undefined;

function inOrder(value: unknown, isAbsent: (member: unknown) => boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => inOrder(item, isAbsent));
  if (!isJsonObject(value)) return value;
  const toJson: unknown = value['toJSON'];
  if (typeof toJson === 'function') return inOrder(Reflect.apply(toJson, value, []), isAbsent);
  const members: [string, unknown][] = [];
  for (const name of Object.keys(value).toSorted()) {
    const member = value[name];
    if (!isAbsent(member)) members.push([name, inOrder(member, isAbsent)]);
  }
  return Object.fromEntries(members);
}

/** Lower-case hex SHA-256 of `canonicalJson(value)`: compares two inputs without storing either. */
export function inputHash(value: unknown): string {
  return hash('sha256', canonicalJson(value), 'hex');
}

/** base64url HMAC-SHA-256 of the parts; the boundaries between parts are signed too. */
export function keyedDigest(secret: string, ...parts: readonly string[]): string {
  return createHmac('sha256', keyOf(secret)).update(JSON.stringify(parts)).digest('base64url');
}

/** Key objects of this process's few secrets: creating one for each digest would cost as much as the digest. */
const keys = new Map<string, KeyObject>();

function keyOf(secret: string): KeyObject {
  const known = keys.get(secret);
  if (known !== undefined) return known;
  const key = createSecretKey(secret, 'utf8');
  keys.set(secret, key);
  return key;
}

/** Compares two texts in a time that depends only on their lengths. */
export function equalsInConstantTime(left: string, right: string): boolean {
  const a = Buffer.from(left);
  const b = Buffer.from(right);
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Path prefix under which a service responds to a challenge, for holders of its secret. */
export const IDENTITY_PATH = '/health/identity/';

const CHALLENGE = /^[\w-]{16,64}$/;

/**
 * Response that distinguishes a service, or another instance of it, from any other server at its address; null for a malformed
 * challenge. It reveals nothing about the secret, and nothing else is signed in this form.
 */
export function identityProof(secret: string, challenge: string): string | null {
  return CHALLENGE.test(challenge) ? keyedDigest(secret, 'identity', challenge) : null;
}

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
