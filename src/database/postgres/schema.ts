/**
 * Tables of this service, one entry per version; `journal.schema_version` counts the entries that a database has. Never edit a
 * released entry: append the next.
 *
 * The tenant is the first column of every key: a database that distributes rows over servers stores the rows of a tenant on one.
 * After the tenant, no two indexes of a table begin with the same column: until a table is analyzed, PostgreSQL takes any such
 * index for a row's key, and would read all subjects of a tenant for each row. Times are milliseconds since the epoch.
 */
export const migrations: readonly string[] = [
  `
  CREATE TABLE tenants (
    tenant text PRIMARY KEY,
    -- Of the tenant's stream: its end, and how far it was dropped from its beginning, each with the id of the event there.
    last_position bigint NOT NULL DEFAULT 0,
    last_event text NOT NULL DEFAULT '',
    dropped_through bigint NOT NULL DEFAULT 0,
    dropped_event text NOT NULL DEFAULT '',
    -- Subjects that were opened so far.
    opened bigint NOT NULL DEFAULT 0,
    -- True where updates are known to be lost.
    has_loss boolean NOT NULL DEFAULT false,
    -- The place of the newest record of the audit.
    audit_place bigint NOT NULL DEFAULT 0
  ) WITH (fillfactor = 50);

  -- Pages are filled: no update of a subject can be a HOT one, as each moves when it is due, or its state or place.
  CREATE TABLE subjects (
    tenant text NOT NULL,
    kind text NOT NULL,
    key text NOT NULL,
    state text NOT NULL,
    version integer NOT NULL,
    final boolean NOT NULL,
    input_hash text NOT NULL,
    snapshot text NOT NULL,
    due_at bigint,
    leased_until bigint,
    fence bigint NOT NULL DEFAULT 0,
    -- The call that leased it, or gave the lease back, last: the same call again has no second effect.
    last_call text,
    -- A push that no claim has seen.
    nudged boolean NOT NULL DEFAULT false,
    -- True where the lease was taken with such a push.
    leased_with_push boolean NOT NULL DEFAULT false,
    opened_at bigint NOT NULL,
    changed_at bigint NOT NULL,
    -- See PLACES_PER_MS.
    place bigint NOT NULL,
    -- A JSON object of values by name; NULL for most.
    groups text,
    -- The last question about it, where that failed: why, when, and how many in a row.
    failure text,
    failed_at bigint,
    failures integer NOT NULL DEFAULT 0,
    -- When a worker may next take it: not before a lease on it ends. NULL when nothing is planned.
    look_at bigint GENERATED ALWAYS AS (CASE WHEN due_at IS NOT NULL THEN greatest(due_at, leased_until) END) STORED,
    PRIMARY KEY (tenant, key, kind)
  );
  CREATE INDEX subjects_due ON subjects (kind, look_at) WHERE look_at IS NOT NULL;
  CREATE INDEX subjects_due_of_tenant ON subjects (kind, tenant, look_at) WHERE look_at IS NOT NULL;
  CREATE INDEX subjects_listed ON subjects (tenant, state, kind, place);
  CREATE INDEX subjects_to_shrink ON subjects (kind, changed_at) WHERE final AND snapshot <> '{}';

  -- The index of groups, one row for each of a subject.
  CREATE TABLE subject_groups (
    tenant text NOT NULL,
    name text NOT NULL,
    value text NOT NULL,
    kind text NOT NULL,
    key text NOT NULL,
    state text NOT NULL,
    place bigint NOT NULL,
    PRIMARY KEY (tenant, key, kind, name)
  );
  CREATE INDEX subject_groups_listed ON subject_groups (tenant, name, value, state, kind, place);

  -- How many subjects are in a state, 0 where none is any more.
  CREATE TABLE state_counts (
    tenant text NOT NULL,
    kind text NOT NULL,
    state text NOT NULL,
    subjects bigint NOT NULL,
    PRIMARY KEY (tenant, kind, state)
  ) WITH (fillfactor = 50);

  CREATE TABLE updates (
    tenant text NOT NULL,
    position bigint NOT NULL,
    event_id text NOT NULL,
    change_id text NOT NULL,
    kind text NOT NULL,
    key text NOT NULL,
    version integer NOT NULL,
    occurred_at bigint NOT NULL,
    cause text NOT NULL,
    confirmed boolean NOT NULL,
    previous_state text,
    state text NOT NULL,
    final boolean NOT NULL,
    snapshot text NOT NULL,
    PRIMARY KEY (tenant, position)
  );
  CREATE INDEX updates_of_subject ON updates (tenant, key, kind, position);

  CREATE TABLE receipts (
    tenant text NOT NULL,
    kind text NOT NULL,
    key text NOT NULL,
    receipt text NOT NULL,
    received_at bigint NOT NULL,
    PRIMARY KEY (tenant, kind, key, receipt)
  );
  CREATE INDEX receipts_by_age ON receipts (received_at);

  CREATE TABLE aliases (
    tenant text NOT NULL,
    kind text NOT NULL,
    number text NOT NULL,
    key text NOT NULL,
    -- The order of binding: of one number the last counts.
    binding bigint NOT NULL,
    returned boolean NOT NULL DEFAULT false,
    PRIMARY KEY (tenant, key, kind, number)
  );
  CREATE INDEX aliases_of_number ON aliases (tenant, number, kind, binding);

  -- The attempts of one holder, in the order in which they joined; those that have run out count no more.
  CREATE TABLE holds (
    tenant text NOT NULL,
    name text NOT NULL,
    holder text NOT NULL,
    -- A list of { attempt, takenAt, runsOutAt }.
    attempts text NOT NULL,
    -- When the last of them has run out.
    ends_at bigint NOT NULL,
    PRIMARY KEY (tenant, name)
  );
  CREATE INDEX holds_by_end ON holds (ends_at);

  -- Billed units by day and by whom they are counted for.
  CREATE TABLE billed_units (
    tenant text NOT NULL,
    day text NOT NULL,
    capability text NOT NULL,
    account text NOT NULL,
    calls bigint NOT NULL,
    units bigint NOT NULL,
    -- The last day on which it can be read.
    kept_through text NOT NULL,
    PRIMARY KEY (tenant, day, capability, account)
  ) WITH (fillfactor = 50);
  CREATE INDEX billed_units_by_end ON billed_units (kept_through);

  -- Who did what, by the places that placesOf explains.
  CREATE TABLE audit (
    tenant text NOT NULL,
    place bigint NOT NULL,
    record text NOT NULL,
    -- On the first record of a batch.
    batch text,
    PRIMARY KEY (tenant, place)
  );
  CREATE UNIQUE INDEX audit_batches ON audit (tenant, batch) WHERE batch IS NOT NULL;

  -- What holds for the whole store; see Marks.
  CREATE TABLE marks (
    name text PRIMARY KEY,
    mark text NOT NULL
  );
  `,
  `
  -- Subscriptions whose updates are sent to an address.
  CREATE TABLE webhooks (
    tenant text NOT NULL,
    name text NOT NULL,
    -- Address, document, variables, scopes and secrets, encrypted.
    definition text NOT NULL,
    state text NOT NULL,
    -- Why it is disabled.
    reason text,
    -- Cursor up to which every update is in the deliveries.
    position text NOT NULL,
    created_at bigint NOT NULL,
    changed_at bigint NOT NULL,
    -- Rises with every change of the definition or the state.
    revision integer NOT NULL DEFAULT 1,
    -- Rises with every claim, and with what ends one.
    fence bigint NOT NULL DEFAULT 0,
    leased_until bigint NOT NULL DEFAULT 0,
    -- The call that leased it last.
    last_call text,
    PRIMARY KEY (tenant, name)
  );
  CREATE INDEX webhooks_due ON webhooks (leased_until) WHERE state = 'ACTIVE';

  CREATE TABLE webhook_deliveries (
    tenant text NOT NULL,
    webhook text NOT NULL,
    event_id text NOT NULL,
    -- The order of delivery.
    place bigint NOT NULL,
    -- The subject of the update; NULL for a test event.
    kind text,
    key text,
    state text NOT NULL,
    attempts integer NOT NULL,
    next_at bigint,
    queued_at bigint NOT NULL,
    -- The last attempt.
    attempted_at bigint,
    outcome text,
    status integer,
    duration_ms integer,
    -- Sent with each attempt, encrypted.
    body text NOT NULL,
    PRIMARY KEY (tenant, event_id, webhook)
  );
  CREATE INDEX webhook_deliveries_listed ON webhook_deliveries (tenant, webhook, place);
  CREATE INDEX webhook_deliveries_pending ON webhook_deliveries (webhook, tenant, place) WHERE state = 'PENDING';
  CREATE INDEX webhook_deliveries_by_age ON webhook_deliveries (queued_at) WHERE state <> 'PENDING';
  `,
  `
  -- What a subject is found and summed up by; see Projection.
  ALTER TABLE subjects
    ADD COLUMN amount bigint,
    ADD COLUMN attention_at bigint,
    ADD COLUMN terms text,
    ADD COLUMN sums text,
    -- The version that these are of: another one where the last change projected nothing.
    ADD COLUMN projected_version integer NOT NULL DEFAULT 0;
  CREATE INDEX subjects_to_project ON subjects (tenant) WHERE projected_version <> version;
  CREATE INDEX subjects_attention ON subjects (tenant, state, kind, place, attention_at) WHERE attention_at IS NOT NULL;
  DROP INDEX subjects_listed;
  CREATE INDEX subjects_listed ON subjects (tenant, state, kind, place, amount);

  -- The index of terms, one row for each of a subject. What begins alike lies together.
  CREATE TABLE subject_terms (
    tenant text NOT NULL,
    kind text NOT NULL,
    term text COLLATE "C" NOT NULL,
    place bigint NOT NULL,
    key text NOT NULL,
    PRIMARY KEY (tenant, kind, term, place, key)
  );

  -- The text behind a pseudonym, encrypted, and the pseudonyms of its beginnings.
  CREATE TABLE labels (
    tenant text NOT NULL,
    pseudonym text NOT NULL,
    label text NOT NULL,
    PRIMARY KEY (tenant, pseudonym)
  );
  CREATE TABLE label_prefixes (
    tenant text NOT NULL,
    prefix text NOT NULL,
    pseudonym text NOT NULL,
    PRIMARY KEY (tenant, prefix, pseudonym)
  );

  -- Sums of a month, or of a part of it, in fen.
  CREATE TABLE totals (
    tenant text NOT NULL,
    kind text NOT NULL,
    dimension text NOT NULL,
    month text NOT NULL,
    bucket text NOT NULL,
    subjects bigint NOT NULL,
    without_tax bigint NOT NULL,
    tax bigint NOT NULL,
    with_tax bigint NOT NULL,
    reversed bigint NOT NULL,
    reversed_with_tax bigint NOT NULL,
    PRIMARY KEY (tenant, kind, dimension, month, bucket)
  ) WITH (fillfactor = 50);

  -- Both follow from subjects: by triggers, so that no statement can forget them. Whoever changes a subject's terms or
  -- sums has locked the row of its tenant before.
  CREATE FUNCTION subject_named() RETURNS trigger LANGUAGE plpgsql AS $named$
  BEGIN
    IF TG_OP = 'UPDATE' THEN
      DELETE FROM subject_terms WHERE tenant = OLD.tenant AND kind = OLD.kind
        AND term IN (SELECT json_array_elements_text(OLD.terms::json)) AND place = OLD.place AND key = OLD.key;
    END IF;
    INSERT INTO subject_terms (tenant, kind, term, place, key)
      SELECT NEW.tenant, NEW.kind, json_array_elements_text(NEW.terms::json), NEW.place, NEW.key;
    RETURN NULL;
  END $named$;
  CREATE TRIGGER subject_named AFTER INSERT ON subjects FOR EACH ROW
    WHEN (NEW.terms IS NOT NULL) EXECUTE FUNCTION subject_named();
  CREATE TRIGGER subject_renamed AFTER UPDATE OF terms ON subjects FOR EACH ROW
    WHEN (NEW.terms IS DISTINCT FROM OLD.terms) EXECUTE FUNCTION subject_named();

  CREATE FUNCTION subject_summed() RETURNS trigger LANGUAGE plpgsql AS $summed$
  DECLARE
    before json := CASE TG_OP WHEN 'UPDATE' THEN OLD.sums::json END;
  BEGIN
    INSERT INTO totals AS total (tenant, kind, month, dimension, bucket, subjects, without_tax, tax, with_tax, reversed,
      reversed_with_tax)
    SELECT NEW.tenant, NEW.kind, part->>0, part->>1, part->>2, sum(sign * (part->>3)::bigint), sum(sign * (part->>4)::bigint),
      sum(sign * (part->>5)::bigint), sum(sign * (part->>6)::bigint), sum(sign * (part->>7)::bigint),
      sum(sign * (part->>8)::bigint)
    FROM (
      SELECT 1 AS sign, json_array_elements(NEW.sums::json) AS part
      UNION ALL SELECT -1, json_array_elements(before)) AS parts
    GROUP BY 3, 4, 5
    ON CONFLICT (tenant, kind, dimension, month, bucket) DO UPDATE SET
      subjects = total.subjects + excluded.subjects, without_tax = total.without_tax + excluded.without_tax,
      tax = total.tax + excluded.tax, with_tax = total.with_tax + excluded.with_tax,
      reversed = total.reversed + excluded.reversed,
      reversed_with_tax = total.reversed_with_tax + excluded.reversed_with_tax;
    RETURN NULL;
  END $summed$;
  CREATE TRIGGER subject_summed AFTER INSERT ON subjects FOR EACH ROW
    WHEN (NEW.sums IS NOT NULL) EXECUTE FUNCTION subject_summed();
  CREATE TRIGGER subject_resummed AFTER UPDATE OF sums ON subjects FOR EACH ROW
    WHEN (NEW.sums IS DISTINCT FROM OLD.sums) EXECUTE FUNCTION subject_summed();
  `,
];
