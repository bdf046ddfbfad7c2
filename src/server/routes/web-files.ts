import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** Encodings in which a file may be stored, in the order of preference; `identity` is the file itself. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const;

/** Encoding of a response. */
export type Encoding = (typeof ENCODINGS)[number];

const webFile = z.object({
  /** Media type. */
  type: z.string(),
  sha256: z.string(),
  /** Size in bytes in each available encoding. */
  sizes: z.object({ identity: z.number(), br: z.number().optional(), gzip: z.number().optional() }),
});

/** A file of the pages, as `scripts/build-web.ts` lists it. */
export type WebFile = z.output<typeof webFile>;

const list = z.record(z.string(), webFile);

/** Finds a file of the pages by name; null if it is not listed or nothing was built. */
export type FindWebFile = (name: string) => Promise<WebFile | null>;

/** Reads the list of a build, again after a new build; the files themselves stay on disk. */
export function createWebFiles(folder: string): FindWebFile {
  const path = join(folder, 'files.json');
  let known: ReadonlyMap<string, WebFile> = new Map();
  let knownSince = 0;
  return async (name) => {
    const builtAt = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => null,
    );
    if (builtAt === null) return null;
    if (builtAt !== knownSince) {
      known = new Map(Object.entries(list.parse(JSON.parse(await readFile(path, 'utf8')))));
      knownSince = builtAt;
    }
    return known.get(name) ?? null;
  };
}
