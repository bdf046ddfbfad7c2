import { PLACES_PER_MS, subjectColumns } from '../sql/rows.ts';
import { NOW } from '../../database/postgres/connection.ts';

/** SQL statement. */
interface Statement {
  /** Names its figures in the metrics, and its prepared plan. Unique among the statements of this service. */
  readonly name: string;
  readonly text: string;
}

/** Factor in `aliases.binding` that distinguishes the bindings of one update. */
const BINDINGS_PER_UPDATE = 1_024;

/** Kinds of changes in a batch; the statement omits the parts for kinds that are absent. */
interface Parts {
  readonly openings: boolean;
  /** Advances and corrections. */
  readonly changes: boolean;
  /** Subjects that are opened together with a change. */
  readonly followUps: boolean;
  readonly groups: boolean;
  readonly aliases: boolean;
  readonly returned: boolean;
  /** Texts behind pseudonyms. */
  readonly labels: boolean;
}

/**
 * Looks up the subject of a row by its key. The limit keeps PostgreSQL from a join, for which it would read all subjects of the
 * tenant as long as it expects few.
 */
function subjectOf(row: string, columns: string): string {
  return `SELECT ${columns} FROM subjects
    WHERE tenant = ${row}.tenant AND key = ${row}.key AND kind = ${row}.kind LIMIT 1`;
}

/** The update that an earlier run of the same change made. */
function updateOf(row: string, columns: string): string {
  return `SELECT ${columns} FROM updates
    WHERE tenant = ${row}.tenant AND key = ${row}.key AND kind = ${row}.kind AND change_id = ${row}.change_id LIMIT 1`;
}

const change = `
change AS MATERIALIZED (
  SELECT * FROM json_to_recordset($3::json) AS change (
    ord integer, is_opening boolean, is_correction boolean, tenant text, kind text, key text, from_version integer,
    fence bigint, change_id text, event_id text, state text, final boolean, snapshot text, due_at bigint, cause text, confirmed boolean, input_hash text, groups text,
    failure text, is_projected boolean, amount bigint, attention_at bigint, terms text, sums text)
)`;

/** True for a change with a projection. */
const IS_PROJECTED = 'excluded.projected_version = excluded.version';

/**
 * An INSERT that always conflicts with the existing row: PostgreSQL then always looks the key up in the index, and evaluates the
 * condition on the locked row. The condition sees only `excluded`: there, a fence of -1 means any fence, and `nudged` means that
 * a final subject is corrected.
 *
 * With `coalesce` PostgreSQL estimates that a condition holds for half of the rows. For a bare condition it expects almost none,
 * and compares each row of a batch with each.
 */
const advanced = `
changing AS MATERIALIZED (
  SELECT change.*, before.state AS previous_state, before.input_hash AS known_hash, before.opened_at, before.place
  FROM change CROSS JOIN LATERAL (${subjectOf('change', 'state, version, input_hash, opened_at, place')}) AS before
  WHERE (SELECT all_there FROM locked) AND NOT change.is_opening
    AND coalesce(before.version = change.from_version, false) AND coalesce((${updateOf('change', 'false')}), true)
),
changed AS (
  INSERT INTO subjects AS subject (tenant, kind, key, state, version, final, input_hash, snapshot, due_at, fence, nudged,
    opened_at, changed_at, place, failure, failed_at, amount, attention_at, terms, sums, projected_version)
  SELECT tenant, kind, key, state, from_version + 1, final, known_hash, snapshot, due_at, coalesce(fence, -1), is_correction,
    opened_at, clock.now, place, failure, CASE WHEN failure IS NULL THEN NULL ELSE clock.now END,
    amount, attention_at, terms, sums, CASE WHEN is_projected THEN from_version + 1 ELSE 0 END
  FROM changing, clock
  ON CONFLICT (tenant, key, kind) DO UPDATE SET
    state = excluded.state, version = excluded.version, final = excluded.final, snapshot = excluded.snapshot,
    due_at = CASE WHEN excluded.final THEN NULL WHEN subject.nudged AND NOT subject.final THEN excluded.changed_at
      ELSE excluded.due_at END,
    nudged = subject.nudged AND NOT subject.final, leased_until = NULL, changed_at = excluded.changed_at,
    failure = excluded.failure, failed_at = excluded.failed_at,
    failures = CASE WHEN excluded.failure IS NULL THEN 0 ELSE subject.failures + 1 END,
    attention_at = CASE WHEN ${IS_PROJECTED} AND subject.state <> excluded.state THEN excluded.attention_at ELSE subject.attention_at END,
    ${['amount', 'terms', 'sums', 'projected_version']
      .map(
        (name) =>
          `${name} = CASE WHEN ${IS_PROJECTED} THEN excluded.${name} ELSE subject.${name} END`,
      )
      .join(',\n    ')}
  WHERE subject.version = excluded.version - 1 AND subject.final = excluded.nudged
    AND (excluded.fence = -1 OR (subject.fence = excluded.fence AND subject.leased_until IS NOT NULL))
  RETURNING subject.*
),
advanced AS MATERIALIZED (
  SELECT changing.ord, 0 AS sub, changing.change_id, changing.event_id, changing.cause, changing.confirmed,
    changing.previous_state, changed.*
  FROM changed JOIN changing USING (tenant, kind, key)
)`;

