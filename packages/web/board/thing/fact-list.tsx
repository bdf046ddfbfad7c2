import { Card, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { boardTexts } from '../../messages/board.ts';
import { factTexts, valueTexts } from '../../messages/facts.ts';
import { useTexts } from '../../shared/language.tsx';
import { type Fact, type FactName, factsOf, type Thing } from '../values/facts.ts';
import { useFormat } from '../values/format.ts';
import { OutwardLink } from '../values/outward-link.tsx';

const AMOUNTS: ReadonlySet<FactName> = new Set([
  'amountWithTax',
  'amountWithoutTax',
  'payAmount',
  'taxAmount',
  'totalTaxPayable',
]);

const MOMENTS: ReadonlySet<FactName> = new Set(['completedAt', 'expiresAt', 'issuedAt']);
const LINKS: ReadonlySet<FactName> = new Set(['payUrl', 'signUrl']);

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
                  <Value of={fact} />
                </dd>
              </div>
            ))}
          </dl>
        )}
      </Card>
    </section>
  );
}

function Value({ of: [name, value] }: { readonly of: Fact }): ReactNode {
  const texts = useTexts(boardTexts);
  const values = useTexts(valueTexts);
  const { yuan, exactly } = useFormat();
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (typeof value === 'number') return value;
  if (AMOUNTS.has(name)) return <span className="numbers">{yuan(value)}</span>;
  if (MOMENTS.has(name)) return exactly(value);
  if (LINKS.has(name)) return <OutwardLink to={value}>{texts.openLink}</OutwardLink>;
  return name === 'kind' || name === 'invoiceKind' ? (values[value] ?? value) : value;
}
