import { z } from 'zod';
import { isJsonObject, type JsonObject } from '../../../kernel/json/json.ts';
import { toShanghaiDay } from '../../../kernel/time/clock.ts';
import type { PollContext } from '../../../platform/client/client.ts';
import {
  type Decoded,
  keptMark,
  keptText,
  maskDecoded,
  numbersAmong,
} from '../../../platform/record/index.ts';
import {
  defineKind,
  type FollowUp,
  type Observation,
  succeeded,
} from '../../../subjects/kind/kind.ts';
import { personal } from '../../../subjects/personal/personal-members.ts';
import type { Subject } from '../../../subjects/subject.ts';
import type { Subjects } from '../../../subjects/subjects.ts';
import {
  beforeAcceptance,
  deniedSince,
  leftBehind,
  notKnownToPlatform,
  refusal,
} from '../../../subjects/submit/submission.ts';
import { paymentOfOrder, scrapTaxPayment } from '../payments/tracking.ts';
import { pendingCheck } from '../wire/gates.ts';
import { scrapOrderAnswer } from '../wire/order.ts';
import {
  candidates,
  isEnteredAfter,
  orderWithNumber,
  type PendingTransaction,
  provesAbsence,
  scrapOrders,
} from './candidates.ts';

const states = {
  ...beforeAcceptance,
  OUTCOME_UNKNOWN: [
    'The response was lost. The service searches the pending transactions of the enterprise for the amount and time of this order. The platform does not report whose they are, so similar ones cannot be distinguished, and one without tax, or with its tax paid, is never among them. The same input under the same number again, which names the person, searches that person’s transactions and sends nothing. Never order under another number meanwhile.',
    '应答已丢失。正在该企业的待缴税交易中查找金额和时间与本订单相符的交易；平台不说明交易属于谁，因此相似的交易无法区分，且无需缴税或已缴税的交易不在其中。以相同编号和相同内容（含自然人信息）再次提交，会查找该自然人的交易而不会发送。其间切勿以其他编号下单。',
  ],
  // No subject gets this state, but the schema names it.
  RECORDING: 'The platform responded; the response is being recorded. Wait a moment.',
  ...refusal,
  PRE_OPENED: succeeded(
    'The invoice is pre-opened under `invoiceNumber`: have the tax paid (`taxPayment`), then issue (`issueScrapInvoice`).',
  ),
} as const;

type Seen = Observation<keyof typeof states>;

/** An order as stored, without data of the person. */
const details = z.object({
  buyerTaxNumber: personal(keptText),
  kind: z.enum(['SPECIAL', 'GENERAL']).nullable().default(null),
  ownUse: z.boolean().nullable().default(null),
  amountWithoutTax: keptText,
  /** Time of sending, in milliseconds since the epoch. */
  sentAt: z.number().nullable().default(null),
  invoiceNumber: keptText,
  /** Day of the pre-opening in Shanghai. */
  preOpenedOn: keptText,
  taxSlipNumber: keptText,
  totalTaxPayable: keptText,
  taxItems: z.array(z.custom<JsonObject>(isJsonObject)).nullable().default(null),
  /** Source of the order's invoice number. */
  foundBy: z.enum(['ANSWER', 'PERSON', 'ENTERPRISE']).nullable().default(null),
  /** The platform's time of its response to the order. */
  timestamp: keptText,
  isMock: keptMark,
});

/** An order as stored between two polls. */
export type OrderDetails = Readonly<z.infer<typeof details>>;

/** Observation of an accepted order; its number becomes an alias. */
function ordered(snapshot: OrderDetails): Seen {
  const { invoiceNumber } = snapshot;
  return { state: 'PRE_OPENED', snapshot, aliases: invoiceNumber === null ? [] : [invoiceNumber] };
}

/** Observation from the response to the order. `platformNow` is the platform's clock, which determines the day. */
export function toOrdered(
  before: OrderDetails,
  answer: Decoded<typeof scrapOrderAnswer>,
  platformNow: number,
): Seen {
  const { invoiceNumber, taxSlipNumber, tax, timestamp, isMock } = maskDecoded(
    scrapOrderAnswer,
    answer,
    numbersAmong(before),
  );
  const snapshot = details.parse({
    ...before,
    invoiceNumber,
    taxSlipNumber,
    preOpenedOn: toShanghaiDay(platformNow),
    totalTaxPayable: tax?.total ?? null,
    taxItems: tax?.items?.map(({ raw }) => raw ?? {}) ?? null,
    foundBy: 'ANSWER',
    timestamp,
    isMock,
  });
  return ordered(snapshot);
}

/**
 * Observation of an order whose response was lost and that was found among the pending transactions. Its slip and its
 * taxes are unknown: the listed tax is that of the invoice, without the person’s own.
 */
export function toFound(
  before: OrderDetails,
  { invoiceNumber, preOpenedOn }: PendingTransaction,
  foundBy: 'PERSON' | 'ENTERPRISE',
  platformNow: number,
): Seen {
  return ordered({
    ...before,
    invoiceNumber,
    preOpenedOn: preOpenedOn ?? toShanghaiDay(platformNow),
    foundBy,
  });
}

type OtherOrders = Pick<Subjects, 'get' | 'resolve' | 'list'>;

