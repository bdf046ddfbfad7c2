import type { Input, Sent } from '../../../platform/record/index.ts';
import { numberedLines } from '../wire/goods.ts';
import { incomeTaxItemOf } from '../wire/uploads/codes.ts';
import type { uploadInvoices } from '../wire/uploads/index.ts';

type Upload = (typeof uploadInvoices)['request'];
type Invoice = Input<Upload>['invoices'][number];

/**
 * Adds to an upload what follows from the rest: the lines' numbers and names, the sellers' tax numbers and
 * the item of their income tax; and the unit's id, which is asked for only where an invoice does not name it.
 */
export function completeUpload(
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

/** To the tax bureau a person's ID number is their tax number, and it wants both. */
function known<Seller extends { readonly idNumber: string }>(seller: Seller) {
  return { ...seller, taxNumber: seller.idNumber };
}
