import type {
  FactsFragment,
  FollowedFragment,
  ListedFragment,
} from '../../generated/operations.ts';

/** A followed thing as shown in lists, with the facts that the query selects. */
export type Listed = ListedFragment;

/** A followed thing, with the facts that the query selects. */
export type Thing = FollowedFragment;

type KeyOf<Union> = Union extends Union ? keyof Union : never;

/** The name of a fact: a member that only some types of things have. */
export type FactName = Exclude<KeyOf<FactsFragment>, keyof FollowedFragment | 'hints' | 'obstacle'>;

/** A fact with its name; the value is a text, a number of days, or true or false. */
export type Fact = readonly [name: FactName, value: string | number | boolean];

const OF_ALL: ReadonlySet<string> = new Set<
  keyof FollowedFragment | '__typename' | 'hints' | 'obstacle'
>([
  '__typename',
  'id',
  'key',
  'stateName',
  'progress',
  'openedAt',
  'changedAt',
  'rejection',
  'operation',
  'hints',
  'obstacle',
]);

/** Facts of a thing in the order of the query, without those that are still null. */
export function factsOf(thing: Listed): readonly Fact[] {
  const known = Object.entries(thing).filter(
    ([name, value]) => !OF_ALL.has(name) && value !== null && value !== '',
  );
  // The fragment selects only facts and the members of all things, and the latter are filtered out.
  return known as unknown as readonly Fact[];
}

/** A single fact of a thing; null if its type has no such fact, or the value is not known yet. */
export function factOf(thing: Listed, name: FactName): Fact[1] | null {
  // The name comes from the union of all types; if the thing's own type lacks it, there is no value.
  const value = (thing as Partial<Record<FactName, Fact[1] | null>>)[name] ?? null;
  return value === '' ? null : value;
}
