import { Card, Text, Timeline as Line, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { boardTexts } from '../../messages/board.ts';
import { causeTexts } from '../../messages/states.ts';
import { useTexts } from '../../shared/language.tsx';
import { Failed, Loading } from '../asked.tsx';
import type { Thing } from '../values/facts.ts';
import { useFormat } from '../values/format.ts';
import { PROGRESS_COLORS, useStateName } from '../values/state.tsx';
import { useHistory } from './history.ts';

/** Every update of a thing with its time and cause. */
export function Timeline({ thing }: { readonly thing: Thing }): ReactNode {
  const texts = useTexts(boardTexts);
  const causes = useTexts(causeTexts);
  const stateName = useStateName();
  const { exactly } = useFormat();
  const { updates, isWhole, error, again } = useHistory(thing);
  const first = updates.at(-1);
  return (
    <section aria-labelledby="timeline">
      <Title order={2} size="h4" mb="sm" id="timeline">
        {texts.thing.timeline}
      </Title>
      <Card withBorder padding="lg">
        {error && <Failed error={error} again={again} />}
        {!isWhole && !error && updates.length === 0 && <Loading />}
        {isWhole && updates.length === 0 && (
          <Text size="sm" c="dimmed">
            {texts.thing.timelineEmpty}
          </Text>
        )}
        {updates.length > 0 && (
          <Line
            active={updates.length}
            bulletSize={14}
            lineWidth={2}
            color={PROGRESS_COLORS[thing.progress]}
            role="list"
          >
            {updates.map((update) => (
              <Line.Item
                key={update.eventId}
                role="listitem"
                color={update.progress === null ? 'gray' : PROGRESS_COLORS[update.progress]}
                title={update.state === null ? update.key : stateName(update.state)}
              >
                <Text size="sm" c="dimmed">
                  <time dateTime={update.occurredAt}>{exactly(update.occurredAt)}</time>
                  {' · '}
                  {causes[update.cause]}
                  {!update.confirmed && ` · ${texts.activity.unconfirmed}`}
                </Text>
              </Line.Item>
            ))}
          </Line>
        )}
        {isWhole && first && first.version > 1 && (
          <Text size="xs" c="dimmed" mt="md">
            {texts.thing.timelineBegins}
          </Text>
        )}
      </Card>
    </section>
  );
}