const ofOpenings = `
      SELECT ord, 0 AS sub, change_id, event_id, tenant, kind, key, state, snapshot, due_at, input_hash, groups,
        is_projected, amount, attention_at, terms, sums
      FROM change WHERE is_opening`;

const ofFollowUps = (list: string): string => `
      SELECT opens.ord, opens.sub, '' AS change_id, opens.event_id, advanced.tenant, opens.kind, opens.key, opens.state,
        opens.snapshot, opens.due_at, opens.input_hash, opens.groups, opens.is_projected, opens.amount, opens.attention_at,
        opens.terms, opens.sums
      FROM json_to_recordset(${list}::json) AS opens (
        ord integer, sub integer, kind text, key text, event_id text, state text, snapshot text, due_at bigint,
        input_hash text, groups text, is_projected boolean, amount bigint, attention_at bigint, terms text, sums text)
      JOIN advanced USING (ord)`;

/** If several rows open the same subject, the first one does. */
const opened = (sources: readonly string[]): string => `
opening AS MATERIALIZED (
  SELECT *, row_number() OVER (ORDER BY ord, sub) AS number FROM (
    SELECT DISTINCT ON (tenant, kind, key) * FROM (${sources.join(' UNION ALL ')}
    ) AS wanted ORDER BY tenant, kind, key, ord, sub
  ) AS first
),
opened AS (
  INSERT INTO subjects (tenant, kind, key, state, version, final, input_hash, snapshot, due_at, opened_at, changed_at,
    place, groups, amount, attention_at, terms, sums, projected_version)
  SELECT tenant, kind, key, state, 1, false, input_hash, snapshot, due_at, clock.now, clock.now,
    clock.now * ${PLACES_PER_MS}
      + (number + (SELECT opened FROM tenant WHERE tenant.tenant = opening.tenant)) % ${PLACES_PER_MS}, groups, amount, attention_at, terms, sums,
    CASE WHEN is_projected THEN 1 ELSE 0 END
  FROM opening, clock WHERE (SELECT all_there FROM locked)
  ON CONFLICT DO NOTHING
  RETURNING *
)`;

const ofAdvanced = `
  SELECT ord, sub, change_id, event_id, cause, confirmed, previous_state, ${subjectColumns('advanced')}
  FROM advanced`;

const ofOpened = `
  SELECT opening.ord, opening.sub, opening.change_id, opening.event_id, 'REQUEST' AS cause, true AS confirmed,
    NULL AS previous_state, ${subjectColumns('opened')}
  FROM opened JOIN opening USING (tenant, kind, key)`;

const entry = (sources: readonly string[]): string => `
written AS (${sources.join(' UNION ALL ')}
),
entry AS MATERIALIZED (
  SELECT written.*, tenant.last_event AS event_before,
    tenant.last_position + row_number() OVER (PARTITION BY tenant ORDER BY ord, sub) AS position
  FROM written JOIN tenant USING (tenant)
)`;

