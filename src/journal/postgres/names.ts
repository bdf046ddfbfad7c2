import type { Hold } from '../hold.ts';
import type { Journal } from '../journal.ts';
import type { Connection } from './connection.ts';
import { NOW } from './statement.ts';
import type { Time } from './time.ts';

/** The numbers that lead to subjects, and exclusive holds of names. */
export type Names = Pick<Journal, 'resolve' | 'numbersOf' | 'hold' | 'release'>;

/** Attempts that have not run out. */
const living = (attempts: string): string =>
  `jsonb_array_elements(${attempts}) WITH ORDINALITY AS each (attempt, place)
   WHERE (each.attempt ->> 'runsOutAt')::bigint > ${NOW}`;

/** The newest of the attempts that have not run out, by a member of it. */
const newest = (member: string, attempts = 'held.attempts'): string =>
  `(SELECT each.attempt ->> '${member}' FROM ${living(attempts)} ORDER BY each.place DESC LIMIT 1)`;

/**
 * Takes a name, or joins those who have it, in one step at its row: of two that want it at once the second sees the
 * first. Parameters: tenant, time, name, holder, attempt, its end, and the holder and attempt in whose stead.
 */
const holdStatement = `
INSERT INTO holds AS held (tenant, name, holder, attempts, ends_at)
VALUES ($1, $3, $4,
  jsonb_build_array(jsonb_build_object('attempt', $5::text, 'takenAt', ${NOW}, 'runsOutAt', $6::bigint)), $6)
ON CONFLICT (tenant, name) DO UPDATE SET holder = excluded.holder,
  attempts = CASE WHEN held.holder = excluded.holder THEN
    coalesce((SELECT jsonb_agg(CASE WHEN each.attempt ->> 'attempt' = $5 THEN each.attempt || (excluded.attempts -> 0) ||
        jsonb_build_object('takenAt', each.attempt -> 'takenAt') ELSE each.attempt END ORDER BY each.place)
      FROM ${living('held.attempts')}), '[]') ||
    CASE WHEN EXISTS (SELECT 1 FROM ${living('held.attempts')} AND each.attempt ->> 'attempt' = $5) THEN '[]'
      ELSE excluded.attempts END
    ELSE excluded.attempts END,
  ends_at = greatest(held.ends_at, excluded.ends_at)
WHERE held.holder = excluded.holder OR ${newest('attempt')} IS NULL
  OR (held.holder = $7 AND ${newest('attempt')} = $8)
RETURNING 1`;

const presentStatement = `
SELECT holder, ${newest('attempt')} AS attempt, ${newest('takenAt')}::bigint AS taken_at
FROM holds AS held WHERE tenant = $1 AND name = $3`;

const releaseStatement = `
UPDATE holds SET attempts = coalesce((
  SELECT jsonb_agg(each.attempt ORDER BY each.place) FROM jsonb_array_elements(attempts) WITH ORDINALITY AS each (attempt, place)
  WHERE each.attempt ->> 'attempt' <> $3), '[]')
WHERE tenant = $1 AND name = $2`;

/** A hold that ended between two looks at it is tried for again so often. */
const ATTEMPTS = 5;

/** The names in PostgreSQL. */
export function openNames(connection: Connection, time: Time): Names {
  async function present(tenant: string, name: string): Promise<Hold | null> {
    const [row] = await connection.run<{
      holder: string;
      attempt: string | null;
      taken_at: number;
    }>('hold of', presentStatement, [tenant, time.given(), name]);
    if (!row || row.attempt === null) return null;
    return { holder: row.holder, attempt: row.attempt, takenAt: row.taken_at };
  }

  return {
    async resolve(tenant, kind, number) {
      const [last, former] = await connection.run<{ key: string; returned: boolean }>(
        'resolve',
        `SELECT key, returned FROM aliases WHERE tenant = $1 AND kind = $2 AND number = $3
         ORDER BY binding DESC LIMIT 2`,
        [tenant, kind, number],
      );
      if (!last) return null;
      return { key: last.key, isReturned: last.returned, former: former?.key ?? null };
    },

    async numbersOf({ tenant, kind, key }) {
      const rows = await connection.run<{ number: string }>(
        'numbers',
        'SELECT number FROM aliases WHERE tenant = $1 AND kind = $2 AND key = $3 ORDER BY binding',
        [tenant, kind, key],
      );
      return rows.map(({ number }) => number);
    },

    async hold(tenant, name, { holder, attempt, runsOutAt, insteadOf }) {
      for (let count = 1; ; count += 1) {
        const held = await connection.run('hold', holdStatement, [
          tenant,
          time.given(),
          name,
          holder,
          attempt,
          runsOutAt,
          insteadOf?.holder ?? null,
          insteadOf?.attempt ?? null,
        ]);
        if (held.length > 0) return { outcome: 'held' };
        const by = await present(tenant, name);
        if (by !== null && (by.holder !== holder || count === ATTEMPTS))
          return { outcome: 'refused', by };
      }
    },

    async release(tenant, name, attempt) {
      await connection.run('release', releaseStatement, [tenant, name, attempt]);
    },
  };
}
