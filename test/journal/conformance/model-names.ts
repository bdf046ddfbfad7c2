/* oxlint-disable vitest/no-standalone-expect -- fast-check runs the commands within a test. */
import * as fc from 'fast-check';
import { expect } from 'vitest';
import { command } from './model-command.ts';
import { LEASE_MS } from './subject-of-test.ts';

const keys = ['1', '2', '3'] as const;
const numbers = ['N-1', 'N-2'] as const;
const tenant = fc.constantFrom('acme', 'umbrella');

/** Numbers that a write binds; mostly none. */
export const aliases = fc.oneof(fc.constant([]), fc.subarray([...numbers]));

/** Numbers that a write returns; mostly none. */
export const returned = fc.oneof(
  fc.constant([]),
  fc.array(
    fc.record({
      kind: fc.constant('order'),
      number: fc.constantFrom(...numbers),
      key: fc.constantFrom(...keys),
    }),
    { maxLength: 2 },
  ),
);

/** Compares every number of a tenant. */
export const checkNumbers = command('numbers', tenant, (owner) => async (model, { journal }) => {
  for (const number of numbers) {
    expect(await journal.resolve(owner, 'order', number)).toEqual(
      model.resolve(owner, 'order', number),
    );
  }
});

const name = fc.constantFrom('ann', 'ann', 'bob');
/** Name of the holder: `a`, `b` or `c`. */
const attempt = fc.constantFrom('a1', 'a2', 'b1', 'b2', 'c1');

export const hold = command(
  'hold',
  fc.record({
    tenant: fc.constantFrom('acme', 'acme', 'umbrella'),
    name,
    attempt,
    forMs: fc.integer({ min: -50, max: 2 * LEASE_MS }),
    /** The reported hold to end: none, the newest, or the one before. */
    back: fc.constantFrom(null, 0, 0, 1),
  }),
  ({ tenant: owner, name: wanted, attempt: by, forMs, back }) =>
    async (model, { journal, clock, refusals }) => {
      const insteadOf = back === null ? undefined : refusals.at(-1 - back);
      const request = {
        holder: by.charAt(0),
        attempt: by,
        runsOutAt: clock.now() + forMs,
        ...(insteadOf && { insteadOf }),
      };
      const result = await journal.hold(owner, wanted, request);
      expect(result).toEqual(model.hold(`${owner}/${wanted}`, request, clock.now()));
      if (result.outcome === 'refused') refusals.push(result.by);
    },
);

export const release = command(
  'release',
  fc.record({ tenant, name, attempt }),
  ({ tenant: owner, name: wanted, attempt: by }) =>
    async (model, { journal }) => {
      await journal.release(owner, wanted, by);
      model.release(`${owner}/${wanted}`, by);
    },
);
