import type { NewId } from '../../kernel/ids.ts';
import { decodeCursor, encodeCursor, type Place } from '../cursor.ts';
import { passes } from '../filter.ts';
import type { Change } from '../change.ts';
import type { UpdateFilter } from '../reading.ts';
import type { Subject } from '../subject.ts';
import type { Cause, Update } from '../update.ts';
import type { Claims } from './claims.ts';
import type { Database } from './database.ts';
import { fromJsonText } from './rows.ts';

/** An update with its place, for whoever waits for it. */
export interface Appended {
  readonly position: number;
  readonly update: Update;
}

/** A reader's place in a tenant's stream. */
export interface Standing {
  readonly position: number;
  /** True when entries before `position` that the reader has not seen can no longer be had. */
  readonly gap: boolean;
}

/** A stretch of the stream, by positions. */
export interface Stretch {
  readonly updates: readonly Update[];
  /** The last entry looked at. */
  readonly position: number;
  readonly atEnd: boolean;
}

/** The updates of all tenants, each tenant's in one order without holes. */
export interface Stream {
  /** Appends within the caller's transaction. */
  append(subject: Subject, previousState: string | null, why: Why): Appended;
  /** The update that an earlier use of the id of a change or an opening made, as long as it is kept. */
  madeBy(subject: Subject, changeId: string): Update | undefined;
  /** The place of a reader with this cursor; throws `BadCursor`. */
  standingAt(tenant: string, cursor: string): Standing;
  /** The place of a reader that has read up to `position` of this epoch: trimming may have passed it. */
  standingBehind(tenant: string, position: number): Standing;
  /** Cursor of a position that is kept, or of the last one that was dropped. */
  cursorAt(tenant: string, position: number): string;
  end(tenant: string): number;
  /** Up to `limit` updates behind `after`; looks at a bounded number of entries, so that it may find none though more follow. */
  stretch(tenant: string, after: number, filter: UpdateFilter, limit: number): Stretch;
}

/** The part of an update that is not how the subject now stands. */
export type Why = Pick<Change, 'cause' | 'confirmed'> & { readonly changeId: string | null };

interface UpdateRow {
  tenant: string;
  position: number;
  event_id: string;
  change_id: string | null;
  kind: string;
  key: string;
  version: number;
  occurred_at: number;
  cause: Cause;
  confirmed: number;
  previous_state: string | null;
  state: string;
  final: number;
  snapshot: string;
  claim: string | null;
}

/** The parts of a journal that its stream needs. */
export interface StreamOptions {
  readonly epoch: string;
  readonly claims: Pick<Claims, 'newest'>;
  /** Makes the ids of events. */
  readonly newId: NewId;
}

/** Entries that one stretch looks at when a filter passes few of them: about a millisecond's work. */
const LOOKED_AT_ONCE = 500;

/** Both ends of a tenant's stream: the last entry that was appended and the last that was dropped. */
interface Bounds {
  readonly last_position: number;
  readonly last_event: string;
  readonly dropped_through: number;
  readonly dropped_event: string;
}

const NEVER_APPENDED: Bounds = {
  last_position: 0,
  last_event: '',
  dropped_through: 0,
  dropped_event: '',
};

/**
 * The stream in a journal's file. A cursor carries the id of the event at its position, so that one of a
 * history that an older copy of the file replaced is told from one of this; before the first event, and for
 * cursors of releases that knew no better, it carries the file's epoch.
 */
