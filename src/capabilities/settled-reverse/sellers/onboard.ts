import type { Context } from '../../../context/context.ts';
import { callRepeatable } from '../../../context/repeatable.ts';
import { settledTexts } from '../texts.ts';
import { PlatformError } from '../../../platform/errors.ts';
import type { Decoded, Input } from '../../../platform/record/index.ts';
import { OutcomeUnknown } from '../../../subjects/errors.ts';
import { targetOf } from '../../../subjects/kind/attempts.ts';
import type { Subject } from '../../../subjects/subject.ts';
import { onboard, register } from '../wire/seller.ts';
import { type Carried, openRegistration, withRemembered } from './registrations.ts';
import { oncePerMinute } from './registration-hold.ts';
import { reverseSeller, type SellerDetails, stateOf } from './tracking.ts';

/** Result of a seller's step, and the seller after it. */
export type Step<Answer> = Answer & { readonly seller: Subject };

/**
 * Creates a face-scan page. Repeatable: a new page replaces the previous one, and neither has an effect until a person
 * uses it. The address is not stored. The platform is queried by the number of the latest page only, because the
 * documents do not say what happens to older pages.
 */
export async function onboardSeller(
  context: Context,
  input: Input<(typeof onboard)['request']>,
): Promise<Step<Decoded<(typeof onboard)['response']>>> {
  const carried: Carried = ({ serviceProviderId, buyerTaxNumber }) =>
    withRemembered({ serviceProviderId, buyerTaxNumber }, input);
  const opened = await openRegistration(context, input.sellerId, carried);
  const answer = await callRepeatable(context, onboard, input);
  const seller = await noteSeller(context, { opened, carried }, (known) => ({
    ...withRemembered(known, input),
    faceScanNumber: answer.faceScanNumber,
    isMock: answer.isMock,
  }));
  return { ...answer, seller };
}

type Registration = Step<Decoded<(typeof register)['response']>>;

/**
 * Submits the payee's data to the bank. It does not use `submitOnce`: a rejected seller is registered again, with the
 * same or corrected data, and the bank rejects a second registration during an audit. Still the data are sent once,
 * even if requested twice within a minute, and a query recovers a lost response.
 */
export async function registerSeller(
  context: Context,
  input: Input<(typeof register)['request']>,
): Promise<Registration> {
  const opened = await openRegistration(context, input.sellerId, withScan);
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
  const sent = { opened, carried: withScan };
  try {
    const answer = await context.platform.call(register, input);
    if (!answer.accepted) return { ...answer, seller: opened };
    const seller = await noteSeller(context, sent, (known) => ({
      ...known,
      registrationAccepted: true,
      isMock: answer.isMock,
    }));
    return { ...answer, seller };
  } catch (error) {
    if (!(error instanceof PlatformError) || !error.maybeApplied) throw error;
    throw new OutcomeUnknown(
      await noteSeller(context, sent, (known) => known),
      settledTexts.registrationLost,
      error,
    );
  }
}

/** The scan of an earlier registration is still the latest one. */
const withScan: Carried = ({ serviceProviderId, buyerTaxNumber, faceScanNumber, realNamed }) => ({
  serviceProviderId,
  buyerTaxNumber,
  faceScanNumber,
  realNamed,
});

/**
 * Records the change made by a request, and schedules a poll. If the registration has ended during the request, the change
 * belongs to the next one, which it opens.
 */
async function noteSeller(
  context: Context,
  { opened, carried }: { readonly opened: Subject; readonly carried: Carried },
  change: (known: SellerDetails) => SellerDetails,
): Promise<Subject> {
  const seller = await context.subjects.update(
    reverseSeller,
    opened,
    (subject) => {
      const snapshot = change(reverseSeller.read(subject.snapshot));
      return { state: stateOf(snapshot), snapshot };
    },
    { nextPollMs: reverseSeller.cadence.followedMs, onStoreFailure: 'repeat' },
  );
  if (!seller.final) return seller;
  const next = await openRegistration(context, targetOf(seller.key), carried, 'repeat');
  return noteSeller(context, { opened: next, carried }, change);
}
