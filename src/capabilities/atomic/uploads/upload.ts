import type { Context } from '../../../context/context.ts';
import { groupsOf } from '../../../context/groups.ts';
import type { Input } from '../../../platform/record/index.ts';
import type { ViewOf } from '../../../subjects/kind/kind.ts';
import { connectionUnitId } from '../numbers-and-quota/submit.ts';
import { numberOf, uploadInvoices } from '../wire/uploads/index.ts';
import { completeUpload } from './complete.ts';
import { scrapUpload } from './tracking.ts';

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
