import {
  Anchor,
  Button,
  Card,
  Grid,
  Group,
  Progress,
  SimpleGrid,
  Stack,
  Text,
} from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { OperationKind } from '../generated/operations.ts';
import { boardTexts } from '../messages/board.ts';
import { kindTexts } from '../messages/kinds.ts';
import { useTexts } from '../shared/language.tsx';
import { Activity } from './activity.tsx';
import { type Count, useCounts } from './feed/counts.ts';
import { KIND_LISTS, type KindList } from './lists/lists.ts';
import { NewestThings } from './feed/newest.tsx';
import { PROGRESS_COLORS, useStateName } from './values/state.tsx';
import { ViewTitle } from './values/heading.tsx';

/** Start page: counts of each kind by state, the newest things, and the latest updates. */
export function Overview({ isSandbox }: { readonly isSandbox: boolean }): ReactNode {
  const texts = useTexts(boardTexts);
  const counts = useCounts();
  const countsOf = (kind: OperationKind): readonly Count[] =>
    counts.filter((count) => count.kind === kind);
  const shown = KIND_LISTS.filter(({ kind }) => countsOf(kind).length > 0);
  return (
    <Stack gap="xl">
      <section>
        <ViewTitle mb="md">{texts.overview}</ViewTitle>
        {shown.length > 0 ? (
          <SimpleGrid cols={{ base: 1, xs: 2, lg: 3 }} spacing="sm">
            {shown.map((list) => (
              <KindCard key={list.kind} list={list} counts={countsOf(list.kind)} />
            ))}
          </SimpleGrid>
        ) : (
          <Welcome isSandbox={isSandbox} />
        )}
      </section>
      <Grid gap="xl">
        <Grid.Col span={{ base: 12, lg: 7 }}>
          <NewestThings />
        </Grid.Col>
        <Grid.Col span={{ base: 12, lg: 5 }}>
          <Activity />
        </Grid.Col>
      </Grid>
    </Stack>
  );
}

function Welcome({ isSandbox }: { readonly isSandbox: boolean }): ReactNode {
  const texts = useTexts(boardTexts);
  return (
    <Card withBorder padding="lg">
      <Stack align="start">
        <Text>{texts.counts.nothingYet}</Text>
        {isSandbox && (
          <>
            <Text c="dimmed" size="sm">
              {texts.counts.tryFirst}
            </Text>
            <Button component={Link} href="/do/issueInvoice">
              {texts.issueInvoice}
            </Button>
          </>
        )}
      </Stack>
    </Card>
  );
}

function KindCard({
  list: { kind, path, icon: Icon },
  counts,
}: {
  readonly list: KindList;
  readonly counts: readonly Count[];
}): ReactNode {
  const name = useTexts(kindTexts)[kind];
  const stateName = useStateName();
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const parts = counts.map((count) => ({
    ...count,
    color: PROGRESS_COLORS[count.progress],
  }));
  return (
    <Card withBorder padding="md">
      <Group justify="space-between" wrap="nowrap" mb="sm">
        <Group gap="xs" wrap="nowrap">
          <Icon size={20} stroke={1.6} />
          <Anchor component={Link} href={`/list/${path}`} fw={600} c="inherit">
            {name}
          </Anchor>
        </Group>
        <Text fw={650} size="xl" lh={1} style={{ fontVariantNumeric: 'tabular-nums' }}>
          {total}
        </Text>
      </Group>
      <Progress.Root size={8} aria-hidden>
        {parts.map(({ state, count, color }) => (
          <Progress.Section key={state} value={(count / total) * 100} color={`${color}.6`} />
        ))}
      </Progress.Root>
      <Group gap="sm" mt="sm" component="ul" className="plain-list">
        {parts.map(({ state, count, color }) => (
          <Group key={state} gap={6} component="li" wrap="nowrap">
            <span className="dot" style={{ background: `var(--mantine-color-${color}-6)` }} />
            <Text size="sm" c="dimmed">
              {stateName(state)}
            </Text>
            <Text size="sm" fw={600}>
              {count}
            </Text>
          </Group>
        ))}
      </Group>
    </Card>
  );
}
