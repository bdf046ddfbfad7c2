import { Card, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useQuery } from 'urql';
import { type OperationKind, OperationsDocument } from '../../generated/operations.ts';
import { boardTexts } from '../../messages/board.ts';
import { kindTexts } from '../../messages/kinds.ts';
import { useTexts } from '../../shared/language.tsx';
import { Failed, Loading } from '../asked.tsx';
import type { Thing } from '../values/facts.ts';
import { hasList } from '../lists/lists.ts';
import { ThingRows } from '../lists/rows.tsx';
import { useRefresh } from './use-feed.ts';

const SHOWN = 12;

// The texts name every kind, and no other.
const OTHER_KINDS = (Object.keys(kindTexts.en) as OperationKind[]).filter((kind) => !hasList(kind));

/** The things that were sent last, of whatever kind. */
export function NewestThings(): ReactNode {
  const texts = useTexts(boardTexts);
  return (
    <section aria-labelledby="newest">
      <Title order={2} size="h4" mb="sm" id="newest">
        {texts.newest}
      </Title>
      <OperationList kinds={null} first={SHOWN} />
    </section>
  );
}

/** The newest of the kinds that have no list of their own. */
export function OtherThings(): ReactNode {
  const texts = useTexts(boardTexts);
  return (
    <Stack>
      <Title order={1} size="h2">
        {texts.everythingElse}
      </Title>
      <OperationList kinds={OTHER_KINDS} first={100} />
    </Stack>
  );
}

/** The newest operations of some kinds, or of all. */
function OperationList({
  kinds,
  first,
}: {
  readonly kinds: readonly OperationKind[] | null;
  readonly first: number;
}): ReactNode {
  const texts = useTexts(boardTexts);
  const [{ data, error }, ask] = useQuery({
    query: OperationsDocument,
    variables: { first, kinds: kinds && [...kinds] },
  });
  const again = (): void => ask({ requestPolicy: 'network-only' });
  useRefresh(kinds, again);
  if (!data) return error ? <Failed error={error} again={again} /> : <Loading />;
  const things = data.operations.edges.flatMap(
    ({ node: { subject, kind } }): [OperationKind, Thing][] => (subject ? [[kind, subject]] : []),
  );
  return (
    <Card withBorder padding={0}>
      {things.length === 0 ? (
        <Text p="md" c="dimmed" size="sm">
          {texts.list.empty}
        </Text>
      ) : (
        <ThingRows things={things.map(([, thing]) => thing)} withKind />
      )}
    </Card>
  );
}
