import type { Context } from '../../../context/context.ts';
import { pollContextOf } from '../../../context/look-up.ts';
import { forwardTexts } from '../texts.ts';
import type { Input } from '../../../platform/record/index.ts';
import { attemptToSubmit } from '../../../subjects/kind/attempts.ts';
import { STALE } from '../../../subjects/kind/kind.ts';
import type { Subject } from '../../../subjects/subject.ts';
import { hasFailed } from '../../../subjects/submit/submission.ts';
import { red, type redOffsetInput } from '../wire/red.ts';
import { mustBeSeller, sellerOfReversible } from './original.ts';
import { toRequest } from './request.ts';
import { forwardRedOffset, type RedOffsetDetails, showsNoRedInvoice } from './tracking.ts';

type RedOffsetInput = Input<typeof redOffsetInput>;

/**
 * Reverses an invoice, once; resolves with the subject of the attempt. A `STALE` attempt is queried first. Throws
 * `Conflict` for an invoice that is already being reversed, and the errors of `sellerOfReversible` and `submitOnce`.
 */
export async function redOffsetInvoice(context: Context, input: RedOffsetInput): Promise<Subject> {
  const { platform, subjects } = context;
  const { addressFor } = pollContextOf(context);
  const { key, known } = await attemptToSubmit(subjects, forwardRedOffset, input.orderId, {
    input,
    isOver: async (attempt) => hasFailed(await settled(context, input, attempt)),
  });
  // `isOver` has already queried an attempt with other input.
  if (known !== null && subjects.isSameInput(known, input)) await settled(context, input, known);
  const details = await detailsOf(context, input, known);
  return subjects.submitOnce(forwardRedOffset, key, {
    input,
    snapshot: details,
    groups: { enterprise: details.sellerTaxNumber, order: input.orderId },
    send: (opened) => platform.call(red, toRequest(opened, details, addressFor)),
    accepted: (answer) => ({ state: 'OFFSETTING', snapshot: { ...details, ...answer } }),
    findExisting: (refused) => forwardRedOffset.poll(refused, pollContextOf(context)),
    conflict: forwardTexts.redOffsetOpen,
  });
}

/**
 * A `STALE` attempt after a query. If the platform shows no red invoice, the attempt ends before another may begin,
 * because two successful attempts would reverse the invoice twice. Throws the platform's errors.
 */
async function settled(
  context: Context,
  { sellerTaxNumber: given }: RedOffsetInput,
  attempt: Subject,
): Promise<Subject> {
  if (attempt.state !== STALE) return attempt;
  const known = forwardRedOffset.read(attempt.snapshot);
  // The seller of an old attempt was removed, and the platform cannot be queried without it.
  const sellerTaxNumber = known.sellerTaxNumber ?? given ?? null;
  if (sellerTaxNumber === null) return attempt;
  const asked = { ...attempt, snapshot: { ...attempt.snapshot, sellerTaxNumber } };
  const facts = await forwardRedOffset.ask(asked, pollContextOf(context));
  if (facts?.isNoted !== true) return attempt;
  const seen = showsNoRedInvoice(facts)
    ? ({ state: 'NOT_ACCEPTED', snapshot: { ...known, sellerTaxNumber } } as const)
    : forwardRedOffset.observe(asked, facts, context.app.clock);
  return context.subjects.observe(forwardRedOffset, attempt, seen);
}

/**
 * Stored details of the request. The original is queried only if a request may be sent: once reversed, it reports that
 * for every later attempt, too.
 */
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
