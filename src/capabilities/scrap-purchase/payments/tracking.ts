import { z } from 'zod';
import type { Json, JsonObject } from '../../../kernel/json.ts';
import { isJsonObject } from '../../../kernel/json.ts';
import type { Asking } from '../../../platform/client.ts';
import { type Decoded, UNRECOGNIZED } from '../../../platform/record/index.ts';
import type { Finding, FollowUp, Subject, Tracked } from '../../../tracker/tracked.ts';
import { pendingCheck } from '../wire/gates.ts';
import { paidSlip, payStatus } from '../wire/payment.ts';

/** The states of a payment, each with what it means to whoever waits. */
export const paymentStates = {
  WAITING_PAYMENT: 'The tax is not paid yet, as far as the platform says. Have the slip paid.',
  GONE: 'Not paid, and pending no more: given up elsewhere, or paid a moment ago. The slip is asked about further.',
  CANCELLED: 'Final. The pre-opened transaction was given up here.',
  VOIDED:
    'Final. The deduction failed and the transaction was voided. Order again, under a new number.',
  PAID: 'Final. The tax is paid: the invoice can be issued.',
} as const;

type State = keyof typeof paymentStates;

const text = z.string().nullable().default(null);

/** What is kept of a payment. Everything is null in the snapshot of an old one, which was emptied. */
const details = z.object({
  orderId: text,
  invoiceNumber: text,
  enterpriseTaxNumber: text,
  totalTax: text,
  result: z.enum(['PAID', UNRECOGNIZED]).nullable().default(null),
  resultCode: text,
});

/** A payment as it is remembered between two questions. */
export type PaymentDetails = Readonly<z.infer<typeof details>>;

/** Reads a snapshot; what is missing is null. */
export function toPaymentDetails(snapshot: JsonObject): PaymentDetails {
  return details.parse(snapshot);
}

const KIND = 'scrap-tax-payment';

/** Has the slip of an order followed; nothing for an order without one. */
export function paymentOfOrder(
  orderId: string,
  order: {
    readonly taxSlipNumber: string | null;
    readonly invoiceNumber: string | null;
    readonly enterpriseTaxNumber: string | null;
    readonly totalTax: string | null;
  },
): FollowUp | null {
  const { taxSlipNumber, invoiceNumber, enterpriseTaxNumber, totalTax } = order;
  if (taxSlipNumber === null) return null;
  const snapshot = { orderId, invoiceNumber, enterpriseTaxNumber, totalTax };
  return { kind: KIND, key: taxSlipNumber, state: 'WAITING_PAYMENT' satisfies State, snapshot };
}

export type SlipAnswer = Decoded<typeof paidSlip>;

/** What an answer says of each slip that was asked about, in their order; null where it says nothing. */
export function slipsIn(raw: JsonObject, asked: readonly string[]): readonly (SlipAnswer | null)[] {
  const said = resultsIn(raw);
  const [only, another] = said;
  const bare = another === undefined && only?.taxSlipNumber === null ? only : null;
  return asked.map(
    (slip) =>
      said.find(({ taxSlipNumber }) => taxSlipNumber === slip) ??
      (asked.length === 1 ? bare : null),
  );
}

/** Where in an answer the results stand is not documented: whatever has the documented member is one. */
function resultsIn(value: Json | undefined): readonly SlipAnswer[] {
  if (Array.isArray(value)) return value.flatMap((item: Json) => resultsIn(item));
  if (!isJsonObject(value)) return [];
  const own = 'skjnjg' in value ? [paidSlip.read(value)] : [];
  return [...own, ...Object.values(value).flatMap((member) => resultsIn(member))];
}

/** The question about some slips: one by its number, several by the list. */
export function questionOf(slips: readonly string[]): { slip: string } | { slips: string[] } {
  const [only, another] = slips;
  return only !== undefined && another === undefined ? { slip: only } : { slips: [...slips] };
}

/** What an answer means for a payment; null when it says nothing new. */
export function toPaymentFinding(
  { snapshot }: Pick<Subject, 'snapshot'>,
  said: SlipAnswer | null,
): Finding | null {
  if (said === null || said.result === null) return null;
  const { result, resultCode } = said;
  const known = { ...toPaymentDetails(snapshot), result, resultCode };
  return result === 'PAID'
    ? { state: 'PAID' satisfies State, final: true, snapshot: known }
    : { state: 'WAITING_PAYMENT' satisfies State, final: false, snapshot: known };
}

/** Asks about the slip and, while it is unpaid, whether the deduction failed. */
async function ask(subject: Subject, { platform }: Asking): Promise<Finding | null> {
  const { raw } = await platform.call(payStatus, questionOf([subject.key]));
  const [said] = slipsIn(raw ?? {}, [subject.key]);
  const finding = toPaymentFinding(subject, said ?? null);
  if (finding?.final === true) return finding;
  const { invoiceNumber, enterpriseTaxNumber } = toPaymentDetails(subject.snapshot);
  if (invoiceNumber === null || enterpriseTaxNumber === null) return finding;
  const { blocked, records } = await platform.call(pendingCheck, { enterpriseTaxNumber });
  const listed = records?.transactions ?? (blocked ? null : []);
  if (listed === null) return finding;
  const snapshot = finding?.snapshot ?? subject.snapshot;
  const own = listed.find((transaction) => transaction.invoiceNumber === invoiceNumber);
  if (own === undefined) return { state: 'GONE' satisfies State, final: false, snapshot };
  return own.paymentState === 'VOIDED'
    ? { state: 'VOIDED' satisfies State, final: true, snapshot }
    : finding;
}

/** The payment of the tax of an order, by the number of its slip. Nobody pushes: it is asked about. */
export const scrapTaxPayment: Tracked<Asking> = {
  kind: KIND,
  progress: ['WAITING_PAYMENT', 'GONE', 'CANCELLED', 'VOIDED', 'PAID'] satisfies State[],
  cadence: {
    firstMs: 30_000,
    growth: 1.25,
    longestMs: 2 * 60 * 60_000,
    followedMs: 10_000,
    staleAfterMs: 60 * 24 * 60 * 60_000,
  },
  ask,
};
