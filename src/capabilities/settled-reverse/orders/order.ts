import { z } from 'zod';
import type { Context } from '../../../context/context.ts';
import { createLookUp, type Shown, pollContextOf } from '../../../context/look-up.ts';
import { isJsonObject, type JsonObject } from '../../../kernel/json/json.ts';
import { isNotTakenYet } from '../../../subjects/submit/submission.ts';
import { query, create } from '../wire/order.ts';
import { isFound, reverseInvoice, stateOf, updated, toAcceptance } from './tracking.ts';
import { quote, type Message } from '../../../messages/message.ts';
import { answerOrNull, PlatformRejected } from '../../../platform/errors.ts';
import {
  type Decoded,
  type Input,
  maskDecoded,
  numbersAmong,
} from '../../../platform/record/index.ts';
import { settledTexts } from '../texts.ts';
import type { Subject } from '../../../subjects/subject.ts';

/** An order as shown in the schema. */
export type OrderView = Shown<typeof reverseInvoice> & { readonly key: string };

/**
 * Current state of an order, queried once per operation. Null if neither the journal nor the platform knows it. Throws
 * the platform's errors.
 */
export const lookUpOrder: (context: Context, orderId: string) => Promise<OrderView | null> =
  createLookUp(reverseInvoice, {
    find: ({ subjects }, orderId: string) => subjects.get(reverseInvoice, orderId),
    isSettled: (order) => isNotTakenYet(order) || order.state === 'QUOTA_LIMIT_REACHED',
    toView: (view, answer): OrderView | null => ({ ...view, raw: withoutFile(answer?.raw) }),
    findElsewhere,
  });

/** Name that identifies an order placed by another system. */
export const externalLookup = {
  question: z.object({ orderId: z.string() }),
  questionOf: ({ key }: OrderView) => ({ orderId: key }),
  find: (context: Context, { orderId }: { readonly orderId: string }) =>
    lookUpOrder(context, orderId),
};

/** Queries an order that is not in the journal, because another system placed it. */
async function findElsewhere({ platform }: Context, orderId: string): Promise<OrderView | null> {
  const answer = await platform.call(query, { orderId, withFile: false });
  if (!isFound(answer)) return null;
  const view = reverseInvoice.view({ key: orderId, state: stateOf(answer), snapshot: {} });
  return { ...view, ...updated(view, answer), raw: withoutFile(answer.raw), isExternal: true };
}

/** Removes the file from the raw response: files are served as files only. */
function withoutFile(raw: JsonObject | null | undefined): JsonObject | null {
  if (!raw) return null;
  const members = Object.entries(raw).filter(([name]) => name !== 'byteData');
  return Object.fromEntries(
    members.map(([name, member]) => [name, isJsonObject(member) ? withoutFile(member) : member]),
  );
}

/**
 * The bank's response that a seller cannot be invoiced. It is thrown only because a field returns another member of its
 * union that way; clients get it as a result, not as an `Error`.
 */
abstract class StoppedOrder extends Error {
  readonly operation: Subject;
  /** The bank’s explanation, stored masked. */
  readonly explanation: Message | null;

  constructor(operation: Subject) {
    super('The bank stopped the order.');
    this.operation = operation;
    const { reason } = reverseInvoice.read(operation.snapshot);
    this.explanation = reason === null ? null : quote(reason);
  }
}

/** A limit of the seller's quota forbids the order. */
export class QuotaLimitReached extends StoppedOrder {
  override readonly name = 'QuotaLimitReached';
}

/** The seller has not completed a step, such as the registration. */
export class SellerNotReady extends StoppedOrder {
  override readonly name = 'SellerNotReady';
}

/**
 * Orders payment and invoice, once. Throws `QuotaLimitReached` if the seller's quota forbids it, `SellerNotReady` if
 * the seller has not completed a step, and the errors of `submitOnce`.
 */
export async function payAndIssue(
  context: Context,
  input: Input<(typeof create)['request']>,
): Promise<Subject> {
  const { subjects } = context;
  const { orderId, sellerId, serviceProviderId, buyerTaxNumber } = input;
  const before = reverseInvoice.read({ sellerId, serviceProviderId, buyerTaxNumber });
  const subject = await subjects.submitOnce(reverseInvoice, orderId, {
    input,
    groups: { seller: sellerId, enterprise: buyerTaxNumber },
    snapshot: before,
    firstPollMs: reverseInvoice.cadence.followedMs,
    send: (order) => send(context, order, input),
    accepted: (answer, order) => toAcceptance(before, answer, order),
    findExisting: (refused) => reverseInvoice.poll(refused, pollContextOf(context)),
  });
  if (subject.state === 'QUOTA_LIMIT_REACHED') throw new QuotaLimitReached(subject);
  if (subject.state === 'SELLER_NOT_READY') throw new SellerNotReady(subject);
  return subject;
}

/**
 * Sends an order. An order that the bank stopped is looked up: no document shows the response to a number that was used
 * before, so the platform may have another order under it, which would be paid a second time under a new number. Throws
 * the platform's errors.
 */
async function send(
  context: Context,
  order: Subject,
  input: Input<(typeof create)['request']>,
): Promise<Decoded<(typeof create)['response']>> {
  const answer = await context.platform.call(create, input);
  if (answer.canInvoice) return answer;
  const existing = await answerOrNull(reverseInvoice.ask(order, pollContextOf(context)));
  if (existing === null) return answer;
  const { reason } = maskDecoded(create.response, answer, numbersAmong(input));
  throw new PlatformRejected(reason === null ? settledTexts.stopped : quote(reason));
}
