import type { Clock } from '../../kernel/clock.ts';
import type { HoldRequest, HoldResult } from '../hold.ts';
import type { Database } from './database.ts';

/** Exclusive holds of names; each call within the caller's transaction. */
export interface Holds {
  hold(tenant: string, name: string, request: HoldRequest): HoldResult;
  release(tenant: string, name: string, attempt: string): void;
}

interface HoldRow {
  holder: string;
  attempt: string;
  taken_at: number;
}

/** The holds in a journal's file. */
export function openHolds(database: Database, clock: Clock): Holds {
  const forget = database.prepare('DELETE FROM holds WHERE runs_out_at <= :now');
  const newest = database.prepare<HoldRow>(
    `SELECT holder, attempt, taken_at FROM holds WHERE tenant = :tenant AND name = :name
     ORDER BY entry DESC LIMIT 1`,
  );
  const end = database.prepare('DELETE FROM holds WHERE tenant = :tenant AND name = :name');
  const join = database.prepare(
    `INSERT INTO holds (tenant, name, holder, attempt, taken_at, runs_out_at)
     VALUES (:tenant, :name, :holder, :attempt, :now, :runsOutAt)
     ON CONFLICT DO UPDATE SET runs_out_at = :runsOutAt`,
  );
  const release = database.prepare(
    'DELETE FROM holds WHERE tenant = :tenant AND name = :name AND attempt = :attempt',
  );

  return {
    hold(tenant, name, { holder, attempt, runsOutAt, insteadOf }) {
      const now = clock.now();
      forget.run({ now });
      const present = newest.get({ tenant, name });
      if (present && present.holder !== holder) {
        const { holder: by, attempt: last, taken_at: takenAt } = present;
        if (insteadOf?.holder !== by || insteadOf.attempt !== last) {
          return { outcome: 'refused', by: { holder: by, attempt: last, takenAt } };
        }
        end.run({ tenant, name });
      }
      join.run({ tenant, name, holder, attempt, runsOutAt, now });
      return { outcome: 'held' };
    },
    release(tenant, name, attempt) {
      release.run({ tenant, name, attempt });
    },
  };
}
