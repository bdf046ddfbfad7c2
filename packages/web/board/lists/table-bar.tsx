import { ActionIcon, Button, Checkbox, Group, Popover, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { listTexts } from '../../messages/lists.ts';
import { IconColumns, IconLineHeight } from '../../shared/icons.tsx';
import { useTexts } from '../../shared/language.tsx';
import type { Listed } from '../values/facts.ts';
import { useColumnNames } from './cell.tsx';
import type { ColumnName } from './lists.ts';
import { SelectedActions } from './selection/selected-actions.tsx';

interface Choice {
  readonly name: ColumnName;
  readonly isShown: boolean;
  readonly show: (isShown: boolean) => void;
}

interface TableBarProps {
  /** Columns that the reader may show or hide. */
  readonly columns: readonly Choice[];
  readonly selected: readonly Listed[];
  readonly isAllSelected: boolean;
  readonly onSelectAll: (all: boolean) => void;
  readonly isDense: boolean;
  readonly onDense: (isDense: boolean) => void;
  readonly onActed: () => void;
}

/** Bar above a table: the actions on the selected rows, and the settings of the table. */
export function TableBar({
  columns,
  selected,
  isAllSelected,
  onSelectAll,
  isDense,
  onDense,
  onActed,
}: TableBarProps): ReactNode {
  const texts = useTexts(listTexts);
  return (
    <Group justify="space-between" gap="xs" px="md" py={6} className="table-bar">
      <Group gap="xs" mih={30}>
        <Checkbox
          size="xs"
          hiddenFrom="sm"
          label={texts.selectAll}
          checked={isAllSelected}
          onChange={(event) => onSelectAll(event.currentTarget.checked)}
        />
        <SelectedActions
          things={selected}
          onActed={onActed}
          onUnselect={() => onSelectAll(false)}
        />
      </Group>
      <Group gap="xs" wrap="nowrap">
        <Popover position="bottom-end" trapFocus>
          <Popover.Target>
            <Button size="xs" variant="default" leftSection={<IconColumns size={16} />}>
              {texts.chooseColumns}
            </Button>
          </Popover.Target>
          <Popover.Dropdown>
            <ColumnChoice columns={columns} />
          </Popover.Dropdown>
        </Popover>
        <ActionIcon
          variant={isDense ? 'light' : 'default'}
          size={30}
          visibleFrom="sm"
          aria-label={texts.dense}
          title={texts.dense}
          aria-pressed={isDense}
          onClick={() => onDense(!isDense)}
        >
          <IconLineHeight size={16} />
        </ActionIcon>
      </Group>
    </Group>
  );
}

function ColumnChoice({ columns }: { readonly columns: readonly Choice[] }): ReactNode {
  const names = useColumnNames();
  return (
    <Stack gap="xs">
      {columns.map(({ name, isShown, show }) => (
        <Checkbox
          key={name}
          size="xs"
          label={names[name]}
          checked={isShown}
          onChange={(event) => show(event.currentTarget.checked)}
        />
      ))}
    </Stack>
  );
}
