import { shownState, STALE, type Tracked } from './kind.ts';
import type { StateCount } from './subject.ts';

/** Kinds and states as they are kept, to list subjects by. */
interface Kept {
  readonly kinds: readonly string[];
  readonly states: readonly string[];
}

/** What is asked for by names of states that clients see. */
export type KeptStates =
  | { readonly outcome: 'found'; readonly query: Kept }
  /** No kind that was asked for has a state of this name. */
  | { readonly outcome: 'unknown'; readonly state: string }
  /** The same kept name is one of those asked for in one kind, and none in another. */
  | { readonly outcome: 'ambiguous'; readonly kinds: readonly string[] };

type Shown = Pick<Tracked<never>, 'kind' | 'stateOrder' | 'shownAs'>;

/**
 * The states of some kinds by the names that clients see. A journal filters kinds and states apart, so an answer
 * that would hold more than was asked for is none.
 */
export function keptStates(kinds: readonly Shown[], shown: readonly string[]): KeptStates {
  const found = kinds
    .map((kind) => ({ kind, names: namesOf(kind).filter((name) => isAsked(kind, name, shown)) }))
    .filter(({ names }) => names.length > 0);
  const unknown = shown.find(
    (state) =>
      !found.some(({ kind, names }) => names.some((name) => shownState(kind, name) === state)),
  );
  if (unknown !== undefined) return { outcome: 'unknown', state: unknown };
  const states = [...new Set(found.flatMap(({ names }) => names))];
  const mixed = found.filter(({ kind }) =>
    namesOf(kind).some((name) => states.includes(name) && !isAsked(kind, name, shown)),
  );
  return mixed.length > 0
    ? { outcome: 'ambiguous', kinds: mixed.map(({ kind }) => kind.kind) }
    : { outcome: 'found', query: { kinds: found.map(({ kind }) => kind.kind), states } };
}

/** Counts by the names that clients see: states that are shown under one name are counted together. */
export function shownCounts(
  kept: readonly StateCount[],
  shownName: (kind: string, state: string) => string,
): readonly StateCount[] {
  const counts = new Map<string, StateCount>();
  for (const { kind, state: keptState, count } of kept) {
    const state = shownName(kind, keptState);
    const name = JSON.stringify([kind, state]);
    counts.set(name, { kind, state, count: count + (counts.get(name)?.count ?? 0) });
  }
  return [...counts.values()];
}

function namesOf({ stateOrder }: Shown): readonly string[] {
  return [...stateOrder, STALE];
}

function isAsked(kind: Shown, name: string, shown: readonly string[]): boolean {
  return shown.includes(shownState(kind, name));
}
