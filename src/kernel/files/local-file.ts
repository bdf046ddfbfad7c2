/** File on this machine's disk, between the response that contained it and its store, which may move it. */
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

/** Bytes of a file: short files in memory, long ones on the disk. */
export type FileBytes = Buffer | LocalFile;

/** Receives a file piece by piece. */
export interface FileSink {
  write(bytes: Buffer): void;
  /** True while the disk has not yet taken the written bytes. */
  readonly isBehind: boolean;
  /** Rejects if the file could not be written. */
  finish(): Promise<LocalFile>;
  /** Removes the written bytes, finished or not, unless the file was moved away. */
  discard(): void;
}

/** Begins a file; `drained` is called each time that the disk has caught up. */
export type OpenSink = (drained: () => void) => FileSink;