/** Pending transactions that may be the order: similar ones that belong to no other order of this service. */
export async function ownCandidates(
  subjects: OtherOrders,
  listed: readonly PendingTransaction[],
  orderId: string,
  order: OrderDetails,
): Promise<readonly PendingTransaction[]> {
  const like = candidates(listed, order);
  const holders = await Promise.all(like.map((one) => orderOfTransaction(subjects, one)));
  return like.filter((_one, index) => (holders[index]?.key ?? orderId) === orderId);
}

/**
 * This service's order behind a pending transaction; null for another system's. A number that returned to the pool
 * unnoticed belongs to a new transaction by now: either that one was entered later than the order, or the order is
 * known as no longer pending.
 */
export async function orderOfTransaction(
  subjects: Pick<Subjects, 'get' | 'resolve'>,
  transaction: PendingTransaction,
): Promise<Subject | null> {
  const order = await orderWithNumber(subjects, transaction.invoiceNumber);
  if (order === null || isEnteredAfter(transaction, order.changedAt)) return null;
  const { taxSlipNumber } = scrapOrder.read(order.snapshot);
  const payment =
    taxSlipNumber === null ? null : await subjects.get(scrapTaxPayment, taxSlipNumber);
  return payment !== null && ENDED.has(payment.state) ? null : order;
}

/** States of a payment whose transaction is no longer pending. */
const ENDED = new Set(['GONE', 'CANCELED', 'VOIDED', 'PAID']);

/** Limit of concurrent orders with unknown outcome, far more than any enterprise has; above it none is identified. */
const MOST_IN_DOUBT = 100;

/** True if another order with unknown outcome may be the transaction, too: the enterprise's list does not name the person. */
async function isContested(
  subjects: OtherOrders,
  transaction: PendingTransaction,
  { key, snapshot }: Subject,
): Promise<boolean> {
  const { buyerTaxNumber } = scrapOrder.read(snapshot);
  const query = { kinds: [scrapOrders.kind], states: ['SUBMITTED', 'OUTCOME_UNKNOWN'] };
  const inDoubt = await subjects.list({ ...query, first: MOST_IN_DOUBT });
  return (
    inDoubt.hasNextPage ||
    inDoubt.subjects.some(({ subject }) => {
      const other = scrapOrder.read(subject.snapshot);
      const isRival = subject.key !== key && other.buyerTaxNumber === buyerTaxNumber;
      return isRival && candidates([transaction], other).length > 0;
    })
  );
}

/** Context of an order's poll, which also reads other orders. */
interface OrderPollContext extends PollContext {
  readonly subjects: OtherOrders;
}

/** Searches the pending transactions of the enterprise, because the journal does not know the person. */
async function poll(
  subject: Subject,
  { platform, subjects, clock }: OrderPollContext,
): Promise<Seen | null> {
  const order = scrapOrder.read(subject.snapshot);
  const { buyerTaxNumber } = order;
  if (buyerTaxNumber === null) return null;
  const answer = await platform.call(pendingCheck, { buyerTaxNumber });
  const listed = answer.transactions ?? [];
  const [only, another] = await ownCandidates(subjects, listed, subject.key, order);
  if (only === undefined)
    return provesAbsence(answer) ? toUnknown(subject, clock) : leftBehind(subject);
  const isCertain = another === undefined && !(await isContested(subjects, only, subject));
  return isCertain ? toFound(order, only, 'ENTERPRISE', platform.now()) : leftBehind(subject);
}

/** Time in which nobody pays the tax: the slip's number was in the lost response. */
const UNPAID_MS = 5 * 60_000;

/**
 * Observation of an order that the platform does not list as pending. An order without tax, or with paid tax, is never
 * listed. The absence therefore proves something only for an order with tax, and only if it was noticed before anybody
 * can have paid.
 */
export function toUnknown(subject: Subject, clock: PollContext['clock']): Seen | null {
  const { ownUse, sentAt } = scrapOrder.read(subject.snapshot);
  const noticedAt = deniedSince(subject) ?? clock.now();
  const wouldBeListed = ownUse !== true && noticedAt <= (sentAt ?? subject.openedAt) + UNPAID_MS;
  return wouldBeListed ? notKnownToPlatform(subject, clock) : leftBehind(subject);
}

/** Follow-up of an accepted order: its slip. */
function followUps({ key }: Subject, { state, snapshot }: Observation): readonly FollowUp[] {
  const payment = state === 'PRE_OPENED' ? paymentOfOrder(key, scrapOrder.read(snapshot)) : null;
  return payment === null ? [] : [payment];
}

/** Orders of scrap purchases; the key is the caller's order number, and invoice numbers are aliases. */
export const scrapOrder = defineKind({
  ...scrapOrders,
  names: ['Scrap orders', '报废产品收购'],
  labels: { RECORDING: ['Being recorded', '记录中'], PRE_OPENED: ['Pre-opened', '已预开'] },
  states,
  stale:
    'For a week its transaction was not found, so polling has stopped. `lookAgain` searches once more, and `pendingTransactions` shows those of the person. Only if they have none, and no tax was paid for it, order under a new `orderId`.',
  details,
  facts: { numbers: ['invoiceNumber', 'taxSlipNumber'], amount: 'amountWithoutTax' },
  cadence: {
    firstMs: 2_000,
    growth: 1.5,
    longestMs: 10 * 60_000,
    followedMs: 10_000,
    staleAfterMs: 7 * 24 * 60 * 60_000,
  },
  poll,
  followUps,
});
