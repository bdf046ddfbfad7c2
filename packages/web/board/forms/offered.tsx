import { Button, Card, Group, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useQuery } from 'urql';
import { Link } from 'wouter';
import { ViewerDocument } from '../../generated/operations.ts';
import { mutations } from '../../generated/mutations.ts';
import { formTexts } from '../../messages/forms/forms.ts';
import { useTexts } from '../../shared/language.tsx';
import type { Thing } from '../values/facts.ts';
import { formPath, useActions } from './actions.ts';
import { SUBJECTS } from './subjects.ts';

/** Mutations offered on the page of a thing: those that apply to it in its state and that the caller may use. */
export function Offered({ thing }: { readonly thing: Thing }): ReactNode {
  const heading = useTexts(formTexts).actions;
  const actions = useActions();
  const [{ data }] = useQuery({ query: ViewerDocument, requestPolicy: 'cache-first' });
  const offered = actions.filter(
    ({ name }) =>
      SUBJECTS[name]?.isOf(thing) === true &&
      data?.viewer.scopes.some((scope) => scope === mutations[name].scope),
  );
  if (offered.length === 0) return null;
  return (
    <Card withBorder padding="md" component="section" aria-labelledby="offered">
      <Group justify="space-between" gap="sm">
        <Title order={2} size="h5" id="offered">
          {heading}
        </Title>
        <Group gap="xs">
          {offered.map(({ name, title }) => (
            <Button
              key={name}
              component={Link}
              href={formPath(name, thing.id)}
              size="xs"
              variant="default"
            >
              {title}
            </Button>
          ))}
        </Group>
      </Group>
    </Card>
  );
}
