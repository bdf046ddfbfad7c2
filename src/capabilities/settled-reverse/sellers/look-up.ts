import { z } from 'zod';
import type { Context } from '../../../context/context.ts';
import { oncePerOperation, type Shown } from '../../../context/look-up.ts';
import { callRepeatable } from '../../../context/calls.ts';
import { answerOrNull } from '../../../platform/errors.ts';
import { type Decoded, type Input, keptText } from '../../../platform/record/index.ts';
import { bestEffort } from '../../../subjects/errors.ts';
import { targetOf } from '../../../subjects/kind/attempts.ts';
import type { Subject } from '../../../subjects/subject.ts';
import { close } from '../wire/seller.ts';
import { latestRegistration } from './registrations.ts';
import {
  askAbout,
  askAboutKnown,
  reverseSeller,
  type SellerAnswer,
  stateOf,
  toObservation,
  updated,
} from './tracking.ts';

/** A seller as shown in the schema. */
export type SellerView = Shown<typeof reverseSeller> & { readonly key: string };

/** Identifies a seller, with members that the journal may not have. */
interface SellerQuestion {
  readonly sellerId: string;
  readonly serviceProviderId?: string | null | undefined;
  readonly buyerTaxNumber?: string | null | undefined;
  readonly faceScanNumber?: string | null | undefined;
}

/**
 * Current state of a seller, queried once per operation for the same input. The response is stored even for an
 * onboarded seller, because only the platform knows if the seller is still a payee. Throws the platform's errors.
 */
export const lookUpSeller: (context: Context, question: SellerQuestion) => Promise<SellerView> =
  oncePerOperation(async (context, { sellerId, ...given }) => {
    const { subjects, platform } = context;
    const subject = await latestRegistration(subjects, sellerId);
    const known = reverseSeller.read(subject?.snapshot ?? {});
    const asked = {
      ...known,
      serviceProviderId: given.serviceProviderId ?? known.serviceProviderId,
      buyerTaxNumber: given.buyerTaxNumber ?? known.buyerTaxNumber,
      faceScanNumber: given.faceScanNumber ?? known.faceScanNumber,
    };
    const isGiven = typeof given.faceScanNumber === 'string';
    const answer = await (isGiven ? askAbout : askAboutKnown)(sellerId, asked, { platform });
    const { raw } = answer;
    if (subject !== null) {
      return { ...reverseSeller.view(await writtenDown(context, subject, answer, 'POLL')), raw };
    }
    const snapshot = updated(asked, answer);
    const state = stateOf(snapshot);
    return { ...snapshot, key: sellerId, state, snapshot, raw, isExternal: true };
  });

/**
 * Queries a stored seller after a client's request, and records the response as that request's update. Does nothing for
 * an unknown seller. Throws the platform's errors.
 */
async function recordStanding(
  context: Context,
  { sellerId, serviceProviderId }: Pick<SellerQuestion, 'sellerId' | 'serviceProviderId'>,
): Promise<void> {
  const subject = await latestRegistration(context.subjects, sellerId);
  if (subject === null) return;
  const known = reverseSeller.read(subject.snapshot);
  const asked = { ...known, serviceProviderId: serviceProviderId ?? known.serviceProviderId };
  const answer = await askAboutKnown(sellerId, asked, context);
  await writtenDown(context, subject, answer, 'REQUEST');
}

/** Records a response. If a poll ends the registration meanwhile, the response still changes its members. */
async function writtenDown(
  { subjects }: Context,
  subject: Subject,
  answer: SellerAnswer,
  cause: 'POLL' | 'REQUEST',
): Promise<Subject> {
  const known = subject.final
    ? subject
    : await subjects.observe(reverseSeller, subject, toObservation(subject, answer));
  if (!known.final) return known;
  return subjects.supplement(reverseSeller, known, toObservation(known, answer), cause);
}

/** Names that identify a seller onboarded by another system. */
export const externalLookup = {
  question: z.object({
    sellerId: z.string(),
    serviceProviderId: keptText,
    buyerTaxNumber: keptText,
    faceScanNumber: keptText,
  }),
  questionOf: ({ key, serviceProviderId, buyerTaxNumber, faceScanNumber }: SellerView) => ({
    sellerId: key,
    serviceProviderId,
    buyerTaxNumber,
    faceScanNumber,
  }),
  find: lookUpSeller,
};

/** Looks up a seller that another field has returned; null for a registration that a later one replaced. */
export async function lookUpAgain(context: Context, view: SellerView): Promise<SellerView | null> {
  if (view.isExternal === true) return lookUpSeller(context, externalLookup.questionOf(view));
  const newest = await lookUpSeller(context, { sellerId: targetOf(view.key) });
  return newest.key === view.key ? newest : null;
}

/**
 * Removes a seller's payee record at the bank, and records the seller's state afterwards, even after a lost response or
 * a rejected repeat. If the platform or the journal is unavailable, only the bank's response is returned, and the next
 * `seller` query polls again.
 */
export async function closePayee(
  context: Context,
  input: Input<(typeof close)['request']>,
): Promise<Decoded<(typeof close)['response']>> {
  try {
    return await callRepeatable(context, close, input);
  } finally {
    await bestEffort(() => answerOrNull(recordStanding(context, input)), null);
  }
}
