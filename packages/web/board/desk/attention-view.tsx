import { Button, Group, Stack, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useClient, useQuery } from 'urql';
import {
  AttentionDocument,
  type AttentionFactsFragment,
  DismissAttentionDocument,
} from '../../generated/operations.ts';
import { attentionTexts } from '../../messages/desk/attention.ts';
import { boardTexts } from '../../messages/board.ts';
import { useTexts } from '../../shared/language.tsx';
import { Allowed } from '../allowed.tsx';
import { Failed, Loading } from '../asked.tsx';
import { useRefresh } from '../feed/use-feed.ts';
import { useAddress } from '../values/address.ts';
import { useFormat } from '../values/format.ts';
import { AttentionItem } from './attention-item.tsx';
import { useCountAgain } from './use-attention.ts';
import { Empty, Heading } from '../values/heading.tsx';

const PAGE = 25;

/** Page of things that do not continue by themselves, each with advice and the button that follows it. */
export default function AttentionView(): ReactNode {
  const texts = useTexts(attentionTexts);
  const title = useTexts(boardTexts).attention;
  return (
    <Allowed scope="READ" title={title}>
      <Stack>
        <Heading title={title} intro={texts.intro} />
        <Items />
      </Stack>
    </Allowed>
  );
}

function Items(): ReactNode {
  const texts = useTexts(attentionTexts);
  const { count } = useFormat();
  const [params, change] = useAddress();
  const after = params.get('after');
  const [{ data, error }, ask] = useQuery({
    query: AttentionDocument,
    variables: { first: PAGE, after },
  });
  const countAgain = useCountAgain();
  const again = (): void => ask({ requestPolicy: 'network-only' });
  const done = (): void => {
    again();
    countAgain();
  };
  useRefresh(null, again);
  if (error) return <Failed error={error} again={again} />;
  if (data === undefined) return <Loading />;
  const { total, edges, pageInfo } = data.attention;
  const items = edges.map(({ node }) => node);
  // A later page is empty once all its items are settled; the pages before it are not.
  if (items.length === 0 && after === null) {
    return <Empty text={texts.none} hint={texts.noneHint} />;
  }
  return (
    <Stack gap="sm">
      <Group justify="space-between">
        <Text size="sm" role="status">
          {texts.count(count(total))}
        </Text>
        <DismissAll items={items} done={done} />
      </Group>
      {items.map((item) => (
        <AttentionItem key={item.id} item={item} done={done} />
      ))}
      {(after !== null || pageInfo.hasNextPage) && (
        <Group>
          <Button variant="default" disabled={after === null} onClick={() => change({ after: '' })}>
            {texts.newest}
          </Button>
          <Button
            variant="default"
            disabled={!pageInfo.hasNextPage}
            onClick={() => change({ after: pageInfo.endCursor ?? '' })}
          >
            {texts.older}
          </Button>
        </Group>
      )}
    </Stack>
  );
}

/** Button that dismisses all dismissible items of the page. */
function DismissAll({
  items,
  done,
}: {
  readonly items: readonly AttentionFactsFragment[];
  readonly done: () => void;
}): ReactNode {
  const texts = useTexts(attentionTexts);
  const client = useClient();
  const [isBusy, setBusy] = useState(false);
  const ids = items.filter(({ actions }) => actions.includes('DISMISS')).map(({ id }) => id);
  if (ids.length < 2) return null;
  const dismiss = async (): Promise<void> => {
    setBusy(true);
    await client.mutation(DismissAttentionDocument, { ids }).toPromise();
    setBusy(false);
    done();
  };
  return (
    <Button variant="default" size="xs" loading={isBusy} onClick={() => void dismiss()}>
      {texts.dismissAll}
    </Button>
  );
}
