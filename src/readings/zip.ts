import { type UnzipFileInfo, unzipSync } from 'fflate';
import { Unreadable } from './reading.ts';

/** Bounds of an archive. */
interface ZipBounds {
  readonly files: number;
  /** Total of all unpacked files. */
  readonly bytes: number;
}

/** Files of a ZIP archive by name, without folders. Throws `Unreadable` beyond the limits, before unpacking anything. */
export function unzip(
  bytes: Uint8Array,
  bounds: ZipBounds,
  isWanted: (name: string) => boolean,
): ReadonlyMap<string, Uint8Array> {
  let [files, total] = [0, 0];
  // An entry gets as much memory as the directory declares; a longer entry is cut off there.
  const filter = ({ name, originalSize }: UnzipFileInfo): boolean => {
    if (name.endsWith('/') || !isWanted(name)) return false;
    files += 1;
    total += originalSize;
    if (files > bounds.files || total > bounds.bytes) throw new Unreadable('TOO_MUCH');
    return true;
  };
  try {
    return new Map(Object.entries(unzipSync(bytes, { filter })));
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable('DAMAGED', { cause: error });
  }
}
