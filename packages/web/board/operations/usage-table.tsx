import { Table } from '@mantine/core';
import type { ReactNode } from 'react';
import type { BilledCapability } from '../../generated/operations.ts';
import { operationsTexts } from '../../messages/desk/operations.ts';
import { useTexts } from '../../shared/language.tsx';
import { useFormat } from '../values/format.ts';
import { type Grouping, rowOf, rowsOf, type Usage, type UsageRow } from './usage.ts';

/** Table of usage by day, capability or key, with its sums. */
export function UsageTable({
  usage,
  by,
  nameOf,
}: {
  readonly usage: readonly Usage[];
  readonly by: Grouping;
  readonly nameOf: (group: string | null) => string;
}): ReactNode {
  const texts = useTexts(operationsTexts).billing;
  const rows = rowsOf(usage, by);
  const together = rowOf(null, usage);
  const capabilities = [...together.unitsBy.keys()].toSorted();
  // The row of a capability needs no columns for the other capabilities, and so has room for its unit.
  const columns = by === 'CAPABILITY' ? [] : capabilities;
  return (
    <Table.ScrollContainer minWidth="min-content" type="native" tabIndex={0}>
      <Table withTableBorder verticalSpacing="xs" className="numbers stacking">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{texts.groups[by]}</Table.Th>
            {by === 'CAPABILITY' && <Table.Th>{texts.unit}</Table.Th>}
            {columns.map((capability) => (
              <Table.Th key={capability} ta="right">
                {texts.capabilities[capability]}
              </Table.Th>
            ))}
            <Table.Th ta="right">{texts.units}</Table.Th>
            <Table.Th ta="right">{texts.calls}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Row
              key={row.group}
              row={row}
              name={nameOf(row.group)}
              unit={by === 'CAPABILITY' ? unitOf(row, texts.unitOf) : null}
              columns={columns}
            />
          ))}
        </Table.Tbody>
        <Table.Tfoot>
          <Row
            row={together}
            name={texts.all}
            unit={by === 'CAPABILITY' ? '' : null}
            columns={columns}
          />
        </Table.Tfoot>
      </Table>
    </Table.ScrollContainer>
  );
}

function unitOf({ unitsBy }: UsageRow, units: Readonly<Record<BilledCapability, string>>): string {
  const [capability] = unitsBy.keys();
  return capability === undefined ? '' : units[capability];
}

function Row({
  row,
  name,
  unit,
  columns,
}: {
  readonly row: UsageRow;
  readonly name: string;
  /** Null if the table has no column for the unit. */
  readonly unit: string | null;
  readonly columns: readonly BilledCapability[];
}): ReactNode {
  const texts = useTexts(operationsTexts).billing;
  const { count } = useFormat();
  return (
    <Table.Tr>
      <Table.Th scope="row">{name}</Table.Th>
      {unit !== null && <Table.Td data-label={texts.unit}>{unit}</Table.Td>}
      {columns.map((capability) => (
        <Table.Td key={capability} ta="right" data-label={texts.capabilities[capability]}>
          {count(row.unitsBy.get(capability) ?? 0)}
        </Table.Td>
      ))}
      <Table.Td ta="right" fw={600} data-label={texts.units}>
        {count(row.units)}
      </Table.Td>
      <Table.Td ta="right" data-label={texts.calls}>
        {count(row.calls)}
      </Table.Td>
    </Table.Tr>
  );
}
