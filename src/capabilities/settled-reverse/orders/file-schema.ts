import type { Context } from '../../../context/context.ts';
import { storedFile } from '../../../context/stored-file.ts';
import { Document, type DocumentView, withLinks } from '../../../graphql/records/document.ts';
import { fieldArg, fieldOutput } from '../../../graphql/records/record-fields.ts';
import { query } from '../../../graphql/followed/followed.ts';
import { builder } from '../../../graphql/schema/builder.ts';
import { maskDecoded, numbersAmong, type Sent } from '../../../platform/record/index.ts';
import { download } from '../wire/order.ts';

interface FileView {
  readonly format: string | null;
  readonly isMock: boolean;
  readonly document: DocumentView;
}

const { orderId, format, redOrBlue } = download.request.fields;
const answered = download.response.fields;

const ReverseInvoiceFile = builder.objectRef<FileView>('ReverseInvoiceFile').implement({
  description: 'The file of a reverse invoice (反向开票).',
  fields: (t) => ({
    // The stored text is masked already.
    format: t.expose(
      'format',
      fieldOutput(
        { ...answered.format, pii: null },
        { addition: '`document.mediaType` is the type of the file.' },
      ),
    ),
    isMock: t.expose('isMock', fieldOutput(answered.isMock)),
    document: t.expose('document', {
      type: Document,
      description: 'Link to the file that this service stores.',
    }),
  }),
});

query(ReverseInvoiceFile, {
  name: 'reverseInvoiceFile',
  description:
    'The file of an invoice that is done: fetched from the platform, checked, and served as a document. Null only with an error.',
  endpoint: download,
  args: {
    orderId: fieldArg(orderId),
    format: fieldArg(format),
    redOrBlue: fieldArg(redOrBlue),
  },
  run: (context, question) => fetchFile(context, question),
});

async function fetchFile(
  context: Context,
  question: Sent<(typeof download)['request']>,
): Promise<FileView> {
  const answer = await context.platform.call(download, question);
  const { content, isMock } = answer;
  const { format } = maskDecoded(download.response, answer, numbersAmong(question));
  const kept = await storedFile(context.app.documents.storeBytes(question.orderId, content));
  const [document] = withLinks(context, [kept]);
  if (document === undefined) throw new Error('One file has one link.');
  return { format, isMock, document };
}
