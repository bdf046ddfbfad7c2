import { type Context, perApp } from '../../../context/context.ts';
import { canonicalJson } from '../../../kernel/ids.ts';
import { settledTexts } from '../texts.ts';
import { mayBeApplied, PlatformError } from '../../../platform/errors.ts';
import type { Input, Decoded } from '../../../platform/record/index.ts';
import { Conflict, OutcomeUnknown } from '../../../subjects/errors.ts';
import type { Hold, Subject } from '../../../subjects/subject.ts';
import { register, onboard } from '../wire/seller.ts';
import { reverseSeller, type SellerDetails, stateOf } from './tracking.ts';
import { callRepeatable } from '../../../context/calls.ts';
import { targetOf } from '../../../subjects/kind/attempts.ts';
import { type Carried, openRegistration, withRemembered } from './registrations.ts';

/** Longer than a call to the bank, and than the delay of a double click. */
const HELD_MS = 60_000;

/** Registrations that this process is sending, by hold name and pseudonym of their input. */
const underWay = perApp(() => new Map<string, Promise<unknown>>());

interface Registering<Answer> {
  readonly send: () => Promise<Answer>;
  /** Response to a repeat of a registration that the bank accepted. */
  readonly repeat: (seller: Subject) => Answer;
}

/**
 * Sends the data of an `opened` registration, once per minute across all instances. A repeat of the same input gets the
 * same response, or `OutcomeUnknown` while another instance is sending it. Other input gets `Conflict`. A registration
 * that certainly was not accepted may be repeated at once. Throws the errors of `send`, and `StoreUnavailable`.
 */
async function oncePerMinute<Answer extends { readonly accepted: boolean }>(
  context: Context,
  opened: Subject,
  input: Input<(typeof register)['request']>,
  { send, repeat }: Registering<Answer>,
): Promise<Answer> {
  const { app, subjects, tenant } = context;
  const name = `seller-registration:${opened.key}`;
  // The input is personal data, so only its pseudonym is stored.
  const holder = app.pseudonymOf(canonicalJson([tenant, input]));
  const sending = underWay(context);
  const key = `${tenant} ${name} ${holder}`;
  // Set below with the same key, so its response has the same type.
  const same = sending.get(key) as Promise<Answer> | undefined;
  if (same !== undefined) return same;
  const answering = sendHeld();
  sending.set(key, answering);
  try {
    return await answering;
  } finally {
    sending.delete(key);
  }

  async function sendHeld(): Promise<Answer> {
    const attempt = app.newId();
    const runsOutAt = app.clock.now() + HELD_MS;
    // Each attempt is a separate holder, so of two with the same input one is rejected.
    const hold = await subjects.hold(name, { holder: `${holder} ${attempt}`, attempt, runsOutAt });
    if (hold.outcome === 'refused') return alreadySent(hold.by);
    let isTaken = true;
    try {
      const answer = await send();
      isTaken = answer.accepted;
      return answer;
    } catch (error) {
      isTaken = mayBeApplied(error);
      throw error;
    } finally {
      if (!isTaken) await subjects.release(name, attempt);
    }
  }

  async function alreadySent(by: Hold): Promise<Answer> {
    const seller = (await subjects.get(reverseSeller, opened.key)) ?? opened;
    if (!by.holder.startsWith(`${holder} `)) {
      throw new Conflict('SUBMITTED_BEFORE', settledTexts.registrationUnderWay, seller);
    }
    const { registrationAccepted } = reverseSeller.read(seller.snapshot);
    if (registrationAccepted && seller.changedAt >= by.takenAt) return repeat(seller);
    throw new OutcomeUnknown(seller, settledTexts.registrationUnderWay, null);
  }
}

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
