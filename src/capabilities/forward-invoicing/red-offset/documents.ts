import { z } from 'zod';
import { isJsonObject, type JsonObject } from '../../../kernel/json/json.ts';
import type { PollContext } from '../../../platform/client/client.ts';
import { type Sent, keptText } from '../../../platform/record/index.ts';
import { targetOf } from '../../../subjects/kind/attempts.ts';
import type { SubjectId } from '../../../subjects/subject.ts';
import { redQuery } from '../wire/red.ts';
import { type AddressedFile, defineStoredFiles } from '../../../documents/stored-files.ts';
import { answerOrNull } from '../../../platform/errors.ts';
import { addresses, effort, filesAt } from '../tracking.ts';
import { personal } from '../../../subjects/personal/personal-members.ts';

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

/**
 * Files of red invoices; the key is that of the red-offset. The documents do not say that red-query reports files, so
 * only reported files are expected.
 */
export const redOffsetDocuments = defineStoredFiles({
  kind: 'red-offset-documents',
  names: ['Files of red offsets', '红票文件'],
  of: 'forward-red-offset',
  ...effort,
  remembered: addresses.extend({
    sellerTaxNumber: personal(keptText),
    invoiceExtra: personal(members),
    extra: personal(members),
    redInvoiceNumber: keptText,
  }),
  sources: [
    (known) => redInvoiceFiles(known, known.redInvoiceNumber).filter(isNamed),
    // As for an invoice, each query may return new addresses, free of charge.
    async ({ tenant, key, ...known }, { platform, addressFor }: PollContext) => {
      if (known.sellerTaxNumber === null) return null;
      const request = toRequest({ tenant, kind: RED_OFFSET, key }, known, addressFor);
      const fresh = await answerOrNull(platform.call(redQuery, request));
      const before = redInvoiceFiles(known, known.redInvoiceNumber);
      const isWanted = (file: AddressedFile, index: number): boolean =>
        isNamed(file) || isNamed(before[index] ?? file);
      return fresh && redInvoiceFiles(fresh, known.redInvoiceNumber).filter(isWanted);
    },
  ],
});

/** Files of a red invoice, with their addresses. */
export function redInvoiceFiles(
  answer: Readonly<z.infer<typeof addresses>>,
  redInvoiceNumber: string | null,
): readonly AddressedFile[] {
  return filesAt(answer, redInvoiceNumber, 'red-invoice');
}

/** True if the platform has reported at least one file of the red invoice. */
export function namesFiles(snapshot: JsonObject): boolean {
  return redInvoiceFiles(addresses.parse(snapshot), null).some(isNamed);
}

function isNamed({ address }: AddressedFile): boolean {
  return address !== null;
}
