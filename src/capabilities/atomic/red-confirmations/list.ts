import type { Context } from '../../../context/context.ts';
import { InvalidInput } from '../../../context/invalid-input.ts';
import type { Input } from '../../../platform/record/index.ts';
import { atomicTexts } from '../texts.ts';
import { listReds } from '../wire/red-confirmations/index.ts';
import { noted, type RedView } from './look-up.ts';
import type { RedItem } from './tracking.ts';

/** Size of a page when a client names none. */
export const DEFAULT_FIRST = 20;

/** A page of the tax bureau's list as a Relay connection. */
export interface RedPage {
  readonly edges: { readonly node: RedView; readonly cursor: string }[];
  readonly pageInfo: {
    readonly hasNextPage: boolean;
    readonly hasPreviousPage: boolean;
    readonly startCursor: string | null;
    readonly endCursor: string | null;
  };
  readonly totalCount: number | null;
}

interface Page {
  readonly first?: number | null | undefined;
  readonly after?: string | null | undefined;
}

/**
 * Reads one page. The tax bureau numbers its pages, so that a cursor, the number of items up to there,
 * must be at the border of one. Throws `InvalidInput` for any other, and the platform's errors.
 */
export async function readPage(
  context: Context,
  filter: Input<(typeof listReds)['request']>,
  { first, after }: Page,
): Promise<RedPage> {
  const size = first ?? DEFAULT_FIRST;
  const before = /^\d{1,9}$/.test(after ?? '0') ? Number(after ?? 0) : Number.NaN;
  if (before % size !== 0) {
    const message = atomicTexts.samePageSize;
    throw new InvalidInput([{ code: 'INVALID_VALUE', path: ['after'], message }]);
  }
  const { total, confirmations } = await context.platform.call(listReds, {
    ...filter,
    pageNumber: before / size + 1,
    pageSize: size,
  });
  const nodes = await Promise.all(confirmations.map((item) => listed(context, item)));
  const edges = nodes.map((node, index) => ({ node, cursor: String(before + index + 1) }));
  return {
    edges,
    pageInfo: {
      // An empty page ends the list, whatever is counted.
      hasNextPage:
        edges.length > 0 &&
        (total === null ? edges.length === size : before + edges.length < total),
      hasPreviousPage: before > 0,
      startCursor: edges.at(0)?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    totalCount: total,
  };
}

/** A confirmation as the list has it. Its seller is queried where the list does not name them. */
async function listed(context: Context, item: RedItem): Promise<RedView> {
  const { confirmationUuid, sellerName, sellerTaxNumber } = item;
  const view = await noted(context, confirmationUuid, { detail: null, item });
  return {
    ...view,
    ...(sellerName !== null && { sellerName }),
    ...(sellerTaxNumber !== null && { sellerTaxNumber }),
  };
}
