import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Clock } from '../../kernel/time/clock.ts';
import type { Count } from '../../kernel/log/metric-families.ts';
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

/** Lifetime of the id of a file: that of a link to one. */
const VALID_MS = 60 * 60_000;

/** A client that opened a file in time may still be sending it when its id has expired. */
const STAYS_MS = VALID_MS + 30 * 60_000;

/** A file that is being received grows all the time; what has not was left behind by a crash. */
const ABANDONED_MS = 5 * 60_000;

/** Keeps these digests apart from others that are made with the same secret. */
const PURPOSE = 'upload';

/** A file that a client sent, and the id under which its operations may name it. */
export interface Upload extends Omit<FileClaims, 'tenant' | 'key'> {
  readonly id: string;
}

/**
 * Files on their way from clients to the platform. They are stored on disk while their id is
 * valid, and never held in memory as a whole.
 *
 * The id holds the format of the file and its path, under a digest that only this service can make:
 * any instance with the same secret and the same folder understands it.
 */
export interface Uploads {
  /**
   * Throws `UploadRejected` where a body of so many bytes would not find room, before anything of it is read; null where
   * its length is not known.
   */
  admit(tenant: string, bytes: number | null): Promise<void>;
  /**
   * Writes a file to disk while it arrives. Throws `UploadRejected` as soon as it is too large or the room is used up, or at
   * its end when it is no file of a format that is taken; nothing of it is stored then, nor when
   * `source` fails.
   */
  receive(
    source: AsyncIterable<Buffer>,
    from: { readonly tenant: string; readonly name: string },
  ): Promise<Upload>;
  /** The file under an id; null unless the id was made here for this tenant and is still good. */
  open(tenant: string, id: string): Promise<UploadedFile | null>;
  /** Removes a file before its time. */
  remove(id: string): Promise<void>;
  /** Removes expired files, and leftovers of a crash. */
  sweep(): Promise<void>;
}

export interface UploadsOptions extends UploadRoomOptions {
  /** Created where missing, readable by this user only. */
  readonly folder: string;
  /** Sign ids; see `Secrets`. */
  readonly secrets: Secrets;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly measurements: Pick<Measurements, 'uploads' | 'uploadBytes'>;
  /** Example files by their ids (`example-….pdf`), which every tenant may use without sending them. */
  readonly examples?: ReadonlyMap<string, Buffer>;
}

/** Rejects when the folder cannot be had. */
export async function openUploads(options: UploadsOptions): Promise<Uploads> {
  const { folder, secrets, clock, newId, measurements } = options;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const room = new UploadRoom(options);

  const digestOf = (claims: string): string => keyedDigest(secrets.current, PURPOSE, claims);
  const pathOf = (key: string): string => join(folder, key);

  /** The claims of an id that was made here. */
  function genuine(id: string): FileClaims | null {
    const read = readFileId(id);
    return read !== null && isSigned(secrets, read.digest, PURPOSE, read.written)
      ? read.claims
      : null;
  }

  const uploads: Uploads = {
    admit: (tenant, bytes) => room.admit(tenant, bytes),

    async receive(source, { tenant, name }) {
      const expiresAt = clock.now() + VALID_MS;
      // The key says until when the file stays, whose it is and how long: sweeping and counting need no other source.
      const keyOf = (length: number): string => [staysUntil, tenant, length, id].join('.');
      const [staysUntil, id] = [clock.now() + STAYS_MS, newId()];
      const partName = keyOf(0) + UNFINISHED;
      const unfinished = pathOf(partName);
      const arrival = await room.begin(tenant, partName);
      let isStored = false;
      try {
        const counted = counting(source, measurements.uploadBytes.of());
        const { format, ...content } = await write(unfinished, counted, arrival);
        const key = keyOf(content.byteSize);
        await rename(unfinished, pathOf(key));
        isStored = true;
        measurements.uploads.of('kept').add();
        const facts = { format, name: nameWithEnding(name, format), ...content, expiresAt };
        return { ...facts, id: writeFileId({ ...facts, tenant, key }, digestOf) };
      } catch (error) {
        measurements.uploads.of(error instanceof UploadRejected ? 'refused' : 'failed').add();
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

async function* counting(source: AsyncIterable<Buffer>, bytes: Count): AsyncGenerator<Buffer> {
  for await (const chunk of source) {
    bytes.add(chunk.length);
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

/** Clients send paths, other endings, or nothing at all. Slashes and invisible characters are no part of a name. */
function nameWithEnding(name: string, format: FileClaims['format']): string {
  const [last = ''] = name.split(/[/\\]/).slice(-1);
  const title = withoutUnseen(last)
    .replace(/\.(?:pdf|docx?|ofd|xml|zip|png|jpe?g|csv|xlsx)$/i, '')
    .trim();
  return `${Array.from(title).slice(0, 100).join('') || 'file'}.${format}`;
}

/** By the disk's own time, which is the machine's. Gone meanwhile: another instance removed it. */
async function isAbandoned(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => null);
  return found !== null && Date.now() - found.mtimeMs > ABANDONED_MS;
}
