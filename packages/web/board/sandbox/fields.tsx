import { NativeSelect, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { sandboxTexts } from '../../messages/sandbox.ts';
import { useTexts } from '../../shared/language.tsx';

/** A number for a new order: another one each time, so that a form can be sent as it is. */
function newNumber(prefix: string): string {
  return `${prefix}-${Date.now().toString(36)}`;
}

/** The number under which something is ordered, filled in. */
export function NumberField({
  name,
  prefix,
}: {
  readonly name: string;
  readonly prefix: string;
}): ReactNode {
  const texts = useTexts(sandboxTexts);
  const [number] = useState(() => newNumber(prefix));
  return (
    <TextInput
      name={name}
      label={texts.number}
      description={texts.numberHint}
      defaultValue={number}
      autoComplete="off"
      required
    />
  );
}

/** An amount in yuan. */
export function AmountField({
  name,
  label,
  amount,
}: {
  readonly name: string;
  readonly label: string;
  readonly amount: string;
}): ReactNode {
  return (
    <TextInput
      name={name}
      label={label}
      defaultValue={amount}
      inputMode="decimal"
      pattern="\d+(\.\d{1,2})?"
      autoComplete="off"
      required
    />
  );
}

/** Somebody or something to choose, with what becomes of it. */
export interface Choice {
  readonly value: string;
  readonly name: string;
  readonly fate?: string;
}

/** A choice among those whom the simulated platform knows. */
export function ChoiceField({
  name,
  label,
  choices,
  onChoose,
}: {
  readonly name: string;
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly onChoose?: (value: string) => void;
}): ReactNode {
  return (
    <NativeSelect
      name={name}
      label={label}
      onChange={({ currentTarget }) => onChoose?.(currentTarget.value)}
      data={choices.map((choice) => ({
        value: choice.value,
        label: choice.fate === undefined ? choice.name : `${choice.name} – ${choice.fate}`,
      }))}
    />
  );
}
