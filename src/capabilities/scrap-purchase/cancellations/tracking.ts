import { z } from 'zod';
import type { PollContext } from '../../../platform/client/client.ts';
import { toKeptAnswer } from '../../../platform/kept-answer.ts';
import {
  type Decoded,
  keptMark,
  keptText,
  maskDecoded,
  numbersAmong,
} from '../../../platform/record/index.ts';
import { targetOf } from '../../../subjects/kind/attempts.ts';
import { defineKind, failed, type Observation, succeeded } from '../../../subjects/kind/kind.ts';
import { personal } from '../../../subjects/personal/personal-members.ts';
import type { Binding, Subject } from '../../../subjects/subject.ts';
import type { Subjects } from '../../../subjects/subjects.ts';
import {
  beforeAcceptance,
  leftBehind,
  notKnownToPlatform,
  refusal,
} from '../../../subjects/submit/submission.ts';
import { isEnteredAfter, pendingIn, scrapOrders } from '../orders/candidates.ts';
import { questionOf, slipsIn } from '../payments/tracking.ts';
import { pendingCheck } from '../wire/gates.ts';
import { cancellationAnswer } from '../wire/order.ts';
import { payStatus } from '../wire/payment.ts';

const states = {
  ...beforeAcceptance,
  NOT_ACCEPTED: failed(
    'The platform still lists the transaction as pending: it was not canceled, and may be canceled again.',
  ),
  OUTCOME_UNKNOWN: [
    'The response was lost, or the platform may still list the transaction as pending. While it is pending it was not canceled; if it is gone and its tax is not paid, or if another one has its number, it was. A transaction that was ordered elsewhere cannot be queried without `buyerTaxNumber`, and one whose slip is not known cannot be distinguished from a paid one: query `pendingTransactions`. The service never sends it again, as the number may belong to another order by then.',
    '应答已丢失，或该交易可能仍待缴税。如该交易仍待缴税，则未取消；如该交易已消失且税款未缴，或其号码已被另一交易使用，则已取消。在其他系统下单的交易，没有`buyerTaxNumber`便无法查询；税票号码未知的，无法与已缴税的区分：请查看`pendingTransactions`。不会重复发送：届时该号码可能已属于另一订单。',
  ],
  ...refusal,
  CANCELED: succeeded('The pre-opened transaction is canceled.'),
} as const;

type Seen = Observation<keyof typeof states>;

const fate = z.enum(['RETURNED', 'KEPT_AS_PAID', 'UNCLEAR']).nullable().default(null);

const details = z.object({
  invoiceNumber: keptText,
  taxSlipNumber: keptText,
  buyerTaxNumber: personal(keptText),
  /** Fate of the number after the cancellation (document 2, section 3). */
  numberFate: fate,
  /** Fate of the number if the cancellation with this response succeeded; null if the response was lost. */
  answeredFate: fate,
  /** Processing result in the platform's response; null before the response, or if it was lost. */
  processingResult: personal(keptText),
  timestamp: keptText,
  isMock: keptMark,
  /** See `toKeptAnswer`. */
  answer: personal(keptText),
});

/** A cancellation as stored. */
type Details = Readonly<z.infer<typeof details>>;

/** Fate of a transaction's number. */
type NumberFate = Details['numberFate'];

/** Observation of a successful cancellation, and the resulting fate of the number. */
function toCancelled(before: Details, numberFate: NumberFate): Seen {
  return { state: 'CANCELED', snapshot: { ...before, numberFate } };
}

/**
 * Observation from the response to the cancellation. The documents do not show which results (`cljg`) mean success, so
 * the transaction is queried while it may still be pending.
 */
export function toAnswered(
  before: Details,
  answer: Decoded<typeof cancellationAnswer>,
  { fate, mayBePending }: { readonly fate: NumberFate; readonly mayBePending: boolean },
): Seen {
  const known = numbersAmong(before);
  const { processingResult, timestamp, isMock } = maskDecoded(cancellationAnswer, answer, known);
  const kept = toKeptAnswer(cancellationAnswer, answer.raw, known);
  const told = { ...before, processingResult, timestamp, isMock, answer: kept };
  return mayBePending
    ? { state: 'OUTCOME_UNKNOWN', snapshot: { ...told, answeredFate: fate } }
    : toCancelled(told, fate);
}

