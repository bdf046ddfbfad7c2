import { Alert, Button, Card, Group, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useQuery } from 'urql';
import { ReconciliationDocument } from '../../generated/operations.ts';
import { boardTexts } from '../../messages/board.ts';
import { monthTexts } from '../../messages/desk/month.ts';
import { useTexts } from '../../shared/language.tsx';
import { Allowed } from '../allowed.tsx';
import { Failed, Loading } from '../asked.tsx';
import { ExportMenu, useExport } from '../lists/export.tsx';
import { useAddress } from '../values/address.ts';
import { today } from '../values/days.ts';
import { useFormat } from '../values/format.ts';
import { Differences, OneSidedInvoices, Uncompared } from './month-tables.tsx';
import { countsOf, type Reconciliation } from './reconciliation.ts';
import { SellerField } from './seller-field.tsx';
import { Empty, Heading } from '../values/heading.tsx';

/** Page that compares a month's invoices with the platform's statistic. */
export default function MonthView(): ReactNode {
  const texts = useTexts(monthTexts);
  const title = useTexts(boardTexts).month;
  return (
    <Allowed scope="READ" title={title}>
      <Stack>
        <Heading title={title} intro={texts.intro} />
        <Compared />
      </Stack>
    </Allowed>
  );
}

function Compared(): ReactNode {
  const texts = useTexts(monthTexts);
  const [params, change] = useAddress();
  const month = params.get('month') ?? today().slice(0, 7);
  const seller = params.get('seller') ?? '';
  const [{ data, error, fetching }, ask] = useQuery({
    query: ReconciliationDocument,
    variables: { month, sellerTaxNumber: seller === '' ? null : seller },
    requestPolicy: 'network-only',
  });
  const again = (): void => ask({ requestPolicy: 'network-only' });
  const found = data?.invoiceReconciliation;
  const { start, exporting } = useExport('month', {
    invoiceReconciliation: { month, ...(seller !== '' && { sellerTaxNumber: seller }) },
  });
  return (
    <Stack aria-busy={fetching}>
      <Group align="end" gap="sm">
        <TextInput
          type="month"
          label={texts.month}
          value={month}
          onChange={({ currentTarget }) => {
            if (currentTarget.value !== '') change({ month: currentTarget.value });
          }}
        />
        <SellerField
          key={seller}
          seller={seller}
          month={month}
          onChange={(chosen) => change({ seller: chosen })}
        />
        <Button variant="default" loading={fetching} onClick={again}>
          {texts.compareAgain}
        </Button>
        <ExportMenu start={start} />
      </Group>
      {exporting}
      {error && <Failed error={error} again={again} />}
      {!found && !error && <Loading />}
      {found && !error && <Report found={found} seller={seller} again={again} />}
    </Stack>
  );
}

function Report({
  found,
  seller,
  again,
}: {
  readonly found: Reconciliation;
  readonly seller: string;
  readonly again: () => void;
}): ReactNode {
  const texts = useTexts(monthTexts);
  const { count } = useFormat();
  const counts = countsOf(found);
  const open = counts.different + counts.missingAtPlatform + counts.missingHere;
  if (open + counts.agreeing + counts.uncompared === 0) {
    return <Empty text={texts.nothing} hint={texts.nothingHint} />;
  }
  return (
    <Stack gap="xl">
      <Stack gap="sm">
        {(open > 0 || counts.agreeing > 0) && (
          <Alert color={open === 0 ? 'teal' : 'yellow'} variant="outline" role="status">
            {open === 0 ? texts.allAgree(counts.agreeing) : texts.toDo(open)}
          </Alert>
        )}
        {found.truncated && <Text size="sm">{texts.truncated}</Text>}
        <SimpleGrid cols={{ base: 2, sm: 5 }} spacing="sm">
          {/* Object.keys loses the type of the names. */}
          {(Object.keys(counts) as (keyof typeof counts)[]).map((name) => (
            <Card key={name} withBorder padding="sm">
              <Text size="xs" c="dimmed">
                {texts[name]}
              </Text>
              <Text size="xl" fw={650} className="numbers" data-testid={name}>
                {count(counts[name])}
              </Text>
            </Card>
          ))}
        </SimpleGrid>
      </Stack>
      <Differences different={found.different} seller={seller} again={again} />
      <OneSidedInvoices
        side="missingAtPlatform"
        invoices={found.missingAtPlatform}
        seller={seller}
        again={again}
      />
      <OneSidedInvoices
        side="missingHere"
        invoices={found.missingHere}
        seller={seller}
        again={again}
      />
      <Uncompared uncompared={found.uncompared} />
    </Stack>
  );
}
