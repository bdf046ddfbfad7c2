import { Button, Group, Stack, Table, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { monthTexts } from '../../messages/desk/month.ts';
import { useTexts } from '../../shared/language.tsx';
import { useFind } from '../palette/find.ts';
import { useFormat } from '../values/format.ts';
import { useStateName } from '../values/state.tsx';
import { InvoiceActions } from './invoice-actions.tsx';
import type { Difference, Reconciliation, Side } from './reconciliation.ts';

/** Figures that differ, each with both values. */
export function Differences({
  different,
  seller,
  again,
}: {
  readonly different: readonly Difference[];
  /** Tax number; empty for all sellers. */
  readonly seller: string;
  readonly again: () => void;
}): ReactNode {
  const texts = useTexts(monthTexts);
  if (different.length === 0) return null;
  return (
    <Part name="different">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{texts.order}</Table.Th>
          <Table.Th>{texts.field}</Table.Th>
          <Table.Th ta="right">{texts.here}</Table.Th>
          <Table.Th ta="right">{texts.platform}</Table.Th>
          <Table.Th>{texts.actions}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {different.map((each) => (
          <Table.Tr key={`${each.orderId} ${each.invoiceNumber} ${each.field}`}>
            <Numbers {...each} />
            <Table.Td>{texts.fields[each.field]}</Table.Td>
            <Table.Td ta="right">
              <Compared difference={each} value={each.here} />
            </Table.Td>
            <Table.Td ta="right">
              <Compared difference={each} value={each.platform} />
            </Table.Td>
            <Table.Td>
              <InvoiceActions invoice={each} seller={seller} again={again} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Part>
  );
}

function Compared({
  difference: { field },
  value,
}: {
  readonly difference: Difference;
  readonly value: string;
}): ReactNode {
  const { yuan } = useFormat();
  const stateName = useStateName();
  if (field === 'STATE') return stateName(value);
  return field.includes('AMOUNT') ? yuan(value) : value;
}

/** Invoices that only one side has. */
export function OneSidedInvoices({
  side,
  invoices,
  seller,
  again,
}: {
  readonly side: Side;
  readonly invoices: Reconciliation[Side];
  /** Tax number; empty for all sellers. */
  readonly seller: string;
  readonly again: () => void;
}): ReactNode {
  const texts = useTexts(monthTexts);
  const { yuan } = useFormat();
  if (invoices.length === 0) return null;
  return (
    <Part name={side}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{texts.order}</Table.Th>
          <Table.Th ta="right">{texts.amount}</Table.Th>
          <Table.Th>{texts.actions}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {invoices.map((each) => (
          <Table.Tr key={`${each.orderId} ${each.invoiceNumber}`}>
            <Numbers {...each} />
            <Table.Td ta="right">{each.amountWithTax && yuan(each.amountWithTax)}</Table.Td>
            <Table.Td>
              <InvoiceActions invoice={each} seller={seller} again={again} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Part>
  );
}

/** Invoices that were not compared, by reason. */
export function Uncompared({
  uncompared,
}: {
  readonly uncompared: Reconciliation['uncompared'];
}): ReactNode {
  const texts = useTexts(monthTexts);
  const find = useFind();
  if (uncompared.length === 0) return null;
  return (
    <section aria-labelledby="uncompared">
      <Title order={2} size="h4" id="uncompared">
        {texts.uncompared}
      </Title>
      <Text size="sm" c="dimmed" mb="xs">
        {texts.uncomparedHint}
      </Text>
      <Stack gap="sm">
        {uncompared.map(({ reason, count, numbers }) => (
          <details key={reason}>
            <summary>
              <Text component="span" size="sm">
                <b>{count}</b> · {reason}
              </Text>
            </summary>
            <Group gap="xs" mt={4}>
              {numbers.map((number) => (
                <Button
                  key={number}
                  variant="default"
                  size="compact-sm"
                  title={texts.find}
                  onClick={() => find(number)}
                >
                  {number}
                </Button>
              ))}
              {count > numbers.length && '…'}
            </Group>
          </details>
        ))}
      </Stack>
    </section>
  );
}

function Part({
  name,
  children,
}: {
  readonly name: 'different' | Side;
  readonly children: ReactNode;
}): ReactNode {
  const texts = useTexts(monthTexts);
  return (
    <section aria-labelledby={name}>
      <Title order={2} size="h4" id={name}>
        {texts[name]}
      </Title>
      <Text size="sm" c="dimmed" mb="xs">
        {texts[`${name}Hint`]}
      </Text>
      <Table.ScrollContainer minWidth={560} type="native" tabIndex={0}>
        <Table withTableBorder verticalSpacing="xs" className="numbers">
          {children}
        </Table>
      </Table.ScrollContainer>
    </section>
  );
}

function Numbers({
  orderId,
  invoiceNumber,
}: {
  readonly orderId: string | null;
  readonly invoiceNumber: string | null;
}): ReactNode {
  const texts = useTexts(monthTexts);
  return (
    <Table.Th scope="row">
      {orderId ?? texts.unknownNumber}
      <Text size="xs" c="dimmed">
        {invoiceNumber}
      </Text>
    </Table.Th>
  );
}
