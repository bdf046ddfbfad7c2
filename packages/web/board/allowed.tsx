import { Alert, Badge, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useQuery } from 'urql';
import { type Scope, ViewerDocument } from '../generated/operations.ts';
import { operationsTexts } from '../messages/desk/operations.ts';
import { useTexts } from '../shared/language.tsx';
import { Failed, Loading } from './asked.tsx';
import { ViewTitle } from './values/heading.tsx';

/** A view for callers with a scope. Other callers see which scope the view needs. */
export function Allowed({
  scope,
  title,
  children,
}: {
  readonly scope: Scope;
  readonly title: string;
  readonly children: ReactNode;
}): ReactNode {
  const texts = useTexts(operationsTexts);
  const [{ data, error }, ask] = useQuery({ query: ViewerDocument, requestPolicy: 'cache-first' });
  if (error) return <Failed error={error} again={() => ask({ requestPolicy: 'network-only' })} />;
  if (data === undefined) return <Loading />;
  const { scopes } = data.viewer;
  if (scopes.includes(scope)) return children;
  return (
    <Stack>
      <ViewTitle>{title}</ViewTitle>
      <Alert role="status">
        <Stack gap="xs">
          <Text size="sm">{texts.notAllowed(scope.toLowerCase())}</Text>
          <Text size="sm">{texts.askFor}</Text>
          <Group gap={6}>
            <Text size="sm">{texts.yours}</Text>
            <Scopes scopes={scopes} />
          </Group>
        </Stack>
      </Alert>
    </Stack>
  );
}

/** Scopes as badges, each with its name in the settings. */
export function Scopes({ scopes }: { readonly scopes: readonly Scope[] }): ReactNode {
  const texts = useTexts(operationsTexts).scopes;
  return (
    <Group gap={4}>
      {scopes.map((scope) => (
        <Badge key={scope} variant="default" tt="none" fw={500} title={scope.toLowerCase()}>
          {texts[scope]}
        </Badge>
      ))}
    </Group>
  );
}