/** Numbers of openings need only rise: those of a tenant may skip the numbers of the other tenants. */
const moved = ({ openings, followUps }: Parts): string => `
moved AS (
  INSERT INTO tenants (tenant, last_position, last_event, opened)
  SELECT DISTINCT ON (tenant) tenant, position, event_id, ${openings || followUps ? '(SELECT count(*) FROM opening)' : '0'}
  FROM entry ORDER BY tenant, position DESC
  ON CONFLICT (tenant) DO UPDATE SET
    last_position = excluded.last_position, last_event = excluded.last_event, opened = tenants.opened + excluded.opened
)`;

const reported = `
told AS (
  INSERT INTO updates (tenant, position, event_id, change_id, kind, key, version, occurred_at, cause, confirmed,
    previous_state, state, final, snapshot)
  SELECT tenant, position, event_id, change_id, kind, key, version, changed_at, cause, confirmed, previous_state, state,
    final, snapshot FROM entry
)`;

const counted = `
counted AS (
  INSERT INTO state_counts (tenant, kind, state, subjects)
  SELECT tenant, kind, state, sum(by) FROM (
    SELECT tenant, kind, state, 1 AS by FROM entry WHERE previous_state IS DISTINCT FROM state
    UNION ALL
    SELECT tenant, kind, previous_state, -1 FROM entry WHERE previous_state <> state
  ) AS moves GROUP BY tenant, kind, state
  ON CONFLICT (tenant, kind, state) DO UPDATE SET subjects = state_counts.subjects + excluded.subjects
)`;

const joined = `
joined AS (
  INSERT INTO subject_groups (tenant, name, value, kind, key, state, place)
  SELECT opened.tenant, member.key, member.value, opened.kind, opened.key, opened.state, opened.place
  FROM opened, json_each_text(opened.groups::json) AS member
)`;

const regrouped = `
regrouped AS (
  UPDATE subject_groups AS member SET state = advanced.state
  FROM advanced WHERE member.tenant = advanced.tenant AND member.kind = advanced.kind AND member.key = advanced.key
    AND advanced.groups IS NOT NULL AND advanced.state <> advanced.previous_state
)`;

const given = (list: string): string => `
given AS MATERIALIZED (
  SELECT * FROM json_to_recordset(${list}::json) AS given (ord integer, kind text, number text, key text)
)`;

/** A number that the same change binds and returns counts as returned. */
const bound = (list: string, parts: Parts): string => `
bound AS (
  INSERT INTO aliases (tenant, kind, number, key, binding, returned)
  SELECT entry.tenant, entry.kind, alias.number, entry.key, entry.position * ${BINDINGS_PER_UPDATE} + alias.sub, ${
    parts.returned
      ? `EXISTS (SELECT 1 FROM given WHERE given.ord = entry.ord AND given.kind = entry.kind
      AND given.number = alias.number AND given.key = entry.key)`
      : 'false'
  }
  FROM json_to_recordset(${list}::json) AS alias (ord integer, sub integer, number text)
  JOIN entry ON entry.ord = alias.ord AND entry.sub = 0
  ON CONFLICT DO NOTHING
)`;

const returned = `
returned AS (
  UPDATE aliases AS alias SET returned = true
  FROM given JOIN advanced USING (ord)
  WHERE alias.tenant = advanced.tenant AND alias.kind = given.kind AND alias.number = given.number AND alias.key = given.key
    AND NOT EXISTS (
      SELECT 1 FROM aliases AS later WHERE later.tenant = alias.tenant AND later.kind = given.kind
        AND later.number = given.number AND later.binding > alias.binding)
)`;

