import { z } from 'zod';
import type { Context } from '../../../context/context.ts';
import type { Decoded } from '../../../platform/record/index.ts';
import type { ViewOf } from '../../../subjects/kind/kind.ts';
import { type paymentAnswer, payStatus } from '../wire/payment.ts';
import {
  questionOf,
  scrapTaxPayment,
  type SlipAnswer,
  slipsIn,
  toPaymentSeen,
} from './tracking.ts';

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
export const externalLookup = {
  question: z.string(),
  questionOf: ({ key }: PaymentView) => key,
  find: async (context: Context, slip: string): Promise<PaymentView | null> =>
    (await lookUpPayments(context, [slip])).payments[0] ?? null,
};

/** Slips that are not known as paid; only these need a query. */
export async function unpaidOf(
  context: Context,
  slips: readonly string[],
): Promise<readonly string[]> {
  const known = slips.map((slip) => context.subjects.get(scrapTaxPayment, slip));
  const subjects = await Promise.all(known);
  const open = slips.filter((_slip, index) => subjects[index]?.state !== 'PAID');
  if (open.length === 0) return [];
  const { payments } = await lookUpPayments(context, open);
  return payments.filter(({ result }) => result !== 'PAID').map(({ key }) => key);
}
