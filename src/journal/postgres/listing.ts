import type { Journal } from '../journal.ts';
import type { StateCount } from '../list-query.ts';
import { pageOf, stretchesOf, type Stretches } from '../listing.ts';
import type { Connection } from './connection.ts';
import { subjectColumns, type SubjectRow, toSubject } from './rows.ts';

/** Pages of a tenant's subjects, and their numbers. */
export type Listing = Pick<Journal, 'list' | 'counts'>;

/** Tables with an index of shelves: the subjects of one kind and state, by their places. */
const SOURCES = {
  all: 'subjects AS source WHERE source.tenant = $1',
  group:
    'subject_groups AS source WHERE source.tenant = $1 AND source.name = $9 AND source.value = $10',
} as const;

/**
 * Lists by merging shelves, of which a tenant has a few dozen: so a page costs the same among ten million old orders,
 * however rare the states asked for are. Parameters: tenant, kinds, states, the page from and to, how many, what was
 * passed from and to, and of a group its name and value.
 */
function pageStatement(source: keyof typeof SOURCES, takes: Stretches['takes']): string {
  const order = takes === 'newest' ? 'DESC' : 'ASC';
  return `
WITH shelf AS MATERIALIZED (
  SELECT kind, state FROM state_counts WHERE tenant = $1 AND subjects > 0
    AND ($2::text[] IS NULL OR kind = ANY ($2)) AND ($3::text[] IS NULL OR state = ANY ($3))
),
page AS MATERIALIZED (
  SELECT first.* FROM shelf CROSS JOIN LATERAL (
    SELECT source.kind, source.key, source.place FROM ${SOURCES[source]}
      AND source.kind = shelf.kind AND source.state = shelf.state AND source.place BETWEEN $4 AND $5
    ORDER BY source.place ${order} LIMIT $6
  ) AS first ORDER BY first.place ${order} LIMIT $6
)
SELECT page.place, ${subjectColumns('subject')}, EXISTS (
  SELECT 1 FROM shelf WHERE EXISTS (
    SELECT 1 FROM ${SOURCES[source]}
      AND source.kind = shelf.kind AND source.state = shelf.state AND source.place BETWEEN $7 AND $8)
) AS has_passed
FROM (SELECT 1) AS always LEFT JOIN page ON true
LEFT JOIN subjects AS subject ON subject.tenant = $1 AND subject.kind = page.kind AND subject.key = page.key
ORDER BY page.place ${order}`;
}

/** A page without subjects has a row all the same. */
type PageRow = { has_passed: boolean } & ((SubjectRow & { place: number }) | { place: null });

/** An empty stretch. */
const NOTHING = { from: 1, to: 0 };

/** The lists in PostgreSQL. */
export function openListing(connection: Connection, epoch: string): Listing {
  return {
    async list(tenant, query) {
      const stretches = stretchesOf(query);
      const { page, takes, size } = stretches;
      const passed = stretches.passed ?? NOTHING;
      const { kinds = null, states = null, group } = query;
      const common = [tenant, kinds, states, page.from, page.to, size + 1, passed.from, passed.to];
      const rows = await connection.run<PageRow>(
        `list ${group ? 'group' : 'all'} ${takes}`,
        pageStatement(group ? 'group' : 'all', takes),
        group ? [...common, group.name, group.value] : common,
      );
      const taken = rows.flatMap((row) =>
        row.place === null ? [] : [{ subject: toSubject(row), place: row.place }],
      );
      return pageOf(stretches, { taken, hasPassed: rows[0]?.has_passed ?? false }, epoch);
    },

    counts: (tenant, kinds) =>
      connection.run<StateCount>(
        'counts',
        `SELECT kind, state, subjects AS count FROM state_counts
         WHERE tenant = $1 AND subjects > 0 AND ($2::text[] IS NULL OR kind = ANY ($2))`,
        [tenant, kinds ?? null],
      ),
  };
}
