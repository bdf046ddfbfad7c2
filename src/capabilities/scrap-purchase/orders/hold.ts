import type { Context } from '../../../context/context.ts';
import { written } from '../../../subjects/errors.ts';
import type { Hold, Subject } from '../../../subjects/subject.ts';
import { BELIEVED_AFTER_MS, isUndecided } from '../../../subjects/submit/submission.ts';
import { scrapTaxPayment } from '../payments/tracking.ts';
import { pendingCheck } from '../wire/gates.ts';
import { PendingTransactionInTheWay } from './in-the-way.ts';
import { orderOfTransaction, scrapOrder } from './tracking.ts';

/** The person who sells, as the platform is queried about them. */
interface Person {
  readonly name: string;
  readonly idNumber: string;
}

/** A person's hold by one attempt to place an order. */
export interface PersonHold {
  /**
   * Gives the attempt's part of it back, which takes nothing from other attempts at the same order. Only
   * where it is certain that the attempt left no transaction behind.
   */
  release(): Promise<void>;
}

/** Longer than anything is pending: the payment of an order is queried about for 60 days after its last change. */
const RUNS_OUT_AFTER_MS = 90 * 24 * 60 * 60_000;

/** Longer than the four attempts at asking about the person take: one that opened no order by then was left behind by a crash. */
const ABANDONED_MS = 3 * 60_000;

/** More often than anybody is overtaken. */
const TAKEOVERS = 10;

/**
 * Holds a person for an attempt at an order: a person has one pending order at a time, over all instances.
 * It stays with the order, and passes to another one when that finds this one over: from the journal or,
 * as that may lag behind, by asking the platform. Throws `PendingTransactionInTheWay` when another order of
 * ours is pending, `StoreUnavailable`, and the platform's errors.
 */
export async function holdPerson(
  context: Context,
  person: Person,
  orderId: string,
): Promise<PersonHold> {
  const { app, subjects } = context;
  // The name tells nothing of the person.
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
 * Asks whether the person has a pending transaction: the platform decides. Throws
 * `PendingTransactionInTheWay` when it says so, and its errors; `expected` is the order that the journal
 * takes for pending.
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
  // An order whose response was lost has no number that identifies it.
  const isUntold = listed === null || expected?.state === 'OUTCOME_UNKNOWN';
  throw new PendingTransactionInTheWay({ order: own ?? (isUntold ? expected : null), pending });
}

/** An order's transaction, as far as the journal knows. */
type Standing =
  /** A call that may yet arrive: the platform cannot decide. */
  | 'MAY_YET_COME'
  /** The platform knows. */
  | 'MAY_STAND'
  | 'OVER';

/** An order without a slip waits for no payment. */
async function standingOf(context: Context, order: Subject): Promise<Standing> {
  const { taxSlipNumber, sentAt } = scrapOrder.read(order.snapshot);
  if (isUndecided(order)) {
    const isBelieved = context.app.clock.now() - (sentAt ?? order.openedAt) >= BELIEVED_AFTER_MS;
    return isBelieved && order.state === 'OUTCOME_UNKNOWN' ? 'MAY_STAND' : 'MAY_YET_COME';
  }
  if (order.state !== 'PRE_OPENED' || taxSlipNumber === null) return 'OVER';
  const payment = await context.subjects.get(scrapTaxPayment, taxSlipNumber);
  return payment?.state === 'WAITING_PAYMENT' ? 'MAY_STAND' : 'OVER';
}
