import type { Context } from '../../../context/context.ts';
import { notACursor } from '../../../context/invalid-input.ts';
import { oncePerOperation } from '../../../context/look-up.ts';
import { type Edge, type Page, pageOf } from '../../../context/page.ts';
import { pageCursorsOf } from '../../../kernel/page-cursors.ts';
import type { Verdict } from '../verification.ts';
import type { BatchItem } from './items.ts';
import { type ItemOutcome, newestAttempt, outcomesOf, partKey, verificationPart } from './part.ts';
import type { BatchView } from './start.ts';

/** An item of a batch with its outcome. */
export interface BatchResult extends ItemOutcome {
  readonly item: BatchItem;
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

/** A page of results, in the order of the list. Throws `InvalidInput` for an invalid cursor. */
export async function pageOfResults(
  context: Context,
  batch: BatchView,
  { first, after, verdicts }: { first: number; after: string | null; verdicts: Verdicts },
): Promise<Page<BatchResult>> {
  const cursors = pageCursorsOf('verification batch', batch.key ?? '');
  const last = after === null ? '0' : cursors.decode(after);
  if (last === null) throw notACursor('after');
  const position = Number(last) + 1;
  const edges: Edge<BatchResult>[] = [];
  let hasNextPage = false;
  for await (const node of resultsFrom(context, batch, position, verdicts)) {
    hasNextPage = edges.length === first;
    if (hasNextPage) break;
    edges.push({ node, cursor: cursors.encode(`${node.item.position}`) });
  }
  return pageOf(edges, { hasNextPage, hasPreviousPage: after !== null });
}
