import type { Context } from '../../../context/context.ts';
import { endedAt } from '../../../subjects/kind/snapshot-marks.ts';
import type { Subject } from '../../../subjects/subject.ts';
import { forwardInvoice } from '../tracking.ts';

/** An issued order whose issue may fall into a month. */
export interface IssuedOrder {
  readonly subject: Subject;
  /** False if a month ended between submission and the observed issue, so that either month is possible. */
  readonly isSurelyOfMonth: boolean;
}

/** Page size of `Journal.list`, which limits the orders in memory. */
const PAGE = 100;
/** Issuing hardly ever takes longer than this; older orders are found by number only. */
const LOOK_BACK_DAYS = 31;
const DAY_MS = 24 * 60 * 60_000;

/**
 * The tenant's orders that were, or may have been, issued in a month by the journal, page by page. The journal knows
 * the time of submission and the time when the issue was observed; the issue is between them.
 */
export async function* issuedIn(context: Context, month: string): AsyncGenerator<IssuedOrder> {
  const { start, end } = boundsOf(month);
  const query = {
    kinds: [forwardInvoice.kind],
    states: ['ISSUED'],
    openedFrom: start - LOOK_BACK_DAYS * DAY_MS,
    openedTo: end,
    first: PAGE,
  };
  for (let after: string | undefined; ;) {
    const page = await context.subjects.list({ ...query, ...(after && { after }) });
    for (const { subject } of page.subjects) {
      const { openedAt } = subject;
      const issuedAt = endedAt(subject);
      if (issuedAt < start) continue;
      yield { subject, isSurelyOfMonth: openedAt >= start && issuedAt < end };
    }
    after = page.subjects.at(-1)?.pageCursor;
    if (!page.hasNextPage || after === undefined) return;
  }
}

/** First instant of a month in Shanghai, and of the next, in milliseconds since the epoch. */
function boundsOf(month: string): { readonly start: number; readonly end: number } {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
  return { start: startOf(month), end: startOf(next) };
}

function startOf(month: string): number {
  return Date.parse(`${month}-01T00:00:00+08:00`);
}
