import { Table } from '@mantine/core';
import type { ReactNode } from 'react';
import type { TotalFragment, TotalsBy } from '../../generated/operations.ts';
import { totalsTexts } from '../../messages/desk/totals.ts';
import { useTexts } from '../../shared/language.tsx';
import { useFormat } from '../values/format.ts';
import { sumOf } from '../values/sums.ts';

type Amounts = Pick<
  TotalFragment,
  | 'count'
  | 'amountWithoutTax'
  | 'taxAmount'
  | 'amountWithTax'
  | 'reversedCount'
  | 'reversedAmountWithTax'
>;

const COLUMNS = ['count', 'withoutTax', 'tax', 'withTax', 'reversed', 'reversedWithTax'] as const;

/** Rows of totals and their sum. The sum is taken over months, as an invoice with several rates is in several rows. */
export function TotalsTable({
  rows,
  months,
  by,
}: {
  readonly rows: readonly TotalFragment[];
  readonly months: readonly TotalFragment[];
  readonly by: TotalsBy;
}): ReactNode {
  const texts = useTexts(totalsTexts);
  return (
    <Table.ScrollContainer minWidth="min-content" type="native" tabIndex={0}>
      <Table withTableBorder verticalSpacing="xs" className="plain-cells numbers stacking">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{texts.groups[by]}</Table.Th>
            {COLUMNS.map((name) => (
              <Table.Th key={name} ta="right">
                {texts[name]}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row, index) => (
            // Rows have no unique key: the masked names of two parties may be equal.
            // oxlint-disable-next-line react/no-array-index-key -- a row has no other key
            <Row key={index} amounts={row}>
              <Group row={row} by={by} />
            </Row>
          ))}
        </Table.Tbody>
        <Table.Tfoot>
          <Row amounts={together(months)}>{texts.total}</Row>
        </Table.Tfoot>
      </Table>
    </Table.ScrollContainer>
  );
}

function together(months: readonly TotalFragment[]): Amounts {
  return {
    count: months.reduce((sum, { count }) => sum + count, 0),
    amountWithoutTax: sumOf(months.map((month) => month.amountWithoutTax)),
    taxAmount: sumOf(months.map((month) => month.taxAmount)),
    amountWithTax: sumOf(months.map((month) => month.amountWithTax)),
    reversedCount: months.reduce((sum, { reversedCount }) => sum + reversedCount, 0),
    reversedAmountWithTax: sumOf(months.map((month) => month.reversedAmountWithTax)),
  };
}

function Row({
  amounts,
  children,
}: {
  readonly amounts: Amounts;
  readonly children: ReactNode;
}): ReactNode {
  const texts = useTexts(totalsTexts);
  const { count, yuan } = useFormat();
  const shown: Readonly<Record<(typeof COLUMNS)[number], string>> = {
    count: count(amounts.count),
    withoutTax: yuan(amounts.amountWithoutTax),
    tax: yuan(amounts.taxAmount),
    withTax: yuan(amounts.amountWithTax),
    reversed: count(amounts.reversedCount),
    reversedWithTax: yuan(amounts.reversedAmountWithTax),
  };
  return (
    <tr>
      <th scope="row">{children}</th>
      {COLUMNS.map((name) => (
        <td
          key={name}
          className={name === 'withTax' ? 'end strong' : 'end'}
          data-label={texts[name]}
        >
          {shown[name]}
        </td>
      ))}
    </tr>
  );
}

/** Name of a row's group: a month, a party with its number, or a rate. */
function Group({ row, by }: { readonly row: TotalFragment; readonly by: TotalsBy }): ReactNode {
  const texts = useTexts(totalsTexts);
  if (row.others !== null) return texts.others(row.others);
  switch (by) {
    case 'MONTH':
      return row.month;
    case 'RATE':
      return row.taxRate === null ? texts.unknownRate : percent(row.taxRate);
    case 'SELLER':
      return row.sellerTaxNumber ?? row.sellerId ?? texts.unknownSeller;
    case 'BUYER':
      return (
        <>
          {row.buyerName ?? row.buyerTaxNumber ?? texts.individuals}
          {row.buyerName !== null && row.buyerTaxNumber !== null && (
            <div className="below">{row.buyerTaxNumber}</div>
          )}
        </>
      );
  }
}

/** Rates have at most four decimals, which a number shows exactly. */
function percent(rate: string): string {
  return `${Number((Number(rate) * 100).toFixed(2))}\u00A0%`;
}
