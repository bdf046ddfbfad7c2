import { closeSync, existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyPart, SentFile } from '../sent-file.ts';

/** Part of a stored file, from `start` to before `end`, and the bytes after it. */
export interface Extension {
  readonly start: number;
  readonly end: number;
  readonly added: Uint8Array;
}

/** Whole files by name, for content that is too long for a value of a collection. */
export interface FileStore {
  /** Null if there is no file of that name. */
  read(name: string): Buffer | null;
  /** Path of a file; null if there is no file of that name. */
  locate(name: string): string | null;
  write(name: string, content: Buffer | SentFile): void;
  /** Stores an extension of the file `from` as another file; a large one is not loaded into memory. */
  extend(from: string, to: string, extension: Extension): void;
}

/** Files in a folder, which is created if missing. */
export function openFileStore(folder: string): FileStore {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const pathOf = (name: string): string => join(folder, encodeURIComponent(name));
  const writeParts = (name: string, write: (file: number) => void): void => {
    const file = openSync(pathOf(name), 'w', 0o600);
    try {
      write(file);
    } finally {
      closeSync(file);
    }
  };
  return {
    read(name) {
      try {
        return readFileSync(pathOf(name));
      } catch {
        return null;
      }
    },
    locate: (name) => (existsSync(pathOf(name)) ? pathOf(name) : null),
    write(name, content) {
      if (content instanceof SentFile) writeParts(name, (file) => content.copyTo(file));
      else writeFileSync(pathOf(name), content, { mode: 0o600 });
    },
    extend(from, to, { start, end, added }) {
      writeParts(to, (file) => {
        const original = openSync(pathOf(from), 'r');
        try {
          copyPart(original, file, start, end);
        } finally {
          closeSync(original);
        }
        writeFileSync(file, added);
      });
    },
  };
}
