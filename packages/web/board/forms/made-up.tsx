import { Fieldset, NativeSelect, SimpleGrid } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import type { MutationName } from '../../generated/mutations.ts';
import { formTexts } from '../../messages/forms/forms.ts';
import { useLanguage, useTexts } from '../../shared/language.tsx';
import type { PresetChoice } from '../sandbox/presets.ts';
import type { FormExample } from './model/description.ts';

type Values = Readonly<Record<string, unknown>>;

/** Offers the people, companies and complete examples of the simulated platform. */
export function MadeUp({
  name,
  presets,
  fillIn,
  replace,
}: {
  readonly name: MutationName;
  readonly presets: readonly PresetChoice[];
  /** Merges values into the draft. */
  readonly fillIn: (values: Values) => void;
  /** Replaces the whole draft by values. */
  readonly replace: (values: Values) => void;
}): ReactNode {
  const texts = useTexts(formTexts);
  const { language } = useLanguage();
  const examples = useExamples(name);
  const [example, setExample] = useState('');
  if (presets.length === 0 && examples.length === 0) return null;
  return (
    <Fieldset legend={texts.sandbox}>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        {presets.map(({ label, options }) => (
          <NativeSelect
            key={label}
            label={label}
            onChange={({ currentTarget }) => {
              const chosen = options[currentTarget.selectedIndex];
              if (chosen) fillIn(chosen.values);
            }}
            data={options.map((option) =>
              option.fate === undefined ? option.name : `${option.name} – ${option.fate}`,
            )}
          />
        ))}
        {examples.length > 0 && (
          <NativeSelect
            label={texts.example}
            value={example}
            onChange={({ currentTarget: { value } }) => {
              setExample(value);
              const chosen = examples[Number(value)];
              if (value !== '' && chosen) replace(chosen.args);
            }}
            data={[
              { value: '', label: texts.exampleNone },
              ...examples.map(({ titles }, at) => ({
                value: String(at),
                label: titles[language],
              })),
            ]}
          />
        )}
      </SimpleGrid>
    </Fieldset>
  );
}

/** The examples of a mutation; loaded only with the simulated platform. */
function useExamples(name: MutationName): readonly FormExample[] {
  const [examples, setExamples] = useState<readonly FormExample[]>([]);
  useEffect(() => {
    void import('../../generated/mutation-examples.ts').then((loaded) =>
      setExamples(loaded.examples[name] ?? []),
    );
  }, [name]);
  return examples;
}
