import { endpoint } from '../../../platform/endpoint.ts';
import { fileContent, hidden, integer, record, text } from '../../../platform/record/index.ts';
import { fileCode, rawAnswer, unionId } from './members.ts';

/** Document 3, section 4.2: under 10 MB, which is taken as 10 MiB. */
const LARGEST_BYTES = 10 * 1024 * 1024 - 1;

const fileToUpload = record('UploadContractFileInput', 'A contract, or a template of one.', {
  unionId: unionId('unionId', 'the enterprise that will start the signing'),
  file: fileContent('file', {
    formats: ['pdf', 'doc', 'docx'],
    largestBytes: LARGEST_BYTES,
    doc: 'The file: PDF, DOC or DOCX, under 10 MB. Export templates to PDF with a major office suite; what one alternative tool writes does not take keywords.',
  }),
  name: hidden(text('fileName', { doc: 'What the client called it.' })),
  suffix: hidden(text('fileSuffix', { doc: 'Its format.' })),
  kind: hidden(integer('fileType', { doc: '1: a contract, the only kind there is.' })),
});

const uploadedContract = record('UploadedContractFile', 'A contract in the signing system.', {
  fileCode,
  raw: rawAnswer,
});

/** Free. Another upload gives another code, and the first one stays good. */
export const uploadFile = endpoint({
  path: '/api/v1/esign/file/upload',
  answer: 'signing',
  request: fileToUpload,
  response: uploadedContract,
  billed: null,
  effect: 'repeatable',
  timeoutMs: 120_000,
});