/** Labels are written even if their changes are rejected: nothing depends on them. */
const labelled = (list: string): string => `
label AS MATERIALIZED (
  SELECT * FROM json_to_recordset(${list}::json) AS label (tenant text, pseudonym text, label text, prefixes json)
  WHERE (SELECT all_there FROM locked)
),
labelled AS (
  INSERT INTO labels (tenant, pseudonym, label) SELECT tenant, pseudonym, label FROM label
  ON CONFLICT DO NOTHING RETURNING tenant, pseudonym
),
prefixed AS (
  INSERT INTO label_prefixes (tenant, prefix, pseudonym)
  SELECT tenant, json_array_elements_text(label.prefixes), pseudonym FROM labelled JOIN label USING (tenant, pseudonym)
  ON CONFLICT DO NOTHING
)`;

const known = new Map<string, Statement>();

/**
 * Carries out every change of a batch that applies, in one transaction; the others have no effect, and no change has one if a
 * tenant has no row. Parameters: the tenants, the time, and in JSON the changes, then (each only if `parts` names it) the
 * subjects that they open, the numbers that they return, those that they bind, and the labels of their projections. Each item
 * names its change by `ord`.
 *
 * The tenants' rows are locked before any write, so that positions follow the order of commits, and always in the same order, so
 * that no two statements deadlock. Plain reads here do not see commits of other instances during the wait for a lock. A change is
 * therefore checked on the row that it writes, by its version, or by the key that it inserts. `explainStatement` then reads the
 * changes without effect.
 *
 * Returns a row for each update: the `ord` of its change, the subject's columns and the update's.
 */
export function changeStatement(parts: Parts): Statement {
  const present = Object.entries(parts).flatMap(([part, isThere]) => (isThere ? [part] : []));
  const name = `change ${present.join(' ')}`;
  const statement = known.get(name) ?? { name, text: textOf(parts) };
  known.set(name, statement);
  return statement;
}

function textOf(parts: Parts): string {
  const { openings, changes, followUps, groups, aliases } = parts;
  let lists = 3;
  const nextList = (): string => `$${(lists += 1)}`;
  const opens = openings || followUps;
  const tables = [
    `clock AS MATERIALIZED (SELECT ${NOW} AS now)`,
    'tenant AS MATERIALIZED (SELECT * FROM tenants WHERE tenant = ANY ($1) ORDER BY tenant FOR UPDATE)',
    'locked AS MATERIALIZED (SELECT count(*) = cardinality($1) AS all_there FROM tenant)',
    change,
    ...(changes ? [advanced] : []),
    ...(opens
      ? [
          opened([
            ...(openings ? [ofOpenings] : []),
            ...(followUps ? [ofFollowUps(nextList())] : []),
          ]),
        ]
      : []),
    entry([...(changes ? [ofAdvanced] : []), ...(opens ? [ofOpened] : [])]),
    moved(parts),
    reported,
    counted,
    ...(groups ? [joined] : []),
    ...(changes ? [regrouped] : []),
    ...(parts.returned ? [given(nextList()), returned] : []),
    ...(aliases ? [bound(nextList(), parts)] : []),
    ...(parts.labels ? [labelled(nextList())] : []),
  ];
  return `WITH ${tables.join(',')}
SELECT entry.ord, entry.sub, ${subjectColumns('entry')}, entry.position, entry.event_id, entry.change_id,
  entry.changed_at AS occurred_at, entry.cause, entry.confirmed, entry.previous_state, entry.event_before
FROM entry ORDER BY entry.position`;
}

/**
 * For changes without effect: the present subject, the columns by which `changeStatement` decided, and the update that an earlier
 * run of the same change made. Parameter: a list in JSON.
 */
export const explainStatement: Statement = {
  name: 'explain',
  text: `
SELECT change.ord, ${subjectColumns('subject')}, subject.fence, subject.leased_until IS NOT NULL AS is_leased,
  told.position, told.event_id, told.change_id, told.occurred_at, told.cause, told.confirmed, told.previous_state,
  told.version AS told_version, told.state AS told_state, told.final AS told_final, told.snapshot AS told_snapshot
FROM json_to_recordset($1::json) AS change (ord integer, tenant text, kind text, key text, change_id text)
LEFT JOIN LATERAL (${subjectOf('change', '*')}) AS subject ON true
LEFT JOIN LATERAL (${updateOf('change', '*')}) AS told ON true`,
};
