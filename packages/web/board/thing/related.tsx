import { Card, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useQuery } from 'urql';
import { RelatedDocument, type RelatedQuery } from '../../generated/operations.ts';
import { boardTexts } from '../../messages/board.ts';
import { useTexts } from '../../shared/language.tsx';
import type { Listed } from '../values/facts.ts';
import { ThingRows } from '../lists/rows.tsx';
import { useRefresh } from '../feed/use-feed.ts';

type Node = NonNullable<RelatedQuery['node']>;

function thingsOf(node: Node | null): readonly Listed[] {
  if (node === null) return [];
  const followed = 'followed' in node ? (node.followed?.edges ?? []).map((edge) => edge.node) : [];
  const parts = [
    'invoice' in node ? node.invoice : null,
    'order' in node ? node.order : null,
    'taxPayment' in node ? node.taxPayment : null,
  ];
  return [...followed, ...parts.filter((part) => part !== null)];
}

/** Related things: the invoice, the order, a seller's sales. Renders nothing if there are none. */
export function Related({ thing }: { readonly thing: Listed }): ReactNode {
  const texts = useTexts(boardTexts).thing;
  const [{ data }, ask] = useQuery({ query: RelatedDocument, variables: { id: thing.id } });
  useRefresh(null, () => ask({ requestPolicy: 'network-only' }));
  const things = thingsOf(data?.node ?? null).filter(({ id }) => id !== thing.id);
  if (things.length === 0) return null;
  return (
    <section aria-labelledby="related">
      <Title order={2} size="h4" mb="sm" id="related">
        {texts.related}
      </Title>
      <Card withBorder padding={0}>
        <ThingRows things={things} withKind />
      </Card>
    </section>
  );
}
