import { rm } from 'node:fs/promises';
import { z } from 'zod';
import { type FileBytes, LocalFile, type OpenSink } from '../kernel/files/local-file.ts';
import type { Log } from '../kernel/log/log.ts';
import type { Measurements } from '../kernel/log/measurements.ts';
import { files } from '../messages/files.ts';
import { DocumentFailure, type Fetcher } from './fetch/fetcher.ts';
import { type Table, type TableFormat, writeTable } from './tables/tables.ts';
import { endsOf } from './uploads/upload-formats.ts';
import { type Format, formatOf, formatOfBytes, isOfFormat, mediaTypeOf } from './formats.ts';
import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';

/** Byte range of an object; both ends are inclusive, as in a `Range` header. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/**
 * Store of bytes under paths of letters, digits, dots, hyphens and slashes. A failed call can be retried: writing the
 * same bytes to the same path again changes nothing.
 */
export interface ObjectStore {
  /** Resolves when the object is durable and every reader sees all of it. May move a local file away. */
  put(path: string, bytes: FileBytes): Promise<void>;
  /** The length in bytes; null if the path has no object. */
  size(path: string): Promise<number | null>;
  /** Reads the range, or the whole object without one. Rejects if the path has no object. */
  read(path: string, range?: ByteRange): Promise<Readable>;
  close(): Promise<void>;
}

/** Stored files, addressed by the hash of their content. Files are never removed. */
export interface Archive {
  /** Stores a file; the same bytes are stored only once. Resolves with their lower-case hex SHA-256. */
  keep(bytes: FileBytes): Promise<string>;
  /** The length of a file in bytes; null if it is not stored. */
  size(sha256: string): Promise<number | null>;
  read(sha256: string, range?: ByteRange): Promise<Readable>;
}

export function createArchive(store: ObjectStore): Archive {
  return {
    async keep(bytes) {
      const isLocal = bytes instanceof LocalFile;
      const sha256 = isLocal ? bytes.sha256 : createHash('sha256').update(bytes).digest('hex');
      const byteSize = isLocal ? bytes.byteSize : bytes.length;
      const path = pathOf(sha256);
      // A store writes an object completely or not at all, so another length means damage from outside.
      if ((await store.size(path)) !== byteSize) await store.put(path, bytes);
      return sha256;
    },
    size: (sha256) => store.size(pathOf(sha256)),
    read: (sha256, range) => store.read(pathOf(sha256), range),
  };
}

/** Path of a file in the store. 256 subfolders keep any single folder from holding millions of files. */
export function pathOf(sha256: string): string {
  return `files/${sha256.slice(0, 2)}/${sha256}`;
}

const storedDocument = z.object({
  /** File name under which clients download it, including the extension of its format. */
  name: z.string(),
  mediaType: z.string(),
  byteSize: z.number(),
  /** Lower-case hex. */
  sha256: z.string(),
});

/** Parses a list of files from a snapshot of the journal. */
export const storedDocuments = z.array(storedDocument);

/** A stored file. */
export type StoredDocument = Readonly<z.infer<typeof storedDocument>>;

/** A file to be stored. */
interface WantedDocument {
  readonly format: Format;
  /** File name in the store, without an extension. */
  readonly title: string;
  /** Null if the platform named no address. */
  readonly address: string | null;
}

/** Stores files that the platform makes available for a limited time only. */
export interface Documents {
  /** False while so many fetches are running that another would slow all of them down. The caller retries later. */
  hasRoom(): boolean;
  /**
   * Fetches a file, checks its format and stores it. Throws `DocumentFailure` if the file cannot be fetched at the
   * moment, for any reason. Throws another error only when the service is stopping.
   */
  keep(wanted: WantedDocument): Promise<StoredDocument>;
  /**
   * Stores a file returned inside a platform response and removes the received copy; the bytes reveal the format.
   * Throws `DocumentFailure` if the format is unknown or differs from the given `format`, or if storing fails.
   */
  storeBytes(title: string, bytes: FileBytes, format?: Format): Promise<StoredDocument>;
  /**
   * Writes a table to the disk, then stores it. Rejects with the error of its rows, or with `DocumentFailure` if
   * storing fails. A failure leaves no file behind.
   */
  storeTable(title: string, format: TableFormat, table: Table): Promise<StoredDocument>;
  /** Finds a stored file by its hash and file name; null if there is none. */
  find(file: Pick<StoredDocument, 'sha256' | 'name'>): Promise<StoredDocument | null>;
  /** Aborts running fetches and starts no more. */
  stop(): void;
}

