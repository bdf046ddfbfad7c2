import { type Context, perApp } from '../../../context/context.ts';
import { canonicalJson } from '../../../kernel/ids.ts';
import { settledTexts } from '../texts.ts';
import { mayBeApplied } from '../../../platform/errors.ts';
import type { Input } from '../../../platform/record/index.ts';
import { Conflict, OutcomeUnknown } from '../../../subjects/errors.ts';
import type { Hold, Subject } from '../../../subjects/subject.ts';
import type { register } from '../wire/seller.ts';
import { reverseSeller } from './tracking.ts';

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
export async function oncePerMinute<Answer extends { readonly accepted: boolean }>(
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
