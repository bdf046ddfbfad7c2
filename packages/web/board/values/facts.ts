import type {
  FactsFragment,
  FollowedFragment,
  ListedFragment,
} from '../../generated/operations.ts';

/** Anything that is followed as a list shows it, with those of its facts that were asked for. */
export type Listed = ListedFragment;

/** Anything that is followed, with as much of what is known of it as was asked for. */
export type Thing = FollowedFragment;

type KeyOf<Union> = Union extends Union ? keyof Union : never;

/** The name of something that is known of a thing besides what is known of all. */
export type FactName = Exclude<KeyOf<FactsFragment>, keyof FollowedFragment | 'hints' | 'obstacle'>;

/** A fact by its name: a text, a number of days, or yes and no. */
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
  // The fragment names nothing else, and the names of all are taken out.
  return known as unknown as readonly Fact[];
}

/** A single fact of a thing; null where it has none of that name, or nobody knows it yet. */
export function factOf(thing: Listed, name: FactName): Fact[1] | null {
  // A name of the union: where the thing's own type lacks it, there is no value.
  const value = (thing as Partial<Record<FactName, Fact[1] | null>>)[name] ?? null;
  return value === '' ? null : value;
}
