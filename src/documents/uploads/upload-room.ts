import { readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { LARGEST_UPLOAD, UploadRejected } from './upload-rejected.ts';

/** Extension of files that are being received. */
export const UNFINISHED = '.part';

/** Limits of the space for files that clients send. */
export interface UploadRoomOptions {
  readonly folder: string;
  /** Byte limit for all files of a tenant together. */
  readonly bytesFor: (tenant: string) => number;
  /** Bytes that must stay free on the disk, because the journal may be on the same disk. */
  readonly leastFreeBytes: number;
}

/** A file that is being received; its bytes are counted as they arrive. */
export interface Arrival {
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
export class UploadRoom {
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
