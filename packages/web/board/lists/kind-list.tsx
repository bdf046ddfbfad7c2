import { Button, Card, Chip, Group, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useQuery } from 'urql';
import type { OperationState } from '../../generated/operations.ts';
import { boardTexts } from '../../messages/board.ts';
import { kindTexts } from '../../messages/kinds.ts';
import { useTexts } from '../../shared/language.tsx';
import { Failed, Loading } from '../asked.tsx';
import { useCounts } from '../feed/counts.ts';
import type { KindList } from './lists.ts';
import { ThingRows } from './rows.tsx';
import { useStateName } from '../values/state.tsx';
import { useRefresh } from '../feed/use-feed.ts';

const PAGE = 25;

/** List of one kind, newest first, of all states or of one, updated live. */
export function KindListView({ list }: { readonly list: KindList }): ReactNode {
  const texts = useTexts(boardTexts).list;
  const name = useTexts(kindTexts)[list.kind];
  const stateName = useStateName();
  const counts = useCounts().filter(({ kind }) => kind === list.kind);
  const [state, setState] = useState<OperationState | null>(null);
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <Stack>
      <Title order={1} size="h2">
        {name}
      </Title>
      {counts.length > 0 && (
        <Group gap="xs" role="group" aria-label={texts.filter}>
          <Chip size="sm" checked={state === null} onChange={() => setState(null)}>
            {texts.all} {total}
          </Chip>
          {counts.map((each) => (
            <Chip
              key={each.state}
              size="sm"
              checked={state === each.state}
              onChange={() => setState(each.state)}
            >
              {stateName(each.state)} {each.count}
            </Chip>
          ))}
        </Group>
      )}
      <Card withBorder padding={0}>
        <Page key={state} list={list} state={state} after={null} />
      </Card>
    </Stack>
  );
}

/** A page of the list, and the one behind it once that is wanted. */
function Page({
  list,
  state,
  after,
}: {
  readonly list: KindList;
  readonly state: OperationState | null;
  readonly after: string | null;
}): ReactNode {
  const texts = useTexts(boardTexts).list;
  const [isMoreWanted, setMoreWanted] = useState(false);
  const [{ data, error }, ask] = useQuery({
    query: list.document,
    variables: { first: PAGE, after, states: state && [state] },
  });
  const again = (): void => ask({ requestPolicy: 'network-only' });
  useRefresh([list.kind], again);
  if (!data) return error ? <Failed error={error} again={again} /> : <Loading />;
  const { edges, pageInfo } = data.list;
  if (edges.length === 0 && after === null) {
    return (
      <Text p="md" c="dimmed" size="sm">
        {texts.empty}
      </Text>
    );
  }
  return (
    <>
      <ThingRows things={edges.map(({ node }) => node)} />
      {pageInfo.hasNextPage && !isMoreWanted && (
        <Button variant="subtle" m="sm" onClick={() => setMoreWanted(true)}>
          {texts.more}
        </Button>
      )}
      {pageInfo.hasNextPage && isMoreWanted && (
        <Page list={list} state={state} after={pageInfo.endCursor} />
      )}
    </>
  );
}
