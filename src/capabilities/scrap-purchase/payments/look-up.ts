import type { Context } from '../../../graphql/context.ts';
import { subjectId } from '../../../graphql/operation.ts';
import type { JsonObject } from '../../../kernel/json.ts';
import type { Decoded } from '../../../platform/record/index.ts';
import type { Subject } from '../../../tracker/tracked.ts';
import { type paymentAnswer, payStatus } from '../wire/payment.ts';
import {
  type PaymentDetails,
  questionOf,
  scrapTaxPayment,
  type SlipAnswer,
  slipsIn,
  toPaymentDetails,
  toPaymentFinding,
} from './tracking.ts';

/** A payment as the schema shows it. */
export interface PaymentView extends Omit<PaymentDetails, 'result'> {
  readonly taxSlipNumber: string;
  /** Null for a slip of an order that was not placed here. */
  readonly state: string | null;
  readonly result: SlipAnswer['result'];
}

/** The platform's answer about some slips. */
export interface PaymentsView extends Decoded<typeof paymentAnswer> {
  readonly payments: readonly PaymentView[];
}

/** Shows a payment as the journal knows it. */
export function toPayment(
  taxSlipNumber: string,
  state: string | null,
  snapshot: JsonObject,
): PaymentView {
  return { ...toPaymentDetails(snapshot), taxSlipNumber, state };
}

/**
 * How slips stand now, in one call whatever their number; what it finds out reaches the subscriptions
 * too. Throws what the platform answers.
 */
export async function lookUpPayments(
  context: Context,
  slips: readonly string[],
): Promise<PaymentsView> {
  const { raw, isMock } = await context.platform.call(payStatus, questionOf(slips));
  const said = slipsIn(raw ?? {}, slips);
  const payments = await Promise.all(
    slips.map((slip, index) => noted(context, slip, said[index] ?? null)),
  );
  return { payments, isMock, raw };
}

async function noted(
  context: Context,
  slip: string,
  said: SlipAnswer | null,
): Promise<PaymentView> {
  const subject = await paymentSubject(context, slip);
  if (subject === null) {
    const { result = null, resultCode = null } = said ?? {};
    return { ...toPayment(slip, null, {}), result, resultCode };
  }
  const now = subject.final
    ? subject
    : await context.app.tracker.note(subject, toPaymentFinding(subject, said));
  return toPayment(slip, now.state, now.snapshot);
}

/** Which of some slips are not known to be paid: asked about unless the journal knows that they are. */
export async function unpaidOf(
  context: Context,
  slips: readonly string[],
): Promise<readonly string[]> {
  const subjects = await Promise.all(slips.map((slip) => paymentSubject(context, slip)));
  const open = slips.filter((_slip, index) => subjects[index]?.state !== 'PAID');
  if (open.length === 0) return [];
  const { payments } = await lookUpPayments(context, open);
  return payments
    .filter(({ result }) => result !== 'PAID')
    .map(({ taxSlipNumber }) => taxSlipNumber);
}

/** What the journal knows of a slip; null for one of an order that was not placed here. */
export function paymentSubject(context: Context, slip: string): Promise<Subject | null> {
  return context.app.journal.get(subjectId(context, scrapTaxPayment.kind, slip));
}
