import type { Context } from '../../../context/context.ts';
import type { JsonObject } from '../../../kernel/json/json.ts';
import { forwardTexts } from '../texts.ts';
import type { Message } from '../../../messages/message.ts';
import { Conflict } from '../../../subjects/errors.ts';
import { type FieldErrorCode, InvalidInput } from '../../../context/invalid-input.ts';
import { lookUp } from '../look-up.ts';
import { forwardInvoice } from '../tracking.ts';

/** Fields of a red-offset's request that its original can contradict. */
type Given = 'orderId' | 'sellerTaxNumber' | 'extra';

/**
 * Tax number of the seller of a reversible invoice. The platform is queried first, free of charge, so that an invoice
 * that cannot be reversed is rejected with a clear sentence before a request is sent. Throws `InvalidInput`, `Conflict`
 * for an invoice that another system reversed, and the errors of `lookUp`.
 */
export async function sellerOfReversible(
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
export function mustBeSeller(extra: JsonObject | null | undefined, sellerTaxNumber: string): void {
  const named = extra?.['seller_taxpayer_num'] ?? sellerTaxNumber;
  if (named !== sellerTaxNumber) refuse('DIFFERS_FROM_RECORD', 'extra', forwardTexts.otherSeller);
}

function refuse(code: FieldErrorCode, field: Given, message: Message): never {
  throw new InvalidInput([{ code, path: ['input', field], message }]);
}
