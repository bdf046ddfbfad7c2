import { z } from 'zod';
import { lookUpByKey } from '../../../context/look-up.ts';
import type { PollContext } from '../../../platform/client/client.ts';
import { answerOrNull, PlatformError } from '../../../platform/errors.ts';
import { type Decoded, keptText, UNRECOGNIZED } from '../../../platform/record/index.ts';
import {
  actionRequired,
  defineKind,
  failed,
  type FollowUp,
  type Observation,
  succeeded,
  canceled,
  type ViewOf,
} from '../../../subjects/kind/kind.ts';
import { attemptsAt } from '../../../subjects/kind/attempts.ts';
import { personal } from '../../../subjects/personal/personal-members.ts';
import type { Subject } from '../../../subjects/subject.ts';
import type { Subjects } from '../../../subjects/subjects.ts';
import {
  isEnteredAfter,
  listsAll,
  type PendingTransaction,
  scrapOrders,
} from '../orders/candidates.ts';
import { pendingCheck } from '../wire/gates.ts';
import { type paidSlip, payStatus, type paymentAnswer } from '../wire/payment.ts';
import type { Context } from '../../../context/context.ts';

const states = {
  WAITING_PAYMENT: actionRequired(
    'The platform reports the tax as not paid yet. Have the slip paid.',
  ),
  GONE: 'No longer pending, and not reported as paid: canceled elsewhere, or paid a moment ago. Polling of the slip continues.',
  CANCELED: canceled('The pre-opened transaction was canceled here.'),
  VOIDED: failed(
    'The deduction failed and the transaction was voided. Order again, under a new number.',
  ),
  PAID: succeeded('The tax is paid: the invoice can be issued.'),
} as const;

type Seen = Observation<keyof typeof states>;

const details = z.object({
  orderId: keptText,
  invoiceNumber: keptText,
  buyerTaxNumber: personal(keptText),
  totalTaxPayable: keptText,
  result: z.enum(['PAID', UNRECOGNIZED]).nullable().default(null),
  resultCode: keptText,
});

/** Members of an order that its payment stores. */
type Ordered = Pick<
  z.infer<typeof details>,
  'invoiceNumber' | 'buyerTaxNumber' | 'totalTaxPayable'
>;

/** Follow-up of an accepted order: its slip. Null for an order without one. */
export function paymentOfOrder(
  orderId: string,
  order: Ordered & { readonly taxSlipNumber: string | null },
): FollowUp | null {
  const { taxSlipNumber, invoiceNumber, buyerTaxNumber, totalTaxPayable } = order;
  if (taxSlipNumber === null) return null;
  const { kind } = scrapTaxPayment;
  const snapshot = { orderId, invoiceNumber, buyerTaxNumber, totalTaxPayable };
  return { kind, key: taxSlipNumber, state: 'WAITING_PAYMENT' satisfies Seen['state'], snapshot };
}

/** The platform's response about one slip. */
type SlipAnswer = Decoded<typeof paidSlip>;

/** The response about each queried slip, in the order of the query; null for a missing one. */
export function slipsIn(
  said: readonly SlipAnswer[],
  asked: readonly string[],
): readonly (SlipAnswer | null)[] {
  // The response about a single slip need not repeat its number.
  const isUnnamed = said.every(({ taxSlipNumber }) => taxSlipNumber === null);
  return asked.map((slip) => {
    const own =
      asked.length === 1 && isUnnamed
        ? said
        : said.filter(({ taxSlipNumber }) => taxSlipNumber === slip);
    // A slip with one row per tax is paid once all its rows are paid.
    const open = own.find(({ result }) => result !== 'PAID');
    return open ?? own[0] ?? null;
  });
}

/** Query of slips: a single one by its number, several by the list. */
export function questionOf(slips: readonly string[]): { slip: string } | { slips: string[] } {
  const [only, another] = slips;
  return only !== undefined && another === undefined ? { slip: only } : { slips: [...slips] };
}

