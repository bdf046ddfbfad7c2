import { Card, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useQuery } from 'urql';
import { OperationsDocument } from '../../generated/operations.ts';
import { boardTexts } from '../../messages/board.ts';
import { useTexts } from '../../shared/language.tsx';
import { Failed, Loading } from '../asked.tsx';
import { ThingRows } from '../lists/rows.tsx';
import { useRefresh } from './use-feed.ts';

const SHOWN = 12;

/** The things that were sent last, of all kinds. */
export function NewestThings(): ReactNode {
  const texts = useTexts(boardTexts);
  return (
    <section aria-labelledby="newest">
      <Title order={2} size="h4" mb="sm" id="newest">
        {texts.newest}
      </Title>
      <NewestList />
    </section>
  );
}

function NewestList(): ReactNode {
  const texts = useTexts(boardTexts);
  const [{ data, error }, ask] = useQuery({
    query: OperationsDocument,
    variables: { first: SHOWN },
  });
  const again = (): void => ask({ requestPolicy: 'network-only' });
  useRefresh(null, again);
  if (!data) return error ? <Failed error={error} again={again} /> : <Loading />;
  const things = data.operations.edges.flatMap(({ node: { subject } }) => subject ?? []);
  return (
    <Card withBorder padding={0}>
      {things.length === 0 ? (
        <Text p="md" c="dimmed" size="sm">
          {texts.newestEmpty}
        </Text>
      ) : (
        <ThingRows things={things} withKind />
      )}
    </Card>
  );
}
