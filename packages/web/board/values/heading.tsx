import { Card, Text, Title } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { Prose } from './prose.tsx';

const PRODUCT = 'fapiao-graph';

/** Title of a view. It also becomes the title of the document, which distinguishes views in tabs and in the history. */
export function ViewTitle({
  children,
  mb = 0,
}: {
  readonly children: string;
  readonly mb?: 'md' | 0;
}): ReactNode {
  useEffect(() => {
    document.title = `${children} · ${PRODUCT}`;
    return () => {
      document.title = PRODUCT;
    };
  }, [children]);
  return (
    <Title order={1} size="h2" mb={mb} style={{ overflowWrap: 'anywhere' }}>
      {children}
    </Title>
  );
}

/** Title of a view, with its purpose. */
export function Heading({
  title,
  intro,
}: {
  readonly title: string;
  readonly intro: string;
}): ReactNode {
  return (
    <div>
      <ViewTitle>{title}</ViewTitle>
      <Text c="dimmed">{intro}</Text>
    </div>
  );
}

/** Card in place of an empty list, with a hint on the first step. */
export function Empty({ text, hint }: { readonly text: string; readonly hint: string }): ReactNode {
  return (
    <Card withBorder padding="lg">
      <Text>{text}</Text>
      <Text c="dimmed" size="sm">
        <Prose of={hint} />
      </Text>
    </Card>
  );
}
