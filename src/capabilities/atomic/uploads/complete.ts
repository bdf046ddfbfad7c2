import type { Input, Sent } from '../../../platform/record/index.ts';
import { numberedLines } from '../numbered-lines.ts';
import type { uploadInvoices } from '../wire/uploads/index.ts';

type Upload = (typeof uploadInvoices)['request'];
type Invoice = Input<Upload>['invoices'][number];

/** Adds to an upload what follows from the rest: the lines' numbers and names, and the sellers' tax numbers. */
export function completeUpload({ invoices }: Input<Upload>): Sent<Upload> {
  return { invoices: invoices.map((invoice) => completeInvoice(invoice)) };
}

function completeInvoice({ blue, red }: Invoice): Sent<Upload>['invoices'][number] {
  if (blue) {
    return { blue: { ...blue, seller: known(blue.seller), lines: numberedLines(blue.lines) } };
  }
  if (red) return { red: { ...red, seller: known(red.seller), lines: numberedLines(red.lines) } };
  throw new Error('An invoice is blue or red.');
}

/** To the tax bureau a person's ID number is their tax number, and it wants both. */
function known<Seller extends { readonly idNumber: string }>(seller: Seller) {
  return { ...seller, taxNumber: seller.idNumber };
}