export function openStream(database: Database, { epoch, claims, newId }: StreamOptions): Stream {
  const advanceEnd = database.prepare<{ last_position: number }>(
    `INSERT INTO tenants (tenant, last_position, last_event, dropped_through) VALUES (:tenant, 1, :event, 0)
     ON CONFLICT DO UPDATE SET last_position = last_position + 1, last_event = :event
     RETURNING last_position`,
  );
  const insert = database.prepare(
    `INSERT INTO updates (tenant, position, event_id, change_id, kind, key, version, occurred_at, cause,
       confirmed, previous_state, state, final, snapshot, claim)
     VALUES (:tenant, :position, :event_id, :change_id, :kind, :key, :version, :occurred_at, :cause,
       :confirmed, :previous_state, :state, :final, :snapshot, :claim)`,
  );
  const byChange = database.prepare<UpdateRow>(
    `SELECT * FROM updates
     WHERE tenant = :tenant AND kind = :kind AND key = :key AND change_id = :changeId`,
  );
  const bounds = database.prepare<Bounds>('SELECT * FROM tenants WHERE tenant = :tenant');
  const eventAt = database.prepare<{ event_id: string }>(
    'SELECT event_id FROM updates WHERE tenant = :tenant AND position = :position',
  );
  const ofTenant = database.prepare<UpdateRow>(
    'SELECT * FROM updates WHERE tenant = :tenant AND position > :after ORDER BY position',
  );
  const ofSubject = database.prepare<UpdateRow>(
    `SELECT * FROM updates WHERE tenant = :tenant AND kind = :kind AND key = :key AND position > :after
     ORDER BY position`,
  );

  function boundsOf(tenant: string): Bounds {
    return bounds.get({ tenant }) ?? NEVER_APPENDED;
  }

  /** The id of the event at a position; empty when it is not known. */
  function printAt(tenant: string, position: number): string {
    const ends = boundsOf(tenant);
    if (position === ends.last_position) return ends.last_event;
    if (position === ends.dropped_through) return ends.dropped_event;
    return eventAt.get({ tenant, position })?.event_id ?? '';
  }

  function standing(tenant: string, position: number): Standing {
    const { last_position: last, dropped_through: dropped } = boundsOf(tenant);
    // Behind the end stands a cursor whose entries were lost when an older copy of the file was put back.
    return position >= dropped && position <= last
      ? { position, gap: false }
      : { position: dropped, gap: true };
  }

  function isOfThisHistory(tenant: string, place: Place): boolean {
    return place.epoch === epoch || place.epoch === printAt(tenant, place.position);
  }

  function entries(tenant: string, after: number, filter: UpdateFilter): Iterable<UpdateRow> {
    const [kind] = filter.kinds ?? [];
    return filter.key === undefined || kind === undefined
      ? ofTenant.iterate({ tenant, after })
      : ofSubject.iterate({ tenant, kind, key: filter.key, after });
  }

  function toUpdate(row: UpdateRow): Update {
    return {
      tenant: row.tenant,
      kind: row.kind,
      key: row.key,
      cursor: encodeCursor({ epoch: row.event_id, position: row.position }),
      eventId: row.event_id,
      version: row.version,
      occurredAt: row.occurred_at,
      cause: row.cause,
      confirmed: row.confirmed === 1,
      previousState: row.previous_state,
      state: row.state,
      final: row.final === 1,
      snapshot: fromJsonText(row.snapshot),
      claim: row.claim,
    };
  }

  return {
    append(subject, previousState, { cause, confirmed, changeId }) {
      const { tenant, kind, key, version, state, snapshot } = subject;
      const event = newId();
      const position = advanceEnd.get({ tenant, event })?.last_position ?? 0;
      const row: UpdateRow = {
        tenant,
        position,
        event_id: event,
        change_id: changeId,
        kind,
        key,
        version,
        occurred_at: subject.changedAt,
        cause,
        confirmed: Number(confirmed),
        previous_state: previousState,
        state,
        final: Number(subject.final),
        snapshot: JSON.stringify(snapshot),
        claim: claims.newest(tenant),
      };
      insert.run({ ...row });
      return { position, update: toUpdate(row) };
    },

    madeBy({ tenant, kind, key }, changeId) {
      const row = byChange.get({ tenant, kind, key, changeId });
      return row && toUpdate(row);
    },

    standingAt(tenant, cursor) {
      const place = decodeCursor(cursor);
      return isOfThisHistory(tenant, place)
        ? standing(tenant, place.position)
        : { position: boundsOf(tenant).dropped_through, gap: true };
    },

    standingBehind: standing,
    cursorAt: (tenant, position) =>
      encodeCursor({ epoch: printAt(tenant, position) || epoch, position }),
    end: (tenant) => boundsOf(tenant).last_position,

    stretch(tenant, after, filter, limit) {
      const last = boundsOf(tenant).last_position;
      const updates: Update[] = [];
      let position = after;
      let looked = 0;
      for (const row of entries(tenant, after, filter)) {
        position = row.position;
        if (passes(filter, row)) updates.push(toUpdate(row));
        looked += 1;
        if (updates.length >= limit || looked >= LOOKED_AT_ONCE) {
          return { updates, position, atEnd: position >= last };
        }
      }
      return { updates, position: last, atEnd: true };
    },
  };
}
