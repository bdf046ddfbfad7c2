import { answerWith } from '../children.ts';
import { readWhole } from '../sent-file.ts';
import { signed } from './sign.ts';
import { placesIn } from './text.ts';
import type { PdfTask } from './work.ts';

answerWith((sent) => {
  const { source, ...task } = sent as PdfTask; // `work.ts` sends only these
  // A Buffer arrives as a Buffer, which pdfjs does not accept.
  const bytes = typeof source === 'string' ? readWhole(source) : Uint8Array.from(source);
  if ('keywords' in task) return placesIn(bytes, task.keywords);
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return signed(file, task.by, task.at);
});
