import { Anchor, Card, Group, ScrollArea, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { boardTexts } from '../messages/board.ts';
import { kindTexts } from '../messages/kinds.ts';
import { causeTexts } from '../messages/states.ts';
import { useTexts } from '../shared/language.tsx';
import type { FeedUpdate } from './feed/feed-state.ts';
import { useFormat } from './values/format.ts';
import { thingPath } from './paths.ts';
import { StateBadge } from './values/state.tsx';
import { useTitleOfUpdate } from './values/title.ts';
import { useFeedState } from './feed/use-feed.ts';

const SHOWN = 30;

/** The newest updates of all kinds, shown live. */
export function Activity(): ReactNode {
  const texts = useTexts(boardTexts).activity;
  const { updates } = useFeedState();
  return (
    <section aria-labelledby="activity">
      <Title order={2} size="h4" mb="sm" id="activity">
        {texts.heading}
      </Title>
      <Card withBorder padding={0}>
        <ScrollArea.Autosize
          mah={560}
          type="auto"
          scrollbars="y"
          // As wide as the card: longer text is cut off with an ellipsis.
          styles={{ content: { minWidth: 0 } }}
          viewportProps={{ tabIndex: 0 }}
        >
          {updates.length === 0 && (
            <Text p="md" c="dimmed" size="sm">
              {texts.empty}
            </Text>
          )}
          <Stack
            gap={0}
            component="ol"
            className="plain-list rows"
            aria-live="polite"
            aria-relevant="additions"
          >
            {updates.slice(0, SHOWN).map((update) => (
              <Change key={update.eventId} update={update} />
            ))}
          </Stack>
        </ScrollArea.Autosize>
      </Card>
    </section>
  );
}

function Change({ update }: { readonly update: FeedUpdate }): ReactNode {
  const { kind, state, progress, cause, occurredAt, confirmed, subjectId } = update;
  const title = useTitleOfUpdate()(update);
  const texts = useTexts(boardTexts).activity;
  const kinds = useTexts(kindTexts);
  const causes = useTexts(causeTexts);
  const { moment, exactly } = useFormat();
  return (
    <Group
      component="li"
      px="md"
      py="xs"
      justify="space-between"
      wrap="nowrap"
      align="start"
      gap="sm"
    >
      <Stack gap={2} miw={0}>
        {subjectId === null ? (
          <Text size="sm" fw={500} truncate>
            {title}
          </Text>
        ) : (
          <Anchor component={Link} href={thingPath(subjectId)} size="sm" fw={500} truncate>
            {title}
          </Anchor>
        )}
        <Text size="xs" c="dimmed">
          {kinds[kind]} · {causes[cause]}
          {!confirmed && ` · ${texts.unconfirmed}`} ·{' '}
          <time dateTime={occurredAt} title={exactly(occurredAt)}>
            {moment(occurredAt)}
          </time>
        </Text>
      </Stack>
      {state !== null && progress !== null && <StateBadge state={state} progress={progress} />}
    </Group>
  );
}
