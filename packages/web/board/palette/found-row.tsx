import { Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { kindTexts } from '../../messages/kinds.ts';
import { useTexts } from '../../shared/language.tsx';
import { Amount, Telling } from '../lists/rows.tsx';
import type { Listed } from '../values/facts.ts';
import { StateBadge } from '../values/state.tsx';

/** A thing that was found: its kind, number, buyer and amount, and its state. */
export function FoundRow({ thing }: { readonly thing: Listed }): ReactNode {
  const { key, id, operation, stateName, progress } = thing;
  const kinds = useTexts(kindTexts);
  return (
    <Group justify="space-between" wrap="nowrap" gap="sm" flex={1} miw={0}>
      <Stack gap={0} miw={0}>
        <Text size="sm" fw={500} truncate>
          {key ?? id}
        </Text>
        <Text size="xs" c="dimmed" truncate className="numbers">
          {operation && kinds[operation.kind]}
          <Telling thing={thing} isFirst={operation === null} />
        </Text>
      </Stack>
      <Group gap="sm" wrap="nowrap" style={{ flexShrink: 0 }}>
        <Amount thing={thing} />
        <StateBadge state={stateName} progress={progress} />
      </Group>
    </Group>
  );
}
