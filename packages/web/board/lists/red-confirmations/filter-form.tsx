import {
  Button,
  Group,
  NativeSelect,
  Paper,
  SegmentedControl,
  Stack,
  TextInput,
} from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { redConfirmationTexts } from '../../../messages/desk/red-confirmations.ts';
import { useTexts } from '../../../shared/language.tsx';
import type { AddressChanges } from '../../values/address.ts';
import { useStateName } from '../../values/state.tsx';
import { KINDS, type Parties, PARTIES, partyIn, STATUSES, TYPED } from './filter.ts';

const NUMBER_LENGTH = 20;

/** Form for the querying party and for the filters of the list. */
export function FilterForm({
  params,
  parties,
  onAsk,
}: {
  readonly params: URLSearchParams;
  readonly parties: Parties;
  readonly onAsk: (parties: Parties, changes: AddressChanges) => void;
}): ReactNode {
  const texts = useTexts(redConfirmationTexts);
  const stateName = useStateName();
  const [typed, setTyped] = useState(parties);
  const [filters, setFilters] = useState(() => Object.fromEntries(params));
  const as = filters['as'] === 'SELLER' ? 'SELLER' : partyIn(new URLSearchParams(filters));
  const set = (name: string, value: string): void => setFilters({ ...filters, [name]: value });
  const party = (name: keyof Parties): ReactNode => (
    <TextInput
      key={name}
      size="xs"
      flex="1 1 190px"
      label={texts.fields[name]}
      required={name.startsWith(as.toLowerCase())}
      maxLength={name.endsWith('Number') ? NUMBER_LENGTH : 100}
      autoComplete="off"
      value={typed[name]}
      onChange={({ currentTarget }) => setTyped({ ...typed, [name]: currentTarget.value })}
    />
  );
  const choice = (
    name: 'status' | 'kind' | 'enteredBy',
    options: readonly { readonly value: string; readonly label: string }[],
  ): ReactNode => (
    <NativeSelect
      size="xs"
      flex="1 1 150px"
      label={texts.fields[name]}
      value={filters[name] ?? ''}
      data={[{ value: '', label: texts.any }, ...options]}
      onChange={({ currentTarget }) => set(name, currentTarget.value)}
    />
  );
  const field = (name: 'from' | 'to' | (typeof TYPED)[number]): ReactNode => (
    <TextInput
      key={name}
      size="xs"
      flex="1 1 150px"
      type={name === 'from' || name === 'to' ? 'date' : 'text'}
      label={texts.fields[name]}
      value={filters[name] ?? ''}
      onChange={({ currentTarget }) => set(name, currentTarget.value)}
    />
  );
  const own = ['buyerName', 'buyerTaxNumber'] as const;
  const other = ['sellerName', 'sellerTaxNumber'] as const;
  return (
    <Paper
      withBorder
      p="sm"
      component="form"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onAsk(typed, { ...filters, as, after: '' });
      }}
    >
      <Stack gap="sm">
        <SegmentedControl
          size="xs"
          aria-label={texts.as}
          value={as}
          style={{ alignSelf: 'start' }}
          data={PARTIES.map((value) => ({ value, label: `${texts.as}: ${texts.parties[value]}` }))}
          onChange={(value) => set('as', value)}
        />
        <Group align="end" gap="sm">
          {(as === 'BUYER' ? [...own, ...other] : [...other, ...own]).map(party)}
        </Group>
        <Group align="end" gap="sm">
          {choice(
            'status',
            STATUSES.map((value) => ({ value, label: stateName(value) })),
          )}
          {choice(
            'kind',
            KINDS.map((value) => ({ value, label: texts.kinds[value] })),
          )}
          {choice(
            'enteredBy',
            PARTIES.map((value) => ({ value, label: texts.parties[value] })),
          )}
          {field('from')}
          {field('to')}
          {TYPED.map(field)}
          <Button size="xs" type="submit">
            {texts.ask}
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
}
