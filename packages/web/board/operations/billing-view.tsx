import { Card, SegmentedControl, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useQuery } from 'urql';
import { BillingDocument } from '../../generated/operations.ts';
import { operationsTexts } from '../../messages/desk/operations.ts';
import { useTexts } from '../../shared/language.tsx';
import { Allowed } from '../allowed.tsx';
import { Failed, Loading } from '../asked.tsx';
import { Bars, SERIES_COLORS } from '../charts/bars.tsx';
import { ExportMenu, useExport } from '../lists/export.tsx';
import { useAddress } from '../values/address.ts';
import { addDays, daysBetween, isDay, today } from '../values/days.ts';
import { useFormat } from '../values/format.ts';
import { Budgets } from './budgets.tsx';
import { DayRangeFields } from './day-range.tsx';
import { type Grouping, GROUPINGS, rowsOf, stretchesOf, type Usage } from './usage.ts';
import { UsageTable } from './usage-table.tsx';
import { Empty, Heading } from '../values/heading.tsx';

/** Number of days shown by default. */
const DAYS = 30;
const MOST_DAYS = 366;

/** Page of the spending: today's budgets, and billed units by day, capability and key. */
export default function BillingView(): ReactNode {
  const texts = useTexts(operationsTexts).billing;
  return (
    <Allowed scope="READ" title={texts.title}>
      <Stack gap="lg">
        <Heading title={texts.title} intro={texts.intro} />
        <Budgets />
        <Spent />
      </Stack>
    </Allowed>
  );
}

function Spent(): ReactNode {
  const texts = useTexts(operationsTexts).billing;
  const [params, change] = useAddress();
  const to = dayOr(params.get('to'), today());
  const from = dayOr(params.get('from'), addDays(to, 1 - DAYS));
  const by = GROUPINGS.find((each) => each === params.get('by')) ?? 'DAY';
  const isRange = from <= to && daysBetween(from, to) < MOST_DAYS;
  const [{ data, error }, ask] = useQuery({
    query: BillingDocument,
    variables: { from, to },
    pause: !isRange,
  });
  const { start, exporting } = useExport('billing', { billing: { from, to } });
  return (
    <Stack>
      <DayRangeFields from={from} to={to} onChange={change}>
        <SegmentedControl
          aria-label={texts.by}
          value={by}
          data={GROUPINGS.map((value) => ({ value, label: texts.groups[value] }))}
          onChange={(value) => change({ by: value })}
        />
        {isRange && <ExportMenu start={start} />}
      </DayRangeFields>
      {exporting}
      {!isRange && <Text role="alert">{texts.badRange}</Text>}
      {error && <Failed error={error} again={() => ask({ requestPolicy: 'network-only' })} />}
      {isRange && !data && !error && <Loading />}
      {isRange && data?.billing && <Usages usage={data.billing} from={from} to={to} by={by} />}
    </Stack>
  );
}

function dayOr(text: string | null, otherwise: string): string {
  return text !== null && isDay(text) ? text : otherwise;
}

function Usages({
  usage,
  from,
  to,
  by,
}: {
  readonly usage: readonly Usage[];
  readonly from: string;
  readonly to: string;
  readonly by: Grouping;
}): ReactNode {
  const texts = useTexts(operationsTexts).billing;
  const { count } = useFormat();
  if (usage.length === 0) {
    return <Empty text={texts.none} hint={texts.noneHint} />;
  }
  const { isByMonth, stretches } = stretchesOf(usage, from, to);
  // The bars are divided as the table is; if the table lists days, they are divided by capability.
  const parts = rowsOf(usage, by === 'KEY' ? 'KEY' : 'CAPABILITY');
  const member = by === 'KEY' ? 'key' : 'capability';
  const nameOf = (group: string | null): string => {
    const capability = usage.find((each) => each.capability === group)?.capability;
    return capability ? texts.capabilities[capability] : (group ?? texts.noKey);
  };
  return (
    <>
      <Card withBorder padding="md">
        <Bars
          label={isByMonth ? texts.chartByMonth : texts.chart}
          format={count}
          series={parts.map(({ group }, index) => ({
            name: nameOf(group),
            color: SERIES_COLORS[index % SERIES_COLORS.length] ?? 'gray',
          }))}
          bars={stretches.map(({ label, usage: own }) => ({
            label: isByMonth ? label : label.slice(5),
            values: parts.map(({ group }) =>
              own.reduce((sum, each) => sum + (each[member] === group ? each.units : 0), 0),
            ),
          }))}
        />
      </Card>
      <UsageTable usage={usage} by={by} nameOf={nameOf} />
    </>
  );
}
