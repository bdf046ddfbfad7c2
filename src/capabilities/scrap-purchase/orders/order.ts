import { scrapTexts } from '../texts.ts';
import { errors } from '../../../messages/errors.ts';
import { inEnglish } from '../../../messages/message.ts';
import type { Decoded, Input } from '../../../platform/record/index.ts';
import type { Subject, Hold } from '../../../subjects/subject.ts';
import { type pending, pendingCheck } from '../wire/gates.ts';
import type { Context } from '../../../context/context.ts';
import { written } from '../../../subjects/errors.ts';
import { isOverdue, isUndecided } from '../../../subjects/submit/submission.ts';
import { scrapTaxPayment } from '../payments/tracking.ts';
import {
  orderOfTransaction,
  scrapOrder,
  type OrderDetails,
  ownCandidates,
  toFound,
  toOrdered,
  toUnknown,
} from './tracking.ts';
import {
  mayBeApplied,
  PlatformUnavailable,
  namesReason,
  toRefusal,
} from '../../../platform/errors.ts';
import { calcOrder, type scrapOrderAnswer } from '../wire/order.ts';
import type { PendingTransaction } from './candidates.ts';

/** Transaction that blocks a new order of a person. */
interface Obstacle {
  /** The pending order of this service; null if it was placed elsewhere, is ambiguous, or is still being placed. */
  readonly order: Subject | null;
  /** The platform's list of pending transactions; null if it was not queried because it cannot know yet. */
  readonly pending: Decoded<typeof pending> | null;
}

/**
 * Result of an order that was not placed because the person has a pending transaction. It is thrown only because a
 * field returns another member of its union that way; clients get it as a result, not as an `Error`.
 */
export class PendingTransactionInTheWay extends Error implements Obstacle {
  override readonly name = 'PendingTransactionInTheWay';
  readonly explanation = scrapTexts.pendingInTheWay;
  readonly order: Subject | null;
  readonly pending: Obstacle['pending'];

  constructor({ order, pending }: Obstacle) {
    super(inEnglish(scrapTexts.pendingInTheWay));
    this.order = order;
    this.pending = pending;
  }
}

/** The selling person, by the names that a query requires. */
interface Person {
  readonly name: string;
  readonly idNumber: string;
}

