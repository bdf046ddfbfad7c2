/* oxlint-disable vitest/no-standalone-expect -- fast-check runs the commands within a test. */
import * as fc from 'fast-check';
import { expect } from 'vitest';
import type { ListFilter } from '../../../src/journal/contract/projection.ts';
import { command, KINDS } from './model-command.ts';
import type { JournalModel, ModelSubject } from './model-state.ts';
import { LEASE_MS } from './subject-of-test.ts';

const tenant = fc.constantFrom('acme', 'acme', 'umbrella');
const value = fc.constantFrom('ann', 'ann', 'bob:1 %');

/** Groups of an opened subject. */
export const groups = fc.record(
  { seller: value, enterprise: value, of: value },
  { requiredKeys: [] },
);

const agoMs = fc.integer({ min: -10, max: 2 * LEASE_MS });
const filter = fc.record(
  {
    kinds: fc.subarray([...KINDS]),
    states: fc.subarray(['NEW', 'NEW', 'S1', 'S1', 'S2', 'C2', 'C3']),
    group: fc.record({ name: fc.constantFrom('seller', 'enterprise'), value }),
    fromAgoMs: agoMs,
    toAgoMs: agoMs,
  },
  { requiredKeys: [] },
);

/** Reads a page, usually after or before a subject of an earlier one. */
export const list = command(
  'list',
  fc.record({
    tenant,
    filter,
    isBackward: fc.boolean(),
    size: fc.integer({ min: 1, max: 3 }),
    /** Index of one of the tenant's cursors. */
    from: fc.option(fc.nat(), { freq: 4 }),
  }),
  ({ tenant: owner, filter: { fromAgoMs, toAgoMs, ...asked }, isBackward, size, from }) =>
    async (model, { journal, clock, pages }) => {
      const query: ListFilter = {
        ...asked,
        ...(fromAgoMs !== undefined && { openedFrom: clock.now() - fromAgoMs }),
        ...(toAgoMs !== undefined && { openedTo: clock.now() - toAgoMs }),
      };
      const ofTenant = pages.filter(({ at }) => at.shown.tenant === owner);
      const handedOut = from === null ? undefined : ofTenant[from % ofTenant.length];
      const cursor = handedOut?.cursor;
      const page = await journal.list(
        owner,
        isBackward
          ? { ...query, last: size, ...(cursor !== undefined && { before: cursor }) }
          : { ...query, first: size, ...(cursor !== undefined && { after: cursor }) },
      );
      const found = foundBy(model, owner, query);
      const place = handedOut?.at;
      const newer = found.filter((each) => !place || compare(each, place) > 0);
      const older = found.filter((each) => !place || compare(each, place) < 0);
      const expected = isBackward ? newer.slice(-size) : older.slice(0, size);
      expect(page.subjects.map(({ subject }) => subject)).toEqual(
        expected.map(({ shown }) => shown),
      );
      // The subject at the cursor counts as read.
      expect(page).toMatchObject(
        isBackward
          ? {
              hasPreviousPage: newer.length > size,
              hasNextPage: newer.length < found.length,
            }
          : {
              hasPreviousPage: older.length < found.length,
              hasNextPage: older.length > size,
            },
      );
      for (const [index, { pageCursor }] of page.subjects.entries()) {
        const subject = expected[index];
        if (subject) pages.push({ cursor: pageCursor, at: subject });
      }
    },
);

/** Compares the counts of a tenant's subjects of some kinds. */
export const count = command(
  'counts',
  fc.record({ tenant, kinds: fc.option(fc.subarray([...KINDS]), { nil: undefined }) }),
  ({ tenant: owner, kinds }) =>
    async (model, { journal }) => {
      const found = foundBy(model, owner, { ...(kinds && { kinds }) });
      const expected = new Map<string, number>();
      for (const { shown } of found) {
        const name = `${shown.kind} ${shown.state}`;
        expected.set(name, (expected.get(name) ?? 0) + 1);
      }
      const counts = await journal.counts(owner, kinds);
      const told = counts.map((each) => [`${each.kind} ${each.state}`, each.count] as const);
      expect(new Map(told)).toEqual(expected);
      expect(told).toHaveLength(expected.size);
    },
);

/** All subjects that match a query, newest first. */
function foundBy(
  model: JournalModel,
  owner: string,
  { kinds, states, group, openedFrom = -Infinity, openedTo = Infinity }: ListFilter,
): readonly ModelSubject[] {
  return [...model.subjects.values()]
    .filter(
      ({ shown, groups: of }) =>
        shown.tenant === owner &&
        (kinds?.includes(shown.kind) ?? true) &&
        (states?.includes(shown.state) ?? true) &&
        (group === undefined || of[group.name] === group.value) &&
        shown.openedAt >= openedFrom &&
        shown.openedAt < openedTo,
    )
    .toSorted((left, right) => compare(right, left));
}

/** Positive if the left subject was opened later. */
function compare(left: ModelSubject, right: ModelSubject): number {
  return left.shown.openedAt - right.shown.openedAt || left.number - right.number;
}
