import {
  Anchor,
  Badge,
  Card,
  Group,
  SimpleGrid,
  Stack,
  Text,
  TextInput,
  Title,
} from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useQuery } from 'urql';
import { Link } from 'wouter';
import { ViewerDocument } from '../../generated/operations.ts';
import { mutations } from '../../generated/mutations.ts';
import { boardTexts } from '../../messages/board.ts';
import { formTexts } from '../../messages/forms/forms.ts';
import { capabilityTexts } from '../../messages/forms/mutations.ts';
import { useTexts } from '../../shared/language.tsx';
import { type Action, useActions } from './actions.ts';
import { Heading } from '../values/heading.tsx';

/** Every mutation, grouped by capability, with a text search. */
export default function AllActions(): ReactNode {
  const texts = useTexts(formTexts);
  const board = useTexts(boardTexts);
  const capabilities = useTexts(capabilityTexts);
  const actions = useActions();
  const [{ data }] = useQuery({ query: ViewerDocument, requestPolicy: 'cache-first' });
  const [words, setWords] = useState('');
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const found = actions.filter(({ name, title }) =>
    wanted.every((word) => `${name} ${title}`.toLowerCase().includes(word)),
  );
  const groups = Object.keys(capabilities).flatMap((capability) => {
    const members = found.filter(({ name }) => mutations[name].capability === capability);
    return members.length === 0 ? [] : [{ capability, members }];
  });
  return (
    <Stack>
      <Heading title={board.allActions} intro={texts.allActionsHint} />
      <TextInput
        type="search"
        maw={360}
        label={texts.find}
        value={words}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      <Text size="sm" c="dimmed" role="status">
        {found.length === 0 && texts.none}
      </Text>
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="md">
        {groups.map(({ capability, members }) => (
          <Card key={capability} withBorder padding="md" component="section">
            <Title order={2} size="h5" mb="xs">
              {capabilities[capability]}
            </Title>
            <Stack gap={6} component="ul" className="plain-list">
              {members.map((action) => (
                <Row key={action.name} of={action} scopes={data?.viewer.scopes ?? []} />
              ))}
            </Stack>
          </Card>
        ))}
      </SimpleGrid>
    </Stack>
  );
}

function Row({
  of: { name, title, path },
  scopes,
}: {
  readonly of: Action;
  readonly scopes: readonly string[];
}): ReactNode {
  const texts = useTexts(formTexts);
  const { billed, scope } = mutations[name];
  return (
    <Group component="li" gap="xs">
      <Anchor component={Link} href={path} size="sm">
        {title}
      </Anchor>
      {billed !== undefined && (
        <Badge variant="default" size="sm" tt="none" fw={500}>
          {texts.billed}
        </Badge>
      )}
      {scopes.length > 0 && !scopes.includes(scope) && (
        <Text size="xs" c="dimmed">
          {texts.needsScope(scope.toLowerCase())}
        </Text>
      )}
    </Group>
  );
}
