import type { Context } from '../../../context/context.ts';
import { notACursor } from '../../../context/invalid-input.ts';
import { oncePerOperation } from '../../../context/look-up.ts';
import type { Verdict } from '../verification.ts';
import type { BatchItem } from './items.ts';
import { type ItemOutcome, newestAttempt, outcomesOf, partKey, verificationPart } from './part.ts';
import type { BatchView } from './start.ts';

/** An item of a batch with its outcome. */
export interface BatchResult extends ItemOutcome {
  readonly item: BatchItem;
}

/** A page of results as a Relay connection, in the order of the list. */
export interface ResultPage {
  readonly edges: { node: BatchResult; cursor: string }[];
  readonly pageInfo: {
    hasNextPage: boolean;
    hasPreviousPage: boolean;
    startCursor: string | null;
    endCursor: string | null;
  };
}

const nothing: ItemOutcome = { verification: null, failure: null };

/** Results of a part, read once per operation. */
const resultsOfPart = oncePerOperation(
  async ({ subjects }: Context, key: string): Promise<readonly BatchResult[]> => {
    const { part } = await newestAttempt(subjects, key);
    const outcomes = outcomesOf(part);
    const { items } = verificationPart.read(part.snapshot);
    return items.map((item) => {
      const { verification, failure } = outcomes.get(item.position) ?? nothing;
      return { item, verification, failure };
    });
  },
);

/** Verdicts to select; null selects all. */
type Verdicts = ReadonlySet<Verdict> | null;

/** All results of a batch from a position on, part by part. */
export async function* resultsFrom(
  context: Context,
  { key, starts, tallies }: BatchView,
  position: number,
  verdicts: Verdicts = null,
): AsyncGenerator<BatchResult> {
  for (const [index, start] of starts.entries()) {
    const next = starts[index + 1] ?? Infinity;
    if (next <= position) continue;
    const counts = tallies[index]?.verdicts ?? {};
    if (verdicts !== null && ![...verdicts].some((verdict) => counts[verdict])) continue;
    for (const result of await resultsOfPart(context, partKey(key ?? '', index)))
      if (result.item.position >= Math.max(position, start) && isWanted(result, verdicts))
        yield result;
  }
}

function isWanted({ verification }: BatchResult, verdicts: Verdicts): boolean {
  return verdicts === null || (verification !== null && verdicts.has(verification.verdict));
}

const CURSOR = /^after:([1-9]\d{0,5})$/;

/** A page of results. Throws `InvalidInput` for an invalid cursor. */
export async function pageOfResults(
  context: Context,
  batch: BatchView,
  { first, after, verdicts }: { first: number; after: string | null; verdicts: Verdicts },
): Promise<ResultPage> {
  const edges: ResultPage['edges'] = [];
  let hasNextPage = false;
  for await (const node of resultsFrom(context, batch, positionAfter(after), verdicts)) {
    hasNextPage = edges.length === first;
    if (hasNextPage) break;
    edges.push({ node, cursor: toCursor(node.item.position) });
  }
  return {
    edges,
    pageInfo: {
      hasNextPage,
      hasPreviousPage: after !== null,
      startCursor: edges.at(0)?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}

function toCursor(position: number): string {
  return Buffer.from(`after:${position}`).toString('base64url');
}

function positionAfter(cursor: string | null): number {
  if (cursor === null) return 1;
  const [, position] = CURSOR.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? [];
  if (position === undefined) throw notACursor('after');
  return Number(position) + 1;
}
