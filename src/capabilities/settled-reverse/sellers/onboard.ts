import type { Context } from '../../../context/context.ts';
import { callRepeatable } from '../../../context/repeatable.ts';
import { settledTexts } from '../texts.ts';
import { PlatformError } from '../../../platform/errors.ts';
import type { Decoded, Input } from '../../../platform/record/index.ts';
import { OutcomeUnknown } from '../../../subjects/errors.ts';
import type { Subject } from '../../../subjects/subject.ts';
import { onboard, register } from '../wire/seller.ts';
import { openRegistration, withRemembered } from './registrations.ts';
import { oncePerMinute } from './registration-hold.ts';
import { reverseSeller, type SellerDetails, stateOf } from './tracking.ts';

/** A step of a seller's, and where they stand after it. */
export type Step<Answer> = Answer & { readonly seller: Subject };

/**
 * Makes a face-scan page. Repeatable: another page replaces the first, and nothing happens until a person
 * uses one. The address itself is stored nowhere. The platform is asked by the number of the newest page only:
 * what becomes of an older one is nowhere documented.
 */
export async function onboardSeller(
  context: Context,
  input: Input<(typeof onboard)['request']>,
): Promise<Step<Decoded<(typeof onboard)['response']>>> {
  const opened = await openRegistration(context, input.sellerId, (last) =>
    withRemembered(
      { serviceProviderId: last.serviceProviderId, buyerTaxNumber: last.buyerTaxNumber },
      input,
    ),
  );
  const answer = await callRepeatable(context, onboard, input);
  const seller = await noteSeller(context, opened, (known) => ({
    ...withRemembered(known, input),
    faceScanNumber: answer.faceScanNumber,
    isMock: answer.isMock,
  }));
  return { ...answer, seller };
}

type Registration = Step<Decoded<(typeof register)['response']>>;

/**
 * Hands the payee's data to the bank. Not through `submitOnce`: a seller whom the bank refused is registered
 * again, with the same or with corrected data, and while an audit is under way the bank itself refuses a
 * second one. Still it is sent once, also where it is asked for twice within a minute, and a lost answer is settled by
 * asking.
 */
export async function registerSeller(
  context: Context,
  input: Input<(typeof register)['request']>,
): Promise<Registration> {
  // The scan that an earlier registration rested on is still the newest one.
  const opened = await openRegistration(context, input.sellerId, (last) => ({
    serviceProviderId: last.serviceProviderId,
    buyerTaxNumber: last.buyerTaxNumber,
    faceScanNumber: last.faceScanNumber,
    realNamed: last.realNamed,
  }));
  return oncePerMinute(context, opened, input, {
    send: () => sendRegistration(context, opened, input),
    repeat: (seller) => ({
      accepted: true,
      autoAudited: null,
      hint: null,
      isMock: reverseSeller.read(seller.snapshot).isMock,
      seller,
    }),
  });
}

async function sendRegistration(
  context: Context,
  opened: Subject,
  input: Input<(typeof register)['request']>,
): Promise<Registration> {
  try {
    const answer = await context.platform.call(register, input);
    if (!answer.accepted) return { ...answer, seller: opened };
    const seller = await noteSeller(context, opened, (known) => ({
      ...known,
      registrationAccepted: true,
      isMock: answer.isMock,
    }));
    return { ...answer, seller };
  } catch (error) {
    if (!(error instanceof PlatformError) || !error.maybeApplied) throw error;
    throw new OutcomeUnknown(
      await noteSeller(context, opened, (known) => known),
      settledTexts.registrationLost,
      error,
    );
  }
}

/**
 * Writes down the change that a request of ours made, and has the platform asked soon. A registration that
 * has ended meanwhile stays as it is.
 */
function noteSeller(
  { subjects }: Context,
  seller: Subject,
  change: (known: SellerDetails) => SellerDetails,
): Promise<Subject> {
  return subjects.update(
    reverseSeller,
    seller,
    (subject) => {
      const snapshot = change(reverseSeller.read(subject.snapshot));
      return { state: stateOf(snapshot), snapshot };
    },
    { nextPollMs: reverseSeller.cadence.followedMs, onStoreFailure: 'repeat' },
  );
}