/** Observation of a payment from a response; null if there is no news. */
function toPaymentSeen(
  { snapshot }: Pick<Subject, 'snapshot'>,
  said: SlipAnswer | null,
): Seen | null {
  if (said === null || said.result === null) return null;
  const { result, resultCode } = said;
  const known = { ...scrapTaxPayment.read(snapshot), result, resultCode };
  return { state: result === 'PAID' ? 'PAID' : 'WAITING_PAYMENT', snapshot: known };
}

/** Name of the kind of cancellations, which itself depends on this module. */
const CANCELLATIONS = { kind: 'scrap-cancellation', canceled: 'CANCELED' } as const;

/** Context of a payment's poll, which also reads the orders and their cancellations. */
interface PaymentPollContext extends PollContext {
  readonly subjects: Pick<Subjects, 'get' | 'resolve'>;
}

/**
 * Queries the slip and, unless it is paid, the transaction. If one query fails the other still counts: the platform
 * permanently rejects queries of a slip that it no longer knows.
 */
async function poll(subject: Subject, context: PaymentPollContext): Promise<Seen | null> {
  const failures: PlatformError[] = [];
  const orFailed = async (question: Promise<Seen | null>): Promise<Seen | null> => {
    try {
      return await question;
    } catch (error) {
      if (!(error instanceof PlatformError)) throw error;
      failures.push(error);
      return null;
    }
  };
  const paid = await orFailed(askAboutSlip(subject, context));
  if (paid?.state === 'PAID') return paid;
  const snapshot = paid?.snapshot ?? subject.snapshot;
  const seen = (await orFailed(askAboutTransaction({ ...subject, snapshot }, context))) ?? paid;
  const [failure] = failures;
  if (seen === null && failure !== undefined) throw failure;
  return seen;
}

async function askAboutSlip(
  subject: Subject,
  { platform }: PaymentPollContext,
): Promise<Seen | null> {
  const { slips } = await platform.call(payStatus, questionOf([subject.key]));
  const [said] = slipsIn(slips, [subject.key]);
  return toPaymentSeen(subject, said ?? null);
}

/** Null while the transaction is pending, and if the response is inconclusive. */
async function askAboutTransaction(
  subject: Subject,
  context: PaymentPollContext,
): Promise<Seen | null> {
  const { snapshot } = subject;
  const { invoiceNumber, buyerTaxNumber } = scrapTaxPayment.read(snapshot);
  if (invoiceNumber === null || buyerTaxNumber === null) return null;
  const answer = await context.platform.call(pendingCheck, { buyerTaxNumber });
  const withNumber = (answer.transactions ?? []).filter(
    (one) => one.invoiceNumber === invoiceNumber,
  );
  if (withNumber.length === 0 && !listsAll(answer)) return null;
  const isOwn = await ownership(subject, invoiceNumber, context);
  const own = withNumber.filter(isOwn);
  if (own.length === 0)
    return { state: (await wasCanceled(subject, context)) ? 'CANCELED' : 'GONE', snapshot };
  return own.every(({ paymentState }) => paymentState === 'VOIDED')
    ? { state: 'VOIDED', snapshot }
    : null;
}

/** Tells the payment's transaction from that of a later order, which received the returned number. */
async function ownership(
  { snapshot, openedAt }: Subject,
  invoiceNumber: string,
  { subjects }: PaymentPollContext,
): Promise<(transaction: PendingTransaction) => boolean> {
  const { orderId } = scrapTaxPayment.read(snapshot);
  const newest = await subjects.resolve(scrapOrders, invoiceNumber);
  const mayBeOwn = newest === null || orderId === null || newest.key === orderId;
  return (transaction) => mayBeOwn && !isEnteredAfter(transaction, openedAt);
}

/**
 * True for a transaction that was canceled here. A cancellation that is settled by a poll does not end the payment
 * itself.
 */
async function wasCanceled(
  { snapshot }: Subject,
  { subjects }: PaymentPollContext,
): Promise<boolean> {
  const { orderId } = scrapTaxPayment.read(snapshot);
  if (orderId === null) return false;
  const { made } = await attemptsAt(subjects, CANCELLATIONS, orderId);
  return made.at(-1)?.state === CANCELLATIONS.canceled;
}

