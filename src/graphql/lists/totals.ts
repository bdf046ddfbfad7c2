import { fromFen } from '../../kernel/text/amounts.ts';
import { mask } from '../../kernel/privacy/masking.ts';
import { rules } from '../../messages/rules.ts';
import { issueText } from '../../platform/record/index.ts';
import type { Tracked } from '../../subjects/kind/kind.ts';
import type { Party } from '../../subjects/projection/contributions.ts';
import type { TotalOf } from '../../subjects/subjects.ts';
import type { Dimension } from '../../subjects/subject.ts';
import { exportable, type ExportSource } from '../exports/sources.ts';
import { personalData } from '../records/masked-member.ts';
import { builder, type Types } from '../schema/builder.ts';
import { describedEnum } from '../schema/code-enums.ts';

const TotalsByType = describedEnum<Dimension>('TotalsBy', 'Grouping of totals (汇总维度).', {
  MONTH: 'By month (按月), in order.',
  SELLER: 'By seller (按销售方), the largest amount first.',
  BUYER: 'By buyer (按购买方), the largest amount first.',
  RATE: 'By tax rate (按税率), the largest amount first. An invoice with several rates counts in each.',
});

/** Maximum number of rows and months. */
const MOST_ROWS = 200;
const MOST_MONTHS = 36;

/** A row of the requested division. */
interface Row extends TotalOf {
  readonly by: Dimension;
}

/** Members of the party of a row; null if the row has no party, or one of another role. */
function partyOf({ by, party }: Row, of: Dimension): Partial<Record<string, string>> {
  return by === of && party !== null ? { ...(party satisfies Party) } : {};
}

const taxNumber = (of: 'SELLER' | 'BUYER', party: string) => ({
  nullable: true as const,
  description: `Tax number of the ${party}, by \`${of}\`, where it is known; a person’s is masked for callers without the scope \`pii\`.`,
  extensions: personalData,
});

const InvoiceTotal = builder.objectRef<Row>('InvoiceTotal').implement({
  description:
    'Sums of invoices (发票汇总) of a month, a seller, a buyer or a rate, in yuan. The sums include every invoice with its own amounts, even if it was reversed.',
  fields: (t) => ({
    month: t.expose('month', {
      type: 'YearMonth',
      nullable: true,
      description: 'The month in China’s time, by `MONTH`; null otherwise.',
    }),
    sellerTaxNumber: t.string({
      ...taxNumber('SELLER', 'seller'),
      resolve: (row, _args, { scopes }) =>
        shownTaxNumber(partyOf(row, 'SELLER')['taxNumber'], scopes.has('pii')),
    }),
    sellerId: t.string({
      nullable: true,
      description: 'Your own id of the natural person who sells, by `SELLER`, if there is one.',
      resolve: (row) => partyOf(row, 'SELLER')['sellerId'] ?? null,
    }),
    buyerTaxNumber: t.string({
      ...taxNumber('BUYER', 'buyer'),
      resolve: (row, _args, { scopes }) =>
        shownTaxNumber(partyOf(row, 'BUYER')['taxNumber'], scopes.has('pii')),
    }),
    buyerName: t.string({
      nullable: true,
      description:
        'Name of the enterprise or institution that buys, by `BUYER`, if it is known; null for all individuals together.',
      resolve: (row) => partyOf(row, 'BUYER')['name'] ?? null,
    }),
    taxRate: t.field({
      type: 'Decimal',
      nullable: true,
      description:
        'The rate by `RATE`, as a fraction; null for invoices whose rates are not known.',
      resolve: ({ by, bucket }) => (by === 'RATE' && bucket) || null,
    }),
    others: t.int({
      nullable: true,
      description: `Set only on the last row, if there are more than ${MOST_ROWS}: the number of further rows that it sums up.`,
      resolve: ({ month, bucket, buckets }) => (month === null && bucket === null ? buckets : null),
    }),
    count: t.exposeInt('count', { description: 'Number of invoices.' }),
    amountWithoutTax: amount(t, 'Total without tax, in yuan.', ({ withoutTax }) => withoutTax),
    taxAmount: amount(t, 'Total of the tax, in yuan.', ({ tax }) => tax),
    amountWithTax: amount(t, 'Total including tax, in yuan.', ({ withTax }) => withTax),
    reversedCount: t.exposeInt('reversed', { description: 'Number of reversed invoices.' }),
    reversedAmountWithTax: amount(
      t,
      'Total including tax of the reversed invoices, in yuan.',
      ({ reversedWithTax }) => reversedWithTax,
    ),
  }),
});

function amount(
  t: PothosSchemaTypes.ObjectFieldBuilder<Types, Row>,
  description: string,
  read: (row: Row) => number | bigint,
) {
  return t.field({
    type: 'Decimal',
    isAmount: true,
    description,
    resolve: (row) => fromFen(read(row)),
  });
}

function shownTaxNumber(known: string | undefined, mayShow: boolean): string | null {
  if (known === undefined) return null;
  return mayShow ? known : mask(known, 'taxNumber');
}

interface Totals {
  readonly name: string;
  readonly description: string;
  /** Title of an export of the totals. */
  readonly title: ExportSource['title'];
  readonly kind: Pick<Tracked<never>, 'kind'>;
}

const range = builder.args((t) => ({
  by: t.field({ type: TotalsByType, required: true, description: 'Grouping of the totals.' }),
  from: t.field({ type: 'YearMonth', required: true, description: 'The first month.' }),
  to: t.field({
    type: 'YearMonth',
    required: true,
    description: `The last month, less than ${MOST_MONTHS} months after the first, and not before it.`,
  }),
}));

/** Adds the query for the totals of a kind of invoices. */
export function totals({ name, description, title, kind }: Totals): void {
  exportable(name, title, range);
  builder.queryField(name, (t) =>
    t.field({
      type: [InvoiceTotal],
      description: `${description} This service counts each change without querying the platform, by the month (China’s time) in which it found an invoice issued. Costs nothing.`,
      complexity: { field: 1, multiplier: MOST_MONTHS },
      args: { ...range },
      validate: [
        [
          ({ from, to }) => from <= to && monthsBetween(from, to) < MOST_MONTHS,
          { message: issueText(rules.monthsAfterFrom({ months: MOST_MONTHS })), path: ['to'] },
        ],
      ],
      resolve: async (_root, { by, from, to }, { subjects }) => {
        const months = { from, to, most: MOST_ROWS };
        const rows = await subjects.totals({ kinds: [kind.kind], dimension: by, ...months });
        return rows.map((row) => Object.assign(row, { by }));
      },
    }),
  );
}

function monthsBetween(from: string, to: string): number {
  const [start = 0, end = 0] = [from, to].map((month) => {
    const [year = 0, number = 0] = month.split('-').map(Number);
    return year * 12 + number;
  });
  return end - start;
}
