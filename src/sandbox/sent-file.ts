import { readSync } from 'node:fs';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomId } from '../kernel/ids.ts';

/** A file that a request brought along in base64, put aside while it arrived. */
export class SentFile {
  readonly #file: FileHandle;
  #byteSize = 0;

  private constructor(file: FileHandle) {
    this.#file = file;
  }

  /** Its place on the disk has no name, so that nothing of it outlives the process. */
  static async create(): Promise<SentFile> {
    const path = join(tmpdir(), `fapiao-graph-${randomId()}`);
    const file = await open(path, 'wx+', 0o600);
    await rm(path);
    return new SentFile(file);
  }

  async append(bytes: Buffer): Promise<void> {
    await this.#file.write(bytes, 0, bytes.length, this.#byteSize);
    this.#byteSize += bytes.length;
  }

  /** The whole of it. Only while the request is being answered. */
  read(): Buffer {
    const bytes = Buffer.allocUnsafe(this.#byteSize);
    for (let at = 0; at < bytes.length;) {
      at += readSync(this.#file.fd, bytes, at, bytes.length - at, at);
    }
    return bytes;
  }

  async close(): Promise<void> {
    await this.#file.close();
  }
}
