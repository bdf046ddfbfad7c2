import { Group, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { operationsTexts } from '../../messages/desk/operations.ts';
import { useTexts } from '../../shared/language.tsx';

/** First and last day in Shanghai, `yyyy-MM-dd`; empty if the range has no such bound. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** Fields for a range of days, both included. */
export function DayRangeFields({
  from,
  to,
  onChange,
  children,
}: DayRange & {
  readonly onChange: (change: Partial<DayRange>) => void;
  readonly children?: ReactNode;
}): ReactNode {
  const texts = useTexts(operationsTexts).range;
  const field = (name: keyof DayRange, value: string): ReactNode => (
    <TextInput
      type="date"
      size="sm"
      label={texts[name]}
      value={value}
      onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
    />
  );
  return (
    <Group align="end" gap="sm">
      {field('from', from)}
      {field('to', to)}
      {children}
    </Group>
  );
}
