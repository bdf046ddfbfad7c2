import { Card, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Prose } from './prose.tsx';

/** Title of a view, and what it is for. */
export function Heading({
  title,
  intro,
}: {
  readonly title: string;
  readonly intro: string;
}): ReactNode {
  return (
    <div>
      <Title order={1} size="h2">
        {title}
      </Title>
      <Text c="dimmed">{intro}</Text>
    </div>
  );
}

/** Card in place of a list that is empty, with what to do first. */
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
