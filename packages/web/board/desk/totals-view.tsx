import { Card, Group, NativeSelect, SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { type TypedDocumentNode, useQuery } from 'urql';
import {
  type ExportOf,
  InvoiceTotalsDocument,
  type InvoiceTotalsExport,
  type InvoiceTotalsQuery,
  type InvoiceTotalsQueryVariables,
  ReverseInvoiceTotalsDocument,
  ScrapInvoiceTotalsDocument,
  type TotalFragment,
  type TotalsBy,
} from '../../generated/operations.ts';
import { boardTexts } from '../../messages/board.ts';
import { totalsTexts } from '../../messages/desk/totals.ts';
import { useLanguage, useTexts } from '../../shared/language.tsx';
import { Allowed } from '../allowed.tsx';
import { Failed, Loading } from '../asked.tsx';
import { Bars } from '../charts/bars.tsx';
import { ExportMenu, useExport } from '../lists/export.tsx';
import { useAddress } from '../values/address.ts';
import { addMonths, monthsFrom, today } from '../values/days.ts';
import { wholeUnits } from '../values/sums.ts';
import { TotalsTable } from './totals-table.tsx';
import { Empty, Heading } from '../values/heading.tsx';

/** Invoices whose totals are stored. The three queries differ only in the name of one field. */
const KINDS = {
  invoices: InvoiceTotalsDocument,
  reverse: ReverseInvoiceTotalsDocument,
  scrap: ScrapInvoiceTotalsDocument,
} as const satisfies Readonly<
  Record<string, TypedDocumentNode<InvoiceTotalsQuery, InvoiceTotalsQueryVariables>>
>;

type Kind = keyof typeof KINDS;

// Object.keys loses the type of the table's names.
const KIND_NAMES = Object.keys(KINDS) as Kind[];
const GROUPINGS = ['MONTH', 'SELLER', 'BUYER', 'RATE'] as const satisfies readonly TotalsBy[];
const MOST_MONTHS = 36;

/** Page of the totals of invoices: a chart of the months, and a table. */
export default function TotalsView(): ReactNode {
  const texts = useTexts(totalsTexts);
  const title = useTexts(boardTexts).totals;
  return (
    <Allowed scope="READ" title={title}>
      <Stack>
        <Heading title={title} intro={texts.intro} />
        <Totals />
      </Stack>
    </Allowed>
  );
}

function Totals(): ReactNode {
  const texts = useTexts(totalsTexts);
  const [params, change] = useAddress();
  const kind = KIND_NAMES.find((name) => name === params.get('of')) ?? 'invoices';
  const by = GROUPINGS.find((name) => name === params.get('by')) ?? 'MONTH';
  const year = today().slice(0, 4);
  const from = params.get('from') ?? `${year}-01`;
  const to = params.get('to') ?? `${year}-12`;
  const isRange = from <= to && to < addMonths(from, MOST_MONTHS);
  const [{ data, error }, ask] = useQuery({
    query: KINDS[kind],
    variables: { by, from, to },
    pause: !isRange,
  });
  const { start, exporting } = useExport('totals', exportOf(kind, { by, from, to }));
  const month = (name: 'from' | 'to', value: string): ReactNode => (
    <TextInput
      type="month"
      label={texts[name]}
      value={value}
      required
      onChange={({ currentTarget }) => {
        if (currentTarget.value !== '') change({ [name]: currentTarget.value });
      }}
    />
  );
  return (
    <Stack>
      <Group align="end" gap="sm">
        <NativeSelect
          label={texts.of}
          value={kind}
          data={KIND_NAMES.map((value) => ({ value, label: texts.kinds[value] }))}
          onChange={({ currentTarget }) => change({ of: currentTarget.value })}
        />
        {month('from', from)}
        {month('to', to)}
        <SegmentedControl
          aria-label={texts.by}
          value={by}
          data={GROUPINGS.map((value) => ({ value, label: texts.groups[value] }))}
          onChange={(value) => change({ by: value })}
        />
        {isRange && <ExportMenu start={start} />}
      </Group>
      {exporting}
      {!isRange && <Text role="alert">{texts.badRange}</Text>}
      {error && <Failed error={error} again={() => ask({ requestPolicy: 'network-only' })} />}
      {isRange && !data && !error && <Loading />}
      {isRange && data?.months.length === 0 && <Empty text={texts.none} hint={texts.noneHint} />}
      {isRange && data && data.months.length > 0 && (
        <>
          <Card withBorder padding="md">
            <Months months={data.months} from={from} to={to} />
          </Card>
          <TotalsTable rows={data.rows} months={data.months} by={by} />
        </>
      )}
    </Stack>
  );
}

/** The rows of the table as input of an export; its member has the name of the query's field. */
function exportOf(kind: Kind, args: InvoiceTotalsExport): ExportOf {
  switch (kind) {
    case 'invoices':
      return { invoiceTotals: args };
    case 'reverse':
      return { reverseInvoiceTotals: args };
    case 'scrap':
      return { scrapInvoiceTotals: args };
  }
}

/** Amounts of each month, including months without invoices. */
function Months({
  months,
  from,
  to,
}: {
  readonly months: readonly TotalFragment[];
  readonly from: string;
  readonly to: string;
}): ReactNode {
  const texts = useTexts(totalsTexts);
  const { language } = useLanguage();
  const short = new Intl.NumberFormat(language === 'zh' ? 'zh-CN' : 'en', {
    notation: 'compact',
    maximumFractionDigits: 1,
  });
  return (
    <Bars
      label={texts.chart}
      format={(value) => short.format(value)}
      series={[
        { name: texts.withoutTax, color: 'blue' },
        { name: texts.tax, color: 'orange' },
      ]}
      bars={monthsFrom(from, to).map((label) => {
        const row = months.find(({ month }) => month === label);
        const values = [row?.amountWithoutTax, row?.taxAmount].map((yuan) =>
          wholeUnits(yuan ?? '0'),
        );
        return { label, values };
      })}
    />
  );
}
