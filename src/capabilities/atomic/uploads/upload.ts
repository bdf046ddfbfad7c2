import type { Context } from '../../../context/context.ts';
import type { Input, Sent } from '../../../platform/record/index.ts';
import type { Subject } from '../../../subjects/subject.ts';
import { connectionUnitId } from '../numbers-and-quota/submit.ts';
import { numberOf, uploadInvoices } from '../wire/uploads/index.ts';
import { scrapUpload } from './tracking.ts';
import { numberedLines } from '../wire/goods.ts';
import { incomeTaxItemOf } from '../wire/uploads/codes.ts';

/** Uploads invoices, once. Throws the errors of `submitOnce`, and `NotPermitted` without a unit id. */
export function upload(
  context: Context,
  { uploadId, ...input }: Input<(typeof uploadInvoices)['request']>,
): Promise<Subject> {
  const complete = completeUpload(input, () => connectionUnitId(context));
  const before = scrapUpload.read({
    invoiceNumbers: input.invoices.map(numberOf),
    // The tax bureau counts the hours from its acceptance, which is slightly later.
    uploadedAt: context.app.clock.now(),
  });
  return context.subjects.submitOnce(scrapUpload, uploadId, {
    input,
    snapshot: before,
    groups: { enterprise: buyerOf(input) },
    send: () => context.platform.call(uploadInvoices, complete),
    accepted: ({ acceptanceSerial }) => ({
      state: 'ACCEPTED',
      snapshot: { ...before, acceptanceSerial },
    }),
  });
}

/** Tax number of the only buyer of all invoices; null if there are several. */
function buyerOf({
  invoices,
}: Pick<Input<(typeof uploadInvoices)['request']>, 'invoices'>): string | null {
  const buyers = new Set(invoices.map(({ blue, red }) => (blue ?? red)?.buyer.taxNumber));
  const [first = null] = buyers;
  return buyers.size === 1 ? first : null;
}

type Upload = (typeof uploadInvoices)['request'];
type Invoice = Input<Upload>['invoices'][number];

/**
 * Derives members of an upload: the lines' numbers and names, the sellers' tax numbers and income tax items, and the
 * unit id. The unit id is required only if an invoice does not name it.
 */
function completeUpload(
  { invoices }: Pick<Input<Upload>, 'invoices'>,
  unitId: () => string,
): Sent<Upload> {
  return { invoices: invoices.map((invoice) => completeInvoice(invoice, unitId)) };
}

function completeInvoice(
  { blue, red }: Invoice,
  unitId: () => string,
): Sent<Upload>['invoices'][number] {
  const face = blue ?? red;
  if (!face) throw new Error('An invoice is blue or red.');
  const directConnectionUnitId = face.directConnectionUnitId ?? unitId();
  const followed = { directConnectionUnitId, incomeTaxItem: incomeTaxItemOf(face.ownUse) };
  if (blue) {
    const lines = numberedLines(blue.lines);
    return { blue: { ...blue, ...followed, seller: known(blue.seller), lines } };
  }
  const lines = numberedLines(red.lines);
  return { red: { ...red, ...followed, seller: known(red.seller), lines } };
}

/** The tax bureau uses a person's ID number as tax number, and requires both. */
function known<Seller extends { readonly idNumber: string }>(seller: Seller) {
  return { ...seller, taxNumber: seller.idNumber };
}
