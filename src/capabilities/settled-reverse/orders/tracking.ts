import { Big } from 'big.js';
import { z } from 'zod';
import type { PollContext } from '../../../platform/client/client.ts';
import { answerIfKnown } from '../../../platform/errors.ts';
import {
  type Decoded,
  keptCode,
  keptMark,
  keptText,
  maskDecoded,
  merged,
  numbersAmong,
  truthIn,
  UNRECOGNIZED,
} from '../../../platform/record/index.ts';
import {
  actionRequired,
  defineKind,
  failed,
  type Observation,
  succeeded,
} from '../../../subjects/kind/kind.ts';
import { furthest } from '../../../subjects/kind/observation.ts';
import { personal } from '../../../subjects/personal/personal-members.ts';
import type { Subject } from '../../../subjects/subject.ts';
import {
  beforeAcceptance,
  hasFailed,
  notKnownToPlatform,
  refusal,
} from '../../../subjects/submit/submission.ts';
import { create, orderSnapshot, orderStatus, query, quotaIndicators } from '../wire/order.ts';

const states = {
  ...beforeAcceptance,
  OUTCOME_UNKNOWN: [
    'The response was lost, and the service polls the platform by the order number. Wait: the state becomes that of the platform, or `NOT_ACCEPTED` after half an hour. Never order under another number: it would be paid twice.',
    '应答已丢失，正以订单号向平台查询。请等待：以平台答复为准，或在半小时后变为`NOT_ACCEPTED`。切勿以其他编号下单，否则会重复付款。',
  ],
  ORDERED: 'The platform accepted the order; its state is polled soon.',
  WAITING_CONFIRM: 'The order waits to be confirmed. Wait.',
  WAITING_PAY: actionRequired('The payer must pay: send them to `payUrl`.'),
  INVOICING: 'Paid. The bank issues, pays the tax and remits to the seller. Wait.',
  QUOTA_LIMIT_REACHED: failed(
    'A limit of the seller’s quota stopped it before anything was ordered or paid. Use a new number once the quota allows.',
  ),
  SELLER_NOT_READY: failed(
    'The seller cannot be invoiced for yet: nothing was ordered or paid. See `blockedBy` of the seller, and use a new number afterwards.',
  ),
  ...refusal,
  FAILED: failed('It failed at the bank; `stepStatuses` may say where.'),
  DONE: succeeded('The invoice exists, the tax is paid, the seller has the money.'),
} as const;

type State = keyof typeof states;

const stepStatuses = z
  .object({ confirm: keptText, pay: keptText, invoice: keptText, upload: keptText, tax: keptText })
  .nullable()
  .default(null);

/** The bank's response to a request to void the invoice; its texts are masked. */
const voiding = z
  .object({ requestedAt: z.number(), bankStatus: keptText, bankResult: keptText })
  .nullable()
  .default(null);

/**
 * True unless the bank denies the voiding, by a no or by the word of a failed order. A `0` is no denial: it may be the
 * code of a success.
 */
export function hasVoided(request: z.infer<typeof voiding>): boolean {
  if (request === null) return false;
  const { bankStatus, bankResult } = request;
  return [bankStatus, bankResult].every(
    (word) => !/^(?:false|no?|否|failed|失败)$/i.test(word ?? ''),
  );
}

/** All members are null in an old snapshot that was emptied. */
const details = z.object({
  sellerId: keptText,
  serviceProviderId: keptText,
  buyerTaxNumber: personal(keptText),
  /** True once a response proved that the platform has the order. */
  isKnownToPlatform: z.boolean().default(false),
  payUrl: personal(keptText),
  platformStatus: keptCode(orderStatus),
  platformStatusCode: keptText,
  invoiceNumber: keptText,
  taxAmount: keptText,
  payAmount: keptText,
  stepStatuses: personal(stepStatuses),
  /** Only for an order that the quota or an incomplete step of the seller stopped. */
  reason: personal(keptText),
  quota: personal(quotaIndicators),
  voiding: personal(voiding),
  isMock: keptMark,
});

/** An order as stored between two polls. */
type OrderDetails = Readonly<z.infer<typeof details>>;

/**
 * Observation from the response to the order. A reached limit is a result, not an error. It comes with the indicators
 * of the quota (document 2, section 2). Without any of them, or if each says no, a previous step is incomplete, because
 * `canInvoice` covers all steps.
 */
export function toAcceptance(
  before: OrderDetails,
  answer: Decoded<(typeof create)['response']>,
  order: Subject,
): Observation<State> {
  const { canInvoice, payUrl, reason, quota, isMock } = maskDecoded(
    create.response,
    answer,
    numbersAmong(before),
  );
  if (canInvoice) {
    const snapshot = { ...before, isKnownToPlatform: true, payUrl, isMock };
    return { state: 'ORDERED', snapshot: withoutLateLink(order.state, snapshot) };
  }
  const isOfQuota = Object.values<string | null>(quota ?? {}).some(
    (indicator) => indicator !== null && truthIn(indicator) !== false,
  );
  const state = isOfQuota ? 'QUOTA_LIMIT_REACHED' : 'SELLER_NOT_READY';
  return { state, snapshot: { ...before, reason, quota, isMock } };
}