/** Bindings of the number that a cancelled order loses; none for a transaction that another system ordered. */
export function numbersOf(orderId: string | null, number: string): readonly Binding[] {
  return orderId === null ? [] : [{ kind: scrapOrders.kind, number, key: orderId }];
}

/** Queries the payment of a slip; null if the platform does not report it. */
export async function saidOf({ platform }: Pick<PollContext, 'platform'>, slip: string) {
  const { slips } = await platform.call(payStatus, questionOf([slip]));
  const [said] = slipsIn(slips, [slip]);
  return said?.result ?? null;
}

/** Context of a cancellation's poll, which also reads orders. */
interface CancellationPollContext extends PollContext {
  readonly subjects: Pick<Subjects, 'get' | 'resolve'>;
}

/**
 * Polls a cancellation. A number that now belongs to another transaction was returned. A pending transaction was not
 * cancelled. One that is no longer pending was either paid or cancelled, and the payment tells which.
 */
async function poll(subject: Subject, asking: CancellationPollContext): Promise<Seen | null> {
  const known = scrapCancellation.read(subject.snapshot);
  const { invoiceNumber, taxSlipNumber, buyerTaxNumber, answeredFate } = known;
  const order = invoiceNumber === null ? null : await orderOf(subject, invoiceNumber, asking);
  if (order?.isNewest === false) return toCancelled(known, 'RETURNED');
  if (invoiceNumber === null || buyerTaxNumber === null) return leftBehind(subject);
  const listed = pendingIn(
    await asking.platform.call(pendingCheck, { buyerTaxNumber }),
    invoiceNumber,
  );
  if (listed === undefined) return leftBehind(subject);
  if (listed !== null) {
    if (!isEnteredAfter(listed, order?.orderedAt ?? subject.openedAt)) {
      return notKnownToPlatform(subject, asking.clock);
    }
    const returned = numbersOf(order?.key ?? null, listed.invoiceNumber);
    return { ...toCancelled(known, 'RETURNED'), returned };
  }
  // Neither an unknown nor a paid slip proves a cancellation.
  if (taxSlipNumber === null && answeredFate === null) return leftBehind(subject);
  if (taxSlipNumber !== null && (await saidOf(asking, taxSlipNumber)) === 'PAID') {
    return leftBehind(subject);
  }
  if (answeredFate === null) return toCancelled(known, 'UNCLEAR');
  const returned = numbersOf(order?.key ?? null, invoiceNumber);
  return { ...toCancelled(known, answeredFate), returned };
}

/** Order of the cancelled transaction; null if another system ordered it. */
async function orderOf(
  { key, openedAt }: Subject,
  invoiceNumber: string,
  { subjects }: CancellationPollContext,
) {
  const orderId = targetOf(key);
  const newest = await subjects.resolve(scrapOrders, invoiceNumber);
  if (orderId === invoiceNumber || newest === null) return null;
  const order = await subjects.get(scrapOrders, orderId);
  const orderedAt = order?.changedAt ?? openedAt;
  return { key: orderId, isNewest: newest.key === orderId, orderedAt };
}

/** Cancellations of pre-opened transactions; the key is the order (or else the invoice number) and the attempt. */
export const scrapCancellation = defineKind({
  kind: 'scrap-cancellation',
  names: ['Scrap cancellations', '取消预开票交易'],
  states,
  stale:
    'For a week the result did not show, so polling has stopped. Cancel the transaction again: a request is sent only if the platform still lists it in `pendingTransactions`.',
  details,
  facts: { numbers: ['taxSlipNumber'] },
  cadence: {
    firstMs: 10_000,
    growth: 1.5,
    longestMs: 10 * 60_000,
    followedMs: 10_000,
    staleAfterMs: 7 * 24 * 60 * 60_000,
  },
  poll,
});
