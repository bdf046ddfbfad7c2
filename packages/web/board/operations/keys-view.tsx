import { Stack, Table, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useQuery } from 'urql';
import { type KeyFactsFragment, KeysDocument } from '../../generated/operations.ts';
import { operationsTexts } from '../../messages/desk/operations.ts';
import { useTexts } from '../../shared/language.tsx';
import { Allowed, Scopes } from '../allowed.tsx';
import { Failed, Loading } from '../asked.tsx';
import { daysBetween, today } from '../values/days.ts';
import { useFormat } from '../values/format.ts';
import { BudgetLine } from './budgets.tsx';
import { Empty, Heading } from '../values/heading.tsx';

/** Page of the tenant's keys, with the scopes and the last use of each. */
export default function KeysView(): ReactNode {
  const texts = useTexts(operationsTexts).keys;
  return (
    <Allowed scope="AUDIT" title={texts.title}>
      <Stack>
        <Heading title={texts.title} intro={texts.intro} />
        <Keys />
      </Stack>
    </Allowed>
  );
}

function Keys(): ReactNode {
  const texts = useTexts(operationsTexts).keys;
  const [{ data, error }, ask] = useQuery({ query: KeysDocument });
  if (error) return <Failed error={error} again={() => ask({ requestPolicy: 'network-only' })} />;
  if (!data?.keys) return <Loading />;
  if (data.keys.length === 0) {
    return <Empty text={texts.none} hint={texts.noneHint} />;
  }
  return (
    <Table.ScrollContainer minWidth="min-content" type="native" tabIndex={0}>
      <Table withTableBorder verticalSpacing="xs" className="numbers stacking">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{texts.name}</Table.Th>
            <Table.Th>{texts.used}</Table.Th>
            <Table.Th>{texts.expires}</Table.Th>
            <Table.Th>{texts.scopes}</Table.Th>
            <Table.Th>{texts.limits}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {data.keys.map((key) => (
            <Key key={key.fingerprint} facts={key} />
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

/** Days without use after which the page points a key out, as it may have been forgotten. */
const LONG_DAYS = 90;
const SOON_DAYS = 30;

function Key({ facts }: { readonly facts: KeyFactsFragment }): ReactNode {
  const texts = useTexts(operationsTexts).keys;
  const { name, fingerprint, scopes, lastUsedOn, unitsPerRequest } = facts;
  const budgets = facts.budgets ?? [];
  const unusedDays = lastUsedOn === null ? 0 : daysBetween(lastUsedOn, today());
  return (
    <Table.Tr>
      <Table.Th scope="row">
        {name}
        <Text size="xs" c="dimmed" ff="monospace">
          {fingerprint}…
        </Text>
      </Table.Th>
      <Table.Td data-label={texts.used}>
        {lastUsedOn ?? texts.neverUsed}
        {unusedDays >= LONG_DAYS && <Warning>{texts.unused(unusedDays)}</Warning>}
      </Table.Td>
      <Table.Td data-label={texts.expires}>
        <End expiresAt={facts.expiresAt} />
      </Table.Td>
      <Table.Td maw={280} data-label={texts.scopes}>
        <Scopes scopes={scopes} />
      </Table.Td>
      <Table.Td miw={180} data-label={texts.limits}>
        {unitsPerRequest === null && budgets.length === 0 && texts.noLimits}
        {unitsPerRequest !== null && <Text size="sm">{texts.perRequest(unitsPerRequest)}</Text>}
        {budgets.map((budget) => (
          <BudgetLine key={budget.capability} budget={budget} />
        ))}
      </Table.Td>
    </Table.Tr>
  );
}

function End({ expiresAt }: { readonly expiresAt: string | null }): ReactNode {
  const texts = useTexts(operationsTexts).keys;
  const { moment } = useFormat();
  if (expiresAt === null) return texts.never;
  const days = daysBetween(today(), expiresAt.slice(0, 10));
  return (
    <>
      {moment(expiresAt)}
      {days <= 0 && <Warning>{texts.expired}</Warning>}
      {days > 0 && days <= SOON_DAYS && <Warning>{texts.endsSoon(days)}</Warning>}
    </>
  );
}

function Warning({ children }: { readonly children: string }): ReactNode {
  return (
    <Text size="xs" c="red.8">
      {children}
    </Text>
  );
}
