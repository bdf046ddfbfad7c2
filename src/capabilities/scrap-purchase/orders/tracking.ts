import { z } from 'zod';
import { isJsonObject, type JsonObject } from '../../../kernel/json/json.ts';
import { toShanghaiDay } from '../../../kernel/time/shanghai.ts';
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
  leftBehind,
  notKnownToPlatform,
  refusal,
} from '../../../subjects/submit/submission.ts';
import { paymentOfOrder, scrapTaxPayment } from '../payments/tracking.ts';
import { scrapTexts } from '../texts.ts';
import { pendingCheck } from '../wire/gates.ts';
import { scrapOrderAnswer } from '../wire/order.ts';
import {
  candidates,
  isEnteredAfter,
  orderWithNumber,
  type PendingTransaction,
  scrapOrders,
} from './candidates.ts';

const states = {
  ...beforeAcceptance,
  OUTCOME_UNKNOWN: scrapTexts.orderLost,
  // Nothing is written in this state; the schema names it.
  RECORDING: 'The platform answered; its answer is being recorded. Wait a moment.',
  ...refusal,
  PRE_OPENED: succeeded(
    'The invoice is pre-opened under `invoiceNumber`: have the tax paid (`taxPayment`), then issue (`issueScrapInvoice`).',
  ),
} as const;

type Seen = Observation<keyof typeof states>;

/** An order as it is stored: nothing of the person. */
const details = z.object({
  buyerTaxNumber: personal(keptText),
  kind: z.enum(['SPECIAL', 'GENERAL']).nullable().default(null),
  ownUse: z.boolean().nullable().default(null),
  amountWithoutTax: keptText,
  /** Milliseconds since the epoch at which it was sent. */
  sentAt: z.number().nullable().default(null),
  invoiceNumber: keptText,
  /** The day in Shanghai at which it was pre-opened. */
  preOpenedOn: keptText,
  taxSlipNumber: keptText,
  totalTaxPayable: keptText,
  taxItems: z.array(z.custom<JsonObject>(isJsonObject)).nullable().default(null),
  /** Source of the order's invoice number. */
  foundBy: z.enum(['ANSWER', 'PERSON', 'ENTERPRISE']).nullable().default(null),
  /** The platform's time of its answer to the order. */
  timestamp: keptText,
  isMock: keptMark,
});

/** An order as it is stored between two polls. */
export type OrderDetails = Readonly<z.infer<typeof details>>;

/** An order that stands; its number leads to it from now on. */
function ordered(snapshot: OrderDetails): Seen {
  const { invoiceNumber } = snapshot;
  return { state: 'PRE_OPENED', snapshot, aliases: invoiceNumber === null ? [] : [invoiceNumber] };
}

/** The platform's response to the order itself; `platformNow` by the platform's clock, which decides on the day. */
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
 * An order whose answer was lost, found among the pending transactions. Its slip and its taxes are lost with the answer: the
 * tax that is listed is that of the invoice, without the person’s own.
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

/** The pending transactions that may be an order: those like it that are no other order's of ours. */
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
 * The order of ours that a pending transaction is; null for somebody else's. A number that came back to the
 * pool behind our back is another one's by now: it is entered anew, later than the order that had it before,
 * or that one is known to be pending no more.
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

/** States of a payment whose transaction is pending no more. */
const ENDED = new Set(['GONE', 'CANCELED', 'VOIDED', 'PAID']);

/** More orders in doubt at a time than any enterprise has: with more, none is identified. */
const MOST_IN_DOUBT = 100;

/** True where another order in doubt may be the transaction as well: the enterprise's list does not say whose it is. */
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

/** Polls of orders look at other orders, too. */
interface OrderPollContext extends PollContext {
  readonly subjects: OtherOrders;
}

/** Searches the pending transactions of the enterprise, as the journal does not know the person. */
async function poll(
  subject: Subject,
  { platform, subjects, now }: OrderPollContext,
): Promise<Seen | null> {
  const order = scrapOrder.read(subject.snapshot);
  const { buyerTaxNumber } = order;
  if (buyerTaxNumber === null) return null;
  const { transactions } = await platform.call(pendingCheck, { buyerTaxNumber });
  const listed = transactions ?? [];
  const [only, another] = await ownCandidates(subjects, listed, subject.key, order);
  if (only === undefined) return toUnknown(subject, now);
  const isCertain = another === undefined && !(await isContested(subjects, only, subject));
  return isCertain ? toFound(order, only, 'ENTERPRISE', platform.now()) : leftBehind(subject);
}

/** An order that is not among the pending. One that costs no tax is never there, so silence about it says nothing. */
export function toUnknown(subject: Subject, now: number): Seen | null {
  const { ownUse } = scrapOrder.read(subject.snapshot);
  return ownUse === true ? leftBehind(subject) : notKnownToPlatform(subject, now);
}

/** The slip of an order that stands is followed. */
function followUps({ key }: Subject, { state, snapshot }: Observation): readonly FollowUp[] {
  const payment = state === 'PRE_OPENED' ? paymentOfOrder(key, scrapOrder.read(snapshot)) : null;
  return payment === null ? [] : [payment];
}

/** Orders of scrap purchases, by the caller's order number; their invoice numbers lead to them, too. */
export const scrapOrder = defineKind({
  ...scrapOrders,
  states,
  details,
  facts: { numbers: ['invoiceNumber', 'taxSlipNumber'], amount: 'amountWithoutTax' },
  cadence: {
    firstMs: 10_000,
    growth: 1.5,
    longestMs: 10 * 60_000,
    followedMs: 10_000,
    staleAfterMs: 7 * 24 * 60 * 60_000,
  },
  poll,
  followUps,
});
