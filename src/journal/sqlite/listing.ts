import type { ListQuery, StateCount, SubjectPage } from '../list-query.ts';
import { pageOf, type Stretch, type Stretches, stretchesOf } from '../listing.ts';
import type { Database, Parameters, Statement } from './database.ts';
import { type SubjectRow, toSubject } from './rows.ts';

/** Pages of a tenant's subjects, and their numbers. */
export interface Listing {
  list(tenant: string, query: ListQuery): SubjectPage;
  counts(tenant: string, kinds?: readonly string[]): readonly StateCount[];
}

/** The end from which rows are taken. */
type Takes = Stretches['takes'];

/** Tables with an index of shelves, each with the columns that are the same for all shelves of a query. */
const sources = {
  all: 'subjects WHERE tenant = :tenant',
  group: 'subject_groups WHERE tenant = :tenant AND name = :name AND value = :value',
};
type Source = keyof typeof sources;

/** The shelves that a query looks at. */
interface Wanted {
  readonly source: Source;
  /** The values that `source` names. */
  readonly common: Parameters;
  readonly shelves: readonly Pick<StateCount, 'kind' | 'state'>[];
}

/**
 * Lists by merging: an index keeps the subjects of one kind and state, and those of one group among them, by their
 * places, and a tenant has a few dozen such shelves. So a page costs the same among ten million old orders, however
 * rare the states asked for are.
 */
export function openListing(database: Database, epoch: string): Listing {
  const counted = database.prepare<StateCount>(
    'SELECT kind, state, subjects AS count FROM state_counts WHERE tenant = :tenant AND subjects > 0',
  );
  const standing = {
    all: database.prepare(anyOf('all')),
    group: database.prepare(anyOf('group')),
  };
  const merging = new Map<string, Statement<SubjectRow>>();

  function counts(tenant: string, kinds?: readonly string[]): readonly StateCount[] {
    return counted
      .all({ tenant })
      .filter(({ kind }) => kinds?.includes(kind) ?? true)
      .map(({ kind, state, count }) => ({ kind, state, count }));
  }

  function wantedBy(tenant: string, { kinds, states, group }: ListQuery): Wanted {
    const shelves = counts(tenant, kinds).filter(({ state }) => states?.includes(state) ?? true);
    return group
      ? { source: 'group', common: { tenant, ...group }, shelves }
      : { source: 'all', common: { tenant }, shelves };
  }

  function merged(
    { source, common, shelves }: Wanted,
    { from, to }: Stretch,
    takes: Takes,
    limit: number,
  ): readonly SubjectRow[] {
    if (shelves.length === 0) return [];
    const name = `${takes} ${shelves.length} ${source}`;
    const statement =
      merging.get(name) ?? database.prepare<SubjectRow>(mergeOf(shelves.length, source, takes));
    merging.set(name, statement);
    const parameters: Parameters = { ...common, from, to, limit };
    for (const [index, { kind, state }] of shelves.entries()) {
      parameters[`kind${index}`] = kind;
      parameters[`state${index}`] = state;
    }
    return statement.all(parameters);
  }

  function hasAny({ source, common, shelves }: Wanted, { from, to }: Stretch): boolean {
    const statement = standing[source];
    return shelves.some(
      ({ kind, state }) => statement.get({ ...common, kind, state, from, to }) !== undefined,
    );
  }

  return {
    counts,
    list(tenant, query) {
      const stretches = stretchesOf(query);
      const { page, passed, takes, size } = stretches;
      const wanted = wantedBy(tenant, query);
      const taken = merged(wanted, page, takes, size + 1).map((row) => ({
        subject: toSubject(row),
        place: row.place,
      }));
      const hasPassed = passed !== null && hasAny(wanted, passed);
      return pageOf(stretches, { taken, hasPassed }, epoch);
    },
  };
}

/** Answers a row where there is any on a shelf. */
function anyOf(source: Source): string {
  return `SELECT 1 FROM ${sources[source]}
    AND kind = :kind AND state = :state AND place BETWEEN :from AND :to LIMIT 1`;
}

/**
 * The query for the first of some shelves. Each gives numbers from its index alone, and only the rows of the page
 * itself are read whole.
 */
export function mergeOf(shelves: number, source: Source, takes: Takes): string {
  const order = takes === 'newest' ? 'DESC' : 'ASC';
  const firstOf = Array.from(
    { length: shelves },
    (_shelf, index) =>
      `SELECT * FROM (SELECT place, number FROM ${sources[source]}
         AND kind = :kind${index} AND state = :state${index} AND place BETWEEN :from AND :to
         ORDER BY place ${order}, number ${order} LIMIT :limit)`,
  );
  return `WITH page AS (
      ${firstOf.join(' UNION ALL ')} ORDER BY place ${order}, number ${order} LIMIT :limit)
    SELECT subjects.* FROM page JOIN subjects ON subjects.number = page.number
    ORDER BY page.place ${order}, page.number ${order}`;
}
