import { Autocomplete, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { useQuery } from 'urql';
import { CompaniesDocument } from '../../generated/operations.ts';
import { sandboxTexts } from '../../messages/sandbox.ts';
import { useTexts } from '../../shared/language.tsx';

/** Characters from which on companies are looked up, and the pause in typing before that: each look-up is a billed call. */
const [FEWEST_CHARACTERS, PAUSE_MS] = [2, 300];

/** A company by a part of its name: those that are found are offered, and the chosen one fills in its tax number. */
export function CompanyField({
  name,
  label,
}: {
  /** Name of the field for the company's name; that for the tax number ends in `TaxNumber`. */
  readonly name: string;
  readonly label: string;
}): ReactNode {
  const texts = useTexts(sandboxTexts);
  const [typed, setTyped] = useState('');
  const [taxNumber, setTaxNumber] = useState('');
  const [settled] = useDebouncedValue(typed.trim(), PAUSE_MS);
  const [{ data }] = useQuery({
    query: CompaniesDocument,
    variables: { name: settled },
    pause: settled.length < FEWEST_CHARACTERS || taxNumber !== '',
    requestPolicy: 'cache-first',
  });
  const found = new Map(
    data?.enterprises?.enterprises?.map((company) => [company.name, company.taxNumber]),
  );
  return (
    <>
      <Autocomplete
        name={`${name}Name`}
        label={label}
        description={texts.companyHint}
        value={typed}
        onChange={(value) => {
          setTyped(value);
          setTaxNumber(found.get(value) ?? '');
        }}
        data={[...found.keys()]}
        // The platform has found them by its own rules.
        filter={({ options }) => options}
        autoComplete="off"
        required
      />
      <TextInput
        name={`${name}TaxNumber`}
        label={texts.taxNumber}
        value={taxNumber}
        onChange={({ currentTarget }) => setTaxNumber(currentTarget.value)}
        autoComplete="off"
        required
      />
    </>
  );
}
