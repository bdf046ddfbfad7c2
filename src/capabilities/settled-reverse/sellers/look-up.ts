import { z } from 'zod';
import type { Context } from '../../../context/context.ts';
import { oncePerOperation, type Shown } from '../../../context/look-up.ts';
import { callRepeatable } from '../../../context/repeatable.ts';
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

/** A seller as the schema shows them. */
export type SellerView = Shown<typeof reverseSeller> & { readonly key: string };

/** Names a seller, with what the journal may not know of them. */
interface SellerQuestion {
  readonly sellerId: string;
  readonly serviceProviderId?: string | null | undefined;
  readonly buyerTaxNumber?: string | null | undefined;
  readonly faceScanNumber?: string | null | undefined;
}

/**
 * Present status of a seller; the same question twice within one operation is asked once. What the platform says is
 * stored, also of an onboarded one: only the platform knows whether they are a payee still. Throws what it
 * answers.
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
 * Asks the platform how a remembered seller stands after a request of the client's own, and writes it down as that
 * request's update. Does nothing for a seller whom this service does not remember. Throws the platform's errors.
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

function writtenDown(
  { subjects }: Context,
  subject: Subject,
  answer: SellerAnswer,
  cause: 'POLL' | 'REQUEST',
): Promise<Subject> {
  const seen = toObservation(subject, answer);
  return subject.final
    ? subjects.supplement(reverseSeller, subject, seen, cause)
    : subjects.observe(reverseSeller, subject, seen);
}

/** The names by which a seller is found who was not onboarded through this service. */
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

/** The look-up of a seller who was reached by another way; null for a registration that another one followed. */
export async function lookUpAgain(context: Context, view: SellerView): Promise<SellerView | null> {
  if (view.isExternal === true) return lookUpSeller(context, externalLookup.questionOf(view));
  const newest = await lookUpSeller(context, { sellerId: targetOf(view.key) });
  return newest.key === view.key ? newest : null;
}

/**
 * Removes a seller's payee record at the bank, and writes down how the platform says that the seller stands
 * afterwards, also after a lost or rejected repeat. Where it cannot be asked or the journal is away, the bank's answer
 * stands alone, and the next `seller` query asks again.
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
