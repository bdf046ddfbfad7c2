import { readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { LARGEST_UPLOAD, UploadRejected } from './upload-rejected.ts';

/** The ending of files that are being received. */
export const UNFINISHED = '.part';

/** The limits of the room for files that clients send. */
export interface UploadRoomOptions {
  readonly folder: string;
  /** The most bytes that a tenant's files have together. */
  readonly bytesFor: (tenant: string) => number;
  /** Bytes that stay free on the disk, as the journal may lie on it, too. */
  readonly leastFreeBytes: number;
}

/** A file on its way; the bytes that it takes are counted from the first one on. */
export interface Arrival {
  /** Throws `UploadRejected` when the tenant's files become too many. */
  take(bytes: number): void;
  /** Its bytes are counted where it is stored from now on, or nowhere. */
  end(isKept: boolean): void;
}

interface Used {
  /** Bytes of the files that were found, and of those that were finished since. */
  kept: number;
  arriving: number;
}

/**
 * The room for files of clients: so much for each tenant, and for all as long as the disk has some left. Files of other
 * instances in the same folder count, too: their names say whose they are and how long.
 */
export class UploadRoom {
  readonly #options: UploadRoomOptions;
  readonly #used = new Map<string, Used>();
  /** Names of unfinished files of this process, which are counted as they grow. */
  readonly #own = new Set<string>();

  constructor(options: UploadRoomOptions) {
    this.#options = options;
  }

  /** Throws `UploadRejected` if there is no room for so many bytes; `null` if the number is unknown. */
  async admit(tenant: string, bytes: number | null): Promise<void> {
    const { folder, leastFreeBytes } = this.#options;
    const used = await this.#measure(tenant);
    this.#check(tenant, used, bytes ?? 1);
    const { bavail, bsize } = await statfs(folder);
    if (bavail * bsize - (bytes ?? LARGEST_UPLOAD) < leastFreeBytes)
      throw new UploadRejected('disk-full');
  }

  /** Begins to count a file under the name that it has until it is finished. */
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

  /** 0 for a file of another instance, and for one of our own that still grows. */
  async #lengthOf(name: string, tenant: string): Promise<number> {
    const [, owner, length] = name.split('.');
    if (owner !== tenant || this.#own.has(name)) return 0;
    if (!name.endsWith(UNFINISHED)) return Number(length);
    const found = await stat(join(this.#options.folder, name)).catch(() => null);
    return found?.size ?? 0;
  }
}
