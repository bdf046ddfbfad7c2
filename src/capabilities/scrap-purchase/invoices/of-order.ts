import { attemptFor, attemptsAt } from '../../../subjects/kind/attempts.ts';
import type { Subject } from '../../../subjects/subject.ts';
import type { Subjects } from '../../../subjects/subjects.ts';
import { orderWithNumber } from '../orders/candidates.ts';
import { scrapInvoice } from './tracking.ts';

type Attempt = Awaited<ReturnType<typeof attemptFor>>;

/**
 * The attempt to issue the invoice of an order that a request is about: the newest one, or the next where
 * there is none or the newest `isOver`. An attempt of an order that had the number before stands in nobody's
 * way. `order` is null for one that was not placed here.
 */
export function attemptOf(
  subjects: Pick<Subjects, 'get'>,
  invoiceNumber: string,
  order: Subject | null,
  isOver: (newest: Subject) => boolean = () => false,
): Promise<Attempt> {
  return attemptFor(
    subjects,
    scrapInvoice,
    invoiceNumber,
    (newest) => !belongsTo(newest, order) || isOver(newest),
  );
}

/** The newest attempt to issue an order's invoice; null before the first. See `attemptOf`. */
export async function newestOf(
  subjects: Pick<Subjects, 'get'>,
  invoiceNumber: string,
  order: Subject | null,
): Promise<Subject | null> {
  const { made } = await attemptsAt(subjects, scrapInvoice, invoiceNumber);
  return made.findLast((attempt) => belongsTo(attempt, order)) ?? null;
}

/** Attempt that is followed by the number alone: the newest one, or the next. */
export async function attemptToFollow(
  subjects: Pick<Subjects, 'get' | 'resolve'>,
  invoiceNumber: string,
): Promise<Attempt> {
  const order = await orderWithNumber(subjects, invoiceNumber);
  const isPast = (newest: Subject): boolean => {
    const { isElsewhere } = scrapInvoice.read(newest.snapshot);
    const isLater = order === null || newest.openedAt >= order.openedAt;
    return !belongsTo(newest, order) && !(isElsewhere && isLater);
  };
  return attemptFor(subjects, scrapInvoice, invoiceNumber, isPast);
}

/** An attempt that names no order was made before its order was found, or before another one had the number. */
function belongsTo({ snapshot, openedAt }: Subject, order: Subject | null): boolean {
  const { orderId, isElsewhere } = scrapInvoice.read(snapshot);
  if (orderId !== null) return orderId === order?.key;
  return order === null || (!isElsewhere && openedAt >= order.openedAt);
}