/** File name of a document, including the extension of its format. */
export function documentName({ title, format }: Pick<WantedDocument, 'title' | 'format'>): string {
  return `${title.replaceAll(/[^\w.-]/g, '_')}.${format}`;
}

interface DocumentsOptions {
  readonly archive: Archive;
  readonly fetcher: Fetcher;
  /** Receives files before they are stored. */
  readonly openSink: OpenSink;
  readonly log: Log;
  readonly measurements: Pick<Measurements, 'documents'>;
}

/** Limit of concurrent fetches: each may hold a file of the largest size in memory. */
const MAX_AT_ONCE = 12;

export function createDocuments({
  archive,
  fetcher,
  openSink,
  log,
  measurements,
}: DocumentsOptions): Documents {
  const stopping = new AbortController();
  let underWay = 0;

  async function fetchAll({ format, address }: WantedDocument): Promise<Buffer> {
    if (address === null) throw new DocumentFailure(files.noAddress);
    const { bytes, contentType } = await fetcher.fetch(address, stopping.signal);
    if (isOfFormat(format, contentType, bytes)) return bytes;
    throw new DocumentFailure(files.notWhole({ format }));
  }

  function failToStore(error: unknown): never {
    const reason = error instanceof Error ? error.message : 'unknown';
    log.error('failed to store a document', { reason });
    throw new DocumentFailure(files.notStored, { cause: error });
  }

  const stored = async (
    title: string,
    format: Format,
    bytes: FileBytes,
  ): Promise<StoredDocument> => ({
    name: documentName({ title, format }),
    mediaType: mediaTypeOf(format),
    byteSize: bytes instanceof LocalFile ? bytes.byteSize : bytes.length,
    sha256: await archive.keep(bytes).catch(failToStore),
  });

  async function logged(
    format: string,
    keep: () => Promise<StoredDocument>,
  ): Promise<StoredDocument> {
    try {
      const kept = await keep();
      measurements.documents.labels('kept').inc();
      return kept;
    } catch (error) {
      if (error instanceof DocumentFailure) {
        measurements.documents.labels('failed').inc();
        log.warn('a document was not stored', { format, reason: error.message });
      }
      throw error;
    }
  }

  return {
    hasRoom: () => underWay < MAX_AT_ONCE,
    async keep(wanted) {
      const { format, title } = wanted;
      underWay += 1;
      try {
        return await logged(format, async () => stored(title, format, await fetchAll(wanted)));
      } finally {
        underWay -= 1;
      }
    },
    storeBytes: (title, bytes, wanted) =>
      logged(wanted ?? 'file', async () => {
        try {
          const format = formatOfBytes(await endsOf(bytes));
          if (format !== null && format === (wanted ?? format)) {
            return await stored(title, format, bytes);
          }
          throw new DocumentFailure(
            wanted === undefined ? files.notWholeFile : files.notWholeFormat({ format: wanted }),
          );
        } finally {
          if (bytes instanceof LocalFile) await rm(bytes.path, { force: true });
        }
      }),
    storeTable(title, tableFormat, table) {
      const format = tableFormat === 'CSV' ? 'csv' : 'xlsx';
      return logged(format, async () => {
        const file = await collected(openSink, writeTable(tableFormat, table), failToStore);
        try {
          return await stored(title, format, file);
        } finally {
          await rm(file.path, { force: true });
        }
      });
    },
    async find({ sha256, name }) {
      const format = formatOf(name);
      const byteSize = format && (await archive.size(sha256));
      if (format === null || byteSize === null) return null;
      return { name, mediaType: mediaTypeOf(format), byteSize, sha256 };
    },
    stop: () => stopping.abort(new Error('the service is stopping')),
  };
}

/** Collects chunks into a file on this machine's disk. */
async function collected(
  openSink: OpenSink,
  chunks: AsyncIterable<Uint8Array>,
  failToStore: (error: unknown) => never,
): Promise<LocalFile> {
  let goOn: (() => void) | null = null;
  const sink = openSink(() => goOn?.());
  try {
    for await (const chunk of chunks) {
      sink.write(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength));
      if (sink.isBehind) await new Promise<void>((resolve) => (goOn = resolve));
    }
    return await sink.finish().catch(failToStore);
  } catch (error) {
    sink.discard();
    throw error;
  }
}
