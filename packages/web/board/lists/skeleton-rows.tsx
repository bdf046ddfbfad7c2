import { Skeleton, Table } from '@mantine/core';
import type { ReactNode } from 'react';

/** More do not fit on a screen. */
const MOST = 12;

/** Places of rows that have not come yet. */
export function SkeletonRows({
  rows,
  cells,
}: {
  readonly rows: number;
  readonly cells: number;
}): ReactNode {
  return Array.from({ length: Math.min(rows, MOST) }, (_row, row) => (
    <Table.Tr key={row} aria-hidden>
      {Array.from({ length: cells }, (_cell, cell) => (
        <Table.Td key={cell}>
          <Skeleton h={14} my={4} miw={cell === 0 ? 16 : 64} />
        </Table.Td>
      ))}
    </Table.Tr>
  ));
}
