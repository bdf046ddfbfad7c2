import { attemptFor, attemptsAt } from '../../../subjects/kind/attempts.ts';
import type { Subject } from '../../../subjects/subject.ts';
import type { Subjects } from '../../../subjects/subjects.ts';
import { orderWithNumber } from '../orders/candidates.ts';
import { scrapInvoice } from './tracking.ts';

type Attempt = Awaited<ReturnType<typeof attemptFor>>;

/**
 * Attempt at an order's invoice that a request refers to: the latest, or the next if there is none or `isOver` holds
 * for it. An attempt of an earlier order with the same number does not count. `order` is null for an order placed
 * elsewhere.
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

/** The latest attempt to issue an order's invoice; null before the first. See `attemptOf`. */
export async function newestOf(
  subjects: Pick<Subjects, 'get'>,
  invoiceNumber: string,
  order: Subject | null,
): Promise<Subject | null> {
  const { made } = await attemptsAt(subjects, scrapInvoice, invoiceNumber);
  return made.findLast((attempt) => belongsTo(attempt, order)) ?? null;
}

/** Attempt to follow by number alone: the latest one, or the next. */
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

/** True if the attempt belongs to the order. An attempt without an order predates the order or its number. */
function belongsTo({ snapshot, openedAt }: Subject, order: Subject | null): boolean {
  const { orderId, isElsewhere } = scrapInvoice.read(snapshot);
  if (orderId !== null) return orderId === order?.key;
  return order === null || (!isElsewhere && openedAt >= order.openedAt);
}
