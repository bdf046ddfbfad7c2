import type { Context } from '../../../context/context.ts';
import { groupsOf } from '../../../context/groups.ts';
import type { Input, Sent } from '../../../platform/record/index.ts';
import type { ViewOf } from '../../../subjects/kind/kind.ts';
import { connectionUnitId } from '../numbers-and-quota/submit.ts';
import { numberOf, uploadInvoices } from '../wire/uploads/index.ts';
import { scrapUpload } from './tracking.ts';
import { numberedLines } from '../wire/goods.ts';
import { incomeTaxItemOf } from '../wire/uploads/codes.ts';

/** Uploads invoices, once. Throws what `submitOnce` throws, and `NotPermitted` without a unit's id. */
export async function upload(
  context: Context,
  { uploadId, ...input }: Input<(typeof uploadInvoices)['request']>,
): Promise<ViewOf<typeof scrapUpload>> {
  const complete = completeUpload(input, () => connectionUnitId(context));
  const before = scrapUpload.read({
    invoiceNumbers: input.invoices.map(numberOf),
    // The tax bureau counts the hours from its own acceptance, a little later.
    uploadedAt: context.app.clock.now(),
  });
  const subject = await context.subjects.submitOnce(scrapUpload, uploadId, {
    input,
    snapshot: before,
    groups: groupsOf(context.app, { enterprise: buyerOf(input) }),
    send: () => context.platform.call(uploadInvoices, complete),
    accepted: ({ acceptanceSerial }) => ({
      state: 'ACCEPTED',
      snapshot: { ...before, acceptanceSerial },
    }),
  });
  return scrapUpload.view(subject);
}

/** Tax number of the one enterprise that bought everything; null where there are several. */
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
 * Adds to an upload what follows from the rest: the lines' numbers and names, the sellers' tax numbers and
 * the item of their income tax; and the unit's id, which is asked for only where an invoice does not name it.
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

/** To the tax bureau a person's ID number is their tax number, and it wants both. */
function known<Seller extends { readonly idNumber: string }>(seller: Seller) {
  return { ...seller, taxNumber: seller.idNumber };
}
