import type { Projected, Total } from '../../contract/projection.ts';
import { isAmong, listed, type Sql } from '../../../database/sql.ts';
import { subjectColumns, type SubjectRow, toSubject, projectionColumns } from '../rows.ts';
import { openSearch } from './search.ts';

interface TotalRow {
  month: string | null;
  bucket: string | null;
  label: string | null;
  buckets: number;
  subjects: number;
  without_tax: string;
  tax: string;
  with_tax: string;
  reversed: number;
  reversed_with_tax: string;
}

const COUNTS = ['subjects', 'reversed'];
const AMOUNTS = ['without_tax', 'tax', 'with_tax', 'reversed_with_tax'];
const SUMS = [...COUNTS, ...AMOUNTS];

/** Sums of many amounts may exceed the safe integers of JavaScript. */
const AMOUNTS_AS_TEXTS = AMOUNTS.map((sum) => `CAST(shown.${sum} AS text) AS ${sum}`).join(', ');

/** PostgreSQL sums a bigint column as numeric. */
const summed = (sums: readonly string[]): string =>
  sums.map((sum) => `CAST(sum(${sum}) AS bigint) AS ${sum}`).join(', ');

/** Searches and totals in a database. */
export function openProjections(sql: Sql): Projected {
  const { dialect } = sql;
  const { forUpdate, indexedBy, members } = dialect;

  const totalsStatement = `WITH part AS (
    SELECT CASE WHEN dimension = 'MONTH' THEN month END AS month, bucket, ${summed(SUMS)}
    FROM totals
    WHERE tenant = $1 AND ${isAmong(dialect, 'kind', '$2')} AND dimension = $3 AND month BETWEEN $4 AND $5
    GROUP BY 1, bucket HAVING sum(subjects) <> 0 OR sum(reversed) <> 0
  ), ranked AS (
    SELECT part.*, row_number() OVER (ORDER BY month, with_tax DESC, subjects DESC, bucket) AS place FROM part
  ), shown AS (
    SELECT month, CASE WHEN month IS NOT NULL OR place <= CAST($6 AS bigint) THEN bucket END AS bucket,
      min(place) AS place, count(*) AS buckets, ${summed(SUMS)}
    FROM ranked GROUP BY 1, 2
  )
  SELECT month, shown.bucket, buckets, subjects, reversed, ${AMOUNTS_AS_TEXTS}, labels.label FROM shown
  LEFT JOIN labels ON labels.tenant = $1 AND labels.pseudonym = shown.bucket ORDER BY place`;

  // Locks the tenant's row first, as every change does: the triggers then write its totals.
  const projectStatement = `WITH locked AS (SELECT tenant FROM tenants WHERE tenant = $1 ${forUpdate})
  UPDATE subjects SET amount = CAST($5 AS bigint), attention_at = CAST($6 AS bigint), terms = $7, sums = $8,
    projected_version = version
  WHERE tenant = $1 AND kind = $2 AND key = $3 AND version = $4 AND (SELECT count(*) FROM locked) > 0`;

  return {
    search: openSearch(sql),

    async totals(tenant, { kinds, dimension, from, to, most }) {
      const values = [tenant, listed(kinds), dimension, from, to, most];
      return (await sql.read<TotalRow>('totals', totalsStatement, values)).map(toTotal);
    },

    async attentionCount(tenant, at, most) {
      const [row] = await sql.read<{ count: number }>(
        'attention',
        `SELECT count(*) AS count FROM (
           SELECT 1 AS one FROM subjects ${indexedBy('subjects_attention')}
           WHERE tenant = $1 AND attention_at <= $2 LIMIT $3) AS waiting`,
        [tenant, at, most],
      );
      return row?.count ?? 0;
    },

    async dismiss({ tenant, kind, key }, state) {
      const dismissed = await sql.write(
        'dismiss',
        `UPDATE subjects SET attention_at = NULL
         WHERE tenant = $1 AND kind = $2 AND key = $3 AND state = $4 RETURNING 1 AS one`,
        [tenant, kind, key, state],
      );
      return dismissed.length > 0;
    },

    async unprojected(limit) {
      const rows = await sql.read<SubjectRow>(
        'unprojected',
        `SELECT ${subjectColumns('subjects')} FROM subjects ${indexedBy('subjects_to_project')}
         WHERE projected_version <> version LIMIT $1`,
        [limit],
      );
      return rows.map(toSubject);
    },

    async project({ tenant, kind, key }, version, projection) {
      const { amount, attention_at, terms, sums } = projectionColumns(projection);
      for (const { pseudonym, label, prefixes } of projection.labels) {
        await sql.write('label', labelStatement, [tenant, pseudonym, label]);
        const list = JSON.stringify(prefixes);
        await sql.write('prefixes', prefixesStatement(members('$3')), [tenant, pseudonym, list]);
      }
      const values = [tenant, kind, key, version, amount, attention_at, terms, sums];
      await sql.write('project', projectStatement, values);
    },
  };
}

const labelStatement = `INSERT INTO labels (tenant, pseudonym, label) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`;

const prefixesStatement = (members: string): string =>
  `WITH list (prefix) AS (${members})
   INSERT INTO label_prefixes (tenant, prefix, pseudonym) SELECT $1, prefix, $2 FROM list WHERE true
   ON CONFLICT DO NOTHING`;

function toTotal(row: TotalRow): Total {
  return {
    month: row.month,
    bucket: row.bucket,
    label: row.label,
    buckets: row.buckets,
    count: row.subjects,
    withoutTax: toSum(row.without_tax),
    tax: toSum(row.tax),
    withTax: toSum(row.with_tax),
    reversed: row.reversed,
    reversedWithTax: toSum(row.reversed_with_tax),
  };
}

function toSum(fen: string): number | bigint {
  return Number.isSafeInteger(Number(fen)) ? Number(fen) : BigInt(fen);
}
