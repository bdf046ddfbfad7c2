import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Clock } from '../../kernel/time/clock.ts';
import { keyedDigest, type NewId } from '../../kernel/ids.ts';
import { isSigned, type Secrets } from '../../kernel/privacy/secrets.ts';
import type { Measurements } from '../../kernel/log/measurements.ts';
import { withoutUnseen } from '../../kernel/text/unreadable.ts';
import {
  type FileClaims,
  readFileId,
  UploadedFile,
  writeFileId,
} from '../../kernel/files/uploaded-file.ts';
import { uploadFormatOf } from './upload-formats.ts';
import { LARGEST_UPLOAD, UploadRejected } from './upload-rejected.ts';
import { type Arrival, UNFINISHED, UploadRoom, type UploadRoomOptions } from './upload-room.ts';

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

export interface UploadsOptions extends UploadRoomOptions {
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
      } catch (error) {
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
