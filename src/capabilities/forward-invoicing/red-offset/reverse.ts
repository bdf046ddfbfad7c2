import type { Context } from '../../../context/context.ts';
import { groupsOf } from '../../../context/groups.ts';
import { forwardTexts } from '../texts.ts';
import type { Input } from '../../../platform/record/index.ts';
import { attemptToSubmit, isNewestAttempt } from '../../../subjects/kind/attempts.ts';
import type { Subject } from '../../../subjects/subject.ts';
import { hasFailed } from '../../../subjects/submit/submission.ts';
import { red, type redOffsetInput } from '../wire/red.ts';
import { mustBeSeller, sellerOfReversible } from './original.ts';
import { toRequest } from './request.ts';
import {
  askAboutRedOffset,
  noteReversal,
  forwardRedOffset,
  type RedOffsetDetails,
  toRedOffsetObservation,
} from './tracking.ts';

type RedOffsetInput = Input<typeof redOffsetInput>;

/**
 * Has an invoice reversed, once; resolves with the subject of the attempt. Throws `Conflict` for an
 * invoice that is being reversed already, and what `sellerOfReversible` and `submitOnce` throw.
 */
export async function redOffsetInvoice(context: Context, input: RedOffsetInput): Promise<Subject> {
  const { app, platform, subjects } = context;
  const { key, known } = await attemptToSubmit(subjects, forwardRedOffset, input.orderId, {
    input,
    isOver: hasFailed,
  });
  const details = await detailsOf(context, input, known);
  const addressFor = app.callbacks.addressFor.bind(app.callbacks);
  return subjects.submitOnce(forwardRedOffset, key, {
    input,
    snapshot: details,
    groups: groupsOf(app, { enterprise: details.sellerTaxNumber, order: input.orderId }),
    send: (opened) => platform.call(red, toRequest(opened, details, addressFor)),
    accepted: (answer) => ({ state: 'OFFSETTING', snapshot: { ...details, ...answer } }),
    async findExisting(refused) {
      // The result of a later attempt is not this one's.
      if (!(await isNewestAttempt(subjects, forwardRedOffset, refused.key))) return null;
      const facts = await askAboutRedOffset(refused, { platform, addressFor });
      await noteReversal(refused, facts, { subjects });
      return toRedOffsetObservation(refused, facts, app.clock.now());
    },
    conflict: forwardTexts.redOffsetOpen,
  });
}

/** The details kept of the request. The original is asked about only where something may be sent: once reversed, it says so for ever. */
async function detailsOf(
  context: Context,
  { redOffsetId, orderId, sellerTaxNumber, invoiceExtra, extra }: RedOffsetInput,
  known: Subject | null,
): Promise<RedOffsetDetails> {
  if (known !== null && known.state !== 'NOT_SENT') return forwardRedOffset.read(known.snapshot);
  const seller = await sellerOfReversible(context, orderId, sellerTaxNumber ?? null);
  mustBeSeller(extra, seller);
  return forwardRedOffset.read({
    redOffsetId,
    sellerTaxNumber: seller,
    invoiceExtra: invoiceExtra ?? null,
    extra: extra ?? null,
  });
}
