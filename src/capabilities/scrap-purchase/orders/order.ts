import type { Context } from '../../../graphql/context.ts';
import { entrust } from '../../../graphql/entrust.ts';
import { subjectId } from '../../../graphql/operation.ts';
import { inputHash } from '../../../kernel/ids.ts';
import type { PlatformUnavailable } from '../../../platform/errors.ts';
import type { Decoded, Input } from '../../../platform/record/index.ts';
import type { Subject, SubjectId } from '../../../tracker/tracked.ts';
import { namesReason, toRefusal } from '../upstream-reason.ts';
import { pendingCheck } from '../wire/gates.ts';
import { calcOrder, type scrapOrderAnswer } from '../wire/order.ts';
import { candidates } from './candidates.ts';
import { PendingTransactionInTheWay } from './in-the-way.ts';
import { takeNumber } from './number.ts';
import {
  type OrderDetails,
  scrapOrder,
  toAcceptance,
  toFound,
  toOrdered,
  toOrderDetails,
} from './tracking.ts';
import { giveTurnBack, takeTurn } from './turn.ts';

type OrderInput = Input<(typeof calcOrder)['request']>;

/** An order as it is asked for. */
interface Wish {
  readonly id: SubjectId;
  readonly input: OrderInput;
  readonly details: OrderDetails;
}

/**
 * Has the tax of a purchase computed and its invoice pre-opened, once; resolves with the order. Throws
 * `PendingTransactionInTheWay` while the person has a pending transaction, and what `entrust` throws.
 */
export async function placeOrder(
  context: Context,
  orderId: string,
  input: OrderInput,
): Promise<Subject> {
  const { app } = context;
  const id = subjectId(context, scrapOrder.kind, orderId);
  const known = await app.journal.get(id);
  const { enterpriseTaxNumber, kind, ownUse, amountWithoutTax } = input;
  const sentAt = app.clock.now();
  const details = toOrderDetails({ enterpriseTaxNumber, kind, ownUse, amountWithoutTax, sentAt });
  const wish = { id, input, details };
  if (known === null || known.state === 'NOT_SENT') await passGate(context, wish);
  const subject = await entrust(context, {
    id,
    inputHash: inputHash(input),
    snapshot: details,
    firstLookMs: scrapOrder.cadence.followedMs,
    send: () => send(context, wish),
    accepted: (answer) =>
      'found' in answer
        ? toFound({ snapshot: details }, answer.found, 'PERSON', app.clock.now())
        : toAcceptance(details, answer, app.clock.now()),
  });
  return finish(context, subject, wish);
}

/** The third gate before an order: what the journal knows first, then what the platform says. */
async function passGate(context: Context, { id, input }: Wish): Promise<void> {
  await takeTurn(context, input.personIdNumber, id.key);
  try {
    const pending = await askAboutPerson(context, input);
    if (pending.blocked) throw new PendingTransactionInTheWay({ order: null, pending });
  } catch (error) {
    await giveTurnBack(context, input.personIdNumber, id.key);
    throw error;
  }
}

function askAboutPerson({ platform }: Context, { personName, personIdNumber }: OrderInput) {
  return platform.call(pendingCheck, { personName, personIdNumber });
}

type Sending =
  | Decoded<typeof scrapOrderAnswer>
  | { readonly found: ReturnType<typeof candidates>[number] };

/** A failure for which the platform gives the tax bureau's reason is looked into at once: did it leave a transaction behind? */
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
  { input, details }: Wish,
  failure: PlatformUnavailable,
): Promise<Sending> {
  // What this question fails with must not hide that the order may stand.
  const pending = await askAboutPerson(context, input).catch(() => null);
  if (pending === null) throw failure;
  const [found] = candidates(pending.records?.transactions ?? [], details);
  if (found !== undefined) return { found };
  if (pending.blocked) throw failure;
  throw toRefusal(failure);
}

/** Brings an order as far as can be known now: an answer is noted, and a lost one asked about in the person's name. */
async function finish(context: Context, order: Subject, { input }: Wish): Promise<Subject> {
  const { tracker, clock } = context.app;
  if (order.state === 'PRE_OPENED') {
    const ordered = await tracker.note(order, toOrdered(order));
    await takeNumber(context, ordered);
    return ordered;
  }
  if (order.state !== 'UNKNOWN') return order;
  // That the platform does not answer this is no news: the order stays unknown.
  const pending = await askAboutPerson(context, input).catch(() => null);
  const [found] = candidates(pending?.records?.transactions ?? [], toOrderDetails(order.snapshot));
  return found === undefined
    ? order
    : tracker.note(order, toFound(order, found, 'PERSON', clock.now()));
}
