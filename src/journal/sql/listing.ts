import type { Records } from '../contract/journal.ts';
import type { ListFilter, ListQuery, StateCount, SubjectPage } from '../contract/projection.ts';
import { firstPlaceOf, subjectColumns, type SubjectRow, toSubject } from './rows.ts';
import { type Dialect, isAmong, listed, type Sql, type Value } from '../../database/sql.ts';
import { decodeCursor, encodeCursor } from '../follow/feeds.ts';
import { BadCursor } from '../../kernel/errors.ts';
import type { Subject } from '../contract/subject.ts';

/** Pages of a tenant's subjects, and counts of subjects. */
type Listing = Pick<Records, 'list' | 'counts'>;

/** The shelves that a query scans. */
interface Wanted {
  /** Names the statement. */
  readonly name: string;
  /** A table with an index of shelves: the subjects of one kind and state, by position in the list. */
  readonly source: string;
  /** Values of the parameters that `source` has. */
  readonly common: readonly Value[];
  /** Requested kinds and states, as parameters of statements. */
  readonly filter: readonly Value[];
  readonly shelves: readonly Shelf[];
}

/** The subjects of one kind and state. */
type Shelf = Pick<StateCount, 'kind' | 'state'>;

/** A page without subjects still has one row. */
type PageRow = { shelves: number } & ((SubjectRow & { place: number }) | { place: null });

/**
 * Lists by merging shelves, of which a tenant has a few dozen: a page costs the same among ten million old orders, however rare
 * the requested states are.
 */
export function openListing(sql: Sql, epoch: string): Listing {
  function counts(tenant: string, kinds?: readonly string[]): Promise<readonly StateCount[]> {
    return sql.read<StateCount>(
      'counts',
      `SELECT kind, state, subjects AS count FROM state_counts
       WHERE tenant = $1 AND subjects > 0 AND ${isAmong(sql.dialect, 'kind', '$2')}`,
      [tenant, listed(kinds)],
    );
  }

  /** All shelves that ever existed. None is removed, so a later result contains every earlier one. */
  async function wantedBy(tenant: string, query: ListQuery): Promise<Wanted> {
    const { kinds, states } = query;
    const shelves = await sql.read<Shelf>(
      'shelves',
      `SELECT kind, state FROM state_counts WHERE ${shelvesOf(sql.dialect, ['$1', '$2', '$3'])}`,
      [tenant, listed(kinds), listed(states)],
    );
    return {
      ...sourceOf(tenant, query, sql.dialect),
      filter: [listed(kinds), listed(states)],
      shelves,
    };
  }

  /** The page; null if a shelf exists by now that was not known. */
  async function taken(
    wanted: Wanted,
    { page, takes, size }: Stretches,
  ): Promise<readonly Listed[] | null> {
    if (wanted.shelves.length === 0) return [];
    const rows = await sql.read<PageRow>(
      `list ${wanted.name} ${takes}`,
      mergeOf(wanted, sql.dialect, takes),
      [...parametersOf(wanted, page), size + 1, ...wanted.filter],
    );
    if (rows[0]?.shelves !== wanted.shelves.length) return null;
    return rows.flatMap((row) =>
      row.place === null ? [] : [{ subject: toSubject(row), place: row.place }],
    );
  }

  async function hasAny(wanted: Wanted, stretch: Stretch | null): Promise<boolean> {
    if (stretch === null || wanted.shelves.length === 0) return false;
    const found = await sql.read(
      `any ${wanted.name}`,
      anyOf(wanted),
      parametersOf(wanted, stretch),
    );
    return found.length > 0;
  }

  return {
    counts,
    async list(tenant, query) {
      const stretches = stretchesOf(query);
      for (;;) {
        const wanted = await wantedBy(tenant, query);
        // Read before the page, as only the page reveals whether all shelves were known.
        const hasPassed = await hasAny(wanted, stretches.passed);
        const page = await taken(wanted, stretches);
        if (page !== null) return pageOf(stretches, { taken: page, hasPassed }, epoch);
      }
    },
  };
}

/** The table that a query scans, and the parameters of its conditions. */
function sourceOf(
  tenant: string,
  { group, amountFrom, amountTo, attentionBy }: ListFilter,
  dialect: Dialect,
): Pick<Wanted, 'name' | 'source' | 'common'> {
  const common: Value[] = group ? [tenant, group.name, group.value] : [tenant];
  const conditions = Object.entries({
    'amount >=': amountFrom,
    'amount <=': amountTo,
    'attention_at <=': attentionBy,
  }).flatMap(([condition, value]) =>
    value === undefined ? [] : [`${condition} $${common.push(value)}`],
  );
  if (!group) {
    const index = attentionBy === undefined ? '' : dialect.indexedBy('subjects_attention');
    const source = ['tenant = $1', ...conditions].join(' AND ');
    return { name: 'all', source: `subjects ${index} WHERE ${source}`, common };
  }
  const { subject } = dialect;
  const member = 'subject_groups WHERE tenant = $1 AND name = $2 AND value = $3';
  const isFound = `AND EXISTS (SELECT 1 FROM subjects WHERE subjects.tenant = subject_groups.tenant
    AND subjects.kind = subject_groups.kind AND subjects.${subject} = subject_groups.${subject}
    AND ${conditions.join(' AND ')})`;
  return { name: 'group', source: conditions.length > 0 ? `${member} ${isFound}` : member, common };
}

