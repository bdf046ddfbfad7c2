import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Whole files by name, for what is too long to be a value of a collection. */
export interface FileStore {
  /** Null when there is none of that name. */
  read(name: string): Buffer | null;
  write(name: string, bytes: Buffer): void;
}

/** Files in a folder, which is created where missing; null keeps them in memory. */
export function openFileStore(folder: string | null): FileStore {
  if (folder === null) return inMemory();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const pathOf = (name: string): string => join(folder, encodeURIComponent(name));
  return {
    read(name) {
      try {
        return readFileSync(pathOf(name));
      } catch {
        return null;
      }
    },
    write: (name, bytes) => writeFileSync(pathOf(name), bytes, { mode: 0o600 }),
  };
}

function inMemory(): FileStore {
  const files = new Map<string, Buffer>();
  return {
    read: (name) => files.get(name) ?? null,
    write: (name, bytes) => void files.set(name, bytes),
  };
}
