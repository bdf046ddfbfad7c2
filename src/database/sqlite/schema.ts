const sumAt = (place: number): string => `sum(sign * json_extract(value, '$[${place}]'))`;

/** Adds contributions to totals, or subtracts them, by their sign. */
function summed(contributions: string): string {
  return `INSERT INTO totals (tenant, kind, month, dimension, bucket, subjects, without_tax, tax, with_tax, reversed,
        reversed_with_tax)
      SELECT new.tenant, new.kind, json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
        ${[3, 4, 5, 6, 7, 8].map(sumAt).join(', ')}
      FROM (SELECT ${contributions}) GROUP BY 3, 4, 5
      ON CONFLICT DO UPDATE SET subjects = subjects + excluded.subjects, without_tax = without_tax + excluded.without_tax,
        tax = tax + excluded.tax, with_tax = with_tax + excluded.with_tax, reversed = reversed + excluded.reversed,
        reversed_with_tax = reversed_with_tax + excluded.reversed_with_tax;`;
}

/**
 * Tables of this service, one entry per version of the file, applied in order; a file's `user_version` counts the entries that it
 * has. Never edit a released entry: append the next. Times are milliseconds since the epoch.
 */
export const migrations: readonly string[] = [
  `
  -- One row: what holds for the whole file.
  CREATE TABLE journal (
    epoch TEXT NOT NULL,
    loss_accepted_at INTEGER NOT NULL DEFAULT 0,
    probed_at INTEGER NOT NULL DEFAULT 0
  ) STRICT;

  CREATE TABLE tenants (
    tenant TEXT PRIMARY KEY,
    -- Of the tenant's stream: its end, and how far it was dropped from its beginning, each with the id of the event
    -- there, which tells this history from the one before an older copy was put back.
    last_position INTEGER NOT NULL DEFAULT 0,
    last_event TEXT NOT NULL DEFAULT '',
    dropped_through INTEGER NOT NULL DEFAULT 0,
    dropped_event TEXT NOT NULL DEFAULT '',
    -- 1 where updates are known to be lost.
    has_loss INTEGER NOT NULL DEFAULT 0
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
    leased_until INTEGER,
    fence INTEGER NOT NULL DEFAULT 0,
    -- The call that leased it, or gave the lease back, last: the same call again has no second effect.
    last_call TEXT,
    -- 1 for a push that no claim has seen.
    nudged INTEGER NOT NULL DEFAULT 0,
    -- 1 where the lease was taken with such a push.
    leased_with_push INTEGER NOT NULL DEFAULT 0,
    opened_at INTEGER NOT NULL,
    changed_at INTEGER NOT NULL,
    -- See PLACES_PER_MS. No generated column: an index on one covers no query.
    place INTEGER NOT NULL,
    -- A JSON object of values by name; NULL for most.
    groups TEXT,
    -- The last question about it, where that failed: why, when, and how many in a row.
    failure TEXT,
    failed_at INTEGER,
    failures INTEGER NOT NULL DEFAULT 0,
    -- When a worker may next take it: not before a lease on it ends. NULL when nothing is planned.
    look_at INTEGER GENERATED ALWAYS AS (max(due_at, coalesce(leased_until, 0))) VIRTUAL,
    UNIQUE (tenant, kind, key)
  ) STRICT;
  CREATE INDEX subjects_due ON subjects (kind, look_at) WHERE look_at IS NOT NULL;
  -- Where more is due than can be claimed, tenants take turns.
  CREATE INDEX subjects_due_of_tenant ON subjects (kind, tenant, look_at) WHERE look_at IS NOT NULL;
  CREATE INDEX subjects_listed ON subjects (tenant, kind, state, place);
  CREATE INDEX subjects_to_shrink ON subjects (kind, changed_at) WHERE final AND snapshot <> '{}';

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

  -- How many subjects are in a state, 0 where none is any more.
  CREATE TABLE state_counts (
    tenant TEXT NOT NULL,
    kind TEXT NOT NULL,
    state TEXT NOT NULL,
    subjects INTEGER NOT NULL,
    PRIMARY KEY (tenant, kind, state)
  ) STRICT, WITHOUT ROWID;

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

  CREATE TABLE updates (
    tenant TEXT NOT NULL,
    position INTEGER NOT NULL,
    event_id TEXT NOT NULL,
    -- Empty on an opening that nobody means to repeat.
    change_id TEXT NOT NULL,
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

  -- The attempts of one holder, in the order in which they joined; those that have run out count no more.
  CREATE TABLE holds (
    tenant TEXT NOT NULL,
    name TEXT NOT NULL,
    holder TEXT NOT NULL,
    -- A list of { attempt, takenAt, runsOutAt }.
    attempts TEXT NOT NULL,
    -- When the last of them has run out.
    ends_at INTEGER NOT NULL,
    PRIMARY KEY (tenant, name)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX holds_by_end ON holds (ends_at);

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

  -- Who did what, by the places that placesOf explains.
  CREATE TABLE audit (
    tenant TEXT NOT NULL,
    place INTEGER NOT NULL,
    record TEXT NOT NULL,
    PRIMARY KEY (tenant, place)
  ) STRICT, WITHOUT ROWID;

  -- What holds for the whole file; see Marks.
  CREATE TABLE marks (
    name TEXT PRIMARY KEY,
    mark TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  `,
  `
  -- Subscriptions whose updates are sent to an address.
  CREATE TABLE webhooks (
    tenant TEXT NOT NULL,
    name TEXT NOT NULL,
    -- Address, document, variables, scopes and secrets, encrypted.
    definition TEXT NOT NULL,
    state TEXT NOT NULL,
    -- Why it is disabled.
    reason TEXT,
    -- Cursor up to which every update is in the deliveries.
    position TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    changed_at INTEGER NOT NULL,
    -- Rises with every change of the definition or the state.
    revision INTEGER NOT NULL DEFAULT 1,
    -- Rises with every claim, and with what ends one.
    fence INTEGER NOT NULL DEFAULT 0,
    leased_until INTEGER NOT NULL DEFAULT 0,
    -- The call that leased it last.
    last_call TEXT,
    PRIMARY KEY (tenant, name)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX webhooks_due ON webhooks (leased_until) WHERE state = 'ACTIVE';

  CREATE TABLE webhook_deliveries (
    tenant TEXT NOT NULL,
    webhook TEXT NOT NULL,
    event_id TEXT NOT NULL,
    -- The order of delivery.
    place INTEGER NOT NULL,
    -- The subject of the update; NULL for a test event.
    kind TEXT,
    key TEXT,
    state TEXT NOT NULL,
    attempts INTEGER NOT NULL,
    next_at INTEGER,
    queued_at INTEGER NOT NULL,
    -- The last attempt.
    attempted_at INTEGER,
    outcome TEXT,
    status INTEGER,
    duration_ms INTEGER,
    -- Sent with each attempt, encrypted.
    body TEXT NOT NULL,
    PRIMARY KEY (tenant, webhook, event_id)
  ) STRICT;
  CREATE INDEX webhook_deliveries_listed ON webhook_deliveries (tenant, webhook, place);
  CREATE INDEX webhook_deliveries_pending ON webhook_deliveries (webhook, tenant, place) WHERE state = 'PENDING';
  CREATE INDEX webhook_deliveries_by_age ON webhook_deliveries (queued_at) WHERE state <> 'PENDING';
  `,
  `
  -- What a subject is found and summed up by; see Projection.
  ALTER TABLE subjects ADD COLUMN amount INTEGER;
  ALTER TABLE subjects ADD COLUMN attention_at INTEGER;
  ALTER TABLE subjects ADD COLUMN terms TEXT;
  ALTER TABLE subjects ADD COLUMN sums TEXT;
  -- The version that these are of: another one where the last change projected nothing.
  ALTER TABLE subjects ADD COLUMN projected_version INTEGER NOT NULL DEFAULT 0;
  CREATE INDEX subjects_to_project ON subjects (tenant) WHERE projected_version <> version;
  CREATE INDEX subjects_attention ON subjects (tenant, kind, state, place, attention_at) WHERE attention_at IS NOT NULL;
  DROP INDEX subjects_listed;
  CREATE INDEX subjects_listed ON subjects (tenant, kind, state, place, amount);

  -- The index of terms, one row for each of a subject.
  CREATE TABLE subject_terms (
    tenant TEXT NOT NULL,
    kind TEXT NOT NULL,
    term TEXT NOT NULL,
    place INTEGER NOT NULL,
    number INTEGER NOT NULL,
    PRIMARY KEY (tenant, kind, term, place, number)
  ) STRICT, WITHOUT ROWID;

  -- The text behind a pseudonym, encrypted, and the pseudonyms of its beginnings.
  CREATE TABLE labels (
    tenant TEXT NOT NULL,
    pseudonym TEXT NOT NULL,
    label TEXT NOT NULL,
    PRIMARY KEY (tenant, pseudonym)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE label_prefixes (
    tenant TEXT NOT NULL,
    prefix TEXT NOT NULL,
    pseudonym TEXT NOT NULL,
    PRIMARY KEY (tenant, prefix, pseudonym)
  ) STRICT, WITHOUT ROWID;

  -- Sums of a month, or of a part of it, in fen.
  CREATE TABLE totals (
    tenant TEXT NOT NULL,
    kind TEXT NOT NULL,
    dimension TEXT NOT NULL,
    month TEXT NOT NULL,
    bucket TEXT NOT NULL,
    subjects INTEGER NOT NULL,
    without_tax INTEGER NOT NULL,
    tax INTEGER NOT NULL,
    with_tax INTEGER NOT NULL,
    reversed INTEGER NOT NULL,
    reversed_with_tax INTEGER NOT NULL,
    PRIMARY KEY (tenant, kind, dimension, month, bucket)
  ) STRICT, WITHOUT ROWID;

  -- Terms and totals follow from subjects, too.
  CREATE TRIGGER subject_named AFTER INSERT ON subjects WHEN new.terms IS NOT NULL BEGIN
    INSERT INTO subject_terms (tenant, kind, term, place, number)
      SELECT new.tenant, new.kind, value, new.place, new.number FROM json_each(new.terms);
  END;
  CREATE TRIGGER subject_renamed AFTER UPDATE OF terms ON subjects WHEN new.terms IS NOT old.terms BEGIN
    DELETE FROM subject_terms WHERE tenant = old.tenant AND kind = old.kind
      AND term IN (SELECT value FROM json_each(old.terms)) AND place = old.place AND number = old.number;
    INSERT INTO subject_terms (tenant, kind, term, place, number)
      SELECT new.tenant, new.kind, value, new.place, new.number FROM json_each(new.terms);
  END;
  CREATE TRIGGER subject_summed AFTER INSERT ON subjects WHEN new.sums IS NOT NULL BEGIN
    ${summed('1 AS sign, value FROM json_each(new.sums)')}
  END;
  CREATE TRIGGER subject_resummed AFTER UPDATE OF sums ON subjects WHEN new.sums IS NOT old.sums BEGIN
    ${summed('1 AS sign, value FROM json_each(new.sums) UNION ALL SELECT -1, value FROM json_each(old.sums)')}
  END;
  `,
];
