import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { temporaryFolder } from '../harness.ts';
import { urlOf } from '../journal/redis-journal.ts';
import { startRedis } from '../redis-server.ts';
import type { stores } from '../stores.ts';

/** A store whose bytes a test can look at. */
export interface SearchedStore {
  readonly dataDir: string;
  readonly env: Readonly<Record<string, string>>;
  /** Everything that lies on the disk of what was written. */
  readonly bytes: () => string;
}

/** A store of the test's own, for services one after the other. */
export async function searchedStore(store: (typeof stores)[number]): Promise<SearchedStore> {
  const dataDir = await temporaryFolder();
  if (store === 'SQLite')
    return { dataDir, env: {}, bytes: () => textIn(dataDir, (file) => file.startsWith('journal')) };
  const redis = await startRedis();
  onTestFinished(() => redis.destroy());
  return {
    dataDir,
    env: { REDIS_URL: urlOf(redis), CALLBACK_SECRET: 'a secret of thirty-two characters' },
    bytes: () => textIn(redis.folder, () => true),
  };
}

/** The files below a folder, one behind the other, byte by byte. */
function textIn(folder: string, isMeant: (file: string) => boolean): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isMeant(basename(entry.name)))
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'latin1'))
    .join('\n');
}