type OrderAnswer = Decoded<typeof orderSnapshot>;

/**
 * Merges a response into the details. The bank's own fields are not stored, and its texts are masked. A number, amount
 * or status that is missing from the response keeps its value, and the steps keep theirs until the status changes.
 */
export function updated(before: OrderDetails, answer: OrderAnswer): OrderDetails {
  const { raw: _raw, ...said } = maskDecoded(orderSnapshot, answer, numbersAmong(before));
  const isLater =
    (said.platformStatusCode ?? before.platformStatusCode) !== before.platformStatusCode;
  const known = { ...before, isKnownToPlatform: true, ...(isLater && { stepStatuses: null }) };
  return details.parse(merged<object>(known, said));
}

/**
 * True for a response about an order that the platform has: with its status or a step's, the invoice's number or an
 * amount. Any other response contains at most the number from the query.
 */
export function isFound(answer: OrderAnswer): boolean {
  const { platformStatusCode, invoiceNumber, taxAmount, payAmount, stepStatuses } = answer;
  const steps = Object.values<string | null>(stepStatuses ?? {});
  const isNamed = [platformStatusCode, invoiceNumber, ...steps].some((name) => name !== null);
  return isNamed || [taxAmount, payAmount].some((amount) => !new Big(amount ?? 0).eq(0));
}

/** An unrecognized status leaves the order in its state; the status itself is shown. */
export function stateOf({ platformStatus }: OrderAnswer): State {
  return platformStatus === null || platformStatus === UNRECOGNIZED ? 'ORDERED' : platformStatus;
}

/** Queries an order; null if the platform does not know it, see `answerIfKnown`. */
async function pollOrder(
  { key, snapshot }: Subject,
  { platform }: PollContext,
): Promise<OrderAnswer | null> {
  const { isKnownToPlatform } = details.parse(snapshot);
  const call = platform.call(query, { orderId: key, withFile: false });
  const answer = await answerIfKnown(isKnownToPlatform, call);
  return answer === null || isKnownToPlatform || isFound(answer) ? answer : null;
}

/** States in which no payment is due. */
const PAID_OR_OVER: ReadonlySet<string> = new Set<State>(['INVOICING', 'DONE', 'FAILED']);

/** The payer must not pay twice, nor for a final order. */
function withoutLateLink(state: string, known: OrderDetails): OrderDetails {
  return PAID_OR_OVER.has(state) ? { ...known, payUrl: null } : known;
}

/**
 * Observation of an order from a response. States never move backwards. If an order was rejected, the platform's order
 * with that number is another one, of an unknown owner.
 */
function toObservation(
  subject: Subject,
  answer: OrderAnswer | null,
  clock: PollContext['clock'],
): Observation<State> | null {
  if (answer === null) return notKnownToPlatform(subject, clock);
  const said = stateOf(answer);
  // A response with an earlier status is older: it changes nothing.
  const isKept = !hasFailed(subject) && (subject.final || said === 'ORDERED');
  const state = isKept ? furthest(reverseInvoice.stateOrder, subject.state, said) : said;
  const isRefused = subject.state === ('REJECTED' satisfies State);
  const snapshot = updated(details.parse(isRefused ? {} : subject.snapshot), answer);
  return { state, snapshot: withoutLateLink(state, snapshot) };
}

/**
 * Orders for reverse invoices; the key is the caller's order number. Notices are not certain and payers may take days,
 * so orders are polled for a month after their last change.
 */
export const reverseInvoice = defineKind({
  kind: 'reverse-invoice',
  names: ['Reverse invoices', '反向开票'],
  labels: {
    ORDERED: ['Ordered', '已下单'],
    WAITING_CONFIRM: ['Waiting for confirmation', '等待确认'],
    WAITING_PAY: ['Waiting for the payout', '等待付款'],
    INVOICING: ['Being invoiced', '开票中'],
    QUOTA_LIMIT_REACHED: ['Quota limit reached', '额度已达上限'],
    SELLER_NOT_READY: ['Seller not ready', '销售方尚不可开票'],
    DONE: ['Done', '已完成'],
  },
  states,
  changesAfterEnd: ['voiding'],
  details,
  facts: {
    numbers: ['invoiceNumber'],
    amount: 'payAmount',
    invoiced: ({ sellerId, buyerTaxNumber, taxAmount, payAmount, voiding }) => ({
      seller: sellerId === null ? null : { sellerId },
      buyer: buyerTaxNumber === null ? null : { taxNumber: buyerTaxNumber },
      amountWithTax: payAmount,
      taxAmount,
      // The bank does not report this amount.
      amountWithoutTax: payAmount && taxAmount && new Big(payAmount).minus(taxAmount).toFixed(),
      byRate: [],
      isRed: false,
      isReversed: hasVoided(voiding),
    }),
  },
  cadence: {
    firstMs: 30_000,
    growth: 1.25,
    longestMs: 2 * 60 * 60_000,
    followedMs: 10_000,
    staleAfterMs: 30 * 24 * 60 * 60_000,
  },
  ask: pollOrder,
  observe: toObservation,
});
