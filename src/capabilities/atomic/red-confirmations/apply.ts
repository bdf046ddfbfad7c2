import type { Context } from '../../../graphql/context.ts';
import { subjectId } from '../../../graphql/operation.ts';
import { inputHash } from '../../../kernel/ids.ts';
import type { Input } from '../../../platform/record/index.ts';
import type { Subject } from '../../../tracker/tracked.ts';
import { handOver } from '../hand-over.ts';
import { numberedLines } from '../numbered-lines.ts';
import { applyForRed } from '../wire/red-confirmations/index.ts';
import { redApplication, toApplicationDetails, toEntered } from './application-tracking.ts';
import { attemptFor, entrustAttempt } from './attempts.ts';
import { redConfirmationKind } from './tracking.ts';

type Application = Input<(typeof applyForRed)['request']>;

/**
 * Applies for a red confirmation, once; resolves with the subject of the attempt. Throws `Conflict` for
 * an original whose earlier application may still come to something, and what `entrust` throws.
 */
export async function applyForConfirmation(
  context: Context,
  applicationId: string,
  input: Application,
): Promise<Subject> {
  const { originalInvoiceCode, originalInvoiceNumber } = input;
  const hash = inputHash({ applicationId, input });
  const { id, earlier } = await attemptFor(context, {
    kind: redApplication.kind,
    target: `${originalInvoiceCode ?? ''}${originalInvoiceNumber}`,
    inputHash: hash,
    isOver: (attempt) => isOver(context, attempt),
  });
  const { buyerTaxNumber, buyerName, redAmountWithoutTax, redTaxAmount } = input;
  const before = toApplicationDetails({
    applicationId,
    buyerTaxNumber,
    buyerName,
    redAmountWithoutTax,
    redTaxAmount,
    originalInvoiceCode: originalInvoiceCode ?? null,
    originalInvoiceNumber,
    appliedAt: context.app.clock.now(),
    earlierUuids: earlier.flatMap(({ snapshot }) => toApplicationDetails(snapshot).uuid ?? []),
  });
  const subject = await entrustAttempt(
    context,
    {
      id,
      inputHash: hash,
      snapshot: before,
      firstLookMs: redApplication.cadence.firstMs,
      send: () =>
        context.platform.call(applyForRed, { ...input, lines: numberedLines(input.lines) }),
      accepted: ({ uuid, confirmationNumber, platformStatus }) => ({
        state: 'ACCEPTED',
        final: false,
        snapshot: { ...before, uuid, confirmationNumber, platformStatus },
      }),
    },
    'This invoice has an application or a red confirmation that is not over, under another applicationId or with other input. Follow that one.',
  );
  const isNamed = toApplicationDetails(subject.snapshot).uuid !== null;
  return subject.state === 'ACCEPTED' && isNamed
    ? handOver(context, subject, toEntered(subject.snapshot))
    : subject;
}

/** An application is over when nothing came of it, or when its confirmation is. */
async function isOver(context: Context, { state, snapshot }: Subject): Promise<boolean> {
  if (state === 'REJECTED' || state === 'NOT_ACCEPTED') return true;
  const { uuid } = toApplicationDetails(snapshot);
  if (uuid === null) return false;
  const id = subjectId(context, redConfirmationKind.kind, uuid);
  return (await context.app.journal.get(id))?.final ?? false;
}
