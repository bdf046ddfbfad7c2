import { PLACES_PER_MS } from '../listing.ts';
import { subjectColumns } from './rows.ts';

/** Milliseconds since the epoch: the second parameter where a test gives it, else the server's own. */
export const NOW = `coalesce($2::bigint, (extract(epoch FROM clock_timestamp()) * 1000)::bigint)`;

/** Bindings of one change, and changes of one millisecond, are told apart by this factor in `aliases.binding`. */
const BINDINGS_PER_UPDATE = 1_024;

/**
 * Carries out the changes of a batch that can be, all of one tenant, in one transaction; the rest has no effect.
 * Parameters: tenant, time, and four lists in JSON: changes, the subjects that they open, the numbers that they bind,
 * and those that they return. Each item names its change by `ord`.
 *
 * The tenant's row is locked before anything is written, so that positions are given in the order of commits. What
 * another instance committed while this waited for the lock is not seen by what only reads here: whether a change
 * applies is therefore decided at the row that is changed, by its version, or by the key that is inserted. What came to
 * nothing is looked at again by `explainStatement`.
 *
 * Answers a row for each change that was carried out: its `ord`, the subject's columns and the update's.
 */
export const changeStatement = `
WITH clock AS MATERIALIZED (SELECT ${NOW} AS now),
tenant AS MATERIALIZED (SELECT * FROM tenants WHERE tenant = $1 FOR UPDATE),
change AS MATERIALIZED (
  SELECT * FROM json_to_recordset($3::json) AS change (
    ord integer, what text, kind text, key text, from_version integer, fence bigint, change_id text, event_id text,
    state text, final boolean, snapshot text, due_at bigint, cause text, confirmed boolean, input_hash text, groups text,
    failure text, claim text)
),
advanced AS (
  UPDATE subjects AS subject SET
    state = change.state, version = subject.version + 1, final = change.final, snapshot = change.snapshot,
    due_at = CASE WHEN change.final THEN NULL WHEN subject.nudged AND NOT subject.final THEN clock.now ELSE change.due_at END,
    nudged = subject.nudged AND NOT subject.final, leased_until = NULL, changed_at = clock.now,
    failure = change.failure, failed_at = CASE WHEN change.failure IS NULL THEN NULL ELSE clock.now END,
    failures = CASE WHEN change.failure IS NULL THEN 0 ELSE subject.failures + 1 END
  FROM change, subjects AS before, clock, tenant
  WHERE change.what <> 'open'
    AND subject.tenant = $1 AND subject.kind = change.kind AND subject.key = change.key
    AND before.tenant = $1 AND before.kind = change.kind AND before.key = change.key
    AND subject.version = change.from_version AND before.version = change.from_version
    AND CASE change.what WHEN 'correct' THEN subject.final
        ELSE NOT subject.final AND
          (change.fence IS NULL OR (subject.fence = change.fence AND subject.leased_until IS NOT NULL)) END
  RETURNING change.ord, 0 AS sub, change.change_id, change.event_id, change.cause, change.confirmed,
    change.claim AS claim_print, before.state AS previous_state, subject.*
),
opening AS MATERIALIZED (
  SELECT *, row_number() OVER (ORDER BY ord, sub) AS number FROM (
    SELECT DISTINCT ON (kind, key) * FROM (
      SELECT ord, 0 AS sub, change_id, event_id, kind, key, state, snapshot, due_at, input_hash, groups, claim
      FROM change WHERE what = 'open'
      UNION ALL
      SELECT opens.ord, opens.sub, '', opens.event_id, opens.kind, opens.key, opens.state, opens.snapshot, opens.due_at,
        opens.input_hash, opens.groups, NULL
      FROM json_to_recordset($4::json) AS opens (
        ord integer, sub integer, kind text, key text, event_id text, state text, snapshot text, due_at bigint,
        input_hash text, groups text)
      JOIN advanced USING (ord)
    ) AS wanted ORDER BY kind, key, ord, sub
  ) AS first
),
opened AS (
  INSERT INTO subjects (tenant, kind, key, state, version, final, input_hash, snapshot, due_at, opened_at, changed_at,
    place, groups)
  SELECT $1, opening.kind, opening.key, opening.state, 1, false, opening.input_hash, opening.snapshot, opening.due_at,
    clock.now, clock.now, clock.now * ${PLACES_PER_MS} + (tenant.opened + opening.number) % ${PLACES_PER_MS}, opening.groups
  FROM opening, clock, tenant
  ORDER BY opening.number
  ON CONFLICT DO NOTHING
  RETURNING *
),
entry AS MATERIALIZED (
  SELECT *, row_number() OVER (ORDER BY ord, sub) AS number,
    count(claim_print) OVER (ORDER BY ord, sub) AS claims
  FROM (
    SELECT ord, sub, change_id, event_id, cause, confirmed, claim_print, previous_state, ${subjectColumns('advanced')} FROM advanced
    UNION ALL
    SELECT opening.ord, opening.sub, opening.change_id, opening.event_id, 'REQUEST', true, opening.claim, NULL,
      ${subjectColumns('opened')}
    FROM opened JOIN opening ON opening.kind = opened.kind AND opening.key = opened.key
  ) AS written
),
claim AS MATERIALIZED (
  SELECT entry.claims, tenant.claims + entry.claims AS number,
    concat(tenant.claims + entry.claims, '-', entry.claim_print, '-', clock.now) AS claim
  FROM entry, tenant, clock WHERE entry.claim_print IS NOT NULL
),
moved AS (
  UPDATE tenants SET
    last_position = tenants.last_position + (SELECT count(*) FROM entry),
    last_event = coalesce((SELECT event_id FROM entry ORDER BY number DESC LIMIT 1), tenants.last_event),
    opened = tenants.opened + (SELECT count(*) FROM opening),
    claims = tenants.claims + (SELECT count(*) FROM claim),
    last_claim = coalesce((SELECT claim FROM claim ORDER BY number DESC LIMIT 1), tenants.last_claim)
  FROM tenant WHERE tenants.tenant = $1 AND EXISTS (SELECT 1 FROM entry)
),
told AS (
  INSERT INTO updates (tenant, position, event_id, change_id, kind, key, version, occurred_at, cause, confirmed,
    previous_state, state, final, snapshot, claim)
  SELECT $1, tenant.last_position + entry.number, entry.event_id, entry.change_id, entry.kind, entry.key, entry.version,
    entry.changed_at, entry.cause, entry.confirmed, entry.previous_state, entry.state, entry.final, entry.snapshot,
    CASE WHEN entry.claims = 0 THEN tenant.last_claim ELSE claim.claim END
  FROM entry CROSS JOIN tenant LEFT JOIN claim ON claim.claims = entry.claims
  RETURNING *
),
noted AS (
  INSERT INTO claims (tenant, number, claim) SELECT $1, number, claim FROM claim
),
forgotten AS (
  DELETE FROM claims USING tenant
  WHERE claims.tenant = $1 AND claims.number <= tenant.claims + (SELECT count(*) FROM claim) - 1000
    AND EXISTS (SELECT 1 FROM claim)
),
counted AS (
  INSERT INTO state_counts (tenant, kind, state, subjects)
  SELECT $1, kind, state, sum(by) FROM (
    SELECT kind, state, 1 AS by FROM entry WHERE previous_state IS DISTINCT FROM state
    UNION ALL
    SELECT kind, previous_state, -1 FROM entry WHERE previous_state <> state
  ) AS moves GROUP BY kind, state ORDER BY kind, state
  ON CONFLICT (tenant, kind, state) DO UPDATE SET subjects = state_counts.subjects + excluded.subjects
),
joined AS (
  INSERT INTO subject_groups (tenant, name, value, kind, key, state, place)
  SELECT $1, member.key, member.value, opened.kind, opened.key, opened.state, opened.place
  FROM opened, json_each_text(opened.groups::json) AS member
),
regrouped AS (
  UPDATE subject_groups AS member SET state = advanced.state
  FROM advanced WHERE member.tenant = $1 AND member.kind = advanced.kind AND member.key = advanced.key
    AND advanced.groups IS NOT NULL AND advanced.state <> advanced.previous_state
),
bound AS (
  INSERT INTO aliases (tenant, kind, number, key, binding)
  SELECT $1, entry.kind, alias.number, entry.key,
    (tenant.last_position + entry.number) * ${BINDINGS_PER_UPDATE} + alias.sub
  FROM json_to_recordset($5::json) AS alias (ord integer, sub integer, number text)
  JOIN entry ON entry.ord = alias.ord AND entry.sub = 0 CROSS JOIN tenant
  ON CONFLICT DO NOTHING
),
returned AS (
  UPDATE aliases AS alias SET returned = true
  FROM json_to_recordset($6::json) AS given (ord integer, kind text, number text, key text)
  JOIN advanced USING (ord)
  WHERE alias.tenant = $1 AND alias.kind = given.kind AND alias.number = given.number AND alias.key = given.key
    AND NOT EXISTS (
      SELECT 1 FROM aliases AS later WHERE later.tenant = $1 AND later.kind = given.kind
        AND later.number = given.number AND later.binding > alias.binding)
)
SELECT entry.ord, entry.sub, ${subjectColumns('entry')}, told.position, told.event_id, told.change_id, told.occurred_at, told.cause,
  told.confirmed, told.previous_state, told.claim, tenant.last_event AS event_before
FROM told JOIN entry ON entry.event_id = told.event_id CROSS JOIN tenant
ORDER BY told.position`;

/**
 * For changes that came to nothing: the subject as it stands, what `changeStatement` decided by, and the update that the
 * same change made before. Parameters: tenant, and a list in JSON.
 */
export const explainStatement = `
SELECT change.ord, ${subjectColumns('subject')}, subject.fence, subject.leased_until IS NOT NULL AS is_leased,
  told.position, told.event_id, told.change_id, told.occurred_at, told.cause, told.confirmed, told.previous_state, told.claim,
  told.version AS told_version, told.state AS told_state, told.final AS told_final, told.snapshot AS told_snapshot
FROM json_to_recordset($2::json) AS change (ord integer, kind text, key text, change_id text)
LEFT JOIN subjects AS subject
  ON subject.tenant = $1 AND subject.kind = change.kind AND subject.key = change.key
LEFT JOIN updates AS told
  ON told.tenant = $1 AND told.kind = change.kind AND told.key = change.key AND told.change_id = change.change_id`;
