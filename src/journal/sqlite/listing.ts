import { decodeCursor, encodeCursor } from '../cursor.ts';
import { checkListQuery } from '../filter.ts';
import { BadCursor, type ListQuery, type SubjectPage } from '../journal.ts';
import type { Database, Parameters, Statement } from './database.ts';
import { type SubjectRow, toSubject } from './rows.ts';

/** Pages of a tenant's subjects, newest opened first. */
export type Listing = (tenant: string, query: ListQuery) => SubjectPage;

interface Shelf {
  kind: string;
  state: string;
}

/**
 * Lists by merging: the index keeps the subjects of one kind and state in the order of opening, and a
 * tenant has a few dozen such shelves. So a page costs the same among ten million old orders, however
 * rare the states asked for are.
 */
export function openListing(database: Database, epoch: string): Listing {
  // Two statements: as one comparison of (kind, state) SQLite reads every row of the kind on its way.
  const nextState = database.prepare<Shelf>(
    `SELECT kind, state FROM subjects WHERE tenant = :tenant AND kind = :kind AND state > :state
     ORDER BY state LIMIT 1`,
  );
  const nextKind = database.prepare<Shelf>(
    `SELECT kind, state FROM subjects WHERE tenant = :tenant AND kind > :kind
     ORDER BY kind, state LIMIT 1`,
  );
  /** By how many shelves they merge. */
  const merging = new Map<number, Statement<SubjectRow>>();

  const ofGroup = database.prepare<SubjectRow>(
    `SELECT * FROM subjects WHERE tenant = :tenant AND kind = :kind AND belongs_to = :group
       AND number < :before ORDER BY number DESC LIMIT :limit`,
  );

  function* shelves(tenant: string): Generator<Shelf> {
    let shelf = nextKind.get({ tenant, kind: '' });
    while (shelf) {
      yield shelf;
      const { kind, state } = shelf;
      shelf = nextState.get({ tenant, kind, state }) ?? nextKind.get({ tenant, kind });
    }
  }

  function numberAt(pageCursor: string | undefined): number {
    if (pageCursor === undefined) return Number.MAX_SAFE_INTEGER;
    const place = decodeCursor(pageCursor);
    if (place.epoch !== epoch) throw new BadCursor('a page cursor of another journal');
    return place.position;
  }

  function newestRows(tenant: string, query: ListQuery): readonly SubjectRow[] {
    const { kinds, states, group, first } = query;
    const page = { tenant, before: numberAt(query.after), limit: first + 1 };
    if (group !== undefined) {
      return (kinds ?? []).flatMap((kind) => ofGroup.all({ ...page, kind, group }));
    }
    const wanted = [...shelves(tenant)].filter(
      ({ kind, state }) => (kinds?.includes(kind) ?? true) && (states?.includes(state) ?? true),
    );
    return merged(wanted, page);
  }

  function merged(wanted: readonly Shelf[], page: Parameters): readonly SubjectRow[] {
    if (wanted.length === 0) return [];
    const statement =
      merging.get(wanted.length) ?? database.prepare<SubjectRow>(mergeOf(wanted.length));
    merging.set(wanted.length, statement);
    const parameters = { ...page };
    for (const [index, { kind, state }] of wanted.entries()) {
      parameters[`kind${index}`] = kind;
      parameters[`state${index}`] = state;
    }
    return statement.all(parameters);
  }

  return (tenant, query) => {
    checkListQuery(query);
    const rows = newestRows(tenant, query);
    return {
      subjects: rows.slice(0, query.first).map((row) => ({
        subject: toSubject(row),
        pageCursor: encodeCursor({ epoch, position: row.number }),
      })),
      hasMore: rows.length > query.first,
    };
  };
}

/**
 * The newest of some shelves. Each gives numbers from its index alone, and only the rows of the page itself are
 * read whole.
 */
function mergeOf(shelves: number): string {
  const newestOf = Array.from(
    { length: shelves },
    (_shelf, index) =>
      `SELECT * FROM (SELECT number FROM subjects
         WHERE tenant = :tenant AND kind = :kind${index} AND state = :state${index} AND number < :before
         ORDER BY number DESC LIMIT :limit)`,
  );
  return `WITH page AS (${newestOf.join(' UNION ALL ')} ORDER BY number DESC LIMIT :limit)
    SELECT subjects.* FROM page JOIN subjects ON subjects.number = page.number ORDER BY page.number DESC`;
}
