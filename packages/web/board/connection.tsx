import { Button, Code, Popover, Stack, Switch, Text } from '@mantine/core';
import { IconCircleFilled } from '../shared/icons.tsx';
import type { ReactNode } from 'react';
import { boardTexts } from '../messages/board.ts';
import { useTexts } from '../shared/language.tsx';
import { type Connection, type Replay, replayOf } from './feed/feed-state.ts';
import { useFeed, useFeedState } from './feed/use-feed.ts';

const COLORS: Readonly<Record<Connection, string>> = {
  connecting: 'var(--mantine-color-yellow-6)',
  live: 'var(--mantine-color-teal-6)',
  offline: 'var(--mantine-color-gray-6)',
};

/** State of the connection to the stream of updates, and the switch that disconnects it. */
export function ConnectionSwitch(): ReactNode {
  const texts = useTexts(boardTexts).connection;
  const state = useFeedState();
  const { connection, cursor } = state;
  const replay = replayOf(state);
  const feed = useFeed();
  return (
    <Popover width={320} position="bottom-end" trapFocus>
      <Popover.Target>
        <Button
          variant="default"
          size="xs"
          radius="xl"
          leftSection={
            <IconCircleFilled size={10} color={COLORS[connection]} fill="currentColor" stroke={0} />
          }
          aria-label={`${texts.label}: ${texts[connection]}`}
        >
          {texts[connection]}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={texts.label}>
        <Stack gap="sm">
          <Switch
            label={texts.offlineSwitch}
            checked={connection === 'offline'}
            onChange={({ currentTarget }) => feed.setOffline(currentTarget.checked)}
          />
          <Text size="sm">{texts.explanation}</Text>
          <div>
            <Text size="xs" c="dimmed">
              {texts.cursor}
            </Text>
            <Code
              block
              style={{ whiteSpace: 'normal', wordBreak: 'break-all' }}
              data-testid="cursor"
            >
              {cursor ?? texts.none}
            </Code>
          </div>
          <Text size="sm" role="status">
            {connection === 'offline'
              ? texts.cutAt
              : connection === 'live' && replay && <Return of={replay} />}
          </Text>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}

function Return({ of: { count, gap } }: { readonly of: Replay }): ReactNode {
  const texts = useTexts(boardTexts).connection;
  return gap ? texts.gap : texts.resumed(count);
}
