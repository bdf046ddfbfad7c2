import type { Context } from '../../../context/context.ts';
import { pollContextOf } from '../../../context/look-up.ts';
import { atomicTexts } from '../texts.ts';
import type { Input } from '../../../platform/record/index.ts';
import { attemptToSubmit, isNewestAttempt } from '../../../subjects/kind/attempts.ts';
import { STALE } from '../../../subjects/kind/kind.ts';
import type { Subject } from '../../../subjects/subject.ts';
import { hasFailed } from '../../../subjects/submit/submission.ts';
import { numberedLines } from '../wire/goods.ts';
import { applyForRed } from '../wire/red-confirmations/index.ts';
import { findStanding, redApplication, toEntered } from './application-tracking.ts';
import { lookUpRed } from './look-up.ts';
import { redConfirmationKind } from './tracking.ts';

type Application = Input<(typeof applyForRed)['request']>;

/**
 * Applies for a red confirmation, once; resolves with the attempt. Throws `Conflict` for an original whose earlier
 * application may still succeed, and the errors of `submitOnce`.
 */
export async function applyForConfirmation(
  context: Context,
  { applicationId, ...input }: Application,
): Promise<Subject> {
  const { subjects, platform, app } = context;
  const { originalInvoiceCode, originalInvoiceNumber } = input;
  const given = { applicationId, ...input };
  const original = `${originalInvoiceCode ?? ''}${originalInvoiceNumber}`;
  const { key, earlier } = await attemptToSubmit(subjects, redApplication, original, {
    input: given,
    isOver: (attempt) => isOver(context, attempt),
  });
  const { buyerTaxNumber, buyerName, redAmountWithoutTax, redTaxAmount } = input;
  const before = redApplication.read({
    applicationId,
    buyerTaxNumber,
    buyerName,
    redAmountWithoutTax,
    redTaxAmount,
    originalInvoiceCode: originalInvoiceCode ?? null,
    originalInvoiceNumber,
    appliedAt: app.clock.now(),
    earlierUuids: earlier.flatMap(
      ({ snapshot }) => redApplication.read(snapshot).confirmationUuid ?? [],
    ),
  });
  return subjects.submitOnce(redApplication, key, {
    input: given,
    snapshot: before,
    groups: { enterprise: buyerTaxNumber },
    send: () => platform.call(applyForRed, { ...input, lines: numberedLines(input.lines) }),
    accepted: ({ confirmationUuid, confirmationNumber, platformStatus }) => {
      const found = { confirmationUuid, confirmationNumber, platformStatus };
      return confirmationUuid === null
        ? { state: 'ACCEPTED', snapshot: { ...before, ...found } }
        : toEntered(before, found);
    },
    findExisting: async (refused) =>
      (await isNewestAttempt(subjects, redApplication, refused.key))
        ? findStanding(refused, { platform })
        : null,
    conflict: atomicTexts.applicationOpen,
  });
}

/** True for an application that failed or whose confirmation is final. A `STALE` application is queried first. */
async function isOver(context: Context, attempt: Subject): Promise<boolean> {
  const known = attempt.state === STALE ? await settled(context, attempt) : attempt;
  if (hasFailed(known)) return true;
  const { confirmationUuid } = redApplication.read(known.snapshot);
  if (confirmationUuid === null) return false;
  const { subjects } = context;
  const confirmation = await subjects.get(redConfirmationKind, confirmationUuid);
  if (confirmation?.state !== STALE) return confirmation?.final ?? false;
  await lookUpRed(context, { confirmationUuid });
  return (await subjects.get(redConfirmationKind, confirmationUuid))?.final ?? false;
}

/**
 * A `STALE` application after querying the list: with its confirmation, or ended if the list has none that matches. A
 * confirmation entered a week ago would be listed. Throws the tax bureau's rejections.
 */
async function settled(context: Context, attempt: Subject): Promise<Subject> {
  const seen = await redApplication.poll(attempt, pollContextOf(context));
  if (seen === null) return attempt;
  const state = seen.state === 'OUTCOME_UNKNOWN' ? 'NOT_ACCEPTED' : seen.state;
  return context.subjects.observe(redApplication, attempt, { ...seen, state });
}
