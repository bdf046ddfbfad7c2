import type { AddressedFile } from '../../../documents/kept-files.ts';
import { builder } from '../../../graphql/schema/builder.ts';
import type { Context } from '../../../context/context.ts';
import { upstream } from '../../../graphql/schema/directives.ts';
import { keptFilesFields } from '../../../graphql/records/kept-files.ts';
import { PlatformRejected } from '../../../platform/errors.ts';
import { redQuery } from '../wire/red.ts';
import { redInvoiceFiles, redOffsetDocuments } from './documents.ts';
import { RED_OFFSET, toRequest } from './request.ts';
import { RedOffset } from './schema.ts';
import type { RedOffsetView } from './view.ts';

builder.objectFields(RedOffset, (t) =>
  keptFilesFields(t, redOffsetDocuments, {
    docs: {
      documents:
        'The files of the red invoice, as many as the platform names: its documents promise none. They are fetched as soon as the red-offset is `OFFSET`, and kept by this service; where `documentsState` is null the platform is asked for them when this is read, free of charge: null with an error beside where one cannot be had.',
      documentsState:
        'How far its files are kept; null before it is `OFFSET`, and where the platform named no file by then. `LOST` when a file that was named could not be had for 24 hours. Changes come on `updates(kinds: [RED_OFFSET_DOCUMENTS])`.',
    },
    keyOf: ({ key }) => key,
    named: filesNow,
    directives: upstream(redQuery),
  }),
);

/** The files of a finished red-offset as red-query names them now. A refusal names none. */
async function filesNow(
  view: RedOffsetView,
  { platform, app: { callbacks }, tenant }: Context,
): Promise<readonly AddressedFile[]> {
  const { key, state, raw, sellerTaxNumber, redInvoiceNumber } = view;
  if (key === null || state !== 'OFFSET' || sellerTaxNumber === null) return [];
  // The answer to this operation's own question.
  if (raw) return redInvoiceFiles(view, redInvoiceNumber);
  const id = { tenant, kind: RED_OFFSET, key };
  try {
    const request = toRequest(id, view, (subject) => callbacks.addressFor(subject));
    const answer = await platform.call(redQuery, request);
    return redInvoiceFiles(answer, answer.redInvoiceNumber ?? redInvoiceNumber);
  } catch (error) {
    if (error instanceof PlatformRejected) return [];
    throw error;
  }
}
