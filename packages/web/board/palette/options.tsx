import { Combobox, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { OperationKind, SearchQuery } from '../../generated/operations.ts';
import { kindTexts } from '../../messages/kinds.ts';
import { paletteTexts } from '../../messages/palette.ts';
import { useTexts } from '../../shared/language.tsx';
import { COMMAND_GROUPS, type Command } from './commands.ts';
import { FoundRow } from './found-row.tsx';

type Found = SearchQuery['search'];

/** All commands, each group below its heading. */
export function AllCommands({ commands }: { readonly commands: readonly Command[] }): ReactNode {
  const { groups } = useTexts(paletteTexts);
  return COMMAND_GROUPS.map((group) => (
    <CommandOptions
      key={group}
      label={groups[group]}
      commands={commands.filter((command) => command.group === group)}
    />
  ));
}

/** Commands below one heading; nothing if there are no commands. */
export function CommandOptions({
  label,
  commands,
}: {
  readonly label: string;
  readonly commands: readonly Command[];
}): ReactNode {
  if (commands.length === 0) return null;
  return (
    <Combobox.Group label={label}>
      {commands.map(({ id, label: name, icon: Icon }) => (
        <Combobox.Option key={id} value={id} className="palette-option">
          <Icon size={18} stroke={1.6} />
          <Text size="sm">{name}</Text>
        </Combobox.Option>
      ))}
    </Combobox.Group>
  );
}

/** Found things, each kind below its heading; the kind of the best result comes first. */
export function FoundOptions({ found }: { readonly found: Found }): ReactNode {
  const texts = useTexts(paletteTexts);
  const kinds = useTexts(kindTexts);
  const byKind = new Map<OperationKind | null, Found[number][]>();
  for (const result of found) {
    const kind = result.node.operation?.kind ?? null;
    byKind.set(kind, [...(byKind.get(kind) ?? []), result]);
  }
  return Array.from(byKind, ([kind, results]) => (
    <Combobox.Group key={kind} label={kind === null ? texts.found : kinds[kind]}>
      {results.map(({ node }) => (
        <Combobox.Option key={node.id} value={node.id} className="palette-option">
          <FoundRow thing={node} />
        </Combobox.Option>
      ))}
    </Combobox.Group>
  ));
}
