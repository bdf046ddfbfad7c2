import { Checkbox, Group, Skeleton, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { listTexts } from '../../messages/lists.ts';
import { useTexts } from '../../shared/language.tsx';
import type { Listed } from '../values/facts.ts';
import { factOf } from '../values/facts.ts';
import { Cell, useColumnNames } from './cell.tsx';
import type { ColumnName } from './lists.ts';

interface CardsProps {
  /** Null until the first response. */
  readonly things: readonly Listed[] | null;
  readonly columns: readonly ColumnName[];
  readonly isSelected: (id: string) => boolean;
  readonly onSelect: (id: string, isSelected: boolean) => void;
}

/** Rows on a narrow screen: number and state on top, the other columns below with their names. */
export function Cards({ things, columns, isSelected, onSelect }: CardsProps): ReactNode {
  const texts = useTexts(listTexts);
  const names = useColumnNames();
  if (things === null) {
    return (
      <Stack gap="md" p="md">
        {[1, 2, 3, 4].map((card) => (
          <Skeleton key={card} h={88} />
        ))}
      </Stack>
    );
  }
  return (
    <ul className="plain-list rows numbers">
      {things.map((thing) => (
        <Stack key={thing.id} component="li" gap={6} p="md">
          <Group justify="space-between" gap="xs">
            <Group gap="sm" wrap="nowrap" miw={0}>
              <Checkbox
                aria-label={texts.select(thing.key ?? thing.id)}
                checked={isSelected(thing.id)}
                onChange={(event) => onSelect(thing.id, event.currentTarget.checked)}
              />
              <Cell thing={thing} column="key" />
            </Group>
            {columns.includes('stateName') && <Cell thing={thing} column="stateName" />}
          </Group>
          <dl className="card-facts">
            {columns
              .filter((column) => isKnown(thing, column))
              .map((column) => (
                <div key={column}>
                  <dt>{names[column]}</dt>
                  <dd>
                    <Cell thing={thing} column={column} />
                  </dd>
                </div>
              ))}
          </dl>
        </Stack>
      ))}
    </ul>
  );
}

/** True for a column that a card shows below its header. */
function isKnown(thing: Listed, column: ColumnName): boolean {
  switch (column) {
    case 'key':
    case 'stateName':
      return false;
    case 'operation':
    case 'openedAt':
    case 'changedAt':
      return thing[column] !== null;
    default:
      return factOf(thing, column) !== null;
  }
}
