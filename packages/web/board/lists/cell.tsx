import type { ReactNode } from 'react';
import { factTexts } from '../../messages/facts.ts';
import { kindTexts } from '../../messages/kinds.ts';
import { listTexts } from '../../messages/lists.ts';
import { useTexts } from '../../shared/language.tsx';
import { fragmentOf } from '../fragment.ts';
import { thingPath } from '../paths.ts';
import { AMOUNTS, FactValue } from '../values/fact-value.tsx';
import { factOf, type Listed } from '../values/facts.ts';
import { useFormat } from '../values/format.ts';
import { StateBadge } from '../values/state.tsx';
import { useTitle } from '../values/title.ts';
import type { ColumnName } from './lists.ts';

const COUNTS: ReadonlySet<ColumnName> = new Set<ColumnName>([
  'deadlineDays',
  'done',
  'duplicates',
  'failed',
  'genuine',
  'rows',
  'rowsInAll',
  'total',
  'unanswered',
  'unread',
]);

/** True for a column of amounts or counts, whose digits are aligned. */
export function isNumeric(column: ColumnName): boolean {
  const amounts: ReadonlySet<ColumnName> = AMOUNTS;
  return amounts.has(column) || COUNTS.has(column);
}

/** The headings of columns. */
export function useColumnNames(): Readonly<Record<ColumnName, string>> {
  return { ...useTexts(factTexts), ...useTexts(listTexts).columns };
}

/** Value of a thing in a column; empty if it is unknown. */
export function Cell({
  thing,
  column,
}: {
  readonly thing: Listed;
  readonly column: ColumnName;
}): ReactNode {
  const { id, operation, stateName, progress } = thing;
  const title = useTitle()(thing);
  const kinds = useTexts(kindTexts);
  switch (column) {
    case 'key':
      return (
        <a href={fragmentOf(thingPath(id))} className="thing-link long">
          {title}
        </a>
      );
    case 'operation':
      return operation && kinds[operation.kind];
    case 'stateName':
      return <StateBadge state={stateName} progress={progress} />;
    case 'openedAt':
    case 'changedAt':
      return <At at={thing[column]} />;
    default: {
      const value = factOf(thing, column);
      return value === null ? null : (
        <span className="long" title={typeof value === 'string' ? value : undefined}>
          <FactValue of={[column, value]} />
        </span>
      );
    }
  }
}

function At({ at }: { readonly at: string | null }): ReactNode {
  const { moment, exactly } = useFormat();
  return (
    at !== null && (
      <time dateTime={at} title={exactly(at)}>
        {moment(at)}
      </time>
    )
  );
}
