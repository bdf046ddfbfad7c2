import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Context } from '../../../context/context.ts';
import { endedAt } from '../../../subjects/kind/snapshot-marks.ts';
import type { Subject } from '../../../subjects/subject.ts';
import { forwardInvoice } from '../tracking.ts';

/** An issued order that may have been issued in a month. */
export interface IssuedOrder {
  readonly subject: Subject;
  /** False where it was found issued after a turn of the month that it was submitted before: it may be either month's. */
  readonly isSurelyOfMonth: boolean;
}

/** `Journal.list` in the steps that bound what is in memory. */
const PAGE = 100;
/** Hardly an order is issued later than this after it was submitted; older ones are only found by their number. */
const LOOK_BACK_DAYS = 31;
const DAY_MS = 24 * 60 * 60_000;

/**
 * The tenant's orders that the journal says were issued in a month, or may have been, page by page. It
 * knows when each was submitted and when it was found issued; the issue lies between.
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
    // The journal may answer at once: a long way back must not keep everybody else waiting.
    await nextTurn();
  }
}

/** First and, excluded, last instant of a month in Shanghai, in milliseconds since the epoch. */
function boundsOf(month: string): { readonly start: number; readonly end: number } {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
  return { start: startOf(month), end: startOf(next) };
}

function startOf(month: string): number {
  return Date.parse(`${month}-01T00:00:00+08:00`);
}
