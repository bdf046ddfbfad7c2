import type { Context } from '../../../context/context.ts';
import { answerOrNull } from '../../../platform/errors.ts';
import { UNRECOGNIZED } from '../../../platform/record/index.ts';
import { hasFailed, isNotTakenYet } from '../../../subjects/submit/submission.ts';
import type { Subject } from '../../../subjects/subject.ts';
import { askAbout, forwardInvoice, toObservation } from '../tracking.ts';

/**
 * The platform's own word on the state of an order that the journal does not know as issued, asked for now, free
 * of charge; null where it has none. It is written down, too.
 */
export async function stateAtPlatform(context: Context, order: Subject): Promise<string | null> {
  // Whoever is forgotten cannot be asked about.
  if (forwardInvoice.read(order.snapshot).sellerTaxNumber === null) return null;
  const answer = await answerOrNull(askAbout(order, context));
  if (answer === null) return null;
  const { subjects, app } = context;
  const seen = toObservation(order, answer, app.clock.now());
  if (hasFailed(order)) await subjects.correct(forwardInvoice, order, seen);
  else if (!isNotTakenYet(order)) await subjects.observe(forwardInvoice, order, seen);
  const { platformStatus, platformStatusCode } = answer;
  return platformStatus === UNRECOGNIZED ? platformStatusCode : platformStatus;
}
