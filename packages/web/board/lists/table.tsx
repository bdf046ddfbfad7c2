import { Table, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useLocalStorage, useMediaQuery } from '@mantine/hooks';
import {
  columnVisibilityFeature,
  rowSelectionFeature,
  type RowSelectionState,
  tableFeatures,
  type Updater,
  useTable,
} from '@tanstack/react-table';
import { type ReactNode, useMemo, useState } from 'react';
import { boardTexts } from '../../messages/board.ts';
import { listTexts } from '../../messages/lists.ts';
import { useTexts } from '../../shared/language.tsx';
import type { Listed } from '../values/facts.ts';
import { Cards } from './cards.tsx';
import { Cell, isNumeric, useColumnNames } from './cell.tsx';
import type { BoardList, ColumnName } from './lists.ts';
import { SkeletonRows } from './skeleton-rows.tsx';
import { TableBar } from './table-bar.tsx';

/** Rows of a page. */
export interface Rows {
  /** Null until the first response. */
  readonly things: readonly Listed[] | null;
  /** Number of rows on a full page. */
  readonly expected: number;
  /** True while these are the rows of the previous page. */
  readonly isOld: boolean;
}

/** Name and columns of a table. */
type TableList = Pick<BoardList, 'columns' | 'shown'> & { readonly path: string };

interface ThingTableProps {
  readonly list: TableList;
  readonly rows: Rows;
  /** Key of the current page; each page has its own selection. */
  readonly page: string;
  readonly isOldestFirst: boolean;
  readonly onOrder: (isOldestFirst: boolean) => void;
  /** Called after an action over selected rows. */
  readonly onActed: () => void;
}

const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature });
const NONE: Listed[] = [];
const NO_ROWS: RowSelectionState = {};

/** The selected rows of a page. */
interface Selection {
  readonly page: string;
  readonly rows: RowSelectionState;
}

/** On narrower screens each row is a card. */
const TABLE_FROM = '(min-width: 48em)';

/** A page of a list: a table, or cards where a table is too wide. Rows can be selected, columns chosen. */
export function ThingTable({
  list,
  rows: { things, expected, isOld },
  page,
  isOldestFirst,
  onOrder,
  onActed,
}: ThingTableProps): ReactNode {
  const isTable = useMediaQuery(TABLE_FROM, undefined, { getInitialValueInEffect: false });
  const [isDense, setDense] = useLocalStorage({
    key: 'list-is-dense',
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  const [columnVisibility, setColumnVisibility] = useChosenColumns(list);
  const [selection, setSelection] = useState<Selection>({ page, rows: {} });
  const rowSelection = selection.page === page ? selection.rows : NO_ROWS;
  const columns = useMemo(
    () => list.columns.map((id) => ({ id, enableHiding: id !== 'key' })),
    [list],
  );
  const data = useMemo(() => (things === null ? NONE : [...things]), [things]);
  const table = useTable({
    features,
    columns,
    data,
    getRowId: ({ id }: Listed) => id,
    state: { columnVisibility, rowSelection },
    onColumnVisibilityChange: setColumnVisibility,
    onRowSelectionChange: (change) =>
      setSelection({ page, rows: typeof change === 'function' ? change(rowSelection) : change }),
  });
  // The ids of the columns are the list's column names.
  const shown = table.getVisibleLeafColumns().map(({ id }) => id as ColumnName);
  const texts = useTexts(listTexts);
  const { loading } = useTexts(boardTexts);
  const names = useColumnNames();
  const tableRows = table.getRowModel().rows;
  return (
    <div aria-busy={things === null || isOld} className={isOld && things ? 'old' : undefined}>
      {things === null && <VisuallyHidden>{loading}</VisuallyHidden>}
      <TableBar
        columns={table
          .getAllLeafColumns()
          .filter((column) => column.getCanHide())
          .map((column) => ({
            // The ids of the columns are the list's column names.
            name: column.id as ColumnName,
            isShown: column.getIsVisible(),
            show: (isShown: boolean) => column.toggleVisibility(isShown),
          }))}
        selected={table.getSelectedRowModel().rows.map(({ original }) => original)}
        isAllSelected={table.getIsAllRowsSelected()}
        onSelectAll={(all) => table.toggleAllRowsSelected(all)}
        isDense={isDense}
        onDense={setDense}
        onActed={onActed}
      />
      {isTable ? (
        <Table.ScrollContainer minWidth="min-content" type="native">
          <Table
            verticalSpacing={isDense ? 2 : 'sm'}
            horizontalSpacing={6}
            fz={13}
            className="things plain-cells numbers"
          >
            <Table.Thead>
              <Table.Tr>
                <Table.Th>
                  <input
                    type="checkbox"
                    ref={(box) => {
                      if (box === null) return;
                      box.indeterminate =
                        table.getIsSomeRowsSelected() && !table.getIsAllRowsSelected();
                    }}
                    aria-label={texts.selectAll}
                    checked={table.getIsAllRowsSelected()}
                    onChange={table.getToggleAllRowsSelectedHandler()}
                  />
                </Table.Th>
                {shown.map((name) => (
                  <Table.Th
                    key={name}
                    ta={isNumeric(name) ? 'end' : undefined}
                    aria-sort={
                      name === 'openedAt' ? (isOldestFirst ? 'ascending' : 'descending') : undefined
                    }
                  >
                    {name === 'openedAt' ? (
                      <UnstyledButton
                        fz="inherit"
                        fw="inherit"
                        title={isOldestFirst ? texts.sortNewest : texts.sortOldest}
                        onClick={() => onOrder(!isOldestFirst)}
                      >
                        {names[name]} <span aria-hidden>{isOldestFirst ? '↑' : '↓'}</span>
                      </UnstyledButton>
                    ) : (
                      names[name]
                    )}
                  </Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {things === null && <SkeletonRows rows={expected} cells={shown.length + 1} />}
              {tableRows.map((row) => (
                <tr key={row.id} data-selected={row.getIsSelected() || undefined}>
                  <td>
                    <input
                      type="checkbox"
                      aria-label={texts.select(row.original.key ?? row.id)}
                      checked={row.getIsSelected()}
                      onChange={row.getToggleSelectedHandler()}
                    />
                  </td>
                  {shown.map((name) => (
                    <td key={name} className={isNumeric(name) ? 'end' : undefined}>
                      <Cell thing={row.original} column={name} />
                    </td>
                  ))}
                </tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      ) : (
        <Cards
          things={things}
          columns={shown}
          isSelected={(id) => rowSelection[id] === true}
          onSelect={(id, isSelected) => table.getRow(id).toggleSelected(isSelected)}
        />
      )}
    </div>
  );
}

/** The columns that the reader has chosen for a list, stored for the next visit. */
function useChosenColumns(
  list: TableList,
): readonly [Record<string, boolean>, (change: Updater<Record<string, boolean>>) => void] {
  const [chosen, setChosen] = useLocalStorage<Record<string, boolean>>({
    key: `list-columns-${list.path}`,
    defaultValue: {},
    getInitialValueInEffect: false,
  });
  const visibility = useMemo(
    () => ({
      ...Object.fromEntries(list.columns.map((name) => [name, list.shown.has(name)])),
      ...chosen,
    }),
    [list, chosen],
  );
  return [
    visibility,
    (change) => setChosen(typeof change === 'function' ? change(visibility) : change),
  ];
}
