import { Button, Checkbox, Chip, Collapse, Group, Paper, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { factTexts } from '../../messages/facts.ts';
import { kindTexts } from '../../messages/kinds.ts';
import { listTexts } from '../../messages/lists.ts';
import { IconAdjustments } from '../../shared/icons.tsx';
import { useTexts } from '../../shared/language.tsx';
import { useCounts } from '../feed/counts.ts';
import type { FactName } from '../values/facts.ts';
import { useFormat } from '../values/format.ts';
import { useStateName } from '../values/state.tsx';
import { ExportMenu, useExport } from './export.tsx';
import {
  exportOf,
  type FieldName,
  fieldsOf,
  type Filters,
  PATTERNS,
  typeOf,
  type useFilters,
} from './filters.ts';
import { type BoardList, isOther } from './lists.ts';

interface FilterBarProps {
  readonly list: BoardList;
  readonly filters: Filters;
  readonly onChange: ReturnType<typeof useFilters>[1];
}

/** Filters of a list: counts of each state, days and names. */
export function FilterBar(props: FilterBarProps): ReactNode {
  const { list, filters } = props;
  const texts = useTexts(listTexts);
  const isNarrowed = Object.keys(filters.fields).length > 0;
  const [isOpen, { toggle }] = useDisclosure(isNarrowed);
  const hasFields = fieldsOf(list).length > 0;
  const { start, exporting } = useExport(list.path, exportOf(list, filters));
  return (
    <>
      <Group justify="space-between" align="start" gap="sm">
        <Chosen {...props} />
        <Group gap="xs" ml="auto">
          {hasFields && (
            <Button
              size="xs"
              variant={isNarrowed ? 'light' : 'default'}
              leftSection={<IconAdjustments size={16} />}
              aria-expanded={isOpen}
              onClick={toggle}
            >
              {texts.filters}
              {isNarrowed && ` (${Object.keys(filters.fields).length})`}
            </Button>
          )}
          <ExportMenu start={start} size="xs" />
        </Group>
      </Group>
      {exporting}
      {hasFields && (
        <Collapse expanded={isOpen}>
          <Fields {...props} />
        </Collapse>
      )}
    </>
  );
}

/** The states of the list's kind, or the kinds of the list of everything else, each with its count. */
function Chosen({ list, filters, onChange }: FilterBarProps): ReactNode {
  const texts = useTexts(listTexts);
  const kinds = useTexts(kindTexts);
  const stateName = useStateName();
  const { count: written } = useFormat();
  const counts = new Map<string, { label: string; count: number }>(
    // The address may name states without any things; they are shown as well.
    filters.chosen.map((value) => [value, { label: stateName(value), count: 0 }]),
  );
  for (const { kind, state, count } of useCounts()) {
    if (list.kind === null ? !isOther(kind) : kind !== list.kind) continue;
    const [value, label] = list.kind === null ? [kind, kinds[kind]] : [state, stateName(state)];
    counts.set(value, { label, count: (counts.get(value)?.count ?? 0) + count });
  }
  if (counts.size === 0) return null;
  const total = [...counts.values()].reduce((sum, { count }) => sum + count, 0);
  const choose = (value: string, isChosen: boolean): void =>
    onChange({
      chosen: isChosen
        ? [...filters.chosen, value]
        : filters.chosen.filter((each) => each !== value),
    });
  return (
    <Group
      gap="xs"
      role="group"
      aria-label={list.kind === null ? texts.byKind : texts.byState}
      className="numbers"
    >
      <Chip
        size="sm"
        checked={filters.chosen.length === 0}
        onChange={() => onChange({ chosen: [] })}
      >
        {texts.all} {written(total)}
      </Chip>
      {Array.from(counts, ([value, { label, count }]) => (
        <Chip
          key={value}
          size="sm"
          checked={filters.chosen.includes(value)}
          onChange={(isChosen) => choose(value, isChosen)}
        >
          {label} {written(count)}
        </Chip>
      ))}
    </Group>
  );
}

/** Fields for days and for the owner of a thing (such as a seller or an order); the list accepts only one owner. */
function Fields({ list, filters, onChange }: FilterBarProps): ReactNode {
  const texts = useTexts(listTexts);
  const labels = { ...useTexts(factTexts), ...texts.fields };
  const [typed, setTyped] = useState(filters.fields);
  const [seen, setSeen] = useState(filters.fields);
  if (seen !== filters.fields) {
    // The browser's back and forward buttons change the address.
    setSeen(filters.fields);
    setTyped(filters.fields);
  }
  const type = (name: FieldName, value: string): void => {
    const others = list.belongsTo.includes(name as FactName)
      ? Object.fromEntries(list.belongsTo.map((other) => [other, undefined]))
      : {};
    setTyped({ ...typed, ...others, [name]: value.trim() === '' ? undefined : value });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    onChange({ fields: typed });
  };
  return (
    <Paper withBorder p="sm" component="form" onSubmit={submit} role="search">
      <Group align="end" gap="sm">
        {fieldsOf(list).map((name) => (
          <FilterField
            key={name}
            name={name}
            label={labels[name]}
            value={typed[name] ?? ''}
            onType={(value) => type(name, value)}
          />
        ))}
        <Button size="xs" type="submit">
          {texts.apply}
        </Button>
        <Button size="xs" variant="default" onClick={() => onChange({ chosen: [], fields: {} })}>
          {texts.clear}
        </Button>
      </Group>
    </Paper>
  );
}

function FilterField({
  name,
  label,
  value,
  onType,
}: {
  readonly name: FieldName;
  readonly label: string;
  readonly value: string;
  readonly onType: (value: string) => void;
}): ReactNode {
  const type = typeOf(name);
  if (type === 'yes') {
    return (
      <Checkbox
        size="xs"
        label={label}
        mb={7}
        checked={value !== ''}
        onChange={(event) => onType(event.currentTarget.checked ? 'yes' : '')}
      />
    );
  }
  return (
    <TextInput
      size="xs"
      type={type === 'day' ? 'date' : 'text'}
      inputMode={type === 'amount' ? 'decimal' : undefined}
      pattern={type === 'amount' ? PATTERNS.amount?.source : undefined}
      label={label}
      value={value}
      onChange={(event) => onType(event.currentTarget.value)}
      autoComplete="off"
      flex={type === 'text' ? '1 1 190px' : '1 1 130px'}
      maw={260}
    />
  );
}
