import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** The forms in which a file lies there, in the order of preference; `identity` is the file itself. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const;

/** The form in which a file is sent. */
export type Encoding = (typeof ENCODINGS)[number];

const webFile = z.object({
  /** Its media type. */
  type: z.string(),
  sha256: z.string(),
  /** Bytes in each form that there is. */
  sizes: z.object({ identity: z.number(), br: z.number().optional(), gzip: z.number().optional() }),
});

/** A file of the pages, as `scripts/build-web.ts` lists it. */
export type WebFile = z.output<typeof webFile>;

const list = z.record(z.string(), webFile);

/** Finds a file of the pages by its name; null for a name that is not listed, and where nothing was built. */
export type FindWebFile = (name: string) => Promise<WebFile | null>;

/** List of the build in a folder, read again after a new build: the files themselves stay on disk. */
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
