import { Card, Grid, NativeSelect, SimpleGrid, Stack, Switch, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { useQuery } from 'urql';
import {
  type ScrapTaxAssumptionName,
  type ScrapTaxAssumptionsInput,
  ScrapTaxEstimateDocument,
  type ScrapTaxEstimateInput,
} from '../../generated/operations.ts';
import { boardTexts } from '../../messages/board.ts';
import { toolTexts } from '../../messages/tools/tools.ts';
import { useTexts } from '../../shared/language.tsx';
import { Failed, Loading } from '../asked.tsx';
import { Assumptions } from './assumptions.tsx';
import { TaxTable } from './tax-table.tsx';
import { Heading } from '../values/heading.tsx';

interface Filled {
  readonly kind: 'GENERAL' | 'SPECIAL';
  readonly amount: string;
  readonly monthly: string;
  readonly urbanRate: string;
  readonly enjoysReduction: boolean;
  readonly isOwnUse: boolean;
  readonly originalValue: string;
  readonly incomeTaxBase: string;
  readonly incomeTaxPaid: string;
  readonly assumptions: ScrapTaxAssumptionsInput;
}

const AT_FIRST: Filled = {
  kind: 'GENERAL',
  amount: '10000.00',
  monthly: '20000.00',
  urbanRate: '0.07',
  enjoysReduction: true,
  isOwnUse: false,
  originalValue: '0.00',
  incomeTaxBase: '80000.00',
  incomeTaxPaid: '400.00',
  assumptions: {},
};

function toInput(filled: Filled): ScrapTaxEstimateInput {
  const { kind, enjoysReduction, assumptions, urbanRate } = filled;
  return {
    kind,
    // The reduction applies only to the taxes of a special invoice.
    ...(kind === 'SPECIAL' && { enjoysReduction }),
    urbanRate,
    amountWithoutTax: filled.amount,
    monthlyCumulative: filled.monthly,
    scrap: filled.isOwnUse
      ? { ownUse: { originalValue: filled.originalValue } }
      : {
          purchased: { incomeTaxBase: filled.incomeTaxBase, incomeTaxPaid: filled.incomeTaxPaid },
        },
    assumptions,
  };
}

/** The member of the input that inverts an assumption: `roundsHalfUp` for ROUNDS_HALF_UP. */
function memberOf(name: ScrapTaxAssumptionName): keyof ScrapTaxAssumptionsInput {
  const camel = name
    .toLowerCase()
    .replaceAll(/_(\w)/g, (_all, letter: string) => letter.toUpperCase());
  // The schema declares the same names twice: as enum values in capitals, and as members of the input.
  return camel as keyof ScrapTaxAssumptionsInput;
}

/** Tax calculator for scrap purchases. */
export default function TaxView(): ReactNode {
  const texts = useTexts(toolTexts).tax;
  const title = useTexts(boardTexts).tax;
  const [filled, setFilled] = useState(AT_FIRST);
  const [settled] = useDebouncedValue(filled, 250);
  const [{ data, error, stale }, ask] = useQuery({
    query: ScrapTaxEstimateDocument,
    variables: { input: toInput(settled) },
  });
  const estimate = data?.scrapTaxEstimate;
  return (
    <Stack>
      <Heading title={title} intro={texts.intro} />
      <Grid gap="lg">
        <Grid.Col span={{ base: 12, xl: 3 }}>
          <Card withBorder padding="md" component="section" aria-label={title}>
            <Inputs filled={filled} onChange={(change) => setFilled({ ...filled, ...change })} />
          </Card>
        </Grid.Col>
        <Grid.Col span={{ base: 12, xl: 9 }}>
          {error && <Failed error={error} again={() => ask({ requestPolicy: 'network-only' })} />}
          {!estimate && !error && <Loading />}
          {estimate && (
            <Stack gap="lg" aria-busy={stale}>
              <TaxTable estimate={estimate} />
              <Assumptions
                assumptions={estimate.assumptions}
                onTurn={(name, holds) =>
                  setFilled({
                    ...filled,
                    assumptions: { ...filled.assumptions, [memberOf(name)]: holds },
                  })
                }
              />
            </Stack>
          )}
        </Grid.Col>
      </Grid>
    </Stack>
  );
}

function Inputs({
  filled,
  onChange,
}: {
  readonly filled: Filled;
  readonly onChange: (change: Partial<Filled>) => void;
}): ReactNode {
  const texts = useTexts(toolTexts).tax;
  const amount = (
    member: 'amount' | 'monthly' | 'originalValue' | 'incomeTaxBase' | 'incomeTaxPaid',
  ): ReactNode => (
    <TextInput
      label={texts[member]}
      inputMode="decimal"
      value={filled[member]}
      onChange={({ currentTarget }) => onChange({ [member]: currentTarget.value })}
    />
  );
  return (
    <SimpleGrid cols={{ base: 1, sm: 2, lg: 3, xl: 1 }} spacing="sm" style={{ alignItems: 'end' }}>
      {amount('amount')}
      {amount('monthly')}
      <NativeSelect
        label={texts.kind}
        data={[
          { value: 'GENERAL', label: texts.kinds.GENERAL },
          { value: 'SPECIAL', label: texts.kinds.SPECIAL },
        ]}
        value={filled.kind}
        onChange={({ currentTarget }) =>
          onChange({ kind: currentTarget.value === 'SPECIAL' ? 'SPECIAL' : 'GENERAL' })
        }
      />
      <NativeSelect
        label={texts.urbanRate}
        data={[
          { value: '0.07', label: '7 %' },
          { value: '0.05', label: '5 %' },
          { value: '0.01', label: '1 %' },
        ]}
        value={filled.urbanRate}
        onChange={({ currentTarget }) => onChange({ urbanRate: currentTarget.value })}
      />
      {filled.kind === 'SPECIAL' && (
        <Switch
          label={texts.reduction}
          checked={filled.enjoysReduction}
          onChange={({ currentTarget }) => onChange({ enjoysReduction: currentTarget.checked })}
        />
      )}
      <Switch
        label={texts.ownUse}
        checked={filled.isOwnUse}
        onChange={({ currentTarget }) => onChange({ isOwnUse: currentTarget.checked })}
      />
      {filled.isOwnUse ? (
        amount('originalValue')
      ) : (
        <>
          {amount('incomeTaxBase')}
          {amount('incomeTaxPaid')}
        </>
      )}
    </SimpleGrid>
  );
}
