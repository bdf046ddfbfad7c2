import { z } from 'zod';
import { type Caps, mergedCaps } from '../server/caps/caps.ts';
import type { DataKey } from '../kernel/privacy/data-cipher.ts';

const count = z.number().int().min(1).max(1_000_000_000);

/** Caps in the tenants' file; the settings give those that are absent. */
export const ownCaps = z
  .strictObject({
    connections: count,
    subscriptions: count,
    operationsPerSecond: count,
    complexityPerMinute: count,
  })
  .partial();

/** Caps in a setting, `subscriptions=500,connections=100`, which replace some of the defaults. */
export function capList(defaults: Caps) {
  return z
    .string()
    .default('')
    .transform(toEntries)
    .pipe(ownCaps)
    .transform((caps): Caps => mergedCaps(defaults, caps));
}

function toEntries(list: string): Record<string, unknown> {
  return Object.fromEntries(
    splitList(list)
      .map((entry) => entry.split('='))
      .map(([name = '', value = '', ...more]) => [
        name.trim(),
        /^\d+$/.test(value.trim()) && more.length === 0 ? Number(value) : null,
      ]),
  );
}

/** Form of a key: 43 characters of base64 or base64url are 32 bytes. */
const FORM = /^([\w-]{1,20}):([A-Za-z0-9+/_-]{43})=?$/;

const key = z
  .string()
  .regex(FORM)
  .transform((entry): DataKey => {
    const [, id = '', text = ''] = FORM.exec(entry) ?? [];
    return { id, bytes: Buffer.from(text, 'base64') };
  });

/** `DATA_KEY`: `id:base64` of 32 bytes, several separated by commas. */
export const dataKeys = z
  .string()
  .transform((list) => list.split(',').map((entry) => entry.trim()))
  .pipe(z.tuple([key], key))
  .refine((keys) => new Set(keys.map(({ id }) => id)).size === keys.length);

/** Entries of a setting that lists several, separated by commas. */
export function splitList(list: string): string[] {
  return list
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}
