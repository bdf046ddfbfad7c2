import type { Context } from '../../../context/context.ts';
import { notACursor } from '../../../context/invalid-input.ts';
import type { Page } from '../../../context/page.ts';
import { canonicalJson } from '../../../kernel/ids.ts';
import { pageCursorsOf } from '../../../kernel/page-cursors.ts';
import type { Input } from '../../../platform/record/index.ts';
import { listReds } from '../wire/red-confirmations/index.ts';
import { noted, type RedView } from './look-up.ts';
import { isKeyed, type RedItem } from './tracking.ts';

/** A page of the tax bureau's list as a Relay connection. */
export interface RedPage extends Page<RedView> {
  readonly totalCount: number | null;
}

interface PageArguments {
  readonly first: number;
  readonly after?: string | null | undefined;
}

/** A position between two items of the list, by the tax bureau's numbered pages. */
interface Position {
  /** Number of the page that contains the next item, from 1. */
  readonly pageNumber: number;
  /** Page size of the first request; another size would number the pages differently. */
  readonly pageSize: number;
  /** Number of items of that page before this position. */
  readonly skipped: number;
  /** Number of items of the list before this position. */
  readonly before: number;
}

/** Parses a position; null for any other text, and for a page size that no page has. */
function positionIn(text: string | null): Position | null {
  if (text === null || !/^[1-9]\d{0,8}-(?:[1-9]\d?|100)-\d{1,9}-\d{1,9}$/.test(text)) return null;
  const [pageNumber = 1, pageSize = 1, skipped = 0, before = 0] = text.split('-').map(Number);
  return { pageNumber, pageSize, skipped, before };
}

const toText = ({ pageNumber, pageSize, skipped, before }: Position): string =>
  [pageNumber, pageSize, skipped, before].join('-');

/**
 * Reads one page. The tax bureau may return pages of another size than requested, so a cursor contains the page and not
 * only the number of items; it belongs to one filter, by which the pages are numbered. Throws `InvalidInput` for an invalid
 * cursor, and the platform's errors.
 */
export async function readPage(
  context: Context,
  filter: Input<(typeof listReds)['request']>,
  { first, after }: PageArguments,
): Promise<RedPage> {
  const start: Position = { pageNumber: 1, pageSize: first, skipped: 0, before: 0 };
  const cursors = pageCursorsOf('red confirmations', canonicalJson(filter));
  const from = typeof after === 'string' ? positionIn(cursors.decode(after)) : start;
  if (from === null) throw notACursor('after');
  const { pageNumber, pageSize, skipped, before } = from;
  const { total, confirmations } = await context.platform.call(listReds, {
    ...filter,
    pageNumber,
    pageSize,
  });
  const items = confirmations.slice(skipped, skipped + first);
  const behind = (count: number): string => {
    const isWithin = skipped + count < confirmations.length;
    const next = isWithin
      ? { pageNumber, skipped: skipped + count }
      : { pageNumber: pageNumber + 1, skipped: 0 };
    return cursors.encode(toText({ ...next, pageSize, before: before + count }));
  };
  const edges = await Promise.all(
    items.flatMap((item, index) =>
      isKeyed(item)
        ? listed(context, item).then((node) => ({ node, cursor: behind(index + 1) }))
        : [],
    ),
  );
  // An empty page ends the list, even if the reported total is higher.
  const isEnd = confirmations.length === 0;
  return {
    edges,
    pageInfo: {
      hasNextPage:
        !isEnd &&
        (skipped + items.length < confirmations.length ||
          total === null ||
          before + items.length < total),
      hasPreviousPage: before > 0,
      startCursor: edges.at(0)?.cursor ?? null,
      endCursor: isEnd ? null : behind(items.length),
    },
    totalCount: total,
  };
}

/**
 * Shows a confirmation from the list. A seller whom the list does not name stays absent, so that their fields query the
 * tax bureau.
 */
async function listed(context: Context, item: RedItem): Promise<RedView> {
  const { confirmationUuid, sellerName, sellerTaxNumber } = item;
  const view = await noted(context, confirmationUuid, { detail: null, item });
  return {
    ...view,
    ...(sellerName !== null && { sellerName }),
    ...(sellerTaxNumber !== null && { sellerTaxNumber }),
  };
}
