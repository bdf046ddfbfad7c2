import { z } from 'zod';
import { isJsonObject, type JsonObject } from '../../../kernel/json/json.ts';
import type { PollContext } from '../../../platform/client/client.ts';
import type { Sent } from '../../../platform/record/index.ts';
import { targetOf } from '../../../subjects/kind/attempts.ts';
import type { SubjectId } from '../../../subjects/subject.ts';
import type { redQuery } from '../wire/red.ts';

/** Name of the kind of red-offsets. */
export const RED_OFFSET = 'forward-red-offset';

/** Further members of the request, as stored. */
export const members = z.custom<JsonObject>(isJsonObject).nullable().default(null);

/** Details of a red-offset that its request is built from. */
interface Requested {
  readonly sellerTaxNumber: string | null;
  readonly invoiceExtra: JsonObject | null;
  readonly extra: JsonObject | null;
}

/** Parameters of red, and of red-query, which are the same. */
export function toRequest(
  id: SubjectId,
  { sellerTaxNumber, invoiceExtra, extra }: Requested,
  addressFor: PollContext['addressFor'],
): Sent<typeof redQuery.request> {
  if (sellerTaxNumber === null) throw new Error('A queried red-offset has a seller.');
  const invoice = {
    orderId: targetOf(id.key),
    sellerTaxNumber,
    callbackUrl: addressFor(id),
    extra: invoiceExtra,
  };
  return { invoice, extra };
}