/** An attempt's hold on a person, who may have one pending order. */
interface PersonHold {
  /** Milliseconds since the epoch. */
  readonly takenAt: number;
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
async function holdPerson(context: Context, person: Person, orderId: string): Promise<PersonHold> {
  const { app, subjects } = context;
  // The hold's name does not reveal the person.
  const name = `scrap-person:${app.pseudonymOf(person.idNumber)}`;
  const attempt = app.newId();
  let takenAt = app.clock.now();
  const request = { holder: orderId, attempt, runsOutAt: takenAt + RUNS_OUT_AFTER_MS };
  let result = await subjects.hold(name, request);
  for (let takeovers = 0; result.outcome === 'refused'; takeovers += 1) {
    const { by } = result;
    if (takeovers === TAKEOVERS) {
      throw new PendingTransactionInTheWay({ order: null, pending: null });
    }
    await written(() => refuseWhilePending(context, person, by), 'refuse');
    takenAt = app.clock.now();
    result = await subjects.hold(name, { ...request, insteadOf: by });
  }
  return { takenAt, release: () => subjects.release(name, attempt) };
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
async function refuseIfBlocked(
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

type OrderInput = Input<(typeof calcOrder)['request']>;
type Purchase = Omit<OrderInput, 'orderId'>;

/** Input of an order. */
interface Wish {
  readonly orderId: string;
  readonly input: Purchase;
  readonly details: OrderDetails;
}

/** Result of sending an order: the platform's response, or the transaction that a failed call left behind. */
type Sending = Decoded<typeof scrapOrderAnswer> | { readonly found: PendingTransaction };

/**
 * Computes the tax of a purchase and pre-opens its invoice, once; resolves with the order. Throws
 * `PendingTransactionInTheWay` while the person has a pending transaction, and the errors of `submitOnce`.
 */
export async function placeOrder(
  context: Context,
  { orderId, ...input }: OrderInput,
): Promise<Subject> {
  const { buyerTaxNumber, kind, ownUse, amountWithoutTax } = input;
  const sentAt = context.app.clock.now();
  const details = scrapOrder.read({ buyerTaxNumber, kind, ownUse, amountWithoutTax, sentAt });
  const wish = { orderId, input, details };
  const order = (await wasSent(context, wish))
    ? await findSent(context, wish)
    : await placeUnsent(context, wish);
  return order.state === 'OUTCOME_UNKNOWN' ? findLost(context, order, wish) : order;
}

/** True for an order that another request has sent or is about to send. */
async function wasSent({ subjects }: Context, { orderId }: Wish): Promise<boolean> {
  const known = await subjects.get(scrapOrder, orderId);
  return known !== null && known.state !== 'NOT_SENT';
}

/** Places an order while holding the person, after the third gate: first the journal is checked, then the platform. */
async function placeUnsent(context: Context, wish: Wish): Promise<Subject> {
  try {
    return await placeHolding(context, wish);
  } catch (error) {
    // Of several identical concurrent requests, a slower one may find the transaction of a faster one.
    if (error instanceof PendingTransactionInTheWay && (await wasSent(context, wish))) {
      return findSent(context, wish);
    }
    throw error;
  }
}

async function placeHolding(context: Context, wish: Wish): Promise<Subject> {
  const hold = await holdPerson(context, wish.input.person, wish.orderId);
  const attempt = { mayStand: false };
  try {
    await refuseIfBlocked(context, wish.input.person);
    return await submit(context, wish, async () => {
      // This process was suspended before its claim, and another order may hold the person.
      if (context.app.clock.now() - hold.takenAt >= ABANDONED_MS)
        throw new PlatformUnavailable(errors.notSentInTime, { maybeApplied: false });
      attempt.mayStand = true;
      return send(context, wish);
    });
  } catch (error) {
    if (!mayBeApplied(error)) attempt.mayStand = false;
    throw error;
  } finally {
    if (!attempt.mayStand) await hold.release();
  }
}

/**
 * The order as sent. If its sending has just failed, it is not sent again here, because this request does not hold the
 * person.
 */
function findSent(context: Context, wish: Wish): Promise<Subject> {
  return submit(context, wish, () => {
    const error = new PlatformUnavailable(scrapTexts.failedThisMoment, { maybeApplied: false });
    return Promise.reject(error);
  });
}

function submit(context: Context, wish: Wish, send: () => Promise<Sending>): Promise<Subject> {
  const { subjects, platform } = context;
  const { orderId, input, details } = wish;
  return subjects.submitOnce(scrapOrder, orderId, {
    input,
    snapshot: details,
    groups: { enterprise: details.buyerTaxNumber },
    send,
    accepted: (answer) =>
      'found' in answer
        ? toFound(details, answer.found, 'PERSON', platform.now())
        : toOrdered(details, answer, platform.now()),
  });
}

function askAboutPerson({ platform }: Context, { person }: Purchase) {
  return platform.call(pendingCheck, { person });
}

/** Sends an order. A failure with the tax bureau's reason is examined at once, because it may have left a transaction behind. */
async function send(context: Context, wish: Wish): Promise<Sending> {
  try {
    return await context.platform.call(calcOrder, wish.input);
  } catch (error) {
    if (!namesReason(error)) throw error;
    return afterFailure(context, wish, error);
  }
}

async function afterFailure(
  context: Context,
  wish: Wish,
  failure: PlatformUnavailable,
): Promise<Sending> {
  const search = await searchAmongPersons(context, wish);
  if (search?.found) return { found: search.found };
  // The order may exist if the search failed or found a pending transaction.
  throw search?.isBlocked === false ? toRefusal(failure) : failure;
}

/** Queries an order whose response was lost, by the person. */
async function findLost(context: Context, order: Subject, wish: Wish): Promise<Subject> {
  const details = scrapOrder.read(order.snapshot);
  const search = await searchAmongPersons(context, { ...wish, details });
  if (search === null || (search.isBlocked && !search.found)) return order;
  const { app, platform } = context;
  const seen = search.found
    ? toFound(details, search.found, 'PERSON', platform.now())
    : toUnknown(order, app.clock);
  return context.subjects.observe(scrapOrder, order, seen);
}

/**
 * Searches the person's pending transactions for the order. Null if the search fails; its error must not hide that the
 * order may exist.
 */
async function searchAmongPersons(context: Context, { orderId, input, details }: Wish) {
  try {
    const { blocked, transactions } = await askAboutPerson(context, input);
    const listed = transactions ?? [];
    const [found] = await ownCandidates(context.subjects, listed, orderId, details);
    return { isBlocked: blocked, found };
  } catch {
    return null;
  }
}
