import { esignTexts } from '../texts.ts';
import { rules } from '../../../messages/rules.ts';
import { endpoint } from '../../../platform/endpoint.ts';
import * as r from '../../../platform/record/index.ts';
import { readSigningAnswer } from './answer.ts';
import { fileCode, rawAnswer, signingPartyId } from './members.ts';

/** Document 3, section 4.2: under 10 MB, interpreted as 10 MiB. */
const LARGEST_BYTES = 10 * 1024 * 1024 - 1;

/** A file name whose extension reveals the format. */
export const CONTRACT_NAME = /^[^/\\]*[^/\\.]\.(pdf|docx?)$/i;

/** The platform accepts a file or its address under the same name, `file`, which the table lists once. */
const address = {
  ...r.text('file?', {
    pattern: /^https?:\/\/\S+$/,
    hint: rules.address,
    doc: 'Address from which the platform fetches the file, in place of `file`: under 10 MB, valid for as long as the platform needs. The host must be one that the operator of this service names in `DOCUMENT_HOSTS`; where that is not set, the platform’s own or a name below it. Send any other file as `file`.',
  }),
  wire: null,
};

const fileToUpload = r.record(
  'UploadContractFileInput',
  'A contract (合同文件), or a template of one: exactly one of `file` and `url`.',
  {
    signingPartyId: signingPartyId('unionId', 'the enterprise that will start the signing'),
    file: r.fileContent('file?', {
      formats: ['pdf', 'doc', 'docx'],
      largestBytes: LARGEST_BYTES,
      doc: 'The file: PDF, DOC or DOCX, under 10 MB. Export templates to PDF with a major office suite; what one alternative tool writes does not take keywords.',
    }),
    url: address,
    name: r.derivable(
      r.text('fileName', {
        max: 200,
        pattern: CONTRACT_NAME,
        hint: esignTexts.fileName,
        doc: 'File name with its extension. Defaults to the name of the file that you sent, or the last part of the address.',
      }),
    ),
    suffix: r.hidden(r.text('fileSuffix', { doc: 'Its format.' })),
    kind: r.hidden(r.integer('fileType', { doc: '1: a contract, the only kind there is.' })),
  },
  {
    rules: [
      {
        at: 'file',
        message: esignTexts.fileOrUrl,
        holds: ({ file, url }) => (typeof file === 'string') !== (typeof url === 'string'),
      },
    ],
  },
);

const uploadedContract = r.record(
  'UploadedContractFile',
  'A contract’s file (合同文件) in the signing system.',
  {
    fileCode,
    raw: rawAnswer,
  },
);

/** Free. Each upload returns a new code; earlier codes stay valid. */
export const uploadFile = endpoint({
  path: '/api/v1/esign/file/upload',
  answer: readSigningAnswer,
  request: fileToUpload,
  response: uploadedContract,
  about: ['unionId'],
  billed: null,
  effect: 'repeatable',
  timeoutMs: 120_000,
});
