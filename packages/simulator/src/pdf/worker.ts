import { answerWith } from '../threads.ts';
import { readWhole } from '../sent-file.ts';
import { signed } from './sign.ts';
import { placesIn } from './text.ts';
import type { PdfTask } from './work.ts';

answerWith((sent) => {
  const { source, ...task } = sent as PdfTask; // `work.ts` sends no other
  const bytes = source instanceof Uint8Array ? source : readWhole(source);
  if ('keywords' in task) return placesIn(bytes, task.keywords);
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return signed(file, task.by, task.at);
});
