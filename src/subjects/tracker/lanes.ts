import type { Tracked } from '../kind/kind.ts';

/** Kinds whose polls share a bound. */
export interface Lane {
  readonly kinds: readonly string[];
  readonly inFlight: Set<Promise<void>>;
  /** Number of further entries that fit; 0 or less for none. */
  free(): number;
}

/** With more questions in flight only one poll fetches files: people wait for answers, and files can wait for a day. */
const BUSY = 8;

/** The lane of kinds that ask the platform, and that of those that fetch files. */
export function createLanes(
  kinds: Iterable<Pick<Tracked<never>, 'kind' | 'fetchesFiles'>>,
  mostQuestions: () => number,
  filesAtOnce: number,
): { readonly asking: Lane; readonly fetching: Lane } {
  const { asking: asked = [], fetching: fetched = [] } = Object.groupBy(kinds, ({ fetchesFiles }) =>
    fetchesFiles ? 'fetching' : 'asking',
  );
  const asking = laneOf(asked, mostQuestions);
  const fetching = laneOf(fetched, () => (asking.inFlight.size > BUSY ? 1 : filesAtOnce));
  return { asking, fetching };
}

function laneOf(kinds: readonly Pick<Tracked<never>, 'kind'>[], limit: () => number): Lane {
  const inFlight = new Set<Promise<void>>();
  return {
    kinds: kinds.map(({ kind }) => kind),
    inFlight,
    free: () => limit() - inFlight.size,
  };
}