/** Payments of an order's tax; the key is the slip's number. No push reports them, so they are polled. */
export const scrapTaxPayment = defineKind({
  kind: 'scrap-tax-payment',
  names: ['Tax payments', '税款缴纳'],
  labels: {
    WAITING_PAYMENT: ['Waiting for payment', '等待缴款'],
    GONE: ['Gone', '已不存在'],
    VOIDED: ['Voided', '已作废'],
    PAID: ['Paid', '已缴纳'],
  },
  states,
  changesAfterEnd: ['result', 'resultCode'],
  stale:
    'Nothing changed for two months, so polling has stopped. `taxPayments` queries the platform once.',
  details,
  facts: { numbers: ['orderId', 'invoiceNumber'], amount: 'totalTaxPayable' },
  cadence: {
    firstMs: 30_000,
    growth: 1.25,
    longestMs: 2 * 60 * 60_000,
    followedMs: 10_000,
    staleAfterMs: 60 * 24 * 60 * 60_000,
  },
  poll,
});

/** A payment as shown in the schema. */
export type PaymentView = ViewOf<typeof scrapTaxPayment> & {
  /** True for a slip whose order was placed elsewhere: only the platform's response is known. */
  readonly isExternal?: true;
};

/** The platform's response about some slips. */
export interface PaymentsView extends Decoded<typeof paymentAnswer> {
  readonly payments: readonly PaymentView[];
}

/**
 * Current state of slips, in one call for all of them; subscriptions receive its news, too. Throws the platform's
 * errors.
 */
export async function lookUpPayments(
  context: Context,
  slips: readonly string[],
): Promise<PaymentsView> {
  const answer = await context.platform.call(payStatus, questionOf(slips));
  const said = slipsIn(answer.slips, slips);
  const payments = await Promise.all(
    slips.map((slip, index) => observed(context, slip, said[index] ?? null)),
  );
  return { payments, ...answer };
}

async function observed(
  { subjects }: Context,
  slip: string,
  said: SlipAnswer | null,
): Promise<PaymentView> {
  const subject = await subjects.get(scrapTaxPayment, slip);
  if (subject === null) {
    const waiting = { state: 'WAITING_PAYMENT', snapshot: {} };
    const seen = toPaymentSeen(waiting, said) ?? waiting;
    return { ...scrapTaxPayment.view({ ...seen, key: slip }), isExternal: true };
  }
  const seen = toPaymentSeen(subject, said);
  if (!subject.final) {
    return scrapTaxPayment.view(await subjects.observe(scrapTaxPayment, subject, seen));
  }
  // A payment that is final in another state is still shown as paid.
  const isPaid = said?.result === 'PAID';
  const last = isPaid && seen ? { ...seen, state: scrapTaxPayment.stateKept(subject) } : null;
  return scrapTaxPayment.view(await subjects.supplement(scrapTaxPayment, subject, last));
}

/** A payment is identified by its slip, here and at the platform. */
export const externalLookup = lookUpByKey<PaymentView>(
  async (context, slip) => (await lookUpPayments(context, [slip])).payments[0] ?? null,
);

/**
 * Slips that are not known as paid; only these need a query. The form of the response to several slips is not documented: a slip
 * that it does not name is queried alone.
 */
export async function unpaidOf(
  context: Context,
  slips: readonly string[],
): Promise<readonly string[]> {
  const known = slips.map((slip) => context.subjects.get(scrapTaxPayment, slip));
  const subjects = await Promise.all(known);
  const open = slips.filter((_slip, index) => subjects[index]?.state !== 'PAID');
  if (open.length === 0) return [];
  const { payments } = await lookUpPayments(context, open);
  const unnamed = open.length > 1 ? payments.filter(({ result }) => result === null) : [];
  const alone = await Promise.all(
    unnamed.map(({ key }) => answerOrNull(lookUpPayments(context, [key]))),
  );
  const reported = [...payments, ...alone.flatMap((answer) => answer?.payments ?? [])];
  const paid = new Set(reported.flatMap(({ key, result }) => (result === 'PAID' ? [key] : [])));
  return open.filter((slip) => !paid.has(slip));
}
