import { Autocomplete, Checkbox, Stack } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { useQuery } from 'urql';
import { CompaniesDocument } from '../../../generated/operations.ts';
import { formTexts } from '../../../messages/forms/forms.ts';
import { useTexts } from '../../../shared/language.tsx';
import { type FieldProps, useForm } from '../form-state.ts';
import type { InputDescription } from '../model/description.ts';
import { draftAt, inputOf, isObject } from '../model/draft.ts';
import { GroupFrame } from './group.tsx';
import { Leaf, useFrame } from './leaf.tsx';

/** Fewest characters, and pause in typing, before companies are looked up: each look-up is a billed call. */
const [FEWEST_CHARACTERS, PAUSE_MS] = [2, 300];

/** True for an input of a name and a tax number. */
export function isCompany({ members }: InputDescription): boolean {
  return (
    members.length === 2 &&
    ['name', 'taxNumber'].every((name) => members.some((each) => each.name === name))
  );
}

/** Finds a company by a part of its name. The field offers the results, and the chosen one fills in its tax number. */
export function Company(props: FieldProps): ReactNode {
  const { catalogue, isSandbox } = useForm();
  const texts = useTexts(formTexts);
  const [looksUp, setLooksUp] = useState(isSandbox);
  const { member, path } = props;
  const members = inputOf(catalogue, member)?.members ?? [];
  return (
    <GroupFrame {...props}>
      <Stack gap="sm">
        {!isSandbox && (
          <Checkbox
            label={texts.lookUp}
            checked={looksUp}
            onChange={({ currentTarget }) => setLooksUp(currentTarget.checked)}
          />
        )}
        {members.map((each) => {
          const place = { member: each, owner: member.type, path: [...path, each.name] };
          return each.name === 'name' && looksUp ? (
            <FoundName key={each.name} {...place} company={path} />
          ) : (
            <Leaf key={each.name} {...place} />
          );
        })}
      </Stack>
    </GroupFrame>
  );
}

function FoundName({
  company,
  ...props
}: FieldProps & { readonly company: FieldProps['path'] }): ReactNode {
  const { draft, change } = useForm();
  const texts = useTexts(formTexts);
  const frame = useFrame(props);
  const typed = draftAt(draft, props.path);
  const name = typeof typed === 'string' ? typed : '';
  const [settled] = useDebouncedValue(name.trim(), PAUSE_MS);
  const [wasTyped, setTyped] = useState(false);
  const [{ data }] = useQuery({
    query: CompaniesDocument,
    variables: { name: settled },
    pause: !wasTyped || settled.length < FEWEST_CHARACTERS,
    requestPolicy: 'cache-first',
  });
  const found = new Map(data?.enterprises?.enterprises?.map((each) => [each.name, each.taxNumber]));
  const choose = (value: string): void => {
    const taxNumber = found.get(value);
    const before = draftAt(draft, company);
    setTyped(taxNumber === undefined);
    change(company, {
      ...(isObject(before) && before),
      name: value,
      ...(taxNumber !== undefined && { taxNumber }),
    });
  };
  return (
    <Autocomplete
      {...frame}
      description={texts.companyHint}
      value={name}
      onChange={choose}
      data={[...found.keys()]}
      // The platform has filtered the results by its own rules.
      filter={({ options }) => options}
    />
  );
}
