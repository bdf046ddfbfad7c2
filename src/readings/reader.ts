import { BoundedWorker } from '../kernel/bounded-worker.ts';
import type { UploadedFile } from '../kernel/files/uploaded-file.ts';
import { RoundRobin } from '../kernel/collections.ts';
import type { FileReading } from './reading.ts';
import type { ReadingTask } from './reading-child.ts';
import type { SpreadsheetReading, UnreadSpreadsheet } from './spreadsheet/spreadsheet.ts';

/** Size limit of a file to read. */
export const LARGEST_READABLE = 10 * 1024 * 1024;

/** Limit of memory outside the heap: the file, its unpacked contents, and the pixels of one picture. */
const BUFFERS_MIB = 180;

/** Limit of waiting files per tenant: more than a board or a script sends at once. */
const MOST_WAITING = 64;

/** The tenant has too many waiting files, so this one was not read. */
export class TooManyWaiting extends Error {
  override readonly name = 'TooManyWaiting';
}

/** Reads invoices from the files that clients send. */
export interface Readings {
  /**
   * Reads a file of at most `LARGEST_READABLE`. Tenants take turns, so many files of one tenant delay another by one
   * file only. A waiting file stays on the disk. A file that takes too long or too much memory is reported as
   * `TOO_MUCH`. Throws `TooManyWaiting`.
   */
  read(tenant: string, file: Pick<UploadedFile, 'read'>): Promise<FileReading>;
  /** Reads a list of invoices, one per row, from CSV or XLSX, with the same turns and limits. Throws `TooManyWaiting`. */
  readSpreadsheet(
    tenant: string,
    file: Pick<UploadedFile, 'read'>,
  ): Promise<SpreadsheetReading | UnreadSpreadsheet>;
}

export function createReadings(): Readings {
  const worker = new BoundedWorker<ReadingTask>(new URL('reading-child.ts', import.meta.url), {
    longestMs: 8_000,
    heapMib: 160,
  });
  const waiting = new RoundRobin<() => void>();
  let isBusy = false;

  async function inTurn<Result>(tenant: string, work: () => Promise<Result>): Promise<Result> {
    if (isBusy) {
      if (waiting.waiting(tenant) >= MOST_WAITING) throw new TooManyWaiting();
      await new Promise<void>((begin) => waiting.add(tenant, begin));
    }
    isBusy = true;
    try {
      return await work();
    } finally {
      const begin = waiting.next();
      if (begin) begin();
      else isBusy = false;
    }
  }

  /** Null for a file that takes too long or too much memory. */
  async function perform(
    as: ReadingTask['as'],
    file: Pick<UploadedFile, 'read'>,
  ): Promise<unknown> {
    const chunks: Buffer[] = [];
    for await (const chunk of file.read()) chunks.push(chunk);
    return worker.perform({ as, bytes: Uint8Array.from(Buffer.concat(chunks)) }, BUFFERS_MIB);
  }

  return {
    async read(tenant, file) {
      const nothing = { invoices: [], unread: [{ fileName: null, problem: 'TOO_MUCH' as const }] };
      const read = await inTurn(tenant, () => perform('FILE', file));
      return (read as FileReading | null) ?? nothing; // the result of `reading-child.ts`
    },

    async readSpreadsheet(tenant, file) {
      const read = await inTurn(tenant, () => perform('SPREADSHEET', file));
      return (read as SpreadsheetReading | UnreadSpreadsheet | null) ?? { problem: 'TOO_MUCH' }; // the result of `reading-child.ts`
    },
  };
}
