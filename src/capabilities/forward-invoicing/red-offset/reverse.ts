import type { Context } from '../../../context/context.ts';
import type { JsonObject } from '../../../kernel/json/json.ts';
import { forwardTexts } from '../texts.ts';
import type { Message } from '../../../messages/message.ts';
import { Conflict } from '../../../subjects/errors.ts';
import { type FieldErrorCode, InvalidInput } from '../../../context/invalid-input.ts';
import { lookUp } from '../look-up.ts';
import { forwardInvoice } from '../tracking.ts';
import { pollContextOf } from '../../../context/look-up.ts';
import type { Input } from '../../../platform/record/index.ts';
import { attemptToSubmit } from '../../../subjects/kind/attempts.ts';
import { type DetailsOf, STALE } from '../../../subjects/kind/kind.ts';
import type { Subject } from '../../../subjects/subject.ts';
import { hasFailed } from '../../../subjects/submit/submission.ts';
import { red, type redOffsetInput } from '../wire/red.ts';
import { toRequest } from './documents.ts';
import { forwardRedOffset, showsNoRedInvoice } from './tracking.ts';

/** Fields of a red-offset's request that its original can contradict. */
type Given = 'orderId' | 'sellerTaxNumber' | 'extra';

/**
 * Tax number of the seller of a reversible invoice. The platform is queried first, free of charge, so that an invoice
 * that cannot be reversed is rejected with a clear sentence before a request is sent. Throws `InvalidInput`, `Conflict`
 * for an invoice that another system reversed, and the errors of `lookUp`.
 */
async function sellerOfReversible(
  context: Context,
  orderId: string,
  given: string | null,
): Promise<string> {
  const order = await context.subjects.get(forwardInvoice, orderId);
  if (order === null && given === null) {
    refuse('REQUIRED', 'sellerTaxNumber', forwardTexts.sellerNeeded);
  }
  const invoice = await lookUp(context, { orderId, sellerTaxNumber: given });
  if (invoice.state !== 'ISSUED') {
    const { state } = invoice;
    refuse('NOT_IN_THIS_STATE', 'orderId', forwardTexts.mustBeIssued({ state }));
  }
  const { sellerTaxNumber } = invoice;
  if (sellerTaxNumber === null) {
    refuse('REQUIRED', 'sellerTaxNumber', forwardTexts.sellerForgotten);
  }
  if (given !== null && given !== sellerTaxNumber) {
    refuse('DIFFERS_FROM_RECORD', 'sellerTaxNumber', forwardTexts.sellerOfOrder);
  }
  if (invoice.isRedOffset === true) {
    if (order === null) {
      refuse('NOT_IN_THIS_STATE', 'orderId', forwardTexts.notReversed);
    }
    throw new Conflict('ALREADY_DONE', forwardTexts.reversedElsewhere, order);
  }
  return sellerTaxNumber;
}

/** Throws if `extra` names another seller. */
function mustBeSeller(extra: JsonObject | null | undefined, sellerTaxNumber: string): void {
  const named = extra?.['seller_taxpayer_num'] ?? sellerTaxNumber;
  if (named !== sellerTaxNumber) refuse('DIFFERS_FROM_RECORD', 'extra', forwardTexts.otherSeller);
}

function refuse(code: FieldErrorCode, field: Given, message: Message): never {
  throw new InvalidInput([{ code, path: ['input', field], message }]);
}

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
): Promise<DetailsOf<typeof forwardRedOffset>> {
  // The details of an old attempt are removed.
  if (known !== null && known.state !== 'NOT_SENT')
    return forwardRedOffset.read({ sellerTaxNumber: sellerTaxNumber ?? null, ...known.snapshot });
  const seller = await sellerOfReversible(context, orderId, sellerTaxNumber ?? null);
  mustBeSeller(extra, seller);
  return forwardRedOffset.read({
    redOffsetId,
    sellerTaxNumber: seller,
    invoiceExtra: invoiceExtra ?? null,
    extra: extra ?? null,
  });
}
