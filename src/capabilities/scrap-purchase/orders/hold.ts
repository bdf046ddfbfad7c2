import type { Context } from '../../../context/context.ts';
import { written } from '../../../subjects/errors.ts';
import type { Hold, Subject } from '../../../subjects/subject.ts';
import { isOverdue, isUndecided } from '../../../subjects/submit/submission.ts';
import { scrapTaxPayment } from '../payments/tracking.ts';
import { pendingCheck } from '../wire/gates.ts';
import { PendingTransactionInTheWay } from './in-the-way.ts';
import { orderOfTransaction, scrapOrder } from './tracking.ts';

/** The selling person, by the names that a query requires. */
interface Person {
  readonly name: string;
  readonly idNumber: string;
}

/** An attempt's hold on a person, who may have one pending order. */
export interface PersonHold {
  /**
   * Releases the attempt's share of the hold; other attempts at the same order keep theirs. Call it only if the attempt
   * certainly left no transaction behind.
   */
  release(): Promise<void>;
}

/** Longer than a transaction stays pending: the payment of an order is polled for 60 days after its last change. */
const RUNS_OUT_AFTER_MS = 90 * 24 * 60 * 60_000;

/** Longer than the four attempts to query the person. An attempt without an order after this time crashed. */
const ABANDONED_MS = 3 * 60_000;

/** Limit of takeovers in a row, far more than occur. */
const TAKEOVERS = 10;

/**
 * Holds a person for an attempt at an order: across all instances, a person has one pending order at a time. The hold
 * stays with the order. Another order takes it over if the first is final by the journal or, as that may be outdated,
 * by the platform. Throws `PendingTransactionInTheWay` if another order of this service is pending, `StoreUnavailable`,
 * and the platform's errors.
 */
export async function holdPerson(
  context: Context,
  person: Person,
  orderId: string,
): Promise<PersonHold> {
  const { app, subjects } = context;
  // The hold's name does not reveal the person.
  const name = `scrap-person:${app.pseudonymOf(person.idNumber)}`;
  const attempt = app.newId();
  const request = { holder: orderId, attempt, runsOutAt: app.clock.now() + RUNS_OUT_AFTER_MS };
  let result = await subjects.hold(name, request);
  for (let takeovers = 0; result.outcome === 'refused'; takeovers += 1) {
    const { by } = result;
    if (takeovers === TAKEOVERS) {
      throw new PendingTransactionInTheWay({ order: null, pending: null });
    }
    await written(() => refuseWhilePending(context, person, by), 'refuse');
    result = await subjects.hold(name, { ...request, insteadOf: by });
  }
  return { release: () => subjects.release(name, attempt) };
}

async function refuseWhilePending(
  context: Context,
  person: Person,
  { holder, takenAt }: Hold,
): Promise<void> {
  const { subjects, app } = context;
  const order = await subjects.get(scrapOrder, holder);
  if (order === null || order.state === 'NOT_SENT') {
    const isUnderWay = app.clock.now() - takenAt < ABANDONED_MS;
    if (isUnderWay) throw new PendingTransactionInTheWay({ order: null, pending: null });
    return;
  }
  const standing = await standingOf(context, order);
  if (standing === 'OVER') return;
  if (standing === 'MAY_YET_COME') throw new PendingTransactionInTheWay({ order, pending: null });
  await refuseIfBlocked(context, person, order);
}

/**
 * Queries the platform for a pending transaction of the person; its response decides. Throws
 * `PendingTransactionInTheWay` if there is one, and the platform's errors. `expected` is the order that the journal
 * considers pending.
 */
export async function refuseIfBlocked(
  { platform, subjects }: Context,
  person: Person,
  expected: Subject | null = null,
): Promise<void> {
  const pending = await platform.call(pendingCheck, { person });
  if (!pending.blocked) return;
  const listed = pending.transactions ?? null;
  const unpaid = listed?.filter(({ paymentState }) => paymentState !== 'VOIDED') ?? [];
  const holders = await Promise.all(unpaid.map((one) => orderOfTransaction(subjects, one)));
  const own = holders.find((order) => order !== null) ?? null;
  // An order whose response was lost has no number to identify it.
  const isUntold = listed === null || expected?.state === 'OUTCOME_UNKNOWN';
  throw new PendingTransactionInTheWay({ order: own ?? (isUntold ? expected : null), pending });
}

/** State of an order's transaction according to the journal. */
type Standing =
  /** The call may still arrive, so the platform cannot decide. */
  | 'MAY_YET_COME'
  /** The platform can decide. */
  | 'MAY_STAND'
  | 'OVER';

/** An order without a slip is not waiting for a payment. */
async function standingOf(context: Context, order: Subject): Promise<Standing> {
  const { taxSlipNumber, sentAt } = scrapOrder.read(order.snapshot);
  if (isUndecided(order)) {
    const isLost = isOverdue(sentAt ?? order.openedAt, context.app.clock);
    return isLost && order.state === 'OUTCOME_UNKNOWN' ? 'MAY_STAND' : 'MAY_YET_COME';
  }
  if (order.state !== 'PRE_OPENED' || taxSlipNumber === null) return 'OVER';
  const payment = await context.subjects.get(scrapTaxPayment, taxSlipNumber);
  return payment?.state === 'WAITING_PAYMENT' ? 'MAY_STAND' : 'OVER';
}
