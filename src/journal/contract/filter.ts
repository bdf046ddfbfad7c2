import type { UpdateFilter } from './reading.ts';
import type { Update } from './update.ts';

/** Throws a `TypeError` for a filter that names a key without exactly one kind: keys are unique only within a kind. */
export function checkFilter(filter: UpdateFilter): void {
  if (filter.key !== undefined && filter.kinds?.length !== 1) {
    throw new TypeError('a filter by key needs exactly one kind');
  }
}

/** True when a reader with this filter wants the update. */
export function passes(
  filter: UpdateFilter,
  update: Pick<Update, 'kind' | 'key' | 'state'>,
): boolean {
  return (
    (filter.kinds?.includes(update.kind) ?? true) &&
    (filter.key === undefined || filter.key === update.key) &&
    (filter.states?.includes(update.state) ?? true)
  );
}
