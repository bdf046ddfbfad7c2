import type { ListQuery, StateCount, SubjectPage } from '../journal.ts';
import { pageOf, type Stretch, type Stretches, stretchesOf } from '../listing.ts';
import type { Database, Parameters, Statement } from './database.ts';
import { type SubjectRow, toSubject } from './rows.ts';

/** Pages of a tenant's subjects, and their numbers. */
export interface Listing {
  list(tenant: string, query: ListQuery): SubjectPage;
  counts(tenant: string, kinds?: readonly string[]): readonly StateCount[];
}

/** Rows of one order. */
type Takes = Stretches['takes'];

/**
 * Lists by merging: an index keeps the subjects of one kind and state, and those of one group among them, by their
 * places, and a tenant has a few dozen such shelves. So a page costs the same among ten million old orders, however
 * rare the states asked for are.
 */
export function openListing(database: Database, epoch: string): Listing {
  const shelves = database.prepare<StateCount>(
    'SELECT kind, state, subjects AS count FROM state_counts WHERE tenant = :tenant AND subjects > 0',
  );
  /** By their text, which depends on how many shelves they merge. */
  const merging = new Map<string, Statement<SubjectRow>>();

  function counts(tenant: string, kinds?: readonly string[]): readonly StateCount[] {
    return shelves
      .all({ tenant })
      .filter(({ kind }) => kinds?.includes(kind) ?? true)
      .map(({ kind, state, count }) => ({ kind, state, count }));
  }

  function merged(parameters: Parameters, sql: string): readonly SubjectRow[] {
    const statement = merging.get(sql) ?? database.prepare<SubjectRow>(sql);
    merging.set(sql, statement);
    return statement.all(parameters);
  }

  return {
    counts,
    list(tenant, query) {
      const { kinds, states, group } = query;
      const stretches = stretchesOf(query);
      const wanted = counts(tenant, kinds).filter(({ state }) => states?.includes(state) ?? true);
      const parameters: Parameters = { tenant, ...(group && { ...group }) };
      for (const [index, { kind, state }] of wanted.entries()) {
        parameters[`kind${index}`] = kind;
        parameters[`state${index}`] = state;
      }
      const source = group ? GROUPED : LISTED;
      const take = ({ from, to }: Stretch, takes: Takes, limit: number): readonly SubjectRow[] =>
        wanted.length === 0
          ? []
          : merged({ ...parameters, from, to, limit }, mergeOf(wanted.length, source, takes));

      const { page, passed, takes, size } = stretches;
      const taken = take(page, takes, size + 1).map((row) => ({
        subject: toSubject(row),
        place: row.place,
      }));
      const hasPassed = passed !== null && take(passed, takes, 1).length > 0;
      return pageOf(stretches, { taken, hasPassed }, epoch);
    },
  };
}

const LISTED = 'subjects WHERE tenant = :tenant';
const GROUPED = 'subject_groups WHERE tenant = :tenant AND name = :name AND value = :value';

/**
 * The first of some shelves. Each gives numbers from its index alone, and only the rows of the page itself are
 * read whole.
 */
function mergeOf(shelves: number, source: string, takes: Takes): string {
  const order = takes === 'newest' ? 'DESC' : 'ASC';
  const firstOf = Array.from(
    { length: shelves },
    (_shelf, index) =>
      `SELECT * FROM (SELECT place, number FROM ${source}
         AND kind = :kind${index} AND state = :state${index} AND place BETWEEN :from AND :to
         ORDER BY place ${order}, number ${order} LIMIT :limit)`,
  );
  return `WITH page AS (
      ${firstOf.join(' UNION ALL ')} ORDER BY place ${order}, number ${order} LIMIT :limit)
    SELECT subjects.* FROM page JOIN subjects ON subjects.number = page.number
    ORDER BY page.place ${order}, page.number ${order}`;
}
