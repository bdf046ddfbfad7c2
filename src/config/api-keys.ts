import { z } from 'zod';
import { ownCaps, splitList } from './list-settings.ts';
import { BILLED_CAPABILITY_NAMES, type Budget } from '../kernel/billed-units.ts';
import { isLimited, type Scope, SCOPE_NAMES } from '../kernel/scopes.ts';
import { digestOf } from '../server/auth/authentication.ts';
import type { Holder } from '../server/caps/caps.ts';

/** A key in clear text. */
const clearKey = z.string().regex(/^\S{16,}$/);

/** Name of a key, which the log shows. */
const keyName = z
  .string()
  .regex(/^[\w.-]{1,40}$/, 'it takes 1 to 40 letters, digits, `_`, `.` and `-`');

/** Scopes as settings and files list them. */
export const scopeList = z.array(z.enum(SCOPE_NAMES));

const units = z.int().min(0);

/** A budget in the tenants' file. */
export const budget = z.strictObject({
  unitsPerRequest: units.optional(),
  unitsPerDay: z.partialRecord(z.enum(BILLED_CAPABILITY_NAMES), units).optional(),
});

const entry = z.strictObject({
  name: keyName.optional(),
  /** Clear text instead of `sha256`, as in earlier versions. */
  key: clearKey.optional(),
  /** SHA-256 of the key, in lower-case hex. */
  sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'it takes 64 lower-case hex digits, the SHA-256 of the key')
    .optional(),
  scopes: scopeList.optional(),
  /** Last day on which the key is valid, in Shanghai. */
  expires: z.iso.date().optional(),
  /** Caps of this key, instead of `KEY_CAPS`. */
  caps: ownCaps.default({}),
  /** Budget of the key. Keys of the same name in a tenant share it. */
  budget: budget.default({}),
});

/** A key from any form of the settings. */
export interface KeyEntry {
  /** Null for a key without a name. */
  readonly name: string | null;
  /** SHA-256 of the key, in lower-case hex. */
  readonly sha256: string;
  readonly scopes: readonly Scope[];
  /** Milliseconds since the epoch; null: never. */
  readonly endsAt: number | null;
  /** Caps of this key. */
  readonly caps: Holder['caps'];
  readonly budget: Budget;
  /** True for a key that should be replaced: in clear text, or with scopes that limit nothing. */
  readonly isOutdated: boolean;
}

/** An entry of `apiKeys` in the tenants' file. */
export const apiKey = entry
  .refine(
    ({ key, sha256 }) => (key === undefined) !== (sha256 === undefined),
    'either `sha256` or `key` must be given',
  )
  // Scopes of `pii` alone limit nothing; only keys in clear text, from earlier versions, may have them.
  .refine(
    ({ sha256, scopes }) => !sha256 || !scopes || isLimited(scopes),
    '`pii` must be combined with other scopes',
  )
  .transform(({ name = null, key, sha256, scopes = [], expires, caps, budget }): KeyEntry => ({
    name,
    sha256: sha256 ?? digestOf(key ?? ''),
    scopes,
    endsAt: expires === undefined ? null : endOf(expires),
    caps,
    budget,
    isOutdated: key !== undefined || !isLimited(scopes),
  }));

/**
 * `API_KEYS`: keys in clear text, separated by commas, each with its scopes behind a colon. A list without a key, such as a lone
 * comma, is wrong: the service would serve everybody on this machine.
 */
export const keyList = z
  .string()
  .transform(splitKeys)
  .pipe(z.array(z.strictObject({ key: clearKey, scopes: scopeList })).min(1))
  .transform((keys) => keys.map(toEntry))
  .default([]);

function splitKeys(list: string): unknown[] {
  return splitList(list).map((entry) => {
    const [key = '', scopes, ...more] = entry.split(':');
    return {
      key: /^[^\s:]+$/.test(key) && more.length === 0 ? key : '',
      scopes: scopes?.split('+') ?? [],
    };
  });
}

function toEntry({
  key,
  scopes,
}: {
  readonly key: string;
  readonly scopes: readonly Scope[];
}): KeyEntry {
  return {
    name: null,
    sha256: digestOf(key),
    scopes,
    endsAt: null,
    caps: {},
    budget: {},
    isOutdated: true,
  };
}

function endOf(day: string): number {
  return Date.parse(`${day}T24:00:00+08:00`);
}
