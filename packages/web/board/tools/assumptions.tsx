import { Card, Stack, Switch, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ScrapTaxAssumptionName, ScrapTaxEstimateQuery } from '../../generated/operations.ts';
import { toolTexts } from '../../messages/tools/tools.ts';
import { useTexts } from '../../shared/language.tsx';

type Estimate = NonNullable<ScrapTaxEstimateQuery['scrapTaxEstimate']>;

/** The open points of the tax rules, each with a switch that inverts the assumption. */
export function Assumptions({
  assumptions,
  onTurn,
}: {
  readonly assumptions: Estimate['assumptions'];
  readonly onTurn: (name: ScrapTaxAssumptionName, holds: boolean) => void;
}): ReactNode {
  const texts = useTexts(toolTexts).tax;
  return (
    <section aria-labelledby="assumptions">
      <Title order={2} size="h4" id="assumptions">
        {texts.assumptions}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {texts.assumptionsHint}
      </Text>
      <Card withBorder padding="md">
        <Stack gap="md">
          {assumptions.map(({ name, holds, isDefault, statement, reason }) => (
            <Switch
              key={name}
              checked={holds}
              onChange={({ currentTarget }) => onTurn(name, currentTarget.checked)}
              label={isDefault ? statement : `${statement} (${texts.changed})`}
              description={reason}
            />
          ))}
        </Stack>
      </Card>
    </section>
  );
}
