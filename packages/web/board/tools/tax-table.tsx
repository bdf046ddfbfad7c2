import { Card, Group, Table, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ScrapTaxEstimateQuery } from '../../generated/operations.ts';
import { toolTexts } from '../../messages/tools/tools.ts';
import { useTexts } from '../../shared/language.tsx';
import { useFormat } from '../values/format.ts';

type Estimate = NonNullable<ScrapTaxEstimateQuery['scrapTaxEstimate']>;
type Item = Estimate['items'][number];

/** The taxes of a purchase, each with its base and its reason, and their total. */
export function TaxTable({ estimate }: { readonly estimate: Estimate }): ReactNode {
  const texts = useTexts(toolTexts).tax;
  const { yuan } = useFormat();
  const columns = [
    ['payable', ({ payable }: Item) => <b>{yuan(payable)}</b>],
    ['base', ({ base }: Item) => yuan(base)],
    ['rate', ({ rate }: Item) => percent(rate)],
    ['before', ({ amountBeforeReduction }: Item) => yuan(amountBeforeReduction)],
    ['reduced', ({ reduction }: Item) => yuan(reduction)],
    ['paid', ({ alreadyPaid }: Item) => yuan(alreadyPaid)],
  ] as const;
  return (
    <section aria-labelledby="result">
      <Title order={2} size="h4" mb="sm" id="result">
        {texts.result}
      </Title>
      <Card withBorder padding="md" mb="sm">
        <Group gap="xl">
          <Sum name={texts.total} amount={estimate.totalTaxPayable} isMain />
          <Sum name={texts.vat} amount={estimate.vatAndSurchargesPayable} />
          <Sum name={texts.income} amount={estimate.incomeTaxPayable} />
          <Sum name={texts.onInvoice} amount={estimate.amountWithTax} />
          <Sum name={texts.toSeller} amount={estimate.paidToSeller} />
          <Sum name={texts.monthlyAfter} amount={estimate.monthlyCumulativeAfter} />
        </Group>
      </Card>
      <Table
        withTableBorder
        verticalSpacing="xs"
        horizontalSpacing="xs"
        className="numbers stacking"
      >
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{texts.item}</Table.Th>
            {columns.map(([name]) => (
              <Table.Th key={name} ta="right">
                {texts[name]}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {estimate.items.map((item) => (
            <Table.Tr key={`${item.kind} ${item.rule}`}>
              <Table.Td>
                <Text size="sm" fw={500}>
                  {texts.taxes[item.kind]}
                </Text>
                <Text size="xs" c="dimmed">
                  {item.rule}
                </Text>
              </Table.Td>
              {columns.map(([name, shown]) => (
                <Table.Td key={name} ta="right" data-label={texts[name]}>
                  {shown(item)}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  );
}

/** Rates have at most four decimals, which a number shows exactly. */
function percent(rate: string): string {
  return `${Number((Number(rate) * 100).toFixed(2))}\u00A0%`;
}

function Sum({
  name,
  amount,
  isMain = false,
}: {
  readonly name: string;
  readonly amount: string;
  readonly isMain?: boolean;
}): ReactNode {
  const { yuan } = useFormat();
  return (
    <div>
      <Text size="xs" c="dimmed">
        {name}
      </Text>
      <Text fw={600} size={isMain ? 'xl' : 'md'} className="numbers">
        {yuan(amount)}
      </Text>
    </div>
  );
}