/** Parameters of the source, both ends of a stretch, and the kind and state of each shelf. */
function parametersOf({ common, shelves }: Wanted, { from, to }: Stretch): readonly Value[] {
  return [...common, from, to, ...shelves.flatMap(({ kind, state }) => [kind, state])];
}

/** Conditions of each shelf, with parameters behind those of the source. */
function conditionsOf({ common, shelves }: Wanted): readonly string[] {
  const next = common.length + 1;
  return shelves.map((_shelf, index) => {
    const own = next + 2 + 2 * index;
    return `AND kind = $${own} AND state = $${own + 1} AND place BETWEEN $${next} AND $${next + 1}`;
  });
}

/** Returns a row if any shelf has one. */
function anyOf(wanted: Wanted): string {
  const each = conditionsOf(wanted).map(
    (conditions) => `EXISTS (SELECT 1 FROM ${wanted.source} ${conditions})`,
  );
  return `SELECT 1 AS found WHERE ${each.join(' OR ')}`;
}

/** Condition for the shelves of the given kinds and states, each a list in JSON. */
function shelvesOf(
  dialect: Dialect,
  [tenant, kinds, states]: readonly [string, string, string],
): string {
  return `tenant = ${tenant} AND ${isAmong(dialect, 'kind', kinds)} AND ${isAmong(dialect, 'state', states)}`;
}

/**
 * Query for the first rows of some shelves, and for the number of shelves. Each shelf is read from its index alone; only the rows
 * of the page are read in full.
 */
function mergeOf(wanted: Wanted, dialect: Dialect, takes: Stretches['takes']): string {
  const column = dialect.subject;
  const order = takes === 'newest' ? 'DESC' : 'ASC';
  const place = wanted.common.length + 3 + 2 * wanted.shelves.length;
  const [limit, kinds, states] = [`$${place}`, `$${place + 1}`, `$${place + 2}`];
  const firstOf = conditionsOf(wanted).map(
    (conditions) =>
      `SELECT * FROM (SELECT place, kind, ${column} FROM ${wanted.source} ${conditions}
         ORDER BY place ${order} LIMIT ${limit}) AS shelf`,
  );
  return `WITH page AS (${firstOf.join(' UNION ALL ')} ORDER BY place ${order} LIMIT ${limit})
    SELECT page.place, ${subjectColumns('subjects')},
      (SELECT count(*) FROM state_counts WHERE ${shelvesOf(dialect, ['$1', kinds, states])}) AS shelves
    FROM (SELECT 1 AS one) AS always LEFT JOIN page ON true LEFT JOIN subjects
    ON subjects.tenant = $1 AND subjects.kind = page.kind AND subjects.${column} = page.${column}
    ORDER BY page.place ${order}`;
}

/** Places from `from` to `to`, both included. */
interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** A query as stretches of places. */
interface Stretches {
  /** Contains the page. */
  readonly page: Stretch;
  /** End of `page` from which subjects are taken. */
  readonly takes: 'newest' | 'oldest';
  /** Number of entries taken. */
  readonly size: number;
  /** Contains the matches on the other side of the cursor and at the cursor; null without a cursor. */
  readonly passed: Stretch | null;
  /** Epoch of the journal that made the cursor; null without a cursor. */
  readonly epoch: string | null;
}

/** A subject with its place. */
interface Listed {
  readonly subject: Subject;
  readonly place: number;
}

/** A store's result of a query. */
interface Finding {
  /** In the order in which they are taken, with one more than requested if there is one. */
  readonly taken: readonly Listed[];
  /** True if `Stretches.passed` contains a match. */
  readonly hasPassed: boolean;
}

/** Converts a query to stretches of places. Throws `BadCursor` for a text that is no cursor. */
function stretchesOf(query: ListQuery): Stretches {
  const all = {
    from: firstPlaceOf(query.openedFrom ?? 0),
    to: firstPlaceOf(query.openedTo ?? Infinity) - 1,
  };
  const isBackward = 'last' in query;
  const cursor = isBackward ? query.before : query.after;
  const size = isBackward ? query.last : query.first;
  const takes = isBackward ? 'oldest' : 'newest';
  if (cursor === undefined) return { page: all, takes, size, passed: null, epoch: null };
  const { epoch, position } = decodeCursor(cursor);
  const newer = (from: number): Stretch => ({ ...all, from: Math.max(all.from, from) });
  const older = (to: number): Stretch => ({ ...all, to: Math.min(all.to, to) });
  const [page, passed] = isBackward
    ? [newer(position + 1), older(position)]
    : [older(position - 1), newer(position)];
  return { page, takes, size, passed, epoch };
}

/** Builds a page from a store's result. Throws `BadCursor` for a cursor of a journal other than that of `epoch`. */
function pageOf(
  { takes, size, epoch: ofCursor }: Stretches,
  { taken, hasPassed }: Finding,
  epoch: string,
): SubjectPage {
  // Distinguishes page cursors from stream cursors, and from page cursors of releases with another order.
  const ofPages = `pages-${epoch}`;
  if (ofCursor !== null && ofCursor !== ofPages)
    throw new BadCursor('not a page cursor of this journal');
  const hasMore = taken.length > size;
  const ofPage = taken.slice(0, size);
  const newestFirst = takes === 'newest' ? ofPage : ofPage.toReversed();
  return {
    subjects: newestFirst.map(({ subject, place }) => ({
      subject,
      pageCursor: encodeCursor({ epoch: ofPages, position: place }),
    })),
    hasNextPage: takes === 'newest' ? hasMore : hasPassed,
    hasPreviousPage: takes === 'newest' ? hasPassed : hasMore,
  };
}
