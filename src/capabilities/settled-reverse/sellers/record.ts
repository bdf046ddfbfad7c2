import type { Context } from '../../../graphql/context.ts';
import { StoreUnavailable } from '../../../graphql/errors.ts';
import { subjectId } from '../../../graphql/operation.ts';
import { inputHash } from '../../../kernel/ids.ts';
import { Unavailable } from '../../../kernel/unavailable.ts';
import { PlatformUnavailable } from '../../../platform/errors.ts';
import type { Subject } from '../../../tracker/tracked.ts';
import { reverseSeller, type SellerDetails, stateOf, toDetails } from './tracking.ts';

/** What the caller may tell of a seller beyond the request at hand, to be asked with later. */
export interface Remembered {
  readonly vendorId?: string | null | undefined;
  readonly taxNumber?: string | null | undefined;
}

/**
 * Makes sure that a seller is in the journal before the platform hears of them. Unlike an order, a
 * seller is entrusted in several steps, each of which may be taken again with other data (a fresh page,
 * a corrected card), so any input opens the same one. Throws `StoreUnavailable`; then nothing was sent.
 */
export async function openSeller(
  context: Context,
  userId: string,
  remembered: Remembered = {},
): Promise<Subject> {
  const { vendorId = null, taxNumber = null } = remembered;
  const snapshot = toDetails({ vendorId, taxNumber });
  const intent = {
    inputHash: inputHash({ userId }),
    state: stateOf(snapshot),
    snapshot,
    dueAt: null,
  };
  try {
    const id = subjectId(context, reverseSeller.kind, userId);
    return (await context.app.journal.open(id, intent)).subject;
  } catch (error) {
    throw error instanceof Unavailable ? new StoreUnavailable(error) : error;
  }
}

/**
 * Writes down what a request of ours changed, and has the platform asked soon. A seller who is onboarded
 * stays as they are: that was the end of what is followed.
 */
export async function noteSeller(
  context: Context,
  seller: Subject,
  change: (known: SellerDetails) => SellerDetails,
): Promise<Subject> {
  const { journal, clock, newId, tracker } = context.app;
  const changeId = newId();
  try {
    for (let subject = seller; ;) {
      const snapshot = change(toDetails(subject.snapshot));
      const advanced = await journal.advance(seller, subject.version, {
        changeId,
        state: stateOf(snapshot),
        final: false,
        snapshot,
        dueAt: clock.now() + reverseSeller.cadence.followedMs,
        cause: 'REQUEST',
        confirmed: true,
      });
      tracker.wake();
      if (advanced.outcome === 'missing') return subject;
      if (advanced.outcome !== 'stale') return advanced.subject;
      subject = advanced.subject;
    }
  } catch (error) {
    throw error instanceof Unavailable ? notWrittenDown(error) : error;
  }
}

function notWrittenDown(cause: unknown): PlatformUnavailable {
  return new PlatformUnavailable(
    'The platform answered, but this service cannot write its journal at the moment.',
    {
      hint: 'Send it again: a repeat does no harm.',
      retryAfterSeconds: 5,
      cause,
      mayHaveHappened: true,
    },
  );
}
