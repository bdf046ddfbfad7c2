/** File on this machine's disk on its way from a response to its store, which may move it. */
export class LocalFile {
  readonly path: string;
  readonly byteSize: number;
  /** Lower-case hex. */
  readonly sha256: string;

  constructor(path: string, byteSize: number, sha256: string) {
    this.path = path;
    this.byteSize = byteSize;
    this.sha256 = sha256;
  }
}

/** The bytes of a file: short ones in memory, long ones on the disk. */
export type FileBytes = Buffer | LocalFile;

/** Takes a file in piece by piece. */
export interface FileSink {
  write(bytes: Buffer): void;
  /** True while the disk has not taken what was written. */
  readonly isBehind: boolean;
  /** Rejects when the file could not be written. */
  finish(): Promise<LocalFile>;
  /** Removes what was written, finished or not, unless it was moved away. */
  discard(): void;
}

/** Begins a file; `drained` is called each time that it is no longer behind. */
export type OpenSink = (drained: () => void) => FileSink;
