import type { Hold } from '../contract/subject.ts';
import { DatabaseUnavailable, type Sql } from '../../database/sql.ts';
import type { Names } from '../contract/journal.ts';
import type { Time } from './time.ts';
import { LEAST_JUMP_MS } from '../../kernel/time/clock.ts';

/** One of the attempts that hold a name together. */
interface Attempt {
  readonly attempt: string;
  readonly takenAt: number;
  readonly runsOutAt: number;
}

/** Present state of a name, with the time. */
interface Held {
  readonly now: number;
  /** Null if it was never held. */
  readonly holder: string | null;
  /** List of `Attempt` in JSON, in the order in which they joined; includes expired ones. */
  readonly attempts: string | null;
}

/** Number of tries at a name that others change at the same moment. */
const ATTEMPTS = 50;

/** Names in a database. */
export function openNames(sql: Sql, time: Time): Names {
  const now = sql.dialect.now('$3');

  /** Writes the result of `change` for a name. If others changed the name meanwhile, repeats with their result. */
  async function rewrite<Result>(
    tenant: string,
    name: string,
    change: (found: {
      readonly now: number;
      readonly holder: string | null;
      readonly living: readonly Attempt[];
    }) =>
      | { readonly holder: string; readonly living: readonly Attempt[] }
      | { readonly result: Result },
  ): Promise<Result | null> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const [found] = await sql.read<Held>(
        'hold of',
        `SELECT ${now} AS now, held.holder, held.attempts FROM (SELECT 1 AS one) AS always
         LEFT JOIN holds AS held ON held.tenant = $1 AND held.name = $2`,
        [tenant, name, time.given()],
      );
      if (!found) throw new Error('a statement returned no row');
      const stored = attemptsIn(found.attempts);
      const present = stored.map((each) => inThePast(each, found.now));
      const living = present.filter(({ runsOutAt }) => runsOutAt > found.now);
      const changed = change({ now: found.now, holder: found.holder, living });
      const isRefused = 'result' in changed;
      if (isRefused && present.every((each, index) => each === stored[index]))
        return changed.result;
      const next = isRefused ? { holder: found.holder, living } : changed;
      const attempts = JSON.stringify(next.living);
      const endsAt = Math.max(0, ...next.living.map(({ runsOutAt }) => runsOutAt));
      const written = await (found.holder === null
        ? sql.write(
            'hold',
            `INSERT INTO holds (tenant, name, holder, attempts, ends_at) VALUES ($1, $2, $3, $4, $5)
             ON CONFLICT DO NOTHING RETURNING 1`,
            [tenant, name, next.holder, attempts, endsAt],
          )
        : sql.write(
            'hold on',
            `UPDATE holds SET holder = $3, attempts = $4, ends_at = $5
             WHERE tenant = $1 AND name = $2 AND holder = $6 AND attempts = $7 RETURNING 1`,
            [tenant, name, next.holder, attempts, endsAt, found.holder, found.attempts],
          ));
      if (written.length > 0) return isRefused ? changed.result : null;
    }
    throw new DatabaseUnavailable('a name was changed by others again and again');
  }

  return {
    async resolve(tenant, kind, number) {
      const [last, former] = await sql.read<{ key: string; returned: boolean | 0 | 1 }>(
        'resolve',
        `SELECT key, returned FROM aliases WHERE tenant = $1 AND kind = $2 AND number = $3
         ORDER BY binding DESC LIMIT 2`,
        [tenant, kind, number],
      );
      if (!last) return null;
      return { key: last.key, isReturned: Boolean(last.returned), former: former?.key ?? null };
    },

    async hold(tenant, name, { holder, attempt, runsOutAt, insteadOf }) {
      const refused = await rewrite<Hold>(tenant, name, (found) => {
        const last = found.living.at(-1);
        if (last !== undefined && found.holder !== null && found.holder !== holder) {
          const isMeant = insteadOf?.holder === found.holder && insteadOf.attempt === last.attempt;
          if (!isMeant)
            return {
              result: { holder: found.holder, attempt: last.attempt, takenAt: last.takenAt },
            };
        }
        const siblings = found.holder === holder ? found.living : [];
        const own = siblings.find((each) => each.attempt === attempt);
        const living = own
          ? siblings.map((each) => (each === own ? { ...own, runsOutAt } : each))
          : [...siblings, { attempt, takenAt: found.now, runsOutAt }];
        return { holder, living };
      });
      return refused === null ? { outcome: 'held' } : { outcome: 'refused', by: refused };
    },

    async release(tenant, name, attempt) {
      await rewrite(tenant, name, ({ holder, living }) => {
        const left = living.filter((each) => each.attempt !== attempt);
        if (holder === null || left.length === living.length) return { result: null };
        return { holder, living: left };
      });
    },
  };
}

/** An attempt whose time is in the future was made before the clock was set back: its full length begins now. */
function inThePast(attempt: Attempt, now: number): Attempt {
  const aheadMs = attempt.takenAt - now;
  if (aheadMs < LEAST_JUMP_MS) return attempt;
  return { ...attempt, takenAt: now, runsOutAt: attempt.runsOutAt - aheadMs };
}

function attemptsIn(text: string | null): readonly Attempt[] {
  // Only `rewrite` writes this text.
  return text === null ? [] : (JSON.parse(text) as readonly Attempt[]);
}
