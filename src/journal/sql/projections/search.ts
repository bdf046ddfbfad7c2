import type { Found, Projected, SearchQuery } from '../../contract/projection.ts';
import type { Sql } from '../../../database/sql.ts';
import { termOf, subjectColumns, type SubjectRow, toSubject } from '../rows.ts';

/** Maximum number of names with a prefix whose subjects are looked up. */
const MOST_NAMES = 50;

/** Subjects taken of each stretch of terms: a page of exact matches, and fewer of each of many prefixes. */
const MOST = { exactly: 100, beginning: 20 };

/** Sorts behind every text with the same prefix. */
const END = '\u{10ffff}';

/** A stretch of the terms of one kind. */
interface Stretch {
  readonly kind: string;
  readonly low: string;
  readonly high: string;
  /** Rank of the match: a subject found by several stretches has that of the first. */
  readonly rank: number;
}

/** Subject in the result of a stretch. */
interface Candidate {
  readonly kind: string;
  readonly key: string;
  readonly place: number;
  readonly rank: number;
}

/** Kinds of matches, in the order of the result. */
const MATCHES = [
  { match: 'NUMBER', isExact: true },
  { match: 'NAME', isExact: true },
  { match: 'NUMBER', isExact: false },
  { match: 'NAME', isExact: false },
] as const satisfies readonly Omit<Found, 'subject'>[];

/**
 * Looks terms up in stretches of an index, one for each kind: the cost depends on the rows taken, not on the number of subjects.
 */
export function openSearch(sql: Sql): Projected['search'] {
  const { rows, list, subject: column } = sql.dialect;

  async function namesWith(tenant: string, prefix: string): Promise<readonly string[]> {
    const found = await sql.read<{ pseudonym: string }>(
      'names',
      'SELECT pseudonym FROM label_prefixes WHERE tenant = $1 AND prefix = $2 LIMIT $3',
      [tenant, prefix, MOST_NAMES],
    );
    return found.map(({ pseudonym }) => pseudonym);
  }

  /** The limit is a literal, as PostgreSQL plans for a limit that it knows. */
  const statement = (most: number): string => `SELECT wanted.rank, (
    SELECT ${list(['kind', 'subject', 'place'])} FROM (
      SELECT kind, ${column} AS subject, place FROM subject_terms
      WHERE tenant = $1 AND kind = wanted.kind AND term >= wanted.low AND term <= wanted.high
      ORDER BY term DESC, place DESC LIMIT ${most}) AS stretch) AS found
  FROM ${rows('$2', 'wanted', ['kind', 'low', 'high', 'rank'])}`;

  async function candidatesIn(
    tenant: string,
    stretches: readonly Stretch[],
    how: keyof typeof MOST,
  ): Promise<readonly Candidate[]> {
    const texts = stretches.map((stretch) => ({ ...stretch, rank: String(stretch.rank) }));
    const found = await sql.read<{ rank: string; found: string | null }>(
      `search ${how}`,
      statement(MOST[how]),
      [tenant, JSON.stringify(texts)],
    );
    return found.flatMap(({ rank, found: subjects }) =>
      // Only the statement writes this text.
      (JSON.parse(subjects ?? '[]') as ListedCandidate[]).map(({ kind, subject, place }) => ({
        kind,
        key: String(subject),
        place,
        rank: Number(rank),
      })),
    );
  }

  async function subjectsAt(
    tenant: string,
    candidates: readonly Candidate[],
  ): Promise<readonly Found[]> {
    if (candidates.length === 0) return [];
    // A cross join: otherwise SQLite would begin with all subjects of the tenant.
    const wanted = candidates.map(({ kind, key }) => ({ kind, subject: key }));
    const read = await sql.read<SubjectRow & { subject: string }>(
      'found',
      `SELECT wanted.subject, ${subjectColumns('subjects')}
       FROM ${rows('$2', 'wanted', ['kind', 'subject'])} CROSS JOIN subjects
       WHERE subjects.tenant = $1 AND subjects.kind = wanted.kind
         AND subjects.${column} = CAST(wanted.subject AS ${column === 'number' ? 'integer' : 'text'})`,
      [tenant, JSON.stringify(wanted)],
    );
    const byName = new Map(read.map((row) => [nameOf(row.kind, row.subject), row]));
    return candidates.flatMap(({ kind, key, rank }) => {
      const row = byName.get(nameOf(kind, key));
      const how = MATCHES[rank];
      return row && how ? [{ subject: toSubject(row), ...how }] : [];
    });
  }

  return async (tenant, query) => {
    const { name, kinds, first } = query;
    const names = name ? await namesWith(tenant, name.prefix) : [];
    const stretches = stretchesOf(query, names);
    if (stretches.length === 0 || kinds.length === 0) return [];
    const found = await Promise.all([
      candidatesIn(tenant, stretches.filter(isExact), 'exactly'),
      candidatesIn(
        tenant,
        stretches.filter((stretch) => !isExact(stretch)),
        'beginning',
      ),
    ]);
    const candidates = found.flat();
    const sorted = candidates.toSorted((a, b) => a.rank - b.rank || b.place - a.place);
    const seen = new Set<string>();
    const page = sorted.filter(({ kind, key }) => {
      const name = nameOf(kind, key);
      const isNew = !seen.has(name);
      seen.add(name);
      return isNew && seen.size <= first;
    });
    return subjectsAt(tenant, page);
  };
}

interface ListedCandidate {
  readonly kind: string;
  readonly subject: string | number;
  readonly place: number;
}

function isExact({ rank }: Stretch): boolean {
  return MATCHES[rank]?.isExact ?? false;
}

function stretchesOf(
  { number, name, kinds }: SearchQuery,
  names: readonly string[],
): readonly Stretch[] {
  const ranges: Omit<Stretch, 'kind'>[] = [];
  const exactly = (term: string, rank: number): void =>
    void ranges.push({ low: term, high: term, rank });
  if (number !== null) {
    const term = termOf.number(number);
    exactly(term, 0);
    ranges.push({ low: term, high: `${term}${END}`, rank: 2 });
  }
  if (name !== null) exactly(termOf.name(name.whole), 1);
  for (const one of names) exactly(termOf.name(one), 3);
  return kinds.flatMap((kind) => ranges.map(({ low, high, rank }) => ({ kind, low, high, rank })));
}

function nameOf(kind: string, key: string): string {
  return JSON.stringify([kind, key]);
}
