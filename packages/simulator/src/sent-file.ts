import { randomUUID } from 'node:crypto';
import { closeSync, fstatSync, openSync, readSync, writeSync } from 'node:fs';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** File that a request contained in base64, written to the disk while it arrived. */
export class SentFile {
  readonly #file: FileHandle;
  #byteSize = 0;

  private constructor(file: FileHandle) {
    this.#file = file;
  }

  /** The file has no name on the disk, so that it does not outlive the process. */
  static async create(): Promise<SentFile> {
    const path = join(tmpdir(), `fapiao-graph-${randomUUID()}`);
    const file = await open(path, 'wx+', 0o600);
    await rm(path);
    return new SentFile(file);
  }

  get byteSize(): number {
    return this.#byteSize;
  }

  /** Path by which a child process opens the file, or its bytes if there is no such path. Only while the request is open. */
  get source(): string | Uint8Array {
    return process.platform === 'linux' ? `/proc/${process.pid}/fd/${this.#file.fd}` : this.read();
  }

  async append(bytes: Buffer): Promise<void> {
    await this.#file.write(bytes, 0, bytes.length, this.#byteSize);
    this.#byteSize += bytes.length;
  }

  /** The whole content. Only while the request is open. */
  read(): Buffer {
    return Buffer.from(readWhole(this.#file.fd).buffer);
  }

  /** The first bytes. Only while the request is open. */
  head(length: number): Buffer {
    const bytes = Buffer.alloc(Math.min(length, this.#byteSize));
    return bytes.subarray(0, readSync(this.#file.fd, bytes, 0, bytes.length, 0));
  }

  /** Copies the content to an open file. Only while the request is open. */
  copyTo(descriptor: number): void {
    copyPart(this.#file.fd, descriptor, 0, this.#byteSize);
  }

  async close(): Promise<void> {
    await this.#file.close();
  }
}

/** All bytes of a file, named by its path or by an open descriptor, in a separate buffer. */
export function readWhole(file: string | number): Uint8Array<ArrayBuffer> {
  if (typeof file === 'string') {
    const descriptor = openSync(file, 'r');
    try {
      return readWhole(descriptor);
    } finally {
      closeSync(descriptor);
    }
  }
  const bytes = new Uint8Array(fstatSync(file).size);
  for (let at = 0; at < bytes.length;) {
    const count = readSync(file, bytes, at, bytes.length - at, at);
    if (count === 0) throw new RangeError('the file became shorter');
    at += count;
  }
  return bytes;
}

/** Copies the bytes from `start` to before `end` from one open file to another, a piece at a time. */
export function copyPart(from: number, to: number, start: number, end: number): void {
  const piece = Buffer.allocUnsafe(Math.min(1024 * 1024, end - start));
  for (let at = start; at < end;) {
    const count = readSync(from, piece, 0, Math.min(piece.length, end - at), at);
    if (count === 0) throw new RangeError('the file became shorter');
    for (let done = 0; done < count;) done += writeSync(to, piece, done, count - done);
    at += count;
  }
}
