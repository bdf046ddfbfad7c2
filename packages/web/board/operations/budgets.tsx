import { Card, Progress, SimpleGrid, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useQuery } from 'urql';
import { type BudgetFragment, BudgetsDocument } from '../../generated/operations.ts';
import { operationsTexts } from '../../messages/desk/operations.ts';
import { useTexts } from '../../shared/language.tsx';
import { Failed, Loading } from '../asked.tsx';
import { useFormat } from '../values/format.ts';

/** Today's budgets that apply to the caller. */
export function Budgets(): ReactNode {
  const texts = useTexts(operationsTexts).billing;
  const [{ data, error }, ask] = useQuery({ query: BudgetsDocument });
  const budgets = data?.viewer.budgets;
  return (
    <section aria-labelledby="budgets">
      <Title order={2} size="h4" id="budgets">
        {texts.budgets}
      </Title>
      {error && <Failed error={error} again={() => ask({ requestPolicy: 'network-only' })} />}
      {!budgets && !error && <Loading />}
      {budgets && (
        <Text c="dimmed" size="sm" mb="xs">
          {budgets.length === 0 ? texts.noBudgets : texts.budgetsHint}
        </Text>
      )}
      {budgets && budgets.length > 0 && (
        <SimpleGrid cols={{ base: 1, xs: 2, lg: 3 }} spacing="sm">
          {budgets.map((budget) => (
            <Card key={`${budget.holder} ${budget.capability}`} withBorder padding="sm">
              <BudgetLine budget={budget} />
            </Card>
          ))}
        </SimpleGrid>
      )}
    </section>
  );
}

/** Share from which a budget counts as nearly spent. */
const NEARLY = 0.9;

/** A budget: its owner, its capability, and the remaining units. */
export function BudgetLine({ budget }: { readonly budget: BudgetFragment }): ReactNode {
  const texts = useTexts(operationsTexts).billing;
  const { count } = useFormat();
  const { capability, holder, key, unitsPerDay, usedUnits, leftUnits } = budget;
  const share = unitsPerDay === 0 ? 1 : usedUnits / unitsPerDay;
  const name = texts.capabilities[capability];
  const left = texts.left(count(leftUnits), count(unitsPerDay));
  return (
    <>
      <Text size="sm" fw={500}>
        {name}
      </Text>
      <Text size="xs" c="dimmed">
        {texts.holders[holder]} {key}
      </Text>
      <Progress
        value={Math.min(share, 1) * 100}
        color={share >= NEARLY ? 'red' : 'blue'}
        my={6}
        aria-label={`${name}: ${left}`}
      />
      <Text size="sm" className="numbers">
        {left}
      </Text>
    </>
  );
}
