import { Alert, Card, Grid, Group, Stack, Text } from '@mantine/core';
import { IconInfoCircle } from '../../shared/icons.tsx';
import { lazy, type ReactNode } from 'react';
import { useQuery } from 'urql';
import { ThingDocument } from '../../generated/operations.ts';
import { boardTexts } from '../../messages/board.ts';
import { kindTexts } from '../../messages/kinds.ts';
import { useTexts } from '../../shared/language.tsx';
import { Failed, Loading, Part } from '../asked.tsx';
import type { Thing } from '../values/facts.ts';
import { useFormat } from '../values/format.ts';
import { StateBadge } from '../values/state.tsx';
import { useTitle } from '../values/title.ts';
import { useRefresh } from '../feed/use-feed.ts';
import { Offered } from '../forms/offered.tsx';
import { Actions } from './actions.tsx';
import { Documents } from './documents.tsx';
import { Facts } from './fact-list.tsx';
import { Refusal } from './refusal.tsx';
import { Related } from './related.tsx';
import { Timeline } from './timeline.tsx';
import { ViewTitle } from '../values/heading.tsx';

const InvoiceFace = lazy(() => import('./invoice-face.tsx'));

/** Page of a thing: its state and the reason, its facts, its files, and its timeline. */
export function ThingView({
  id,
  isSandbox,
}: {
  readonly id: string;
  readonly isSandbox: boolean;
}): ReactNode {
  const texts = useTexts(boardTexts);
  const [{ data, error }, ask] = useQuery({ query: ThingDocument, variables: { id } });
  const again = (): void => ask({ requestPolicy: 'network-only' });
  // The feed writes changes into the cache; a response that arrives afterwards may overwrite them with an older state.
  useRefresh(null, again);
  if (!data) return error ? <Failed error={error} again={again} /> : <Loading />;
  const thing = data.node;
  if (thing === null || !('stateName' in thing)) {
    return <ViewTitle>{texts.notFound}</ViewTitle>;
  }
  return (
    <Stack gap="lg">
      <Heading thing={thing} />
      {thing.rejection && <Refusal of={thing.rejection} />}
      <Hints thing={thing} />
      {isSandbox && <Actions thing={thing} />}
      <Offered thing={thing} />
      <Grid gap="lg">
        <Grid.Col span={{ base: 12, lg: 7 }}>
          <Stack gap="lg">
            <Facts thing={thing} />
            {thing.operation?.kind === 'FORWARD_INVOICE' && (
              <Part>
                <InvoiceFace id={id} />
              </Part>
            )}
            <Documents thing={thing} />
            <Related thing={thing} />
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, lg: 5 }}>
          <Timeline thing={thing} />
        </Grid.Col>
      </Grid>
    </Stack>
  );
}

/** The service's hints about the current state. */
function Hints({ thing }: { readonly thing: Thing }): ReactNode {
  if (!('hints' in thing) || !Array.isArray(thing.hints)) return null;
  return thing.hints.map((hint) => (
    <Alert key={String(hint)} variant="outline" color="yellow" icon={<IconInfoCircle />}>
      {String(hint)}
    </Alert>
  ));
}

function Heading({ thing }: { readonly thing: Thing }): ReactNode {
  const { stateName, progress, openedAt, changedAt, operation } = thing;
  const title = useTitle()(thing);
  const kinds = useTexts(kindTexts);
  return (
    <Card withBorder padding="lg">
      <Group justify="space-between" align="start" gap="sm">
        <Stack gap={2} miw={0} maw="100%">
          {operation && (
            <Text size="sm" c="dimmed">
              {kinds[operation.kind]}
            </Text>
          )}
          <ViewTitle>{title}</ViewTitle>
        </Stack>
        <div role="status">
          <StateBadge state={stateName} progress={progress} />
        </div>
      </Group>
      <Group gap="lg" mt="sm">
        <At label="opened" moment={openedAt} />
        <At label="changed" moment={changedAt} />
        {operation?.final === false && <At label="nextPoll" moment={operation.nextPollAt} />}
      </Group>
    </Card>
  );
}

function At({
  label,
  moment,
}: {
  readonly label: 'opened' | 'changed' | 'nextPoll';
  readonly moment: string | null;
}): ReactNode {
  const texts = useTexts(boardTexts).thing;
  const format = useFormat();
  if (moment === null) return null;
  return (
    <Text size="sm">
      <Text span c="dimmed" inherit>
        {texts[label]}{' '}
      </Text>
      <time dateTime={moment} title={format.exactly(moment)}>
        {format.moment(moment)}
      </time>
    </Text>
  );
}
