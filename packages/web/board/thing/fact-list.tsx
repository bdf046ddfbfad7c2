import { Card, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { boardTexts } from '../../messages/board.ts';
import { factTexts } from '../../messages/facts.ts';
import { useTexts } from '../../shared/language.tsx';
import { FactValue } from '../values/fact-value.tsx';
import { factsOf, type Thing } from '../values/facts.ts';

/** All known data of a thing. */
export function Facts({ thing }: { readonly thing: Thing }): ReactNode {
  const texts = useTexts(boardTexts).thing;
  const labels = useTexts(factTexts);
  const facts = factsOf(thing);
  return (
    <section aria-labelledby="facts">
      <Title order={2} size="h4" mb="sm" id="facts">
        {texts.facts}
      </Title>
      <Card withBorder padding="md">
        {facts.length === 0 ? (
          <Text size="sm" c="dimmed">
            {texts.noFacts}
          </Text>
        ) : (
          <dl className="facts">
            {facts.map((fact) => (
              <div key={fact[0]}>
                <dt>{labels[fact[0]]}</dt>
                <dd>
                  <FactValue of={fact} />
                </dd>
              </div>
            ))}
          </dl>
        )}
      </Card>
    </section>
  );
}
