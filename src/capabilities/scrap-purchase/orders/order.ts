import type { Context } from '../../../context/context.ts';
import { scrapTexts } from '../texts.ts';
import {
  mayBeApplied,
  PlatformUnavailable,
  namesReason,
  toRefusal,
} from '../../../platform/errors.ts';
import type { Decoded, Input } from '../../../platform/record/index.ts';
import type { Subject } from '../../../subjects/subject.ts';
import { pendingCheck } from '../wire/gates.ts';
import { calcOrder, type scrapOrderAnswer } from '../wire/order.ts';
import type { PendingTransaction } from './candidates.ts';
import { holdPerson, refuseIfBlocked } from './hold.ts';
import { PendingTransactionInTheWay } from './in-the-way.ts';
import {
  type OrderDetails,
  ownCandidates,
  scrapOrder,
  toFound,
  toOrdered,
  toUnknown,
} from './tracking.ts';

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
    return await submit(context, wish, () => {
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
