import { BoundedWorker } from '../kernel/bounded-worker.ts';
import type { UploadedFile } from '../kernel/files/uploaded-file.ts';
import type { FileReading } from './reading.ts';

/** The longest file that is read. */
export const LARGEST_READABLE = 10 * 1024 * 1024;

/** Of bytes outside the heap: the file, what is unpacked from it, and the pixels of one picture. */
const BUFFERS_MIB = 180;

/** Reads invoices from the files that clients send. */
export interface Readings {
  /**
   * Reads a file of at most `LARGEST_READABLE`, after those that came before it: a file that waits is on the disk. One that
   * takes too long or too much memory is reported as `TOO_MUCH`.
   */
  read(file: Pick<UploadedFile, 'read'>): Promise<FileReading>;
}

export function createReadings(): Readings {
  const worker = new BoundedWorker<Uint8Array>(new URL('reading-thread.ts', import.meta.url), {
    longestMs: 8_000,
    heapMib: 160,
  });
  let last: Promise<unknown> = Promise.resolve();

  async function readNow(file: Pick<UploadedFile, 'read'>): Promise<FileReading> {
    const chunks: Buffer[] = [];
    for await (const chunk of file.read()) chunks.push(chunk);
    const read = await worker.perform(Uint8Array.from(Buffer.concat(chunks)), BUFFERS_MIB);
    const nothing = { invoices: [], unread: [{ fileName: null, problem: 'TOO_MUCH' as const }] };
    return (read as FileReading | null) ?? nothing; // the answer of `reading-thread.ts`
  }

  return {
    read(file) {
      const turn = last.then(() => readNow(file));
      last = turn.catch(() => undefined);
      return turn;
    },
  };
}
