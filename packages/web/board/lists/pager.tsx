import { Button, Group, NativeSelect, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { listTexts } from '../../messages/lists.ts';
import { useTexts } from '../../shared/language.tsx';
import { type Filters, SIZES, type useFilters } from './filters.ts';
import type { ListAnswer } from './lists.ts';

interface PagerProps {
  readonly filters: Filters;
  readonly onChange: ReturnType<typeof useFilters>[1];
  readonly pageInfo: ListAnswer['list']['pageInfo'];
  /** Number of rows on the page. */
  readonly count: number;
}

/** Buttons for the previous and next page, and the page size. */
export function Pager({ filters, onChange, pageInfo, count }: PagerProps): ReactNode {
  const texts = useTexts(listTexts);
  const { startCursor, endCursor, hasPreviousPage, hasNextPage } = pageInfo;
  // The API's order is from newest to oldest, however the page sorts its rows.
  const newer = hasPreviousPage && startCursor !== null ? { before: startCursor } : null;
  const older = hasNextPage && endCursor !== null ? { after: endCursor } : null;
  const [previous, next] = filters.isOldestFirst ? [older, newer] : [newer, older];
  const isFirst = filters.after === null && filters.before === null;
  const go = (change: Partial<Filters>): void => {
    onChange(change);
    window.scrollTo(0, 0);
  };
  return (
    <Group justify="space-between" gap="sm" component="nav" aria-label={texts.pages}>
      <Text size="sm" c="dimmed" role="status">
        {texts.shown(count)}
      </Text>
      <Group gap="xs">
        <NativeSelect
          size="xs"
          aria-label={texts.size}
          data={SIZES.map(String)}
          value={String(filters.size)}
          onChange={(event) => onChange({ size: Number(event.currentTarget.value) })}
        />
        <Button size="xs" variant="default" disabled={isFirst} onClick={() => go({})}>
          {texts.first}
        </Button>
        <Button
          size="xs"
          variant="default"
          disabled={isFirst || previous === null}
          onClick={() => go(previous ?? {})}
        >
          {texts.previous}
        </Button>
        <Button size="xs" variant="default" disabled={next === null} onClick={() => go(next ?? {})}>
          {texts.next}
        </Button>
      </Group>
    </Group>
  );
}
