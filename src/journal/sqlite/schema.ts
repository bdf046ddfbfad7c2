import { retirement } from './retirement.ts';

/**
 * One entry per version of the file, applied in order; a file's `user_version` counts those it has.
 * Never edit an entry that was released: append the next.
 */
export const migrations: readonly string[] = [
  `
  -- One row: what holds for the whole file.
  CREATE TABLE journal (
    epoch TEXT NOT NULL,
    probed_at INTEGER NOT NULL DEFAULT 0
  ) STRICT;

  CREATE TABLE tenants (
    tenant TEXT PRIMARY KEY,
    last_position INTEGER NOT NULL,
    -- Updates up to here were trimmed: a reader that has not seen this position missed something.
    dropped_through INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE subjects (
    -- The order of opening.
    number INTEGER PRIMARY KEY,
    tenant TEXT NOT NULL,
    kind TEXT NOT NULL,
    key TEXT NOT NULL,
    state TEXT NOT NULL,
    version INTEGER NOT NULL,
    final INTEGER NOT NULL,
    input_hash TEXT NOT NULL,
    snapshot TEXT NOT NULL,
    due_at INTEGER,
    opened_at INTEGER NOT NULL,
    changed_at INTEGER NOT NULL,
    fence INTEGER NOT NULL DEFAULT 0,
    leased_until INTEGER,
    nudged INTEGER NOT NULL DEFAULT 0,
    -- When a worker may next take it: not before a lease on it ends. NULL when nothing is planned.
    look_at INTEGER GENERATED ALWAYS AS (max(due_at, coalesce(leased_until, 0))) VIRTUAL,
    UNIQUE (tenant, kind, key)
  ) STRICT;
  CREATE INDEX subjects_due ON subjects (kind, look_at) WHERE look_at IS NOT NULL;
  CREATE INDEX subjects_listed ON subjects (tenant, kind, state);
  CREATE INDEX subjects_to_shrink ON subjects (changed_at) WHERE final = 1 AND snapshot <> '{}';

  CREATE TABLE updates (
    tenant TEXT NOT NULL,
    position INTEGER NOT NULL,
    event_id TEXT NOT NULL,
    -- NULL on an opening that nobody means to repeat.
    change_id TEXT,
    kind TEXT NOT NULL,
    key TEXT NOT NULL,
    version INTEGER NOT NULL,
    occurred_at INTEGER NOT NULL,
    cause TEXT NOT NULL,
    confirmed INTEGER NOT NULL,
    previous_state TEXT,
    state TEXT NOT NULL,
    final INTEGER NOT NULL,
    snapshot TEXT NOT NULL,
    UNIQUE (tenant, position)
  ) STRICT;
  CREATE INDEX updates_of_subject ON updates (tenant, kind, key, position);

  CREATE TABLE receipts (
    tenant TEXT NOT NULL,
    kind TEXT NOT NULL,
    key TEXT NOT NULL,
    receipt TEXT NOT NULL,
    received_at INTEGER NOT NULL,
    PRIMARY KEY (tenant, kind, key, receipt)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX receipts_by_age ON receipts (received_at);
  `,
  `
  -- The owner or whole to which a subject belongs; NULL for most.
  ALTER TABLE subjects ADD COLUMN belongs_to TEXT;
  CREATE INDEX subjects_grouped ON subjects (tenant, kind, belongs_to) WHERE belongs_to IS NOT NULL;
  `,
  `
  CREATE TABLE aliases (
    -- The order of binding: of one number the last counts.
    binding INTEGER PRIMARY KEY,
    tenant TEXT NOT NULL,
    kind TEXT NOT NULL,
    number TEXT NOT NULL,
    key TEXT NOT NULL,
    returned INTEGER NOT NULL DEFAULT 0,
    UNIQUE (tenant, kind, key, number)
  ) STRICT;
  CREATE INDEX aliases_of_number ON aliases (tenant, kind, number);

  -- One row per attempt; those of one name that have not run out are of one holder.
  CREATE TABLE holds (
    -- The order in which attempts joined.
    entry INTEGER PRIMARY KEY,
    tenant TEXT NOT NULL,
    name TEXT NOT NULL,
    holder TEXT NOT NULL,
    attempt TEXT NOT NULL,
    taken_at INTEGER NOT NULL,
    runs_out_at INTEGER NOT NULL,
    UNIQUE (tenant, name, attempt)
  ) STRICT;
  CREATE INDEX holds_by_end ON holds (runs_out_at);
  `,
  retirement,
  `
  -- Ids of the events at both ends: what tells this history from the one before an older copy was put back.
  -- Empty where the event was trimmed before there were these columns.
  ALTER TABLE tenants ADD COLUMN last_event TEXT NOT NULL DEFAULT '';
  ALTER TABLE tenants ADD COLUMN dropped_event TEXT NOT NULL DEFAULT '';
  UPDATE tenants SET last_event = coalesce((
    SELECT event_id FROM updates WHERE tenant = tenants.tenant AND position = last_position
  ), '');
  `,
  `
  -- See PLACES_PER_MS. No generated column: an index on one covers no query.
  ALTER TABLE subjects ADD COLUMN place INTEGER NOT NULL DEFAULT 0;
  -- A JSON object of values by name; NULL for most.
  ALTER TABLE subjects ADD COLUMN groups TEXT;
  -- Before groups had names, each was a seller.
  UPDATE subjects SET place = opened_at * 2048 + number % 2048,
    groups = iif(belongs_to IS NULL, NULL, json_object('seller', belongs_to));
  DROP INDEX subjects_listed;
  CREATE INDEX subjects_listed ON subjects (tenant, kind, state, place);
  DROP INDEX subjects_grouped;
  ALTER TABLE subjects DROP COLUMN belongs_to;

  -- The index of groups, one row for each of a subject.
  CREATE TABLE subject_groups (
    tenant TEXT NOT NULL,
    name TEXT NOT NULL,
    value TEXT NOT NULL,
    kind TEXT NOT NULL,
    state TEXT NOT NULL,
    place INTEGER NOT NULL,
    number INTEGER NOT NULL,
    PRIMARY KEY (tenant, name, value, kind, state, place, number)
  ) STRICT, WITHOUT ROWID;
  INSERT INTO subject_groups (tenant, name, value, kind, state, place, number)
    SELECT tenant, member.key, member.value, kind, state, place, number
    FROM subjects, json_each(groups) AS member WHERE groups IS NOT NULL
    ORDER BY 1, 2, 3, 4, 5, 6;

  -- How many subjects are in a state, 0 where none is any more.
  CREATE TABLE state_counts (
    tenant TEXT NOT NULL,
    kind TEXT NOT NULL,
    state TEXT NOT NULL,
    subjects INTEGER NOT NULL,
    PRIMARY KEY (tenant, kind, state)
  ) STRICT, WITHOUT ROWID;
  INSERT INTO state_counts (tenant, kind, state, subjects)
    SELECT tenant, kind, state, count(*) FROM subjects GROUP BY tenant, kind, state;

  -- Both follow from subjects: by triggers, so that no statement can forget them.
  CREATE TRIGGER subject_opened AFTER INSERT ON subjects BEGIN
    INSERT INTO state_counts (tenant, kind, state, subjects)
      VALUES (new.tenant, new.kind, new.state, 1)
      ON CONFLICT DO UPDATE SET subjects = subjects + 1;
  END;
  CREATE TRIGGER subject_joined AFTER INSERT ON subjects WHEN new.groups IS NOT NULL BEGIN
    INSERT INTO subject_groups (tenant, name, value, kind, state, place, number)
      SELECT new.tenant, member.key, member.value, new.kind, new.state, new.place, new.number
      FROM json_each(new.groups) AS member;
  END;
  CREATE TRIGGER subject_moved AFTER UPDATE OF state ON subjects WHEN new.state <> old.state BEGIN
    UPDATE state_counts SET subjects = subjects - 1
      WHERE tenant = old.tenant AND kind = old.kind AND state = old.state;
    INSERT INTO state_counts (tenant, kind, state, subjects)
      VALUES (new.tenant, new.kind, new.state, 1)
      ON CONFLICT DO UPDATE SET subjects = subjects + 1;
  END;
  CREATE TRIGGER subject_moved_in_groups AFTER UPDATE OF state ON subjects
    WHEN new.state <> old.state AND new.groups IS NOT NULL BEGIN
    UPDATE subject_groups SET state = new.state
      WHERE tenant = new.tenant AND (name, value) IN (SELECT key, value FROM json_each(new.groups))
        AND kind = new.kind AND state = old.state AND place = new.place AND number = new.number;
  END;
  `,
  `
  -- Billed units by day and by whom they are counted for.
  CREATE TABLE billed_units (
    tenant TEXT NOT NULL,
    day TEXT NOT NULL,
    capability TEXT NOT NULL,
    account TEXT NOT NULL,
    calls INTEGER NOT NULL,
    units INTEGER NOT NULL,
    -- The last day on which it can be read.
    kept_through TEXT NOT NULL,
    PRIMARY KEY (tenant, day, capability, account)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX billed_units_by_end ON billed_units (kept_through);
  `,
  `
  -- The newest claims of each tenant, in their sequence: what tells a store that lost some.
  CREATE TABLE claims (
    tenant TEXT NOT NULL,
    number INTEGER NOT NULL,
    claim TEXT NOT NULL,
    PRIMARY KEY (tenant, number)
  ) STRICT, WITHOUT ROWID;
  -- The newest claim of the tenant as of the update; NULL before the first.
  ALTER TABLE updates ADD COLUMN claim TEXT;
  -- Tenants that are known to have lost claims.
  CREATE TABLE losses (tenant TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
  -- Claims of before are believed.
  ALTER TABLE journal ADD COLUMN loss_accepted_at INTEGER NOT NULL DEFAULT 0;
  `,
  `
  -- What holds for the whole file; see Marks.
  CREATE TABLE marks (
    name TEXT PRIMARY KEY,
    mark TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;

  -- Who did what, by the places that placesOf explains.
  CREATE TABLE audit (
    tenant TEXT NOT NULL,
    place INTEGER NOT NULL,
    record TEXT NOT NULL,
    PRIMARY KEY (tenant, place)
  ) STRICT, WITHOUT ROWID;
  `,
  `
  -- What is due of one tenant: where more is due than can be claimed, tenants take turns.
  CREATE INDEX subjects_due_of_tenant ON subjects (kind, tenant, look_at) WHERE look_at IS NOT NULL;
  `,
  `
  -- The last question about a subject, where that failed: why, when, and how many in a row.
  ALTER TABLE subjects ADD COLUMN failure TEXT;
  ALTER TABLE subjects ADD COLUMN failed_at INTEGER;
  ALTER TABLE subjects ADD COLUMN failures INTEGER NOT NULL DEFAULT 0;
  `,
];
