import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { codeOf } from '../../kernel/errors.ts';
import type { Clock } from '../../kernel/time/clock.ts';
import { keyedDigest, type NewId, isSigned, type Secrets } from '../../kernel/ids.ts';
import type { Measurements } from '../../kernel/log/measurements.ts';
import { withoutUnseen } from '../../kernel/text/unreadable.ts';
import {
  type FileClaims,
  readFileId,
  UploadedFile,
  writeFileId,
} from '../../kernel/files/uploaded-file.ts';
import { uploadFormatOf, LARGEST_UPLOAD, UploadRejected } from './upload-formats.ts';

/** Lifetime of a file's id: the same as that of a download link. */
const VALID_MS = 60 * 60_000;

/** A file stays longer than its id, because the client that opened it in time may still be sending it. */
const STAYS_MS = VALID_MS + 30 * 60_000;

/** A file that is being received keeps growing, so one unchanged for this long was left behind by a crash. */
const ABANDONED_MS = 5 * 60_000;

/** Separates these digests from others made with the same secret. */
const PURPOSE = 'upload';

/** A file that a client sent, and the id by which its operations name it. */
export interface Upload extends Omit<FileClaims, 'tenant' | 'key'> {
  readonly id: string;
}

/**
 * Files on their way from clients to the platform. They are stored on disk while their id is valid, and never held
 * completely in memory. The id contains the file's format and path under a digest that only this service can make. Any
 * instance with the same secret and folder accepts it.
 */
export interface Uploads {
  /**
   * Throws `UploadRejected` if a body of this many bytes would not fit, before any of it is read. Null if its length is
   * unknown.
   */
  admit(tenant: string, bytes: number | null): Promise<void>;
  /**
   * Writes a file to disk while it arrives. Throws `UploadRejected` as soon as it is too large or the space is used up,
   * or at its end if its format is not accepted. No part of it stays stored then, nor if `source` fails.
   */
  receive(
    source: AsyncIterable<Buffer>,
    from: { readonly tenant: string; readonly name: string },
  ): Promise<Upload>;
  /** The file with this id; null unless the id was made here for this tenant and is still valid. */
  open(tenant: string, id: string): Promise<UploadedFile | null>;
  /** Removes a file before it expires. */
  remove(id: string): Promise<void>;
  /** Removes expired files, and files left behind by a crash. */
  sweep(): Promise<void>;
}

interface UploadsOptions extends UploadRoomOptions {
  /** Created if missing, readable by this user only. */
  readonly folder: string;
  /** Secrets that sign ids; see `Secrets`. */
  readonly secrets: Secrets;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly measurements: Pick<Measurements, 'uploads' | 'uploadBytes'>;
  /** Example files by id (`example-….pdf`), available to every tenant without an upload. */
  readonly examples?: ReadonlyMap<string, Buffer>;
}

