import { z } from 'zod';
import { type Caps, mergedCaps } from '../server/caps/caps.ts';

const count = z.number().int().min(1).max(1_000_000_000);

/** Caps that stand in the tenants' file; those that are left out are the settings' ones. */
export const ownCaps = z
  .strictObject({
    connections: count,
    subscriptions: count,
    operationsPerSecond: count,
    complexityPerMinute: count,
  })
  .partial();

/** Caps as a setting lists them, `subscriptions=500,connections=100`, in place of some of the default ones. */
export function capList(defaults: Caps) {
  return z
    .string()
    .default('')
    .transform(toEntries)
    .pipe(ownCaps)
    .transform((caps): Caps => mergedCaps(defaults, caps));
}

function toEntries(list: string): Record<string, unknown> {
  const entries = list.split(',').map((entry) => entry.trim());
  return Object.fromEntries(
    entries
      .filter((entry) => entry !== '')
      .map((entry) => entry.split('='))
      .map(([name = '', value = '', ...more]) => [
        name.trim(),
        /^\d+$/.test(value.trim()) && more.length === 0 ? Number(value) : null,
      ]),
  );
}
