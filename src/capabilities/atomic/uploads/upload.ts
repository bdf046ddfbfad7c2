import type { Context } from '../../../graphql/context.ts';
import { entrust } from '../../../graphql/entrust.ts';
import { subjectId } from '../../../graphql/operation.ts';
import { inputHash } from '../../../kernel/ids.ts';
import type { Input } from '../../../platform/record/index.ts';
import type { Subject } from '../../../tracker/tracked.ts';
import { numberOf, uploadInvoices } from '../wire/uploads/index.ts';
import { handOver } from '../hand-over.ts';
import { connectionUnitId } from '../entrusted/serial.ts';
import { completeUpload } from './complete.ts';
import { scrapUpload, toTaken, toUploadDetails } from './tracking.ts';

/** Uploads invoices, once; resolves with the subject of the upload. Throws what `entrust` throws, and `NotPermitted` without a unit's id. */
export async function upload(
  context: Context,
  uploadId: string,
  input: Input<(typeof uploadInvoices)['request']>,
): Promise<Subject> {
  const complete = completeUpload(input, () => connectionUnitId(context));
  const before = toUploadDetails({
    invoiceNumbers: input.invoices.map(numberOf),
    // The tax bureau counts the hours from its own acceptance, a little later.
    uploadedAt: context.app.clock.now(),
  });
  const subject = await entrust(context, {
    id: subjectId(context, scrapUpload.kind, uploadId),
    inputHash: inputHash(input),
    snapshot: before,
    firstLookMs: scrapUpload.cadence.firstMs,
    send: () => context.platform.call(uploadInvoices, complete),
    // Not final yet: whoever is killed now leaves the tracker to follow the result.
    accepted: ({ acceptanceSerial }) => ({
      state: 'ACCEPTED',
      final: false,
      snapshot: { ...before, acceptanceSerial },
    }),
  });
  const isTaken = subject.state === 'ACCEPTED' && !subject.final;
  return isTaken ? handOver(context, subject, toTaken(subject)) : subject;
}