/** Rejects if the folder cannot be created. */
export async function openUploads(options: UploadsOptions): Promise<Uploads> {
  const { folder, secrets, clock, newId, measurements } = options;
  /** Creates the folder, which may have been removed since the start. */
  const makeFolder = (): Promise<unknown> => mkdir(folder, { recursive: true, mode: 0o700 });
  const room = new UploadRoom(options);

  const digestOf = (claims: string): string => keyedDigest(secrets.current, PURPOSE, claims);
  const pathOf = (key: string): string => join(folder, key);

  /** Claims of an id that was made here. */
  function genuine(id: string): FileClaims | null {
    const read = readFileId(id);
    return read !== null && isSigned(secrets, read.digest, PURPOSE, read.written)
      ? read.claims
      : null;
  }

  const uploads: Uploads = {
    async admit(tenant, bytes) {
      await makeFolder();
      await room.admit(tenant, bytes);
    },

    async receive(source, { tenant, name }) {
      await makeFolder();
      const expiresAt = clock.now() + VALID_MS;
      // The key contains expiry, tenant and length, so sweeping and counting need no other source.
      const keyOf = (length: number): string => [staysUntil, tenant, length, id].join('.');
      const [staysUntil, id] = [clock.now() + STAYS_MS, newId()];
      const partName = keyOf(0) + UNFINISHED;
      const unfinished = pathOf(partName);
      const arrival = await room.begin(tenant, partName);
      let isStored = false;
      try {
        const counted = counting(source, measurements.uploadBytes);
        const { format, ...content } = await write(unfinished, counted, arrival);
        const key = keyOf(content.byteSize);
        await rename(unfinished, pathOf(key));
        isStored = true;
        measurements.uploads.labels('kept').inc();
        const facts = { format, name: nameWithEnding(name, format), ...content, expiresAt };
        return { ...facts, id: writeFileId({ ...facts, tenant, key }, digestOf) };
      } catch (fault) {
        const error = isFull(fault) ? new UploadRejected('disk-full') : fault;
        measurements.uploads.labels(error instanceof UploadRejected ? 'refused' : 'failed').inc();
        await rm(unfinished, { force: true });
        throw error;
      } finally {
        arrival.end(isStored);
      }
    },

    async open(tenant, id) {
      const example = options.examples?.get(id);
      if (example !== undefined) return exampleFile(id, example);
      const claims = genuine(id);
      if (claims === null || claims.tenant !== tenant || claims.expiresAt <= clock.now()) {
        return null;
      }
      const path = pathOf(claims.key);
      const found = await stat(path).catch(() => null);
      if (found?.size !== claims.byteSize) return null;
      return new UploadedFile(claims, () => createReadStream(path));
    },

    async remove(id) {
      const claims = genuine(id);
      if (claims !== null) await rm(pathOf(claims.key), { force: true });
    },

    async sweep() {
      await makeFolder();
      for (const name of await readdir(folder)) {
        const path = join(folder, name);
        const isOver = name.endsWith(UNFINISHED)
          ? await isAbandoned(path)
          : Number.parseInt(name, 10) <= clock.now();
        if (isOver) await rm(path, { force: true });
      }
    },
  };
  await uploads.sweep();
  return uploads;
}

function exampleFile(name: string, bytes: Buffer): UploadedFile {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const facts = { format: 'pdf', name, byteSize: bytes.length, sha256 } as const;
  return new UploadedFile(facts, () => Readable.from([bytes]));
}

/** True if the disk, or this user's share of it, has filled up since the file was admitted. */
function isFull(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT'].includes(codeOf(error));
}

async function* counting(
  source: AsyncIterable<Buffer>,
  bytes: Measurements['uploadBytes'],
): AsyncGenerator<Buffer> {
  for await (const chunk of source) {
    bytes.inc(chunk.length);
    yield chunk;
  }
}

async function write(
  path: string,
  source: AsyncIterable<Buffer>,
  arrival: Pick<Arrival, 'take'>,
): Promise<Pick<FileClaims, 'format' | 'byteSize' | 'sha256'>> {
  const file = await open(path, 'wx+', 0o600);
  try {
    const hash = createHash('sha256');
    let byteSize = 0;
    for await (const chunk of source) {
      byteSize += chunk.length;
      if (byteSize > LARGEST_UPLOAD) throw new UploadRejected('too-large');
      arrival.take(chunk.length);
      hash.update(chunk);
      await file.writeFile(chunk);
    }
    const format = await uploadFormatOf(file, byteSize);
    if (format === null) throw new UploadRejected('unknown-format');
    return { format, byteSize, sha256: hash.digest('hex') };
  } finally {
    await file.close();
  }
}

/** Clients send paths, wrong extensions or no name. Slashes and invisible characters are removed. */
function nameWithEnding(name: string, format: FileClaims['format']): string {
  const [last = ''] = name.split(/[/\\]/).slice(-1);
  const title = withoutUnseen(last)
    .replace(/\.(?:pdf|docx?|ofd|xml|zip|png|jpe?g|csv|xlsx)$/i, '')
    .trim();
  return `${Array.from(title).slice(0, 100).join('') || 'file'}.${format}`;
}

/** Compares with the disk's time, which is the machine's. A missing file was removed by another instance. */
async function isAbandoned(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => null);
  return found !== null && Date.now() - found.mtimeMs > ABANDONED_MS;
}

/** Extension of files that are being received. */
const UNFINISHED = '.part';

/** Limits of the space for files that clients send. */
interface UploadRoomOptions {
  readonly folder: string;
  /** Byte limit for all files of a tenant together. */
  readonly bytesFor: (tenant: string) => number;
  /** Bytes that must stay free on the disk, because the journal may be on the same disk. */
  readonly leastFreeBytes: number;
}

/** A file that is being received; its bytes are counted as they arrive. */
interface Arrival {
  /** Throws `UploadRejected` when the tenant's files exceed the limit. */
  take(bytes: number): void;
  /** Ends the count: a stored file is counted by its name from now on, any other not at all. */
  end(isKept: boolean): void;
}

interface Used {
  /** Bytes of the files found by the last scan, and of files finished since. */
  kept: number;
  arriving: number;
}

/**
 * Disk space for files of clients: a limit for each tenant, and a minimum of free space for all. Files of other
 * instances in the same folder count, too: their names contain tenant and length.
 */
class UploadRoom {
  readonly #options: UploadRoomOptions;
  readonly #used = new Map<string, Used>();
  /** Names of this process' unfinished files, which are counted as they grow. */
  readonly #own = new Set<string>();

  constructor(options: UploadRoomOptions) {
    this.#options = options;
  }

  /** Throws `UploadRejected` if there is no room for this many bytes; null if the number is unknown. */
  async admit(tenant: string, bytes: number | null): Promise<void> {
    const { folder, leastFreeBytes } = this.#options;
    const used = await this.#measure(tenant);
    this.#check(tenant, used, bytes ?? 1);
    const { bavail, bsize } = await statfs(folder);
    if (bavail * bsize - (bytes ?? LARGEST_UPLOAD) < leastFreeBytes)
      throw new UploadRejected('disk-full');
  }

  /** Starts to count a file under its temporary name. */
  async begin(tenant: string, unfinished: string): Promise<Arrival> {
    this.#own.add(unfinished);
    const used = this.#used.get(tenant) ?? (await this.#measure(tenant));
    let taken = 0;
    return {
      take: (bytes) => {
        taken += bytes;
        used.arriving += bytes;
        this.#check(tenant, used, 0);
      },
      end: (isKept) => {
        this.#own.delete(unfinished);
        used.arriving -= taken;
        if (isKept) used.kept += taken;
      },
    };
  }

  #check(tenant: string, { kept, arriving }: Used, more: number): void {
    const most = this.#options.bytesFor(tenant);
    if (kept + arriving + more > most) throw new UploadRejected('no-room', most);
  }

  async #measure(tenant: string): Promise<Used> {
    const names = await readdir(this.#options.folder);
    const lengths = await Promise.all(names.map((name) => this.#lengthOf(name, tenant)));
    const used = this.#used.get(tenant) ?? { kept: 0, arriving: 0 };
    used.kept = lengths.reduce((sum, length) => sum + length, 0);
    this.#used.set(tenant, used);
    return used;
  }

  /** Returns 0 for a file of another tenant, and for an unfinished file of this process, which is counted as it grows. */
  async #lengthOf(name: string, tenant: string): Promise<number> {
    const [, owner, length] = name.split('.');
    if (owner !== tenant || this.#own.has(name)) return 0;
    if (!name.endsWith(UNFINISHED)) return Number(length);
    const found = await stat(join(this.#options.folder, name)).catch(() => null);
    return found?.size ?? 0;
  }
}
